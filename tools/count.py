"""Counts what a reader of the program has to get through: ``python -m tools.count [FOLDER]`` prints a table.

It looks at the Python of ``tockbot/`` and ``tools/`` together, and at what the tests import, in a folder that holds a
checkout; so another checkout is measured by the same rule.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

COUNTED: Final = ("tockbot", "tools")
SMALL: Final = 50
"""A file of at most so many lines, if it is no door, is a question to ask."""


def lines_of_imports(module: ast.Module) -> int:
    """The lines on which import statements stand, those that go on over several lines included."""
    return sum(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(module)
        if isinstance(node, ast.Import | ast.ImportFrom)
    )


def listed(module: ast.Module) -> list[str]:
    """The names in the module's ``__all__``; none where it has no such list."""
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=ast.List(elts=names) | ast.Tuple(elts=names)):
                return [name.value for name in names if isinstance(name, ast.Constant) and isinstance(name.value, str)]
            case _:
                pass
    return []


def public_names(module: ast.Module) -> list[str]:
    """The classes and functions of a module whose names do not begin with an underscore."""
    defined = (node for node in module.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef))
    return [node.name for node in defined if not node.name.startswith("_")]


def imported(module: ast.Module) -> Iterator[str]:
    """The modules that a module imports from."""
    for node in ast.walk(module):
        match node:
            case ast.ImportFrom(module=str(name)):
                yield name
            case ast.Import(names=names):
                yield from (one.name for one in names)
            case _:
                pass


def looks_behind(names: Iterable[str], doors: frozenset[str]) -> bool:
    """Whether any of these modules lies inside a package that has a door."""
    return any(name.startswith(f"{door}.") for name in names for door in doors)


def counts(folder: Path) -> dict[str, int]:
    """All that is counted of a checkout, each figure by what it is called in the table."""
    files = {path: path.read_text(encoding="utf-8") for part in COUNTED for path in (folder / part).rglob("*.py")}
    modules = {path: ast.parse(text) for path, text in files.items()}
    lengths = {path: len(text.splitlines()) for path, text in files.items()}
    doors = frozenset(
        ".".join(path.parent.relative_to(folder).parts)
        for path, module in modules.items()
        if path.name == "__init__.py" and listed(module)
    )
    tests = [ast.parse(path.read_text(encoding="utf-8")) for path in (folder / "tests").rglob("*.py")]
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    return {
        "lines": sum(lengths.values()),
        "files": len(files),
        "lines of imports": sum(map(lines_of_imports, modules.values())),
        "names in doors": sum(len(listed(module)) for module in modules.values()),
        "public classes and functions": sum(len(public_names(module)) for module in modules.values()),
        "import contracts": len(project["tool"]["importlinter"]["contracts"]),
        f"files of at most {SMALL} lines, besides __init__": sum(
            length <= SMALL for path, length in lengths.items() if path.name != "__init__.py"
        ),
        "tests that import behind a door": sum(looks_behind(imported(test), doors) for test in tests),
        "tests": len(tests),
    }


def main() -> None:
    """Print the table."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1]
    for what, number in counts(folder).items():
        print(f"{number:7,}  {what}")


if __name__ == "__main__":
    main()
