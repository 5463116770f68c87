"""Games, bots and tables as the cards that home and lobby show."""

from __future__ import annotations

from functools import lru_cache

from farshore.core.game import Game, Variant
from farshore.core.registry import games
from farshore.server import forms as f
from farshore.server.scene import settings
from farshore.server.voice import edition_title, level_title, voice, voice_at
from farshore.store.protocol import TableRow
from farshore.tables.bots import levels
from farshore.tables.faults import UnknownTable
from farshore.tables.house import PATIENCE
from farshore.tables.opening import known_game, mark_of
from farshore.tables.sheet import Sheet, read_sheet
from farshore.tables.speech import said
from farshore.tables.table import Table
from farshore.words import Words, guide
from farshore.words.check import patterns


@lru_cache(maxsize=16)
def game_cards(language: str) -> list[f.GameCard]:
    return [game_card(game, language) for game in games().values()]


def game_card(game: Game, language: str) -> f.GameCard:
    words = Words(game, language)
    return f.GameCard(
        name=game.name,
        title=words.title,
        tagline=words.tagline,
        seats=game.seats,
        options=[option_card(option, words) for option in game.shown],
        editions=[edition_card(game, name, words) for name in game.editions],
    )


def option_card(option: Variant, words: Words) -> f.OptionCard:
    return f.OptionCard(
        name=option.name,
        label=words.variant(option.name),
        help=words.variant_help(option.name),
        default=option.default,
        values=[
            f.OptionValue(value, words.variant(option.name, value), words.variant_help(option.name, value))
            for value in option.values
        ],
        low=option.numbers.start if option.numbers is not None else None,
        high=option.numbers.stop - 1 if option.numbers is not None else None,
        seats=option.seats,
    )


def edition_card(game: Game, name: str, words: Words) -> f.EditionCard:
    return f.EditionCard(name, edition_title(game, name, words), game.edition(name).provenance)


def bot_cards(language: str) -> list[f.BotCard]:
    return [f.BotCard(name, level_title(name, language), said(language, f"bot-{name}-help")) for name in levels()]


def words_of(game: str, edition: str, language: str, refs: list[str]) -> f.Words:
    """Names and help of the things asked for; labels the game uses everywhere."""
    found = known_game(game)
    mark_of(found, edition)
    spoken = voice(found.name, edition, language, ())
    words = spoken.words
    table = spoken.game.new(spoken.game.seats[1], edition=edition)
    return f.Words(
        refs={ref: f.RefWords(words.token(ref), words.help(ref)) for ref in refs},
        tallies={name: (words.tally(name, 1), words.tally(name)) for name in spoken.game.tallies(table, 0)},
        scores={name: words.score(name) for name in spoken.game.outcome(table).seats[0].categories},
        phases={name: words.phase(name) for name in phases(spoken.game.package, language)},
    )


@lru_cache(maxsize=64)
def phases(package: str, language: str) -> list[str]:
    """Every phase the game has words for."""
    said = patterns(package, language)[0]
    return [name.removeprefix("phase-") for name in said if name.startswith("phase-") and "." not in name]


def guide_of(game: str, language: str) -> f.Guide:
    found = known_game(game)
    told = guide(found.package, language)
    if told is None:
        raise UnknownTable("not-found")
    text, tongue = told
    return f.Guide(found.name, tongue, text)


def table_card(table: str, sheet: Sheet, changed: float, person: str, language: str) -> f.TableCard:
    spoken = voice_at(sheet, language)
    return f.TableCard(
        id=table,
        game=sheet.game,
        title=spoken.words.title,
        status=sheet.status,
        seats=[
            f.SeatCard(chair.name, sheet.colour(seat), chair.kind, chair.kind == "person" and chair.person == person)
            for seat, chair in enumerate(sheet.chairs)
        ],
        settings=settings(spoken, sheet.options),
        your_turn=any(seat in sheet.seats_of(person) for seat in sheet.asked),
        opened=sheet.opened,
        changed=changed,
        until=changed + PATIENCE if sheet.status == "gathering" else None,
        winners=sheet.winners,
        scores=sheet.scores,
    )


def card_of_table(table: Table, person: str, language: str) -> f.TableCard:
    return table_card(table.id, table.sheet, table.touched, person, language)


def card_of_row(row: TableRow, person: str, language: str) -> f.TableCard:
    return table_card(row.id, read_sheet(row.data), row.changed, person, language)
