"""The text of a hand about cards that cannot be played."""

from __future__ import annotations

from functools import partial

import pytest

from tests.bot.walking import plainly, seen_by
from tests.tables.live import arranged, at_play, by, person_at
from tests.texts import EN
from tockbot.bot.words import cards_names, languages, speaker
from tockbot.features.turn.screens import hand_screen
from tockbot.rules import Enter, MovePlay, ThrowIn, legal_plays, table_rules
from tockbot.tables import Actor, commands, replay

OUT = "r,r,r,r"
OTHERS = f"{OUT}/{OUT}/{OUT}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("pawns", "hand", "reason"),
    [("r,r,r,r", "5K", "hand-unplayable-waiting"), ("5,r,r,r", "5J", "hand-unplayable"), ("5,r,r,r", "5K", None)],
)
def test_grey_card_says_why(language: str, pawns: str, hand: str, reason: str | None) -> None:
    say = speaker(language)
    table = arranged(table_rules("swiss", 4), f"{pawns}/{OTHERS}", (hand, "5", "5", "5"), 0).table
    text = hand_screen(say, seen_by(table, 0)).text
    for known in ("hand-unplayable", "hand-unplayable-waiting"):
        assert (say(known) in text) == (known == reason)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("pawns", "hand", "reason"),
    [
        (f"15,r,r,r/18!,r,r,r/{OUT}/{OUT}", "56", "hand-in-the-way"),
        (f"r,r,r,r/18!,r,r,r/{OUT}/{OUT}", "56", "hand-no-way-out"),
        (f"15,r,r,r/{OUT}/{OUT}/{OUT}", "J", "hand-no-move"),
        (f"h1,h2,h3,h4/{OUT}/h4,r,r,r/{OUT}", "56", None),
    ],
)
def test_unplayable_hand_says_why(language: str, pawns: str, hand: str, reason: str | None) -> None:
    say = speaker(language)
    live = arranged(table_rules("swiss", 4), pawns, (hand, "58", "5", "5"), 0)
    facts: dict[str, str] = {}
    if reason == "hand-in-the-way":
        pawn = say("news-others-pawn", pawn=say("pawn-of", name="Player 1", number=1), place="18")
        facts["pawns"] = f"{pawn} ({say('protected')})"
    now = hand_screen(say, plainly(live.table, person_at(0))).text
    for known in ("hand-in-the-way", "hand-no-way-out", "hand-no-move"):
        assert (say(known, **({"pawns": ""} | facts)) in now) == (known == reason)


def test_thrown_in_hand_is_news_with_its_reason_after_a_restart() -> None:
    live = arranged(table_rules("swiss", 4), f"15,r,r,r/{OUT}/{OUT}/{OUT}", ("56", "A9", "K", "K"), 1)
    while len(live.game.history) < 5:
        play = legal_plays(live.game.position)[-1]
        for one in legal_plays(live.game.position):
            if isinstance(one, MovePlay) and isinstance(one.moves[0], Enter):
                play = one
        actor = Actor(plays=live.turn) if isinstance(play, ThrowIn) else by(live.turn)
        live.do(actor, partial(commands.play, chosen=play, stamp=live.game.stamp))
    start = live.table.rules.board.starts[1]
    assert start not in live.game.numbering[1], "the pawn in the way has moved on"
    pawn = EN("news-others-pawn", pawn=EN("pawn-of", name="Player 1", number=1), place=str(start))
    why = EN("hand-in-the-way", pawns=f"{pawn} ({EN('protected')})")
    thrown = EN("hand-thrown-in", cards=cards_names(EN, live.game.history[3].cards))
    text = hand_screen(EN, plainly(replay(live.entries), person_at(0))).text
    assert text.startswith(f"{thrown} {why}\n")


def test_hand_thrown_in_at_the_start_is_news_with_its_reason() -> None:
    live = at_play(table_rules("swiss", 4))
    thrown: set[int] = set()
    while live.game.round == 1:
        play, seat = legal_plays(live.game.position)[0], live.turn
        live.do(by(seat), partial(commands.play, chosen=play, stamp=live.game.stamp))
        if isinstance(play, ThrowIn) and live.game.round == 1:
            first = hand_screen(EN, plainly(live.table, person_at(seat))).text.splitlines()[0]
            cards = cards_names(EN, live.game.history[-1].cards)
            assert first == f"{EN('hand-thrown-in', cards=cards)} {EN('hand-no-way-out')}"
            thrown.add(seat)
    assert thrown
