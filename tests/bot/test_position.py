"""Positions in words: they are complete, the last play comes first, and Discord accepts their length."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.bot.walking import awkward, seen_by
from tests.sampled import some
from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import recorded
from tests.texts import says
from tockbot.app.features import SCREENS
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.pictures import board_picture, last_shown, own_scene, since_own
from tockbot.bot.screen import ALT_LIMIT
from tockbot.bot.table_texts import position_words
from tockbot.bot.words import languages, place_name, speaker, unmarked
from tockbot.features.board import text_board_screen
from tockbot.render import BoardScene, PosterScene
from tockbot.rules import RESERVE, Move, MovePlay, TableRules, table_rules
from tockbot.tables import Computer, Human, Observation, PersonId, PlayRecord, Stage, Table, TableSeen

EN = speaker("en")
EIGHT = table_rules("swiss", 8)
OF_EIGHT = pytest.mark.xdist_group(rules_id(EIGHT))
"""One process plays the game of eight."""


def game_of(seen: TableSeen) -> Observation:
    assert seen.game is not None
    return seen.game


def late(rules: TableRules, back: int = 40) -> Table:
    """Return a table late in a game."""
    return recorded(rules).tables[-back]


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
@pytest.mark.parametrize("language", some(languages(), 3))
def test_alt_text_places_every_pawn_with_awkward_names(rules: TableRules, language: str) -> None:
    say = speaker(language)
    game = game_of(seen_by(awkward(late(rules)), None))
    text = position_words(say, game, game.history[-1:], ALT_LIMIT)
    assert len(text) <= ALT_LIMIT
    for seat in game.seats:
        places = [place_name(say, pawn.location) for pawn in seat.pawns if pawn.location != RESERVE]
        assert all(re.search(rf"\b{unmarked(place)}\b", unmarked(text)) for place in places)


def test_the_last_play_comes_first_then_whose_turn_it_is() -> None:
    game = game_of(seen_by(late(table_rules("swiss", 4)), None))
    text = position_words(EN, game, game.history[-1:], ALT_LIMIT)
    assert text.startswith(MoveFormatter(EN, game).record(game.history[-1]))
    assert game.turn is not None
    assert EN("table-turn", name=game.seats[game.turn].name) in text
    assert "(team A)" in text


@OF_EIGHT
def test_position_text_drops_old_plays_before_seats() -> None:
    game = game_of(seen_by(awkward(late(EIGHT)), None))
    text = position_words(EN, game, game.history[-30:], ALT_LIMIT)
    assert text.count("in reserve") == 8
    assert not text.endswith("…")


def test_picture_shows_plays_since_the_viewers_own_in_order() -> None:
    table = late(table_rules("swiss", 4))
    for seat in table.rules.seats:
        game = game_of(seen_by(table, seat))
        told = since_own(game)
        assert all(record.seat != seat for record in told) or told == game.history[-1:]
        assert len(own_scene(EN, game).plays) == len(told)
        assert (len(told) == 1) != position_words(EN, game, told, ALT_LIMIT).startswith("1. ")
    assert max(len(since_own(game_of(seen_by(table, seat)))) for seat in table.rules.seats) > 1


@pytest.mark.parametrize(
    ("computers", "ahead", "shown"),
    [("", "", 1), ("3", "", 2), ("123", "", 3), ("0123", "", 3), ("", "3", 2), ("2", "3", 3), ("3", "12", 3)],
)
def test_spectator_sees_the_last_play_and_automatic_ones(computers: str, ahead: str, shown: int) -> None:
    """Plays of computer players and planned moves follow at once."""
    game = next(game for game in map(game_of, seen_tables()) if last_around(game) == [0, 1, 2, 3] and game.turn == 0)
    history = tuple(
        replace(
            record,
            player=Computer("Ada") if str(record.seat) in computers else Human(PersonId(1)),
            ahead=str(record.seat) in ahead,
        )
        for record in game.history
    )
    game = replace(game, history=history)
    told = last_shown(game)
    assert told == game.history[-shown:]
    assert (shown > 1) == board_picture(EN, game).alt.startswith("1. ")


def seen_tables() -> Iterator[TableSeen]:
    return (seen_by(table, None) for table in recorded(table_rules("swiss", 4)).tables[100:400])


def last_around(game: Observation) -> list[int]:
    return [record.seat for record in game.history[-4:]]


@pytest.mark.parametrize("rules", [table_rules("ttg", 4), table_rules("swiss", 6)], ids=rules_id)
def test_numbered_play_has_its_number_in_text_and_alt_text(rules: TableRules) -> None:
    """At any moment of a game, plays that are not drawn come first in the message, without a number."""
    with_more_lines = numbered = 0
    for table in recorded(rules).tables[::6]:
        for seen in (seen_by(table, None),):
            screen = SCREENS.message(EN, seen)
            picture = screen.picture
            assert picture is not None
            if isinstance(picture.scene, PosterScene):
                assert seen.stage is Stage.FINISHED
                continue
            assert isinstance(picture.scene, BoardScene)
            drawn = game_of(seen).history[-len(picture.scene.plays) :] if picture.scene.plays else ()
            assert [play.moves for play in picture.scene.plays] == [moves_of(record) for record in drawn]
            numbers = [f"{number}." for number in range(1, len(drawn) + 1)] if len(drawn) > 1 else []
            lines = [
                line for line in screen.text.splitlines() if line.startswith("> ") and not says(line, "told-round")
            ]
            assert re.findall(r"^> \*\*(\d+\.)\*\* ", screen.text, re.MULTILINE) == numbers
            teller, plain = MoveFormatter(EN, game_of(seen), marked=True), MoveFormatter(EN, game_of(seen))
            last_lines = lines[len(lines) - len(numbers) :]
            for number, line, record in zip(numbers, last_lines, drawn if numbers else (), strict=True):
                assert line == f"> **{number}** {teller.record(record)}"
                assert f"{number} {plain.record(record)}." in picture.alt
            with_more_lines += 0 < len(numbers) < len(lines)
            numbered += bool(numbers)
    assert numbered
    assert with_more_lines


def moves_of(record: PlayRecord) -> tuple[Move, ...]:
    return record.play.moves if isinstance(record.play, MovePlay) else ()


@OF_EIGHT
def test_play_keeps_its_number_when_older_ones_are_dropped() -> None:
    game = game_of(seen_by(awkward(late(EIGHT)), None))
    text = position_words(EN, game, game.history[-30:], ALT_LIMIT)
    assert not text.startswith("1. ")
    assert f" 30. {MoveFormatter(EN, game).record(game.history[-1])}." in f" {text}"


@OF_EIGHT
@pytest.mark.parametrize("language", languages())
def test_text_board_fits_one_message_completely(language: str) -> None:
    say = speaker(language)
    table = awkward(late(EIGHT))
    screen = text_board_screen(say, seen_by(table, EIGHT.seats[3]))
    assert len(screen.text) <= 2000
    assert screen.picture is None
    assert screen.text.count("\n- ") == 8
    for seat, start in enumerate(EIGHT.board.starts):
        assert str(start) in screen.text.split("\n- ")[seat + 1]
