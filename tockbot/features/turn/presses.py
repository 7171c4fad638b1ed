"""Presses of whoever plays; most belong to one moment of the game, and to no other."""

from __future__ import annotations

from tockbot.bot.press import AtMoment, AtTable, press
from tockbot.tables import Stamp


@press("give")
class Give(AtMoment):
    """Choose this card of the hand to be given in the exchange.

    Attributes:
        card: the card's place in the hand, from 0, here and below.
    """

    card: int


@press("card")
class ShowCard(AtMoment):
    """Show what a card can do.

    Attributes:
        card: the card.
        group: whose plays, by their place among the groups offered; None before that is chosen.
    """

    card: int
    group: int | None = None


@press("seven")
class BuildSeven(AtMoment):
    """Show a seven that is being put together.

    Attributes:
        card: the card that is played as a seven.
        path: the parts chosen so far, each by its place among those offered after the parts before it.
        group: whose parts, by their place among the groups offered; None before that is chosen.
    """

    card: int
    path: tuple[int, ...] = ()
    group: int | None = None


@press("confirm")
class ConfirmSeven(AtMoment):
    """Play a seven.

    Attributes:
        card: the card that is played as a seven.
        path: the parts chosen, each by its place among those offered after the parts before it.
        play: the place of the play among those in which it can then end, with a second card too (rules.md 4.12).
    """

    card: int
    path: tuple[int, ...]
    play: int = 0


@press("make")
class MakePlay(AtMoment):
    """Make a play.

    Attributes:
        play: its place among all plays listed for this moment.
        from_card: the place in the hand of the card that was pressed for it, None if none was.
    """

    play: int
    from_card: int | None = None


@press("let_go")
class LetGo(AtMoment):
    """Let all cards go, one each turn, of which none can be played before the next deal."""


@press("back")
class BackToHand(AtMoment):
    """Show the hand in place of what was chosen from it at this moment."""


@press("ahead")
class ChooseAhead(AtTable):
    """Show what can be chosen in advance for one's next turn."""


@press("ahead_drop")
class DropAhead(AtTable):
    """Take back what one chose in advance."""


@press("back_ask")
class AskBack(AtTable):
    """Ask to take one's last play back; the stamp is its entry's number."""

    stamp: Stamp


TurnPress = Give | ShowCard | BuildSeven | ConfirmSeven | MakePlay
"""What belongs to a turn."""

StudiedPress = TurnPress | BackToHand
"""What can be pressed in a position to learn from."""
