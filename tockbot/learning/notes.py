"""What somebody is told once, at a real table, about what they hold for the first time."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Final

from tockbot.learning.cautions import cannot_begin
from tockbot.rules import JOKER, Action, Backward, EnterPawn, Law, Phase, Seven, SwapPawns
from tockbot.tables import Card, Observation, rank_of

NO_NOTES: Final = "no-notes"
"""What somebody has learnt who wants to be told nothing more."""


class Note(Enum):
    """What can be told; its value ends the name of its text, and the word that is remembered."""

    NOTHING = "nothing"
    """No pawn is out, and no card of the hand brings one out (rules.md 2.6, 3.4)."""

    DISCARD = "discard"
    """A card must be discarded, because of another's (rules.md 4.9, 4.10)."""

    JOKER = "joker"
    SEVEN = "seven"
    SWAP = "swap"
    BACK = "back"
    ENTERS = "enters"

    @property
    def word(self) -> str:
        """What is remembered of whoever was told."""
        return f"note-{self.value}"


_OF_ACTIONS: Final[tuple[tuple[type[Action], Note], ...]] = (
    (Seven, Note.SEVEN),
    (SwapPawns, Note.SWAP),
    (Backward, Note.BACK),
    (EnterPawn, Note.ENTERS),
)
"""What a card is told of that does this, the strangest first."""


def note_on(game: Observation, learnt: Collection[str]) -> tuple[Note, Card] | None:
    """What is told now to the viewer, who has learnt this so far, and of which card; one thing at a time.

    Nothing where nothing is due from them, or they want to be told nothing.
    """
    if NO_NOTES in learnt or game.viewer is None:
        return None
    if Note.NOTHING.word not in learnt and cannot_begin(game):
        return Note.NOTHING, game.hand[0]
    if game.turn is None or game.turn != game.viewer or not game.hand:
        return None
    if game.phase is Phase.DISCARD:
        found = [(Note.DISCARD, game.hand[0])]
    else:
        found = [(note, card) for card in game.hand if (note := _note_of(game.rules.law, rank_of(card))) is not None]
    order = list(Note)
    fresh = [one for one in found if one[0].word not in learnt]
    return min(fresh, key=lambda one: order.index(one[0]), default=None)


def _note_of(law: Law, rank: str) -> Note | None:
    if rank == JOKER:
        return Note.JOKER
    actions = law.cards.get(rank, ())
    return next((note for kind, note in _OF_ACTIONS if any(isinstance(one, kind) for one in actions)), None)
