"""What a person reads at the keyboard: it fits the window, tells what is new, and can be heard line by line."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console
from rich.text import Text

from farshore.cli.app import app
from farshore.cli.console import THEME
from farshore.cli.terminal.choices import Choice, lines_of
from farshore.cli.terminal.layout import Layout, told_once
from farshore.cli.terminal.look import Look, look_at
from farshore.cli.terminal.saved_game import Player, SavedGame
from farshore.cli.terminal.screen import Asked
from farshore.cli.terminal.talk import Leave, Talk
from farshore.core.registry import game_named, games
from farshore.core.session import Session
from farshore.words import LANGUAGES
from farshore.words.session_words import SessionWords

SMALL = Layout(80, 24)
BOXES = re.compile(r"[─-╿▀-▟●■▲◆⬢★▸]|\x1b")
LOOKS = 40


def seated(name: str, seats: int, file: Path) -> SavedGame:
    """One person and bots."""
    game = game_named(name)
    names = ["Ana Carolina", *(f"Bot {seat}" for seat in range(1, seats))]
    players = [Player(who, game.greedy() if seat else None, "greedy" if seat else "") for seat, who in enumerate(names)]
    return SavedGame(Session(game, seats, players=names), players, 7, file)


def questions(saved: SavedGame, words: SessionWords, looks: int = LOOKS) -> Iterator[Asked]:
    """The first questions of a game, each with what was seen before it; the person plays as the heuristic would."""
    before = Look()
    for _ in range(looks):
        d = saved.next_person()
        if d is None:
            return
        yield Asked(saved, words, d, before)
        before = look_at(saved.session, words, d.seat)
        pick = saved.bot_pick(d, saved.session.game.greedy())
        saved.session.pick(d.ask.describe(saved.session.s, pick), d.seat)


def numbers(lines: list[str]) -> set[int]:
    """Of the options, in one column or several, or on a grid."""
    listed = r"(?:^|\s{2}) {0,2}(\d+) (?=\S)"
    return {
        int(found) for line in lines for found in re.findall(rf"{listed}|\[(\d+)\]", line) for found in found if found
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("name", games())
def test_every_screen_fits_and_says_whose_turn_it_is_and_what_is_asked(
    name: str, most: bool, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SavedGame, "save", lambda self: None)
    saved = seated(name, game_named(name).seats[most], tmp_path / "g.rec")
    words = SessionWords(saved.session, language)
    for asked in questions(saved, words):
        offered = saved.offered(asked.d)
        seen: set[int] = set()
        for asked.page in range(20):
            lines = asked.lines(SMALL)
            assert len(lines) < SMALL.height, "one line is typed on"
            assert max(line.cell_len for line in lines) <= SMALL.width
            shown = [line.plain for line in lines]
            turn = next(
                at for at, line in enumerate(shown) if words.text("terminal-turn", {"name": "Ana Carolina"}) in line
            )
            assert words.prompt(saved.session.s, asked.d.ask)[:70] in shown[turn + 1]
            seen |= numbers(shown[turn + 2 :])
            if seen >= set(range(1, len(offered) + 1)):
                break
        assert seen >= set(range(1, len(offered) + 1)), "every option is on some page"


def test_a_large_window_shows_the_board_as_well(tmp_path: Path) -> None:
    saved = seated("century_new_world", 2, tmp_path / "g.rec")
    words = SessionWords(saved.session, "en")
    asked = next(questions(saved, words))
    small, large = ("\n".join(line.plain for line in asked.lines(Layout(100, tall))) for tall in (24, 70))
    assert "19 cards in the deck" not in small
    assert "19 cards in the deck" in large


def test_a_screen_tells_what_has_changed_since_the_last_choice(tmp_path: Path) -> None:
    saved = seated("century_new_world", 2, tmp_path / "g.rec")
    words = SessionWords(saved.session, "en")
    found = questions(saved, words)
    first = next(found)
    assert first.lines(SMALL)[3].plain.startswith("A new game.")
    d, before = first.d, look_at(saved.session, words, 0)
    saved.pick(d, [d.options(saved.session.s)[2]])  # the Cornfield
    now = saved.next_person()
    assert now is not None
    lines = [line.plain for line in Asked(saved, words, now, before).lines(SMALL)]
    assert "Corn 6 (+3)" in lines[1]
    assert "  Ana Carolina produces 3 corn at Cornfield" in lines
    marked = [line.plain for line in Asked(saved, words, now, before).lines(Layout(100, 70))]
    assert [line for line in marked if line.startswith("• Cornfield")]
    assert not [line for line in marked if line.startswith("• Harbour Fort")]


def test_places_are_chosen_on_their_grid(tmp_path: Path) -> None:
    saved = seated("santa_maria", 2, tmp_path / "g.rec")
    words = SessionWords(saved.session, "en")
    asked = next(one for one in questions(saved, words, 300) if type(one.d.ask).__name__ == "PlaceTile")
    lines = [line.plain for line in asked.lines(SMALL)]
    header = next(at for at, line in enumerate(lines) if line.split() == ["1", "2", "3", "4", "5", "6"])
    grid = lines[header + 1 : header + 7]
    assert [line[0] for line in grid] == list("123456")
    assert sum(line.count("[") for line in grid) == len(saved.offered(asked.d))


def test_what_happens_several_times_is_told_once() -> None:
    assert told_once(["Rui draws a card"] * 3 + ["Rui passes"]) == ["Rui draws a card (×3)", "Rui passes"]


# --- for screen readers and pipes ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", games())
def test_plain_lines_have_neither_boxes_nor_colours_and_no_line_is_cut_off(name: str, tmp_path: Path) -> None:
    words = ["play", name, "--terminal", "--plain", "--seed", "5", "--lang", "en", "--save", str(tmp_path / "g.rec")]
    typed = "".join(f"{key}\n" for key in (*"hbmolpgr?", "?1", "q"))
    told = CliRunner().invoke(app, words, input=typed, catch_exceptions=False, color=True, env={"FORCE_COLOR": "1"})
    said = [line for line in told.output.splitlines() if BOXES.search(line)]
    assert said == []
    assert [line for line in told.output.splitlines() if re.search(r"\S…$|^\|", line)] == []
    assert "Hint: " in told.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_plainly_the_first_question_and_its_options_fit_a_small_window(
    name: str, language: str, tmp_path: Path
) -> None:
    words = ["play", name, "--terminal", "--plain", "--seed", "5", "--lang", language]
    told = CliRunner().invoke(app, [*words, "--save", str(tmp_path / "g.rec")], input="q\n", catch_exceptions=False)
    lines = told.output.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1: "))
    last = next(at for at, line in enumerate(lines) if "(?1 " in line)
    asked = lines[first - 3 : last + 1]  # whose turn it is and what is asked as well
    assert len(asked) < SMALL.height
    assert [line for line in asked if len(line) > SMALL.width] == []


def test_plainly_the_rule_of_an_option_is_told_on_request(tmp_path: Path) -> None:
    words = ["play", "century", "--terminal", "--plain", "--seed", "5", "--lang", "en"]
    typed = "?3\nq\n"
    told = CliRunner().invoke(app, [*words, "--save", str(tmp_path / "g.rec")], input=typed, catch_exceptions=False)
    lines = told.output.splitlines()
    assert "3: Cornfield. +3 Corn, −1 Settler at home" in lines
    asked, explained = told.output.split("(?1 explains 1, ? for help):", 1)
    assert "Production: take 3 corn" not in asked
    assert "Production: take 3 corn" in explained


def test_a_pipe_gets_plain_lines_without_asking(tmp_path: Path) -> None:
    words = ["play", "century", "--terminal", "--seed", "5", "--lang", "en", "--save", str(tmp_path / "g.rec")]
    lines = CliRunner().invoke(app, words, input="3\nq\n", catch_exceptions=False).output.splitlines()
    assert "Player 1, it is your turn" in lines
    assert "Player 1, Corn: 6 (+3)" in lines, "later only what has changed"
    assert "Player 1, Settlers in reserve: 5" in lines[: lines.index("Player 1, Corn: 6 (+3)")]
    assert "Player 1, Settlers in reserve: 5" not in lines[lines.index("Player 1, Corn: 6 (+3)") :]


# --- at a real terminal ----------------------------------------------------------------------------------------------
def at_keyboard(typed: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[list[str], SavedGame]:
    """What a window shows, screen by screen, when these lines are typed; then the person leaves."""
    saved = seated("century_new_world", 2, tmp_path / "g.rec")
    paper = io.StringIO()
    out = Console(file=paper, theme=THEME, force_terminal=True, width=80, height=24, highlight=False)
    lines = iter(typed)

    def type_next(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", type_next)
    with pytest.raises(Leave):
        Talk(saved, SessionWords(saved.session, "en"), out).run()
    plain = re.sub(r"\x1b\[[0-9;]*m", "", paper.getvalue())
    return plain.split("\x1b[2J\x1b[H" if "\x1b[2J\x1b[H" in plain else "\x1b[H\x1b[2J")[1:], saved


def test_long_texts_are_read_page_by_page_and_the_question_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens, _ = at_keyboard(["b", "", ""], monkeypatch, tmp_path)
    assert ["it is your turn" in screen for screen in screens] == [True, False, False, True]
    assert "1 of 2. Enter: go on" in screens[1]
    assert "2 of 2. Enter: back" in screens[2]
    assert all(screen.count("\n") < 24 for screen in screens)


def test_the_log_begins_with_its_last_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farshore.cli.terminal.screen.log", lambda *_: [Text(f"line {n}.") for n in range(50)])
    screens, _ = at_keyboard(["l", "", "", ""], monkeypatch, tmp_path)
    shown = [[n for n in range(50) if f"line {n}." in screen] for screen in screens[1:4]]
    assert shown == [list(range(27, 50)), list(range(4, 27)), list(range(4))]


def test_a_page_can_be_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screens, _ = at_keyboard(["r", "q"], monkeypatch, tmp_path)
    assert ["it is your turn" in screen for screen in screens] == [True, False, True]


def test_rules_are_found_by_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screens, _ = at_keyboard(["r settlers you need"], monkeypatch, tmp_path)
    assert "All the settlers you need must be at home" in screens[1]
    assert "Two to four people play" not in screens[1]


def test_a_hint_marks_an_option_and_undo_brings_the_question_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screens, saved = at_keyboard(["h", "3", "u"], monkeypatch, tmp_path)
    assert "Hint: " in screens[1]
    assert "Round 2" in screens[2]
    assert "Round 1" in screens[3]
    assert saved.session.moves == [] or not any(move.seat == 0 for move in saved.session.live)


def test_a_number_that_is_not_there_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screens, _ = at_keyboard(["99"], monkeypatch, tmp_path)
    assert "There is no such number; choose from 1 to 13." in screens[0]


def test_bots_that_play_are_named_and_rated(tmp_path: Path) -> None:
    words = ["play", "race", "--terminal", "--lang", "en", "--bots", "hard", "--save", str(tmp_path / "g.rec")]
    told = CliRunner().invoke(app, words, input="q\n", catch_exceptions=False).output
    assert "Ada is a bot (Hard)" in told


def test_options_that_change_nothing_have_the_whole_line() -> None:
    long = "Um quarto de volta no sentido horário"
    found = [Choice(1, "Como está", Text(), ""), Choice(2, long, Text(), "")]
    assert lines_of(found, SMALL)[1].plain.strip() == f"2 {long}"
    found[0].does = "It stays."
    assert lines_of(found, SMALL)[1].plain.endswith("…  ")
