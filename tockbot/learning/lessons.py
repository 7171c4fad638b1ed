"""Lessons, the exercises they use, and notes for beginners at real tables.

Lessons are data: a lesson is a position and its right answers; its texts are in ``locales/``. A course lists lessons in
the order of learning.

An exercise is a table that no channel shows and no database stores. It is made of the same log as any table, so that
its screens and refusals are those of a real game. Its table, channel and server have the number 0. Practice games begin
here too, although they are tables in a channel: they are dealt so that the learner can bring a pawn out at once.

A *caution* warns of a play that a player may not have meant. A *note* explains a card when a player first holds it at a
real table. Both are shown only to players who want notes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cache, partial
from typing import Final

from tockbot.rules import (
    JOKER,
    RESERVE,
    Action,
    Backward,
    Board,
    EnterPawn,
    Law,
    Move,
    MovePlay,
    Phase,
    Play,
    Position,
    Seat,
    Seven,
    SwapPawns,
    Walk,
    brings_out,
    format_pawns,
    is_hand_stuck,
    is_track,
    legal_plays,
    parse_position,
    plays_without_sevens,
    seven_cards,
)
from tockbot.tables import (
    NO_GUILD,
    SEED_BYTES,
    Actor,
    Card,
    ChannelId,
    Draft,
    Human,
    Kind,
    Observation,
    Opened,
    Person,
    PersonId,
    Sat,
    Started,
    Table,
    TableCommand,
    TableId,
    TableSeen,
    commands,
    computer_on,
    decide,
    decide_open_table,
    observe,
    rank_of,
    ranks_of,
    see,
)

NOWHERE: Final = TableId(0)
"""The number of every such table."""

LEARNER: Final = PersonId(0)
"""The person at such a table, whoever the learner is."""

_MOMENT: Final = datetime(2026, 1, 1, tzinfo=UTC)

TRIES: Final = 100
"""Maximum number of seeds to try; about six hands in ten hold a card that enters."""


def exercise(position: Position, seat: Seat) -> Table:
    """Return a table in this position, with the learner on this seat and computer players on the others."""
    rules = position.rules

    def set_up(draft: Draft) -> None:
        for one in rules.seats:
            draft.add(Sat(one, Human(LEARNER) if one == seat else computer_on(one)))
        draft.add(Started(position))

    opened = Opened(NO_GUILD, ChannelId(0), LEARNER, "en", rules, bytes(SEED_BYTES), kind=Kind.PRACTICE)
    return decide_open_table(opened, _MOMENT, set_up).table


def seen(table: Table, name: str = "") -> TableSeen:
    """Return the table as the learner sees it; ``name`` is the learner's name."""
    return see(NOWHERE, table, LEARNER, {LEARNER: Person(LEARNER, None, name)})


def known(table: Table) -> Observation:
    """Return the game as the learner knows it."""
    if table.game is None:
        raise ValueError("an exercise is a game that has begun")
    return observe(table, table.game, table.seat_of(LEARNER))


def played(table: Table, play: Play, card: Card | None = None) -> Table:
    """Return the table after a play of the learner."""
    return _after(table, partial(commands.play, chosen=play, stamp=known(table).stamp, card=card))


def card_passed(table: Table, card: Card) -> Table:
    """Return the table after the learner has chosen a card to pass."""
    return _after(table, partial(commands.give, card=card, stamp=known(table).stamp))


def _after(table: Table, wish: TableCommand) -> Table:
    return decide(table, Actor(LEARNER), _MOMENT, wish).table


def with_entering_card(opened: Callable[[], Opened]) -> Opened:
    """Return an opening of a practice game whose first hand holds a card that enters.

    ``opened`` makes a new opening with another seed. A practice game is not rated, and only computers play against the
    learner, so its seed may be chosen.
    """
    event = opened()
    for _ in range(TRIES):
        game = decide_open_table(event, _MOMENT, commands.practise).table.game
        if game is not None and any(rank_of(card) in event.rules.law.entering_ranks for card in game.hands[Seat(0)]):
            break
        event = opened()
    return event


VIEWER: Final = Seat(0)
"""The seat of the learner."""


@cache
def _table_at(position: str) -> Table:
    """Return the table of a lesson: each press in one needs it again."""
    return exercise(parse_position(position), VIEWER)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        name: one word that identifies its texts, and the record that a person has done it.
        position: initial position, in notation (rules.md 6.1); the learner sits on seat 0.
        right: the right answers, each as the ranks spent and all pawns afterwards, or in the exchange as a rank.
    """

    name: str
    position: str
    right: tuple[str, ...]

    def table(self) -> Table:
        """Return the table of the lesson."""
        return _table_at(self.position)

    def solution(self) -> Play | str:
        """Return the right answer, as a play, or as the rank to pass."""
        game = known(self.table())
        offered = ranks_of(game.hand) if game.phase is Phase.EXCHANGE else legal_plays(game.position())
        for what in offered:
            if self.is_done_by(what):
                return what
        raise LookupError(self.name)

    def is_done_by(self, what: Play | str) -> bool:
        """Return whether a play, or a passed rank, is right."""
        return answer_text(what) in self.right


def answer_text(what: Play | str) -> str:
    """Return a play, or a passed rank, as lessons write it."""
    match what:
        case str():
            return what
        case MovePlay():
            return f"{what.spent} {format_pawns(what.pawns)}"
        case _:
            return what.spent


@dataclass(frozen=True, slots=True)
class Course:
    """Lessons in the order of learning."""

    name: str
    lessons: tuple[Lesson, ...]

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return the lesson that follows another, or None after the last."""
        following = self.lessons[self.lessons.index(lesson) + 1 :]
        return following[0] if following else None


BASICS: Final = Course(
    "basics",
    (
        # Out of the reserve: all pawns are in reserve, and only a card that enters brings one out.
        Lesson(
            "way-out",
            "swiss 4t d3 pm 0 r,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 58K/269/3TQ/59J",
            ("K 0!,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Walk, and hit: a pawn that ends on another's field sends that pawn back, even the partner's.
        Lesson(
            "hit",
            "swiss 4t d3 pm 0 10,r,r,r/19,r,r,r/16,r,r,r/50,r,r,r 69Q/25T/35Q/58J",
            ("9 19,r,r,r/r,r,r,r/16,r,r,r/50,r,r,r",),
        ),
        # A pawn that has just entered is protected: it can be neither hit nor passed.
        Lesson(
            "protected",
            "swiss 4t d3 pm 0 15,r,r,r/18!,r,r,r/40,r,r,r/60,r,r,r 23T/269/5JQ/59Q",
            ("2 17,r,r,r/18!,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Home by exact count: a pawn turns in at its entry field, or walks on.
        Lesson(
            "home",
            "swiss 4t d3 pm 0 66,h4,r,r/23,r,r,r/40,r,r,r/60,r,r,r 68Q/269/35J/59T",
            ("6 h3,h4,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # A seven is split over several pawns.
        Lesson(
            "split",
            "swiss 4t d3 pm 0 12,67,h3,h4/23,r,r,r/40,r,r,r/15,r,r,r 7/269/35J/59T",
            ("7 15,h2,h3,h4/23,r,r,r/40,r,r,r/r,r,r,r", "7 16,h1,h3,h4/23,r,r,r/40,r,r,r/r,r,r,r"),
        ),
        # The card for the partner: a partner with all pawns in reserve needs a card that enters.
        Lesson(
            "gift",
            "swiss 4t d3 px - 30,r,r,r/23,r,r,r/r,r,r,r/60,r,r,r 58K/269/35J/59T",
            ("K",),
        ),
    ),
)
"""The first course: the basics for people who have never played."""

MORE: Final = Course(
    "more",
    (
        # A jack swaps.
        Lesson(
            "jack",
            "swiss 4t d3 pm 0 20,r,r,r/66+,r,r,r/40,r,r,r/30,r,r,r 5J/269/35Q/59T",
            ("J 66,r,r,r/20+,r,r,r/40,r,r,r/30,r,r,r",),
        ),
        # A joker is any card.
        Lesson(
            "joker",
            "swiss 4t d3 pm 0 64,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 2*/269/35Q/59T",
            ("* h4,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Four back from the start: nearly a whole round in one move.
        Lesson(
            "four",
            "swiss 4t d3 pm 0 0!,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 4Q/269/35J/59T",
            ("4 68+,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # The way through the centre (rules.md 4.11).
        Lesson(
            "centre",
            "ttg 4t d3 pm 0 8,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 5K/269/35J/59Q",
            ("K c,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Dog: home from the start field, once the pawn has touched it twice.
        Lesson(
            "dog",
            "dog 4t d3 pm 0 60+,r,r,r/20+,r,r,r/35+,r,r,r/52+,r,r,r 58/269/35J/59T",
            (
                "5 h1,r,r,r/20+,r,r,r/35+,r,r,r/52+,r,r,r",
                "8 h4,r,r,r/20+,r,r,r/35+,r,r,r/52+,r,r,r",
            ),
        ),
        # Toc Toc: an ace is 1 or 14, and pawns of one colour never pass each other.
        Lesson(
            "toctoc",
            "toctoc 4t d3 pm 0 10,13,r,r/27,r,r,r/40,r,r,r/60,r,r,r A5/269/35J/59Q",
            ("A 10,27,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Tock Tock Dog: a jack is 11 or swaps, and no pawn is protected.
        Lesson(
            "ttg",
            "ttg 4t d3 pm 0 7,r,r,r/18,r,r,r/40,r,r,r/60,r,r,r 5J/269/35Q/59Q",
            ("J 18,r,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Keezen: a pawn goes round once, and never past its home.
        Lesson(
            "keezen",
            "keezen 4t d3 pm 0 60,r,r,r/23,r,r,r/40,r,r,r/50,r,r,r 3589/269/35J/59T",
            ("5 h2,r,r,r/23,r,r,r/40,r,r,r/50,r,r,r",),
        ),
        # Keezen: a pawn on its own start field blocks everyone, and only its owner can swap it away.
        Lesson(
            "keezen-start",
            "keezen 4t d3 pm 0 0,r,r,r/59,r,r,r/40,r,r,r/30,r,r,r JK/269/35J/59T",
            ("J 59,r,r,r/0,r,r,r/40,r,r,r/30,r,r,r",),
        ),
        # Jackaroo: a king hits every pawn on its way, and two pawns side by side are a wall.
        Lesson(
            "jackaroo-king",
            "jackaroo 4t d3 pm 0 5,r,r,r/9,10,r,r/40,r,r,r/60,r,r,r 28K/269/35J/59J",
            ("K 18,r,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Jackaroo: a five moves any pawn, an opponent's even past its home.
        Lesson(
            "jackaroo-five",
            "jackaroo 4t d3 pm 0 30,r,r,r/15,r,r,r/33,r,r,r/60,r,r,r 56/246/35J/59J",
            ("5 30,r,r,r/20,r,r,r/33,r,r,r/60,r,r,r",),
        ),
        # Jackaroo: a ten burns a card of the next player, who also loses the turn.
        Lesson(
            "jackaroo-ten",
            "jackaroo 4t d3 pm 0 30,r,r,r/16,r,r,r/50,r,r,r/64,r,r,r 6T/3/35/59",
            ("T",),
        ),
        # Italian: the player after a ten discards a card and loses the turn.
        Lesson(
            "italian",
            "italian 4t d3 pm 0 10,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 6T/269/35J/59Q",
            ("T 20,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
    ),
)
"""The second course: the special cards, and a lesson for each other ruleset."""

PARTNER: Final = Course(
    "partner",
    (
        # The advice on passing cards was measured: docs/computer-players.md, "What to pass".
        Lesson(
            "two-ways-out",
            "swiss 4t d3 px - r,r,r,r/23,r,r,r/r,r,r,r/60,r,r,r A5K/269/35J/59T",
            ("A", "K"),
        ),
        # A player with pawns in reserve keeps the only card that brings one out.
        Lesson(
            "own-way-out",
            "swiss 4t d3 px - r,r,r,r/23,r,r,r/30,50,r,r/60,r,r,r 35K/269/35J/59T",
            ("3", "5"),
        ),
        # The partner can hit with it at once.
        Lesson(
            "gift-that-hits",
            "swiss 4t d3 px - 10,r,r,r/49,r,r,r/40,r,r,r/60,r,r,r 59J/269/35J/59T",
            ("9",),
        ),
    ),
)
"""The third course: which card to pass to a partner."""

COURSES: Final = (BASICS, MORE, PARTNER)


def course_of(name: str) -> tuple[Course, Lesson]:
    """Return the course and the lesson with this name.

    Raises:
        KeyError: there is no such lesson.
    """
    for course in COURSES:
        for lesson in course.lessons:
            if lesson.name == name:
                return course, lesson
    raise KeyError(name)


class Caution(Enum):
    """A warning about a play; its value is the end of its text's key."""

    PASSES_HOME = "passes-home"
    """A pawn walks past its own home, for another lap (rules.md 3.1)."""

    HITS_OWN = "hits-own"
    """A pawn of the player's own is sent back (rules.md 3.2)."""


def cautions_on(board: Board, viewer: Seat | None, moves: Iterable[Move]) -> tuple[Caution, ...]:
    """Return the warnings about these moves, which the viewer could make."""
    made = tuple(moves)
    found = {Caution.PASSES_HOME for move in made if isinstance(move, Walk) and _passes_home(board, move)}
    found |= {Caution.HITS_OWN for move in made for spot in move.hits if spot.seat == viewer}
    return tuple(caution for caution in Caution if caution in found)


def _passes_home(board: Board, walk: Walk) -> bool:
    if walk.steps < 0 or not is_track(walk.goal):
        return False
    entry = board.entries[walk.seat]
    ahead = (entry - walk.origin) % board.fields
    # A pawn that starts on its entry field passes the home too, unless pawns enter on that same field.
    return 0 < ahead < walk.steps or (ahead == 0 and entry != board.starts[walk.seat])


def only_way_out(game: Observation) -> Card | None:
    """Return the only card of the viewer's hand that brings a waiting pawn out; None if there are more or none."""
    if game.viewer is None or all(pawn.location != RESERVE for pawn in game.seats[game.viewer].pawns):
        return None
    entering = [card for card in game.hand if brings_out(game.rules.law, rank_of(card))]
    return entering[0] if len(entering) == 1 else None


def cannot_begin(game: Observation) -> bool:
    """Return whether the viewer is to act with no pawn out, and no card that does anything without one."""
    if game.viewer is None or game.turn != game.viewer or game.phase is not Phase.PLAY or not game.hand:
        return False
    return is_hand_stuck(game.position(), game.viewer)


NO_NOTES: Final = "no-notes"
"""The remembered word of a player who wants no more notes."""


class Note(Enum):
    """A note; its value is the end of its text's key, and of the remembered word."""

    NOTHING = "nothing"
    """No pawn is out, and no card of the hand brings one out (rules.md 2.6, 3.4)."""

    DISCARD = "discard"
    """The player must discard a card because of another player's card (rules.md 4.9, 4.10)."""

    JOKER = "joker"
    SEVEN = "seven"
    SWAP = "swap"
    BACK = "back"
    ENTERS = "enters"

    @property
    def word(self) -> str:
        """The word that is remembered once a player has seen the note."""
        return f"note-{self.value}"


_OF_ACTIONS: Final[tuple[tuple[type[Action], Note], ...]] = (
    (Seven, Note.SEVEN),
    (SwapPawns, Note.SWAP),
    (Backward, Note.BACK),
    (EnterPawn, Note.ENTERS),
)
"""The note for each action of a card, the most unusual action first."""


def note_on(game: Observation, learnt: Collection[str]) -> tuple[Note, Card] | None:
    """Return the next note for the viewer, and the card it is about; ``learnt`` are the words remembered so far.

    A card is explained when it can be played. Return None if there is no note, or the viewer wants none.
    """
    if NO_NOTES in learnt or game.viewer is None:
        return None
    if Note.NOTHING.word not in learnt and cannot_begin(game):
        return Note.NOTHING, game.hand[0]
    if game.turn is None or game.turn != game.viewer or not game.hand:
        return None
    if game.phase is Phase.DISCARD:
        found = [(Note.DISCARD, game.hand[0])]
    else:
        found = [(note, card) for card in game.hand if (note := _note_of(game.rules.law, rank_of(card))) is not None]
    order = list(Note)
    fresh = [one for one in found if one[0].word not in learnt]
    if fresh and game.phase is not Phase.DISCARD:
        playable = _playable(game.position())
        fresh = [one for one in fresh if rank_of(one[1]) in playable]
    return min(fresh, key=lambda one: order.index(one[0]), default=None)


def _playable(position: Position) -> str:
    """Return the ranks that can be played to move a pawn."""
    plays = plays_without_sevens(position)
    return seven_cards(position) + "".join(rank for play in plays if isinstance(play, MovePlay) for rank in play.spent)


def _note_of(law: Law, rank: str) -> Note | None:
    if rank == JOKER:
        return Note.JOKER
    actions = law.cards.get(rank, ())
    return next((note for kind, note in _OF_ACTIONS if any(isinstance(one, kind) for one in actions)), None)
