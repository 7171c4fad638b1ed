"""What people are called where it is shown: the one place at which a name from Discord enters words and pictures.

The database keeps what Discord says. Here it is cut and freed of what cannot be seen or turns the text around it; where
nothing readable is left, the seat's words stand instead. In message text nothing of it is read as a mark, a mention or
a link.

Directions of writing: what runs from right to left, and the marks that keep one direction from turning another.

They are Unicode's own (UAX #9). Discord lays out lines by rules that it does not tell, so a line that runs from right
to left says so at both its ends.

All text, in every language: Fluent messages from ``locales/``, one file a language.

Cards, places, teams and rules by name.
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
from fluent.runtime.types import FluentType
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tockbot.bot.screen import clipped
from tockbot.rules import CENTRE, HOME, JOKER, RESERVE, Location, Party, Ruleset, Seat, TableRules
from tockbot.tables import Card, Computer, Level, Observation, Person, PlayRecord, SeatSeen, rank_of

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
LEFTWARD: Final = "\u200f"
"""A letter that cannot be seen, of a script that runs from right to left."""

LEFTWARD_LETTERS: Final = frozenset({"R", "AL"})
MARKS: Final = str.maketrans(dict.fromkeys((ISOLATE, END_ISOLATE, LEFTWARD)))

_LINE: Final = re.compile(r"^((?:-# |- |#+ |> )?)(.+)$", re.MULTILINE)
_WORDS: Final = re.compile(r"`[^`]*`|/?[A-Za-z][A-Za-z0-9-]*(?: [A-Za-z][A-Za-z0-9-]*){0,99}")
_CODE: Final = re.compile(r"`[^`\n]+`")


def isolated(text: str) -> str:
    """A text in its own direction, which does not turn the words beside it around."""
    return text if not text or is_isolated(text) else f"{ISOLATE}{text}{END_ISOLATE}"


def is_isolated(text: str) -> bool:
    """Whether a text is one isolate and nothing else."""
    if not text.startswith(ISOLATE):
        return False
    depths = [*accumulate((letter == ISOLATE) - (letter == END_ISOLATE) for letter in text)]
    return depths[-1] == 0 and all(depths[:-1])


def runs_left(text: str) -> bool:
    """Whether the first letter of a text that stands in no isolate is of a script that runs from right to left."""
    depth = 0
    for letter in text:
        depth += (letter == ISOLATE) - (letter == END_ISOLATE)
        kind = unicodedata.bidirectional(letter)
        if not depth and (kind == "L" or kind in LEFTWARD_LETTERS):
            return kind != "L"
    return False


def has_leftward_letters(text: str) -> bool:
    """Whether anything in a text runs from right to left, or is a number as it is written there."""
    return any(unicodedata.bidirectional(letter) in {*LEFTWARD_LETTERS, "AN"} for letter in text)


def leftward(text: str) -> str:
    """A text of which every line runs from right to left, but for code in it, which is copied as it stands."""
    return _LINE.sub(_leftward_line, _CODE.sub(lambda code: isolated(unmarked(code[0])), text))


def _leftward_line(line: re.Match[str]) -> str:
    begin, told = line.groups()
    if not any(map(str.isalnum, told)):
        return line[0]
    before, after = (
        "" if unicodedata.bidirectional(end) in LEFTWARD_LETTERS else LEFTWARD for end in (told[0], told[-1])
    )
    return f"{begin}{before}{told}{after}"


def with_words_isolated(text: str) -> str:
    """A text that runs from right to left, with words of other scripts isolated, but for those in code."""
    return _WORDS.sub(lambda found: found[0] if found[0].startswith("`") else isolated(found[0]), text)


def unmarked(text: str) -> str:
    """A text without marks of direction, as somebody types it."""
    return text.translate(MARKS)


LOCALES: Final = Path(__file__).parent.parent / "locales"
DEFAULT_LANGUAGE: Final = "en"

SAID_KEPT: Final = 4096
"""So much of what was said in a language is remembered: most of what three pictures of one moment say is the same."""


class Speaker:
    """Says things in one language; ``is_leftward`` if that runs from right to left."""

    def __init__(self, language: str, bundle: FluentBundle, *, is_leftward: bool = False) -> None:
        """Speak a language from its messages."""
        self.language = language
        self.is_leftward = is_leftward
        self._bundle = bundle
        self._said = lru_cache(maxsize=SAID_KEPT)(self._say)

    def __call__(self, message: str, **facts: str | int) -> str:
        """Return a message with its facts filled in, in the default language if this one does not have it yet."""
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
        return leftward(str(text)) if self.is_leftward else str(text)

    def __repr__(self) -> str:
        return f"Speaker({self.language!r})"

    def __reduce__(self) -> tuple[Callable[[str], Speaker], tuple[str]]:
        """Be the same speaker in a worker process."""
        return speaker, (self.language,)


class _Isolated(FluentType):
    """A fact as text that stands in its own direction; a message may still choose by it."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, _: Any) -> str:  # noqa: ANN401 - Babel's locale, which has no types
        return isolated(self._text)

    def __eq__(self, other: object) -> bool:
        return other == self._text

    def __hash__(self) -> int:
        return hash(self._text)


def _within_leftward(fact: str | int) -> str | int | _Isolated:
    """A fact as it stands in text that runs from right to left, isolated where it could turn that around.

    An address has to be left as it is, or it would lead nowhere.
    """
    if isinstance(fact, int) or fact.isdecimal() or fact.startswith("https://"):
        return fact
    if runs_left(fact):
        return fact.strip(LEFTWARD)
    return _Isolated(fact)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the default first."""
    found = sorted(path.stem for path in LOCALES.glob("*.ftl"))
    return (DEFAULT_LANGUAGE, *(language for language in found if language != DEFAULT_LANGUAGE))


def language_of(locale: str | None) -> str:
    """The language to speak to somebody with a Discord locale, such as ``de`` or ``en-GB``."""
    language = (locale or DEFAULT_LANGUAGE).split("-")[0]
    return language if language in languages() else DEFAULT_LANGUAGE


@cache
def speaker(language: str) -> Speaker:
    """Who speaks a language."""
    # Fluent would isolate every fact, in every language; only where text runs from right to left do some need it.
    bundle = FluentBundle([language], use_isolating=False)
    texts = FluentResource((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    bundle.add_resource(texts)
    # A language runs as its own name does.
    is_leftward = runs_left(Speaker(language, bundle)("language-name"))
    if is_leftward:
        _WordsIsolated().visit(texts)
        bundle.add_resource(texts, allow_overrides=True)
    return Speaker(language, bundle, is_leftward=is_leftward)


class _WordsIsolated(Visitor):
    """Isolates the words of other scripts that stand in messages."""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's name for it
        node.value = with_words_isolated(node.value)


SUIT_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
SEAT_SIGNS: Final = tuple(sign + _AS_TEXT for sign in "●■▲◆⬢★⛊✚")
"""The seats' silhouettes. Nobody writes them so in a name: there they would be without the mark that they are text."""


def join_sequence(say: Speaker, told: Iterable[str]) -> str:
    """Things told one after another, with what a language puts between them."""
    first, *others = [*told] or [""]
    return reduce(lambda before, after: say("in-a-row", before=before, after=after), others, first)


def listed(say: Speaker, told: Iterable[str]) -> str:
    """Names or other few words one after another, with commas between them."""
    return f"{say('comma')} ".join(told)


def rank_name(say: Speaker, rank: str) -> str:
    """A rank as people write it: ``10``, ``K``, or the joker's name."""
    return say("joker") if rank == JOKER else rank.replace("T", "10")


def level_name(say: Speaker, level: Level) -> str:
    """A level in a word."""
    return say(f"level-{level.value}")


def card_name(say: Speaker, card: Card) -> str:
    """A card: ``10♥``, ``K♠``, or the joker's name."""
    return rank_name(say, rank_of(card)) + SUIT_SIGNS.get(card[1], "")


def cards_names(say: Speaker, cards: Iterable[Card]) -> str:
    """Several cards, one after another."""
    return " ".join(card_name(say, card) for card in cards)


def place_name(say: Speaker, location: Location) -> str:
    """A place on the board: a field's number as the picture shows it, the centre, home 2, the reserve."""
    if location in HOME:
        return say("place-home", depth=HOME.index(location) + 1)
    if location == CENTRE:
        return say("place-centre")
    return say("place-reserve") if location == RESERVE else str(location)


TEAM_LETTERS = "ABCD"


def ruleset_name(say: Speaker, rules: TableRules) -> str:
    """What is played, in a few words: the ruleset, how many, teams or solo."""
    options = (option_name(say, *option) for option in rules.options)
    return listed(say, (say(f"ruleset-{rules.ruleset.name}"), party_name(say, rules.party), *options))


def party_name(say: Speaker, party: Party) -> str:
    """Who plays, in a few words: how many, and whether in teams."""
    return say("party-teams" if party.in_teams else "party-solo", players=party.players)


def parties_of(ruleset: Ruleset) -> list[Party]:
    """Who can play a ruleset, the fewest first."""
    return sorted(ruleset.parties, key=lambda party: party.players)


def option_name(say: Speaker, name: str, value: str) -> str:
    """An option that differs from the ruleset's default, in a few words."""
    return say(f"option-{name}-{value}".replace("_", "-"))


LONGEST: Final = 32
"""So many characters of a name are shown; Discord takes no longer ones."""

LOOKED_AT: Final = 256
"""So much of a name is looked at, however long it is."""

SHORT_NAME: Final = 14

MAX_ACCENTS: Final = 2
"""Maximum number of accents on one letter; more of them run over the lines above and below."""

MAX_MARKS: Final = 5
"""Maximum number of marks on one letter in scripts that write vowels and tones as marks, such as Thai and Burmese."""

FIRST_ACCENT: Final = 200
"""Unicode's combining classes of accents begin here; below are the signs of single scripts, and strokes (class 1)."""

JOINERS: Final = "\u200c\u200d"
"""They shape letters and join emojis; anything else that steers how text is shown is left out."""

BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs, and look like nothing."""

_SPECIAL: Final = re.compile(r"[\\*_~|`<@\[\]/]|^(?:[#>+-]|\d+(?=[.)]))", re.MULTILINE)


def readable_name(name: str) -> str:
    """The part of a name that can be read, cut; empty if nothing of it can."""
    return _readable(name[:LOOKED_AT], LONGEST)


def readable_text(text: str, longest: int) -> str:
    """Return what can be read of a line that a person typed, as names are cleaned; empty if nothing of it can."""
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
    """What whoever sits on a seat is called; by the seat, if there is no readable name."""
    return _called(say, seat.name, seat.seat)


def record_name(say: Speaker, game: Observation, record: PlayRecord) -> str:
    """What whoever made a play is called; by the seat, if there is no readable name."""
    return _called(say, game.player_of(record), record.seat)


def player_name(say: Speaker, player: Person | Computer, seat: Seat) -> str:
    """What a player of a seat is called; by the seat, if there is no readable name."""
    return _called(say, player.name, seat)


def _called(say: Speaker, name: str, seat: Seat) -> str:
    return readable_name(name) or say("player-nameless", number=seat + 1)


def mention(say: Speaker, person: Person, seat: Seat | None = None) -> str:
    """A person as text that Discord shows as their present name; in words if the person is no longer known to it."""
    if person.user is not None:
        return f"<@{person.user}>"
    if seat is None:
        return shown_name(readable_name(person.name) or say("player-forgotten"))
    return shown_name(player_name(say, person, seat))


def short_name(name: str) -> str:
    """A name short enough for labels."""
    return plain_name(clipped(name, SHORT_NAME))


def called(say: Speaker, person: Person) -> str:
    """What somebody is called, plainly."""
    return readable_name(person.name) or say("player-forgotten")


def shown_name(name: str) -> str:
    """A name, or words with names in them, as message text: with nothing in it that Discord would format."""
    return plain_name(_SPECIAL.sub(lambda found: f"\\{found[0]}" if not found[0].isdigit() else f"{found[0]}\\", name))


def shown_cut(cut: str) -> str:
    """Return the text that was mixed into chance, as message text.

    A game of version 0.2.0 may have one with signs that cannot be seen. They are shown by their numbers, as JSON writes
    them, so that anyone can still check the proof.
    """
    return shown_name(cut if readable_text(cut, len(cut)) == cut else json.dumps(cut))


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """A name, or words with names in them, so that it does not turn the words beside it around."""
    return isolated(name) if has_leftward_letters(name) else name
