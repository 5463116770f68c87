"""Phase II, Develop (pages 8, 9 and 17)."""

from __future__ import annotations

from farshore.core.view import view
from farshore.core.wire import digest
from tests.games.race_for_the_galaxy.position import Position


def test_p08_the_cost_is_paid_with_other_cards_of_the_hand() -> None:
    table = Position()
    table.seat(0, hand=["space-marines", "drop-ships", "gem-world"])
    table.phase("develop")
    assert table.options(0) == ["pass", "card:space-marines"], "a card cannot pay for itself"
    table.play("0 place-development card:space-marines", "1 place-development pass")
    assert table.tableau() == ["space-marines"]
    assert table.hand() == []
    assert table.discards() == {"drop-ships", "gem-world"}


def test_p08_worlds_cannot_be_placed_and_passing_is_always_possible() -> None:
    table = Position()
    table.seat(0, hand=["pilgrimage-world", "gem-world"])
    table.phase("develop")
    assert table.options(0) == ["pass"]


def test_p08_the_bonus_takes_one_off_but_gives_nothing_back() -> None:
    table = Position()
    table.seat(0, hand=["export-duties"], actions=["develop"])
    table.seat(1, tableau=["galactic-federation"], hand=["public-works", "gem-world"], actions=["develop"])
    table.phase("develop")
    table.play("0 place-development card:export-duties", "1 place-development card:public-works")
    assert table.tableau(0) == ["export-duties"]
    assert table.hand(1) == ["gem-world"]


def test_p17_discounts_add_up() -> None:
    table = Position()
    table.seat(
        0, tableau=["investment-credits", "galactic-federation"], hand=["merchant-guild", "gem-world", "old-earth"]
    )
    table.s.players[0].actions = 1 << 2
    table.phase("develop")
    assert "card:merchant-guild" in table.options(0)
    table.play("0 place-development card:merchant-guild", "1 place-development pass")
    assert table.heard("cards-paid") == [{"seat": "seat:0", "card": "card:merchant-guild", "count": 2}]


def test_p09_a_discount_does_not_serve_its_own_card() -> None:
    table = Position()
    table.seat(0, hand=["galactic-federation", "gem-world", "old-earth", "new-earth", "spice-world", "comet-zone"])
    table.phase("develop")
    assert table.options(0) == ["pass"]


def test_p08_no_second_copy_of_a_development() -> None:
    table = Position()
    table.seat(0, tableau=["public-works"], hand=["public-works#2", "export-duties", "gem-world"])
    table.phase("develop")
    assert table.options(0) == ["pass", "card:export-duties"]


def test_p10_a_copy_given_up_may_be_built_again() -> None:
    table = Position()
    table.seat(0, tableau=["colony-ship"], hand=["gem-world", "colony-ship#2", "comet-zone", "new-earth"])
    table.phase("settle")
    table.play("0 place-world card:comet-zone", "1 place-world pass", "0 choose-payment card:colony-ship pay")
    table.phase("develop")
    assert "card:colony-ship#2" in table.options(0)


def test_p17_interstellar_bank_draws_before_anybody_chooses() -> None:
    table = Position()
    table.seat(0, tableau=["interstellar-bank"], hand=["gem-world"])
    table.luck("draw card:export-duties")
    table.phase("develop")
    assert table.options(0) == ["pass", "card:export-duties"]


def test_p09_public_works_draws_after_paying_but_not_for_itself() -> None:
    table = Position()
    table.seat(0, tableau=["public-works"], hand=["export-duties", "gem-world"])
    table.seat(1, hand=["public-works#2", "new-earth"])
    table.luck("draw card:old-earth")
    table.phase("develop")
    table.play("0 place-development card:export-duties", "1 place-development card:public-works#2")
    assert table.hand(0) == ["old-earth"]
    assert table.hand(1) == []


def test_p08_all_reveal_then_pay_in_turn_order() -> None:
    table = Position(3)
    table.s.first = 1
    for seat, name in enumerate(("space-marines", "deficit-spending", "genetics-lab")):
        extra = [n for n in table.s.edition.names if n.endswith("-world")][3 * seat : 3 * seat + 3]
        table.seat(seat, hand=[name, *extra])
    table.phase("develop")
    for seat, name in enumerate(("space-marines", "deficit-spending", "genetics-lab")):
        assert not any(table.tableau(other) for other in range(3))
        table.play(f"{seat} place-development card:{name}")
    assert all(table.tableau(seat) for seat in range(3))
    order = []
    while table.asked():
        order.append(table.asked()[0])
        table.pick(table.options()[0])
    assert order == ["1 pay", "1 pay", "2 pay", "2 pay", "0 pay", "0 pay"]


def test_payment_is_picked_in_ascending_order_and_seen_by_nobody_else() -> None:
    table = Position()
    table.seat(0, hand=["space-marines", "gem-world", "spice-world", "new-vinland"])
    table.phase("develop")
    table.play("0 place-development card:space-marines", "1 place-development pass")
    assert table.options() == ["card:gem-world", "card:spice-world"]
    table.pick("card:spice-world")
    assert table.hand() == ["gem-world"]
    assert all(event.audience == 0 for event in table.log if event.name == "card-discarded")


def test_in_the_middle_of_a_payment_nobody_else_can_tell_what_has_been_paid() -> None:
    seen = set()
    for card in ("gem-world", "spice-world"):
        table = Position()
        table.seat(0, hand=["space-marines", "gem-world", "spice-world", "new-vinland", "tourist-world"])
        table.phase("develop")
        table.play("0 place-development card:space-marines", "1 place-development pass", f"0 pay card:{card}")
        assert table.asked() == ["0 pay"]
        seen.add(digest(view(table.s, 1)))
    assert len(seen) == 1
