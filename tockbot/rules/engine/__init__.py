"""How the rules are worked out: pawns as numbers, fields as bits, tables of paths, and the search of a seven.

Private to :mod:`tockbot.rules`: whoever needs to know something about a position asks the questions that the door of
that package offers, so that all of this can be replaced behind it.

Theory of operation: :mod:`pawns` packs a pawn into an int. :mod:`fields` measures the board once a table. :mod:`paths`
says where a pawn could go if it stood alone, :mod:`occupancy` which fields are taken, and :mod:`moving` puts the two
together: who is hit, who changes places. :mod:`seven_parts` does the same for one part of a seven, and
:mod:`seven_outcomes` finds everything that its parts together can come to.
"""

from __future__ import annotations
