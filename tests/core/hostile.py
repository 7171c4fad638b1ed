"""Tables and positions that nobody should ask for, drawn at random: the core answers or refuses, and stays alive."""

from __future__ import annotations

from random import Random

from tests.rules.test_table import every_table
from tockbot.core.table import numbers

NUMBERS = [numbers(rules) for rules in every_table()]
REFUSED = (ValueError, OverflowError, MemoryError, TypeError)


def asked_of(rng: Random) -> str:
    """Ask something of a table that may be none; why it was refused, or nothing if it was answered."""
    from tockbot.core import _core  # noqa: PLC0415 - it may not be there

    asked = list(rng.choice(NUMBERS))
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 5))):
        asked[rng.randrange(len(asked))] = rng.choice((-1, 0, 1, 2, 3, 7, 8, 13, 64, 144, 1 << 40, rng.randrange(200)))
    if not rng.randrange(30):
        del asked[rng.randrange(len(asked)) :]
    try:
        table = _core.Table(tuple(asked))
        position = (
            _pawns(asked, rng),
            _hands(asked[0], rng),
            rng.choice((1, 1, 1, 1, 2, 2, -1, 0, 3, 4, 5)),
            rng.randrange(-1, asked[0] + 1),
        )
        match rng.randrange(6):
            case 0:
                table.count(*position)
            case 1 | 2:
                table.plays(*position)
            case 3:
                table.after(*position, rng.choice((0, 0, 1, 5, -1)), rng.choice(("", "A", "*", "x")))
            case 4:
                table.perft(*position, rng.choice((0, 1, 2, 65, -1)))
            case _:
                table.games(rng.getrandbits(64), rng.randrange(3), rng.randrange(40))
    except REFUSED as error:
        return str(error) or type(error).__name__
    return ""


def _pawns(asked: list[int], rng: Random) -> bytes:
    """The bits of some pawns anywhere in the layout, with marks at random; now and then too few bytes."""
    players, fields = asked[0], asked[1]
    if not (2 <= players <= 8 and 16 <= fields <= 144):
        return b""
    place = 3 + 2 * players
    place += 1 + asked[place] if 0 <= asked[place] <= 16 else 0
    place += 1 + asked[place] if place < len(asked) and 0 <= asked[place] <= 16 else 0
    touches, protects = (*asked[place : place + 2], 0, 0)[:2]
    width = 4 + (fields + 1) * (1 + min(max(touches, 0), 2)) + (protects == 1)
    bits = 0
    near = rng.randrange(fields)
    for seat in range(players):
        for _ in range(rng.choice((0, 1, 2, 2, 4))):
            at = rng.choice(((near + rng.randrange(16)) % fields, rng.randrange(fields + 5)))
            bits |= 1 << seat * width + at
        if rng.randrange(2):
            bits |= rng.getrandbits(width) >> fields + 5 << fields + 5 << seat * width
    size = (players * width + 7) // 8
    return (bits & (1 << 8 * size) - 1).to_bytes(size, "little")[: -1 if not rng.randrange(30) else None]


def _hands(players: int, rng: Random) -> str:
    cards = "A23456789TJQK*"
    hands = ["".join(rng.choices(cards, k=rng.choice((0, 1, 2, 5)))) for _ in range(min(players, 9))]
    return "/".join(hands) + rng.choice(("",) * 20 + ("/", "x", "A" * 70))
