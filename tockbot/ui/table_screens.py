"""What everybody sees in the channel: the lobby, the board, the end."""

from __future__ import annotations

from tockbot.rules import Party, Phase, Seat, TableRules
from tockbot.tables import Computer, Human, Level, Observation, PlayRecord, Sitter, Stage, TableSeen
from tockbot.ui.custom_id import Press, Verb
from tockbot.ui.film import last_round_film
from tockbot.ui.position_words import TEAMS, fields_words, numbers_of, pile_words, seat_words
from tockbot.ui.scenes import board_picture, last_shown, own_board_picture, since_own
from tockbot.ui.screen import OPTION_LIMIT, TEXT_LIMIT, Button, Menu, Option, Picture, Row, Screen, Style, clipped
from tockbot.ui.status_words import due_line, standing_lines
from tockbot.ui.story import story_lines
from tockbot.ui.texts import Speaker
from tockbot.ui.words import level_name, shown_name

MOST_LINES = 8
LOGGED = 100
"""More plays than this never fit a message."""


def table_screen(say: Speaker, seen: TableSeen, *, ping: bool = False) -> Screen:
    """The table's message.

    Args:
        say: who speaks the table's language.
        seen: the table as everybody sees it.
        ping: whether the player to act may be pinged.
    """
    if seen.stage is Stage.LOBBY or seen.game is None:
        return closed_screen(say) if seen.stage is Stage.CLOSED else lobby_screen(say, seen)
    header = say("table-header", number=seen.game.round)
    # While it is played, who comes home is told with the play, and the picture's description tells all places.
    lines = [] if seen.stage is Stage.PLAYING else standing_lines(say, seen.game)
    mentions: tuple[int, ...] = ()
    match seen.stage:
        case Stage.FINISHED:
            lines.append(_proof(say, seen))
        case Stage.CLOSED:
            lines.append(say("table-closed"))
            lines.append(_proof(say, seen))
        case _:
            line, mentions = _due(say, seen, seen.game)
            lines.append(line)
    rows = _playing_rows(say, seen)
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *lines))
    text = "\n".join((header, *told_lines(say, seen.game, room, last_shown(seen.game)), *lines))
    return Screen(text, rows, board_picture(say, seen.game), mentions if ping else ())


def _proof(say: Speaker, seen: TableSeen) -> str:
    """What anybody needs to check the game's chance, once it is over."""
    return say("table-seed", number=seen.id, seed=seen.seed or "", hash=seen.seed_hash or "")


def started_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What stays of the lobby once the game has begun: who began, and the promise of fair chance."""
    lines = [say("started-header", number=seen.id, rules=ruleset_name(say, seen.rules))]
    lines += [_seat_line(say, seen, seat) for seat in seen.rules.seats]
    lines += ["", say("table-seed-hash", hash=seen.seed_hash or "")]
    return Screen("\n".join(lines))


def told_lines(
    say: Speaker, game: Observation, room: int = TEXT_LIMIT, drawn: tuple[PlayRecord, ...] = ()
) -> list[str]:
    """What the player to act has not seen yet: the plays since his own, the oldest first, and at least the last.

    Where nobody is to act it is the last time around; where they are too many for the room, it is the last of them.
    The last plays of all, which the picture beside the text has ``drawn``, are told in any case, with its numbers.
    """
    since = len(game.history) - len(game.seats)
    if game.turn is not None:
        mine = [place for place, record in enumerate(game.history) if record.seat == game.turn]
        since = min(mine[-1] + 1, len(game.history) - 1) if mine else 0
    first = max(0, min(since, len(game.history) - len(drawn)), len(game.history) - MOST_LINES)
    lines = [f"> {line}" for line in story_lines(say, game, first, numbers_of(drawn))]
    while sum(len(line) + 1 for line in lines) > room:
        del lines[0]
    return lines


def _due(say: Speaker, seen: TableSeen, game: Observation) -> tuple[str, tuple[int, ...]]:
    """What is due, and whom to ping for it."""
    if not any(isinstance(sitter, Human) for sitter in seen.sitters):
        return say("table-deserted"), ()
    if game.phase is Phase.EXCHANGE:
        return _exchange_line(say, game), ()
    if game.turn is None:
        return say("table-dealing"), ()
    sitter = seen.sitters[game.turn]
    if isinstance(sitter, Human):
        return due_line(say, game, f"<@{sitter.user}>"), (sitter.user,)
    return due_line(say, game, shown_name(game.seats[game.turn].name)), ()


def _exchange_line(say: Speaker, game: Observation) -> str:
    """How many have chosen the card they pass, and once somebody has, for whom all wait; nobody is pinged for it."""
    ready = sum(game.has_given)
    line = say("table-exchange", ready=ready, players=sum(seat.cards > 0 for seat in game.seats))
    if not ready:
        return line
    missing = [seat for seat in game.seats if seat.cards and not game.has_given[seat.seat]]
    names = ", ".join(shown_name(seat.name) for seat in missing)
    return f"{line} {say('table-exchange-waiting', names=names)}"


def _playing_rows(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    hand = Button(say("button-hand"), str(Press(Verb.HAND, seen.id)), Style.MAIN)
    log = Button(say("button-log"), str(Press(Verb.LOG, seen.id)))
    rules = Button(say("button-rules"), str(Press(Verb.RULES, seen.id)))
    again = Button(say("button-again"), str(Press(Verb.AGAIN, seen.id)), Style.MAIN)
    return ((hand if seen.stage is Stage.PLAYING else again, log, rules),)


def closed_screen(say: Speaker) -> Screen:
    """A table that was ended before its game began."""
    return Screen(say("table-closed"))


def ruleset_name(say: Speaker, rules: TableRules) -> str:
    """What is played, in a few words: the ruleset, how many, teams or solo."""
    party = party_name(say, rules.party)
    chosen = "".join(f", {option_name(say, *option)}" for option in rules.options)
    return f"{say(f'ruleset-{rules.ruleset.name}')}, {party}{chosen}"


def party_name(say: Speaker, party: Party) -> str:
    """Who plays, in a few words: how many, and whether in teams."""
    return say("party-teams" if party.in_teams else "party-solo", players=party.players)


def option_name(say: Speaker, name: str, value: str) -> str:
    """An option that differs from the ruleset's default, in a few words."""
    return say(f"option-{name}-{value}".replace("_", "-"))


def lobby_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The table before the game: who sits where, and how to join."""
    lines = [say("lobby-header", rules=ruleset_name(say, seen.rules), host=f"<@{seen.host}>")]
    lines += [_seat_line(say, seen, seat) for seat in seen.rules.seats]
    free = sum(sitter is None for sitter in seen.sitters)
    # A blank line, or Discord takes what follows for a part of the list.
    lines += ["", say("lobby-free", free=free) if free else say("lobby-full")]
    return Screen("\n".join(lines), _lobby_rows(say, seen, free))


def _seat_line(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    team = ""
    if seen.rules.party.in_teams:
        team = say("lobby-team", letter=team_letter(seen.rules, seat))
    return say("lobby-seat", number=seat + 1, team=team, name=_sitter_name(say, seen.sitters[seat]))


def team_letter(rules: TableRules, seat: Seat) -> str:
    """A team's name: A, B, C, D."""
    return TEAMS[rules.sides.index(rules.side_of(seat))]


def _sitter_name(say: Speaker, sitter: Sitter | None) -> str:
    match sitter:
        case Human(user, _):
            return f"<@{user}>"
        case Computer(name, level):
            return say("computer-name", name=name, level=level_name(say, level))
        case None:
            return f"*{say('lobby-nobody')}*"


def _levels(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """A menu of the other levels at which the computer players here could play."""
    options = [
        Option(
            clipped(say("lobby-level", number=seat + 1, name=sitter.name, level=level_name(say, level)), OPTION_LIMIT),
            f"{seat}.{level.value}",
        )
        for seat, sitter in enumerate(seen.sitters)
        if isinstance(sitter, Computer)
        for level in Level
        if level is not sitter.level
    ]
    return (Menu(say("lobby-choose-level"), str(Press(Verb.LEVEL, seen.id)), tuple(options)),) if options else ()


def _lobby_rows(say: Speaker, seen: TableSeen, free: int) -> tuple[Row, ...]:
    def button(
        label: str, verb: Verb, style: Style = Style.PLAIN, *, detail: str = "", disabled: bool = False
    ) -> Button:
        return Button(say(label), str(Press(verb, seen.id, 0, detail)), style, disabled)

    first_free = str(seen.sitters.index(None)) if free else ""
    computers = [seat for seat, sitter in enumerate(seen.sitters) if isinstance(sitter, Computer)]
    last_computer = str(computers[-1]) if computers else ""
    first: Row = (
        button("button-join", Verb.JOIN, Style.MAIN, disabled=not free),
        button("button-leave", Verb.LEAVE),
        button("button-computer", Verb.COMPUTER, detail=first_free, disabled=not free),
        button("button-no-computer", Verb.NO_COMPUTER, detail=last_computer, disabled=not computers),
        button("button-start", Verb.START, Style.GOOD, disabled=bool(free)),
    )
    second: Row = (button("button-setup", Verb.SETUP), button("button-rules", Verb.RULES))
    if not free:
        return (first, *_levels(say, seen), second)
    seats = tuple(
        Option(_free_seat(say, seen, seat), str(seat)) for seat in seen.rules.seats if seen.sitters[seat] is None
    )
    return (first, Menu(say("lobby-choose-seat"), str(Press(Verb.SIT, seen.id)), seats), *_levels(say, seen), second)


def _free_seat(say: Speaker, seen: TableSeen, seat: Seat) -> str:
    partner = seen.rules.partners[seat]
    if partner is None:
        return say("lobby-free-seat", number=seat + 1)
    other = seen.sitters[partner]
    name = say("lobby-nobody") if other is None else other.name
    return clipped(say("lobby-free-seat-team", number=seat + 1, partner=name), OPTION_LIMIT)


def board_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The board for one person's eyes, that person's seat at the bottom."""
    if seen.game is None:
        return Screen(say("board-not-yet"))
    header = say("table-header", number=seen.game.round)
    due = [_due(say, seen, seen.game)[0]] if seen.stage is Stage.PLAYING else []
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *due))
    lines = (header, *told_lines(say, seen.game, room, since_own(seen.game)), *due)
    return Screen("\n".join(lines), picture=own_board_picture(say, seen.game))


def text_board_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The whole position in words, for one person's eyes."""
    game = seen.game
    if game is None:
        return Screen(say("board-not-yet"))
    header = say("table-header", number=game.round)
    due = [_due(say, seen, game)[0]] if seen.stage is Stage.PLAYING else []
    seats = [f"- {seat_words(say, seat)} {fields_words(say, game, seat)}" for seat in game.seats]
    rest = [*due, *seats, *pile_words(say, game)]
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *rest))
    return Screen(clipped("\n".join((header, *told_lines(say, game, room), *rest)), TEXT_LIMIT))


def log_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The last plays in words, and the last round in motion."""
    if seen.game is None or not seen.game.history:
        return Screen(say("log-empty"))
    lines = story_lines(say, seen.game, max(0, len(seen.game.history) - LOGGED))
    while sum(len(line) + 1 for line in lines) > TEXT_LIMIT - 100:
        del lines[0]
    film = last_round_film(say, seen.game)
    moving = None if film is None else Picture("round.gif", say("alt-film", number=seen.game.history[-1].round), film)
    return Screen("\n".join((say("log-header"), *lines)), picture=moving)
