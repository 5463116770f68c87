"""What screens are shown: what a placement takes and why, what is chosen in secret, how large the supply is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.game import Case, Game
from farshore.core.view import view
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.picture_types import Picture
from farshore.games.race_for_the_galaxy.steps.rounds import is_last_round
from farshore.testing import Moment, Play, ScriptedTable, walk
from tests.games.race_for_the_galaxy.position import Position

GAMES: Game = GAME()
RESERVE = ["comet-zone", "new-vinland", "artist-colony"]  # to pay with


def seen_by(table: ScriptedTable, seat: int) -> dict[str, Any]:
    return GAMES.plain_picture(view(table.s, seat))


def shares(*pairs: tuple[str, int]) -> list[dict[str, Any]]:
    return [{"ref": ref, "amount": amount} for ref, amount in pairs]


def test_a_development_names_every_discount() -> None:
    t = Position()
    t.seat(0, ["old-earth", "investment-credits"], ["replicant-robots", "gem-world", *RESERVE], actions=["develop"])
    t.seat(1, ["new-sparta"], ["colony-ship", "space-marines"])
    t.phase("develop")
    (bill,) = seen_by(t, 0)["bills"]
    assert (bill["ref"], bill["cost"], bill["due"]) == ("card:replicant-robots", 4, 2)
    assert bill["cuts"] == shares(("action:develop", 1), ("card:investment-credits", 1))
    assert bill["strength"] is None
    t.pick("card:replicant-robots")
    assert seen_by(t, 0)["committed"] == ["card:replicant-robots"]
    assert not seen_by(t, 1)["committed"]
    assert {bill["ref"] for bill in seen_by(t, 1)["bills"]} == {"card:colony-ship", "card:space-marines"}
    assert not seen_by(t, SPECTATOR)["bills"]
    t.pick("pass")
    assert seen_by(t, 1)["placing"] == {"seat": 0, "ref": "card:replicant-robots", "left": 2}
    (bill,) = seen_by(t, SPECTATOR)["bills"]
    assert (bill["ref"], bill["due"]) == ("card:replicant-robots", 2)


def test_a_development_never_costs_less_than_nothing() -> None:
    t = Position()
    t.seat(0, ["old-earth", "investment-credits"], ["expedition-force"], actions=["develop"])
    t.phase("develop")
    (bill,) = seen_by(t, 0)["bills"]
    assert (bill["cost"], bill["due"]) == (1, 0)
    assert sum(cut["amount"] for cut in bill["cuts"]) == 2


def test_a_world_names_discounts_military_and_what_may_be_given_up() -> None:
    t = Position()
    tableau = [
        "alpha-centauri",
        "mining-robots",
        "space-marines",
        "new-military-tactics",
        "contact-specialist",
        "colony-ship",
    ]
    t.seat(0, tableau, ["rebel-miners", "mining-world", *RESERVE])
    t.seat(1, ["new-sparta"])
    t.phase("settle")
    bills = {bill["ref"]: bill for bill in seen_by(t, 0)["bills"]}
    peaceful, rebels = bills["card:mining-world"], bills["card:rebel-miners"]
    rare = [("card:alpha-centauri", 1), ("card:mining-robots", 1)]
    assert (peaceful["cuts"], peaceful["due"], peaceful["strength"]) == (shares(*rare), 1, None)
    assert peaceful["helpers"] == ["card:colony-ship"]
    assert rebels["arms"] == shares(
        ("card:alpha-centauri", 1), ("card:space-marines", 2), ("card:contact-specialist", -1)
    )
    assert rebels["strength"] == 2
    assert (rebels["cuts"], rebels["due"]) == (shares(("card:contact-specialist", 1), *rare), 0)
    assert rebels["helpers"] == ["card:new-military-tactics", "card:colony-ship"]


def test_a_world_that_can_only_be_conquered_has_no_price() -> None:
    t = Position()
    t.seat(0, ["new-sparta"], ["rebel-miners", *RESERVE])
    t.seat(1, ["old-earth"])
    t.phase("settle")
    bill = next(bill for bill in seen_by(t, 0)["bills"] if bill["ref"] == "card:rebel-miners")
    assert (bill["due"], bill["strength"], bill["arms"]) == (None, 2, shares(("card:new-sparta", 2)))


@pytest.mark.parametrize("case", GAME.cases, ids=lambda case: case.name)
def test_the_bill_is_what_is_paid(case: Case) -> None:
    """Before the first card is paid exactly as many are due as the rules ask for."""
    asked: set[str] = set()

    def look(moment: Moment) -> None:
        shown = GAMES.plain_picture(moment.s)
        if (unpaid := shown["placing"]) and unpaid["left"] and unpaid["ref"] not in asked:
            asked.add(unpaid["ref"])
            (bill,) = shown["bills"]
            assert bill["due"] == unpaid["left"] == bill["cost"] - sum(cut["amount"] for cut in bill["cuts"])

    walk(Play(GAMES, case, seed=5, greed=90), look)
    assert asked


def test_the_supply_is_whole_while_start_worlds_are_dealt() -> None:
    s = GAMES.new(2)
    assert GAMES.plain_picture(s)["deck"] == 109


def test_a_full_tableau_is_the_one_that_ends_the_game() -> None:
    t = Position()
    names = [name for name in t.s.edition.names if "#" not in name]
    full = GAMES.plain_picture(t.s)["full"]
    t.seat(0, names[: full - 1])
    assert not is_last_round(t.s)
    t.seat(1, names[full : 2 * full])
    assert is_last_round(t.s)


@pytest.mark.parametrize("case", GAME.cases, ids=lambda case: case.name)
def test_a_picture_is_what_its_types_say(case: Case) -> None:
    def look(moment: Moment) -> None:
        shown = GAMES.picture(view(moment.s, moment.number % case.seats))
        assert msgspec.convert(msgspec.to_builtins(shown), Picture) == shown

    walk(Play(GAMES, case, seed=6, greed=90), lambda moment: look(moment) if moment.number % 7 == 0 else None)
