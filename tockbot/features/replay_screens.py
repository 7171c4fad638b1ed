"""The screens of a finished game: its moments, with all hands or one, and animations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from tockbot.bot import screen
from tockbot.bot.pictures import drawn_play, plain_scene, poster_lines
from tockbot.bot.press import Cost, OfPastGame, press
from tockbot.bot.shared_presses import Look, LookBack, ShowReview
from tockbot.bot.table_texts import position_words, standing_lines, story_lines
from tockbot.bot.words import Speaker, card_name, cards_names, plain_name, seat_name, short_name, shown_name
from tockbot.render import BoardScene, FilmScene, HandSeen, OpenHandsScene, Shot, way
from tockbot.rules import Location, Phase, Seat, Walk, is_home, receiver
from tockbot.tables import Card, MomentSeen, MoveResult, Numbering, PastGame, PawnSeen, People, PlayRecord, highlights

MAX_HIGHLIGHTS: Final = 24
STEPS: Final = 3
"""Maximum number of frames for a pawn's walk in the highlights."""

STEP: Final = 140
PLAY: Final = 450
HIGHLIGHT: Final = 1300
END: Final = 5000
"""Duration in milliseconds of a frame on a pawn's way, a play of the whole game, a highlight, and the end."""

HOME_AT_LAST: Final = 4
"""Weight of a side's finish, counted in half hits."""


def game_film(say: Speaker, past: PastGame, people: People, side: Seat, *, whole: bool) -> FilmScene:
    """Return an animation of all plays of a game or its highlights, from the side of a seat, without hands."""
    plays = _plays(past) if whole else highlighted(past)
    shots: list[Shot] = []
    for number in plays:
        shots += _filmed(say, past, people, side, number, whole=whole)
    return FilmScene((*shots[:-1], replace(shots[-1], milliseconds=END)))


def _plays(past: PastGame) -> list[int]:
    """Return the moments after plays, or the first moment if there are none."""
    return [number for number in range(past.length) if past.play_at(number) is not None] or [0]


def highlighted(past: PastGame) -> list[int]:
    """Return the moments after the best plays, which hit a pawn or brought one home, and the last play."""
    *plays, last = _plays(past)
    weights = {number: _weight(past.play_at(number)) for number in plays}
    weighty = sorted((number for number in plays if weights[number]), key=lambda number: -weights[number])
    return [*sorted(weighty[: MAX_HIGHLIGHTS - 1]), last]


def _weight(record: PlayRecord | None) -> int:
    """Return how interesting a play is to watch."""
    if record is None:
        return 0
    came = sum(is_home(_place(one.after, one)) and not is_home(_place(one.before, one)) for one in record.moved)
    return 2 * len(record.struck) + came + HOME_AT_LAST * len(record.home)


def _place(numbering: Numbering, moved: MoveResult) -> Location:
    """Return the moved pawn's location in this numbering."""
    return numbering[moved.pawn.seat][moved.pawn.number - 1]


def _filmed(  # noqa: PLR0913 - the game, the play, and the style
    say: Speaker, past: PastGame, people: People, side: Seat, number: int, *, whole: bool
) -> Iterator[Shot]:
    """Yield the frames of a play: in highlights first each pawn on its way, then the whole play on the board."""
    after = replace(plain_scene(say, past.see(number, side, people, hands_open=False).game), viewer=side)
    record = past.play_at(number)
    if record is None:
        yield Shot(after, PLAY)
        return
    before = replace(after, winners=(), turn=record.seat)
    if not whole:
        for moved in record.moved:
            for numbering in _on_the_way(past, moved):
                yield Shot(_placed(before, numbering), STEP)
    played = (drawn_play(record),) if record.moved or record.burnt else ()
    yield Shot(replace(after, plays=played), PLAY if whole else HIGHLIGHT)


def _on_the_way(past: PastGame, moved: MoveResult) -> Iterator[Numbering]:
    """Yield the locations of all pawns while one is walking."""
    move, numbering = moved.move, moved.before
    if not isinstance(move, Walk):
        return
    between = way(past.transcript.rules.board, move)[1:-1]
    steps = min(STEPS, len(between))
    for step in range(steps):
        place = between[step * len(between) // steps]
        group = tuple(place if one == moved.pawn.number else at for one, at in enumerate(numbering[move.seat], 1))
        yield (*numbering[: move.seat], group, *numbering[move.seat + 1 :])


def _placed(scene: BoardScene, numbering: Numbering) -> BoardScene:
    """Return the scene with its pawns elsewhere; protection is not shown."""
    seats = tuple(
        replace(seat, pawns=tuple(PawnSeen(one, at, protected=False) for one, at in enumerate(numbering[seat.seat], 1)))
        for seat in scene.seats
    )
    return replace(scene, seats=seats)


@press("export", new_message=True, cost=Cost.EXPORT)
class ExportGame(OfPastGame):
    """Get the game as text."""


@press("page", new_message=True, cost=Cost.EXPORT)
class ExportPage(OfPastGame):
    """Get the game as a web page in the user's language. It names the players only if all of them agreed."""


@press("film", new_message=True, cost=Cost.EXPORT)
class FilmGame(OfPastGame):
    """Get an animation of the ``whole`` game or its highlights, from the side of this seat."""

    seat: Seat
    whole: bool


@press("playon", new_message=True, cost=Cost.POSITION)
class PlayOn(OfPastGame):
    """Open a table here whose game starts from the position after this number of plays."""

    plays: int


def moment_at(past: PastGame, press: LookBack) -> int:
    """Return the moment that a press asks for, or the nearest one."""
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


def moment_screen(say: Speaker, past: PastGame, people: People, looked: LookBack) -> screen.Screen:
    """Return the screen of a moment, with buttons to the other moments.

    Args:
        say: texts in the viewer's language.
        past: the game.
        people: the game's players.
        looked: the moment, the side, and whether to show all hands.
    """
    seen = past.see(looked.moment, looked.seat, people, hands_open=looked.hands_open)
    game = seen.game
    plays = len(past.see(past.length - 1, looked.seat, people, hands_open=False).game.history)
    header = say("replay-header", game=past.id, number=game.round, play=len(game.history), plays=plays)
    happened = _deal_lines(say, seen) if seen.is_deal else story_lines(say, game, len(game.history) - 1)
    over = standing_lines(say, game) if game.phase is Phase.GAME_OVER else []
    picture, left_over = _moment_picture(say, seen)
    held = [f"-# {shown_name(left_over)}"] if left_over else []
    return screen.Screen("\n".join((header, *happened, *over, *held)), _rows(say, past, seen, looked), picture)


def film_screen(
    say: Speaker, past: PastGame, people: People, side: Seat, *, whole: bool
) -> tuple[screen.Screen, FilmScene]:
    """Return the screen with an animation of the whole game or its highlights, and the scene to draw for it."""
    end = past.see(past.length - 1, side, people, hands_open=False).game
    lines = poster_lines(say, end, highlights(end.rules.board, end.history))
    scene = game_film(say, past, people, side, whole=whole)
    header = say("film-whole" if whole else "film-highlights", game=past.id)
    alt = screen.clipped("\n".join((say("alt-game-film", game=past.id), *lines)), screen.ALT_LIMIT)
    return screen.Screen(
        "\n".join((header, *standing_lines(say, end))), picture=screen.Picture("game.gif", alt, scene)
    ), scene


def _deal_lines(say: Speaker, seen: MomentSeen) -> list[str]:
    """Return who deals, and who passed which card to whom."""
    game = seen.game

    def name(seat: Seat) -> str:
        return shown_name(seat_name(say, game.seats[seat]))

    lines = [say("replay-deals", name=name(game.dealer))]
    for seat, gift, to in given(seen):
        lines.append(say("replay-gave", name=name(seat), card=card_name(say, gift), other=name(to)))
    return lines


def given(seen: MomentSeen) -> Iterator[tuple[Seat, Card, Seat]]:
    """Yield who passed which card to whom in the exchange of a round, as far as the hands are shown."""
    position = seen.game.position()
    for seat, gift in zip(position.rules.seats, seen.gifts, strict=True):
        if gift is not None:
            yield seat, gift, receiver(position, seat)


def _rows(say: Speaker, past: PastGame, seen: MomentSeen, looked: LookBack) -> tuple[screen.Row, ...]:
    def at(look: Look = Look.HERE, seat: Seat = looked.seat) -> LookBack:
        return LookBack(past.id, seen.number, seat, looked.hands_open, look)

    other_hands = say("button-hands-own" if looked.hands_open else "button-hands-open")
    here, last = seen.number, past.length - 1
    ways = (
        screen.Button(say("button-previous-round"), at(Look.ROUND_BACK), disabled=here == 0),
        screen.Button(say("button-previous"), at(Look.BACK), disabled=here == 0),
        screen.Button(say("button-next"), at(Look.ON), screen.Style.MAIN, disabled=here == last),
        screen.Button(say("button-next-round"), at(Look.ROUND_ON), disabled=here == last),
    )
    shown = (
        screen.Button(other_hands, LookBack(past.id, here, looked.seat, not looked.hands_open)),
        screen.Button(say("button-highlights"), FilmGame(past.id, looked.seat, whole=False)),
    )
    play_on = screen.MenuOption(say("button-play-on"), PlayOn(past.id, len(seen.game.history)))
    more = [
        screen.MenuOption(say("button-review"), ShowReview(past.id)),
        screen.MenuOption(say("button-whole-film"), FilmGame(past.id, looked.seat, whole=True)),
        *([play_on] if here < last else []),
        screen.MenuOption(say("button-page"), ExportPage(past.id)),
        screen.MenuOption(say("button-export"), ExportGame(past.id)),
        *(
            screen.MenuOption(
                screen.clipped(say("replay-from", name=seat_name(say, seat)), screen.OPTION_LIMIT), at(seat=seat.seat)
            )
            for seat in seen.game.seats
            if seat.seat != looked.seat
        ),
    ]
    more += _rounds(say, past, seen, looked, screen.OPTIONS_LIMIT - len(more))
    return (ways, shown, screen.Menu(say("button-more-options"), tuple(more)))


def _rounds(say: Speaker, past: PastGame, seen: MomentSeen, looked: LookBack, most: int) -> list[screen.MenuOption]:
    """Return the rounds to jump to; if there are too many, those around the current one, which is not among them."""
    spans = list(enumerate(pairwise((*past.rounds, past.length)), start=1))
    now = next(place for place, (_, (_, end)) in enumerate(spans) if seen.number < end)
    others = spans[:now] + spans[now + 1 :]
    first = max(0, min(now - most // 2, len(others) - most))
    return [
        screen.MenuOption(say("replay-round", number=number), LookBack(past.id, begin, looked.seat, looked.hands_open))
        for number, (begin, _) in others[first : first + most]
    ]


def _moment_picture(say: Speaker, seen: MomentSeen) -> tuple[screen.Picture, str]:
    """Return the board with the latest play and the hands, turned to the viewer's side, and a text.

    The picture's description contains both. At large tables the hands may not fit: they are then returned as the text.
    """
    game = seen.game
    plays = () if seen.is_deal else game.history[-1:]
    board = replace(plain_scene(say, game), plays=tuple(map(drawn_play, plays)), viewer=game.viewer)
    shown = [seat for seat in game.seats if seen.hands[seat.seat]]
    hands = tuple(
        HandSeen(seat.seat, seat_name(say, seat), seat.seat == game.turn, seen.hands[seat.seat], seat.is_computer)
        for seat in shown
    )
    words = " ".join(
        say(
            "alt-held", name=plain_name(short_name(seat_name(say, seat))), cards=cards_names(say, seen.hands[seat.seat])
        )
        for seat in shown
    )
    # The side from which the game is seen is not the viewer's own.
    unseen = replace(game, viewer=None)
    position = position_words(say, unseen, plays, screen.ALT_LIMIT - len(words) - 1)
    scene = OpenHandsScene(board, hands)
    if position.endswith("…"):
        return screen.Picture("replay.png", position_words(say, unseen, plays, screen.ALT_LIMIT), scene), words
    return screen.Picture("replay.png", f"{position} {words}".strip(), scene), ""
