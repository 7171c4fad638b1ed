"""A game's web page: it is complete, needs nothing else, and names players only if they agreed."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from tests.sampled import some
from tests.tables.live import EVERY_RULESET, MOMENT, PEOPLE
from tests.tables.recordings import recorded
from tockbot.bot.words import languages, speaker
from tockbot.computer import course_of
from tockbot.features.replay import game_page
from tockbot.rules import TableRules, table_rules
from tockbot.tables import PastGame, People, TableId, game_text, past_game, read_transcript, write_transcript

LARGEST = 400_000
NAMES: People = {person: replace(one, name=f"</script><b>{person}") for person, one in PEOPLE.items()}


def past(rules: TableRules) -> PastGame:
    """Return a finished game."""
    made = past_game(TableId(7), recorded(rules).entries, MOMENT)
    assert made is not None
    return made


def page(game: PastGame, people: People, language: str = "en") -> str:
    """Return the game's page."""
    return game_page(speaker(language), game, people, course_of(game.transcript.rules, game.boards))


def data(html: str) -> dict[str, Any]:
    """Return the data that the page's script reads."""
    found = re.search(r'id="game">(.*?)</script>', html)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def test_replay_shows_pawns_hands_and_text_of_every_moment() -> None:
    game = past(table_rules("swiss", 4))
    html = page(game, PEOPLE)
    told = data(html)
    pawns: dict[str, list[int]] = {}
    hands: dict[str, str] = {}
    for number, moment in enumerate(told["moments"]):
        pawns |= moment["p"]
        hands |= moment["h"]
        seen = game.see(number, None, PEOPLE, hands_open=True)
        assert [tuple(pawns[str(seat)]) for seat in range(4)] == list(seen.game.numbering)
        assert [len(hands[str(seat)].split()) for seat in range(4)] == [len(hand) for hand in seen.hands]
    assert len(told["moments"]) == game.length == html.count("data-step=")
    assert html.count("<h3>") == len(game.rounds)


@pytest.mark.parametrize("place", some(range(len(EVERY_RULESET)), 3))
def test_page_of_any_table_is_small_and_self_contained(place: int) -> None:
    language = languages()[place % len(languages())]
    html = page(past(EVERY_RULESET[place]), {}, language)
    assert len(html.encode()) < LARGEST
    assert not re.search(r"(src|href|url)\s*[=(]|https?://(?!www\.w3\.org/2000/svg)|@import", html)
    assert f'<html lang="{language}" dir="{"rtl" if language == "ar" else "ltr"}">' in html


def test_page_escapes_names_and_shows_only_given_ones() -> None:
    game = past(table_rules("ttg", 2))
    told, untold = page(game, NAMES), page(game, {})
    assert "</script><b>" not in told
    assert "&lt;/script&gt;&lt;b&gt;" in told
    assert "&lt;b&gt;" not in untold
    assert data(told)["names"] != data(untold)["names"]


def test_each_line_of_the_chances_has_a_named_side() -> None:
    html = page(past(table_rules("swiss", 4)), {})
    lines = re.findall(r'class="side" stroke="(.*?)"', html)
    named = re.findall(r'<span style="border-color:(.*?)">(.*?)</span>', html)
    assert named == list(zip(lines, ("Player 1 and Player 3", "Player 2 and Player 4"), strict=True))


def test_the_text_of_a_game_makes_the_same_page() -> None:
    game = past(table_rules("ttg", 2))
    text = write_transcript(game.transcript)
    again = game_text(read_transcript(text))
    assert data(page(again, {})) == data(page(game, {}))
