"""Start the bot: ``python bot.py``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tockbot import app, settings


def main() -> int:
    """Read the settings and run the bot until it is stopped; return the exit code."""
    try:
        chosen = settings.read(os.environ, Path(__file__).with_name(".env"))
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    return app.run(chosen)


if __name__ == "__main__":
    sys.exit(main())
