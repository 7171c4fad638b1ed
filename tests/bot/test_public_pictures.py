"""Tests that public pictures and films do not depend on hidden cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from tests.bot.walking import seen_by
from tests.tables.live import rules_id
from tests.tables.recordings import recorded
from tockbot.bot.pictures import board_picture, boards_of, last_round_film, poster_picture
from tockbot.bot.table_texts import cards_in_deck
from tockbot.bot.words import speaker
from tockbot.computer import course_of
from tockbot.render import BoardScene
from tockbot.rules import Phase, TableRules, table_rules
from tockbot.tables import Game, Observation, Stage, Table

EN: Final = speaker("en")
RULES: Final = [table_rules("swiss", 4), table_rules("jackaroo", 4), table_rules("swiss", 8)]


def public(table: Table) -> Observation:
    game = seen_by(table, None).game
    assert game is not None
    return game


def with_other_hidden_cards(game: Game) -> Game:
    """Return a game in which hands, gifts and the deck contain other cards, and as many."""
    hidden = (*game.stock, *(card for hand in game.hands for card in hand))[::-1]
    hands, at = [], 0
    for hand in game.hands:
        hands.append(hidden[at : at + len(hand)])
        at += len(hand)
    gifts = tuple(hand[0] if gift and hand else gift for gift, hand in zip(game.gifts, hands, strict=True))
    return replace(game, hands=tuple(hands), gifts=gifts, stock=hidden[at:], received=(None,) * len(hands), drawn=())


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_public_pictures_do_not_depend_on_hidden_cards(rules: TableRules) -> None:
    tables = recorded(rules).after
    played = [table for table in tables if table.game is not None and table.game.round]
    for table in (*played[::23], played[-1]):
        assert table.game is not None
        one, other = public(table), public(replace(table, game=with_other_hidden_cards(table.game)))
        assert board_picture(EN, one) == board_picture(EN, other)
        assert last_round_film(EN, one) == last_round_film(EN, other)
        if table.stage is Stage.FINISHED:
            assert boards_of(one) == boards_of(other)
            chances = course_of(rules, boards_of(one))
            assert poster_picture(EN, one, chances=chances) == poster_picture(EN, other, chances=chances)


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_deck_has_the_cards_left_to_deal(rules: TableRules) -> None:
    tables = [table for table in recorded(rules).after if table.game is not None and table.game.round]
    decks = [(cards_in_deck(public(table)), len(table.game.stock)) for table in tables[::3] if table.game is not None]
    assert all(shown == left for shown, left in decks)
    assert len(set(decks)) > 1


def test_board_shows_who_still_has_to_pass_a_card() -> None:
    tables = [table for table in recorded(table_rules("swiss", 4)).after if table.game is not None]
    seen = set()
    for game in (public(table) for table in tables):
        scene = board_picture(EN, game).scene
        assert isinstance(scene, BoardScene)
        assert scene.earlier == game.discards[-2:-4:-1]
        if game.phase is Phase.EXCHANGE:
            assert scene.passing == tuple(seat.seat for seat in game.seats if not game.has_given[seat.seat])
            assert {*scene.passing, *scene.passed} == {seat.seat for seat in game.seats}
            names = ", ".join(game.seats[seat].name for seat in scene.passing)
            # The board is sent again if this changes, and so its picture is up to date.
            assert EN("table-exchange-waiting", names=names) in board_picture(EN, game).alt
            seen.add(len(scene.passed))
        else:
            assert scene.passing == scene.passed == ()
    assert seen == {0, 1, 2, 3}
