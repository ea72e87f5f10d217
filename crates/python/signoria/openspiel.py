"""OpenSpiel: every game as a `pyspiel.Game` with explicit chance, for its algorithms.

>>> import pyspiel
>>> import signoria.openspiel
>>> game = pyspiel.load_game("signoria_toy", {"players": 2})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this module registers `signoria_burgundy`, `signoria_florence` and so on. Parameters: `players`; `options`, a JSON object
as for `signoria.game`; `components`, a folder with components. Returns are those of the reward 'win' and sum up to 0.

* Seats that decide at the same time answer in seat order, without seeing each other's answers.
* The information state is a digest of all that the seat has seen and done, in order, and what it sees now: perfect recall.
* `resample_from_infostate` draws a world that the seat cannot tell from the real one, as `signoria.State.sample`. Such a state
  plays on, but has no history from the start, and so no serialised form.
* The search of OpenSpiel in Python (`open_spiel.python.algorithms.ismcts.ISMCTSBot`) is the one to use: that of its C++ library,
  `pyspiel.ISMCTSBot`, cannot resample games that are made in Python, and ends the interpreter.

Made for algorithms, not for speed: `signoria.State` and `signoria.Batch` are a hundred times as fast. Needs
`pip install signoria[openspiel]`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from signoria._signoria import Game, State, game, games

__all__ = ["SpielGame", "SpielState", "register"]

# More decisions than any game has.
_LONGEST = 10_000


class SpielGame(pyspiel.Game):
    """A box as a game of OpenSpiel."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        # OpenSpiel writes parameters into one line, where commas and brackets have a meaning: they are quoted in it.
        given: dict[str, Any] = dict(params or {})
        given = {key: unquote(value) if isinstance(value, str) else value for key, value in given.items()}
        params = {key: quote(value, safe="") if isinstance(value, str) else value for key, value in given.items()}
        self.box: Game = game(
            self.name,
            given.get("players") or None,
            json.loads(given.get("options") or "{}"),
            given.get("components") or None,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.n_actions,
            max_chance_outcomes=self.box.n_actions,
            num_players=self.box.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        if params:
            raise ValueError(f"observations take no parameters; there are {params}")
        return _Observer(self.box, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class _Memory:
    """What each seat has seen and done: a digest, and what it saw last. Views are made only when somebody asks."""

    def __init__(self, seen: list[tuple[bytes, str]], pending: list[tuple[State, int | None, int | None]]) -> None:
        self._seen = seen
        self._pending = pending

    @classmethod
    def of(cls, state: State) -> _Memory:
        return cls([(b"", "")] * state.game.players, [(state.copy(), None, None)])

    def note(self, state: State, actor: int | None, action: int) -> None:
        """Something has happened."""
        self._pending.append((state.copy(), actor, action))

    def _look(self) -> None:
        for state, actor, action in self._pending:
            for seat, (digest, last) in enumerate(self._seen):
                view = state.view_json(seat)
                if seat == actor or view != last:
                    own = str(action) if seat == actor else ""
                    digest = hashlib.sha256(b"%s\n%s\n%s" % (digest, own.encode(), view.encode())).digest()
                    self._seen[seat] = (digest, view)
        self._pending = []

    def __getitem__(self, seat: int) -> tuple[bytes, str]:
        self._look()
        return self._seen[seat]

    def __setitem__(self, seat: int, seen: tuple[bytes, str]) -> None:
        self._look()
        self._seen[seat] = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> _Memory:
        # What is noted never changes.
        return _Memory(self._seen[:], self._pending[:])


class SpielState(pyspiel.State):
    """A state of a box as OpenSpiel has it."""

    def __init__(self, of: SpielGame) -> None:
        super().__init__(of)
        self._state = of.box.start(explicit_chance=True)
        self._seen = _Memory.of(self._state)

    @property
    def state(self) -> State:
        """The state itself; a copy, so that both keep in step."""
        return self._state.copy()

    def current_player(self) -> int:
        if self._state.over:
            return pyspiel.PlayerId.TERMINAL
        if self._state.chance_due:
            return pyspiel.PlayerId.CHANCE
        seat = self._state.seat
        assert seat is not None
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._state.legal() if player == self._state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        actor = self._state.seat
        self._state.step(action)
        self._seen.note(self._state, actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._state.text(action)

    def is_terminal(self) -> bool:
        return self._state.over

    def returns(self) -> list[float]:
        return self._state.rewards("win")

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        if not 0 <= player < self._state.game.players:
            raise ValueError(f"there is no player {player}")
        digest, view = self._seen[player]
        return f"{digest.hex()}\n{view}"

    def observation_string(self, player: int | None = None) -> str:
        return self._state.view_json(self.current_player() if player is None else player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        of = self.get_game()
        world = of.new_initial_state()
        seed = int(probability_sampler() * 2**53)
        world._state = self._state.sample(player_id, seed)
        world._seen = _Memory.of(world._state)
        # What the others have seen in that world nobody can say; the seat itself has seen what it has seen.
        world._seen[player_id] = self._seen[player_id]
        return world

    def __str__(self) -> str:
        return repr(self._state) if self._state.over else self._state.describe()


class _Observer:
    """What OpenSpiel asks for observations."""

    def __init__(self, of: Game, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(of.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        state._state.observe(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


def _class_of(name: str) -> type[SpielGame]:
    box = game(name)
    least, most = box.players_range
    kind = pyspiel.GameType(
        short_name=f"signoria_{name}",
        long_name=box.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "options": "{}", "components": ""},
    )
    return type(f"SpielGame{name.capitalize()}", (SpielGame,), {"kind": kind, "name": name})


def register() -> None:
    """Registers every game with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in games():
        if f"signoria_{name}" not in known:
            one = _class_of(name)
            pyspiel.register_game(one.kind, one)


register()
