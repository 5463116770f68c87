"""Checks that both languages are complete. Strict where `Words` is tolerant.

What a game can say is partly declared (events, questions, options) and partly only seen while it is played
(names of components, words, categories): so a few games are played at random, and every token is looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from farshore.core.agenda import Ask, Chance
from farshore.core.game import Game
from farshore.core.moves import Move
from farshore.core.notation import kebab
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.core.view import view
from farshore.words.files import COMMON, FORMS, LANGUAGES, source
from farshore.words.words import is_ref, message_id

CAP = 4000  # picks of one sample game
LOOK_EVERY = 32  # picks, on average, between two looks at the whole table
NAMED = ("on", "off", "all", "none")  # values that all games share the words for
DECLARED = ("ask-", "event-", "variant-")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the parser
        name, _, form = node.id.name.rpartition("-")
        self.found.add(name if form in FORMS and name else node.id.name)


def patterns(package: str, language: str) -> tuple[dict[str, set[str]], list[str]]:
    """Every message and attribute (`card-P07.help`) with its variables; and what cannot be parsed."""
    found: dict[str, set[str]] = {}
    faults = []
    for entry in FluentParser().parse(source(package, language)).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"{language}: cannot read '{(entry.content or '').strip().splitlines()[0]}'")
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes if a.id.name not in FORMS]
            for name, value in parts:
                if name in found:
                    faults.append(f"{language}: {name} is said twice")
                seen = Variables()
                seen.visit(value)
                found[name] = seen.found
    return found, faults


def questions(game: Game) -> list[str]:
    """The names of every question the game puts to a seat; classes without an answer are base classes."""
    asks = [step for step in game.steps.values() if issubclass(step, Ask) and not issubclass(step, Chance)]
    return sorted(kebab(ask.__name__) for ask in asks if ask.answer is not Ask.answer)


def declared(game: Game) -> set[str]:
    """Ids that follow from what the game declares."""
    settings = {message_id("variant", o.name) for o in game.shown}
    values = {message_id("variant", o.name, v) for o in game.shown for v in (*o.values, *o.parts) if v not in NAMED}
    return {
        "title",
        "tagline",
        *(message_id("ask", name) for name in questions(game)),
        *(message_id("event", name) for name in game.events),
        *settings,
        *values,
    }


def refs_in(value: Any) -> Iterator[str]:
    """Every ref in a picture or an event."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if isinstance(key, str) and is_ref(key):
                yield key
            yield from refs_in(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from refs_in(part)
    elif isinstance(value, str) and is_ref(value) and " " not in value:
        yield value


def heard(game: Game, games_per_case: int) -> tuple[set[str], set[str]]:
    """Tokens and label ids met in random play of every case."""
    tokens: set[str] = {ref for bundle in game.bundles.values() for ref in bundle}
    labels: set[str] = set()
    for number, case in enumerate(game.cases):
        for seed in range(games_per_case):
            luck = 1000 * number + seed
            session = Session(game, case.seats, case.variants, luck=seeded(luck))
            listen(session, Rng(luck + 1), tokens, labels)
    return tokens, labels


def listen(session: Session, rng: Rng, tokens: set[str], labels: set[str]) -> None:
    """Play at random, and note every token that is named on the way."""
    look(session, tokens, labels)
    hear(session.moves, tokens)
    while (asked := session.questions) and len(session.moves) < CAP:
        question = asked[rng.below(len(asked))]
        tokens.update(token for path in question.options for token in path.split())
        tokens.update(refs_in(question.about))
        hear(session.pick(question.options[rng.below(len(question.options))], question.seat), tokens)
        if rng.below(LOOK_EVERY) == 0:
            look(session, tokens, labels)
    look(session, tokens, labels)


def hear(moves: Iterable[Move], tokens: set[str]) -> None:
    """Nature's picks and all events."""
    for move in moves:
        tokens.update(move.text.split()[2:])
        for event in move.events:
            tokens.update(refs_in(event.facts))


def look(session: Session, tokens: set[str], labels: set[str]) -> None:
    game, s = session.game, session.s
    tokens.update(refs_in(game.plain_picture(view(s, 0))))
    progress = game.progress(s)
    if isinstance(progress.get("phase"), str):
        labels.add(message_id("phase", str(progress["phase"])))
    labels.update(message_id("tally", name) for name in progress if name != "phase")
    labels.update(message_id("tally", name) for name in game.tallies(s, 0))
    labels.update(message_id("score", name) for name in game.outcome(s).seats[0].categories)


def explained(game: Game, tokens: set[str]) -> set[str]:
    """Ids of the sentences in which the game explains these components."""
    settled = [dict(case.variants) for case in game.cases]
    ways = [variants for k, variants in enumerate(settled) if variants not in settled[:k]]
    refs = [token for token in tokens if is_ref(token)]
    lines = [line for variants in ways for ref in refs for line in game.explain(game.edition(), ref, variants)]
    return {message_id(name) for name, _ in lines}


def is_said(token: str, said: Mapping[str, set[str]]) -> bool:
    if not is_ref(token):
        return message_id("word", token) in said
    kind, _, name = token.partition(":")
    return kind == "seat" or message_id(kind, name) in said or message_id(kind) in said


def faults(game: Game, games_per_case: int = 1) -> list[str]:
    """What is missing, superfluous or different between the languages."""
    own = {language: patterns(game.package, language) for language in LANGUAGES}
    tokens, labels = heard(game, games_per_case)
    needed = declared(game) | explained(game, tokens)
    found = [fault for _, complaints in own.values() for fault in complaints]
    for language in LANGUAGES:
        here = own[language][0]
        said = {**patterns(COMMON, language)[0], **here}
        found += [f"{language}: {name} is missing" for name in sorted((needed | labels) - said.keys())]
        found += [f"{language}: no words for {token}" for token in sorted(tokens) if not is_said(token, said)]
        found += [f"{language}: {name} belongs to nothing" for name in sorted(superfluous(here, game, needed))]
    counted = {message_id(ref) for bundle in game.bundles.values() for ref in bundle}
    return found + differences(own[LANGUAGES[0]][0], own[LANGUAGES[1]][0], counted)


def superfluous(said: Mapping[str, set[str]], game: Game, needed: set[str]) -> set[str]:
    """Questions, events and options the game does not have. Switches may name their values."""
    optional = {message_id("variant", o.name, v) for o in game.shown for v in o.values}
    optional |= {message_id("variant", o.name, str(n)) for o in game.shown for n in o.numbers or ()}
    names = {name.partition(".")[0] for name in said if name.startswith(DECLARED)}
    return names - needed - optional


def differences(one: Mapping[str, set[str]], other: Mapping[str, set[str]], counted: set[str]) -> list[str]:
    """What only one language has. Of things that come in bundles a language may have no plural of its own."""
    first, second = LANGUAGES
    found = [f"{second}: {name} is missing, {first} has it" for name in sorted(one.keys() - other.keys())]
    found += [f"{first}: {name} is missing, {second} has it" for name in sorted(other.keys() - one.keys())]
    found += [
        f"{name} has variables {sorted(one[name])} in {first}, {sorted(other[name])} in {second}"
        for name in sorted(one.keys() & other.keys())
        if (one[name] ^ other[name]) - ({"count"} if name in counted else set())
    ]
    return found
