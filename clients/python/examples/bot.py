"""A bot that plays whole games through the public interface.

    python3 clients/python/examples/bot.py http://127.0.0.1:7700 --game burgundy

Without a token it becomes a guest, makes itself one and plays under it. It opens a table against the server's bots,
or joins the table that is named, and takes at each decision an option by chance.
"""

import argparse
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from signoria_client import Client, Problem  # noqa: E402


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("server", help="http://127.0.0.1:7700")
    words.add_argument("--token", help="of an account or guest; a new guest is made without one")
    words.add_argument("--game", default="burgundy")
    words.add_argument("--against", default="squire", help="the level of the server's bot")
    words.add_argument("--table", help="join this table instead of opening one")
    words.add_argument("--seed", type=int, default=0, help="for its choices")
    given = words.parse_args()

    token = given.token
    if token is None:
        guest = Client(given.server)
        guest.guest("Python bot")
        token = guest.make_token("example bot")
    bot = Client(given.server, token)
    chance = random.Random(given.seed)

    if given.table:
        table = given.table
        bot.join(table)
    else:
        table = bot.open_table(given.game, ["me", {"bot": given.against}])["id"]
    print(f"table {table}", flush=True)

    moves = 0
    update = None
    for update in bot.follow(table):
        # Answers often lead to the next decision at once: go on with what they bring.
        while update["options"]:
            try:
                update = bot.act(update, chance.choice(update["options"]))
                moves += 1
            except Problem as problem:
                if problem.update is None:
                    raise
                update = problem.update
    assert update is not None and update["outcome"] is not None
    print(f"over after {moves} moves; scores {update['outcome']['scores']}, ranks {update['outcome']['ranks']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
