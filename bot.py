"""Starts the bot: ``python bot.py``; ``--playground`` opens the playground even if a token is set."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - users of older versions should see a sentence, not a traceback
    sys.exit(f"tockbot needs Python 3.11 or later; this is {sys.version_info[0]}.{sys.version_info[1]}.")

from tockbot.__main__ import PLAYGROUND, start


def main() -> int:
    """Run the bot until it is stopped; return the exit code."""
    if set(sys.argv[1:]) <= {PLAYGROUND}:
        return start(sys.argv[1:])
    print("bot.py accepts only the option --playground; all settings are in .env.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
