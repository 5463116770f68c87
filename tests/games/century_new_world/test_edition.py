"""The edition file: complete and sound as it comes, and a broken one is told where it breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.edition import edition_text
from farshore.core.errors import BrokenEdition, UnknownEdition
from farshore.games.century_new_world.edition import CenturyEdition
from farshore.games.century_new_world.game import GAME
from farshore.words import LANGUAGES, Words

STANDARD = edition_text(GAME(), "standard")


def read(tmp_path: Path, text: str) -> CenturyEdition:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    edition = GAME().edition(str(path))
    assert isinstance(edition, CenturyEdition)
    return edition


def test_counts_of_the_box() -> None:
    edition = GAME().edition()
    assert isinstance(edition, CenturyEdition)
    assert [len(places) for places in edition.maps] == [23, 23, 23]
    assert len(edition.tiles) == 17
    assert len(edition.finds) == 10
    for places in edition.maps:
        assert sum(sum(place.stacks) for place in places) == 12
    for seats in (2, 3, 4):
        assert sum(card.players <= seats for card in edition.cards) >= 8 * seats + 4


def test_every_component_says_where_it_comes_from() -> None:
    assert GAME().edition().provenance == {"rulebook": 4, "reconstructed": 35 + 40 + 17 + 10}


def test_an_own_edition_can_be_played(tmp_path: Path) -> None:
    edition = read(tmp_path, STANDARD.replace("gain = { yellow = 3 }", "gain = { yellow = 2, red = 1 }", 1))
    assert list(edition.maps[0][2].gain) == [2, 1, 0, 0]
    assert edition.digest != GAME().edition().digest


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "A1-3"', 'id = "A1 3"', r"locations\[2\].id: may have letters"),
        ('id = "A1-3"', 'id = "A1-4"', r"locations\[3\].id: there is another 'A1-4'"),
        ('id = "P02"', 'id = "P01"', r"point_cards\[1\].id: there is another 'P01'"),
        ('id = "A1-3"', "id = 3", r"locations\[2\].id: must be text"),
        ('board = "A1"\ncell = [1, 2]', 'board = "G1"\ncell = [1, 2]', r"locations\[2\].board: must be one of A1"),
        ("cell = [1, 2]", "cell = 5", r"locations\[2\].cell: must be a list"),
        ("cell = [1, 2]", "cell = [1]", r"locations\[2\].cell: must be a list of 2 numbers"),
        ("cell = [1, 2]", 'cell = [1, "x"]', r"locations\[2\].cell\[1\]: must be a whole number"),
        ("gain = { yellow = 3 }", "gain = { blue = 3 }", r"locations\[2\].gain: 'blue' is unknown"),
        ("gain = { yellow = 3 }", "gain = { yellow = -1 }", r"locations\[2\].gain.yellow: must be a whole number"),
        ("gain = { yellow = 3 }", "gain = { }", r"locations\[2\]: a production or trade location must give"),
        ("give = { yellow = 2 }\n", "", r"locations\[5\]: a trade location must take something"),
        ("gain = { green = 1 }", "gain = { yellow = 2 }", r"locations\[5\]: a trade that gives back all it takes"),
        ("upgrades = 2\n", "", r"locations\[3\]: an upgrade location needs"),
        ("fort = 1\n", "", r"locations\[0\]: a fort needs a number from 1 to 4"),
        ("fort = 1\n", "fort = 2\n", "the forts are not numbered 1 to 4"),
        ("stacks = [2]", "stacks = [2, 2, 2]", r"locations\[0\].stacks: must be a list of 0 to 2 numbers"),
        ("stacks = [2]", "stacks = [9]", "fewer bonus tiles than the stacks hold"),
        ('circle = "prairie"', 'circle = "desert"', r"locations\[2\].circle: must be one of prairie"),
        ('cover = "none"', 'cover = "always"', "there must be 8 covered locations"),
        ('type = "native_help"', 'type = "native"', r"point_cards\[0\].type: must be one of native_help"),
        ("points = 3\nplayers = 2", "points = 3\nplayers = 5", r"point_cards\[0\].players: must be a whole number"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', r"starting_cubes\[0\].provenance: must be one of"),
        ('kind = "flat"', 'kind = "single"', r"bonus_tiles\[16\]: a single tile shows one symbol"),
        ('game = "century_new_world"', 'game = "chess"', "is for chess"),
        ("[[locations]]", "[[location", "is not valid TOML"),
    ],
)
def test_a_broken_file_is_told_where(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in STANDARD
    with pytest.raises(BrokenEdition, match=says):
        read(tmp_path, STANDARD.replace(old, new, 1))


def test_too_few_of_something_is_told(tmp_path: Path) -> None:
    cards = STANDARD.split("[[point_cards]]")
    without = "[[point_cards]]".join(cards[:34]) + STANDARD[STANDARD.index("[[bonus_tiles]]") :]
    with pytest.raises(BrokenEdition, match="27 Point cards for 3 players, there must be 28"):
        read(tmp_path, without)
    for_two = STANDARD.replace("players = 2\n", "players = 4\n")
    with pytest.raises(BrokenEdition, match="0 Point cards for 2 players, there must be 20"):
        read(tmp_path, for_two)
    tiles = STANDARD.rindex("[[exploration_tiles]]")
    with pytest.raises(BrokenEdition, match="9 exploration tiles, there must be 10"):
        read(tmp_path, STANDARD[:tiles])


def test_an_unknown_edition_is_told() -> None:
    with pytest.raises(UnknownEdition, match="has no edition 'deluxe'"):
        GAME().edition("deluxe")
    with pytest.raises(UnknownEdition, match="cannot be read"):
        GAME().edition("nowhere.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_explains_itself(language: str) -> None:
    game = GAME()
    words = Words(game, language)
    edition = game.edition()
    assert isinstance(edition, CenturyEdition)
    refs = [f"location:{place.name}" for places in edition.maps for place in places]
    refs += [f"card:{card.name}" for card in edition.cards] + [f"tile:{tile.name}" for tile in edition.tiles]
    refs += [f"exploration:{tile.name}" for tile in edition.finds]
    for ref in refs:
        lines = words.help(ref)
        assert lines
        assert not [line for line in lines if "explain-" in line or "{" in line or ":" in line.split()[-1]], lines
        assert words.ref(ref) != ref.partition(":")[2], "a name of its own"
