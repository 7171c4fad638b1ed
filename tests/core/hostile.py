"""Draws invalid tables and positions at random: the core must answer or refuse, and stay alive."""

from __future__ import annotations

from array import array
from random import Random
from struct import pack

from tests.rules.test_table import every_table
from tockbot.core.table import numbers
from tockbot.rules import CENTRE, RESERVE

WEIGHTS = 2 * (2 * (2 * 8 * 1192 + 2 * 80) + 14 + 1 + 2 * 14 + 3) + 8 * 1192 + 14
"""Number of weights handed to the core."""

MANY = 5
"""Number of players from which a position may have too many plays to look at each."""

REFUSED = (ValueError, OverflowError, MemoryError, TypeError)


def asked_of(rng: Random) -> str:
    """Ask something about a table that may be invalid; return why it was refused, or nothing if it was answered."""
    from tockbot.core import _core  # noqa: PLC0415 - the core may be missing

    asked = list(numbers(rng.choice(every_table())))
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 5))):
        asked[rng.randrange(len(asked))] = rng.choice((-1, 0, 1, 2, 3, 7, 8, 13, 64, 144, 1 << 40, rng.randrange(200)))
    if not rng.randrange(30):
        del asked[rng.randrange(len(asked)) :]
    try:
        table = _core.Table(tuple(asked))
        phase, turn = rng.choice(((1, 0), (1, 0), (1, 1), (2, 1), (rng.randrange(-1, 6), rng.randrange(-1, 9))))
        position = (_pawns(asked, rng), _hands(asked[0], rng), phase, turn)
        match rng.randrange(8):
            case 0:
                table.count(*position)
            case 1 | 2:
                table.plays(*position)
            case 3:
                table.after(*position, rng.choice((0, 0, 1, 5, -1)), rng.choice(("", "A", "*", "x")))
            case 4 | 5:
                _think(tuple(asked), position, rng)
            case 6:
                # A seven with five players' pawns has a million plays, each with more plays after it.
                table.perft(*position, rng.choice((0, 1, 2 if asked[0] < MANY else 1, 65, -1)))
            case _:
                table.games(rng.getrandbits(64), rng.randrange(3), rng.randrange(40))
    except REFUSED as error:
        return str(error) or type(error).__name__
    return ""


def _think(asked: tuple[int, ...], position: tuple[bytes, str, int, int], rng: Random) -> None:
    """Search a table with weights that may be invalid."""
    from tockbot.core import _core  # noqa: PLC0415 - the core may be missing

    size = WEIGHTS - (not rng.randrange(30))
    kinds = rng.choice(((0, 1), (0, 1), (0, 1, -1, 1 << 31 - 1, -(1 << 31))))
    some = array("i", rng.choices(kinds, k=499))
    thinker = _core.Thinker(asked, (some * (size // len(some) + 1))[:size].tobytes())
    unseen = "".join(rng.choices("A23456789TJQK*", k=rng.choice((60, 60, 60, 120, 5, 256))))
    held = "/".join("" if rng.randrange(20) else "A" for _ in range(min(asked[0], 9)))
    tried, playouts, seed = rng.choice((1, 4, 8, 8, 65)), rng.choice((1, 8, 30)), rng.getrandbits(64)
    if not rng.randrange(4):
        games, every, deals = rng.choice((1, 1, 1, -1)), rng.choice((0, 40, 40, -1)), rng.choice((1, 2, 0))
        thinker.self_play((thinker,) * rng.randrange(3), seed, games, rng.choice((0, 5, 100)), every, deals)
    elif rng.randrange(3):
        spent = rng.choice(("", "A", "7", "*", "A3", "x", position[1][:1], position[1][:1]))
        given = [(spent, rng.choice((None, position[0], position[0], b"")), rng.choice((0, 0, 1, 2, 8, 9, 10, -1)))]
        chosen = rng.choice((None, None, given, given * 3))
        thinker.plays(*position, chosen, unseen, held, tried, playouts, seed)
    else:
        viewer, dealer = rng.randrange(min(asked[0], 9)), rng.randrange(9)
        if rng.randrange(2):
            thinker.gifts(*position[:2], 0, -1, viewer, dealer, unseen, held, tried, playouts, seed)
        else:
            given = [(position[1][:1], rng.choice((None, position[0])), rng.choice((0, 1, 8)))]
            how, things = rng.choice((((0, -1), rng.choice(("A", "7K", "x", ""))), (position[2:], given)))
            viewer = rng.choice((viewer, -1, 9, how[1]))
            thinker.compare(*position[:2], *how, viewer, dealer, things, unseen, held, rng.choice((1, 9, 0)), seed)


def _pawns(asked: list[int], rng: Random) -> bytes:
    """Return pawns anywhere; sometimes two on a field, unsorted, with impossible marks, or too few."""
    players, fields = asked[0], asked[1]
    if not (2 <= players <= 8 and 16 <= fields <= 144):
        return b""
    place = 3 + 2 * players
    place += 1 + asked[place] if 0 <= asked[place] <= 16 else 0
    place += 1 + asked[place] if place < len(asked) and 0 <= asked[place] <= 16 else 0
    touches, protects = (*asked[place : place + 2], 0, 0)[:2]
    near, found = rng.randrange(fields), list[int]()
    for seat in range(players):
        places = [rng.choice(((near + rng.randrange(16)) % fields, rng.randrange(fields))) for _ in range(4)]
        group = [RESERVE << 3] * 4
        for pawn, location in enumerate({*places[: rng.randrange(5)], *rng.sample(range(CENTRE, RESERVE), 2)}):
            marks = rng.randint(0, min(max(touches, 0), 2)) if location <= CENTRE else 0
            group[pawn % 4] = location << 3 | marks | 4 * (location == asked[3 + 2 * seat] and protects == 1)
        if not rng.randrange(100):
            group[rng.randrange(4)] = rng.choice((group[0], rng.randrange(1 << 16)))
        found += sorted(group) if rng.randrange(300) else group
    return pack(f"<{len(found)}H", *found)[: -1 if not rng.randrange(100) else None]


def _hands(players: int, rng: Random) -> str:
    cards = "A23456789TJQK*"
    hands = ["".join(rng.choices(cards, k=rng.choice((0, 1, 1, 2, 2, 5)))) for _ in range(min(players, 9))]
    return "/".join(hands) + rng.choice(("",) * 20 + ("/", "x", "A" * 70))
