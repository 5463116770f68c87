"""What servers that share a database tell each other. Nobody may rely on being heard."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Want(Struct, tag="want"):
    """`by` would like to run a table; `now`: also if somebody is connected to it."""

    table: str
    by: str
    now: bool


class Answer(Struct, tag="answer"):
    """To a `Want`: whether the table was let go."""

    table: str
    to: str
    gone: bool


class Left(Struct, tag="left"):
    """A server has left: its tables are free."""


class Linked(Struct, tag="linked"):
    """A device belongs to a person; without a device, everybody reads the list again."""

    device: str = ""
    person: str = ""


class Code(Struct, tag="code"):
    """A link code that somebody may type in anywhere; without a person it has been used."""

    code: str
    person: str = ""


class Spent(Struct, tag="spent"):
    """What addresses have used of a rate limit lately."""

    by: str
    limit: str
    amounts: dict[str, int]


class Answered(Struct, tag="answered"):
    """The fleet has answered a question: the answer stands beside it."""

    question: str


Call = Want | Answer | Left | Linked | Code | Spent | Answered
DECODER = msgspec.json.Decoder(Call)


def written(call: Call) -> str:
    return msgspec.json.encode(call).decode()
