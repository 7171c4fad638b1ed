"""What a server wants new tables to be like, and what boards look like in it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord

from tockbot.bot.channels import TO_GIVE, permission_names
from tockbot.bot.handlers import Command, handles, opens_form
from tockbot.bot.people import BY_MESSAGE, IN_CHANNEL
from tockbot.bot.press import Press, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import (
    Request,
    called_role,
    check_acceptable,
    check_mentionable,
    hidden_channels,
    may_choose,
    may_give,
    objection_to,
)
from tockbot.bot.screen import AnyOf, Button, Form, Line, OneOf, OneRole, Screen
from tockbot.bot.shared_presses import CallTournament
from tockbot.bot.typed import (
    DEFAULT_RULESET,
    chosen_rules,
    game_questions,
    house_rules_question,
    with_game,
    with_house_rules,
)
from tockbot.bot.words import Speaker, ruleset_name, speaker
from tockbot.features.settings import language_answered, language_question
from tockbot.render import THEMES
from tockbot.rules import TableRules
from tockbot.service import utc_now
from tockbot.storage import Regular, RegularPost, ServerChoices, StoredCalls, StoredRegularPosts
from tockbot.tables import CHOSEN_PACES, DEFAULT_PACE, GuildId, Pace, Refused

LAST_BOARD: Final = "last"
EVERY_BOARD: Final = "every"
BOARDS: Final = (LAST_BOARD, EVERY_BOARD)
"""Which boards stay in a channel."""

CHANNEL: Final = "channel"
THREAD: Final = "thread"
PLACES: Final = (CHANNEL, THREAD)
"""Where new tables are."""

HOURS: Final = (0, 1, 6, 24)
"""How many hours may lie between two calls for players; 0 for none."""

HANDS: Final = (BY_MESSAGE, IN_CHANNEL)
"""Where the cards of those come who have not chosen."""


@press("tables")
class ChooseTables(Press):
    """Choose what new tables in a server are like."""


@press("callers")
class ChooseCallers(Press):
    """Let anybody call tournaments in a server, or only who manages it."""

    anybody: bool


@press("boards")
class ChooseBoards(Press):
    """Choose what boards look like in a server, where cards come, and what is posted there by the calendar."""


@press("letguess")
class LetGuess(Press):
    """Let those who watch guess at games in a server, or not."""

    allowed: bool


@press("gathering")
class ChooseGathering(Press):
    """Choose where new tables in a server are, and who is called when one waits for people."""


class ServerSettings:
    """Keeps what those choose for a server who may manage it."""

    def __init__(self, regular: StoredRegularPosts, calls: StoredCalls, now: Callable[[], datetime] = utc_now) -> None:
        """Keep here what is posted by the calendar, and who has confirmed the role of those who are pinged."""
        self._regular = regular
        self._calls = calls
        self._now = now

    @Command("server-settings", for_managers=True)
    async def settings(self, request: Request) -> None:
        """See, and change, what new tables in this server are like.

        Raises:
            Refused: NOT_MANAGER.
        """
        await self._show(request)

    @opens_form(ChooseTables)
    async def ask_tables(self, request: Request, _: ChooseTables) -> Form:
        """What new tables are like, with what is chosen now.

        Raises:
            Refused: NOT_MANAGER.
        """
        guild = GuildId(_managed(request).id)
        return tables_form(request.say, await request.viewers.choices(guild))

    @handles(ChooseTables)
    async def choose_tables(self, request: Request, _: ChooseTables) -> None:
        """Keep what was chosen.

        Raises:
            Refused: NOT_MANAGER.
            PressError: it is none of what can be chosen.
        """
        say, guild, given = request.say, _managed(request), request.answers
        before = _rules(say, await request.viewers.choices(GuildId(guild.id)))
        game = with_game(before, given)
        # The house rules that were ticked are those of the game that was shown.
        same = (game.ruleset, game.party) == (before.ruleset, before.party)
        rules = with_house_rules(say, game, given) if same else game
        pace = Pace(given.one_of("pace", [one.value for one in CHOSEN_PACES]))
        language = language_answered(given)

        def change(chosen: ServerChoices) -> ServerChoices:
            return replace(chosen, language=language, rules=rules, pace=pace)

        await request.viewers.change_server(GuildId(guild.id), change)
        await self._show(request)

    @opens_form(ChooseBoards)
    async def ask_boards(self, request: Request, _: ChooseBoards) -> Form:
        """What boards look like and which stay, and what is posted, with what is chosen now.

        Raises:
            Refused: NOT_MANAGER.
        """
        guild = GuildId(_managed(request).id)
        theme, chosen = await request.viewers.theme(guild), await request.viewers.choices(guild)
        return boards_form(request.say, theme.name, chosen, await self._regular.wanted(guild))

    @handles(ChooseBoards)
    async def choose_boards(self, request: Request, _: ChooseBoards) -> None:
        """Keep what was chosen; what is newly posted by the calendar is posted where it was asked.

        Raises:
            Refused: NOT_MANAGER; PERMISSIONS, NO_TABLE, and nothing is posted.
            PressError: it is none of what can be chosen.
        """
        guild, given = GuildId(_managed(request).id), request.answers
        theme, boards = given.one_of("theme", tuple(THEMES)), given.one_of("boards", BOARDS)
        in_channel = given.one_of("hands", HANDS) == IN_CHANNEL
        posts = given.any_of("posts", [what.value for what in Regular])
        await self._choose_posts(request, guild, posts)
        await request.viewers.change_server(
            guild,
            lambda chosen: replace(chosen, theme=theme, keeps_boards=boards == EVERY_BOARD, in_channel=in_channel),
        )
        await self._show(request)

    @opens_form(ChooseGathering)
    async def ask_gathering(self, request: Request, _: ChooseGathering) -> Form:
        """Where new tables are and who is called, with what is chosen now.

        Raises:
            Refused: NOT_MANAGER.
        """
        guild = GuildId(_managed(request).id)
        return gathering_form(request.say, await request.viewers.choices(guild))

    @handles(ChooseGathering)
    async def choose_gathering(self, request: Request, _: ChooseGathering) -> None:
        """Keep what was chosen. A role counts as confirmed if a member chooses it who could give it by hand.

        Raises:
            Refused: NOT_MANAGER, ROLE_EVERYONE, ROLE_RANK, ROLE_POWERS, ROLE_CHANNELS, ROLE_MENTION, ROLE_CHOOSER.
            PressError: it is none of what can be chosen.
        """
        guild, given = _managed(request), request.answers
        in_threads = given.one_of("places", PLACES) == THREAD
        hours = int(given.one_of("calls", [str(one) for one in HOURS]))
        named = given.role("role", [one.id for one in guild.roles])
        role = None if named is None else guild.get_role(named)
        if role is not None:
            check_acceptable(role)
            check_mentionable(request, role)
            if may_choose(request, role):
                await self._calls.check_role(GuildId(guild.id), role.id, request.person.id)
            elif role.id != (await request.viewers.choices(GuildId(guild.id))).called_role:
                raise Refused(BotRefusal.ROLE_CHOOSER, role=role.mention)
        await request.viewers.change_server(
            GuildId(guild.id),
            lambda chosen: replace(chosen, in_threads=in_threads, called_role=named, call_hours=hours),
        )
        await self._show(request)

    @handles(LetGuess)
    async def let_guess(self, request: Request, press: LetGuess) -> None:
        """Keep whether those who watch may guess.

        Raises:
            Refused: NOT_MANAGER.
        """
        guild = GuildId(_managed(request).id)
        await request.viewers.change_server(guild, lambda chosen: replace(chosen, guesses=press.allowed))
        await self._show(request)

    async def _choose_posts(self, request: Request, guild: GuildId, posts: frozenset[str]) -> None:
        """Let this be posted by the calendar, and the rest not; what is posted elsewhere already stays there.

        Raises:
            Refused: PERMISSIONS, OWN_PERMISSIONS, NO_TABLE.
        """
        wanted = await self._regular.wanted(guild)
        for what in Regular:
            if what.value not in posts:
                await self._regular.unsubscribe(guild, what)
            elif what not in wanted:
                request.check_permissions()
                request.check_may_write()
                due = what.next_due(self._now())
                await self._regular.want(RegularPost(guild, what, request.channel, request.person.id, due))

    @handles(ChooseCallers)
    async def choose_callers(self, request: Request, press: ChooseCallers) -> None:
        """Keep who may call tournaments.

        Raises:
            Refused: NOT_MANAGER.
        """
        guild = GuildId(_managed(request).id)
        await request.viewers.change_server(guild, lambda chosen: replace(chosen, anybody_calls=press.anybody))
        await self._show(request)

    async def _show(self, request: Request) -> None:
        """What is chosen, and the buttons that change it."""
        say, guild = request.say, _managed(request)
        chosen = await request.viewers.choices(GuildId(guild.id))
        look = await request.viewers.theme(GuildId(guild.id))
        spoken = await request.viewers.language_at(guild)
        rules = ruleset_name(say, _rules(say, chosen))
        lines = (
            say("server-settings", language=speaker(spoken)("language-name"), rules=rules),
            say("setup-pace-chosen", pace=say(f"pace-{(chosen.pace or DEFAULT_PACE).value}")),
            say("server-settings-hands", hands=_hands(say)[IN_CHANNEL if chosen.in_channel else BY_MESSAGE]),
            say("server-settings-theme", theme=say(f"theme-{look.name}")),
            say(f"server-settings-boards-{EVERY_BOARD if chosen.keeps_boards else LAST_BOARD}"),
            say("server-settings-callers", who=_callers(chosen.anybody_calls)),
            *await self._posts(say, GuildId(guild.id)),
            say("server-settings-guesses-on" if chosen.guesses else "server-settings-guesses-off"),
            say("server-settings-in-threads" if chosen.in_threads else "server-settings-in-channels"),
            *await self._called(say, guild, chosen),
        )
        guesses = say("server-guesses-end" if chosen.guesses else "server-guesses-begin")
        buttons = (
            Button(say("server-settings-tables"), ChooseTables()),
            Button(say("server-settings-looks"), ChooseBoards()),
            Button(
                say("server-settings-call", who=_callers(not chosen.anybody_calls)),
                ChooseCallers(not chosen.anybody_calls),
            ),
            Button(say("button-tournament"), CallTournament()),
            Button(guesses, LetGuess(not chosen.guesses)),
        )
        more = (Button(say("server-settings-gathering"), ChooseGathering()),)
        await request.show(Screen("\n".join(lines), (buttons, more)))

    async def _called(self, say: Speaker, guild: discord.Guild, chosen: ServerChoices) -> list[str]:
        """Return who is pinged when a table waits for people, and what keeps the bot from giving their role."""
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
        """What is posted by the calendar, in words."""
        wanted = await self._regular.wanted(guild)
        return [
            say(f"server-settings-{what.value}-on", channel=f"<#{wanted[what]}>")
            if what in wanted
            else say(f"server-settings-{what.value}-off")
            for what in Regular
        ]


def _callers(anybody: bool) -> str:  # noqa: FBT001 - as it is chosen
    """Who may call tournaments, as a word for the texts."""
    return "anybody" if anybody else "managers"


def tables_form(say: Speaker, chosen: ServerChoices) -> Form:
    """What new tables are like."""
    rules, pace = _rules(say, chosen), chosen.pace or DEFAULT_PACE
    paces = tuple(Line(one.value, say(f"pace-{one.value}"), one is pace) for one in CHOSEN_PACES)
    house = house_rules_question(say, rules)
    questions = (
        *game_questions(say, rules),
        *([house] if house.lines else []),
        OneOf("pace", say("setup-pace"), lines=paces),
        language_question(say("ask-language"), say("ask-language-as-discord"), chosen.language),
    )
    return Form(say("server-settings-tables"), questions)


def _hands(say: Speaker) -> dict[str, str]:
    """Where the cards of those who have not chosen may come, in words."""
    return {BY_MESSAGE: say("hands-direct"), IN_CHANNEL: say("server-hands-channel")}


def boards_form(say: Speaker, theme: str, chosen: ServerChoices, wanted: Collection[Regular]) -> Form:
    """What boards look like and which stay, and what is posted by the calendar."""
    kept = EVERY_BOARD if chosen.keeps_boards else LAST_BOARD
    themes = tuple(Line(one, say(f"theme-{one}"), one == theme) for one in THEMES)
    boards = tuple(Line(one, say(f"boards-{one}"), one == kept) for one in BOARDS)
    come = IN_CHANNEL if chosen.in_channel else BY_MESSAGE
    hands = tuple(Line(one, name, one == come) for one, name in _hands(say).items())
    posts = tuple(Line(what.value, say(f"ask-post-{what.value}"), what in wanted) for what in Regular)
    questions = (
        OneOf("theme", say("ask-server-theme"), lines=themes),
        OneOf("boards", say("ask-boards"), lines=boards),
        OneOf("hands", say("ask-server-hands"), lines=hands),
        AnyOf("posts", say("ask-posts"), say("ask-posts-about"), posts),
    )
    return Form(say("server-settings-looks"), questions)


def gathering_form(say: Speaker, chosen: ServerChoices) -> Form:
    """Where new tables are, who is called when one waits for people, and how often."""
    places = tuple(Line(one, say(f"places-{one}"), (one == THREAD) is chosen.in_threads) for one in PLACES)
    hours = tuple(Line(str(one), say("ask-calls-hours", hours=one), one == chosen.call_hours) for one in HOURS)
    questions = (
        OneOf("places", say("ask-places"), lines=places),
        OneRole("role", say("ask-role"), say("ask-role-about"), chosen.called_role),
        OneOf("calls", say("ask-calls"), lines=hours),
    )
    return Form(say("server-settings-gathering"), questions)


def _managed(request: Request) -> discord.Guild:
    """The server for which whoever asks may choose.

    Raises:
        Refused: NOT_MANAGER.
    """
    guild = request.guild
    if guild is None or not request.may_manage:
        raise Refused(BotRefusal.NOT_MANAGER)
    return guild


def _rules(say: Speaker, chosen: ServerChoices) -> TableRules:
    """The rules of new tables."""
    return chosen.rules or chosen_rules(say, DEFAULT_RULESET, (None, None), "")
