"""Counts presses and requests of a game of four in a place without the bot: ``python -m tools.anywhere [SECONDS …]``.

The games are played in simulated time, with a pause of so many seconds before each move; by default 15 seconds and 20
minutes. Each is played in two ways: players press where they must, or each turn begins with a press on the board.
"""

from __future__ import annotations

import importlib
import logging
import sys
from dataclasses import asdict

from tests.simulation import surroundings


def main() -> None:
    """Play and print a table."""
    surroundings.install()
    logging.disable(logging.WARNING)
    anywhere = importlib.import_module("tests.simulation.anywhere")
    header: list[str] = []
    for pause in [float(given) for given in sys.argv[1:]] or [15.0, 1200.0]:
        for begins_on_board in (False, True):
            measured = asdict(anywhere.measure(pause, begins_on_board=begins_on_board))
            if not header:
                header = ["pause", "turn begins on the board", *measured]
                print("", *header, "", sep=" | ")
            print("", f"{pause:.0f} s", begins_on_board, *measured.values(), "", sep=" | ")


if __name__ == "__main__":
    main()
