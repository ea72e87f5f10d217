# %% [markdown]
# # An arena
#
# Bots of several strengths against each other: seats and boards rotate, the same dice fall to all, and the shares of wins come with
# their 95 % intervals.

# %%
import signoria

report = signoria.bots.arena("principato", ["steward:50", "squire", "page"], games=60, seed=1)
for row in report["contestants"]:
    win = row["win"]
    print(
        f"{row['contestant']:12} {win['share']:.0%} ({win['low']:.0%} to {win['high']:.0%}), "
        f"{row['mean_score']:.1f} points on average"
    )
assert report["contestants"][2]["win"]["share"] < 0.1

# %% [markdown]
# The games one by one: whose seat won how often?

# %%
played = report["games_played"]
for seat in range(3):
    print("seat", seat, sum(game["ranks"][seat] == 1 for game in played), "of", len(played))

# %% [markdown]
# The same games again, whatever the number of threads.

# %%
assert report == signoria.bots.arena("principato", ["steward:50", "squire", "page"], games=60, seed=1, threads=1)
