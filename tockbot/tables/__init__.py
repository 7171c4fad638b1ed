"""One game in one channel: seats, lobby, cards, exchange, turns, and the log that is the truth.

Theory of operation. A table is the fold of its log (:mod:`~tockbot.tables.log`, :mod:`~tockbot.tables.state`).
Somebody wishes for something (:mod:`~tockbot.tables.wishes`); :func:`decide` turns the wish into a step, the entries
that the log gains and the table after them, or refuses. What follows by itself is told by
:mod:`~tockbot.tables.by_itself`. Only an observation, what one viewer may know (:mod:`~tockbot.tables.view`), is shown.
A game that is over can be written as text and read again (:mod:`~tockbot.tables.transcript`).
"""

from __future__ import annotations

from tockbot.tables.by_itself import (
    BeginAnew,
    ClosingDue,
    ComputersDue,
    Due,
    Keeping,
    ReminderDue,
    ReturnDue,
    ThrowInDue,
    TimeUp,
    due,
)
from tockbot.tables.cards import JOKER, SUITS, Card, full_deck, rank_of, ranks_of
from tockbot.tables.ids import NO_GUILD, ChannelId, GuildId, MessageId, PersonId, Stamp, TableId, UserId
from tockbot.tables.kind import Kind
from tockbot.tables.log.codec import FORM, KINDS, decode, encode
from tockbot.tables.log.entry import Entry, LogError
from tockbot.tables.log.events import (
    Agreed,
    Allowed,
    Announced,
    Asked,
    Away,
    BackAllowed,
    ByInvitation,
    Called,
    Cause,
    Chosen,
    ClockHeld,
    Closed,
    Dealt,
    Declined,
    Event,
    Forgotten,
    Gave,
    GivenUp,
    Here,
    Hinted,
    InSeries,
    Kept,
    Left,
    LetBack,
    LetGo,
    Missed,
    Opened,
    Paced,
    Played,
    Queued,
    Rated,
    Reminded,
    Reopened,
    Sat,
    SentAway,
    Started,
    Timed,
    TookBack,
    Unqueued,
    Wanted,
)
from tockbot.tables.log.plain import UNREADABLE, strict_converter
from tockbot.tables.next_seats import SeatsAgain, seats_again
from tockbot.tables.pace import CHOSEN_PACES, DEFAULT_PACE, TIMES, Pace
from tockbot.tables.players import Computer, Human, Level, People, Person, Player, computer_on
from tockbot.tables.ports import (
    Beat,
    Beats,
    Conflict,
    Log,
    MessageAt,
    OpenTable,
    PeopleBook,
    Preferences,
    ServerChoices,
    ShownMessage,
    Token,
)
from tockbot.tables.quiet_hours import NOBODY_QUIET, Quiet, QuietHours
from tockbot.tables.regular import Regular, RegularPost
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.clock import Clock, Wait
from tockbot.tables.state.folding.fold import fold, opened, replay
from tockbot.tables.state.folding.queueing import ahead
from tockbot.tables.state.game.chance import SEED_BYTES, seed_hash
from tockbot.tables.state.game.game import Drawn, Game
from tockbot.tables.state.game.numbering import Numbering, numbered, pawn_number
from tockbot.tables.state.game.playing import card_taken, gave, played
from tockbot.tables.state.game.record import Moved, PawnId, PlayRecord, follow
from tockbot.tables.state.presence import Homes
from tockbot.tables.state.series import FIRST_TO, Series
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.start import Terms
from tockbot.tables.state.table import Table
from tockbot.tables.step import Actor, Draft, Step, Wish, decide, decide_opening
from tockbot.tables.transcript.moments import moments
from tockbot.tables.transcript.past_game import MomentSeen, PastGame, past_game, told_game
from tockbot.tables.transcript.reading import encoding_of, read_transcript
from tockbot.tables.transcript.transcript import Moment, Transcript, transcript_of
from tockbot.tables.transcript.writing import played_text, write_transcript
from tockbot.tables.transcript.wrong import TranscriptError, Wrong
from tockbot.tables.view.guesses import Guess, GuessAt, homecomings, scored, winner_worth
from tockbot.tables.view.highlights import FirstHome, Highlights, HitOfTheGame, LongestWalk, highlights
from tockbot.tables.view.log_line import log_lines
from tockbot.tables.view.observation import Observation, PawnSeen, SeatSeen, observe
from tockbot.tables.view.proof import Proof, proof_of
from tockbot.tables.view.question import ComputerPlayer, Question, has_choice, question_for
from tockbot.tables.view.refusal import Refusal, Refused, Unknown
from tockbot.tables.view.series import SeriesSeen
from tockbot.tables.view.table_seen import AskingSeen, TableSeen, see

__all__ = [
    "CHOSEN_PACES",
    "DEFAULT_PACE",
    "FIRST_TO",
    "FORM",
    "JOKER",
    "KINDS",
    "NOBODY_QUIET",
    "NO_GUILD",
    "SEED_BYTES",
    "SUITS",
    "TIMES",
    "UNREADABLE",
    "Actor",
    "Agreed",
    "Allowed",
    "Announced",
    "Asked",
    "Asking",
    "AskingSeen",
    "Away",
    "BackAllowed",
    "Beat",
    "Beats",
    "BeginAnew",
    "ByInvitation",
    "Called",
    "Card",
    "Cause",
    "ChannelId",
    "Chosen",
    "Clock",
    "ClockHeld",
    "Closed",
    "ClosingDue",
    "Computer",
    "ComputerPlayer",
    "ComputersDue",
    "Conflict",
    "Dealt",
    "Declined",
    "Draft",
    "Drawn",
    "Due",
    "Entry",
    "Event",
    "FirstHome",
    "Forgotten",
    "Game",
    "Gave",
    "GivenUp",
    "Guess",
    "GuessAt",
    "GuildId",
    "Here",
    "Highlights",
    "Hinted",
    "HitOfTheGame",
    "Homes",
    "Human",
    "InSeries",
    "Keeping",
    "Kept",
    "Kind",
    "Left",
    "LetBack",
    "LetGo",
    "Level",
    "Log",
    "LogError",
    "LongestWalk",
    "MessageAt",
    "MessageId",
    "Missed",
    "Moment",
    "MomentSeen",
    "Moved",
    "Numbering",
    "Observation",
    "OpenTable",
    "Opened",
    "Pace",
    "Paced",
    "PastGame",
    "PawnId",
    "PawnSeen",
    "People",
    "PeopleBook",
    "Person",
    "PersonId",
    "PlayRecord",
    "Played",
    "Player",
    "Preferences",
    "Proof",
    "Question",
    "Queued",
    "Quiet",
    "QuietHours",
    "Rated",
    "Refusal",
    "Refused",
    "Regular",
    "RegularPost",
    "Reminded",
    "ReminderDue",
    "Reopened",
    "ReturnDue",
    "Sat",
    "SeatSeen",
    "SeatsAgain",
    "SentAway",
    "Series",
    "SeriesSeen",
    "ServerChoices",
    "ShownMessage",
    "Stage",
    "Stamp",
    "Started",
    "Step",
    "Table",
    "TableId",
    "TableSeen",
    "Terms",
    "ThrowInDue",
    "TimeUp",
    "Timed",
    "Token",
    "TookBack",
    "Transcript",
    "TranscriptError",
    "Unknown",
    "Unqueued",
    "UserId",
    "Wait",
    "Wanted",
    "Wish",
    "Wrong",
    "ahead",
    "card_taken",
    "computer_on",
    "decide",
    "decide_opening",
    "decode",
    "due",
    "encode",
    "encoding_of",
    "fold",
    "follow",
    "full_deck",
    "gave",
    "has_choice",
    "highlights",
    "homecomings",
    "log_lines",
    "moments",
    "numbered",
    "observe",
    "opened",
    "past_game",
    "pawn_number",
    "played",
    "played_text",
    "proof_of",
    "question_for",
    "rank_of",
    "ranks_of",
    "read_transcript",
    "replay",
    "scored",
    "seats_again",
    "see",
    "seed_hash",
    "strict_converter",
    "told_game",
    "transcript_of",
    "winner_worth",
    "wishes",
    "write_transcript",
]
