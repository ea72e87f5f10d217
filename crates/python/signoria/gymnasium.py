"""Gymnasium: one seat against bots, alone (`Env`) or many games at once (`VectorEnv`).

>>> import gymnasium
>>> import signoria.gymnasium
>>> env = gymnasium.make("signoria/Florence-v0", players=3, opponents="squire")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

Importing this module registers `signoria/Burgundy-v0`, `signoria/Florence-v0` and so on. Needs `pip install signoria[gymnasium]`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv as _VectorEnv
from gymnasium.vector.utils import batch_space

from signoria import bots
from signoria._signoria import Batch, Game, Illegal, State, games
from signoria._spaces import actions, box, numbers, render, revisions

__all__ = ["Env", "VectorEnv", "register"]

Opponent = str | Callable[[State], int]


class Env(gymnasium.Env[np.ndarray, int]):
    """One seat of a game; bots or functions play the others.

    `opponents` is one for all other seats or a list of one for each, clockwise from the own seat: a bot as in
    `signoria.bots.choose`, or a function from a state to the index of an action. `seat` is the own one; None: another one for
    each game.

    Observations are float32 (observation_size,), as `signoria.State.observe`. `action_masks()` and `info["action_mask"]` are int8
    (n_actions,). The reward comes at the end: `reward` is 'win', 'share' or 'lead' as in `signoria.State.rewards`.

    An action that is not legal ends the episode with `illegal_reward` and `info["illegal"]`, the reason in words; with
    `illegal_reward=None` it raises `signoria.Illegal`, and nothing has changed.

    `reset(seed=n)` begins the game of `Game.start(n)`; the games after it follow from the same seed.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "burgundy",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "squire",
        seat: int | None = None,
        reward: str = "win",
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.game = box(game, players, options)
        self.metadata = {**self.metadata, **revisions(self.game)}
        self.render_mode = render_mode
        others = self.game.players - 1
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * others
        if len(opponents) != others:
            raise ValueError(f"{len(opponents)} opponents for {others} seats")
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"there is no seat {seat}: 0 to {others}")
        self.opponents = list(opponents)
        self.reward = reward
        self.illegal_reward = illegal_reward
        self.game.start(0).rewards(reward)  # type: ignore[arg-type]  # a name that is none is refused here
        self.observation_space = numbers(self.game)
        self.action_space = actions(self.game)  # type: ignore[assignment]
        self.state: State | None = None
        self.seat = 0
        self._fixed = seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.game.players
        self.seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        dice = int(self.np_random.integers(2**63)) if seed is None else seed
        while True:
            self.state = self.game.start(dice)
            self._others()
            if not self.state.over:
                return self._observe(), self._info()
            # Over before the own first decision, which the rules hardly ever allow.
            dice = int(self.np_random.integers(2**63))

    def _others(self) -> None:
        """The other seats answer until the own one is asked."""
        state = self.state
        assert state is not None
        while not state.over and state.seat != self.seat:
            assert state.seat is not None
            who = self.opponents[(state.seat - self.seat - 1) % self.game.players]
            if isinstance(who, str):
                state.step(bots.choose(state, who, int(self.np_random.integers(2**63))))
            else:
                state.step(who(state))

    def _observe(self) -> np.ndarray:
        assert self.state is not None
        return self.state.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> np.ndarray:
        """What the own seat may answer, as sb3-contrib asks for it."""
        assert self.state is not None, "call reset first"
        return self.state.mask()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        state = self.state
        assert state is not None, "call reset first"
        try:
            state.step(action)
        except Illegal as error:
            if self.illegal_reward is None or state.over:
                raise
            return self._observe(), self.illegal_reward, True, False, {**self._info(), "illegal": str(error)}
        self._others()
        reward = state.rewards(self.reward)[self.seat]  # type: ignore[arg-type]
        info = self._info()
        if state.over:
            info |= {"scores": state.scores, "ranks": state.ranks}
        return self._observe(), reward, state.over, False, info

    def render(self) -> str | None:  # type: ignore[override]
        assert self.state is not None, "call reset first"
        return render(self.state, self.render_mode)


class VectorEnv(_VectorEnv):
    """Many games of one seat each against bots, in the arrays of a `signoria.Batch`.

    In row `i` the own seat is `seat`, or `i % players` if that is None, so that all seats are learned. `opponents` is a bot for
    all others. Observations, rewards and masks are those of `Env`; `reset(seed=n)` begins row `i` with the game of `Game.start(n +
    i)`.

    A game that ends is followed by the next one in the same step (`AutoresetMode.SAME_STEP`): the row shows the new game already.
    The last observation of the old one is not given, since nothing comes after it. An action that is not legal raises
    `signoria.Illegal`, and nothing has changed.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game = "burgundy",
        num_envs: int = 64,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        opponents: str = "page",
        seat: int | None = None,
        reward: str = "win",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.game = box(game, players, options)
        self.metadata = {**self.metadata, **revisions(self.game)}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.opponents = opponents
        bots.choose(self.game.start(0), opponents.partition(":")[0])  # a name that is none is refused here
        self.batch = Batch(self.game, num_envs, reward=reward, threads=threads)  # type: ignore[arg-type]
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}: 0 to {self.game.players - 1}")
        rows = np.arange(num_envs)
        self.own = (rows % self.game.players if seat is None else np.full(num_envs, seat)).astype(np.int8)
        self._rows = rows
        self.single_observation_space = numbers(self.game)
        self.single_action_space = actions(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        rewards, done = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        self._others(rewards, done)
        return self._observe(), self._info()

    def _others(self, rewards: np.ndarray, done: np.ndarray) -> None:
        """The other seats answer until the own ones are asked in all rows."""
        batch = self.batch
        while (waiting := batch.seats != self.own).any():
            if self.opponents == "page":
                batch.step(np.where(waiting, batch.random(), -1))
            else:
                batch.step(batch.choose(self.opponents, waiting))
            self._collect(rewards, done)

    def _collect(self, rewards: np.ndarray, done: np.ndarray) -> None:
        ended = self.batch.dones
        if ended.any():
            # The first end counts: a row that ended twice before its seat was asked has been in that game for nothing.
            new = ended & ~done
            rewards[new] = self.batch.rewards[new, self.own[new]]
            done |= ended

    def _observe(self) -> np.ndarray:
        assert self.batch.observations is not None
        return self.batch.observations.copy()

    def action_masks(self) -> np.ndarray:
        """What the own seats may answer: int8 (num_envs, n_actions)."""
        assert self.batch.masks is not None
        return self.batch.masks.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "_action_mask": np.ones(self.num_envs, bool)}

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        rewards, done = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        self.batch.step(actions)
        self._collect(rewards, done)
        self._others(rewards, done)
        return self._observe(), rewards, done, np.zeros(self.num_envs, bool), self._info()

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override]
        if self.render_mode != "ansi":
            return None
        return tuple(self.batch.state(row).describe() for row in range(self.num_envs))


def register() -> None:
    """Registers every game with Gymnasium, once."""
    for name in games():
        if (one := f"signoria/{name.capitalize()}-v0") not in gymnasium.registry:
            gymnasium.register(
                id=one,
                entry_point="signoria.gymnasium:Env",
                vector_entry_point="signoria.gymnasium:VectorEnv",
                kwargs={"game": name},
            )


register()
