"""Dispatches every press and command to its handler.

Every person gets an answer. If anything goes wrong, that is one sentence, and the log gets a line without any card.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import replace
from enum import Enum
from functools import partial
from typing import Any, Final

import discord
from attrs import define, field
from discord import app_commands

from tockbot.bot.answers import GONE_CODES, Answer, Interaction, show_form, tell
from tockbot.bot.handlers import HandlerRegistry, Run, Suggest
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
)
from tockbot.bot.request import Request, is_alone, server_of, without_server
from tockbot.bot.screen import Form
from tockbot.bot.sending import UNKNOWN_MESSAGE, Emojis, answers_of
from tockbot.bot.shared_presses import EndTable
from tockbot.bot.shown import Answered
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.tokens import token_of
from tockbot.bot.words import Speaker, language_of
from tockbot.metrics import ANSWER_SECONDS, PRESSES
from tockbot.service import Tables, traceback_line
from tockbot.storage import MessageAt
from tockbot.tables import NO_GUILD, ChannelId, GuildId, Person, PersonId, Refusal, Refused, TableId, UserId

logger = logging.getLogger(__name__)


Speaking = Callable[[], Awaitable[Speaker]]
"""Returns the speaker for the person who is to be answered."""


async def guarded(
    interaction: Interaction,
    asked: str,
    act: Callable[[], Awaitable[None]],
    speaking: Speaking,
    *,
    was_told: bool = False,
) -> bool:
    """Act for a person, answer with one sentence if anything goes wrong, and return whether it went well.

    Args:
        interaction: the press or command.
        asked: its name in the log and the metrics: a command, or the label of a press.
        act: handles it.
        speaking: returns the speaker for the answer.
        was_told: whether the person has already been told that something went wrong; they are not told again.
    """
    with ANSWER_SECONDS.time():
        ended = await _attempt(interaction, asked, act, None if was_told else speaking)
    PRESSES.labels(asked, ended.value).inc()
    return ended is Ended.DONE


class Ended(Enum):
    """The outcome of a press or command."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"


async def _attempt(
    interaction: Interaction, asked: str, act: Callable[[], Awaitable[None]], speaking: Speaking | None
) -> Ended:
    try:
        await act()
    except Refused as refusal:
        if speaking is not None:
            say = await speaking()
            await tell(interaction, say(str(refusal.reason.value), **refusal.facts))
        return Ended.REFUSED
    except discord.HTTPException as error:
        # A person may press a button of their private screen at the moment in which the next screen replaces it.
        level = logging.INFO if error.code == UNKNOWN_MESSAGE else logging.WARNING
        logger.log(level, "Discord refused an answer to %s: %s", asked, traceback_line(error))
        if error.code not in GONE_CODES and speaking is not None:
            say = await speaking()
            await tell(interaction, say("failed"))
        return Ended.FAILED
    except Exception as error:  # noqa: BLE001 - the person must get an answer
        logger.error("%s failed: %s", asked, traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
        if speaking is not None:
            say = await speaking()
            await tell(interaction, say("failed"))
        return Ended.FAILED
    return Ended.DONE


Act = Callable[[Request], Awaitable[None]]


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
    """Passes presses and commands to their handlers, applies rate limits, and answers if a handler cannot."""

    _tables: Tables
    viewers: UserDirectory
    handlers: HandlerRegistry
    _allowance: Allowance
    _answered: Answered
    emojis: Emojis
    _screens: TableScreens
    _members: Members
    _under_way: UnderWay = field(init=False, factory=UnderWay)

    def under_way(self, client: discord.Client) -> AbstractContextManager[None]:
        """Count the current task among those that answer for a client, which waits for them when it closes."""
        return self._under_way.one(client)

    async def finish(self, client: discord.Client) -> None:
        """Wait until a client has answered everyone, for at most ``FINISH_SECONDS``."""
        await self._under_way.finish(client)

    async def typed(
        self, interaction: Interaction, act: Act, cost: Cost = Cost.PRESS, *, anywhere: bool = False
    ) -> None:
        """Handle a command.

        Args:
            interaction: the interaction that Discord sent.
            act: the handler.
            cost: the rate limit that it counts towards.
            anywhere: whether it works without a server that the bot is in.
        """

        async def acknowledged() -> None:
            if server_of(interaction) is None and not anywhere and not self._is_played_in(interaction):
                raise without_server(interaction)
            with self._allowance.spending(UserId(interaction.user.id), cost):
                answer = Answer(interaction)
                async with answer.in_time(new_message=True):
                    await act(await self._request(answer))

        command = interaction.command
        with self._under_way.one(interaction.client):
            await self._guarded(
                interaction, "a command" if command is None else f"/{command.qualified_name}", acknowledged
            )

    async def _guarded(
        self, interaction: Interaction, asked: str, act: Callable[[], Awaitable[None]], *, was_told: bool = False
    ) -> bool:
        """Act for a person, and answer them if anything goes wrong, unless they already know."""
        speaking = partial(self.viewers.speaker_for, interaction)
        return await guarded(interaction, asked, act, speaking, was_told=was_told)

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
            return await suggest(self._asked(Answer(interaction), person or unmet, None, say), current[:MAX_TYPED])
        except Refused:
            return []
        except Exception as error:  # noqa: BLE001 - the person can type on without suggestions
            logger.warning("could not suggest anything: %s", traceback_line(error))
            return []

    async def pressed(self, interaction: Interaction) -> None:
        """Handle a press, if it belongs to this bot."""
        with self._under_way.one(interaction.client):
            await self._pressed(interaction)

    async def _pressed(self, interaction: Interaction) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if not is_ours(custom_id):
            return
        try:
            press = press_of(custom_id, tuple(map(str, data.get("values", ()))))
        except PressError:
            await self._guarded(interaction, "a forged press", partial(self._refuse_as_stale, interaction))
            return
        form = self.handlers.form_of(press)
        is_sent_off = interaction.type is discord.InteractionType.modal_submit
        if is_sent_off and form is None:
            await self._guarded(interaction, "a forged press", partial(self._refuse_as_stale, interaction))
        elif form is not None and not is_sent_off:
            await self._guarded(
                interaction, f"the form of {label_of(press)}", partial(self._ask, interaction, press, form)
            )
        elif isinstance(press, Run):
            button = self.handlers.of_button(press.command)
            cost, anywhere = button.command.cost, button.command.anywhere
            await self.typed(interaction, button.act, cost, anywhere=anywhere)
        elif isinstance(press, AtTable):
            await self._at_table(interaction, press)
        else:
            await self._guarded(interaction, label_of(press), partial(self._beside_tables, interaction, press))

    async def _refuse_as_stale(self, interaction: Interaction) -> None:
        self._allowance.spend(UserId(interaction.user.id), Cost.PRESS)
        raise Refused(Refusal.STALE)

    async def _ask(
        self, interaction: Interaction, press: Press, form: Callable[[Request, Any], Awaitable[Form]]
    ) -> None:
        """Answer a press with its form; nothing else happens until the person submits the form."""
        self._allowance.spend(UserId(interaction.user.id), Cost.PRESS)
        if isinstance(press, AtTable):
            request = await self._request_at(Answer(interaction), press)
        else:
            request = await self._request(Answer(interaction))
        try:
            asked = await form(request, press)
        except PressError as error:
            raise Refused(Refusal.STALE) from error
        await show_form(interaction, asked, press)

    async def _at_table(self, interaction: Interaction, press: AtTable) -> None:
        """Handle a press at a table. If it is refused, answer with one sentence and the current state.

        A press of an earlier moment is answered with the current state alone.
        """
        answer, message = Answer(interaction, is_below=stays(interaction)), interaction.message
        new_message = not answer.is_below and answers_with_new_message(interaction, press)
        changes = None if message is None or answer.is_below or new_message else (message.channel.id, message.id)
        with self._answered.answering(interaction, changes, partial(self._tables.announce, press.table_id)):
            await self._do_at_table(answer, press, changes, new_message=new_message)

    async def _do_at_table(
        self, answer: Answer, press: AtTable, changes: MessageAt | None, *, new_message: bool
    ) -> None:
        asked, interaction = label_of(press), answer.interaction
        made: list[Request] = []

        async def act() -> None:
            with self._allowance.spending(UserId(interaction.user.id), presses()[type(press)].cost):
                async with answer.in_time(new_message=new_message):
                    await self._answered.until_edited(changes)
                    if answer.is_below:
                        await self._keep_token(interaction, press)
                    request = await self._request_at(answer, press)
                    made.append(request)
                    try:
                        await self._do(request, press)
                    except Refused as refusal:
                        # A screen that is out of date is no one's fault: the current one replaces it without a word.
                        is_stale = refusal.reason is Refusal.STALE and request.seen().viewer is not None
                        if not (is_stale and isinstance(press, AtMoment)):
                            raise
                        await self._show_present_state(request, press)

        went_well = await self._guarded(interaction, asked, act)
        if not went_well and isinstance(press, AtMoment):
            for request in made:
                showing = partial(self._show_present_state, request, press)
                await self._guarded(interaction, f"the present state after {asked}", showing, was_told=True)

    async def _show_present_state(self, request: Request, press: AtMoment) -> None:
        """Replace a message whose buttons are out of date with the player's current hand."""
        seen = request.seen()
        if seen.viewer is None:
            return
        try:
            await request.show_present_hand(seen)
        except discord.HTTPException as error:
            # The answer came too late to show the player that it is their turn. A message that is gone was replaced.
            is_due_since = seen.game is not None and press.stamp < seen.game.stamp
            if is_due_since and error.code != UNKNOWN_MESSAGE:
                await request.call_again()
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
        return request

    async def _beside_tables(self, interaction: Interaction, press: Press) -> None:
        """Handle a press that belongs to no open table: to the person, to a server or to a finished game."""
        with self._allowance.spending(UserId(interaction.user.id), presses()[type(press)].cost):
            answer = Answer(interaction)
            async with answer.in_time(new_message=answers_with_new_message(interaction, press)):
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
        return self._asked(answer, person, pressed, await self.viewers.speaker_for(interaction))

    async def _read_here(self, interaction: Interaction) -> None:
        """Load the table of this channel, which a command is about; the handler reports it if that fails."""
        here = None if interaction.channel_id is None else self._tables.in_channel(ChannelId(interaction.channel_id))
        if here is not None:
            with suppress(Refused):
                await self._tables.fetch(here)

    def _asked(self, answer: Answer, person: Person, pressed: TableId | None, say: Speaker) -> Request:
        return Request(
            answer,
            self._tables,
            self.viewers,
            self._answered,
            self.emojis,
            self._screens,
            say,
            person,
            pressed,
            answers_of(answer.interaction),
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
    return declared.new_message or (not declared.updates_board and _others_read(interaction))


def _others_read(interaction: Interaction) -> bool:
    """Return whether others can read the pressed message."""
    message = interaction.message
    return not is_alone(interaction) and (message is None or not message.flags.ephemeral)


FINISH_SECONDS: Final = 10.0
"""Maximum number of seconds for which a closing client waits for its answers: no other process gives them. Most systems
give a program about as long to end."""
