"""Start the bot: ``python bot.py``; ``--playground`` opens the playground even where there is a token."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one is to read a sentence, not a traceback
    sys.exit(f"tockbot needs Python 3.11 or later; this is {sys.version_info[0]}.{sys.version_info[1]}.")

from tockbot.__main__ import PLAYGROUND, start


def main() -> int:
    """Run the bot until it is stopped; return the exit code."""
    if set(sys.argv[1:]) <= {PLAYGROUND}:
        return start(sys.argv[1:])
    print("The only thing that may stand behind bot.py is --playground; settings stand in .env.", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
