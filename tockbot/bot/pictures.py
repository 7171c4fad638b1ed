"""Pictures of a game, with their descriptions in words for people who cannot see them: boards, films and posters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, assert_never

from tockbot import render, tables
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.rule_texts import caption
from tockbot.bot.screen import ALT_LIMIT, TEXT_LIMIT, Picture, Screen, clipped
from tockbot.bot.table_texts import cards_in_deck, position_words, seats_passing, series_end_line, track_words
from tockbot.bot.words import Speaker, card_name, listed, readable_name, seat_name
from tockbot.computer import Course
from tockbot.learning import NO_NOTES
from tockbot.rules import (
    HAND_ORDER,
    PAWNS,
    RESERVE,
    Board,
    Draw,
    Location,
    Move,
    MovePlay,
    Pawns,
    Phase,
    Seat,
    TableRules,
    Walk,
    takes_from,
)
from tockbot.storage import Preferences


def board_picture(say: Speaker, game: tables.Observation) -> Picture:
    """Return the board with the last plays on it, for everyone."""
    plays = last_shown(game)
    return Picture("board.png", position_words(say, game, plays, ALT_LIMIT), _with_plays(plain_scene(say, game), plays))


def own_scene(say: Speaker, game: tables.Observation) -> render.BoardScene:
    """Return the board with the plays since the viewer's own on it, and the viewer's seat at the bottom."""
    return replace(_with_plays(plain_scene(say, game), since_own(game)), viewer=game.viewer)


def since_own(game: tables.Observation) -> tuple[tables.PlayRecord, ...]:
    """Return the plays of a turn's length after the viewer's last, or that one if it is the latest.

    For spectators, return the latest.
    """
    around = game.history[-len(game.seats) if game.viewer is not None else -1 :]
    mine = [place for place, record in enumerate(around) if record.seat == game.viewer]
    return around[mine[-1] + 1 if mine else 0 :] or game.history[-1:]


def last_shown(game: tables.Observation) -> tuple[tables.PlayRecord, ...]:
    """Return the last play that a player made, and the automatic ones that followed it in the same picture.

    The player to act knows their own play: it is left out, unless it is the latest.
    """
    around = game.history[-len(game.seats) :]
    people = [place for place, record in enumerate(around) if not record.follows_at_once]
    row = around[people[-1] if people else 0 :]
    return row[1:] if len(row) > 1 and row[0].seat == game.turn else row


def preview_scene(
    say: Speaker, game: tables.Observation, made: tuple[Move, ...], goals: tuple[render.Goal, ...]
) -> render.BoardScene:
    """Return the viewer's board after the moves made so far, with the goals to choose from."""
    moved = tables.follow(game.numbering, made)
    numbering = moved[-1].after if moved else game.numbering
    seats = tuple(_moved(seat, numbering[seat.seat]) for seat in game.seats)
    return replace(
        plain_scene(say, game),
        seats=seats,
        plays=(render.DrawnPlay(moved, rings_reserves=True),) if moved else (),
        goals=goals,
        viewer=game.viewer,
        bare=True,
    )


def _moved(seat: tables.SeatSeen, locations: tuple[Location, ...]) -> tables.SeatSeen:
    pawns = tuple(
        tables.PawnSeen(pawn.number, location, pawn.protected and pawn.location == location)
        for pawn, location in zip(seat.pawns, locations, strict=True)
    )
    return replace(seat, pawns=pawns)


def plain_scene(say: Speaker, game: tables.Observation) -> render.BoardScene:
    """Return the board as it is, without plays drawn over it."""
    over = game.phase is Phase.GAME_OVER
    choosing = [seat.seat for seat in game.seats if seat.cards] if game.phase is Phase.EXCHANGE else []
    passing = seats_passing(game)
    return render.BoardScene(
        board=game.rules.board,
        seats=tuple(replace(seat, name=seat_name(say, seat)) for seat in game.seats),
        turn=game.turn,
        winners=game.finished[0] if over and game.finished else (),
        plays=(),
        top_card=game.discards[-1] if game.discards else None,
        caption=say("round", number=game.round),
        earlier=game.discards[-2:-4:-1],
        discards=len(game.discards),
        deck=None if over else cards_in_deck(game),
        passing=passing,
        passed=tuple(seat for seat in choosing if seat not in passing),
        centre=game.rules.law.centre,
        gate=gate_of(game.rules),
        leftward=say.is_leftward,
    )


WAITING: Final = tuple(tables.PawnSeen(number, RESERVE, protected=False) for number in range(1, PAWNS + 1))
"""The pawns of a seat before the game."""


def empty_scene(say: Speaker, rules: TableRules) -> render.BoardScene:
    """Return the board before a game by these rules, without players."""
    seats = tuple(
        tables.SeatSeen(seat, "", is_computer=False, team=None, pawns=WAITING, cards=0) for seat in rules.seats
    )
    board = render.BoardScene(rules.board, seats, None, (), (), None, "", centre=rules.law.centre, gate=gate_of(rules))
    return replace(board, leftward=say.is_leftward)


def named_as_drawn(say: Speaker, game: tables.Observation) -> tables.Observation:
    """Return the game with names that pictures can write, on plates and in sentences."""
    seats = tuple(replace(seat, name=render.drawn_name(seat_name(say, seat), seat.seat + 1)) for seat in game.seats)
    written = {seat_name(say, seat): drawn.name for seat, drawn in zip(game.seats, seats, strict=True)}
    # Someone who left has no seat whose number could replace their name.
    names = {
        person: written.get(readable_name(name)) or render.drawn_name(name, 0) for person, name in game.names.items()
    }
    return replace(game, seats=seats, names=names)


def gate_of(rules: TableRules) -> int:
    """Return the number of the fields with a shortcut by these rules (rules.md 4.11 to 4.13), or 0."""
    law = rules.law
    return 8 if law.centre else 7 if law.seven_diagonal else 0


def _with_plays(scene: render.BoardScene, plays: tuple[tables.PlayRecord, ...]) -> render.BoardScene:
    """Return the board with plays drawn over it. Plays without moves count, so that the numbers match the text."""
    return replace(scene, plays=tuple(map(drawn_play, plays)))


def drawn_play(record: tables.PlayRecord) -> render.DrawnPlay:
    """Return a play as it is drawn over the board."""
    other = takes_from(record.play)
    burnt = None if other is None or record.burnt is None else (other, record.burnt)
    return render.DrawnPlay(record.moved, burnt=burnt)


def private_picture(
    say: Speaker, game: tables.Observation, playable: str = HAND_ORDER, goals: tuple[render.Goal, ...] = ()
) -> Picture:
    """Return the viewer's board and hand: cards are grey whose rank is not playable, and buttons lead to the goals."""
    board = replace(own_scene(say, game), goals=goals, bare=True)
    scene = render.PrivateScene(board, _cards(say, game, playable, None))
    return Picture("private.png", _words(say, game, since_own(game)), scene)


def of_no_round(picture: Picture) -> Picture:
    """Return a picture without its round: a position to learn from was set up, and has none."""
    scene = picture.scene
    if not isinstance(scene, render.PrivateScene):
        return picture
    return replace(picture, scene=replace(scene, board=replace(scene.board, caption="")))


def preview_picture(  # noqa: PLR0913, PLR0917 - what was pressed, and what may follow
    say: Speaker,
    game: tables.Observation,
    playable: str,
    card: int,
    made: tuple[Move, ...] = (),
    goals: tuple[render.Goal, ...] = (),
) -> Picture:
    """Return the viewer's picture after a card was pressed: the moves made so far, and the goals to choose from.

    Args:
        say: the speaker of the viewer's language.
        game: the game as the viewer sees it.
        playable: the ranks of the hand that can be played.
        card: index in the hand of the pressed card.
        made: the moves made with it so far.
        goals: the goals to choose from, labelled with their fields.
    """
    board = preview_scene(say, game, made, goals)
    scene = render.PrivateScene(board, _cards(say, game, playable, card))
    return Picture("private.png", _words(say, replace(game, seats=board.seats), game.history[-1:]), scene)


def as_chosen(screen: Screen, chosen: Preferences) -> Screen:
    """Return a screen by its viewer's preferences: with or without tips, tall or wide, every field number or few."""
    screen = _with_quiet_lines(screen, wanted=NO_NOTES not in chosen.learnt)
    match screen.picture:
        case Picture(scene=render.PrivateScene() as scene) as picture:
            board = replace(scene.board, every_number=chosen.every_number)
            return replace(screen, picture=replace(picture, scene=replace(scene, board=board, wide=chosen.wide)))
        case Picture(scene=render.BoardScene() as scene) as picture:
            return replace(screen, picture=replace(picture, scene=replace(scene, every_number=chosen.every_number)))
        case _:
            return screen


def _with_quiet_lines(screen: Screen, *, wanted: bool) -> Screen:
    text = "\n".join((screen.text, *screen.quiet)) if wanted else screen.text
    return replace(screen, text=text if len(text) <= TEXT_LIMIT else screen.text, quiet=())


def _cards(say: Speaker, game: tables.Observation, playable: str, pressed: int | None) -> tuple[render.CardSeen, ...]:
    """Return the hand in the order of its buttons."""
    received = game.hand.index(game.received) if game.received in game.hand else None
    given = game.hand.index(game.gift) if game.phase is Phase.EXCHANGE and game.gift is not None else None
    return tuple(
        render.CardSeen(
            card,
            caption(say, game.rules.law, tables.rank_of(card)),
            playable=tables.rank_of(card) in playable,
            received=place == received,
            given=place == given,
            pressed=place == pressed,
        )
        for place, card in enumerate(game.hand)
    )


def _words(say: Speaker, game: tables.Observation, plays: tuple[tables.PlayRecord, ...]) -> str:
    """Return the hand, with its cards' effects if there is room, then the position and the numbering of the track."""
    cards = [card_name(say, card) for card in game.hand]
    captions = [f"({caption(say, game.rules.law, tables.rank_of(card))})" for card in game.hand]
    briefly = say("hand-cards", cards=listed(say, cards))
    fully = say("hand-cards", cards=listed(say, map(" ".join, zip(cards, captions, strict=True))))
    position = position_words(say, game, plays, ALT_LIMIT - len(briefly) - 1)
    hand = fully if len(fully) + 1 + len(position) <= ALT_LIMIT else briefly
    whole = clipped(f"{hand}\n{position}", ALT_LIMIT)
    side = () if game.viewer is None else game.rules.side_of(game.viewer)
    counted = (f"{whole}\n{track_words(say, game, seats)}" for seats in (game.rules.seats, side))
    return next((text for text in counted if len(text) <= ALT_LIMIT), whole)


MOST_STEPS: Final = 4
"""Maximum number of positions of a walking pawn on its way, if the film has room for them."""
STEP: Final = 140
PAUSE: Final = 1200
END: Final = 4000
"""Milliseconds for which a step, a play, and the last play are shown."""


BOARD_FILM_FILE: Final = "board.gif"
"""Name of the file of a board's film."""

MAX_BOARD_SHOTS: Final = 14
"""Maximum number of shots of a board's film, the last ones."""

REST: Final = 500
"""Milliseconds for which a board's film rests after a play."""


def board_film(say: Speaker, game: tables.Observation) -> Picture | None:
    """Return the board as a film of the plays that are drawn on it; None if nothing happened that is worth one.

    Worth a film are a hit, a pawn that comes home, and the end of a round.
    """
    plays, picture = last_shown(game), board_picture(say, game)
    still = picture.scene
    if not isinstance(still, render.BoardScene) or not _is_worth_a_film(game, plays):
        return None
    moments: list[tuple[tables.Numbering, int]] = []
    for record in plays:
        for moved in record.moved:
            between = _on_the_way(game.rules.board, moved, MOST_STEPS)
            moments += ((one, STEP) for one in (moved.before, *between))
        if record.moved:
            moments.append((record.after, REST))
    moments = moments[-MAX_BOARD_SHOTS:]
    pawns = [tables.PawnId(seat.seat, pawn.number) for seat in game.seats for pawn in seat.pawns]
    moving = [one for one in pawns if len({places[one.seat][one.number - 1] for places, _ in moments}) > 1]
    shots = (
        render.BoardShot(tuple(places[one.seat][one.number - 1] for one in moving), milliseconds)
        for places, milliseconds in moments
    )
    return replace(picture, filename=BOARD_FILM_FILE, scene=render.BoardFilmScene(still, tuple(moving), tuple(shots)))


def _is_worth_a_film(game: tables.Observation, plays: tuple[tables.PlayRecord, ...]) -> bool:
    moved = [one for record in plays for one in record.moved]
    is_eventful = any(record.brought_home or record.struck for record in plays)
    return bool(moved) and (is_eventful or plays[-1].round != game.round)


def last_round_film(say: Speaker, game: tables.Observation) -> render.FilmScene | None:
    """Return a film of the latest round with plays; None before the first play."""
    return round_film(say, game, game.history[-1].round) if game.history else None


def round_film(say: Speaker, game: tables.Observation, number: int) -> render.FilmScene | None:
    """Return a film of the plays of a round; None if there are none."""
    plays = tuple(record for record in game.history if record.round == number)
    if not plays:
        return None
    steps = max(0, min(MOST_STEPS, render.MAX_SHOTS // len(plays) - 1))
    now = plain_scene(say, game)
    empty = replace(_of_play(now), caption=say("round", number=number))
    takes = (
        _Take(empty, game, record, place, held)
        for place, (record, held) in enumerate(zip(plays, _cards_held(game, plays), strict=True), 1)
    )
    shots = [shot for take in takes for shot in _filmed(take, steps)]
    end = render.Shot(shots[-1].scene, END)
    if plays[-1] is game.history[-1]:
        end = replace(end, scene=replace(end.scene, winners=now.winners))
    return render.FilmScene((*shots[-render.MAX_SHOTS : -1], end))


def scene_after(say: Speaker, game: tables.Observation, play: int) -> render.BoardScene:
    """Return the board after one of the plays, counted from 0, with that play drawn on it."""
    record = game.history[play]
    first = next(place for place, one in enumerate(game.history) if one.round == record.round)
    held = _cards_held(game, tuple(one for one in game.history if one.round == record.round))[play - first]
    take = _Take(replace(_of_play(plain_scene(say, game)), caption=""), game, record, play - first + 1, held)
    return replace(take.scene(record.after), plays=(drawn_play(record),))


def _of_play(scene: render.BoardScene) -> render.BoardScene:
    """Return a scene for plays that were made earlier: without what is true only now."""
    return replace(scene, winners=(), earlier=(), deck=None, passing=(), passed=())


@dataclass(frozen=True, slots=True)
class _Take:
    """One play of a round, as it is filmed."""

    empty: render.BoardScene
    game: tables.Observation
    record: tables.PlayRecord
    number: int
    held: tuple[int, ...]

    def scene(self, numbering: tables.Numbering) -> render.BoardScene:
        """Return the board with the pawns at these locations during the play."""
        seats = tuple(
            replace(seat, pawns=_placed(numbering[seat.seat]), cards=self.held[seat.seat]) for seat in self.game.seats
        )
        return replace(
            self.empty,
            seats=seats,
            turn=self.record.seat,
            top_card=self.record.burnt or self.record.cards[-1],
            discards=self.number,
        )


def _cards_held(game: tables.Observation, plays: tuple[tables.PlayRecord, ...]) -> list[tuple[int, ...]]:
    """Return the number of cards of each seat after each play of a round, from its current number and later plays."""
    is_over = game.round != plays[-1].round
    held = [0 if is_over else seat.cards for seat in game.seats]
    backward = [tuple(held)]
    for record in plays[:0:-1]:
        held[record.seat] += len(record.cards)
        other = takes_from(record.play)
        if other is not None:
            held[other] += 1
            held[record.seat] -= isinstance(record.play, Draw)
        backward.append(tuple(held))
    return backward[::-1]


def _filmed(take: _Take, most_steps: int) -> Iterator[render.Shot]:
    """Yield the shots of a play: each pawn on its way, then the whole play drawn over the board."""
    record = take.record
    for moved in record.moved:
        for between in _on_the_way(take.game.rules.board, moved, most_steps):
            yield render.Shot(take.scene(between), STEP)
    played = (drawn_play(record),) if record.moved or record.burnt else ()
    yield render.Shot(replace(take.scene(record.after), plays=played), PAUSE)


def _on_the_way(board: Board, moved: tables.MoveResult, most: int) -> Iterator[tables.Numbering]:
    """Yield the locations of the pawns while one is walking, at most ``most`` times."""
    move, numbering = moved.move, moved.before
    if not isinstance(move, Walk):
        return
    between = render.way(board, move)[1:-1]
    for step in range(min(most, len(between))):
        place = between[step * len(between) // min(most, len(between))]
        on_the_way = tuple(
            place if number == moved.pawn.number else at for number, at in enumerate(numbering[move.seat], 1)
        )
        yield (*numbering[: move.seat], on_the_way, *numbering[move.seat + 1 :])


def _placed(locations: tuple[Location, ...]) -> tuple[tables.PawnSeen, ...]:
    """Return numbered pawns, unprotected: films do not know or show protection."""
    return tuple(tables.PawnSeen(number, location, protected=False) for number, location in enumerate(locations, 1))


NAME: Final = 18
"""Maximum length of a name on a poster, in characters."""

LUCK: Final = 0.03
"""Minimum rise of a winning chance, by another player's play, that counts as luck."""


DECIDED: Final = 0.8
"""Winning chance from which a game is no longer open: the last moves of a one-sided game decide nothing."""

FACTS: Final = 3
"""Maximum number of facts on a poster."""


@dataclass(frozen=True, slots=True)
class _Swing:
    """A play that changed the winning chance of a side: its index in the game, the side, and the chances."""

    play: int
    side: int
    before: float
    after: float

    @property
    def gain(self) -> float:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class _Found:
    """A fact about a game: its label, its number as text, the seats to which it belongs, and the victim of a hit."""

    label: str
    number: str
    seats: tuple[Seat, ...]
    victim: Seat | None = None

    def named(self, say: Speaker, game: tables.Observation) -> render.Fact:
        def name(seat: Seat) -> str:
            return clipped(seat_name(say, game.seats[seat]), NAME)

        if self.victim is not None:
            (by,) = self.seats
            return render.Fact(
                self.label, self.number, ((by, say("poster-hit-by", name=name(by))), (self.victim, name(self.victim)))
            )
        return render.Fact(self.label, self.number, tuple((seat, name(seat)) for seat in self.seats))

    def told(self, say: Speaker, game: tables.Observation) -> str:
        """Return the fact in words."""
        fact = self.named(say, game)
        names = [name for _, name in fact.names]
        shown = [" ".join(names)] if self.victim is not None else names
        return listed(say, (say("labelled", label=fact.label, value=fact.number), *shown))


def poster_picture(
    say: Speaker,
    game: tables.Observation,
    series: tables.SeriesSeen | None = None,
    chances: Course | None = None,
) -> Picture:
    """Return the poster of a finished game: the winners, the decisive moment, and facts, with more in words.

    Args:
        say: texts in the reader's language.
        game: the game.
        series: the series to which it belongs, or None.
        chances: the winning chances on each of :func:`boards_of`; None if they are unknown, and so is that moment.
    """
    highlights = tables.highlights(game.rules.board, game.history)
    drawn = named_as_drawn(say, game)
    score, written = (_score(say, one, series) for one in (game, drawn))
    course = () if chances is None else _course(game, chances)
    decisive = _decisive(game, course)
    moment_text, alt_text = (_decisive_line(say, one, decisive) for one in (drawn, game))
    found = _facts(say, game, highlights, course)
    facts = (one.told(say, game) for one in found)
    lines = (*score, say("poster-rounds", rounds=highlights.rounds), alt_text, *facts)
    alt = "\n".join(line for line in lines if line)
    alt = f"{alt}\n{position_words(say, game, game.history[-1:], ALT_LIMIT - len(alt) - 1)}"
    scene = render.PosterScene(
        board=replace(plain_scene(say, game), plays=tuple(map(drawn_play, game.history[-1:]))),
        moment=None if decisive is None else scene_after(say, game, decisive.play),
        moment_text=moment_text,
        facts=tuple(one.named(say, drawn) for one in found),
        course=None if decisive is None else _course_scene(say, game, course, decisive),
        lines=written,
    )
    return Picture("poster.png", clipped(alt, ALT_LIMIT), scene)


def boards_of(game: tables.Observation) -> tuple[Pawns, ...]:
    """Return the pawns after each play that moved any, as everyone saw them."""
    return tuple(record.play.pawns for record in game.history if isinstance(record.play, MovePlay))


def _course(game: tables.Observation, chances: Course) -> Course:
    """Return the winning chances at the start of a game and after each play, from those after plays that move pawns."""
    known = iter(chances)
    course = [(1 / len(game.rules.sides),) * len(game.rules.sides)]
    for record in game.history:
        course.append(next(known) if isinstance(record.play, MovePlay) else course[-1])
    return tuple(course)


def _swings(game: tables.Observation, course: Course) -> Iterator[_Swing]:
    """Yield the change of each side's winning chance by each play."""
    for play, (before, after) in enumerate(pairwise(course)):
        for side in range(len(game.rules.sides)):
            yield _Swing(play, side, before[side], after[side])


def _decisive(game: tables.Observation, course: Course) -> _Swing | None:
    """Return the play that raised the winners' chance most while the game was open; None if no one has won."""
    if not game.finished:
        return None
    side = game.rules.sides.index(game.finished[0])
    own = [one for one in _swings(game, course) if one.side == side and one.before < DECIDED]
    return max(own, key=lambda one: one.gain, default=None)


def _decisive_line(say: Speaker, game: tables.Observation, decisive: _Swing | None) -> str:
    """Return what happened in the decisive moment."""
    if decisive is None:
        return ""
    record = game.history[decisive.play]
    before, after = round(100 * decisive.before), round(100 * decisive.after)
    text = MoveFormatter(say, replace(game, viewer=None)).record(record)
    return say("poster-decisive", round=record.round, told=text, before=before, after=after)


def _course_scene(say: Speaker, game: tables.Observation, course: Course, decisive: _Swing) -> render.CourseScene:
    sides = game.rules.sides
    rounds = {record.round: play for play, record in reversed(tuple(enumerate(game.history)))}
    return render.CourseScene(
        sides=tuple((side[0], "") for side in sides),
        shares=course,
        rounds=tuple(rounds[number] for number in sorted(rounds)),
        marks=((decisive.play + 1, min(decisive.side + 1, len(sides) - 1)),),
        winners=game.finished[0],
        leftward=say.is_leftward,
        percent=say("percent", percent="{}"),
    )


def _facts(say: Speaker, game: tables.Observation, highlights: tables.Highlights, course: Course) -> tuple[_Found, ...]:
    """Return the biggest hit, the best move and the luckiest turn of a game; others replace what is unknown."""
    facts = []
    hit, board = highlights.hit_of_the_game, game.rules.board
    if hit is not None:
        back = (board.entries[hit.pawn.seat] - board.starts[hit.pawn.seat]) % board.fields or board.fields
        number = say("poster-fields", fields=max(0, back - hit.fields))
        facts.append(_Found(say("poster-hit"), number, (hit.by,), hit.pawn.seat))
    swings = list(_swings(game, course))
    own = [one for one in swings if game.history[one.play].seat in game.rules.sides[one.side] and one.gain > 0]
    if own:
        best = max(own, key=lambda one: one.gain)
        number = say("poster-gain", percent=round(100 * best.gain))
        facts.append(_Found(say("poster-best"), number, (game.history[best.play].seat,)))
    others = [one for one in swings if game.history[one.play].seat not in game.rules.sides[one.side]]
    luckiest = max(others, key=lambda one: one.gain, default=None)
    if luckiest is not None and luckiest.gain >= LUCK:
        number = say("poster-gain", percent=round(100 * luckiest.gain))
        facts.append(_Found(say("poster-luck"), number, game.rules.sides[luckiest.side]))
    walk, first = highlights.longest_walk, highlights.first_home
    if walk is not None:
        number = say("poster-fields", fields=walk.fields)
        facts.append(_Found(say("poster-journey"), number, (walk.pawn.seat,)))
    if first is not None:
        facts.append(_Found(say("poster-first"), say("round", number=first.round), (first.pawn.seat,)))
    return tuple(facts[:FACTS])


def _score(say: Speaker, game: tables.Observation, series: tables.SeriesSeen | None) -> tuple[str, ...]:
    """Return the score of a series after the game, if it is part of one."""
    return () if series is None else (series_end_line(say, game, series, write=lambda name: clipped(name, NAME)),)


def _told(say: Speaker, game: tables.Observation, moment: tables.HitOfTheGame | tables.FirstHome) -> str:
    """Return the highlight of the game in a sentence."""

    def name(seat: Seat) -> str:
        return clipped(seat_name(say, game.seats[seat]), NAME)

    match moment:
        case tables.HitOfTheGame(by, pawn, fields, number):
            return say("poster-hit-home", name=name(by), other=name(pawn.seat), fields=fields, round=number)
        case tables.FirstHome(pawn, number):
            return say("poster-first-home", name=name(pawn.seat), number=pawn.number, round=number)
        case _:
            assert_never(moment)


def poster_lines(say: Speaker, game: tables.Observation, highlights: tables.Highlights) -> tuple[str, ...]:
    """Return the highlights of a game line by line, with long names cut."""

    def name(pawn: tables.PawnId) -> str:
        return clipped(seat_name(say, game.seats[pawn.seat]), NAME)

    lines = [say("poster-rounds", rounds=highlights.rounds)]
    walk, hit, first = highlights.longest_walk, highlights.hit_of_the_game, highlights.first_home
    if hit is not None:
        lines.append(_told(say, game, hit))
    if walk is not None:
        lines.append(say("poster-walk", name=name(walk.pawn), number=walk.pawn.number, fields=walk.fields))
    if first is not None:
        lines.append(_told(say, game, first))
    return tuple(lines)
