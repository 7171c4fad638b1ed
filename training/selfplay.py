"""Games of players that look one play ahead, and what training reads of them: by the core where it is, else in Python.

Both tell the same of the same seed: of each round's end the pawns, and of some decisions how play-outs of the best
plays come out.
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
    """The weights of a player: to play by, and of the ends of rounds."""

    mover: Weights
    leaf: Weights


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is played, and what is kept of it.

    Attributes:
        seed: of the first game; each has one more.
        games: how many.
        explored: in so many of a hundred turns any card is played, so that more is seen than players like.
        every: one of so many decisions is asked about; 0 for none.
        deals: on so many deals its plays are played out.
    """

    seed: int
    games: int
    explored: int
    every: int = 0
    deals: int = 1


@dataclass(frozen=True, slots=True)
class Told:
    """What was seen of some games, as arrays that lie in bytes.

    Attributes:
        pawns: of each round's end, but the last of a game, all pawns, two bytes each.
        rounds: of each game, how many such ends there are, a byte.
        winners: and which side won it, a byte; -1 if it took too long.
        deciders: of each decision asked about, who decides, a byte.
        plays: and how many plays were tried, a byte.
        after: of each of these plays, all pawns after it, two bytes each.
        kept: how many of each card the hand keeps, a byte each.
        chances: and the chance to win that play-outs give it, a double.
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
    """Games between these players, one drawn for each side. The first is asked about decisions."""
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
    """Somebody who plays: by value, and what the ends of rounds are worth."""

    playouts: Playouts
    mover: Evaluation
    leaf: Evaluation


class _Game:
    """One game, and what is kept of it."""

    def __init__(self, rules: TableRules, players: Sequence[Judgement], wanted: Wanted, seed: int) -> None:
        self._rules, self._wanted, self._chance = rules, wanted, Chance(seed)
        self._each = [_player(rules, one) for one in players]
        self.rounds, self.winner = 0, -1
        self.pawns = self.deciders = self.plays = self.after = self.kept = self.chances = b""

    def play(self) -> None:
        """Play it to its end, or for as long as it may take."""
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
        """What each of the best plays comes to; a seven moves no pawns of others."""
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
    """The ranks of all cards."""
    return [rank for rank in RANKS for _ in range(rules.law.suits)] + [JOKER] * rules.law.jokers


def _hands(rules: TableRules, pawns: Pawns, size: int, chance: Chance) -> list[str]:
    """So many cards for everybody who is not home."""
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
    """What a seat knows that forgets all cards played."""
    hand, pack = position.hands[seat], "".join(pack_of(position.rules))
    unseen = tuple(card for card in HAND_ORDER for _ in range(pack.count(card) - hand.count(card)))
    return Knowledge(seat, hand, unseen, tuple(map(len, position.hands)), ())
