"""Two rounds never repeat a pairing while another is possible: with withdrawals, and people who miss rounds."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from tests.sampled import some
from tests.tournaments.evenings import NOW, begun, evening
from tockbot.tournaments import Game, Mode, Outcome, Tournament, begin, go_on, over, withdraw

ROUNDS = 6
Two = frozenset[int]


def drawn(tournament: Tournament, rng: Random, withdraws: float) -> Tournament:
    """After a round with any results, of which some missed their games, and some withdrew."""
    for number, game in enumerate(tournament.games):
        here = tuple(person for person in game.people if rng.random() < 0.9)
        points = rng.choice(((2, 0), (0, 2), (1, 1)))
        tournament = tournament.with_game(number, replace(game, here=here))
        tournament = over(tournament, number, Outcome(points, (rng.randrange(9), rng.randrange(9))))
    for entrant in tournament.entrants:
        if rng.random() < withdraws:
            tournament = withdraw(tournament, entrant.person)
    return go_on(tournament, NOW)


def met(tournament: Tournament, games: Collection[Game]) -> set[Two]:
    """The teams that are at a table together."""
    teams = ({team for one in game.people if (team := tournament.team_of(one)) is not None} for game in games)
    return {frozenset(two) for table in teams for two in combinations(table, 2)}


def together(tournament: Tournament, games: Collection[Game]) -> set[Two]:
    """The teams that form a side together."""
    sides = [side for game in games for side in game.sides]
    teams = (
        {team for one in side if one is not None and (team := tournament.team_of(one)) is not None} for side in sides
    )
    return {frozenset(side) for side in teams if len(side) > 1}


def can_be_matched(teams: frozenset[int], used: Collection[Two], alone: int) -> bool:
    """Return whether teams can be paired without a repetition, with this many left to computer players."""
    if not teams:
        return True
    one = min(teams)
    rest = teams - {one}
    if alone and can_be_matched(rest, used, alone - 1):
        return True
    return any(
        frozenset((one, other)) not in used and can_be_matched(rest - {other}, used, alone) for other in sorted(rest)
    )


def can_be_strangers(teams: frozenset[int], used: Collection[Two], sizes: tuple[int, ...]) -> bool:
    """Return whether tables of these sizes exist at which no two people meet again."""
    if not teams:
        return True
    one = min(teams, key=lambda team: sum(frozenset((team, other)) not in used for other in teams))
    new = [other for other in teams if other != one and frozenset((one, other)) not in used]
    for size in set(sizes):
        left = list(sizes)
        left.remove(size)
        for others in combinations(new, size - 1):
            if any(frozenset(two) in used for two in combinations(others, 2)):
                continue
            if can_be_strangers(teams - {one, *others}, used, tuple(left)):
                return True
    return False


def playing(tournament: Tournament) -> frozenset[int]:
    """The teams that play in the round in play."""
    return frozenset(
        team for game in tournament.games for one in game.people if (team := tournament.team_of(one)) is not None
    )


@pytest.mark.parametrize("withdraws", [0.0, 0.06], ids=["all stay", "some withdraw"])
@pytest.mark.parametrize("people", some(range(4, 33), 4))
@pytest.mark.parametrize("mode", Mode)
def test_round_repeats_no_pairing_while_another_is_possible(mode: Mode, people: int, withdraws: float) -> None:
    rng = Random(f"{mode.value} {people} {withdraws}")
    now = begin(evening(people, mode, ROUNDS), NOW, lambda teams: rng.sample(list(teams), len(teams)))
    before, partners = met(now, now.games), together(now, now.games)
    while not (now := drawn(now, rng, withdraws)).over:
        teams, again = playing(now), met(now, now.games) & before
        computers = -len(teams) % now.mode.teams_a_table
        if mode is Mode.PAIRS:
            assert not again or not can_be_matched(teams, before, computers)
        else:
            with_partners_again = together(now, now.games) & partners
            assert not with_partners_again or not can_be_matched(teams, partners, computers)
            tables = (len(teams) + computers) // 4
            sizes = tuple(4 - computers // tables - (number < computers % tables) for number in range(tables))
            assert not again or not can_be_strangers(teams, before, sizes)
        before |= met(now, now.games)
        partners |= together(now, now.games)


@pytest.mark.parametrize(("people", "rounds"), [(4, 3), (8, 6)])
def test_singles_have_another_partner_in_each_round(people: int, rounds: int) -> None:
    """Four people can form two sides in three ways; with as many points for all of them too."""
    now = begun(people, Mode.SINGLES, rounds)
    used = together(now, now.games)
    for _ in range(rounds - 1):
        for number in range(len(now.games)):
            now = over(now, number, Outcome((1, 1), (0, 0)))
        now = go_on(now, NOW)
        assert used.isdisjoint(together(now, now.games))
        used |= together(now, now.games)


def test_forced_repeat_is_spread_over_all_pairings() -> None:
    """Of four pairs each meets the three others before any again, and so on."""
    now = begun(8, Mode.PAIRS, ROUNDS)
    rounds = [met(now, now.games)]
    rng = Random(1)
    while not (now := drawn(now, rng, 0)).over:
        rounds.append(met(now, now.games))
    assert [len(set().union(*rounds[:number])) for number in (1, 2, 3)] == [2, 4, 6]
    assert [len(set().union(*rounds[3 : 3 + number])) for number in (1, 2, 3)] == [2, 4, 6]
