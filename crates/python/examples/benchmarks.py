"""The table of the games as benchmarks in docs/python.md: length, branching, and the scores of bots, by number of players."""

import random
import sys

import signoria


def shape(game: signoria.Game, bot: str, games: int) -> tuple[float, float, float, int]:
    """Decisions and outcomes of chance a game, options a decision on average, and the most."""
    dice = random.Random(1)
    decisions = chances = options = most = 0
    for seed in range(games):
        state = game.start(seed=seed)
        while not state.over:
            legal = state.legal()
            decisions, options, most = decisions + 1, options + len(legal), max(most, len(legal))
            state.step(dice.choice(legal) if bot == "page" else signoria.bots.choose(state, bot, dice.getrandbits(60)))
        chances += sum(seat < 0 for seat, _ in state.history())
    return decisions / games, chances / games, options / decisions, most


def main(budget: int = 200, games: int = 100) -> None:
    print("| game | players | actions | numbers | decisions | chance | options, most | page | squire | prince |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in signoria.games():
        least, most = signoria.game(name).players_range
        for players in (least, most):
            game = signoria.game(name, players)
            decisions, chances, options, highest = shape(game, "squire", 20)
            scores = []
            for bot, n in (("page", games), ("squire", games), (f"prince:{budget}", 8 if players == least else 0)):
                if n:
                    played = signoria.bots.arena(name, [bot], players=players, games=n, seed=1)["games_played"]
                    points = [score for one in played for score in one["scores"]]
                    scores.append(f"{sum(points) / len(points):.1f}")
                else:
                    scores.append("")
            print(
                f"| {name} | {players} | {game.n_actions:,} | {game.observation_size:,} | {decisions:.0f} | {chances:.0f} | "
                f"{options:.1f}, {highest} | " + " | ".join(scores) + " |",
                flush=True,
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
