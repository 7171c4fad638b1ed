"""Start the bot: ``python bot.py``; ``--playground`` opens the playground even where there is a token."""

from __future__ import annotations

import sys

from tockbot.__main__ import PLAYGROUND, start


def main() -> int:
    """Run the bot until it is stopped; return the exit code."""
    if set(sys.argv[1:]) <= {PLAYGROUND}:
        return start(sys.argv[1:])
    print("The only thing that may stand behind bot.py is --playground; settings stand in .env.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
