"""Checks a game's ledger, `RULES.md`: every rule names a step and a test that exist, and every step has a rule."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from farshore.core.game import Game

COLUMNS = ("id", "rule", "source", "step", "test")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")


@dataclass(frozen=True)
class Row:
    """One rule or ruling."""

    id: str
    rule: str
    source: str
    steps: tuple[str, ...]
    tests: tuple[str, ...]


def ledger_text(game: Game) -> str:
    file = files(game.package).joinpath("RULES.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rows(text: str) -> Iterator[Row]:
    """Every row of every table with the ledger's five columns."""
    in_ledger = False
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        if not line.lstrip().startswith("|"):
            in_ledger = False
        elif len(cells) == len(COLUMNS) and cells[0].lower() == "id":
            in_ledger = True
        elif in_ledger and not set(line) <= set("|-: "):
            cells += [""] * (len(COLUMNS) - len(cells))
            steps, tests = (tuple(NAME.findall(cell)) for cell in cells[3:5])
            yield Row(cells[0], cells[1], cells[2], steps, tests)


def defined_in(source: str) -> Iterator[str]:
    """Names of classes, methods (`Turn.answer`) and functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef))


@cache
def defined_under(folder: Path) -> frozenset[str]:
    return frozenset(
        name for path in sorted(folder.rglob("*.py")) for name in defined_in(path.read_text(encoding="utf-8"))
    )


def own_steps(game: Game) -> set[str]:
    """The classes this game adds to the core's; base classes are left out."""
    own = {name: step for name, step in game.steps.items() if step.__module__.startswith(game.package)}
    inherited = {base for step in own.values() for base in step.__mro__[1:]}
    return {name for name, step in own.items() if step not in inherited}


def faults(game: Game, tests: Path) -> list[str]:
    """What is wrong with the ledger: columns, names of steps, names of tests."""
    found = list(rows(ledger_text(game)))
    if not found:
        return ["RULES.md has no rules: a table | id | rule | source | step | test | is expected"]
    code = defined_under(Path(str(files(game.package))))
    tested = defined_under(tests)
    complaints = [f"{name} stands {n} times" for name, n in Counter(row.id for row in found).items() if n > 1]
    for row in found:
        complaints += [f"{row.id} says nothing under '{name}'" for name in empty_columns(row)]
        complaints += [
            f"{row.id} names the step {name}, which does not exist" for name in row.steps if name not in code
        ]
        complaints += [f"{row.id} names the test {t}, which does not exist" for t in row.tests if t not in tested]
    named = {name.partition(".")[0] for row in found for name in row.steps}
    return complaints + [f"no rule names the step {name}" for name in sorted(own_steps(game) - named)]


def empty_columns(row: Row) -> list[str]:
    return [
        name
        for name, cell in zip(COLUMNS, (row.id, row.rule, row.source, row.steps, row.tests), strict=True)
        if not cell
    ]
