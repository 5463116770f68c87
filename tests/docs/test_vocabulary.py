"""One word for one thing: names and phrases the project has given up do not come back. `docs/contract.md`, Glossary."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = {".css", ".ftl", ".html", ".md", ".mjs", ".py", ".sh", ".svelte", ".template", ".toml", ".ts", ".yaml", ".yml"}
EXCEPT = {"CHANGELOG.md", "tests/docs/test_vocabulary.py"}
PHRASES = {
    "anew": "again",
    "so many": "a given number of",
    "whoever": "a player who, the player who",
    "can be had": "is available",
    "apart by": "separated by",
    "for nothing": "free",
    "mend(s|ed|ing)?": "fix",
    "time is out": "ran out of time",
    "had its say": "has moved",
    "saves the making": "skips building",
    "by the million": "millions of times",
    "brings? along": "ships with, has",
    "by lot": "at random",
    "moulds?": "template",
    "to be had": "available, on offer",
    "one's": "your, the player's, the viewer's",
    "pointed at": "hovered",
    "in handfuls": "in batches",
    "words of the moment": "word options",
    "at the thumb": "within reach of the thumb",
    "chair": "seat",
}
NAMES = (
    "class House", "Happening", "Sheet", "Chair", "Sitting", "TakeUndo", "TakeBack", "News", "stirred", "Told",
    "differs_somewhere", "EAT_[A-Z]+", "UnknownOption",
)  # fmt: skip


def texts() -> list[Path]:
    git = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in git.stdout.splitlines() if Path(name).suffix in TEXTS and name not in EXCEPT]


def found(pattern: str, flags: int) -> list[str]:
    compiled = re.compile(rf"\b({pattern})\b", flags)
    places = []
    for path in texts():
        if path.is_file():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                if compiled.search(line):
                    places.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:140]}")
    return places


@pytest.mark.parametrize(("phrase", "rather"), PHRASES.items())
def test_no_phrase_of_the_old_prose(phrase: str, rather: str) -> None:
    assert found(phrase, re.IGNORECASE) == [], f"write: {rather}"


@pytest.mark.parametrize("name", NAMES)
def test_no_name_that_was_given_up(name: str) -> None:
    assert found(name, 0) == []
