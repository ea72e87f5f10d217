# %% [markdown]
# # Play a game
#
# One game of The Princes of Florence for three, seen by whoever decides, with the words that people read.

# %%
import random

import signoria

game = signoria.game("florence", players=3)
state = game.start(seed=7)
print(game, game.n_actions, "actions,", game.observation_size, "numbers in an observation")
print(state)

# %% [markdown]
# An option has an index, the text that records have, and words in two languages.

# %%
for option in state.options("pl")[:3]:
    print(option["index"], option["action"], "-", option["label"])

# %% [markdown]
# What a seat does not know is drawn anew in a sample: the same view for that seat, another one for the others.

# %%
seat = state.seat
world = state.sample(seat, seed=1)
print(world.view(seat) == state.view(seat), world == state)

# %% [markdown]
# The bot asks for nothing but what its seat knows. The rest of the game is played by it and by chance.

# %%
dice = random.Random(1)
while not state.over:
    if state.seat == 0:
        state.step(signoria.bots.choose(state, "squire", seed=dice.getrandbits(60)))
    else:
        state.step(dice.choice(state.legal()))
print(state.scores, state.ranks, state.rewards())
assert state.ranks[0] == 1

# %% [markdown]
# The record is a text that the server, the terminal and this package read; every answer of it is checked.

# %%
text = state.record()
print(text[:300])
assert game.load(text) == state
