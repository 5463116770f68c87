"""A game's words for one table in one language, with what has been said once kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from farshore.core.agenda import Ask, State
from farshore.core.edition import read_edition
from farshore.core.game import Fact, Game
from farshore.core.registry import game_named
from farshore.tables.bots import LEVELS
from farshore.tables.sheet import Sheet
from farshore.tables.speech import said
from farshore.words import Words
from farshore.words.words import message_id


class Voice:
    def __init__(self, game: str, edition: str, language: str, names: tuple[str, ...]) -> None:
        self.game = game_named(game)
        self.language = language
        self.words = Words(self.game, language, names, self.game.edition(edition))
        self.edition_title = edition_title(self.game, edition, self.words)
        self._tokens: dict[str, str] = {}

    def token(self, token: str) -> str:
        found = self._tokens.get(token)
        if found is None:
            found = self._tokens[token] = self.words.token(token)
        return found

    def labels(self, s: State, ask: Ask, pick: int) -> list[str]:
        """An option token by token."""
        if self.words.renames(ask):
            return self.words.labels(s, ask, pick)
        return [self.token(token) for token in ask.describe(s, pick).split(" ")]


@lru_cache(maxsize=512)
def voice(game: str, edition: str, language: str, names: tuple[str, ...]) -> Voice:
    return Voice(game, edition, language, names)


def voice_at(sheet: Sheet, language: str) -> Voice:
    return voice(sheet.game, sheet.edition, language, tuple(chair.name for chair in sheet.chairs))


def edition_title(game: Game, name: str, words: Words) -> str:
    """As the game's words have it; an edition that somebody typed in has its own title only."""
    return words.find(message_id("edition", name)) or read_edition(game, name).text("title", name)


def level_title(bot: str, language: str) -> str:
    """A bot in words; one from outside goes by its own name."""
    return said(language, f"bot-{bot}") if bot in LEVELS else bot


def refs_in(told: Fact | dict[str, Fact] | list[Any]) -> list[str]:
    """Every ref of an event's arguments, in order, each once."""
    if isinstance(told, dict):
        parts = [ref for key, value in told.items() for ref in [*refs_in(key), *refs_in(value)]]
    elif isinstance(told, (list, tuple)):
        parts = [ref for part in told for ref in refs_in(part)]
    else:
        parts = [told] if isinstance(told, str) and ":" in told else []
    return list(dict.fromkeys(parts))
