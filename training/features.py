"""The features of many positions at once, as arrays, looked up pawn by pawn as in the evaluation."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tockbot.computer.compiled import CODES, codes, shape
from tockbot.computer.evaluation import (
    ALONE_NAMES,
    DANGER_NAMES,
    FOUR,
    GROUP_NAMES,
    HAND_NAMES,
    REACH,
    WHOLE,
    FeatureCounts,
    WayOutNeed,
    hand_features,
    last_features,
    lost_with,
    only_first_free,
    pawn_features,
    shape_features,
)
from tockbot.rules import CENTRE, HAND_ORDER, HOME, PAWNS, Seat, TableRules

Array = npt.NDArray[np.floating]
Whole = npt.NDArray[np.integer]
Flags = npt.NDArray[np.bool_]

OF_GROUP: Final = len(GROUP_NAMES)
OF_DANGER: Final = slice(OF_GROUP, OF_GROUP + len(DANGER_NAMES))
OF_ALONE: Final = slice(OF_DANGER.stop, OF_DANGER.stop + len(ALONE_NAMES))
OF_PAWNS: Final = OF_ALONE.stop
"""Number of features of pawns; those of hands follow."""


class Reader:
    """Reads the features of one table's positions."""

    def __init__(self, rules: TableRules) -> None:
        """Look everything up once."""
        self.rules = rules
        self.sides = len(rules.sides)
        players = rules.party.players
        self._pawn = np.zeros((players, CODES + 1, OF_GROUP), np.float32)
        self._last = np.zeros_like(self._pawn)
        self._lost = np.zeros((players, CODES + 1), np.float32)
        for seat in rules.seats:
            for code in codes(rules, seat):
                found = pawn_features(rules, seat, code)
                _put(self._pawn[seat, code], found)
                _put(self._last[seat, code], last_features(found))
                self._lost[seat, code] = lost_with(rules, seat, code) / WHOLE
        self._shape = np.zeros((1 << PAWNS, PAWNS + 1, OF_GROUP), np.float32)
        self._only_first = np.zeros((1 << PAWNS, PAWNS + 1), np.float32)
        for homes in range(1 << PAWNS):
            for count in range(homes.bit_count(), PAWNS + 1):
                group = shape(homes, count)
                _put(self._shape[homes, count], shape_features(group))
                self._only_first[homes, count] = only_first_free(group)
        self._way = np.zeros(rules.board.fields, np.int64)
        self._way[-FOUR] = 1
        self._way[1 : REACH + 1] = range(2, REACH + 2)

    def pawns_of(self, data: bytes) -> Whole:
        """Return the pawns of many positions from the core's bytes: positions by seats by pawns."""
        given = np.frombuffer(data, "<u2").astype(np.int64)
        return given.reshape(-1, self.rules.party.players, PAWNS)

    def sides_of(self, pawns: Whole) -> Array:
        """Return the features of each side's pawns: positions by sides by features of pawns."""
        found = np.zeros((len(pawns), self.sides, OF_PAWNS), np.float32)
        home = _home(pawns)
        for seat in self.rules.seats:
            group, side = self._group(pawns, seat), found[:, seat % self.sides]
            side[:, :OF_GROUP] += group
            side[:, OF_DANGER] += self._dangers(pawns, seat)
            partner = self.rules.partners[seat]
            if partner is not None:
                side[:, OF_ALONE] += group * (home[:, partner] & ~home[:, seat])[:, None]
        return found

    def hands_of(self, pawns: Whole, deciders: Whole, kept: Whole) -> Array:
        """Return the features of the deciding players' hands: positions by features of hands."""
        rows, partners = np.arange(len(pawns)), np.array([one or 0 for one in self.rules.partners])
        home = _home(pawns)
        helps = home[rows, deciders] & np.array([one is not None for one in self.rules.partners])[deciders]
        group = pawns[rows, np.where(helps, partners[deciders], deciders)]
        out = group[:, 0] >> 3 <= CENTRE
        needs = np.where(group[:, -1] < CODES, WayOutNeed.NONE, np.where(out, WayOutNeed.SOME, WayOutNeed.STUCK))
        hands, which = np.unique(np.hstack([kept, needs[:, None]]), axis=0, return_inverse=True)
        each = np.zeros((len(hands), len(HAND_NAMES)), np.float32)
        for row, (*cards, need) in zip(each, hands.tolist(), strict=True):
            hand = "".join(card * count for card, count in zip(HAND_ORDER, cards, strict=True))
            _put(row, [(index - OF_PAWNS, amount) for index, amount in self._hand(hand, WayOutNeed(need))])
        return np.asarray(each[which.ravel()])

    def _hand(self, hand: str, need: WayOutNeed) -> FeatureCounts:
        return hand_features(hand, self.rules.law.entering_ranks, need)

    def _group(self, pawns: Whole, seat: Seat) -> Array:
        """Return the features of a seat's pawns on their own."""
        group = np.minimum(pawns[:, seat], CODES)
        at_home = (group >= HOME[0] << 3) & (group < CODES)
        homes = np.where(at_home, 1 << np.clip((group >> 3) - HOME[0], 0, PAWNS), 0).sum(1)
        count = (group < CODES).sum(1)
        found, last = self._shape[homes, count].copy(), self._only_first[homes, count][:, None]
        for place in range(PAWNS):
            found += self._pawn[seat, group[:, place]] + last * self._last[seat, group[:, place]]
        return np.asarray(found)

    def _dangers(self, pawns: Whole, seat: Seat) -> Array:
        """Return the features of the danger to a seat's pawns from its opponents."""
        board = self.rules.board
        found = np.zeros((len(pawns), len(DANGER_NAMES) + 1), np.float32)
        for place in range(PAWNS):
            here = np.minimum(pawns[:, seat, place], CODES)
            exposed = np.flatnonzero(self._lost[seat, here])
            field, lost = here[exposed] >> 3, self._lost[seat, here[exposed]]
            for other in self.rules.opponents[seat]:
                for there in pawns[exposed, other].T >> 3:
                    way = np.where(there < CENTRE, self._way[(field - there) % board.fields], 0)
                    found[exposed, way] += lost
                starts = (field == board.starts[other]) & (pawns[exposed, other, -1] >= CODES)
                found[exposed, -1] += lost * starts
        return found[:, 1:]


def _home(pawns: Whole) -> Flags:
    """Return whether all pawns of a seat are at home: positions by seats."""
    return np.asarray((pawns >= HOME[0] << 3).all(axis=2) & (pawns < CODES).all(axis=2))


def _put(row: Array, found: FeatureCounts) -> None:
    for index, amount in found:
        row[index] += amount
