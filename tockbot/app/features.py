"""Lists everything that people can do with the bot, and the screens of a table at each stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockbot.bot.game_access import LookingBack, OwnGameGuard
from tockbot.bot.people import Members
from tockbot.bot.press import Limits
from tockbot.bot.sending import Films
from tockbot.bot.shown import ShownMessages
from tockbot.bot.table_screens import TableScreens
from tockbot.computer import PooledPlayer
from tockbot.features.anywhere import Anywhere
from tockbot.features.board import BoardFeature, call_screen, table_screen
from tockbot.features.calling import PlayerPingFeature, TellPrivately
from tockbot.features.ending import EndCardFeature, EndCards, EndFeature, FairnessProofFeature, LooksFeature
from tockbot.features.guessing import PredictionFeature
from tockbot.features.help import HelpFeature, help_screen
from tockbot.features.hint import Hints
from tockbot.features.learning import LessonFeature, PracticeFeature
from tockbot.features.lobby.lobby import Lobby
from tockbot.features.lobby.opening import OpeningFeature, PostBoard
from tockbot.features.lobby.screens import announcement_screen, lobby_screen, started_screen
from tockbot.features.privacy import Privacy
from tockbot.features.puzzle_rush import PuzzleRushFeature
from tockbot.features.puzzles import PuzzleFeature, ServerPuzzleStats
from tockbot.features.replay import AnalysisFeature, Replay
from tockbot.features.review import ReviewFeature, Reviews
from tockbot.features.rules import RulesFeature
from tockbot.features.seasons import SeasonFeature
from tockbot.features.seats import GamesFeature, Seats
from tockbot.features.server_settings import ServerSettings
from tockbot.features.settings import OwnSettings
from tockbot.features.statistics import StatisticsFeature
from tockbot.features.tournament import TournamentFeature, TournamentMessenger
from tockbot.features.turn.playing import Playing, TypedPlays
from tockbot.features.turn.screens import hand_screen, with_note
from tockbot.features.turn.seven import SevenSteps
from tockbot.features.watching import WatchFeature
from tockbot.service import DataDeletion, PastGames, Tables
from tockbot.storage import Store

SCREENS: Final = TableScreens(
    before=lobby_screen,
    game=table_screen,
    call=call_screen,
    announcement=announcement_screen,
    started=started_screen,
    hand=hand_screen,
    noted=with_note,
)
"""The screens of a table at each stage."""


def features(  # noqa: PLR0913 - the features need every part of the bot
    *,
    store: Store,
    tables: Tables,
    player: PooledPlayer,
    messages: ShownMessages,
    members: Members,
    post_board: PostBoard,
    guessing: PredictionFeature,
    end_cards: EndCards,
    limits: Limits,
    new_seed: Callable[[], bytes],
    messenger: Callable[[], TournamentMessenger],
    wake_tournaments: Callable[[], None],
    tell: TellPrivately,
) -> tuple[object, ...]:
    """Return all features; commands are listed in this order."""
    past_games, own_games = PastGames(store.log, store.people), OwnGameGuard(store.personal_data)
    sevens = SevenSteps(player.compute)
    practising = PracticeFeature(player, own_games, new_seed)
    opening = OpeningFeature(store.guilds, messages, members, post_board, store.statistics, new_seed)
    tournament = TournamentFeature(store.tournaments, messenger, wake_tournaments)
    looking_back, puzzles_here = LookingBack(past_games), ServerPuzzleStats(store.puzzle_answers, members)
    return (
        HelpFeature(),
        opening,
        Lobby(store.statistics),
        Seats(),
        Playing(practising.advise, sevens, tables.listen),
        TypedPlays(limits, player.compute),
        Hints(player, limits, own_games),
        BoardFeature(Films(limits.films, limits.films_waiting)),
        Replay(looking_back, Films(limits.game_films, limits.films_waiting), player.course, own_games),
        ReviewFeature(looking_back, Reviews(player, store.reviews, limits.reviews), player, sevens, own_games),
        AnalysisFeature(looking_back, opening.from_position, own_games),
        RulesFeature(store.guilds, limits),
        practising,
        PuzzleFeature(store.puzzle_answers, puzzles_here, own_games),
        puzzles_here,
        PuzzleRushFeature(store.rushes, members, own_games, new_seed),
        LessonFeature(help_screen),
        Anywhere(opening.open_elsewhere),
        GamesFeature(store.personal_data, messages, members, store.statistics, past_games),
        WatchFeature(store.watching),
        PlayerPingFeature(store.calls, store.people, members, tell),
        guessing,
        StatisticsFeature(store.statistics, store.reviews, members),
        SeasonFeature(store.statistics, members),
        EndFeature(members),
        FairnessProofFeature(),
        LooksFeature(),
        EndCardFeature(end_cards, store.regular_posts),
        OwnSettings(),
        ServerSettings(store.regular_posts, store.calls, tournament.obstacle),
        Privacy(DataDeletion(tables, store.personal_data, store.tournaments), store.statistics),
        tournament,
    )
