"""What the texts of action cards and kinds of goods say is what happens: every number is played out."""

from __future__ import annotations

import re

import pytest

from farshore.games.race_for_the_galaxy.powers import GOODS
from farshore.words import LANGUAGES, Words
from tests.games.race_for_the_galaxy.position import RACE, Position

WINDFALLS = {"novelty": "refugee-world", "rare": "asteroid-belt", "genes": "empath-world"}
PAYING = ["spice-world", "comet-zone", "distant-world"]
both = pytest.mark.parametrize("language", LANGUAGES)


def numbers(ref: str, language: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", " ".join(Words(RACE, language).help(ref)))]


def explored(*actions: str) -> tuple[int, int]:
    """How many cards are seen, and how many kept."""
    table = Position()
    table.seat(0, actions=list(actions))
    table.phase("explore")
    seen = len(table.s.players[0].drawn)
    while "0 keep" in table.asked():
        table.play(f"0 keep {table.options(0)[0]}")
    table.play(f"1 keep {table.options(1)[0]}")
    return seen, len(table.hand())


@both
def test_explore(language: str) -> None:
    usual = explored()
    more, kept = numbers("action:explore-5", language)
    assert explored("explore-5") == (usual[0] + more, kept) == (usual[0] + more, usual[1])
    more, kept = numbers("action:explore-1", language)
    assert explored("explore-1") == (usual[0] + more, usual[1] + kept)


def paid_for_a_development(phase: str, *actions: str) -> int:
    table = Position()
    table.seat(0, hand=["space-marines", *PAYING], actions=list(actions))
    table.phase(phase)
    table.play("0 place-development card:space-marines", "1 place-development pass")
    while table.asked():
        table.pick(table.options()[0])
    return len(PAYING) - len(table.hand())


def drawn_for_a_world(phase: str, *actions: str) -> int:
    table = Position()
    table.seat(0, hand=["gem-world", "spice-world", "old-earth", "new-earth"], actions=list(actions))
    table.phase(phase)
    table.play("0 place-world card:gem-world", "1 place-world pass")
    while table.asked():
        table.pick(table.options()[0])
    return len(table.hand())


@both
@pytest.mark.parametrize("again", ["", "-2"])
def test_develop_and_settle(again: str, language: str) -> None:
    (less,) = numbers(f"action:develop{again}", language)
    assert paid_for_a_development(f"develop{again}", f"develop{again}") == (
        paid_for_a_development(f"develop{again}") - less
    )
    (drawn,) = numbers(f"action:settle{again}", language)
    assert drawn_for_a_world(f"settle{again}", f"settle{again}") == drawn_for_a_world(f"settle{again}") + drawn


@both
def test_trade_sells_as_many_goods_as_the_text_says(language: str) -> None:
    table = Position()
    table.seat(0, ["gem-world", "refugee-world"], goods=["gem-world", "refugee-world"], actions=["trade"])
    table.phase("consume")
    while table.asked():
        table.pick(table.options()[0])
    assert [2 - len(table.goods())] == numbers("action:trade", language)


def test_double_gives_twice_the_chips_and_produce_fills_one_windfall_world() -> None:
    chips = []
    for actions in ([], ["double"]):
        table = Position()
        table.seat(0, ["new-economy", "tourist-world", *PAYING[:2]], goods=PAYING[:2], actions=actions)
        table.phase("consume")
        while table.asked():
            table.pick(table.options()[0])
        chips.append(int(table.s.players[0].chips))
    assert chips[0] > 0 and chips[1] == 2 * chips[0]
    table = Position()
    table.seat(0, list(WINDFALLS.values()), actions=["produce"])
    table.phase("produce")
    while table.asked():
        table.pick(table.options()[0])
    assert len(table.goods()) == 1


@both
@pytest.mark.parametrize("kind", GOODS)
def test_a_good_is_sold_for_as_many_cards_as_its_text_says(kind: str, language: str) -> None:
    world = {**WINDFALLS, "alien": "deserted-alien-outpost"}[kind]
    table = Position()
    table.seat(0, [world], goods=[world], actions=["trade"])
    table.phase("consume")
    while table.asked():
        table.pick(table.options()[0])
    assert [len(table.hand())] == numbers(f"kind:{kind}", language)
