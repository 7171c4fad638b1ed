"""The table before its game: who sits where, what can be changed, and what stays of it once the game has begun."""

from __future__ import annotations

from tockbot.bot.errands import Learn, Reopen, ShowRules
from tockbot.bot.press import Press
from tockbot.bot.screen import OPTION_LIMIT, Button, Layout, Menu, MenuOption, Row, Screen, Section, Style, clipped
from tockbot.bot.words.names import SEAT_SIGNS, level_name, ruleset_name, team_letter
from tockbot.bot.words.person_names import mention, shown_name
from tockbot.bot.words.speaker import Speaker
from tockbot.bot.words.status import closed_line, series_left_line, series_line
from tockbot.features.lobby.presses import (
    AddComputer,
    AllowBack,
    FillAndStart,
    Leave,
    PlaySeries,
    RateGame,
    RemoveComputer,
    SetLevel,
    ShowSetup,
    Sit,
    Start,
)
from tockbot.rules import Seat
from tockbot.tables import Computer, Level, Person, Stage, TableSeen


def started_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What stays of the lobby once the game has begun: who began, and the promise of fair chance."""
    lines = [say("started-header", number=seen.id, rules=ruleset_name(say, seen.rules))]
    lines += [_seat_line(say, seen, seat) for seat in seen.rules.seats]
    return Screen("\n".join(lines), layout=Layout(below=say("table-seed-hash", hash=seen.seed_hash)))


def announcement_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What the channel is told before the cards are dealt: the id of this message is mixed into their chance."""
    lines = [say("announced", number=seen.id)]
    if seen.cut:
        lines.append(say("announced-cut", cut=shown_name(seen.cut)))
    return Screen("\n".join((*lines, say("announced-hash", hash=seen.seed_hash))))


def lobby_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The table before the game: who sits where, and how to join; or that it was closed then."""
    if seen.stage is Stage.CLOSED:
        return Screen(closed_line(say, seen), ((Button(say("button-reopen"), Reopen(seen.id)),),), layout=Layout())
    empty = sum(player is None for player in seen.seated)
    sections = tuple(_section(say, seen, seat) for seat in seen.rules.seats)
    below = (
        *_series_lines(say, seen),
        *_empty_lines(say, seen, empty),
        say("table-seed-hash", hash=seen.seed_hash),
    )
    return Screen(
        say("lobby-header", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host)),
        _lobby_rows(say, seen, empty),
        layout=Layout(sections=sections, below="\n".join(below)),
    )


def _empty_lines(say: Speaker, seen: TableSeen, empty: int) -> list[str]:
    """How many seats are anybody's, and how many are kept for somebody who is not here yet; or that all are here."""
    if not empty:
        return [say("lobby-full")]
    free = len(seen.free)
    lines = [say("lobby-free", free=free)] if free else []
    kept = empty - free
    if kept:
        goes_on = seen.series is not None and seen.series.number > 1
        later = say("lobby-kept-series") if goes_on else say("lobby-kept-later", kept=kept)
        lines.append(f"{say('lobby-kept-seats', kept=kept)} {later}")
    return lines


def _series_lines(say: Speaker, seen: TableSeen) -> list[str]:
    """The series that is played, and the one that does not go on; nothing where it is one game."""
    if seen.series is None:
        return []
    lines = (series_left_line(say, seen.rules, seen.series), series_line(say, seen.rules, seen.series))
    return [line for line in lines if line]


def _section(say: Speaker, seen: TableSeen, seat: Seat) -> Section:
    """A seat, and what can be done with it."""
    line = _seat_line(say, seen, seat)
    match seen.seated[seat]:
        case Person():
            return Section(line)
        case Computer():
            return Section(line, Button(say("button-no-computer"), RemoveComputer(seen.id, seat)))
        case None:
            return Section(line, Button(say("button-sit"), Sit(seen.id, seat), Style.MAIN))


def _seat_line(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    team = ""
    if seen.rules.party.in_teams:
        team = say("lobby-team", letter=team_letter(seen.rules, seat))
    return say("lobby-seat", sign=SEAT_SIGNS[seat], number=seat + 1, team=team, name=_player_name(say, seen, seat))


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
        MenuOption(
            clipped(say("lobby-level", number=seat + 1, name=player.name, level=level_name(say, level)), OPTION_LIMIT),
            SetLevel(seen.id, Seat(seat), level),
        )
        for seat, player in enumerate(seen.seated)
        if isinstance(player, Computer)
        for level in Level
        if level is not player.level
    ]
    return (Menu(say("lobby-choose-level"), tuple(options)),) if options else ()


def _rated(say: Speaker, seen: TableSeen) -> str:
    """Whether the game is rated, as people sit now."""
    if not seen.rated:
        return say("button-rated-off")
    return say("button-rated-on" if seen.may_be_rated else "button-rated-not-yet")


def _lobby_rows(say: Speaker, seen: TableSeen, empty: int) -> tuple[Row, ...]:
    def button(label: str, press: Press, style: Style = Style.PLAIN, *, disabled: bool = False) -> Button:
        return Button(say(label), press, style, disabled)

    # Where there is no such seat the button is grey, and says whichever.
    free_seats = (seat for seat in seen.rules.seats if seen.seated[seat] is None)
    first_free = min(free_seats, key=lambda seat: seen.kept[seat] is not None, default=Seat(0))
    serial = seen.series is not None
    first: Row = (
        button("button-leave", Leave(seen.id)),
        button("button-computer", AddComputer(seen.id, first_free), disabled=not empty),
        button("button-fill", FillAndStart(seen.id), Style.GOOD)
        if empty
        else button("button-start", Start(seen.id), Style.GOOD),
        button("button-series-on" if serial else "button-series-off", PlaySeries(seen.id, not serial)),
    )
    undo = say("button-undo-on") if seen.takes_back else say("button-undo-off")
    second: Row = (
        button("button-setup", ShowSetup(seen.id)),
        button("button-rules", ShowRules(seen.id)),
        button("button-learn", Learn()),
        Button(undo, AllowBack(seen.id, not seen.takes_back)),
        Button(_rated(say, seen), RateGame(seen.id, not seen.rated)),
    )
    return (first, *_levels(say, seen), second)
