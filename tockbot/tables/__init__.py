"""One game in one channel: seats, lobby, cards, exchange, turns, and the log that is the truth."""

from __future__ import annotations

from tockbot.tables import decisions
from tockbot.tables.cards import JOKER, SUITS, Card, full_deck, rank_of, ranks_of
from tockbot.tables.chance import SEED_BYTES, seed_hash
from tockbot.tables.codec import LogError, decode, encode
from tockbot.tables.decisions import Decision, Events
from tockbot.tables.events import (
    Allowed,
    Chosen,
    Closed,
    Dealt,
    Event,
    Gave,
    Hinted,
    Left,
    Opened,
    Played,
    Sat,
    Started,
)
from tockbot.tables.game import Drawn, Game, dealt, draw_from, gave, new_game, played
from tockbot.tables.numbering import Numbering, numbered, pawn_number
from tockbot.tables.observation import Observation, PawnSeen, SeatSeen, TableSeen, observe, see
from tockbot.tables.question import ComputerPlayer, Question, question_for
from tockbot.tables.record import Moved, PawnId, PlayRecord, follow
from tockbot.tables.refusal import Refusal, Refused
from tockbot.tables.sitters import COMPUTER_NAMES, Computer, Human, Level, Sitter, UserId
from tockbot.tables.table import Stage, Table, fold, opened, replay

__all__ = [
    "COMPUTER_NAMES",
    "JOKER",
    "SEED_BYTES",
    "SUITS",
    "Allowed",
    "Card",
    "Chosen",
    "Closed",
    "Computer",
    "ComputerPlayer",
    "Dealt",
    "Decision",
    "Drawn",
    "Event",
    "Events",
    "Game",
    "Gave",
    "Hinted",
    "Human",
    "Left",
    "Level",
    "LogError",
    "Moved",
    "Numbering",
    "Observation",
    "Opened",
    "PawnId",
    "PawnSeen",
    "PlayRecord",
    "Played",
    "Question",
    "Refusal",
    "Refused",
    "Sat",
    "SeatSeen",
    "Sitter",
    "Stage",
    "Started",
    "Table",
    "TableSeen",
    "UserId",
    "dealt",
    "decisions",
    "decode",
    "draw_from",
    "encode",
    "fold",
    "follow",
    "full_deck",
    "gave",
    "new_game",
    "numbered",
    "observe",
    "opened",
    "pawn_number",
    "played",
    "question_for",
    "rank_of",
    "ranks_of",
    "replay",
    "see",
    "seed_hash",
]
