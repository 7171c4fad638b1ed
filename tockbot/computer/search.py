"""Looks ahead: tries the best plays on hands that may be, and plays each round out to its end.

The plays that look best are kept. Again and again the unseen cards are dealt as they may lie, and every play still in
the race is played out on the same cards (:mod:`~tockbot.computer.knowledge`). A budget counts play-outs, not
seconds, and all chance comes from a seed, so a decision can be made again and be the same.

Plays a round out, every seat choosing by value with nothing but its own hand in view: fast, and near enough.

What is left out, because it would cost more than it tells: sevens that move more than one pawn of others, with five
players any of theirs, second cards for the centre, and sparing a partner by a discard.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final, assert_never

from tockbot.computer.compiled import compiled_search
from tockbot.computer.evaluation import VALUE_SCALE, WIN, Evaluation, family, judges
from tockbot.computer.greedy import good_sevens
from tockbot.computer.knowledge import Chance, Race, Trial, known
from tockbot.rules import (
    JOKER,
    BestPlay,
    Burn,
    Discard,
    Draw,
    MovePlay,
    PawnOwner,
    Pawns,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    ThrowIn,
    after_legal,
    after_outcome,
    burnt_seat,
    exchange,
    legal_plays,
    played_seat,
    plays_without_sevens,
    receiver,
    side_is_home,
    takes_from,
    unplayable,
    without,
)
from tockbot.tables import Card, Observation, rank_of, ranks_of

BURNT: Final = round(0.1 * VALUE_SCALE)
"""What it is worth, in grains, that a card of the next player's burns, and a turn with it."""


class Playouts:
    """Plays rounds out."""

    def __init__(self, rules: TableRules, evaluation: Evaluation) -> None:
        """Play under these rules, and choose by this evaluation."""
        self._rules = rules
        self._evaluation = evaluation

    def begin(self, position: Position, hands: Sequence[str] | None = None) -> Position:
        """The position as it is played out, with these hands if any are given."""
        held = position.hands if hands is None else tuple(hands)
        return Position(self._rules, position.dealer, position.phase, position.turn, position.pawns, held)

    def finish(self, position: Position, chance: Chance) -> Position:
        """Play until nobody holds a card or the game is over."""
        while (seat := position.turn) is not None:
            position = self.advance(position, seat, chance)
        return position

    def advance(self, position: Position, seat: Seat, chance: Chance) -> Position:
        """Make one play of the seat to act."""
        hand, pawns = position.hands[seat], position.pawns
        if position.phase is Phase.DISCARD:
            return after_legal(position, Discard(self.least(hand, pawns, seat)))
        best = self._evaluation.best_play(pawns, seat, hand)
        burn = self._burn(position, seat, hand, best)
        if burn is not None:
            return self.make(position, burn, chance)
        if best is None:
            return self.make(position, self._without_moves(position, seat, chance), chance)
        return after_outcome(position, best.card, best.pawns)

    def _burn(self, position: Position, seat: Seat, hand: str, best: BestPlay | None) -> Burn | None:
        """The burn that looks better than the best that pawns can do; None if none does (rules-family.md W10)."""
        victim = burnt_seat(position, seat)
        burning = self._rules.burning
        if victim is None or not any(burning[card] for card in hand):
            return None
        group = position.pawns[played_seat(self._rules, position.pawns, seat)]
        as_it_is = self._evaluation.lead(position.pawns, seat)
        most, found = (-inf if best is None else best.value), None
        for card in dict.fromkeys(hand):
            kept = self._evaluation.hand(without(hand, card), group) + BURNT
            value = as_it_is + self._evaluation.opponents * kept
            if burning[card] and value > most:
                most, found = value, Burn(card, victim, burning[card][0])
        return found

    def make(self, position: Position, play: Play, chance: Chance) -> Position:
        """Make a given legal play of the seat to act."""
        other = takes_from(play)
        drawn = None if other is None else chance.choice(position.hands[other])
        return after_legal(position, play, drawn)

    def choose(self, pawns: Pawns, seat: Seat, hand: str) -> tuple[str, Pawns] | None:
        """The card of a hand to spend and the pawns it leaves, or None if no card can move a pawn."""
        best = self._evaluation.best_play(pawns, seat, hand)
        return None if best is None else (best.card, best.pawns)

    def _without_moves(self, position: Position, seat: Seat, chance: Chance) -> Play:
        """What is left to a seat that can move no pawn (rules.md 2.6, 4.2)."""
        hand = position.hands[seat]
        drawing = [card for card in self._rules.drawing_cards if card in hand]
        if drawing:
            holders = [one for one in self._rules.seats if position.hands[one] and one != seat]
            if holders:
                return Draw(drawing[0], chance.choice(holders))
        left = unplayable(position, seat, hand)[0]
        return left if isinstance(left, ThrowIn) else Discard(self.least(hand, position.pawns, seat))

    def least(self, hand: str, pawns: Pawns, seat: Seat) -> str:
        """The card of a hand that is missed least."""
        group = pawns[played_seat(self._rules, pawns, seat)]
        return max(dict.fromkeys(hand), key=lambda rank: self._evaluation.hand(hand.replace(rank, "", 1), group))

    def gift(self, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> str:
        """The rank to give."""
        return max(dict.fromkeys(hand), key=lambda rank: self.gift_value(rank, hand, pawns, giver, to))

    def gift_value(self, rank: str, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> int:
        """What it is worth to give a rank of a hand: what is kept, and to a partner what it is good for there."""
        rules, evaluation = self._rules, self._evaluation
        mine, theirs = (pawns[played_seat(rules, pawns, seat)] for seat in (giver, to))
        kept, given = evaluation.hand(hand.replace(rank, "", 1), mine), evaluation.hand(rank, theirs)
        return evaluation.opponents * kept + (evaluation.opponents if to in rules.side_of(giver) else -1) * given


def exchanged(position: Position, playouts: Playouts, chosen: Mapping[Seat, str]) -> Position:
    """The position once everybody has given a card, some what they have chosen (rules.md 2.3).

    Where there is no exchange, or it is over, this is the position itself.
    """
    if position.phase is not Phase.EXCHANGE:
        return position
    gifts = [
        hand and (chosen.get(seat) or playouts.gift(hand, position.pawns, seat, receiver(position, seat)))
        for seat, hand in zip(position.rules.seats, position.hands, strict=True)
    ]
    return exchange(position, gifts)


FORCED_DISCARD: Final = round(0.1 * VALUE_SCALE)
"""What it is worth that the next player must discard."""

DRAWN: Final = round(0.05 * VALUE_SCALE)
"""What a card drawn unseen is worth."""

FEW: Final = 4
"""Up to so many players a search may do all that its budget says."""

SLOWER: Final = 1.5
"""The power of the number of players by which a round then takes longer."""

FEWER: Final = frozenset({"italian-4t", "toctoc-4t", "ttg-4t"})
"""The kinds of table at which fewer rounds were measured to be enough."""


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How much a search may do.

    Attributes:
        tried: the plays it tries.
        playouts: the rounds it plays out at most where up to four play.
        fewer: and at the tables of :data:`FEWER`; None is as many.
        in_python: and without the core, so that it takes no longer than a table waits; None is as many.
    """

    tried: int
    playouts: int
    fewer: int | None = None
    in_python: int | None = None

    def rounds(self, rules: TableRules, *, compiled: bool) -> int:
        """How many rounds are played out at most at this table: fewer where more play, because they take longer."""
        playouts = self.playouts if self.fewer is None or family(rules) not in FEWER else self.fewer
        if not compiled and self.in_python is not None:
            playouts = self.in_python
        return int(playouts * (FEW / max(FEW, rules.party.players)) ** SLOWER)


def ranked_plays(observation: Observation, among: Sequence[Play] | None = None) -> list[Trial[Play]]:
    """The legal plays to choose from, or those ``among`` these, the best at a look first."""
    seat = _actor(observation)
    judge = judges(observation.rules).mover
    position = observation.position()
    chosen = _chosen_from(position, seat, judge.lead) if among is None else among
    return ranked(position, seat, legal_plays(position) if chosen is None else chosen, judge)


def ranked(position: Position, seat: Seat, plays: Sequence[Play], judge: Evaluation) -> list[Trial[Play]]:
    """These plays of a seat, the best at a look first, without those of a joker that another card does as well."""
    trials = [_looked_at(position, seat, play, judge) for play in _sparing_jokers(position.rules, plays)]
    trials.sort(key=lambda trial: trial.value, reverse=True)
    return trials


def _actor(observation: Observation) -> Seat:
    if observation.viewer is None or observation.viewer != observation.turn:
        raise ValueError("only the seat to act chooses a play")
    return observation.viewer


def _giver(observation: Observation) -> Seat:
    if observation.viewer is None or not observation.hand or observation.phase is not Phase.EXCHANGE:
        raise ValueError("only a seat with cards gives one")
    return observation.viewer


def _chosen_from(position: Position, seat: Seat, lead: Callable[[Pawns, Seat], int]) -> tuple[Play, ...] | None:
    """What to choose from where anybody's pawns may share a seven: those of one's own and a good one; else None."""
    if position.rules.law.seven_moves is not PawnOwner.ANYONE or position.phase is not Phase.PLAY:
        return None
    light = replace(position, rules=position.rules.with_own_sevens())
    own = tuple(play for play in legal_plays(light) if isinstance(play, MovePlay) and play.in_parts)
    shared = good_sevens(position, lambda pawns: lead(pawns, seat))
    return tuple(dict.fromkeys((*plays_without_sevens(position), *shared, *own)))


def _sparing_jokers(rules: TableRules, plays: Sequence[Play]) -> list[Play]:
    """The plays without those of a joker that another card does as well; it can do all that the other can later.

    In a play-out everybody keeps a joker to the last, so that by itself the search would rather spend it first.
    """
    if not rules.may_finish(JOKER):
        return list(plays)
    others = {_outcome(play) for play in plays if play.spent != JOKER}
    return [play for play in plays if play.spent != JOKER or _outcome(play) not in others]


def _outcome(play: Play) -> tuple[Pawns, bool] | tuple[Seat, bool] | Seat | None:
    """What a play comes to, whatever card it spends; None for a card that is only put away."""
    match play:
        case MovePlay():
            return play.pawns, play.forces_discard
        case Draw():
            return play.seat
        case Burn():
            return play.seat, play.choice
        case ThrowIn() | Discard():
            return None
        case _:
            assert_never(play)


def _looked_at(position: Position, seat: Seat, play: Play, judge: Evaluation) -> Trial[Play]:
    """How a play looks at once: the pawns as it leaves them, and the rest of the hand."""
    rules = position.rules
    pawns = play.pawns if isinstance(play, MovePlay) else position.pawns
    if side_is_home(rules, pawns, seat):
        return Trial(play, WIN, 1.0)
    rest = without(position.hands[seat], play.spent)
    hand = judge.hand(rest, pawns[played_seat(rules, pawns, seat)]) + _besides(play)
    value = judge.log_odds(judge.lead(pawns, seat) + judge.opponents * hand)
    return Trial(play, value, judge.chance(pawns, seat, hand))


def _besides(play: Play) -> int:
    """What else a play is worth, in grains."""
    match play:
        case MovePlay():
            return FORCED_DISCARD * play.forces_discard
        case Draw():
            return DRAWN
        case Burn():
            return BURNT
        case ThrowIn() | Discard():
            return 0
        case _:
            assert_never(play)


def search_play(
    observation: Observation, budget: SearchBudget, seed: int, among: Sequence[Play] | None = None
) -> list[Trial[Play]]:
    """The plays tried, of all or ``among`` these, the best first; one that wins, or the only one, is not tried."""
    seat = _actor(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        acting, most = observation.position(), (budget.tried, budget.rounds(observation.rules, compiled=True))
        chosen = _chosen_from(acting, seat, compiled.lead) if among is None else among
        return compiled.plays(acting, known(observation), chosen, most, seed)
    trials = ranked_plays(observation, among)
    if len(trials) == 1 or trials[0].value >= WIN:
        return trials[:1]
    race = _race(observation, seat, Chance(seed))
    return race.run(trials[: budget.tried], budget.rounds(observation.rules, compiled=False))


def _race(observation: Observation, seat: Seat, chance: Chance) -> Race[Play]:
    """How plays of a seat are compared."""
    knows, tools, position = known(observation), judges(observation.rules), observation.position()
    playouts = Playouts(observation.rules, tools.mover)

    def play_out(play: Play, hands: list[str]) -> Pawns:
        return playouts.finish(playouts.make(playouts.begin(position, hands), play, chance), chance).pawns

    return Race(lambda: knows.hands(chance), play_out, lambda pawns: tools.leaf.chance(pawns, seat))


def search_gift(observation: Observation, budget: SearchBudget, seed: int) -> list[Trial[Card]]:
    """The cards tried as gifts, one of each rank, the best first."""
    seat = _giver(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        most = (budget.tried, budget.rounds(observation.rules, compiled=True))
        return compiled.gifts(observation, known(observation), most, seed)
    cards = ranked_gifts(observation, seat, Playouts(observation.rules, judges(observation.rules).mover))
    race = _gift_race(observation, seat, Chance(seed))
    return race.run(cards[: budget.tried], budget.rounds(observation.rules, compiled=False))


def _gift_race(observation: Observation, seat: Seat, chance: Chance) -> Race[Card]:
    """How cards that a seat gives are compared."""
    knows, tools, position = known(observation), judges(observation.rules), observation.position()
    playouts = Playouts(observation.rules, tools.mover)

    def play_out(card: Card, hands: list[str]) -> Pawns:
        given = exchanged(playouts.begin(position, hands), playouts, {seat: rank_of(card)})
        return playouts.finish(given, chance).pawns

    return Race(lambda: knows.hands(chance), play_out, lambda pawns: tools.leaf.chance(pawns, seat))


def compare_plays(observation: Observation, plays: Sequence[Play], deals: int, seed: int) -> list[float]:
    """The mean chance to win with each of these legal plays, all played out on the same deals."""
    seat = _actor(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        return compiled.compare(observation, known(observation), plays, deals, seed)
    return _race(observation, seat, Chance(seed)).means(plays, deals)


def compare_gifts(observation: Observation, cards: Sequence[Card], deals: int, seed: int) -> list[float]:
    """The mean chance to win with each of these cards as a gift, all played out on the same deals."""
    seat = _giver(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        return compiled.compare(observation, known(observation), cards, deals, seed)
    return _gift_race(observation, seat, Chance(seed)).means(cards, deals)


def ranked_gifts(observation: Observation, seat: Seat, playouts: Playouts) -> list[Trial[Card]]:
    """The cards that can be given, one of each rank, the best at a look first."""
    to = receiver(observation.position(), seat)
    hand, pawns = ranks_of(observation.hand), observation.pawns
    cards = {rank_of(card): card for card in observation.hand}
    values = {rank: playouts.gift_value(rank, hand, pawns, seat, to) for rank in cards}
    judge = judges(observation.rules).mover
    trials = [
        Trial(cards[rank], judge.log_odds(value), judge.chance(pawns, seat, value / judge.opponents))
        for rank, value in values.items()
    ]
    trials.sort(key=lambda trial: trial.value, reverse=True)
    return trials
