"""A card that burns a hand (docs/rules-family.md W10): its button, what everyone sees, and what its owner is shown."""

from __future__ import annotations

import pytest

from tests.bot.walking import plainly
from tests.tables.live import arranged, person_at
from tests.texts import says
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.pictures import board_picture, own_scene
from tockbot.bot.screen import Screen
from tockbot.bot.words import languages, speaker
from tockbot.features.turn.screens import card_screen, hand_screen
from tockbot.render import BoardScene
from tockbot.rules import Burn, Phase, Seat, legal_plays, table_rules
from tockbot.tables import rank_of

OUT = "r,r,r,r"
EN = speaker("en")
JACKAROO = table_rules("jackaroo", 4)
CHOICE = table_rules("jackaroo", 4, options={"burn": "choice"})
PAWNS = f"20,r,r,r/{OUT}/{OUT}/{OUT}"


def labels(screen: Screen) -> list[str]:
    return [one.label for row in screen.rows if isinstance(row, tuple) for one in row]


@pytest.mark.parametrize("language", languages())
def test_burnt_card_is_shown_with_the_player_who_lost_the_turn(language: str) -> None:
    say = speaker(language)
    live = arranged(JACKAROO, PAWNS, ("6T", "39", "5", "5"), 0)
    before = plainly(live.table, person_at(0))
    assert before.game is not None
    burn = Burn("T", Seat(1))
    assert burn in legal_plays(live.game.position)
    told = MoveFormatter(say, before.game).play(burn)
    assert any(label.endswith(told) for label in labels(card_screen(say, before, 1)))
    held = live.game.hands[1]
    live.play(burn)
    (record,) = live.game.history
    (left,) = live.game.hands[1]
    assert record.burnt in held
    assert record.burnt != left
    assert live.game.discards[-2:] == (*record.cards, record.burnt), "it is on top of the pile"
    assert live.game.position.turn == 2, "the player of the burnt card loses the turn"
    for person in range(4):
        seen = plainly(live.table, person_at(person))
        assert seen.game is not None
        scene = own_scene(say, seen.game)
        assert [play.burnt for play in scene.plays] == [(1, record.burnt)]
        picture = board_picture(say, seen.game)
        assert isinstance(picture.scene, BoardScene)
        assert MoveFormatter(say, seen.game).record(record) in picture.alt
    live.play(next(play for play in legal_plays(live.game.position)))
    live.play(next(play for play in legal_plays(live.game.position)))
    victim, other = (hand_screen(say, plainly(live.table, person_at(person))).text for person in (1, 3))
    assert "🔥" in victim
    assert "🔥" not in other


def test_player_choosing_the_burnt_card_loses_the_turn() -> None:
    live = arranged(CHOICE, PAWNS, ("6T", "39", "5", "5"), 0)
    live.play(Burn("T", Seat(1), choice=True))
    assert (live.game.position.phase, live.game.position.turn) == (Phase.DISCARD, 1)
    asked = hand_screen(EN, plainly(live.table, person_at(1)))
    assert says(asked.text, "hand-discard-lose")
    three = next(play for play in legal_plays(live.game.position) if play.spent == "3")
    live.play(three)
    assert (live.game.position.phase, live.game.position.turn) == (Phase.PLAY, 2)
    assert "".join(map(rank_of, live.game.hands[1])) == "9"
    assert [record.burnt for record in live.game.history] == [None, None]
    seen = plainly(live.table, person_at(2)).game
    assert seen is not None
    assert says(MoveFormatter(EN, seen).record(live.game.history[0]), "told-burn-choice")
    assert says(MoveFormatter(EN, seen).record(live.game.history[1]), "told-discard-made")


def test_seat_without_cards_cannot_be_burnt() -> None:
    """docs/rules-family.md J7.9."""
    live = arranged(JACKAROO, PAWNS, ("6T", "", "5", "5"), 0)
    assert not [play for play in legal_plays(live.game.position) if isinstance(play, Burn)]
