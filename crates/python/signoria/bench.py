"""How fast the package is on this machine: `python -m signoria.bench`.

Every figure is the time on the core for one decision, dice and draws included, the best of several runs; decisions are
uniform over the legal actions. With `--against`, games of OpenSpiel and PettingZoo are measured in the same way between them,
as far as these libraries are installed.

>>> from signoria.bench import measure
>>> rows = measure(["toy"], seconds=0.01, runs=1)
>>> sorted(rows[0])
['decisions', 'game', 'us', 'what']
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import signoria

# One run of something: how many decisions it made.
Run = Callable[[float], int]


def _single(game: signoria.Game) -> Run:
    dice = random.Random(1)

    def run(until: float) -> int:
        pick, decisions = dice.random, 0
        while time.thread_time() < until:
            state = game.start(seed=dice.getrandbits(63))
            legal, step = state.legal, state.step
            while options := legal():
                step(options[int(pick() * len(options))])
                decisions += 1
        return decisions

    return run


def _masked(game: signoria.Game) -> Run:
    dice = np.random.default_rng(1)
    mask = np.zeros(game.n_actions, np.int8)

    def run(until: float) -> int:
        decisions = 0
        while time.thread_time() < until:
            state = game.start(seed=int(dice.integers(2**63)))
            while not state.over:
                options = np.flatnonzero(state.mask(mask))
                state.step(options[int(dice.random() * len(options))])
                decisions += 1
        return decisions

    return run


def _batch(game: signoria.Game, n: int, **wanted: Any) -> Run:
    batch = signoria.Batch(game, n, seed=1, **wanted)

    def run(until: float) -> int:
        decisions = 0
        while time.thread_time() < until:
            for _ in range(16):
                batch.step(batch.random())
            decisions += 16 * n
        return decisions

    return run


def _aec(make: Callable[[], Any]) -> Run:
    """The loop of PettingZoo's own benchmark."""
    env, dice = make(), random.Random(1)
    env.reset(seed=1)

    def run(until: float) -> int:
        turns = 0
        while time.thread_time() < until:
            for agent in env.agent_iter(16):
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    action = None
                else:
                    mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                    action = dice.choice(np.flatnonzero(mask).tolist())
                env.step(action)
                turns += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
                    break
        return turns

    return run


def _spiel(name: str) -> Run:
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)

    def run(until: float) -> int:
        decisions = 0
        while time.thread_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, weights)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return run


def _others() -> Iterator[tuple[str, str, Run]]:
    try:
        for name in ("hearts", "yacht", "backgammon"):
            yield name, "OpenSpiel", _spiel(name)
    except ImportError:
        pass
    try:
        from pettingzoo.classic import connect_four_v3

        yield "connect_four", "PettingZoo AEC", _aec(connect_four_v3.env)
    except ImportError:
        pass


def _ours(names: list[str]) -> Iterator[tuple[str, str, Run]]:
    for name in names:
        game = signoria.game(name)
        yield name, "one by one, lists", _single(game)
        yield name, "one by one, masks", _masked(game)
        for n in (16, 256, 1024):
            yield name, f"batch of {n}, masks", _batch(game, n, observations=False)
        yield name, "batch of 256, masks and observations", _batch(game, 256)
        try:
            from signoria.pettingzoo import env
        except ImportError:
            continue
        yield name, "PettingZoo AEC", _aec(lambda game=game: env(game))


def measure(names: list[str], seconds: float = 1.0, runs: int = 5, against: bool = False) -> list[dict[str, Any]]:
    """Microseconds for a decision, by game and way: the best of so many runs of so long."""
    things = [*_ours(names), *(_others() if against else ())]
    rows: list[dict[str, Any]] = [{"game": game, "what": what, "us": float("inf"), "decisions": 0} for game, what, _ in things]
    for _ in range(runs):
        # One after the other, so that a machine that slows down does so for all.
        for row, (_, _, run) in zip(rows, things, strict=True):
            begin = time.thread_time()
            decisions = run(begin + seconds)
            row["us"] = min(row["us"], 1e6 * (time.thread_time() - begin) / decisions)
            row["decisions"] += decisions
    return rows


def threads(name: str, seconds: float = 2.0) -> dict[str, float]:
    """How many times as many decisions two threads of Python make, each with a batch of its own, as one."""

    def decisions(n: int) -> float:
        batches = [signoria.Batch(name, 256, seed=seed) for seed in range(n)]
        made, begin = [0] * n, threading.Barrier(n + 1)

        def play(which: int) -> None:
            begin.wait()
            until = time.perf_counter() + seconds
            while time.perf_counter() < until:
                batches[which].step(batches[which].random())
                made[which] += 256

        workers = [threading.Thread(target=play, args=(which,)) for which in range(n)]
        for worker in workers:
            worker.start()
        begin.wait()
        for worker in workers:
            worker.join()
        return sum(made)

    one, two = decisions(1), decisions(2)
    return {"one": one / seconds, "two": two / seconds, "times": two / one}


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m signoria.bench", description="Microseconds for a decision.")
    parser.add_argument("games", nargs="*", default=[name for name in signoria.games() if name != "toy"])
    parser.add_argument("--against", action="store_true", help="measure OpenSpiel and PettingZoo in the same run")
    parser.add_argument("--seconds", type=float, default=0.5, help="a run (0.5)")
    parser.add_argument("--runs", type=int, default=5, help="runs, the best of which counts (5)")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each figure")
    parser.add_argument("--threads", action="store_true", help="two threads against one; needs a quiet machine")
    given = parser.parse_args(arguments)
    for row in measure(given.games, given.seconds, given.runs, given.against):
        said = json.dumps(row) if given.json else f"{row['game']:14} {row['what']:38} {row['us']:8.2f} µs"
        sys.stdout.write(said + "\n")
    if given.threads:
        for name in given.games:
            row = threads(name)
            said = json.dumps({"game": name, **row}) if given.json else f"{name:14} two threads: {row['times']:.2f} times one"
            sys.stdout.write(said + "\n")


if __name__ == "__main__":
    main()
