"""A table in words: its status, a whole position, and what people have asked the others to agree to.

A position in words contains enough to play by, for people who do not see its picture.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from functools import reduce
from typing import Final, assert_never

from tockbot import tables
from tockbot.bot import words
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.screen import BUTTONS_LIMIT, LABEL_LIMIT, TEXT_LIMIT, Button, Row, Style, clipped
from tockbot.bot.shared_presses import Agree, Decline, SayHere, StandIn
from tockbot.rules import RESERVE, Phase, Seat, TableRules

Write = Callable[[str], str]
"""How a name is written: as message text, or plainly."""


def guessed_line(say: words.Speaker, best: Sequence[tuple[str, int]]) -> str:
    """Who guessed best while they watched, by name, with their points; nothing where that is nobody."""
    told = [say("guess-score", name=words.shown_name(name), points=points) for name, points in best]
    return say("guess-best", names=words.listed(say, told)) if told else ""


def due_line(say: words.Speaker, game: tables.Observation, name: str) -> str:
    """What the player to act, of this name, has to do."""
    if game.phase is not Phase.DISCARD:
        return say("table-turn", name=name)
    return say("table-discard-lose" if forced_discard_loses_turn(game) else "table-discard", name=name)


def forced_discard_loses_turn(game: tables.Observation) -> bool:
    """Whether whoever is made to discard loses the turn by it (rules.md 4.9, 4.10)."""
    return game.rules.law.discarder_loses_turn


def standing_lines(say: words.Speaker, game: tables.Observation, write: Write = words.shown_name) -> list[str]:
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


def fought_lines(say: words.Speaker, game: tables.Observation) -> list[str]:
    """A kind word for those who did not win, once a game is over; nothing where all have their places."""
    if game.phase is not Phase.GAME_OVER or game.rules.law.places or not game.finished:
        return []
    others = [seat for side in game.rules.sides if side != game.finished[0] for seat in side]
    names = in_a_list(say, [words.shown_name(words.seat_name(say, game.seats[seat])) for seat in others])
    return [say("table-fought", names=names)]


def in_a_list(say: words.Speaker, names: Sequence[str]) -> str:
    """Names with commas between them, and a word before the last."""
    *first, last = names
    return f"{words.listed(say, first)} {say('and')} {last}" if first else last


def side_name(
    say: words.Speaker, game: tables.Observation, side: tuple[Seat, ...], write: Write = words.shown_name
) -> str:
    """Everybody on a side."""
    return f" {say('and')} ".join(write(words.seat_name(say, game.seats[seat])) for seat in side)


def story_lines(say: words.Speaker, game: tables.Observation, since: int, numbers: tuple[str, ...] = ()) -> list[str]:
    """The plays of a game from one on, as message text: the oldest first, each round after the first headed by it.

    ``numbers`` stand before the last of them, which a picture shows by these.
    """
    teller = MoveFormatter(say, game, marked=True)
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


def _told_home(game: tables.Observation, place: int) -> tuple[tuple[Seat, ...], ...]:
    """The sides whose coming home is told with a play: while others play on for their places (rules.md 5.1)."""
    last = place + 1 == len(game.history)
    over = last and game.phase is Phase.GAME_OVER
    return game.history[place].home if game.rules.law.places and not over else ()


def moment(at: datetime | None) -> str:
    """A moment as Discord counts down to it; none, as texts ask for it, where there is none."""
    return "none" if at is None else f"<t:{int(at.timestamp())}:R>"


def time_left(say: words.Speaker, clock: tables.Clock, seats: Collection[Seat]) -> str:
    """When the first of these seats is out of time, and how much of that is its bank; nothing where none is timed."""
    waits = [wait for wait in clock.waits if wait.seat in seats]
    if not waits:
        return ""
    first = min(waits, key=lambda wait: wait.until)
    return say("time-left", until=moment(first.until), bank=_amount(first.until - first.turn))


def _amount(time: timedelta) -> str:
    """An amount of time in symbols that all languages share; none, as texts ask for it, where there is none."""
    if time >= timedelta(hours=1):
        return f"{time // timedelta(hours=1)} h"
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    return f"{minutes}:{seconds:02} min" if time else "none"


def away_line(say: words.Speaker, seen: tables.TableSeen) -> str:
    """Who is away from a table, and until when they said to be; nothing where nobody is."""
    names = [
        say(
            "table-away-name",
            name=words.shown_name(words.player_name(say, away.person, away.seat)),
            until=moment(away.until),
        )
        for away in seen.away
    ]
    return say("table-away", names=words.listed(say, names), count=len(names)) if names else ""


def score_words(say: words.Speaker, rules: TableRules, won: Sequence[int]) -> str:
    """How many games each side has won: ``●▲ 2 : 1 ■◆`` as far as there are two, else one after another."""
    names = ["".join(words.SEAT_SIGNS[seat] for seat in side) for side in rules.sides]
    if len(names) == 2:  # noqa: PLR2004 - two sides
        return say("series-of-two", first=names[0], own=won[0], their=won[1], second=names[1])
    each = [say("series-side", name=name, won=one) for name, one in zip(names, won, strict=True)]
    return reduce(lambda before, after: say("series-sides", before=before, after=after), each)


def series_line(say: words.Speaker, rules: TableRules, series: tables.SeriesSeen) -> str:
    """How a series stands, and which game this is."""
    score = score_words(say, rules, series.won)
    return say("series-stands", first=series.first_to, score=score, number=series.number, most=series.most)


def series_left_line(say: words.Speaker, rules: TableRules, series: tables.SeriesSeen) -> str:
    """That a series does not go on, because others sit there; nothing where none is left."""
    if not series.left or len(series.left) != len(rules.sides):
        return say("series-left") if series.left else ""
    return say("series-left-at", score=score_words(say, rules, series.left))


def series_end_line(
    say: words.Speaker, game: tables.Observation, series: tables.SeriesSeen, write: Write = words.shown_name
) -> str:
    """How a series stands after a game, or how it ended."""
    score = score_words(say, game.rules, series.won)
    if series.winner is not None:
        side = game.rules.sides[series.winner]
        return say("series-won", names=side_name(say, game, side, write), count=len(side), score=score)
    if series.given_up:
        return say("series-given-up", score=score)
    return say("series-goes-on", first=series.first_to, score=score)


MAX_LINES = 8


def log_lines_text(
    say: words.Speaker, game: tables.Observation, room: int = TEXT_LIMIT, drawn: tuple[tables.PlayRecord, ...] = ()
) -> list[str]:
    """What the player to act has not seen yet: the plays since his own, the oldest first, and at least the last.

    Where nobody is to act it is the last time around; where they are too many for the room, it is the last of them.
    The last plays of all, which the picture beside the text has ``drawn``, are told in any case, with its numbers.
    """
    since = len(game.history) - len(game.seats)
    if game.turn is not None:
        mine = [place for place, record in enumerate(game.history) if record.seat == game.turn]
        since = min(mine[-1] + 1, len(game.history) - 1) if mine else 0
    first = max(0, min(since, len(game.history) - len(drawn)), len(game.history) - MAX_LINES)
    lines = [f"> {line}" for line in story_lines(say, game, first, numbers_of(drawn))]
    while sum(len(line) + 1 for line in lines) > room:
        del lines[0]
    return lines


def ended_words(say: words.Speaker, seen: tables.TableSeen, link: str) -> str:
    """What a watcher is told: that a table ended, how, and where to see it."""
    told = standing_lines(say, seen.game) if seen.game is not None else []
    if seen.stage is tables.Stage.CLOSED:
        told.append(closed_line(say, seen))
    return "\n".join((say("watched-ended", link=link), *told))


def closed_line(say: words.Speaker, seen: tables.TableSeen) -> str:
    """That a table was ended, and by whom if somebody did; how to go on if it ended by itself."""
    if seen.closed_for is tables.Cause.IDLE:
        if seen.game is not None:
            return say("game-idle")
        return say("lobby-idle" if seen.sitting or any(seen.kept) else "lobby-vacant")
    if seen.decided_for and seen.game is not None:
        return say("table-closed-decided", names=side_name(say, seen.game, seen.decided_for))
    if seen.closed_for is tables.Cause.TIME:
        return say("table-closed-time")
    if not seen.closed_by:
        return say("table-closed")
    names = words.listed(say, (words.mention(say, person) for person in seen.closed_by))
    if seen.closed_for is tables.Cause.SILENT:
        return say("table-closed-silent", names=names)
    closed = say("table-closed-by", names=names, count=len(seen.closed_by))
    seats = words.listed(say, (str(seat + 1) for seat in seen.closed_absent))
    return f"{closed}\n{say('table-closed-absent', seats=seats)}" if seats else closed


def numbers_of(drawn: tuple[tables.PlayRecord, ...]) -> tuple[str, ...]:
    """The numbers by which a picture shows the order of the plays drawn on it; a single play has none."""
    return tuple(f"{number}." for number in range(1, len(drawn) + 1)) if len(drawn) > 1 else ("",) * len(drawn)


NAME_LENGTHS = (32, 14, 8)
"""Names are shortened as far as it takes to say all the rest."""


def position_words(
    say: words.Speaker, game: tables.Observation, told: tuple[tables.PlayRecord, ...], limit: int
) -> str:
    """The plays to be told, then whose turn it is, then where everything stands, in so many letters at most.

    What does not fit is left out: first the length of names, then the older plays.
    """
    numbered = tuple(zip(numbers_of(told), told, strict=True))
    for length in NAME_LENGTHS:
        text = _in_one(say, game, numbered, length)
        if len(text) <= limit:
            return text
    while numbered and len(_in_one(say, game, numbered, NAME_LENGTHS[-1])) > limit:
        numbered = numbered[1:]
    return clipped(_in_one(say, game, numbered, NAME_LENGTHS[-1]), limit)


def _in_one(
    say: words.Speaker, game: tables.Observation, numbered: tuple[tuple[str, tables.PlayRecord], ...], length: int
) -> str:
    teller = MoveFormatter(say, game)
    plays = [f"{number} {teller.record(record)}.".lstrip() for number, record in numbered]

    def write(name: str) -> str:
        return words.plain_name(clipped(name, length))

    status = [] if game.turn is None else [due_line(say, game, write(words.seat_name(say, game.seats[game.turn])))]
    status += standing_lines(say, game, write)
    seats = [seat_words(say, seat, write, own=seat.seat == game.viewer) for seat in game.seats]
    return " ".join((*plays, *status, *seats, *pile_words(say, game)))


def seat_words(
    say: words.Speaker, seat: tables.SeatSeen, write: Callable[[str], str] = words.shown_name, *, own: bool = False
) -> str:
    """Where a seat's pawns stand, how many wait in reserve, and how many cards it holds; ``own`` is the viewer's."""
    pawns = words.listed(
        say,
        (
            say("alt-pawn", number=pawn.number, place=words.place_name(say, pawn.location))
            + (f" ({say('protected')})" if pawn.protected else "")
            for pawn in seat.pawns
            if pawn.location != RESERVE
        ),
    )
    waiting = sum(pawn.location == RESERVE for pawn in seat.pawns)
    name = write(words.seat_name(say, seat))
    if own:
        name = say("alt-own", name=name)
    if seat.team is not None:
        name = say("name-with-team", name=name, letter=words.TEAM_LETTERS[seat.team])
    return say("alt-seat", name=name, cards=seat.cards, waiting=waiting, pawns=pawns or say("alt-none"))


def pile_words(say: words.Speaker, game: tables.Observation) -> list[str]:
    """A sentence about the discard pile, if there is one."""
    if not game.discards:
        return []
    return [say("alt-pile", card=words.card_name(say, game.discards[-1]), cards=len(game.discards))]


def track_words(say: words.Speaker, game: tables.Observation, seats: Iterable[Seat]) -> str:
    """How the track's fields are numbered, and where pawns of these seats enter it and turn home."""
    board = game.rules.board
    fields = (
        say(
            "alt-fields-of",
            name=words.plain_name(words.short_name(words.seat_name(say, game.seats[seat]))),
            start=board.starts[seat],
            entry=board.entries[seat],
        )
        for seat in seats
    )
    return " ".join((say("alt-track", last=board.fields - 1), *fields))


def fields_words(say: words.Speaker, game: tables.Observation, seat: tables.SeatSeen) -> str:
    """On which field a seat's pawns enter, and at which they turn home."""
    board = game.rules.board
    return say("alt-fields", start=board.starts[seat.seat], entry=board.entries[seat.seat])


MAX_ASKED: Final = 3
"""So many wishes are shown under a board; the others are, once these are granted."""

MAX_ASKED_BEFORE: Final = 2
"""So many before the game, where each seat has a button too."""


def asked_lines(say: words.Speaker, seen: tables.TableSeen) -> list[str]:
    """What people ask for, and who has to agree."""
    return [_asked(say, seen, asking) for asking in _shown(seen)]


def _shown(seen: tables.TableSeen) -> list[tables.AskingSeen]:
    """What is shown of it: first a play to take back, which cannot wait, and last what strangers ask."""
    order = (tables.Wanted.BACK, tables.Wanted.END, tables.Wanted.SEND_AWAY, tables.Wanted.SEAT)
    return sorted(seen.asked, key=lambda asking: order.index(asking.wanted))[: _most(seen)]


def _most(seen: tables.TableSeen) -> int:
    return MAX_ASKED_BEFORE if seen.game is None else MAX_ASKED


def _asked(say: words.Speaker, seen: tables.TableSeen, asking: tables.AskingSeen) -> str:
    name, seat = words.mention(say, asking.person), asking.seat
    match asking.wanted:
        case tables.Wanted.SEAT if seen.terms.by_invitation:
            stage = "lobby" if seen.game is None else "game"
            return say(
                "asked-invited", name=name, seat=(seat or 0) + 1, host=words.mention(say, seen.host), stage=stage
            )
        case tables.Wanted.SEAT:
            return say("asked-seat", name=name, seat=(seat or 0) + 1)
        case tables.Wanted.SEND_AWAY:
            return say(
                "asked-send-away", name=name, who="" if asking.owner is None else words.mention(say, asking.owner)
            )
        case tables.Wanted.END:
            return say("asked-end", name=name)
        case tables.Wanted.BACK:
            return say(
                "back-wanted", name=name, names=words.listed(say, (words.mention(say, one) for one in asking.waiting))
            )
        case _:
            assert_never(asking.wanted)


def agree_rows(say: words.Speaker, seen: tables.TableSeen) -> tuple[Row, ...]:
    """A row of buttons for each wish: to agree, and to say no where one person can."""
    rows: list[Row] = []
    for asking in _shown(seen):
        name = words.readable_name(asking.person.name) or say("player-forgotten")
        back = asking.wanted is tables.Wanted.BACK
        agree = say("button-let-in" if seen.game is None else "button-agree", name=name)
        decline = say("button-disagree") if back else say("button-decline", name=name)
        yes = Button(
            clipped(say("button-let-undo") if back else agree, LABEL_LIMIT), Agree(seen.id, asking.number), Style.GOOD
        )
        no = Button(clipped(decline, LABEL_LIMIT), Decline(seen.id, asking.number), Style.DANGER)
        rows.append((yes, no) if asking.wanted in (tables.Wanted.BACK, tables.Wanted.SEAT) else (yes,))
    return tuple(rows)


def called_line(say: words.Speaker, seen: tables.TableSeen) -> str:
    """Who was asked whether they are there and has not answered; nothing where nobody was."""
    names = words.listed(say, (words.mention(say, person) for person in seen.called))
    return say("table-asked-whether-there", names=names) if names else ""


def presence_rows(say: words.Speaker, seen: tables.TableSeen) -> tuple[Row, ...]:
    """What to do about who is not there, and by which button one says that one is."""
    buttons = [Button(say("button-here"), SayHere(seen.id), Style.GOOD)] if seen.called else []
    for seat in seen.unresponsive[: BUTTONS_LIMIT - len(buttons)]:
        player = seen.seated[seat]
        name = words.player_name(say, player, seat) if isinstance(player, tables.Person) else ""
        buttons.append(Button(clipped(say("button-stand-in", name=name), LABEL_LIMIT), StandIn(seen.id, seat)))
    return (tuple(buttons),) if buttons else ()
