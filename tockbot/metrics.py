"""Everything that is measured of a running bot, one name each. No label ever holds a name, a card or a token."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info

from tockbot import __version__

VERSION: Final = Info("tockbot", "Which version runs.")
VERSION.info({"version": __version__})

PRESSES: Final = Counter(
    "tockbot_presses_total",
    "Presses and commands, by what was asked and how it ended: done, refused or failed.",
    ("asked", "ended"),
)

ANSWER_SECONDS: Final = Histogram(
    "tockbot_answer_seconds",
    "From when a press or a command arrived until it was done and answered.",
    buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10),
)

PLAYS: Final = Counter("tockbot_plays_total", "Plays that were saved, made by a person or by a computer.", ("by",))

DISCORD_REQUESTS: Final = Counter(
    "tockbot_discord_requests_total",
    "Requests to Discord that were answered, by method, route and HTTP status; 429 is one too many.",
    ("method", "route", "status"),
)

DISCORD_REFUSALS: Final = Gauge(
    "tockbot_discord_refusals",
    "Requests of this process that Discord refused in the last ten minutes with 401, 403 or 429.",
)

REQUESTS_ALLOWED: Final = Gauge(
    "tockbot_discord_requests_allowed", "Requests a second that this process may make, of those that all share."
)

REQUESTS_WAITING: Final = Gauge(
    "tockbot_discord_requests_waiting", "Requests of this process that wait for their turn."
)

COMMANDS_REFUSED: Final = Gauge(
    "tockbot_commands_refused",
    "How often in a row Discord has refused the bot's commands since its start; 0 once it has taken them.",
)

ANSWERED_ELSEWHERE: Final = Counter(
    "tockbot_answered_elsewhere_total", "Presses and commands that another process with the same token has answered."
)

TOKENS: Final = Counter(
    "tockbot_tokens_total", "Presses that left a token, by which a message can be changed for 15 minutes at no cost."
)

SHARDS: Final = Gauge(
    "tockbot_shards",
    "Shards of Discord's gateway: all that there are, those that this process holds, those of which it is told.",
    ("which",),
)

LEASE_SECONDS: Final = Gauge(
    "tockbot_lease_seconds", "For how long this process still holds its shards unless it renews that."
)

SESSIONS_LEFT: Final = Gauge(
    "tockbot_discord_sessions_left", "Sessions that Discord still lets the bot begin, as any process was told last."
)

OPEN_TABLES: Final = Gauge("tockbot_open_tables", "Tables that are open, in memory or not yet read.")

TABLES_TO_PAINT: Final = Gauge("tockbot_tables_to_paint", "Tables whose messages do not yet show how they stand.")

PAINT_ERRORS: Final = Counter(
    "tockbot_paint_errors_total",
    "Errors while tables were shown: Discord failed or could not be reached (away), refused a request (refused), or"
    " something else went wrong (failed).",
    ("cause",),
)

DECISIONS: Final = Counter("tockbot_computer_decisions_total", "What computer players were asked for.", ("level",))

FALLBACKS: Final = Counter(
    "tockbot_computer_fallbacks_total",
    "Decisions made by the quick player instead: the thought took too long (slow), or its worker was lost (lost).",
    ("why",),
)

DATABASE_SECONDS: Final = Histogram(
    "tockbot_database_seconds",
    "How long the database took for a query (read) or a transaction (save).",
    ("work",),
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)

UNKNOWN_SAVES: Final = Counter(
    "tockbot_database_unknown_total", "Saves of which the database did not say in time whether they were made."
)

IN_DOUBT: Final = Gauge("tockbot_tables_in_doubt", "Tables at which it is being looked up what became of a save.")

SYNCED: Final = Counter(
    "tockbot_database_synced_total", "How often the database had to hold something even if its machine stopped."
)

LOOP_LATE_SECONDS: Final = Histogram(
    "tockbot_loop_late_seconds",
    "How much later than it was due something was done, because the event loop was held up.",
    buckets=(0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
