"""Looks ahead: tries the best plays on hands that may be, and plays each round out to its end.

The plays that look best are kept. Again and again the unseen cards are dealt as they may lie, and every play still in
the race is played out on the same cards (:mod:`~tockbot.computer.race`). A budget counts play-outs, not
seconds, and all chance comes from a seed, so a decision can be made again and be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from tockbot.computer.chance import Chance
from tockbot.computer.compiled import compiled_search
from tockbot.computer.evaluation import WIN, Evaluation, family, judges
from tockbot.computer.greedy import good_sevens
from tockbot.computer.knowledge import known
from tockbot.computer.playout import BURNT, Playouts, exchanged
from tockbot.computer.race import Race, Trial
from tockbot.computer.worths import GRAINS
from tockbot.rules import (
    JOKER,
    Burn,
    Discard,
    Draw,
    MovePlay,
    Pawns,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    ThrowIn,
    Whose,
    legal_plays,
    played_seat,
    plays_without_sevens,
    receiver,
    side_is_home,
    without,
)
from tockbot.tables import Card, Observation, rank_of, ranks_of

FORCED_DISCARD: Final = round(0.1 * GRAINS)
"""What it is worth that the next player must discard."""

DRAWN: Final = round(0.05 * GRAINS)
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
    """The legal plays to choose from, or those ``among`` these, the best at a look first.

    Raises:
        ValueError: the viewer is not to act.
    """
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
    if position.rules.law.seven_moves is not Whose.ANYONE or position.phase is not Phase.PLAY:
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
    """The plays tried, of all or ``among`` these, the best first; one that wins, or the only one, is not tried.

    Raises:
        ValueError: the viewer is not to act.
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
    """How plays of a seat are compared."""
    knows, tools, position = known(observation), judges(observation.rules), observation.position()
    playouts = Playouts(observation.rules, tools.mover)

    def play_out(play: Play, hands: list[str]) -> Pawns:
        return playouts.finish(playouts.make(playouts.begin(position, hands), play, chance), chance).pawns

    return Race(lambda: knows.hands(chance), play_out, lambda pawns: tools.leaf.chance(pawns, seat))


def search_gift(observation: Observation, budget: SearchBudget, seed: int) -> list[Trial[Card]]:
    """The cards tried as gifts, one of each rank, the best first.

    Raises:
        ValueError: the viewer holds no card, or no exchange is due.
    """
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
    """The mean chance to win with each of these legal plays, all played out on the same deals.

    Raises:
        ValueError: the viewer is not to act.
    """
    seat = _actor(observation)
    compiled = compiled_search(observation.rules)
    if compiled is not None:
        return compiled.compare(observation, known(observation), plays, deals, seed)
    return _race(observation, seat, Chance(seed)).means(plays, deals)


def compare_gifts(observation: Observation, cards: Sequence[Card], deals: int, seed: int) -> list[float]:
    """The mean chance to win with each of these cards as a gift, all played out on the same deals.

    Raises:
        ValueError: the viewer holds no card, or no exchange is due.
    """
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
