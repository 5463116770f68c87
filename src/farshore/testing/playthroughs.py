"""Golden playthroughs: one whole game for every case, as a record with the events of every pick."""

from __future__ import annotations

from pathlib import Path

from farshore.core.errors import BrokenRecord
from farshore.core.game import Case, Game
from farshore.core.record import Record, parse_record
from farshore.core.replay import annotated
from farshore.core.session import Session, seeded
from farshore.players.session_bot import SessionBot

FOLDER = Path("tests") / "playthroughs"
CAP = 5_000


def file_of(root: Path, game: Game, case: Case) -> Path:
    return root / FOLDER / game.name / f"{case.name}.rec"


def played(game: Game, case: Case, seed: int) -> Record:
    """A game of the game's own heuristic against itself: short, and closer to people's play than random picks."""
    players = [f"greedy {seat + 1}" for seat in range(case.seats)]
    session = Session(game, case.seats, case.variants, luck=seeded(seed), players=players)
    session.notes["seed"] = str(seed)
    bot = SessionBot("greedy", session, seed)
    while not session.over and len(session.moves) < CAP:
        bot.move()
    return annotated(parse_record(session.record()))


def kept_or_played(game: Game, case: Case, file: Path, seed: int) -> Record:
    """The picks of the old playthrough if they are still legal and lead to the end, so that the diff stays small."""
    if file.is_file():
        try:
            record = annotated(parse_record(file.read_text(encoding="utf-8")))
        except BrokenRecord:
            return played(game, case, seed)
        if record.body and record.body[-1].text.endswith(" end"):
            return record
    return played(game, case, seed)


def write(root: Path, game: Game) -> int:
    """Write every case again; how many files changed. Files of cases that no longer exist are deleted."""
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
    """Missing playthroughs, and those that go differently under today's rules."""
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
            found.append(f"{file.relative_to(root)}: line {first_difference(text, fresh)} differs now")
    return found


def first_difference(one: str, other: str) -> int:
    lines = zip(one.splitlines(), other.splitlines(), strict=False)
    return next((i for i, (a, b) in enumerate(lines, start=1) if a != b), min(one.count("\n"), other.count("\n")) + 1)
