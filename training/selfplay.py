"""Games between players that look one play ahead, and what training reads of them.

The core plays them if it is available, otherwise Python. Both record the same for the same seed: the pawns at each
round's end, and for some decisions the results of play-outs of the best plays.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from tockbot.computer.compiled import thinks_by
from tockbot.computer.evaluation import WIN, Evaluation, Weights
from tockbot.computer.knowledge import Chance, Knowledge
from tockbot.computer.search import Playouts, ranked
from tockbot.core import pawns_bytes
from tockbot.rules import (
    HAND_ORDER,
    JOKER,
    RANKS,
    MovePlay,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    after_outcome,
    deal,
    exchange,
    legal_plays,
    next_dealer,
    opening,
    receiver,
    side_is_home,
    without,
)

MAX_ROUNDS: Final = 80
TRIED: Final = 8
MIN_TRIED: Final = 3


@dataclass(frozen=True, slots=True)
class Judgement:
    """The weights of a player: to choose plays, and to rate the ends of rounds."""

    mover: Weights
    leaf: Weights


@dataclass(frozen=True, slots=True)
class Wanted:
    """The games to play, and what to record of them.

    Attributes:
        seed: seed of the first game; each later game has one more.
        games: number of games.
        explored: percentage of turns in which any card is played, to see more than what players like.
        every: one in this many decisions is recorded; 0 for none.
        deals: number of deals on which the plays of a recorded decision are played out.
    """

    seed: int
    games: int
    explored: int
    every: int = 0
    deals: int = 1


@dataclass(frozen=True, slots=True)
class Told:
    """The record of some games, as arrays in bytes.

    Attributes:
        pawns: all pawns at each round's end but the last of a game, two bytes each.
        rounds: number of these ends in each game, a byte.
        winners: the side that won each game, a byte; -1 if it took too long.
        deciders: the seat of each recorded decision, a byte.
        plays: number of plays tried in each decision, a byte.
        after: all pawns after each of these plays, two bytes each.
        kept: number of each card that the hand keeps, a byte each.
        chances: winning chance of each play from play-outs, a double.
    """

    pawns: bytes
    rounds: bytes
    winners: bytes
    deciders: bytes
    plays: bytes
    after: bytes
    kept: bytes
    chances: bytes


def self_play(rules: TableRules, players: Sequence[Judgement], wanted: Wanted) -> Told:
    """Play games between these players, one drawn for each side; the player to act answers for recorded decisions."""
    first, *others = [thinks_by(rules, player.mover, player.leaf) for player in players]
    if first is not None:
        playing = tuple(one for one in others if one is not None)
        how = (wanted.seed, wanted.games, wanted.explored, wanted.every, wanted.deals)
        return Told(*first.self_play(playing, *how))
    games = [_Game(rules, players, wanted, wanted.seed + number) for number in range(wanted.games)]
    for game in games:
        game.play()
    return Told(
        b"".join(game.pawns for game in games),
        bytes(game.rounds for game in games),
        array("b", [game.winner for game in games]).tobytes(),
        b"".join(game.deciders for game in games),
        b"".join(game.plays for game in games),
        b"".join(game.after for game in games),
        b"".join(game.kept for game in games),
        b"".join(game.chances for game in games),
    )


@dataclass(slots=True)
class _Player:
    """A player: its play-outs by value, and its rating of the ends of rounds."""

    playouts: Playouts
    mover: Evaluation
    leaf: Evaluation


class _Game:
    """One game, and its record."""

    def __init__(self, rules: TableRules, players: Sequence[Judgement], wanted: Wanted, seed: int) -> None:
        self._rules, self._wanted, self._chance = rules, wanted, Chance(seed)
        self._each = [_player(rules, one) for one in players]
        self.rounds, self.winner = 0, -1
        self.pawns = self.deciders = self.plays = self.after = self.kept = self.chances = b""

    def play(self) -> None:
        """Play it to its end, or to the maximum number of rounds."""
        rules, chance = self._rules, self._chance
        position = opening(rules, chance.choice(rules.seats))
        dealer = position.dealer
        drawn = [chance.choice(self._each) for _ in rules.sides]
        playing = [drawn[seat % len(drawn)] for seat in rules.seats]
        for _, size in zip(range(MAX_ROUNDS), cycle(rules.law.hand_sizes)):
            position = deal(position, dealer, _hands(rules, position.pawns, size, chance))
            if position.phase is Phase.EXCHANGE:
                position = exchange(position, _gifts(position, playing))
            position = self._round(position, playing)
            home = [one for one, side in enumerate(rules.sides) if side_is_home(rules, position.pawns, side[0])]
            if home:
                self.winner = home[0]
                return
            self.rounds += 1
            self.pawns += pawns_bytes(position.pawns)
            dealer = next_dealer(position, self.rounds)

    def _round(self, position: Position, playing: Sequence[_Player]) -> Position:
        chance, wanted = self._chance, self._wanted
        while (seat := position.turn) is not None:
            player = playing[seat]
            if position.phase is Phase.PLAY:
                if wanted.every and chance.below(wanted.every) == 0:
                    self._ask(position, seat, player)
                if chance.below(100) < wanted.explored:
                    card = chance.choice(position.hands[seat])
                    best = player.playouts.choose(position.pawns, seat, card)
                    if best is not None:
                        position = after_outcome(position, *best)
                        continue
            position = player.playouts.advance(position, seat, chance)
        return position

    def _ask(self, position: Position, seat: Seat, player: _Player) -> None:
        """Record the winning chance of each of the best plays. A seven moves only the player's own pawns here."""
        chance, playouts = self._chance, player.playouts
        light = Position(
            self._rules.with_own_sevens(), position.dealer, position.phase, seat, position.pawns, position.hands
        )
        trials = ranked(light, seat, legal_plays(light), player.mover)
        if len(trials) < MIN_TRIED or trials[0].value >= WIN:
            return
        trials = trials[:TRIED]
        knows = _knows_little(position, seat)
        for _ in range(self._wanted.deals):
            hands = knows.hands(chance)
            for trial in trials:
                made = playouts.make(playouts.begin(position, hands), trial.what, chance)
                trial.total += player.leaf.chance(playouts.finish(made, chance).pawns, seat)
        self.deciders += bytes([seat])
        self.plays += bytes([len(trials)])
        for trial in trials:
            play = trial.what
            self.after += pawns_bytes(play.pawns if isinstance(play, MovePlay) else position.pawns)
            kept = without(position.hands[seat], play.spent)
            self.kept += bytes(kept.count(card) for card in HAND_ORDER)
            self.chances += array("d", [trial.total / self._wanted.deals]).tobytes()


def _player(rules: TableRules, weights: Judgement) -> _Player:
    mover = Evaluation(rules, weights.mover)
    return _Player(Playouts(rules, mover), mover, Evaluation(rules, weights.leaf))


def pack_of(rules: TableRules) -> list[str]:
    """Return the ranks of all cards."""
    return [rank for rank in RANKS for _ in range(rules.law.suits)] + [JOKER] * rules.law.jokers


def _hands(rules: TableRules, pawns: Pawns, size: int, chance: Chance) -> list[str]:
    """Return this many cards for each seat whose side is not home."""
    pack, hands = pack_of(rules), list[str]()
    for seat in rules.seats:
        hand = ""
        for _ in range(0 if side_is_home(rules, pawns, seat) else size):
            at = chance.below(len(pack))
            pack[at], pack[-1] = pack[-1], pack[at]
            hand += pack.pop()
        hands.append(hand)
    return hands


def _gifts(position: Position, playing: Sequence[_Player]) -> list[str]:
    return [
        hand and playing[seat].playouts.gift(hand, position.pawns, seat, receiver(position, seat))
        for seat, hand in zip(position.rules.seats, position.hands, strict=True)
    ]


def _knows_little(position: Position, seat: Seat) -> Knowledge:
    """Return what a seat knows if it forgets all cards played."""
    hand, pack = position.hands[seat], "".join(pack_of(position.rules))
    unseen = tuple(card for card in HAND_ORDER for _ in range(pack.count(card) - hand.count(card)))
    return Knowledge(seat, hand, unseen, tuple(map(len, position.hands)), ())
