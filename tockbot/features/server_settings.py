"""The settings of a server: ``/tock-server settings``.

To add a setting, add a field to :class:`~tockbot.storage.ServerChoices`, an entry to :data:`CHOICES`, and its texts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord

from tockbot.bot.channels import TO_GIVE, permission_names
from tockbot.bot.handlers import Command, handles, opens_form
from tockbot.bot.people import BY_MESSAGE, IN_CHANNEL
from tockbot.bot.press import Press, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.roles import (
    called_role,
    check_acceptable,
    check_mentionable,
    hidden_channels,
    may_choose,
    may_give,
    objection_to,
)
from tockbot.bot.screen import Answers, AnyOf, Button, Form, Line, OneRole, Question, Screen
from tockbot.bot.shared_presses import CallTournament
from tockbot.bot.typed import (
    DEFAULT_RULESET,
    ON_OR_OFF,
    Choice,
    Tick,
    change_of,
    chosen_rules,
    game_questions,
    house_rules_question,
    language_choice,
    with_game,
    with_house_rules,
)
from tockbot.bot.words import Speaker, ruleset_name, speaker
from tockbot.render import THEMES
from tockbot.rules import TableRules
from tockbot.service import utc_now
from tockbot.storage import Regular, RegularPost, ServerChoices, StoredCalls, StoredRegularPosts
from tockbot.tables import CHOSEN_PACES, DEFAULT_PACE, GuildId, Refused


@press("tables")
class ChooseTables(Press):
    """Choose the defaults of new tables in a server."""


@press("callers")
class ChooseCallers(Press):
    """Allow everyone to open tournaments in a server, or only server managers."""

    anybody: bool


@press("boards")
class ChooseBoards(Press):
    """Choose the look of boards in a server, where cards are sent, and what is posted regularly in this channel."""


@press("letguess")
class LetGuess(Press):
    """Turn predictions by spectators on or off in a server."""

    allowed: bool


@press("gathering")
class ChooseGathering(Press):
    """Choose where new tables in a server are opened, and who is pinged when one waits for players.

    A role counts as confirmed if it is chosen by a member who could assign it by hand.
    """


PACES: Final = {pace.value: pace for pace in CHOSEN_PACES}
THEME_NAMES: Final = {name: name for name in THEMES}
BOARDS: Final = {"last": False, "every": True}
HANDS: Final = {BY_MESSAGE: False, IN_CHANNEL: True}
PLACES: Final = {"channel": False, "thread": True}
HOURS: Final = {str(hours): hours for hours in (0, 1, 6, 24)}
"""Minimum number of hours between two pings for players, by the word in the form; 0 turns pings off."""


def _hands(say: Speaker, hands: str) -> str:
    return say("server-hands-channel" if hands == IN_CHANNEL else "hands-direct")


def _hours(say: Speaker, hours: str) -> str:
    return say("ask-calls-hours", hours=int(hours))


CHOICES: Final[tuple[Choice[ServerChoices], ...]] = (
    Choice(ChooseTables, "pace", "pace", PACES, "setup-pace", "pace-{}", "setup-pace-chosen", DEFAULT_PACE.value),
    language_choice(ChooseTables, "language", "ask-language", "ask-language-as-discord"),
    Choice(ChooseBoards, "theme", "theme", THEME_NAMES, "ask-server-theme", "theme-{}", "server-settings-theme"),
    Choice(ChooseBoards, "boards", "keeps_boards", BOARDS, "ask-boards", "boards-{}", "server-settings-boards-{}"),
    Tick(ChooseBoards, "films", "films", ON_OR_OFF, "ask-films", "ask-films-about", "server-settings-films"),
    Choice(ChooseBoards, "hands", "in_channel", HANDS, "ask-server-hands", _hands, "server-settings-hands"),
    Choice(ChooseGathering, "places", "in_threads", PLACES, "ask-places", "places-{}", "server-settings-in-{}s"),
    Choice(ChooseGathering, "calls", "call_hours", HOURS, "ask-calls", _hours),
)
"""The settings of a server that have one of a few values."""


class ServerSettings:
    """Handles the settings of a server, which its managers choose."""

    def __init__(
        self,
        regular: StoredRegularPosts,
        calls: StoredCalls,
        tournament_obstacle: Callable[[Request], Awaitable[Refused | None]],
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Create the feature.

        Args:
            regular: the posts that servers have chosen.
            calls: confirmations of roles that are pinged.
            tournament_obstacle: returns why the user cannot open a tournament in this channel.
            now: returns the current time.
        """
        self._tournament_obstacle = tournament_obstacle
        self._regular = regular
        self._calls = calls
        self._now = now

    @Command("server-settings", for_managers=True)
    async def settings(self, request: Request) -> None:
        """See and change the settings of this server."""
        await self._show(request)

    @opens_form(ChooseTables)
    async def ask_tables(self, request: Request, _: ChooseTables) -> Form:
        guild = GuildId(_managed(request).id)
        return tables_form(request.say, await request.viewers.choices(guild))

    @handles(ChooseTables)
    async def choose_tables(self, request: Request, _: ChooseTables) -> None:
        say, guild, given = request.say, _managed(request), request.answers
        change, before = _change(ChooseTables, given), _rules(say, await request.viewers.choices(GuildId(guild.id)))
        game = with_game(before, given)
        # The ticked house rules belong to the game that the form showed.
        same = (game.ruleset, game.party) == (before.ruleset, before.party)
        rules = with_house_rules(say, game, given) if same else game
        await self._save(request, lambda chosen: replace(change(chosen), rules=rules))

    @opens_form(ChooseBoards)
    async def ask_boards(self, request: Request, _: ChooseBoards) -> Form:
        guild = GuildId(_managed(request).id)
        return boards_form(request.say, await request.viewers.choices(guild), await self._regular.wanted(guild))

    @handles(ChooseBoards)
    async def choose_boards(self, request: Request, _: ChooseBoards) -> None:
        guild, change = GuildId(_managed(request).id), _change(ChooseBoards, request.answers)
        await self._choose_posts(request, guild, request.answers.any_of("posts", [what.value for what in Regular]))
        await self._save(request, change)

    @opens_form(ChooseGathering)
    async def ask_gathering(self, request: Request, _: ChooseGathering) -> Form:
        guild = GuildId(_managed(request).id)
        return gathering_form(request.say, await request.viewers.choices(guild))

    @handles(ChooseGathering)
    async def choose_gathering(self, request: Request, _: ChooseGathering) -> None:
        guild, change = _managed(request), _change(ChooseGathering, request.answers)
        named = request.answers.role("role", [one.id for one in guild.roles])
        role = None if named is None else guild.get_role(named)
        if role is not None:
            check_acceptable(role)
            check_mentionable(request, role)
            if may_choose(request, role):
                await self._calls.check_role(GuildId(guild.id), role.id, request.person.id)
            elif role.id != (await request.viewers.choices(GuildId(guild.id))).called_role:
                raise Refused(BotRefusal.ROLE_CHOOSER, role=role.mention)
        await self._save(request, lambda chosen: replace(change(chosen), called_role=named))

    @handles(LetGuess)
    async def let_guess(self, request: Request, press: LetGuess) -> None:
        await self._save(request, lambda chosen: replace(chosen, guesses=press.allowed))

    @handles(ChooseCallers)
    async def choose_callers(self, request: Request, press: ChooseCallers) -> None:
        await self._save(request, lambda chosen: replace(chosen, anybody_calls=press.anybody))

    async def _save(self, request: Request, change: Callable[[ServerChoices], ServerChoices]) -> None:
        """Save a change made by a server manager, and show the settings."""
        await request.viewers.change_server(GuildId(_managed(request).id), change)
        await self._show(request)

    async def _choose_posts(self, request: Request, guild: GuildId, posts: frozenset[str]) -> None:
        """Turn these posts on in this channel, and the others off. Posts that are on already keep their channel."""
        wanted = await self._regular.wanted(guild)
        for what in Regular:
            if what.value not in posts:
                await self._regular.unsubscribe(guild, what)
            elif what not in wanted:
                request.check_permissions()
                request.check_may_write()
                due = what.next_due(self._now())
                await self._regular.want(RegularPost(guild, what, request.channel, request.person.id, due))

    async def _show(self, request: Request) -> None:
        """Show the current settings and the buttons that change them."""
        say, guild = request.say, _managed(request)
        chosen = await request.viewers.choices(GuildId(guild.id))
        spoken = await request.viewers.language_at(guild)
        rules = ruleset_name(say, _rules(say, chosen))
        refusal = await self._tournament_obstacle(request)
        calls = () if refusal is not None else (Button(say("button-tournament"), CallTournament()),)
        lines = (
            say("server-settings", language=speaker(spoken)("language-name"), rules=rules),
            *(one.shown(say, chosen) for one in CHOICES if one.line and one.press is not ChooseGathering),
            say("server-settings-callers", who=_callers(chosen.anybody_calls)),
            *await self._posts(say, GuildId(guild.id)),
            say("server-settings-guesses-on" if chosen.guesses else "server-settings-guesses-off"),
            *(one.shown(say, chosen) for one in CHOICES if one.line and one.press is ChooseGathering),
            *await self._called(say, guild, chosen),
            *([] if refusal is None else [f"-# {say(str(refusal.reason.value), **refusal.facts)}"]),
        )
        guesses = say("server-guesses-end" if chosen.guesses else "server-guesses-begin")
        buttons = (
            Button(say("server-settings-tables"), ChooseTables()),
            Button(say("server-settings-looks"), ChooseBoards()),
            Button(
                say("server-settings-call", who=_callers(not chosen.anybody_calls)),
                ChooseCallers(not chosen.anybody_calls),
            ),
            *calls,
            Button(guesses, LetGuess(not chosen.guesses)),
        )
        more = (Button(say("server-settings-gathering"), ChooseGathering()),)
        await request.show(Screen("\n".join(lines), (buttons, more)))

    async def _called(self, say: Speaker, guild: discord.Guild, chosen: ServerChoices) -> list[str]:
        """Return who is pinged when a table waits for players, and what prevents the bot from assigning that role."""
        role = called_role(guild, chosen)
        who = say("server-calls-list") if role is None else role.mention
        lines = [say("server-settings-calls", hours=chosen.call_hours, who=who)]
        if role is None or not chosen.call_hours:
            return lines
        if (objection := objection_to(role)) is not None:
            lines.append(say(objection.value, role=role.mention))
        elif await self._calls.checked_by(GuildId(guild.id), role.id) is None:
            lines.append(say("server-settings-calls-unchecked", role=role.mention))
        elif not may_give(guild):
            permissions = permission_names(say, (TO_GIVE,))
            lines.append(say("server-settings-calls-not-given", role=role.mention, permissions=permissions))
        if hidden := hidden_channels(guild):
            lines.append(say("server-settings-calls-hidden", role=role.mention, count=hidden))
        return lines

    async def _posts(self, say: Speaker, guild: GuildId) -> list[str]:
        """Return the regular posts as text."""
        wanted = await self._regular.wanted(guild)
        return [
            say(f"server-settings-{what.value}-on", channel=f"<#{wanted[what]}>")
            if what in wanted
            else say(f"server-settings-{what.value}-off")
            for what in Regular
        ]


def _callers(anybody: bool) -> str:  # noqa: FBT001 - the value of the setting
    """Return the value that messages use for who may open tournaments."""
    return "anybody" if anybody else "managers"


def _questions(say: Speaker, press: type[Press], chosen: ServerChoices) -> list[Question]:
    return [one.question(say, chosen) for one in CHOICES if one.press is press]


def _change(press: type[Press], answers: Answers) -> Callable[[ServerChoices], ServerChoices]:
    return change_of([one for one in CHOICES if one.press is press], answers)


def tables_form(say: Speaker, chosen: ServerChoices) -> Form:
    """Return the form for the defaults of new tables."""
    rules = _rules(say, chosen)
    house = house_rules_question(say, rules)
    game = (*game_questions(say, rules), *([house] if house.lines else []))
    return Form(say("server-settings-tables"), (*game, *_questions(say, ChooseTables, chosen)))


def boards_form(say: Speaker, chosen: ServerChoices, wanted: Collection[Regular]) -> Form:
    """Return the form for boards and regular posts."""
    lines = tuple(Line(what.value, say(f"ask-post-{what.value}"), what in wanted) for what in Regular)
    posts = AnyOf("posts", say("ask-posts"), say("ask-posts-about"), lines)
    return Form(say("server-settings-looks"), (*_questions(say, ChooseBoards, chosen), posts))


def gathering_form(say: Speaker, chosen: ServerChoices) -> Form:
    """Return the form for where new tables are opened, and who is pinged for players and how often."""
    place, *others = _questions(say, ChooseGathering, chosen)
    role = OneRole("role", say("ask-role"), say("ask-role-about"), chosen.called_role)
    return Form(say("server-settings-gathering"), (place, role, *others))


def _managed(request: Request) -> discord.Guild:
    """Return the server that the user manages."""
    guild = request.guild
    if guild is None or not request.may_manage:
        raise Refused(BotRefusal.NOT_MANAGER)
    return guild


def _rules(say: Speaker, chosen: ServerChoices) -> TableRules:
    """Return the rules of new tables."""
    return chosen.rules or chosen_rules(say, DEFAULT_RULESET, (None, None), "")
