"""All text, in every language: Fluent messages from ``locales/``, one file a language."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tockbot.bot.words.directions import LEFTWARD, isolated, leftward, runs_left, with_words_isolated

LOCALES: Final = Path(__file__).parent.parent.parent / "locales"
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
        """Return a message with its facts filled in, in the default language if this one does not have it yet.

        Raises:
            KeyError: no language has this message, or it needs a fact that is not given.
        """
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
    """Who speaks a language.

    Raises:
        FileNotFoundError: there is no such language.
    """
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
