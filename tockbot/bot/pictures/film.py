"""A round in motion: how the plays of a game become a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tockbot.bot.pictures.board import drawn_play, plain_scene
from tockbot.bot.words.speaker import Speaker
from tockbot.render import MOST_SHOTS, BoardScene, FilmScene, Shot, way
from tockbot.rules import Draw, Location, Walk, takes_from
from tockbot.tables import Moved, Numbering, Observation, PawnSeen, PlayRecord

MOST_STEPS: Final = 4
"""How often a walking pawn is shown on its way, where the film has room for it."""
STEP: Final = 140
PAUSE: Final = 1200
END: Final = 4000
"""For how many milliseconds a step, a play, and the last play stand."""


def last_round_film(say: Speaker, game: Observation) -> FilmScene | None:
    """The plays of the last round in which there were any; None before the first."""
    return round_film(say, game, game.history[-1].round) if game.history else None


def round_film(say: Speaker, game: Observation, number: int) -> FilmScene | None:
    """The plays of a round, any one of the game; None if there were none."""
    plays = tuple(record for record in game.history if record.round == number)
    if not plays:
        return None
    steps = max(0, min(MOST_STEPS, MOST_SHOTS // len(plays) - 1))
    now = plain_scene(say, game)
    empty = replace(now, winners=(), caption=say("round", number=number))
    takes = (
        _Take(empty, game, record, place, held)
        for place, (record, held) in enumerate(zip(plays, _cards_held(game, plays), strict=True), 1)
    )
    shots = [shot for take in takes for shot in _filmed(take, steps)]
    end = Shot(shots[-1].scene, END)
    if plays[-1] is game.history[-1]:
        end = replace(end, scene=replace(end.scene, winners=now.winners))
    return FilmScene((*shots[-MOST_SHOTS:-1], end))


def scene_after(say: Speaker, game: Observation, play: int) -> BoardScene:
    """The board after one of the plays, counted from 0, with that play on it."""
    record = game.history[play]
    first = next(place for place, one in enumerate(game.history) if one.round == record.round)
    held = _cards_held(game, tuple(one for one in game.history if one.round == record.round))[play - first]
    take = _Take(replace(plain_scene(say, game), winners=(), caption=""), game, record, play - first + 1, held)
    return replace(take.scene(record.after), plays=(drawn_play(record),))


@dataclass(frozen=True, slots=True)
class _Take:
    """One play of a round, as it is filmed."""

    empty: BoardScene
    game: Observation
    record: PlayRecord
    number: int
    held: tuple[int, ...]

    def scene(self, numbering: Numbering) -> BoardScene:
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


def _cards_held(game: Observation, plays: tuple[PlayRecord, ...]) -> list[tuple[int, ...]]:
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


def _filmed(take: _Take, most_steps: int) -> Iterator[Shot]:
    """A play: each pawn on its way, then the whole of it drawn over the board."""
    record = take.record
    for moved in record.moved:
        for between in _on_the_way(take, moved, most_steps):
            yield Shot(take.scene(between), STEP)
    played = (drawn_play(record),) if record.moved or record.burnt else ()
    yield Shot(replace(take.scene(record.after), plays=played), PAUSE)


def _on_the_way(take: _Take, moved: Moved, most: int) -> Iterator[Numbering]:
    """Where the pawns stand while one is walking, so many times at most."""
    move, numbering = moved.move, moved.before
    if not isinstance(move, Walk):
        return
    between = way(take.game.rules.board, move)[1:-1]
    for step in range(min(most, len(between))):
        place = between[step * len(between) // min(most, len(between))]
        on_the_way = tuple(
            place if number == moved.pawn.number else at for number, at in enumerate(numbering[move.seat], 1)
        )
        yield (*numbering[: move.seat], on_the_way, *numbering[move.seat + 1 :])


def _placed(locations: tuple[Location, ...]) -> tuple[PawnSeen, ...]:
    """Numbered pawns; whether they were protected then is not remembered, and does not show."""
    return tuple(PawnSeen(number, location, protected=False) for number, location in enumerate(locations, 1))
