"""What a computer player is asked, and who answers: all that a program that plays is ever told of a table."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

from tockbot.rules import Phase, Play, Position, Seat, plays_without_sevens, seven_cards, seven_ways
from tockbot.tables.cards import Card
from tockbot.tables.ids import TableId
from tockbot.tables.players import Level
from tockbot.tables.view.observation import Observation


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked to decide upon.

    Attributes:
        observation: the game as its seat knows it; it is told nothing else of it.
        level: how well it is to play.
        seed: what all its chance follows from, so that the decision can be made again and be the same.
    """

    observation: Observation
    level: Level
    seed: int


def question_for(table_id: TableId, seat: Seat, observation: Observation, level: Level) -> Question:
    """The question to a seat at a table: its seed follows from the table, the moment in the log and the seat."""
    digest = sha256(f"table {table_id}, event {observation.stamp}, seat {seat}".encode("ascii")).digest()
    return Question(observation, level, int.from_bytes(digest[:8], "big"))


def has_choice(position: Position, hand: str) -> bool:
    """Whether a seat that holds these ranks, and from which something is due, can do more than one thing.

    It is judged from all that the rules allow, whatever a program that plays would look at.
    """
    if position.phase is Phase.EXCHANGE:
        return len(set(hand)) > 1
    plays = len(plays_without_sevens(position))
    if plays > 1:
        return True
    sevens = [seven_ways(position, card, (), most=1) for card in seven_cards(position)]
    return plays + sum(2 if ways is None else len(ways) for ways in sevens) > 1


class ComputerPlayer(Protocol):
    """A program that plays for a seat."""

    async def gift(self, question: Question) -> Card:
        """The card to give in the exchange."""

    async def play(self, question: Question) -> Play:
        """The play to make."""
