"""A game's words for one table in one language, with a cache of labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from farshore.core.agenda import Ask, State
from farshore.core.edition import read_edition
from farshore.core.game import Fact, Game
from farshore.core.moves import Event
from farshore.core.registry import game_named
from farshore.players.levels import LEVELS
from farshore.tables.info import TableInfo
from farshore.tables.wording import text_of
from farshore.words import Words
from farshore.words.words import message_id

NAMES = tuple(chr(0xE000 + seat) for seat in range(16))  # stand for players in what all tables share; no name has them


@lru_cache(maxsize=128)
def shared_words(game: str, edition: str, language: str) -> Words:
    """Sentences about players without names, so that a sentence is formatted once for all tables."""
    found = game_named(game)
    return Words(found, language, NAMES, found.edition(edition))


class Wording:
    def __init__(self, game: str, edition: str, language: str, names: tuple[str, ...]) -> None:
        self.game = game_named(game)
        self.language = language
        self.names = names
        self.words = shared_words(game, edition, language)
        self.edition_title = edition_title(self.game, edition, self.words)
        self.title = self.words.title
        self._seats = [(mark, name) for mark, name in zip(NAMES, names, strict=False)]
        self._tokens: dict[str, str] = {}
        self._labels: dict[tuple[str, ...], str] = {}

    def named(self, text: str) -> str:
        """With the names of the players put in."""
        for mark, name in self._seats:
            if mark in text:
                text = text.replace(mark, name)
        return text

    def prompt(self, s: State, ask: Ask) -> str:
        return self.named(self.words.prompt(s, ask))

    def line(self, event: Event) -> str:
        """A line of the log."""
        return self.named(self.words.happened(event.name, event.facts))

    def token(self, token: str) -> str:
        found = self._tokens.get(token)
        if found is None:
            found = self._tokens[token] = self.named(self.words.token(token))
        return found

    def _label(self, key: tuple[str, ...], make: Callable[..., str]) -> str:
        found = self._labels.get(key)
        if found is None:
            found = self._labels[key] = make(*key[1:])
        return found

    def score(self, name: str) -> str:
        return self._label(("score", name), self.words.score)

    def phase(self, name: str) -> str:
        return self._label(("phase", name), self.words.phase)

    def variant(self, *names: str) -> str:
        """A variant by its name, or one of its values by both."""
        return self._label(("variant", *names), self.words.variant)

    def options(self, s: State, ask: Ask, picks: Sequence[int]) -> list[tuple[list[str], list[str]]]:
        """Options token by token, as they are spelled and in words."""
        if self.words.renames(ask):
            return [(ask.describe(s, pick).split(" "), self._renamed(s, ask, pick)) for pick in picks]
        paths = [ask.describe(s, pick).split(" ") for pick in picks]
        return [(path, [self.token(token) for token in path]) for path in paths]

    def _renamed(self, s: State, ask: Ask, pick: int) -> list[str]:
        return [self.named(label) for label in self.words.labels(s, ask, pick)]


@lru_cache(maxsize=512)
def wording(game: str, edition: str, language: str, names: tuple[str, ...]) -> Wording:
    return Wording(game, edition, language, names)


def wording_at(info: TableInfo, language: str) -> Wording:
    return wording(info.game, info.edition, language, tuple(seat.name for seat in info.seats))


def edition_title(game: Game, name: str, words: Words) -> str:
    """As the game's words have it; an edition from a file has its own title only."""
    return words.find(message_id("edition", name)) or read_edition(game, name).text("title", name)


def level_title(bot: str, language: str) -> str:
    """A bot in words; one from another package goes by its own name."""
    return text_of(language, f"bot-{bot}") if bot in LEVELS else bot


def refs_in(facts: Mapping[str, Fact]) -> list[str]:
    """Every ref of an event's facts, in order, each once."""
    found: dict[str, None] = {}
    for fact in facts.values():
        if isinstance(fact, str):
            if ":" in fact:
                found[fact] = None
        elif isinstance(fact, dict):
            found.update((ref, None) for ref in fact if ":" in ref)
    return list(found)
