"""Compile the rules with mypyc. Without a compiler, or with FARSHORE_PURE=1, the same files run interpreted."""

import os
from pathlib import Path

from setuptools import setup

# Interpreted on purpose: the edge of the house, never in the hot path.
EDGE = {
    "__init__.py",
    "errors.py",
    "game.py",
    "notation.py",
    "picture.py",
    "record.py",
    "registry.py",
    "replay.py",
    "wire.py",
}


def rules() -> list[str]:
    found = [*Path("src/farshore/core").rglob("*.py"), *Path("src/farshore/games").rglob("*.py")]
    hot = [Path("src/farshore/players/search.py")]
    return sorted(str(path) for path in [*hot, *found] if path.name not in EDGE)


def extensions() -> list[object]:
    if os.environ.get("FARSHORE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    modules = mypycify(["--strict", *rules()], opt_level="3")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
