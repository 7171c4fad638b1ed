"""A turn of the viewer: what they can do, listed at most once, and the buttons that its screens share.

During another player's turn, it is the viewer's next turn as it would be now; a move chosen there is a planned move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from tockbot import rules
from tockbot.bot.lists import Line
from tockbot.bot.press import AtMoment, AtTable, Press, PressError, press
from tockbot.bot.screen import Button, Style
from tockbot.bot.shared_presses import AskHint
from tockbot.bot.words import Speaker, shown_name
from tockbot.learning import cautions_on
from tockbot.tables import Observation, Stage, Stamp, TableId, TableSeen, ahead


@press("give")
class Give(AtMoment):
    """Choose this card of the hand to be passed in the exchange, and show it where it was pressed.

    Attributes:
        card: the card's place in the hand, from 0, here and below.
    """

    card: int


@press("card")
class ShowCard(AtMoment):
    """Show what a card can do. While others play, it is shown as it is then.

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
    """Make a move, or plan it.

    Attributes:
        play: its place among all plays listed for this moment.
        from_card: the place in the hand of the card that was pressed for it, None if none was.
    """

    play: int
    from_card: int | None = None


@press("let_go", label="LetGo")
class DiscardRest(AtMoment):
    """Let all cards go, one each turn, of which none can be played before the next deal."""


@press("back")
class BackToHand(AtMoment):
    """Show the hand in place of what was chosen from it at this moment."""


@press("ahead")
class ChooseAhead(AtTable):
    """Show what one can plan for one's next turn. If the turn has come meanwhile, show what is due."""


@press("ahead_drop")
class DropAhead(AtTable):
    """Cancel a planned move, and show the hand. Nothing happens if it was made already."""


@press("back_ask")
class AskBack(AtTable):
    """Ask to take one's last play back; the stamp is its entry's number."""

    stamp: Stamp


TurnPress = Give | ShowCard | BuildSeven | ConfirmSeven | MakePlay
"""What belongs to a turn."""

StudiedPress = TurnPress | BackToHand
"""What can be pressed in a position to learn from."""


@dataclass(frozen=True)  # without slots: what is listed is kept in the instance
class Turn:
    """What the viewer can do now, or could if it were their turn already.

    Attributes:
        table_id: the table.
        game: the game as the viewer knows it.
        position: its position, the viewer to act.
    """

    table_id: TableId
    game: Observation
    position: rules.Position

    @property
    def is_ahead(self) -> bool:
        """Whether it is another's turn, and what is chosen is chosen in advance."""
        return self.game.turn != self.game.viewer

    @cached_property
    def plays(self) -> tuple[rules.Play, ...]:
        """The plays to choose from, all but the sevens put together part by part; a press names one by its place."""
        return rules.plays_without_sevens(self.position)

    @property
    def is_thrown_in(self) -> bool:
        """Whether the hand can only be thrown in (rules.md 2.6)."""
        return bool(self.plays) and isinstance(self.plays[0], rules.ThrowIn)

    @property
    def may_let_go(self) -> bool:
        """Whether several cards are left of which none can be played before the next deal (rules.md 2.6)."""
        seat, phase = self.position.turn, self.position.phase
        discards = bool(self.plays) and isinstance(self.plays[0], rules.Discard) and phase is rules.Phase.PLAY
        return seat is not None and discards and len(self.game.hand) > 1 and rules.is_spent(self.position, seat)

    def plays_of(self, rank: str) -> list[tuple[int, rules.Play]]:
        """The plays that spend a card of this rank, as people look for them, each with its place among all."""
        return sorted(
            ((place, play) for place, play in enumerate(self.plays) if rank in play.spent),
            key=lambda one: for_people(one[1]),
        )

    def lines(self, rank: str) -> int:
        """How many lines a card of this rank has: its plays, and one for the seven put together part by part."""
        return sum(rank in play.spent for play in self.plays) + (rank in self.sevens)

    @cached_property
    def sevens(self) -> str:
        """The ranks of the hand that can be played as a seven put together part by part."""
        return rules.seven_cards(self.position)

    @cached_property
    def playable(self) -> str:
        """The ranks of the hand that can be played now; none where all of it can only be thrown in."""
        spent = (rank for play in self.plays if not isinstance(play, rules.ThrowIn) for rank in play.spent)
        return self.sevens + "".join(dict.fromkeys(spent))


def for_people(play: rules.Play) -> tuple[int, ...]:
    """Where people look for a play of a card: pawn by pawn as they stand, the reserve last, then swaps and the rest."""
    if not isinstance(play, rules.MovePlay):
        return len(play.spent), 2
    move = play.moves[0]
    origin = rules.RESERVE if isinstance(move, rules.Enter) else move.origin
    return len(play.spent), isinstance(move, rules.Swap), move.seat, origin, rules.HAND_ORDER.index(play.rank)


def turn_of(seen: TableSeen) -> Turn:
    """The viewer's turn, or while it is another's the viewer's next one as it would be now."""
    game = seen.game
    if game is None or game.viewer is None:
        raise PressError
    position = game.position()
    if game.viewer == game.turn:
        return Turn(seen.id, game, position)
    would_be = ahead(position, game.viewer)
    if would_be is None or seen.stage is not Stage.PLAYING:
        raise PressError
    return Turn(seen.id, game, would_be)


def back_button(say: Speaker, turn: Turn) -> Button:
    """Leads back to the hand, or to what can be chosen in advance."""
    hand = BackToHand(turn.table_id, turn.game.stamp)
    return Button(say("button-back"), ChooseAhead(turn.table_id) if turn.is_ahead else hand)


def play_button(say: Speaker, turn: Turn, press: Press, style: Style = Style.GOOD) -> Button:
    """Makes the play that is shown, or chooses it in advance."""
    return Button(say("button-choose-it" if turn.is_ahead else "button-play"), press, style)


def heading(say: Speaker, turn: Turn, text: str) -> str:
    """The text of a screen on which something is chosen, which says so where that is in advance."""
    return f"{say('ahead-heading')}\n{text}" if turn.is_ahead else text


def hint_button(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """Asks for a hint, where the viewer may have one."""
    return () if seen.hints_left == 0 else (Button(say("button-hint"), AskHint(seen.id)),)


def hits_own_side(game: Observation, moves: Iterable[rules.Move]) -> bool:
    """Whether moves send a pawn of the viewer's side back, which one may not want."""
    own = () if game.viewer is None else game.rules.side_of(game.viewer)
    return any(spot.seat in own for move in moves for spot in move.hits)


def style_of(game: Observation, moves: Iterable[rules.Move]) -> Style:
    """What a button that makes these moves is like."""
    return Style.DANGER if hits_own_side(game, moves) else Style.GOOD


def cautions_of(game: Observation, moves: Iterable[rules.Move]) -> tuple[str, ...]:
    """What is quietly said of these moves, as messages name it."""
    return tuple(caution.value for caution in cautions_on(game.rules.board, game.viewer, moves))


def format_pawn(say: Speaker, block: tuple[str, Sequence[object]]) -> str:
    """Of which pawn a list is, as a line below a text: its lines name only where that pawn comes to."""
    return f"\n{shown_name(say('group-plays', group=block[0], plays=len(block[1])))}"


def pawn_lines(say: Speaker, blocks: Sequence[tuple[str, Sequence[Line]]], press: Callable[[int], Press]) -> list[Line]:
    """A line for each pawn, whose lines a press by its place shows; where there is one, that line itself."""
    return [
        lines[0]
        if len(lines) == 1
        else Line(
            say("group-plays", group=name, plays=len(lines)),
            press(place),
            name,
            tuple(
                dict.fromkeys(("", (seat, origin, origin)) for line in lines for _, (seat, origin, _) in line.ways[:1])
            ),
            mark="",
            style=Style.MAIN,
        )
        for place, (name, lines) in enumerate(blocks)
    ]
