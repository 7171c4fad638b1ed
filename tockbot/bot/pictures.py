"""What pictures show, and the same in words for people who do not see them: the board, films and the end of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, assert_never

from tockbot import render, tables
from tockbot.bot.rule_texts import caption
from tockbot.bot.screen import ALT_LIMIT, TEXT_LIMIT, Picture, Screen, clipped
from tockbot.bot.table_texts import position_words, series_end_line, track_words
from tockbot.bot.words import Speaker, card_name, listed, seat_name
from tockbot.learning import NO_NOTES
from tockbot.rules import HAND_ORDER, PAWNS, RESERVE, Draw, Location, Move, Phase, Seat, TableRules, Walk, takes_from
from tockbot.storage import Preferences


def board_picture(say: Speaker, game: tables.Observation) -> Picture:
    """The board with the last plays on it, for everybody."""
    told = last_shown(game)
    return Picture("board.png", position_words(say, game, told, ALT_LIMIT), _with_plays(plain_scene(say, game), told))


def own_scene(say: Speaker, game: tables.Observation) -> render.BoardScene:
    """The board with the plays since the viewer's own on it, the viewer's seat at the bottom."""
    return replace(_with_plays(plain_scene(say, game), since_own(game)), viewer=game.viewer)


def since_own(game: tables.Observation) -> tuple[tables.PlayRecord, ...]:
    """The plays since the viewer's last, or that one if it is the last of all, or for spectators the last of all."""
    around = game.history[-len(game.seats) :]
    mine = [place for place, record in enumerate(around) if record.seat == game.viewer]
    return around[mine[-1] + 1 :] if mine and mine[-1] + 1 < len(around) else game.history[-1:]


def last_shown(game: tables.Observation) -> tuple[tables.PlayRecord, ...]:
    """The last play for which somebody did something, and those that followed at once and come in one picture with it.

    Whoever is to act knows their own play: if it was theirs it is left out, unless it is the last of all.
    """
    around = game.history[-len(game.seats) :]
    people = [place for place, record in enumerate(around) if not record.follows_at_once]
    row = around[people[-1] if people else 0 :]
    return row[1:] if len(row) > 1 and row[0].seat == game.turn else row


def preview_scene(
    say: Speaker, game: tables.Observation, made: tuple[Move, ...], goals: tuple[render.Goal, ...]
) -> render.BoardScene:
    """The viewer's board after the moves made so far, with the goals to choose from, labelled as in the list."""
    moved = tables.follow(game.numbering, made)
    numbering = moved[-1].after if moved else game.numbering
    seats = tuple(_moved(seat, numbering[seat.seat]) for seat in game.seats)
    return replace(
        plain_scene(say, game),
        seats=seats,
        plays=(render.DrawnPlay(moved, rings_reserves=True),) if moved else (),
        goals=goals,
        viewer=game.viewer,
    )


def _moved(seat: tables.SeatSeen, locations: tuple[Location, ...]) -> tables.SeatSeen:
    pawns = tuple(
        tables.PawnSeen(pawn.number, location, pawn.protected and pawn.location == location)
        for pawn, location in zip(seat.pawns, locations, strict=True)
    )
    return replace(seat, pawns=pawns)


def plain_scene(say: Speaker, game: tables.Observation) -> render.BoardScene:
    """The board as it stands, nothing drawn over it."""
    over = game.phase is Phase.GAME_OVER
    return render.BoardScene(
        board=game.rules.board,
        seats=tuple(replace(seat, name=seat_name(say, seat)) for seat in game.seats),
        turn=game.turn,
        winners=game.finished[0] if over and game.finished else (),
        plays=(),
        top_card=game.discards[-1] if game.discards else None,
        caption=say("round", number=game.round),
        discards=len(game.discards),
        centre=game.rules.law.centre,
        gate=gate_of(game.rules),
        leftward=say.is_leftward,
    )


WAITING: Final = tuple(tables.PawnSeen(number, RESERVE, protected=False) for number in range(1, PAWNS + 1))
"""The pawns of a seat before the game."""


def empty_scene(say: Speaker, rules: TableRules) -> render.BoardScene:
    """The board of a game before it begins, whoever plays."""
    seats = tuple(
        tables.SeatSeen(seat, "", is_computer=False, team=None, pawns=WAITING, cards=0) for seat in rules.seats
    )
    board = render.BoardScene(rules.board, seats, None, (), (), None, "", centre=rules.law.centre, gate=gate_of(rules))
    return replace(board, leftward=say.is_leftward)


def named_as_drawn(say: Speaker, game: tables.Observation) -> tables.Observation:
    """The game with its people called as pictures can write them, on plates and in sentences alike."""
    seats = (replace(seat, name=render.drawn_name(seat_name(say, seat), seat.seat + 1)) for seat in game.seats)
    return replace(game, seats=tuple(seats))


def gate_of(rules: TableRules) -> int:
    """The number of the fields from which these rules know a shortcut (rules.md 4.11 to 4.13), or 0."""
    law = rules.law
    return 8 if law.centre else 7 if law.seven_diagonal else 0


def _with_plays(scene: render.BoardScene, told: tuple[tables.PlayRecord, ...]) -> render.BoardScene:
    """The plays drawn over the board. Those without moves count too, or the numbers would not be those of the text."""
    return replace(scene, plays=tuple(map(drawn_play, told)))


def drawn_play(record: tables.PlayRecord) -> render.DrawnPlay:
    """A play that was made, as it is drawn over the board."""
    other = takes_from(record.play)
    burnt = None if other is None or record.burnt is None else (other, record.burnt)
    return render.DrawnPlay(record.moved, burnt=burnt)


def private_picture(say: Speaker, game: tables.Observation, playable: str = HAND_ORDER) -> Picture:
    """The viewer's board and hand, cards of other ranks than the playable ones greyed."""
    scene = render.PrivateScene(own_scene(say, game), _cards(say, game, playable, None))
    return Picture("private.png", _words(say, game, since_own(game)), scene)


def of_no_round(picture: Picture) -> Picture:
    """The picture of a position to learn from, which was set up and is of no round."""
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
    """The same once a card was pressed: the board after the moves made so far, with the goals to choose from.

    Args:
        say: who speaks the viewer's language.
        game: the game as the viewer knows it.
        playable: the ranks of the hand that can be played.
        card: the place in the hand of the card that was pressed.
        made: the moves made with it so far.
        goals: the goals to choose from, labelled as in the list.
    """
    board = preview_scene(say, game, made, goals)
    scene = render.PrivateScene(board, _cards(say, game, playable, card))
    return Picture("private.png", _words(say, replace(game, seats=board.seats), game.history[-1:]), scene)


def as_chosen(screen: Screen, chosen: Preferences) -> Screen:
    """A screen as its viewer has chosen: with quiet lines or without, tall or wide, every number on it or few."""
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
    told = "\n".join((screen.text, *screen.quiet)) if wanted else screen.text
    return replace(screen, text=told if len(told) <= TEXT_LIMIT else screen.text, quiet=())


def _cards(say: Speaker, game: tables.Observation, playable: str, pressed: int | None) -> tuple[render.CardSeen, ...]:
    """The hand in the order of its buttons."""
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


def _words(say: Speaker, game: tables.Observation, told: tuple[tables.PlayRecord, ...]) -> str:
    """The hand, with what its cards do if there is room for that, the position, then what a board is counted by."""
    cards = [f"{number}: {card_name(say, card)}" for number, card in enumerate(game.hand, 1)]
    captions = [f"({caption(say, game.rules.law, tables.rank_of(card))})" for card in game.hand]
    briefly = say("hand-cards", cards=listed(say, cards))
    fully = say("hand-cards", cards=listed(say, map(" ".join, zip(cards, captions, strict=True))))
    position = position_words(say, game, told, ALT_LIMIT - len(briefly) - 1)
    hand = fully if len(fully) + 1 + len(position) <= ALT_LIMIT else briefly
    whole = clipped(f"{hand}\n{position}", ALT_LIMIT)
    side = () if game.viewer is None else game.rules.side_of(game.viewer)
    counted = (f"{whole}\n{track_words(say, game, seats)}" for seats in (game.rules.seats, side))
    return next((text for text in counted if len(text) <= ALT_LIMIT), whole)


MOST_STEPS: Final = 4
"""How often a walking pawn is shown on its way, where the film has room for it."""
STEP: Final = 140
PAUSE: Final = 1200
END: Final = 4000
"""For how many milliseconds a step, a play, and the last play stand."""


def last_round_film(say: Speaker, game: tables.Observation) -> render.FilmScene | None:
    """The plays of the last round in which there were any; None before the first."""
    return round_film(say, game, game.history[-1].round) if game.history else None


def round_film(say: Speaker, game: tables.Observation, number: int) -> render.FilmScene | None:
    """The plays of a round, any one of the game; None if there were none."""
    plays = tuple(record for record in game.history if record.round == number)
    if not plays:
        return None
    steps = max(0, min(MOST_STEPS, render.MAX_SHOTS // len(plays) - 1))
    now = plain_scene(say, game)
    empty = replace(now, winners=(), caption=say("round", number=number))
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
    """The board after one of the plays, counted from 0, with that play on it."""
    record = game.history[play]
    first = next(place for place, one in enumerate(game.history) if one.round == record.round)
    held = _cards_held(game, tuple(one for one in game.history if one.round == record.round))[play - first]
    take = _Take(replace(plain_scene(say, game), winners=(), caption=""), game, record, play - first + 1, held)
    return replace(take.scene(record.after), plays=(drawn_play(record),))


@dataclass(frozen=True, slots=True)
class _Take:
    """One play of a round, as it is filmed."""

    empty: render.BoardScene
    game: tables.Observation
    record: tables.PlayRecord
    number: int
    held: tuple[int, ...]

    def scene(self, numbering: tables.Numbering) -> render.BoardScene:
        """The board with the pawns where they stand in the middle of the play."""
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
    """How many cards each seat held after each play of a round: what it holds now, and what it has spent since."""
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
    """A play: each pawn on its way, then the whole of it drawn over the board."""
    record = take.record
    for moved in record.moved:
        for between in _on_the_way(take, moved, most_steps):
            yield render.Shot(take.scene(between), STEP)
    played = (drawn_play(record),) if record.moved or record.burnt else ()
    yield render.Shot(replace(take.scene(record.after), plays=played), PAUSE)


def _on_the_way(take: _Take, moved: tables.MoveResult, most: int) -> Iterator[tables.Numbering]:
    """Where the pawns stand while one is walking, so many times at most."""
    move, numbering = moved.move, moved.before
    if not isinstance(move, Walk):
        return
    between = render.way(take.game.rules.board, move)[1:-1]
    for step in range(min(most, len(between))):
        place = between[step * len(between) // min(most, len(between))]
        on_the_way = tuple(
            place if number == moved.pawn.number else at for number, at in enumerate(numbering[move.seat], 1)
        )
        yield (*numbering[: move.seat], on_the_way, *numbering[move.seat + 1 :])


def _placed(locations: tuple[Location, ...]) -> tuple[tables.PawnSeen, ...]:
    """Numbered pawns; whether they were protected then is not remembered, and does not show."""
    return tuple(tables.PawnSeen(number, location, protected=False) for number, location in enumerate(locations, 1))


NAME: Final = 14
"""So much of a name is told on a poster."""


def poster_picture(say: Speaker, game: tables.Observation, series: tables.SeriesSeen | None = None) -> Picture:
    """The winners, the last board, the moment of the game; in words also what else is worth telling."""
    told = tables.highlights(game.rules.board, game.history)
    drawn = named_as_drawn(say, game)
    score, written = (_score(say, one, series) for one in (game, drawn))
    hits = ((say("poster-hits-given"), told.hits_given), (say("poster-hits-taken"), told.hits_taken))
    alt = "\n".join((*score, *poster_lines(say, game, told)))
    alt = f"{alt}\n{position_words(say, game, game.history[-1:], ALT_LIMIT - len(alt) - 1)}"
    last = tuple(map(drawn_play, game.history[-1:]))
    board = replace(plain_scene(say, game), plays=last)
    moment = told.hit_of_the_game or told.first_home
    if moment is None:
        return Picture("poster.png", clipped(alt, ALT_LIMIT), render.PosterScene(board, hits, lines=written))
    scene = render.PosterScene(board, hits, scene_after(say, game, moment.play), _told(say, drawn, moment), written)
    return Picture("poster.png", clipped(alt, ALT_LIMIT), scene)


def _score(say: Speaker, game: tables.Observation, series: tables.SeriesSeen | None) -> tuple[str, ...]:
    """How a series stands after the game, if it is one of a series."""
    return () if series is None else (series_end_line(say, game, series, write=lambda name: clipped(name, NAME)),)


def _told(say: Speaker, game: tables.Observation, moment: tables.HitOfTheGame | tables.FirstHome) -> str:
    """What was done at the moment of the game, in a sentence."""

    def name(seat: Seat) -> str:
        return clipped(seat_name(say, game.seats[seat]), NAME)

    match moment:
        case tables.HitOfTheGame(by, pawn, fields, number):
            return say("poster-hit-home", name=name(by), other=name(pawn.seat), fields=fields, round=number)
        case tables.FirstHome(pawn, number):
            return say("poster-first-home", name=name(pawn.seat), number=pawn.number, round=number)
        case _:
            assert_never(moment)


def poster_lines(say: Speaker, game: tables.Observation, told: tables.Highlights) -> tuple[str, ...]:
    """What is worth telling of a game, line by line; names are cut where they are long."""

    def name(pawn: tables.PawnId) -> str:
        return clipped(seat_name(say, game.seats[pawn.seat]), NAME)

    lines = [say("poster-rounds", rounds=told.rounds)]
    walk, hit, first = told.longest_walk, told.hit_of_the_game, told.first_home
    if hit is not None:
        lines.append(_told(say, game, hit))
    if walk is not None:
        lines.append(say("poster-walk", name=name(walk.pawn), number=walk.pawn.number, fields=walk.fields))
    if first is not None:
        lines.append(_told(say, game, first))
    return tuple(lines)
