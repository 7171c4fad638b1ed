"""What pictures before a game are to show: a board with those who sit there, and the games to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockbot.bot.pictures import WAITING, empty_scene, gate_of
from tockbot.bot.screen import ALT_LIMIT, Picture, clipped
from tockbot.bot.words import TEAM_LETTERS, Speaker, plain_name, player_name
from tockbot.render import BoardScene, GameSeen, GamesScene, LobbyScene
from tockbot.rules import Seat, table_rules
from tockbot.tables import Computer, SeatSeen, TableSeen

PLAYERS: Final = 4
"""A game that is offered is shown on the board for so many."""


def lobby_picture(say: Speaker, seen: TableSeen) -> Picture:
    """The board, and who sits where; in words each seat by its number, with its team."""
    rules = seen.rules
    board = BoardScene(
        board=rules.board,
        seats=tuple(_seat(say, seen, seat) for seat in rules.seats),
        turn=None,
        winners=(),
        plays=(),
        top_card=None,
        caption="",
        centre=rules.law.centre,
        gate=gate_of(rules),
        leftward=say.is_leftward,
    )
    lines = [say("alt-lobby-seat", number=one.seat + 1, name=_with_team(say, one)) for one in board.seats]
    return Picture("lobby.png", clipped(" ".join(lines), ALT_LIMIT), LobbyScene(board))


def games_picture(say: Speaker, names: Sequence[str], chosen: str) -> Picture:
    """The games there are, each with its board as four play it; in words each with a sentence."""
    games = tuple(GameSeen(empty_scene(say, table_rules(name, PLAYERS)), say(f"ruleset-{name}")) for name in names)
    told = " · ".join(f"{say(f'ruleset-{name}')}: {say(f'ruleset-{name}-about')}" for name in names)
    return Picture("games.png", clipped(told, ALT_LIMIT), GamesScene(games, names.index(chosen)))


def _seat(say: Speaker, seen: TableSeen, seat: Seat) -> SeatSeen:
    player, owner, rules = seen.seated[seat], seen.kept[seat], seen.rules
    name = say("lobby-nobody") if owner is None else player_name(say, owner, seat)
    return SeatSeen(
        seat=seat,
        name=name if player is None else player_name(say, player, seat),
        is_computer=isinstance(player, Computer),
        team=rules.sides.index(rules.side_of(seat)) if rules.party.in_teams else None,
        pawns=() if player is None else WAITING,
        cards=0,
    )


def _with_team(say: Speaker, shown: SeatSeen) -> str:
    name = plain_name(shown.name)
    return name if shown.team is None else say("name-with-team", name=name, letter=TEAM_LETTERS[shown.team])
