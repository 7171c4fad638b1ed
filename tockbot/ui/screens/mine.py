"""The tables at which somebody sits, wherever they are: whose turn it is, since when, and where to go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tockbot.rules import Phase
from tockbot.tables import Person, Stage, TableSeen
from tockbot.ui.screen import TEXT_LIMIT, Screen
from tockbot.ui.words.person_names import player_name, shown_name
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Mine:
    """A table of somebody's as they see it, and a link to it."""

    seen: TableSeen
    link: str


def mine_screen(say: Speaker, mine: Sequence[Mine]) -> Screen:
    """The open tables of whoever asks; those that wait for them come first."""
    if not mine:
        return Screen(say("mine-none"))
    lines = [say("mine-header")]
    room = TEXT_LIMIT - len(lines[0]) - len(say("mine-more", tables=len(mine))) - 1
    for place, one in enumerate(sorted(mine, key=lambda one: not _waits_for_viewer(one.seen))):
        line = say("mine-line", link=one.link, what=_what(say, one.seen))
        room -= len(line) + 1
        if room < 0:
            lines.append(say("mine-more", tables=len(mine) - place))
            break
        lines.append(line)
    return Screen("\n".join(lines))


def _waits_for_viewer(seen: TableSeen) -> bool:
    game = seen.game
    if game is None or seen.viewer is None or seen.stage is not Stage.PLAYING:
        return False
    if game.phase is Phase.EXCHANGE:
        return bool(game.hand) and game.gift is None
    return game.turn == seen.viewer


def _what(say: Speaker, seen: TableSeen) -> str:
    """What a table waits for, and since when."""
    since, game = f"<t:{int(seen.due_at.timestamp())}:R>", seen.game
    if game is None:
        return say("mine-lobby", free=len(seen.free), since=since)
    if seen.viewer is None:
        return say("mine-away")
    if _waits_for_viewer(seen):
        return say("mine-yours", since=since)
    if game.turn is None:
        return say("mine-exchange", since=since)
    player = seen.seated[game.turn]
    name = player_name(say, player, game.turn) if isinstance(player, Person) else game.seats[game.turn].name
    return say("mine-turn", name=shown_name(name), since=since)
