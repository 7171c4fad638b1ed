"""The public message of a game, the position as text, and the move log."""

from __future__ import annotations

from collections.abc import Sequence

from tockbot.bot import shared_presses, table_texts
from tockbot.bot.handlers import handles
from tockbot.bot.pictures import board_picture, last_round_film, last_shown, poster_picture
from tockbot.bot.request import Request
from tockbot.bot.screen import LAID_OUT_LIMIT, TEXT_LIMIT, Button, Layout, Picture, Row, Screen, Style, clipped
from tockbot.bot.sending import Films
from tockbot.bot.table_screens import NO_EXTRAS, Extras, hand_rows
from tockbot.bot.words import Speaker, listed, mention, seat_name, shown_name
from tockbot.render import FilmScene
from tockbot.rules import Phase, Seat
from tockbot.tables import Kind, Observation, Person, SeatsAgain, Stage, TableSeen

LOGGED = 100
"""Maximum number of plays in the log; more never fit into a message."""


def table_screen(say: Speaker, seen: TableSeen, besides: Extras = NO_EXTRAS) -> Screen:
    """Return the table's message once its game has started; after the game with its score and winning chances."""
    game = seen.game
    if game is None:
        raise ValueError("the game has not started")
    header = _header(say, seen, game)
    # During the game, a finishing player is named with the play, and the picture's description lists all places.
    standing = [] if seen.stage is Stage.PLAYING else table_texts.standing_lines(say, game)
    if seen.stage is Stage.FINISHED:
        standing += table_texts.fought_lines(say, game)
    if seen.series is not None and seen.stage is Stage.FINISHED:
        standing.append(table_texts.series_end_line(say, game, seen.series))
    below = "\n".join(_below(say, seen, game))
    room = LAID_OUT_LIMIT - sum(len(line) + 1 for line in (header, *standing, below))
    text = "\n".join((header, *table_texts.log_lines_text(say, game, room, last_shown(game)), *standing))
    over = game.phase is Phase.GAME_OVER
    picture = poster_picture(say, game, seen.series, besides.chances) if over else board_picture(say, game)
    return Screen(text, _playing_rows(say, seen, besides.score), picture, layout=Layout(_framed(game), below=below))


def call_screen(say: Speaker, seen: TableSeen, called: Sequence[Person]) -> Screen:
    """Return the message that pings the players who must act. It has a text because phones show it in notifications."""
    is_exchange = seen.game is not None and seen.game.phase is Phase.EXCHANGE
    names = listed(say, (mention(say, person) for person in called))
    mentions = tuple(person.user for person in called if person.user is not None)
    return Screen(say("call-exchange" if is_exchange else "call-turn", names=names), mentions=mentions)


def _header(say: Speaker, seen: TableSeen, game: Observation) -> str:
    """Return the number of the round, and during a series the score."""
    header = say("table-header", number=game.round)
    if seen.series is None or seen.stage is Stage.FINISHED:
        return header
    return f"{header}\n{table_texts.series_line(say, seen.rules, seen.series)}"


def _framed(game: Observation) -> Seat | None:
    """Return the seat whose colour frames the message: the seat to act, or the first winner."""
    if game.phase is Phase.GAME_OVER:
        return game.finished[0][0] if game.finished else None
    return game.turn


def _below(say: Speaker, seen: TableSeen, game: Observation) -> list[str]:
    """Return the lines below the picture: who must do what, or how the game ended."""
    match seen.stage:
        case Stage.FINISHED:
            return []
        case Stage.CLOSED:
            return [table_texts.closed_line(say, seen)]
        case _:
            took = None if seen.undone_seat is None else shown_name(seat_name(say, game.seats[seen.undone_seat]))
            back = [] if took is None else [say("back-took", name=took)]
            newer = [say("elsewhere-newer")] if seen.is_elsewhere else []
            return [*back, *_hint_lines(say, seen, game), _due(say, seen, game), *clock_lines(say, seen), *newer]


def _hint_lines(say: Speaker, seen: TableSeen, game: Observation) -> list[str]:
    """Return who had a hint in this round, which everyone may know."""
    names = [shown_name(seat_name(say, game.seats[seat])) for seat in seen.hinted]
    return [say("hint-told", names=listed(say, names))] if names and seen.kind is not Kind.PRACTICE else []


def clock_lines(say: Speaker, seen: TableSeen) -> list[str]:
    """Return the remaining time, players who are away, open requests, and the question who is still there."""
    lines = (
        table_texts.time_left(say, seen.clock, seen.rules.seats),
        table_texts.away_line(say, seen),
        *table_texts.asked_lines(say, seen),
        table_texts.called_line(say, seen),
    )
    return [line for line in lines if line]


def _due(say: Speaker, seen: TableSeen, game: Observation) -> str:
    """Return who must do what."""
    if not seen.sitting:
        return say("table-deserted")
    if game.phase is Phase.EXCHANGE:
        return _exchange_line(say, seen, game)
    if game.turn is None:
        return say("table-dealing")
    player = seen.seated[game.turn]
    if isinstance(player, Person):
        return table_texts.due_line(say, game, mention(say, player, game.turn))
    return table_texts.due_line(say, game, shown_name(seat_name(say, game.seats[game.turn])))


def _exchange_line(say: Speaker, seen: TableSeen, game: Observation) -> str:
    """Return how many have chosen the card they pass and, once someone has, who has not."""
    ready, players = sum(game.has_given), sum(seat.cards > 0 for seat in game.seats)
    line = say("table-exchange-elsewhere" if seen.is_elsewhere else "table-exchange", ready=ready, players=players)
    if not ready:
        return line
    names = listed(say, (shown_name(seat_name(say, game.seats[seat])) for seat in table_texts.seats_passing(game)))
    return f"{line} {say('table-exchange-waiting', names=names)}"


def _playing_rows(say: Speaker, seen: TableSeen, score: str) -> tuple[Row, ...]:
    hand = Button(say("button-hand"), shared_presses.ShowHand(seen.id), Style.MAIN)
    log = Button(say("button-log"), shared_presses.ShowLog(seen.id))
    rules = Button(say("button-rules"), shared_presses.ShowRules(seen.id))
    more = Button(say("button-more"), shared_presses.ShowMore(seen.id))
    goes_on = seen.stage is Stage.FINISHED and seen.series is not None and seen.series.goes_on
    label = say("button-again-next" if goes_on else "button-again")
    if score and not goes_on:
        label = say("button-again-score", score=score)
    again = Button(label, shared_presses.PlayAgain(seen.id), Style.MAIN)
    fair = Button(say("button-fair"), shared_presses.ShowFairness(seen.id, seen.seed_hash))
    back = (Button(say("button-return"), shared_presses.ComeBack(seen.id), Style.GOOD),) if seen.away else ()
    otherwise = _otherwise_again(say, seen)
    if seen.stage is Stage.FINISHED:
        replay = Button(say("button-replay"), shared_presses.OpenReplay(seen.id))
        review = Button(say("button-review"), shared_presses.ShowReview(seen.id))
        praise = Button(say("button-well-played"), shared_presses.SayWellPlayed(seen.id))
        return ((again,), (praise, replay, review, log), (*otherwise, rules, fair))
    if seen.stage is not Stage.PLAYING:
        reopen = (
            (Button(say("button-reopen"), shared_presses.Reopen(seen.id)),)
            if seen.stage is Stage.CLOSED and not seen.winning_seats
            else ()
        )
        return ((again, log, rules, fair, *reopen), *((otherwise,) if otherwise else ()))
    return ((hand, log, rules, more, *back), *table_texts.agree_rows(say, seen), *table_texts.presence_rows(say, seen))


def _otherwise_again(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """Return the buttons to play again with other seats, if more than one person played."""
    sat = len(seen.sitting) + sum(owner is not None for owner in seen.held)
    if sat < 2:  # noqa: PLR2004 - two people
        return ()
    drawn = Button(say("button-again-drawn"), shared_presses.SitAgain(seen.id, SeatsAgain.DRAWN))
    changed = Button(say("button-again-changed"), shared_presses.SitAgain(seen.id, SeatsAgain.CHANGED))
    serial = Button(say("button-again-series"), shared_presses.SeriesAgain(seen.id))
    buttons = ((changed,) if seen.rules.party.in_teams else ()), (drawn,), (serial,) if seen.series is None else ()
    return tuple(button for some in buttons for button in some)


def text_board_screen(say: Speaker, seen: TableSeen) -> Screen:
    """Return the whole position as text, for one viewer."""
    game = seen.game
    if game is None:
        return Screen(say("board-not-yet"))
    header = say("table-header", number=game.round)
    due = [_due(say, seen, game)] if seen.stage is Stage.PLAYING else []
    seats = [
        f"- {table_texts.seat_words(say, seat, own=seat.seat == game.viewer)}"
        f" {table_texts.fields_words(say, game, seat)}"
        for seat in game.seats
    ]
    rest = [*due, *seats, *table_texts.pile_words(say, game), table_texts.track_words(say, game, ())]
    room = TEXT_LIMIT - sum(len(line) + 1 for line in (header, *rest))
    return Screen(clipped("\n".join((header, *table_texts.log_lines_text(say, game, room), *rest)), TEXT_LIMIT))


def log_screen(say: Speaker, seen: TableSeen) -> Screen:
    """Return the latest plays as text, and the last round as an animation."""
    if seen.game is None or not seen.game.history:
        return Screen(say("log-empty"), hand_rows(say, seen))
    lines = table_texts.story_lines(say, seen.game, max(0, len(seen.game.history) - LOGGED))
    away = table_texts.away_line(say, seen)
    while sum(len(line) + 1 for line in lines) > TEXT_LIMIT - 100 - len(away):
        del lines[0]
    lines += [away] if away else []
    film = last_round_film(say, seen.game)
    moving = None if film is None else Picture("round.gif", say("alt-film", number=seen.game.history[-1].round), film)
    return Screen("\n".join((say("log-header"), *lines)), hand_rows(say, seen), moving)


class BoardFeature:
    """Shows the position as text, and the move log."""

    def __init__(self, films: Films) -> None:
        """Create the feature; ``films`` draws the animations."""
        self._films = films

    @handles(shared_presses.ReadBoard)
    async def read_board(self, request: Request, _: shared_presses.ReadBoard) -> None:
        await request.show(text_board_screen(request.say, request.seen()))

    @handles(shared_presses.ShowLog)
    async def show_log(self, request: Request, _: shared_presses.ShowLog) -> None:
        seen = request.seen()
        screen = log_screen(request.say, seen)
        if seen.game is None or screen.picture is None or not isinstance(screen.picture.scene, FilmScene):
            await request.show_panel(screen, seen)
            return
        theme = await request.theme()
        moment = seen.id, seen.game.stamp, seen.viewer
        key = (*moment, request.say.language, theme.name, request.guild_id == seen.guild)
        await request.show_panel(screen, seen, await self._films.drawn(request.user, key, screen.picture.scene, theme))
