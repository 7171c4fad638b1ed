"""How the rules are worked out: all pawns as one number, tables of what they can do, and the search of a seven.

Private to :mod:`tockbot.rules`: whoever needs to know something about a position asks the questions that the door of
that package offers, so that all of this can be replaced behind it.

Theory of operation: :mod:`pawns` packs a pawn into an int, :mod:`layout` all pawns into one number, with a picture of
its bits. :mod:`fields` measures the board, and :mod:`paths` says where a pawn could go if it stood alone. :mod:`steps`
turns paths into changes of that number, :mod:`parts` does the same for a part of a seven; :mod:`lookup` keeps all of
that for a table, and :mod:`memory` counts how much is kept. :mod:`sides` asks who is home, and :mod:`moving` puts steps
and other pawns together: who is hit, who changes places. :mod:`seven_parts` makes a seven part by part, :mod:`clusters`
searches what pawns near each other come to in :mod:`layers`, :mod:`choices` counts how they go together, and
:mod:`seven_outcomes` makes all sevens of it. :mod:`seven_endings` goes on from a seven that was begun.
"""

from __future__ import annotations
