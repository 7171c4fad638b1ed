"""The package: what it depends on is pinned, its wheel holds all that the bot needs, and runs in an empty folder."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import requires
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tockbot import __version__
from tockbot.bot.words import languages
from tockbot.learning import WEEK, puzzles

ROOT = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT: dict[str, Any] = PYPROJECT["project"]
CORE = "tockbot/core/_core.abi3.so"
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
BUILD: list[str] = PYPROJECT["dependency-groups"]["build"]


def pinned(name: str) -> dict[str, Requirement]:
    """Return the pinned versions of a file by name; every line has a hash."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert all("--hash=sha256:" in line for line in lines)
    found = [Requirement(line.split(" --hash", 1)[0]) for line in lines]
    return {canonicalize_name(one.name): one for one in found}


def wanted(texts: Iterable[str], extras: Iterable[str] = ("",)) -> Iterator[Requirement]:
    """Yield these requirements on this machine, and the requirements of the installed ones."""
    for text in texts:
        one = Requirement(text)
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras):
            yield one
            yield from wanted(requires(one.name) or (), one.extras or ("",))


@pytest.mark.parametrize(
    ("name", "extras", "group"),
    [
        ("requirements.txt", ["postgres"], []),
        ("requirements-run.txt", ["postgres", "playground"], BUILD),
        ("requirements-dev.txt", ["postgres", "playground", "dev"], BUILD),
    ],
)
def test_pinned_packages_are_the_declared_dependencies(name: str, extras: list[str], group: list[str]) -> None:
    found = pinned(name)
    asked = [*PROJECT["dependencies"], *group, *(text for extra in extras for text in EXTRAS[extra])]
    needed = {canonicalize_name(one.name): one for one in wanted(asked)}
    assert needed.keys() <= found.keys()
    for one in wanted(asked):
        (version,) = found[canonicalize_name(one.name)].specifier
        assert one.specifier.contains(version.version), one
    elsewhere = {key for key, one in found.items() if one.marker is not None and not one.marker.evaluate()}
    assert found.keys() - elsewhere == needed.keys(), "an unneeded package is pinned"


def test_requirements_files_pin_the_same_versions() -> None:
    image, run, tools = (
        {key: str(one.specifier) for key, one in pinned(name).items()}
        for name in ("requirements.txt", "requirements-run.txt", "requirements-dev.txt")
    )
    assert image.items() <= run.items() <= tools.items()


def test_image_build_may_read_every_file_that_it_copies() -> None:
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split() if line[0] == "!"}
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = {name for line in lines if re.match(r"COPY (?!--from)", line) for name in line.split()[1:-1]}
    assert copied <= allowed


WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: str(file.name))
def test_workflows_pin_actions_and_tools_by_hash(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert all(re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one) for one in used)
    assert "uvx" not in text
    assert text.count("pip install") == text.count("pip install --require-hashes")


def test_image_has_provenance_and_parts_list() -> None:
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "provenance: mode=max" in release
    assert "sbom: true" in release


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_containers_have_few_rights(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for line in ("read_only: true", "cap_drop: [ALL]", "security_opt: [no-new-privileges:true]"):
        assert text.count(line) == 1


# What takes a wheel is tested where it was built: each process would build its own.
WITHOUT = pytest.param("without one", marks=pytest.mark.xdist_group("wheel"))
WITH = pytest.param("with a compiler", marks=pytest.mark.long)  # `make` compiles the core before any test
in_one = pytest.mark.parametrize("wheel", [WITHOUT], indirect=True)
"""Runs a test with one of the wheels; they differ only in the core."""


@pytest.fixture(scope="module", params=[WITH, WITHOUT])
def wheel(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The wheel of this checkout, and of nothing that was made in it; without a compiler it is for every machine."""
    folder = tmp_path_factory.mktemp("package")
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "tockbot", folder / "tockbot", ignore=made)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder / "dist"), str(folder)]
    environ = {**os.environ, "CC": "/bin/false"} if request.param == "without one" else None
    done = subprocess.run(build, capture_output=True, text=True, check=False, env=environ)  # noqa: S603 - our own package
    assert done.returncode == 0, done.stdout + done.stderr
    (made_of_it,) = (folder / "dist").iterdir()
    if request.param == "without one":
        assert made_of_it.name.endswith("-py3-none-any.whl")
    elif made_of_it.name.endswith("-py3-none-any.whl"):
        pytest.skip("there is no compiler here")
    else:
        assert "-cp311-abi3-" in made_of_it.name
    return made_of_it


def test_the_wheel_holds_every_file_of_the_package_and_no_other(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        inside = {name for name in opened.namelist() if not name.startswith("tockbot-")}
    here = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "tockbot").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd"}
    }
    assert inside - {CORE} == here
    assert (CORE in inside) == ("abi3" in wheel.name)
    checked = [Path(sys.executable).with_name("check-wheel-contents"), wheel]
    done = subprocess.run(checked, capture_output=True, text=True, check=False)  # noqa: S603 - what the requirements name
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder, and in a place of its own the wheel, beside what it depends on."""
    folder = tmp_path_factory.mktemp("elsewhere")
    target = folder / "packages"
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(target)
    (folder / "empty").mkdir()
    return folder


def started(installed: Path, *arguments: str, **settings: str) -> subprocess.Popen[str]:
    """The installed program, started in the empty folder."""
    paths = [str(installed / "packages"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("TOCKBOT_", "DISCORD_"))}
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tockbot", *arguments],
        cwd=installed / "empty",
        env={**environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1", **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@in_one
def test_installed_program_prints_its_version(installed: Path) -> None:
    assert started(installed, "--version").communicate()[0] == f"tockbot {__version__}\n"


@in_one
def test_all_that_the_bot_reads_is_in_it(installed: Path) -> None:
    script = (
        "from tockbot.bot.words import languages; from tockbot.learning import WEEK, puzzles;"
        "from tockbot.render import THEMES; from tockbot.render.ink import empty_board, palette;"
        "import tockbot, sys;"
        "[(palette(one), empty_board(one, 'empty-board-4-2-6')) for one in THEMES.values()];"
        "print(len(languages()), sum(len([*puzzles(one)]) for one in WEEK), tockbot.__file__)"
    )
    paths = [str(installed / "packages"), sysconfig.get_path("purelib")]
    done = subprocess.run(  # noqa: S603 - our own package
        [sys.executable, "-c", script],
        cwd=installed / "empty",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = done.stdout.split()
    assert told[:2] == [str(len(languages())), str(sum(len([*puzzles(one)]) for one in WEEK))]
    assert Path(told[2]).is_relative_to(installed)


@in_one
def test_empty_folder_opens_the_playground_and_stays_empty(installed: Path) -> None:
    bot = started(installed, TOCKBOT_PLAYGROUND_PORT="0")
    assert bot.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:\d+", bot.stdout.readline())
    assert address is not None
    with urllib.request.urlopen(f"{address[0]}/", timeout=10) as answered:  # noqa: S310 - our own address
        assert b"<title>" in answered.read()
    bot.send_signal(signal.SIGTERM)
    _, logged = bot.communicate()
    assert bot.returncode == 0, logged
    assert list((installed / "empty").iterdir()) == []


@in_one
@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"TOCKBOT_FOLDER": "nowhere"}, "TOCKBOT_FOLDER must be an existing folder, or user, not 'nowhere'."),
        ({"DISCORD_TOKEN": "two words"}, "DISCORD_TOKEN is not a token: it must be the single word"),
    ],
)
def test_unusable_setting_is_one_sentence(installed: Path, settings: dict[str, str], told: str) -> None:
    bot = started(installed, **settings)
    logged = bot.communicate()[1]
    assert bot.returncode == 2
    assert logged.startswith(told)
    assert logged.count("\n") == 1


@in_one
def test_system_folder_holds_the_games_on_request(installed: Path, tmp_path: Path) -> None:
    asked = {"TOCKBOT_FOLDER": "user", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    bot = started(installed, "backup", str(tmp_path / "copy"), **asked)
    logged = bot.communicate()[1]
    assert bot.returncode == 1, "there are no games yet"
    assert str(tmp_path) in logged
