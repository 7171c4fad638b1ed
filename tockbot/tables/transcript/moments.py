"""How the game of a text stood at each of its moments: at its start, after each deal, exchange and play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tockbot.rules import IllegalPlay, Seat
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Dealt, Gave, Played, Sat
from tockbot.tables.state.game.chance import mixed
from tockbot.tables.state.game.dealing import dealt
from tockbot.tables.state.game.game import Game, game_from, new_game
from tockbot.tables.state.game.playing import gave, played
from tockbot.tables.transcript.transcript import GameStep, Moment, Transcript


def beginning(transcript: Transcript) -> Moment:
    """The game at its start.

    Raises:
        IllegalPlay: it begins from a position from which no game can.
    """
    seed = transcript.seed
    if transcript.message is not None:
        seed = mixed(seed, transcript.message, transcript.cut)
    if transcript.position is None:
        return Moment(new_game(transcript.rules, seed, Stamp(0)), transcript.seats)
    return Moment(game_from(transcript.position, seed, Stamp(0)), transcript.seats)


def after_step(moment: Moment, step: GameStep) -> Moment:
    """The game after one more step.

    Raises:
        IllegalPlay: the step cannot follow, or is not what follows from the seed.
    """
    game, stamp = moment.game, Stamp(moment.game.stamp + 1)
    match step:
        case Sat(seat, player):
            _require_seat(game, seat)
            return Moment(game, (*moment.seats[:seat], player, *moment.seats[seat + 1 :]))
        case Dealt():
            return Moment(dealt(game, step, stamp), moment.seats)
        case Gave(seat, card):
            _require_seat(game, seat)
            return Moment(gave(game, seat, card, stamp), moment.seats)
        case Played(seat):
            _require_seat(game, seat)
            return Moment(played(game, step, moment.seats[seat], stamp), moment.seats)
        case _:
            assert_never(step)


def _require_seat(game: Game, seat: Seat) -> None:
    if seat not in game.position.rules.seats:
        raise IllegalPlay("there is no such seat", game.position)


def moments(transcript: Transcript) -> Iterator[Moment]:
    """The game at its start and after each step that is no gift or the last of an exchange; a new player is no moment.

    Raises:
        IllegalPlay: a step cannot follow, or is not what follows from the seed.
    """
    moment = beginning(transcript)
    yield moment
    for step in transcript.steps:
        before, moment = moment, after_step(moment, step)
        waits = isinstance(step, Gave) and moment.game.position.phase is before.game.position.phase
        if not isinstance(step, Sat) and not waits:
            yield moment
