"""A transcript as its text (docs/notation.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from tockbot.rules import Position, format_position, format_ruleset
from tockbot.tables.cards import Card
from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Dealt, Gave, Played, Sat
from tockbot.tables.players import Computer, Human, Player
from tockbot.tables.transcript.moments import after_step, beginning
from tockbot.tables.transcript.plays import play_text, sector
from tockbot.tables.transcript.transcript import GameStep, Moment, Transcript

FIRST_LINE: Final = "tock 1"
"""Begins every text; another form gets another number."""

NO_CARDS: Final = "-"
IN_STEAD: Final = " (in stead)"
TAKES: Final = " takes "
"""Between a draw, or a burn, and the card that was taken."""


def write_transcript(transcript: Transcript) -> str:
    """The text of a game, line by line."""
    return "".join(f"{line}\n" for line in _lines(transcript))


def _lines(transcript: Transcript) -> Iterator[str]:
    rules = transcript.rules
    yield FIRST_LINE
    if transcript.number is not None:
        yield f"game {transcript.number}"
    yield f"rules {format_ruleset(rules)} {rules.party.players}{'t' if rules.party.in_teams else 's'}"
    for seat, player in zip(rules.board.sectors, transcript.seats, strict=True):
        yield f"seat {seat} {_player(player, transcript.names)}"
    yield f"seed {transcript.seed.hex()}"
    if transcript.message is not None:
        yield f"message {transcript.message}"
        yield f"cut {_quoted(transcript.cut)}"
    if transcript.position is not None:
        yield f"position {format_position(transcript.position)}"
    moment = beginning(transcript)
    for step in transcript.steps:
        if isinstance(step, Dealt):
            yield ""
        yield _step(moment, step, transcript.names)
        moment = after_step(moment, step)
    yield ""
    yield f"end {format_position(moment.game.position)}"


def _step(moment: Moment, step: GameStep, names: Mapping[PersonId, str]) -> str:
    position = moment.game.position
    match step:
        case Sat(seat, player):
            return f"sit {sector(position, seat)} {_player(player, names)}"
        case Dealt(dealer, hands):
            told = " / ".join(_cards(hand) or NO_CARDS for hand in hands)
            return f"deal {moment.game.round + 1} d{sector(position, dealer)} {told}"
        case Gave(seat, card, in_stead):
            return f"give {sector(position, seat)} {card}{IN_STEAD * in_stead}"
        case Played():
            return f"{moment.plays + 1}. {played_text(position, step)}"
        case _:
            assert_never(step)


def played_text(position: Position, played: Played) -> str:
    """A play with its seat and its cards: ``0 Kd r>0``."""
    told = f"{_cards(played.cards)} {play_text(position, played.seat, played.play)}"
    drawn = "" if played.drawn is None else f"{TAKES}{played.drawn}"
    return f"{sector(position, played.seat)} {told}{drawn}{IN_STEAD * played.in_stead}"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(cards)


def _player(player: Player, names: Mapping[PersonId, str]) -> str:
    match player:
        case Human(person):
            return f"person {_quoted(names[person])}" if person in names else "person"
        case Computer(name, level):
            return f"computer {level.value} {_quoted(name)}"
        case _:
            assert_never(player)


def _quoted(text: str) -> str:
    """Text as JSON writes it, on one line: just what it was, but no sign that cannot be seen."""
    return json.dumps(text, ensure_ascii=not text.isprintable())
