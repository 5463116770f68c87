"""Views: what steps carry and lanes hold is hidden from others; and the wire refuses what it would lose."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import SPECTATOR, Ask, State, Together, begin
from farshore.core.decision import apply, pending
from farshore.core.view import view
from farshore.core.wire import to_wire
from farshore.testing import row

SECRET = 4711


class Whisper(Ask):
    """A question that carries a secret of the seat it is put to."""

    __slots__ = ("secret",)

    def __init__(self, seat: i64, secret: i64) -> None:
        super().__init__(seat)
        self.secret: i64 = secret

    def options(self, s: State) -> vec[i64]:
        return row(0, 1)

    def answer(self, s: State, pick: i64) -> None:
        if s.lanes:
            s.commit(self.seat, SECRET + 1)

    def veiled(self, seat: i64) -> Whisper:
        return self if seat == self.seat else Whisper(self.seat, 0)


class Plain(State):
    __slots__ = ("stuff",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stuff: object = 0

    def clone(self) -> Plain:
        twin = Plain(self.seats)
        self.clone_core(twin)
        twin.stuff = self.stuff
        return twin


def told(s: State, seat: int) -> str:
    return json.dumps(to_wire(view(s, seat)))


def table(*steps: Ask | Together) -> Plain:
    s = Plain(2)
    for step in reversed(steps):
        s.then(step)
    begin(s)
    return s


def test_an_open_question_shows_its_secret_to_its_seat_only() -> None:
    s = table(Whisper(0, SECRET))
    assert str(SECRET) in told(s, 0)
    assert str(SECRET) not in told(s, 1) + told(s, SPECTATOR)


def test_a_waiting_question_is_veiled_too() -> None:
    s = table(Whisper(1, 1), Whisper(0, SECRET))
    assert str(SECRET) in told(s, 0)
    assert str(SECRET) not in told(s, 1) + told(s, SPECTATOR)


def test_lanes_still_to_be_opened_are_veiled() -> None:
    s = table(Whisper(1, 1), Together([Whisper(0, SECRET), Whisper(1, 1)]))
    assert str(SECRET) in told(s, 0)
    assert str(SECRET) not in told(s, 1) + told(s, SPECTATOR)


def test_open_lanes_are_veiled_with_their_openings() -> None:
    s = table(Together([Whisper(0, SECRET), Whisper(1, 1)]))
    assert str(SECRET) in told(s, 0)
    assert str(SECRET) not in told(s, 1) + told(s, SPECTATOR)


def test_a_commitment_is_seen_by_its_seat_only() -> None:
    s = table(Together([Whisper(0, 1), Whisper(1, 1)]))
    before = told(s, 1)
    apply(s, 0, 1)
    assert str(SECRET + 1) in told(s, 0)
    assert told(s, 1) == before
    assert [d.seat for d in pending(view(s, 1))] == [1]


@pytest.mark.parametrize("stuff", [(1, 2), {"a": 1}, 1.5, {1}])
def test_what_cannot_travel_is_refused(stuff: object) -> None:
    s = table(Whisper(0, 1))
    s.stuff = stuff
    with pytest.raises(TypeError, match="cannot travel"):
        to_wire(s)
