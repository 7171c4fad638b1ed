"""The screens and presses of the lobby: seats, rules, terms, and the messages about the start of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tockbot import core
from tockbot.bot import screen, words
from tockbot.bot.pictures import WAITING, empty_scene, gate_of
from tockbot.bot.press import AtTable, Cost, Press, press
from tockbot.bot.shared_presses import CallPlayers, Learn, Reopen, ShowFairness, ShowMore, ShowRules
from tockbot.bot.table_texts import agree_rows, asked_lines, closed_line, series_left_line, series_line
from tockbot.bot.typed import house_rules, house_rules_question, with_ruleset
from tockbot.render import BoardScene, GameSeen, GamesScene, LobbyScene
from tockbot.rules import HAND_ORDER, RULESETS, Law, Seat, TableRules, table_rules
from tockbot.tables import (
    JOKER,
    PACES,
    SUITS,
    Card,
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
    rank_of,
)


@press("sit", updates_board=True, cost=Cost.SEAT)
class Sit(AtTable):
    """Sit down. The bot first shows the seat's screen to a person who is seated, or may free the reserved seat."""

    seat: Seat


@press("seat", new_message=True, cost=Cost.BOARD)
class ShowSeat(AtTable):
    """Show what can be done with this seat."""

    seat: Seat


@press("move", cost=Cost.SEAT)
class Move(AtTable):
    """Change to this seat."""

    seat: Seat


@press("leave", cost=Cost.SEAT)
class Leave(AtTable):
    """Leave the table."""


@press("computer", cost=Cost.SETUP)
class SetComputer(AtTable):
    """Seat a computer player of this level, if the seat is free or has a computer player."""

    seat: Seat
    level: Level


@press("free", cost=Cost.SETUP)
class OpenSeat(AtTable):
    """Free this seat for anyone: remove its computer player, or end its reservation."""

    seat: Seat


@press("start", updates_board=True)
class Start(AtTable):
    """Start the game."""


@press("fill", updates_board=True)
class FillAndStart(AtTable):
    """Seat computer players on all free seats, and start the game."""


@press("setup", new_message=True)
class ShowSetup(AtTable):
    """Show the choices for the game: the host can change them, everyone else can only read them."""


@press("ruleset", cost=Cost.SETUP)
class ChooseRuleset(AtTable):
    """Choose another ruleset."""

    ruleset: str


@press("party", cost=Cost.SETUP)
class ChooseParty(AtTable):
    """Choose the number of players, and whether they play in teams."""

    players: int
    in_teams: bool


@press("houserules", cost=Cost.SETUP)
class ChooseHouseRules(AtTable):
    """Choose the house rules."""


@press("terms", cost=Cost.SETUP)
class ChooseTerms(AtTable):
    """Choose the pace, hints, rating, undo, series, and whether the table is by invitation."""


@press("openhere", cost=Cost.TABLE)
class OpenHere(Press):
    """Open a table with these rules in the channel itself, if no thread may be opened for it."""

    ruleset: str
    players: int
    in_teams: bool
    rated: bool


PLAYERS: Final = 4
"""Number of players for which the board of an offered game is drawn."""

SPECIAL_CARDS: Final = 3
"""Number of cards on the board of an offered game."""


def lobby_picture(say: words.Speaker, seen: TableSeen) -> screen.Picture:
    """Return the picture of the board with the players; its description lists the seats by number, with their teams."""
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
    return screen.Picture("lobby.png", screen.clipped(" ".join(lines), screen.ALT_LIMIT), LobbyScene(board))


def games_picture(say: words.Speaker, names: Sequence[str], chosen: str) -> screen.Picture:
    """Return the picture of the available games for four players; its description has a sentence about each."""
    laws = {name: table_rules(name, PLAYERS).law for name in names}
    games = tuple(
        GameSeen(
            empty_scene(say, table_rules(name, PLAYERS)),
            say(f"ruleset-{name}"),
            special_cards(laws[name], laws.values()),
            tuple(RULESETS).index(name),
        )
        for name in names
    )
    about = [say("labelled", label=say(f"ruleset-{name}"), value=say(f"ruleset-{name}-about")) for name in names]
    return screen.Picture(
        "games.png", screen.clipped(" · ".join(about), screen.ALT_LIMIT), GamesScene(games, names.index(chosen))
    )


def special_cards(law: Law, laws: Collection[Law]) -> tuple[Card, ...]:
    """Return the cards that do by this law what they do by the fewest of these laws, the rarest first."""

    def alike(rank: str) -> int:
        if rank == rank_of(JOKER):
            return sum(other.jokers > 0 for other in laws)
        return sum(other.cards.get(rank) == law.cards.get(rank) for other in laws)

    ranks = [rank for rank in HAND_ORDER if rank in law.cards or (rank == rank_of(JOKER) and law.jokers)]
    rarest = sorted(ranks, key=alike)[:SPECIAL_CARDS]
    return tuple(
        JOKER if rank == rank_of(JOKER) else Card(rank + suit) for rank, suit in zip(rarest, SUITS, strict=False)
    )


def _seat(say: words.Speaker, seen: TableSeen, seat: Seat) -> SeatSeen:
    player, owner, rules = seen.seated[seat], seen.held[seat], seen.rules
    name = say("lobby-nobody") if owner is None else words.player_name(say, owner, seat)
    return SeatSeen(
        seat=seat,
        name=name if player is None else words.player_name(say, player, seat),
        is_computer=isinstance(player, Computer),
        team=rules.sides.index(rules.side_of(seat)) if rules.party.in_teams else None,
        pawns=() if player is None else WAITING,
        cards=0,
    )


def _with_team(say: words.Speaker, shown: SeatSeen) -> str:
    name = words.plain_name(shown.name)
    return name if shown.team is None else say("name-with-team", name=name, letter=words.TEAM_LETTERS[shown.team])


HINTS_OFFERED: Final = (0, 1, 3, 5, 10)
UNLIMITED: Final = "unlimited"


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a table that is on or off; its message key is ``ask-terms-`` plus its key in :data:`TERMS`.

    Attributes:
        is_on: returns whether it is on.
        wish: returns the command that turns it on or off.
    """

    is_on: Callable[[TableSeen], bool]
    wish: Callable[[bool], TableCommand]


RATED: Final = "rated"

TERMS: Final[Mapping[str, Term]] = {
    RATED: Term(lambda seen: seen.terms.rated, lambda on: partial(commands.rate, rated=on)),
    "undo": Term(lambda seen: seen.terms.allows_undo, lambda on: partial(commands.allow_undo, allowed=on)),
    "series": Term(lambda seen: seen.series is not None, lambda on: partial(commands.play_series, serial=on)),
    "invited": Term(lambda seen: seen.terms.by_invitation, lambda on: partial(commands.invite, only=on)),
}
"""The terms with a checkbox in the form, by key."""

CUT_LENGTH: Final = 40


def setup_screen(say: words.Speaker, seen: TableSeen, first: str | None) -> screen.Screen:
    """Return the screen with the choices of a table; ``first`` is the ruleset that is listed first."""
    rules, people = seen.rules, len(seen.sitting)
    # With a ruleset for fewer players, someone would lose their seat.
    fitting = [name for name in RULESETS if with_ruleset(rules, name).party.players >= people]
    names = sorted(fitting, key=lambda name: name != first)
    chosen = say(f"ruleset-{rules.ruleset.name}-about")
    serial = [say("setup-series")] if seen.series is not None else []
    lines = [say("setup-header", rules=words.ruleset_name(say, rules)), f"*{chosen}*", *serial, terms_line(say, seen)]
    rulesets = tuple(
        screen.MenuOption(
            say(f"ruleset-{name}"),
            ChooseRuleset(seen.id, name),
            name == rules.ruleset.name,
            say(f"ruleset-{name}-about"),
        )
        for name in names
    )
    parties = tuple(
        screen.MenuOption(
            words.party_name(say, party), ChooseParty(seen.id, party.players, party.in_teams), party == rules.party
        )
        for party in words.parties_of(rules.ruleset)
        if party.players >= people
    )
    house = (screen.Button(say("ask-house-rules"), ChooseHouseRules(seen.id)),) if house_rules(say, rules) else ()
    rows: tuple[screen.Row, ...] = (
        screen.Menu(say("setup-ruleset"), rulesets),
        screen.Menu(say("setup-party"), parties),
        (*house, screen.Button(say("setup-terms"), ChooseTerms(seen.id)), *_for_all(say, seen)),
    )
    return screen.Screen("\n".join(lines), rows, games_picture(say, names, rules.ruleset.name))


def chosen_screen(say: words.Speaker, seen: TableSeen) -> screen.Screen:
    """Return the screen with the choices for a table, as everyone except the host sees it."""
    chosen = say("setup-chosen", rules=words.ruleset_name(say, seen.rules), host=words.mention(say, seen.host))
    return screen.Screen("\n".join((chosen, terms_line(say, seen))), (_for_all(say, seen),))


def _for_all(say: words.Speaker, seen: TableSeen) -> tuple[screen.Button, ...]:
    """Return the buttons for everyone."""
    return (
        screen.Button(say("button-rules"), ShowRules(seen.id)),
        screen.Button(say("button-more"), ShowMore(seen.id)),
    )


def house_rules_form(say: words.Speaker, rules: TableRules) -> screen.Form:
    """Return the form for the house rules."""
    return screen.Form(say("ask-house-rules"), (house_rules_question(say, rules),))


def terms_form(say: words.Speaker, seen: TableSeen) -> screen.Form:
    """Return the form for the terms of a table."""
    paces = tuple(
        screen.Line(pace.value, say(f"pace-{pace.value}"), pace is seen.clock.pace) for pace in PACES[seen.place]
    )
    # Also offer the current number if it is another one.
    terms = seen.terms
    numbers = sorted({*HINTS_OFFERED, *(() if terms.hints is None else (terms.hints,))})
    hints = [screen.Line(str(one), _hints_told(say, one), one == terms.hints) for one in numbers]
    hints.append(screen.Line(UNLIMITED, _hints_told(say, None), terms.hints is None))
    offered = {one: term for one, term in TERMS.items() if not (one == RATED and seen.is_elsewhere)}
    others = tuple(screen.Line(one, say(f"ask-terms-{one}"), term.is_on(seen)) for one, term in offered.items())
    questions = (
        screen.OneOf("pace", say("setup-pace"), lines=paces),
        screen.OneOf("hints", say("setup-hints"), lines=tuple(hints)),
        screen.AnyOf("others", say("ask-terms"), lines=others),
    )
    return screen.Form(say("setup-terms"), questions)


def terms_wish(seen: TableSeen, answers: screen.Answers) -> TableCommand:
    """Return the command that sets all chosen terms, or none if one is refused."""
    pace = Pace(answers.one_of("pace", [one.value for one in PACES[seen.place]]))
    offered = {str(one): one for one in (*HINTS_OFFERED, seen.terms.hints) if one is not None}
    chosen = answers.one_of("hints", (*offered, UNLIMITED))
    ticked = answers.any_of("others", TERMS)

    def wish(draft: Draft) -> None:
        commands.choose_pace(draft, pace)
        commands.allow_hints(draft, offered.get(chosen))
        for one, term in TERMS.items():
            term.wish(one in ticked)(draft)

    return wish


def cut_form(say: words.Speaker) -> screen.Form:
    """Return the form for the text that a player wants to mix into the seed."""
    return screen.Form(
        say("setup-cut"), (screen.Typed("cut", say("ask-cut"), say("ask-cut-about"), longest=CUT_LENGTH),)
    )


def terms_line(say: words.Speaker, seen: TableSeen) -> str:
    """Return the terms of a table as small text: pace, hints, undo, rating, who may sit down."""
    return say(
        "lobby-terms",
        pace=say("setup-pace-chosen", pace=say(f"pace-{seen.clock.pace.value}")),
        hints=say("setup-hints-chosen", hints=_hints_told(say, seen.terms.hints)),
        undo=_undo(say, seen),
        rated=say("lobby-rated-not-yet") if seen.terms.rated and not seen.may_be_rated else _rated(say, seen),
        door="invited" if seen.terms.by_invitation else "open",
    )


def _undo(say: words.Speaker, seen: TableSeen) -> str:
    return say("button-undo-on" if seen.terms.allows_undo else "button-undo-off")


def _rated(say: words.Speaker, seen: TableSeen) -> str:
    """Return whether the game is rated, or would be with enough people, as text."""
    if not seen.terms.rated:
        return say("button-rated-off")
    return say("button-rated-on" if seen.may_be_rated else "button-rated-not-yet")


def _hints_told(say: words.Speaker, hints: int | None) -> str:
    """Return the number of hints per seat as text; None is unlimited."""
    return say("setup-hints-unlimited") if hints is None else say("setup-hints-allowed", hints=hints)


def started_screen(say: words.Speaker, seen: TableSeen) -> screen.Screen:
    """Return the lobby's message once the game has started: the players, and the way to the hash of the seed."""
    lines = [say("started-header", number=seen.id, rules=words.ruleset_name(say, seen.rules))]
    lines += [" · ".join(_seat_line(say, seen, seat) for seat in side) for side in seen.rules.sides]
    return screen.Screen("\n".join(lines), ((_fairness(say, seen),),), layout=screen.Layout())


def _fairness(say: words.Speaker, seen: TableSeen) -> screen.Button:
    """Return the button that shows the hash of the seed; its message has it on record."""
    return screen.Button(say("button-fair"), ShowFairness(seen.id, seen.seed_hash))


def announcement_screen(say: words.Speaker, seen: TableSeen, lobby: str | None) -> screen.Screen:
    """Return the message posted before the deal. Its id is mixed into the deal.

    It links to the lobby's message, which has the hash of the seed on record, or has it itself if there is none.
    """
    lines = [say("announced", number=seen.id)]
    if seen.cut:
        lines.append(say("announced-cut", cut=words.shown_cut(seen.cut)))
    lines.append(say("announced-seed") if lobby is None else say("announced-seed-lobby", link=lobby))
    return screen.Screen("\n".join(lines), ((_fairness(say, seen),),) if lobby is None else ())


def lobby_screen(say: words.Speaker, seen: TableSeen) -> screen.Screen:
    """Return the table's message before the game: the seats, with their buttons, or that the table was closed."""
    if seen.stage is Stage.CLOSED:
        return screen.Screen(
            closed_line(say, seen), ((screen.Button(say("button-reopen"), Reopen(seen.id)),),), layout=screen.Layout()
        )
    empty = sum(player is None for player in seen.seated)
    lines = (
        say("lobby-header", rules=words.ruleset_name(say, seen.rules), host=words.mention(say, seen.host)),
        *_series_lines(say, seen),
        *_empty_lines(say, seen, empty),
        *asked_lines(say, seen),
    )
    newer = (say("elsewhere-newer"),) if seen.is_elsewhere else ()
    small = "\n".join((terms_line(say, seen), *newer))
    # The most important buttons are above the seats: on a phone, eight seats fill the screen.
    seats = tuple(_section(say, seen, seat) for seat in seen.rules.seats)
    start: tuple[screen.Button, ...] = (
        screen.Button(say("button-fill"), FillAndStart(seen.id), screen.Style.GOOD)
        if empty
        else screen.Button(say("button-start"), Start(seen.id), screen.Style.GOOD),
    )
    if empty > len(seen.free) and _goes_on(seen):
        # A series continues only with all of its players.
        start = ()
    choose = screen.Button(say("button-setup"), ShowSetup(seen.id))
    learn = screen.Button(say("button-learn"), Learn())
    may_call = seen.free and not seen.is_elsewhere
    call = (screen.Button(say("button-call-players"), CallPlayers(seen.id)),) if may_call else ()
    return screen.Screen(
        "\n".join(lines),
        ((*start, choose, *call, learn, _fairness(say, seen)), *agree_rows(say, seen)),
        lobby_picture(say, seen),
        layout=screen.Layout(sections=(*seats, screen.Section(small))),
    )


def _empty_lines(say: words.Speaker, seen: TableSeen, empty: int) -> list[str]:
    """Return the number of free seats and of reserved seats, or that all seats are taken."""
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
    """Return whether the game continues a series."""
    return seen.series is not None and seen.series.number > 1


def _series_lines(say: words.Speaker, seen: TableSeen) -> list[str]:
    """Return the score of the series, and any earlier series that was not continued; empty for a single game."""
    if seen.series is None:
        return []
    lines = (series_left_line(say, seen.rules, seen.series), series_line(say, seen.rules, seen.series))
    return [line for line in lines if line]


def _section(say: words.Speaker, seen: TableSeen, seat: Seat) -> screen.Section:
    """Return a seat's line with its button."""
    if seen.seated[seat] is None:
        button = screen.Button(_at_seat(say, say("button-sit"), seat), Sit(seen.id, seat), screen.Style.MAIN)
    else:
        # Only the person on a seat can leave it: `seat_screen` shows the button to no one else.
        word = "button-leave" if isinstance(seen.seated[seat], Person) else "button-seat"
        button = screen.Button(_at_seat(say, say(word), seat), ShowSeat(seen.id, seat))
    return screen.Section(_seat_line(say, seen, seat), button)


def _at_seat(say: words.Speaker, word: str, seat: Seat) -> str:
    """Return a button's label with the seat number, so that screen readers do not read the same for every seat."""
    return say("button-at-seat", button=word, number=seat + 1)


def _seat_line(say: words.Speaker, seen: TableSeen, seat: Seat) -> str:
    return say("lobby-seat", sign=words.SEAT_SIGNS[seat], number=seat + 1, name=_player_name(say, seen, seat))


def _player_name(say: words.Speaker, seen: TableSeen, seat: Seat) -> str:
    match seen.seated[seat]:
        case Person() as person:
            return words.mention(say, person, seat)
        case Computer(name, level):
            return say("computer-name", name=words.shown_name(name), level=words.level_name(say, level))
        case None:
            owner = seen.held[seat]
            free = say("lobby-nobody") if owner is None else say("lobby-kept", name=words.mention(say, owner, seat))
            return f"*{free}*"


def seat_screen(say: words.Speaker, seen: TableSeen, seat: Seat, grants: Callable[[Press], bool]) -> screen.Screen:
    """Return the screen of a seat, with its buttons; ``grants`` returns whether the table would allow a press."""
    player, kept = seen.seated[seat], seen.held[seat] is not None
    free = screen.Button(say("button-open-seat"), OpenSeat(seen.id, seat))
    buttons: tuple[tuple[screen.Button, ...], ...]
    match player:
        case Person():
            own = seat == seen.viewer
            text = otherwise = say("seat-own" if own else "seat-other")
            buttons = ((screen.Button(say("button-leave"), Leave(seen.id), screen.Style.DANGER),),) if own else ()
        case Computer():
            text, otherwise = say("seat-computer"), say("refused-sit-first")
            buttons = (_levels(say, seen, seat, player.level), (free,))
        case _ if kept:
            text, otherwise = say("seat-kept"), say("refused-seat-kept")
            buttons = (_levels(say, seen, seat, None), (free,))
        case _:
            text, otherwise = say("seat-free"), say("refused-sit-first")
            buttons = (
                _levels(say, seen, seat, None),
                (screen.Button(say("button-sit"), Move(seen.id, seat), screen.Style.MAIN),),
            )
    offered = [tuple(button for button in row if grants(button.press)) for row in buttons]
    rows: tuple[screen.Row, ...] = tuple(row for row in offered if row)
    lines = [_seat_line(say, seen, seat), text if rows else otherwise]
    if rows and not isinstance(player, Person):
        lines.append(_levels_told(say))
    return screen.Screen("\n".join(lines), rows)


def _levels_told(say: words.Speaker) -> str:
    """Return a description of the levels; the hard level is weaker without the compiled engine."""
    return say("levels-told", engine="core" if core.is_enabled() else "python")


def _levels(say: words.Speaker, seen: TableSeen, seat: Seat, chosen: Level | None) -> tuple[screen.Button, ...]:
    """Return a button for each level of a computer player; the current level is green."""
    return tuple(
        screen.Button(
            say("button-computer-level", level=words.level_name(say, level)),
            SetComputer(seen.id, seat, level),
            screen.Style.GOOD if level is chosen else screen.Style.PLAIN,
        )
        for level in Level
    )
