"""Measure the value of passing a card to the partner: ``nice python -m training.gifts swiss 4t --situations 4000``.

Boards come from the ends of rounds between players that look one play ahead; hands are dealt at random. Each card of a
hand is passed on the same deals, and the round is played out, with all others passing by value. The choice of a
convention is compared with the best choice of a search on other deals, so that no choice profits from its own luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from types import MappingProxyType
from typing import Final

from tockbot import core
from tockbot.computer.compiled import thinks_by
from tockbot.computer.evaluation import judges
from tockbot.computer.search import Playouts, SearchBudget, search_gift, search_play
from tockbot.core import asked, pawns_of
from tockbot.rules import (
    HAND_ORDER,
    JOKER,
    MovePlay,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    at_home,
    in_reserve,
    legal_plays,
    opening,
    played_seat,
    receiver,
    side_is_home,
    table_rules,
)
from tockbot.tables import Card, Observation, rank_of, ranks_of
from tools.arena import Pairing, Player, fight, tally
from training.selfplay import Judgement, Wanted, pack_of, self_play

DEALS: Final = 64
"""Number of deals for each card to find the best card, and of other deals to measure its value."""

Z: Final = 1.96


BEST_FIRST: Final = "*A7KJ4QT986532"
"""Cards as people rank them, the best first."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat that has to pass a card.

    Attributes:
        hand: its cards.
        valued: card passed by value, without a search.
        looked: winning chance after passing each card, from the deals of the search.
        worth: the same, from other deals.
        ways_out: cards that bring a pawn out.
        homes: cards that bring a pawn of the partner's side home at once.
        hits: cards with which the partner hits an opponent at once.
        own_homes: cards that bring a pawn of its own side home at once.
        partner_waits: whether the partner has no pawn on the track, and one in reserve.
        waits: the same for the seat itself.
    """

    hand: str
    valued: str
    looked: Mapping[str, float]
    worth: Mapping[str, float]
    ways_out: str
    homes: str
    hits: str
    own_homes: str
    partner_waits: bool
    waits: bool

    def best_of(self, cards: str) -> str:
        """Return the best of some cards, according to the search, or ""."""
        return max(dict.fromkeys(cards), key=self.looked.__getitem__, default="")

    def besides(self, cards: str) -> str:
        """Return the best card of the hand that is not among these."""
        return self.best_of("".join(card for card in self.hand if card not in cards))

    @property
    def found(self) -> str:
        """The best card, according to the search."""
        return self.best_of(self.hand)


def _rank(order: str) -> Callable[[Situation], str]:
    return lambda one: min(one.hand, key=order.index)


def _if_held(card: str) -> Callable[[Situation], str]:
    return lambda one: card if card in one.hand else one.found


CONVENTIONS: Final[Mapping[str, Callable[[Situation], str]]] = MappingProxyType(
    {
        "what a search finds": lambda one: one.found,
        "by value, without a search": lambda one: one.valued,
        "a way out to a partner who waits": lambda one: (one.partner_waits and one.best_of(one.ways_out)) or one.found,
        "never one's only way out": lambda one: (
            one.found if len(one.ways_out) != 1 else (one.besides(one.ways_out) or one.found)
        ),
        "a card that brings the partner home": lambda one: one.best_of(one.homes) or one.found,
        "a card with which the partner hits": lambda one: one.best_of(one.hits) or one.found,
        "a seven": _if_held("7"),
        "an ace": _if_held("A"),
        "a king": _if_held("K"),
        "a jack": _if_held("J"),
        "a joker": _if_held(JOKER),
        "the best card, as people rank them": _rank(BEST_FIRST),
        "the worst card": _rank(BEST_FIRST[::-1]),
        "any card": lambda one: one.hand[sum(map(ord, one.hand)) % len(one.hand)],
    }
)
"""Conventions by name; if a convention has no opinion, the choice of the search."""

CHOICES: Final[Mapping[str, Callable[[Situation], str]]] = MappingProxyType(
    {
        "a way out, the partner waits, oneself not": lambda one: (
            one.ways_out if one.partner_waits and not one.waits else ""
        ),
        "one of several ways out, both wait": lambda one: (
            one.ways_out if one.partner_waits and one.waits and len(one.ways_out) > 1 else ""
        ),
        "the only way out, both wait": lambda one: (
            one.ways_out if one.partner_waits and one.waits and len(one.ways_out) == 1 else ""
        ),
        "the only way out, oneself waits, the partner not": lambda one: (
            one.ways_out if one.waits and not one.partner_waits and len(one.ways_out) == 1 else ""
        ),
        "a way out, nobody waits": lambda one: one.ways_out if not one.waits and not one.partner_waits else "",
        "a card that brings the partner home": lambda one: one.homes,
        "one that brings both home": lambda one: "".join(set(one.homes) & set(one.own_homes)),
        "one that brings the partner home, oneself not": lambda one: "".join(set(one.homes) - set(one.own_homes)),
        "one that brings oneself home, the partner not": lambda one: "".join(set(one.own_homes) - set(one.homes)),
        "a card with which the partner hits": lambda one: one.hits,
        "a seven": lambda one: "7" if "7" in one.hand else "",
        "a joker": lambda one: JOKER if JOKER in one.hand else "",
        "a jack": lambda one: "J" if "J" in one.hand else "",
    }
)
"""Cards to pass or to keep, in hands that hold such cards and others."""


def situations(rules: TableRules, count: int, seed: int) -> Iterator[Situation]:
    """Yield up to ``count`` situations."""
    rng, judge = Random(seed), judges(rules)
    thinker = thinks_by(rules, judge.mover.weights, judge.leaf.weights)
    if thinker is None:
        raise ValueError("this measurement needs the compiled core")
    playouts = Playouts(rules, judge.mover)
    record = self_play(rules, [Judgement(judge.mover.weights, judge.leaf.weights)], Wanted(seed, count, 0))
    size = 8 * rules.party.players
    boards = [pawns_of(record.pawns[place : place + size]) for place in range(0, len(record.pawns), size)]
    boards += [opening(rules, Seat(0)).pawns] * (count // 20)
    for number, pawns in enumerate(rng.sample(boards, min(count, len(boards)))):
        position = _dealt(rules, pawns, rng)
        seat = rng.choice([one for one in rules.seats if position.hands[one]])
        hand, to = position.hands[seat], receiver(position, seat)
        if len(set(hand)) < 2:  # noqa: PLR2004 - no choice
            continue
        unseen = list("".join(pack_of(rules)))
        for card in hand:
            unseen.remove(card)
        cards = "".join(dict.fromkeys(hand))
        asking = (*asked(position), seat, position.dealer, cards, "".join(sorted(unseen)), "/" * (len(rules.seats) - 1))
        found, worth = (thinker.compare(*asking, DEALS, 2 * number + one) for one in range(2))
        partner, own = (_first_plays(position, cards, one) for one in (to, seat))
        homes = {one: _homes(rules, pawns, one) for one in (to, seat)}
        waiting = _waiting(rules, pawns, to)
        yield Situation(
            hand,
            playouts.gift(hand, pawns, seat, to),
            dict(zip(cards, found, strict=True)),
            dict(zip(cards, worth, strict=True)),
            "".join(card for card in cards if card in rules.law.entering_ranks),
            "".join(card for card in cards if any(_homes(rules, one, to) > homes[to] for one in partner[card])),
            "".join(card for card in cards if any(_waiting(rules, one, to) > waiting for one in partner[card])),
            "".join(card for card in cards if any(_homes(rules, one, seat) > homes[seat] for one in own[card])),
            _locked_in(rules, pawns, to),
            _locked_in(rules, pawns, seat),
        )


def _first_plays(position: Position, cards: str, seat: Seat) -> dict[str, list[Pawns]]:
    """Return the pawns that a seat could leave with each of these cards."""
    found = dict[str, list[Pawns]]()
    for card in cards:
        hands = tuple(card if one == seat else "" for one in position.rules.seats)
        plays = legal_plays(replace(position, phase=Phase.PLAY, turn=seat, hands=hands))
        found[card] = [play.pawns for play in plays if isinstance(play, MovePlay)]
    return found


def _homes(rules: TableRules, pawns: Pawns, seat: Seat) -> int:
    """Return the number of pawns at home on a seat's side."""
    return sum(at_home(pawns[one]) for one in rules.side_of(seat))


def _waiting(rules: TableRules, pawns: Pawns, seat: Seat) -> int:
    """Return the number of its opponents' pawns in reserve."""
    return sum(in_reserve(pawns[one]) for one in rules.seats if one not in rules.side_of(seat))


def _locked_in(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Return whether the pawns that a seat plays include one in reserve, and none on the track."""
    group = pawns[played_seat(rules, pawns, seat)]
    on_track = sum(one >> 3 < rules.board.fields for one in group)
    return not on_track and in_reserve(group) > 0


def _dealt(rules: TableRules, pawns: Pawns, rng: Random) -> Position:
    pack = pack_of(rules)
    rng.shuffle(pack)
    size = rng.choice(rules.law.hand_sizes)
    hands = [
        "" if side_is_home(rules, pawns, seat) else "".join(pack.pop() for _ in range(size)) for seat in rules.seats
    ]
    held = tuple("".join(sorted(hand, key=HAND_ORDER.index)) for hand in hands)
    return replace(opening(rules, rng.choice(rules.seats)), phase=Phase.EXCHANGE, turn=None, pawns=pawns, hands=held)


def interval(some: Sequence[float]) -> str:
    """Return a mean in percent, with its margin at 95% confidence."""
    if len(some) < 2:  # noqa: PLR2004 - no spread
        return "too few"
    return f"{100 * fmean(some):+.2f} ± {100 * Z * stdev(some) / sqrt(len(some)):.2f} ({len(some)})"


def player(gives: Callable[[Observation, str], str]) -> Player:
    """Return a player like *hard* with a quarter of its play-outs that passes by a rule; "" is the search's choice."""

    def gift(seen: Observation, seed: int) -> Card:
        rank = gives(seen, ranks_of(seen.hand))
        if not rank:
            return search_gift(seen, SearchBudget(tried=4, playouts=72), seed)[0].what
        return next(card for card in seen.hand if rank_of(card) == rank)

    return Player(lambda seen, seed: search_play(seen, SearchBudget(tried=8, playouts=92), seed)[0].what, gift)


def _by_value(seen: Observation, hand: str) -> str:
    seat = _viewer(seen)
    playouts = Playouts(seen.rules, judges(seen.rules).mover)
    return playouts.gift(hand, seen.pawns, seat, receiver(seen.position(), seat))


def _way_out(seen: Observation, hand: str) -> str:
    seat = _viewer(seen)
    waits = _locked_in(seen.rules, seen.pawns, receiver(seen.position(), seat))
    return next((card for card in "KA*" if waits and card in hand and card in seen.rules.law.entering_ranks), "")


def _viewer(seen: Observation) -> Seat:
    if seen.viewer is None:
        raise ValueError("a spectator passes no card")
    return seen.viewer


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "search": player(lambda _seen, _hand: ""),
        "value": player(_by_value),
        "best": player(lambda _, hand: min(hand, key=BEST_FIRST.index)),
        "worst": player(lambda _, hand: max(hand, key=BEST_FIRST.index)),
        "way-out": player(_way_out),
        "seven": player(lambda _, hand: "7" if "7" in hand else ""),
        "ace": player(lambda _, hand: "A" if "A" in hand else ""),
        "joker": player(lambda _, hand: JOKER if JOKER in hand else ""),
    }
)
"""Players by rule. Both partners of a side follow the rule, so each knows what the other passes."""


def fights(rules: TableRules, games: int) -> Iterator[str]:
    """Yield the score of each rule in this many games against players who pass what a search finds."""
    for name in PLAYERS:
        if name != "search":
            score = tally(rules, fight(rules, Pairing(name, "search", inf), games, players=PLAYERS))
            low, high = score.interval
            yield f"{name}: {score.won} of {score.games}, {score.share:.1%} [{low:.1%}, {high:.1%}]"


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(prog="python -m training.gifts", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("party", help="number of players, then t for teams: 4t")
    parser.add_argument("--situations", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, help="instead, play this many games by each rule")
    given = parser.parse_args()
    core.use()
    rules = table_rules(given.ruleset, int(given.party[:-1]), in_teams=given.party[-1] == "t")
    if given.games:
        for line in fights(rules, given.games):
            print(line, flush=True)
        return
    every = list(situations(rules, given.situations, given.seed))
    print(f"{len(every)} exchanges; winning chance lost in percentage points, against the search's choice, by passing")
    for name, gives in CONVENTIONS.items():
        lost = [one.worth[one.found] - one.worth[gives(one)] for one in every]
        print(f"  {name}: {interval(lost)}, another card in {sum(gives(one) != one.found for one in every)}")
    print("gain of winning chance in percentage points by passing instead of keeping")
    for name, cards in CHOICES.items():
        both = [(one, one.best_of(cards(one)), one.besides(cards(one))) for one in every if cards(one)]
        print(f"  {name}: {interval([one.worth[gift] - one.worth[kept] for one, gift, kept in both if kept])}")


if __name__ == "__main__":
    main()
