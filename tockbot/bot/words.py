"""All text that people read, in every language: messages, names of people and of game objects, writing direction.

*Messages.* They are Fluent messages from ``locales/``, one file per language.

*Names of people.* The database stores names as Discord sends them. This is the one place where a name enters text or
pictures. It is cut, and characters that are invisible or change the direction of the text around them are removed. If
nothing readable is left, the seat is named instead. In message text, no part of a name becomes formatting, a mention or
a link.

*Writing direction.* Text that runs from right to left is marked as Unicode prescribes (UAX #9), so that it does not
reorder the text around it. Discord's own layout rules are not documented, so each line that runs from right to left is
marked at both ends.

*Names of game objects.* Cards, locations, parties and rulesets.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, reduce
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType
from fluent.syntax.ast import MessageReference, TextElement
from fluent.syntax.visitor import Visitor

from tockbot.bot.screen import clipped
from tockbot.rules import CENTRE, HOME, JOKER, RESERVE, Location, Party, Ruleset, Seat, TableRules
from tockbot.tables import Card, Computer, Level, Observation, Person, PlayRecord, SeatSeen, rank_of

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
LEFTWARD: Final = "\u200f"
"""The right-to-left mark: an invisible letter of a script that runs from right to left."""

LEFTWARD_LETTERS: Final = frozenset({"R", "AL"})
MARKS: Final = (ISOLATE, END_ISOLATE, LEFTWARD)

_LINE: Final = re.compile(r"^((?:-# |- |#+ |> )?)(.+)$", re.MULTILINE)
_WORDS: Final = re.compile(r"`[^`]*`|[/@]?[A-Za-z][A-Za-z0-9-]*(?:(?:,? [/@]?|/)[A-Za-z][A-Za-z0-9-]*){0,99}")
_CODE: Final = re.compile(r"`[^`\n]+`")
_BEGINNING: Final = re.compile(r"^(?=[a-z])", re.MULTILINE)
"""The beginning of a message in a file of texts: its other lines are indented."""


def isolated(text: str) -> str:
    """Return a text in an isolate, so that it does not reorder the words beside it."""
    return text if not text or is_isolated(text) else f"{ISOLATE}{text}{END_ISOLATE}"


def is_isolated(text: str) -> bool:
    """Return whether a text is a single isolate."""
    if not text.startswith(ISOLATE):
        return False
    depths = [*accumulate((letter == ISOLATE) - (letter == END_ISOLATE) for letter in text)]
    return depths[-1] == 0 and all(depths[:-1])


def runs_left(text: str) -> bool:
    """Return whether the first letter outside all isolates is of a script that runs from right to left."""
    depth = 0
    for letter in text:
        depth += (letter == ISOLATE) - (letter == END_ISOLATE)
        kind = unicodedata.bidirectional(letter)
        if not depth and (kind == "L" or kind in LEFTWARD_LETTERS):
            return kind != "L"
    return False


def has_leftward_letters(text: str) -> bool:
    """Return whether a text has letters that run from right to left, or Arabic digits."""
    return any(unicodedata.bidirectional(letter) in {*LEFTWARD_LETTERS, "AN"} for letter in text)


def leftward(text: str) -> str:
    """Return a text with every line marked to run from right to left; code in it is isolated and stays as it is."""
    return _LINE.sub(_leftward_line, _CODE.sub(lambda code: isolated(unmarked(code[0])), text))


def _leftward_line(line: re.Match[str]) -> str:
    begin, rest = line.groups()
    if not any(map(str.isalnum, rest)):
        return line[0]
    # The marks are inside the asterisks: not every client recognises bold text beside a mark.
    inner = rest.strip("*")
    before, after = (
        "" if unicodedata.bidirectional(end) in LEFTWARD_LETTERS else LEFTWARD for end in (inner[0], inner[-1])
    )
    first, _, last = rest.partition(inner)
    return f"{begin}{first}{before}{inner}{after}{last}"


def with_words_isolated(text: str) -> str:
    """Return a text that runs from right to left, with Latin words isolated except those in code."""
    return _WORDS.sub(lambda found: found[0] if found[0].startswith("`") else isolated(found[0]), text)


def unmarked(text: str) -> str:
    """Return a text without direction marks, as a person types it."""
    # Python translates letters one by one, in a text beyond ASCII for tens of microseconds.
    for mark in MARKS:
        text = text.replace(mark, "")
    return text


LOCALES: Final = Path(__file__).parent.parent / "locales"
DEFAULT_LANGUAGE: Final = "en"

SAID_KEPT: Final = 4096
"""Maximum number of formatted messages in memory, per language: three pictures of one moment share most of them."""


class Speaker:
    """Formats messages in one language; ``is_leftward`` if that runs from right to left."""

    def __init__(self, language: str, bundle: FluentBundle, *, is_leftward: bool = False) -> None:
        """Use the messages of a language."""
        self.language = language
        self.is_leftward = is_leftward
        self._bundle = bundle
        self._said = lru_cache(maxsize=SAID_KEPT)(self._say)

    def __call__(self, message: str, **facts: str | int) -> str:
        """Return a message with its variables filled in, in the default language if this one lacks the message."""
        return self._said(message, **facts)

    def _say(self, message: str, **facts: str | int) -> str:
        if self.language != DEFAULT_LANGUAGE and not self._bundle.has_message(message):
            return speaker(DEFAULT_LANGUAGE)(message, **facts)
        value = self._bundle.get_message(message).value
        if value is None:
            raise KeyError(message)
        given = {name: _within_leftward(fact) for name, fact in facts.items()} if self.is_leftward else facts
        text, errors = self._bundle.format_pattern(value, given)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return self.marked(str(text))

    def marked(self, text: str) -> str:
        """Return text that is no message, such as a card and its effect, marked to run as the language does."""
        return leftward(text) if self.is_leftward else text

    def __repr__(self) -> str:
        return f"Speaker({self.language!r})"

    def __reduce__(self) -> tuple[Callable[[str], Speaker], tuple[str]]:
        """Unpickle as the same speaker in a worker process."""
        return speaker, (self.language,)


class _Isolated(FluentType):
    """A value that is isolated when it is formatted; a message may still select by it."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, _: Any) -> str:  # noqa: ANN401 - Babel's locale, which has no types
        return isolated(self._text)

    def __eq__(self, other: object) -> bool:
        return other == self._text

    def __hash__(self) -> int:
        return hash(self._text)


def _within_leftward(fact: str | int) -> str | int | _Isolated:
    """Return a value for text that runs from right to left, isolated if it could reorder that text.

    A link must stay as it is, because marks would break it.
    """
    if isinstance(fact, int) or fact.isdecimal() or fact.startswith("https://"):
        return fact
    if runs_left(fact):
        return fact.strip(LEFTWARD)
    return _Isolated(fact)


@cache
def languages() -> tuple[str, ...]:
    """Return all languages, the default first."""
    found = sorted(path.stem for path in LOCALES.glob("*.ftl"))
    return (DEFAULT_LANGUAGE, *(language for language in found if language != DEFAULT_LANGUAGE))


def language_of(locale: str | None) -> str:
    """Return the language for a Discord locale such as ``de`` or ``en-GB``; the default if it is not supported."""
    language = (locale or DEFAULT_LANGUAGE).split("-")[0]
    return language if language in languages() else DEFAULT_LANGUAGE


@cache
def speaker(language: str) -> Speaker:
    """Return the speaker of a language."""
    texts = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    # The language's own name shows the direction in which it runs.
    is_leftward = runs_left(Speaker(language, _Messages(language, texts))("language-name"))
    return Speaker(language, _Messages(language, texts, is_leftward=is_leftward), is_leftward=is_leftward)


def _elided_de(name: object) -> str:
    """Return a name after the French *de*, which loses its *e* before a vowel: *de Bruno*, *d'Anna*."""
    text = str(name)
    first = unicodedata.normalize("NFD", text[:1]).casefold()[:1]
    return f"d'{text}" if first and first in FRENCH_VOWELS else f"de {text}"


FRENCH_VOWELS: Final = "aeiouæœ"
FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": _elided_de}
"""The functions that messages may use, such as ``{ DE($name) }``, by name."""


class _Messages(FluentBundle):
    """Parses each message when it is first used: to parse every file takes longer than the rest of a start."""

    def __init__(self, language: str, texts: str, *, is_leftward: bool = False) -> None:
        # Fluent would isolate every value, in every language; only text that runs from right to left needs it.
        super().__init__([language], FUNCTIONS, use_isolating=False)
        _, *messages = _BEGINNING.split(texts)
        self._texts = {message.partition("=")[0].rstrip(): message for message in messages}
        self._parsed: set[str] = set()
        self._is_leftward = is_leftward

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, message: str) -> None:
        """Add a message and those that it refers to. Pictures use messages in threads, so it may be added twice."""
        if message in self._parsed:
            return
        resource = FluentResource(self._texts[message])
        if self._is_leftward:
            _WordsIsolated().visit(resource)
        self.add_resource(resource)
        references = _References()
        references.visit(resource)
        for reference in references.found:
            self._parse(reference)
        self._parsed.add(message)


class _References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the visitor's name for it
        self.found.append(node.id.name)


class _WordsIsolated(Visitor):
    """Isolates Latin words in the messages of a language that runs from right to left."""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's name for it
        node.value = with_words_isolated(node.value)


SUIT_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
SEAT_SIGNS: Final = tuple(sign + _AS_TEXT for sign in "●■▲◆⬢★⛊✚")
"""Silhouettes of the seats. Names hardly ever have the selector after such a sign, so theirs do not become emojis."""


def join_sequence(say: Speaker, texts: Iterable[str]) -> str:
    """Join texts about successive events, with the separator of the language."""
    first, *others = [*texts] or [""]
    return reduce(lambda before, after: say("in-a-row", before=before, after=after), others, first)


def listed(say: Speaker, texts: Iterable[str], separator: str = "") -> str:
    """Join names or other short texts with commas or another separator; the first is where reading begins."""
    parts, between = [*texts], separator or f"{say('comma')} "
    if not say.is_leftward or len(parts) == 1:
        return between.join(parts)
    joined = between.join(part if part.isdecimal() or runs_left(part) else isolated(part) for part in parts)
    return joined if not joined or runs_left(joined) else LEFTWARD + joined


def joined_names(say: Speaker, names: Iterable[str]) -> str:
    """Join the names of partners with *and*."""
    first, *others = [*names] or [""]
    return reduce(lambda before, name: say("names-and", names=before, name=name), others, first)


def rank_name(say: Speaker, rank: str) -> str:
    """Return a rank as people write it: ``10``, ``K``, or the joker's name."""
    return say("joker") if rank == JOKER else rank.replace("T", "10")


def level_name(say: Speaker, level: Level) -> str:
    """Return the name of a level."""
    return say(f"level-{level.value}")


def card_name(say: Speaker, card: Card) -> str:
    """Return the name of a card: ``10♥``, ``K♠``, or the joker's name."""
    return rank_name(say, rank_of(card)) + SUIT_SIGNS.get(card[1], "")


def cards_names(say: Speaker, cards: Iterable[Card]) -> str:
    """Return the names of several cards, separated by blanks."""
    return " ".join(card_name(say, card) for card in cards)


def place_name(say: Speaker, location: Location) -> str:
    """Return the name of a location: a field's number as in the picture, the centre, home 2, or the reserve."""
    if location in HOME:
        return say("place-home", depth=HOME.index(location) + 1)
    if location == CENTRE:
        return say("place-centre")
    return say("place-reserve") if location == RESERVE else str(location)


TEAM_LETTERS = "ABCD"


def ruleset_name(say: Speaker, rules: TableRules) -> str:
    """Return the ruleset, the number of players, teams or solo, and the options, in a few words."""
    options = (option_name(say, *option) for option in rules.options)
    return listed(say, (say(f"ruleset-{rules.ruleset.name}"), party_name(say, rules.party), *options))


def party_name(say: Speaker, party: Party) -> str:
    """Return the number of players, and teams or solo, in a few words."""
    return say("party-teams" if party.in_teams else "party-solo", players=party.players)


def parties_of(ruleset: Ruleset) -> list[Party]:
    """Return the parties that can play a ruleset, the smallest first."""
    return sorted(ruleset.parties, key=lambda party: party.players)


def option_name(say: Speaker, name: str, value: str) -> str:
    """Return an option that differs from the ruleset's default, in a few words."""
    return say(f"option-{name}-{value}".replace("_", "-"))


LONGEST: Final = 32
"""Maximum number of characters of a name; Discord accepts no longer ones."""

LOOKED_AT: Final = 256
"""Maximum number of characters of a name that are read, however long it is."""

SHORT_NAME: Final = 14

MAX_ACCENTS: Final = 2
"""Maximum number of accents on one letter; more of them run over the lines above and below."""

MAX_MARKS: Final = 5
"""Maximum number of marks on one letter in scripts that write vowels and tones as marks, such as Thai and Burmese."""

FIRST_ACCENT: Final = 200
"""The first combining class of accents in Unicode; lower ones are marks of single scripts, and strokes (class 1)."""

JOINERS: Final = "\u200c\u200d"
"""Invisible characters that shape letters and join emojis; all others that control how text is shown are removed."""

BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or symbols, but are blank."""

_SPECIAL: Final = re.compile(r"[\\*_~|`<@\[\]/]|^(?:[#>+-]|\d+(?=[.)]))", re.MULTILINE)


def readable_name(name: str) -> str:
    """Return the readable part of a name, cut; empty if there is none."""
    return _readable(name[:LOOKED_AT], LONGEST)


def readable_text(text: str, longest: int) -> str:
    """Return the readable part of a line that a person typed, cleaned like a name; empty if there is none."""
    return _readable(text[:LOOKED_AT], longest)


@lru_cache(maxsize=4096)
def _readable(name: str, longest: int) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or kind == "Cc":
            kept.append(" ")
        elif letter in BLANKS or marks > _max_marks(letter) or (kind[0] == "C" and letter not in JOINERS):
            continue
        else:
            kept.append(letter)
    text = " ".join("".join(kept).split()).strip(JOINERS + " ")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        return ""
    return clipped(text, longest)


def _max_marks(mark: str) -> int:
    place = unicodedata.combining(mark)
    return MAX_ACCENTS if place == 1 or place >= FIRST_ACCENT else MAX_MARKS


def seat_name(say: Speaker, seat: SeatSeen) -> str:
    """Return the name of the player on a seat, or a name by the seat if it is not readable."""
    return _called(say, seat.name, seat.seat)


def record_name(say: Speaker, game: Observation, record: PlayRecord) -> str:
    """Return the name of the player who made a play, or a name by the seat if it is not readable."""
    return _called(say, game.player_of(record), record.seat)


def player_name(say: Speaker, player: Person | Computer, seat: Seat) -> str:
    """Return the name of a player, or a name by the seat if it is not readable."""
    return _called(say, player.name, seat)


def _called(say: Speaker, name: str, seat: Seat) -> str:
    return readable_name(name) or say("player-nameless", number=seat + 1)


def mention(say: Speaker, person: Person, seat: Seat | None = None) -> str:
    """Return a person as text that Discord shows as their current name, or their name if their account is forgotten."""
    if person.user is not None:
        return f"<@{person.user}>"
    if seat is None:
        return shown_name(readable_name(person.name) or say("player-forgotten"))
    return shown_name(player_name(say, person, seat))


def short_name(name: str) -> str:
    """Return a name short enough for labels."""
    return plain_name(clipped(name, SHORT_NAME))


def called(say: Speaker, person: Person) -> str:
    """Return the name of a person as plain text."""
    return readable_name(person.name) or say("player-forgotten")


def shown_name(name: str) -> str:
    """Return a name, or text with names in it, as message text without Discord formatting."""
    return plain_name(_SPECIAL.sub(lambda found: f"\\{found[0]}" if not found[0].isdigit() else f"{found[0]}\\", name))


def shown_cut(cut: str) -> str:
    """Return a cut, which was mixed into the deal's randomness, as message text.

    A game of version 0.2.0 may have a cut with invisible characters. They are shown by number, as JSON writes them, so
    that anyone can still check the proof.
    """
    return shown_name(cut if readable_text(cut, len(cut)) == cut else json.dumps(cut))


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """Return a name, or text with names in it, that does not reorder the words beside it."""
    return isolated(name) if has_leftward_letters(name) else name
