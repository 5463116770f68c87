"""Games, bots and tables as home and lobby list them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from farshore.core.game import Game, Variant
from farshore.core.registry import games
from farshore.players.levels import LEVELS
from farshore.server import http_types as h
from farshore.server.table_message import settled_variants
from farshore.server.wording import edition_title, level_title, wording_at
from farshore.store.protocol import TableRow
from farshore.tables.create import edition_digest, known_game
from farshore.tables.faults import UnknownTable
from farshore.tables.info import TableInfo, read_info
from farshore.tables.loaded import PATIENCE
from farshore.tables.table import Table
from farshore.tables.wording import pace_of, text_of
from farshore.words import Words, guide
from farshore.words.check import patterns
from farshore.words.rulebook import rulebook


@lru_cache(maxsize=16)
def game_summaries(language: str) -> list[h.GameSummary]:
    return [game_summary(game, language) for game in games().values()]


def game_summary(game: Game, language: str) -> h.GameSummary:
    words = Words(game, language)
    return h.GameSummary(
        name=game.name,
        title=words.title,
        tagline=words.tagline,
        seats=game.seats,
        variants=[variant_summary(variant, words) for variant in game.shown],
        editions=[edition_summary(game, name, words) for name in game.editions],
    )


def variant_summary(variant: Variant, words: Words) -> h.VariantSummary:
    return h.VariantSummary(
        name=variant.name,
        label=words.variant(variant.name),
        help=words.variant_help(variant.name),
        default=variant.default,
        values=[variant_value(variant, value, words) for value in variant.values],
        parts=[variant_value(variant, part, words) for part in variant.parts],
        low=variant.numbers.start if variant.numbers is not None else None,
        high=variant.numbers.stop - 1 if variant.numbers is not None else None,
        seats=variant.seats,
    )


def variant_value(variant: Variant, value: str, words: Words) -> h.VariantValue:
    return h.VariantValue(value, words.variant(variant.name, value), words.variant_help(variant.name, value))


def edition_summary(game: Game, name: str, words: Words) -> h.EditionSummary:
    return h.EditionSummary(name, edition_title(game, name, words), game.edition(name).provenance)


def bot_summaries(language: str) -> list[h.BotSummary]:
    return [h.BotSummary(name, level_title(name, language), text_of(language, f"bot-{name}-help")) for name in LEVELS]


def words_of(
    game: str, edition: str, language: str, refs: list[str], variants: Mapping[str, str]
) -> tuple[h.Words, int]:
    """Names and help of the refs asked for, under the variants of a table; labels that the game uses everywhere.

    And how many refs nobody had asked for before.
    """
    found = known_game(game)
    edition_digest(found, edition)
    known = {variant.name for variant in found.variants}
    used = tuple(sorted((name, value) for name, value in variants.items() if name in known))
    words, labels = lexicon(found.name, edition, language, used)
    new = sum(not words.has_said("explained", ref) for ref in refs)
    return h.Words(refs={ref: explained(words, ref) for ref in refs}, **labels), new


def explained(words: Words, ref: str) -> h.RefWords:
    """Worded once for each set of variants: the same screens ask for the same things."""
    found: h.RefWords = words.once(("explained", ref), lambda: h.RefWords(words.token(ref), words.help(ref)))
    return found


@lru_cache(maxsize=64)
def lexicon(
    game: str, edition: str, language: str, variants: tuple[tuple[str, str], ...]
) -> tuple[Words, dict[str, Any]]:
    """The words of a game under variants, and the labels that it uses everywhere."""
    found = known_game(game)
    words = Words(found, language, (), found.edition(edition), dict(variants))
    table = found.new(found.seats[1], edition=edition)
    return words, {
        "tallies": {name: (words.tally(name, 1), words.tally(name)) for name in found.tallies(table, 0)},
        "scores": {name: words.score(name) for name in found.outcome(table).seats[0].categories},
        "phases": {name: words.phase(name) for name in phases(found.package, language)},
    }


@lru_cache(maxsize=64)
def phases(package: str, language: str) -> list[str]:
    """Every phase the game has words for."""
    said = patterns(package, language)[0]
    return [name.removeprefix("phase-") for name in said if name.startswith("phase-") and "." not in name]


def guide_of(game: str, language: str) -> h.Guide:
    found = known_game(game)
    told = guide(found.package, language)
    if told is None:
        raise UnknownTable("not-found")
    text, tongue = told
    return h.Guide(found.name, tongue, text)


def rules_of(game: str, language: str) -> h.Rules:
    found = known_game(game)
    told = rulebook(found.package, language)
    if told is None:
        raise UnknownTable("not-found")
    sections, tongue = told
    listed = [h.RuleSection(part.id, part.title, part.text, list(part.pieces)) for part in sections]
    return h.Rules(found.name, tongue, listed)


def table_summary(table: str, info: TableInfo, changed: float, person: str, language: str) -> h.TableSummary:
    used = wording_at(info, language)
    return h.TableSummary(
        id=table,
        game=info.game,
        title=used.words.title,
        status=info.status,
        stopped=info.stopped > 0,
        seats=[
            h.SeatSummary(
                name=seat.name,
                colour=info.colour(k),
                kind=seat.kind,
                yours=seat.kind == "person" and seat.person == person,
                level=level_title(seat.bot, language) if seat.kind == "bot" else "",
            )
            for k, seat in enumerate(info.seats)
        ],
        variants=settled_variants(used, info.variants),
        pace=pace_of(language, info.clock),
        your_turn=not info.stopped and any(seat in info.seats_of(person) for seat in info.deciding),
        turn=info.turn,
        progress=info.progress,
        phase=used.words.phase(str(info.progress["phase"])) if "phase" in info.progress else "",
        opened=info.opened,
        changed=changed,
        until=changed + PATIENCE if info.status == "gathering" else None,
        winners=info.winners,
        scores=info.scores,
    )


def summary_of_table(table: Table, person: str, language: str) -> h.TableSummary:
    return table_summary(table.id, table.info, table.changed_at, person, language)


def summary_of_row(row: TableRow, person: str, language: str) -> h.TableSummary | msgspec.Raw:
    """Of others' tables everybody is told the same, so it is written once: a lobby may list hundreds."""
    if person in row.people:
        return table_summary(row.id, read_info(row.data), row.changed, person, language)
    return _of_others(row.id, row.changed, row.data, language)


@lru_cache(maxsize=1000)
def _of_others(table: str, changed: float, info: bytes, language: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(table_summary(table, read_info(info), changed, "", language)))
