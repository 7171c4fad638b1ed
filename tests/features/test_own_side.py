"""Hitting a pawn of the player's own side is announced, and its button is never green (rules.md 3.2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.walking import plainly
from tests.tables.live import arranged, person_at
from tests.texts import hits, labelled, pawn_of, walks
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.words import Speaker, languages, speaker, unmarked
from tockbot.features.turn.screens import card_screen, hand_screen, with_note
from tockbot.features.turn.seven import seven_screen
from tockbot.features.turn.turn import MakePlay
from tockbot.learning import Note
from tockbot.rules import MovePlay, Walk, plays_without_sevens, table_rules
from tockbot.tables import TableSeen

EN = speaker("en")
OUT = "r,r,r,r"
FOUR = table_rules("swiss", 4)


def seen_with(pawns: str, hand: str, seat: int = 0) -> TableSeen:
    live = arranged(FOUR, pawns, (hand, "5", "5", "5"), 0)
    return plainly(live.table, person_at(seat))


def buttons(screen: Screen) -> dict[str, Button]:
    return {one.label: one for row in screen.rows if isinstance(row, tuple) for one in row}


@pytest.mark.parametrize("language", languages())
def test_a_button_that_hits_the_partner_says_so_and_is_red(language: str) -> None:
    say = speaker(language)
    partner, enemy = seen_with(f"5,r,r,r/{OUT}/14,r,r,r/{OUT}", "9"), seen_with(f"5,r,r,r/14,r,r,r/{OUT}/{OUT}", "9")
    hits_partner, hits_enemy = (next(iter(buttons(hand_screen(say, seen)).values())) for seen in (partner, enemy))
    assert say("your-partners-pawn", number=1) in hits_partner.label
    assert hits_partner.style is Style.DANGER
    assert say("your-partners-pawn", number=1) not in hits_enemy.label
    assert hits_enemy.style is Style.GOOD


def test_only_the_line_that_hits_the_own_side_is_red() -> None:
    screen = card_screen(EN, seen_with(f"5,30,50,r/{OUT}/14,r,r,r/39,r,r,r", "9"), 0)
    shown = buttons(screen)
    assert shown[walks(1, 14) + EN("move-hits", victims=EN("your-partners-pawn", number=1))].style is Style.DANGER
    assert shown[walks(2, 39) + hits("Player 3", 1)].style is Style.GOOD


def test_seven_that_hits_the_own_side_is_red_on_every_screen() -> None:
    seen = seen_with(f"5,20,r,r/{OUT}/8,r,r,r/{OUT}", "7")
    listed = buttons(seven_screen(EN, seen, 0, ()))
    assert {label for label, button in listed.items() if button.style is Style.DANGER} == {
        label for label in listed if "your partner's" in label
    }
    whole = seven_screen(EN, seen, 0, (0,))
    assert EN("your-partners-pawn", number=1) in whole.text
    assert buttons(whole)[EN("button-play")].style is Style.DANGER


def record_told(say: Speaker, viewer: int | None) -> str:
    """Return a play of seat 0 that hit its partner, as shown to this viewer."""
    live = arranged(FOUR, f"5,r,r,r/{OUT}/14,r,r,r/{OUT}", ("95", "5", "5", "5"), 0)
    live.play(next(play for play in plays_without_sevens(live.game.position) if play.spent == "9"))
    game = plainly(live.table, None if viewer is None else person_at(viewer)).game
    assert game is not None
    return MoveFormatter(say, game).record(game.history[-1])


def test_the_story_says_whose_partner_was_hit() -> None:
    assert record_told(EN, 0).endswith(EN("move-hits", victims=EN("your-partners-pawn", number=1)))
    assert record_told(EN, 1).endswith(EN("move-hits", victims=EN("partners-pawn", pawn=pawn_of("Player 2", 1))))
    assert record_told(EN, None).endswith(EN("move-hits", victims=EN("partners-pawn", pawn=pawn_of("Player 2", 1))))


def test_player_who_cannot_begin_is_led_to_a_lesson() -> None:
    seen = seen_with(f"{OUT}/{OUT}/{OUT}/{OUT}", "57")
    screen, note = with_note(EN, hand_screen(EN, seen), seen, ())
    assert note is Note.NOTHING
    assert EN("note-nothing") in screen.text
    assert list(buttons(screen)) == [EN("button-throw-in"), EN("button-learn")]
    again, nothing = with_note(EN, hand_screen(EN, seen), seen, {note.word})
    assert nothing is not Note.NOTHING
    assert list(buttons(again)) == [EN("button-throw-in")]


OWN_HIT = walks(1, 14) + EN("move-hits", victims=EN("your-own-pawn", number=2))


def test_cautions_are_shown_before_the_play_is_made() -> None:
    direct = hand_screen(EN, seen_with(f"5,14,h4,r/{OUT}/{OUT}/{OUT}", "95"))
    assert direct.quiet == (EN("caution-hits-own", which=labelled("9", OWN_HIT)),)
    leading = hand_screen(EN, seen_with(f"5,14,h4,r/{OUT}/{OUT}/{OUT}", "9532"))
    assert leading.quiet == ()
    own = card_screen(EN, seen_with(f"5,14,h4,r/{OUT}/{OUT}/{OUT}", "9"), 0)
    assert own.quiet == (EN("caution-hits-own", which=OWN_HIT),)
    past = hand_screen(EN, seen_with(f"66,r,r,r/{OUT}/{OUT}/{OUT}", "9"))
    assert past.quiet == (EN("caution-passes-home", which=labelled("9", walks(1, 3))),)


@pytest.mark.parametrize("language", languages())
def test_four_is_labelled_as_backward_where_it_goes_back(language: str) -> None:
    say, seen = speaker(language), seen_with(f"0,r,r,r/{OUT}/{OUT}/{OUT}", "4")
    assert seen.game is not None
    backward = unmarked(say("action-back", steps=4))
    shown = [label for label, one in buttons(hand_screen(say, seen)).items() if isinstance(one.press, MakePlay)]
    plays = plays_without_sevens(seen.game.position())
    told = [MoveFormatter(say, seen.game).play(play) for play in plays]
    for labels in ([unmarked(label) for label in shown], [unmarked(line) for line in told]):
        assert [backward in label for label in labels] == [
            isinstance(play, MovePlay) and isinstance(play.moves[0], Walk) and play.moves[0].steps < 0 for play in plays
        ]
        assert sum(backward in label for label in labels) == 1


def test_pawn_of_a_nameless_player_has_its_own_number() -> None:
    game = seen_with(f"5,r,r,r/14,r,r,r/{OUT}/{OUT}", "9").game
    assert game is not None
    nameless = replace(game, seats=tuple(replace(seat, name="") for seat in game.seats))
    (hit,) = [play for play in plays_without_sevens(game.position()) if isinstance(play, MovePlay)]
    pawn = EN("pawn-of", name=EN("player-nameless", number=2), number=1)
    assert MoveFormatter(EN, nameless).play(hit).endswith(EN("move-hits", victims=pawn))
    assert "2 1" not in pawn


def test_caution_names_two_cards_of_one_rank_once() -> None:
    both = hand_screen(EN, seen_with(f"66,r,r,r/{OUT}/{OUT}/{OUT}", "99"))
    assert both.quiet == (EN("caution-passes-home", which=labelled("9", walks(1, 3))),)
