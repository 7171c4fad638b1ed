"""The best that a hand can do, for players that only ask where the pawns then stand, and what that is worth.

Theory of operation: what pawns are worth adds up, so a play is weighed by what it changes: the pawns of the seat that
moves, and those of others that it hits or changes places with. The first follows from a seat's own pawns alone, so it
is worked out once, the best first, with where others would matter. Mostly nobody stands there, and one look tells the
best.
"""

from __future__ import annotations
