"""The declared layouts: documented, and the same wherever they are made."""

import runpy
from pathlib import Path

import pytest

from farshore.core.game import Game
from farshore.core.registry import games

ROOT = Path(__file__).parents[2]
GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_of_the_layout_is_fresh(game: Game) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "space_docs.py"))
    page = (tool["FOLDER"] / f"{game.name}.md").read_text(encoding="utf-8")
    assert page == tool["page"](game), "run tools/space_docs.py"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_fields_fill_the_row_without_gaps_and_have_names_of_their_own(game: Game) -> None:
    for case in game.cases:
        space = game.space(case.seats, case.variants)
        at = 0
        for field in space.observation.layout.fields:
            assert field.start == at and field.width > 0 and field.scale > 0, field.name
            at += field.width
        assert at == space.size == len(space.scales)
        names = [field.name for field in space.observation.layout.fields]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_seat_has_the_same_width(game: Game) -> None:
    for case in game.cases:
        widths: dict[str, list[int]] = {}
        for field in game.space(case.seats, case.variants).observation.layout.fields:
            who = field.name.partition(".")[0]
            if who == "own" or who.removeprefix("seat").isdecimal():
                widths.setdefault(who, []).append(field.width)
        others = [width for who, width in widths.items() if who != "own"]
        assert all(width == others[0] for width in others)
        assert len(others) == case.seats - 1


def test_layouts_of_different_seats_have_different_digests() -> None:
    digests = [game.space(n).digest for game in GAMES for n in range(game.seats[0], game.seats[1] + 1)]
    assert len(set(digests)) == len(digests)
