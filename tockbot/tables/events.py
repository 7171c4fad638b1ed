"""What happens at a table, one entry of its log each.

One entry of a table's log, and what is no log.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum

from tockbot.rules import Play, Position, Seat, TableRules
from tockbot.tables.players import Card, ChannelId, GuildId, Kind, MessageId, Pace, PersonId, Player, TableId


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened.

    Attributes:
        guild: the server.
        channel: the channel or thread.
        host: who opened it.
        language: the language spoken at it.
        rules: what is played.
        seed: what all chance of the game follows from; secret until it is over.
        pace: how fast it is played.
        kind: what it is played for.
    """

    guild: GuildId
    channel: ChannelId
    host: PersonId
    language: str
    rules: TableRules
    seed: bytes = field(repr=False)
    pace: Pace = Pace.OPEN
    kind: Kind = Kind.GAME


@dataclass(frozen=True, slots=True)
class Chosen:
    """Other rules were chosen, before the game. People whose seat is no more get another."""

    rules: TableRules


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took a seat, a free one or another's."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Left:
    """A seat became free, or in mid-game a computer player's, and is kept for nobody any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatReserved:
    """A seat on which no person sits is kept for somebody who sat there at the table before; before the game."""

    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class Away:
    """Whoever is away from a game said until when: then they sit on their seat again, without doing anything.

    Attributes:
        seat: theirs, which a computer player keeps.
        until: until when, in UTC; None is until they are back, instead of what they said before.
    """

    seat: Seat
    until: datetime | None


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """Somebody was sent away for their conduct: their seat is nobody's, and they sit down only if they are let back.

    Attributes:
        person: who; the actor is the manager who did it, nobody where the others agreed upon it.
    """

    person: PersonId


@dataclass(frozen=True, slots=True)
class PlayerLetBack:
    """Somebody who was sent away may sit down again; a manager said so."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The bot forgot the actor, who had held a hand, was removed or removed someone: a person met later may be them.

    Attributes:
        known: the last number that the bot had given to a person; who has a greater one was met later.
        seat: whose hand they had held; None for none.
    """

    known: PersonId
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class PresenceChecked:
    """The actor asked everybody who sits, or whose seat is kept, whether they are there."""


@dataclass(frozen=True, slots=True)
class Here:
    """The actor, who was asked, is there."""


@dataclass(frozen=True, slots=True)
class Started:
    """The seats are fixed: the game begins at once, or as soon as the channel has been told.

    Attributes:
        position: where it begins, at once (rules.md 6.1); None for the opening.
        cut: what a player typed to be mixed into chance, empty for nothing; None for a game that begins at once.
    """

    position: Position | None = None
    cut: str | None = None


@dataclass(frozen=True, slots=True)
class Announced:
    """The channel was told of the start, and the game began; the message's id is mixed into chance.

    Attributes:
        message: the one in which it was told.
        lobby: the one in which the seed's hash stands; None where there is none.
    """

    message: MessageId
    lobby: MessageId | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt: the dealer and each seat's cards."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class CardPassed:
    """A seat chose the card to give in the exchange, or a program in its person's stead; the last choice counts."""

    seat: Seat
    card: Card = field(repr=False)
    in_stead: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a play.

    Attributes:
        seat: whose it was.
        play: the play, as the rules tell it.
        cards: the cards spent, in the order of the ranks that the play spends.
        drawn: the card that chance took from another, drawn or burnt (rules.md 4.2, rules-family.md W10).
        in_stead: whether a program made it in the stead of the person who sits there.
    """

    seat: Seat
    play: Play
    cards: tuple[Card, ...]
    drawn: Card | None = field(default=None, repr=False)
    in_stead: bool = False


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """So many hints were allowed each seat in a game, before the game; None is as many as anybody likes."""

    hints: int | None


@dataclass(frozen=True, slots=True)
class Rated:
    """It was said, before the game, whether its result is to count for ratings."""

    rated: bool


@dataclass(frozen=True, slots=True)
class UndoAllowed:
    """It was said, before the game, whether plays can be taken back in it."""

    allowed: bool


@dataclass(frozen=True, slots=True)
class InvitationOnly:
    """It was said, before the game, whether only those sit down whom the host lets in."""

    only: bool


@dataclass(frozen=True, slots=True)
class SeriesChosen:
    """It was said, before the game, whether it is one of a series.

    Attributes:
        first_to: so many games win the series; None where the game is one by itself.
        won: how many each side has won of it, as far as the same people sit down again; empty for a new series.
        follows: the table of the series' game before this one; None for a new series.
    """

    first_to: int | None
    won: tuple[int, ...] = ()
    follows: TableId | None = None


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was given a hint."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PaceChosen:
    """Another pace was chosen, before the game."""

    pace: Pace


@dataclass(frozen=True, slots=True)
class Timed:
    """Something became due from these seats.

    Attributes:
        deadlines: until when each of them may take, in UTC.
        awake: when those are awake again who sleep when half of their time is gone.
    """

    deadlines: tuple[tuple[Seat, datetime], ...]
    awake: tuple[tuple[Seat, datetime], ...] = ()


@dataclass(frozen=True, slots=True)
class Reminded:
    """The person on a seat, for whom all wait, was reminded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Missed:
    """The person on a seat let the time run out where there was a choice; what is due is done in their stead."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockHeld:
    """The person on a seat is about to leave it: their deadline and their missed turns wait for their return."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Queued:
    """A seat chose in secret, and in advance, what to play at its next turn, instead of what it chose before.

    Attributes:
        seat: whose it is.
        play: the play, as it was when it was chosen.
        cards: the cards to spend, in the order of the ranks that the play spends.
    """

    seat: Seat
    play: Play = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Unqueued:
    """What a seat chose in advance was taken back, or cannot be made as it was chosen now that its turn has come."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiscardRest:
    """A seat to act, no card of which can be played before the next deal, lets them go: one each turn, by itself."""

    seat: Seat


QueueEvent = Queued | Unqueued | DiscardRest
"""What is chosen in advance."""


class Wanted(Enum):
    """What somebody can ask for that others have to agree to."""

    SEAT = "seat"
    """To sit on a seat that a computer player has, on one's own again at the next deal, or where the host lets in."""

    SEND_AWAY = "send away"
    """That whoever has a seat be sent away."""

    END = "end"
    """That the game be ended."""

    BACK = "back"
    """To take one's last play back."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The actor asked for something, before the game for a seat, instead of what they asked for before.

    Attributes:
        wanted: for what.
        seat: about which seat, with a play to take back one's own; None for the end.
    """

    wanted: Wanted
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Agreed:
    """The actor agreed to what this person asked for."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Declined:
    """The actor did not agree to what this person asked for, or does not ask for it any more."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class MoveUndone:
    """A seat took its last play back: the game stands as before it, without what computer players did since."""

    seat: Seat


AskingEvent = Asked | Agreed | Declined | MoveUndone
"""What people agree upon in mid-game."""


class Cause(Enum):
    """Why a table was closed before its game was over."""

    ASKED = "asked"
    CHANNEL_GONE = "channel gone"
    AGREED = "agreed"
    IDLE = "idle"
    TIME = "time"
    """The round of a tournament was over, for which it was played."""

    SILENT = "silent"
    """All whose it was had been asked whether they were there, and the actor opens another table in its channel."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its game was over; who asked for it is the entry's actor.

    Attributes:
        cause: why.
        absent: the seats of the sides that did not agree because none of their people was there, where others had to.
        won: the seats of the side that was ahead when the round of a tournament ended, and has won the game; nobody's
            if nothing told the sides apart. Version 0.2.0 never wrote it.
    """

    cause: Cause
    absent: tuple[Seat, ...] = ()
    won: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Reopened:
    """A table that was closed goes on as it stood; the actor wanted it, and all others are away until they are back."""


@dataclass(frozen=True, slots=True)
class ClosedForGood:
    """The actor agreed that a table that was closed is closed for good."""


EndEvent = Closed | Reopened | ClosedForGood
"""Before its time, and after."""

ClockEvent = PaceChosen | Timed | Reminded | Missed | ClockHeld
"""What the clock tells."""

SeatsEvent = Chosen | Sat | Left | SeatReserved | Away | PlayerRemoved | PlayerLetBack
"""Who sits where."""

CallEvent = PresenceChecked | Here
"""Who is there."""

GameEvent = Started | Announced | Dealt | CardPassed | Played
"""What happens in the game."""

ChoiceEvent = HintsAllowed | Rated | UndoAllowed | InvitationOnly | SeriesChosen
"""What is chosen before the game, besides what is played."""

Event = (
    Opened
    | SeatsEvent
    | Forgotten
    | CallEvent
    | ChoiceEvent
    | GameEvent
    | QueueEvent
    | Hinted
    | ClockEvent
    | AskingEvent
    | EndEvent
)


@dataclass(frozen=True, slots=True)
class Entry:
    """An event with its place in the log.

    Attributes:
        number: its place, from 1 without gaps.
        at: when it was written, in UTC.
        actor: the person who asked for it; None for what followed by itself, such as a deal or a computer's play.
        event: what happened.
    """

    number: int
    at: datetime
    actor: PersonId | None
    event: Event


class LogError(Exception):
    """A log that cannot be read as a table's. The text says where it goes wrong and holds no card."""
