"""What was played, in lines: each play, where a round begins, and who came home by it."""

from __future__ import annotations

from tockbot.rules import Phase, Seat
from tockbot.tables import Observation
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.status import side_name


def story_lines(say: Speaker, game: Observation, since: int, numbers: tuple[str, ...] = ()) -> list[str]:
    """The plays of a game from one on, as message text: the oldest first, each round after the first headed by it.

    ``numbers`` stand before the last of them, which a picture shows by these.
    """
    teller = Teller(say, game, marked=True)
    lines: list[str] = []
    numbered = dict(zip(range(len(game.history) - len(numbers), len(game.history)), numbers, strict=True))
    for place in range(since, len(game.history)):
        record = game.history[place]
        if place > since and record.round != game.history[place - 1].round:
            lines.append(say("told-round", number=record.round))
        number = numbered.get(place, "")
        lines.append(f"**{number}** {teller.record(record)}" if number else teller.record(record))
        lines += [
            say("told-home", names=side_name(say, game, side), count=len(side), place=game.finished.index(side) + 1)
            for side in _told_home(game, place)
        ]
    return lines


def _told_home(game: Observation, place: int) -> tuple[tuple[Seat, ...], ...]:
    """The sides whose coming home is told with a play: while others play on for their places (rules.md 5.1)."""
    last = place + 1 == len(game.history)
    over = last and game.phase is Phase.GAME_OVER
    return game.history[place].home if game.rules.law.places and not over else ()
