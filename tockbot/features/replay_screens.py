"""A game that is over, on screen: its moments one by one, with all hands or one, and as a film.

A whole game in motion, or its highlights: what is shown of it, and for how long.
"""

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
"""How often a walking pawn is shown on its way, where the film shows highlights."""

STEP: Final = 140
PLAY: Final = 450
HIGHLIGHT: Final = 1300
END: Final = 5000
"""For how many milliseconds a step, a play of the whole game, a highlight, and the end stand."""

HOME_AT_LAST: Final = 4
"""As much as so many hits it counts when a side comes home."""


def game_film(say: Speaker, past: PastGame, people: People, side: Seat, *, whole: bool) -> FilmScene:
    """Every play of a game, or those most worth seeing, from the side of a seat; hands are not shown."""
    plays = _plays(past) if whole else highlighted(past)
    shots: list[Shot] = []
    for number in plays:
        shots += _filmed(say, past, people, side, number, whole=whole)
    return FilmScene((*shots[:-1], replace(shots[-1], milliseconds=END)))


def _plays(past: PastGame) -> list[int]:
    """The moments to which a play led, and where there is none, the first moment."""
    return [number for number in range(past.length) if past.play_at(number) is not None] or [0]


def highlighted(past: PastGame) -> list[int]:
    """The moments of the plays that hit somebody or brought a pawn home, the weightiest; and the last play of all."""
    *plays, last = _plays(past)
    weights = {number: _weight(past.play_at(number)) for number in plays}
    weighty = sorted((number for number in plays if weights[number]), key=lambda number: -weights[number])
    return [*sorted(weighty[: MAX_HIGHLIGHTS - 1]), last]


def _weight(record: PlayRecord | None) -> int:
    """How much a play is worth seeing."""
    if record is None:
        return 0
    came = sum(is_home(_place(one.after, one)) and not is_home(_place(one.before, one)) for one in record.moved)
    return 2 * len(record.struck) + came + HOME_AT_LAST * len(record.home)


def _place(numbering: Numbering, moved: MoveResult) -> Location:
    """Where the pawn that went stands in an arrangement of all pawns."""
    return numbering[moved.pawn.seat][moved.pawn.number - 1]


def _filmed(  # noqa: PLR0913 - which play of which game, and how
    say: Speaker, past: PastGame, people: People, side: Seat, number: int, *, whole: bool
) -> Iterator[Shot]:
    """A play: in a film of highlights each pawn on its way first, then the whole of it drawn over the board."""
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
    """Where the pawns stand while one is walking."""
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
    """The scene with its pawns elsewhere; whether they were protected there does not show."""
    seats = tuple(
        replace(seat, pawns=tuple(PawnSeen(one, at, protected=False) for one, at in enumerate(numbering[seat.seat], 1)))
        for seat in scene.seats
    )
    return replace(scene, seats=seats)


@press("export", new_message=True, cost=Cost.EXPORT)
class ExportGame(OfPastGame):
    """Have the game as text."""


@press("page", new_message=True, cost=Cost.EXPORT)
class ExportPage(OfPastGame):
    """Get the game as a web page in one's own language. It names the players only if all of them agreed."""


@press("film", new_message=True, cost=Cost.EXPORT)
class FilmGame(OfPastGame):
    """See the game as a film from the side of this seat: the ``whole`` of it, or its highlights."""

    seat: Seat
    whole: bool


@press("playon", new_message=True, cost=Cost.POSITION)
class PlayOn(OfPastGame):
    """Open a table here whose game begins from the position after so many plays."""

    plays: int


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


def moment_screen(say: Speaker, past: PastGame, people: People, looked: LookBack) -> screen.Screen:
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
    picture, left_over = _moment_picture(say, seen)
    held = [f"-# {shown_name(left_over)}"] if left_over else []
    return screen.Screen("\n".join((header, *told, *over, *held)), _rows(say, past, seen, looked), picture)


def film_screen(
    say: Speaker, past: PastGame, people: People, side: Seat, *, whole: bool
) -> tuple[screen.Screen, FilmScene]:
    """The whole game in motion, or its highlights, and the film to be drawn for it."""
    end = past.see(past.length - 1, side, people, hands_open=False).game
    told = poster_lines(say, end, highlights(end.rules.board, end.history))
    scene = game_film(say, past, people, side, whole=whole)
    header = say("film-whole" if whole else "film-highlights", game=past.id)
    alt = screen.clipped("\n".join((say("alt-game-film", game=past.id), *told)), screen.ALT_LIMIT)
    return screen.Screen(
        "\n".join((header, *standing_lines(say, end))), picture=screen.Picture("game.gif", alt, scene)
    ), scene


def _deal_lines(say: Speaker, seen: MomentSeen) -> list[str]:
    """Who deals, and who gave whom what."""
    game = seen.game

    def name(seat: Seat) -> str:
        return shown_name(seat_name(say, game.seats[seat]))

    lines = [say("replay-deals", name=name(game.dealer))]
    for seat, gift, to in given(seen):
        lines.append(say("replay-gave", name=name(seat), card=card_name(say, gift), other=name(to)))
    return lines


def given(seen: MomentSeen) -> Iterator[tuple[Seat, Card, Seat]]:
    """Who gave which card to whom in the exchange of a round, as far as that is shown."""
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
        screen.Button(other_hands, LookBack(past.id, here, looked.seat, not looked.hands_open)),
    )
    sides = tuple(
        screen.MenuOption(
            screen.clipped(say("replay-side", name=seat_name(say, seat)), screen.OPTION_LIMIT),
            at(seat=seat.seat),
            chosen=seat.seat == looked.seat,
        )
        for seat in seen.game.seats
    )
    rounds = screen.Menu(say("replay-rounds"), _rounds(say, past, seen, looked))
    films = (
        screen.Button(say("button-highlights"), FilmGame(past.id, looked.seat, whole=False)),
        screen.Button(say("button-whole-film"), FilmGame(past.id, looked.seat, whole=True)),
    )
    review = screen.Button(say("button-review"), ShowReview(past.id))
    files = (
        screen.Button(say("button-page"), ExportPage(past.id)),
        screen.Button(say("button-export"), ExportGame(past.id)),
        screen.Button(say("button-play-on"), PlayOn(past.id, len(seen.game.history)), disabled=here == last),
    )
    return (ways, rounds, screen.Menu(say("replay-sides"), sides), (*films, review), files)


def _rounds(say: Speaker, past: PastGame, seen: MomentSeen, looked: LookBack) -> tuple[screen.MenuOption, ...]:
    """The rounds to jump to; where they are too many, those around the one that is shown."""
    begins = (*past.rounds, past.length)
    spans = list(enumerate(pairwise(begins), start=1))
    now = next(place for place, (_, (_, end)) in enumerate(spans) if seen.number < end)
    first = max(0, min(now - screen.OPTIONS_LIMIT // 2, len(spans) - screen.OPTIONS_LIMIT))
    return tuple(
        screen.MenuOption(
            say("round", number=number),
            LookBack(past.id, begin, looked.seat, looked.hands_open),
            chosen=begin <= seen.number < end,
        )
        for number, (begin, end) in spans[first : first + screen.OPTIONS_LIMIT]
    )


def _moment_picture(say: Speaker, seen: MomentSeen) -> tuple[screen.Picture, str]:
    """The board with the play that led to the moment, turned to the seat from whose side it is seen, and the hands.

    Its words tell both; at a large table there may be no room for the hands in them, which are then given beside it.
    """
    game = seen.game
    told = () if seen.is_deal else game.history[-1:]
    board = replace(plain_scene(say, game), plays=tuple(map(drawn_play, told)), viewer=game.viewer)
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
    # From whose side it is seen says nothing of who looks.
    unseen = replace(game, viewer=None)
    position = position_words(say, unseen, told, screen.ALT_LIMIT - len(words) - 1)
    scene = OpenHandsScene(board, hands)
    if position.endswith("…"):
        return screen.Picture("replay.png", position_words(say, unseen, told, screen.ALT_LIMIT), scene), words
    return screen.Picture("replay.png", f"{position} {words}".strip(), scene), ""
