"""Mutation testing: changes the rules in one small place at a time and lists the changes that no test notices.

.venv/bin/python tools/mutants.py century [--sample 200] [--minutes 60]

The mutations are Cosmic Ray's. They are made in a copy under build/mutants, with the rules interpreted, and tried on
the rule tests of the game and its conformance checks; golden playthroughs do not count. `core` is a target too. A run
that was stopped continues where it was; after a change of the sources or tests it begins again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import random
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("src", "tests", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "static", "playthroughs", "*.rec")
GOLDEN = "not golden and not playthrough"
OPERATORS_LEFT_OUT = ("core/RemoveDecorator",)  # `mypyc_attr` and `dataclass` are not rules
SLACK = 3.0  # times the tests of the unchanged rules: longer counts as an endless loop


class Target:
    """A game or the core: what is mutated, and the tests that must notice."""

    def __init__(self, name: str) -> None:
        folders = sorted(path.name for path in (ROOT / "src/farshore/games").iterdir() if (path / "game.py").is_file())
        found = [folder for folder in folders if name in folder]
        if name != "core" and len(found) != 1:
            sys.exit(f"name one of: core, {', '.join(folders)}")
        self.name = "core" if name == "core" else found[0]
        self.code = Path("src/farshore/core") if name == "core" else Path("src/farshore/games") / self.name
        self.home = ROOT / "build" / "mutants" / self.name
        self.tree = self.home / "tree"
        tests = ["tests/core", "tests/testing"] if name == "core" else [f"tests/games/{self.name}"]
        case = "century_new_world" if name == "core" else self.name
        words = [
            sys.executable,
            "-B",
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            *tests,
            "tests/conformance",
        ]
        words += ["-k", f"({GOLDEN}) and (core or testing or {case})" if name == "core" else f"({GOLDEN}) and {case}"]
        self.command = words

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}

    def digest(self) -> str:
        """Of everything that is copied, to tell whether a session still fits."""
        found = hashlib.blake2b(digest_size=8)
        for part in COPIED:
            for path in sorted((ROOT / part).rglob("*.py")):
                found.update(path.read_bytes())
        return found.hexdigest()


def prepare(target: Target) -> bool:
    """Copy sources and tests, unless the copy is up to date; True if it was copied."""
    stamp = target.home / "digest"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == target.digest():
        # a run that was killed may have left a mutation behind
        shutil.copytree(ROOT / target.code, target.tree / target.code, ignore=LEFT_OUT, dirs_exist_ok=True)
        return False
    shutil.rmtree(target.home, ignore_errors=True)
    for part in COPIED:
        source, copy = ROOT / part, target.tree / part
        if source.is_dir():
            shutil.copytree(source, copy, ignore=LEFT_OUT)
        else:
            shutil.copy2(source, copy)
    stamp.write_text(target.digest(), encoding="utf-8")
    return True


def typed_places(source: str) -> set[tuple[int, int]]:
    """Positions inside annotations: a change there changes no rule."""
    found: set[tuple[int, int]] = set()
    for node in ast.walk(ast.parse(source)):
        parts = [getattr(node, name, None) for name in ("annotation", "returns")]
        for part in parts:
            if isinstance(part, ast.expr):
                found |= {(x.lineno, x.col_offset) for x in ast.walk(part) if isinstance(x, ast.expr)}
                found |= {(part.lineno, column) for column in range(part.col_offset, part.end_col_offset or 0)}
    return found


def sample(target: Target, db: Any, size: int, seed: int) -> None:
    """Keep a random sample of all mutations, the same for the same seed and sources."""
    from cosmic_ray.commands import init

    files = sorted(path for path in (target.tree / target.code).rglob("*.py") if path.name != "__init__.py")
    init([path.relative_to(target.tree) for path in files], db, {})
    typed = {path.relative_to(target.tree): typed_places(path.read_text(encoding="utf-8")) for path in files}
    kept = []
    for item in db.work_items:
        change = item.mutations[0]
        if change.operator_name not in OPERATORS_LEFT_OUT and tuple(change.start_pos) not in typed[change.module_path]:
            kept.append(item)
    kept.sort(key=lambda item: (str(item.mutations[0].module_path), item.mutations[0].start_pos, str(item.mutations)))
    db.clear()
    db.add_work_items(random.Random(seed).sample(kept, min(size, len(kept))))


def baseline(target: Target) -> float:
    """Seconds that the tests take; they must pass before anything is changed. Measured once for a copy."""
    known = target.home / "seconds"
    if known.is_file():
        return float(known.read_text(encoding="utf-8"))
    began = time.monotonic()
    words, place = target.command, target.tree
    tests = subprocess.run(words, cwd=place, env=target.environment(), capture_output=True, text=True, check=False)
    if tests.returncode:
        sys.exit(f"the tests fail without any mutation:\n{tests.stdout[-2000:]}")
    seconds = time.monotonic() - began
    known.write_text(f"{seconds:.1f}", encoding="utf-8")
    return seconds


def run(target: Target, db: Any, timeout: float, until: float) -> None:
    """Try one mutation after the other until the time is up."""
    from cosmic_ray.mutating import mutate_and_test

    os.chdir(target.tree)
    os.environ.update(target.environment())
    for item in list(db.pending_work_items):
        if time.monotonic() > until:
            return
        result = mutate_and_test(item.mutations, shlex.join(target.command), timeout)
        db.set_result(item.job_id, result)
        print(f"{db.num_results} of {db.num_work_items}: {result.test_outcome.value} {place(item)}", flush=True)


def place(item: Any) -> str:
    change = item.mutations[0]
    return f"{change.module_path}:{change.start_pos[0]} {change.operator_name.removeprefix('core/')}"


def report(target: Target, db: Any) -> str:
    results = dict(db.results)
    tried = [(item, results[item.job_id]) for item in db.work_items if item.job_id in results]
    survivors = [(item, result) for item, result in tried if not result.is_killed]
    killed = len(tried) - len(survivors)
    share = f"{100 * killed / len(tried):.1f} %" if tried else "none yet"
    lines = [
        f"# Mutants of {target.name}",
        "",
        f"{killed} of {len(tried)} killed ({share}), {db.num_work_items} sampled.",
    ]
    lines += [line for item, result in survivors for line in described(item, result.diff or "")]
    return "\n".join(lines) + "\n"


def described(item: Any, diff: str) -> Iterable[str]:
    changed = [line for line in diff.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    return ["", f"## {place(item)}", "```diff", *changed, "```"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", help="a game or core")
    parser.add_argument("--sample", type=int, default=0, help="mutations; 200 of a game, 100 of the core by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=120.0)
    words = parser.parse_args()
    try:
        from cosmic_ray.work_db import WorkDB, use_db
    except ImportError:
        sys.exit("Cosmic Ray is missing; `make mutants` installs it")
    until = time.monotonic() + 60 * words.minutes
    target = Target(words.target)
    is_fresh = prepare(target)
    seconds = baseline(target)
    print(f"{target.name}: the tests take {seconds:.0f} s", flush=True)
    session = target.home / "session.sqlite"
    with use_db(session, WorkDB.Mode.create) as db:
        if is_fresh or db.num_work_items == 0:
            os.chdir(target.tree)
            sample(target, db, words.sample or (100 if target.name == "core" else 200), words.seed)
        run(target, db, SLACK * seconds + 10, until)
        text = report(target, db)
    (target.home / "report.md").write_text(text, encoding="utf-8")
    print(text.splitlines()[2], f"See {(target.home / 'report.md').relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
