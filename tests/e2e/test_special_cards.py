"""Special effects of single cards, each played at a real table: texts, pings and results."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.positions import (
    BOTH_WAYS,
    FOUR,
    HOME_ALL,
    MOSTLY_BY_MESSAGE,
    OUT,
    THREE,
    Calls,
    Chair,
    board_alt,
    pressable,
    put,
    told,
)
from tests.e2e.world import answered, open_world, text_of
from tests.sampled import some
from tests.texts import DE, EN, brings_out, hits, labelled, pawn_of, says, swaps, walks
from tockbot.rules import CENTRE, RESERVE, Phase
from tockbot.tables import Card

# Drawing a card (docs/rules.md 4.2)


@BOTH_WAYS
async def test_4_2_card_is_drawn_and_known_only_to_both(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 24/5Q/9K", THREE)
        calls = Calls(world)
        anna, bruno, chloe = (Chair(world, name) for name in THREE)
        anna.in_channel = in_channel
        await anna.look()
        await anna.press(1)
        assert EN("rules-draw", ranks="2") in anna.text
        assert anna.lines == [
            walks(1, 7),
            EN("play-draw", name="Bruno"),
            EN("play-draw", name="Chloé"),
        ]
        await anna.pick("draw", "Bruno")
        assert anna.presses == 2
        (drawn,) = world.game("Anna").drawn
        assert drawn.card in world.game("Anna").hand
        assert drawn.card not in world.game("Bruno").hand
        shown = {"5s": "5♠", "Qs": "Q♠"}[drawn.card]
        assert EN("hand-drew", card=shown, name="Bruno") in anna.text
        assert DE("hand-drawn", name="Anna", card=shown) in bruno.text
        chloe.in_channel = True
        await chloe.look()
        assert shown not in chloe.text
        assert EN("told-draw", name="> **Anna**", cards="2♠", other="Bruno") in text_of(world.board())
        assert board_alt(world).startswith(EN("told-draw", name="Anna", cards="2♠", other="Bruno"))
        assert shown not in told(world)
        assert world.game("Chloé").drawn == world.game().drawn == ()
        assert calls() == Counter({"Bruno": 1})
        log = answered(await world.press("Emma", world.board(), EN("button-log")))
        assert says(log.content, "told-draw")
        assert shown not in log.content


async def test_4_2_drawn_card_is_shown_until_the_next_own_play(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, "swiss 2s d2 pm 0 5,r,r,r/40,r,r,r 24/56", ("Anna", "Bruno"))
        anna, bruno = Chair(world, "Anna"), Chair(world, "Bruno")
        await anna.press(1)
        await anna.pick("draw")
        await bruno.press(1)
        assert not says(bruno.text, "hand-drawn", "de")
        assert says(anna.text, "hand-drew")
        await anna.press(1)
        await anna.pick(walks(1, 9))
        assert not says(anna.text, "hand-drew")


async def test_4_2_typed_draw_shows_the_drawn_card(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, "swiss 2s d2 pm 0 5,r,r,r/40,r,r,r 24/5", ("Anna", "Bruno"))
        answer = await world["Anna"].slash(world.channel, "tock play", card=f"2: {EN('play-draw', name='Bruno')}")
        assert answered(answer).content == "\n".join(
            (
                EN("played", play=f"2: {EN('play-draw', name='Bruno')}"),
                EN("hand-drew", card="5♠", name="Bruno"),
            )
        )


async def test_4_2_player_losing_the_last_card_learns_to_whom(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 24/5/9K", THREE)
        anna, bruno = Chair(world, "Anna"), Chair(world, "Bruno", in_channel=True)
        await anna.press(1)
        await anna.pick("draw", "Bruno")
        await bruno.look()
        assert DE("hand-drawn", name="Anna", card="5♠") in bruno.text
        assert says(bruno.text, "hand-empty", "de")
        assert world.to_act() == "Chloé"


async def test_4_2_person_sees_the_card_that_a_computer_drew(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 2s d0 pm 2 5,r,r,r/{OUT} 56/2", ("Anna", None))
        (drawn,) = world.game("Anna").drawn
        assert EN("hand-drawn", name="Blaise", card=f"{drawn.card[0]}♠") in Chair(world, "Anna").text
        assert f"{drawn.card[0]}♠" not in told(world)


# The centre (4.11, 4.12)


def to_centre(card: str) -> str:
    """Return the text for a five and a second card that take Anna's pawn to the centre."""
    first = EN("move-walk", pawn=EN("pawn", number=1), origin="2", goal="7")
    second = EN("move-walk", pawn=EN("pawn", number=1), origin="7", goal=EN("place-centre")) + hits("Bruno", 1)
    return EN("play-second", moves=first, card=card, second=second)


def by_two(card: str) -> str:
    """Return how a button names the same."""
    second = walks(1, EN("place-centre")) + hits("Bruno", 1)
    return EN("play-second", moves=walks(1, 7), card=card, second=second)


async def test_4_11_ace_ten_and_king_enter_and_leave_the_centre(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg 4t d3 pm 0 8,r,r,r/{OUT}/{OUT}/c,r,r,r A2/5Q/9K/TT", FOUR)
        anna = Chair(world, "Anna")
        assert not says(anna.text, "hand-may-spare"), "no card hits a pawn of her side"
        await anna.press(1)
        marked = EN("rules-marked-fields", fields="8, 26, 44, 62", mark=8)
        assert EN("rules-centre", ranks="A, 10, K", fields=marked) in anna.text
        await anna.pick(walks(1, "centre") + hits("Dario", 1))
        assert world.game().numbering[0][0] == CENTRE
        assert world.game().numbering[3][0] == RESERVE
        assert f"> **Anna** A♠ · pawn 1: 8 → centre{hits('Dario', 1)}" in text_of(world.board())


@MOSTLY_BY_MESSAGE
async def test_4_12_a_second_card_takes_the_pawn_on_to_the_centre(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        others = "/".join([OUT] * 6)
        await put(
            world,
            f"swiss 8t d7 pm 0 2,r,r,r/c,r,r,r/{others} 5K*/QK/9K/K/K/K/K/K",
            ("Anna", "Bruno", *[None] * 6),
        )
        anna = Chair(world, "Anna", in_channel=in_channel)
        await anna.look()
        await anna.press(2)
        assert labelled("5", by_two("K")) in anna.lines
        await anna.press(EN("button-back"))
        anna.presses = 0
        await anna.press(1)
        assert anna.lines == [walks(1, 7), by_two("K"), by_two(EN("joker"))]
        await anna.pick("K")
        assert anna.presses == 2
        assert world.game("Anna").hand == ("**",)
        assert world.game().numbering[0][0] == CENTRE
        assert world.game().numbering[1][0] == RESERVE
        line = f"**Anna** 5♠ K♠ · {to_centre('K')}"
        assert f"> {line}" in text_of(world.board())


async def test_4_12_a_seven_too_goes_on_with_a_second_card(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        others = "/".join([OUT] * 7)
        await put(world, f"swiss 8t d7 pm 0 0,r,r,r/{others} 37/5Q/9K/9/9/9/9/9", ("Anna", *[None] * 7))
        anna = Chair(world, "Anna")
        await anna.press(2)
        assert anna.lines == [
            labelled("7", walks(1, 7)),
            labelled("7", EN("play-second", moves=walks(1, 7), card="3", second=walks(1, "centre"))),
        ]
        await anna.pick("centre")
        assert anna.presses == 2
        assert world.game().history[0].cards == ("3s", "7s")
        assert world.game().numbering[0][0] == CENTRE


# Effects of jacks, tens and jokers (4.8, 4.10, 4.15)


async def test_4_10_a_ten_swaps_with_an_opponent_only(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg+ten_swap 4t d3 pm 0 5,r,r,r/22,r,r,r/40,r,r,r/{OUT} T/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(1)
        assert EN("rules-swap-opponents", ranks="10") in anna.text
        swap = EN("brief-swap-with", pawn=EN("pawn", number=1), other="Bruno")
        assert anna.lines == [walks(1, 15), swap]
        await anna.pick(swap)
        assert [seat[0] for seat in world.game().numbering[:2]] == [22, 5]
        assert f"> **Anna** 10♠ · {swaps(1, '5', 'Bruno', '22')}" in text_of(world.board())


async def test_4_15_a_jokers_meaning_is_chosen_only_where_it_matters(tmp_path: Path) -> None:
    """The swap is the same for a ten and a jack; but after the jack, someone discards."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        options = "ttg+jack_discard+jokers+ten_swap"
        await put(world, f"{options} 2s d2 pm 0 5,r,r,r/40,r,r,r */5Q", ("Anna", "Bruno"))
        anna = Chair(world, "Anna")
        await anna.press(1)
        brought_out = [line for line in anna.lines if line.endswith(brings_out(2))]
        assert len(brought_out) == 1, "ace or king makes no difference"
        await anna.pick(EN("group-swaps", group=EN("pawn", number=1)))
        swap = EN("brief-swap-with", pawn=EN("pawn", number=1), other="Bruno")
        assert [line for line in anna.lines if swap in line] == [labelled("10", swap), labelled("J", swap)]
        await anna.pick(labelled("J", swap))
        assert world.game().phase is Phase.DISCARD
        told = EN("play-as", rank="J", moves=swaps(1, "5", "Bruno", "40"))
        assert f"> **Anna** Joker · {told}" in text_of(world.board())
        assert says(Chair(world, "Bruno").text, "hand-discard-keep", "de")


async def test_4_15_a_joker_that_can_do_a_lot_takes_three_presses(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        pawns = f"5,30,50,60/10,15,20,r/40,45,r,r/{OUT}"
        await put(world, f"swiss 4t d3 pm 0 {pawns} 5*/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(2)
        assert EN("card-does", card=EN("joker"), deeds=EN("action-any")) in anna.text
        await anna.pick(EN("group-swaps", group=EN("pawn", number=2)))
        await anna.pick(labelled("J", EN("brief-swap-with", pawn=EN("pawn", number=2), other=pawn_of("Bruno", 1))))
        assert anna.presses == 3
        told = EN("play-as", rank="J", moves=swaps(2, "30", "Bruno", "10"))
        assert f"> **Anna** Joker · {told}" in text_of(world.board())
        assert world.game("Anna").hand == ("5s",)


async def test_4_14_a_joker_that_may_not_finish_says_why(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        pawns = f"71,h2,h3,h4/22,r,r,r/{HOME_ALL}/{OUT}"
        await put(world, f"swiss+no_joker_finish 4t d3 pm 0 {pawns} 2*/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        assert EN("hand-joker-finish") in anna.text
        await anna.press(2)
        assert EN("rules-no-joker-finish") in anna.text
        assert not any("home" in line for line in anna.lines)
        await anna.press(EN("button-back"))
        assert EN("hand-joker-finish") in anna.text


# Turning home (3.7)


@pytest.mark.parametrize(
    ("options", "pawns", "may"),
    [
        ("+board=dog", "62+,r,r,r", True),
        pytest.param("+board=dog", "62,r,r,r", False, marks=pytest.mark.long),
        pytest.param("+home_entry=over", "68,r,r,r", True, marks=pytest.mark.long),
        ("+home_entry=over", "69,r,r,r", False),
    ],
)
async def test_3_7_home_is_offered_only_as_the_table_has_it(
    tmp_path: Path, options: str, pawns: str, *, may: bool
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss{options} 4t d3 pm 0 {pawns}/{OUT}/{OUT}/{OUT} 3/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(1)
        assert any("home 1" in line or "home 2" in line for line in anna.lines) == may
        rules = text_of(answered(await world.press("Anna", world.board(), EN("button-rules"))))
        sentence = EN("rules-home-entry-twice" if "dog" in options else "rules-home-entry-over")
        assert sentence in rules


# Equal cards (2.2)


@MOSTLY_BY_MESSAGE
async def test_pressed_card_is_spent_not_its_twin(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 4t d3 pm 0 5,r,r,r/{OUT}/{OUT}/{OUT} 558/QK/9K/K", FOUR)
        anna = Chair(world, "Anna", in_channel=in_channel)
        await anna.look()
        assert pressable(anna) == [labelled(card, walks(1, goal)) for card, goal in (("5♥", 10), ("8♠", 13))]
        await anna.press(1)
        assert world.game("Anna").hand == ("5s", "8s")
        assert world.game().discards[-1:] == (Card("5h"),)
        assert "> **Anna** 5♥ · pawn 1: 5 → 10" in text_of(world.board())


@pytest.mark.parametrize("index", some([1, 0, 2], 3))
async def test_pressed_one_of_three_sevens_is_split(tmp_path: Path, index: int) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 4t d3 pm 0 5,r,r,r/{OUT}/{OUT}/{OUT} 777/QK/9K/K", FOUR)
        anna = Chair(world, "Anna")
        await anna.press(index + 1)
        assert world.game().discards[-1] == ("7d", "7h", "7s")[index]
