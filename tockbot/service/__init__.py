"""Runs the tables: loads them, decides, saves, notifies listeners, and does automatic actions when they are due.

This is a thin asynchronous layer around :mod:`tockbot.tables`, which makes all decisions. It knows neither Discord nor
SQL: it is given the log and its listeners.
"""

from __future__ import annotations

from tockbot.service.background import DataDeletion, LeftServers, OldGames, PastGames, RegularPosts, ResultRecorder
from tockbot.service.following import ChangeFollower, TableLoader
from tockbot.service.saving import OpenTableLimits
from tockbot.service.scheduler import TableScheduler
from tockbot.service.shards import BEAT, EveryShard, Held, Leases, Part, Shards, shard_of
from tockbot.service.tables import Tables, abandon, utc_now
from tockbot.service.tasks import Backoff, Outcome, PeriodicTask, TableTasks, log_in_full, traceback_line
from tockbot.service.tournaments import Tournaments
