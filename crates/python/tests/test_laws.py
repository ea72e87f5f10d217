"""The same games as in Rust, whatever is passed, from whatever thread."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria
import signoria.gymnasium

ROOT = Path(__file__).parents[3]
GAMES = int(os.environ.get("SIGNORIA_WALKS", "1000"))


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def walked(game: signoria.Game, n: int) -> str:
    """A game as `crates/games/examples/walks.rs` plays it."""
    state = game.start(seed=bytes([n % 251]) * 32)
    views, k = [], 0
    while not state.over:
        if k % 32 == 0:
            views.append(state.view_json(state.seat))
        legal = state.legal()
        state.step(legal[(7 * k * k + 13 * n + k) % len(legal)])
        k += 1
    lines = state.record().splitlines(keepends=True)
    record = "".join(line for line in lines if not line.startswith(("commitment", "seed")))
    scores = ", ".join(map(str, state.scores))
    return f"{game.id} {n} [{scores}] {fingerprint(record)} {fingerprint(''.join(views))}"


def test_games_are_those_of_the_engines() -> None:
    walks = ROOT / "target/debug/examples/walks"
    assert walks.exists(), "cargo build -p signoria-games --example walks"
    told = subprocess.run([walks, str(GAMES)], check=True, capture_output=True, text=True).stdout.splitlines()
    mine = (walked(signoria.game(name), n) for name in signoria.games() for n in range(GAMES))
    assert len(told) == GAMES * len(signoria.games())
    for theirs, ours in zip(told, mine, strict=True):
        assert ours == theirs


ODD: list[Any] = [
    None, True, 0, 1, -1, 2, 2**31, 2**32, 2**63, 2**64, -(2**63), 10**40, 0.5, float("nan"), float("inf"), "", "x", "open",
    "prince:1", "page:99999999999", "00" * 32, "é" * 64, b"", b"\0" * 32, b"\xff" * 31, [], [1], (), {}, {"first": 1}, {"x": []},
    {1: 2}, {"cards.toml": "hand = 99"}, object(), int, len, np.int64(3), np.float32(1), np.zeros(3), np.zeros((2, 2), np.int8),
    np.zeros(4, np.int64), np.array([1, 2, 3, 4]), np.array(["a"]), np.zeros(22, np.int8)[::-1], np.zeros(0, np.float32),
    np.array([2**63], np.uint64), np.zeros(22, np.int8), np.zeros(36, np.float32),
]  # fmt: skip


def pester(seed: int, rounds: int) -> int:
    """Calls everything with anything; what comes is a result or an ordinary exception. Returns how many calls came back."""
    dice = random.Random(seed)
    game = signoria.game("toy", 3)
    back = 0
    for _ in range(rounds):
        state, batch = game.start(seed=dice.randrange(100)), signoria.Batch(game, 4, seed=1)
        things = [game, state, batch, signoria.Game, signoria.State, signoria._signoria]
        for thing in things:
            for name in dir(thing):
                if name in ("arena", "Batch", "__class__", "__init_subclass__", "__subclasshook__", "__loader__", "__spec__"):
                    continue
                call = getattr(thing, name)
                if not callable(call):
                    continue
                given = [dice.choice(ODD) for _ in range(dice.randrange(4))]
                named = {"seed": dice.choice(ODD)} if dice.random() < 0.2 else {}
                try:
                    call(*given, **named)
                    back += 1
                except Exception:
                    # A panic of the engine is no Exception, and goes on.
                    pass
        try:
            signoria.Batch(dice.choice(["toy", *ODD]), dice.choice([0, 1, 3, -1, 2**70, None]), seed=dice.choice(ODD))
            back += 1
        except Exception:
            pass
    return back


def test_nothing_that_is_passed_ends_the_interpreter() -> None:
    assert pester(1, 40) > 100


def test_nothing_that_several_threads_do_ends_the_interpreter() -> None:
    """One state and one batch for all of them: whoever comes too early is told so."""
    game = signoria.game("toy", 3)
    state, batch = game.start(seed=1), signoria.Batch(game, 64, seed=1, threads=2)
    begin, wrong, done = threading.Barrier(4), [], []

    def meddle(seed: int) -> None:
        dice = random.Random(seed)
        begin.wait()
        for n in range(150):
            try:
                dice.choice([
                    lambda: batch.step(batch.random()),
                    lambda: batch.reset(dice.randrange(9)),
                    lambda: batch.observations.sum() + batch.masks.sum(),
                    lambda: batch.choose("page"),
                    lambda: batch.state(dice.randrange(64)).copy(),
                    lambda: state.copy().step(state.legal()[0]),
                    lambda: state.step(state.legal()[0]),
                    lambda: state.reseed(dice.randrange(9)),
                    lambda: signoria.bots.choose(state, "squire", n),
                    lambda: state == state.copy(),
                ])()  # fmt: skip
                done.append(n)
            except (RuntimeError, ValueError, IndexError):
                pass
            except BaseException as error:
                wrong.append(error)

    threads = [threading.Thread(target=meddle, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == [] and done


@pytest.mark.parametrize("opponents", ["page", "squire"])
def test_the_vector_plays_the_same_rules_as_one_by_one(base: signoria.Game, opponents: str) -> None:
    many = signoria.gymnasium.VectorEnv(base, 6, opponents=opponents, threads=2)
    observations, info = many.reset(seed=4)
    ended = 0
    dice = np.random.default_rng(1)
    for _ in range(40):
        assert (many.batch.seats == many.own).all()
        assert observations.shape == (6, base.observation_size) and many.observation_space.contains(observations)
        actions = np.array([dice.choice(mask.nonzero()[0]) for mask in info["action_mask"]])
        observations, rewards, terminated, truncated, info = many.step(actions)
        assert not truncated.any() and (rewards[~terminated] == 0).all()
        ended += terminated.sum()
    again, _ = many.reset(seed=4)
    one = base.start(seed=4)
    if one.seat == 0:
        assert np.array_equal(again[0], one.observe())


def test_an_illegal_action_loses_or_raises() -> None:
    env = signoria.gymnasium.Env("toy", opponents="page")
    env.reset(seed=1)
    *_, reward, terminated, _, info = env.step(0)  # The first player: chance alone says that.
    assert terminated and reward == -1 and info["illegal"]
    strict = signoria.gymnasium.Env("toy", opponents="page", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(signoria.Illegal):
        strict.step(0)


def test_opponents_may_be_functions_and_seats_are_dealt_out() -> None:
    seats = set()
    env = signoria.gymnasium.Env("toy", 3, opponents=[lambda state: state.legal()[-1], "squire"])
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        terminated = False
        while not terminated:
            _, reward, terminated, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
        assert len(info["scores"]) == 3
    assert seats == {0, 1, 2}
