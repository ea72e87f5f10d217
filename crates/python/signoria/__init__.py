"""Fast engines of modern board games for research: two to five players, hidden information, chance.

>>> import signoria
>>> game = signoria.game("florence", players=3)
>>> state = game.start(seed=7)
>>> while not state.over:
...     state.step(state.legal()[0])
>>> len(state.scores)
3

A *box* (`Game`) never changes: a game with its number of players, options and components. A *state* (`State`) is one game in
progress, a *batch* (`Batch`) many of them in arrays. Bots and arenas are in `signoria.bots`; what other libraries expect is in
`signoria.pettingzoo`, `signoria.gymnasium` and `signoria.openspiel`, which need those libraries.

Actions are integers below `Game.n_actions`. Several seats may owe a decision at the same time; here they answer in seat order.
"""

from importlib.metadata import version as _version

from signoria import bots
from signoria._signoria import (
    Batch,
    Game,
    Illegal,
    RecordError,
    SetupError,
    State,
    game,
    games,
)

__version__ = _version("signoria")

__all__ = ["Batch", "Game", "Illegal", "RecordError", "SetupError", "State", "bots", "game", "games"]
