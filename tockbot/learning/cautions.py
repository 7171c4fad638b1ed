"""What somebody may not have meant: said quietly before it is done, to whoever wants notes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from tockbot.rules import JOKER, RESERVE, Board, EnterPawn, Law, Move, Phase, Seat, Walk, is_spent, is_track
from tockbot.tables import Card, Observation, rank_of


class Caution(Enum):
    """What can be said of a play; its value ends the name of its text."""

    PASSES_HOME = "passes-home"
    """A pawn walks past its own home, for another lap (rules.md 3.1)."""

    HITS_OWN = "hits-own"
    """A pawn of one's own is sent back (rules.md 3.2)."""


def cautions_on(board: Board, viewer: Seat | None, moves: Iterable[Move]) -> tuple[Caution, ...]:
    """What is to be said of these moves, which the viewer could make."""
    made = tuple(moves)
    found = {Caution.PASSES_HOME for move in made if isinstance(move, Walk) and _passes_home(board, move)}
    found |= {Caution.HITS_OWN for move in made for spot in move.hits if spot.seat == viewer}
    return tuple(caution for caution in Caution if caution in found)


def _passes_home(board: Board, walk: Walk) -> bool:
    if walk.steps < 0 or not is_track(walk.goal):
        return False
    entry = board.entries[walk.seat]
    ahead = (entry - walk.origin) % board.fields
    # Whoever sets out from the entry field passes the home too, but where that is the field on which pawns enter.
    return 0 < ahead < walk.steps or (ahead == 0 and entry != board.starts[walk.seat])


def only_way_out(game: Observation) -> Card | None:
    """The only card of the viewer's hand that brings a pawn out, where one waits; None if there are more, or none."""
    if game.viewer is None or all(pawn.location != RESERVE for pawn in game.seats[game.viewer].pawns):
        return None
    entering = [card for card in game.hand if _enters(game.rules.law, rank_of(card))]
    return entering[0] if len(entering) == 1 else None


def cannot_begin(game: Observation) -> bool:
    """Whether the viewer is to act with no pawn out, and no card that does anything without one."""
    if game.viewer is None or game.turn != game.viewer or game.phase is not Phase.PLAY or not game.hand:
        return False
    return is_spent(game.position(), game.viewer)


def _enters(law: Law, rank: str) -> bool:
    return rank == JOKER or any(isinstance(action, EnterPawn) for action in law.cards.get(rank, ()))
