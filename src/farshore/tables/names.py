"""Names and sayings from people: plain text of bounded length, nothing invisible, nobody's name twice."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24
LONGEST_SAYING = 500
BOT_NAMES = ("Ada", "Bento", "Cora", "Davi", "Elis", "Otto", "Íris", "Hugo")


def plain_text(text: str, longest: int) -> str:
    """Without control, format and private characters; spaces made single."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(" " if c.isspace() else c for c in composed if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(visible.split())[:longest].strip()


def free_name(wish: str, fallback: str, taken: Collection[str]) -> str:
    """The name wished for; a number follows when somebody has it already."""
    name = plain_text(wish, LONGEST_NAME) or fallback
    others = {other.casefold() for other in taken}
    number = 1
    found = name
    while found.casefold() in others:
        number += 1
        found = f"{name[: LONGEST_NAME - 4]} {number}"
    return found


def bot_name(taken: Collection[str]) -> str:
    return next((name for name in BOT_NAMES if name not in taken), free_name(BOT_NAMES[0], "", taken))
