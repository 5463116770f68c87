"""Frames of a socket (RFC 6455), as few steps as can be: thousands of screens send and are sent them."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # a Python for which nobody has compiled it
    from websockets.utils import apply_mask

PART, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, RESERVED, MASKED = 0x80, 0x70, 0x80
SHORT = 125  # the longest length that fits into the second byte
NO_CODE = 1005  # a close frame without a reason


class BrokenFrame(Exception):
    """Against the protocol: the socket is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frames:
    """What has arrived and was not taken yet. `limit`: bytes of a message."""

    __slots__ = ("at", "held", "kind", "limit", "parts")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = b""
        self.at = 0  # the first byte in `held` that was not taken
        self.kind = PART  # of the message that arrives in parts; PART: of none
        self.parts = b""

    def feed(self, data: bytes) -> None:
        self.held = data if self.at == len(self.held) else self.held[self.at :] + data
        self.at = 0

    @property
    def waiting(self) -> int:
        """Bytes that were not taken."""
        return len(self.held) - self.at

    def take(self) -> tuple[int, bytes] | None:
        """The next frame, if it is here whole: what it is, and its data. A message in parts comes with its last one."""
        held, at = self.held, self.at
        if len(held) < at + 2:
            return None
        first, second, start = held[at], held[at + 1], at + 2
        length = second & 127
        if first & RESERVED or not second & MASKED or (first & CLOSE and (length > SHORT or not first & FINAL)):
            raise BrokenFrame(1002)
        if length > SHORT:
            wide = 2 if length == SHORT + 1 else 8
            if len(held) < start + wide:
                return None
            length = int.from_bytes(held[start : start + wide], "big")
            start += wide
        if length + len(self.parts) > self.limit and not first & CLOSE:
            raise BrokenFrame(1009)
        end = start + 4 + length
        if len(held) < end:
            return None
        self.at = end
        return self._whole(first & 15, bool(first & FINAL), apply_mask(held[start + 4 : end], held[start : start + 4]))

    def _whole(self, kind: int, final: bool, data: bytes) -> tuple[int, bytes]:
        if kind in (CLOSE, PING, PONG):
            return kind, data
        if kind not in (PART, TEXT, BINARY) or (kind == PART) == (self.kind == PART):
            raise BrokenFrame(1002)  # unknown, or a part of nothing, or a new message within another
        if kind != PART and final:
            return kind, data
        kind, data = self.kind or kind, self.parts + data
        self.kind, self.parts = (PART, b"") if final else (kind, data)
        return (kind, data) if final else (PART, b"")


def head(kind: int, length: int) -> bytes:
    """What stands before the data of a frame from the server."""
    if length <= SHORT:
        return bytes((FINAL | kind, length))
    if length < 1 << 16:
        return bytes((FINAL | kind, SHORT + 1)) + length.to_bytes(2, "big")
    return bytes((FINAL | kind, SHORT + 2)) + length.to_bytes(8, "big")


def close_code(data: bytes) -> int:
    """Of a close frame."""
    return int.from_bytes(data[:2], "big") if len(data) >= 2 else NO_CODE
