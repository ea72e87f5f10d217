"""Bots of four strengths, and arenas between them. A bot gets what its seat knows, nothing else.

>>> import signoria
>>> report = signoria.bots.arena("toy", ["squire", "page"], games=10, seed=1)
>>> [row["contestant"] for row in report["contestants"]]
['squire', 'page']
"""

from signoria._signoria import arena, choose, hint

__all__ = ["arena", "choose", "hint"]
