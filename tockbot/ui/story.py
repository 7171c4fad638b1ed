"""What was played, in lines: each play, where a round begins, and who came home by it."""

from __future__ import annotations

from collections.abc import Iterator

from tockbot.rules.board import Seat, is_home
from tockbot.rules.position import Phase
from tockbot.tables.numbering import Numbering
from tockbot.tables.observation import Observation
from tockbot.ui.status_words import side_name
from tockbot.ui.texts import Speaker
from tockbot.ui.words import Teller


def story_lines(say: Speaker, game: Observation, since: int, numbers: tuple[str, ...] = ()) -> list[str]:
    """The plays of a game from one on, as message text: the oldest first, each round after the first headed by it.

    ``numbers`` stand before the last of them, which a picture shows by these.
    """
    teller = Teller(say, game, marked=True)
    lines: list[str] = []
    numbered = dict(zip(range(len(game.happenings) - len(numbers), len(game.happenings)), numbers, strict=True))
    for place in range(since, len(game.happenings)):
        happening = game.happenings[place]
        if place > since and happening.round != game.happenings[place - 1].round:
            lines.append(say("told-round", number=happening.round))
        number = numbered.get(place, "")
        lines.append(f"**{number}** {teller.happening(happening)}" if number else teller.happening(happening))
        lines += [
            say("told-home", names=side_name(say, game, side), count=len(side), place=game.finished.index(side) + 1)
            for side in _came_home(game, place)
        ]
    return lines


def _came_home(game: Observation, place: int) -> Iterator[tuple[Seat, ...]]:
    """The sides that a play brought home while the others play on for their places (rules.md 5.1)."""
    last = place + 1 == len(game.happenings)
    if not game.rules.law.places or (last and game.phase is Phase.GAME_OVER):
        return
    before = game.happenings[place].before
    after = game.numbering if last else game.happenings[place + 1].before
    for side in game.finished:
        if _all_home(after, side) and not _all_home(before, side):
            yield side


def _all_home(numbering: Numbering, side: tuple[Seat, ...]) -> bool:
    return all(is_home(location) for seat in side for location in numbering[seat])
