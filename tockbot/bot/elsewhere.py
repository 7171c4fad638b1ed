"""Shows tables in places without the bot: servers, groups and direct messages of people (docs/anywhere.md).

There the bot can do nothing but respond to presses, for as long as their tokens live.

*The board* is edited with a token of a press on it, or of the press that posted it: the newest that serves. If none
does, the next press on a hand posts the board again below, at most once per press. No one can edit the old board then.
It says from the start that there may be a newer one, and a press on it turns it into a pointer.

*A hand* is an ephemeral message, which only presses on it, or the one that opened it, can edit.

*A ping* is a follow-up that names the people who must act. It costs one of the five follow-ups of a press. A board that
is posted again pings them itself.

Nothing here is a counted request. What cannot be shown now is shown after the next press: rows of messages say what was
shown, and a table is only forgotten once its board shows its end.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import discord
from attrs import define, field

from tockbot.bot.answers import Answer, Interaction
from tockbot.bot.contents import face_of
from tockbot.bot.people import UserDirectory, speaker_to
from tockbot.bot.pictures import as_chosen
from tockbot.bot.plan import CALL, EVERYBODY, Existing, Reader, Serves, State, is_due, plan, seats_due
from tockbot.bot.press import write_press
from tockbot.bot.screen import Button, Layout, Screen, Style
from tockbot.bot.sending import Emojis, editing, sending
from tockbot.bot.shared_presses import ShowHand
from tockbot.bot.shown import TRIES, BusyError, ShownMessages
from tockbot.bot.table_screens import EndCard, TableScreens
from tockbot.bot.tokens import InteractionTokens, token_of
from tockbot.bot.words import Speaker, language_of, listed, shown_name, speaker
from tockbot.render import WOOD, Theme
from tockbot.service import Tables, traceback_line
from tockbot.storage import MessageAt, ShownMessage, Token
from tockbot.tables import Actor, MessageId, Person, PersonId, Stage, TableId, TableSeen, commands

logger = logging.getLogger(__name__)

MAX_TOKENS: Final = 8
"""Maximum number of tokens in memory that can edit a table's board; the newest is also stored."""

MAX_REMEMBERED: Final = 10_000
"""Maximum number of tables, tokens and messages in memory."""

_PLAIN: Final = Layout()

K = TypeVar("K")
V = TypeVar("V")


@define(eq=False)
class Elsewhere:
    """The messages of the tables in places without the bot."""

    _tables: Tables
    _messages: ShownMessages
    _tokens: InteractionTokens
    _viewers: UserDirectory
    _screens: TableScreens
    _end_card: EndCard
    _emojis: Emojis
    _notify: Callable[[Person, str, Callable[[Speaker], str]], Awaitable[None]]
    # The tokens that can edit a board, by the board; the newest first.
    _of_board: dict[MessageAt, tuple[Token, ...]] = field(init=False, factory=dict)
    # Tokens with which the board was posted, and those with which Discord shows a message to one person only.
    _spent: dict[str, None] = field(init=False, factory=dict)
    _silent: dict[str, None] = field(init=False, factory=dict)
    # Hands that say that a press on the board refreshes it, with the number of the entry.
    _asked: dict[tuple[TableId, PersonId], int] = field(init=False, factory=dict)
    _pointers: dict[MessageAt, None] = field(init=False, factory=dict)
    # Boards with the tokens that could not edit them.
    _refused: dict[tuple[MessageAt, str], None] = field(init=False, factory=dict)

    # --- presses ----------------------------------------------------------------------------------------------------

    async def pressed(self, table_id: TableId, interaction: Interaction, *, is_board: bool, may_post: bool) -> None:
        """Note a press at a table, which is answered; its token may edit the board, or post it again.

        Args:
            table_id: the table.
            interaction: the press.
            is_board: whether it was on a message that others can see.
            may_post: whether Discord would show to everyone what the bot posts for this person.
        """
        message = interaction.message
        if not may_post:
            _remember(self._silent, interaction.token, None)
        if not is_board or message is None:
            return
        try:
            token = self._messages.uses(token_of(interaction))
            await self._note_board(table_id, message, token, interaction.guild_id)
        except Exception as error:  # noqa: BLE001 - the person gets an answer all the same
            logger.warning("could not record a press on a table's message: %s", traceback_line(error))
        self._tables.announce(table_id)

    async def _note_board(self, table_id: TableId, message: discord.Message, token: Token, server: int | None) -> None:
        """Store the token of a press on a board; turn an older board into a pointer to the newest."""
        at = message.channel.id, message.id
        for _ in range(TRIES):
            row = await self._messages.recall(table_id, EVERYBODY)
            if row is None and self._tables.see(table_id).stage is Stage.FINISHED:
                # The final board is not edited again: it may name people who applauded.
                return
            if row is not None and row.at is not None and at[1] < row.at[1]:
                # The record of the start stays as it is.
                if _offers_hand(message, table_id):
                    await self._point(table_id, at, row.at, token, server)
                return
            # A newer board was posted by a process that died before it recorded it.
            now = ShownMessage(at, 0) if row is None or row.at != at else row
            if await self._messages.replace(table_id, EVERYBODY, row, replace(now, token=token)):
                self._keep(at, token)
                return

    async def _point(
        self, table_id: TableId, at: MessageAt, newest: MessageAt, token: Token, server: int | None
    ) -> None:
        if at in self._pointers or not self._tables.knows(table_id):
            return
        say = speaker(language_of(self._tables.see(table_id).language))
        link = f"https://discord.com/channels/{server or '@me'}/{newest[0]}/{newest[1]}"
        hand = Button(say("button-hand"), ShowHand(table_id), Style.MAIN)
        screen = Screen(say("elsewhere-moved", link=link), ((hand,),), layout=_PLAIN)
        if await self._is_edited(token, at, await editing(screen, self._emojis)):
            _remember(self._pointers, at, None)

    def _keep(self, at: MessageAt, token: Token) -> None:
        before = (one for one in self._of_board.get(at, ()) if one.text != token.text)
        _remember(self._of_board, at, (token, *before)[:MAX_TOKENS])

    async def post(self, answer: Answer, seen: TableSeen) -> bool:
        """Post a table's board, as the answer to a command or below the answer to a press.

        Returns:
            False if Discord would show it to this person only; then it is deleted.
        """
        screen, face = await self._board(seen)
        content = await sending(screen, self._emojis, await self._theme())
        token = token_of(answer.interaction)
        at, is_hidden = await answer.post(content)
        self._messages.uses(token)
        if is_hidden:
            await self._tokens.delete_soon(token, at[1])
            return False
        await self._record(seen, at, face, token)
        self._tables.announce(seen.id)
        return True

    async def _record(self, seen: TableSeen, at: MessageAt, face: str, token: Token) -> bool:
        """Record that the board is this message; return False if a newer one was posted meanwhile."""
        _remember(self._spent, token.text, None)
        for _ in range(TRIES):
            row = await self._messages.recall(seen.id, EVERYBODY)
            if row is not None and row.at is not None and row.at[1] > at[1]:
                return False
            if await self._messages.replace(
                seen.id, EVERYBODY, row, ShownMessage(at, seen.entries, face, (), token=token)
            ):
                self._keep(at, token)
                return True
        return False

    # --- painting ---------------------------------------------------------------------------------------------------

    async def is_watched(self, table_id: TableId) -> bool:
        """Return whether people would see a change of a table now; always, in places with the bot."""
        if not self._tables.knows(table_id) or not self._tables.see(table_id).is_elsewhere:
            return True
        board = await self._messages.recall(table_id, EVERYBODY)
        known = () if board is None else self._known(board)
        return any(self._tokens.serves(one) or self._tokens.serves_soon(one) for one in known)

    async def paint(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> bool:
        """Bring the messages of a table up to date as far as tokens allow; return whether its board is.

        Raises:
            BusyError: a message can be changed in a moment.
            discord.DiscordServerError, aiohttp.ClientError, OSError: Discord failed, or could not be reached.
            StorageError: the result could not be saved.
        """
        board = rows.get(EVERYBODY)
        if board is None:
            # The command that opened the table got no answer. The next one posts the board.
            return False
        if seen.stage is Stage.STARTING:
            await self._announce(seen, board)
            return False
        due = self._due(seen, rows)
        is_shown, was_posted = await self._paint_board(seen, board, rows, due)
        await self._paint_hands(seen, rows, is_shown=is_shown)
        is_pinged = was_posted or await self._paint_ping(seen, rows, due)
        for person in due:
            await self._tell_turn(seen, person)
        if not (is_shown and is_pinged) and self._is_busy(rows):
            # The token of the press that changed the table serves once that press is answered.
            raise BusyError
        return is_shown

    def _due(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> tuple[Person, ...]:
        """Return the people who must act, and were not pinged or answered since."""
        readers = {person.id: Reader(by_message=False) for person in seen.sitting}
        # Which token serves is decided here, so the plan is told that each does.
        existing = {person: Existing(row, Serves.NOW) for person, row in rows.items()}
        return plan(State(seen, existing, readers)).pinged

    def _is_busy(self, rows: Mapping[PersonId, ShownMessage]) -> bool:
        """Return whether a token of a hand may serve in a moment; if so, the painter looks again."""
        hands, turns = [row for person, row in rows.items() if person > EVERYBODY], self._messages.turns
        for row in hands:
            turns.wait_for(row.at)
        return any(turns.is_answering(row.at) or self._tokens.serves_soon(row.token) for row in hands)

    async def _board(self, seen: TableSeen) -> tuple[Screen, str]:
        """Return a table's board, and the digest of its content."""
        say = speaker(language_of(seen.language))
        screen = self._screens.message(say, seen, await self._end_card.besides(say, seen))
        return screen, str(face_of(seen, screen))

    async def _theme(self) -> Theme:
        return await self._viewers.theme(None)

    async def _paint_board(
        self, seen: TableSeen, board: ShownMessage, rows: Mapping[PersonId, ShownMessage], due: Sequence[Person]
    ) -> tuple[bool, bool]:
        """Edit the board, or post it again; return whether it is up to date, and whether it was posted."""
        screen, face = await self._board(seen)
        if board.face == face:
            return True, False
        if await self._is_board_edited(seen, board, screen, face):
            return True, False
        is_posted = await self._is_board_posted(seen, board, rows, screen, face, due)
        return is_posted, is_posted

    async def _is_board_edited(self, seen: TableSeen, board: ShownMessage, screen: Screen, face: str) -> bool:
        """Edit the board with the newest token that can; return False if none can.

        Raises:
            BusyError: a token can in a moment.
        """
        if board.at is None:
            return False
        for token in self._editing_tokens(board):
            if await self._is_edited(token, board.at, await editing(screen, self._emojis, await self._theme())):
                shown = replace(board, stamp=seen.entries, face=face, token=token)
                await self._replace(seen.id, board, shown)
                return True
            if self._tokens.serves(token):
                # Discord refused this edit, and would refuse the next one.
                _remember(self._refused, (board.at, token.text), None)
        if any(map(self._tokens.serves_soon, self._known(board))):
            raise BusyError
        return False

    async def _is_board_posted(  # noqa: PLR0913, PLR0917 - what is posted, and what it replaces
        self,
        seen: TableSeen,
        board: ShownMessage,
        rows: Mapping[PersonId, ShownMessage],
        screen: Screen,
        face: str,
        due: Sequence[Person],
    ) -> bool:
        """Post the board again, with a token that has not done so before; it pings the people who must act."""
        pinged = replace(screen, mentions=tuple(one.user for one in due if one.user is not None))
        for token in self._posting_tokens(board, rows):
            _remember(self._spent, token.text, None)
            sent = await self._tokens.post(token, await sending(pinged, self._emojis, await self._theme()))
            if sent is None:
                continue
            at, is_hidden = sent
            if is_hidden or not await self._record(seen, at, face, token):
                await self._hide(token, at, is_hidden=is_hidden)
                continue
            for person in due:
                await self._messages.was_called(seen, person.id)
            # Computer players waited until someone could see their moves.
            self._tables.announce(seen.id)
            return True
        return False

    def _known(self, board: ShownMessage) -> tuple[Token, ...]:
        """Return the tokens that may be able to edit a board, the newest first."""
        if board.at is None:
            return ()
        kept = self._of_board.get(board.at, ())
        stored = (board.token,) if board.token is not None and board.token not in kept else ()
        return tuple(one for one in (*stored, *kept) if (board.at, one.text) not in self._refused)

    def _editing_tokens(self, board: ShownMessage) -> list[Token]:
        return [one for one in self._known(board) if self._tokens.serves(one)]

    def _posting_tokens(self, board: ShownMessage, rows: Mapping[PersonId, ShownMessage]) -> list[Token]:
        """Return the tokens that may post the board again, the newest first: none posts it twice."""
        own = (row.token for person, row in rows.items() if person > EVERYBODY)
        found = {one.text: one for one in (*own, board.token) if self._tokens.serves(one)}
        barred = self._spent.keys() | self._silent.keys()
        return sorted((one for one in found.values() if one.text not in barred), key=_until, reverse=True)

    async def _hide(self, token: Token, at: MessageAt, *, is_hidden: bool) -> None:
        """Delete a message that was posted in vain."""
        if is_hidden:
            _remember(self._silent, token.text, None)
        await self._tokens.delete_soon(token, at[1])

    async def _is_edited(self, token: Token, at: MessageAt, content: dict[str, Any]) -> bool:
        return self._tokens.serves(token) and await self._tokens.edit(token, at[1], content)

    async def _replace(self, table_id: TableId, before: ShownMessage, shown: ShownMessage) -> None:
        """Record the board, unless a press stored its token meanwhile: then record its content beside that token."""
        for _ in range(TRIES):
            if await self._messages.replace(table_id, EVERYBODY, before, shown):
                return
            row = await self._messages.recall(table_id, EVERYBODY)
            if row is None or row.at != shown.at or row.stamp > shown.stamp:
                return
            before, shown = row, replace(shown, token=row.token)

    async def _announce(self, seen: TableSeen, board: ShownMessage) -> None:
        """Announce the start below the lobby, and begin the game with the message's id; it then becomes the board.

        If no token serves, the next press on the lobby announces it.
        """
        say = speaker(language_of(seen.language))
        lobby = None if board.at is None else MessageId(board.at[1])
        for token in self._editing_tokens(board):
            content = await sending(self._screens.announcement(say, seen, None), self._emojis)
            sent = await self._tokens.post(token, content)
            if sent is None:
                continue
            at, is_hidden = sent
            begun = partial(commands.announced, message=MessageId(at[1]), lobby=lobby)
            await self._tables.decide(seen.id, Actor(), begun)
            if is_hidden:
                await self._tokens.delete_soon(token, at[1])
            elif board.at is not None:
                started = await editing(self._screens.started(say, seen), self._emojis, WOOD)
                await self._is_edited(token, board.at, started)
                await self._record(self._tables.see(seen.id), at, "", token)
            return

    # --- hands and pings --------------------------------------------------------------------------------------------

    async def _paint_hands(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], *, is_shown: bool) -> None:
        """Edit the hands of the people who must act, or no longer play, and of the last one who played unseen."""
        hands = {person: row for person, row in rows.items() if person > EVERYBODY and self._tokens.serves(row.token)}
        newest = max(hands.values(), key=lambda row: _until(row.token), default=None)
        for person, row in hands.items():
            mine = self._tables.see(seen.id, person)
            is_over = mine.stage is not Stage.PLAYING or mine.viewer is None
            is_asked = not is_shown and row is newest and self._asked.get((seen.id, person), 0) < seen.entries
            was_due = is_due(mine) and mine.game is not None and row.stamp < mine.game.stamp
            came = row.stamp < mine.exchanged
            if was_due or is_asked or came or (is_over and row.face != mine.stage.value):
                await self._edit_hand(mine, person, row, face=mine.stage.value if is_over else "", is_asked=is_asked)

    async def _edit_hand(
        self, seen: TableSeen, person: PersonId, row: ShownMessage, *, face: str, is_asked: bool
    ) -> None:
        preferences = await self._viewers.preferences(person)
        say = speaker_to(preferences, seen.language)
        chances = await self._end_card.chances(seen)
        above = say("elsewhere-press-board") if is_asked else ""
        screen = self._screens.hand(say, seen, above, chances=chances)
        content = await editing(as_chosen(screen, preferences), self._emojis, await self._viewers.theme(None, person))
        if row.at is None or row.token is None:
            return
        with self._messages.turns.editing(row.at):
            edited = await self._is_edited(row.token, row.at, content)
        if edited:
            if is_asked:
                _remember(self._asked, (seen.id, person), seen.entries)
            # The row keeps its moment: who must act was not pinged by this.
            await self._messages.replace(seen.id, person, row, replace(row, face=face))

    async def _paint_ping(
        self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], due: tuple[Person, ...]
    ) -> bool:
        """Ping the people who must act, in place of the last ping; return False if no token serves for that."""
        before, board = rows.get(CALL), rows.get(EVERYBODY)
        if not due:
            if before is not None and before.at is not None and not _is_awaited(seen, before):
                await self._messages.replace(seen.id, CALL, before, replace(before, at=None, token=None))
                if before.token is not None:
                    await self._tokens.delete_soon(before.token, before.at[1])
            return True
        say = speaker(language_of(seen.language))
        content = await sending(self._screens.call(say, seen, due), self._emojis)
        hands = [row.token for person, row in rows.items() if person > EVERYBODY and self._tokens.serves(row.token)]
        boards = [] if board is None else self._editing_tokens(board)
        found = {one.text: one for one in (*hands, *boards) if one.text not in self._silent}
        for token in sorted(found.values(), key=_until, reverse=True):
            if (sent := await self._tokens.post(token, content)) is None:
                continue
            at, is_hidden = sent
            if is_hidden:
                await self._hide(token, at, is_hidden=True)
                continue
            named = " ".join(str(person.id) for person in due)
            if await self._messages.replace(
                seen.id, CALL, before, ShownMessage(at, seen.entries, named, (), token=token)
            ):
                for person in due:
                    await self._messages.was_called(seen, person.id)
                if before is not None and before.at is not None and before.token is not None:
                    await self._tokens.delete_soon(before.token, before.at[1])
            return True
        return False

    async def _tell_turn(self, seen: TableSeen, person: Person) -> None:
        """Notify a person by direct message that they must act, if they chose that; it is a counted request."""
        preferences = await self._viewers.preferences(person.id)
        if not (preferences.told_elsewhere and preferences.are_reached):
            return
        # First recorded: at worst they are not notified.
        await self._messages.was_called(seen, person.id)
        others = [one.name for one in seen.sitting if one.id != person.id and one.name]

        def words(say: Speaker) -> str:
            return say("elsewhere-your-turn", number=seen.id, names=listed(say, map(shown_name, others)))

        await self._notify(person, seen.language, words)


def _offers_hand(message: discord.Message, table_id: TableId) -> bool:
    """Return whether a message is a board of a running game."""
    hand = write_press(ShowHand(table_id))
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return any(getattr(one, "custom_id", None) == hand for one in shown)


def _is_awaited(seen: TableSeen, ping: ShownMessage) -> bool:
    """Return whether any of the people named in a ping must still act."""
    due = () if seen.game is None or seen.stage is not Stage.PLAYING else seats_due(seen.game)
    people = (seen.seated[seat] for seat in due)
    return any(isinstance(one, Person) and str(one.id) in ping.face.split() for one in people)


def _until(token: Token | None) -> int:
    return 0 if token is None else token.until


def _remember(known: dict[K, V], key: K, value: V) -> None:
    """Remember a fact, and forget the oldest one beyond the limit."""
    known.pop(key, None)
    known[key] = value
    if len(known) > MAX_REMEMBERED:
        del known[next(iter(known))]
