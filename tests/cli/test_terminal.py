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
from farshore.cli.terminal.layout import Layout
from farshore.cli.terminal.look import Look
from farshore.cli.terminal.saved_game import Player, SavedGame
from farshore.cli.terminal.screen import Asked
from farshore.core.decision import Decision
from farshore.core.notation import question
from farshore.core.registry import game_named, games
from farshore.core.replay import read
from farshore.core.session import Session
from farshore.core.sets import PickSet
from farshore.core.wire import to_wire
from farshore.games.race_for_the_galaxy.actions import ACTIONS
from farshore.words import LANGUAGES, Words


def farshore(*words: str, say: str = "") -> Result:
    return CliRunner().invoke(app, [*words], input=say, catch_exceptions=False)


def saved_game(name: str, file: Path, people: int, *, skip: bool = False) -> SavedGame:
    game = game_named(name)
    seats = game.seats[0]
    names = [f"Player {seat + 1}" for seat in range(seats)]
    players = [Player(who, None if seat < people else game.greedy()) for seat, who in enumerate(names)]
    return SavedGame(Session(game, seats, players=names), players, 11, file, skip)


def hinted(saved: SavedGame, d: Decision) -> list[int]:
    """What the hint says: it always answers the whole question."""
    picks = saved.hint(d)
    assert saved.is_whole(d, picks)
    return picks


@pytest.mark.parametrize(("points", "headline"), [(6, "Not won: 6 points, 100 are needed"), (130, "Ana wins")])
def test_a_solo_game_ends_with_its_goals(points: int, headline: str, tmp_path: Path) -> None:
    saved = saved_game("santa_maria", tmp_path / "game.rec", 1)
    p = saved.session.s.players[0]
    p.storage[0] = p.coins = 0
    p.points = points
    paper = io.StringIO()
    screen.finish(Console(file=paper, width=100, theme=THEME), saved, Words(saved.session.game, "en", ["Ana"]))
    shown = paper.getvalue()
    assert headline in shown
    assert f"Democracy: {points} of 120" in shown
    assert "1st" not in shown, "there are no places alone"


@pytest.mark.parametrize("skip", [False, True])
@pytest.mark.parametrize("name", games())
def test_every_game_is_played_to_its_end_by_a_person_and_bots(
    name: str, skip: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person takes what the hint says, in the same way as at the keyboard."""
    monkeypatch.setattr(SavedGame, "save", lambda self: None)  # saving is tested elsewhere
    saved = saved_game(name, tmp_path / "game.rec", 1, skip=skip)
    for _ in range(3000):
        d = saved.next_person()
        if d is None:
            break
        assert not skip or len(saved.offered(d)) > 1 or isinstance(d.ask, PickSet)
        saved.pick(d, hinted(saved, d))
    assert saved.session.over
    assert read(saved.session.record()).fault is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_table_can_be_shown_in_both_languages(name: str, language: str, tmp_path: Path) -> None:
    saved = saved_game(name, tmp_path / "game.rec", 1)
    words = Words(saved.session.game, language, ["Ana", "Rui"])
    out = Console(theme=THEME, record=True, width=120, file=io.StringIO())
    for _ in range(12):
        d = saved.next_person()
        assert d is not None
        for layout in (Layout(120, 80), Layout(120, 80, plain=True)):
            shown = "\n".join(line.plain for line in Asked(saved, words, d, Look(), saved.hint(d)).lines(layout))
            assert "Ana" in shown
            assert words.prompt(saved.session.s, d.ask) in shown
        saved.pick(d, hinted(saved, d))
    screen.finish(out, saved, words)
    assert "Ana" in out.export_text()


def test_a_curtain_falls_between_people_with_hidden_hands(tmp_path: Path) -> None:
    words = ("play", "race", "--terminal", "--lang", "en", "--names", "Ana,Rui", "--bots", "", "--players", "2")
    told = farshore(*words, "--seed", "3", "--save", str(tmp_path / "g.rec"), say="\n1 2\n\n1 2\n\n1\n\n1\nq\n")
    assert "Ana, it is your turn. Press Enter when nobody else is looking." in told.output
    assert "Rui, it is your turn. Press Enter when nobody else is looking." in told.output


def first(saved: SavedGame, d: Decision) -> list[int]:
    """The first choice that answers the question."""
    offered = saved.offered(d)
    return next(offered[:n] for n in range(1, len(offered) + 1) if saved.is_whole(d, offered[:n]))


def told_by(saved: SavedGame, part: str) -> list[str]:
    """What the person who is asked reads of the board, of their own things or of the others'."""
    d = saved.next_person()
    assert d is not None
    words = Words(saved.session.game, "en", ["Ana", "Rui"])
    layout = Layout(100, 40)
    if part == "board":
        lines = screen.board(saved, words, d, Look(), layout)
    else:
        lines = screen.before_seats(saved, words, d, [d.seat if part == "mine" else 1], layout)
    return [line.plain for line in lines]


def test_the_hand_is_told_from_the_tableau_and_powers_are_read_in_full(tmp_path: Path) -> None:
    saved = saved_game("race_for_the_galaxy", tmp_path / "game.rec", 2)
    text = "\n".join(told_by(saved, "mine"))
    p = saved.session.s.players[0]
    words = Words(saved.session.game, "en")
    tableau, _, hand = text.partition("\nTableau\n")[2].partition("\nHand\n")
    assert [words.ref(f"card:{saved.session.s.edition.names[card]}") in tableau for card in p.tableau] == [True]
    assert all(words.ref(f"card:{saved.session.s.edition.names[card]}") in hand for card in p.hand)
    assert "…" not in tableau + hand


def test_what_is_on_offer_beside_a_place_says_what_it_does(tmp_path: Path) -> None:
    """A fort of Century: the card above it with its fort, and on a line of its own the Bonus tile."""
    saved = saved_game("century_new_world", tmp_path / "game.rec", 2)
    lines = told_by(saved, "board")
    fort = next(number for number, line in enumerate(lines) if "Harbour Fort ·" in line)
    assert "At the end" in lines[fort + 1]


def test_others_can_be_looked_at_but_not_their_hands(tmp_path: Path) -> None:
    saved = saved_game("race_for_the_galaxy", tmp_path / "game.rec", 2)
    text = "\n".join(told_by(saved, "others"))
    rui = saved.session.s.players[1]
    words = Words(saved.session.game, "en")
    names = saved.session.s.edition.names
    assert [words.ref(f"card:{names[card]}") in text for card in rui.tableau] == [True]
    assert [words.ref(f"card:{names[card]}") in text for card in rui.hand] == [False] * 6
    assert "Rui" in text
    assert "Ana" not in text


@pytest.mark.parametrize(("language", "title"), [("en", "in five minutes"), ("pt-BR", "em cinco minutos")])
def test_the_rules_are_told_to_newcomers(language: str, title: str, tmp_path: Path) -> None:
    words = ("play", "century", "--terminal", "--lang", language, "--save", str(tmp_path / "g.rec"))
    assert title in farshore(*words, say="g\nq\n").output


def test_several_things_are_chosen_at_once_in_any_order(tmp_path: Path) -> None:
    file = tmp_path / "g.rec"
    words = ("play", "race", "--terminal", "--lang", "en", "--seed", "3", "--save", str(file))
    told = farshore(*words, say="1\n1 1\n4, 2\nq\n").output
    assert "Choose 2 at once." in told
    assert told.count("These do not answer the question.") == 2
    picks = [line for line in read(file.read_text(encoding="utf-8")).record.picks if "choose-discards" in line]
    assert len([line for line in picks if line.startswith("0 ")]) == 2


def test_no_curtain_where_nothing_is_hidden(tmp_path: Path) -> None:
    words = ("play", "century", "--terminal", "--lang", "en", "--names", "Ana,Rui", "--bots", "", "--players", "2")
    told = farshore(*words, "--save", str(tmp_path / "g.rec"), say="1\n1\n1\n1\nq\n")
    assert "nobody else is looking" not in told.output


def test_luck_cannot_be_taken_back(tmp_path: Path) -> None:
    saved = saved_game("century_new_world", tmp_path / "game.rec", 2)
    d = saved.next_person()
    assert d is not None
    saved.pick(d, [0])  # a fort: a new bonus tile is turned up
    saved.next_person()
    assert not saved.undo()


def test_what_was_hidden_and_seen_cannot_be_taken_back(tmp_path: Path) -> None:
    """The bot has chosen already: the person's answer opens both, and seeing it is no reason to choose again."""
    saved = saved_game("race_for_the_galaxy", tmp_path / "game.rec", 1)
    while (d := saved.next_person()) is not None and question(d.ask) != "choose-action":
        saved.pick(d, first(saved, d))
    assert d is not None
    saved.pick(d, [ACTIONS.index("develop")])
    d = saved.next_person()
    assert d is not None
    assert question(d.ask) == "place-development"
    assert not saved.undo()


def test_a_choice_nobody_has_answered_can_be_taken_back(tmp_path: Path) -> None:
    saved = saved_game("race_for_the_galaxy", tmp_path / "game.rec", 2)
    d = saved.next_person()
    assert d is not None
    saved.pick(d, first(saved, d))
    assert saved.undo()
    assert len(saved.session.waiting) == 2


def test_a_choice_is_taken_back_whole_and_with_the_answers_of_bots(tmp_path: Path) -> None:
    saved = saved_game("race_for_the_galaxy", tmp_path / "game.rec", 2)
    before = to_wire(saved.session.s)
    d = saved.next_person()
    assert d is not None
    saved.pick(d, first(saved, d))
    assert len(saved.session.live) > 1
    assert saved.undo()
    assert to_wire(saved.session.s) == before
    saved = saved_game("century_new_world", tmp_path / "game.rec", 1)
    before = to_wire(saved.session.s)
    d = saved.next_person()
    assert d is not None
    saved.pick(d, [d.options(saved.session.s)[2]])
    taken_back = saved.bot_picks
    assert saved.next_person() is not None
    assert saved.bot_picks > taken_back
    assert saved.undo()
    assert to_wire(saved.session.s) == before
    assert saved.file.read_text(encoding="utf-8") == saved.session.record()


def test_the_record_on_disk_is_never_behind(tmp_path: Path) -> None:
    saved = saved_game("century_new_world", tmp_path / "game.rec", 2)
    for _ in range(5):
        d = saved.next_person()
        assert d is not None
        saved.pick(d, hinted(saved, d))
        assert saved.file.read_text(encoding="utf-8") == saved.session.record()
