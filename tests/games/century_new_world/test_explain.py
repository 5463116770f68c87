"""What the texts say is what happens: every location, card and tile is used, and its explanation compared."""

from __future__ import annotations

import re
from typing import Any

import pytest

from farshore.core.game import Fact
from farshore.games.century_new_world.edition import (
    CIRCLES,
    COLOURS,
    FORT,
    PRODUCTION,
    SYMBOLS,
    TRADE,
    UPGRADE,
    Location,
)
from farshore.games.century_new_world.steps.fort import Explore
from farshore.games.century_new_world.steps.turn import EndTurn
from farshore.testing import row
from farshore.words import LANGUAGES, Words
from tests.games.century_new_world.position import CENTURY, Position, blank

EDITION = blank(2).edition
PLACES = {place.name: (board, place) for board, places in zip(("D1", "E1", "F1"), EDITION.maps, strict=True)
          for place in places}  # fmt: skip
CARDS = {card.name: card for card in EDITION.cards}
TILES = {tile.name: tile for tile in EDITION.tiles}
FINDS = {tile.name: tile for tile in EDITION.finds}


def explained(ref: str) -> list[tuple[str, dict[str, Fact]]]:
    return CENTURY.explain(EDITION, ref, {})


def told(ref: str) -> dict[str, dict[str, Fact]]:
    return dict(explained(ref))


def bundle(cubes: Any) -> dict[str, int]:
    """Cubes in order of level as a text has them."""
    return {f"cube:{colour}": n for colour, n in zip(COLOURS, cubes, strict=True) if n}


def table_at(name: str) -> tuple[Position, Location]:
    """A table with the board of this location, twelve settlers at home, and nothing to take at the forts."""
    board, place = PLACES[name]
    table = Position(board=board)
    table.home(0, 12)
    for fort in range(4):
        table.bonus(fort)
    return table, place


# --- locations ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, (_, place) in PLACES.items() if place.kind == PRODUCTION])
def test_production_gives_what_its_text_says(name: str) -> None:
    table, _ = table_at(name)
    table.turn().pick(f"location:{name}")
    assert told(f"location:{name}")["explain-production"] == {"gain": bundle(table.cubes(0))}


@pytest.mark.parametrize("name", [name for name, (_, place) in PLACES.items() if place.kind == UPGRADE])
def test_an_upgrade_takes_as_many_steps_as_its_text_says(name: str) -> None:
    table, _ = table_at(name)
    table.has(0, 10, 0, 0, 0)
    table.turn().pick(f"location:{name}")
    steps = 0
    while table.asked() == ["0 upgrade"]:
        table.pick("cube:yellow")
        steps += 1
    assert table.cubes(0) == [10 - steps, steps, 0, 0]
    assert told(f"location:{name}")["explain-upgrade"] == {"count": steps}


@pytest.mark.parametrize("name", [name for name, (_, place) in PLACES.items() if place.kind == TRADE])
def test_a_trade_takes_and_gives_what_its_text_says(name: str) -> None:
    said = told(f"location:{name}")["explain-trade"]
    give = [said["give"].get(f"cube:{colour}", 0) for colour in COLOURS]  # type: ignore[union-attr]
    gain = [said["gain"].get(f"cube:{colour}", 0) for colour in COLOURS]  # type: ignore[union-attr]
    table, _ = table_at(name)
    table.has(0, *give)
    table.turn().pick(f"location:{name}")
    assert table.cubes(0) == gain, "all that was there went, and this came"
    for colour in range(4):
        if give[colour]:
            table, _ = table_at(name)
            table.has(0, *[n - (k == colour) for k, n in enumerate(give)])
            table.turn()
            assert table.refuses(f"location:{name}"), "with one cube less there is no trade"
    table, _ = table_at(name)
    table.has(0, *[2 * n for n in give])
    table.turn().pick(f"location:{name}", "times:2")
    assert table.heard("traded")[0]["received"] == bundle([2 * n for n in gain])


@pytest.mark.parametrize("name", [name for name, (_, place) in PLACES.items() if place.kind == FORT])
def test_a_fort_does_what_its_text_says(name: str) -> None:
    table, place = table_at(name)
    assert told(f"location:{name}")["explain-fort"] == {"stacks": len(place.stacks)}
    table.bonus(place.fort, "BT17")
    table.has(0, 9, 9, 9, 9)
    table.turn().pick(f"location:{name}")
    card = EDITION.cards[table.s.slots[place.fort]].name
    assert table.options() == [f"card:{card}", "tile:BT17"]


@pytest.mark.parametrize("name", PLACES)
def test_a_location_takes_as_many_settlers_as_its_text_says(name: str) -> None:
    said = told(f"location:{name}")
    for held, needed in ((0, said["explain-placing"]["count"]), (2, 3)):
        table, place = table_at(name)
        table.has(0, 9, 9, 9, 9)
        if held:
            table.stand(1, name, held)
        table.turn().pick(f"location:{name}")
        assert table.standing(name) == (0, needed)
    circle = said.get("explain-circle", {}).get("circle")
    assert circle == (f"circle:{CIRCLES[place.circle]}" if place.circle >= 0 else None)


@pytest.mark.parametrize("name", [name for name, (_, place) in PLACES.items() if place.kind == PRODUCTION])
@pytest.mark.parametrize("circle", CIRCLES)
def test_tools_and_help_work_where_the_text_names_their_symbol(name: str, circle: str) -> None:
    said = told(f"location:{name}")
    works = said.get("explain-circle") == {"circle": f"circle:{circle}"}
    table, _ = table_at(name)
    table.tool(0, circle, 3)
    table.stand(1, name, 2)
    table.help(0, circle)
    table.turn().pick(f"location:{name}")
    assert table.standing(name)[1] == (2 if works else 3)
    assert table.heard("tools-used") == ([{"seat": "seat:0", "cubes": {"cube:brown": 1}}] if works else [])


# --- Point cards ----------------------------------------------------------------------------------


def claimed(name: str, reserve: int = 5) -> Position:
    """Seat 0 has just paid for this card, with exactly its price, at the first fort."""
    table = Position(4)
    table.home(0, 12 - reserve)
    table.cards(name)
    table.bonus(0)
    table.cover("C1-2", "ET07")
    table.cover("C1-3", "ET08")
    table.has(0, *CARDS[name].cost)
    table.turn().pick("location:A1-1")
    assert table.s.players[0].cards
    return table


@pytest.mark.parametrize("name", CARDS)
def test_a_card_costs_and_scores_what_its_text_says(name: str) -> None:
    table = claimed(name)
    assert table.cubes(0) == [0, 0, 0, 0]
    paid = table.heard("card-claimed")[0]["paid"]
    points = CENTURY.outcome(table.s).seats[0].categories["cards"]
    assert told(f"card:{name}")["explain-price"] == {"cost": paid, "points": points}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_does_what_its_text_says(name: str) -> None:
    table = claimed(name)
    p = table.s.players[0]
    (benefit, said), _ = explained(f"card:{name}")
    if benefit == "explain-native-help":
        assert [f"circle:{CIRCLES[k]}" for k in range(4) if p.help[k]] == [said["circle"]]
    elif benefit == "explain-tool":
        given = [(f"circle:{CIRCLES[k // 4]}", f"cube:{COLOURS[k % 4]}") for k in range(16) if p.tools[k]]
        assert given == [(said["circle"], said["cube"])]
    elif benefit == "explain-new-settlers":
        assert table.heard("settlers-joined") == [{"seat": "seat:0", "count": said["count"]}]
        assert p.reserve == 5 - int(str(said["count"]))
        assert claimed(name, reserve=0).heard("settlers-joined") == [], "as many as the reserve has"
    else:
        assert benefit == "explain-exploration"
        table.pick("exploration:ET07")
        assert table.s.cover[table.spot("C1-2")] == -1
    got = {"native-help": sum(p.help), "tool": sum(p.tools), "new-settlers": 5 - p.reserve}
    assert [f"explain-{kind}" for kind, n in got.items() if n] == [benefit] * (benefit != "explain-exploration")


# --- tiles ----------------------------------------------------------------------------------------


def with_symbols(*names: str) -> Position:
    """Seat 0 holds a card of each of these symbols."""
    table = Position(4)
    cards = [card for card in CARDS.values() if card.players <= 4]
    for name in names:
        card = next(c for c in cards if SYMBOLS[c.kind] == name)
        cards.remove(card)
        table.s.players[0].cards = row(*table.s.players[0].cards, table.card(card.name))
    return table


def score_of_tile(table: Position, name: str) -> int:
    table.s.players[0].tiles = row(list(TILES).index(name))
    return CENTURY.outcome(table.s).seats[0].categories["bonus-tiles"]


@pytest.mark.parametrize("name", TILES)
def test_a_bonus_tile_scores_what_its_text_says(name: str) -> None:
    ((line, said),) = explained(f"tile:{name}")
    shown = [str(ref).removeprefix("symbol:") for ref in said.values()]
    others = [symbol for symbol in SYMBOLS if symbol not in shown]
    if line == "explain-bonus-single":
        assert score_of_tile(with_symbols(*shown * 3, *others), name) == 3 * 2
    elif line == "explain-bonus-pair":
        assert score_of_tile(with_symbols(*shown * 2, shown[0], *others), name) == 2 * 3
        assert score_of_tile(with_symbols(shown[0], shown[0], *others), name) == 0
    elif line == "explain-bonus-settlers":
        table = Position()
        table.home(0, 4)
        table.stand(0, "A1-3", 1)
        table.home(0, 4)
        assert score_of_tile(table, name) == 2, "five settlers at home and on the board"
    else:
        assert line == "explain-bonus-flat"
        assert score_of_tile(with_symbols(), name) == 3


@pytest.mark.parametrize("name", FINDS)
def test_an_exploration_tile_brings_what_its_text_says(name: str) -> None:
    ((line, said),) = explained(f"exploration:{name}")
    table = Position()
    table.cover("C1-2", name)
    table.begin(Explore(0), EndTurn(0))
    gained = {"gain": bundle(table.cubes(0))} if any(table.cubes(0)) else {}
    points = CENTURY.outcome(table.s).seats[0].categories["exploration"]
    assert gained == (said if line == "explain-find-cubes" else {})
    assert points == (said["points"] if line == "explain-find-points" else 0)
    assert table.s.players[0].home == 7 + (line == "explain-find-settler")
    for symbol, tile in (("native_help", "BT11"), ("tool", "BT12"), ("new_settlers", "BT13"), ("exploration", "BT14")):
        counts = said == {"symbol": f"symbol:{symbol}"}
        assert score_of_tile(table, tile) == 2 * counts


# --- in words -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "ref",
    [
        *(f"location:{name}" for name in PLACES),
        *(f"card:{name}" for name in CARDS),
        *(f"tile:{name}" for name in TILES),
        *(f"exploration:{name}" for name in FINDS),
    ],
)
def test_the_words_have_everything_that_was_told(language: str, ref: str) -> None:
    words = Words(CENTURY, language)
    for (line, said), text in zip(explained(ref), words.help(ref), strict=True):
        for label, fact in said.items():
            if label != "stacks":
                assert str(words.told(fact)) in text, line


@pytest.mark.parametrize(
    ("language", "counted"),
    [("en", "3 corn, 2 meat, 1 tobacco, 2 furs"), ("pt-BR", "3 milhos, 2 carnes, 1 tabaco, 2 peles")],
)
def test_cubes_are_counted_as_the_language_does(language: str, counted: str) -> None:
    assert Words(CENTURY, language).bundle(bundle((3, 2, 1, 2))) == counted


def test_portuguese_locations_have_their_article() -> None:
    words = Words(CENTURY, "pt-BR", ["Ana", "Rui"])
    facts: dict[str, Fact] = {"seat": "seat:0", "cubes": bundle((3, 0, 0, 0))}
    assert words.say("event-produced", {**facts, "location": "location:A1-3"}) == "Ana produz 3 milhos no Milharal"
    assert words.say("event-produced", {**facts, "location": "location:D1-2"}) == "Ana produz 3 milhos na Várzea"
    sent = {"seat": "seat:1", "count": 2, "location": "location:E1-3"}
    assert words.say("event-settlers-placed", sent) == "Rui envia 2 colonos para os Varais de Secagem"
    for name in PLACES:
        assert words.form(f"location:{name}", "in") != f"em {words.ref(f'location:{name}')}", "with an article"


def test_the_text_of_a_fort_knows_its_stacks() -> None:
    words = Words(CENTURY, "en")
    none, one, two = (words.say("explain-fort", {"stacks": n}) for n in (0, 1, 2))
    assert "Bonus" not in none
    assert "two stacks" in two
    assert "two stacks" not in one


# --- tallies --------------------------------------------------------------------------------------


def test_tallies_count_what_a_player_has() -> None:
    table = Position(3)
    table.has(1, 4, 3, 2, 1)
    table.home(1, 4)
    table.stand(1, "A1-3", 1)
    p = table.s.players[1]
    p.cards = row(table.card("P11"), table.card("P01"))
    p.tiles = row(*(list(TILES).index(name) for name in ("BT17", "BT12")))
    p.finds = row(table.find("ET07"))
    assert CENTURY.tallies(table.s, 1) == {
        "yellow": 4,
        "red": 3,
        "green": 2,
        "brown": 1,
        "settlers": 3,  # at home: the one on the board is elsewhere
        "reserve": 8,
        "cards": 2,
        "bonus-tiles": 2,
        "exploration-tiles": 1,
        "points": CARDS["P11"].points + CARDS["P01"].points + 3 + 2 + 3 + 6,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", range(len(COLOURS)))
def test_a_cube_has_the_level_and_the_points_of_its_text(level: int, language: str) -> None:
    (text,) = Words(CENTURY, language).help(f"cube:{COLOURS[level]}")
    table = Position()
    before = table.game.outcome(table.s).seats[0].categories["cubes"]
    table.has(0, *[3 * (k == level) for k in range(len(COLOURS))])
    points = (table.game.outcome(table.s).seats[0].categories["cubes"] - before) // 3
    assert [int(n) for n in re.findall(r"\d+", text)] == [level + 1, *([points] if points else [])]
