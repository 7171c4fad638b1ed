"""The metrics of a running bot. No label ever contains a name, a card or a token."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info

from tockbot import __version__

VERSION: Final = Info("tockbot", "The running version.")
VERSION.info({"version": __version__})

PRESSES: Final = Counter(
    "tockbot_presses_total",
    "Presses and commands, by what was asked and the outcome: done, refused or failed.",
    ("asked", "ended"),
)

ANSWER_SECONDS: Final = Histogram(
    "tockbot_answer_seconds",
    "Time from the arrival of a press or command until it was done and answered.",
    buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10),
)

LOST: Final = Counter(
    "tockbot_presses_lost_total", "Presses and commands that failed, or that the database could not save."
)

BOARD_SECONDS: Final = Histogram(
    "tockbot_board_seconds",
    "Time from a change of a table until Discord showed it on the board.",
    buckets=(0.25, 0.5, 1, 2, 3, 5, 10, 30, 60),
)

PING_SECONDS: Final = Histogram(
    "tockbot_ping_seconds",
    "Time from a change of a table until Discord had notified a player who must act because of it.",
    buckets=(0.25, 0.5, 1, 2, 3, 5, 10, 30, 60),
)

PLAYS: Final = Counter("tockbot_plays_total", "Plays that were saved, by a person or by a computer.", ("by",))

DISCORD_REQUESTS: Final = Counter(
    "tockbot_discord_requests_total",
    "Requests to Discord that were answered, by method, route and HTTP status; 429 means too many requests.",
    ("method", "route", "status"),
)

DISCORD_REFUSALS: Final = Gauge(
    "tockbot_discord_refusals",
    "Requests of this process that Discord refused in the last ten minutes with 401, 403 or 429.",
)

REQUESTS_ALLOWED: Final = Gauge(
    "tockbot_discord_requests_allowed", "Requests per second that this process may make, of those that all share."
)

REQUESTS_WAITING: Final = Gauge(
    "tockbot_discord_requests_waiting", "Requests of this process that wait for their turn."
)

COMMANDS_REFUSED: Final = Gauge(
    "tockbot_commands_refused",
    "How often in a row Discord has refused the bot's commands since the start; 0 once it has accepted them.",
)

ANSWERED_ELSEWHERE: Final = Counter(
    "tockbot_answered_elsewhere_total", "Presses and commands that another process with the same token answered."
)

TOKENS: Final = Counter(
    "tockbot_tokens_total", "Presses whose token lets the bot edit a message for 15 minutes outside the rate limit."
)

SHARDS: Final = Gauge(
    "tockbot_shards",
    "Shards of Discord's gateway: all of them, those held by this process, and those it is connected to.",
    ("which",),
)

LEASE_SECONDS: Final = Gauge(
    "tockbot_lease_seconds", "Seconds until this process loses its shards unless it renews its lease."
)

SESSIONS_LEFT: Final = Gauge(
    "tockbot_discord_sessions_left", "Sessions that Discord still lets the bot start, as last reported to any process."
)

OPEN_TABLES: Final = Gauge("tockbot_open_tables", "Open tables, in memory or not yet loaded.")

TABLES_TO_PAINT: Final = Gauge("tockbot_tables_to_paint", "Tables whose messages do not show their current state yet.")

PAINT_ERRORS: Final = Counter(
    "tockbot_paint_errors_total",
    "Errors while tables were shown: Discord failed or could not be reached (away), refused a request (refused), or"
    " something else went wrong (failed).",
    ("cause",),
)

DECISIONS: Final = Counter("tockbot_computer_decisions_total", "Decisions of computer players.", ("level",))

FALLBACKS: Final = Counter(
    "tockbot_computer_fallbacks_total",
    "Decisions made by the quick player instead: the search took too long (slow), or its worker was lost (lost).",
    ("why",),
)

DATABASE_SECONDS: Final = Histogram(
    "tockbot_database_seconds",
    "Time the database took for a query (read) or a transaction (save).",
    ("work",),
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)

UNKNOWN_SAVES: Final = Counter("tockbot_database_unknown_total", "Saves that the database did not confirm in time.")

IN_DOUBT: Final = Gauge("tockbot_tables_in_doubt", "Tables with a save that the database has not confirmed yet.")

SYNCED: Final = Counter("tockbot_database_synced_total", "Saves that had to survive a crash of the database's machine.")

LOOP_LATE_SECONDS: Final = Histogram(
    "tockbot_loop_late_seconds",
    "How late the event loop ran something, because it was blocked.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
