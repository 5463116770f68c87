"""Golden playthroughs: for every case of a game one whole game as a record, with what each pick brought about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from farshore.core.agenda import Chance
from farshore.core.decision import Decision, apply, pending
from farshore.core.errors import BrokenRecord
from farshore.core.game import Case, Game
from farshore.core.policy import Policy, shown_to
from farshore.core.record import Record, Recorder, parse_record
from farshore.core.replay import annotated
from farshore.core.rng import Rng

FOLDER = Path("tests") / "playthroughs"
CAP = 5_000


def file_of(root: Path, game: Game, case: Case) -> Path:
    return root / FOLDER / game.name / f"{case.name}.rec"


def choose(s: Any, d: Decision, policy: Policy, rng: Rng) -> int:
    if isinstance(d.ask, Chance):
        return d.ask.sample(s, rng)
    return policy.pick(shown_to(policy, s, d.seat), d.ask, d.options(s), rng)


def played(game: Game, case: Case, seed: int) -> Record:
    """A game of the game's own heuristic against itself: short, and nearer to people's play than random picks."""
    s = game.new(case.seats, case.variants)
    recorder = Recorder(game, case.seats, case.variants, players=[f"greedy {seat + 1}" for seat in range(case.seats)])
    recorder.record.header.notes["seed"] = str(seed)
    rng = Rng(seed)
    policy = game.greedy()
    while (asked := pending(s)) and recorder.count < CAP:
        pick = choose(s, asked[0], policy, rng)
        recorder.note(s, asked[0].seat, pick)
        apply(s, asked[0].seat, pick)
    return annotated(recorder.record)


def kept_or_played(game: Game, case: Case, file: Path, seed: int) -> Record:
    """The picks of the old playthrough as long as they are still legal and lead to the end: then the diff is small."""
    if file.is_file():
        try:
            record = annotated(parse_record(file.read_text(encoding="utf-8")))
        except BrokenRecord:
            return played(game, case, seed)
        if record.body and record.body[-1].text.endswith(" end"):
            return record
    return played(game, case, seed)


def write(root: Path, game: Game) -> int:
    """Every case anew; how many files changed. Playthroughs of cases that are gone go too."""
    changed = 0
    files = {}
    for seed, case in enumerate(game.cases):
        file = file_of(root, game, case)
        files[file] = str(kept_or_played(game, case, file, seed))
    for old in (root / FOLDER / game.name).glob("*.rec"):
        if old not in files:
            old.unlink()
            changed += 1
    for file, text in files.items():
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            changed += 1
    return changed


def faults(root: Path, game: Game) -> list[str]:
    """Missing playthroughs, and those that today's rules tell differently."""
    found = []
    for case in game.cases:
        file = file_of(root, game, case)
        if not file.is_file():
            found.append(f"{file.relative_to(root)} is missing; 'farshore check --write-playthroughs' writes it")
            continue
        text = file.read_text(encoding="utf-8")
        try:
            fresh = str(annotated(parse_record(text)))
        except BrokenRecord as why:
            found.append(f"{file.relative_to(root)}: {why}")
            continue
        if fresh != text:
            found.append(f"{file.relative_to(root)}: line {first_difference(text, fresh)} is told differently now")
    return found


def first_difference(one: str, other: str) -> int:
    lines = zip(one.splitlines(), other.splitlines(), strict=False)
    return next((i for i, (a, b) in enumerate(lines, start=1) if a != b), min(one.count("\n"), other.count("\n")) + 1)
