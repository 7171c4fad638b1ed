"""Dispatches every press and command to its handler.

Every person gets an answer. If anything goes wrong, that is one sentence, and the log gets a line without any card.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from enum import Enum
from functools import partial
from types import TracebackType
from typing import Any, Final, Self

import discord
from attrs import define, field
from discord import app_commands

from tockbot.bot.answers import GONE_CODES, Answer, Interaction, Panels, is_alone, server_of
from tockbot.bot.handlers import HandlerRegistry, Run, Suggest, Typed
from tockbot.bot.people import Members, UserDirectory
from tockbot.bot.press import (
    MAX_TYPED,
    Allowance,
    AtMoment,
    AtTable,
    Cost,
    Press,
    PressError,
    is_ours,
    label_of,
    press_of,
    presses,
    write_press,
)
from tockbot.bot.request import Request, without_server
from tockbot.bot.screen import Form
from tockbot.bot.sending import UNKNOWN_MESSAGE, Emojis, modal_of
from tockbot.bot.shared_presses import EndTable, ShowHand
from tockbot.bot.shown import Pressed, ShownMessages
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.tokens import token_of
from tockbot.bot.words import Speaker, language_of
from tockbot.metrics import LOST, PRESSES
from tockbot.service import Tables, traceback_line
from tockbot.service_levels import ANSWERS, SAVES
from tockbot.tables import NO_GUILD, ChannelId, GuildId, Person, PersonId, Refusal, Refused, TableId, UserId

logger = logging.getLogger(__name__)

UNSAVED: Final = frozenset({Refusal.NOT_SAVED, Refusal.UNKNOWN})
"""Refusals that are the database's fault."""


class Ended(Enum):
    """The outcome of a press or command."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"


class Attempt:
    """Does what a person asked for, and answers them with one sentence if anything goes wrong.

    Attributes:
        ended: the outcome, once it is known.
    """

    def __init__(self, answer: Answer, asked: str, viewers: UserDirectory, *, was_told: bool = False) -> None:
        """Begin an attempt, whose statements are those of a ``with`` block.

        Args:
            answer: the answer to the press or command.
            asked: its name in the log and the metrics: a command, or the label of a press.
            viewers: choose the language of the answer.
            was_told: whether the person has already been told that something went wrong; they are not told again.
        """
        self.ended = Ended.DONE
        self._answer = answer
        self._asked = asked
        self._viewers = viewers
        self._was_told = was_told
        self._began = time.perf_counter()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if error is not None and not isinstance(error, Exception):
            return False
        if error is not None:
            self.ended = Ended.REFUSED if isinstance(error, Refused) else Ended.FAILED
            await self._tell(error)
        ANSWERS.observe(time.perf_counter() - self._began)
        PRESSES.labels(self._asked, self.ended.value).inc()
        is_lost = self.ended is Ended.FAILED or (isinstance(error, Refused) and error.reason in UNSAVED)
        SAVES.count(is_kept=not is_lost)
        LOST.inc(is_lost)
        return True

    async def _tell(self, error: Exception) -> None:
        """Log what went wrong, and tell the person, if anyone waits for an answer."""
        is_gone = False
        if isinstance(error, discord.HTTPException):
            is_gone = error.code in GONE_CODES
            # A person may press a button of their private screen at the moment in which the next screen replaces it.
            level = logging.INFO if error.code == UNKNOWN_MESSAGE else logging.WARNING
            logger.log(level, "Discord refused an answer to %s: %s", self._asked, traceback_line(error))
        elif not isinstance(error, Refused):
            logger.error("%s failed: %s", self._asked, traceback_line(error))
        if not (is_gone or self._was_told):
            say = await self._viewers.speaker_for(self._answer.interaction)
            refusal = error if isinstance(error, Refused) else None
            text = say("failed") if refusal is None else say(str(refusal.reason.value), **refusal.facts)
            await self._answer.tell(text)


class UnderWay:
    """The presses and commands that are being answered, by client."""

    def __init__(self) -> None:
        """Begin with none."""
        self._tasks: defaultdict[Hashable, set[asyncio.Task[Any]]] = defaultdict(set)

    @contextmanager
    def one(self, client: Hashable) -> Iterator[None]:
        """Count the current task among those that answer for a client."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("presses and commands must be answered in a task")
        self._tasks[client].add(task)
        try:
            yield
        finally:
            self._tasks[client].discard(task)
            if not self._tasks[client]:
                del self._tasks[client]

    async def finish(self, client: Hashable) -> None:
        """Wait until a client has answered everyone, for at most ``FINISH_SECONDS``."""
        others = {task for task in self._tasks.get(client, ()) if task is not asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=FINISH_SECONDS)


@define(eq=False)
class Dispatch:
    """Passes presses and commands to their handlers, applies rate limits, and answers if a handler cannot.

    Attributes:
        viewers: the people that the bot knows.
        handlers: the methods of the features.
        emojis: the emojis that replace text signs.
        under_way: the presses and commands that are being answered.
    """

    _tables: Tables
    viewers: UserDirectory
    handlers: HandlerRegistry
    _allowance: Allowance
    _answered: ShownMessages
    emojis: Emojis
    _screens: TableScreens
    _members: Members
    under_way: UnderWay = field(init=False, factory=UnderWay)
    _panels: Panels = field(init=False, factory=Panels)

    async def typed(self, interaction: Interaction, typed: Typed, /, **given: Any) -> None:  # noqa: ANN401 - whatever the command takes
        """Handle a command, or a button that runs it, with the options that were given."""
        name = "a command" if interaction.command is None else f"/{interaction.command.qualified_name}"
        answer = Answer(interaction)
        with self.under_way.one(interaction.client):
            async with self._attempt(answer, name):
                if not (typed.command.anywhere or server_of(interaction) or self._is_played_in(interaction)):
                    raise without_server(interaction)
                is_public = typed.command.is_public and any(value is not None for value in given.values())
                cost = Cost.TABLE if is_public else typed.command.cost
                with self._allowance.spending(UserId(interaction.user.id), cost):
                    answer.new_message = not is_public
                    async with answer.in_time():
                        await typed.act(await self._request(answer), **given)

    def _attempt(self, answer: Answer, asked: str, *, was_told: bool = False) -> Attempt:
        return Attempt(answer, asked, self.viewers, was_told=was_told)

    def _is_played_in(self, interaction: Interaction) -> bool:
        """Return whether a table is open in this channel, as a practice game is in direct messages."""
        channel = interaction.channel_id
        return channel is not None and self._tables.in_channel(ChannelId(channel)) is not None

    async def suggested(
        self, interaction: Interaction, suggest: Suggest, current: str
    ) -> list[app_commands.Choice[str]]:
        """Return suggestions for what a person types, even a person the bot does not know; none if anything fails."""
        try:
            self._allowance.spend(UserId(interaction.user.id), Cost.SUGGEST)
            person = await self.viewers.find(UserId(interaction.user.id))
            await self._read_here(interaction)
            unmet = Person(PersonId(0), UserId(interaction.user.id), _global_name(interaction.user))
            say = await self.viewers.speaker_for(interaction)
            request = self._asked(Answer(interaction), server_of(interaction), person or unmet, None, say)
            return await suggest(request, current[:MAX_TYPED])
        except Refused:
            return []
        except Exception as error:  # noqa: BLE001 - the person can type on without suggestions
            logger.warning("could not suggest anything: %s", traceback_line(error))
            return []

    async def pressed(self, interaction: Interaction) -> None:
        """Handle a press, if it belongs to this bot."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not is_ours(custom_id):
            return
        with self.under_way.one(interaction.client):
            try:
                press = press_of(custom_id, tuple(map(str, data.get("values", ()))))
            except PressError:
                await self._refuse_forged(interaction)
            else:
                await self._pressed(interaction, press)

    async def _pressed(self, interaction: Interaction, press: Press) -> None:
        form = self.handlers.form_of(press)
        is_sent_off = interaction.type is discord.InteractionType.modal_submit
        if is_sent_off and form is None:
            await self._refuse_forged(interaction)
        elif form is not None and not is_sent_off:
            await self._ask(interaction, press, form)
        elif isinstance(press, Run):
            await self.typed(interaction, self.handlers.of_button(press.command))
        elif isinstance(press, AtTable):
            await self._at_table(interaction, press)
        else:
            await self._beside_tables(interaction, press)

    async def _refuse_forged(self, interaction: Interaction) -> None:
        async with self._attempt(Answer(interaction), "a forged press"):
            self._allowance.spend(UserId(interaction.user.id), Cost.PRESS)
            raise Refused(Refusal.STALE)

    async def _ask(
        self, interaction: Interaction, press: Press, form: Callable[[Request, Any], Awaitable[Form]]
    ) -> None:
        """Answer a press with its form; when the person submits it, the same press arrives with the answers."""
        answer = Answer(interaction)
        async with self._attempt(answer, f"the form of {label_of(press)}"):
            self._allowance.spend(UserId(interaction.user.id), Cost.PRESS)
            if isinstance(press, AtTable):
                request = await self._request_at(answer, press)
            else:
                request = await self._request(answer)
            try:
                asked = await form(request, press)
            except PressError as error:
                raise Refused(Refusal.STALE) from error
            await answer.open_form(modal_of(asked, press))

    async def _at_table(self, interaction: Interaction, press: AtTable) -> None:
        """Handle a press at a table. If it is refused, answer with one sentence and the current state.

        A press of an earlier moment is answered with the current state alone.
        """
        message, is_below = interaction.message, stays(interaction)
        new_message = not is_below and answers_with_new_message(interaction, press)
        answer = Answer(interaction, is_below=is_below, new_message=new_message)
        changes = None if message is None or is_below or new_message else (message.channel.id, message.id)
        request: Request | None = None
        with self._answered.answering(interaction, changes, partial(self._tables.announce, press.table_id)):
            async with self._attempt(answer, label_of(press)) as attempt:
                with self._allowance.spending(UserId(interaction.user.id), presses()[type(press)].cost):
                    async with answer.in_time():
                        await self._answered.until_edited(changes)
                        if is_below:
                            await self._keep_token(interaction, press)
                        request = await self._request_at(answer, press)
                        await self._do_in_time(request, press)
            if attempt.ended is not Ended.DONE and request is not None and isinstance(press, AtMoment):
                async with self._attempt(answer, f"the present state after {label_of(press)}", was_told=True):
                    await self._show_present_state(request, press)

    async def _do_in_time(self, request: Request, press: AtTable) -> None:
        """Call the handler of a press, or show the current state instead if the moment of the press is over."""
        try:
            await self._do(request, press)
        except Refused as refusal:
            # A screen that is out of date is no one's fault: the current one replaces it without a word.
            is_stale = refusal.reason is Refusal.STALE and request.seen().viewer is not None
            if not (is_stale and isinstance(press, AtMoment)):
                raise
            await self._show_present_state(request, press)

    async def _show_present_state(self, request: Request, press: AtMoment) -> None:
        """Replace a message whose buttons are out of date with the player's current hand."""
        seen = request.seen()
        if seen.viewer is None:
            return
        try:
            await request.show_present_hand(seen)
        except Exception as error:
            # The player was not shown in time that it is their turn. A message that is gone was replaced.
            is_due_since = seen.game is not None and press.stamp < seen.game.stamp
            was_replaced = isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE
            if is_due_since and not was_replaced:
                await request.call_again(request.answer.told)
            raise

    async def _keep_token(self, interaction: Interaction, press: AtTable) -> None:
        """Keep the interaction token of a press on a table's message: the bot edits the message with it for a while."""
        message = interaction.message
        server = server_of(interaction)
        if message is not None and server is not None:
            choices = await self.viewers.choices(GuildId(server.id))
            looks_so = message.type is discord.MessageType.reply and message.flags.components_v2
            at, token = (message.channel.id, message.id), self._answered.uses(token_of(interaction))
            is_stray = looks_so and not choices.keeps_boards
            await self._answered.pressed(press.table_id, at, token, is_sent_by_token=is_stray)

    async def _request_at(self, answer: Answer, press: AtTable) -> Request:
        """Return the request of a press at a table, if that may be made in this channel."""
        request = await self._request(answer, press.table_id)
        # A table that cannot be read can only be closed, and only in its channel.
        if not (isinstance(press, EndTable) and request.unreadable == press.table_id):
            await self._tables.fetch(press.table_id)
            request.check_place(only_here=presses()[type(press)].here)
            if request.seen().is_elsewhere:
                await self._keep_token_elsewhere(request)
        return request

    async def _keep_token_elsewhere(self, request: Request) -> None:
        """Keep the token of a press at a table in a place without the bot; that on a board may show the table again."""
        seen, interaction = request.seen(), request.interaction
        token, message = token_of(interaction), interaction.message
        if not request.may_show:
            self._answered.tokens.note_hiding(token)
        if request.answer.is_below and message is not None:
            at, server = (message.channel.id, message.id), GuildId(interaction.guild_id or NO_GUILD)
            pressed = Pressed(self._answered.uses(token), server, _offers_hand(message, seen.id))
            await self._answered.pressed_elsewhere(seen, at, pressed)
            self._tables.announce(seen.id)

    async def _beside_tables(self, interaction: Interaction, press: Press) -> None:
        """Handle a press that belongs to no open table: to the person, to a server or to a finished game."""
        answer = Answer(interaction, new_message=answers_with_new_message(interaction, press))
        async with self._attempt(answer, label_of(press)):
            with self._allowance.spending(UserId(interaction.user.id), presses()[type(press)].cost):
                async with answer.in_time():
                    await self._do(await self._request(answer), press)

    async def _do(self, request: Request, press: Press) -> None:
        """Call the handler of a press.

        Raises:
            Refused: STALE, because the press matches nothing that is offered, or the reason given by the handler.
        """
        try:
            await self.handlers.of_press(press)(request, press)
        except PressError as error:
            raise Refused(Refusal.STALE) from error

    async def _request(self, answer: Answer, pressed: TableId | None = None) -> Request:
        """Return the request, of a press at this table or of a command; the bot knows the person from now on."""
        interaction = answer.interaction
        user = UserId(interaction.user.id)
        language = language_of(interaction.locale.value)
        who, server = interaction.user, server_of(interaction)
        # A nickname is kept for its server only, even if the bot is not in that server.
        guild = NO_GUILD if server is None else GuildId(server.id)
        nick = "" if server is None else getattr(who, "nick", None) or ""
        if server is not None:
            self._members.has_acted(guild, user)
        name = _global_name(who)
        person, may_be_new = await self.viewers.meet(user, name, language, guild=guild, nick=nick)
        if may_be_new:
            self._tables.renamed(replace(person, name=name), guild, nick)
        if pressed is None:
            await self._read_here(interaction)
        return self._asked(answer, server, person, pressed, await self.viewers.speaker_for(interaction))

    async def _read_here(self, interaction: Interaction) -> None:
        """Load the table of this channel, which a command is about; the handler reports it if that fails."""
        here = None if interaction.channel_id is None else self._tables.in_channel(ChannelId(interaction.channel_id))
        if here is not None:
            with suppress(Refused):
                await self._tables.fetch(here)

    def _asked(
        self, answer: Answer, server: discord.Guild | None, person: Person, pressed: TableId | None, say: Speaker
    ) -> Request:
        return Request(
            answer,
            server,
            self._tables,
            self.viewers,
            self._answered,
            self.emojis,
            self._panels,
            self._screens,
            say,
            person,
            pressed,
        )


def _global_name(user: discord.User | discord.Member) -> str:
    """Return the name that a person has outside of all servers."""
    return user.global_name or user.name


def stays(interaction: Interaction) -> bool:
    """Return whether a press at a table leaves the pressed message as it is, because others read it too."""
    return interaction.message is not None and _others_read(interaction)


def answers_with_new_message(interaction: Interaction, press: Press) -> bool:
    """Return whether the answer to a press is a new message: by its declaration, or because others read this one."""
    declared = presses()[type(press)]
    if declared.panel and not is_alone(interaction) and not _others_read(interaction):
        return False
    return declared.new_message or (not declared.updates_board and _others_read(interaction))


def _offers_hand(message: discord.Message, table_id: TableId) -> bool:
    """Return whether people can ask for their hands on a message."""
    hand, view = write_press(ShowHand(table_id)), discord.ui.LayoutView.from_message(message, timeout=None)
    return any(getattr(one, "custom_id", None) == hand for one in view.walk_children())


def _others_read(interaction: Interaction) -> bool:
    """Return whether others can read the pressed message."""
    message = interaction.message
    return not is_alone(interaction) and (message is None or not message.flags.ephemeral)


FINISH_SECONDS: Final = 10.0
"""Maximum number of seconds for which a closing client waits for its answers: no other process gives them. Most systems
give a program about as long to end."""
