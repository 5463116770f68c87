"""What screens need: everything clickable is on the picture, and every component explains itself in both languages."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import pending
from farshore.core.view import view
from farshore.games.age_of_discovery.edition import NATIONS
from farshore.games.age_of_discovery.state import OVER
from farshore.words.check import patterns, refs_in
from farshore.words.files import LANGUAGES
from tests.games.age_of_discovery.board import GAME, Board
from tests.games.positions import positions

SPOKEN_ONLY = ("count", "money", "seat")  # chosen by buttons and names, not by places


def missing_refs(s: Any) -> set[str]:
    """Refs of the options that the asked seat does not find on its picture."""
    d = pending(s)[0]
    tokens = {token for pick in d.options(s) for token in d.ask.describe(s, pick).split()}
    wanted = {token for token in tokens if ":" in token and token.partition(":")[0] not in SPOKEN_ONLY}
    return wanted - set(refs_in(GAME.plain_picture(view(s, d.seat))))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_place_and_piece_to_click_is_on_the_picture(seats: int) -> None:
    options = {"builders": "on", "nations": "auction", "reconnaissance": "on", "points_purchase": "on"}
    for seed in range(2):
        for s in positions(GAME, GAME.new(seats, options), seed):
            for d in pending(s)[:1]:
                hidden = {ref for ref in missing_refs(s) if not ref.startswith("worker:")} if d.seat != NATURE else ()
                assert not hidden, (type(d.ask).__name__, hidden)


OTHER_READINGS = {
    "stables": "any_region",
    "plague": "by_one",
    "age_of_reason": "everybody",
    "mint": "benefits",
    "region_goods": "random",
}


def test_every_component_explains_itself_in_both_languages() -> None:
    box = GAME.edition()
    refs = [
        *(f"building:{x.name}" for x in box.buildings),
        *(f"token:{x.name}" for x in box.tokens),
        *(f"card:{x.name}" for x in box.cards),
        *(f"good:{x}" for x in box.goods),
        *(f"region:{x.name}" for x in box.regions),
        *(f"nation:{x}" for x in NATIONS if x != "spain"),
    ]
    used = set()
    for language in LANGUAGES:
        said, faults = patterns(GAME.package, language)
        assert not faults
        for ref, variants in product(refs, ({}, OTHER_READINGS)):
            lines = GAME.explain(box, ref, variants)
            assert lines, ref
            for name, arguments in lines:
                assert said[name] <= arguments.keys(), (language, ref, name)
                used.add(name)
        assert used == {name for name in said if name.startswith("explain-")}
    assert GAME.explain(box, "space:dock,1", {}) == []


def picture_of(table: Board) -> Any:
    return GAME.plain_picture(view(table.s, 0))


def test_the_picture_tells_what_waits_in_discovery_counts_for() -> None:
    table = Board(3, builders="on")
    table.own(0, "magellan")
    table.embark(0, captain=1, soldier=2)
    table.embark(2, colonist=1, captain=1)
    crews = next(event for event in picture_of(table)["events"] if event["name"] == "discovery")["crews"]
    assert [(crew["seat"], crew["value"]) for crew in crews] == [(0, 5), (2, 3)]


@pytest.mark.parametrize(("age", "after"), [(0, 3), (1, 6), (2, 8)])
def test_the_picture_tells_the_next_scoring_until_the_game_is_over(age: int, after: int) -> None:
    table = Board(2)
    table.s.age = age
    told = picture_of(table)["scoring"]
    assert (told["age"], told["round"]) == (age + 1, after)
    assert (told["colony"], told["first"], told["shared"], told["second"]) == (3, 6, 2, 2)
    table.s.phase = OVER
    assert picture_of(table)["scoring"] is None


def test_a_building_tells_what_its_words_need() -> None:
    table = Board(2, builders="on", wealth="10")
    table.own(0, "mint", "wealth", "navy")
    mint, wealth, navy = picture_of(table)["players"][0]["buildings"]
    assert (mint["goods"], mint["counts"]) == (["gold", "silver"], None)
    assert (wealth["counts"], wealth["each"], wealth["per"]) == ("money", 1, 10)
    assert (navy["counts"], navy["each"], navy["per"]) == ("ships", 4, 1)


def test_crews_in_shipping_and_in_discovery_show_what_they_count_for() -> None:
    table = Board(3)
    table.ship_crew(0, captain=1, merchant=1)
    table.ship_crew(2, colonist=3)
    table.embark(1, colonist=2, captain=1, soldier=1)
    events = {event["name"]: event for event in GAME.plain_picture(table.s)["events"]}
    shipping = [(crew["seat"], crew["value"], crew["leads"]) for crew in events["shipping"]["crews"]]
    assert shipping == [(0, 4, True), (2, 3, False)]
    assert [(crew["seat"], crew["value"]) for crew in events["discovery"]["crews"]] == [(1, 5)]
