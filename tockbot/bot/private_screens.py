"""Private screens: the hand that each player sees, and the notification when they must act.

A player who must act is notified once, by a new private screen: a direct message that replaces the previous one. Moves
of other players do not edit it, except at the end of the exchange: a player who passed a card sees the one they got as
soon as everyone has passed. That needs no counted request, or it waits until they are notified next.

A player who plays in the channel is pinged there (:mod:`~tockbot.bot.boards`). Their screen in the channel is
ephemeral: they open it with *My hand*, and it is shown automatically while they have a valid interaction token.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace

import discord
from attrs import define, field

from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.people import CLOSED_DM_CODES, UserDirectory, speaker_to
from tockbot.bot.pictures import as_chosen
from tockbot.bot.posts import MessagePublisher, Post
from tockbot.bot.sending import UNKNOWN_CHANNEL, drawn_all, is_refused
from tockbot.bot.shown import CALL, EVERYBODY, BusyError, is_ephemeral
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.tokens import lives
from tockbot.bot.words import Speaker, mention, speaker
from tockbot.learning import Note
from tockbot.rules import Phase, Seat
from tockbot.service import Tables
from tockbot.storage import Preferences, ShownMessage
from tockbot.tables import ChannelId, Kind, Observation, Person, PersonId, Stage, TableId, TableSeen, UserId, Wait


@dataclass(frozen=True, slots=True)
class Calls:
    """The people to notify at a table: by a private screen, or in its channel; and the one to tell that they are next.

    Those ``in_place`` are not notified, but shown their turn on the screen on which they played last. The ``busy`` are
    notified in a moment: their screens cannot be changed now.
    """

    in_private: tuple[Person, ...] = ()
    in_channel: tuple[Person, ...] = ()
    in_place: tuple[Person, ...] = ()
    next: Person | None = None
    busy: frozenset[PersonId] = frozenset()

    def without_busy(self, is_busy: Callable[[PersonId], bool]) -> Calls:
        """Return these calls, with the people whose screens are busy moved to ``busy``."""
        groups = (self.in_private, self.in_channel, self.in_place, () if self.next is None else (self.next,))
        busy = frozenset(person.id for group in groups for person in group if is_busy(person.id))
        private, channel, place, following = (tuple(one for one in group if one.id not in busy) for group in groups)
        return Calls(private, channel, place, next(iter(following), None), busy)


def seats_due(game: Observation) -> tuple[Seat, ...]:
    """Return the seats that must act."""
    if game.phase is Phase.EXCHANGE:
        return tuple(seat.seat for seat in game.seats if seat.cards and not game.has_given[seat.seat])
    return () if game.turn is None else (game.turn,)


def is_due(seen: TableSeen) -> bool:
    """Return whether a table's viewer must act."""
    return seen.game is not None and seen.viewer is not None and seen.viewer in seats_due(seen.game)


async def calls_at(viewers: UserDirectory, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> Calls:
    """Return the people to notify because they must act, or because others let them sit down, and who were not yet.

    Args:
        viewers: the people's preferences.
        seen: the table.
        rows: its messages.

    Raises:
        StorageError: the preferences cannot be read.
    """
    if seen.game is None or seen.stage is not Stage.PLAYING:
        return Calls()
    due = seats_due(seen.game)
    sitting = [(Seat(seat), player) for seat, player in enumerate(seen.seated) if isinstance(player, Person)]
    uncalled = [
        player
        for seat, player in sitting
        if player.user is not None
        if (seat in due and not _is_called(rows, player.id, seen.game, seen.clock.wait_for(seat)))
        or (player.id in seen.newcomers and player.id not in rows)
    ]
    elsewhere = {person for person in uncalled if not await viewers.plays_by_message(seen, person.id)}
    # A ping in the channel says that people must act, so it names only those; a practice game has no pings.
    awaited = {seen.seated[seat] for seat in due} if seen.kind is not Kind.PRACTICE else set()
    return Calls(
        tuple(person for person in uncalled if person not in elsewhere),
        tuple(person for person in uncalled if person in elsewhere & awaited),
        tuple(person for person in uncalled if person in elsewhere and seen.kind is Kind.PRACTICE),
        None if seen.kind is Kind.PRACTICE else await _told_next(viewers, seen, seen.game, rows),
    )


async def _told_next(
    viewers: UserDirectory, seen: TableSeen, game: Observation, rows: Mapping[PersonId, ShownMessage]
) -> Person | None:
    """Return the next player if they want to be told and were not; None while a computer player acts: it is quick."""
    seat = _next_to_act(game)
    if seat is None or game.turn is None or not isinstance(seen.seated[game.turn], Person):
        return None
    person = seen.seated[seat]
    if not isinstance(person, Person) or person.user is None or _is_called(rows, person.id, game, None):
        return None
    wants = (await viewers.preferences(person.id)).told_next
    return person if wants and await viewers.plays_by_message(seen, person.id) else None


def _next_to_act(game: Observation) -> Seat | None:
    """Return the seat whose turn comes next, as far as is known: the next with cards."""
    if game.turn is None:
        return None
    seats = [game.seats[(game.turn + step) % len(game.seats)] for step in range(1, len(game.seats))]
    return next((one.seat for one in seats if one.cards), None)


def _is_called(rows: Mapping[PersonId, ShownMessage], person: PersonId, game: Observation, wait: Wait | None) -> bool:
    """Return whether a person was notified that they must act; not if they left and came back, or a reminder is due.

    The ping in the channel counts, too: the bot may have died, or failed to save, before it recorded for each person
    that they were notified. Only a person who asks to be notified again has a stamp of 0.
    """
    since = game.stamp if wait is None else max(game.stamp, wait.reminded)
    row, ping = rows.get(person), rows.get(CALL)
    if row is not None and (row.face or row.stamp >= since):
        return not row.face
    is_asked_again = row is not None and not row.stamp
    is_named = ping is not None and ping.at is not None and ping.stamp >= since and str(person) in ping.face.split()
    return is_named and not is_asked_again


def outdated(seen: TableSeen, rows: Mapping[PersonId, ShownMessage], others: Collection[PersonId]) -> list[PersonId]:
    """Return the people, except ``others``, whose screen lacks their planned move that was played, or their return."""
    if seen.stage is not Stage.PLAYING:
        return []
    made = {seen.seated[seat]: number for seat, number in seen.made_ahead}
    people = [person for person in seen.sitting if person.id not in others]
    screens = [(player, rows[player.id]) for player in people if player.id in rows]
    return [player.id for player, row in screens if row.at and (row.face or row.stamp < made.get(player, 0))]


def before_the_exchange(
    seen: TableSeen, rows: Mapping[PersonId, ShownMessage], others: Collection[PersonId]
) -> list[PersonId]:
    """Return the people, except ``others``, whose screen still shows the card that they passed."""
    people = [person.id for person in seen.sitting if person.id in rows and person.id not in others]
    tokens = {person: rows[person].token for person in people if rows[person].stamp < seen.exchanged}
    return [person for person, token in tokens.items() if token is not None and lives(token)]


logger = logging.getLogger(__name__)


@define(eq=False)
class PrivateScreens:
    """The private screens of everyone at all tables."""

    _client: discord.Client
    _tables: Tables
    _posts: MessagePublisher
    _viewers: UserDirectory
    _budget: RateBudget
    _screens: TableScreens
    _unshown: set[tuple[TableId, PersonId]] = field(init=False, factory=set)
    _unexplained: dict[tuple[TableId, PersonId], discord.HTTPException] = field(init=False, factory=dict)

    async def calls(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> Calls:
        """Return the people to notify at a table with these messages."""
        calls = await calls_at(self._viewers, seen, rows)
        return calls.without_busy(lambda person: person in rows and self._posts.is_busy(rows[person]))

    async def paint(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], calls: Calls) -> None:
        """Notify people in private, and update the screens of others who need it.

        Raises:
            BaseExceptionGroup: these screens could not be painted; all others were.
        """
        seated = {person.id for person in seen.sitting}
        over = [
            person
            for person, row in rows.items()
            if person > EVERYBODY and (seen.stage is not Stage.PLAYING or person not in seated)
            if row.face != seen.stage.value
        ]
        following = () if calls.next is None else (calls.next,)
        called = {person.id for person in (*calls.in_private, *calls.in_channel, *calls.in_place, *following)}
        called |= calls.busy
        late = outdated(seen, rows, {*over, *called})
        busy = {EVERYBODY, CALL, *over, *late, *called}
        given = before_the_exchange(seen, rows, busy) if seen.stage is Stage.PLAYING else []
        busy |= {*given}
        unshown = [person for table, person in self._unshown if table == seen.id and person not in busy]
        waiting = calls.busy.union(one for one in (*over, *late, *given) if self._posts.is_busy(rows[one]))
        unexplained = [person for table_id, person in self._unexplained if table_id == seen.id]
        painted = await asyncio.gather(
            *(self._call(seen.id, person) for person in calls.in_private),
            *(self._show_unasked(seen.id, person.id) for person in calls.in_place),
            *(self._show_unasked(seen.id, person) for person in unshown),
            *(self._say_next(seen.id, person) for person in following),
            *(self._say_over(seen.id, person, rows[person]) for person in over if person not in waiting),
            *(self._say_anew(seen.id, person, rows[person]) for person in late if person not in waiting),
            *(self._show_what_came(seen.id, person, rows[person]) for person in given if person not in waiting),
            *(self._explain(seen, person) for person in unexplained),
            *(self._posts.tidy(seen.id, person, row) for person, row in rows.items() if person not in busy),
            return_exceptions=True,
        )
        problems = [problem for problem in painted if problem is not None]
        if waiting:
            problems.append(BusyError())
        if problems:
            raise BaseExceptionGroup("private screens", problems)

    async def _call(self, table_id: TableId, person: Person) -> None:
        """Notify a person, unless they have played or were answered on their screen before the new one was drawn."""
        await self._budget.take(Urgency.CALL)
        seen = self._tables.see(table_id, person.id, outside=True)
        preferences = await self._viewers.preferences(person.id)
        post, note = await self._drawn(seen, person.id, preferences)
        row = await self._posts.stood(table_id, person.id)
        calls = await self.calls(seen, {} if row is None else {person.id: row})
        if person.id not in {one.id for one in calls.in_private}:
            self._budget.give_back()
            return
        try:
            await self._send(post, person, preferences, row)
            if note is not None:
                await self._viewers.learn(person.id, note.word)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            await self._fall_back(seen, person, error)

    async def _say_next(self, table_id: TableId, person: Person) -> None:
        """Tell a person by a new private screen, without a sound, that it is their turn next."""
        await self._budget.take(Urgency.BOARD)
        seen = self._tables.see(table_id, person.id, outside=True)
        preferences = await self._viewers.preferences(person.id)
        post = await self._post(seen, person.id, preferences, above=lambda say: say("you-are-next"))
        row = await self._posts.stood(table_id, person.id)
        has_chosen = seen.queued is not None or seen.is_discarding
        calls = await self.calls(seen, {} if row is None else {person.id: row})
        if has_chosen or calls.next is None or calls.next.id != person.id:
            self._budget.give_back()
            return
        try:
            await self._send(replace(post, is_silent=True), person, preferences, row)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            await self._fall_back(seen, person, error)

    async def push_private_screen(self, table_id: TableId, called: tuple[Person, ...]) -> None:
        """Show their hands to the people who were pinged in the channel and have a valid token there.

        Raises:
            BaseExceptionGroup: these could not be shown; all others were.
        """
        shown = await asyncio.gather(
            *(self._show_unasked(table_id, person.id) for person in called), return_exceptions=True
        )
        if problems := [problem for problem in shown if problem is not None]:
            raise BaseExceptionGroup("hands in the channel", problems)

    async def _show_unasked(self, table_id: TableId, person: PersonId) -> None:
        self._unshown.discard((table_id, person))
        row = await self._posts.stood(table_id, person)
        seen = self._tables.see(table_id, person)
        if row is None or row.at is None or not is_ephemeral(seen, row.at) or not is_due(seen):
            return
        if self._posts.is_pressed(row) or not (self._posts.is_free(row) or self._posts.is_busy(row)):
            # A person who presses there sees the current state in the answer.
            return
        post, note = await self._drawn(seen, person, await self._viewers.preferences(person))
        try:
            await self._posts.show_alone(post, row.at[0], row)
        except BusyError:
            self._unshown.add((table_id, person))
            raise
        if note is not None:
            await self._viewers.learn(person, note.word)

    async def _drawn(self, seen: TableSeen, person: PersonId, preferences: Preferences) -> tuple[Post, Note | None]:
        """Return a person's screen with its pictures drawn, and the tip on it that they see once."""
        post, say = await self._post(seen, person, preferences), speaker_to(preferences, seen.language)
        screen, note = self._screens.noted(say, post.screen, seen, preferences.learnt)
        return replace(post, screen=screen, drawn=await drawn_all(screen, post.theme)), note

    async def _post(
        self,
        seen: TableSeen,
        person: PersonId,
        preferences: Preferences,
        *,
        above: Callable[[Speaker], str] | None = None,
    ) -> Post:
        """Return a person's screen by their preferences, below a text."""
        say = speaker_to(preferences, seen.language)
        screen = as_chosen(self._screens.hand(say, seen, above(say) if above else ""), preferences)
        return Post(seen, person, screen, await self._viewers.theme(seen.guild, person))

    async def _send(self, post: Post, person: Person, preferences: Preferences, row: ShownMessage | None) -> None:
        channel = preferences.dm_channel or await self._opened(person)
        try:
            await self._posts.send(post, channel, row)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL or preferences.dm_channel is None:
                raise
            await self._posts.send(post, await self._opened(person), row)

    async def _opened(self, person: Person) -> ChannelId:
        """Return the channel of a person's direct messages, and store it: discord.py caches only a few."""
        await self._budget.take(Urgency.CALL)
        opened = await self._viewers.direct.open(self._client, person.user or UserId(0))
        await self._viewers.change(person.id, lambda chosen: replace(chosen, dm_channel=opened))
        return opened

    async def _say_over(self, table_id: TableId, person: PersonId, row: ShownMessage) -> None:
        """Edit a screen to say that its person no longer plays there."""
        await self._budget.take(Urgency.BOARD)
        seen = self._seen_on(table_id, person, row)
        await self._edit(seen, person, row, seen.stage.value)

    async def _say_anew(self, table_id: TableId, person: PersonId, row: ShownMessage) -> None:
        """Edit a screen to show an automatic event, such as a planned move."""
        await self._budget.take(Urgency.BOARD)
        seen = self._seen_on(table_id, person, row)
        if seen.viewer is None or seen.game is None or is_due(seen):
            # They must act by now, and get a new screen for that.
            self._budget.give_back()
            return
        await self._edit(seen, person, row)

    async def _show_what_came(self, table_id: TableId, person: PersonId, row: ShownMessage) -> None:
        """Edit a screen on which a card was passed to show the card that came for it."""
        seen = self._seen_on(table_id, person, row)
        if seen.viewer is None or seen.game is None or is_due(seen):
            return
        await self._posts.edit_by_token(await self._post(seen, person, await self._viewers.preferences(person)), row)

    def _seen_on(self, table_id: TableId, person: PersonId, row: ShownMessage) -> TableSeen:
        """Return the table as a person sees it on their screen, without the server's names in direct messages."""
        seen = self._tables.see(table_id, person)
        is_here = row.at is not None and is_ephemeral(seen, row.at)
        return seen if is_here else self._tables.see(table_id, person, outside=True)

    async def _edit(self, seen: TableSeen, person: PersonId, row: ShownMessage, face: str = "") -> None:
        """Edit a screen to show the table as it is seen; if that is impossible, record it as if it did."""
        post = replace(await self._post(seen, person, await self._viewers.preferences(person)), face=face)
        try:
            edited = await self._posts.edit(post, row, in_private=True)
        except BusyError:
            self._budget.give_back()
            raise
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            logger.info("could not edit a private screen: %s", error)
            edited = False
        if not edited:
            await self._posts.remember(post, row)

    async def tell(self, person: Person, language: str, words: Callable[[Speaker], str]) -> None:
        """Send a person a direct message of its own, in their language; a failure does no harm."""
        preferences = await self._viewers.preferences(person.id)
        if preferences.dm_closed or person.user is None or self._viewers.direct.are_held(person.id):
            return
        try:
            channel = preferences.dm_channel or await self._opened(person)
            await self._budget.take(Urgency.CALL)
            await self._client.get_partial_messageable(channel).send(words(speaker_to(preferences, language)))
        except discord.HTTPException as error:
            logger.warning("could not send a direct message: %s", error)

    async def _fall_back(self, seen: TableSeen, person: Person, error: discord.HTTPException) -> None:
        """Ping a person in the channel from now on, because Discord refuses to send them direct messages."""
        logger.info("Discord refused a direct message, so the person is pinged in the channel: %s", error)
        is_news = await self._viewers.out_of_reach(person.id, error)
        if seen.kind is Kind.PRACTICE:
            return
        self._tables.announce(seen.id)
        if is_news:
            self._unexplained[seen.id, person.id] = error
            await self._explain(seen, person.id)

    async def _explain(self, seen: TableSeen, person: PersonId) -> None:
        """Explain once in the channel why a person gets no direct messages, and how they see their hand."""
        known = next((one for one in seen.sitting if one.id == person), None)
        why = self._unexplained.get((seen.id, person))
        if known is not None and why is not None and seen.stage is Stage.PLAYING:
            say = speaker(seen.language)
            name = mention(say, known)
            text = say("dm-closed", name=name) if why.code in CLOSED_DM_CODES else say("dm-refused", name=name)
            await self._budget.take(Urgency.CALL)
            try:
                await self._client.get_partial_messageable(seen.channel).send(
                    text, allowed_mentions=discord.AllowedMentions.none()
                )
            except discord.HTTPException as error:
                if not is_refused(error):
                    raise
                logger.info("could not explain refused direct messages in the channel: %s", error)
        self._unexplained.pop((seen.id, person), None)
