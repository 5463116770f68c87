"""What screens are shown: what a placement takes and why, what is chosen in secret, how large the supply is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.game import Case, Game
from farshore.core.view import view
from farshore.games.race_for_the_galaxy.actions import OVER
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.picture_types import Picture
from farshore.games.race_for_the_galaxy.powers import GOODS, MILITARY, NO_GOOD, PHASES
from farshore.games.race_for_the_galaxy.state import EMPTY, Race
from farshore.games.race_for_the_galaxy.steps.rounds import Round, is_last_round
from farshore.testing import Moment, Play, ScriptedTable, row, walk
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
    assert seen_by(t, 0)["players"][0]["hand_count"] == 5, "it lies in the hand until all reveal"
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


def test_what_is_chosen_in_secret_is_shown_to_its_seat_alone() -> None:
    t = Position(two_actions="on")
    t.stage(Round())
    t.play("0 choose-action action:develop", "0 choose-action action:develop-2")
    assert seen_by(t, 0)["committed"] == ["action:develop", "action:develop-2"]
    assert [seen_by(t, seat)["committed"] for seat in (1, SPECTATOR)] == [[], []]
    t = Position(3)
    t.seat(0, [], ["public-works", "gem-world"])
    t.phase("develop")
    t.play("0 place-development pass")
    assert seen_by(t, 0)["committed"] == [], "who passes shows no card"
    assert not seen_by(t, 0)["placing"]


def test_a_table_is_shown_as_it_lies() -> None:
    t = Position(3)
    mine = ["gem-world", "new-galactic-order", "gambling-world", "drop-ships"]
    t.seat(0, mine, ["new-earth", "old-earth"], ["gem-world", "gambling-world"], ["trade"], chips=4)
    t.seat(1, ["comet-zone"], ["colony-ship"], [], ["trade", "produce"])
    s = t.s
    s.players[0].used = 0b110000  # both powers of Gambling World
    s.players[0].drawn = row(t.take("space-marines"))
    s.round, s.turned = 2, t.number("spice-world")
    unseen = s.deck.size
    shown, others = seen_by(t, 0), seen_by(t, 1)
    told = ("round", "stage", "full", "pool", "deck", "committed", "placing", "bills")
    assert [shown[name] for name in told] == [3, "actions", 12, 12 * 3 - 4, unseen, [], None, []]
    assert shown["turned"]["ref"] == "card:spice-world"
    strip = {action["ref"]: action["seats"] for action in shown["actions"]}
    assert len(strip) == 7, "the second Develop and Settle are for two players with two actions"
    assert {ref: seats for ref, seats in strip.items() if seats} == {"action:trade": [0, 1], "action:produce": [1]}
    own = shown["players"][0]
    assert [card["ref"] for card in own["tableau"]] == [f"card:{name}" for name in mine]
    assert [card["good_ref"] for card in own["tableau"]] == ["good:gem-world", None, "good:gambling-world", None]
    assert [card["used"] for card in own["tableau"]] == [[], [], [True, True], []]
    military = int(s.players[0].powers[MILITARY])
    printed = [s.card(number).vp for number in s.players[0].tableau]
    worth = [printed[0], military, printed[2], printed[3]]
    assert [card["worth"] for card in own["tableau"]] == worth, "New Galactic Order: a point for each Military"
    assert [card["vp"] for card in own["tableau"]] == [printed[0], None, printed[2], printed[3]]
    assert [card["kind"] for card in own["tableau"]] == ["world", "development", "world", "development"]
    assert (own["hand_count"], own["goods"], own["chips"], own["military"]) == (2, 2, 4, military)
    assert own["points"] == 4 + sum(worth)
    assert [card["ref"] for card in own["hand"]] == ["card:old-earth", "card:new-earth"]
    assert [card["ref"] for card in own["drawn"]] == ["card:space-marines"]
    assert [others["players"][0][name] for name in ("hand", "drawn", "hand_count")] == [None, None, 2]
    assert others["players"][1]["actions"] == ["action:trade", "action:produce"]
    s.stage = OVER
    assert seen_by(t, 0)["round"] == 2, "rounds played"
    s.turned = EMPTY
    assert seen_by(t, 0)["turned"] is None


def test_the_supply_is_whole_while_start_worlds_are_dealt() -> None:
    s = GAMES.new(2)
    assert GAMES.plain_picture(s)["deck"] == 109
    t = ScriptedTable(GAMES, 2)
    assert seen_by(t, 0)["deck"] == 109 + 5 - 2 - 2 * 6, "with the start worlds that nobody got"


def test_a_full_tableau_is_the_one_that_ends_the_game() -> None:
    t = Position()
    names = [name for name in t.s.edition.names if "#" not in name]
    full = GAMES.plain_picture(t.s)["full"]
    t.seat(0, names[: full - 1])
    assert not is_last_round(t.s)
    t.seat(1, names[full : 2 * full])
    assert is_last_round(t.s)


PLAINEST = {"good": NO_GOOD, "amount": 1, "goods": 1, "times": 1, "vp": 0, "cards": 0, "here": False,
            "rebels": False, "different": False, "bonuses": False}  # fmt: skip


def test_a_power_sends_what_differs_from_the_plainest_one() -> None:
    t = Position()
    for card in t.s.edition.cards:
        number = t.s.edition.number(card.name)
        shown = GAMES.plain_picture(view(with_card(t.s, number), 0))["players"][0]["tableau"][0]
        for power, sent in zip(card.powers, shown["powers"], strict=True):
            told = {name: getattr(power, name) for name, plain in PLAINEST.items() if getattr(power, name) != plain}
            if "good" in told:
                told["good"] = GOODS[power.good]
            assert sent == {"phase": PHASES[power.phase], "does": power.does, **told}


def with_card(s: Race, number: int) -> Race:
    twin = s.clone()
    twin.players[0].place(number, twin.card(number))
    return twin


@pytest.mark.parametrize("case", GAME.cases, ids=lambda case: case.name)
def test_a_picture_is_what_its_types_say(case: Case) -> None:
    def look(moment: Moment) -> None:
        shown = GAMES.picture(view(moment.s, moment.number % case.seats))
        assert msgspec.convert(msgspec.to_builtins(shown), Picture) == shown

    walk(Play(GAMES, case, seed=6, greed=90), lambda moment: look(moment) if moment.number % 7 == 0 else None)
