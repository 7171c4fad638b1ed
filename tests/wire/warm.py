"""Reads the texts, and fills the caches of pictures, once for all bots of these tests.

Bots are forked from the process that imports this module (:mod:`loopback.launch`).
"""

from __future__ import annotations

from typing import Final

from tests.tables.live import LiveTable, begun_from, seated, user_of
from tests.wire.killing import LONGER
from tests.wire.server import NAMES
from tockbot.app.features import SCREENS
from tockbot.bot.words import speaker
from tockbot.computer.greedy import choose_play
from tockbot.features.turn.screens import hand_screen
from tockbot.render import draw
from tockbot.tables import Person, PersonId, TableId, see

PLAYS: Final = 6
"""Number of plays that are shown: further ones show little that is new."""

PEOPLE: Final = {
    PersonId(number): Person(PersonId(number), user_of(PersonId(number)), name) for number, name in enumerate(NAMES, 1)
}


def show(live: LiveTable) -> None:
    """Draw the board, and the hand of the player to act, as they are now."""
    say = speaker("en")
    seat = None if live.table.game is None else live.game.position.turn
    screens = [SCREENS.message(say, see(TableId(1), live.table, None, PEOPLE))]
    if seat is not None:
        screens.append(hand_screen(say, see(TableId(1), live.table, PersonId(seat + 1), PEOPLE)))
    for screen in screens:
        if screen.picture is not None:
            draw(screen.picture.scene)


def warm_up() -> None:
    """Show a lobby, and some plays."""
    show(seated(LONGER.rules))
    live = begun_from(LONGER)
    for _ in range(PLAYS):
        show(live)
        own = see(TableId(1), live.table, PersonId(live.turn + 1), PEOPLE).game
        assert own is not None
        live.play(choose_play(own))


warm_up()
