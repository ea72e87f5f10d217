"""The suites of the libraries that the adapters are for, as they are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo.test
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts

import signoria
import signoria.openspiel  # registers the games
from signoria.gymnasium import Env, VectorEnv
from signoria.pettingzoo import env


def test_pettingzoo_api(box: signoria.Game) -> None:
    for seed in range(3):
        one = env(box)
        one.reset(seed=seed)
        pettingzoo.test.api_test(one, num_cycles=1000)


def test_pettingzoo_seed(base: signoria.Game) -> None:
    pettingzoo.test.seed_test(lambda: env(base), num_cycles=20)


def test_pettingzoo_render(base: signoria.Game) -> None:
    pettingzoo.test.render_test(lambda render_mode: env(base, render_mode=render_mode))


def test_gymnasium(box: signoria.Game) -> None:
    check_env(Env(box, opponents="page", render_mode="ansi"), skip_render_check=False)


def test_gymnasium_makes_every_game(base: signoria.Game) -> None:
    name = f"signoria/{base.id.capitalize()}-v0"
    one = gymnasium.make(name, opponents="page")
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(one.unwrapped, Env) and isinstance(many.unwrapped, VectorEnv)
    assert many.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    assert one.unwrapped.game == base == many.unwrapped.game


def _spiel(box: signoria.Game) -> pyspiel.Game:
    return pyspiel.load_game(f"signoria_{box.id}", {"players": box.players, "options": json.dumps(box.options)})


def test_openspiel_random_sim(box: signoria.Game) -> None:
    pyspiel.random_sim_test(_spiel(box), 1, True, False)


def test_openspiel_ismcts(base: signoria.Game) -> None:
    game = _spiel(base)
    bot = ismcts.ISMCTSBot(
        game,
        uct_c=1.4,
        max_simulations=20,
        evaluator=_Even(),
        random_state=np.random.RandomState(1),
    )
    state = game.new_initial_state()
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


class _Even:
    """Every position is worth the same, and every action as likely: the search alone is of interest."""

    def evaluate(self, state: Any) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def test_openspiel_rl_environment(base: signoria.Game) -> None:
    one = rl_environment.Environment(_spiel(base))
    one.seed(3)
    step = one.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == base.observation_size
        step = one.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_openspiel_solves_a_tiny_toy(tmp_path: Path) -> None:
    """Tabular MCCFR gets closer to an equilibrium, by the exact `nash_conv`: two cards a hand, two rounds, two kinds of cards."""
    files = signoria.game("toy").files["cards.toml"]
    files = re.sub(r"hand = .*", "hand = 2", files)
    files = re.sub(r"rounds = .*", "rounds = [2, 2]", files)
    files = re.sub(r"copies = .*", "copies = [0, 6, 0, 0, 6, 0]", files)
    (tmp_path / "cards.toml").write_text(files)
    game = pyspiel.load_game("signoria_toy", {"players": 2, "options": '{"first": 0}', "components": str(tmp_path)})
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(3000):
        solver.iteration()
    solved = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= solved < uniform / 2, f"{uniform} before, {solved} after"
