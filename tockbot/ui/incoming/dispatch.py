"""Everything pressed or typed: understood, and handed to whoever does it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, assert_never

import discord
from discord import app_commands

from tockbot.service import Tables, traceback_line
from tockbot.tables import ChannelId, Person, PersonId, Refusal, Refused, SeatsAgain, TableId, UserId
from tockbot.ui.custom_id import is_ours, press_of
from tockbot.ui.incoming.allowance import Allowance, asked_by
from tockbot.ui.incoming.anew import is_anew
from tockbot.ui.incoming.finding import Finding
from tockbot.ui.incoming.finished.analysing import Analysing
from tockbot.ui.incoming.finished.looking_back import LookingBack
from tockbot.ui.incoming.finished.statistics import TellingStatistics
from tockbot.ui.incoming.guarding import guarded, speaker_for
from tockbot.ui.incoming.learning.helping import Helping
from tockbot.ui.incoming.learning.lessons import Learning
from tockbot.ui.incoming.learning.mentions import Mentions
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.rules_told import RulesTold
from tockbot.ui.incoming.settings.own import Settings
from tockbot.ui.incoming.settings.privacy import Privacy
from tockbot.ui.incoming.settings.server import ServerSettings
from tockbot.ui.incoming.table.asking import asking
from tockbot.ui.incoming.table.ending import Ending
from tockbot.ui.incoming.table.game import Game, drop_ahead
from tockbot.ui.incoming.table.hints import Hints
from tockbot.ui.incoming.table.lobby import Lobby
from tockbot.ui.incoming.table.opening import Opening
from tockbot.ui.incoming.table.proving import show_proof
from tockbot.ui.incoming.table.watching import WatchingTables
from tockbot.ui.incoming.typed.plays import TypedPlays
from tockbot.ui.incoming.under_way import UnderWay
from tockbot.ui.limits import LONGEST_TYPED, Asked
from tockbot.ui.objections import Objection
from tockbot.ui.outgoing.messages.answers import Interaction, acknowledge
from tockbot.ui.outgoing.messages.emojis import Emojis
from tockbot.ui.outgoing.painting.answered import Answered
from tockbot.ui.outgoing.people.viewers import Viewers
from tockbot.ui.press import (
    AskingPress,
    ComeBack,
    DropAhead,
    EndPress,
    EndTable,
    Errand,
    HelpPress,
    LookPress,
    OwnPress,
    PastPress,
    PlayAgain,
    PressError,
    PrivacyPress,
    Run,
    SeatsPress,
    SeriesAgain,
    SetupPress,
    ShowProof,
    ShowStandings,
    SitAgain,
    TablePress,
    TurnPress,
    Watch,
    stamp_of,
)
from tockbot.ui.screens.turn.hand import hand_screen

logger = logging.getLogger(__name__)

Act = Callable[[Request], Awaitable[None]]


class Typed(Protocol):
    """A command that can be run by a button."""

    @property
    def callback(self) -> Callable[..., Coroutine[Any, Any, None]]:
        """What does it."""

    @property
    def asked(self) -> Asked | None:
        """What it asks for, where that is limited."""

    @property
    def anywhere(self) -> bool:
        """Whether it needs no server."""


Suggestions = list[app_commands.Choice[str]]
Suggest = Callable[[Request, str], Awaitable[Suggestions]]
"""Says what may be typed next, from what is typed so far."""


@dataclass(frozen=True, slots=True)
class Handlers:
    """Those who do what is asked, each with what it needs for that."""

    lobby: Lobby
    game: Game
    rules: RulesTold
    opening: Opening
    settings: Settings
    server_settings: ServerSettings
    hints: Hints
    typed_plays: TypedPlays
    privacy: Privacy
    ending: Ending
    learning: Learning
    helping: Helping
    finding: Finding
    watching: WatchingTables
    looking_back: LookingBack
    statistics: TellingStatistics
    analysing: Analysing


class Dispatch:
    """Hands what is asked on to those who do it, and answers where they cannot."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that a request is made of
        self,
        tables: Tables,
        viewers: Viewers,
        handlers: Handlers,
        allowance: Allowance,
        answered: Answered,
        emojis: Emojis,
        errands: Mapping[Errand, Typed],
    ) -> None:
        """Serve these tables, nobody more than is allowed."""
        self._tables = tables
        self._viewers = viewers
        self.handlers = handlers
        self._allowance = allowance
        self.mentions = Mentions(viewers, allowance, emojis)
        self._answered = answered
        self.emojis = emojis
        self._errands = errands
        self._under_way = UnderWay()

    async def finish(self, client: discord.Client) -> None:
        """Wait until everybody of whom a client was told is answered, for a while."""
        await self._under_way.finish(client)

    async def typed(
        self, interaction: Interaction, act: Act, asked: Asked | None = None, *, anywhere: bool = False
    ) -> None:
        """Do what a command asks.

        Args:
            interaction: how it came.
            act: does it.
            asked: what it asks for, where one person may ask for that only so often.
            anywhere: whether it can be done without a server, in direct messages.
        """

        async def acknowledged() -> None:
            if interaction.guild_id is None and not anywhere and not self._is_played_in(interaction):
                raise Refused(Objection.NEEDS_SERVER)
            with self._allowance.spending(UserId(interaction.user.id), asked):
                await acknowledge(interaction, anew=True)
                await act(await self._request(interaction))

        command = interaction.command
        with self._under_way.one(interaction.client):
            await guarded(interaction, "a command" if command is None else f"/{command.qualified_name}", acknowledged)

    def _is_played_in(self, interaction: Interaction) -> bool:
        """Whether a table is open where somebody types, as a practice game is in direct messages."""
        channel = interaction.channel_id
        return channel is not None and self._tables.in_channel(ChannelId(channel)) is not None

    async def suggested(self, interaction: Interaction, suggest: Suggest, current: str) -> Suggestions:
        """What may be typed next, also by somebody whom the bot has never met; nothing where anything goes wrong."""
        try:
            person = await self._viewers.find(UserId(interaction.user.id))
            await self._read_here(interaction)
            unmet = Person(PersonId(0), UserId(interaction.user.id), interaction.user.display_name)
            return await suggest(self._asked(interaction, person or unmet, None), current[:LONGEST_TYPED])
        except Exception as error:  # noqa: BLE001 - who types goes on without suggestions
            logger.warning("nothing could be suggested: %s", traceback_line(error))
            return []

    async def pressed(self, interaction: Interaction) -> None:
        """Do what a press asks, if it is one of ours."""
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
            await guarded(interaction, "a forged press", _refuse_as_stale)
            return
        if isinstance(press, Run):
            errand = self._errands[press.errand]
            await self.typed(interaction, errand.callback, errand.asked, anywhere=errand.anywhere)
        elif isinstance(press, OwnPress | PastPress):
            await guarded(interaction, type(press).__name__, partial(self._beside_tables, interaction, press))
        else:
            await self._at_table(interaction, press)

    async def _at_table(self, interaction: Interaction, press: TablePress) -> None:
        """Do what is wanted at a table; a refusal is answered by one sentence and the present state."""
        asked = type(press).__name__
        made: list[Request] = []

        async def act() -> None:
            with self._allowance.spending(UserId(interaction.user.id), asked_by(press)):
                await acknowledge(interaction, anew=is_anew(interaction, press))
                request = await self._request_at(interaction, press)
                made.append(request)
                try:
                    await self._handle(request, press)
                except PressError as error:
                    raise Refused(Refusal.STALE) from error

        async def show_present_state(request: Request) -> None:
            """Put the hand as it now is in place of a message whose buttons are out of date."""
            seen = request.seen()
            if seen.viewer is not None:
                await request.show_private(hand_screen(request.say, seen), seen)

        went_well = await guarded(interaction, asked, act)
        if not went_well and stamp_of(press) is not None:
            for request in made:
                await guarded(interaction, f"the present state after {asked}", partial(show_present_state, request))

    async def _request_at(self, interaction: Interaction, press: TablePress) -> Request:
        """What is asked by a press at a table, from where that may be.

        Raises:
            Refused: ELSEWHERE, NO_TABLE, UNREADABLE, NOT_SAVED.
        """
        request = await self._request(interaction, press.table_id)
        # One that cannot be read can only be closed, and only in its channel.
        if not (isinstance(press, EndTable) and request.unreadable == press.table_id):
            await self._tables.fetch(press.table_id)
            request.check_place()
        return request

    async def _beside_tables(self, interaction: Interaction, press: OwnPress | PastPress) -> None:
        """Do what somebody wants of themselves, of a server or of a game that is over, at no table in memory."""
        with self._allowance.spending(UserId(interaction.user.id), asked_by(press)):
            await acknowledge(interaction, anew=is_anew(interaction, press))
            request = await self._request(interaction)
            try:
                await self._handle_beside(request, press)
            except PressError as error:
                raise Refused(Refusal.STALE) from error

    async def _handle_beside(self, request: Request, press: OwnPress | PastPress) -> None:
        if isinstance(press, PrivacyPress):
            await self.handlers.privacy.pressed(request, press)
        elif isinstance(press, PastPress):
            await self.handlers.looking_back.pressed(request, press)
        elif isinstance(press, HelpPress):
            await self.handlers.helping.pressed(request, press)
        elif isinstance(press, ShowStandings):
            await self.handlers.statistics.pressed(request, press)
        else:
            await self.handlers.learning.pressed(request, press)

    async def _handle(  # noqa: C901 - one branch a kind of press
        self, request: Request, press: TablePress
    ) -> None:
        # ``match`` takes no unions, so the rooms of the union are told apart like this.
        if isinstance(press, SeatsPress):
            await self.handlers.lobby.seats(request, press)
        elif isinstance(press, SetupPress):
            await self.handlers.lobby.setup(request, press)
        elif isinstance(press, LookPress):
            await self.handlers.game.look(request, press)
        elif isinstance(press, TurnPress):
            await self.handlers.game.turn(request, press)
        elif isinstance(press, Watch):
            await self.handlers.watching.watch(request)
        elif isinstance(press, DropAhead):
            await drop_ahead(request)
        elif isinstance(press, ComeBack):
            await self.handlers.lobby.come_back(request)
        elif isinstance(press, PlayAgain | SeriesAgain | SitAgain):
            how = press.how if isinstance(press, SitAgain) else SeatsAgain.SAME
            await self.handlers.opening.again(request, how, serial=isinstance(press, SeriesAgain))
        elif isinstance(press, EndPress):
            await self.handlers.ending.pressed(request, press)
        elif isinstance(press, ShowProof):
            await show_proof(request)
        elif isinstance(press, AskingPress):
            await asking(request, press)
        else:
            assert_never(press)

    async def _request(self, interaction: Interaction, pressed: TableId | None = None) -> Request:
        """What is asked, by a press at this table or by a command; whoever asks is known from now on."""
        user = UserId(interaction.user.id)
        language = speaker_for(interaction).language
        name, in_private = interaction.user.display_name, interaction.guild_id is None
        person, may_be_new = await self._viewers.meet(user, name, language, in_private=in_private)
        if may_be_new:
            self._tables.renamed(person)
        if pressed is None:
            await self._read_here(interaction)
        return self._asked(interaction, person, pressed)

    async def _read_here(self, interaction: Interaction) -> None:
        """Have the table in a channel in memory, for a command is about it; whoever asks hears if it cannot be read."""
        here = None if interaction.channel_id is None else self._tables.in_channel(ChannelId(interaction.channel_id))
        if here is not None:
            with contextlib.suppress(Refused):
                await self._tables.fetch(here)

    def _asked(self, interaction: Interaction, person: Person, pressed: TableId | None) -> Request:
        say = speaker_for(interaction)
        return Request(interaction, self._tables, self._viewers, self._answered, self.emojis, say, person, pressed)


async def _refuse_as_stale() -> None:
    raise Refused(Refusal.STALE)
