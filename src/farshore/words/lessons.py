"""What a lesson says: its title, the task, why it worked, and what was missed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from farshore.words.files import LANGUAGES


class LessonWords(NamedTuple):
    title: str
    task: str
    why: str
    missed: str


@cache
def lesson_bundle(package: str, language: str) -> FluentBundle:
    file = files(package).joinpath("lessons", f"{language}.ftl")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(file.read_text(encoding="utf-8") if file.is_file() else ""))
    return found


@cache
def lesson_words(package: str, name: str, language: str) -> LessonWords:
    """In this language, or in English; empty where neither says it."""
    for tongue in (language, LANGUAGES[0]):
        bundle = lesson_bundle(package, tongue)
        if bundle.has_message(name):
            said = bundle.get_message(name)
            parts = [said.value, *(said.attributes.get(part) for part in ("task", "why", "missed"))]
            return LessonWords(*("" if part is None else str(bundle.format_pattern(part)[0]) for part in parts))
    return LessonWords("", "", "", "")
