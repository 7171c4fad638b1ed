"""Numbers as they are typed in a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Callable


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads whole numbers from one to another, and says which these are where something else is typed."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"it must be a whole number from {least} to {most}")
        return number

    return read
