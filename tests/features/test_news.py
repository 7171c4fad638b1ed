"""Tests that a private screen begins with the events for its player since their last press."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.bot.limits import check
from tests.bot.walking import plainly, seen_by
from tests.tables.live import EVERY_RULESET, LiveTable, arranged, by, person_at, rules_id, started
from tests.tables.recordings import recorded
from tests.tables.test_observation import shuffled_behind
from tests.texts import EN, says
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.words import card_name, languages, speaker
from tockbot.features.turn.news import MAX_NEWS, news_lines
from tockbot.features.turn.screens import ahead_screen, hand_screen
from tockbot.features.turn.turn import turn_of
from tockbot.rules import (
    HOME,
    Burn,
    Draw,
    MovePlay,
    Phase,
    Play,
    Seat,
    Swap,
    TableRules,
    ThrowIn,
    legal_plays,
    table_rules,
)
from tockbot.tables import Actor, Stamp, commands, replay

OUT = "r,r,r,r"
SWISS = table_rules("swiss", 4)


def news_of(live: LiveTable, seat: int) -> list[str]:
    """Return the news of a seat's person, with a log that is read again, as after a restart."""
    seen = plainly(replay(live.entries), person_at(seat))
    assert seen.game is not None
    assert seen.last_press == plainly(live.table, person_at(seat)).last_press
    return news_lines(EN, seen.game, seen.last_press)


def chosen(live: LiveTable, *, hits: bool = False, swaps: bool = False, goal: int | None = None) -> Play:
    """Return the first legal play that hits or swaps a pawn, or goes to a field."""
    for play in legal_plays(live.game.position):
        if isinstance(play, MovePlay):
            move = play.moves[0]
            to = None if isinstance(move, Swap) else move.goal
            if bool(move.hits) == hits and isinstance(move, Swap) == swaps and goal in (None, to):
                return play
    raise AssertionError


def hit_line(name: str, number: int, place: str) -> str:
    return EN("news-hit", name=name, pawns=EN("news-pawn", number=number, place=place))


def test_screen_begins_with_a_hit_until_the_next_press() -> None:
    live = arranged(SWISS, f"10,r,r,r/8,r,r,r/{OUT}/{OUT}", ("58", "29", "K5", "K5"), 1)
    live.play(chosen(live, hits=True))
    line = hit_line("Player 1", 1, "10")
    assert news_of(live, 0) == [line]
    assert hand_screen(EN, plainly(live.table, person_at(0))).text.startswith(f"{line}\n")
    assert news_of(live, 1) == []
    for _ in (2, 3):
        live.play(chosen(live, goal=live.table.rules.board.starts[live.turn]))
    text = hand_screen(EN, plainly(live.table, person_at(0))).text
    assert text.startswith(f"{line}\n"), "it is still there at the player's own turn"
    live.play(legal_plays(live.game.position)[0])
    assert news_of(live, 0) == []
    assert line not in hand_screen(EN, plainly(live.table, person_at(0))).text


def test_screen_names_a_swapped_pawn_and_both_fields() -> None:
    live = arranged(SWISS, f"10,r,r,r/30,r,r,r/{OUT}/{OUT}", ("58", "J9", "K5", "K5"), 1)
    live.play(chosen(live, swaps=True))
    assert news_of(live, 0) == [EN("news-swapped", name="Player 1", number=1, origin="10", goal="30")]
    assert news_of(live, 2) == [EN("news-partner-swapped", name="Player 1", number=1, origin="10", goal="30")]
    assert news_of(live, 3) == []


def test_drawn_card_is_news_to_its_owner_alone() -> None:
    live = arranged(table_rules("swiss", 3), f"{OUT}/{OUT}/{OUT}", ("25", "69TQ", "5"), 0)
    live.play(Draw("2", Seat(1)))
    (drawn,) = live.game.drawn
    name = card_name(EN, drawn.card)
    assert news_of(live, 1) == [EN("hand-drawn", name="Player 0", card=name)]
    for seat in (0, 2):
        assert news_of(live, seat) == []
    assert EN("hand-drew", name="Player 1", card=name) in hand_screen(EN, plainly(live.table, person_at(0))).text
    assert name not in hand_screen(EN, plainly(live.table, person_at(2))).text


def test_burnt_card_is_news_to_its_owner_alone() -> None:
    live = arranged(table_rules("jackaroo", 4), f"20,r,r,r/{OUT}/{OUT}/{OUT}", ("6T", "39", "5", "5"), 0)
    live.play(Burn("T", Seat(1)))
    burnt = live.game.history[-1].burnt
    assert burnt is not None
    assert news_of(live, 1) == [EN("hand-burnt", name="Player 0", card=card_name(EN, burnt))]
    assert [news_of(live, seat) for seat in (0, 2, 3)] == [[], [], []]


def test_last_pawn_of_the_partner_at_home_is_news() -> None:
    live = arranged(SWISS, f"10,r,r,r/{OUT}/31,h2,h3,h4/{OUT}", ("58", "29", "35", "K5"), 2)
    live.play(chosen(live, goal=HOME[0]))
    assert news_of(live, 0) == [EN("news-partner-home", name="Player 2")]
    assert news_of(live, 1) == news_of(live, 3) == [EN("news-all-home", name="Player 2")]
    assert news_of(live, 2) == []


def test_pawn_that_comes_home_is_news_to_all_others() -> None:
    live = arranged(SWISS, f"10,r,r,r/{OUT}/31,h4,r,r/{OUT}", ("58", "29", "35", "K5"), 2)
    live.play(chosen(live, goal=HOME[0]))
    assert [news_of(live, seat) for seat in (0, 1, 3)] == [[EN("news-pawn-home", name="Player 2", number=1)]] * 3


def test_hit_by_or_on_the_partner_is_marked_like_an_own_one() -> None:
    live = arranged(SWISS, f"10,r,r,r/8,r,r,r/{OUT}/{OUT}", ("58", "29", "K5", "K5"), 1)
    live.play(chosen(live, hits=True))
    victims = (EN("your-partners-pawn", number=1), EN("pawn-of", name="Player 0", number=1))
    for seat, victim in zip((2, 3), victims, strict=True):
        assert news_of(live, seat) == [
            EN("news-hit", name="Player 1", pawns=EN("news-others-pawn", pawn=victim, place="10"))
        ]


@pytest.mark.parametrize(
    ("pawns", "hand", "wanted", "what"),
    [
        (f"10,r,r,r/15,r,r,r/{OUT}/{OUT}", "5", {"hits": True}, "hit"),
        (f"10,r,r,r/15,r,r,r/{OUT}/{OUT}", "3", {}, "made"),
        (f"10,r,r,r/15,r,r,r/{OUT}/{OUT}", "J", {"swaps": True}, "swap"),
        (f"67,h4,r,r/15,r,r,r/{OUT}/{OUT}", "3", {"goal": HOME[0]}, "home"),
        (f"67,h2,h3,h4/15,r,r,r/{OUT}/{OUT}", "3", {"goal": HOME[0]}, "all"),
    ],
)
def test_next_screen_begins_with_the_effects_of_the_own_move(
    pawns: str, hand: str, wanted: dict[str, Any], what: str
) -> None:
    live = arranged(SWISS, pawns, (f"{hand}8", "29", "K5", "K5"), 0)
    live.play(chosen(live, **wanted))
    (moved,) = live.game.history[0].moved
    seen = plainly(live.table, person_at(0))
    assert seen.game is not None
    deed = MoveFormatter(EN, seen.game).move(moved, Seat(0))
    move = EN("card-does", card=card_name(EN, live.game.history[0].cards[0]), deeds=deed)
    line = EN("news-marked", what=what, line=EN("played", play=move))
    assert hand_screen(EN, seen).text.startswith(f"{line}\n")
    assert hand_screen(EN, seen).text.count(move) == 1
    assert hand_screen(EN, seen, since=seen.last_press).text.count(move) == 0
    while live.turn != Seat(0):
        live.play(legal_plays(live.game.position)[0])
    assert hand_screen(EN, plainly(live.table, person_at(0))).text.startswith(f"{line}\n")
    live.play(legal_plays(live.game.position)[0])
    assert line not in hand_screen(EN, plainly(live.table, person_at(0))).text


def test_effects_of_a_move_are_shown_once_when_moving_again() -> None:
    live = arranged(SWISS, f"10,r,r,r/{OUT}/{OUT}/{OUT}", ("38", "", "", ""), 0)
    live.play(chosen(live, goal=13))
    text = hand_screen(EN, plainly(live.table, person_at(0))).text
    assert live.turn == Seat(0)
    assert says(text.splitlines()[0], "played")
    assert not [line for line in text.splitlines() if line.startswith("> ")]


def test_winning_move_begins_the_last_screen() -> None:
    live = arranged(SWISS, f"67,h2,h3,h4/{OUT}/h1,h2,h3,h4/{OUT}", ("38", "29", "K5", "K5"), 0)
    live.play(chosen(live, goal=HOME[0]))
    assert says(hand_screen(EN, plainly(live.table, person_at(0))).text.splitlines()[0], "played")


def test_screen_to_pass_a_card_shows_the_end_of_the_round() -> None:
    live = arranged(SWISS, f"10,r,r,r/20,r,r,r/5,r,r,r/{OUT}", ("2", "2", "22", "2"), 0)
    while live.game.round == 1:
        play = legal_plays(live.game.position)[0]
        actor = Actor(plays=live.turn) if isinstance(play, ThrowIn) else by(live.turn)
        live.do(actor, partial(commands.play, chosen=play, stamp=live.game.stamp))
    assert live.game.position.phase is Phase.EXCHANGE
    for seat in (0, 1, 3):
        seen = plainly(live.table, person_at(seat))
        assert seen.game is not None
        later = [record for record in live.game.history if record.number > seen.last_press]
        text = hand_screen(EN, seen).text
        formatter = MoveFormatter(EN, seen.game, marked=True)
        log = [f"> {formatter.record(record)}" for record in later]
        assert log == [line for line in text.splitlines() if line.startswith("> ")][1:]
        assert f"> {EN('told-round', number=1)}" in text
    # A hand that was discarded without a press hides nothing that followed.
    assert any(record.was_automatic for record in live.game.history)
    for seat in live.table.rules.seats:
        live.give(seat)
    while live.turn != Seat(0):
        live.play(legal_plays(live.game.position)[0])
    seen = plainly(live.table, person_at(0))
    assert seen.game is not None
    formatter = MoveFormatter(EN, seen.game, marked=True)
    log = [f"> {formatter.record(record)}" for record in live.game.history if record.round == live.game.round]
    shown = [line for line in hand_screen(EN, seen).text.splitlines() if line.startswith("> ")]
    assert shown == log, "the earlier moves were shown before"


def test_play_made_for_a_player_is_news() -> None:
    live = arranged(SWISS, f"10,r,r,r/30,r,r,r/{OUT}/{OUT}", ("58", "99", "K5", "K5"), 0)
    command = partial(commands.play, chosen=legal_plays(live.game.position)[0], stamp=live.game.stamp)
    live.do(Actor(plays=Seat(0)), command)
    (line,) = news_of(live, 0)
    assert says(line, "news-in-stead")
    assert news_of(live, 1) == []


def test_card_passed_for_a_player_is_news_to_them_alone() -> None:
    live = started(SWISS)
    card = live.game.hands[0][1]
    live.do(Actor(plays=Seat(0)), partial(commands.give, card=card, stamp=live.game.stamp))
    line = EN("news-passed-in-stead", card=card_name(EN, card))
    assert hand_screen(EN, plainly(live.table, person_at(0))).text.startswith(f"{line}\n")
    for seat in (1, 2, 3):
        live.give(Seat(seat))
    assert [news_of(live, seat) for seat in (0, 1, 2, 3)] == [[line], [], [], []]
    while live.turn != Seat(0):
        live.play(legal_plays(live.game.position)[0])
    assert news_of(live, 0)[0] == line
    live.play(legal_plays(live.game.position)[0])
    assert line not in news_of(live, 0)


def test_planned_move_that_was_made_is_news() -> None:
    live = arranged(SWISS, f"10,r,r,r/30,r,r,r/{OUT}/{OUT}", ("58", "99", "K5", "K5"), 0)
    seen = plainly(live.table, person_at(1))
    assert seen.game is not None
    planned = turn_of(seen).plays[0]
    live.do(by(1), partial(commands.queue, chosen=planned, stamp=live.game.stamp))
    assert news_of(live, 1) == []
    live.play(legal_plays(live.game.position)[0])
    (line,) = news_of(live, 1)
    assert says(line, "ahead-made")


def test_older_news_is_folded_into_one_line() -> None:
    live = arranged(SWISS, f"10,r,r,r/30,r,r,r/{OUT}/{OUT}", ("58", "99", "K5", "K5"), 0)
    seen = plainly(live.table, person_at(0))
    assert seen.game is not None
    hit = arranged(SWISS, f"10,r,r,r/8,r,r,r/{OUT}/{OUT}", ("58", "29", "K5", "K5"), 1)
    hit.play(chosen(hit, hits=True))
    record = hit.game.history[0]
    for count in range(1, 8):
        game = replace(seen.game, history=(record,) * count)
        lines = news_lines(EN, game, Stamp(0))
        assert len(lines) == min(count, MAX_NEWS)
        assert lines[-1] == hit_line("Player 1", 1, "10")
        more = count - MAX_NEWS + 1
        assert lines[0] == (EN("news-more", count=more) if count > MAX_NEWS else lines[-1])


def test_planning_screen_begins_with_the_news() -> None:
    live = arranged(SWISS, f"10,r,r,r/8,r,r,r/{OUT}/{OUT}", ("58", "29", "K5", "K5"), 1)
    live.play(chosen(live, hits=True))
    assert ahead_screen(EN, plainly(live.table, person_at(0))).text.startswith(hit_line("Player 1", 1, "10"))


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_news_does_not_depend_on_hidden_hands(rules: TableRules) -> None:
    rng = Random(7)
    for table in recorded(rules).tables[37::148]:
        for seat in rules.seats:
            other = shuffled_behind(table, seat, rng)
            one, two = (plainly(each, person_at(seat)).game for each in (table, other))
            assert one is not None
            assert two is not None
            assert news_lines(EN, one, Stamp(0)) == news_lines(EN, two, Stamp(0))


@pytest.mark.parametrize("language", languages())
def test_screen_with_news_fits_a_message(language: str) -> None:
    say = speaker(language)
    for table in recorded(table_rules("jackaroo", 4)).tables[::40]:
        for seat in table.rules.seats:
            check(hand_screen(say, seen_by(table, seat), since=Stamp(0)))
