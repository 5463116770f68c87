"""A progress bar for whatever takes a while, and none for what does not."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

from farshore.cli import console

LONG = 60.0


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    out = io.StringIO()
    monkeypatch.setattr(console, "console", lambda stderr: Console(file=out, force_terminal=True, width=80))
    return out


def test_it_shows_while_the_first_thing_is_still_being_done(
    screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "PATIENCE", 0.0)
    for _ in console.tracked([1], 1, "measuring"):
        given_up = time.monotonic() + LONG
        while "measuring" not in screen.getvalue() and time.monotonic() < given_up:
            time.sleep(0.01)
    assert "0/1" in screen.getvalue()


def test_what_is_quickly_done_shows_none(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "PATIENCE", LONG)
    assert list(console.tracked("abc", 3, "playing")) == ["a", "b", "c"]
    assert screen.getvalue() == ""
