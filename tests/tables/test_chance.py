from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from tests.tables.live import SEED
from tockbot.tables import seed_hash
from tockbot.tables.game import number_below, shuffled


class Stream:
    """A stream of random numbers, implemented independently from the description in ``tables/game.py``."""

    def __init__(self, seed: bytes, occasion: str) -> None:
        self.seed, self.occasion, self.k = seed, occasion, 0

    def below(self, bound: int) -> int:
        while True:
            digest = sha256(self.seed + self.occasion.encode() + b":" + str(self.k).encode()).digest()
            self.k += 1
            number = sum(byte << 8 * place for place, byte in enumerate(reversed(digest[:8])))
            if number < 2**64 // bound * bound:
                return number % bound


def by_the_recipe(seed: bytes, occasion: str, items: list[int]) -> list[int]:
    stream = Stream(seed, occasion)
    order = items.copy()
    i = len(order) - 1
    while i >= 1:
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
        i -= 1
    return order


@pytest.mark.parametrize("occasion", ["shuffle 1", "shuffle 12"])
@pytest.mark.parametrize("size", [0, 1, 2, 52, 54, 110])
def test_shuffle_follows_its_documented_recipe(occasion: str, size: int) -> None:
    items = list(range(size))
    assert list(shuffled(SEED, occasion, items)) == by_the_recipe(SEED, occasion, items)
    assert items == list(range(size))


@pytest.mark.parametrize("bound", [1, 2, 4, 5, 6, 110, 2**63 + 1])
def test_number_below_a_bound_follows_its_documented_recipe(bound: int) -> None:
    for draw in range(1, 20):
        occasion = f"draw {draw}"
        assert number_below(SEED, occasion, bound) == Stream(SEED, occasion).below(bound) < bound


def test_recipe_gives_the_same_values_forever() -> None:
    """Any later version can check a finished game."""
    assert seed_hash(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert shuffled(SEED, "shuffle 1", range(10)) == (1, 6, 9, 2, 5, 4, 0, 3, 8, 7)
    assert [number_below(SEED, f"draw {n}", 100) for n in range(1, 6)] == [53, 90, 44, 24, 86]
    assert number_below(SEED, "dealer", 4) == 3


def test_different_seeds_and_occasions_give_different_orders() -> None:
    orders = {shuffled(bytes([n]) * 32, f"shuffle {k}", range(52)) for n in range(5) for k in range(5)}
    assert len(orders) == 25


def test_every_order_of_three_is_as_likely() -> None:
    orders = Counter(shuffled(n.to_bytes(32, "big"), "shuffle 1", "abc") for n in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())
