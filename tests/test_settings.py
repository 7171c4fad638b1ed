from __future__ import annotations

from dataclasses import FrozenInstanceError, asdict
from pathlib import Path

import pytest
from dotenv import dotenv_values

from tockbot.__main__ import command as main
from tockbot.settings import DEFAULTS, Settings, SettingsError, read

ROOT = Path(__file__).parent.parent
TOKEN = "AbCdEf.GhIjKl.MnOpQr"
FILE_OR_SERVER = "a file in a folder that exists, or postgresql://…"


@pytest.fixture
def dotenv(tmp_path: Path) -> Path:
    """Return the path of a settings file that does not exist."""
    return tmp_path / ".env"


def test_every_setting_has_a_default(dotenv: Path) -> None:
    assert read({}, dotenv) == Settings(
        token=None,
        database=dotenv.parent / "tockbot.sqlite3",
        database_direct=None,
        sets_up_profile=True,
        log_level="INFO",
        log_format="text",
        metrics_host="127.0.0.1",
        metrics_port=None,
        computer_pause=1.0,
        workers=1,
        engine="compiled",
        shards=4,
        playground_port=8421,
        tables_a_server=50,
        tables_a_person=10,
        keep_games_days=365,
    )


def test_every_setting_can_be_set(dotenv: Path, tmp_path: Path) -> None:
    environ = {
        "DISCORD_TOKEN": TOKEN,
        "TOCKBOT_DATABASE": str(tmp_path / "games.db"),
        "TOCKBOT_DATABASE_DIRECT": "postgresql://tock:secret@db.example/tock",
        "TOCKBOT_SET_UP_PROFILE": "no",
        "TOCKBOT_LOG_LEVEL": "debug",
        "TOCKBOT_LOG_FORMAT": "JSON",
        "TOCKBOT_METRICS_HOST": "0.0.0.0",  # noqa: S104 - a container is reached from outside
        "TOCKBOT_METRICS_PORT": "9464",
        "TOCKBOT_COMPUTER_PAUSE": "0",
        "TOCKBOT_WORKERS": " 2 ",
        "TOCKBOT_ENGINE": "Python",
        "TOCKBOT_SHARDS": "16",
        "TOCKBOT_PLAYGROUND_PORT": "0",
        "TOCKBOT_TABLES_A_SERVER": "1",
        "TOCKBOT_TABLES_A_PERSON": "100000",
        "TOCKBOT_KEEP_GAMES_DAYS": "31",
    }
    assert environ.keys() == DEFAULTS.keys()
    assert read(environ, dotenv) == Settings(
        token=TOKEN,
        database=tmp_path / "games.db",
        database_direct="postgresql://tock:secret@db.example/tock",
        sets_up_profile=False,
        log_level="DEBUG",
        log_format="json",
        metrics_host="0.0.0.0",  # noqa: S104 - as above
        metrics_port=9464,
        computer_pause=0.0,
        workers=2,
        engine="python",
        shards=16,
        playground_port=0,
        tables_a_server=1,
        tables_a_person=100_000,
        keep_games_days=31,
    )


def test_server_address_is_accepted_and_never_shown(dotenv: Path) -> None:
    address = "postgresql://tock:secret@one,two/games?target_session_attrs=read-write"
    settings = read({"TOCKBOT_DATABASE": address}, dotenv)
    assert settings.database == address
    assert "secret" not in repr(settings)


def test_settings_file_is_read_and_environment_wins(dotenv: Path) -> None:
    dotenv.write_text(f"DISCORD_TOKEN={TOKEN}\nTOCKBOT_WORKERS=3\n# a remark\n", encoding="utf-8")
    settings = read({"TOCKBOT_WORKERS": "4"}, dotenv)
    assert (settings.token, settings.workers) == (TOKEN, 4)


@pytest.mark.parametrize(
    ("typed", "meant"), [("DISCORD_TOKN", "DISCORD_TOKEN"), ("TOCKBOT_LOGLEVEL", "TOCKBOT_LOG_LEVEL")]
)
def test_mistyped_name_is_refused_with_a_suggestion(dotenv: Path, typed: str, meant: str) -> None:
    dotenv.write_text(f"{typed}=x\nPATH_OF_SOMEBODY_ELSE=y\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=f"has the unknown setting {typed}: did you mean {meant}"):
        read({}, dotenv)


def test_empty_value_counts_as_none_and_overrides_the_file(dotenv: Path) -> None:
    dotenv.write_text(f"DISCORD_TOKEN={TOKEN}\nTOCKBOT_WORKERS=\nTOCKBOT_LOG_LEVEL\n", encoding="utf-8")
    settings = read({"DISCORD_TOKEN": " "}, dotenv)
    assert (settings.token, settings.workers, settings.log_level) == (None, 1, "INFO")


def test_byte_order_mark_is_ignored(dotenv: Path) -> None:
    dotenv.write_text("TOCKBOT_WORKERS=3\n", encoding="utf-8-sig")
    assert read({}, dotenv).workers == 3


def test_file_in_another_encoding_is_refused(dotenv: Path) -> None:
    dotenv.write_bytes("TOCKBOT_DATABASE=jeux-terminés.db\n".encode("latin-1"))
    with pytest.raises(SettingsError, match=r"\.env cannot be read as UTF-8 text"):
        read({}, dotenv)


def test_relative_database_is_relative_to_the_settings_file(
    dotenv: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert read({"TOCKBOT_DATABASE": "games.db"}, dotenv).database == dotenv.parent / "games.db"


def test_database_path_may_begin_with_the_home_folder(
    dotenv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    assert read({"TOCKBOT_DATABASE": "~/games.db"}, dotenv).database == home / "games.db"


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("TOCKBOT_DATABASE", "no/such/folder/games.db", FILE_OR_SERVER),
        ("TOCKBOT_DATABASE", ".", FILE_OR_SERVER),
        ("TOCKBOT_DATABASE", "x" * 300, FILE_OR_SERVER),
        ("TOCKBOT_DATABASE", "~nobody-of-this-name/games.db", FILE_OR_SERVER),
        ("TOCKBOT_LOG_LEVEL", "LOUD", "one of DEBUG, INFO, WARNING, ERROR, CRITICAL"),
        ("TOCKBOT_COMPUTER_PAUSE", "soon", "a number of seconds from 0 to 60, such as 1.5"),
        ("TOCKBOT_COMPUTER_PAUSE", "1,5", "a number of seconds from 0 to 60, such as 1.5"),
        ("TOCKBOT_COMPUTER_PAUSE", "-1", "a number of seconds from 0 to 60, such as 1.5"),
        ("TOCKBOT_COMPUTER_PAUSE", "nan", "a number of seconds from 0 to 60, such as 1.5"),
        ("TOCKBOT_WORKERS", "many", "a whole number from 1 to 64"),
        ("TOCKBOT_WORKERS", "0", "a whole number from 1 to 64"),
        ("TOCKBOT_SHARDS", "0", "a whole number from 1 to 1000"),
        ("TOCKBOT_WORKERS", "1.5", "a whole number from 1 to 64"),
        ("TOCKBOT_PLAYGROUND_PORT", "http", "a port from 0 to 65535"),
        ("TOCKBOT_TABLES_A_SERVER", "0", "a whole number from 1 to 100000"),
        ("TOCKBOT_TABLES_A_PERSON", "many", "a whole number from 1 to 100000"),
        ("TOCKBOT_KEEP_GAMES_DAYS", "30", "a whole number of days from 31 to 36500"),
        ("TOCKBOT_PLAYGROUND_PORT", "65536", "a port from 0 to 65535"),
    ],
)
def test_bad_value_is_refused_with_the_expected_ones(dotenv: Path, name: str, value: str, expected: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read({name: value}, dotenv)
    assert str(caught.value) == f"{name} must be {expected}, not {value!r}."


SECRETS = [
    "postgresql://tock:secret/12@db.example/tock",
    "postgresql://tock:secret#12@db.example/tock",
    "postgresql://tock:secret?12@db.example/tock",
    "postgresql://tock:secret@12@db.example/tock",
    "postgresql://tock:secret[12@db.example/tock",
    "postgresql://tock:sec ret12@db.example/tock",
    "postgresql://tock:secret\t12@db.example/tock",
    "postgresql://tock:secret",
    "postgresql://tock:secret@db.example:99999/tock",
    "postgresql://tock:secret@db.example:0/tock",
    "postgresql://tock:secret@db.example:/tock",
    "postgresql://tock:secret@one:5432,two:port/tock",
    "postgresql://tock:secret@one,,two/tock",
    "postgresql://tock:secret@[::1/tock",
    "postgresql://tock:secret@[::1]:x/tock",
    "postgresql://tock@one/tock?secret",
    "postgresql://tock@one/tock?password=secret&port=99999",
    "postgresql://tock:secret@one/tock?target_session_attrs=read_write",
    "postgres:/tock:secret@db.example/tock",
    "postgresql//tock:secret@db.example/tock",
    "mysql://tock:secret@db.example/tock",
    "host=db.example user=tock password=secret",
    "secret\0",
]
"""Unusable databases that an operator may set, with the password ``secret``."""


@pytest.mark.parametrize("value", SECRETS)
def test_bad_address_is_refused_without_showing_it(
    dotenv: Path, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SettingsError, match=r"^TOCKBOT_DATABASE cannot be used: (its?|in|what) [^\n]+\.$") as caught:
        read({"TOCKBOT_DATABASE": value}, dotenv)
    with pytest.raises(SystemExit):
        main(["verify", value, "1"])
    output = capsys.readouterr().err
    assert "argument database: " in output
    assert "secret" not in output + str(caught.value)
    assert "sec ret" not in output + str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://db.example",
        "postgres://tock@db.example:5432/tock",
        "PostgreSQL://tock:p%40%2F%23@one:1,two:65535,[::1]:5433,[::2]/tock?target_session_attrs=read-write",
        "postgresql://postgres:@/tock?host=/var/run/postgresql",
        "postgresql:///tock?host=one,two&port=5432,5433&user=tock&password=p:q",
        "postgresql://tock:a:b&c=d+e$f!@db.example/tock?sslmode=require",
    ],
)
def test_good_address_is_accepted(dotenv: Path, address: str) -> None:
    assert read({"TOCKBOT_DATABASE": address}, dotenv).database == address


@pytest.mark.parametrize("name", sorted(DEFAULTS.keys() - {"DISCORD_TOKEN", "TOCKBOT_DATABASE"}))
def test_token_in_another_setting_is_not_shown(dotenv: Path, name: str) -> None:
    token = "x" * 30 + TOKEN
    with pytest.raises(SettingsError, match=f"^{name} must be ") as caught:
        read({name: token}, dotenv)
    assert TOKEN not in str(caught.value)


@pytest.mark.parametrize("line", [f"DISCORD_TOKEN:{TOKEN}", f"DISCORD_TOKN-{TOKEN}"])
def test_token_in_place_of_a_name_is_not_shown(dotenv: Path, line: str) -> None:
    dotenv.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(SettingsError, match=r"DISCORD_TOKE?N") as caught:
        read({}, dotenv)
    assert TOKEN not in str(caught.value)


@pytest.mark.parametrize("value", [f"Bot {TOKEN}", f"{TOKEN}\n{TOKEN}", f"{TOKEN}…", f"{TOKEN}\0"])
def test_bad_token_is_refused_without_showing_it(dotenv: Path, value: str) -> None:
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN is not a token: .*\.$") as caught:
        read({"DISCORD_TOKEN": value}, dotenv)
    assert TOKEN not in str(caught.value)


def test_the_token_is_never_shown(dotenv: Path) -> None:
    settings = read({"DISCORD_TOKEN": TOKEN}, dotenv)
    assert TOKEN not in repr(settings)
    assert TOKEN not in f"{settings}"


def test_settings_are_immutable(dotenv: Path) -> None:
    settings = read({}, dotenv)
    with pytest.raises(FrozenInstanceError):
        settings.workers = 2  # type: ignore[misc]


def test_the_example_file_names_every_setting_and_its_default() -> None:
    assert dotenv_values(ROOT / ".env.example") == dict(DEFAULTS)


def test_every_setting_has_a_variable(dotenv: Path) -> None:
    assert len(asdict(read({}, dotenv))) == len(DEFAULTS)
