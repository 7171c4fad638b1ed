"""How a transcript's text begins: what was played, by whom, and from which seed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from tockbot.rules import NotationError, Position, Seat, TableRules, parse_position, parse_ruleset
from tockbot.tables.ids import MessageId, PersonId, TableId
from tockbot.tables.players import Computer, Human, Level, Player
from tockbot.tables.state.game.chance import SEED_BYTES
from tockbot.tables.transcript.lines import is_number
from tockbot.tables.transcript.transcript import Transcript
from tockbot.tables.transcript.wrong import Wrong, WrongLine

PARTIES: Final = frozenset(f"{players}{sides}" for players in range(2, 9) for sides in "st")
HEX: Final = frozenset("0123456789abcdef")
LEVELS: Final = frozenset(level.value for level in Level)
DIGITS: Final = 20
"""So many digits has a game's number at most, or a message's."""

FACTS: Final = ("game", "rules", "seed", "message", "cut", "position")


@dataclass(slots=True)
class Heading:
    """The lines of a heading, read one after another.

    Attributes:
        rules: what is played.
        seats: who sits on each seat, as far as that was read.
        people: what the people are called.
        known: the same people by what they are called.
        facts: what the other lines say, by their first word.
        forgotten: how many have no name.
    """

    rules: TableRules | None = None
    seats: dict[Seat, Player] = field(default_factory=dict)
    people: dict[PersonId, str] = field(default_factory=dict)
    known: dict[str, PersonId] = field(default_factory=dict)
    facts: dict[str, str] = field(default_factory=dict)
    forgotten: int = 0

    def read(self, line: str) -> None:
        """Read one more line.

        Raises:
            WrongLine: it belongs to no heading, or not there.
        """
        word, _, rest = line.partition(" ")
        if word == "seat":
            self._seat(rest)
            return
        if word not in FACTS or word in self.facts:
            raise WrongLine(Wrong.UNREADABLE)
        self.facts[word] = rest
        match word:
            case "rules":
                self.rules = _rules(rest)
            case "seed":
                if len(rest) != 2 * SEED_BYTES or not HEX.issuperset(rest):
                    raise WrongLine(Wrong.SEED)
            case "game" | "message":
                if rest != "0" and not is_number(rest, DIGITS):
                    raise WrongLine(Wrong.UNREADABLE)
            case "cut":
                quoted(rest)
            case _:
                self._position()

    def whole(self) -> Transcript:
        """What the heading says, before anything happened.

        Raises:
            WrongLine: MISSING.
        """
        rules, facts = self.rules, self.facts
        if rules is None or "seed" not in facts or len(self.seats) != len(rules.seats):
            raise WrongLine(Wrong.MISSING)
        if ("message" in facts) != ("cut" in facts):
            raise WrongLine(Wrong.MISSING)
        return Transcript(
            number=TableId(int(facts["game"])) if "game" in facts else None,
            rules=rules,
            seats=tuple(self.seats[seat] for seat in rules.seats),
            names=self.people,
            seed=bytes.fromhex(facts["seed"]),
            message=MessageId(int(facts["message"])) if "message" in facts else None,
            cut=quoted(facts["cut"]) if "cut" in facts else "",
            position=self._position() if "position" in facts else None,
            steps=(),
        )

    def seat(self, sector: str) -> Seat:
        """The seat that the notation calls so.

        Raises:
            WrongLine: SEAT, or MISSING before the rules are read.
        """
        if self.rules is None:
            raise WrongLine(Wrong.MISSING)
        for seat, one in enumerate(self.rules.board.sectors):
            if sector == str(one):
                return Seat(seat)
        raise WrongLine(Wrong.SEAT)

    def player(self, text: str) -> Player:
        """Who is written so; two people of one name are taken for one.

        Raises:
            WrongLine: UNREADABLE.
        """
        match text.split(" ", 1):
            case ["person"]:
                self.forgotten += 1
                return Human(PersonId(-self.forgotten))
            case ["person", told]:
                name = quoted(told)
                person = self.known.setdefault(name, PersonId(len(self.known) + 1))
                self.people[person] = name
                return Human(person)
            case ["computer", told] if (level := told.partition(" ")[0]) in LEVELS:
                return Computer(quoted(told[len(level) + 1 :]), Level(level))
            case _:
                raise WrongLine(Wrong.UNREADABLE)

    def _seat(self, rest: str) -> None:
        sector, _, player = rest.partition(" ")
        seat = self.seat(sector)
        if seat in self.seats:
            raise WrongLine(Wrong.UNREADABLE)
        self.seats[seat] = self.player(player)

    def _position(self) -> Position:
        try:
            position = parse_position(self.facts["position"])
        except NotationError as error:
            raise WrongLine(Wrong.POSITION) from error
        if position.rules != self.rules:
            raise WrongLine(Wrong.POSITION)
        return position


def quoted(text: str) -> str:
    """Text that is written as JSON writes it.

    Raises:
        WrongLine: UNREADABLE.
    """
    if not text.startswith('"'):
        # Anything else that JSON can say may be nested more deeply than can be read.
        raise WrongLine(Wrong.UNREADABLE)
    try:
        read = json.loads(text)
    except ValueError as error:
        raise WrongLine(Wrong.UNREADABLE) from error
    if not isinstance(read, str):
        raise WrongLine(Wrong.UNREADABLE)
    return read


def _rules(text: str) -> TableRules:
    ruleset, _, party = text.partition(" ")
    if party not in PARTIES:
        raise WrongLine(Wrong.RULES)
    try:
        return parse_ruleset(ruleset, int(party[0]), in_teams=party[1] == "t")
    except NotationError as error:
        raise WrongLine(Wrong.RULES) from error
