"""Steps side by side, and the line that says what is happening and how long it will take."""

from __future__ import annotations

import io
import threading
import time

import pytest
from progress import Progress, Step, StepFailed

PATIENCE = 60  # seconds: only a defect lets them pass


def nothing() -> str:
    return ""


def test_chains_run_side_by_side_and_steps_of_a_chain_in_order() -> None:
    met, order = threading.Barrier(2), list[str]()

    def meet() -> str:
        met.wait(PATIENCE)
        return ""

    def note(name: str) -> str:
        order.append(name)
        return ""

    chains = [[Step("one", 1, meet), Step("two", 1, lambda: note("two"))], [Step("other", 1, meet)]]
    Progress(chains, io.StringIO()).run()
    assert not met.broken
    assert order == ["two"]


def test_what_a_step_remarks_and_how_long_it_may_take_is_said() -> None:
    out = io.StringIO()
    chains = [[Step("packages", 6, nothing)], [Step("node", 4, nothing), Step("table", 5, lambda: "no table here")], []]
    Progress(chains, out).run()
    said = out.getvalue()
    assert "about 9 s" in said, "the longest chain counts"
    assert "packages: done in" in said
    assert "no table here" in said


def test_nothing_is_said_when_nothing_is_to_do() -> None:
    out = io.StringIO()
    Progress([[], []], out).run()
    assert out.getvalue() == ""


def test_a_failure_ends_the_preparation() -> None:
    def fail() -> str:
        raise StepFailed("no network")

    never = Step("never", 1, nothing)
    with pytest.raises(StepFailed, match="no network"):
        Progress([[Step("packages", 1, fail), never]], io.StringIO()).run()
    assert never.began is None


def test_the_line_names_what_is_happening_and_what_is_left() -> None:
    steps = [Step("packages", 6, nothing), Step("node", 4, nothing), Step("table", 5, nothing)]
    progress = Progress([[steps[0]], steps[1:]], io.StringIO())
    now = time.monotonic()
    steps[0].began, steps[0].took = now, 3.0
    steps[1].began = now
    assert "node" in progress.line()
    assert "packages" not in progress.line()
    assert progress.left(now) == (9, 1)
    assert progress.left(now + 4) == (5, 1)
    assert progress.left(now + 12) == (15, 3), "what is to come will be as slow"
    steps[1].took = 4.0
    assert "slow" not in progress.line()
    steps[2].began = now - 100
    assert "at least 0 s left: a slow network or a busy machine" in progress.line()
