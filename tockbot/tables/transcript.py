"""The text of a game: written from a transcript, and read back (docs/notation.md).

The text begins with a heading: rules, players and seed. One line for each deal, passed card, new player and play
follows.

Invariant: a text that was read is the text of a possible game. Every line is checked: the plays by the rules, and all
chance against the seed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import takewhile
from typing import Final, assert_never

from tockbot.rules import (
    RANKS,
    Burn,
    Discard,
    Draw,
    Enter,
    IllegalPlay,
    Jump,
    Move,
    MovePlay,
    NotationError,
    Parts,
    Phase,
    Play,
    Position,
    Seat,
    Spot,
    Swap,
    TableRules,
    ThrowIn,
    Walk,
    format_position,
    format_ruleset,
    location_name,
    parse_position,
    parse_ruleset,
    plays_without_sevens,
    sevens_that_fit,
    takes_from,
)
from tockbot.tables.events import CardPassed, Dealt, Played, Sat
from tockbot.tables.game import SEED_BYTES
from tockbot.tables.past_games import GameStep, Moment, Transcript, after_step, beginning
from tockbot.tables.players import (
    JOKER,
    SUITS,
    Card,
    Computer,
    Human,
    Level,
    MessageId,
    PersonId,
    Player,
    TableId,
    rank_of,
)

THROW_IN = "throw in"
DISCARD = "discard"
CHOSEN = " by choice"
PARTS_READ: Final = 10_000
"""Maximum number of parts of a seven to compare with a text; no seven has this many to choose from."""


def play_text(position: Position, seat: Seat, play: Play) -> str:
    """Return a play without its cards: ``15>28 x1:28``, ``as K r>0``, ``draw 2``, ``burn 1``, ``throw in``."""
    match play:
        case MovePlay(spent, _, _, rank, moves):
            moves_text = " ".join(_move_text(position, seat, move) for move in moves)
            return moves_text if rank == spent else f"as {rank} {moves_text}"
        case Draw(_, other):
            return f"draw {sector(position, other)}"
        case Burn(_, other, choice):
            return f"burn {sector(position, other)}{CHOSEN * choice}"
        case ThrowIn():
            return THROW_IN
        case Discard():
            return DISCARD
        case _:
            assert_never(play)


def find_play(position: Position, seat: Seat, spent: str, text: str) -> Play | None:
    """Return the legal play of the seat to act that spends these ranks and has this text; None if there is none."""
    for play in (*plays_without_sevens(position), *_sevens(position, seat, spent, text)):
        if play.spent == spent and play_text(position, seat, play) == text:
            return play
    return None


def sector(position: Position, seat: Seat) -> int:
    """Return the name of a seat in the notation: the arm of the board at which it sits (rules.md 6.1)."""
    return position.rules.board.sectors[seat]


def _sevens(position: Position, seat: Seat, spent: str, text: str) -> Iterator[Play]:
    """Yield the sevens whose parts have this text; there may be too many sevens to list them all."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return
    written = text.split(" ", 2)[2] if text.startswith("as ") and text.count(" ") > 1 else text
    written += " "

    def fit(parts: Parts) -> int | None:
        beginning_text = " ".join(_move_text(position, seat, part) for part in parts)
        return 0 if written.startswith(f"{beginning_text} ") else None

    for card in dict.fromkeys(spent):
        if position.rules.splitting.get(card) and card in position.hands[position.turn]:
            yield from sevens_that_fit(position, card, fit, PARTS_READ)


def _move_text(position: Position, seat: Seat, move: Move) -> str:
    owner = "" if move.seat == seat else f"{sector(position, move.seat)}:"
    hits = "".join(f" x{_spot(position, hit)}" for hit in move.hits)
    match move:
        case Enter(_, goal):
            return f"{owner}r>{location_name(goal)}{hits}"
        case Walk(_, origin, goal, steps):
            way = ">" if steps > 0 else "<"
            return f"{owner}{location_name(origin)}{way}{location_name(goal)}{hits}"
        case Jump(_, origin, goal):
            return f"{owner}{location_name(origin)}>>{location_name(goal)}{hits}"
        case Swap(_, origin, other):
            return f"{owner}{location_name(origin)}~{_spot(position, other)}"
        case _:
            assert_never(move)


def _spot(position: Position, spot: Spot) -> str:
    return f"{sector(position, spot.seat)}:{location_name(spot.location)}"


FIRST_LINE: Final = "tock 1"
"""First line of every text; another format gets another number."""

NO_CARDS: Final = "-"
IN_STEAD: Final = " (in stead)"
TAKES: Final = " takes "
"""Text between a draw, or a burn, and the card that was taken."""


def write_transcript(transcript: Transcript) -> str:
    """Return the text of a game."""
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
            all_hands = " / ".join(_cards(hand) or NO_CARDS for hand in hands)
            return f"deal {moment.game.round + 1} d{sector(position, dealer)} {all_hands}"
        case CardPassed(seat, card, in_stead):
            return f"give {sector(position, seat)} {card}{IN_STEAD * in_stead}"
        case Played():
            return f"{moment.plays + 1}. {played_text(position, step)}"
        case _:
            assert_never(step)


def played_text(position: Position, played: Played) -> str:
    """Return a play with its seat and its cards: ``0 Kd r>0``."""
    text = f"{_cards(played.cards)} {play_text(position, played.seat, played.play)}"
    drawn = "" if played.drawn is None else f"{TAKES}{played.drawn}"
    return f"{sector(position, played.seat)} {text}{drawn}{IN_STEAD * played.in_stead}"


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
    """Return the text as a JSON string on one line, with invisible characters escaped."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


CARDS: Final = frozenset({JOKER, *(Card(rank + suit) for rank in RANKS for suit in SUITS)})
SEATS: Final = frozenset("01234567")
HAPPENED: Final = frozenset({"deal", "give", "sit", "end"})


@dataclass(frozen=True, slots=True)
class DealLine:
    """``deal 1 d3 4h 6d / - / …``: the round, the dealer's seat, and the hand of each seat."""

    round: int
    dealer: str
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class GiveLine:
    """``give 0 4h (in stead)``: the seat and the card passed."""

    seat: str
    card: Card
    in_stead: bool


@dataclass(frozen=True, slots=True)
class SitLine:
    """``sit 2 computer hard "Carl"``: the seat and its new player."""

    seat: str
    player: str


@dataclass(frozen=True, slots=True)
class PlayLine:
    """``12. 0 2s draw 2 takes 7h (in stead)``: number, seat, cards spent, the play, and a card drawn."""

    number: int
    seat: str
    cards: tuple[Card, ...]
    play: str
    drawn: Card | None
    in_stead: bool


def is_event_line(line: str) -> bool:
    """Return whether a line begins like a line about an event; the lines before the first one are the heading."""
    word, blank, _ = line.partition(" ")
    return bool(blank) and (word in HAPPENED or (word.endswith(".") and _has_digits(word[:-1])))


def read_line(line: str) -> DealLine | GiveLine | SitLine | PlayLine | None:
    """Parse a line about an event; return None if that is not possible."""
    word, _, rest = line.partition(" ")
    if word == "deal":
        return _deal(rest)
    seat, _, rest = rest.partition(" ")
    if seat not in SEATS:
        return None
    if word == "sit":
        return SitLine(seat, rest) if rest else None
    rest, in_stead = _without(rest, IN_STEAD)
    if word == "give":
        return GiveLine(seat, Card(rest), in_stead) if rest in CARDS else None
    number = word.removesuffix(".")
    if number == word or not is_number(number, 5) or "(" in rest:
        return None
    words = rest.split(" ")
    # The last word belongs to the play, even if it looks like a card.
    cards = tuple(map(Card, takewhile(CARDS.__contains__, words[:-1])))
    rest, drawn = " ".join(words[len(cards) :]), None
    if rest[-len(TAKES) - 2 : -2] == TAKES and rest[-2:] in CARDS and len(rest) > len(TAKES) + 2:
        rest, drawn = rest[: -len(TAKES) - 2], Card(rest[-2:])
    return PlayLine(int(number), seat, cards, rest, drawn, in_stead) if cards and rest else None


def _deal(rest: str) -> DealLine | None:
    number, _, rest = rest.partition(" ")
    dealer, _, hands = rest.partition(" ")
    seat = dealer.removeprefix("d")
    if not is_number(number, 4) or seat == dealer or seat not in SEATS or not hands:
        return None
    all_cards = tuple(() if hand == NO_CARDS else tuple(map(Card, hand.split(" "))) for hand in hands.split(" / "))
    return DealLine(int(number), seat, all_cards)


def _without(text: str, end: str) -> tuple[str, bool]:
    """Return a text without this ending, and whether it had it."""
    without = text.removesuffix(end)
    return without, without != text


def is_number(text: str, digits: int) -> bool:
    """Return whether a text is a number above 0 with at most this many digits."""
    return len(text) <= digits and _has_digits(text) and text[0] != "0"


def _has_digits(text: str) -> bool:
    return text.isascii() and text.isdigit()


class Wrong(Enum):
    """Problems of a line; the value is shown after the line's number."""

    NO_TRANSCRIPT = "this is not the text of a game, which begins with 'tock 1'"
    TOO_LONG = "the text is too long for a game"
    UNREADABLE = "this line cannot be read"
    MISSING = "a line is missing before this one: rules, seed, message, cut, or a seat"
    RULES = "these rules do not exist"
    SEED = "a seed must have 64 digits: 0 to 9 and a to f"
    SEAT = "this seat does not exist"
    POSITION = "no game can begin from this position"
    DEAL = "this is not the deal that follows from the seed"
    GIFT = "this card cannot be passed here"
    NUMBER = "plays must be numbered from 1 without gaps"
    TURN = "it is another seat's turn"
    PLAY = "this play is not legal here"
    DRAWN = "this is not the card that follows from the seed"
    END = "the game does not end like this"
    NO_END = "the end of the game is missing"


class TranscriptError(Exception):
    """A text is not the text of a game, or was changed.

    Attributes:
        line: number of the first wrong line, from 1.
        wrong: what is wrong with it.
    """

    def __init__(self, line: int, wrong: Wrong) -> None:
        """Create an error for this line."""
        super().__init__(f"line {line}: {wrong.value}")
        self.line = line
        self.wrong = wrong


class WrongLine(Exception):  # noqa: N818 - becomes a TranscriptError, which adds the line's number
    """Something is wrong with the current line."""

    def __init__(self, wrong: Wrong) -> None:
        """Create an error with this reason."""
        super().__init__(wrong.value)
        self.wrong = wrong


PARTIES: Final = frozenset(f"{players}{sides}" for players in range(2, 9) for sides in "st")
HEX: Final = frozenset("0123456789abcdef")
LEVELS: Final = frozenset(level.value for level in Level)
DIGITS: Final = 20
"""Maximum number of digits of a game's number and of a message id."""

FACTS: Final = ("game", "rules", "seed", "message", "cut", "position")


@dataclass(slots=True)
class Heading:
    """The heading, as far as it was read.

    Attributes:
        rules: rules of the table.
        seats: player of each seat.
        people: names of the people.
        known: the same people, by name.
        facts: text of the other lines, by their first word.
        forgotten: number of people without a name.
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
            WrongLine: it does not belong in a heading, or not there.
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
        """Return the transcript before its first step."""
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
        """Return the seat with this name in the notation."""
        if self.rules is None:
            raise WrongLine(Wrong.MISSING)
        for seat, one in enumerate(self.rules.board.sectors):
            if sector == str(one):
                return Seat(seat)
        raise WrongLine(Wrong.SEAT)

    def player(self, text: str) -> Player:
        """Return the player with this text; people with equal names are taken for the same person."""
        match text.split(" ", 1):
            case ["person"]:
                self.forgotten += 1
                return Human(PersonId(-self.forgotten))
            case ["person", quoted_name]:
                name = quoted(quoted_name)
                person = self.known.setdefault(name, PersonId(len(self.known) + 1))
                self.people[person] = name
                return Human(person)
            case ["computer", described] if (level := described.partition(" ")[0]) in LEVELS:
                return Computer(quoted(described[len(level) + 1 :]), Level(level))
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
    """Return the text that a JSON string contains."""
    if not text.startswith('"'):
        # Other JSON values may be nested too deeply to be parsed.
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


MAX_TEXT_LENGTH: Final = 65_536
"""Maximum number of characters of a text; a long game of eight players has half as many."""


def read_transcript(text: str) -> Transcript:
    """Return the game with this text.

    Raises:
        TranscriptError: a line is not from the text of a game, or was changed; it names the first one.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise TranscriptError(1, Wrong.TOO_LONG)
    stripped = ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1))
    lines = ((number, line) for number, line in stripped if line and not line.startswith("#"))
    if next(lines, (1, ""))[1] != FIRST_LINE:
        raise TranscriptError(1, Wrong.NO_TRANSCRIPT)
    reader, number = _Reader(), 1
    try:
        for number, line in lines:  # noqa: B007 - after an error, the line read last is the wrong one
            reader.read(line)
        return reader.whole()
    except WrongLine as error:
        raise TranscriptError(number, error.wrong) from error


class _Reader:
    def __init__(self) -> None:
        self._heading = Heading()
        self._begun: Transcript | None = None
        self._moment: Moment | None = None
        self._steps: list[GameStep] = []
        self._ended = False

    def read(self, line: str) -> None:
        """Read one more line.

        Raises:
            WrongLine: it cannot follow.
        """
        if self._ended:
            raise WrongLine(Wrong.END)
        if self._moment is None and not is_event_line(line):
            self._heading.read(line)
            return
        moment = self._moment or self._begin()
        if line.startswith("end "):
            if line != f"end {format_position(moment.game.position)}":
                raise WrongLine(Wrong.END)
            self._ended = True
            return
        step = self._step(moment, line)
        self._moment = _after(moment, step)
        self._steps.append(step)

    def whole(self) -> Transcript:
        """Return the transcript after the last line."""
        if self._begun is None or not self._ended:
            raise WrongLine(Wrong.NO_END)
        return replace(self._begun, steps=tuple(self._steps))

    def _begin(self) -> Moment:
        self._begun = self._heading.whole()
        try:
            self._moment = beginning(self._begun)
        except IllegalPlay as error:
            raise WrongLine(Wrong.POSITION) from error
        return self._moment

    def _step(self, moment: Moment, line: str) -> GameStep:
        """Return the step that a line describes."""
        heading = self._heading
        match read_line(line):
            case DealLine(number, dealer, hands):
                if number != moment.game.round + 1:
                    raise WrongLine(Wrong.DEAL)
                return Dealt(heading.seat(dealer), hands)
            case GiveLine(sector, card, in_stead):
                seat = heading.seat(sector)
                if moment.game.gifts[seat] is not None:
                    raise WrongLine(Wrong.GIFT)
                return CardPassed(seat, card, in_stead=in_stead)
            case SitLine(sector, player):
                return Sat(heading.seat(sector), heading.player(player))
            case PlayLine() as line_read:
                return self._played(moment, line_read)
            case None:
                raise WrongLine(Wrong.UNREADABLE)
            case other:
                assert_never(other)

    def _played(self, moment: Moment, line: PlayLine) -> Played:
        if line.number != moment.plays + 1:
            raise WrongLine(Wrong.NUMBER)
        seat, position = self._heading.seat(line.seat), moment.game.position
        if seat != position.turn:
            raise WrongLine(Wrong.TURN)
        play = find_play(position, seat, "".join(map(rank_of, line.cards)), line.play)
        if play is None:
            raise WrongLine(Wrong.PLAY)
        return Played(seat, play, line.cards, line.drawn, in_stead=line.in_stead)


def _after(moment: Moment, step: GameStep) -> Moment:
    try:
        return after_step(moment, step)
    except IllegalPlay as error:
        match step:
            case Dealt():
                raise WrongLine(Wrong.DEAL) from error
            case CardPassed():
                raise WrongLine(Wrong.GIFT) from error
            case Played(_, play) if takes_from(play) is not None:
                raise WrongLine(Wrong.DRAWN) from error
            case _:
                raise WrongLine(Wrong.PLAY) from error
