"""Plans simulated games from seeds, so that seeds differ much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from random import Random
from typing import Final

from tests.rules.games import random_game
from tests.wire.killing import LONGER, POSITION
from tockbot.rules import RULESETS, Position, TableRules, table_rules

SWISS: Final = POSITION.rules

KINDS: Final = (
    *("kill", "network", "gateway", "disk", "unknown", "clock", "direct"),
    *("permission", "channel", "member", "message", "seat"),
)
"""The kinds of faults."""

KINDS_WITHOUT_BOT: Final = (
    *("kill", "network", "gateway", "disk", "unknown", "clock"),
    *("permission", "member", "message", "seat", "silence", "app"),
)
"""The kinds of faults in places without the bot."""

KINDS_OF_TOURNAMENTS: Final = ("kill", "network", "gateway", "disk", "unknown", "clock", "direct", "event")
"""The kinds of faults in tournaments."""

TABLES: Final = tuple(
    table_rules(ruleset.name, party.players, in_teams=party.in_teams)
    for ruleset in RULESETS.values()
    for party in ruleset.parties
    if party.players in {4, 6, 8}
)
"""The rules of the tables; with five players, there are too many sevens to try while a position is looked for."""

WITHOUT_BOT: Final = 0.2
"""The share of tables in places without the bot, if whole games are not asked for."""

UNDOCUMENTED: Final = (
    *("edits_pressed", "edits_of_restricted", "hides_of_restricted"),
    *("public_follow_ups", "serves_removed"),
)
NOT_SO: Final = 0.15
"""The share of tables at which Discord behaves differently from the bot's assumptions, for each fact."""

LAST_ROUNDS: Final = (1, 6)
"""Maximum number of plays of each player from the first position of a game to its end."""


PEOPLE: Final = 8
"""The number of people in a tournament."""


class Place(Enum):
    """A kind of channel: one of a server with the bot, or a place where only a person has added the bot."""

    SERVER = auto()
    FOREIGN_SERVER = auto()
    GROUP = auto()


@dataclass(frozen=True)
class Plan:
    """The plan that follows from a seed.

    Attributes:
        seed: the seed.
        disorder: see :class:`~tests.simulation.loop.SimulatedLoop`.
        stale: how often a person presses an old button.
        twice: how often a person presses twice.
        is_patient: whether people who play in the channel ask for their hands only after a ping.
        together: how often a person acts in the same millisecond as others.
        hasty: how often a person presses as soon as a message for them arrives.
        in_channel: the seats of the people who see their hands in the channel.
        closed: the seats of the people who accept no direct messages.
        notified: the seats of the people who are notified by direct message in a place without the bot.
        computers: the seats of computer players.
        faults: the kinds of faults.
        spared: the names of faults that do not happen.
        spells: maximum number of spells of play and faults, each of which ends with a rest.
        ends_early: how often the fault of a vanishing channel happens when it is chosen: it ends the game.
        rules: the rules of the table.
        place: the kind of channel.
        is_tournament: whether eight people play a tournament, instead of a game.
        undocumented: the facts of :class:`~loopback.world.Undocumented` that are not so.
        position: where the game begins; None for a whole game, from the command that opens the table.
        hours: maximum number of simulated hours.
    """

    seed: int
    disorder: float = 0.0
    stale: float = 0.03
    twice: float = 0.08
    is_patient: bool = False
    together: float = 0.0
    hasty: float = 0.0
    in_channel: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()
    notified: tuple[int, ...] = ()
    computers: tuple[int, ...] = ()
    faults: frozenset[str] = frozenset()
    spared: frozenset[str] = frozenset()
    spells: int = 2
    ends_early: float = 0.1
    rules: TableRules = SWISS
    place: Place = Place.SERVER
    is_tournament: bool = False
    undocumented: frozenset[str] = frozenset()
    position: Position | None = None
    hours: float = 200.0

    @classmethod
    def of(cls, seed: int, *, is_whole: bool | None = None, is_without_bot: bool | None = None) -> Plan:
        """Return the plan of a seed: each one has some kinds of faults and people, so that seeds differ much."""
        luck = Random(seed)
        whole = luck.random() < 0.05 if is_whole is None else is_whole
        in_channel = luck.choice((0.0, 0.3, 0.9))
        rules = SWISS if luck.random() < 0.5 else luck.choice(TABLES)
        plan = cls(
            seed,
            disorder=luck.choice((0.0, 0.0, 0.1, 1.0)),
            stale=luck.choice((0.0, 0.03, 0.1)),
            twice=luck.choice((0.0, 0.1, 0.3)),
            together=luck.choice((0.0, 0.5, 0.9)),
            hasty=luck.choice((0.0, 0.1, 0.5)),
            in_channel=tuple(seat for seat in rules.seats if luck.random() < in_channel),
            closed=tuple(seat for seat in rules.seats if luck.random() < 0.2),
            computers=tuple(sorted(luck.sample(rules.seats[1:], luck.choice((0, 0, 0, 0, 1, 2, 3))))),
            faults=frozenset(kind for kind in KINDS if luck.random() < 0.35),
            is_patient=luck.random() < 0.5,
            spells=1000 if whole else 2,
            ends_early=0.002 if whole else 0.1,
            rules=rules,
            position=None if whole else late_position(rules, luck),
        )
        if is_without_bot is None:
            is_without_bot = is_whole is None and luck.random() < WITHOUT_BOT
        return plan.without_bot(luck) if is_without_bot else plan

    def of_tournament(self, luck: Random) -> Plan:
        """Return this plan for a tournament of eight people."""
        faults = frozenset(kind for kind in KINDS_OF_TOURNAMENTS if luck.random() < 0.35)
        in_channel = tuple(seat for seat in range(PEOPLE) if luck.random() < 0.3)
        return replace(
            self,
            is_tournament=True,
            faults=faults,
            in_channel=in_channel,
            closed=tuple(seat for seat in range(PEOPLE) if luck.random() < 0.2),
            computers=(),
            rules=SWISS,
            position=None,
        )

    def without_bot(self, luck: Random) -> Plan:
        """Return this plan for a place without the bot, where no hand comes by direct message."""
        not_so = frozenset(one for one in UNDOCUMENTED if luck.random() < NOT_SO)
        if "edits_pressed" in not_so:
            # If a board could neither be edited nor posted again after a press, no bot could keep it up to date.
            not_so -= {"public_follow_ups"}
        return replace(
            self,
            place=luck.choice((Place.FOREIGN_SERVER, Place.GROUP)),
            undocumented=not_so,
            in_channel=tuple(self.rules.seats),
            closed=(),
            notified=tuple(seat for seat in self.rules.seats if luck.random() < 0.3),
            is_patient=False,
            faults=frozenset(kind for kind in KINDS_WITHOUT_BOT if luck.random() < 0.35),
        )


def late_position(rules: TableRules, luck: Random) -> Position:
    """Return a position shortly before the end of a game."""
    if rules is SWISS:
        return luck.choice((POSITION, LONGER))
    plays = list(random_game(rules, luck, eager=True))
    return plays[-min(len(plays), len(rules.seats) * luck.randint(*LAST_ROUNDS))].before
