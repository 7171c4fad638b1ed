"""Discards, thrown-in hands, leavers and places at a real table: who must act, who waits, what everyone sees."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.positions import (
    FOUR,
    HOME_ALL,
    MOSTLY_BY_MESSAGE,
    OUT,
    THREE,
    Calls,
    Chair,
    board_alt,
    pressable,
    public,
    put,
    refused_to,
)
from tests.e2e.world import World, answered, buttons, open_world, text_of
from tests.sampled import some
from tests.texts import DE, EN, FR, labelled, pawn_of, says, swaps, walks
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import ShowLog
from tockbot.features.turn.turn import MakePlay
from tockbot.rules import RESERVE, Phase

# Forced discards (4.9, 4.10)


@MOSTLY_BY_MESSAGE
async def test_4_9_after_a_ten_the_next_discards_and_loses_the_turn(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/5Q/9K", THREE)
        calls = Calls(world)
        anna, bruno, chloe = (Chair(world, name) for name in THREE)
        await anna.press(2)
        assert world.game().phase is Phase.DISCARD
        typed = await world["Bruno"].autocomplete(world.channel, "tock play", "card", "")
        assert [choice["name"] for choice in typed] == ["5: ablegen", "Q: ablegen"]
        assert EN("table-discard-lose", name=f"<@{world['Bruno'].id}>") in text_of(world.board())
        assert EN("table-discard-lose", name="Bruno") in board_alt(world)
        assert calls() == Counter({"Bruno": 1})
        chloe.in_channel = True
        await chloe.look()
        for waiting in (anna, chloe):
            assert pressable(waiting) == []
            await refused_to(waiting, write_press(MakePlay(world.seen().id, world.game().stamp, 0, 0)))
        before = bruno.text
        await world.restart()
        assert bruno.text == before
        bruno.in_channel = in_channel
        await bruno.look()
        assert DE("hand-discard-lose", name="Anna", cards="10♠") in bruno.text
        assert pressable(bruno) == [DE("card-play", card=card, play=DE("play-discard")) for card in ("5♠", "Q♠")]
        await bruno.press(1)
        assert world.game("Bruno").hand == ("Qs",)
        made = world.game().history[-1]
        assert (made.forced, made.cards) == (True, ("5s",))
        assert world.to_act() == "Chloé"
        assert EN("told-discard-made", name="> **Bruno**", cards="5♠") in text_of(world.board())
        assert calls() == Counter({"Bruno": 1, "Chloé": 1})


@MOSTLY_BY_MESSAGE
async def test_4_9_a_game_may_begin_with_a_discard(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pd 1 15,r,r,r/22,r,r,r/{OUT} 2/5Q/9K", THREE)
        bruno = Chair(world, "Bruno")
        bruno.in_channel = in_channel
        await bruno.look()
        assert DE("hand-discard-first-lose") in bruno.text
        await bruno.press(1)
        assert world.game("Bruno").hand == ("Qs",)


async def test_4_9_player_without_cards_is_not_asked(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/-/9K", THREE)
        calls = Calls(world)
        anna = Chair(world, "Anna")
        await anna.press(2)
        assert world.game().phase is Phase.PLAY
        assert world.to_act() == "Chloé"
        assert calls() == Counter({"Chloé": 1})


@pytest.mark.parametrize(
    ("pick", "line"),
    [
        pytest.param(walks(1, 16), "pawn 1: 5 → 16", id="eleven"),
        pytest.param(": ", swaps(1, "5", "Bruno", "22"), id="swap", marks=pytest.mark.long),
    ],
)
async def test_4_10_jack_is_eleven_or_a_swap_and_the_next_discards(tmp_path: Path, pick: str, line: str) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg+jack_discard 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2J/35/9K", THREE)
        calls = Calls(world)
        anna, bruno = Chair(world, "Anna"), Chair(world, "Bruno")
        await anna.press(2)
        assert f"-# J: {EN('action-forward', steps=11)} · {EN('action-swap')}" in anna.text
        assert len(anna.lines) == 2
        await anna.pick(pick)
        assert f"> **Anna** J♠ · {line}" in text_of(world.board())
        assert EN("table-discard", name=f"<@{world['Bruno'].id}>") in text_of(world.board())
        assert says(bruno.text, "hand-discard-keep", "de")
        await bruno.press(1)
        assert world.to_act() == "Bruno"
        stood = world.game().numbering[1][0]
        assert pressable(bruno) == [
            DE("card-play", card="5♠", play=DE("brief-to", pawn=DE("pawn", number=1), goal=str(stood + 5)))
        ]
        assert EN("told-discard-made", name="> **Bruno**", cards="3♠") in text_of(world.board())
        assert EN("table-turn", name=f"<@{world['Bruno'].id}>") in text_of(world.board())
        assert calls() == Counter({"Bruno": 1}), "a person who is still there is not pinged again"
        assert calls.paints == 2
        await bruno.press(1)
        assert calls() == Counter({"Bruno": 1, "Chloé": 1})


async def test_4_10_player_who_discards_the_last_card_is_skipped(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg+jack_discard 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2J/5/9K", THREE)
        anna, bruno = Chair(world, "Anna"), Chair(world, "Bruno")
        await anna.press(2)
        await anna.pick(walks(1, 16))
        await bruno.press(1)
        assert world.to_act() == "Chloé"
        assert says(bruno.text, "hand-empty", "de")


async def test_4_9_computer_discards_for_a_leaver(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/5Q/9K", THREE)
        anna, bruno = Chair(world, "Anna"), Chair(world, "Bruno")
        await anna.press(2)
        stamp = world.game().stamp
        await world["Bruno"].slash(world.channel, "tock leave")
        assert world.to_act() == "Chloé"
        assert len(world.game().history) == 2
        assert EN("told-discard-made", name="**Joan**", cards="") in text_of(world.board())
        assert [button.label for button in buttons(bruno.message)] == [DE("button-return"), DE("button-give-up-seat")]
        await refused_to(bruno, write_press(MakePlay(world.seen().id, stamp, 0, 0)))
        await world["Bruno"].slash(world.channel, "tock join")
        assert len(world.game("Bruno").hand) == 1
        assert world.to_act() == "Chloé"


async def test_4_9_a_game_deserted_while_a_discard_is_due_waits_for_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/5Q/9K", ("Anna", "Bruno", None))
        anna, bruno = Chair(world, "Anna"), Chair(world, "Bruno")
        await anna.press(2)
        await world["Anna"].slash(world.channel, "tock leave")
        await world["Bruno"].slash(world.channel, "tock leave")
        assert world.game().phase is Phase.DISCARD
        assert says(text_of(world.board()), "table-deserted")
        await world["Bruno"].slash(world.channel, "tock join")
        assert world.to_act() == "Bruno"
        assert says(text_of(world.board()), "table-discard-lose")
        assert pressable(bruno) == [DE("card-play", card=card, play=DE("play-discard")) for card in ("5♠", "Q♠")]
        await bruno.press(1)
        assert world.game().history[1].forced


@pytest.mark.parametrize("ruleset", some(["swiss 4t", "swiss 3s"], 2))
async def test_2_3_leaver_passes_by_computer_and_keeps_the_choice(tmp_path: Path, ruleset: str) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        seats = int(ruleset[-2])
        names = FOUR[:seats]
        await put(world, f"{ruleset} d0 px - {'/'.join([OUT] * seats)} {'/'.join(['49K'] * seats)}", names)
        await world.press("Anna", world.dm("Anna"), 3)
        await world["Anna"].slash(world.channel, "tock leave")
        assert world.game().has_given[0]
        await world["Bruno"].slash(world.channel, "tock leave")
        assert world.game().has_given[1], "the computer gives at once"
        assert world.game().phase is Phase.EXCHANGE
        for name in names[2:]:
            await world.press(name, world.dm(name), 1)
        receiver = "Chloé" if seats == 4 else None
        if receiver is not None:
            assert world.game(receiver).received == "Ks"
        await world["Anna"].slash(world.channel, "tock join")
        assert world.seen("Anna").viewer == 0


# Own pawns are hit too (3.4)


async def test_3_4_hit_of_an_own_pawn_is_shown_as_such(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss 3s d2 pm 0 5,8,r,r/{OUT}/{OUT} 3Q/K/K", THREE)
        anna = Chair(world, "Anna")
        await anna.press(1)
        assert anna.lines == [
            walks(1, 8) + EN("move-hits", victims=EN("your-own-pawn", number=2)),
            walks(2, 11),
        ]
        await anna.pick(walks(1, 8))
        hit = EN("move-hits", victims=EN("own-pawn", number=2))
        assert f"> **Anna** 3♠ · pawn 1: 5 → 8{hit}" in text_of(world.board())


# No card playable (2.6)


async def test_2_6_player_without_a_play_discards_a_chosen_card(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 {OUT}/22,r,r,r/{OUT} 25/5Q/9K", THREE)
        anna = Chair(world, "Anna")
        assert says(anna.text, "hand-discard-all")
        cards, first_time = (
            [labelled(card, EN("play-discard")) for card in ("2♠", "5♠")],
            [EN("button-learn")],
        )
        assert pressable(anna) == [*cards, EN("button-let-go"), *first_time]
        await anna.press(2)
        assert world.game("Anna").hand == ("2s",)
        assert EN("told-discard-unplayable", name="> **Anna**", cards="5♠") in text_of(world.board())
        assert world.to_act() == "Bruno"


async def test_2_6_unplayable_hand_is_discarded_by_one_press(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 {OUT}/22,r,r,r/40,r,r,r 259/5Q/9K", THREE)
        calls = Calls(world)
        anna = Chair(world, "Anna")
        await anna.press(EN("button-let-go"))
        assert says(anna.text, "hand-let-go")
        assert EN("button-choose-ahead") not in pressable(anna)
        assert world.to_act() == "Bruno"
        await world.restart()
        for name in THREE[1:]:
            await Chair(world, name).press(1)
        assert world.to_act() == "Bruno", "another card of Anna's is gone"
        assert len(world.game("Anna").hand) == 1
        assert calls()["Anna"] == 0


async def test_2_6_toctoc_discards_one_card_with_a_pawn_on_the_track(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"toctoc 4t d3 pm 0 15,r,r,r/18!,r,r,r/{OUT}/{OUT} 59/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        assert EN("hand-discard-choice") in anna.text
        await anna.press(1)
        assert world.game("Anna").hand == ("9s",)
        assert EN("told-discard-unplayable", name="> **Anna**", cards="5♠") in text_of(world.board())


@pytest.mark.parametrize("ruleset", some(["swiss 4t", "toctoc 4t"], 2))
async def test_2_6_throw_in_is_automatic_and_explained(tmp_path: Path, ruleset: str) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"{ruleset} d2 pm 3 {OUT}/20,r,r,r/{OUT}/{OUT} 56/5Q/9K/K", FOUR)
        await Chair(world, "Dario").press(1)
        assert world.game("Anna").hand == (), "it was discarded automatically"
        assert says(anna_called(world), "hand-throw-in")
        assert "⏳" not in anna_called(world)
        fresh = await world.press("Anna", world.board(), EN("button-hand"))
        assert EN("hand-thrown-in", cards="5♠ 6♠") in answered(fresh).content
        assert EN("told-throw-in", name="> **2.** **Anna**", cards="5♠ 6♠") in text_of(world.board())
        assert EN("told-throw-in", name="Anna", cards="5♠ 6♠") in board_alt(world)


def anna_called(world: World) -> str:
    """Return the message that pinged Anna."""
    return str(world.dm("Anna").content)


@pytest.mark.parametrize("hits", [False, True])
async def test_2_6_player_may_discard_instead_of_hitting_the_partner(tmp_path: Path, *, hits: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg 4t d3 pm 0 5,r,r,r/{OUT}/8,11,r,r/{OUT} 36/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        assert EN("hand-may-spare") in anna.text
        await anna.press(1)
        assert anna.lines == [
            walks(1, 8) + EN("move-hits", victims=EN("your-partners-pawn", number=1)),
            EN("play-discard"),
        ]
        await anna.pick("pawn 1" if hits else EN("play-discard"))
        hit = EN("move-hits", victims=EN("partners-pawn", pawn=pawn_of("Chloé", 1)))
        discarded = EN("told-discard", name="> **Anna**", cards="3♠")
        assert (f"> **Anna** 3♠ · pawn 1: 5 → 8{hit}" if hits else discarded) in text_of(world.board())
        assert (RESERVE in world.game().numbering[2][:2]) == hits
        assert world.game("Anna").hand == ("6s",)


async def test_2_6_optional_discard_does_not_reveal_the_reason(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"ttg 4t d3 pm 0 {OUT}/22,r,r,r/{OUT}/{OUT} 25/5Q/9K/9", FOUR)
        anna = Chair(world, "Anna")
        assert says(anna.text, "hand-discard-all")
        await anna.press(2)
        assert EN("told-discard", name="> **Anna**", cards="5♠\n") in text_of(world.board())


# Places at the end (5.1)


async def test_5_1_places_are_shown_and_finished_players_skipped(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        pawns = "70,h2,h3,h4/15,h2,h3,h4/40,r,r,r"
        await put(world, f"italian+places 3s d2 pm 0 {pawns} AQ/A2Q/9T", THREE)
        calls = Calls(world)
        anna, bruno, chloe = (Chair(world, name) for name in THREE)
        await anna.press(1)
        await anna.pick("home 1")
        assert world.game().finished == ((0,),)
        assert EN("told-home", names="Anna", count=1, place=1) in text_of(world.board())
        assert not says(text_of(world.board()), "table-places"), "only the end shows places"
        assert EN("table-places", names="1. Anna") in board_alt(world)
        assert EN("hand-finished", place=1) in anna.text
        assert pressable(anna) == []
        await bruno.press(3)
        await chloe.press(2)
        assert world.to_act() == "Bruno", "the last player's ten makes the next unfinished player discard"
        assert world.game().phase is Phase.DISCARD
        await bruno.press(1)
        assert calls() == Counter({"Bruno": 2, "Chloé": 2})
        assert "🏅" not in text_of(world.board()), "everyone has played since"
        shown = answered(await world["Chloé"].click(world.board(), custom_id=write_press(ShowLog(world.seen().id))))
        assert shown.content.count(FR("told-home", names="Anna", count=1, place=1)) == 1
        await world["Anna"].slash(world.channel, "tock leave")
        assert EN("table-places", names="1. Isaac") in board_alt(world)


async def test_5_1_finished_player_is_skipped_by_later_deals(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian+places 3s d2 pm 0 70,h2,h3,h4/{OUT}/40,r,r,r A/2/9", THREE)
        anna, bruno, chloe = (Chair(world, name) for name in THREE)
        message = anna.message.id
        await anna.press(1)
        await anna.pick("home 1")
        await bruno.press(1)
        await chloe.press(1)
        assert world.game().round == 2
        assert world.game("Anna").hand == ()
        assert [len(world.game(name).hand) for name in ("Bruno", "Chloé")] == [4, 4]
        assert (anna.message.id, EN("hand-finished", place=1) in anna.text) == (message, True)
        await world.end("Anna")
        assert (anna.message.id, says(anna.text, "hand-over")) == (message, True)


async def test_5_1_finished_player_is_skipped_in_the_exchange(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"swiss+places 3s d1 px - {HOME_ALL}/18!,r,r,r/36!,r,r,r -/49K/57Q", THREE)
        anna, bruno, chloe = (Chair(world, name, in_channel=name == "Anna") for name in THREE)
        assert world["Anna"].user.dm_channel.history() == [], "she need not act"
        await anna.look()
        assert EN("hand-finished", place=1) in anna.text
        assert pressable(anna) == []
        assert EN("table-exchange", ready=0, players=2) in text_of(world.board())
        assert "**Chloé**" in bruno.text
        assert "**Bruno**" in chloe.text
        await bruno.press(3)
        await chloe.press(1)
        assert world.game("Chloé").received == "Ks"
        assert world.game("Bruno").received == "5s"
        assert world.to_act() == "Chloé"


async def test_5_1_the_game_ends_with_the_ranking(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian+places 3s d2 pm 1 {HOME_ALL}/16,h2,h3,h4/40,r,r,r -/AQ/9T", THREE)
        bruno = Chair(world, "Bruno")
        await bruno.press(1)
        await bruno.pick("Haus 1")
        assert world.game().phase is Phase.GAME_OVER
        ranking = EN("table-places", names="1. Anna · 2. Bruno · 3. Chloé")
        assert f"{EN('table-won', names='Anna', count=1)}\n{ranking}" in text_of(world.board())
        assert not says(text_of(world.board()), "told-home"), "no one plays on"
        assert ranking in board_alt(world)
        assert len(public(world)) == 2, "the record of the start, and the end"
        assert says(bruno.text, "hand-over", "de")
