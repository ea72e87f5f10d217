"""Boxes for tests: every game with every number of players, and with each of its options. No test names a game's rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import signoria


def _variants(game: signoria.Game) -> Iterator[dict[str, Any]]:
    """Each flag and each word alone, and all flags together."""
    flags = [field["key"] for field in game.form if field["kind"] == "flag"]
    yield from ({key: True} for key in flags)
    if len(flags) > 1:
        yield dict.fromkeys(flags, True)
    for field in game.form:
        if isinstance(field["kind"], dict) and "word" in field["kind"]:
            yield from ({field["key"]: word} for word in field["kind"]["word"][1:])


def _all() -> Iterator[signoria.Game]:
    for name in signoria.games():
        least, most = signoria.game(name).players_range
        for players in range(least, most + 1):
            base = signoria.game(name, players)
            yield base
            for options in _variants(base):
                try:
                    yield signoria.game(name, players, options)
                except signoria.SetupError:
                    pass  # Not every option is for every number of players.


BOXES = list(_all())
BASES = [signoria.game(name) for name in signoria.games()]


def _name(box: signoria.Game) -> str:
    plain = signoria.game(box.id, box.players).options
    chosen = [f"{key}={value}" for key, value in box.options.items() if plain[key] != value]
    return "-".join([box.id, str(box.players), *chosen])


@pytest.fixture(params=BOXES, ids=_name)
def box(request: pytest.FixtureRequest) -> signoria.Game:
    """Every box."""
    return request.param


@pytest.fixture(params=BASES, ids=_name)
def base(request: pytest.FixtureRequest) -> signoria.Game:
    """Every game with its fewest players."""
    return request.param


def walk(state: signoria.State, seed: int) -> Iterator[signoria.State]:
    """A random game: the state before every decision."""
    dice = random.Random(seed)
    while not state.over:
        yield state
        state.step(dice.choice(state.legal()))
