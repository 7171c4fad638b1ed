"""A game that is over, moment by moment: the play, the board, the hands, and the way to every other moment."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tockbot.render import FilmScene
from tockbot.rules import Phase, Seat, receiver
from tockbot.tables import MomentSeen, PastGame, People, highlights
from tockbot.ui.pictures.game_film import game_film
from tockbot.ui.pictures.past import moment_picture
from tockbot.ui.pictures.poster import poster_lines
from tockbot.ui.press import ExportGame, FilmGame, Look, LookBack, ShowReview
from tockbot.ui.screen import (
    ALT_LIMIT,
    OPTION_LIMIT,
    OPTIONS_LIMIT,
    Button,
    Menu,
    Option,
    Picture,
    Row,
    Screen,
    Style,
    clipped,
)
from tockbot.ui.words.names import card_name
from tockbot.ui.words.person_names import seat_name, shown_name
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.status import standing_lines
from tockbot.ui.words.story import story_lines

ROUND_BACK: Final = "⏮"
BACK: Final = "◀"
ON: Final = "▶"
ROUND_ON: Final = "⏭"


def moment_at(past: PastGame, press: LookBack) -> int:
    """The moment at which somebody wants to look, the nearest one there is."""
    here, last = min(press.moment, past.length - 1), past.length - 1
    match press.look:
        case Look.HERE:
            return here
        case Look.BACK:
            return max(0, here - 1)
        case Look.ON:
            return min(last, here + 1)
        case Look.ROUND_BACK:
            return max((one for one in past.rounds if one < here), default=0)
        case Look.ROUND_ON:
            return min((one for one in past.rounds if one > here), default=last)


def moment_screen(say: Speaker, past: PastGame, people: People, looked: LookBack) -> Screen:
    """The moment, with what leads from it to the others.

    Args:
        say: who speaks the viewer's language.
        past: the game.
        people: who its people are.
        looked: which moment, from whose side, with all hands or one.
    """
    seen = past.see(looked.moment, looked.seat, people, hands_open=looked.hands_open)
    game = seen.game
    plays = len(past.see(past.length - 1, looked.seat, people, hands_open=False).game.history)
    header = say("replay-header", game=past.id, number=game.round, play=len(game.history), plays=plays)
    told = _deal_lines(say, seen) if seen.is_deal else story_lines(say, game, len(game.history) - 1)
    over = standing_lines(say, game) if game.phase is Phase.GAME_OVER else []
    return Screen("\n".join((header, *told, *over)), _rows(say, past, seen, looked), moment_picture(say, seen))


def film_screen(say: Speaker, past: PastGame, people: People, side: Seat, *, whole: bool) -> tuple[Screen, FilmScene]:
    """The whole game in motion, or its highlights, and the film to be drawn for it."""
    end = past.see(past.length - 1, side, people, hands_open=False).game
    told = poster_lines(say, end, highlights(end.rules.board, end.history))
    scene = game_film(say, past, people, side, whole=whole)
    header = say("film-whole" if whole else "film-highlights", game=past.id)
    alt = clipped("\n".join((say("alt-game-film", game=past.id), *told)), ALT_LIMIT)
    return Screen("\n".join((header, *standing_lines(say, end))), picture=Picture("game.gif", alt, scene)), scene


def _deal_lines(say: Speaker, seen: MomentSeen) -> list[str]:
    """Who deals, and who gave whom what."""
    game = seen.game

    def name(seat: Seat) -> str:
        return shown_name(seat_name(say, game.seats[seat]))

    lines = [say("replay-deals", name=name(game.dealer))]
    for seat, gift in enumerate(seen.gifts):
        if gift is not None:
            to = receiver(game.position(), Seat(seat))
            lines.append(say("replay-gave", name=name(Seat(seat)), card=card_name(say, gift), other=name(to)))
    return lines


def _rows(say: Speaker, past: PastGame, seen: MomentSeen, looked: LookBack) -> tuple[Row, ...]:
    def at(look: Look = Look.HERE, seat: Seat = looked.seat) -> LookBack:
        return LookBack(past.id, seen.number, seat, looked.hands_open, look)

    other_hands = say("button-hands-own" if looked.hands_open else "button-hands-open")
    here, last = seen.number, past.length - 1
    ways = (
        Button(ROUND_BACK, at(Look.ROUND_BACK), disabled=here == 0),
        Button(BACK, at(Look.BACK), disabled=here == 0),
        Button(ON, at(Look.ON), Style.MAIN, disabled=here == last),
        Button(ROUND_ON, at(Look.ROUND_ON), disabled=here == last),
        Button(other_hands, LookBack(past.id, here, looked.seat, not looked.hands_open)),
    )
    sides = tuple(
        Option(
            clipped(say("replay-side", name=seat_name(say, seat)), OPTION_LIMIT),
            at(seat=seat.seat),
            chosen=seat.seat == looked.seat,
        )
        for seat in seen.game.seats
    )
    rounds = Menu(say("replay-rounds"), _rounds(say, past, seen, looked))
    films = (
        Button(say("button-highlights"), FilmGame(past.id, looked.seat, whole=False)),
        Button(say("button-whole-film"), FilmGame(past.id, looked.seat, whole=True)),
    )
    rest = (Button(say("button-review"), ShowReview(past.id)), Button(say("button-export"), ExportGame(past.id)))
    return (ways, rounds, Menu(say("replay-sides"), sides), (*films, *rest))


def _rounds(say: Speaker, past: PastGame, seen: MomentSeen, looked: LookBack) -> tuple[Option, ...]:
    """The rounds to jump to; where they are too many, those around the one that is shown."""
    begins = (*past.rounds, past.length)
    spans = list(enumerate(pairwise(begins), start=1))
    now = next(place for place, (_, (_, end)) in enumerate(spans) if seen.number < end)
    first = max(0, min(now - OPTIONS_LIMIT // 2, len(spans) - OPTIONS_LIMIT))
    return tuple(
        Option(
            say("round", number=number),
            LookBack(past.id, begin, looked.seat, looked.hands_open),
            chosen=begin <= seen.number < end,
        )
        for number, (begin, end) in spans[first : first + OPTIONS_LIMIT]
    )
