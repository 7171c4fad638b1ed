"""Chance that anybody can check afterwards: every shuffle, draw and burnt card follows from one seed.

The recipe. A table has a 32-byte seed; its SHA-256 is shown in the lobby, the seed when the game is over. The start is
said in a message, to which Discord gives an id, and a player may have typed a *cut*: the seed of the game's chance is
SHA-256(seed + id in decimal ASCII + ``:`` + cut in UTF-8). A game that nobody is told of has the table's own. So nobody
knows the cards before the seats are fixed, and whoever runs the bot cannot choose them without starting again and
again, in sight of all.

From the seed of the game's chance every shuffle and draw follows. A stream of numbers belongs to each occasion, named
``shuffle 1``, ``shuffle 2``, ..., ``draw 1``, ..., ``burn 1``, ... and ``dealer``: its k-th number, k from 0, is the
first eight bytes, big-endian, of SHA-256(seed + occasion in ASCII + ``:`` + k in decimal). A number below a bound n is
the next of the stream that is less than the largest multiple of n that eight bytes hold, modulo n. A shuffle is Fisher
and Yates': for i from the last index down to 1, swap item i with item (number below i + 1).

Before the first shuffle the cards lie in order: pack by pack spades, hearts, diamonds, clubs, each from ace to king,
then the jokers. A later shuffle takes the discard pile as it grew; of one play first the hands it dropped, seat by
seat, then the cards spent, then a card that it burnt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import Final, TypeVar

from tockbot.tables.ids import MessageId

T = TypeVar("T")

SEED_BYTES: Final = 32
_RANGE: Final = 1 << 64


def seed_hash(seed: bytes) -> str:
    """What is shown of a seed before the game is over: its SHA-256 in hexadecimal."""
    return sha256(seed).hexdigest()


def mixed(seed: bytes, message: MessageId, cut: str) -> bytes:
    """The seed of the chance of a game whose start was said in a message."""
    return sha256(seed + f"{message}:{cut}".encode()).digest()


def _numbers(seed: bytes, occasion: str) -> Iterator[int]:
    for k in count():
        yield int.from_bytes(sha256(seed + f"{occasion}:{k}".encode("ascii")).digest()[:8], "big")


def _below(numbers: Iterator[int], bound: int) -> int:
    limit = _RANGE - _RANGE % bound
    return next(number for number in numbers if number < limit) % bound


def number_below(seed: bytes, occasion: str, bound: int) -> int:
    """A number from 0 to ``bound`` - 1."""
    return _below(_numbers(seed, occasion), bound)


def shuffled(seed: bytes, occasion: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in an order of chance."""
    order = list(items)
    numbers = _numbers(seed, occasion)
    for i in range(len(order) - 1, 0, -1):
        j = _below(numbers, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
