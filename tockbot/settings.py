"""Reads the settings once, when the bot starts, from the environment and a ``.env`` file.

The environment overrides the file, and an empty value counts as not set: ``DISCORD_TOKEN= make run`` opens the
playground even if the file has a token. ``.env.example`` lists every setting.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from ipaddress import ip_address
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

from dotenv import dotenv_values
from platformdirs import user_data_path

from tockbot.storage import DatabaseLocation, DatabaseLocationError, place_of

T = TypeVar("T")

DEFAULTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "DISCORD_TOKEN": "",
        "TOCKBOT_DATABASE": "tockbot.sqlite3",
        "TOCKBOT_DATABASE_DIRECT": "",
        "TOCKBOT_SET_UP_PROFILE": "yes",
        "TOCKBOT_LOG_LEVEL": "INFO",
        "TOCKBOT_LOG_FORMAT": "text",
        "TOCKBOT_METRICS_HOST": "127.0.0.1",
        "TOCKBOT_METRICS_PORT": "",
        "TOCKBOT_COMPUTER_PAUSE": "1.0",
        "TOCKBOT_WORKERS": "1",
        "TOCKBOT_ENGINE": "compiled",
        "TOCKBOT_SHARDS": "4",
        "TOCKBOT_PLAYGROUND_PORT": "8421",
        "TOCKBOT_TABLES_A_SERVER": "50",
        "TOCKBOT_TABLES_A_PERSON": "10",
        "TOCKBOT_KEEP_GAMES_DAYS": "365",
    }
)
"""Default text of every setting, by the name of its variable."""

LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
TEXT: Final = "text"
JSON: Final = "json"
COMPILED: Final = "compiled"
PYTHON: Final = "python"
ENGINES: Final = (COMPILED, PYTHON)
MAX_PAUSE: Final = 60
MAX_WORKERS: Final = 64
MAX_SHARDS: Final = 1000
MIN_DAYS: Final = 31
"""Minimum days to keep a table; a closed game can be resumed for 30 days."""

MAX_DAYS: Final = 36_500
MAX_TABLES: Final = 100_000
LAST_PORT: Final = 65535

MAX_SHOWN: Final = 24
"""Maximum length of an unusable value that is shown; a longer one may be a misplaced token or address with password."""

NAME: Final = re.compile(r"\w+")
"""The part of a name in the file that is shown; it may be followed directly by a secret value."""


OURS: Final = ("TOCKBOT_", "DISCORD_")
"""Prefixes of settings; other variables in the file belong to other programs."""


class SettingsError(Exception):
    """A setting cannot be used. The text is one sentence for the operator."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The operator's settings.

    Attributes:
        token: the bot's Discord token; None opens the playground instead.
        database: the file with the games, or the address of a PostgreSQL server.
        database_direct: the address of the same server without the pooler that the other leads to, or None.
        sets_up_profile: fill in the empty fields of the bot's profile on Discord: link, description, tags, pictures.
        log_level: the lowest level that is logged, a name that ``logging`` knows.
        log_format: TEXT for people, or JSON for programs.
        metrics_host: the address for metrics and health: this machine only, or 0.0.0.0 for others too.
        metrics_port: their port; None serves none, 0 takes any free one.
        computer_pause: seconds between the turns of computer players, so that people can follow.
        workers: number of processes for the computer players.
        engine: COMPILED, if available, or PYTHON.
        shards: number of shards that bots at one database server divide among themselves.
        playground_port: the port of the playground's page; 0 takes any free one.
        tables_a_server: maximum number of open tables in one server.
        tables_a_person: maximum number of open tables that one person has opened.
        keep_games_days: days for which a table is kept after it ended.
    """

    token: str | None = field(repr=False)
    database: DatabaseLocation = field(repr=False)
    database_direct: str | None = field(repr=False)
    sets_up_profile: bool
    log_level: str
    log_format: str
    metrics_host: str
    metrics_port: int | None
    computer_pause: float
    workers: int
    engine: str
    shards: int
    playground_port: int
    tables_a_server: int
    tables_a_person: int
    keep_games_days: int


def folder(environ: Mapping[str, str]) -> Path:
    """Return the folder of the settings, and of a database whose path is relative.

    ``TOCKBOT_FOLDER`` names it; ``user`` means the place where the system keeps a user's data. By default, it is the
    checkout that this file belongs to, or else the working folder.

    Raises:
        SettingsError: it is not a folder, or cannot be created.
    """
    asked = environ.get("TOCKBOT_FOLDER", "").strip()
    if asked == "user":
        try:
            return user_data_path("tockbot", appauthor=False, ensure_exists=True)
        except OSError as error:
            raise SettingsError(f"TOCKBOT_FOLDER is user, but that folder cannot be created: {error}.") from None
    if asked:
        if not Path(asked).expanduser().is_dir():
            raise SettingsError(f"TOCKBOT_FOLDER must be an existing folder, or user, not {asked!r}.")
        return Path(asked).expanduser()
    checkout = Path(__file__).parents[1]
    return checkout if (checkout / "bot.py").is_file() else Path.cwd()


def read(environ: Mapping[str, str], dotenv_path: Path) -> Settings:
    """Read the settings.

    A relative database path starts at the folder of ``dotenv_path``, so that the same games are found from wherever
    the bot is started.

    Raises:
        SettingsError: a value cannot be used.
    """
    given = _given(environ, dotenv_path)

    def setting(name: str, convert: Callable[[str], T], expected: str) -> T:
        text = given[name]
        try:
            return convert(text)
        except DatabaseLocationError as error:
            raise SettingsError(f"{name} cannot be used: {error}.") from None
        except ValueError:
            is_shown = len(text) <= MAX_SHOWN or name == "TOCKBOT_DATABASE"  # which is a path, not an address
            shown = f", not {text!r}" if is_shown else ""
            raise SettingsError(f"{name} must be {expected}{shown}.") from None

    return Settings(
        token=_token(given["DISCORD_TOKEN"]),
        database=setting(
            "TOCKBOT_DATABASE",
            lambda text: _database(dotenv_path.parent, text),
            "a file in a folder that exists, or postgresql://…",
        ),
        database_direct=setting("TOCKBOT_DATABASE_DIRECT", _server, "empty, or postgresql://…"),
        sets_up_profile=setting("TOCKBOT_SET_UP_PROFILE", _yes_or_no, "yes or no"),
        log_level=setting("TOCKBOT_LOG_LEVEL", _log_level, f"one of {', '.join(LOG_LEVELS)}"),
        log_format=setting("TOCKBOT_LOG_FORMAT", lambda text: _one_of(text, (TEXT, JSON)), f"{TEXT} or {JSON}"),
        metrics_host=setting(
            "TOCKBOT_METRICS_HOST", lambda text: str(ip_address(text)), "an address, such as 127.0.0.1 or 0.0.0.0"
        ),
        metrics_port=setting(
            "TOCKBOT_METRICS_PORT",
            lambda text: _whole(text, 0, LAST_PORT) if text else None,
            f"a port from 0 to {LAST_PORT}, or empty",
        ),
        computer_pause=setting(
            "TOCKBOT_COMPUTER_PAUSE", _pause, f"a number of seconds from 0 to {MAX_PAUSE}, such as 1.5"
        ),
        shards=setting(
            "TOCKBOT_SHARDS", lambda text: _whole(text, 1, MAX_SHARDS), f"a whole number from 1 to {MAX_SHARDS}"
        ),
        workers=setting(
            "TOCKBOT_WORKERS", lambda text: _whole(text, 1, MAX_WORKERS), f"a whole number from 1 to {MAX_WORKERS}"
        ),
        engine=setting("TOCKBOT_ENGINE", lambda text: _one_of(text, ENGINES), f"one of {', '.join(ENGINES)}"),
        playground_port=setting(
            "TOCKBOT_PLAYGROUND_PORT", lambda text: _whole(text, 0, LAST_PORT), f"a port from 0 to {LAST_PORT}"
        ),
        tables_a_server=setting("TOCKBOT_TABLES_A_SERVER", _tables, f"a whole number from 1 to {MAX_TABLES}"),
        tables_a_person=setting("TOCKBOT_TABLES_A_PERSON", _tables, f"a whole number from 1 to {MAX_TABLES}"),
        keep_games_days=setting(
            "TOCKBOT_KEEP_GAMES_DAYS",
            lambda text: _whole(text, MIN_DAYS, MAX_DAYS),
            f"a whole number of days from {MIN_DAYS} to {MAX_DAYS}",
        ),
    )


def _given(environ: Mapping[str, str], dotenv_path: Path) -> dict[str, str]:
    """Return the text of every setting, from the environment, else the file, else the defaults."""
    try:
        # Editors on Windows begin a file with a byte order mark, and a token may contain "${".
        file = dotenv_values(dotenv_path, encoding="utf-8-sig", interpolate=False)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{dotenv_path} cannot be read as UTF-8 text: {error}.") from None
    for name in file:
        if name.startswith(OURS) and name not in DEFAULTS:
            shown = "".join(NAME.findall(name)[:1])
            if shown in DEFAULTS:
                raise SettingsError(f"{dotenv_path} has {shown} without = and a value.")
            (meant,) = get_close_matches(shown, DEFAULTS, 1, 0.0)
            raise SettingsError(f"{dotenv_path} has the unknown setting {shown}: did you mean {meant}?")
    given = {**file, **environ}
    return {name: (given.get(name) or "").strip() or default for name, default in DEFAULTS.items()}


def _token(text: str) -> str | None:
    if not text:
        return None
    if not text.isascii() or not text.isprintable() or " " in text:
        raise SettingsError(
            "DISCORD_TOKEN is not a token: it must be the single word that the developer portal shows, without 'Bot '."
        )
    return text


def _database(base: Path, text: str) -> DatabaseLocation:
    place = place_of(text)
    if isinstance(place, str):
        return place
    try:
        path = base / place.expanduser()
        if path.is_dir() or not path.parent.is_dir():
            raise ValueError(text)
    except (RuntimeError, OSError) as error:
        raise ValueError(text) from error
    return path


def _server(text: str) -> str | None:
    if not text:
        return None
    place = place_of(text)
    if not isinstance(place, str):
        raise ValueError("a file")  # noqa: TRY004 - an operator typed it
    return place


def _log_level(text: str) -> str:
    level = text.upper()
    if level not in LOG_LEVELS:
        raise ValueError(text)
    return level


def _yes_or_no(text: str) -> bool:
    if text.lower() not in ("yes", "no"):
        raise ValueError(text)
    return text.lower() == "yes"


def _one_of(text: str, words: tuple[str, ...]) -> str:
    if text.lower() not in words:
        raise ValueError(text)
    return text.lower()


def _pause(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= MAX_PAUSE:
        raise ValueError(text)
    return seconds


def _tables(text: str) -> int:
    return _whole(text, 1, MAX_TABLES)


def _whole(text: str, least: int, most: int) -> int:
    number = int(text)
    if not least <= number <= most:
        raise ValueError(text)
    return number
