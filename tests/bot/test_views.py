"""Screens in Discord's format, checked against a simulated Discord."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord.http import handle_message_parameters

from loopback.checks.components import COMPONENTS_V2
from loopback.checks.payloads import NEW_MESSAGE, check, check_message
from loopback.faults import Json
from tests.bot.applications import with_all_emojis
from tests.bot.walking import AWKWARD_NAMES, AWKWARD_PEOPLE, BIG_ID, seen_by
from tests.tables.live import LiveTable, at_play, opening_of
from tests.tables.recordings import recorded
from tockbot.app.features import SCREENS
from tockbot.bot.screen import Screen
from tockbot.bot.sending import NO_EMOJIS, Emojis, laid_out
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.features.lobby.screens import lobby_screen
from tockbot.render import WOOD
from tockbot.rules import table_rules
from tockbot.tables import Computer, see

EIGHT = table_rules("swiss", 8)
EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())


def sent(screen: Screen, emojis: Emojis = NO_EMOJIS) -> Json:
    """Return the frame of a message, after checking that Discord accepts it."""
    assert screen.layout is not None
    message: Json = handle_message_parameters(view=laid_out(screen, screen.layout, WOOD, emojis)).payload or {}
    check(message, NEW_MESSAGE)
    assert message["flags"] == COMPONENTS_V2
    check_message({**message, "content": ""}, () if screen.picture is None else (screen.picture.filename,))
    (frame,) = message["components"]
    assert isinstance(frame, dict)
    return frame


@EVERY_LANGUAGE
async def test_lobby_of_eight_long_names_fits_discord(say: Speaker) -> None:
    emojis = await with_all_emojis()
    lobby = LiveTable.opened(opening_of(EIGHT, 10**18)).table
    computers = tuple(Computer(name) for name in AWKWARD_NAMES)
    for seated in ((None,) * 8, (None, *computers[1:]), computers):
        screen = lobby_screen(say, see(BIG_ID, replace(lobby, seated=seated), None, AWKWARD_PEOPLE))
        assert "<:seat_8_" in repr(sent(screen, emojis))


@EVERY_LANGUAGE
async def test_final_board_of_eight_long_names_fits_discord(say: Speaker) -> None:
    emojis = await with_all_emojis()
    tables = recorded(EIGHT).tables
    for table in (tables[0], tables[len(tables) // 2], tables[-1]):
        sent(SCREENS.message(say, seen_by(table, None)))
        sent(SCREENS.message(say, seen_by(table, None)), emojis)


def test_table_has_the_colour_of_the_seat_to_act_or_the_winner() -> None:
    say = speaker("en")
    seen = seen_by(at_play(table_rules("swiss", 4)).table, None)
    assert seen.game is not None
    red, green, blue = WOOD.seats[seen.game.turn or 0].fill
    assert sent(SCREENS.message(say, seen))["accent_color"] == (red << 16) + (green << 8) + blue
    nobody = replace(seen, game=replace(seen.game, turn=None))
    assert sent(SCREENS.message(say, nobody)).get("accent_color") is None
    over = seen_by(recorded(EIGHT).tables[-1], None)
    assert over.game is not None
    layout = SCREENS.message(say, over).layout
    assert layout is not None
    assert layout.seat in over.game.finished[0]
