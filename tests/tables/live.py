"""A table to which commands are given, with its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from random import Random

from tockbot.computer.greedy import side_value
from tockbot.rules import (
    HAND_ORDER,
    MovePlay,
    Part,
    Parts,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    parse_pawns,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
    table_rules,
)
from tockbot.tables import (
    Actor,
    Card,
    ChannelId,
    Decision,
    Entry,
    Event,
    Game,
    GuildId,
    Human,
    Opened,
    People,
    Person,
    PersonId,
    Stage,
    Table,
    TableCommand,
    UserId,
    commands,
    decide,
    opened,
)

SEED = bytes(range(32))
GUILD = GuildId(1)
HOST = PersonId(1)
MOMENT = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
"""Time at which a table is opened; each step is one second later."""

LOOKED_AT = 40
SEVENS_LOOKED_AT = 5

EVERY_RULESET = (
    table_rules("swiss", 2),
    table_rules("swiss", 3, options={"places": "on"}),
    table_rules("swiss", 4),
    table_rules("dog", 4, options={"canadian_seven": "on", "no_joker_finish": "on"}),
    table_rules("swiss", 5),
    table_rules("swiss", 6, options={"places": "on"}),
    table_rules("swiss", 8),
    table_rules("toctoc", 4, options={"seven_diagonal": "on"}),
    table_rules("ttg", 2),
    table_rules("ttg", 4, options={"jokers": "on", "ten_swap": "on", "jack_discard": "on"}),
    table_rules("ttg", 5, options={"centre": "off"}),
    table_rules("italian", 4, in_teams=True),
    table_rules("italian", 3, options={"places": "on"}),
    table_rules("keezen", 4),
    table_rules("jackaroo", 4),
    table_rules("jackaroo", 3, options={"burn": "choice", "discard": "on", "own_pass": "on"}),
)
"""Rules with every ruleset, every number of players, and the options that change the game most."""

QUICK_RULESETS = tuple(rules for rules in EVERY_RULESET if rules != table_rules("swiss", 5))
"""All of these except the rules with which a seven can move twenty pawns, which takes seconds."""


def rules_id(rules: TableRules) -> str:
    """Return the name of rules in the id of a test."""
    options = "".join(f"+{name}" for name, _ in rules.options)
    return f"{rules.ruleset.name}{options}-{rules.party.players}{'t' if rules.party.in_teams else 's'}"


def opening_of(rules: TableRules, channel: int = 2, seed: bytes = SEED) -> Opened:
    """Return the first event of a table."""
    return Opened(GUILD, ChannelId(channel), HOST, "en", rules, seed)


def person_at(seat: int) -> PersonId:
    """Return the person on a seat; the host has the first one."""
    return PersonId(HOST + seat)


def by(seat: int) -> Actor:
    """Return the person on a seat as an actor."""
    return Actor(person_at(seat))


def user_of(person: PersonId) -> UserId:
    """Return a person's Discord id."""
    return UserId(100 + person)


PEOPLE: People = {
    person_at(seat): Person(person_at(seat), user_of(person_at(seat)), f"Player {seat}") for seat in range(8)
}
"""People on the seats of the largest table."""


@dataclass
class LiveTable:
    """A table and its log so far."""

    table: Table
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def opened(cls, event: Opened) -> LiveTable:
        """Open a table."""
        first = Entry(1, MOMENT, event.host, event)
        return cls(opened(first), [first])

    @property
    def events(self) -> list[Event]:
        """The events so far."""
        return [entry.event for entry in self.entries]

    def decided(self, actor: Actor, command: TableCommand) -> Decision:
        """Return the step of a command given a second after the last entry, without carrying it out."""
        return decide(self.table, actor, self.table.at + timedelta(seconds=1), command)

    def asked(self, actor: Actor, command: TableCommand) -> tuple[Event, ...]:
        """Return the events of a command, without carrying it out."""
        return tuple(entry.event for entry in self.decided(actor, command).entries)

    def do(self, actor: Actor, command: TableCommand) -> Decision:
        """Carry out a command of an actor."""
        step = self.decided(actor, command)
        self.table = step.table
        self.entries += step.entries
        return step

    @property
    def game(self) -> Game:
        """The game in progress."""
        assert self.table.game is not None
        return self.table.game

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        assert self.game.position.turn is not None
        return self.game.position.turn

    def player(self, seat: Seat) -> Actor:
        """Return the actor for a seat: its person, or the bot for a computer player."""
        player = self.table.seated[seat]
        return Actor(player.person) if isinstance(player, Human) else Actor(plays=seat)

    def give(self, seat: Seat, place: int = 0) -> None:
        """Choose a card to pass, by its index in the hand."""
        card = self.game.hands[seat][place]
        self.do(self.player(seat), partial(commands.give, card=card, stamp=self.game.stamp))

    def exchange(self, rng: Random) -> None:
        """Pass random cards from all hands, in random order; some players change their choice."""
        givers = [seat for seat in self.table.rules.seats if self.game.hands[seat]]
        rng.shuffle(givers)
        for seat in givers:
            for _ in range(rng.choice((1, 1, 2))):
                if self.game.position.phase is Phase.EXCHANGE:
                    self.give(seat, rng.randrange(len(self.game.hands[seat])))

    def play(self, chosen: Play, card: Card | None = None) -> Decision:
        """Make a play for the seat to act."""
        command = partial(commands.play, chosen=chosen, stamp=self.game.stamp, card=card)
        return self.do(self.player(self.turn), command)

    def step(self, rng: Random) -> None:
        """Complete the exchange or make a play: often a good one, so that games end, and sometimes a random one."""
        if self.game.position.phase is Phase.EXCHANGE:
            self.exchange(rng)
            return
        listed = plays_without_sevens(self.game.position)
        some = rng.sample(listed, min(len(listed), LOOKED_AT))
        parts = cache(partial(seven_parts, self.game.position))
        sevens = [card for card in seven_cards(self.game.position) for _ in range(SEVENS_LOOKED_AT)]
        some += [self._seven(card, rng, parts) for card in sevens]
        rng.shuffle(some)
        self.play(max(some, key=self._worth) if rng.random() < 0.9 else some[0])

    def _seven(self, card: str, rng: Random, next_parts: Callable[[str, Parts], Sequence[Part]]) -> Play:
        """Return a seven with random parts."""
        parts: Parts = ()
        while following := next_parts(card, parts):
            parts = (*parts, rng.choice(following))
        return rng.choice(seven_plays(self.game.position, card, parts))

    def _worth(self, play: Play) -> float:
        return side_value(self.table.rules, play.pawns, self.turn) if isinstance(play, MovePlay) else -100.0

    def finish(self, rng: Random) -> None:
        """Play to the end of the game."""
        while self.table.stage is Stage.PLAYING:
            self.step(rng)


def seated(rules: TableRules, seed: bytes = SEED) -> LiveTable:
    """Return a lobby with a person on every seat."""
    live = LiveTable.opened(opening_of(rules, seed=seed))
    for seat in rules.seats:
        live.do(by(seat), commands.join)
    return live


def started(rules: TableRules, seed: bytes = SEED) -> LiveTable:
    """Return a table whose first round has just been dealt."""
    live = seated(rules, seed)
    live.do(by(0), commands.start)
    return live


def at_play(rules: TableRules, seed: bytes = SEED) -> LiveTable:
    """Return a table before its first play: everyone has passed the first card of their hand."""
    live = started(rules, seed)
    if live.game.position.phase is Phase.EXCHANGE:
        for seat in rules.seats:
            live.give(seat)
    return live


def begun_from(position: Position, seed: bytes = SEED) -> LiveTable:
    """Return a table with people whose game has begun from a position."""
    live = seated(position.rules, seed)
    live.do(by(0), partial(commands.start, position=position))
    return live


def arranged(rules: TableRules, pawns: str, hands: tuple[str, ...], turn: int, seed: bytes = bytes(32)) -> LiveTable:
    """Return a table before a play, whose game has begun from a given arrangement."""
    position = replace(
        at_play(rules, seed).game.position,
        phase=Phase.PLAY,
        turn=Seat(turn),
        pawns=parse_pawns(rules, pawns),
        hands=tuple("".join(sorted(hand, key=HAND_ORDER.index)) for hand in hands),
    )
    return begun_from(position, seed)
