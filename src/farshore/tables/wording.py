"""What tables themselves say, in both languages: refusals, notices, reasons."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.words.files import messages

PACKAGE = "farshore.tables"


def text_of(language: str, name: str, args: Mapping[str, str | int] | None = None) -> str:
    bundle = messages(PACKAGE, language)
    pattern = bundle.get_message(name).value
    assert pattern is not None, f"{name} has no text"
    return str(bundle.format_pattern(pattern, dict(args or {}))[0])
