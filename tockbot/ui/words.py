"""Plays, moves and places in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, assert_never

from discord.utils import escape_markdown

from tockbot.rules.board import CENTRE, HOME, RESERVE, Location, Seat
from tockbot.rules.law import (
    JOKER,
    Action,
    Backward,
    DrawCard,
    EnterPawn,
    Forward,
    FromCentre,
    Law,
    Seven,
    SwapPawns,
    ToCentre,
)
from tockbot.rules.plays import Discard, Draw, Enter, Jump, Move, MovePlay, Play, Spot, Swap, ThrowIn, Walk
from tockbot.tables.cards import Card, rank_of
from tockbot.tables.game import Happening
from tockbot.tables.numbering import Numbering, pawn_number, renumbered
from tockbot.tables.observation import Observation
from tockbot.tables.sitters import Level
from tockbot.ui.screen import clipped
from tockbot.ui.texts import Speaker

SUIT_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
SHORT_NAME: Final = 14


def short_name(name: str) -> str:
    """A name short enough for labels."""
    return clipped(name, SHORT_NAME)


def shown_name(name: str) -> str:
    """A name as message text, with nothing in it that Discord would format."""
    return escape_markdown(name)


def rank_name(say: Speaker, rank: str) -> str:
    """A rank as people write it: ``10``, ``K``, or the joker's name."""
    return say("joker") if rank == JOKER else rank.replace("T", "10")


def level_name(say: Speaker, level: Level) -> str:
    """A level in a word."""
    return say(f"level-{level.value}")


def card_name(say: Speaker, card: Card) -> str:
    """A card: ``10♥``, ``K♠``, or the joker's name."""
    return rank_name(say, rank_of(card)) + SUIT_SIGNS.get(card[1], "")


def cards_names(say: Speaker, cards: Iterable[Card]) -> str:
    """Several cards, one after another."""
    return " ".join(card_name(say, card) for card in cards)


def place_name(say: Speaker, location: Location) -> str:
    """A place on the board: a field's number as the picture shows it, the centre, home 2, the reserve."""
    if location in HOME:
        return say("place-home", depth=HOME.index(location) + 1)
    if location == CENTRE:
        return say("place-centre")
    return say("place-reserve") if location == RESERVE else str(location)


def first_and_second(play: MovePlay) -> tuple[str, str]:
    """The rank that moves a pawn, and the one that then takes it to the centre, if any (rules.md 4.12)."""
    if len(play.spent) == 1:
        return play.spent, ""
    first = play.rank if play.rank in play.spent else JOKER
    return first, play.spent.replace(first, "", 1)


class Teller:
    """Tells plays of one game in one language, to one viewer.

    The viewer's own pawns are just pawns; everybody else's are named by their owner.
    """

    def __init__(self, say: Speaker, observation: Observation, *, marked: bool = False) -> None:
        """Tell about this game; ``marked`` for message text, in which Discord reads marks such as ``**``."""
        self._say = say
        self._write: Callable[[str], str] = shown_name if marked else str
        self._names = [self._write(short_name(seat.name)) for seat in observation.seats]
        self._strong = "**" if marked else ""
        self._viewer = observation.viewer
        self._numbering = observation.numbering
        self._may_spare = observation.rules.law.may_spare_partner

    def play(self, play: Play) -> str:
        """A play that could be made now: ``pawn 2 → 34, hits Carl 1``."""
        match play:
            case MovePlay():
                return self._move_play(play, self._numbering, self._viewer)
            case Draw(_, seat):
                return self._say("play-draw", name=self._names[seat])
            case ThrowIn():
                return self._say("play-throw-in")
            case Discard():
                return self._say("play-discard")
            case _:
                assert_never(play)

    def pawn(self, spot: Spot) -> str:
        """A pawn that stands on the board now: ``pawn 2``, or somebody else's ``Carl 1``."""
        return self._pawn(self._numbering, spot.seat, spot.location, self._viewer)

    def happening(self, happening: Happening) -> str:
        """A play that was made: ``Anna 9♣ · pawn 2: 30 → 34, hits Carl 1``."""
        name = f"{self._strong}{self._write(short_name(happening.name))}{self._strong}"
        cards = cards_names(self._say, happening.cards)
        match happening.play:
            case MovePlay():
                told = self._move_play(happening.play, happening.before, happening.seat, made=True)
                return self._say("told-moves", name=name, cards=cards, moves=told)
            case Draw(_, seat):
                return self._say("told-draw", name=name, cards=cards, other=self._names[seat])
            case ThrowIn():
                return self._say("told-throw-in", name=name, cards=cards)
            case Discard():
                return self._discard(name, cards, forced=happening.forced)
            case _:
                assert_never(happening.play)

    def _discard(self, name: str, cards: str, *, forced: bool) -> str:
        """A discard, and as far as everybody may know why it was made (rules.md 2.6, 4.9, 4.10)."""
        if forced:
            return self._say("told-discard-made", name=name, cards=cards)
        if self._may_spare:
            # Whether nothing could be played or the partner was spared tells of the rest of the hand.
            return self._say("told-discard", name=name, cards=cards)
        return self._say("told-discard-unplayable", name=name, cards=cards)

    def _move_play(self, play: MovePlay, numbering: Numbering, teller: Seat | None, *, made: bool = False) -> str:
        """What a card moves, for a joker as which card, and what a second card does then (rules.md 4.12, 4.15)."""
        say = self._say
        first, second = first_and_second(play)
        *before, last = self._each(numbering, play.moves, teller, made=made)
        told = "; ".join(before if second else (*before, last))
        if first == JOKER:
            told = say("play-as", rank=rank_name(say, play.rank), moves=told)
        return say("play-second", moves=told, card=rank_name(say, second), second=last) if second else told

    def moves(self, numbering: Numbering, moves: Iterable[Move], teller: Seat | None) -> str:
        """Moves one after another, from where the pawns stand before them."""
        return "; ".join(self._each(numbering, moves, teller))

    def _each(
        self, numbering: Numbering, moves: Iterable[Move], teller: Seat | None, *, made: bool = False
    ) -> Iterator[str]:
        for move in moves:
            yield self.move(numbering, move, teller, made=made)
            numbering = renumbered(numbering, move)

    def move(self, numbering: Numbering, move: Move, teller: Seat | None, *, made: bool = False) -> str:
        """One move that could be made by the teller, or was ``made``: ``pawn 2: 30 → 34, hits Carl 1``."""
        say = self._say
        hit = "" if isinstance(move, Swap) else self._hits(numbering, move.hits, teller, made=made)
        match move:
            case Enter(seat, goal):
                pawn = self._pawn(numbering, seat, RESERVE, teller)
                return say("move-enter", pawn=pawn, goal=place_name(say, goal)) + hit
            case Walk(seat, origin, goal) | Jump(seat, origin, goal):
                pawn = self._pawn(numbering, seat, origin, teller)
                way = say("move-walk", pawn=pawn, origin=place_name(say, origin), goal=place_name(say, goal))
                return way + hit
            case Swap(seat, origin, other):
                return say(
                    "move-swap",
                    pawn=self._pawn(numbering, seat, origin, teller),
                    origin=place_name(say, origin),
                    other=f"{self._names[other.seat]} {pawn_number(numbering, other.seat, other.location)}",
                    goal=place_name(say, other.location),
                )
            case _:
                assert_never(move)

    def _pawn(self, numbering: Numbering, seat: Seat, location: Location, teller: Seat | None) -> str:
        number = pawn_number(numbering, seat, location)
        if seat == teller:
            return self._say("pawn", number=number)
        return f"{self._names[seat]} {number}"

    def _hits(self, numbering: Numbering, hits: tuple[Spot, ...], teller: Seat | None, *, made: bool) -> str:
        if not hits:
            return ""
        victims = []
        for hit in hits:
            number = pawn_number(numbering, hit.seat, hit.location)
            if hit.seat == teller:
                victims.append(self._say("own-pawn" if made else "your-own-pawn", number=number))
            else:
                victims.append(f"{self._names[hit.seat]} {number}")
        return self._say("move-hits", victims=", ".join(victims))


def caption(say: Speaker, law: Law, rank: str, forward: Callable[[int], str] = str) -> str:
    """What a card does here, in a few letters: ``enter · 1 · 11``; ``forward`` tells so many steps."""
    if rank == JOKER:
        return say("action-any")
    actions = law.cards[rank]
    # Whoever may go to the centre may come out of it again: one word says both.
    return " · ".join(_action(say, one, forward) for one in actions if one != FromCentre() or ToCentre() not in actions)


def _action(say: Speaker, action: Action, forward: Callable[[int], str]) -> str:
    match action:
        case Forward(steps):
            return forward(steps)
        case Backward(steps):
            return say("action-back", steps=steps)
        case EnterPawn():
            return say("action-enter")
        case Seven():
            return say("action-seven")
        case SwapPawns():
            return say("action-swap")
        case DrawCard():
            return say("action-draw")
        case ToCentre():
            return say("action-centre")
        case FromCentre():
            return say("action-from-centre")
        case _:
            assert_never(action)
