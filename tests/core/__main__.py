"""Long checks of the compiled core, run by hand.

``python -m tests.core 1000000`` compares it with Python in this many positions. ``python -m tests.core --fuzz 3600``
rebuilds it with GCC's or Clang's sanitizers, which find memory errors and undefined behaviour, and asks it about
hostile tables and positions for this many seconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from random import Random, SystemRandom
from time import monotonic

from tockbot.core import use

ROOT = Path(__file__).parents[2]
SANITIZED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g", "-O1")


def main() -> int:
    """Run the chosen check; return 1 if it finds something."""
    parser = ArgumentParser(prog="python -m tests.core")
    parser.add_argument("positions", nargs="?", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(1 << 32))
    parser.add_argument("--fuzz", type=float, metavar="SECONDS")
    parser.add_argument("--sanitized", action="store_true", help="the core that is loaded is built for the fuzz")
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    use()
    if asked.fuzz is None:
        return _compare(asked.seed, asked.positions)
    return _fuzz(asked.seed, asked.fuzz) if asked.sanitized else _sanitized(asked.seed, asked.fuzz)


def _compare(seed: int, positions: int) -> int:
    from tests.core.differing import FURTHER, differences  # noqa: PLC0415 - the fuzz loads another core

    found = 0
    for number, told in enumerate(differences(seed, -(-positions // FURTHER)), 1):
        print(told, flush=True)
        found = number
    print(f"{positions} positions, {found} differences")
    return int(found > 0)


def _fuzz(seed: int, seconds: float) -> int:
    from tests.core.hostile import asked_of  # noqa: PLC0415 - it loads the core
    from tockbot.core import _core  # noqa: PLC0415 - the core may be missing

    print(_core.__file__, flush=True)
    rng, until, asked, answered = Random(seed), monotonic() + seconds, 0, 0
    while monotonic() < until:
        answered += asked_of(rng) == ""
        asked += 1
    print(f"{asked} questions, {answered} answered, the others refused")
    return 0


def _sanitized(seed: int, seconds: float) -> int:
    """Run the fuzz in a process of its own, in a copy of the program with a sanitized core."""
    compiler = os.environ.get("CC", "cc")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("tockbot", "tests"):
            Path(folder, name).symlink_to(ROOT / name)
        core = Path(folder, "core")
        core.mkdir()
        sources = sorted(map(str, (ROOT / "tockbot" / "core" / "src").glob("*.c")))
        include = f"-I{sysconfig.get_path('include')}"
        built = [compiler, "-shared", "-fPIC", "-std=c11", "-ffp-contract=off", *SANITIZED, include, *sources]
        subprocess.run([*built, "-o", str(core / "_core.abi3.so")], check=True)  # noqa: S603 - our own sources
        preload = subprocess.check_output([compiler, "-print-file-name=libasan.so"], text=True).strip()  # noqa: S603 - our own
        script = (
            f"import sys, tockbot.core; tockbot.core.__path__.insert(0, {str(core)!r});"
            f"sys.argv[1:] = ['--sanitized', '--seed', '{seed}', '--fuzz', '{seconds}'];"
            "import runpy; runpy.run_module('tests.core', run_name='__main__')"
        )
        # Python frees some memory only at exit: that is no leak.
        environ = {**os.environ, "LD_PRELOAD": preload, "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1"}
        return subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environ, check=False).returncode  # noqa: S603 - our own


if __name__ == "__main__":
    sys.exit(main())
