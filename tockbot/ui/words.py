"""Plays, moves and places in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, assert_never

from discord.utils import escape_markdown

from tockbot.rules import (
    CENTRE,
    HOME,
    JOKER,
    RESERVE,
    Action,
    Backward,
    Discard,
    Draw,
    DrawCard,
    Enter,
    EnterPawn,
    Forward,
    FromCentre,
    Jump,
    Law,
    Location,
    MovePlay,
    Play,
    Seat,
    Seven,
    Spot,
    Swap,
    SwapPawns,
    ThrowIn,
    ToCentre,
    Walk,
)
from tockbot.tables import Card, Level, Moved, Observation, PawnId, PlayRecord, follow, pawn_number, rank_of
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
                return self._move_play(play, follow(self._numbering, play.moves), self._viewer)
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
        return self._pawn(PawnId(spot.seat, pawn_number(self._numbering, spot.seat, spot.location)), self._viewer)

    def record(self, record: PlayRecord) -> str:
        """A play that was made: ``Anna 9♣ · pawn 2: 30 → 34, hits Carl 1``."""
        name = f"{self._strong}{self._write(short_name(record.name))}{self._strong}"
        cards = cards_names(self._say, record.cards)
        match record.play:
            case MovePlay():
                told = self._move_play(record.play, record.moved, record.seat, made=True)
                return self._say("told-moves", name=name, cards=cards, moves=told)
            case Draw(_, seat):
                return self._say("told-draw", name=name, cards=cards, other=self._names[seat])
            case ThrowIn():
                return self._say("told-throw-in", name=name, cards=cards)
            case Discard():
                return self._discard(name, cards, forced=record.forced)
            case _:
                assert_never(record.play)

    def _discard(self, name: str, cards: str, *, forced: bool) -> str:
        """A discard, and as far as everybody may know why it was made (rules.md 2.6, 4.9, 4.10)."""
        if forced:
            return self._say("told-discard-made", name=name, cards=cards)
        if self._may_spare:
            # Whether nothing could be played or the partner was spared tells of the rest of the hand.
            return self._say("told-discard", name=name, cards=cards)
        return self._say("told-discard-unplayable", name=name, cards=cards)

    def _move_play(self, play: MovePlay, moved: Iterable[Moved], teller: Seat | None, *, made: bool = False) -> str:
        """What a card moves, for a joker as which card, and what a second card does then (rules.md 4.12, 4.15)."""
        say = self._say
        first, second = first_and_second(play)
        *before, last = (self.move(one, teller, made=made) for one in moved)
        told = "; ".join(before if second else (*before, last))
        if first == JOKER:
            told = say("play-as", rank=rank_name(say, play.rank), moves=told)
        return say("play-second", moves=told, card=rank_name(say, second), second=last) if second else told

    def moves(self, moved: Iterable[Moved], teller: Seat | None) -> str:
        """Moves one after another."""
        return "; ".join(self.move(one, teller) for one in moved)

    def move(self, moved: Moved, teller: Seat | None, *, made: bool = False) -> str:
        """One move that could be made by the teller, or was ``made``: ``pawn 2: 30 → 34, hits Carl 1``."""
        say, move = self._say, moved.move
        pawn, hit = self._pawn(moved.pawn, teller), self._hits(moved.struck, teller, made=made)
        match move:
            case Enter(_, goal):
                return say("move-enter", pawn=pawn, goal=place_name(say, goal)) + hit
            case Walk(_, origin, goal) | Jump(_, origin, goal):
                return say("move-walk", pawn=pawn, origin=place_name(say, origin), goal=place_name(say, goal)) + hit
            case Swap(_, origin, other):
                return say(
                    "move-swap",
                    pawn=pawn,
                    origin=place_name(say, origin),
                    other="" if moved.swapped is None else self._others_pawn(moved.swapped),
                    goal=place_name(say, other.location),
                )
            case _:
                assert_never(move)

    def _pawn(self, pawn: PawnId, teller: Seat | None) -> str:
        return self._say("pawn", number=pawn.number) if pawn.seat == teller else self._others_pawn(pawn)

    def _others_pawn(self, pawn: PawnId) -> str:
        return f"{self._names[pawn.seat]} {pawn.number}"

    def _hits(self, struck: tuple[PawnId, ...], teller: Seat | None, *, made: bool) -> str:
        if not struck:
            return ""
        own = "own-pawn" if made else "your-own-pawn"
        victims = (
            self._say(own, number=pawn.number) if pawn.seat == teller else self._others_pawn(pawn) for pawn in struck
        )
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
