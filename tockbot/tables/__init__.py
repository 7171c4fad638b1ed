"""One game in one channel: its seats, its lobby, the play, and the log that its state is computed from.

- A table's log is the truth: the state of a table is the fold of its log entries (``events``, ``state``, ``folding``).
- :func:`decide` turns a command (``commands``) into a decision, which is the new log entries and the table after them,
  or refuses it. Nothing else adds to a log.
- ``automatic`` adds the events that follow without a command, such as a deal or a timeout.
- Only an observation is ever shown: what one seat may know of the game (``observation``, ``seen``).
- A finished game can be replayed (``past_games``), and written as text and read back (``transcript``).

The package is pure: every function takes the time as an argument, and all chance follows from the table's seed. The
public API is what this module imports.
"""

from __future__ import annotations

from tockbot.tables.automatic import (
    ClosingDue,
    ComputersDue,
    Due,
    ReminderDue,
    RestartClocks,
    ReturnDue,
    SchedulerContext,
    ThrowInDue,
    TimeUp,
    next_due_action,
)
from tockbot.tables.clock import Clock, Wait
from tockbot.tables.codec import FORM, KINDS, decode, encode
from tockbot.tables.decisions import (
    Actor,
    Decision,
    Draft,
    Refusal,
    Refused,
    TableCommand,
    Unknown,
    decide,
    decide_open_table,
)
from tockbot.tables.events import (
    Agreed,
    Announced,
    Asked,
    Away,
    CardPassed,
    Cause,
    Chosen,
    ClockHeld,
    Closed,
    ClosedForGood,
    Dealt,
    Declined,
    DiscardRest,
    Entry,
    Event,
    Forgotten,
    Here,
    Hinted,
    HintsAllowed,
    InvitationOnly,
    Left,
    LogError,
    Missed,
    MoveUndone,
    Opened,
    PaceChosen,
    Played,
    PlayerLetBack,
    PlayerRemoved,
    PresenceChecked,
    Queued,
    Rated,
    Reminded,
    Reopened,
    Sat,
    SeatReserved,
    SeriesChosen,
    Started,
    Timed,
    UndoAllowed,
    Unqueued,
    Wanted,
)
from tockbot.tables.folding import fold, opened, replay
from tockbot.tables.game import (
    SEED_BYTES,
    Drawn,
    Game,
    MoveResult,
    Numbering,
    PawnId,
    PlayRecord,
    card_passed,
    card_taken,
    follow,
    numbered,
    pawn_number,
    played,
    seed_hash,
)
from tockbot.tables.observation import (
    ComputerPlayer,
    FirstHome,
    Highlights,
    HitOfTheGame,
    LongestWalk,
    Observation,
    PawnSeen,
    Question,
    SeatSeen,
    has_choice,
    highlights,
    observe,
    question_for,
)
from tockbot.tables.past_games import (
    Moment,
    MomentSeen,
    PastGame,
    Transcript,
    game_text,
    log_lines,
    moments,
    past_game,
    transcript_of,
)
from tockbot.tables.players import (
    CHOSEN_PACES,
    DEFAULT_PACE,
    JOKER,
    NO_GUILD,
    NOBODY_QUIET,
    PACES,
    SUITS,
    TIMES,
    TOURNAMENT_PACES,
    Card,
    ChannelId,
    Computer,
    GuildId,
    Human,
    Kind,
    Level,
    MessageId,
    Pace,
    People,
    Person,
    PersonId,
    PlaceKind,
    Player,
    Quiet,
    QuietHours,
    SeatsAgain,
    Stamp,
    TableId,
    Times,
    UserId,
    computer_on,
    full_deck,
    rank_of,
    ranks_of,
    ranks_of_deck,
    seats_again,
)
from tockbot.tables.proposals import ahead
from tockbot.tables.seen import (
    AskingSeen,
    Guess,
    GuessAt,
    Proof,
    SeriesSeen,
    TableSeen,
    homecomings,
    proof_of,
    scored,
    see,
    winner_worth,
)
from tockbot.tables.state import FIRST_TO, Homes, Proposal, Series, Stage, Table, Terms
from tockbot.tables.transcript import (
    TranscriptError,
    Wrong,
    played_text,
    read_transcript,
    write_transcript,
)
