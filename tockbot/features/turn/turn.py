"""The viewer's turn: what they can do, listed at most once, and the buttons that its screens share.

During another player's turn, it is the viewer's next turn as it would be now; a move chosen there is a planned move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from tockbot import rules
from tockbot.bot.lists import Line
from tockbot.bot.press import AtMoment, AtTable, Press, PressError, press
from tockbot.bot.screen import Button, Style
from tockbot.bot.shared_presses import AskHint
from tockbot.bot.words import Speaker, shown_name
from tockbot.learning import cautions_on
from tockbot.render import Goal
from tockbot.tables import Observation, Stage, TableId, TableSeen, ahead


@press("give")
class Give(AtMoment):
    """Choose a card of the hand to pass in the exchange, and show this in the same message.

    Attributes:
        card: the card's position in the hand, from 0; the same in the presses below.
    """

    card: int


@press("card")
class ShowCard(AtMoment):
    """Show what a card can do. During another player's turn, show what it could do now.

    Attributes:
        card: the card.
        group: position of the chosen pawn among the groups of lines; None before a pawn is chosen.
    """

    card: int
    group: int | None = None


@press("seven")
class BuildSeven(AtMoment):
    """Show a seven that is being built.

    Attributes:
        card: the card that is played as a seven.
        path: the parts chosen so far, each by its position among those offered after the parts before it.
        group: position of the chosen pawn among the groups of parts; None before a pawn is chosen.
    """

    card: int
    path: tuple[int, ...] = ()
    group: int | None = None


@press("confirm")
class ConfirmSeven(AtMoment):
    """Play a seven.

    Attributes:
        card: the card that is played as a seven.
        path: the chosen parts, each by its position among those offered after the parts before it.
        play: position of the play among those in which the seven can then end, including a second card (rules.md 4.12).
    """

    card: int
    path: tuple[int, ...]
    play: int = 0


@press("make")
class MakePlay(AtMoment):
    """Make a move, or plan it.

    Attributes:
        play: its position among all plays listed for this moment.
        from_card: position in the hand of the card that was pressed for it; None if no card was pressed.
    """

    play: int
    from_card: int | None = None


@press("let_go", label="LetGo")
class DiscardRest(AtMoment):
    """Discard one card per turn automatically, if none can be played before the next deal."""


@press("back")
class BackToHand(AtMoment):
    """Show the hand in place of what was chosen from it at this moment."""


@press("ahead")
class ChooseAhead(AtTable):
    """Show what can be planned for the next turn. If the turn has come meanwhile, show the turn."""


@press("ahead_drop")
class DropAhead(AtTable):
    """Cancel a planned move and show the hand. Does nothing if the move was made already."""


TurnPress = Give | ShowCard | BuildSeven | ConfirmSeven | MakePlay
"""All presses of a turn."""

StudiedPress = TurnPress | BackToHand
"""All presses that are possible in an exercise."""


@dataclass(frozen=True)  # no slots: cached_property stores the lists in the instance
class Turn:
    """The viewer's options now, or those they would have if it were their turn.

    Attributes:
        table_id: the table.
        game: the game as the viewer sees it.
        position: its position, with the viewer to act.
    """

    table_id: TableId
    game: Observation
    position: rules.Position

    @property
    def is_ahead(self) -> bool:
        """Return whether it is another player's turn, so that a chosen move is planned."""
        return self.game.turn != self.game.viewer

    @cached_property
    def plays(self) -> tuple[rules.Play, ...]:
        """Return the plays to choose from, except sevens that are built part by part; presses use their positions."""
        return _plays_in(self.position)

    @property
    def is_thrown_in(self) -> bool:
        """Return whether the hand can only be thrown in (rules.md 2.6)."""
        return bool(self.plays) and isinstance(self.plays[0], rules.ThrowIn)

    @property
    def may_discard_rest(self) -> bool:
        """Return whether several cards are left and none can be played before the next deal (rules.md 2.6)."""
        seat, phase = self.position.turn, self.position.phase
        discards = bool(self.plays) and isinstance(self.plays[0], rules.Discard) and phase is rules.Phase.PLAY
        return seat is not None and discards and len(self.game.hand) > 1 and rules.is_hand_stuck(self.position, seat)

    @cached_property
    def wastes_a_joker(self) -> bool:
        """Return whether a joker could be spent on something that another card of the hand does, too."""
        by_joker, others = set[object](), set[object]()
        for play in self.plays:
            (by_joker if rules.JOKER in play.spent else others).add(_effect(play))
        seven = len({*self.sevens}) > 1 and rules.JOKER in self.sevens
        return seven or not by_joker.isdisjoint(others)

    def plays_of(self, rank: str) -> list[tuple[int, rules.Play]]:
        """Return the plays that spend a card of this rank with their positions, in the order people look for them."""
        return sorted(
            ((place, play) for place, play in enumerate(self.plays) if rank in play.spent),
            key=lambda one: for_people(one[1]),
        )

    def lines(self, rank: str) -> int:
        """Return the number of lines of a rank: its plays, plus one for a seven that is built part by part."""
        return sum(rank in play.spent for play in self.plays) + (rank in self.sevens)

    @cached_property
    def sevens(self) -> str:
        """Return the ranks of the hand that can be played as a seven that is built part by part."""
        return _sevens_in(self.position)

    @cached_property
    def playable(self) -> str:
        """Return the ranks of the hand that can be played now; empty if the hand can only be thrown in."""
        spent = (rank for play in self.plays if not isinstance(play, rules.ThrowIn) for rank in play.spent)
        return self.sevens + "".join(dict.fromkeys(spent))


MAX_CACHED: Final = 256
"""Maximum number of positions whose options are cached: every press of a turn needs them again."""


@lru_cache(MAX_CACHED)
def _plays_in(position: rules.Position) -> tuple[rules.Play, ...]:
    return rules.plays_without_sevens(position)


@lru_cache(MAX_CACHED)
def _sevens_in(position: rules.Position) -> str:
    return rules.seven_cards(position)


def _effect(play: rules.Play) -> object:
    """Return what a play does, whatever card it spends."""
    return play.moves if isinstance(play, rules.MovePlay) else replace(play, spent="")


def for_people(play: rules.Play) -> tuple[int, ...]:
    """Return a sort key: pawn by pawn in board order, the reserve last, then swaps and other plays.

    Of one pawn's moves, those that bring it home come first.
    """
    if not isinstance(play, rules.MovePlay):
        return len(play.spent), 2
    move = play.moves[0]
    origin = rules.RESERVE if isinstance(move, rules.Enter) else move.origin
    goes_on = isinstance(move, rules.Swap) or rules.is_home(origin) or not rules.is_home(move.goal)
    return len(play.spent), isinstance(move, rules.Swap), move.seat, origin, goes_on, rules.HAND_ORDER.index(play.rank)


def turn_of(seen: TableSeen) -> Turn:
    """Return the viewer's turn, or their next turn as it would be now."""
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
    """Return the button that leads back to the hand, or to the plays that can be planned."""
    hand = BackToHand(turn.table_id, turn.game.stamp)
    return Button(say("button-back"), ChooseAhead(turn.table_id) if turn.is_ahead else hand)


def play_button(say: Speaker, turn: Turn, press: Press, style: Style = Style.GOOD) -> Button:
    """Return the button that makes or plans the shown play."""
    return Button(say("button-choose-it" if turn.is_ahead else "button-play"), press, style)


def heading(say: Speaker, turn: Turn, text: str) -> str:
    """Return the text of a screen on which a move is chosen, with a heading if the move is planned."""
    return f"{say('ahead-heading')}\n{text}" if turn.is_ahead else text


def hint_button(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """Return the hint button, or nothing if the viewer has no hints left."""
    return () if seen.hints_left == 0 else (Button(say("button-hint"), AskHint(seen.id)),)


def hits_own_side(game: Observation, moves: Iterable[rules.Move]) -> bool:
    """Return whether these moves hit a pawn of the viewer's own side."""
    own = () if game.viewer is None else game.rules.side_of(game.viewer)
    return any(spot.seat in own for move in moves for spot in move.hits)


def style_of(game: Observation, moves: Iterable[rules.Move]) -> Style:
    """Return the style of a button that makes these moves."""
    return Style.DANGER if hits_own_side(game, moves) else Style.GOOD


def cautions_of(game: Observation, moves: Iterable[rules.Move]) -> tuple[str, ...]:
    """Return the warnings about these moves, as suffixes of message keys."""
    return tuple(caution.value for caution in cautions_on(game.rules.board, game.viewer, moves))


def format_pawn(say: Speaker, block: tuple[str, Sequence[object]]) -> str:
    """Return a line, added below a text, that names the pawn of a list; the list's lines omit it."""
    return "\n" + say.marked(shown_name(say("group-plays", group=block[0], plays=len(block[1]))))


def pawn_lines(say: Speaker, blocks: Sequence[tuple[str, Sequence[Line]]], press: Callable[[int], Press]) -> list[Line]:
    """Return one line per pawn. Its press shows the pawn's lines; if there is only one, it is returned instead."""
    return [
        lines[0]
        if len(lines) == 1
        else Line(
            say("group-plays", group=name, plays=len(lines)),
            press(place),
            name,
            tuple({Goal("", one.seat, one.origin, one.origin): None for line in lines for one in line.goals[:1]}),
            style=Style.MAIN,
        )
        for place, (name, lines) in enumerate(blocks)
    ]
