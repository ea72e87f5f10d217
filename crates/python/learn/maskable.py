"""MaskablePPO of sb3-contrib learns The Princes of Florence: an agent that was made for any Gymnasium environment with masks."""

import time

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from torch.distributions import Distribution

import signoria.gymnasium  # noqa: F401  registers the games

# A check of sb3-contrib that the probabilities of many thousands of actions sum up to 1 fails by rounding now and then.
Distribution.set_default_validate_args(False)
GAMES = 60


def wins(env: gymnasium.Env, model: MaskablePPO | None) -> float:
    """The share of wins in the same games."""
    won, dice = 0.0, np.random.default_rng(1)
    for seed in range(GAMES):
        observation, info = env.reset(seed=seed)
        done = False
        while not done:
            mask = info["action_mask"]
            action = dice.choice(mask.nonzero()[0]) if model is None else model.predict(observation, action_masks=mask)[0]
            observation, reward, done, _, info = env.step(int(action))
        won += reward > 0
    return won / GAMES


def main() -> None:
    for name in ("Burgundy", "Florence", "Principato", "Tuscany", "Toy"):
        check_env(gymnasium.make(f"signoria/{name}-v0", opponents="page").unwrapped)
    env = gymnasium.make("signoria/Florence-v0", opponents="page", reward="lead")
    before = wins(env, None)
    model = MaskablePPO("MlpPolicy", env, seed=1, n_steps=1024, batch_size=256)
    begin = time.time()
    model.learn(24 * 1024)
    after = wins(env, model)
    print(f"Florence against random play: {before:.0%} at random, {after:.0%} after {time.time() - begin:.0f} s of learning")
    assert after > before + 0.15


if __name__ == "__main__":
    main()
