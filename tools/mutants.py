"""Mutation testing: changes the rules in one small place at a time and lists the changes that no test notices.

.venv/bin/python tools/mutants.py century [--sample 200] [--minutes 60] [--workers 1]

The mutations are Cosmic Ray's, tried with the rules interpreted on the rule tests of the game and its conformance
checks; golden playthroughs do not count. `core` is a target too. A run that was stopped continues where it was. After
a change of the tests only the survivors are tried again, after a change of a source file its own mutations.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import re
import shutil
import signal
import sys
import time
from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any

from mutant_trials import BROKEN, COLLECTING, IMPORT, Job, Knowledge, Mutated, Pool, Tracer, Trials, forked, run_pytest

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("src", "tests", "tools", "docs/spaces", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "static", "node_modules")
FIXED = (
    "golden",
    "playthrough",
    "records_of_rules",
    "oracle",
)  # whole games on file, not rules: their tests do not count
SHARED = ["tests/games/test_events.py", "tests/games/test_limits.py", "tests/adapters/test_layouts.py"]  # by game
SLOW = ("whatever_is_in_the_file", "leave_nothing_behind")  # minutes, traced, and about no rule: left out too
WHOLE = ("observation", "whole_games", "greedy", "bot")  # tests that play whole games: tried last, untraced
SEEN_IN_WHOLE_GAMES = "observ"  # files that hardly anything but these tests reaches
BATCH = 50  # of a file in a row, so that it is parsed once
OPERATORS_LEFT_OUT = (  # `mypyc_attr` and `dataclass` are no rules; `|` and `^` are `+` in numbers packed into one,
    "core/ReplaceBinaryOperator_Add_BitOr",  # whose bits never overlap
    "core/ReplaceBinaryOperator_Add_BitXor",
    "core/RemoveDecorator",
)
TWICE = re.compile("ReplaceComparisonOperator_(?!Is).*_Is(Not)?$")  # of small numbers `is` is `==`, which is tried too
NO_RULES = ("tuning", "cases", "weights")  # of a game: what bots reckon with, and which games the checks play
# no number is lower: `> EMPTY` is `!= EMPTY`
LEAST = ("EMPTY", "NO_GOOD", "NO_NATION", "NOBODY_HIDDEN", "UNMARKED", "ADVANCE")
MOST = ("FORT", "BUILDER")  # no number is higher: `>= FORT` is `== FORT`
SAME = {  # a comparison with such a number that is made into another one of the same meaning
    "core/ReplaceComparisonOperator_NotEq_Gt": LEAST,
    "core/ReplaceComparisonOperator_Eq_LtE": LEAST,
    "core/ReplaceComparisonOperator_NotEq_Lt": MOST,
    "core/ReplaceComparisonOperator_Eq_GtE": MOST,
}
SAME_FOR_LENGTHS = ("NotEq_Gt", "Gt_NotEq", "Eq_LtE", "LtE_Eq")  # with 0: no length is lower
LENGTH = re.compile(r"\blen\([\w.\[\] ]*\) ?$")
FILES_LEFT_OUT = (  # files that only the greedy bot imports: how it weighs things is no rule
    "__init__.py",
    "greedy.py",
    "taste.py",
    "age_of_discovery/placing.py",
    "age_of_discovery/venturing.py",
    "age_of_discovery/worth.py",
    "century_new_world/purse.py",
    "santa_maria/appraisal.py",
)


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
        self.tests = ["tests/core", "tests/testing"] if name == "core" else [f"tests/games/{self.name}"]
        self.case = "century_new_world" if name == "core" else self.name
        self.session = self.home / "session.sqlite"
        self.stamp = self.home / "sampled"
        self.known = self.home / "known.json"

    def sources(self) -> list[Path]:
        found = sorted((self.tree / self.code).rglob("*.py"))
        return [path for path in found if not any(path.match(pattern) for pattern in FILES_LEFT_OUT)]

    def test_files(self) -> dict[str, str]:
        """Every file of tests by the digest of all that its result can depend on, except the rules."""
        helpers = [path for folder in self.tests for path in (self.tree / folder).rglob("*.py")]
        own = [path for path in helpers if path.name.startswith("test_") and not is_whole(path)]
        shared = "".join(digest(path) for path in sorted(helpers) if not path.name.startswith("test_"))
        return {path.relative_to(self.tree).as_posix(): digest(path) + shared for path in sorted(own)}

    def late(self, is_quick: bool) -> list[str]:
        """The files of tests that play whole games, and, unless this is a first look, the conformance checks."""
        found = [
            path for folder in self.tests for path in sorted((self.tree / folder).rglob("test_*.py")) if is_whole(path)
        ]
        shared = [] if self.name == "core" else SHARED
        own = [path.relative_to(self.tree).as_posix() for path in found]
        return [*own, *shared, *([] if is_quick else ["tests/conformance/test_games.py"])]

    def words(self, files: Iterable[str]) -> list[str]:
        """What pytest is called with."""
        left_out = " and ".join(f"not {word}" for word in (*FIXED, *SLOW))
        return [
            *files,
            "-k",
            f"({left_out}) and ({self.case} or not (test_games or {' or '.join(Path(x).stem for x in SHARED)}))",
        ]


def is_whole(path: Path) -> bool:
    return path.stem.removeprefix("test_") in WHOLE


def digest(path: Path) -> str:
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()


def prepare(target: Target) -> None:
    """Copy what changed; dates stay, so that compiled bytecode is found again."""
    for part in COPIED:
        source, copy = ROOT / part, target.tree / part
        if source.is_dir():
            shutil.copytree(source, copy, ignore=LEFT_OUT, dirs_exist_ok=True, copy_function=copy_changed)
            for path in [path for path in copy.rglob("*.py") if not (ROOT / path.relative_to(target.tree)).exists()]:
                path.unlink()
        else:
            shutil.copy2(source, copy)


def copy_changed(source: str, copy: str) -> str:
    known, now = Path(copy), Path(source).stat()
    if known.is_file() and (known.stat().st_mtime, known.stat().st_size) == (now.st_mtime, now.st_size):
        return copy
    return str(shutil.copy2(source, copy))


def learn(target: Target) -> Knowledge:
    """Run the tests without a mutation, traced: all of them, or those of the files that changed since."""
    files = target.test_files()
    kept: dict[str, Any] = {"files": {}, "seconds": {}, "calls": {}}
    if target.known.is_file():
        kept = json.loads(target.known.read_text(encoding="utf-8"))
    sources = sorted((target.tree / target.code).rglob("*.py"))
    files = {name: mark + "".join(digest(x) for x in sources) for name, mark in files.items()}
    fresh = [name for name, mark in files.items() if kept["files"].get(name) != mark]
    stale = [test for test in kept["seconds"] if test.split("::")[0] in fresh or test.split("::")[0] not in files]
    for test in stale:
        del kept["seconds"][test], kept["calls"][test]
    if fresh:
        answer = target.home / "learnt.json"
        plugin = Tracer(target.tree / target.code, answer)
        child = forked(lambda: run_pytest(target.tree, target.words(fresh), plugin), answer)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            sys.exit(f"the tests fail without any mutation:\n{answer.with_suffix('.out').read_text()[-2000:]}")
        seconds, calls = json.loads(answer.read_text(encoding="utf-8"))
        calls[COLLECTING] = sorted({*kept["calls"].get(COLLECTING, ()), *calls[COLLECTING]})
        kept = {"files": files, "seconds": {**kept["seconds"], **seconds}, "calls": {**kept["calls"], **calls}}
        target.known.write_text(json.dumps(kept), encoding="utf-8")
    late = "".join(digest(target.tree / name) for name in target.late(False))
    mark = hashlib.blake2b((digest(target.known) + late).encode(), digest_size=8).hexdigest()
    return Knowledge(kept["seconds"], {test: frozenset(calls) for test, calls in kept["calls"].items()}, mark)


def typed_places(source: str) -> set[tuple[int, int]]:
    """Positions inside annotations, decorators, hints of capacity, guards of `zip`, what bots and tests read."""
    found: set[tuple[int, int]] = set()
    for node in ast.walk(ast.parse(source)):
        parts = [getattr(node, name, None) for name in ("annotation", "returns")]
        parts += getattr(node, "decorator_list", [])
        if isinstance(node, ast.keyword) and node.arg in ("capacity", "strict"):
            parts.append(node.value)
        if isinstance(node, ast.Assign) and any(isinstance(x, ast.Name) and x.id in NO_RULES for x in node.targets):
            parts.append(node.value)
        if isinstance(node, ast.FunctionDef) and node.name in NO_RULES:
            parts += [x for line in node.body for x in ast.walk(line)]
        for part in parts:
            if isinstance(part, ast.expr):
                found |= {(x.lineno, x.col_offset) for x in ast.walk(part) if isinstance(x, ast.expr)}
                found |= {(part.lineno, column) for column in range(part.col_offset, part.end_col_offset or 0)}
    return found


@cache
def functions_of(path: Path) -> list[tuple[int, int, int]]:
    """Where each function of a file begins, decorators included, and the lines of its body."""
    found = [
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)
    ]
    return [
        (min([x.lineno, *(y.lineno for y in x.decorator_list)]), x.body[0].lineno, x.end_lineno or 0) for x in found
    ]


def function_at(path: Path, line: int) -> int:
    """Where the outermost function around a line begins; 0 if the line runs while the module is imported."""
    return min((begin for begin, first, last in functions_of(path) if first <= line <= last), default=0)


@cache
def names_read(target: Target) -> dict[str, list[str]]:
    """The functions, as `file:line`, in which a name stands."""
    found: dict[str, list[str]] = {}
    for path in target.sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name | ast.Attribute):
                name = node.id if isinstance(node, ast.Name) else node.attr
                found.setdefault(name, []).append(f"{path}:{function_at(path, node.lineno)}")
    return found


def users_of(target: Target, path: Path, line: int) -> frozenset[str]:
    """What a change of a line that runs while the module is imported is likely to disturb."""
    found = [f"{path}:{function_at(path, line)}"]
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno <= line <= (node.end_lineno or 0):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [user for x in targets if isinstance(x, ast.Name) for user in names_read(target).get(x.id, [])]
    return frozenset(found)


def mutations(path: Path, name: Path) -> Iterable[Any]:
    """All of a file, as Cosmic Ray's `init` finds them, but without walking the tree once for every operator."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names
    from cosmic_ray.work_item import MutationSpec

    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    nodes = list(ast_nodes(get_ast(text)))
    typed = typed_places(text)
    for operator_name in operator_names():
        operator = get_operator(operator_name)
        if operator.arguments() or operator_name in OPERATORS_LEFT_OUT:
            continue
        places = [place for node in nodes for place in operator().mutation_positions(node)]
        for occurrence, (start, end) in enumerate(places):
            before, after = lines[start[0] - 1][: start[1]], lines[end[0] - 1][end[1] :]
            unpacks = "BinaryOperator" in operator_name and before.rstrip()[-1:] in "([{,"
            if tuple(start) not in typed and not unpacks and not means_the_same(operator_name, before, after):
                yield MutationSpec(name, operator_name, occurrence, start, end)


def means_the_same(operator: str, before: str, after: str) -> bool:
    """Is a change, between these texts of its line, one that can change nothing by what the words mean?"""
    right = re.match(r"\s*([\w.]*)", after)
    other = right[1] if right else ""
    if LENGTH.search(before) and other == "0" and operator.endswith(SAME_FOR_LENGTHS):
        return True
    return TWICE.search(operator) is not None or other in SAME.get(operator, ())


def sample(target: Target, db: Any, size: int, seed: int) -> None:
    """Keep a random sample of all mutations: each has a number of its own, drawn from the seed; the lowest are taken.

    So a change in one file leaves the sample of the others as it is, and their results are kept.
    """
    from cosmic_ray.work_item import WorkItem

    ranked = []
    for path in target.sources():
        name = path.relative_to(target.tree)
        for change in mutations(path, name):
            own = f"{seed} {name} {change.operator_name} {change.occurrence}"
            number = hashlib.blake2b(own.encode(), digest_size=8).hexdigest()
            ranked.append(WorkItem.single(f"{number}-{digest(path)[:8]}", change))
    ranked.sort(key=lambda item: str(item.job_id))
    known = dict(db.results)
    db.clear()
    db.add_work_items(ranked[:size])
    for item in ranked[:size]:
        if item.job_id in known:
            db.set_result(item.job_id, known[item.job_id])


def jobs_of(target: Target, db: Any, known: Knowledge, is_quick: bool, part: str) -> list[Job]:
    """The mutations that have no result, and the survivors of other tests, in files with this part of a name."""
    results = dict(db.results)
    found: list[Any] = []
    for item in sorted(db.work_items, key=lambda item: item.job_id in results):  # survivors of other tests come later
        change = item.mutations[0]
        if part not in change.module_path.as_posix():
            continue
        if is_untried(results.get(item.job_id), against(known, is_quick)):
            path = target.tree / change.module_path
            line = function_at(path, change.start_pos[0])
            order = known.chosen(path, line, users_of(target, path, change.start_pos[0]))
            is_reached = order or path.stem.startswith(SEEN_IN_WHOLE_GAMES)  # if not, perhaps not even imported
            line = line if is_reached and not known.runs_at_import(path, line) else 0
            answer, text = target.home / f"{item.job_id}.txt", partial(changed_source, path, change)
            found.append(Job(item, path, line, text, order, answer, partial(tree_of, path)))
    found = [sorted(found[k : k + BATCH], key=lambda job: job.path) for k in range(0, len(found), BATCH)]
    return [job for batch in found for job in batch]


def against(known: Knowledge, is_quick: bool) -> str:
    return f"survived {known.digest} {'first look' if is_quick else 'all'}"


def is_untried(result: Any, survived: str) -> bool:
    """A survivor is tried again if there are tests that it has not met."""
    return result is None or (not result.is_killed and result.output != survived)


@cache
def tree_of(path: Path) -> Any:
    from cosmic_ray.ast import get_ast

    return get_ast(path.read_text(encoding="utf-8"))


def changed_source(path: Path, change: Any) -> str:
    """The text of the module with the mutation made, which spoils the tree: only a child may call it."""
    from cosmic_ray.mutating import MutationVisitor
    from cosmic_ray.plugins import get_operator

    visitor = MutationVisitor(change.occurrence, get_operator(change.operator_name)(**change.operator_args))
    return str(visitor.walk(tree_of(path)).get_code())


def run(target: Target, db: Any, known: Knowledge, until: float, words: argparse.Namespace) -> bool:
    """Try those that are put into living functions; if there are none, those that must be imported.

    True if some must still be imported: that needs a process that has not imported the rules yet.
    """

    def done(job: Job, code: int) -> None:
        result = judged(job, code, against(known, words.quick))
        db.set_result(job.item.job_id, result)
        tried = f"{db.num_results} of {db.num_work_items}, {job.seconds:.1f} s of CPU"
        print(f"{tried}: {result.output} {place(job.item)}", file=sys.stderr, flush=True)

    jobs = jobs_of(target, db, known, words.quick, words.files)
    pool = Pool(words.workers, until, done)
    tests = target.words([*target.test_files(), *target.late(words.quick)])
    living = [job for job in jobs if job.line]
    if living:
        if run_pytest(target.tree, tests, Trials(living, known, pool)) == BROKEN:
            sys.exit("the trials could not be made")
        return len(jobs) > len(living) and time.monotonic() < until
    for job in jobs:
        pool.start(job, lambda job=job: imported(target, job, known, tests))  # type: ignore[misc]
    pool.finish()
    return False


def imported(target: Target, job: Job, known: Knowledge, tests: list[str]) -> int:
    """In a child: import the changed module, then run the tests in a child of its own."""
    signal.setitimer(signal.ITIMER_VIRTUAL, IMPORT)
    name = ".".join(job.path.relative_to(target.tree / "src").with_suffix("").parts)
    sys.meta_path.insert(0, Mutated(name, job.path, job.text()))
    codes: list[int] = []
    alone = Pool(1, float("inf"), lambda _, code: codes.append(code))
    code = run_pytest(target.tree, tests, Trials([job], known, alone))
    return codes[0] if codes and codes[0] >= 0 else code or 1


def judged(job: Job, code: int, survived: str) -> Any:
    """What became of a mutation: `output` says which test noticed it."""
    from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

    out = job.answer.with_suffix(".out")
    if code == BROKEN:
        sys.exit(f"the trial itself failed:\n{out.read_text(encoding='utf-8')[-2000:]}")
    last = job.answer.read_text(encoding="utf-8") if job.answer.is_file() else "an import"
    out.unlink(missing_ok=True)
    job.answer.unlink(missing_ok=True)
    verdict = "timed out in" if code in (-signal.SIGVTALRM, -signal.SIGALRM) else "killed by"
    if code == 0:
        source = job.path.read_text(encoding="utf-8")
        tree_of.cache_clear()
        diff = "\n".join(difflib.unified_diff(source.splitlines(), job.text().splitlines(), n=0, lineterm=""))
        tree_of.cache_clear()
        return WorkResult(WorkerOutcome.NORMAL, survived, TestOutcome.SURVIVED, diff)
    return WorkResult(WorkerOutcome.NORMAL, f"{verdict} {last}", TestOutcome.KILLED)


def place(item: Any) -> str:
    change = item.mutations[0]
    return f"{change.module_path}:{change.start_pos[0]} {change.operator_name.removeprefix('core/')}"


def report(target: Target, db: Any) -> str:
    results = dict(db.results)
    tried = [(item, results[item.job_id]) for item in db.work_items if item.job_id in results]
    survivors = [(item, result) for item, result in tried if not result.is_killed]
    killed = len(tried) - len(survivors)
    share = f"{100 * killed / len(tried):.1f} %" if tried else "none yet"
    late = sum("timed out" in result.output for _, result in tried)
    lines = [
        f"# Mutants of {target.name}",
        "",
        f"{killed} of {len(tried)} killed ({share}; {late} of them by an endless loop), {db.num_work_items} sampled.",
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
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--files", default="", help="only files whose path contains this, as observ")
    parser.add_argument("--quick", action="store_true", help="a first look, without the conformance checks")
    words = parser.parse_args()
    try:
        from cosmic_ray.work_db import WorkDB, use_db
    except ImportError:
        sys.exit("Cosmic Ray is missing; `make mutants` installs it")
    until = time.monotonic() + 60 * words.minutes
    target = Target(words.target)
    prepare(target)
    known = learn(target)
    print(f"{target.name}: {len(known.seconds)} tests, {sum(known.seconds.values()):.0f} s of CPU, traced", flush=True)
    os.chdir(target.tree)
    with use_db(target.session, WorkDB.Mode.create) as db:
        size = words.sample or (100 if target.name == "core" else 200)
        own = digest(Path(__file__).resolve())  # says what is left out
        stamp = f"{size} {words.seed} {own} {''.join(digest(x) for x in target.sources())}"
        if not target.stamp.is_file() or target.stamp.read_text(encoding="utf-8") != stamp:
            sample(target, db, size, words.seed)
            target.stamp.write_text(stamp, encoding="utf-8")
        is_open = run(target, db, known, until, words)
        text = report(target, db)
    (target.home / "report.md").write_text(text, encoding="utf-8")
    if is_open:
        left = ["--minutes", f"{(until - time.monotonic()) / 60:.2f}"]
        os.execv(sys.executable, [sys.executable, str(Path(__file__).resolve()), *sys.argv[1:], *left])
    print(text.splitlines()[2], f"See {(target.home / 'report.md').relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
