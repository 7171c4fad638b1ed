"""Looks ahead: tries the best plays on possible hands, and plays each round out to its end.

The plays that look best are kept. The unseen cards are dealt many times, and every play still in the race is played out
on the same cards (:mod:`~tockbot.computer.knowledge`). A budget counts play-outs instead of seconds, and all randomness
comes from a seed, so a decision can be repeated exactly.

In a play-out every seat chooses by value and knows only its own hand: this is fast, and close enough. Some plays are
left out because they would cost more than they gain: sevens that move more than one pawn of other players (with five
players, any), second cards for the centre, and a discard that spares a partner.
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
"""The value, in grains, of making the next player lose a card and a turn."""


class Playouts:
    """Plays rounds out."""

    def __init__(self, rules: TableRules, evaluation: Evaluation) -> None:
        self._rules = rules
        self._evaluation = evaluation

    def begin(self, position: Position, hands: Sequence[str] | None = None) -> Position:
        """Return the position to play out, with these hands if given."""
        held = position.hands if hands is None else tuple(hands)
        return Position(self._rules, position.dealer, position.phase, position.turn, position.pawns, held)

    def finish(self, position: Position, chance: Chance) -> Position:
        """Play until no player holds a card, or the game is over."""
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
        """Return the burn that looks better than the best move, or None (rules-family.md W10)."""
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
        """Return the card to spend and the pawns it leaves, or None if no card can move a pawn."""
        best = self._evaluation.best_play(pawns, seat, hand)
        return None if best is None else (best.card, best.pawns)

    def _without_moves(self, position: Position, seat: Seat, chance: Chance) -> Play:
        """Return a play of a seat that can move no pawn (rules.md 2.6, 4.2)."""
        hand = position.hands[seat]
        drawing = [card for card in self._rules.drawing_cards if card in hand]
        if drawing:
            holders = [one for one in self._rules.seats if position.hands[one] and one != seat]
            if holders:
                return Draw(drawing[0], chance.choice(holders))
        left = unplayable(position, seat, hand)[0]
        return left if isinstance(left, ThrowIn) else Discard(self.least(hand, position.pawns, seat))

    def least(self, hand: str, pawns: Pawns, seat: Seat) -> str:
        """Return the card of a hand that is missed least."""
        group = pawns[played_seat(self._rules, pawns, seat)]
        return max(dict.fromkeys(hand), key=lambda rank: self._evaluation.hand(hand.replace(rank, "", 1), group))

    def gift(self, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> str:
        """Return the rank to pass."""
        return max(dict.fromkeys(hand), key=lambda rank: self.gift_value(rank, hand, pawns, giver, to))

    def gift_value(self, rank: str, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> int:
        """Return the value of passing a rank: that of the cards kept, and that of the card to its receiver."""
        rules, evaluation = self._rules, self._evaluation
        mine, theirs = (pawns[played_seat(rules, pawns, seat)] for seat in (giver, to))
        kept, given = evaluation.hand(hand.replace(rank, "", 1), mine), evaluation.hand(rank, theirs)
        return evaluation.opponents * kept + (evaluation.opponents if to in rules.side_of(giver) else -1) * given


def exchanged(position: Position, playouts: Playouts, chosen: Mapping[Seat, str]) -> Position:
    """Return the position after all players have passed a card, some of them a chosen one (rules.md 2.3).

    If no exchange is due, return the position itself.
    """
    if position.phase is not Phase.EXCHANGE:
        return position
    gifts = [
        hand and (chosen.get(seat) or playouts.gift(hand, position.pawns, seat, receiver(position, seat)))
        for seat, hand in zip(position.rules.seats, position.hands, strict=True)
    ]
    return exchange(position, gifts)


FORCED_DISCARD: Final = round(0.1 * VALUE_SCALE)
"""The value of making the next player discard."""

DRAWN: Final = round(0.05 * VALUE_SCALE)
"""The value of a card drawn unseen."""

FULL_BUDGET_PLAYERS: Final = 4
"""Maximum number of players for which a search may use its full budget."""

ROUND_TIME_EXPONENT: Final = 1.5
"""Exponent with which the time for a round grows with the number of players."""

REDUCED_TABLES: Final = frozenset({"italian-4t", "toctoc-4t", "ttg-4t"})
"""The kinds of table for which measurements showed that fewer play-outs are enough."""


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The limits of a search.

    Attributes:
        tried: number of plays to try.
        playouts: maximum number of play-outs for up to four players.
        fewer: the same at the tables of :data:`REDUCED_TABLES`; None uses ``playouts``.
        in_python: the same without the core, so that no table waits too long; None uses ``playouts``.
    """

    tried: int
    playouts: int
    fewer: int | None = None
    in_python: int | None = None

    def rounds(self, rules: TableRules, *, compiled: bool) -> int:
        """Return the maximum number of play-outs at this table; more players get fewer, as their rounds take longer."""
        playouts = self.playouts if self.fewer is None or family(rules) not in REDUCED_TABLES else self.fewer
        if not compiled and self.in_python is not None:
            playouts = self.in_python
        return int(
            playouts * (FULL_BUDGET_PLAYERS / max(FULL_BUDGET_PLAYERS, rules.party.players)) ** ROUND_TIME_EXPONENT
        )


def ranked_plays(observation: Observation, among: Sequence[Play] | None = None) -> list[Trial[Play]]:
    """Return the legal plays worth considering, or those of ``among``, the best at first look first."""
    seat = _actor(observation)
    judge = judges(observation.rules).mover
    position = observation.position()
    chosen = _chosen_from(position, seat, judge.lead) if among is None else among
    return ranked(position, seat, legal_plays(position) if chosen is None else chosen, judge)


def ranked(position: Position, seat: Seat, plays: Sequence[Play], judge: Evaluation) -> list[Trial[Play]]:
    """Return these plays, the best at first look first, without jokers that do the same as another card."""
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
    """Return the plays to choose from if a seven may move every player's pawns: not all of its sevens.

    Under other rules, return None. The sevens are those with one's own pawns, and a good one for each card.
    """
    if position.rules.law.seven_moves is not PawnOwner.ANYONE or position.phase is not Phase.PLAY:
        return None
    light = replace(position, rules=position.rules.with_own_sevens())
    own = tuple(play for play in legal_plays(light) if isinstance(play, MovePlay) and play.in_parts)
    shared = good_sevens(position, lambda pawns: lead(pawns, seat))
    return tuple(dict.fromkeys((*plays_without_sevens(position), *shared, *own)))


def _sparing_jokers(rules: TableRules, plays: Sequence[Play]) -> list[Play]:
    """Return the plays without jokers that do the same as another card.

    A joker can do later all that the other card can. Play-outs keep jokers to the last, so without this the search
    would rather spend them first.
    """
    if not rules.may_finish(JOKER):
        return list(plays)
    others = {_outcome(play) for play in plays if play.spent != JOKER}
    return [play for play in plays if play.spent != JOKER or _outcome(play) not in others]


def _outcome(play: Play) -> tuple[Pawns, bool] | tuple[Seat, bool] | Seat | None:
    """Return the result of a play, whatever card it spends; None if it only discards."""
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
    """Return a play with its value at first look: from the pawns after it, and the rest of the hand."""
    rules = position.rules
    pawns = play.pawns if isinstance(play, MovePlay) else position.pawns
    if side_is_home(rules, pawns, seat):
        return Trial(play, WIN, 1.0)
    rest = without(position.hands[seat], play.spent)
    hand = judge.hand(rest, pawns[played_seat(rules, pawns, seat)]) + _besides(play)
    value = judge.log_odds(judge.lead(pawns, seat) + judge.opponents * hand)
    return Trial(play, value, judge.chance(pawns, seat, hand))


def _besides(play: Play) -> int:
    """Return the value of a play's other effects, in grains."""
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
    """Return the plays tried, the best first.

    A play that wins, or the only play, is returned without trying it. ``among`` restricts the choice.
    """
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
    """Return the race between plays of a seat."""
    knows, tools, position = known(observation), judges(observation.rules), observation.position()
    playouts = Playouts(observation.rules, tools.mover)

    def play_out(play: Play, hands: list[str]) -> Pawns:
        return playouts.finish(playouts.make(playouts.begin(position, hands), play, chance), chance).pawns

    return Race(lambda: knows.hands(chance), play_out, lambda pawns: tools.leaf.chance(pawns, seat))


def search_gift(observation: Observation, budget: SearchBudget, seed: int) -> list[Trial[Card]]:
    """Return the cards tried, one of each rank, the best first."""
    seat = _giver(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        most = (budget.tried, budget.rounds(observation.rules, compiled=True))
        return compiled.gifts(observation, known(observation), most, seed)
    cards = ranked_gifts(observation, seat, Playouts(observation.rules, judges(observation.rules).mover))
    race = _gift_race(observation, seat, Chance(seed))
    return race.run(cards[: budget.tried], budget.rounds(observation.rules, compiled=False))


def _gift_race(observation: Observation, seat: Seat, chance: Chance) -> Race[Card]:
    """Return the race between cards that a seat can pass."""
    knows, tools, position = known(observation), judges(observation.rules), observation.position()
    playouts = Playouts(observation.rules, tools.mover)

    def play_out(card: Card, hands: list[str]) -> Pawns:
        given = exchanged(playouts.begin(position, hands), playouts, {seat: rank_of(card)})
        return playouts.finish(given, chance).pawns

    return Race(lambda: knows.hands(chance), play_out, lambda pawns: tools.leaf.chance(pawns, seat))


def compare_plays(observation: Observation, plays: Sequence[Play], deals: int, seed: int) -> list[float]:
    """Return the mean winning chance after each of these legal plays, all played out on the same deals."""
    seat = _actor(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        return compiled.compare(observation, known(observation), plays, deals, seed)
    return _race(observation, seat, Chance(seed)).means(plays, deals)


def compare_gifts(observation: Observation, cards: Sequence[Card], deals: int, seed: int) -> list[float]:
    """Return the mean winning chance after passing each of these cards, all played out on the same deals."""
    seat = _giver(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        return compiled.compare(observation, known(observation), cards, deals, seed)
    return _gift_race(observation, seat, Chance(seed)).means(cards, deals)


def ranked_gifts(observation: Observation, seat: Seat, playouts: Playouts) -> list[Trial[Card]]:
    """Return the cards that can be passed, one of each rank, the best at first look first."""
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
