"""How pawns move: the law of the board, as plainly as it can be said.

Private to :mod:`tockbot.rules`: whoever needs to know something about a position asks the questions that the door of
that package offers.

Law: whatever may be done is found from where all pawns stand at that moment, and nothing of it is remembered. All of
it is values that are never changed: a pawn is a number, the pawns of a seat are four of them, sorted, and all pawns a
group for each seat. So they compare, and stand in a listing, as the notation writes them.

Theory of operation: :mod:`pawns` says what a pawn is, :mod:`sides` who is home and whose pawns a seat plays. A
:mod:`standing` looks once at all pawns: who stands where, what blocks, whether a way is clear, whom one meets on it.
:mod:`ways` then finds every *way* in which one pawn can go by an action of the law, and every swap; a way knows whom it
hits, what it leaves, and how it is told. :mod:`sevens` puts ways together: a seven that has *begun* is the pawns as its
parts so far left them and the steps left, and all that a seven can leave is what every part after every other leads to.
A new word of the law is a case of :func:`ways.ways`, or a condition in :mod:`standing` or in the way it is about.
"""

from __future__ import annotations
