"""The events of a table: what each entry of its log says.

Events are stored permanently, so fields are added but never renamed or removed. A field that holds a secret (a seed or
a card that not everyone may see) is left out of ``repr``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum

from tockbot.rules import Play, Position, Seat, TableRules
from tockbot.tables.players import Card, ChannelId, GuildId, Kind, MessageId, Pace, PersonId, PlaceKind, Player, TableId


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened.

    Attributes:
        guild: server that added the bot; NO_GUILD if there is none.
        channel: channel or thread.
        host: person who opened the table.
        language: language used at the table.
        rules: rules of the table.
        seed: source of all randomness of the game; secret until the game is final.
        pace: pace of play.
        kind: kind of game.
        place: kind of place.
    """

    guild: GuildId
    channel: ChannelId
    host: PersonId
    language: str
    rules: TableRules
    seed: bytes = field(repr=False)
    pace: Pace = Pace.OPEN
    kind: Kind = Kind.GAME
    place: PlaceKind = PlaceKind.HOME


@dataclass(frozen=True, slots=True)
class Chosen:
    """Other rules were chosen, in the lobby. People whose seats no longer exist are moved to other seats."""

    rules: TableRules


@dataclass(frozen=True, slots=True)
class Sat:
    """A player took a seat, either a free one or another player's."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class Left:
    """A seat was given up: in the lobby it becomes free, in a game a computer player gets it. It is held for no one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatReserved:
    """A seat without a person was reserved for someone who sat there in the previous game; lobby only."""

    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class Away:
    """A person who is away from a game announced when they will return. At that time they get their seat back.

    Attributes:
        seat: their seat, held by a computer player.
        until: time of their return, in UTC; None if they gave none. It replaces the time announced before.
    """

    seat: Seat
    until: datetime | None


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """A person was removed for their conduct.

    Their seat is given up, and they cannot sit down until they are let back in.

    Attributes:
        person: the removed person. The entry's actor is the server manager who removed them, or None if the other
            players agreed on it.
    """

    person: PersonId


@dataclass(frozen=True, slots=True)
class PlayerLetBack:
    """A server manager let a removed person back in."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The bot deleted its data about the actor, who had held a hand, was removed, or removed someone.

    A person whom the bot meets later may be the same one.

    Attributes:
        known: highest number that the bot had given to a person; people with a higher number were met later.
        seat: seat whose hand the actor had held; None if they had not held one.
    """

    known: PersonId
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class PresenceChecked:
    """The actor asked everyone who sits at the table, or whose seat is held or reserved, whether they are there."""


@dataclass(frozen=True, slots=True)
class Here:
    """The actor confirmed that they are there."""


@dataclass(frozen=True, slots=True)
class Started:
    """The seats were fixed. The game begins at once, or once the start is announced in the channel.

    Attributes:
        position: position from which the game begins at once (rules.md 6.1); None for the opening.
        cut: text that a player typed to add to the randomness, or empty; None for a game that begins at once.
    """

    position: Position | None = None
    cut: str | None = None


@dataclass(frozen=True, slots=True)
class Announced:
    """The start was announced in the channel, and the game began. The message's id is part of the randomness.

    Attributes:
        message: message that announced the start.
        lobby: message that showed the seed's hash; None if there is none.
    """

    message: MessageId
    lobby: MessageId | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt.

    Attributes:
        dealer: seat of the dealer.
        hands: cards of each seat.
    """

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class CardPassed:
    """A seat chose the card to pass. Until all have chosen, a later choice replaces it.

    Attributes:
        seat: the seat.
        card: the card.
        in_stead: true if the bot chose on behalf of the person who sits there.
    """

    seat: Seat
    card: Card = field(repr=False)
    in_stead: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a play.

    Attributes:
        seat: the seat.
        play: the play, as the rules describe it.
        cards: cards spent, in the order of the ranks in the play.
        drawn: card drawn or burnt from another hand by chance (rules.md 4.2, rules-family.md W10).
        in_stead: true if the bot played on behalf of the person who sits there.
    """

    seat: Seat
    play: Play
    cards: tuple[Card, ...]
    drawn: Card | None = field(default=None, repr=False)
    in_stead: bool = False


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """The number of hints per seat was chosen, in the lobby; None is unlimited."""

    hints: int | None


@dataclass(frozen=True, slots=True)
class Rated:
    """The host chose, in the lobby, whether the game is to be rated."""

    rated: bool


@dataclass(frozen=True, slots=True)
class UndoAllowed:
    """The host chose, in the lobby, whether plays can be undone."""

    allowed: bool


@dataclass(frozen=True, slots=True)
class InvitationOnly:
    """The host chose, in the lobby, whether people need the host's approval to sit down."""

    only: bool


@dataclass(frozen=True, slots=True)
class SeriesChosen:
    """The game was made part of a series, or a single game, in the lobby.

    Attributes:
        first_to: number of wins that win the series; None for a single game.
        won: wins of each side so far, which count if the same people sit down again; empty for a new series.
        follows: table of the previous game of the series; None for a new series.
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
    """Another pace was chosen, in the lobby."""

    pace: Pace


@dataclass(frozen=True, slots=True)
class Timed:
    """The clocks of these seats started, because they must act.

    Attributes:
        deadlines: deadline of each seat, in UTC.
        awake: end of their quiet hours, for people who are in quiet hours when half of their time is gone.
    """

    deadlines: tuple[tuple[Seat, datetime], ...]
    awake: tuple[tuple[Seat, datetime], ...] = ()


@dataclass(frozen=True, slots=True)
class Reminded:
    """The person on a seat was reminded that the others are waiting."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Missed:
    """The person on a seat ran out of time with a choice to make. A computer player acts for them this once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockHeld:
    """The person on a seat is about to leave it; the bot keeps their deadline and missed turns for their return."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Queued:
    """A seat planned its next play, which others cannot see. It replaces an earlier plan.

    Attributes:
        seat: the seat.
        play: the play, as it was when it was planned.
        cards: cards to spend, in the order of the ranks in the play.
    """

    seat: Seat
    play: Play = field(repr=False)
    cards: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Unqueued:
    """A planned play was cancelled, or could not be made as planned when its turn came."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiscardRest:
    """The seat to act can play no card before the next deal, and chose to discard one card per turn automatically."""

    seat: Seat


QueueEvent = Queued | Unqueued | DiscardRest
"""Events about planned plays."""


class Wanted(Enum):
    """Things that a person can propose and others have to agree to."""

    SEAT = "seat"
    """To take a computer player's seat, to return to one's own at the next deal, or to be let in by the host."""

    REMOVE = "send away"
    """To remove the person who has a seat."""

    END = "end"
    """To end the game."""

    UNDO = "back"
    """To undo one's own last play."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The actor made a proposal, which replaces their previous one. In the lobby, it can only be about a seat.

    Attributes:
        wanted: what they propose.
        seat: the seat that the proposal is about; the actor's own for an undo, None for ending the game.
    """

    wanted: Wanted
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Agreed:
    """The actor agreed to this person's proposal."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Declined:
    """The actor rejected this person's proposal, or withdrew their own."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class MoveUndone:
    """A seat's last play was undone, together with the plays that computer players made since."""

    seat: Seat


AskingEvent = Asked | Agreed | Declined | MoveUndone
"""Events about proposals."""


class Cause(Enum):
    """Reasons for closing a table before its game was finished."""

    ASKED = "asked"
    CHANNEL_GONE = "channel gone"
    AGREED = "agreed"
    IDLE = "idle"
    TIME = "time"
    """The tournament round to which the game belonged ended."""

    SILENT = "silent"
    """The people of the table did not answer a presence check, and the actor opened another table in its channel."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before its game was finished. The entry's actor is the person who asked for it.

    Attributes:
        cause: reason for closing.
        absent: seats of the sides that would have had to agree, but of which no one was there.
        won: seats of the side that was ahead when the tournament round ended, and so won the game; empty if the sides
            were equal. Logs of version 0.2.0 do not have it.
    """

    cause: Cause
    absent: tuple[Seat, ...] = ()
    won: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Reopened:
    """The actor resumed a closed table where it had stopped. Everyone else is away until they return."""


@dataclass(frozen=True, slots=True)
class ClosedForGood:
    """The actor agreed to close a closed table permanently."""


EndEvent = Closed | Reopened | ClosedForGood
"""Events about closing and resuming a table."""

ClockEvent = PaceChosen | Timed | Reminded | Missed | ClockHeld
"""Events about the clock."""

SeatsEvent = Chosen | Sat | Left | SeatReserved | Away | PlayerRemoved | PlayerLetBack
"""Events about the seats, including new rules, which can change them."""

CallEvent = PresenceChecked | Here
"""Events about presence checks."""

GameEvent = Started | Announced | Dealt | CardPassed | Played
"""Events of the game itself."""

ChoiceEvent = HintsAllowed | Rated | UndoAllowed | InvitationOnly | SeriesChosen
"""Choices made in the lobby, apart from rules and pace."""

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
    """An entry of the log.

    Attributes:
        number: position in the log, from 1 without gaps.
        at: time of writing, in UTC.
        actor: person who asked for the event; None for automatic events, such as a deal or a computer player's play.
        event: what happened.
    """

    number: int
    at: datetime
    actor: PersonId | None
    event: Event


class LogError(Exception):
    """A log is invalid. The text names the wrong entry and never a card."""
