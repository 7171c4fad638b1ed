"""How a transcript's text begins: what was played, by whom, and from which seed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Final

from tockbot.rules import NotationError, Position, Seat, TableRules, parse_position, parse_ruleset
from tockbot.tables.ids import MessageId, PersonId, TableId
from tockbot.tables.players import Computer, Human, Level, Player
from tockbot.tables.state.game.chance import SEED_BYTES
from tockbot.tables.transcript.transcript import Transcript
from tockbot.tables.transcript.wrong import Wrong, WrongLine

PARTY: Final = re.compile(r"(\S+) ([2-8])([st])")
PLAYER: Final = re.compile(r'person(?: (".*"))?|computer ([a-z]+) (".*")')
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,19}")
SEED: Final = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
FACTS: Final = ("game", "rules", "seed", "message", "cut", "position")


@dataclass(slots=True)
class Heading:
    """The lines of a heading, read one after another.

    Attributes:
        rules: what is played.
        seats: who sits on each seat, as far as that was read.
        people: what the people are called.
        facts: what the other lines say, by their first word.
    """

    rules: TableRules | None = None
    seats: dict[Seat, Player] = field(default_factory=dict)
    people: dict[PersonId, str] = field(default_factory=dict)
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
                _require(SEED, rest, Wrong.SEED)
            case "game" | "message":
                _require(NUMBER, rest, Wrong.UNREADABLE)
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
        if sector not in (names := [str(one) for one in self.rules.board.sectors]):
            raise WrongLine(Wrong.SEAT)
        return Seat(names.index(sector))

    def player(self, text: str) -> Player:
        """Who is written so; two people of one name are taken for one.

        Raises:
            WrongLine: UNREADABLE.
        """
        match = PLAYER.fullmatch(text)
        if match is None or match[2] not in (None, *(level.value for level in Level)):
            raise WrongLine(Wrong.UNREADABLE)
        if match[2] is not None:
            return Computer(quoted(match[3]), Level(match[2]))
        if match[1] is None:
            self.forgotten += 1
            return Human(PersonId(-self.forgotten))
        name = quoted(match[1])
        known = next((person for person, one in self.people.items() if one == name), PersonId(len(self.people) + 1))
        self.people[known] = name
        return Human(known)

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
    try:
        read = json.loads(text)
    except ValueError as error:
        raise WrongLine(Wrong.UNREADABLE) from error
    if not isinstance(read, str):
        raise WrongLine(Wrong.UNREADABLE)
    return read


def _require(form: re.Pattern[str], text: str, otherwise: Wrong) -> None:
    if not form.fullmatch(text):
        raise WrongLine(otherwise)


def _rules(text: str) -> TableRules:
    match = PARTY.fullmatch(text)
    if match is None:
        raise WrongLine(Wrong.RULES)
    try:
        return parse_ruleset(match[1], int(match[2]), in_teams=match[3] == "t")
    except NotationError as error:
        raise WrongLine(Wrong.RULES) from error
