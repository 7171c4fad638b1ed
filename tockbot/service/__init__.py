"""The tables of this bot as they run: loaded, decided at, saved, told of, and going on by themselves.

This is the thin asynchronous shell around :mod:`tockbot.tables`, which decides everything. It knows neither Discord
nor SQL: the log is given from outside, and so is whoever wants to be told.
"""

from __future__ import annotations

from tockbot.service.background import DataDeletion, LeftServers, OldGames, PastGames, RegularPosts, ResultRecorder
from tockbot.service.following import ChangeFollower, TableLoader
from tockbot.service.saving import OpenTableLimits
from tockbot.service.scheduler import TableScheduler
from tockbot.service.shards import BEAT, EveryShard, Held, Leases, Part, Shards, shard_of
from tockbot.service.tables import Tables, abandon, utc_now
from tockbot.service.tasks import Backoff, Outcome, PeriodicTask, TableTasks, tell_in_full, traceback_line
from tockbot.service.tournaments import Tournaments
