"""The tables of this bot as they run: loaded, decided at, saved, told of, and going on by themselves.

This is the thin asynchronous shell around :mod:`tockbot.tables`, which decides everything. It knows neither Discord
nor SQL: the log is given from outside, and so is whoever wants to be told.
"""

from __future__ import annotations

from tockbot.service.abandoning import abandon
from tockbot.service.background.counting import Counting
from tockbot.service.background.following import Following
from tockbot.service.background.forgetting import Forgetting
from tockbot.service.background.keeper import Keeper
from tockbot.service.background.left_servers import LeftServers
from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.background.old_games import OldGames
from tockbot.service.background.regular_posts import RegularPosts
from tockbot.service.background.taking_up import TakingUp
from tockbot.service.background.tournaments import Tournaments
from tockbot.service.open_tables import MostOpen
from tockbot.service.past_games import PastGames
from tockbot.service.processes.leases import BEAT, Leases, Part
from tockbot.service.processes.shards import EveryShard, Held, Shards, shard_of
from tockbot.service.table_tasks import Backoff, Outcome, TableTasks
from tockbot.service.tables import Tables, utc_now
from tockbot.service.tracebacks import tell_in_full, traceback_line

__all__ = [
    "BEAT",
    "Backoff",
    "Counting",
    "EveryShard",
    "Following",
    "Forgetting",
    "Held",
    "Keeper",
    "Leases",
    "LeftServers",
    "MostOpen",
    "NowAndThen",
    "OldGames",
    "Outcome",
    "Part",
    "PastGames",
    "RegularPosts",
    "Shards",
    "TableTasks",
    "Tables",
    "TakingUp",
    "Tournaments",
    "abandon",
    "shard_of",
    "tell_in_full",
    "traceback_line",
    "utc_now",
]
