"""``python -m tockbot``: the game without Discord, for tests, bug reports, proofs, and whoever keeps a database."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tockbot import settings
from tockbot.cli import main

DOTENV = Path(__file__).parent.parent / ".env"
"""Where ``bot.py`` reads its settings."""


def run() -> int:
    """Run a command and give the exit code."""
    try:
        return main(sys.argv[1:], database=lambda: settings.read(os.environ, DOTENV).database)
    except settings.SettingsError as error:
        print(error, file=sys.stderr)  # noqa: T201 - speaks to whoever started it
        return 2


if __name__ == "__main__":
    sys.exit(run())
