"""A worker process that picks for bots: one request per line on standard input, one answer per line on standard output.

For a pick it gets the game, its variants and one seat's view; never the table. Of finished games it computes parts of
an analysis; in a fleet it also plays stretches of tournaments. Run by `bots.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from farshore.core.decision import decision_of
from farshore.core.policy import Policy
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.players.advice import Reason, advise
from farshore.players.registry import bot
from farshore.study.worker import UnitAnswer, UnitTask, work
from farshore.study.worker import answer as computed


class Task(Struct, tag="pick"):
    """Pick for `seat`, which sees `view`."""

    game: str
    edition: str
    variants: dict[str, str]
    seat: int
    view: dict[str, object]
    bot: str
    seed: int
    why: bool = False  # with a reason, for a hint


class Answer(Struct):
    """The path of the picked option; or empty, and what went wrong."""

    path: str
    fault: str = ""
    reason: Reason | None = None


class PartTask(UnitTask, tag="part"):
    """Compute a part of the analysis of a finished game."""


class StretchTask(Struct, tag="stretch"):
    """Play the games `first` to `last - 1` of a tournament's plan."""

    plan: dict[str, Any]
    first: int
    last: int


class StretchAnswer(Struct):
    """Results as `farshore.arena` writes them; or what went wrong."""

    stretch: dict[str, Any] | None = None
    fault: str = ""


AnyTask = Task | PartTask | StretchTask


@cache
def policy(name: str, game: str) -> Policy:
    return bot(name, game_named(game))


def answer(task: Task) -> Answer:
    try:
        seen = game_named(task.game).restore(task.view, task.variants, task.edition)
        asked = decision_of(seen, task.seat)
        if task.why:
            advice = advise(game_named(task.game), seen, asked.ask, asked.options(seen), Rng(task.seed), task.bot)
            return Answer(advice.path, reason=advice.reason)
        picked = policy(task.bot, task.game).pick(seen, asked.ask, asked.options(seen), Rng(task.seed))
        return Answer(asked.ask.describe(seen, picked))
    except Exception as fault:  # noqa: BLE001  # an installed bot may fail in any way; the table asks another one
        return Answer("", f"{type(fault).__name__}: {fault}")


def played(task: StretchTask) -> StretchAnswer:
    """The one who asks does not own this machine: no command is run for them, and no file is written."""
    from farshore.arena.task import play_stretch  # bots at tables start without it

    try:
        plan = {**task.plan, "dataset": ""}
        return StretchAnswer(play_stretch(plan, task.first, task.last, programs=False))
    except Exception as fault:  # noqa: BLE001  # an installed bot may fail in any way; the tournament is told
        return StretchAnswer(None, f"{type(fault).__name__}: {fault}")


def found(task: AnyTask) -> Answer | UnitAnswer | StretchAnswer:
    if isinstance(task, Task):
        return answer(task)
    return computed(task) if isinstance(task, PartTask) else played(task)


def main() -> None:
    work(msgspec.json.Decoder(AnyTask), found)


if __name__ == "__main__":
    main()
