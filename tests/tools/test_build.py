"""A build in an empty environment finds every package that it needs."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import grimp

from farshore.build import HOT

ROOT = Path(__file__).parents[2]


def imported_by_what_is_compiled() -> set[str]:
    """Packages of others whose types mypyc reads: what compiled files import, the packages they stand in, and so on."""
    graph = grimp.build_graph("farshore", include_external_packages=True)
    seen: set[str] = set()
    hot = {f"farshore.{name.removesuffix('.py').replace('/', '.')}" for name in HOT}
    todo = {"farshore"} | hot | {name for name in graph.modules if name.startswith(("farshore.core", "farshore.games"))}
    while todo:
        name = todo.pop()
        seen.add(name)
        if name.startswith("farshore"):
            todo |= ({name.rpartition(".")[0]} | graph.find_modules_directly_imported_by(name)) - seen - {""}
    return {name for name in seen if not name.startswith("farshore") and name not in sys.stdlib_module_names}


def test_a_build_asks_for_all_that_it_reads() -> None:
    """pip builds where nothing else is installed: a missing package ends the build."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    named = {re.split(r"[.=<>]", word)[0].replace("-", "_") for word in asked}
    needed = imported_by_what_is_compiled()
    assert {"fluent", "librt", "msgspec"} <= needed
    assert needed <= named
