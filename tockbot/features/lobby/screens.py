"""What the lobby shows, and what can be pressed there: seats, rules, terms, and what remains once a game has begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tockbot import core
from tockbot.bot.pictures import WAITING, empty_scene, gate_of
from tockbot.bot.press import AtTable, Cost, Press, press
from tockbot.bot.screen import (
    ALT_LIMIT,
    Answers,
    AnyOf,
    Button,
    Form,
    Layout,
    Line,
    Menu,
    MenuOption,
    OneOf,
    Picture,
    Row,
    Screen,
    Section,
    Style,
    Typed,
    clipped,
)
from tockbot.bot.shared_presses import CallPlayers, Learn, Reopen, ShowMore, ShowRules
from tockbot.bot.table_texts import agree_rows, asked_lines, closed_line, series_left_line, series_line
from tockbot.bot.typed import house_rules, house_rules_question, with_ruleset
from tockbot.bot.words import (
    SEAT_SIGNS,
    TEAM_LETTERS,
    Speaker,
    level_name,
    mention,
    parties_of,
    party_name,
    plain_name,
    player_name,
    ruleset_name,
    shown_cut,
    shown_name,
)
from tockbot.render import BoardScene, GameSeen, GamesScene, LobbyScene
from tockbot.rules import RULESETS, Seat, TableRules, table_rules
from tockbot.tables import (
    CHOSEN_PACES,
    Computer,
    Draft,
    Level,
    Pace,
    Person,
    SeatSeen,
    Stage,
    TableCommand,
    TableSeen,
    commands,
)


@press("sit", painted=True, asked=Cost.SEAT)
class Sit(AtTable):
    """Sit down on this seat, or for whoever sits already see what can be done with it."""

    seat: Seat


@press("seat", anew=True, asked=Cost.BOARD)
class ShowSeat(AtTable):
    """Show what can be done with this seat."""

    seat: Seat


@press("move", asked=Cost.SEAT)
class Move(AtTable):
    """Sit on this seat instead of the own one."""

    seat: Seat


@press("leave", asked=Cost.SEAT)
class Leave(AtTable):
    """Get up."""


@press("computer", asked=Cost.SETUP)
class SetComputer(AtTable):
    """Let a computer player of this level play on this seat, which is free or a computer player's."""

    seat: Seat
    level: Level


@press("free", asked=Cost.SETUP)
class OpenSeat(AtTable):
    """Let this seat be free for anybody, where a computer player sits or that is kept for somebody."""

    seat: Seat


@press("start", painted=True)
class Start(AtTable):
    """Begin the game."""


@press("fill", painted=True)
class FillAndStart(AtTable):
    """Put computer players on all free seats, and begin the game."""


@press("setup", anew=True)
class ShowSetup(AtTable):
    """Show what can be chosen for the game, or to whoever does not choose what was."""


@press("ruleset", asked=Cost.SETUP)
class ChooseRuleset(AtTable):
    """Choose another ruleset."""

    ruleset: str


@press("party", asked=Cost.SETUP)
class ChooseParty(AtTable):
    """Choose how many play, and whether in teams."""

    players: int
    in_teams: bool


@press("houserules", asked=Cost.SETUP)
class ChooseHouseRules(AtTable):
    """Choose which house rules are played."""


@press("terms", asked=Cost.SETUP)
class ChooseTerms(AtTable):
    """Choose the pace, how many hints there are, whether it is rated, taken back, a series."""


@press("cut", asked=Cost.SEAT)
class StartWithCut(AtTable):
    """Begin the game with something mixed into chance."""


@press("openhere", asked=Cost.TABLE)
class OpenHere(Press):
    """Open a table with this ruleset in the channel itself, where no thread may be opened for it."""

    ruleset: str
    players: int
    in_teams: bool
    rated: bool


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


HINTS_OFFERED: Final = (0, 1, 3, 5, 10)
UNLIMITED: Final = "unlimited"

RATED: Final = "rated"
UNDO: Final = "undo"
SERIES: Final = "series"
INVITED: Final = "invited"
TERMS: Final = (RATED, UNDO, SERIES, INVITED)
"""What is ticked or not."""

CUT_LENGTH: Final = 40


def setup_screen(say: Speaker, seen: TableSeen, first: str | None) -> Screen:
    """The choices of a table, with what is chosen now; ``first`` is the ruleset that is offered first."""
    rules, people = seen.rules, len(seen.sitting)
    # Nobody may lose a seat.
    fitting = [name for name in RULESETS if with_ruleset(rules, name).party.players >= people]
    names = sorted(fitting, key=lambda name: name != first)
    chosen = say(f"ruleset-{rules.ruleset.name}-about")
    serial = [say("setup-series")] if seen.series is not None else []
    lines = [say("setup-header", rules=ruleset_name(say, rules)), f"*{chosen}*", *serial, terms_line(say, seen)]
    rulesets = tuple(
        MenuOption(
            say(f"ruleset-{name}"),
            ChooseRuleset(seen.id, name),
            name == rules.ruleset.name,
            say(f"ruleset-{name}-about"),
        )
        for name in names
    )
    parties = tuple(
        MenuOption(party_name(say, party), ChooseParty(seen.id, party.players, party.in_teams), party == rules.party)
        for party in parties_of(rules.ruleset)
        if party.players >= people
    )
    house = (Button(say("ask-house-rules"), ChooseHouseRules(seen.id)),) if house_rules(say, rules) else ()
    rows: tuple[Row, ...] = (
        Menu(say("setup-ruleset"), rulesets),
        Menu(say("setup-party"), parties),
        (*house, Button(say("setup-terms"), ChooseTerms(seen.id)), *_for_all(say, seen)),
    )
    return Screen("\n".join(lines), rows, games_picture(say, names, rules.ruleset.name))


def chosen_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What was chosen for a table, and who chooses, for others."""
    chosen = say("setup-chosen", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host))
    return Screen("\n".join((chosen, terms_line(say, seen))), (_for_all(say, seen),))


def _for_all(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """The rules as they now are, for whoever sits there another way to begin, and what else can be done."""
    may_start = seen.viewer is not None and None not in seen.seated
    cut = (Button(say("setup-cut"), StartWithCut(seen.id)),) if may_start else ()
    return (Button(say("button-rules"), ShowRules(seen.id)), *cut, Button(say("button-more"), ShowMore(seen.id)))


def house_rules_form(say: Speaker, rules: TableRules) -> Form:
    """Which house rules are played."""
    return Form(say("ask-house-rules"), (house_rules_question(say, rules),))


def terms_form(say: Speaker, seen: TableSeen) -> Form:
    """On which terms a table plays beside its rules."""
    paces = tuple(Line(pace.value, say(f"pace-{pace.value}"), pace is seen.clock.pace) for pace in CHOSEN_PACES)
    # A number that was chosen elsewhere stays to be chosen.
    terms = seen.terms
    numbers = sorted({*HINTS_OFFERED, *(() if terms.hints is None else (terms.hints,))})
    hints = [Line(str(one), _hints_told(say, one), one == terms.hints) for one in numbers]
    hints.append(Line(UNLIMITED, _hints_told(say, None), terms.hints is None))
    chosen = {
        RATED: terms.rated,
        UNDO: terms.takes_back,
        SERIES: seen.series is not None,
        INVITED: terms.by_invitation,
    }
    others = tuple(Line(one, say(f"ask-terms-{one}"), is_chosen) for one, is_chosen in chosen.items())
    questions = (
        OneOf("pace", say("setup-pace"), lines=paces),
        OneOf("hints", say("setup-hints"), lines=tuple(hints)),
        AnyOf("others", say("ask-terms"), lines=others),
    )
    return Form(say("setup-terms"), questions)


def terms_wish(seen: TableSeen, answers: Answers) -> TableCommand:
    """The terms that were chosen, all of them or none.

    Raises:
        PressError: they are none that were offered.
    """
    pace = Pace(answers.one_of("pace", [one.value for one in CHOSEN_PACES]))
    offered = {str(one): one for one in (*HINTS_OFFERED, seen.terms.hints) if one is not None}
    chosen = answers.one_of("hints", (*offered, UNLIMITED))
    others = answers.any_of("others", TERMS)

    def wish(draft: Draft) -> None:
        commands.choose_pace(draft, pace)
        commands.allow_hints(draft, offered.get(chosen))
        commands.rate(draft, rated=RATED in others)
        commands.allow_back(draft, allowed=UNDO in others)
        commands.play_series(draft, serial=SERIES in others)
        commands.invite(draft, only=INVITED in others)

    return wish


def cut_form(say: Speaker) -> Form:
    """What a player likes to have mixed into chance."""
    return Form(say("setup-cut"), (Typed("cut", say("ask-cut"), say("ask-cut-about"), longest=CUT_LENGTH),))


def terms_line(say: Speaker, seen: TableSeen) -> str:
    """On which terms a table plays beside its rules, in small letters: pace, hints, undo, rating, who may sit."""
    return say(
        "lobby-terms",
        pace=say("setup-pace-chosen", pace=say(f"pace-{seen.clock.pace.value}")),
        hints=say("setup-hints-chosen", hints=_hints_told(say, seen.terms.hints)),
        undo=_undo(say, seen),
        rated=say("lobby-rated-not-yet") if seen.terms.rated and not seen.may_be_rated else _rated(say, seen),
        door="invited" if seen.terms.by_invitation else "open",
    )


def _undo(say: Speaker, seen: TableSeen) -> str:
    return say("button-undo-on" if seen.terms.takes_back else "button-undo-off")


def _rated(say: Speaker, seen: TableSeen) -> str:
    """Whether the game is rated, as people sit now."""
    if not seen.terms.rated:
        return say("button-rated-off")
    return say("button-rated-on" if seen.may_be_rated else "button-rated-not-yet")


def _hints_told(say: Speaker, hints: int | None) -> str:
    """How many hints each seat may have; None is as many as anybody likes."""
    return say("setup-hints-unlimited") if hints is None else say("setup-hints-allowed", hints=hints)


def started_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What stays of the lobby once the game has begun: who began, side by side, and the promise of fair chance."""
    lines = [say("started-header", number=seen.id, rules=ruleset_name(say, seen.rules))]
    lines += [" · ".join(_seat_line(say, seen, seat) for seat in side) for side in seen.rules.sides]
    return Screen("\n".join(lines), layout=Layout(below=say("table-seed-hash", hash=seen.seed_hash)))


def announcement_screen(say: Speaker, seen: TableSeen, lobby: str | None) -> Screen:
    """What the channel is told before the cards are dealt: the id of this message is mixed into their chance.

    The seed's hash stands in the lobby, to which a link leads; here it is only where there is no such message.
    """
    lines = [say("announced", number=seen.id)]
    if seen.cut:
        lines.append(say("announced-cut", cut=shown_cut(seen.cut)))
    if lobby is None:
        lines.append(say("announced-hash", hash=seen.seed_hash))
    else:
        lines.append(say("announced-lobby", link=lobby))
    return Screen("\n".join(lines))


def lobby_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The table before the game: who sits where, and how to join; or that it was closed then."""
    if seen.stage is Stage.CLOSED:
        return Screen(closed_line(say, seen), ((Button(say("button-reopen"), Reopen(seen.id)),),), layout=Layout())
    empty = sum(player is None for player in seen.seated)
    lines = (
        say("lobby-header", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host)),
        *_series_lines(say, seen),
        *_empty_lines(say, seen, empty),
        *asked_lines(say, seen),
    )
    small = "\n".join((terms_line(say, seen), say("table-seed-hash", hash=seen.seed_hash)))
    # What is to be pressed by most stands above the seats: at a table for eight these do not fit a phone.
    seats = tuple(_section(say, seen, seat) for seat in seen.rules.seats)
    start: tuple[Button, ...] = (
        Button(say("button-fill"), FillAndStart(seen.id), Style.GOOD)
        if empty
        else Button(say("button-start"), Start(seen.id), Style.GOOD),
    )
    if empty > len(seen.free) and _goes_on(seen):
        # A series goes on with all of its people only.
        start = ()
    choose = Button(say("button-setup"), ShowSetup(seen.id))
    call = (Button(say("button-call-players"), CallPlayers(seen.id)),) if seen.free else ()
    return Screen(
        "\n".join(lines),
        ((*start, choose, *call, Button(say("button-learn"), Learn())), *agree_rows(say, seen)),
        lobby_picture(say, seen),
        layout=Layout(sections=(*seats, Section(small))),
    )


def _empty_lines(say: Speaker, seen: TableSeen, empty: int) -> list[str]:
    """How many seats are anybody's, and how many are kept for somebody who is not here yet; or that all are here."""
    if not empty:
        return [say("lobby-full")]
    free = len(seen.free)
    lines = [say("lobby-free", free=free)] if free else []
    kept = empty - free
    if kept:
        later = say("lobby-kept-series") if _goes_on(seen) else say("lobby-kept-later", kept=kept)
        lines.append(f"{say('lobby-kept-seats', kept=kept)} {later}")
    return lines


def _goes_on(seen: TableSeen) -> bool:
    """Return whether a series goes on with the game."""
    return seen.series is not None and seen.series.number > 1


def _series_lines(say: Speaker, seen: TableSeen) -> list[str]:
    """The series that is played, and the one that does not go on; nothing where it is one game."""
    if seen.series is None:
        return []
    lines = (series_left_line(say, seen.rules, seen.series), series_line(say, seen.rules, seen.series))
    return [line for line in lines if line]


def _section(say: Speaker, seen: TableSeen, seat: Seat) -> Section:
    """A seat with its button."""
    if seen.seated[seat] is None:
        button = Button(_at_seat(say, say("button-sit"), seat), Sit(seen.id, seat), Style.MAIN)
    else:
        button = Button(_at_seat(say, say("button-seat"), seat), ShowSeat(seen.id, seat))
    return Section(_seat_line(say, seen, seat), button)


def _at_seat(say: Speaker, word: str, seat: Seat) -> str:
    """A button's word with the seat beside which it stands: read out, it would else be the same as the next."""
    return say("button-at-seat", button=word, number=seat + 1)


def _seat_line(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    return say("lobby-seat", sign=SEAT_SIGNS[seat], number=seat + 1, name=_player_name(say, seen, seat))


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


def seat_screen(say: Speaker, seen: TableSeen, seat: Seat, grants: Callable[[Press], bool]) -> Screen:
    """What the viewer can do with a seat, for their eyes only; ``grants`` says what the table would do for them."""
    player, kept = seen.seated[seat], seen.kept[seat] is not None
    free = Button(say("button-open-seat"), OpenSeat(seen.id, seat))
    buttons: tuple[tuple[Button, ...], ...]
    match player:
        case Person():
            own = seat == seen.viewer
            told = told_else = say("seat-own" if own else "seat-other")
            buttons = ((Button(say("button-leave"), Leave(seen.id), Style.DANGER),),) if own else ()
        case Computer():
            told, told_else = say("seat-computer"), say("refused-sit-first")
            buttons = (_levels(say, seen, seat, player.level), (free,))
        case _ if kept:
            told, told_else = say("seat-kept"), say("refused-seat-kept")
            buttons = (_levels(say, seen, seat, None), (free,))
        case _:
            told, told_else = say("seat-free"), say("refused-sit-first")
            buttons = (_levels(say, seen, seat, None), (Button(say("button-sit"), Move(seen.id, seat), Style.MAIN),))
    offered = [tuple(button for button in row if grants(button.press)) for row in buttons]
    rows: tuple[Row, ...] = tuple(row for row in offered if row)
    lines = [_seat_line(say, seen, seat), told if rows else told_else]
    if rows and not isinstance(player, Person):
        lines.append(_levels_told(say))
    return Screen("\n".join(lines), rows)


def _levels_told(say: Speaker) -> str:
    """How the levels play, and how well the hard one does where it thinks in Python."""
    return say("levels-told", engine="core" if core.thinks() else "python")


def _levels(say: Speaker, seen: TableSeen, seat: Seat, chosen: Level | None) -> tuple[Button, ...]:
    """The levels at which a computer player may play on a seat; the one at which it does is green."""
    return tuple(
        Button(
            say("button-computer-level", level=level_name(say, level)),
            SetComputer(seen.id, seat, level),
            Style.GOOD if level is chosen else Style.PLAIN,
        )
        for level in Level
    )
