"""Variants of the discovery tokens, page 8: no survivors, reconnaissance, advanced reconnaissance."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.games.age_of_discovery.state import EMPTY
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.testing import row
from tests.games.age_of_discovery.board import EVERYWHERE, GAME, Board


def test_no_survivors_replaces_the_token() -> None:
    table = Board(2, luck=("reveal-token token:T15", "reveal-token token:T16"), no_survivors="on")
    table.embark(0, captain=1)
    table.embark(1, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("region:peru")
    assert table.s.token[table.region("peru")] == -1
    assert not table.s.token_bag.has(table.token("T15"))
    table.pick("region:peru")
    assert not table.s.token_bag.has(table.token("T16"))


def test_no_survivors_keeps_the_token_when_the_box_is_empty() -> None:
    table = Board(2, luck=("reveal-token token:T15",), no_survivors="on")
    for name in ("T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08"):
        table.s.token_bag.take(table.token(name))
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("region:peru")
    assert table.s.token[table.region("peru")] == table.token("T15")


def test_advanced_reconnaissance_lays_the_tokens_face_up() -> None:
    table = Board(2, luck=("turn-up-token token:T09",), advanced_reconnaissance="on")
    shown = GAME.plain_picture(view(table.s, 1))["regions"]
    assert shown[0]["token"]["ref"] == "token:T09"
    assert sum(region["token"] is not None for region in shown) == 8


def test_with_both_variants_the_replacement_lies_face_up_too() -> None:
    table = Board(2, advanced_reconnaissance="on", no_survivors="on")
    table.lay("peru", "T15")
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("region:peru")
    assert table.s.token[table.region("peru")] not in (-1, -2, table.token("T15"))


@pytest.mark.parametrize(("age", "price"), [(0, 1), (1, 2), (2, 3)])
def test_reconnaissance_is_paid_by_age_and_private(age: int, price: int) -> None:
    table = Board(3, luck=("peek-token token:T11",), reconnaissance="on")
    table.s.age = age
    table.cash(1, price)
    table.ready(1, colonist=1)
    table.stage(PlaceWorker(1))
    table.pick("look region:brazil")
    assert table.money()[1] == 0
    brazil = table.region("brazil")
    assert GAME.plain_picture(view(table.s, 1))["regions"][brazil]["token"]["ref"] == "token:T11"
    assert GAME.plain_picture(view(table.s, 0))["regions"][brazil]["token"] is None
    assert table.s.token_seen[brazil] == 1 << 1
    assert [event.audience for event in table.log if event.name == "token-seen"] == [1]
    assert table.asked() == ["1 place-worker"]
    assert table.refuses("look region:brazil")


def test_reconnaissance_needs_money() -> None:
    table = Board(2, reconnaissance="on")
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    assert not [path for path in table.options() if path.startswith("look")]


def test_two_who_look_see_the_same_token() -> None:
    table = Board(2, luck=("peek-token token:T11",), reconnaissance="on")
    for seat in range(2):
        table.cash(seat, 5)
        table.ready(seat, colonist=1)
    table.stage(PlaceWorker(0), PlaceWorker(1))
    table.pick("look region:peru", "worker:colonist space:shipping", "look region:peru")
    assert [told["token"] for told in table.heard("token-seen")] == ["token:T11", "token:T11"]
    table.embark(1, captain=2)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:2")
    assert table.heard("region-discovered")[0]["token"] == "token:T11"


def test_reconnaissance_of_the_deck_puts_the_card_on_top_or_under_it() -> None:
    table = Board(2, luck=("peek-card card:china", "peek-card card:pampas"), reconnaissance="on")
    table.open(*EVERYWHERE)
    table.cash(0, 9)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    table.pick("look deck", "under", "look deck", "top")
    assert len(table.s.under) == 1
    assert GAME.plain_picture(view(table.s, 0))["events"][5]["deck"]["top"]["ref"] == "card:pampas"
    assert GAME.plain_picture(view(table.s, 1))["events"][5]["deck"]["top"] is None
    assert GAME.plain_picture(view(table.s, 1))["events"][5]["deck"]["cards"] == 16
    table.embark(0, captain=2)
    table.stage(ResolveDiscovery())
    table.pick("deck", "count:2")
    assert table.heard("venture-succeeded")[0]["card"] == "card:pampas"


def test_p08_the_deck_may_be_looked_at_before_the_map_is_known_unless_the_variant_says_otherwise() -> None:
    for variant, looks in (("any_time", True), ("last", False)):
        table = Board(2, luck=("peek-card card:china",), reconnaissance="on", reconnaissance_deck=variant)
        table.cash(0, 1)
        table.ready(0, colonist=1)
        table.stage(PlaceWorker(0))
        assert ("look deck" in table.options()) is looks
        table.open(*EVERYWHERE)
        table.stage(PlaceWorker(0))
        assert "look deck" in table.options()


def test_an_empty_deck_cannot_be_looked_at() -> None:
    table = Board(2, reconnaissance="on")
    for card in range(16):
        table.s.deck.take(card)
    table.player(1).cards = row(*range(16))
    table.cash(0, 9)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    assert "look deck" not in table.options()
    assert "look region:peru" in table.options()


def test_a_card_seen_before_may_be_looked_at_again_and_put_under() -> None:
    table = Board(2, luck=("peek-card card:china",), reconnaissance="on")
    table.open(*EVERYWHERE)
    table.cash(0, 2)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    table.pick("look deck", "top", "look deck")
    assert [told["card"] for told in table.heard("card-seen")] == ["card:china", "card:china"]
    table.pick("under")
    assert len(table.s.under) == 1
    assert table.money()[0] == 0
    assert table.refuses("look deck"), "each look is paid for"


def test_p09_after_a_failure_nobody_knows_where_a_card_lies() -> None:
    luck = ("peek-card card:china", "peek-card card:pampas", "reveal-card card:india")
    table = Board(2, luck=luck, reconnaissance="on")
    table.open(*EVERYWHERE)
    table.cash(0, 2)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    table.pick("look deck", "under", "look deck", "under")
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("deck")
    assert table.heard("venture-failed")[0]["card"] == "card:india"
    assert not len(table.s.under)
    assert table.s.deck.size == 16


def test_a_card_that_was_seen_and_then_taken_leaves_an_unknown_one_on_top() -> None:
    table = Board(2, luck=("peek-card card:pampas",), reconnaissance="on")
    table.open(*EVERYWHERE)
    table.cash(0, 1)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    table.pick("look deck", "top")
    table.embark(1, captain=2)
    table.stage(ResolveDiscovery())
    table.pick("deck", "count:2")
    assert table.heard("venture-succeeded")[0]["card"] == "card:pampas"
    assert GAME.plain_picture(view(table.s, 0))["events"][5]["deck"]["top"] is None
    assert table.s.top_seen == 0


def test_a_card_under_the_deck_comes_last_and_a_shuffle_forgets_it() -> None:
    table = Board(2, luck=("peek-card card:china",), reconnaissance="on")
    table.open(*EVERYWHERE)
    china = [c.name for c in table.s.edition.cards].index("china")
    taken = [card for card in range(16) if card != china]
    for card in taken:
        table.s.deck.take(card)
    table.player(1).cards = row(*taken)
    table.cash(0, 9)
    table.ready(0, colonist=1)
    table.stage(PlaceWorker(0))
    table.pick("look deck", "under", "look deck", "under")
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("deck")
    assert table.heard("venture-failed")[0]["card"] == "card:china"
    assert table.s.deck.size == 1
    assert not len(table.s.under)


def under_the_deck() -> Board:
    """Seat 0 has put China under the deck, then Siam; no other card is left."""
    table = Board(3, luck=("peek-card card:china", "peek-card card:siam"), reconnaissance="on")
    table.open(*EVERYWHERE)
    names = [card.name for card in table.s.edition.cards]
    taken = [k for k, name in enumerate(names) if name not in ("china", "siam")]
    for card in taken:
        table.s.deck.take(card)
    table.player(2).cards = row(*taken)
    for seat in range(2):
        table.cash(seat, 9)
        table.ready(seat, colonist=1)
    table.stage(PlaceWorker(0), PlaceWorker(1))
    table.pick("look deck", "under", "look deck", "under")
    return table


def test_cards_under_the_deck_come_up_in_the_order_in_which_they_went_down() -> None:
    table = under_the_deck()
    china, siam = ([card.name for card in table.s.edition.cards].index(name) for name in ("china", "siam"))
    assert list(table.s.under) == [china, siam]
    table.pick("worker:colonist space:shipping", "look deck")
    assert table.heard("card-seen")[-1]["card"] == "card:china", "the last one lies lowest"
    assert list(table.s.under) == [siam]


def test_who_has_seen_a_card_under_the_deck_still_knows_it_when_it_comes_up() -> None:
    table = under_the_deck()
    assert list(table.s.under_seen) == [1, 1]
    table.pick("worker:colonist space:shipping", "look deck")
    assert table.s.top_seen == 0b11, "seat 0 put it there, seat 1 looks at it"
    knows, guesses = (GAME.plain_picture(view(table.s, seat))["events"][5]["deck"]["top"] for seat in (0, 2))
    assert knows["ref"] == "card:china"
    assert guesses is None


def test_cards_under_the_deck_are_hidden_from_those_who_have_not_seen_them() -> None:
    table = under_the_deck()
    mine: Any = view(table.s, 0)
    assert list(mine.under) == list(table.s.under)
    for stranger in (1, 2, SPECTATOR):
        seen: Any = view(table.s, stranger)
        assert list(seen.under) == [EMPTY, EMPTY]
        assert seen.deck.size == 2, "they are among the cards nobody knows"
    imagined: Any = imagine(view(table.s, 1), Rng(3))
    assert sorted(imagined.under) == sorted(table.s.under)
