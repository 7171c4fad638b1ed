"""Counts the amount of code that readers have to understand: ``python -m tools.count [FOLDER] [--press]``.

It reads the Python files of ``tockbot/`` in a folder with a checkout, so that other checkouts are measured in the same
way. *Code* is every line that is not blank, a comment, a docstring or an import. With ``--press`` it also plays on a
simulated Discord, and counts the files and functions that run when a player presses a move.
"""

from __future__ import annotations

import ast
import asyncio
import io
import sys
import tempfile
import threading
import tokenize
from collections.abc import Iterator
from itertools import dropwhile, takewhile
from pathlib import Path
from statistics import mean, median
from types import FrameType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = "tockbot"
NOT_CODE: Final = {
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.COMMENT,
    tokenize.ENDMARKER,
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def lines_of(nodes: Iterator[ast.stmt]) -> set[int]:
    """Return the numbers of the lines that these statements take."""
    return {line for node in nodes for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def docstrings(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield docstrings, and the strings below constants and fields that describe them."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                yield node
            case _:
                pass


def imports(tree: ast.Module) -> Iterator[ast.stmt]:
    """Yield import statements."""
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))


def code_of(text: str) -> set[int]:
    """Return the numbers of the lines of code in a module."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    written = {
        line for token in tokens if token.type not in NOT_CODE for line in range(token.start[0], token.end[0] + 1)
    }
    tree = ast.parse(text)
    return written - lines_of(docstrings(tree)) - lines_of(imports(tree))


def glossary_entries(folder: Path) -> int:
    """Return the number of entries of the glossary in the architecture page."""
    page = (folder / "docs" / "architecture.md").read_text(encoding="utf-8")
    sections = {section.partition("\n")[0].strip(): section for section in page.split("\n## ")}
    words = sections.get("Glossary") or sections.get("Words") or ""
    return max(0, sum(line.startswith("|") for line in words.splitlines()) - 2)


def counts(folder: Path) -> dict[str, float]:
    """Return the counts of a checkout, by their names in the table."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((folder / PROGRAM).rglob("*.py"))]
    trees = [ast.parse(text) for text in texts]
    code = list(map(code_of, texts))
    imported = [lines_of(imports(tree)) for tree in trees]
    functions = [
        len(lines & lines_of(iter([node])))
        for tree, lines in zip(trees, code, strict=True)
        for node in ast.walk(tree)
        if isinstance(node, Function)
    ]
    lines, coded, brought = sum(len(text.splitlines()) for text in texts), sum(map(len, code)), sum(map(len, imported))
    return {
        "files": len(texts),
        "lines": lines,
        "lines of code": coded,
        "lines of imports": brought,
        "lines of imports per 100 of code": round(100 * brought / max(coded, 1), 1),
        "lines of code in a function, on average": round(mean(functions or [0]), 1),
        "lines in the median file": median(len(text.splitlines()) for text in texts),
        "entries of the glossary": glossary_entries(folder),
    }


async def press_on_a_move() -> dict[str, float]:
    """Return the counts of the press that makes a move, in a game of four on a simulated Discord."""
    # The tests' world needs SimCord, which a plain count does not.
    from tests.bot.walking import way_to  # noqa: PLC0415 - as above
    from tests.e2e.test_at_the_table import to_turn_of  # noqa: PLC0415 - as above
    from tests.e2e.world import open_world, seat_four, take  # noqa: PLC0415 - as above
    from tockbot.bot.words import speaker  # noqa: PLC0415 - as above
    from tockbot.computer.greedy import choose_play  # noqa: PLC0415 - as above

    program, ran = f"{ROOT / PROGRAM}/", list[tuple[str, str]]()

    def called(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(program):
            ran.append((frame.f_code.co_filename.removeprefix(program), frame.f_code.co_qualname))

    people = ("Anna", "Bruno")
    with tempfile.TemporaryDirectory() as scratch:
        async with open_world(Path(scratch) / "t.sqlite3") as world:
            await seat_four(world, people)
            await to_turn_of(world, "Anna", people)
            *before, last = way_to(speaker("en"), world.seen("Anna"), choose_play(world.game("Anna")))
            for press in before:
                await take(world, "Anna", press)
            threading.setprofile(called)
            sys.setprofile(called)
            await take(world, "Anna", last)
            sys.setprofile(None)
            threading.setprofile(None)
    from_event = dropwhile(lambda one: not one[1].endswith(".on_interaction"), ran)
    path = {file for file, _ in takewhile(lambda one: not one[0].startswith("features/"), from_event)}
    return {
        "files that a press on a move runs through": len({file for file, _ in ran}),
        "functions": len(set(ran)),
        "files from Discord's event to the feature's method": len(path),
        "files of these in the shell (bot/)": sum(file.startswith("bot/") for file in path),
    }


def main() -> None:
    """Print the table."""
    folders = [Path(name) for name in sys.argv[1:] if not name.startswith("--")]
    found = counts(folders[0] if folders else ROOT)
    if "--press" in sys.argv:
        found |= asyncio.run(press_on_a_move())
    for what, number in found.items():
        print(f"{number:8,}  {what}")


if __name__ == "__main__":
    main()
