"""Titles, prompts, log lines, options and components in words. Ids are those of `docs/contract.md`.

A message that is missing never stops a game: English steps in, then the bare ref. `words.check` is strict.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from farshore.core.agenda import Ask, RawEvent, State
from farshore.core.edition import Edition
from farshore.core.game import Fact, Game
from farshore.core.notation import question
from farshore.core.sets import picks_left
from farshore.words.files import COMMON, FORMS, LANGUAGES, inflected, messages

LONGEST_NUMBER = 10  # digits; longer ones are not numbers of a game
KEPT = 4000  # sentences; games say the same ones again and again


@lru_cache(maxsize=20_000)
def message_id(*parts: str) -> str:
    """`card`, `P,7` make `card-P-7`."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(parts))


def is_ref(token: str) -> bool:
    return ":" in token


def is_number(value: str) -> bool:
    return value.isdecimal() and len(value) < LONGEST_NUMBER


def plain(value: str) -> Any:
    """Part of a ref as an argument: digits count as a number, so that a message can tell one from many."""
    return fluent_number(int(value), useGrouping=False) if is_number(value) else value


class Words:
    """What a game says, in one language, to a table of named players."""

    def __init__(
        self,
        game: Game | None,
        language: str,
        players: Sequence[str] = (),
        edition: Edition | None = None,
        variants: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.players = list(players)
        self._edition = edition
        self.variants: Mapping[str, str] = variants or {}  # explanations depend on them
        self._said: dict[tuple[str, ...], Any] = {}
        self._renames: dict[str, bool] = {}

    @cached_property
    def edition(self) -> Edition:
        assert self.game is not None
        return self._edition or self.game.edition()

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        package = self.game.package if self.game else COMMON
        return [messages(package, language) for language in dict.fromkeys((self.language, LANGUAGES[0]))]

    # --- any message -------------------------------------------------------------------------------
    def find(self, name: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str | None:
        """The message with its arguments filled in; None where neither this language nor English has it."""
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return None

    def text(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """The message, or its id."""
        found = self.find(name, args)
        return name if found is None else found

    def say(self, name: str, told: Mapping[str, Any]) -> str:
        """A message about refs, numbers and bundles, each put into words first; kept, because formatting is slow."""
        found: str = self.once(("say", name, repr(told)), lambda: self._say(name, told))
        return found

    def has_said(self, *key: str) -> bool:
        return key in self._said

    def once(self, key: tuple[str, ...], make: Callable[[], Any]) -> Any:
        """What was made before for this key, or what is made now."""
        if key not in self._said:
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[key] = make()
        return self._said[key]

    def _say(self, name: str, told: Mapping[str, Any]) -> str:
        found = self.find(name, {**self._forms(told), **{label: self.told(value) for label, value in told.items()}})
        return found or " ".join([name, *(f"{label}={self.told(value)}" for label, value in told.items())])

    def _forms(self, told: Mapping[str, Any]) -> dict[str, str]:
        """Names in the forms that a language needs: `$region-in` is "na Flórida", where `region-florida` has `.in`."""
        if not inflected(self.game.package if self.game else COMMON, self.language):
            return {}
        refs = {label: ref for label, ref in told.items() if isinstance(ref, str) and is_ref(ref)}
        return {f"{label}-{form}": self.form(ref, form) for label, ref in refs.items() for form in FORMS}

    def form(self, ref: str, form: str) -> str:
        return self.find(message_id(*ref.split(":", 1)), attribute=form) or self.text(
            f"form-{form}", {"name": self.ref(ref)}
        )

    def told(self, value: Any) -> Any:
        """One argument: numbers stay numbers, refs, bundles and lists of these become words."""
        if isinstance(value, Mapping):
            return self.bundle(value)
        if isinstance(value, (list, tuple)):
            return self._listed([str(self.told(part)) for part in value])
        return self.token(value) if isinstance(value, str) else value

    def _listed(self, parts: list[str]) -> str:
        return self.text("list-separator").join(parts) if parts else self.text("nothing")

    # --- components --------------------------------------------------------------------------------
    def token(self, token: str) -> str:
        """A ref or a word of a spelled option."""
        found: str = self.once(("token", token), lambda: self.ref(token) if is_ref(token) else self.word(token))
        return found

    def ref(self, ref: str, count: int = 1) -> str:
        """A thing's name; `$count` tells a message how many there are."""
        kind, _, name = ref.partition(":")
        if kind == "seat":
            return self.seat(int(name)) if is_number(name) else ref
        args = self._ref_args(name, count)
        return self.find(message_id(kind, name), args) or self.find(message_id(kind), args) or ref

    def _ref_args(self, name: str, count: int) -> dict[str, Any]:
        first, _, second = name.partition(",")
        return {"name": plain(name), "a": plain(first), "b": plain(second), "count": count}

    def seat(self, seat: int) -> str:
        """A player's name."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.text("seat", {"name": seat + 1})

    def word(self, word: str) -> str:
        return self.find(message_id("word", word)) or word

    def bundle(self, counts: Mapping[str, int]) -> str:
        """How many of what: "2 corn, 1 meat"."""
        return self._listed(
            [self.text("bundle-item", {"count": n, "name": self.ref(ref, n)}) for ref, n in counts.items()]
        )

    def help(self, token: str) -> list[str]:
        """What a thing or a button does, a line each: its `.help`, then what the game explains from its data."""
        kind, _, name = token.partition(":")
        args = self._ref_args(name, 1)
        ids = [message_id(kind, name), message_id(kind)] if is_ref(token) else [message_id("word", token)]
        helps = [found for found in (self.find(i, args, "help") for i in ids) if found][:1]
        if self.game and is_ref(token) and kind != "seat":
            helps += [self.say(line, told) for line, told in self.game.explain(self.edition, token, self.variants)]
        return helps

    # --- the course of a game ----------------------------------------------------------------------
    def path(self, path: str) -> str:
        """A spelled option, `tile:D07 cell:3,4 rest`, as a label."""
        return self.text("path-separator").join(self.token(token) for token in path.split())

    def option(self, s: State, ask: Ask, pick: int) -> str:
        """What a pick is called."""
        return self.text("path-separator").join(self.labels(s, ask, pick))

    def labels(self, s: State, ask: Ask, pick: int) -> list[str]:
        """An option token by token. A question may name tokens in its own way, by attributes of its message.

        `.good-coins`, `.good` or `.buy` for the first token, `.after-buy` for one after "buy"; `$thing` is the usual
        name.
        """
        tokens = ask.describe(s, pick).split()
        if not self.renames(ask):
            return [self.token(token) for token in tokens]
        about = {**ask.about(s), **ask.detail(s, pick)}
        found: list[str] = self.once(
            ("labels", question(ask), *tokens, repr(about)), lambda: self._labels(ask, tokens, about)
        )
        return found

    def _labels(self, ask: Ask, tokens: list[str], about: Mapping[str, Any]) -> list[str]:
        told = {label: self.told(value) for label, value in about.items()}
        first = tokens[0].partition(":")
        tries = [[message_id(first[0], first[2]), message_id(first[0])]]
        tries += [[message_id("after", before.partition(":")[0])] for before in tokens[:-1]]
        return [self._label(ask, token, told, names) for token, names in zip(tokens, tries, strict=True)]

    def _label(self, ask: Ask, token: str, told: Mapping[str, Any], attributes: Sequence[str]) -> str:
        name, args = message_id("ask", question(ask)), {**told, "thing": self.token(token)}
        return next((found for a in attributes if (found := self.find(name, args, a))), None) or self.token(token)

    def renames(self, ask: Ask) -> bool:
        """Does this question name its options in its own way?"""
        asked = question(ask)
        if asked not in self._renames:
            name = message_id("ask", asked)
            has = [bundle.has_message(name) and bundle.get_message(name).attributes for bundle in self._bundles]
            self._renames[asked] = any(has)
        return self._renames[asked]

    def prompt(self, s: State, ask: Ask) -> str:
        """The question in words."""
        return self.prompt_named(question(ask), picks_left(s, ask), ask.about(s))

    def prompt_named(self, name: str, left: int, about: Mapping[str, Any]) -> str:
        return self.say(message_id("ask", name), {**about, "left": left})

    def event(self, s: State, event: RawEvent) -> str:
        """A line of the log."""
        assert self.game is not None
        return self.happened(event[0], self.game.facts(s, event))

    def happened(self, name: str, told: Mapping[str, Fact]) -> str:
        return self.say(message_id("event", name), told)

    # --- labels ------------------------------------------------------------------------------------
    @property
    def title(self) -> str:
        return self.find("title") or (self.game.name if self.game else "Farshore")

    @property
    def tagline(self) -> str:
        return self.find("tagline") or ""

    def variant(self, name: str, value: str | None = None) -> str:
        """A variant, or one of its values; a bare number needs no words."""
        if value is None:
            return self.find(message_id("variant", name)) or name
        if "," in value:
            return self._listed([self.variant(name, part) for part in value.split(",")])
        return self.find(message_id("variant", name, value)) or self.find(f"switch-{value}") or value

    def variant_help(self, name: str, value: str | None = None) -> str:
        parts = ("variant", name) if value is None else ("variant", name, value)
        return self.find(message_id(*parts), attribute="help") or ""

    def score(self, category: str) -> str:
        return self.find(message_id("score", category)) or category

    def tally(self, name: str, count: int = 2) -> str:
        """What is counted, as a heading; the name of a single one is its `.one`, where that is another word."""
        one = self.find(message_id("tally", name), attribute="one") if count == 1 else ""
        return one or self.find(message_id("tally", name)) or name

    def phase(self, name: str) -> str:
        return self.find(message_id("phase", name)) or name

    def progress(self, progress: Mapping[str, int | str]) -> str:
        """Where the game stands, in one line: "Round 3 · Cards 5 · Last round"."""
        parts = [
            self.phase(str(value)) if name == "phase" else f"{self.tally(name)} {value}"
            for name, value in progress.items()
        ]
        return " · ".join(parts)
