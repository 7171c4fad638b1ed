"""Shows colours as colour-blind people see them (Machado et al. 2009, full severity), and measures their differences.

Differences are those of OKLab, times 100. ``python -m tests.render.vision`` prints the table in ``docs/pictures.md``.
"""

from __future__ import annotations

import math
from itertools import combinations

from tockbot.render.themes import SEATS, Colour

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def linear(colour: Colour) -> list[float]:
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (level / 255 for level in colour)]


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen(colour: Colour, eyes: str) -> list[float]:
    light = [min(1.0, max(0.0, level)) for level in times(EYES[eyes], linear(colour))]
    return times(LAB, [level ** (1 / 3) for level in times(CONES, light)])


def contrast(one: Colour, other: Colour) -> float:
    dark, bright = sorted(
        sum(share * level for share, level in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))
        for colour in (one, other)
    )
    return (bright + 0.05) / (dark + 0.05)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    """Return the difference between two colours; 2 is about the smallest visible one."""
    return 100 * math.dist(seen(one, eyes), seen(other, eyes))


def table() -> str:
    """Return the differences between any two seats, as a Markdown table."""
    rows = [f"| seats | {' | '.join(EYES)} |", f"|---|{'---:|' * len(EYES)}"]
    for one, other in combinations(SEATS, 2):
        figures = " | ".join(f"{apart(one.fill, other.fill, eyes):.0f}" for eyes in EYES)
        rows.append(f"| {one.name}, {other.name} | {figures} |")
    for count in (4, 6, 8):
        pairs = list(combinations(SEATS[:count], 2))
        figures = " | ".join(f"**{min(apart(a.fill, b.fill, eyes) for a, b in pairs):.0f}**" for eyes in EYES)
        rows.append(f"| **the least of {count} seats** | {figures} |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(table())  # noqa: T201 - its output is what it is for
