"""The greedy bot: it finishes its games, and counts bonus tiles as the scoring does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.decision import pending
from farshore.core.notation import spellings
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.games.century_new_world.edition import REST
from farshore.testing import row
from tests.games.century_new_world.position import CENTURY, Position, edition_with

Cubes = tuple[int, int, int, int]


def picked(table: Position) -> str:
    """What the greedy bot would pick now, as it is spelled."""
    d = pending(table.s)[0]
    pick = CENTURY.greedy().pick(view(table.s, d.seat), d.ask, d.options(table.s), Rng(1))
    return next(path for path, number in spellings(table.s, d).items() if number == pick)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_against_itself_always_ends(seats: int) -> None:
    """People need about 30 rounds. Two players once kept full storages for ever, in one game of a hundred."""
    for seed in range({2: 30, 3: 10, 4: 6}[seats]):
        s = CENTURY.new(seats)
        play(s, [CENTURY.greedy()] * seats, Rng(seed), Rng(seed), 100_000)
        assert s.ending
        assert s.round < 60


class Idle(Policy):
    """A player who only rests."""

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        return REST


@pytest.mark.parametrize(
    ("cards", "cubes"),
    [
        (("P25", "P22", "P04", "P21"), (0, 3, 0, 7)),
        (("P15", "P11", "P25", "P12"), (0, 0, 2, 8)),
        (("P12", "P01", "P25", "P15"), (0, 0, 4, 6)),
        (("P01", "P25", "P15", "P21"), (0, 0, 0, 10)),
    ],
)
def test_greedy_with_a_full_storage_makes_room_for_the_last_card(cards: tuple[str, ...], cubes: Cubes) -> None:
    """Ten high cubes are no reason to wait: some go back for what a card costs."""
    table = Position()
    table.cards(*cards)
    table.hold(0, 7)
    table.has(0, *cubes)
    for fort in range(4):
        table.bonus(fort)
        table.s.stack_left[2 * fort] = 0
    table.turn()
    play(table.s, [CENTURY.greedy(), Idle()], Rng(1), Rng(1), 60)
    assert table.s.ending
    assert table.s.round < 12


def test_greedy_takes_the_tile_that_scores_more_with_a_pair_of_one_symbol(tmp_path: Path) -> None:
    """One Tool symbol makes no couple: the pair of two Tools is worth nothing yet, the single Tool 2 points."""
    text = 'id = "BT01"\nkind = "pair"\nsymbols = ["native_help", "tool"]'
    edition = edition_with(tmp_path, text, 'id = "BT01"\nkind = "pair"\nsymbols = ["tool", "tool"]')
    table = Position(edition=edition)
    table.s.players[0].cards = row(table.card("P11"))
    table.bonus(0, "BT12", "BT01")
    table.cards("P40" if table.s.seats == 4 else "P39")
    table.turn().pick("location:A1-1")
    assert table.options() == ["tile:BT12", "tile:BT01"]
    assert picked(table) == "tile:BT12"
    table = Position(edition=edition)
    table.s.players[0].cards = row(table.card("P11"), table.card("P12"), table.card("P13"), table.card("P14"))
    table.bonus(0, "BT12", "BT17")
    table.cards("P39")
    table.turn().pick("location:A1-1")
    assert picked(table) == "tile:BT12", "four Tools are 8 points, and the flat tile 3"
