"""What all adapters say about a game, whatever it is."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np

from signoria._signoria import Game, State, game

# No number of an observation is larger: the engines' own tests hold the games to half of it for each of its parts.
HIGHEST = 128.0


def box(which: str | Game, players: int | None, options: dict[str, Any] | None) -> Game:
    """The box that somebody names."""
    if isinstance(which, Game):
        if players is not None or options is not None:
            raise TypeError("players and options are those of the game that is given")
        return which
    return game(which, players, options)


def numbers(which: Game) -> gymnasium.spaces.Box:
    """Observations: float32 (observation_size,)."""
    return gymnasium.spaces.Box(-HIGHEST, HIGHEST, (which.observation_size,), np.float32)


def actions(which: Game) -> gymnasium.spaces.Discrete:
    """Indices of actions."""
    return gymnasium.spaces.Discrete(which.n_actions)


def revisions(which: Game) -> dict[str, int]:
    """What a trained agent has to agree with."""
    return {
        "rules_rev": which.rules_rev,
        "actions_rev": which.actions_rev,
        "features_rev": which.features_rev,
    }


def render(state: State, mode: str | None) -> str | None:
    """The position in words: given back with 'ansi', written to the screen with 'human'."""
    if mode == "ansi":
        return state.describe()
    if mode == "human":
        sys.stdout.write(state.describe() + "\n")
        return None
    gymnasium.logger.warn("You are calling render method without specifying any render mode.")
    return None
