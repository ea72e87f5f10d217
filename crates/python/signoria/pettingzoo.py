"""PettingZoo: every seat is an agent of a turn-based (AEC) environment.

>>> from signoria.pettingzoo import env
>>> florence = env("florence", players=3, render_mode="ansi")
>>> florence.reset(seed=7)
>>> for agent in florence.agent_iter():
...     observation, reward, termination, truncation, info = florence.last()
...     done = termination or truncation
...     florence.step(None if done else florence.action_space(agent).sample(observation["action_mask"]))

The seed is that of `signoria.Game.start`. Needs `pip install signoria[pettingzoo]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from signoria._signoria import Game, State
from signoria._spaces import actions, box, numbers, render, revisions

__all__ = ["SignoriaEnv", "env", "raw_env"]


class SignoriaEnv(AECEnv):
    """A game for any number of players.

    Agents are `seat_0`, `seat_1`, …; seats that owe a decision at the same time answer in seat order.

    An observation is a dict: `observation`, float32 (observation_size,), as `signoria.State.observe`; `action_mask`, int8
    (n_actions,), 0 everywhere for an agent that does not decide. Rewards come at the end: `reward` is 'win', 'share' or 'lead'
    as in `signoria.State.rewards`. An action that is not legal raises `signoria.Illegal`, and nothing has changed.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "name": "signoria_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game = "burgundy",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = box(game, players, options)
        self.metadata = {
            **self.metadata,
            **revisions(self.game),
            "name": f"signoria_{self.game.id}_v0",
        }
        self.render_mode = render_mode
        self.reward = reward
        self.game.start(0).rewards(reward)  # type: ignore[arg-type]  # a name that is none is refused here
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.game.n_actions, np.int8)
        one = gymnasium.spaces.Dict(
            {
                "observation": numbers(self.game),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.game.n_actions,), np.int8),
            }
        )
        # Spaces of their own: sampling from one agent's leaves the others' seeds alone.
        self.observation_spaces = {agent: one for agent in self.possible_agents}
        self.action_spaces = {agent: actions(self.game) for agent in self.possible_agents}
        self.state_of_game: State | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.state_of_game = self.game.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._next()]

    def _next(self) -> int:
        assert self.state_of_game is not None
        seat = self.state_of_game.seat
        return 0 if seat is None else seat

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        assert self.state_of_game is not None
        seat = self._seat[agent]
        state = self.state_of_game
        mask = state.mask() if state.seat == seat else self._nothing.copy()
        return {"observation": state.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        assert state is not None and action is not None
        state.step(action)
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            for other, reward in zip(self.possible_agents, state.rewards(self.reward), strict=True):  # type: ignore[arg-type]
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self._next()]

    def render(self) -> str | None:
        assert self.state_of_game is not None
        return render(self.state_of_game, self.render_mode)

    def close(self) -> None:
        pass


class _Ordered(OrderEnforcingWrapper):
    """PettingZoo's own wrapper that asserts the order of calls."""

    def last(self, observe: bool = True) -> tuple[dict[str, np.ndarray] | None, float, bool, bool, dict[str, Any]]:
        # The inherited one asks the wrapper for five attributes one by one; one is enough to assert the order.
        assert self.agent_selection is not None
        return self.env.last(observe)


def raw_env(game: str | Game = "burgundy", players: int | None = None, **keywords: Any) -> SignoriaEnv:
    """The environment without wrappers; keywords as for `SignoriaEnv`."""
    return SignoriaEnv(game, players, **keywords)


def env(game: str | Game = "burgundy", players: int | None = None, **keywords: Any) -> AECEnv:
    """The environment in PettingZoo's own wrapper that asserts the order of calls; keywords as for `SignoriaEnv`."""
    return _Ordered(SignoriaEnv(game, players, **keywords))
