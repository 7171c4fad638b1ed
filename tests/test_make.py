"""Tests what ``make`` installs, and when: a replacement for ``uv`` records what it should install."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RUN, DEV = "requirements-run.txt", "requirements-dev.txt"
READY, TOOLS = ".venv/.ready", ".venv/.tools"
UV = f"""\
#!/bin/sh
case "$1" in
    venv) mkdir -p .venv/bin && ln -sf {sys.executable} .venv/bin/python ;;
    pip) for last; do :; done; echo "$last" >>installed; [ ! -e fails ] || exit 1 ;;
esac
"""

Make = Callable[..., list[str]]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy the files that ``make`` reads into a new folder, with a replacement for ``uv``."""
    for name in ("Makefile", RUN, DEV):
        shutil.copy(ROOT / name, tmp_path)
    stand_in = tmp_path / "path" / "uv"
    stand_in.parent.mkdir()
    stand_in.write_text(UV, encoding="utf-8")
    stand_in.chmod(0o755)
    return tmp_path


@pytest.fixture
def make(checkout: Path) -> Make:
    """Return a function that makes a target and returns the names of the installed files."""
    installed = checkout / "installed"

    def run(target: str, *, fails: bool = False) -> list[str]:
        installed.unlink(missing_ok=True)
        done = subprocess.run(  # noqa: S603 - our own Makefile
            ["make", f"PYTHON={sys.executable}", target],  # noqa: S607 - whichever make there is
            cwd=checkout,
            env={**os.environ, "PATH": f"{checkout / 'path'}{os.pathsep}{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode != 0) == fails, done.stderr
        return installed.read_text(encoding="utf-8").split() if installed.exists() else []

    return run


def test_make_run_installs_no_development_tools(make: Make) -> None:
    assert make(READY) == [RUN]
    assert make(READY) == []


def test_make_test_adds_the_development_tools(make: Make) -> None:
    assert make(TOOLS) == [RUN, DEV]
    assert make(TOOLS) == []


@pytest.mark.parametrize("target", [READY, TOOLS])
def test_make_starts_over_when_an_installation_was_cut_short(checkout: Path, make: Make, target: str) -> None:
    (checkout / "fails").touch()
    make(target, fails=True)
    half_made = checkout / ".venv/half-made"
    half_made.touch()
    (checkout / "fails").unlink()
    assert make(target)[0] == RUN
    assert not half_made.exists()
    assert make(target) == []


def test_make_starts_over_when_the_python_is_gone(checkout: Path, make: Make) -> None:
    make(READY)
    python = checkout / ".venv/bin/python"
    python.unlink()
    python.symlink_to(checkout / "removed")
    assert make(READY) == [RUN]
    assert python.exists()


def test_make_starts_over_when_the_python_is_another(checkout: Path, make: Make) -> None:
    make(READY)
    another = checkout / ".venv/bin/python"
    another.unlink()
    another.write_text("#!/bin/sh\necho Python 3.10.0\n", encoding="utf-8")
    another.chmod(0o755)
    os.utime(checkout / RUN)
    assert make(READY) == [RUN]
    assert another.is_symlink()


def test_make_keeps_a_venv_of_an_older_version(checkout: Path, make: Make) -> None:
    make(TOOLS)
    (checkout / TOOLS).unlink()
    kept = checkout / ".venv/kept"
    kept.touch()
    os.utime(checkout / RUN)
    assert make(TOOLS) == [RUN, DEV]
    assert kept.exists()


def test_make_test_installs_again_when_the_run_pins_changed(checkout: Path, make: Make) -> None:
    make(TOOLS)
    os.utime(checkout / RUN)
    assert make(TOOLS) == [RUN, DEV]
