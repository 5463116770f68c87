"""Names and chat from people: plain text of bounded length, nothing invisible, no name twice at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24
LONGEST_CHAT = 500
MARKS_IN_A_ROW = 2  # more accents on one letter would cover the lines above and below
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by category, yet invisible
BOT_NAMES = ("Ada", "Bento", "Cora", "Davi", "Elis", "Otto", "Íris", "Hugo")


def plain_text(text: str, longest: int) -> str:
    """Without control, format and private characters; single spaces; few accents, and only on letters."""
    kept: list[str] = []
    marks = MARKS_IN_A_ROW  # none before the first letter
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if c.isspace() or c in BLANK:
            kept.append(" ")
            marks = MARKS_IN_A_ROW
        elif kind in ("Mn", "Me"):
            kept += [c] if marks < MARKS_IN_A_ROW else []
            marks += 1
        elif kind[0] != "C":
            kept.append(c)
            marks = 0
    return " ".join("".join(kept).split())[:longest].strip()


def alike(name: str) -> str:
    """Names that differ only in case, width or form of their letters are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()


def free_name(wish: str, fallback: str, taken: Collection[str]) -> str:
    """The name a player wants, with a number if somebody has it already."""
    name = plain_text(wish, LONGEST_NAME) or fallback
    others = {alike(other) for other in taken}
    number = 1
    found = name
    while alike(found) in others:
        number += 1
        found = f"{name[: LONGEST_NAME - 4]} {number}"
    return found


def bot_name(taken: Collection[str]) -> str:
    return next((name for name in BOT_NAMES if name not in taken), free_name(BOT_NAMES[0], "", taken))
