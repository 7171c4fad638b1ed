"""Measures the prose of the project, to find places that need work: ``python -m tools.prose [FOLDER]``.

For each page, package and the English interface it prints the number of words, the average length of a sentence, the
longest line, and how often patterns occur per 1,000 words that read badly: free relatives used as nouns, *tell* for
every action, *stand* for *be*, *anew* and the like. Plain English has 2 to 4. The numbers are hints, not limits.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tools.count import ROOT, docstrings

CODE: Final = ("tockbot", "tests", "tools", "loopback", "benchmarks", "training")
PATTERNS: Final = re.compile(
    r"\b(?:who|what|where)(?:m|so)?ever\b|\b(?:some|any|no|every)body\b"
    r"|(?:^|[.;:,(] )(?:Who|What|Whether|How|Until when|Since when|So many|So long|That which)\b[^?]*(?=[.;,]|$)"
    r"|\b(?:of|for|to|by|with|from|in) (?:whom|what)\b|\bwhere (?:nobody|no one|nothing|it|they|there)\b"
    r"|\btold\b|\btells?\b|\bstands?\b(?! in\b)|\bstood\b|\bcom(?:es?|ing|e) (?:of|to) (?:it|be|nothing|an?)\b"
    r"|\b(?:by itself|by themselves|anew|once more|besides|thereby|whereby)\b"
    r"|\b(?:deeds?|errands?|wish(?:es)?|house|hall|floor)\b|\bnone (?:that|of which)\b|\bto be had\b",
    re.MULTILINE,
)
"""Words and phrases that the project's style avoids."""


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, without its code."""
    plain = re.sub(r"``[^`]*``|`[^`]*`", "X", text)
    return [one for one in re.split(r"(?<=[.!?:;])\s+|\n\s*\n", plain) if re.search(r"\w \w", one)]


def of_page(page: str) -> str:
    """Return the prose of a Markdown page: no code, headings, links' addresses or markup of tables."""
    text = re.sub(r"^(`{3}|~{3}).*?^\1", "", page, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^#.*$|^\|[-:| ]+\|$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\]\([^)]*\)|!?\[|<[^>]*>", "", text)
    return re.sub(r"^\||\|$|^\s*(?:[-*]|\d+\.) ", "\n\n", text.replace(" | ", ".\n\n"), flags=re.MULTILINE)


def of_module(text: str) -> str:
    """Return the docstrings and comments of a module."""
    strings = [ast.unparse(one.value) for one in docstrings(ast.parse(text)) if isinstance(one, ast.Expr)]
    written = [str(ast.literal_eval(one)) for one in strings]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [one.string.lstrip("# ") for one in tokens if one.type == tokenize.COMMENT and "noqa" not in one.string]
    return "\n\n".join((*written, *comments))


def of_interface(text: str) -> str:
    """Return the texts of a language, with X for each variable."""
    messages = [one for one in FluentParser().parse(text).body if isinstance(one, ftl.Message) and one.value]
    return "\n\n".join(_written(one.value) for one in messages if one.value is not None)


def _written(pattern: ftl.Pattern) -> str:
    parts = []
    for one in pattern.elements:
        if isinstance(one, ftl.TextElement):
            parts.append(one.value)
        elif isinstance(one.expression, ftl.SelectExpression):
            parts.append(_written(one.expression.variants[-1].value))
        else:
            parts.append("X")
    return "".join(parts)


def texts(folder: Path) -> Iterator[tuple[str, str, int]]:
    """Yield each page, package and the interface: its name, its prose, and the length of its longest line."""
    for page in (*sorted(folder.glob("*.md")), *sorted((folder / "docs").glob("*.md"))):
        text = page.read_text(encoding="utf-8")
        longest = max((len(line) for line in text.splitlines() if not line.startswith(("|", "!", "["))), default=0)
        yield str(page.relative_to(folder)), of_page(text), longest
    modules = defaultdict[str, list[str]](list)
    for path in (path for top in CODE for path in sorted((folder / top).rglob("*.py"))):
        modules["/".join(path.relative_to(folder).parent.parts[:2])].append(path.read_text(encoding="utf-8"))
    for package, written in modules.items():
        yield (
            package,
            "\n\n".join(map(of_module, written)),
            max(len(one) for text in written for one in text.split("\n")),
        )
    english = (folder / "tockbot" / "locales" / "en.ftl").read_text(encoding="utf-8")
    yield "interface", of_interface(english), max(map(len, english.splitlines()))


def main() -> None:
    """Print a row for each."""
    print("  words  words/sentence  longest line  patterns/1,000 words")
    for name, text, longest in texts(Path(sys.argv[1]) if sys.argv[1:] else ROOT):
        words = len(text.split())
        length = mean([len(one.split()) for one in sentences(text)] or [0])
        found = 1000 * len(PATTERNS.findall(text)) / max(1, words)
        print(f"{words:7,}{length:16.1f}{longest:14}{found:22.1f}  {name}")


if __name__ == "__main__":
    main()
