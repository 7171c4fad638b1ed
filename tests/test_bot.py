"""Tests ``python bot.py`` as an operator runs it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tockbot.app.running import PLAYGROUND_MISSING, PLAYGROUND_MODULES, has_playground

ROOT = Path(__file__).parents[1]
TOKEN = "made.up.token"


def started(*arguments: str, **settings: str) -> subprocess.Popen[str]:
    """Start the bot."""
    environ = {**os.environ, "TOCKBOT_PLAYGROUND_PORT": "0", **settings}
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_playground_opens_on_request_despite_a_token() -> None:
    bot = started("bot.py", "--playground", DISCORD_TOKEN=TOKEN)
    assert bot.stdout is not None
    assert "open at http://127.0.0.1:" in bot.stdout.readline()
    bot.send_signal(signal.SIGTERM)
    said, logged = bot.communicate()
    assert bot.returncode == 0, logged
    assert "this is the playground" in logged.splitlines()[0]
    assert "Traceback" not in logged
    assert TOKEN not in said + logged


@pytest.mark.parametrize("module", PLAYGROUND_MODULES)
def test_playground_is_missing_without_any_of_its_modules(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert not has_playground()


def test_start_names_both_ways_to_play_without_the_extra(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden.py"
    hidden.write_text(
        "import runpy, sys\n"
        f"sys.modules['{PLAYGROUND_MODULES[0]}'] = None\n"
        "sys.argv = ['bot.py']\n"
        "runpy.run_path('bot.py', run_name='__main__')\n",
        encoding="utf-8",
    )
    bot = started(str(hidden), DISCORD_TOKEN="", PYTHONPATH=str(ROOT))
    output = bot.communicate()[1]
    assert bot.returncode == 1
    assert output.endswith(f"{PLAYGROUND_MISSING}\n")
    assert output.count("\n") == 1


def test_bot_waits_when_there_is_no_network(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.py"
    nowhere.write_text(
        "import runpy, sys\n"
        "from discord.http import Route\n"
        "Route.BASE = 'http://127.0.0.1:9/api/v10'\n"
        "sys.argv = ['bot.py']\n"
        "runpy.run_path('bot.py', run_name='__main__')\n",
        encoding="utf-8",
    )
    settings = {"TOCKBOT_DATABASE": str(tmp_path / "t.sqlite3"), "TOCKBOT_LOG_LEVEL": "WARNING"}
    bot = started(str(nowhere), DISCORD_TOKEN=TOKEN, PYTHONPATH=str(ROOT), **settings)
    assert bot.stderr is not None
    lines = [bot.stderr.readline() for _ in range(2)]
    assert all("could not log in to Discord: Cannot connect to host" in line for line in lines)
    bot.send_signal(signal.SIGTERM)
    assert bot.communicate()[1] == ""
    assert bot.returncode == 0


def test_unusable_setting_is_refused_in_one_sentence() -> None:
    bot = started("bot.py", TOCKBOT_WORKERS="many")
    output = bot.communicate()[1]
    assert bot.returncode == 2
    assert output.strip() == "TOCKBOT_WORKERS must be a whole number from 1 to 64, not 'many'."


def test_unknown_option_is_refused_in_one_sentence() -> None:
    bot = started("bot.py", "--playgroud", DISCORD_TOKEN=TOKEN)
    output = bot.communicate()[1]
    assert bot.returncode == 2
    assert output.count("\n") == 1
    assert "--playground" in output


def test_unavailable_port_is_one_sentence_with_its_setting(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        place = str(tmp_path / "t.sqlite3")
        bot = started("bot.py", DISCORD_TOKEN=TOKEN, TOCKBOT_METRICS_PORT=port, TOCKBOT_DATABASE=place)
        output = bot.communicate()[1]
    assert bot.returncode == 1
    assert output.splitlines()[-1].endswith(f"TOCKBOT_METRICS_PORT is {port}, but that port is taken.")
    assert "Traceback" not in output


def test_workers_load_nothing_of_discord() -> None:
    loaded = "import sys, bot; print(*sorted({'discord', 'tockbot.app', 'PIL'} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", loaded], cwd=ROOT, text=True).split() == []  # noqa: S603 - our own words


def test_bot_changes_nothing_when_its_database_is_a_pipe(tmp_path: Path) -> None:
    place = tmp_path / "games"
    os.mkfifo(place)
    place.chmod(0o666)
    bot = started("bot.py", DISCORD_TOKEN=TOKEN, TOCKBOT_DATABASE=str(place))
    output = bot.communicate(timeout=60)[1]
    assert bot.returncode == 1
    assert f"{place} cannot be opened as a database" in output
    assert "Traceback" not in output
    assert place.stat().st_mode & 0o777 == 0o666
    assert list(tmp_path.iterdir()) == [place]
