"""Frames of the socket against those of an independent library."""

from __future__ import annotations

import random

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from farshore.server.frames import BINARY, CLOSE, PART, PING, PONG, TEXT, BrokenFrame, Frames, close_code, head

LIMIT = 70_000
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, LIMIT)


def sent(kind: int, data: bytes, *, final: bool = True) -> bytes:
    """As a browser sends it."""
    return Frame(Opcode(kind), data, final).serialize(mask=True)


def taken(data: bytes, rng: random.Random) -> list[tuple[int, bytes]]:
    """What is found in these bytes, which arrive in pieces of any size."""
    frames, found, at = Frames(LIMIT), [], 0
    while at < len(data):
        size = rng.choice((1, 2, 3, 7, 1000, 100_000))
        frames.feed(data[at : at + size])
        at += size
        while (one := frames.take()) is not None:
            found.append(one)
    assert frames.waiting == 0
    return found


def test_whole_messages_arrive_as_they_were_sent() -> None:
    rng = random.Random(1)
    for size in SIZES:
        kinds = [TEXT, BINARY] + ([PING, PONG, CLOSE] if size <= 125 else [])
        meant = [(kind, rng.randbytes(size)) for kind in kinds]
        assert taken(b"".join(sent(kind, data) for kind, data in meant), rng) == meant


def test_parts_are_joined_and_others_may_come_between() -> None:
    rng = random.Random(2)
    data = sent(TEXT, b"ab", final=False) + sent(PART, b"", final=False) + sent(PING, b"!") + sent(PART, b"cd")
    found = taken(data + sent(TEXT, b"next"), rng)
    assert found == [(PART, b""), (PART, b""), (PING, b"!"), (TEXT, b"abcd"), (TEXT, b"next")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02hi", 1002),  # no mask
        (b"\xc1\x80\0\0\0\0", 1002),  # bits that nobody has agreed on
        (b"\x83\x80\0\0\0\0", 1002),  # kinds that do not exist
        (b"\x8b\x80\0\0\0\0", 1002),
        (b"\x89\xfe\x00\x80\0\0\0\0", 1002),  # a ping that is too long
        (b"\x09\x80\0\0\0\0", 1002),  # a ping in parts
        (sent(PART, b"x"), 1002),  # a part of nothing
        (sent(TEXT, b"x", final=False) + sent(TEXT, b"y"), 1002),  # a message within a message
        (b"\x81\xff" + (LIMIT + 1).to_bytes(8, "big"), 1009),  # before it is here
        (b"\x81\xff\xff" + b"\xff" * 7, 1009),
        (sent(TEXT, b"x" * LIMIT, final=False) + sent(PART, b"x"), 1009),  # too long together
    ],
    ids=[*map(str, range(11))],  # what is sent has a random mask, so its bytes name no test
)
def test_what_is_against_the_protocol_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(BrokenFrame) as fault:
        taken(data, random.Random(3))
    assert fault.value.code == code


def test_a_browser_reads_what_we_send() -> None:
    browser = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    for size in SIZES:
        data = bytes(size)
        browser.receive_data(head(TEXT, size) + data)
        (frame,) = browser.events_received()
        assert isinstance(frame, Frame) and (frame.opcode, frame.data) == (Opcode.TEXT, data)


def test_a_goodbye_may_have_a_reason() -> None:
    assert close_code((4400).to_bytes(2, "big") + b"why") == 4400
    assert close_code(b"") == close_code(b"\x01") == 1005
