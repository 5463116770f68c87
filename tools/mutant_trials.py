"""Tries mutations in forked processes, so that pytest, the rules and the tests are imported once and not once each.

A first run, traced, finds out which tests call which functions. A mutation is then tried only on the tests that call
the function it is in, those that call the fewest functions first, up to the first failure. The changed source never
reaches the disk: inside a function the code of the living function is replaced; what runs while modules are imported is
imported changed.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

SLACK, GRACE = 4.0, 2.0  # a test that needs 4 times its CPU time and 2 s more is in an endless loop
UNTRACED = 10.0  # CPU seconds that no single test of whole games needs
IMPORT = 30.0  # CPU seconds to import the rules and collect their tests
WALL = 7200  # seconds for one trial, whatever it waits for; much, because a busy machine is no endless loop
BROKEN = 99  # exit code of a trial that could not be made
COLLECTING = ""  # stands for a test: what is called while modules are imported


@dataclass
class Job:
    """One mutation to try."""

    item: Any  # Cosmic Ray's
    path: Path
    line: int  # where the function around it begins; 0: none, it runs while the module is imported
    text: Callable[[], str]  # makes the changed module
    order: list[str]  # tests
    answer: Path  # tells which test is running
    prepare: Callable[[], object]  # what all children need, done before them
    seconds: float = 0.0  # of CPU that the trial took


@dataclass
class Knowledge:
    """What the run without a mutation taught: CPU seconds by test, and the functions it calls as `file:line`."""

    seconds: dict[str, float]
    calls: dict[str, frozenset[str]]
    digest: str  # changes when there are other tests

    def runs_at_import(self, path: Path, line: int) -> bool:
        return not line or f"{path}:{line}" in self.calls[COLLECTING]

    def chosen(self, path: Path, line: int, users: frozenset[str]) -> list[str]:
        """The tests that can notice a change in this function, the most special first.

        If it runs at import these are all, and those come first that call a function that uses what is made there.
        """
        always = self.runs_at_import(path, line)
        found = [test for test in self.seconds if always or f"{path}:{line}" in self.calls[test]]
        return sorted(found, key=lambda test: (users.isdisjoint(self.calls[test]), len(self.calls[test]), test))


class Tracer:
    """A pytest plugin: notes which functions below a folder every test calls, and how long the test takes."""

    def __init__(self, code: Path, answer: Path) -> None:
        self.code, self.answer = str(code), answer
        self.seconds: dict[str, float] = {}
        self.calls: dict[str, list[str]] = {}
        self.seen: set[CodeType] = set()

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        self.seen.add(frame.f_code)

    def stop(self, test: str) -> None:
        sys.settrace(None)
        own = [code for code in self.seen if code.co_filename.startswith(self.code)]
        self.calls[test] = sorted({f"{code.co_filename}:{code.co_firstlineno}" for code in own})
        self.seen.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Any:
        sys.settrace(self.note)
        result = yield
        self.stop(COLLECTING)
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        began = time.process_time()
        sys.settrace(self.note)
        result = yield
        self.stop(item.nodeid)
        self.seconds[item.nodeid] = time.process_time() - began
        return result

    def pytest_sessionfinish(self) -> None:
        self.answer.write_text(json.dumps([self.seconds, self.calls]), encoding="utf-8")


class Mutated(importlib.abc.MetaPathFinder, importlib.machinery.SourceFileLoader):  # type: ignore[misc]
    """Imports one module from a changed text."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        super().__init__(name, str(path))
        self.text = text

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> Any:
        return (
            importlib.util.spec_from_file_location(fullname, self.path, loader=self) if fullname == self.name else None
        )

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec")


class Trials:
    """A pytest plugin: once the tests are collected, a child for each job runs its tests up to the first failure."""

    def __init__(self, jobs: list[Job], known: Knowledge, pool: Pool) -> None:
        self.jobs, self.known, self.pool = jobs, known, pool

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        living = {(f.__code__.co_filename, f.__code__.co_firstlineno): f for f in functions()}
        gc.collect()
        gc.freeze()  # children then share the memory of what was imported
        for job in self.jobs:
            job.prepare()
            self.pool.start(job, lambda job=job: self.child(job, session, living))  # type: ignore[misc]
        self.pool.finish()
        return True

    def child(self, job: Job, session: pytest.Session, living: dict[tuple[str, int], FunctionType]) -> int:
        if job.line:
            function = living[str(job.path), job.line]
            changed = codes(compile(job.text(), str(job.path), "exec"))
            own = (job.line, function.__code__.co_name)
            function.__code__ = next(x for x in changed if (x.co_firstlineno, x.co_name) == own)
        order = {test: number for number, test in enumerate(job.order)}
        found = [x for x in session.items if x.nodeid in order or x.nodeid not in self.known.seconds]
        nearest = job.path.stem[:6]  # tests of the same name that were not traced come first, others last
        late = len(order)
        found.sort(key=lambda x: order.get(x.nodeid, -1 if nearest in x.path.stem else late))
        for item, after in zip(found, [*found, None][1:], strict=True):
            job.answer.write_text(item.nodeid, encoding="utf-8")
            signal.setitimer(signal.ITIMER_VIRTUAL, SLACK * self.known.seconds.get(item.nodeid, UNTRACED) + GRACE)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            if session.testsfailed:
                return 1
        return 0


def functions() -> Iterator[FunctionType]:
    """Every function of our modules and classes."""
    for name, module in list(sys.modules.items()):
        for thing in list(vars(module).values()) if name.startswith("farshore.") else ():
            for found in [thing, *(vars(thing).values() if isinstance(thing, type) else ())]:
                plain = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
                plain = getattr(plain, "__wrapped__", plain)
                if isinstance(plain, FunctionType):
                    yield plain


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


class Pool:
    """Children under way, a given number at once; each result goes to a function."""

    def __init__(self, workers: int, until: float, done: Callable[[Job, int], None]) -> None:
        self.workers, self.until, self.done = workers, until, done
        self.running: dict[int, Job] = {}

    def start(self, job: Job, work: Callable[[], int]) -> None:
        if time.monotonic() > self.until:
            return
        while len(self.running) >= self.workers:
            self.wait()
        self.running[forked(work, job.answer)] = job

    def wait(self) -> None:
        child, status, usage = os.wait4(-1, 0)
        job = self.running.pop(child)
        job.seconds = usage.ru_utime + usage.ru_stime
        self.done(job, os.waitstatus_to_exitcode(status))

    def finish(self) -> None:
        while self.running:
            self.wait()


def forked(work: Callable[[], int], answer: Path) -> int:
    """Do it in a child, which ends with the result; its process id."""
    answer.unlink(missing_ok=True)
    if child := os.fork():
        return child
    try:
        signal.alarm(WALL)
        out = os.open(answer.with_suffix(".out"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        code = work()
        sys.stdout.flush()
        os._exit(code)
    except BaseException:  # noqa: BLE001 — a child must never go on as its parent
        os.write(2, traceback.format_exc().encode())
        os._exit(BROKEN)


def run_pytest(tree: Path, words: list[str], plugin: object) -> int:
    os.chdir(tree)
    sys.path.insert(0, str(tree / "src"))
    os.environ.update(PYTHONPATH="src", PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    options = ["-x", "-q", "-s", "--tb=line", "--no-header", "-p", "no:cacheprovider"]
    code = pytest.main([*options, *words], plugins=[plugin])
    return BROKEN if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR) else int(code)
