"""The settings: read once, when the bot starts, from the environment and a ``.env`` file.

The environment wins over the file, and an empty value counts as none: ``DISCORD_TOKEN= make run`` opens the playground
even where the file holds a token. ``.env.example`` lists every setting.
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
"""Every setting, by the name of its variable, with the text that stands for it where none is given."""

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
"""A game that was closed can be taken up again for thirty days."""

MAX_DAYS: Final = 36_500
MAX_TABLES: Final = 100_000
LAST_PORT: Final = 65535

MAX_SHOWN: Final = 24
"""A longer value that cannot be used is not shown: it may be a token, or an address with a password, gone astray."""

NAME: Final = re.compile(r"\w+")
"""What is shown of a name in the file: behind it a value may stand that no sign divides from it."""


OURS: Final = ("TOCKBOT_", "DISCORD_")
"""How the names of settings begin: whatever else stands in the file is somebody else's."""


class SettingsError(Exception):
    """A setting that cannot be used. Its text is one sentence for whoever runs the bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What whoever runs the bot decides.

    Attributes:
        token: The bot's Discord token; None opens the playground instead.
        database: The file that holds the games, or the address of a PostgreSQL server that does.
        database_direct: The address of the same server without the pooler to which the other leads, or None.
        sets_up_profile: Whether what nobody has set in the bot's profile at Discord is set: link, text, tags, pictures.
        log_level: The least level of what is logged, a name that ``logging`` knows.
        log_format: Whether its lines are for people, TEXT, or for programs, JSON.
        metrics_host: The address at which metrics and health are served: this machine alone, or 0.0.0.0 for others too.
        metrics_port: Their port; None serves none, 0 takes any free one.
        computer_pause: Seconds between a computer player's turns, so that people can follow.
        workers: Processes that think for the computer players.
        engine: What they think with: COMPILED, where that is there, or PYTHON.
        shards: Into how many parts bots at one server of games divide the work.
        playground_port: The port of the playground's page; 0 takes any free one.
        tables_a_server: So many tables may be open in one server at a time.
        tables_a_person: So many tables that one person has opened may be open at a time.
        keep_games_days: So many days a table is kept after it ended.
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
    """Where the settings are, and a database whose path is relative.

    ``TOCKBOT_FOLDER`` names it, or says ``user`` for where the system keeps what programs keep for somebody; without it
    that is the checkout in which this is, or else the working folder.

    Raises:
        SettingsError: it is no folder, or cannot be made.
    """
    asked = environ.get("TOCKBOT_FOLDER", "").strip()
    if asked == "user":
        try:
            return user_data_path("tockbot", appauthor=False, ensure_exists=True)
        except OSError as error:
            raise SettingsError(f"TOCKBOT_FOLDER is user, but that folder cannot be made: {error}.") from None
    if asked:
        if not Path(asked).expanduser().is_dir():
            raise SettingsError(f"TOCKBOT_FOLDER is {asked!r}, but it must be a folder that exists, or user.")
        return Path(asked).expanduser()
    checkout = Path(__file__).parents[1]
    return checkout if (checkout / "bot.py").is_file() else Path.cwd()


def read(environ: Mapping[str, str], dotenv_path: Path) -> Settings:
    """Read the settings.

    A relative database path counts from the folder of ``dotenv_path``, so that the same games are found from wherever
    the bot is started.

    Raises:
        SettingsError: A value cannot be used.
    """
    given = _given(environ, dotenv_path)

    def setting(name: str, convert: Callable[[str], T], expected: str) -> T:
        text = given[name]
        try:
            return convert(text)
        except DatabaseLocationError as error:
            raise SettingsError(f"{name} cannot be used: {error}.") from None
        except ValueError:
            is_shown = len(text) <= MAX_SHOWN or name == "TOCKBOT_DATABASE"  # which is a path, and no address
            shown = f" is {text!r}, but it" if is_shown else ""
            raise SettingsError(f"{name}{shown} must be {expected}.") from None

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
    """The text of every setting, from the environment, else the file, else the defaults."""
    try:
        # Editors on Windows put a byte order mark first, and a token may well hold a "${".
        file = dotenv_values(dotenv_path, encoding="utf-8-sig", interpolate=False)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{dotenv_path} cannot be read as UTF-8 text: {error}.") from None
    for name in file:
        if name.startswith(OURS) and name not in DEFAULTS:
            shown = "".join(NAME.findall(name)[:1])
            if shown in DEFAULTS:
                raise SettingsError(f"{dotenv_path} has {shown} without the = that must stand behind it.")
            (meant,) = get_close_matches(shown, DEFAULTS, 1, 0.0)
            raise SettingsError(f"{dotenv_path} has {shown}, which is no setting: did you mean {meant}?")
    given = {**file, **environ}
    return {name: (given.get(name) or "").strip() or default for name, default in DEFAULTS.items()}


def _token(text: str) -> str | None:
    if not text:
        return None
    if not text.isascii() or not text.isprintable() or " " in text:
        raise SettingsError(
            "DISCORD_TOKEN is not a token: it must be the one word that the developer portal shows, without 'Bot '."
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
        raise ValueError("a file")  # noqa: TRY004 - somebody typed it
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
