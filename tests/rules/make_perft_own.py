"""Recount ``data/perft_own.txt`` after an intended change of the rules: ``python -m tests.rules.make_perft_own``.

The positions stay; only the counts change. A new line can be added to the file with any count.
"""

from __future__ import annotations

from pathlib import Path

from tockbot.rules import parse_position, perft

PATH = Path(__file__).parent / "data" / "perft_own.txt"


def main() -> None:
    """Recount."""
    lines = PATH.read_text(encoding="utf-8").splitlines()
    PATH.write_text("".join(f"{_counted(line)}\n" for line in lines), encoding="utf-8")


def _counted(line: str) -> str:
    if line.startswith("#"):
        return line
    notation, depth, _ = line.split(";")
    return f"{notation};{depth};{perft(parse_position(notation), int(depth))}"


if __name__ == "__main__":
    main()
