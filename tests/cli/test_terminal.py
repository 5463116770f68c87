"""The table in a terminal: secrets stay with their owner, and every game can be played to its end by numbers alone."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from farshore.cli.app import app
from farshore.cli.console import THEME
from farshore.cli.terminal import screen
from farshore.cli.terminal.sitting import Chair, Sitting
from farshore.core.decision import pending
from farshore.core.notation import question
from farshore.core.record import Recorder
from farshore.core.registry import game_named, games
from farshore.core.replay import read
from farshore.games.race_for_the_galaxy.actions import ACTIONS
from farshore.words import LANGUAGES, Words


def farshore(*words: str, say: str = "") -> Result:
    return CliRunner().invoke(app, [*words], input=say, catch_exceptions=False)


def sitting_of(name: str, file: Path, people: int) -> Sitting:
    game = game_named(name)
    seats = game.seats[0]
    names = [f"Player {seat + 1}" for seat in range(seats)]
    chairs = [Chair(who, None if seat < people else game.greedy()) for seat, who in enumerate(names)]
    return Sitting(game, game.new(seats), Recorder(game, seats, players=names), chairs, 11, file)


@pytest.mark.parametrize("name", games())
def test_every_game_is_played_to_its_end_by_a_person_and_bots(name: str, tmp_path: Path) -> None:
    """The person takes what the hint says, through the same door as the keyboard."""
    sitting = sitting_of(name, tmp_path / "game.rec", 1)
    sitting.save = lambda: None  # type: ignore[method-assign]  # a file per pick is tested elsewhere
    for _ in range(3000):
        d = sitting.next_person()
        if d is None:
            break
        sitting.pick(d, sitting.hint(d))
    assert pending(sitting.s) == []
    assert read(str(sitting.recorder.record)).fault is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_table_can_be_shown_in_both_languages(name: str, language: str, tmp_path: Path) -> None:
    sitting = sitting_of(name, tmp_path / "game.rec", 1)
    words = Words(sitting.game, language, ["Ana", "Rui"])
    out = Console(theme=THEME, record=True, width=120, file=io.StringIO())
    for _ in range(12):
        d = sitting.next_person()
        assert d is not None
        screen.show(out, sitting, words, d, 0)
        screen.ask(out, sitting, words, d, sitting.hint(d))
        sitting.pick(d, sitting.hint(d))
    screen.finish(out, sitting, words)
    assert "Ana" in out.export_text()


def test_a_curtain_falls_between_people_with_hidden_hands(tmp_path: Path) -> None:
    words = ("play", "race", "--terminal", "--lang", "en", "--names", "Ana,Rui", "--bots", "", "--players", "2")
    told = farshore(*words, "--seed", "3", "--save", str(tmp_path / "g.rec"), say="\n1\n1\n\n1\n1\n\n1\n\n1\nq\n")
    assert "Ana, it is your turn. Press Enter when nobody else is looking." in told.output
    assert "Rui, it is your turn. Press Enter when nobody else is looking." in told.output


def told_by(sitting: Sitting, part: str) -> str:
    """What the person who is asked reads on the whole screen, or of the others."""
    d = sitting.next_person()
    assert d is not None
    words = Words(sitting.game, "en", ["Ana", "Rui"])
    out = Console(theme=THEME, record=True, width=120, file=io.StringIO())
    if part == "others":
        screen.others(out, sitting, words, d)
    else:
        screen.show(out, sitting, words, d, len(sitting.log))
    return out.export_text()


def test_the_hand_is_told_from_the_tableau_and_powers_are_read_in_full(tmp_path: Path) -> None:
    sitting = sitting_of("race_for_the_galaxy", tmp_path / "game.rec", 2)
    text = told_by(sitting, "all")
    p = sitting.s.players[0]
    words = Words(sitting.game, "en")
    tableau, _, hand = text.partition("│ Tableau ")[2].partition("│ Hand ")
    assert [words.ref(f"card:{sitting.s.edition.names[card]}") in tableau for card in p.tableau] == [True]
    assert all(words.ref(f"card:{sitting.s.edition.names[card]}") in hand for card in p.hand)
    assert "…" not in tableau + hand


def test_what_is_on_offer_beside_a_place_says_what_it_does(tmp_path: Path) -> None:
    """A fort of Century: its name, the card above it, and on a line of its own the Bonus tile."""
    sitting = sitting_of("century_new_world", tmp_path / "game.rec", 2)
    lines = told_by(sitting, "all").splitlines()
    fort = next(number for number, line in enumerate(lines) if line.startswith("Harbour Fort ·"))
    assert any(line.startswith("  ") and "At the end" in line for line in lines[fort + 1 : fort + 4])


def test_others_can_be_looked_at_but_not_their_hands(tmp_path: Path) -> None:
    sitting = sitting_of("race_for_the_galaxy", tmp_path / "game.rec", 2)
    text = told_by(sitting, "others")
    rui = sitting.s.players[1]
    words = Words(sitting.game, "en")
    names = sitting.s.edition.names
    assert [words.ref(f"card:{names[card]}") in text for card in rui.tableau] == [True]
    assert [words.ref(f"card:{names[card]}") in text for card in rui.hand] == [False] * 6
    assert "Rui" in text
    assert "Ana" not in text


@pytest.mark.parametrize(("language", "title"), [("en", "in five minutes"), ("pt-BR", "em cinco minutos")])
def test_the_rules_are_told_to_newcomers(language: str, title: str, tmp_path: Path) -> None:
    words = ("play", "century", "--terminal", "--lang", language, "--save", str(tmp_path / "g.rec"))
    assert title in farshore(*words, say="g\nq\n").output


def test_of_several_picks_it_is_said_in_which_order_they_go(tmp_path: Path) -> None:
    words = ("play", "race", "--terminal", "--lang", "en", "--seed", "3", "--save", str(tmp_path / "g.rec"))
    told = farshore(*words, say="1\nq\n").output
    assert told.count("2 picks, one by one, from the top of the list down.") == 1


def test_no_curtain_where_nothing_is_hidden(tmp_path: Path) -> None:
    words = ("play", "century", "--terminal", "--lang", "en", "--names", "Ana,Rui", "--bots", "", "--players", "2")
    told = farshore(*words, "--save", str(tmp_path / "g.rec"), say="1\n1\n1\n1\nq\n")
    assert "nobody else is looking" not in told.output


def test_luck_cannot_be_taken_back(tmp_path: Path) -> None:
    sitting = sitting_of("century_new_world", tmp_path / "game.rec", 2)
    d = sitting.next_person()
    assert d is not None
    sitting.pick(d, 0)  # a fort: a new bonus tile is turned up
    sitting.next_person()
    assert not sitting.undo()


def test_what_was_hidden_and_seen_cannot_be_taken_back(tmp_path: Path) -> None:
    """The bot has chosen already: the person's answer opens both, and seeing it is no reason to choose again."""
    sitting = sitting_of("race_for_the_galaxy", tmp_path / "game.rec", 1)
    for _ in range(2):
        d = sitting.next_person()
        assert d is not None
        sitting.pick(d, d.options(sitting.s)[0])
    d = sitting.next_person()
    assert d is not None
    assert question(d.ask) == "choose-action"
    sitting.pick(d, ACTIONS.index("develop"))
    d = sitting.next_person()
    assert d is not None
    assert question(d.ask) == "place-development"
    assert not sitting.undo()


def test_a_choice_nobody_has_answered_can_be_taken_back(tmp_path: Path) -> None:
    sitting = sitting_of("race_for_the_galaxy", tmp_path / "game.rec", 2)
    d = sitting.next_person()
    assert d is not None
    sitting.pick(d, d.options(sitting.s)[0])
    assert sitting.undo()
    assert len(pending(sitting.s)) == 2


def test_the_record_on_disk_is_never_behind(tmp_path: Path) -> None:
    sitting = sitting_of("century_new_world", tmp_path / "game.rec", 2)
    for _ in range(5):
        d = sitting.next_person()
        assert d is not None
        sitting.pick(d, sitting.hint(d))
        assert sitting.file.read_text(encoding="utf-8") == str(sitting.recorder.record)
