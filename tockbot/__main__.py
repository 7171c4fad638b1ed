"""``python -m tockbot``: the game without Discord, for tests, bug reports and proofs."""

from __future__ import annotations

import sys

from tockbot.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
