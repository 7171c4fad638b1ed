"""Puts the user interface together from what it is given: the tables, what is kept, whoever gives hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tockbot.metrics import DISCORD_REFUSALS
from tockbot.service import Backoff, Forgetting, PastGames, Shards, Tables
from tockbot.tables import Regular
from tockbot.ui.incoming.allowance import Allowance
from tockbot.ui.incoming.client import Lifecycle, TockClient
from tockbot.ui.incoming.commands import errands
from tockbot.ui.incoming.dispatch import Dispatch, Handlers
from tockbot.ui.incoming.finding import Finding, Sitting
from tockbot.ui.incoming.finished.analysing import Analysing
from tockbot.ui.incoming.finished.looking_back import LookingBack
from tockbot.ui.incoming.finished.reviewing import Reviewer, Reviews
from tockbot.ui.incoming.finished.statistics import StatisticsBook, TellingStatistics
from tockbot.ui.incoming.fleet import Fleet, Sharing
from tockbot.ui.incoming.learning.helping import Helping
from tockbot.ui.incoming.learning.lessons import Learning
from tockbot.ui.incoming.learning.practising import Practising
from tockbot.ui.incoming.learning.puzzling import PuzzleAnswers, Puzzling
from tockbot.ui.incoming.own_games import OwnGames
from tockbot.ui.incoming.rules_told import RulesTold
from tockbot.ui.incoming.settings.own import Settings
from tockbot.ui.incoming.settings.privacy import Privacy
from tockbot.ui.incoming.settings.server import RegularChoices, ServerSettings
from tockbot.ui.incoming.table.ending import Ending
from tockbot.ui.incoming.table.game import Game
from tockbot.ui.incoming.table.hints import Hinter, Hints
from tockbot.ui.incoming.table.lobby import Lobby
from tockbot.ui.incoming.table.opening import Opening
from tockbot.ui.incoming.table.watching import WatchingTables
from tockbot.ui.incoming.typed.plays import TypedPlays
from tockbot.ui.limits import Limits
from tockbot.ui.outgoing.budget import Budget, counting
from tockbot.ui.outgoing.calendar.posting import CalendarPoster
from tockbot.ui.outgoing.calendar.puzzle import TellingPuzzles
from tockbot.ui.outgoing.calendar.week import TellingWeeks
from tockbot.ui.outgoing.messages.emojis import Emojis
from tockbot.ui.outgoing.messages.ephemeral_hands import EphemeralHands
from tockbot.ui.outgoing.messages.films import Films
from tockbot.ui.outgoing.painting.answered import Answered
from tockbot.ui.outgoing.painting.boards import Boards
from tockbot.ui.outgoing.painting.painter import Painter, Tools
from tockbot.ui.outgoing.painting.permissions import LostPermissions
from tockbot.ui.outgoing.painting.posts import Posts
from tockbot.ui.outgoing.painting.private_screens import PrivateScreens
from tockbot.ui.outgoing.painting.shown_messages import Messages, ShownMessages
from tockbot.ui.outgoing.painting.tokens import tokens_dropped
from tockbot.ui.outgoing.painting.watchers import Watchers, Watching
from tockbot.ui.outgoing.people.members import Members
from tockbot.ui.outgoing.people.viewers import Guilds, People, Viewers


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


def assemble(tables: Tables, kept: Kept, given: Given) -> tuple[TockClient, Painter, CalendarPoster]:
    """The bot, not logged in, and who shows something by itself: its tables, and what is due by the calendar.

    The painter wants to be told of every change of a table.
    """
    viewers = Viewers(kept.people, kept.guilds)
    budget = Budget(given.limits.requests_a_second)
    counting(budget, given.lifecycle.http_trace)
    DISCORD_REFUSALS.set_function(lambda: budget.refusals.lately)
    messages, members = ShownMessages(kept.messages), Members(budget)
    practising = Practising(given.hinter, given.new_seed)
    opening = Opening(kept.guilds, messages, members, kept.statistics, practising, given.new_seed)
    looking_back = LookingBack(
        given.past_games,
        Films(given.limits.game_films, given.limits.films_waiting),
        Reviews(given.reviewer, given.limits.reviews),
    )
    own_games = OwnGames(kept.sitting)
    rules = RulesTold(kept.guilds, given.limits)
    handlers = Handlers(
        Lobby(),
        Game(EphemeralHands(), Films(given.limits.films, given.limits.films_waiting), practising, rules),
        rules,
        opening,
        Settings(),
        ServerSettings(kept.guilds, kept.regular),
        Hints(given.hinter, given.limits, own_games),
        TypedPlays(given.limits),
        Privacy(given.forgetting, kept.statistics),
        Ending(),
        Learning(Puzzling(kept.puzzles, own_games), practising),
        Helping(),
        Finding(kept.sitting, messages, members),
        WatchingTables(kept.watching),
        looking_back,
        TellingStatistics(kept.statistics, members),
        Analysing(looking_back, opening, own_games),
    )
    answered, emojis = Answered(messages), Emojis(given.draw_emojis, budget)
    dispatch = Dispatch(tables, viewers, handlers, Allowance(given.limits), answered, emojis, errands(handlers))
    if given.sharing is None:
        client = TockClient(tables, dispatch, given.lifecycle)
    else:
        client = Fleet(tables, dispatch, given.lifecycle, given.sharing, budget, given.limits.requests_a_second)
    posts = Posts(client, messages, budget, emojis)
    screens = PrivateScreens(client, tables, posts, viewers, budget)
    boards = Boards(client, posts, viewers, client.has_left)
    lost = LostPermissions(client, messages, screens)
    watchers = Watchers(client, kept.watching, screens, viewers, members)
    tools = Tools(
        messages, boards, screens, answered, tokens_dropped(messages), budget, lost, watchers, client.has_left
    )
    telling = {
        Regular.WEEK: TellingWeeks(kept.statistics, members).tell,
        Regular.PUZZLE: TellingPuzzles(kept.puzzles).tell,
    }
    poster = CalendarPoster(client, client.has_left, telling, viewers, screens, budget, emojis)
    return client, Painter(client, tables, tools, given.shards, given.repaint), poster
