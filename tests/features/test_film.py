"""The animation of a round shows all its plays, from the first locations of the pawns to the last."""

from __future__ import annotations

import pytest

from tests.bot.walking import seen_by
from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import recorded
from tockbot.bot.pictures import last_round_film, round_film
from tockbot.bot.words import speaker
from tockbot.render import MAX_SHOTS, FilmScene
from tockbot.rules import MovePlay, TableRules, table_rules
from tockbot.tables import Observation, PlayRecord, Table

EN = speaker("en")
SWISS = table_rules("swiss", 4)


def round_of(table: Table) -> tuple[Observation, FilmScene, list[PlayRecord]]:
    """Return a game, the animation of its last round, and that round's plays that moved pawns."""
    game, film = filmed(table)
    plays = [record for record in game.history if record.round == game.history[-1].round]
    return game, film, [record for record in plays if isinstance(record.play, MovePlay)]


def filmed(table: Table) -> tuple[Observation, FilmScene]:
    game = seen_by(table, None).game
    assert game is not None
    film = last_round_film(EN, game)
    assert film is not None
    return game, film


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_film_ends_with_the_position_and_is_limited(rules: TableRules) -> None:
    for table in recorded(rules).tables[60::97]:
        game, film = filmed(table)
        assert 1 <= len(film.shots) <= MAX_SHOTS
        ends = [tuple(pawn.location for pawn in seat.pawns) for seat in film.shots[-1].scene.seats]
        assert ends == [tuple(pawn.location for pawn in seat.pawns) for seat in game.seats]


def test_last_round_film_draws_every_play_with_its_hands() -> None:
    game, film, moving = next(found for found in map(round_of, reversed(recorded(SWISS).tables)) if len(found[2]) > 5)
    drawn = [shot for shot in film.shots if shot.scene.plays]
    assert len(drawn) == len(moving) > 5
    for shot, record in zip(drawn, moving, strict=True):
        assert shot.scene.turn == record.seat
        assert shot.scene.top_card == record.cards[-1]
    held = [seat.cards for seat in film.shots[-1].scene.seats]
    if game.round == game.history[-1].round:
        assert held == [seat.cards for seat in game.seats]
    assert sum(seat.cards for seat in film.shots[0].scene.seats) > sum(held)


def test_before_the_first_play_there_is_no_film() -> None:
    game = next(
        seen.game for seen in (seen_by(table, None) for table in recorded(SWISS).tables) if seen.game is not None
    )
    assert last_round_film(EN, game) is None


def test_the_rounds_of_a_game_follow_each_other_to_its_end() -> None:
    game, _ = filmed(recorded(SWISS).tables[-1])
    films = [round_film(EN, game, number) for number in range(1, game.round + 1)]
    assert all(film is not None for film in films)
    shown = [film.shots[-1].scene for film in films if film is not None]
    assert [scene.caption for scene in shown] == [EN("round", number=number) for number in range(1, game.round + 1)]
    assert [bool(scene.winners) for scene in shown] == [False] * (game.round - 1) + [True]
    assert round_film(EN, game, game.round + 1) is None
