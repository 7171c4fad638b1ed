"""Start the bot: ``python bot.py``; ``--playground`` opens the playground even where there is a token."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path


def main() -> int:
    """Read the settings and run the bot until it is stopped; return the exit code."""
    unknown = [argument for argument in sys.argv[1:] if argument != "--playground"]
    if unknown:
        print("The only thing that may stand behind bot.py is --playground; settings stand in .env.", file=sys.stderr)
        return 2
    # The bot's workers read this module too, and need nothing of Discord.
    from tockbot import app, settings  # noqa: PLC0415 - as above

    try:
        chosen = settings.read(os.environ, Path(__file__).with_name(".env"))
        if "--playground" in sys.argv[1:]:
            chosen = replace(chosen, token=None)
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    return app.run(chosen)


if __name__ == "__main__":
    sys.exit(main())
