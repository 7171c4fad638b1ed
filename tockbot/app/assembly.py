"""Puts the user interface together from what it is given: the tables, what is kept, whoever gives hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tockbot.bot.advice import Hinter
from tockbot.bot.allowance import Allowance, Limits
from tockbot.bot.gateway.client import Lifecycle, TockClient
from tockbot.bot.gateway.fleet import Fleet, Sharing
from tockbot.bot.incoming.deeds import Deeds
from tockbot.bot.incoming.dispatch import Dispatch
from tockbot.bot.incoming.looking_back import LookingBack
from tockbot.bot.incoming.own_games import OwnGames, Sitting
from tockbot.bot.messages.budget import Budget, counting
from tockbot.bot.messages.emojis import Emojis
from tockbot.bot.messages.films import Films
from tockbot.bot.painting.boards import Boards
from tockbot.bot.painting.calendar import CalendarPoster
from tockbot.bot.painting.painter import Painter, Tools
from tockbot.bot.painting.permissions import LostPermissions
from tockbot.bot.painting.posts import Posts
from tockbot.bot.painting.private_screens import PrivateScreens
from tockbot.bot.painting.shown_messages import Answered, Messages, ShownMessages, tokens_dropped
from tockbot.bot.people import Guilds, Members, People, Viewers
from tockbot.bot.table_screens import TableScreens
from tockbot.features.board.board import Looking
from tockbot.features.board.screens import table_screen
from tockbot.features.ending.ending import Ending
from tockbot.features.ending.proof import Proving
from tockbot.features.help import Helping, Mentions, help_screen
from tockbot.features.hint import Hints
from tockbot.features.learning.learning import Learning
from tockbot.features.learning.practice import Practising
from tockbot.features.lobby.lobby import Lobby
from tockbot.features.lobby.opening import Opening
from tockbot.features.lobby.screens import announcement_screen, lobby_screen, started_screen
from tockbot.features.privacy import Privacy
from tockbot.features.puzzles.puzzles import PuzzleAnswers, Puzzling, TellingPuzzles
from tockbot.features.replay.analysing import Analysing
from tockbot.features.replay.replay import Replay
from tockbot.features.review import Reviewer, Reviewing, Reviews
from tockbot.features.rules.rules import RulesTold
from tockbot.features.seats.finding import Finding
from tockbot.features.seats.seats import Seats
from tockbot.features.settings.own import Settings
from tockbot.features.settings.server import RegularChoices, ServerSettings
from tockbot.features.statistics.statistics import StatisticsBook, TellingStatistics
from tockbot.features.statistics.week import TellingWeeks
from tockbot.features.turn.hand import hand_screen
from tockbot.features.turn.note import with_note
from tockbot.features.turn.playing import Playing
from tockbot.features.turn.typed_plays import TypedPlays
from tockbot.features.watching import Watchers, Watching, WatchingTables
from tockbot.metrics import DISCORD_REFUSALS
from tockbot.service import Backoff, Forgetting, PastGames, Shards, Tables
from tockbot.tables import Regular


@dataclass(frozen=True, slots=True)
class Kept:
    """Where it is kept what the user interface remembers beyond a restart.

    Attributes:
        people: who people are, and what each of them has chosen.
        messages: which messages show which table.
        guilds: what servers have chosen for their tables.
        sitting: who sat at which table.
        watching: who wants to be told of the end of which.
        puzzles: who has answered which day's puzzle.
        statistics: what games came to.
        regular: what servers want to be posted by the calendar.
    """

    people: People
    messages: Messages
    guilds: Guilds
    sitting: Sitting
    watching: Watching
    puzzles: PuzzleAnswers
    statistics: StatisticsBook
    regular: RegularChoices


@dataclass(frozen=True, slots=True)
class Given:
    """What else the user interface is given.

    Attributes:
        hinter: who gives hints.
        reviewer: who says how a game that is over went.
        forgetting: tells people what is kept of them, and forgets them.
        past_games: the games that are over.
        new_seed: makes the seed from which all chance of a game follows.
        lifecycle: what is done around the life of the client.
        repaint: how long to wait before a table that could not be painted is tried again.
        limits: how much one person may ask for, and how much is remembered.
        draw_emojis: draws the bot's own emojis, by name.
        shards: whose tables this process shows, and how long it still may.
        sharing: what it shares with other processes; None where there are none.
    """

    hinter: Hinter
    reviewer: Reviewer
    forgetting: Forgetting
    past_games: PastGames
    new_seed: Callable[[], bytes]
    lifecycle: Lifecycle
    repaint: Backoff
    limits: Limits
    draw_emojis: Callable[[], Mapping[str, bytes]]
    shards: Shards
    sharing: Sharing | None = None


SCREENS: Final = TableScreens(
    before=lobby_screen,
    game=table_screen,
    announcement=announcement_screen,
    started=started_screen,
    hand=hand_screen,
    noted=with_note,
)
"""What a table shows at each stage."""


def assemble(tables: Tables, kept: Kept, given: Given) -> tuple[TockClient, Painter, CalendarPoster]:
    """The bot, not logged in, and who shows something by itself: its tables, and what is due by the calendar.

    The painter wants to be told of every change of a table.
    """
    viewers = Viewers(kept.people, kept.guilds)
    budget = Budget(given.limits.requests_a_second)
    counting(budget, given.lifecycle.http_trace)
    DISCORD_REFUSALS.set_function(lambda: budget.refusals.lately)
    messages, members = ShownMessages(kept.messages), Members(budget)
    answered, emojis, allowance = Answered(messages), Emojis(given.draw_emojis, budget), Allowance(given.limits)
    deeds = Deeds(features(kept, given, messages, members))
    dispatch = Dispatch(tables, viewers, deeds, allowance, answered, emojis, SCREENS)
    mentions = Mentions(viewers, allowance, emojis)
    if given.sharing is None:
        client = TockClient(tables, dispatch, mentions.heard, given.lifecycle)
    else:
        client = Fleet(
            tables, dispatch, mentions.heard, given.lifecycle, given.sharing, budget, given.limits.requests_a_second
        )
    posts = Posts(client, messages, budget, emojis)
    screens = PrivateScreens(client, tables, posts, viewers, budget, SCREENS)
    boards = Boards(client, posts, viewers, SCREENS, client.has_left)
    lost = LostPermissions(client, messages, screens)
    watchers = Watchers(client, kept.watching, screens, viewers, members)
    tools = Tools(
        messages,
        boards,
        screens,
        answered,
        tokens_dropped(messages),
        budget,
        lost,
        watchers.tell,
        SCREENS,
        client.has_left,
    )
    telling = {
        Regular.WEEK: TellingWeeks(kept.statistics, members).tell,
        Regular.PUZZLE: TellingPuzzles(kept.puzzles).tell,
    }
    poster = CalendarPoster(client, client.has_left, telling, viewers, screens, budget, emojis)
    return client, Painter(client, tables, tools, given.shards, given.repaint), poster


def features(kept: Kept, given: Given, messages: ShownMessages, members: Members) -> tuple[object, ...]:
    """All that people do; commands are listed in this order."""
    practising = Practising(given.hinter, given.new_seed)
    opening = Opening(kept.guilds, messages, members, kept.statistics, given.new_seed)
    looking_back, own_games = LookingBack(given.past_games), OwnGames(kept.sitting)
    return (
        Helping(),
        opening,
        Lobby(),
        Seats(),
        Playing(practising.advise),
        TypedPlays(given.limits),
        Hints(given.hinter, given.limits, own_games),
        Looking(Films(given.limits.films, given.limits.films_waiting)),
        Replay(looking_back, Films(given.limits.game_films, given.limits.films_waiting)),
        Reviewing(looking_back, Reviews(given.reviewer, given.limits.reviews)),
        Analysing(looking_back, opening.from_position, own_games),
        RulesTold(kept.guilds, given.limits),
        practising,
        Puzzling(kept.puzzles, own_games),
        Learning(help_screen),
        Finding(kept.sitting, messages, members),
        WatchingTables(kept.watching),
        TellingStatistics(kept.statistics, members),
        Ending(),
        Proving(),
        Settings(),
        ServerSettings(kept.regular),
        Privacy(given.forgetting, kept.statistics),
    )
