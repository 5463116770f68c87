"""A bot in any language: a program that reads questions on standard input and writes picks on standard output.

One JSON object a line, both ways; `docs/bots.md` describes the protocol. The program sees its seat's view and nothing
else, and is stopped when the player that started it is deleted.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import weakref
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.errors import FarshoreError
from farshore.core.game import Game
from farshore.core.notation import question
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.sets import picks_left

PROTOCOL = 1
PATIENCE = 60.0  # seconds for one answer


class BotFailed(FarshoreError):
    """A program that plays did not start, stopped, was too slow or gave no legal pick."""


def pump(stream: IO[str], lines: Queue[str]) -> None:
    for line in stream:
        lines.put(line)
    lines.put("")  # the program has closed its output


def stop(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(BrokenPipeError):  # the process no longer reads
                stream.close()


class Program(Policy):
    """Started at the first question; one process serves all seats and games of this player, one question at a time."""

    def __init__(self, game: Game, command: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.command = command
        self.patience = patience
        self.words = shlex.split(command)
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue()
        if not self.words:
            raise BotFailed("program: needs a command, such as 'program:python my_bot.py'")

    def needs_view(self) -> bool:
        return True

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if self.process is None:
            self.start()
        answer = self.answer_to(
            {
                "type": "pick",
                "seat": ask.seat,
                "question": question(ask),
                "about": ask.about(seen),
                "picks_left": picks_left(seen, ask),
                "options": {ask.describe(seen, pick): pick for pick in options},
                "progress": self.game.progress(seen),
                "tallies": [self.game.tallies(seen, seat) for seat in range(seen.seats)],
                "view": self.game.plain_picture(seen),
                "random": rng.word(),
            }
        )
        picked = answer.get("pick")
        if isinstance(picked, bool) or not isinstance(picked, int) or picked not in options:
            raise self.failed(f"picked {picked!r}, which is not among {list(options)}")
        return picked

    def start(self) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603  # the command comes from the owner of the machine
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as fault:
            raise self.failed(f"cannot be started: {fault}") from fault
        weakref.finalize(self, stop, self.process)
        assert self.process.stdout is not None
        Thread(target=pump, args=(self.process.stdout, self.lines), daemon=True).start()
        self.answer_to({"type": "hello", "protocol": PROTOCOL, "game": self.game.name})

    def stop(self) -> None:
        """End the process; the next question starts another."""
        if self.process is not None:
            stop(self.process)
        self.process, self.lines = None, Queue()

    def answer_to(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a line and wait for the answer."""
        assert self.process is not None and self.process.stdin is not None
        if any(self.lines.queue):
            self.stop()  # a line too many would be taken for the answer to this question
            raise self.failed("wrote more than one answer to a question")
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.patience)
        except Empty as fault:
            self.stop()  # a late answer would be taken for that to the next question
            raise self.failed(f"gave no answer within {self.patience:g} seconds") from fault
        except OSError as fault:
            raise self.failed("has stopped") from fault
        if not line:
            raise self.failed(f"has stopped, exit code {self.process.wait()}")
        try:
            answer = json.loads(line)
        except ValueError as fault:
            raise self.failed(f"wrote '{line.strip()[:80]}', which is not JSON") from fault
        if not isinstance(answer, dict):
            raise self.failed(f"wrote '{line.strip()[:80]}', which is not a JSON object")
        return answer

    def failed(self, what: str) -> BotFailed:
        return BotFailed(f"the program '{self.command}' {what}")
