from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.render import scenes
from tests.render.pixels import opened, share_of
from tockbot.render import (
    BOARD_SIZE,
    WOOD,
    CardSeen,
    HandSeen,
    OpenHandsScene,
    PrivateScene,
    draw,
    draw_board,
    draw_private,
)
from tockbot.render.hands import GAP, RISE, TALL, WIDE, _Tray, _tray
from tockbot.render.layout import Box, Point
from tockbot.tables import JOKER, SUITS, Card

HAND = tuple(map(Card, ("As", "Th", "Kd", "Qs", "**", "**")))
SEVEN = ("3s", "5h", "7d", "9c", "Jh", "Qs", "Kd")
BROADEST = 11 / 7
"""Ratio of width to height above which Discord's desktop client would shrink a picture."""


def cards_of(tray: _Tray, count: int) -> list[Box]:
    height = tray.card_height
    return [
        Box(*at, *at).grown(height / 2)._replace(left=at.x - height * 5 / 14, right=at.x + height * 5 / 14)
        for at in list(tray.places())[:count]
    ]


@pytest.mark.parametrize("count", range(8))
@pytest.mark.parametrize("wide", [False, True])
def test_hand_of_any_size_fits_beside_the_board(count: int, *, wide: bool) -> None:
    png = draw_private(scenes.private(*SEVEN[:count], wide=wide))
    assert opened(png).size == (WIDE if wide else TALL)
    assert WIDE[0] / WIDE[1] <= BROADEST
    assert len(png) < 300_000
    cards = cards_of(_tray(count, wide=wide), count)
    tray = Box(BOARD_SIZE, 0, *WIDE) if wide else Box(0, BOARD_SIZE, *TALL)
    for card in cards:
        raised = card._replace(top=card.top - RISE)
        assert tray.left <= raised.left < raised.right <= tray.right
        assert tray.top <= raised.top < raised.bottom <= tray.bottom
    for one, other in pairwise(cards):
        assert other.left - one.right >= GAP - 1 or other.top - one.bottom >= GAP - 1


@pytest.mark.parametrize("wide", [False, True])
def test_private_picture_contains_the_public_board(*, wide: bool) -> None:
    scene = scenes.private("7h", wide=wide)
    whole = opened(draw_private(scene))
    assert whole.crop((0, 0, BOARD_SIZE, BOARD_SIZE)).tobytes() == opened(draw_board(scene.board)).tobytes()


@pytest.mark.parametrize("rank", "A23456789TJQK")
@pytest.mark.parametrize("suit", SUITS)
def test_every_card_is_red_or_black(rank: str, suit: str) -> None:
    picture = opened(draw_private(scenes.private(rank + suit)))
    ink = WOOD.suit_red if suit in "hd" else WOOD.suit_black
    (card,) = cards_of(_tray(1, wide=False), 1)
    assert share_of(picture, ink, Point(card.middle.x, card.top + card.height * 0.3), card.width / 2) > 0.1


def test_unplayable_card_is_grey() -> None:
    picture = opened(draw_private(scenes.private("7h", "Kh-", "Ah")))
    cards = cards_of(_tray(3, wide=False), 3)
    corners = [share_of(picture, WOOD.card, Point(one.left + 14, one.top + 60), 6) for one in cards]
    assert [share > 0.9 for share in corners] == [True, False, True]


@pytest.mark.parametrize("mark", ["+", "<"])
def test_received_or_passed_card_is_marked(mark: str) -> None:
    plain, marked = (opened(draw_private(scenes.private(card))) for card in ("7h", f"7h{mark}"))
    (card,) = cards_of(_tray(1, wide=False), 1)
    corner = Point(card.right - 18, card.top + 14)
    assert share_of(plain, WOOD.received, corner, 18) < 0.05
    assert share_of(marked, WOOD.received, corner, 18) > 0.3


@pytest.mark.parametrize("wide", [False, True])
def test_pressed_card_is_raised_in_a_bright_frame(*, wide: bool) -> None:
    picture = opened(draw_private(scenes.private("7h", "Kh!", "Ah", wide=wide)))
    cards = cards_of(_tray(3, wide=wide), 3)
    shining = [share_of(picture, WOOD.glow, Point(one.middle.x, one.top - RISE - 4), 2) for one in cards]
    assert [share > 0.5 for share in shining] == [False, True, False]


@pytest.mark.parametrize("caption", ["", "enter · 1 · 11", "W" * 60, "2 · tirer une carte chez un adversaire", "回"])
def test_any_caption_can_be_drawn(caption: str) -> None:
    seen = CardSeen(Card("2h"), caption, playable=True)
    opened(draw_private(PrivateScene(scenes.walk_that_hits(), (seen, replace(seen, card=JOKER)))))


@pytest.mark.parametrize("leftward", [False, True])
def test_cards_of_open_hands_do_not_overlap(*, leftward: bool) -> None:
    board = replace(scenes.poster().board, leftward=leftward)
    hands = tuple(HandSeen(seen.seat, seen.name, turn=False, cards=HAND) for seen in board.seats)
    picture = opened(draw(OpenHandsScene(board, hands), WOOD))
    middle = BOARD_SIZE + (picture.height - BOARD_SIZE) // 4
    row = [picture.getpixel((x, middle)) == WOOD.hand for x in range(picture.width)]
    edges = sum(before and not after for before, after in pairwise(row))
    assert row[0]
    assert row[-1]
    assert edges == 2 * (1 + len(HAND)), "each plate and each card has a gap beside it"
