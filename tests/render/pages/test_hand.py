from __future__ import annotations

import pytest

from tests.render import scenes
from tests.render.pixels import opened, share_of
from tockbot.render import WOOD, CardSeen, HandScene, draw_hand
from tockbot.render.layout.points import Point
from tockbot.render.pages.hand import BUTTON, CARD_HEIGHT, CARD_WIDTH, GAP
from tockbot.tables import SUITS, Card

BUTTON_MIDDLE = GAP + CARD_HEIGHT + BUTTON / 2 + 8


@pytest.mark.parametrize("count", range(1, 8))
def test_a_hand_of_any_size_is_neither_too_wide_nor_too_tall(count: int) -> None:
    png = draw_hand(scenes.hand(*("3s", "5h", "7d", "9c", "Jh", "Qs", "Kd")[:count]))
    width, height = opened(png).size
    assert 3 * CARD_WIDTH <= width <= 5 * CARD_WIDTH
    assert CARD_HEIGHT <= height <= 3 * CARD_HEIGHT
    assert len(png) < 100_000


@pytest.mark.parametrize("rank", "A23456789TJQK")
@pytest.mark.parametrize("suit", SUITS)
def test_every_card_is_red_or_black(rank: str, suit: str) -> None:
    picture = opened(draw_hand(scenes.hand(rank + suit)))
    ink = WOOD.suit_red if suit in "hd" else WOOD.suit_black
    assert share_of(picture, ink, Point(picture.width / 2, GAP + CARD_HEIGHT * 0.4), CARD_WIDTH / 2) > 0.1


def test_a_card_that_cannot_be_played_is_grey_and_so_is_its_button() -> None:
    picture = opened(draw_hand(scenes.hand("7h", "Kh-", "Ah")))
    xs = [GAP + CARD_WIDTH / 2 + place * (CARD_WIDTH + GAP) for place in range(3)]
    corners = [share_of(picture, WOOD.card, Point(x - CARD_WIDTH * 0.4, GAP + 120), 8) for x in xs]
    assert [share > 0.9 for share in corners] == [True, False, True]
    buttons = [share_of(picture, WOOD.button, Point(x, BUTTON_MIDDLE), BUTTON / 2) for x in xs]
    assert [share > 0.2 for share in buttons] == [True, False, True]


def test_a_card_just_received_is_marked() -> None:
    plain, marked = opened(draw_hand(scenes.hand("7h"))), opened(draw_hand(scenes.hand("7h+")))
    corner = Point(plain.width / 2 + CARD_WIDTH / 2 - 14, GAP + 14)
    assert share_of(plain, WOOD.received, corner, 20) < 0.05
    assert share_of(marked, WOOD.received, corner, 20) > 0.3


@pytest.mark.parametrize("caption", ["", "enter · 1 · 11", "W" * 60, "2 · tirer une carte chez un adversaire", "回"])
def test_any_caption_can_be_drawn(caption: str) -> None:
    opened(draw_hand(HandScene((CardSeen(Card("2h"), caption, playable=True),))))


def test_an_empty_hand_can_be_drawn() -> None:
    opened(draw_hand(HandScene(())))
