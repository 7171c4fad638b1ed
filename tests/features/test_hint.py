"""The hint's screen: every reason in every language fits Discord's limits."""

from __future__ import annotations

import re

import pytest

from tests.bot.limits import check
from tests.bot.walking import seen_by
from tests.tables.recordings import recorded
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.computer import (
    Advice,
    ComesHome,
    Enters,
    Escapes,
    Finishes,
    HitsOpponent,
    HitsOwnSide,
    KeepsWayOut,
    LikelyHit,
    LikelyHome,
    NearsHome,
    OnlyOne,
    Reason,
    StaysInReach,
    TakesTurn,
    WayOut,
    Wins,
)
from tockbot.features.hint import hint_screen
from tockbot.rules import Seat, Spot, plays_without_sevens, table_rules
from tockbot.tables import Card, Game, Table

EN = speaker("en")
EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())


@EVERY_LANGUAGE
def test_longest_hint_fits_discord(say: Speaker) -> None:
    rules = table_rules("swiss", 4)
    table = next(table for table in recorded(rules).tables if game_at(table).position.turn is not None)
    turn = game_at(table).position.turn
    game = seen_by(table, turn).game
    assert game is not None
    spot = Spot(Seat(3), game.numbering[3][0])
    reasons = (
        Wins(),
        Finishes(2),
        OnlyOne(),
        ComesHome(spot),
        Enters(Seat(0)),
        HitsOpponent(spot),
        HitsOwnSide(spot),
        Escapes(spot, Seat(3), "7"),
        StaysInReach(spot, Seat(3), "7"),
        NearsHome(spot, 3),
        LikelyHome(0.5),
        LikelyHit(1.0),
        TakesTurn(Seat(1)),
        WayOut(Seat(3)),
        KeepsWayOut("*"),
    )
    assert {type(reason) for reason in reasons} == set(Reason.__args__)
    for first in range(0, len(reasons), 3):
        advice = tuple(
            Advice(play, 0.5, reasons[first : first + 3]) for play in plays_without_sevens(game.position())[:2]
        )
        check(hint_screen(say, game, (*advice, Advice(Card("**"), 1.0, reasons[:3])), None))


def test_hint_names_a_hit_only_in_the_move() -> None:
    table = next(one for one in recorded(table_rules("swiss", 4)).tables if game_at(one).position.turn is not None)
    game = seen_by(table, game_at(table).position.turn).game
    assert game is not None
    play, spot = plays_without_sevens(game.position())[0], Spot(Seat(3), game.numbering[3][0])

    def text(*reasons: Reason) -> str:
        return hint_screen(EN, game, (Advice(play, 0.5, reasons),), None).text

    assert text(HitsOpponent(spot), TakesTurn(Seat(1))) == text(TakesTurn(Seat(1)))
    unexplained = f"\n-# {EN('hint-no-reason')}"
    assert text(HitsOpponent(spot)) + unexplained == text(), "advice without any reason says so"


def game_at(table: Table) -> Game:
    assert table.game is not None
    return table.game


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    "reason", ["reason-escapes", "reason-stays-in-reach", "reason-likely-home", "reason-likely-hit"]
)
def test_no_article_precedes_a_card_or_number(say: Speaker, reason: str) -> None:
    """English needs *an 8* but *a 9*, German *einer 9* but *eines K*, Italian *nel 75 %* but *nell'85 %*."""
    told = say(reason, pawn="Ada 1", name="Ada", card="8", percent=8)
    assert not re.search(r"\b(a|einer|un|nel) 8", told)
