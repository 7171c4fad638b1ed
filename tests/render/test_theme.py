"""Seats are told apart by colour-blind eyes too (Machado et al. 2009, full severity; distances in OKLab)."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from tockbot.render.theme import SEATS, WOOD, Colour, mix

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


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("seats", "least"), [(4, 0.15), (8, 0.08)])
def test_any_two_seats_look_apart(eyes: str, seats: int, least: float) -> None:
    for one, other in combinations(SEATS[:seats], 2):
        assert math.dist(seen(one.fill, eyes), seen(other.fill, eyes)) > least, (one.name, other.name)


def test_no_two_seats_share_a_silhouette() -> None:
    assert len({look.shape for look in SEATS}) == len(SEATS)


def test_digits_and_numbers_can_be_read() -> None:
    for look in SEATS:
        assert contrast(look.fill, look.ink) > 4.5, look.name
    assert contrast(WOOD.hole, WOOD.number) > 7
    assert contrast(WOOD.plate, WOOD.text) > 7
    assert contrast(WOOD.choice, WOOD.choice_ink) > 7


def test_mixing() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
