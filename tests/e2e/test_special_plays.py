"""What the rules bring besides plain moves, each played at a real table: its words, its pings, what comes of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.positions import Chair, Pings, board_alt, public, put, told
from tests.e2e.world import World, answered, buttons, play_by_buttons, world
from tockbot.rules.board import CENTRE, HOME, RESERVE
from tockbot.rules.position import Phase
from tockbot.tables.cards import Card

OUT = "r,r,r,r"
HOME_ALL = "h1,h2,h3,h4"
THREE = ("Anna", "Bruno", "Chloé")
FOUR = ("Anna", "Bruno", "Chloé", "Dario")

BOTH_WAYS = pytest.mark.parametrize("in_channel", [False, True], ids=["by dm", "in the channel"])


async def refused_to(table: World, name: str, custom_id: str) -> None:
    """A press that is not this person's changes nothing and is answered."""
    before = table.game()
    message = table.dm(name)
    stored = table.env.backend.get_message(message.channel.id, message.id)
    stored.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}]
    result = table.raw_press(name, message, custom_id)
    await table.env.settle()
    assert answered(result).content
    assert table.game() == before


def pressable(chair: Chair) -> list[str]:
    """The buttons that can be pressed."""
    return [item.label or "" for item in buttons(chair.message) if not item.disabled]


# Drawing a card (docs/rules.md 4.2)


@BOTH_WAYS
async def test_4_2_a_card_is_drawn_from_the_opponent_chosen_and_only_the_two_know_it(
    tmp_path: Path, *, in_channel: bool
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 24/5Q/9K", THREE)
        pings = Pings(table)
        anna, bruno, chloe = (Chair(table, name) for name in THREE)
        anna.in_channel = in_channel
        await anna.look()
        await anna.press("1 ·")
        assert "-# Instead of moving, a 2 may draw an unseen card from an opponent's hand." in anna.text
        assert [line.split(". ", 1)[1] for line in anna.lines] == [
            "pawn 1: 5 → 7",
            "draw a card from Bruno",
            "draw a card from Chloé",
        ]
        await anna.pick("draw", "Bruno")
        assert anna.presses == 2
        (drawn,) = table.game("Anna").drawn
        assert drawn.card in table.game("Anna").hand
        assert drawn.card not in table.game("Bruno").hand
        shown = {"5s": "5♠", "Qs": "Q♠"}[drawn.card]
        assert f"You drew **{shown}** from **Bruno**." in anna.text
        assert f"**Anna** hat dir **{shown}** aus der Hand gezogen." in bruno.text
        assert shown not in chloe.text
        assert "> **Anna** 2♠ · draws a card from Bruno" in table.board().content
        assert board_alt(table).startswith("Anna 2♠ · draws a card from Bruno. It is Bruno's turn.")
        assert shown not in told(table)
        assert table.game("Chloé").drawn == table.game().drawn == ()
        assert pings() == Counter({"Bruno": 1})
        log = answered(await table.press("Emma", table.board(), "Log"))
        assert "draws a card from Bruno" in log.content
        assert shown not in log.content


async def test_4_2_what_was_drawn_is_told_until_the_next_own_play(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, "swiss 2s d2 pm 0 5,r,r,r/40,r,r,r 24/56", ("Anna", "Bruno"))
        anna, bruno = Chair(table, "Anna"), Chair(table, "Bruno")
        await anna.press("1 ·")
        await anna.pick("draw")
        await bruno.press("1 ·")
        await bruno.press("Spielen")
        assert "gezogen" not in bruno.text
        assert "You drew" in anna.text
        await anna.press("1 ·")
        await anna.pick("→ 9")
        assert "You drew" not in anna.text


async def test_4_2_a_drawn_card_is_told_who_types(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, "swiss 2s d2 pm 0 5,r,r,r/40,r,r,r 24/5", ("Anna", "Bruno"))
        answer = await table["Anna"].slash(table.channel, "tock play", card="2: draw a card from Bruno")
        assert answered(answer).content == "Played: 2: draw a card from Bruno\nYou drew **5♠** from **Bruno**."


async def test_4_2_whoever_loses_the_last_card_is_told_to_whom(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 24/5/9K", THREE)
        anna, bruno = Chair(table, "Anna"), Chair(table, "Bruno")
        await anna.press("1 ·")
        await anna.pick("draw", "Bruno")
        assert "**Anna** hat dir **5♠** aus der Hand gezogen." in bruno.text
        assert "keine Karten mehr" in bruno.text
        assert table.to_act() == "Chloé"


async def test_4_2_a_person_is_told_what_a_computer_drew(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 2s d0 pm 2 5,r,r,r/{OUT} 56/2", ("Anna", None))
        (drawn,) = table.game("Anna").drawn
        assert f"**Blaise** drew **{drawn.card[0]}♠** from your hand." in Chair(table, "Anna").text
        assert f"{drawn.card[0]}♠" not in told(table)


# Sevens that move others' pawns (4.5)


@BOTH_WAYS
async def test_4_5_a_solo_seven_moves_anybodys_pawns(tmp_path: Path, *, in_channel: bool) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, "swiss 3s d2 pm 0 5,r,r,r/22,r,r,r/25,h2,r,r 7Q/5Q/9K", THREE)
        pings = Pings(table)
        anna = Chair(table, "Anna", in_channel=in_channel)
        await anna.look()
        await anna.press("1 ·")
        assert "A seven moves anybody's pawns on the track or at home, protected ones too." in anna.text
        assert "7 steps left" in anna.text
        await anna.pick("Bruno 1: 22 → 26, hits Chloé 1 · 4 steps")
        assert "3 steps left" in anna.text
        assert "Bruno 1: 22 → 26, hits Chloé 1" in anna.text
        await anna.press("Take back")
        assert "7 steps left" in anna.text
        await anna.pick("Bruno 1: 22 → 26, hits Chloé 1 · 4 steps")
        await anna.pick("Chloé 2: home 2 → home 4 · 2 steps")
        await anna.pick("pawn 1: 5 → 6 · 1 step")
        assert "all seven steps are used" in anna.text
        assert table.game().happenings == ()
        await anna.press("Play it")
        line = "7♠ · Bruno 1: 22 → 26, hits Chloé 1; Chloé 2: home 2 → home 4; pawn 1: 5 → 6"
        assert f"> **Anna** {line}" in table.board().content
        assert board_alt(table).startswith(f"Anna {line}.")
        assert pings.messages == 1, "however many parts it had"
        assert [seat[0] for seat in table.game().numbering] == [6, 26, RESERVE]
        assert table.game().numbering[2][1] == HOME[3]
        assert pings() == Counter({"Bruno": 1})


async def test_4_5_canadian_sevens_move_the_partners_pawns_too(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss+canadian_seven 4t d3 pm 0 5,r,r,r/{OUT}/40,r,r,r/{OUT} 7Q/5/9/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        assert "A seven moves your partner's pawns too." in anna.text
        assert not any("Bruno" in line or "Dario" in line for line in anna.lines)
        await anna.pick("Chloé 1: 40 → 44")
        await anna.pick("pawn 1: 5 → 8")
        await anna.press("Play it")
        assert table.game().numbering[0][0] == 8
        assert table.game().numbering[2][0] == 44


async def test_4_5_a_solo_seven_may_bring_somebody_else_home_who_then_wins(tmp_path: Path) -> None:
    """docs/readings.md A28."""
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, "swiss 2s d2 pm 0 5,r,r,r/33,h2,h3,h4 7/5", ("Anna", "Bruno"))
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        await anna.pick("Bruno 1: 33 → home 1 · 1 step")
        await anna.pick("pawn 1: 5 → 11 · 6 steps")
        await anna.press("Play it")
        assert "🏁 Bruno wins!" in table.board().content
        assert "🏁 Bruno wins!" in board_alt(table)
        assert "🏁 Bruno gewinnt!" in Chair(table, "Bruno").text


async def test_4_7_at_home_a_seven_goes_back_too(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"ttg 4t d3 pm 0 5,h3,r,r/{OUT}/{OUT}/{OUT} 7/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        assert "Parts of a seven may go backward inside your home." in anna.text
        await anna.pick("pawn 2: home 3 → home 1 · 2 steps")
        await anna.pick("pawn 1: 5 → 10 · 5 steps")
        await anna.press("Play it")
        assert "> **Anna** 7♠ · pawn 2: home 3 → home 1; pawn 1: 5 → 10" in table.board().content


async def test_4_13_a_whole_seven_crosses_the_board(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        pawns = f"7,r,r,r/43,r,r,r/{OUT}/{OUT}"
        await put(table, f"toctoc+seven_diagonal 4t d3 pm 0 {pawns} 7/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        assert (
            "A whole seven may take a pawn from field 7, 25, 43, 61 to the one of these straight across." in anna.text
        )
        await anna.pick("pawn 1: 7 → 43, hits Bruno 1 · 7 steps")
        await anna.press("Play it")
        assert "> **Anna** 7♠ · pawn 1: 7 → 43, hits Bruno 1" in table.board().content
        assert [seat[0] for seat in table.game().numbering[:2]] == [43, RESERVE]


# Made to discard (4.9, 4.10)


@BOTH_WAYS
async def test_4_9_after_a_ten_the_next_discards_and_loses_the_turn(tmp_path: Path, *, in_channel: bool) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/5Q/9K", THREE)
        pings = Pings(table)
        anna, bruno, chloe = (Chair(table, name) for name in THREE)
        await anna.press("2 ·")
        assert "After a 10 the next player discards a card and loses that turn." in anna.text
        await anna.press("Play it")
        assert table.game().phase is Phase.DISCARD
        typed = await table["Bruno"].autocomplete(table.channel, "tock play", "card", "")
        assert [choice["name"] for choice in typed] == ["5: ablegen", "Q: ablegen"]
        assert f"<@{table['Bruno'].id}> must discard a card and loses this turn." in table.board().content
        assert "Bruno must discard a card and loses this turn." in board_alt(table)
        assert pings() == Counter({"Bruno": 1})
        for waiting in (anna, chloe):
            assert pressable(waiting) == []
            await refused_to(table, waiting.name, f"tock:make:{table.seen().id}:{table.game().stamp}:0_0")
        bruno.in_channel = in_channel
        await bruno.look()
        assert "**Anna** hat 10♠ gespielt: Du legst eine Karte ab und setzt diesmal aus." in bruno.text
        assert pressable(bruno) == ["1 · 5♠", "2 · Q♠"]
        await bruno.press("2 ·")
        assert bruno.text == "**Q♠** ablegen?"
        await bruno.press("Zurück")
        await bruno.press("1 ·")
        await bruno.press("Ablegen")
        assert table.game("Bruno").hand == ("Qs",)
        assert table.to_act() == "Chloé"
        assert "> **Bruno** · forced discard: 5♠" in table.board().content
        assert pings() == Counter({"Bruno": 1, "Chloé": 1})


async def test_4_9_who_has_no_card_is_not_asked(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/-/9K", THREE)
        pings = Pings(table)
        anna = Chair(table, "Anna")
        await anna.press("2 ·")
        await anna.press("Play it")
        assert table.game().phase is Phase.PLAY
        assert table.to_act() == "Chloé"
        assert pings() == Counter({"Chloé": 1})


@pytest.mark.parametrize(("pick", "line"), [("5 → 16", "pawn 1: 5 → 16"), ("⇄", "pawn 1 on 5 ⇄ Bruno 1 on 22")])
async def test_4_10_a_jack_is_eleven_or_a_swap_and_the_next_discards_without_losing_the_turn(
    tmp_path: Path, pick: str, line: str
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"ttg+jack_discard 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2J/35/9K", THREE)
        pings = Pings(table)
        anna, bruno = Chair(table, "Anna"), Chair(table, "Bruno")
        await anna.press("2 ·")
        assert "-# J: 11 forward · swap" in anna.text
        assert len(anna.lines) == 2
        await anna.pick(pick)
        assert f"> **Anna** J♠ · {line}" in table.board().content
        assert f"<@{table['Bruno'].id}> must discard a card." in table.board().content
        assert "bleibst aber an der Reihe" in bruno.text
        await bruno.press("1 ·")
        await bruno.press("Ablegen")
        assert table.to_act() == "Bruno"
        assert pressable(bruno) == ["1 · 5♠"]
        assert "> **Bruno** · forced discard: 3♠" in table.board().content
        assert f"It is <@{table['Bruno'].id}>'s turn." in table.board().content
        assert pings() == Counter({"Bruno": 1}), "who is still there is not called again"
        assert pings.messages == 2
        await bruno.press("1 ·")
        await bruno.press("Spielen")
        assert pings() == Counter({"Bruno": 1, "Chloé": 1})


async def test_4_10_whoever_discards_the_last_card_is_passed_over(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"ttg+jack_discard 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2J/5/9K", THREE)
        anna, bruno = Chair(table, "Anna"), Chair(table, "Bruno")
        await anna.press("2 ·")
        await anna.pick("5 → 16")
        await bruno.press("1 ·")
        await bruno.press("Ablegen")
        assert table.to_act() == "Chloé"
        assert "keine Karten mehr" in bruno.text


async def test_4_9_a_leaver_who_has_to_discard_is_replaced_by_a_computer_that_does(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/5Q/9K", THREE)
        anna, bruno = Chair(table, "Anna"), Chair(table, "Bruno")
        await anna.press("2 ·")
        await anna.press("Play it")
        stamp = table.game().stamp
        await table["Bruno"].slash(table.channel, "tock leave")
        assert table.to_act() == "Chloé"
        assert len(table.game().happenings) == 2
        assert "> **Blaise** · forced discard: " in table.board().content
        assert not bruno.message.components
        await refused_to(table, "Bruno", f"tock:make:{table.seen().id}:{stamp}:0_0")
        await table["Bruno"].slash(table.channel, "tock join")
        assert len(table.game("Bruno").hand) == 1
        assert table.to_act() == "Chloé"


async def test_4_9_a_game_deserted_while_a_discard_is_due_waits_for_it(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian 3s d2 pm 0 5,r,r,r/22,r,r,r/{OUT} 2T/5Q/9K", ("Anna", "Bruno", None))
        anna, bruno = Chair(table, "Anna"), Chair(table, "Bruno")
        await anna.press("2 ·")
        await anna.press("Play it")
        await table["Anna"].slash(table.channel, "tock leave")
        await table["Bruno"].slash(table.channel, "tock leave")
        assert table.game().phase is Phase.DISCARD
        assert "Nobody is at the table; the game waits." in table.board().content
        await table["Bruno"].slash(table.channel, "tock join")
        assert table.to_act() == "Bruno"
        assert "must discard a card and loses this turn." in table.board().content
        assert pressable(bruno) == ["1 · 5♠", "2 · Q♠"]
        await bruno.press("1 ·")
        await bruno.press("Ablegen")
        assert table.game().happenings[1].forced


async def test_4_9_a_discard_that_is_due_survives_a_restart(tmp_path: Path) -> None:
    """A game that was really played, read back from its log."""
    async with world(tmp_path / "t.sqlite3") as table:
        names = ("Anna", "Bruno")
        await table["Anna"].slash(table.channel, "tock new", ruleset="italian", players=2)
        await table["Bruno"].slash(table.channel, "tock join")
        await table["Anna"].slash(table.channel, "tock start")
        while table.game().phase is not Phase.DISCARD:
            await play_by_buttons(table, table.to_act() or "")
        name = table.to_act() or ""
        before = table.dm(name).content
        await table.restart()
        assert table.dm(name).content == before
        hand = table.game(name).hand
        await table.press(name, table.dm(name), "1 ·")
        await table.press_id(name, table.dm(name), buttons(table.dm(name))[0].custom_id or "")
        assert table.game().happenings[-1].forced
        assert table.game().happenings[-1].cards == hand[:1]
        assert table.to_act() == next(one for one in names if one != name)


@pytest.mark.parametrize("ruleset", ["swiss 4t", "swiss 3s"])
async def test_2_3_a_leaver_in_the_exchange_gives_by_computer_and_keeps_the_choice_made(
    tmp_path: Path, ruleset: str
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        seats = int(ruleset[-2])
        names = FOUR[:seats]
        await put(table, f"{ruleset} d0 px - {'/'.join([OUT] * seats)} {'/'.join(['49K'] * seats)}", names)
        await table.press("Anna", table.dm("Anna"), "3 ·")
        await table["Anna"].slash(table.channel, "tock leave")
        assert table.game().has_given[0]
        await table["Bruno"].slash(table.channel, "tock leave")
        assert table.game().has_given[1], "the computer gives at once"
        assert table.game().phase is Phase.EXCHANGE
        for name in names[2:]:
            await table.press(name, table.dm(name), "1 ·")
        receiver = "Chloé" if seats == 4 else None
        if receiver is not None:
            assert table.game(receiver).received == "Ks"
        await table["Anna"].slash(table.channel, "tock join")
        assert table.seen("Anna").viewer == 0


# No card playable (2.6)


async def test_2_6_who_can_play_nothing_discards_a_card_of_choice(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian 3s d2 pm 0 {OUT}/22,r,r,r/{OUT} 25/5Q/9K", THREE)
        anna = Chair(table, "Anna")
        assert "No card of yours can be played: choose one to discard." in anna.text
        assert pressable(anna) == ["1 · 2♠", "2 · 5♠"]
        await anna.press("2 ·")
        await anna.press("Discard")
        assert table.game("Anna").hand == ("2s",)
        assert "> **Anna** · no card playable, discards 5♠" in table.board().content
        assert table.to_act() == "Bruno"


async def test_2_6_in_toctoc_one_card_goes_while_a_pawn_is_on_the_track(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"toctoc 4t d3 pm 0 15,r,r,r/18!,r,r,r/{OUT}/{OUT} 59/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        assert "No card of yours can be played: choose one to discard." in anna.text
        await anna.press("1 ·")
        await anna.press("Discard")
        assert table.game("Anna").hand == ("9s",)
        assert "> **Anna** · no card playable, discards 5♠" in table.board().content


@pytest.mark.parametrize("ruleset", ["swiss 4t", "toctoc 4t"])
@BOTH_WAYS
async def test_2_6_a_throw_in_is_explained_to_the_player_and_to_all(
    tmp_path: Path, ruleset: str, *, in_channel: bool
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"{ruleset} d3 pm 0 {OUT}/20,r,r,r/{OUT}/{OUT} 56/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna", in_channel=in_channel)
        await anna.look()
        assert "No card of yours can be played. You throw in your hand; the round is over for you." in anna.text
        assert pressable(anna) == ["Throw in"]
        await anna.press("Throw in")
        assert table.game("Anna").hand == ()
        assert "> **Anna** · no card playable, throws in 5♠ 6♠" in table.board().content
        assert board_alt(table).startswith("Anna · no card playable, throws in 5♠ 6♠. It is Bruno's turn.")
        assert "You have no cards left. The next deal is coming." in anna.text


@pytest.mark.parametrize("hits", [False, True])
async def test_2_6_who_would_have_to_hit_the_partner_may_discard_instead(tmp_path: Path, *, hits: bool) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"ttg 4t d3 pm 0 5,r,r,r/{OUT}/8,r,r,r/{OUT} 36/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        assert "Every play would hit your partner" not in anna.text, "the six hits nobody"
    async with world(tmp_path / "u.sqlite3") as table:
        await put(table, f"ttg 4t d3 pm 0 5,r,r,r/{OUT}/8,11,r,r/{OUT} 36/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        assert "Every play would hit your partner: you may discard a card instead." in anna.text
        await anna.press("1 ·")
        assert [line.split(". ", 1)[1] for line in anna.lines] == ["pawn 1: 5 → 8, hits Chloé 1", "discard it"]
        await anna.pick("hits" if hits else "discard it")
        line = "3♠ · pawn 1: 5 → 8, hits Chloé 1" if hits else "· no card playable that spares the partner, discards 3♠"
        assert f"> **Anna** {line}" in table.board().content
        assert (RESERVE in table.game().numbering[2][:2]) == hits
        assert table.game("Anna").hand == ("6s",)


# The centre (4.11, 4.12)


async def test_4_11_the_centre_is_entered_and_left_with_ace_ten_or_king(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"ttg 4t d3 pm 0 8,r,r,r/{OUT}/{OUT}/c,r,r,r A2/5Q/9K/TT", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        fields = "With A, 10, K a pawn goes from field 8, 26, 44, 62 to the centre, and from there to any of these."
        assert fields in anna.text
        await anna.pick("8 → centre, hits Dario 1")
        assert table.game().numbering[0][0] == CENTRE
        assert table.game().numbering[3][0] == RESERVE
        assert "> **Anna** A♠ · pawn 1: 8 → centre, hits Dario 1" in table.board().content


@BOTH_WAYS
async def test_4_12_a_second_card_takes_the_pawn_on_to_the_centre(tmp_path: Path, *, in_channel: bool) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        others = "/".join([OUT] * 6)
        await put(
            table,
            f"swiss 8t d7 pm 0 2,r,r,r/c,r,r,r/{others} 5K*/5Q/9K/9/9/9/9/9",
            ("Anna", "Bruno", *[None] * 6),
        )
        anna = Chair(table, "Anna", in_channel=in_channel)
        await anna.look()
        await anna.press("2 ·")
        assert "5 · pawn 1: 2 → 7; with K: pawn 1: 7 → centre, hits Bruno 1" in "\n".join(anna.lines)
        await anna.press("Back")
        anna.presses = 0
        await anna.press("1 ·")
        assert [line.split(". ", 1)[1] for line in anna.lines] == [
            "pawn 1: 2 → 7",
            "pawn 1: 2 → 7; with K: pawn 1: 7 → centre, hits Bruno 1",
            "pawn 1: 2 → 7; with Joker: pawn 1: 7 → centre, hits Bruno 1",
        ]
        await anna.pick("with K")
        assert anna.presses == 2
        assert table.game("Anna").hand == ("**",)
        assert table.game().numbering[0][0] == CENTRE
        assert table.game().numbering[1][0] == RESERVE
        line = "**Anna** 5♠ K♠ · pawn 1: 2 → 7; with K: pawn 1: 7 → centre, hits Bruno 1"
        assert f"> {line}" in table.board().content


async def test_4_12_a_seven_too_goes_on_with_a_second_card(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        others = "/".join([OUT] * 7)
        await put(table, f"swiss 8t d7 pm 0 0,r,r,r/{others} 37/5Q/9K/9/9/9/9/9", ("Anna", *[None] * 7))
        anna = Chair(table, "Anna")
        await anna.press("2 ·")
        await anna.pick("0 → 7")
        assert [line.split(". ", 1)[1] for line in anna.lines] == ["3 · pawn 1: 7 → centre"]
        await anna.pick("centre")
        assert table.game().happenings[0].cards == ("3s", "7s")
        assert table.game().numbering[0][0] == CENTRE


# What jacks, tens and jokers do (4.8, 4.10, 4.15)


async def test_4_10_a_ten_swaps_with_an_opponent_only(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"ttg+ten_swap 4t d3 pm 0 5,r,r,r/22,r,r,r/40,r,r,r/{OUT} T/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        assert "A 10 may swap too, but only with an opponent's pawn." in anna.text
        assert [line.split(". ", 1)[1] for line in anna.lines] == ["pawn 1: 5 → 15", "pawn 1 on 5 ⇄ Bruno 1 on 22"]
        await anna.pick("⇄")
        assert [seat[0] for seat in table.game().numbering[:2]] == [22, 5]
        assert "> **Anna** 10♠ · pawn 1 on 5 ⇄ Bruno 1 on 22" in table.board().content


async def test_4_15_a_jokers_meaning_is_chosen_only_where_it_matters(tmp_path: Path) -> None:
    """As ten or as jack the pawns are swapped alike; but after the jack somebody discards."""
    async with world(tmp_path / "t.sqlite3") as table:
        options = "ttg+jack_discard+jokers+ten_swap"
        await put(table, f"{options} 2s d2 pm 0 5,r,r,r/40,r,r,r */5Q", ("Anna", "Bruno"))
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        lines = [line.split(". ", 1)[1] for line in anna.lines]
        swaps = [line for line in lines if "⇄" in line]
        assert swaps == [
            "as 10: pawn 1 on 5 ⇄ Bruno 1 on 40",
            "as J: pawn 1 on 5 ⇄ Bruno 1 on 40",
        ]
        enters = [line for line in lines if "enters" in line]
        assert len(enters) == 1, "ace or king makes no difference"
        await anna.pick("as J", "⇄")
        assert table.game().phase is Phase.DISCARD
        assert "> **Anna** Joker · as J: pawn 1 on 5 ⇄ Bruno 1 on 40" in table.board().content
        assert "**Anna** hat Joker gespielt: Du legst eine Karte ab" in Chair(table, "Bruno").text


async def test_4_15_a_joker_that_can_do_a_lot_takes_three_presses(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        pawns = f"5,30,50,60/10,15,20,r/40,45,r,r/{OUT}"
        await put(table, f"swiss 4t d3 pm 0 {pawns} 5*/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("2 ·")
        assert "-# Joker: any card" in anna.text
        await anna.pick("pawn 2:")
        await anna.pick("as J", "Bruno 1")
        assert anna.presses == 3
        assert "> **Anna** Joker · as J: pawn 2 on 30 ⇄ Bruno 1 on 10" in table.board().content
        assert table.game("Anna").hand == ("5s",)


async def test_4_14_a_joker_that_may_not_finish_says_why(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        pawns = f"71,h2,h3,h4/22,r,r,r/{HOME_ALL}/{OUT}"
        await put(table, f"swiss+no_joker_finish 4t d3 pm 0 {pawns} 2*/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        assert "A joker may not bring your team's last pawn home." in anna.text
        await anna.press("2 ·")
        assert "-# A joker may not bring a team's last pawn home." in anna.text
        assert not any("home" in line for line in anna.lines)
        await anna.press("Back")
        assert "A joker may not bring your team's last pawn home." in anna.text


# Turning home (3.7)


@pytest.mark.parametrize(
    ("options", "pawns", "may"),
    [
        ("+board=dog", "62+,r,r,r", True),
        ("+board=dog", "62,r,r,r", False),
        ("+home_entry=over", "68,r,r,r", True),
        ("+home_entry=over", "69,r,r,r", False),
    ],
)
async def test_3_7_home_is_offered_only_as_the_table_has_it(
    tmp_path: Path, options: str, pawns: str, *, may: bool
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss{options} 4t d3 pm 0 {pawns}/{OUT}/{OUT}/{OUT} 3/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press("1 ·")
        assert any("home 1" in line or "home 2" in line for line in [*anna.lines, anna.text]) == may
        rules = answered(await table.press("Anna", table.board(), "Rules")).content
        sentence = "touched its start field twice" if "dog" in options else "not from on it"
        assert sentence in rules


# Equal cards (2.2)


@BOTH_WAYS
async def test_the_card_that_was_pressed_goes_not_its_twin(tmp_path: Path, *, in_channel: bool) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 4t d3 pm 0 5,r,r,r/{OUT}/{OUT}/{OUT} 558/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna", in_channel=in_channel)
        await anna.look()
        assert pressable(anna) == ["1 · 5♠", "2 · 5♥", "3 · 8♠"]
        await anna.press("2 ·")
        await anna.press("Play it")
        assert table.game("Anna").hand == ("5s", "8s")
        assert table.game().discards[-1:] == (Card("5h"),)
        assert "> **Anna** 5♥ · pawn 1: 5 → 10" in table.board().content


@pytest.mark.parametrize("index", [0, 1, 2])
async def test_of_three_sevens_the_one_pressed_is_split(tmp_path: Path, index: int) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss 4t d3 pm 0 5,r,r,r/{OUT}/{OUT}/{OUT} 777/5Q/9K/9", FOUR)
        anna = Chair(table, "Anna")
        await anna.press(f"{index + 1} ·")
        await anna.pick("5 → 12")
        await anna.press("Play it")
        assert table.game().discards[-1] == ("7s", "7h", "7d")[index]


# Who comes in which place (5.1)


async def test_5_1_places_are_told_and_who_is_done_is_asked_no_more(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        pawns = "70,h2,h3,h4/15,h2,h3,h4/40,r,r,r"
        await put(table, f"italian+places 3s d2 pm 0 {pawns} AQ/A2Q/9T", THREE)
        pings = Pings(table)
        anna, bruno, chloe = (Chair(table, name) for name in THREE)
        await anna.press("1 ·")
        await anna.pick("home 1")
        assert table.game().finished == ((0,),)
        assert "🏅 Places: 1. Anna" in table.board().content
        assert "You are home, in place 1. The others play on; no more cards are dealt to you." in anna.text
        assert pressable(anna) == []
        await bruno.press("3 ·")
        await bruno.press("Spielen")
        await chloe.press("2 ·")
        await chloe.press("Jouer")
        assert table.to_act() == "Bruno", "the ten of the last player asks the next who is not done"
        assert table.game().phase is Phase.DISCARD
        await bruno.press("1 ·")
        await bruno.press("Ablegen")
        assert pings() == Counter({"Bruno": 2, "Chloé": 2})
        assert "🏅 Places: 1. Anna" in table.board().content
        await table["Anna"].slash(table.channel, "tock leave")
        assert "🏅 Places: 1. Ada" in table.board().content


async def test_5_1_who_is_done_is_left_in_peace_by_the_deals_that_follow(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian+places 3s d2 pm 0 70,h2,h3,h4/{OUT}/40,r,r,r A/2/9", THREE)
        anna, bruno, chloe = (Chair(table, name) for name in THREE)
        message = anna.message.id
        await anna.press("1 ·")
        await anna.pick("home 1")
        await bruno.press("1 ·")
        await bruno.press("Ablegen")
        await chloe.press("1 ·")
        await chloe.press("Jouer")
        assert table.game().round == 2
        assert table.game("Anna").hand == ()
        assert [len(table.game(name).hand) for name in ("Bruno", "Chloé")] == [4, 4]
        assert (anna.message.id, "You are home, in place 1." in anna.text) == (message, True)
        await table["Anna"].slash(table.channel, "tock end")
        assert (anna.message.id, "is over" in anna.text) == (message, True)


async def test_5_1_who_is_done_is_passed_over_in_the_exchange(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"swiss+places 3s d1 px - {HOME_ALL}/18!,r,r,r/36!,r,r,r -/49K/57Q", THREE)
        anna, bruno, chloe = (Chair(table, name) for name in THREE)
        assert "You are home, in place 1." in anna.text
        assert pressable(anna) == []
        assert "0 of 2 have chosen" in table.board().content
        assert "**Chloé**" in bruno.text
        assert "**Bruno**" in chloe.text
        await bruno.press("3 ·")
        await chloe.press("1 ·")
        assert table.game("Chloé").received == "Ks"
        assert table.game("Bruno").received == "5s"
        assert table.to_act() == "Chloé"


async def test_5_1_the_game_ends_with_the_ranking(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await put(table, f"italian+places 3s d2 pm 1 {HOME_ALL}/16,h2,h3,h4/40,r,r,r -/AQ/9T", THREE)
        assert "🏅 Places: 1. Anna" in table.board().content
        bruno = Chair(table, "Bruno")
        await bruno.press("1 ·")
        await bruno.pick("Haus 1")
        assert table.game().phase is Phase.GAME_OVER
        assert "🏁 Anna wins!\n🏅 Places: 1. Anna · 2. Bruno · 3. Chloé" in table.board().content
        assert "🏅 Places: 1. Anna · 2. Bruno · 3. Chloé" in board_alt(table)
        assert len(public(table)) == 2, "the record of the start, and the end"
        assert "zu Ende" in bruno.text
