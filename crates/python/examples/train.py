# %% [markdown]
# # Train a small value net
#
# A net with one hidden layer learns from random games by how many points each seat led or trailed, then chooses by looking one
# answer ahead. NumPy alone; about half a minute.

# %%
import numpy as np

import signoria

GAME = signoria.game("tuscany", players=2)
N, HIDDEN, DRAWS = 256, 32, 1200
rng = np.random.default_rng(1)

# %% [markdown]
# Random games in a batch. Of each game one position in eight is kept, with the seat that saw it; its worth is known when the game
# ends.

# %%
batch = signoria.Batch(GAME, N, seed=1, reward="lead")
waiting = [[] for _ in range(N)]
seen, worth = [], []
for turn in range(DRAWS):
    if turn % 8 == 0:
        for row in range(N):
            waiting[row].append((batch.observations[row].astype(np.float16), batch.seats[row]))
    batch.step(batch.random())
    for row in np.flatnonzero(batch.dones):
        for observation, seat in waiting[row]:
            seen.append(observation)
            worth.append(batch.rewards[row, seat])
        waiting[row] = []
seen, worth = np.array(seen, np.float32), np.array(worth, np.float32)
scale = worth.std()
worth /= scale
print(len(seen), "positions; a lead deviates by", round(float(scale), 1), "points")

# %% [markdown]
# Least squares by Adam.

# %%
weights = [
    rng.normal(0, 0.05, (GAME.observation_size, HIDDEN)).astype(np.float32),
    np.zeros(HIDDEN, np.float32),
    rng.normal(0, 0.1, HIDDEN).astype(np.float32),
    np.zeros(1, np.float32),
]


def value(inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    hidden = np.tanh(inputs @ weights[0] + weights[1])
    return hidden @ weights[2] + weights[3], hidden


first, second = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
for step in range(1, 1501):
    picked = rng.integers(len(seen), size=256)
    inputs, target = seen[picked], worth[picked]
    guess, hidden = value(inputs)
    wrong = (guess - target)[:, None] / len(picked)
    back = wrong * weights[2] * (1 - hidden**2)
    slopes = [inputs.T @ back, back.sum(0), (hidden * wrong).sum(0), wrong.sum(0)]
    for w, slope, m, v in zip(weights, slopes, first, second, strict=True):
        m += 0.1 * (slope - m)
        v += 0.001 * (slope**2 - v)
        w -= 0.003 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
explained = 1 - np.mean((value(seen[:20000])[0] - worth[:20000]) ** 2) / np.var(worth[:20000])
print("explained of the variance:", round(float(explained), 2))

# %% [markdown]
# One answer ahead, in a world that the seat cannot tell from the real one: the true one would show it what it may not know.


# %%
def choose(state: signoria.State, seed: int) -> int:
    seat, legal = state.seat, state.legal()
    world = state.sample(seat, seed)
    after = np.empty((len(legal), GAME.observation_size), np.float32)
    for row, index in enumerate(legal):
        next_state = world.copy()
        next_state.step(index)
        next_state.observe(seat, after[row])
    return legal[int(value(after)[0].argmax())]


# %%
wins, games = 0.0, 60
for seed in range(games):
    state, own = GAME.start(seed=1000 + seed), seed % 2
    while not state.over:
        if state.seat == own:
            state.step(choose(state, int(rng.integers(2**60))))
        else:
            state.step(signoria.bots.choose(state, "page", seed=int(rng.integers(2**60))))
    wins += state.rewards("share")[own]
print(f"wins {wins / games:.0%} of {games} games against random play")
assert wins > 0.75 * games
