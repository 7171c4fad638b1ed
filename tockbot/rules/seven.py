"""The seven: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

There may be thousands of orders in which to make the parts, but only so many arrangements of pawns that come of them.
So pawns are first put into clusters. A pawn's *reach* is where it stands and every field to which seven steps could
bring it; pawns whose reaches do not meet can neither hit, pass nor block each other, whatever the others do. Pawns
whose reaches meet make a cluster, and each cluster is searched by itself, layer by layer: all arrangements with one
step used, with two, and so on, each with one way that led to it, for the eye. One layer of each cluster, their steps
adding up to seven, and all such choices, make all sevens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import add

from tockbot.rules.board import CENTRE, RESERVE, Location, Seat, is_home
from tockbot.rules.law import SEVEN_STEPS, SevenMoves
from tockbot.rules.moves import backward_at_home, forward, jump
from tockbot.rules.pawns import IN_RESERVE, Group, Pawns, all_home, in_order, location_of
from tockbot.rules.plays import Jump, Walk
from tockbot.rules.position import played_seat
from tockbot.rules.standing import standing
from tockbot.rules.table_rules import TableRules

STEPS = SEVEN_STEPS

Part = Walk | Jump
Parts = tuple[Part, ...]
Arrangement = tuple[Pawns, int]
"""Pawns, and where centre cards matter the 8s on which pawns stand that this seven moved, as a bit mask (4.12)."""
Layers = list[dict[Arrangement, Parts]]
"""The arrangements reached, each with one way there, by the number of steps used."""


def moving_seats(rules: TableRules, pawns: Pawns, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns the next part of a seven may move (rules.md 4.5)."""
    match rules.law.seven_moves:
        case SevenMoves.OWN:
            return (played_seat(rules, pawns, player),)
        case SevenMoves.TEAM:
            return rules.side_of(player)
        case SevenMoves.ANYONE:
            return rules.seats


def _parts(
    rules: TableRules, pawns: Pawns, seats: Sequence[Seat], player: Seat, lengths: range
) -> Iterator[tuple[int, Walk, Pawns]]:
    """Each part of one of these lengths that a pawn of these seats can make now, with its length."""
    stands = standing(rules, pawns)
    for seat in seats:
        for mover in pawns[seat]:
            location = location_of(mover)
            if location in (CENTRE, RESERVE):
                continue
            for steps in lengths:
                for part, after in forward(stands, seat, mover, steps, player):
                    yield steps, part, after
                if rules.law.seven_backs_at_home and is_home(location):
                    for part, after in backward_at_home(stands, seat, mover, steps):
                        yield steps, part, after


def sevens(rules: TableRules, pawns: Pawns, player: Seat) -> dict[Arrangement, Parts]:
    """Every arrangement that a seven can leave, with the parts of one way to it."""
    found: dict[Arrangement, Parts] = {(after, 0): (move,) for move, after in diagonals(rules, pawns, player)}
    for arrangement, parts in _all_ways(rules, pawns, player, STEPS):
        known = found.get(arrangement)
        if known is None or len(known) > len(parts):
            found[arrangement] = parts
    return found


def _all_ways(rules: TableRules, pawns: Pawns, player: Seat, steps: int) -> Iterator[tuple[Arrangement, Parts]]:
    """Every arrangement in which so many steps can end, with one way to it; some come more than once."""
    seats = moving_seats(rules, pawns, player)
    still, clusters = _clusters(rules, pawns, seats)
    searched = [_searched(rules, cluster, seats, player, steps) for cluster in clusters]
    yield from _together(still, searched, steps)
    may_turn = rules.law.seven_moves is SevenMoves.OWN and rules.party.in_teams and seats == (player,)
    if may_turn and IN_RESERVE not in pawns[player]:
        at_home = [[_home_only(layer, player) for layer in layers] for layers in searched]
        for used in range(steps):
            for (now, _), made in _together(still, at_home, used):
                if all_home(now[player]):
                    for arrangement, rest in _all_ways(rules, now, player, steps - used):
                        yield arrangement, (*made, *rest)


def _home_only(layer: dict[Arrangement, Parts], seat: Seat) -> dict[Arrangement, Parts]:
    """The arrangements of a layer in which no pawn of this seat is elsewhere than at home."""
    return {
        (pawns, marked): parts
        for (pawns, marked), parts in layer.items()
        if all(is_home(location_of(pawn)) for pawn in pawns[seat])
    }


def _clusters(rules: TableRules, pawns: Pawns, seats: Sequence[Seat]) -> tuple[Pawns, list[Pawns]]:
    """The pawns that no part of a seven concerns, and clusters of those that may meet when these seats' pawns move."""
    joined: list[int] = []
    for seat in seats:
        reaches = rules.seven_reaches[seat]
        for mover in pawns[seat]:
            reach = reaches[location_of(mover)]
            apart = [other for other in joined if not other & reach]
            for other in joined:
                if other & reach:
                    reach |= other
            joined = [*apart, reach] if reach else apart
    clusters: list[list[Group]] = [[] for _ in joined]
    still: list[Group] = []
    anywhere = sum(joined)
    for group, places in zip(pawns, rules.seven_places, strict=True):
        for cluster, reach in zip(clusters, joined, strict=True):
            cluster.append(tuple(one for one in group if places[location_of(one)] & reach))
        still.append(tuple(one for one in group if not places[location_of(one)] & anywhere))
    return tuple(still), [tuple(cluster) for cluster in clusters]


def _searched(rules: TableRules, cluster: Pawns, seats: Sequence[Seat], player: Seat, steps: int) -> Layers:
    """All arrangements of the pawns of one cluster, by the number of steps used."""
    single = rules.seven_by_single_steps
    layers: Layers = [{} for _ in range(steps + 1)]
    layers[0][cluster, 0] = ()
    for used in range(steps):
        lengths = range(1, 2) if single else range(1, steps - used + 1)
        for (before, marked), made in layers[used].items():
            for length, part, after in _parts(rules, before, seats, player, lengths):
                arrangement = (after, _stepped_on_eights(rules, marked, part))
                parts = _joined(made, part) if single else (*made, part)
                known = layers[used + length].get(arrangement)
                if known is None or len(known) > len(parts):
                    layers[used + length][arrangement] = parts
    return layers


def _together(still: Pawns, searched: Sequence[Layers], steps: int) -> Iterator[tuple[Arrangement, Parts]]:
    """The arrangements of all clusters together, and the pawns that stand still, that use so many steps in all."""
    joined: list[list[tuple[Pawns, int, Parts]]] = [[(still, 0, ())], *([] for _ in range(steps))]
    for count, layers in enumerate(searched, 1):
        totals = range(steps + 1) if count < len(searched) else (steps,)
        further: list[list[tuple[Pawns, int, Parts]]] = [[] for _ in range(steps + 1)]
        for total in totals:
            for used in range(total + 1):
                for pawns, marked, made in joined[total - used]:
                    for (more, also_marked), parts in layers[used].items():
                        further[total].append((tuple(map(add, pawns, more)), marked | also_marked, made + parts))
        joined = further
    for pawns, marked, made in joined[steps]:
        yield (tuple(map(in_order, pawns)), marked), made


def _joined(made: Parts, part: Walk) -> Parts:
    """The parts with one more, made one with the last if the same pawn walks on."""
    if made and isinstance(last := made[-1], Walk) and last.seat == part.seat and last.goal == part.origin:
        whole = Walk(part.seat, last.origin, part.goal, last.steps + part.steps, last.hits + part.hits)
        return (*made[:-1], whole)
    return (*made, part)


def next_parts(
    rules: TableRules, pawns: Pawns, player: Seat, made: Parts, may_end: Callable[[Pawns], bool]
) -> tuple[Part, ...]:
    """The parts that may follow those made so that the seven can still be used in full, the longest of a pawn first.

    Args:
        rules: the rules of the table.
        pawns: the pawns before the seven.
        player: who plays it.
        made: the parts so far.
        may_end: whether the whole seven may leave the pawns so.

    Raises:
        ValueError: a part made so far is none that may be made.
    """
    (now, _), left = _replayed(rules, pawns, player, made)
    reached: dict[tuple[Pawns, int], bool] = {}
    single = rules.seven_by_single_steps

    def reaches(now: Pawns, rest: int) -> bool:
        if rest == 0:
            return may_end(now)
        known = reached.get((now, rest))
        if known is None:
            lengths = range(1, 2) if single else range(1, rest + 1)
            seats = moving_seats(rules, now, player)
            known = any(reaches(after, rest - steps) for steps, _, after in _parts(rules, now, seats, player, lengths))
            reached[now, rest] = known
        return known

    across = () if made else tuple(move for move, after in diagonals(rules, pawns, player) if may_end(after))
    walks = _parts(rules, now, moving_seats(rules, now, player), player, range(left, 0, -1))
    return across + tuple(part for steps, part, after in walks if reaches(after, left - steps))


def after_parts(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven.

    Raises:
        ValueError: a part cannot be made.
    """
    return _replayed(rules, pawns, player, parts)[0][0]


def whole_seven(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Arrangement:
    """What these parts, one after another, leave.

    Raises:
        ValueError: a part cannot be made, or they are no whole seven.
    """
    arrangement, left = _replayed(rules, pawns, player, parts)
    if left:
        raise ValueError("a seven is used in full")
    return arrangement


def steps_of(part: Part) -> int:
    """How many of the seven steps a part uses (rules.md 4.3, 4.13)."""
    return abs(part.steps) if isinstance(part, Walk) else STEPS


def _replayed(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> tuple[Arrangement, int]:
    """The pawns after these parts, and the steps left.

    Raises:
        ValueError: a part cannot be made.
    """
    marked, left = 0, STEPS
    for part in parts:
        length = steps_of(part)
        if isinstance(part, Jump):
            outcomes: Iterable[tuple[Part, Pawns]] = diagonals(rules, pawns, player) if left == STEPS else ()
        else:
            seats = moving_seats(rules, pawns, player)
            lengths = range(length, min(length, left) + 1)
            outcomes = ((walk, after) for _, walk, after in _parts(rules, pawns, seats, player, lengths))
        after = next((after for one, after in outcomes if one == part), None)
        if after is None:
            raise ValueError("no such part can be made here")
        if isinstance(part, Walk):
            marked = _stepped_on_eights(rules, marked, part)
        pawns, left = after, left - length
    return (pawns, marked), left


def _stepped_on_eights(rules: TableRules, marked: int, part: Walk) -> int:
    """The 8s on which pawns stand that the seven moved, after one more part (rules.md 4.12)."""
    if not rules.law.centre_second_cards:
        return 0
    marked &= ~(1 << part.origin)
    for hit in part.hits:
        marked &= ~(1 << hit.location)
    if part.goal in rules.board.eights:
        marked |= 1 << part.goal
    return marked


def diagonals(rules: TableRules, pawns: Pawns, player: Seat) -> list[tuple[Jump, Pawns]]:
    """The ways straight across the board with a whole seven (rules.md 4.13)."""
    if not rules.law.seven_diagonal:
        return []
    found: list[tuple[Jump, Pawns]] = []
    stands = standing(rules, pawns)
    seat = played_seat(rules, pawns, player)
    for mover in pawns[seat]:
        origin = location_of(mover)
        if origin in rules.sevens:
            goal = Location((origin + rules.board.fields // 2) % rules.board.fields)
            found.extend(jump(stands, seat, mover, goal))
    return found
