"""The edition file: complete and sound as it comes, and a broken one is told where it breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.edition import edition_text
from farshore.core.errors import BrokenEdition
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.game import GAME
from farshore.words import LANGUAGES, Words
from tests.games.santa_maria.position import SANTA_MARIA

STANDARD = edition_text(SANTA_MARIA, "standard")


def read(tmp_path: Path, text: str) -> SantaMariaEdition:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    edition = GAME().edition(str(path))
    assert isinstance(edition, SantaMariaEdition)
    return edition


def test_counts_of_the_box() -> None:
    box = SANTA_MARIA.edition()
    assert isinstance(box, SantaMariaEdition)
    assert [sum(t.kind == kind for t in box.tiles) for kind in range(4)] == [15, 15, 4, 3]
    assert len(box.shipments) == 4 + 30
    assert (len(box.scholars), len(box.bishops), len(box.stations)) == (10, 6, 4)
    assert {x.points for x in box.scholars} == {1, 2, 3}
    assert [x.name for x in box.docks][:2] == ["coins", "religion"]
    assert [x.name for x in box.retiring] == ["coins", "religion", "conquistador", "shipping", "road"]


def test_every_component_says_where_it_comes_from() -> None:
    assert SANTA_MARIA.edition().provenance == {"reconstructed": 103, "rulebook": 11, "source": 2}


def test_an_own_edition_can_be_played(tmp_path: Path) -> None:
    box = read(tmp_path, STANDARD.replace("gain = { points = 3 }", "gain = { points = 4 }", 1))
    assert box.stations[0].goods >> 48 == 4


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "D02"', 'id = "D01"', r"tiles\[1\].id: there is another 'D01'|there is another 'D01'"),
        ('id = "D02"', 'id = "D 2"', r"tiles\[1\].id"),
        ('kind = "double"', 'kind = "quad"', r"tiles\[0\].kind: must be one of double"),
        ("{ at = [0, 1], road = 1 }", "{ at = [0, 0], road = 1 }", r"tiles\[0\]: two spaces are in the same place"),
        ("  { at = [0, 1], road = 1 },\n", "", r"tiles\[0\]: a double has 2 spaces"),
        ('terrain = "forest"', 'terrain = "desert"', r"terrain: must be one of forest"),
        ("{ gain = { wood = 1 } }", "{ gain = { tea = 1 } }", "'tea' is unknown"),
        ("{ gain = { wood = 1 } }", "{ gain = { wood = 99 } }", "at most 20 of a kind"),
        ("{ gain = { wood = 1 } }", "{ ship = 1, religion = 1 }", "exactly one of gain"),
        ('trade = ["grain", "sugar"]', "trade = []", "a trade takes one of some resources"),
        (
            "gain_one_of = [{ sugar = 1 }, { gem = 1 }]",
            "gain_one_of = [{ gem = 1 }, { gem = 2 }]",
            "something else than",
        ),
        ("gain_one_of = [{ sugar = 1 }, { gem = 1 }]", "gain_one_of = [{ }, { gem = 2 }]", "must show something"),
        ("cost = { sugar = 3 }", "cost = { sugar = 4 }", "nobody can pay more than 3"),
        ('skill = "foreman"', 'skill = "wizard"', r"scholars\[0\].skill: must be one of"),
        ('terrains = ["town"]\n', "", "'terrains' must name"),
        ("trees = [3, 5, 7]", "trees = [5, 3, 7]", "different spaces in ascending order"),
        ("trees = [3, 5, 7]", "trees = [3, 5]", "must be a list of 3 numbers|trees"),
        ("monks = [2, 4, 7, 10, 13, 16]", 'monks = "many"', "must be a list"),
        ("points = [9, 6, 3]", "points = [9, 6]", "points: must be a list"),
        ("points = [4]\nprov", "points = [4, 2]\nprov", "points: must be a list"),
        ('side = "B"', 'side = "A"', "four of side A and one of side B"),
        ('id = "religion"\nlast', 'id = "faith"\nlast', "'tracks' must be religion and conquistador"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "provenance: must be one of"),
    ],
)
def test_a_broken_file_is_told_where(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in STANDARD
    with pytest.raises(BrokenEdition, match=says):
        read(tmp_path, STANDARD.replace(old, new, 1))


def test_too_few_of_something_is_told(tmp_path: Path) -> None:
    last = STANDARD.rindex("[[stations]]")
    with pytest.raises(BrokenEdition, match="3 stations, there must be 4"):
        read(tmp_path, STANDARD[:last] + STANDARD[STANDARD.index("# Retiring spaces") :])
    with pytest.raises(BrokenEdition, match="for 4 players in year 3 are missing"):
        read(tmp_path, STANDARD[: STANDARD.rindex("[[conquistador_points]]")])
    first = "[[conquistador_points]]\nplayers = 2\nyear = 1\n"
    with pytest.raises(BrokenEdition, match="for 2 players in year 1 are missing"):
        read(tmp_path, STANDARD.replace(first, first.replace("year = 1", "year = 2")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_explains_itself(language: str) -> None:
    words = Words(SANTA_MARIA, language)
    box = SANTA_MARIA.edition()
    assert isinstance(box, SantaMariaEdition)
    refs = [f"tile:{x.name}" for x in box.tiles] + [f"shipment:{x.name}" for x in box.shipments]
    refs += [f"scholar:{x.name}" for x in box.scholars] + [f"bishop:{x.name}" for x in box.bishops]
    refs += [f"station:{x.name}" for x in box.stations] + [f"dock:{x.name}" for x in box.docks]
    refs += [f"retire:{x.name}" for x in box.retiring]
    for ref in refs:
        lines = words.help(ref)
        assert lines
        assert not [line for line in lines if "explain-" in line or "{" in line], lines
        assert words.ref(ref) != ref
