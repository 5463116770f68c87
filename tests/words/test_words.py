"""Words: ids as the contract has them, tolerance at the table, strictness in the check."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from farshore.core.agenda import Ask, State
from farshore.core.decision import pending
from farshore.core.edition import Edition
from farshore.core.game import Fact, Game
from farshore.core.registry import game_named
from farshore.words import Words, best_language, files
from farshore.words.check import faults, refs_in

ROOT = Path(__file__).parents[2]
ENGLISH = """
title = New World
variant-board = Board
    .help = Which board completes the map
variant-board-D1 = The river
ask-trade = Trade at { $location } up to { $left }
ask-swap = Swap at { $location }?
    .cube-red = give { $thing } to { $owner }
    .after-cube = for { $thing }
    .rest = Not at { $location }
event-produced = { $seat } works at { $location } and gets { $cubes }
event-settlers-placed = { $seat } places { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
location = place { $name }
location-A1-3 = the prairie
    .help = Corn grows here
cell = column { $a }, row { $b }
cube-yellow = { $count ->
    [one] ear
   *[other] ears
}
cube-red = meat
word-rest = Rest
    .help = All settlers come home
explain-gain = Gives { $cubes }
"""


class Toy(type(game_named("century_new_world"))):  # type: ignore[misc]
    package = "toy_words"

    def explain(self, edition: Edition, ref: str, variants: Mapping[str, str]) -> list[tuple[str, dict[str, Fact]]]:
        return [("explain-gain", {"cubes": {"cube:yellow": 2}})] if ref == "location:A1-3" else []

    def edition(self, name: str = "standard") -> Edition:
        return game_named("century_new_world").edition(name)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    folder = tmp_path / "toy_words"
    (folder / "locale").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "locale" / "pt-BR.ftl").write_text("title = Novo Mundo\ncube-red = carne { $x }\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    files.source.cache_clear()
    files.messages.cache_clear()
    yield Toy()
    sys.modules.pop("toy_words", None)


def test_refs_words_and_bundles(toy: Game) -> None:
    words = Words(toy, "en", ["Ana", "Rui"])
    assert words.ref("location:A1-3") == "the prairie"
    assert words.ref("location:B1-2") == "place B1-2"
    assert words.ref("cell:3,4") == "column 3, row 4"
    assert words.ref("seat:1") == "Rui"
    assert words.ref("seat:3") == "Player 4"
    assert words.word("rest") == "Rest"
    assert words.bundle({"cube:yellow": 2, "cube:red": 1}) == "2 ears, 1 meat"
    assert words.bundle({}) == "nothing"
    assert words.path("location:A1-3 cube:yellow rest") == "the prairie · ear · Rest"


def test_events_and_prompts_take_words(toy: Game) -> None:
    words = Words(toy, "en", ["Ana", "Rui"])
    told: dict[str, Fact] = {"seat": "seat:0", "location": "location:A1-3", "cubes": {"cube:yellow": 3}}
    assert words.happened("produced", told) == "Ana works at the prairie and gets 3 ears"
    assert words.happened("settlers-placed", {"seat": "seat:1", "count": 1}) == "Rui places 1 settler"
    assert words.prompt_named("trade", 4, {"location": "location:A1-3"}) == "Trade at the prairie up to 4"


def test_help_is_the_attribute_and_what_the_game_explains(toy: Game) -> None:
    words = Words(toy, "en")
    assert words.help("location:A1-3") == ["Corn grows here", "Gives 2 ears"]
    assert words.help("rest") == ["All settlers come home"]
    assert words.help("cube:red") == []


def test_labels_of_the_set_up(toy: Game) -> None:
    words = Words(toy, "en")
    assert (words.title, words.tagline) == ("New World", "")
    assert words.variant("board") == "Board"
    assert words.variant("board", "D1") == "The river"
    assert words.variant_help("board") == "Which board completes the map"
    assert words.variant("round_cap", "200") == "200"
    assert words.progress({"round": 3, "phase": "main"}) == "Round 3 · main"


def test_what_is_missing_falls_back_to_english_then_to_the_ref(toy: Game) -> None:
    words = Words(toy, "pt-BR")
    assert words.title == "Novo Mundo"
    assert words.ref("location:A1-3") == "the prairie"
    assert words.ref("tile:T1") == "tile:T1"
    assert words.word("leave") == "leave"
    assert words.happened("rested", {"seat": "seat:0", "count": 2}) == "event-rested seat=Jogador 1 count=2"


def test_a_prompt_of_a_real_table_has_words(toy: Game) -> None:
    s = game_named("century_new_world").new(2, {"board": "D1"})
    ask = pending(s)[0].ask
    assert Words(toy, "en").prompt(s, ask).startswith("ask-")


class Swap(Ask):
    """A question whose spelled options say less than their labels should."""

    def describe(self, s: State, pick: int) -> str:
        return ("cube:red cube:yellow", "cube:yellow cube:red", "rest")[pick]

    def about(self, s: State) -> dict[str, str]:
        return {"location": "location:A1-3"}

    def detail(self, s: State, pick: int) -> dict[str, str]:
        return {"owner": f"seat:{pick}"}


def test_a_question_may_name_its_options_in_its_own_way(toy: Game) -> None:
    s = game_named("century_new_world").new(2, {"board": "D1"})
    words = Words(toy, "en", ["Ana"])
    assert words.labels(s, Swap(0), 0) == ["give meat to Ana", "for ear"]
    assert words.labels(s, Swap(0), 1) == ["ear", "for meat"], "what it does not rename keeps its name"
    assert words.option(s, Swap(0), 2) == "Not at the prairie"
    assert words.renames(Swap(0))
    assert not words.renames(pending(s)[0].ask)


def test_the_check_finds_what_is_missing_superfluous_and_different(toy: Game) -> None:
    found = faults(toy)
    assert "en: tagline is missing" in found
    assert "en: no words for card:P01" in found
    assert "pt-BR: no words for rest" in found
    assert "pt-BR: word-rest is missing, en has it" in found
    assert "cube-red has variables [] in en, ['x'] in pt-BR" in found
    assert not any("ask-ask" in fault for fault in found)


def test_refs_are_found_wherever_they_stand() -> None:
    assert set(refs_in({"a": [{"ref": "card:P1"}, "word"], "cube:red": 2})) == {"card:P1", "cube:red"}


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt", "pt-BR"),
        ("PT-pt", "pt-BR"),
        ("en_GB", "en"),
        ("fr", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_best_language(wish: str, language: str) -> None:
    assert best_language(wish) == language


def test_in_portuguese_none_is_not_told_as_one() -> None:
    """There 0 is of the grammatical number `one`: a text that writes a 1 has to ask for the number itself."""
    found = [*ROOT.glob("src/**/pt-BR.ftl"), *ROOT.glob("web/src/**/pt-BR.ftl")]
    assert len(found) > 8
    assert [path.name for path in found if "[one]" in path.read_text(encoding="utf-8")] == []
