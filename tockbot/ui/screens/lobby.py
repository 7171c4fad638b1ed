"""The table before its game: who sits where, what can be changed, and what stays of it once the game has begun."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables import Computer, Level, Person, TableSeen
from tockbot.ui.press import (
    AddComputer,
    AllowBack,
    FillAndStart,
    Join,
    Leave,
    Press,
    RemoveComputer,
    SetLevel,
    ShowRules,
    ShowSetup,
    Sit,
    Start,
)
from tockbot.ui.screen import OPTION_LIMIT, Button, Menu, Option, Row, Screen, Style, clipped
from tockbot.ui.screens.ending import closed_line
from tockbot.ui.words.names import level_name, ruleset_name, team_letter
from tockbot.ui.words.person_names import isolated, mention, player_name, shown_name
from tockbot.ui.words.speaker import Speaker


def started_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What stays of the lobby once the game has begun: who began, and the promise of fair chance."""
    lines = [say("started-header", number=seen.id, rules=ruleset_name(say, seen.rules))]
    lines += [_seat_line(say, seen, seat) for seat in seen.rules.seats]
    lines += ["", say("table-seed-hash", hash=seen.seed_hash)]
    return Screen("\n".join(lines))


def announcement_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What the channel is told before the cards are dealt: the id of this message is mixed into their chance."""
    lines = [say("announced", number=seen.id)]
    if seen.cut:
        lines.append(say("announced-cut", cut=shown_name(seen.cut)))
    return Screen("\n".join((*lines, say("announced-hash", hash=seen.seed_hash))))


def closed_screen(say: Speaker, seen: TableSeen) -> Screen:
    """A table that was ended before its game began."""
    return Screen(closed_line(say, seen))


def lobby_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The table before the game: who sits where, and how to join."""
    lines = [say("lobby-header", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host))]
    lines += [_seat_line(say, seen, seat) for seat in seen.rules.seats]
    free = sum(player is None for player in seen.seated)
    # A blank line, or Discord takes what follows for a part of the list.
    lines += ["", say("lobby-free", free=free) if free else say("lobby-full")]
    lines.append(say("table-seed-hash", hash=seen.seed_hash))
    return Screen("\n".join(lines), _lobby_rows(say, seen, free))


def _seat_line(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    team = ""
    if seen.rules.party.in_teams:
        team = say("lobby-team", letter=team_letter(seen.rules, seat))
    return say("lobby-seat", number=seat + 1, team=team, name=_player_name(say, seen, seat))


def _player_name(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    match seen.seated[seat]:
        case Person() as person:
            return mention(say, person, seat)
        case Computer(name, level):
            return say("computer-name", name=shown_name(name), level=level_name(say, level))
        case None:
            owner = seen.kept[seat]
            free = say("lobby-nobody") if owner is None else say("lobby-kept", name=mention(say, owner, seat))
            return f"*{free}*"


def _levels(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """A menu of the other levels at which the computer players here could play."""
    options = [
        Option(
            clipped(say("lobby-level", number=seat + 1, name=player.name, level=level_name(say, level)), OPTION_LIMIT),
            SetLevel(seen.id, Seat(seat), level),
        )
        for seat, player in enumerate(seen.seated)
        if isinstance(player, Computer)
        for level in Level
        if level is not player.level
    ]
    return (Menu(say("lobby-choose-level"), tuple(options)),) if options else ()


def _lobby_rows(say: Speaker, seen: TableSeen, free: int) -> tuple[Row, ...]:
    def button(label: str, press: Press, style: Style = Style.PLAIN, *, disabled: bool = False) -> Button:
        return Button(say(label), press, style, disabled)

    computers = [Seat(seat) for seat, player in enumerate(seen.seated) if isinstance(player, Computer)]
    # Where there is no such seat the button is grey, and says whichever.
    first_free = min(_free_seats(seen), key=lambda seat: seen.kept[seat] is not None, default=Seat(0))
    last_computer = computers[-1] if computers else Seat(0)
    first: Row = (
        button("button-join", Join(seen.id), Style.MAIN, disabled=not free),
        button("button-leave", Leave(seen.id)),
        button("button-computer", AddComputer(seen.id, first_free), disabled=not free),
        button("button-no-computer", RemoveComputer(seen.id, last_computer), disabled=not computers),
        button("button-fill", FillAndStart(seen.id), Style.GOOD)
        if free
        else button("button-start", Start(seen.id), Style.GOOD),
    )
    undo = say("button-undo-on") if seen.takes_back else say("button-undo-off")
    second: Row = (
        button("button-setup", ShowSetup(seen.id)),
        button("button-rules", ShowRules(seen.id)),
        Button(undo, AllowBack(seen.id, not seen.takes_back)),
    )
    if not free:
        return (first, *_levels(say, seen), second)
    seats = tuple(Option(_free_seat(say, seen, seat), Sit(seen.id, seat)) for seat in _free_seats(seen))
    return (first, Menu(say("lobby-choose-seat"), seats), *_levels(say, seen), second)


def _free_seats(seen: TableSeen) -> list[Seat]:
    return [seat for seat in seen.rules.seats if seen.seated[seat] is None]


def _free_seat(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    partner = seen.rules.partners[seat]
    if partner is None:
        return say("lobby-free-seat", number=seat + 1)
    other = seen.seated[partner]
    name = say("lobby-nobody") if other is None else isolated(player_name(say, other, partner))
    return clipped(say("lobby-free-seat-team", number=seat + 1, partner=name), OPTION_LIMIT)
