"""What one seat may know of a game: the only view of it that leaves this floor (rules.md 2.8).

A spectator's has no ``viewer`` and an empty ``hand``.

What a computer player is asked, and who answers: all that a program that plays is ever told of a table.

What is worth telling of a game that is over, read off the records of its plays: for the poster and for the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from types import MappingProxyType
from typing import Final, Protocol

from tockbot.rules import (
    CENTRE,
    Board,
    Location,
    Pawns,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    Walk,
    is_home,
    is_protected,
    location_of,
    plays_without_sevens,
    seven_cards,
    seven_ways,
)
from tockbot.tables import players
from tockbot.tables.game import Drawn, Game, Numbering, PawnId, PlayRecord
from tockbot.tables.state import Table

NOBODY_KNOWN: Final[players.People] = MappingProxyType({})
"""Where nobody's name matters: a computer player does not ask for names."""


@dataclass(frozen=True, slots=True)
class PawnSeen:
    """One pawn: its number 1 to 4, which it keeps all game, and where it stands."""

    number: int
    location: Location
    protected: bool


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """One seat: who sits there, a computer player's level, its four pawns by number, and how many cards it holds."""

    seat: Seat
    name: str
    is_computer: bool
    team: int | None
    pawns: tuple[PawnSeen, ...]
    cards: int
    level: players.Level | None = None


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat, or a spectator, knows it.

    Attributes:
        rules: what is played.
        viewer: the seat that sees, or None.
        seats: every seat.
        phase: what is due.
        turn: the seat to act.
        dealer: the dealer of the round.
        round: the round's number, from 1.
        stamp: changes whenever anybody may do something new.
        hand: the viewer's cards.
        gift: the card the viewer has chosen to give in this round.
        received: the card the viewer was given in this round.
        drawn: every card that the viewer drew, or that was drawn from the viewer.
        has_given: for each seat, whether it has chosen its gift.
        pawns: as the rules see them.
        numbering: where each numbered pawn stands.
        discards: the discard pile since the last shuffle, the last card last.
        history: every play so far.
        finished: the sides that are home, in the order in which they came.
        names: what the people are called who play, or played.
        letters: the first letters with which no computer player's name begins.
    """

    rules: TableRules
    viewer: Seat | None
    seats: tuple[SeatSeen, ...]
    phase: Phase
    turn: Seat | None
    dealer: Seat
    round: int
    stamp: players.Stamp
    hand: tuple[players.Card, ...] = field(repr=False)
    gift: players.Card | None = field(repr=False)
    received: players.Card | None = field(repr=False)
    drawn: tuple[Drawn, ...] = field(repr=False)
    has_given: tuple[bool, ...]
    pawns: Pawns
    numbering: Numbering
    discards: tuple[players.Card, ...]
    history: tuple[PlayRecord, ...]
    finished: tuple[tuple[Seat, ...], ...]
    names: Mapping[players.PersonId, str]
    letters: frozenset[str]

    def player_of(self, record: PlayRecord) -> str:
        """What whoever made a play is called; nothing if that is no longer known."""
        return _name(record.player, self.names, self.letters)

    def place_of(self, seat: Seat | None) -> int | None:
        """In which place, counted from 1, a seat's side came home; None if it has not (rules.md 5.1)."""
        return next((place for place, side in enumerate(self.finished, 1) if seat in side), None)

    def position(self) -> Position:
        """Return the position with made-up cards in every hand except the viewer's.

        The legal plays of the viewer are the same in it: no rule reads what others hold, only whether they hold a card.
        The deck has all these cards, so a game can go on from the position.
        """
        own, left = players.ranks_of(self.hand), players.ranks_of_deck(self.rules.law)
        hands, dealt = list[str](), 0
        for rank in own:
            left = left.replace(rank, "", 1)
        for seat in self.seats:
            is_own = seat.seat == self.viewer
            hands.append(own if is_own else left[dealt : dealt + seat.cards])
            dealt += 0 if is_own else seat.cards
        return Position(self.rules, self.dealer, self.phase, self.turn, self.pawns, tuple(hands))


def person_of(person: players.PersonId, people: players.People) -> players.Person:
    """Somebody by their number, nameless where their name is not known."""
    return people.get(person) or players.Person(person, None, "")


def letters_taken(table: Table, people: players.People) -> frozenset[str]:
    """The first letters of the people whom a table knows: no computer player's name begins so (players.py).

    In an exercise, which has no channel, none are: its words name those who sit there.
    """
    if not table.opening.channel:
        return frozenset()
    return frozenset(players.first_letter(person_of(one, people).name) for one in table.people)


def _name(player: players.Player | None, names: Mapping[players.PersonId, str], letters: frozenset[str]) -> str:
    """What a player is called."""
    match player:
        case players.Human(person):
            return names.get(person, "")
        case players.Computer(name):
            return players.name_without(name, letters)
        case None:
            return ""


def observe(table: Table, game: Game, viewer: Seat | None, people: players.People = NOBODY_KNOWN) -> Observation:
    """The game as a seat knows it, or with None as everybody does."""
    position = game.position
    names = {person: person_of(person, people).name for person in table.people}
    letters = letters_taken(table, people)
    return Observation(
        rules=table.rules,
        viewer=viewer,
        seats=tuple(_seat_seen(table, game, seat, names, letters) for seat in table.rules.seats),
        phase=position.phase,
        turn=position.turn,
        dealer=position.dealer,
        round=game.round,
        stamp=game.stamp,
        hand=() if viewer is None else game.hands[viewer],
        gift=None if viewer is None else game.gifts[viewer],
        received=None if viewer is None else game.received[viewer],
        drawn=tuple(one for one in game.drawn if viewer is not None and viewer in (one.drawer, one.other)),
        has_given=tuple(gift is not None for gift in game.gifts),
        pawns=position.pawns,
        numbering=game.numbering,
        discards=game.discards,
        history=game.history,
        finished=game.finished,
        names=names,
        letters=letters,
    )


def _seat_seen(
    table: Table, game: Game, seat: Seat, names: Mapping[players.PersonId, str], letters: frozenset[str]
) -> SeatSeen:
    player = table.seated[seat]
    protected = {location_of(pawn) for pawn in game.position.pawns[seat] if is_protected(pawn)}
    return SeatSeen(
        seat=seat,
        name=_name(player, names, letters),
        is_computer=isinstance(player, players.Computer),
        team=table.rules.sides.index(table.rules.side_of(seat)) if table.rules.party.in_teams else None,
        pawns=tuple(
            PawnSeen(number, location, location in protected) for number, location in enumerate(game.numbering[seat], 1)
        ),
        cards=len(game.hands[seat]),
        level=player.level if isinstance(player, players.Computer) else None,
    )


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked to decide upon.

    Attributes:
        observation: the game as its seat knows it; it is told nothing else of it.
        level: how well it is to play.
        seed: what all its chance follows from, so that the decision can be made again and be the same.
    """

    observation: Observation
    level: players.Level
    seed: int


def question_for(table_id: players.TableId, seat: Seat, observation: Observation, level: players.Level) -> Question:
    """The question to a seat at a table: its seed follows from the table, the moment in the log and the seat."""
    digest = sha256(f"table {table_id}, event {observation.stamp}, seat {seat}".encode("ascii")).digest()
    return Question(observation, level, int.from_bytes(digest[:8], "big"))


def has_choice(position: Position, hand: str) -> bool:
    """Whether a seat that holds these ranks, and from which something is due, can do more than one thing.

    It is judged from all that the rules allow, whatever a program that plays would look at.
    """
    if position.phase is Phase.EXCHANGE:
        return len(set(hand)) > 1
    plays = len(plays_without_sevens(position))
    if plays > 1:
        return True
    sevens = [seven_ways(position, card, (), most=1) for card in seven_cards(position)]
    return plays + sum(2 if ways is None else len(ways) for ways in sevens) > 1


class ComputerPlayer(Protocol):
    """A program that plays for a seat."""

    async def gift(self, question: Question) -> players.Card:
        """The card to give in the exchange."""

    async def play(self, question: Question) -> Play:
        """The play to make."""


@dataclass(frozen=True, slots=True)
class LongestWalk:
    """The pawn that walked most fields between entering and the end of its way, and how many."""

    pawn: PawnId
    fields: int


@dataclass(frozen=True, slots=True)
class HitOfTheGame:
    """The hit on the opponent's or partner's pawn that was nearest to its home.

    Attributes:
        by: the seat whose card hit it; a seven may do so with another player's pawn.
        pawn: the pawn that was hit.
        fields: number of fields from the pawn to its entry field.
        round: number of the round.
        play: index of the play in the game.
    """

    by: Seat
    pawn: PawnId
    fields: int
    round: int
    play: int


@dataclass(frozen=True, slots=True)
class FirstHome:
    """The first pawn that came home, the round, and which play, counted from 0, brought it there."""

    pawn: PawnId
    round: int
    play: int


@dataclass(frozen=True, slots=True)
class Highlights:
    """What is told of a game; None where there is nothing to tell.

    Attributes:
        rounds: how many were dealt.
        hits_given: by seat, how many pawns it hit.
        hits_taken: by seat, how many it lost.
        walks: by seat, the most fields that one of its pawns walked.
        longest_walk: the longest of these.
        hit_of_the_game: the hit on the pawn that was nearest to its home.
        first_home: the first pawn that came home.
    """

    rounds: int
    hits_given: tuple[int, ...]
    hits_taken: tuple[int, ...]
    walks: tuple[int, ...]
    longest_walk: LongestWalk | None
    hit_of_the_game: HitOfTheGame | None
    first_home: FirstHome | None


def highlights(board: Board, history: Iterable[PlayRecord]) -> Highlights:
    """What is worth telling of these plays on this board; of equals the first."""
    given, taken, walks = [0] * board.players, [0] * board.players, [0] * board.players
    walked: dict[PawnId, int] = {}
    walk, hit, first, rounds = None, None, None, 0
    for play, record in enumerate(history):
        rounds = record.round
        for moved in record.moved:
            if isinstance(moved.move, Walk):
                walked[moved.pawn] = walked.get(moved.pawn, 0) + abs(moved.move.steps)
                walks[moved.pawn.seat] = max(walks[moved.pawn.seat], walked[moved.pawn])
                if walk is None or walked[moved.pawn] > walk.fields:
                    walk = LongestWalk(moved.pawn, walked[moved.pawn])
            for lost in moved.struck:
                given[record.seat] += 1
                taken[lost.seat] += 1
                walked.pop(lost, None)
                fields = _fields_from_home(board, lost, moved.before[lost.seat][lost.number - 1])
                if lost.seat != record.seat and (hit is None or fields < hit.fields):
                    hit = HitOfTheGame(record.seat, lost, fields, record.round, play)
            if first is None and is_home(moved.after[moved.pawn.seat][moved.pawn.number - 1]):
                first = FirstHome(moved.pawn, record.round, play)
    return Highlights(rounds, tuple(given), tuple(taken), tuple(walks), walk, hit, first)


def _fields_from_home(board: Board, pawn: PawnId, place: Location) -> int:
    """Return how many fields a pawn is from its entry field; the centre counts as half the way round."""
    if place == CENTRE:
        return board.fields // 2
    return (board.entries[pawn.seat] - place) % board.fields
