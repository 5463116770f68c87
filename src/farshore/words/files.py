"""Finds the files with words, and the language that suits a user best."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pt-BR")
COMMON = "farshore.words"


def best_language(wish: str) -> str:
    """The closest available language: `pt_BR.UTF-8`, `pt-PT` and `pt` give `pt-BR`, anything else English."""
    tongue = wish.replace("_", "-").lower()
    for language in LANGUAGES:
        if tongue.split("-")[0].split(".")[0] == language.split("-")[0].lower():
            return language
    return LANGUAGES[0]


@cache
def source(package: str, language: str) -> str:
    """The Fluent text of a package; empty where there is none, as in a game that is still being written."""
    file = files(package).joinpath("locale", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


FORMS = ("the", "of", "in", "to")  # of a name, as attributes of its message: .in = na Flórida


@cache
def inflected(package: str, language: str) -> bool:
    """Do messages of this package ask for names in such forms, as in `$region-in`?"""
    return re.search(rf"\$[a-z]+-({'|'.join(FORMS)})\b", source(package, language)) is not None


@cache
def guide(package: str, language: str) -> tuple[str, str] | None:
    """The guide for newcomers and its language; English where there is none in this one."""
    for tongue in (language, LANGUAGES[0]):
        file = files(package).joinpath("guide", f"{tongue}.md")
        if file.is_file():
            return file.read_text(encoding="utf-8"), tongue
    return None


@cache
def messages(package: str, language: str) -> FluentBundle:
    """The messages of a game and those all games share; a game's own come first."""
    found = FluentBundle([language], use_isolating=False)
    for place in dict.fromkeys((package, COMMON)):
        found.add_resource(FluentResource(source(place, language)))
    return found
