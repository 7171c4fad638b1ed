"""The choice of games: all of them, the one played last first, each with its board and a sentence."""

from __future__ import annotations

import pytest

from tests.bot.limits import check
from tests.tables.live import PEOPLE, LiveTable, opening_of
from tockbot.bot.screen import Menu
from tockbot.bot.words import languages, speaker, unmarked
from tockbot.features.lobby.screens import SPECIAL_CARDS, setup_screen
from tockbot.render import GamesScene
from tockbot.rules import RULESETS, table_rules
from tockbot.tables import TableId, rank_of, see


@pytest.mark.parametrize("language", languages())
def test_last_played_ruleset_is_offered_first(language: str) -> None:
    say, live = speaker(language), LiveTable.opened(opening_of(table_rules("swiss", 4)))
    screen = setup_screen(say, see(TableId(1), live.table, None, PEOPLE), "italian")
    check(screen)
    menu, picture = screen.rows[0], screen.picture
    assert isinstance(menu, Menu)
    assert picture is not None
    assert isinstance(picture.scene, GamesScene)
    names = [say(f"ruleset-{name}") for name in RULESETS]
    offered = [option.label for option in menu.options]
    assert offered == [game.name for game in picture.scene.games]
    assert (offered[0], sorted(offered)) == (say("ruleset-italian"), sorted(names))
    assert all(unmarked(option.about) in unmarked(picture.alt) for option in menu.options)
    assert offered[picture.scene.chosen] == say("ruleset-swiss")


def test_games_to_choose_from_look_different() -> None:
    live = LiveTable.opened(opening_of(table_rules("swiss", 4)))
    picture = setup_screen(speaker("en"), see(TableId(1), live.table, None, PEOPLE), "swiss").picture
    assert picture is not None
    assert isinstance(picture.scene, GamesScene)
    games = {game.name: game for game in picture.scene.games}
    assert len({game.number for game in games.values()}) == len(RULESETS)
    assert all(len(game.cards) == SPECIAL_CARDS for game in games.values())
    jack, ace = (rank_of(card) for card in games[speaker("en")("ruleset-ttg")].cards if rank_of(card) in "JA")
    assert {jack, ace} == {"J", "A"}, "the special cards of Tock Tock Dog"
