"""Appendix I: nations by auction or at random, and Spain's conquest."""

from __future__ import annotations

from farshore.games.age_of_discovery.steps.nations import half_rounded_up
from farshore.testing import ScriptedTable
from tests.games.age_of_discovery.board import GAME


def test_the_auction_from_the_first_bid_to_the_last_half_price() -> None:
    table = ScriptedTable(GAME, 3, ["draw-opener seat:1"], nations="auction")
    assert [p.money for p in table.s.players] == [15, 15, 15]
    assert table.asked() == ["1 bid"]
    assert table.options() == [f"money:{n}" for n in range(1, 16)]  # the opener must bid
    table.pick("money:3")
    assert table.asked() == ["2 bid"]
    assert table.options() == [f"money:{n}" for n in range(4, 16)] + ["pass"]
    table.pick("pass", "money:5", "money:6", "pass")
    assert table.asked() == ["1 choose-nation"]
    table.pick("nation:france")
    assert table.asked() == ["2 bid"]  # the next without a nation, clockwise from the opener
    table.pick("money:7", "pass", "nation:holland")
    assert table.asked() == ["0 choose-nation"]
    assert table.options() == [f"nation:{n}" for n in ("england", "spain", "portugal", "italy")]
    table.pick("nation:italy")
    assert [p.money for p in table.s.players] == [15 - 4, 15 - 6, 15 - 7]
    assert list(table.s.order) == [1, 2, 0]
    assert table.asked() == ["1 place-worker"]


def test_the_last_player_pays_half_rounded_up() -> None:
    assert [half_rounded_up(bid) for bid in (1, 2, 7)] == [1, 1, 4]


def test_four_players_each_auction_is_opened_by_the_next_and_money_limits_the_bid() -> None:
    table = ScriptedTable(GAME, 4, ["draw-opener seat:2"], nations="auction")
    table.pick("money:4", "money:15")  # seats 2 and 3; nobody can go higher
    assert table.asked() == ["3 choose-nation"]
    table.pick("nation:spain")
    assert table.asked() == ["0 bid"], "the next without a nation after the opener"
    table.pick("money:2", "pass", "money:3", "pass", "nation:italy")
    assert table.asked() == ["1 bid"], "after the second opener, too"
    table.pick("money:9", "pass", "nation:england")
    assert table.asked() == ["0 choose-nation"]
    table.pick("nation:france")
    assert [p.money for p in table.s.players] == [15 - 5, 15 - 9, 15 - 3, 0]
    assert list(table.s.order) == [3, 2, 1, 0]


def test_a_pass_is_final_for_that_auction() -> None:
    table = ScriptedTable(GAME, 3, ["draw-opener seat:0"], nations="auction")
    table.pick("money:1", "pass", "money:2", "money:3", "pass")
    assert table.asked() == ["0 choose-nation"]


def test_boards_by_lot_and_ten_dollars_each() -> None:
    luck = ["deal-nation nation:portugal", "deal-nation nation:england", "deal-nation nation:italy"]
    table = ScriptedTable(GAME, 3, luck, nations="random")
    assert [p.nation for p in table.s.players] == [3, 0, 5]
    assert [p.advantage for p in table.s.players] == [1, 1, 2]
    assert [p.money for p in table.s.players] == [10, 10, 10]


def test_spain_discovers_before_the_first_round_with_a_soldier() -> None:
    luck = ["deal-nation nation:france", "deal-nation nation:spain", "reveal-token token:T13"]
    table = ScriptedTable(GAME, 2, luck, nations="random")
    assert table.asked() == ["1 discover-freely"]
    assert table.options()[-1] == "forgo"
    table.pick("region:peru")
    spain = table.s.players[1]
    assert spain.money == 10 + 4
    assert list(spain.colonies[7 * 6 : 8 * 6]) == [0, 0, 0, 0, 1, 0]
    assert table.asked()[0].endswith("place-worker")


def test_spain_that_waits_has_waited_too_long() -> None:
    table = ScriptedTable(GAME, 2, ["deal-nation nation:spain"], nations="random")
    table.pick("forgo")
    assert table.s.players[0].advantage == 0
