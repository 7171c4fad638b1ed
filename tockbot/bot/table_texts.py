"""A table in words: its status, a whole position, and the requests to which others must agree.

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
"""Formats a name: for message text, or as plain text."""


def guessed_line(say: words.Speaker, best: Sequence[tuple[str, int]]) -> str:
    """Return the names and points of the best predictions by spectators; empty if there are none."""
    scores = [say("guess-score", name=words.shown_name(name), points=points) for name, points in best]
    return say("guess-best", names=words.listed(say, scores)) if scores else ""


def due_line(say: words.Speaker, game: tables.Observation, name: str) -> str:
    """Return what the player to act, of this name, has to do."""
    if game.phase is not Phase.DISCARD:
        return say("table-turn", name=name)
    return say("table-discard-lose" if forced_discard_loses_turn(game) else "table-discard", name=name)


def forced_discard_loses_turn(game: tables.Observation) -> bool:
    """Return whether a player who is made to discard loses the turn (rules.md 4.9, 4.10)."""
    return game.rules.law.discarder_loses_turn


def standing_lines(say: words.Speaker, game: tables.Observation, write: Write = words.shown_name) -> list[str]:
    """Return the winners, and the places if the game is played for places; the side that remains is last."""
    over = game.phase is Phase.GAME_OVER
    lines = []
    if over:
        side = game.finished[0] if game.finished else ()
        lines.append(say("table-won", names=side_name(say, game, side, write), count=len(side)))
    if game.rules.law.places and game.finished:
        last = [side for side in game.rules.sides if over and side not in game.finished]
        names = [side_name(say, game, side, write) for side in (*game.finished, *last)]
        places = words.listed(say, (f"{place}. {name}" for place, name in enumerate(names, 1)), " · ")
        lines.append(say("table-places", names=places))
    return lines


def fought_lines(say: words.Speaker, game: tables.Observation) -> list[str]:
    """Return a kind word for the losers of a finished game; nothing if the game has places."""
    if game.phase is not Phase.GAME_OVER or game.rules.law.places or not game.finished:
        return []
    others = [seat for side in game.rules.sides if side != game.finished[0] for seat in side]
    names = in_a_list(say, [words.shown_name(words.seat_name(say, game.seats[seat])) for seat in others])
    return [say("table-fought", names=names)]


def in_a_list(say: words.Speaker, names: Sequence[str]) -> str:
    """Return names with commas between them, and *and* before the last."""
    *first, last = names
    return say("names-and", names=words.listed(say, first), name=last) if first else last


def side_name(
    say: words.Speaker, game: tables.Observation, side: tuple[Seat, ...], write: Write = words.shown_name
) -> str:
    """Return the names of everyone on a side."""
    return words.joined_names(say, (write(words.seat_name(say, game.seats[seat])) for seat in side))


def story_lines(say: words.Speaker, game: tables.Observation, since: int, numbers: tuple[str, ...] = ()) -> list[str]:
    """Return the plays of a game from ``since``, as message text: the oldest first, with a heading for each new round.

    ``numbers`` precede the last plays, as in the picture.
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
    """Return the sides that came home with a play, if others play on for their places (rules.md 5.1)."""
    last = place + 1 == len(game.history)
    over = last and game.phase is Phase.GAME_OVER
    return game.history[place].home if game.rules.law.places and not over else ()


def moment(at: datetime | None) -> str:
    """Return a countdown to a moment, as Discord shows it; ``none``, by which messages select, if there is none."""
    return "none" if at is None else f"<t:{int(at.timestamp())}:R>"


SOON: Final = timedelta(minutes=2)
"""Maximum time for a turn of which the deadline is in letters of full size."""


def time_left(say: words.Speaker, clock: tables.Clock, seats: Collection[Seat]) -> str:
    """Return when the first of these seats runs out of time, and its time bank; empty if none is timed."""
    waits = [wait for wait in clock.waits if wait.seat in seats]
    if not waits:
        return ""
    first = min(waits, key=lambda wait: wait.until)
    text = say("time-left", until=moment(first.until), bank=_amount(first.until - first.turn))
    return text if first.turn - first.since <= SOON else f"-# {text}"


def _amount(time: timedelta) -> str:
    """Return an amount of time in symbols that all languages share; ``none``, by which messages select, for zero."""
    if time >= timedelta(hours=1):
        return f"{time // timedelta(hours=1)} h"
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    return f"{minutes}:{seconds:02} min" if time else "none"


def away_line(say: words.Speaker, seen: tables.TableSeen) -> str:
    """Return who is away from a table, and until when they said; empty if no one is."""
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
    """Return the games won by each side: ``●▲ 2 : 1 ■◆`` for two sides, otherwise a list."""
    names = ["".join(words.SEAT_SIGNS[seat] for seat in side) for side in rules.sides]
    if len(names) == 2:  # noqa: PLR2004 - two sides
        return say("series-of-two", first=names[0], own=won[0], their=won[1], second=names[1])
    each = [say("series-side", name=name, won=one) for name, one in zip(names, won, strict=True)]
    return reduce(lambda before, after: say("series-sides", before=before, after=after), each)


def series_line(say: words.Speaker, rules: TableRules, series: tables.SeriesSeen) -> str:
    """Return the score of a series, and the number of this game."""
    score = score_words(say, rules, series.won)
    return say("series-stands", first=series.first_to, score=score, number=series.number, most=series.most)


def series_left_line(say: words.Speaker, rules: TableRules, series: tables.SeriesSeen) -> str:
    """Return that a series does not go on because other people sit there; empty if no series was left."""
    if not series.left or len(series.left) != len(rules.sides):
        return say("series-left") if series.left else ""
    return say("series-left-at", score=score_words(say, rules, series.left))


def series_end_line(
    say: words.Speaker, game: tables.Observation, series: tables.SeriesSeen, write: Write = words.shown_name
) -> str:
    """Return the score of a series after a game, or its result."""
    score = score_words(say, game.rules, series.won)
    if series.winner is not None:
        side = game.rules.sides[series.winner]
        return say("series-won", names=side_name(say, game, side, write), count=len(side), score=score)
    if series.given_up:
        return say("series-given-up", score=score)
    return say("series-goes-on", first=series.first_to, score=score)


MAX_LINES = 8

NO_PRESS: Final = tables.Stamp(-1)
"""Comes before every entry."""


def log_lines_text(
    say: words.Speaker,
    game: tables.Observation,
    room: int = TEXT_LIMIT,
    drawn: tuple[tables.PlayRecord, ...] = (),
    press: tables.Stamp = NO_PRESS,
) -> list[str]:
    """Return what the player to act has not seen yet: the plays since their own, at least the last, the oldest first.

    If no one is to act, return the last turn of each seat. The last plays, which the picture beside the text has
    ``drawn``, are added with the picture's numbers. The oldest plays are left out beyond ``MAX_LINES`` or ``room``, and
    those that the player knows since their last ``press``: their own, and those that they read when they passed a card.
    """
    since = len(game.history) - len(game.seats)
    if game.turn is not None:
        mine = [place for place, record in enumerate(game.history) if record.seat == game.turn]
        since = min(mine[-1] + 1, len(game.history) - 1) if mine else 0
    first = max(0, min(since, len(game.history) - len(drawn)), len(game.history) - MAX_LINES)
    while first < len(game.history) and _is_known(game, game.history[first], press):
        first += 1
    return _quoted(story_lines(say, game, first, numbers_of(drawn)), room)


def _is_known(game: tables.Observation, record: tables.PlayRecord, press: tables.Stamp) -> bool:
    """Return whether the viewer knows a play since this press of theirs: it is their own, or of an earlier round."""
    return record.number <= press and (record.seat == game.viewer or record.round < game.round)


def round_end_lines(say: words.Speaker, game: tables.Observation, since: tables.Stamp, room: int) -> list[str]:
    """Return the plays after an entry of the log below the number of their round, the oldest first, as in a new round.

    The oldest plays are left out beyond ``MAX_LINES`` or ``room``.
    """
    first = next((place for place, record in enumerate(game.history) if record.number > since), len(game.history))
    first = max(first, len(game.history) - MAX_LINES)
    if first == len(game.history):
        return []
    heading = say("told-round", number=game.history[first].round)
    return _quoted([heading, *story_lines(say, game, first)], room)


def _quoted(lines: Sequence[str], room: int) -> list[str]:
    """Return lines as a quotation, without the first ones beyond ``room``."""
    quoted = [f"> {line}" for line in lines]
    while sum(len(line) + 1 for line in quoted) > room:
        del quoted[0]
    return quoted


def ended_words(say: words.Speaker, seen: tables.TableSeen, link: str) -> str:
    """Return the notification of a watcher that a table ended: with its result and a link."""
    lines = standing_lines(say, seen.game) if seen.game is not None else []
    if seen.stage is tables.Stage.CLOSED:
        lines.append(closed_line(say, seen))
    return "\n".join((say("watched-ended", link=link), *lines))


def closed_line(say: words.Speaker, seen: tables.TableSeen) -> str:
    """Return why a table was closed, and by whom if people did; if it was automatic, how to go on."""
    if seen.closing_cause is tables.Cause.IDLE:
        if seen.game is not None:
            return say("game-idle")
        return say("lobby-idle" if seen.sitting or any(seen.held) else "lobby-vacant")
    if seen.winning_seats and seen.game is not None:
        return say("table-closed-decided", names=side_name(say, seen.game, seen.winning_seats))
    if seen.closing_cause is tables.Cause.TIME:
        return say("table-closed-time")
    if not seen.closed_by:
        return say("table-closed")
    names = words.listed(say, (words.mention(say, person) for person in seen.closed_by))
    if seen.closing_cause is tables.Cause.SILENT:
        return say("table-closed-silent", names=names)
    closed = say("table-closed-by", names=names, count=len(seen.closed_by))
    seats = words.listed(say, (str(seat + 1) for seat in seen.closed_absent))
    return f"{closed}\n{say('table-closed-absent', seats=seats)}" if seats else closed


def numbers_of(drawn: tuple[tables.PlayRecord, ...]) -> tuple[str, ...]:
    """Return the numbers that show the order of plays drawn on a picture; a single play has none."""
    return tuple(f"{number}." for number in range(1, len(drawn) + 1)) if len(drawn) > 1 else ("",) * len(drawn)


NAME_LENGTHS = (32, 14, 8)
"""Lengths to which names are cut, one after another, until everything else fits."""


def position_words(
    say: words.Speaker, game: tables.Observation, plays: tuple[tables.PlayRecord, ...], limit: int
) -> str:
    """Return the plays, the player to act and the whole position, in at most ``limit`` characters.

    If that is too long, names are cut first, then the older plays are left out.
    """
    numbered = tuple(zip(numbers_of(plays), plays, strict=True))
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
    if passing := seats_passing(game):
        names = words.listed(say, (write(words.seat_name(say, game.seats[seat])) for seat in passing))
        status.append(say("table-exchange-waiting", names=names))
    status += standing_lines(say, game, write)
    seats = [seat_words(say, seat, write, own=seat.seat == game.viewer) for seat in game.seats]
    return " ".join((*plays, *status, *seats, *pile_words(say, game)))


def seats_passing(game: tables.Observation) -> tuple[Seat, ...]:
    """Return the seats that still have to choose a card to pass."""
    if game.phase is not Phase.EXCHANGE:
        return ()
    return tuple(seat.seat for seat in game.seats if seat.cards and not game.has_given[seat.seat])


def seat_words(
    say: words.Speaker, seat: tables.SeatSeen, write: Callable[[str], str] = words.shown_name, *, own: bool = False
) -> str:
    """Return a seat's pawns, the number of pawns in reserve, and of cards; ``own`` for the viewer's seat."""
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
    """Return sentences about the discard pile, if there is one, and the deck, unless the game is over."""
    lines = []
    if game.discards:
        lines.append(say("alt-pile", card=words.card_name(say, game.discards[-1]), cards=len(game.discards)))
    if earlier := game.discards[-2:-4:-1]:
        lines.append(say("alt-earlier", cards=words.cards_names(say, earlier)))
    if game.phase is not Phase.GAME_OVER:
        lines.append(say("alt-deck", cards=cards_in_deck(game)))
    return lines


def cards_in_deck(game: tables.Observation) -> int:
    """Return the number of cards that are neither in a hand nor on the discard pile."""
    in_all = len(tables.ranks_of_deck(game.rules.law))
    return in_all - sum(seat.cards for seat in game.seats) - len(game.discards)


def track_words(say: words.Speaker, game: tables.Observation, seats: Iterable[Seat]) -> str:
    """Return how the track's fields are numbered, and where pawns of these seats enter it and turn home."""
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
    """Return the fields where a seat's pawns enter, and where they turn home."""
    board = game.rules.board
    return say("alt-fields", start=board.starts[seat.seat], entry=board.entries[seat.seat])


MAX_ASKED: Final = 3
"""Maximum number of requests shown under a board; the others are shown once these are settled."""

MAX_ASKED_BEFORE: Final = 2
"""Maximum number of requests shown before the game, when each seat has a button, too."""


def asked_lines(say: words.Speaker, seen: tables.TableSeen) -> list[str]:
    """Return the requests of people, and who has to agree."""
    return [_asked(say, seen, asking) for asking in _shown(seen)]


def _shown(seen: tables.TableSeen) -> list[tables.AskingSeen]:
    """Return the requests that are shown: first to undo a play, which cannot wait, and last for seats."""
    order = (tables.Wanted.UNDO, tables.Wanted.END, tables.Wanted.REMOVE, tables.Wanted.SEAT)
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
        case tables.Wanted.REMOVE:
            return say(
                "asked-send-away", name=name, who="" if asking.owner is None else words.mention(say, asking.owner)
            )
        case tables.Wanted.END:
            return say("asked-end", name=name)
        case tables.Wanted.UNDO:
            return say(
                "back-wanted", name=name, names=words.listed(say, (words.mention(say, one) for one in asking.waiting))
            )
        case _:
            assert_never(asking.wanted)


def agree_rows(say: words.Speaker, seen: tables.TableSeen) -> tuple[Row, ...]:
    """Return a row of buttons for each request: to agree, and to decline if a single person can."""
    rows: list[Row] = []
    for asking in _shown(seen):
        name = words.readable_name(asking.person.name) or say("player-forgotten")
        back = asking.wanted is tables.Wanted.UNDO
        agree = say("button-let-in" if seen.game is None else "button-agree", name=name)
        decline = say("button-disagree") if back else say("button-decline", name=name)
        yes = Button(
            clipped(say("button-let-undo") if back else agree, LABEL_LIMIT), Agree(seen.id, asking.number), Style.GOOD
        )
        no = Button(clipped(decline, LABEL_LIMIT), Decline(seen.id, asking.number), Style.DANGER)
        rows.append((yes, no) if asking.wanted in (tables.Wanted.UNDO, tables.Wanted.SEAT) else (yes,))
    return tuple(rows)


def called_line(say: words.Speaker, seen: tables.TableSeen) -> str:
    """Return the people who were asked whether they are there and have not answered; empty if no one was asked."""
    names = words.listed(say, (words.mention(say, person) for person in seen.called))
    return say("table-asked-whether-there", names=names) if names else ""


def presence_rows(say: words.Speaker, seen: tables.TableSeen) -> tuple[Row, ...]:
    """Return the button to confirm one's presence, and buttons to replace players who do not respond."""
    buttons = [Button(say("button-here"), SayHere(seen.id), Style.GOOD)] if seen.called else []
    for seat in seen.unresponsive[: BUTTONS_LIMIT - len(buttons)]:
        player = seen.seated[seat]
        name = words.player_name(say, player, seat) if isinstance(player, tables.Person) else ""
        buttons.append(Button(clipped(say("button-stand-in", name=name), LABEL_LIMIT), StandIn(seen.id, seat)))
    return (tuple(buttons),) if buttons else ()
