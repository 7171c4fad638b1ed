"""A game as one seat may know it: the only view of it that leaves this package (rules.md 2.8).

A spectator's observation has no ``viewer`` and an empty ``hand``. A computer player is asked a :class:`Question`, which
contains an observation, and knows nothing else of the table.

The highlights of a finished game are computed from its plays, for the poster and the summary.
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
from tockbot.tables.game import Drawn, Game, Numbering, PassedInStead, PawnId, PlayRecord
from tockbot.tables.state import Table

NOBODY_KNOWN: Final[players.People] = MappingProxyType({})
"""No identities, for callers that need no names, such as computer players."""


@dataclass(frozen=True, slots=True)
class PawnSeen:
    """A pawn: its number from 1 to 4, its location, and whether it is protected."""

    number: int
    location: Location
    protected: bool


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """A seat: its player, the level of a computer player, the four pawns by number, and the number of cards in hand."""

    seat: Seat
    name: str
    is_computer: bool
    team: int | None
    pawns: tuple[PawnSeen, ...]
    cards: int
    level: players.Level | None = None


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as known to one seat or to a spectator.

    Attributes:
        rules: rules of the table.
        viewer: the seat that sees the game, or None.
        seats: every seat.
        phase: phase of the position.
        turn: seat to act.
        dealer: dealer of the round.
        round: number of the round, from 1.
        stamp: number of the log entry that last changed what anyone may do.
        hand: the viewer's cards.
        gift: card that the viewer has chosen to pass in this round.
        received: card that the viewer was passed in this round.
        passed_in_stead: every card that the bot passed on behalf of the viewer's seat.
        drawn: every card that the viewer drew, or that was drawn from the viewer.
        has_given: for each seat, whether it has chosen a card to pass.
        pawns: the pawns, as the rules see them.
        numbering: locations of the numbered pawns.
        discards: the discard pile since the last shuffle, the last card last.
        history: every play so far.
        finished: sides that are home, in the order in which they finished.
        names: names of the people whom the table knows.
        letters: first letters that computer players' names must avoid.
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
    passed_in_stead: tuple[PassedInStead, ...] = field(repr=False)
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
        """Return the name of the player who made a play; empty if it is no longer known."""
        return _name(record.player, self.names, self.letters)

    def place_of(self, seat: Seat | None) -> int | None:
        """Return the place in which a seat's side finished, from 1; None if it has not (rules.md 5.1)."""
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
    """Return the identity of a person, without a name if it is not known."""
    return people.get(person) or players.Person(person, None, "")


def letters_taken(table: Table, people: players.People) -> frozenset[str]:
    """Return the first letters of the people whom a table knows; computer players' names avoid them (players.py).

    It is empty in an exercise, which has no channel and whose texts name the computer players.
    """
    if not table.opening.channel:
        return frozenset()
    return frozenset(players.first_letter(person_of(one, people).name) for one in table.people)


def _name(player: players.Player | None, names: Mapping[players.PersonId, str], letters: frozenset[str]) -> str:
    match player:
        case players.Human(person):
            return names.get(person, "")
        case players.Computer(name):
            return players.name_without(name, letters)
        case None:
            return ""


def observe(table: Table, game: Game, viewer: Seat | None, people: players.People = NOBODY_KNOWN) -> Observation:
    """Return the game as known to a seat, or with None to a spectator."""
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
        passed_in_stead=tuple(one for one in game.passed_in_stead if one.seat == viewer),
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
    """A question to a computer player.

    Attributes:
        observation: the game as known to its seat.
        level: level of play.
        seed: source of randomness, so that the decision can be repeated.
    """

    observation: Observation
    level: players.Level
    seed: int


def question_for(table_id: players.TableId, seat: Seat, observation: Observation, level: players.Level) -> Question:
    """Return the question to a computer player; its seed follows from the table, the game's stamp and the seat."""
    digest = sha256(f"table {table_id}, event {observation.stamp}, seat {seat}".encode("ascii")).digest()
    return Question(observation, level, int.from_bytes(digest[:8], "big"))


def has_choice(position: Position, hand: str) -> bool:
    """Return whether a seat that holds these ranks, and must act, has more than one option.

    All legal plays count, whichever of them a computer player would consider.
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
        """Return the card to pass in the exchange."""

    async def play(self, question: Question) -> Play:
        """Return the play to make."""


@dataclass(frozen=True, slots=True)
class LongestWalk:
    """The pawn that walked the most fields before it was hit or the game ended, and their number."""

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
    """The first pawn that came home, with the number of the round and the index of the play."""

    pawn: PawnId
    round: int
    play: int


@dataclass(frozen=True, slots=True)
class Highlights:
    """Highlights of a game.

    Attributes:
        rounds: number of rounds dealt.
        hits_given: number of pawns that each seat hit.
        hits_taken: number of pawns that each seat lost.
        walks: for each seat, the most fields that one of its pawns walked.
        longest_walk: the longest of these; None if no pawn walked.
        hit_of_the_game: hit on another seat's pawn that was nearest to its home; None if there was none.
        first_home: first pawn that came home; None if none did.
    """

    rounds: int
    hits_given: tuple[int, ...]
    hits_taken: tuple[int, ...]
    walks: tuple[int, ...]
    longest_walk: LongestWalk | None
    hit_of_the_game: HitOfTheGame | None
    first_home: FirstHome | None


def highlights(board: Board, history: Iterable[PlayRecord]) -> Highlights:
    """Return the highlights of these plays on this board; if several are equal, the first one counts."""
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
