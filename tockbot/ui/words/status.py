"""Where a game stands, in words: what is due, who has won, who came in which place."""

from __future__ import annotations

from collections.abc import Callable

from tockbot.rules import Phase, Seat
from tockbot.tables import Observation
from tockbot.ui.words.person_names import seat_name, shown_name
from tockbot.ui.words.speaker import Speaker

Write = Callable[[str], str]
"""How a name is written: as message text, or plainly."""


def due_line(say: Speaker, game: Observation, name: str) -> str:
    """What the player to act, of this name, has to do."""
    if game.phase is not Phase.DISCARD:
        return say("table-turn", name=name)
    return say("table-discard-lose" if forced_discard_loses_turn(game) else "table-discard", name=name)


def forced_discard_loses_turn(game: Observation) -> bool:
    """Whether whoever is made to discard loses the turn by it (rules.md 4.9, 4.10)."""
    forced = game.rules.law.forced_discard
    return forced is not None and forced.loses_turn


def standing_lines(say: Speaker, game: Observation, write: Write = shown_name) -> list[str]:
    """Who has won, and where it is played on for places, who came in which; in the end whoever is left is last."""
    over = game.phase is Phase.GAME_OVER
    lines = []
    if over:
        side = game.finished[0] if game.finished else ()
        lines.append(say("table-won", names=side_name(say, game, side, write), count=len(side)))
    if game.rules.law.places and game.finished:
        last = [side for side in game.rules.sides if over and side not in game.finished]
        names = [side_name(say, game, side, write) for side in (*game.finished, *last)]
        told = " · ".join(f"{place}. {name}" for place, name in enumerate(names, 1))
        lines.append(say("table-places", names=told))
    return lines


def side_name(say: Speaker, game: Observation, side: tuple[Seat, ...], write: Write = shown_name) -> str:
    """Everybody on a side."""
    return f" {say('and')} ".join(write(seat_name(say, game.seats[seat])) for seat in side)
