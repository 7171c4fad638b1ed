"""A table played through the decisions, with the log that it leaves."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from tockbot.computer.value import side_value
from tockbot.rules import (
    MovePlay,
    Parts,
    Phase,
    Play,
    Seat,
    TableRules,
    parse_pawns,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
    table_rules,
)
from tockbot.tables import Card, Event, Game, Human, Opened, Stage, Table, UserId, decisions, fold, numbered, opened

SEED = bytes(range(32))
HOST = UserId(100)
LOOKED_AT = 40
SEVENS_LOOKED_AT = 5

EVERY_RULESET = (
    table_rules("swiss", 2),
    table_rules("swiss", 3, options={"places": "on"}),
    table_rules("swiss", 4),
    table_rules("swiss", 4, options={"board": "dog", "canadian_seven": "on", "no_joker_finish": "on"}),
    table_rules("swiss", 5),
    table_rules("swiss", 6, options={"places": "on"}),
    table_rules("swiss", 8),
    table_rules("toctoc", 4, options={"seven_diagonal": "on"}),
    table_rules("ttg", 2),
    table_rules("ttg", 4, options={"jokers": "on", "ten_swap": "on", "jack_discard": "on"}),
    table_rules("ttg", 5, options={"centre": "off"}),
    table_rules("italian", 4, in_teams=True),
    table_rules("italian", 3, options={"places": "on"}),
)
"""A table of every ruleset and every number of players, and between them every option."""


def rules_id(rules: TableRules) -> str:
    """How a table's rules are named in a test's id."""
    options = "".join(f"+{name}" for name, _ in rules.options)
    return f"{rules.ruleset.name}{options}-{rules.party.players}{'t' if rules.party.in_teams else 's'}"


def opening_of(rules: TableRules, channel: int = 2) -> Opened:
    """A table's first event."""
    return Opened(1, channel, HOST, "en", rules)


def user_at(seat: int) -> UserId:
    """Who sits on a seat; on the first one the host."""
    return UserId(HOST + seat)


@dataclass
class LiveTable:
    """A table and its log so far."""

    table: Table
    events: list[Event] = field(default_factory=list)

    def do(self, events: decisions.Events) -> None:
        """Let events happen."""
        for event in events:
            self.table = fold(self.table, event)
            self.events.append(event)

    @property
    def game(self) -> Game:
        """The game being played."""
        assert self.table.game is not None
        return self.table.game

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        assert self.game.position.turn is not None
        return self.game.position.turn

    def give(self, seat: Seat, place: int = 0) -> None:
        """Choose a card to give, by its place in the hand."""
        self.do(decisions.give(self.table, seat, self.game.hands[seat][place], self.game.stamp))

    def exchange(self, rng: Random) -> None:
        """Everybody who holds cards gives any one of them, in any order; some change their minds."""
        givers = [seat for seat in self.table.rules.seats if self.game.hands[seat]]
        rng.shuffle(givers)
        for seat in givers:
            for _ in range(rng.choice((1, 1, 2))):
                if self.game.position.phase is Phase.EXCHANGE:
                    self.give(seat, rng.randrange(len(self.game.hands[seat])))

    def play(self, chosen: Play) -> None:
        """The seat to act makes a play."""
        self.do(decisions.play(self.table, self.turn, chosen, self.game.stamp))

    def step(self, rng: Random) -> None:
        """Exchange, or make a play: often a good one, so that games end, and sometimes any."""
        if self.game.position.phase is Phase.EXCHANGE:
            self.exchange(rng)
            return
        listed = plays_without_sevens(self.game.position)
        some = rng.sample(listed, min(len(listed), LOOKED_AT))
        some += [self._seven(card, rng) for card in seven_cards(self.game.position) for _ in range(SEVENS_LOOKED_AT)]
        rng.shuffle(some)
        self.play(max(some, key=self._worth) if rng.random() < 0.9 else some[0])

    def _seven(self, card: str, rng: Random) -> Play:
        """A seven of parts chosen at random."""
        parts: Parts = ()
        while following := seven_parts(self.game.position, card, parts):
            parts = (*parts, rng.choice(following))
        return rng.choice(seven_plays(self.game.position, card, parts))

    def _worth(self, play: Play) -> float:
        return side_value(self.table.rules, play.pawns, self.turn) if isinstance(play, MovePlay) else -100.0

    def finish(self, rng: Random) -> None:
        """Play on to the end."""
        while self.table.stage is Stage.PLAYING:
            self.step(rng)


def seated(rules: TableRules) -> LiveTable:
    """A table in the lobby with a person on every seat."""
    event = opening_of(rules)
    live = LiveTable(opened(event), [event])
    for seat in rules.seats:
        live.do(decisions.join(live.table, Human(user_at(seat), f"Player {seat}")))
    return live


def started(rules: TableRules, seed: bytes = SEED) -> LiveTable:
    """A table whose game has begun, its first round dealt."""
    live = seated(rules)
    live.do(decisions.start(live.table, HOST, seed))
    return live


def at_play(rules: TableRules, seed: bytes = SEED) -> LiveTable:
    """A table at its first play: everybody gave the first card of the hand."""
    live = started(rules, seed)
    if live.game.position.phase is Phase.EXCHANGE:
        for seat in rules.seats:
            live.give(seat)
    return live


def arranged(rules: TableRules, pawns: str, hands: tuple[str, ...], turn: int, seed: bytes = bytes(32)) -> LiveTable:
    """A table at play in an arrangement of one's own; every card is of spades."""
    live = at_play(rules, seed)
    position = replace(
        live.game.position,
        phase=Phase.PLAY,
        turn=Seat(turn),
        pawns=parse_pawns(rules, pawns),
        hands=hands,
    )
    cards = tuple(tuple(Card("**" if rank == "*" else f"{rank}s") for rank in hand) for hand in hands)
    game = replace(live.game, position=position, hands=cards, numbering=numbered(position.pawns))
    live.table = replace(live.table, game=game)
    return live
