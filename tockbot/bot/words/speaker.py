"""All text, in every language: Fluent messages from ``locales/``, one file a language."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).parent.parent.parent / "locales"
DEFAULT_LANGUAGE: Final = "en"

SAID_KEPT: Final = 4096
"""So much of what was said in a language is remembered: most of what three pictures of one moment say is the same."""


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        """Speak a language from its messages."""
        self.language = language
        self._bundle = bundle
        self._said = lru_cache(maxsize=SAID_KEPT)(self._say)

    def __call__(self, message: str, **facts: str | int) -> str:
        """A message with its facts filled in.

        Raises:
            KeyError: the language has no such message, or it needs a fact that is not given.
        """
        return self._said(message, **facts)

    def _say(self, message: str, **facts: str | int) -> str:
        value = self._bundle.get_message(message).value
        if value is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(value, facts)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def __repr__(self) -> str:
        return f"Speaker({self.language!r})"


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
    # Isolation marks would show as boxes in labels, and no text here mixes directions of writing.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")))
    return Speaker(language, bundle)
