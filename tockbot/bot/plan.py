"""Decides which messages show a table: one for everyone, one for each person, and one that pings people.

The plan is pure. Its input is the table, the messages that exist with what is known about each, the preferences of the
people, and the time. :mod:`~tockbot.bot.posts` carries a plan out, and may find that the world has changed since; so a
message is planned again immediately before it is sent.

*Board.* It is edited while people still see it, and otherwise posted again at the bottom.

*Private screens.* A player who must act is notified once: by a new direct message that replaces the previous one, or by
a ping in the channel. Moves of other players don't edit their screen, except at the end of the exchange: a player who
passed a card sees the one they got as soon as everyone has passed, if a token serves, and otherwise with the next
notification. Screens in the channel are ephemeral: only their token can change them.

*Ping.* There is one at a time: the next replaces it, and names those who were notified before and still have to act. It
is deleted once none of the people it names has to act.

*Places without the bot.* There every message is reachable only by tokens (docs/anywhere.md). The board is edited while
a token of a press on it serves. If none does, the next press posts it again, at most once per press, and that message
pings. A hand is edited in place. What no token reaches is planned again after the next press; until then the hand that
was pressed last asks for a press on the board.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from tockbot.rules import Phase, Seat
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import Kind, Observation, Person, PersonId, Stage, TableSeen

EVERYBODY: Final = PersonId(0)
"""The key of the message that shows a table to everyone."""

CALL: Final = PersonId(-1)
"""The key of the message that pings people in the table's channel; the ids of people start above 0."""

LOST: Final = "lost "
"""Prefix of a board's digest, from the moment when the bot lost the permission to change it and said so."""

YOUNG: Final = 50 * 60 * 1000 << 22
"""The age up to which a board is edited, in the time unit of Discord's ids: after an hour, Discord limits edits."""


class Serves(Enum):
    """The time at which the interaction token of a message can be used."""

    NOW = auto()
    SOON = auto()
    NEVER = auto()


@dataclass(frozen=True, slots=True)
class Existing:
    """A message of a table, and what is known about it.

    Attributes:
        row: its record.
        serves: when one of its tokens can be used.
        is_pressed: whether a press on it is being answered.
        is_owed: whether its person was pinged, and could not be shown their hand yet.
    """

    row: ShownMessage
    serves: Serves = Serves.NEVER
    is_pressed: bool = False
    is_owed: bool = False

    @property
    def is_busy(self) -> bool:
        """True if the message cannot be changed now, but can in a moment."""
        return self.is_pressed or self.serves is Serves.SOON


@dataclass(frozen=True, slots=True)
class Reader:
    """A person's preferences at a table.

    Attributes:
        by_message: whether they play by direct message, rather than in the channel.
        told_next: whether they want to know that they are next, and have not planned their move.
        told_elsewhere: whether they want a direct message when they must act in a place without the bot.
    """

    by_message: bool = True
    told_next: bool = False
    told_elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """A short digest of the content of a board.

    Attributes:
        stage: the table's stage.
        plays: number of plays made.
        picture: digest of everything that the picture shows.
        words: digest of the texts and buttons.
        is_film: whether the picture is a film, whose file has another name.
    """

    stage: str
    plays: int
    picture: str
    words: str
    is_film: bool = False

    def __str__(self) -> str:
        return json.dumps([self.stage, self.plays, self.picture, self.words, *([True] if self.is_film else [])])


def read_face(text: str) -> Face | None:
    """Return the digest that was saved for a board; None if there is none, or another version wrote it."""
    try:
        face = Face(*json.loads(text.removeprefix(LOST)))
    except (ValueError, TypeError):
        return None
    return face if face.is_film in (True, False) else None


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a board.

    Attributes:
        face: the content that the board should have.
        last: id of the last message in the channel; None if it is unknown.
        is_last_gone: whether that message is one that the bot deleted.
        keeps_boards: whether the server keeps the board of every move.
        has_left: whether the bot has certainly left the server.
        may_film: whether the board may show the last play as a film.
    """

    face: Face
    last: int | None = None
    is_last_gone: bool = False
    keeps_boards: bool = False
    has_left: bool = False
    may_film: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """Everything on which a plan depends.

    Attributes:
        seen: the table.
        messages: its messages, by the person they are for.
        readers: the preferences of the people at the table.
        place: the channel of the board; None if no board is wanted.
        now: the lowest id that Discord could assign now.
        outdated: boards in a place without the bot that were pressed, though a newer one is there.
        can_post: in a place without the bot, whether a token serves that may post the board again.
        can_ping: in a place without the bot, whether a token serves that may send a message for everyone.
    """

    seen: TableSeen
    messages: Mapping[PersonId, Existing] = field(default_factory=dict)
    readers: Mapping[PersonId, Reader] = field(default_factory=dict)
    place: Place | None = None
    now: int = 0
    outdated: tuple[MessageAt, ...] = ()
    can_post: bool = False
    can_ping: bool = False


class What(Enum):
    """The subject of a message."""

    BOARD = auto()
    """The table, for everyone."""
    ANNOUNCEMENT = auto()
    """The game is about to begin."""
    PING = auto()
    """These people must act."""
    TURN = auto()
    """You must act: a private screen."""
    NEXT = auto()
    """You are next: a private screen."""
    CAUGHT_UP = auto()
    """Your planned move was played, or you are back: a private screen."""
    EXCHANGED = auto()
    """The card that you got: a private screen."""
    OVER = auto()
    """You no longer play here: a private screen."""


class How(Enum):
    """The way to bring a message up to date."""

    SEND = auto()
    """Sent in place of the one before."""
    EDIT = auto()
    """Edited; if that is impossible, a board is sent again, and a private screen stays as it is."""
    DELETE = auto()


class Where(Enum):
    """The place of a message."""

    CHANNEL = auto()
    DIRECT = auto()
    ALONE = auto()
    """In the channel, visible only to its person."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message as it should be.

    Attributes:
        what: what it says.
        how: how it comes to be.
        where: where it is sent, if it is.
        is_silent: whether it arrives without a notification.
        is_token_only: whether it may not cost a counted request.
        with_picture: whether an edit replaces its picture, too.
        keeps: whether the message before it stays.
        closes_lobby: whether the message before it is the lobby, which is edited for the last time and stays.
        is_film: whether its picture is a film of the last play.
        pings: whether a board, if it is sent, also pings the people who must act.
        asks_press: whether it asks for a press on the board, which no token reaches.
    """

    what: What
    how: How = How.SEND
    where: Where = Where.CHANNEL
    is_silent: bool = False
    is_token_only: bool = False
    with_picture: bool = True
    keeps: bool = False
    closes_lobby: bool = False
    is_film: bool = False
    pings: bool = False
    asks_press: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """The messages that a table should have; those that are right already are not in it.

    Attributes:
        board: the board.
        ping: the ping.
        people: the private screens.
        pinged: the people whom the ping, or a board that pings, notifies.
        named: the people whom the ping names: all who must act in the channel, also those who were notified before.
        notified: people in a place without the bot who must act, and chose to be notified by a direct message.
        pointers: outdated boards that become pointers to the newest.
        tidied: those whose replaced messages are still to be deleted, though nothing else of theirs changes.
        waiting: those whose message cannot be changed now, but can in a moment.
    """

    board: Wanted | None = None
    ping: Wanted | None = None
    people: Mapping[PersonId, Wanted] = field(default_factory=dict)
    pinged: tuple[Person, ...] = ()
    named: tuple[Person, ...] = ()
    notified: tuple[Person, ...] = ()
    pointers: tuple[MessageAt, ...] = ()
    tidied: tuple[PersonId, ...] = ()
    waiting: tuple[PersonId, ...] = ()


HAND_ALONE: Final = Wanted(What.TURN, How.SEND, Where.ALONE, is_token_only=True)
"""The hand of a player in the channel, shown without being asked for."""

HAND_IN_PLACE: Final = Wanted(What.TURN, How.EDIT, Where.ALONE, is_token_only=True)
"""The hand of a player in a place without the bot, where a press allows few follow-ups."""


def seats_due(game: Observation) -> tuple[Seat, ...]:
    """Return the seats that must act."""
    if game.phase is Phase.EXCHANGE:
        return tuple(seat.seat for seat in game.seats if seat.cards and not game.has_given[seat.seat])
    return () if game.turn is None else (game.turn,)


def is_due(seen: TableSeen) -> bool:
    """Return whether a table's viewer must act."""
    return seen.game is not None and seen.viewer is not None and seen.viewer in seats_due(seen.game)


def is_ephemeral(seen: TableSeen, at: MessageAt) -> bool:
    """Return whether a person's screen is an ephemeral message, which only its token can change.

    Ephemeral screens are in the table's channel. For a practice game it is the reverse: there a screen in the table's
    channel is a direct message, and one anywhere else is ephemeral.
    """
    return (at[0] == seen.channel) is not seen.is_private


def can_show_hand(seen: TableSeen, existing: Existing | None) -> bool:
    """Return whether the hand of a player in the channel can be shown without being asked for, now or in a moment.

    A person whose press is being answered sees the current state in the answer.
    """
    if existing is None or existing.row.at is None or existing.is_pressed:
        return False
    return is_ephemeral(seen, existing.row.at) and existing.serves is not Serves.NEVER


def plan(state: State) -> Plan:
    """Return the messages that a table should have."""
    seen = state.seen
    people: dict[PersonId, Wanted] = {}
    pinged: dict[PersonId, Person] = {}
    waiting: list[PersonId] = []
    seated = {player.id: (Seat(seat), player) for seat, player in enumerate(seen.seated) if isinstance(player, Person)}
    for person in dict.fromkeys([*seated, *(one for one in state.messages if one > EVERYBODY)]):
        existing = state.messages.get(person)
        wanted = _for_person(state, person, *seated.get(person, (None, None)))
        if wanted is None:
            continue
        if existing is not None and existing.is_busy:
            waiting.append(person)
        elif wanted.what is What.PING:
            pinged[person] = seated[person][1]
            if can_show_hand(seen, existing):
                people[person] = HAND_IN_PLACE if seen.is_elsewhere else HAND_ALONE
        else:
            people[person] = wanted
    planned = Plan(_for_board(state), people=people, pinged=tuple(pinged.values()), waiting=tuple(waiting))
    planned = _within_reach(state, planned) if seen.is_elsewhere else planned
    does_board_ping = planned.board is not None and planned.board.pings and planned.board.how is How.SEND
    is_needed = bool(planned.pinged) and not does_board_ping
    named = tuple(_named(state, seated, pinged)) if is_needed else ()
    planned = replace(planned, ping=_for_ping(state, is_needed=is_needed), named=named)
    changed = {*planned.people, *planned.waiting}
    changed |= {one for one, wanted in ((EVERYBODY, planned.board), (CALL, planned.ping)) if wanted is not None}
    tidied = (one for one, known in state.messages.items() if known.row.leftovers and one not in changed)
    return replace(planned, tidied=tuple(tidied))


def _named(
    state: State, seated: Mapping[PersonId, tuple[Seat, Person]], pinged: Mapping[PersonId, Person]
) -> Iterator[Person]:
    """Yield the people whom a ping should name: it replaces the one that named those who were notified before."""
    due = () if state.seen.game is None else seats_due(state.seen.game)
    for person, (seat, player) in seated.items():
        in_channel = not state.readers.get(person, Reader()).by_message
        if person in pinged or (in_channel and seat in due):
            yield player


def _within_reach(state: State, planned: Plan) -> Plan:
    """Return the part of a plan that tokens reach in a place without the bot; the rest waits."""
    seen, board = state.seen, planned.board
    hands = {one: known for one, known in state.messages.items() if one > EVERYBODY}
    may_post = state.can_post and not _serves(state, Serves.SOON)
    is_stale = board is not None and board.how is How.SEND and not may_post
    notified = tuple(one for one in planned.pinged if state.readers.get(one.id, Reader()).told_elsewhere)
    pinged = planned.pinged if state.can_ping else ()
    people, waiting = dict(planned.people), [*planned.waiting]
    if is_stale or (planned.pinged and not pinged):
        # The token of the press that changed the table serves once that press is answered.
        busy = (one for one, known in hands.items() if known.is_busy and one not in waiting)
        waiting += [*busy, *([EVERYBODY] if _serves(state, Serves.SOON) else [])]
    reached = {one: known.row.token for one, known in hands.items() if known.serves is Serves.NOW}
    newest = max(reached, key=lambda one: 0 if (token := reached[one]) is None else token.until, default=None)
    if is_stale and newest is not None and not waiting and seen.stage is not Stage.STARTING:
        people[newest] = replace(people.get(newest, HAND_IN_PLACE), asks_press=True)
    board = None if is_stale else board
    return replace(
        planned,
        board=board,
        people=people,
        pinged=pinged,
        notified=notified,
        pointers=state.outdated,
        waiting=tuple(waiting),
    )


def _serves(state: State, when: Serves) -> bool:
    """Return whether a token of the board can be used now, or soon."""
    existing = state.messages.get(EVERYBODY)
    return existing is not None and existing.serves is when


def _for_person(state: State, person: PersonId, seat: Seat | None, player: Person | None) -> Wanted | None:
    """Return the private screen that a person should get, or the ping that should name them; None for neither."""
    seen, existing = state.seen, state.messages.get(person)
    row, game = None if existing is None else existing.row, seen.game
    if seen.stage is not Stage.PLAYING or seat is None or player is None:
        is_said = row is None or row.face == seen.stage.value
        return None if is_said else Wanted(What.OVER, How.EDIT)
    if game is None:
        return None
    must_act = seat in seats_due(game)
    reader = state.readers.get(person, Reader())
    if player.user is not None:
        is_new = person in seen.newcomers and (row is None or not (row.at or row.stamp))
        wait = seen.clock.wait_for(seat)
        since = game.stamp if wait is None else max(game.stamp, wait.reminded)
        if is_new or (must_act and not _is_called(state, person, since)):
            return _notification(state, reader, existing, must_act=must_act)
        wants_next = reader.told_next and reader.by_message and _is_next(seen, game, seat)
        if wants_next and not _is_called(state, person, game.stamp):
            return Wanted(What.NEXT, where=Where.DIRECT, is_silent=True)
    if existing is None or row is None:
        return None
    if must_act:
        return HAND_ALONE if existing.is_owed and can_show_hand(seen, existing) else None
    made = {seen.seated[one]: number for one, number in seen.made_ahead}.get(player, 0)
    if row.at is not None and (row.face or row.stamp < made):
        return Wanted(What.CAUGHT_UP, How.EDIT)
    if row.stamp < seen.exchanged and existing.serves is not Serves.NEVER:
        return Wanted(What.EXCHANGED, How.EDIT, is_token_only=True)
    return None


def _notification(state: State, reader: Reader, existing: Existing | None, *, must_act: bool) -> Wanted | None:
    """Return how a person is notified who must act, or whom others let sit down.

    A ping in the channel says that people must act, so it names only those. A practice game has no pings: the person is
    shown their turn on the screen on which they played last.
    """
    if reader.by_message:
        return Wanted(What.TURN, where=Where.DIRECT)
    if state.seen.kind is Kind.PRACTICE:
        is_here = existing is not None and (existing.is_busy or can_show_hand(state.seen, existing))
        return HAND_ALONE if is_here and must_act else None
    return Wanted(What.PING) if must_act else None


def _is_called(state: State, person: PersonId, since: int) -> bool:
    """Return whether a person was notified that they must act; not if they left and came back, or a reminder is due.

    The ping in the channel counts, too: the bot may have died, or failed to save, before it recorded for each person
    that they were notified. Only a person who asks to be notified again has a stamp of 0.
    """
    own, ping = state.messages.get(person), state.messages.get(CALL)
    if own is not None and (own.row.face or own.row.stamp >= since):
        return not own.row.face
    is_asked_again = own is not None and not own.row.stamp
    is_named = ping is not None and ping.row.at is not None and ping.row.stamp >= since
    return is_named and ping is not None and str(person) in ping.row.face.split() and not is_asked_again


def _is_next(seen: TableSeen, game: Observation, seat: Seat) -> bool:
    """Return whether a seat's turn comes next, as far as is known; not while a computer player acts: it is quick."""
    if seen.kind is Kind.PRACTICE or game.turn is None or not isinstance(seen.seated[game.turn], Person):
        return False
    following = [game.seats[(game.turn + step) % len(game.seats)] for step in range(1, len(game.seats))]
    return next((one.seat for one in following if one.cards), None) == seat


def _for_board(state: State) -> Wanted | None:
    """Return the board that a table should get; None if its board is right, or it has none."""
    seen, place, existing = state.seen, state.place, state.messages.get(EVERYBODY)
    if seen.stage is Stage.STARTING:
        return Wanted(What.ANNOUNCEMENT, is_token_only=seen.is_elsewhere)
    # A practice game is played entirely on the player's private screen.
    if place is None or seen.kind is Kind.PRACTICE:
        return None
    row, face = None if existing is None else existing.row, place.face
    before = None if row is None else read_face(row.face)
    # A board marked as lost is edited even if its content is right: success must be recorded. And if the bot left the
    # server while it was off, only Discord's refusal lets the table be closed.
    is_right = before is not None and replace(before, is_film=False) == face
    if row is not None and is_right and not (row.face.startswith(LOST) or place.has_left):
        return None
    same_moment = before is not None and (before.stage, before.plays) == (face.stage, face.plays)
    with_picture = before is None or before.picture != face.picture
    is_film = place.may_film and before is not None and before.plays < face.plays
    if seen.is_elsewhere:
        if row is None:
            # The command that opened the table got no answer. The next one posts the board.
            return None
        how = How.EDIT if _serves(state, Serves.NOW) else How.SEND
        edited = Wanted(What.BOARD, how, with_picture=with_picture, is_film=is_film)
        return replace(edited, is_token_only=True, keeps=True, pings=True)
    # The lobby stays, as the record of the people who began and of the seed's hash.
    closes_lobby = before is not None and before.stage == Stage.LOBBY.value and seen.game is not None
    keeps = closes_lobby or (place.keeps_boards and not same_moment)
    if before is not None and not keeps and _is_in_sight(state, place):
        return Wanted(What.BOARD, How.EDIT, with_picture=with_picture, is_film=is_film)
    return Wanted(What.BOARD, keeps=keeps, closes_lobby=closes_lobby, is_film=is_film)


def _is_in_sight(state: State, place: Place) -> bool:
    """Return whether the board is recent, and the last message in its channel, not counting the ping below it."""
    at, ping = state.messages[EVERYBODY].row.at, state.messages.get(CALL)
    if at is None or place.last is None:
        return False
    is_ping = ping is not None and ping.row.at == (state.seen.channel, place.last)
    is_last = place.last <= at[1] or is_ping or place.is_last_gone
    return is_last and state.now - at[1] < YOUNG


def _for_ping(state: State, *, is_needed: bool) -> Wanted | None:
    """Return the ping that a table should get, or that its ping should be deleted; None if nothing should change."""
    existing, game = state.messages.get(CALL), state.seen.game
    if is_needed:
        return Wanted(What.PING, is_token_only=state.seen.is_elsewhere)
    if existing is None or existing.row.at is None:
        return None
    due = () if game is None or state.seen.stage is not Stage.PLAYING else seats_due(game)
    named = existing.row.face.split()
    players = [state.seen.seated[seat] for seat in due]
    is_awaited = any(isinstance(player, Person) and str(player.id) in named for player in players)
    return None if is_awaited else Wanted(What.PING, How.DELETE, is_token_only=state.seen.is_elsewhere)
