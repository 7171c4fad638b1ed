"""Lets computer players play against each other, and measures the strength of one: ``python -m tools.arena``.

Each deal is played several times with the sides swapped, so that luck cancels out. In teams, one side is the challenger
and the others the opponent, in turn for every side; solo, one seat in turn. A challenger that thinks longer than a
table would wait loses the game (docs/computer-players.md). Times are processor time, so that a busy machine changes no
result. With ``--against PATH`` the opponent comes from another checkout of this project, and each side has a process of
its own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, partial
from hashlib import sha256
from math import sqrt
from pathlib import Path
from time import process_time
from types import MappingProxyType
from typing import Final, TypeVar

from tockbot import core
from tockbot.computer import SOFT_LIMIT, greedy, levels
from tockbot.rules import NotationError, Party, Phase, Play, Seat, TableRules, format_ruleset, parse_ruleset
from tockbot.tables import (
    Actor,
    Card,
    ChannelId,
    Draft,
    Entry,
    Game,
    GuildId,
    Level,
    Observation,
    Opened,
    PersonId,
    Sat,
    Stage,
    Started,
    Table,
    TableCommand,
    commands,
    computer_on,
    decide,
    observe,
    opened,
)
from tools.checkout import CheckoutPlayer

T = TypeVar("T")

HERE: Final = Path(__file__).parents[1]

MAX_ROUNDS: Final = 150
"""Maximum number of rounds; the challenger loses a game that takes longer."""

THEN: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""A time for log entries, which nobody reads."""

Z: Final = 1.96
"""For intervals of 95%."""

TOLD_EVERY: Final = 50
"""Number of games between two lines of progress."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player in the arena: it maps what its seat may know, and a seed, to a play or a passed card.

    Attributes:
        play: returns the play.
        gift: returns the card to pass.
        hear: called with new log entries.
        clock: the clock of its processor time, in seconds.
    """

    play: Callable[[Observation, int], Play]
    gift: Callable[[Observation, int], Card]
    hear: Callable[[Sequence[Entry]], None] = lambda _: None
    clock: Callable[[], float] = process_time


def _of_level(level: Level) -> Player:
    return Player(
        lambda observation, seed: levels.choose_play(observation, level, seed),
        lambda observation, seed: levels.choose_gift(observation, level, seed),
    )


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {
        "greedy": Player(
            lambda observation, _: greedy.choose_play(observation),
            lambda observation, _: greedy.choose_gift(observation),
        ),
        **{level.value: _of_level(level) for level in Level},
    }
)
"""The players, by name; greedy is the yardstick."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A challenger and an opponent, by their names in :data:`PLAYERS`.

    Attributes:
        challenger: player that is measured.
        opponent: player on the other seats.
        patience: seconds of processor time per decision; the challenger loses a game by a slower decision.
        against: checkout that the opponent comes from; None for this one, in the same process.
    """

    challenger: str
    opponent: str
    patience: float = SOFT_LIMIT
    against: Path | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """The result of a game for the challenger.

    Attributes:
        won: whether it won, and in time.
        too_slow: whether it lost because a decision took too long.
        rounds: number of rounds played.
        plays: seconds taken for each play.
        gifts: seconds taken for each passed card.
        others: seconds taken by the opponent for each play and passed card.
    """

    won: bool
    too_slow: bool
    rounds: int
    plays: tuple[float, ...]
    gifts: tuple[float, ...]
    others: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """The total of many games."""

    games: int
    won: int
    too_slow: int
    fair: float
    rounds: int
    plays: tuple[float, ...] = field(repr=False)
    gifts: tuple[float, ...] = field(repr=False)
    others: tuple[float, ...] = field(repr=False)

    @property
    def share(self) -> float:
        """The share of games that the challenger won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of that share, with 95% confidence."""
        return wilson(self.won, self.games)


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's interval of a probability, given the number of successes and of tries."""
    share, factor = won / games, Z * Z / games
    centre = (share + factor / 2) / (1 + factor)
    half = Z / (1 + factor) * sqrt(share * (1 - share) / games + factor / (4 * games))
    return centre - half, centre + half


def fight(
    rules: TableRules, pairing: Pairing, games: int, workers: int = 1, players: Mapping[str, Player] = PLAYERS
) -> Iterator[Challenge]:
    """Yield the results of games, each deal once for every side as challenger.

    Players other than :data:`PLAYERS` play in this process alone.

    Raises:
        KeyError: there is no such player.
    """
    named = None if players is PLAYERS else players
    work = partial(_game, rules, pairing, named)
    if workers == 1:
        yield from map(work, range(games))
        return
    with ProcessPoolExecutor(workers, initializer=core.use) as pool:
        yield from pool.map(work, range(games), chunksize=2)


def tally(rules: TableRules, results: Iterable[Challenge]) -> Tally:
    """Return the total of these results."""
    kept = list(results)
    return Tally(
        games=len(kept),
        won=sum(result.won for result in kept),
        too_slow=sum(result.too_slow for result in kept),
        fair=1 / len(rules.sides),
        rounds=sum(result.rounds for result in kept),
        plays=tuple(sorted(taken for result in kept for taken in result.plays)),
        gifts=tuple(sorted(taken for result in kept for taken in result.gifts)),
        others=tuple(sorted(taken for result in kept for taken in result.others)),
    )


def quantile(sorted_times: Sequence[float], part: float) -> float:
    """Return the time below which this share of the sorted times lies."""
    return sorted_times[min(int(part * len(sorted_times)), len(sorted_times) - 1)] if sorted_times else 0.0


def _game(rules: TableRules, pairing: Pairing, named: Mapping[str, Player] | None, number: int) -> Challenge:
    """Play one game; each deal is played once for every side as challenger."""
    deal, side = divmod(number, len(rules.sides))
    players = PLAYERS if named is None else named
    challenger, opponent = players[pairing.challenger], players[pairing.opponent]
    if pairing.against is not None:
        challenger, opponent = _of_checkouts(pairing.challenger, pairing.opponent, pairing.against)
    bout = _Bout(rules, side, challenger, opponent)
    game = bout.play(sha256(f"arena {deal}".encode()).digest())
    too_slow = max((*bout.plays, *bout.gifts), default=0.0) > pairing.patience
    won = bool(game.finished) and game.finished[0] == rules.sides[side] and not too_slow
    return Challenge(won, too_slow, game.round, tuple(bout.plays), tuple(bout.gifts), tuple(bout.others))


@cache
def _of_checkouts(challenger: str, opponent: str, against: Path) -> tuple[Player, Player]:
    """Return a level of this checkout and one of another."""
    both = CheckoutPlayer(HERE, Level(challenger)), CheckoutPlayer(against, Level(opponent))
    ours, theirs = (Player(one.play, one.gift, one.hear, one.clock) for one in both)
    return ours, theirs


@dataclass(slots=True)
class _Bout:
    """A game in progress, and the time that the players took."""

    rules: TableRules
    side: int
    challenger: Player
    opponent: Player
    plays: list[float] = field(default_factory=list)
    gifts: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)

    def play(self, seed: bytes) -> Game:
        """Play it to its end, or to the maximum number of rounds."""
        table, game = self._begun(seed)
        while table.stage is Stage.PLAYING and not game.finished and game.round <= MAX_ROUNDS:
            table, game = self._step(table, game)
        return game

    def _step(self, table: Table, game: Game) -> tuple[Table, Game]:
        """Make the exchange or one play; new rounds are dealt automatically."""
        if game.position.phase is Phase.EXCHANGE:
            views = [(seat, observe(table, game, seat)) for seat in self.rules.seats if game.hands[seat]]
            for seat, view in views:
                card = self._asked(seat, view, _gift, self.gifts)
                table, game = self._after(table, seat, partial(commands.give, card=card, stamp=game.stamp))
            return table, game
        seat = game.position.turn or self.rules.seats[0]
        chosen = self._asked(seat, observe(table, game, seat), _play, self.plays)
        return self._after(table, seat, partial(commands.play, chosen=chosen, stamp=game.stamp))

    def _asked(
        self, seat: Seat, view: Observation, ask: Callable[[Player, Observation, int], T], times: list[float]
    ) -> T:
        """Return the answer of the player on a seat, and record its time."""
        challenges = seat in self.rules.sides[self.side]
        player = self.challenger if challenges else self.opponent
        began = player.clock()
        answer = ask(player, view, view.stamp * len(self.rules.seats) + seat)
        (times if challenges else self.others).append(player.clock() - began)
        return answer

    def _begun(self, seed: bytes) -> tuple[Table, Game]:
        """Return a table of computer players, and its game after the first deal."""
        opening = Entry(1, THEN, None, Opened(GuildId(0), ChannelId(0), PersonId(0), "en", self.rules, seed))
        draft = Draft(opened(opening), Actor(), THEN)
        for seat in self.rules.seats:
            draft.add(Sat(seat, computer_on(seat)))
        draft.add(Started())
        draft.add_automatic_events()
        return self._told(draft.table, (opening, *draft.entries))

    def _after(self, table: Table, seat: Seat, wish: TableCommand) -> tuple[Table, Game]:
        """Return the table and its game after a seat's command."""
        step = decide(table, Actor(plays=seat), THEN, wish)
        return self._told(step.table, step.entries)

    def _told(self, table: Table, entries: Sequence[Entry]) -> tuple[Table, Game]:
        """Return the table and its game, and send these entries to both players."""
        self.challenger.hear(entries)
        self.opponent.hear(entries)
        return table, _game_of(table)


def _game_of(table: Table) -> Game:
    if table.game is None:
        raise ValueError("the game has not begun")
    return table.game


def _play(player: Player, view: Observation, seed: int) -> Play:
    return player.play(view, seed)


def _gift(player: Player, view: Observation, seed: int) -> Card:
    return player.gift(view, seed)


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return count


def _party(text: str) -> Party:
    if text[-1:] not in ("t", "s") or not text[:-1].isdecimal():
        raise argparse.ArgumentTypeError("must be a number of players, then t for teams or s for solo")
    return Party(int(text[:-1]), in_teams=text.endswith("t"))


def main(arguments: Sequence[str]) -> int:
    """Measure a computer player and return the exit code: 0 if done, 1 if there is no such table."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    parser.add_argument("ruleset", help="a ruleset, as in the notation: swiss, swiss+board=dog")
    parser.add_argument("party", type=_party, help="number of players, then t for teams or s for solo: 4t")
    parser.add_argument("challenger", choices=sorted(PLAYERS), help="player that is measured")
    parser.add_argument("opponent", choices=sorted(PLAYERS), help="player on the other seats")
    parser.add_argument("--games", type=_count, default=200, help="number of games")
    parser.add_argument("--workers", type=_count, default=1, help="number of games at a time")
    parser.add_argument("--against", type=Path, help="another checkout of this project for the opponent")
    given = parser.parse_args(arguments)
    try:
        rules = parse_ruleset(given.ruleset, given.party.players, in_teams=given.party.in_teams)
    except NotationError as error:
        print(error, file=sys.stderr)
        return 1
    core.use()
    results: list[Challenge] = []
    against = None if given.against is None else given.against.resolve()
    pairing = Pairing(given.challenger, given.opponent, against=against)
    for result in fight(rules, pairing, given.games, given.workers):
        results.append(result)
        if len(results) % TOLD_EVERY == 0:
            print(f"{sum(one.won for one in results)} of {len(results)}", file=sys.stderr, flush=True)
    score = tally(rules, results)
    low, high = score.interval
    print(
        f"{format_ruleset(rules)} {given.party.players}{'t' if given.party.in_teams else 's'}: "
        f"{given.challenger} against {given.opponent} won {score.won} of {score.games} games, "
        f"{score.share:.1%} [{low:.1%}, {high:.1%}], {score.share / score.fair:.2f} times its fair share; "
        f"{score.too_slow} lost by a decision of over {SOFT_LIMIT} s; {score.rounds / score.games:.1f} rounds per game"
    )
    for what, times in (("plays", score.plays), ("gifts", score.gifts), ("of the opponent", score.others)):
        if times:
            mean, slowest = 1000 * sum(times) / len(times), 1000 * times[-1]
            slow = 1000 * quantile(times, 0.99)
            print(f"  {len(times)} {what}: mean {mean:.2f} ms, p99 {slow:.0f} ms, most {slowest:.0f} ms")
    own = sum((*score.plays, *score.gifts)) / max(len(score.plays) + len(score.gifts), 1)
    print(f"  {own / (sum(score.others) / len(score.others)):.2f} times the opponent's time for each")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
