"""Training: what is exported says what was learned, games are kept with their outcomes, a match stops when decided."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from farshore.core.decision import pending
from farshore.core.play import playout
from farshore.core.policy import Policy
from farshore.core.registry import game_named
from farshore.core.rng import Rng
from farshore.core.tuning import Tuning
from farshore.players.net import NetPriors
from farshore.players.training.match import Match, matches
from tests.players.test_net import small_net

np = pytest.importorskip("numpy")
torch = pytest.importorskip("torch")

from farshore.players.training.choices import read_choices  # noqa: E402
from farshore.players.training.fit import (  # noqa: E402  # they need torch
    Fitted,
    Learner,
    find_inputs,
    fit,
    read_fitted,
    saved,
    tokens,
    write_fitted,
)
from farshore.players.training.priors import fit_priors  # noqa: E402
from farshore.players.training.run import Training, TrainingSettings  # noqa: E402
from farshore.players.training.samples import Job, Samples, play, read  # noqa: E402

CENTURY = game_named("century")
ABOUT = {"game": "century_new_world", "seats": 2, "layout": "some"}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Samples:
    folder = tmp_path_factory.mktemp("games")
    jobs = [Job(CENTURY.name, 2, games=4, seed=seed, path=folder / f"{seed}.npz") for seed in (1, 2)]
    return read([play(job) for job in jobs])


def rows_of(data: Samples, size: int) -> list[list[int]]:
    """Observations as they were."""
    found, begin = [], 0
    for end in data.ends:
        row = [0] * size
        for place, number in zip(data.places[begin:end], data.numbers[begin:end], strict=True):
            row[int(place)] = int(number)
        found.append(row)
        begin = int(end)
    return found


def test_games_are_kept_as_every_seat_sees_them_with_what_it_got(data: Samples) -> None:
    assert len(data.ends) == len(data.targets) > 40
    ours, theirs = data.targets[0::2], data.targets[1::2]
    assert (ours[:, [0, 2]] == theirs[:, [1, 3]]).all() and (ours[:, [1, 3]] == theirs[:, [0, 2]]).all()
    assert ((ours[:, 0] > 0.5) == (ours[:, 2] >= ours[:, 3])).mean() > 0.9, "who has more points has won"


def test_the_exported_net_says_what_was_learned(data: Samples) -> None:
    inputs = find_inputs(data)
    learner = Learner(inputs, 4, seed=1)
    rows, begins = tokens(data, inputs)
    said = learner.forward(torch.from_numpy(rows.astype(np.int64)), torch.from_numpy(begins[:-1])).detach().numpy()
    net = saved(Fitted(learner, inputs, 50.0), ABOUT, Tuning()).net()
    size = int(CENTURY.observation(CENTURY.new(2)).layout.size)
    for row, wanted in zip(rows_of(data, size), said, strict=True):
        assert list(net.forward(vec[i16](row))) == pytest.approx(list(wanted), abs=0.02)


def test_a_fit_lowers_the_error(data: Samples) -> None:
    many = Samples(
        np.tile(data.places, 30),
        np.tile(data.numbers, 30),
        np.concatenate([data.ends + k * len(data.places) for k in range(30)]),
        np.tile(data.targets, (30, 1)),
    )
    torch.set_num_threads(1)
    figures = fit(many, 2, seed=1, epochs=14)[1]
    assert figures["error"] < 0.5 * figures["plain"]


def test_priors_tell_what_the_search_chose(tmp_path: Path) -> None:
    net = tmp_path / "some.net"
    net.write_bytes(msgspec.msgpack.encode(small_net(CENTURY, 2)))
    play(Job(CENTURY.name, 2, games=2, seed=3, path=tmp_path / "games1-0000.npz", net=net, simulations=8))
    data = read_choices([tmp_path / "choices1-0000.npz"] * 2)
    ends = np.concatenate([[0], data.action_ends])
    assert [float(data.shares[a:b].sum()) for a, b in pairwise(ends)] == pytest.approx([1.0] * len(data.ends))
    table = CENTURY.new(2)
    size = CENTURY.actions(table).size
    about = {"game": CENTURY.name, "seats": 2, "layout": "some"}
    found, figures = fit_priors(data, size, about, seed=1, epochs=60)
    assert figures["error"] < 0.9 * figures["even"]
    priors = NetPriors(found.net(), CENTURY.observation(table), CENTURY.actions(table))
    s = CENTURY.new(2)
    playout(s, Rng(1), 30)
    d = pending(s)[0]
    said = list(priors.of(s, d.ask, d.options(s)))
    assert sum(said) == pytest.approx(1.0) and len(said) == len(d.options(s)) and min(said) >= 0


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    settings = TrainingSettings(first_games=4, piece=2, deals=1, hours=0.0, games=4, match_simulations=1)
    for _ in range(2):
        training = Training(CENTURY, settings, tmp_path, tell=lambda line: None)
        training.run()
    noted = [(entry["what"], entry["round"]) for entry in training.entries()]
    assert noted == [("games", 0), ("fit", 0), ("match", 0)]
    entry = json.loads((tmp_path / "log.jsonl").read_text().splitlines()[-1])
    assert (tmp_path / "best.net").exists() is entry["kept"]


def test_a_match_ends_when_it_is_decided() -> None:
    found = list(matches(CENTURY, 2, CENTURY.greedy(), Policy(), most=30, seed=1))
    assert found[-1].verdict == "better" and len(found) < 30
    assert Match(2, 0.1, [0.0] * 8).verdict == "not better"
    assert Match(2, 0.1, [1.0] * 3).verdict == "undecided"


def test_later_rounds_learn_on_from_their_own_games_and_a_few_of_the_first(tmp_path: Path) -> None:
    training = Training(CENTURY, TrainingSettings(), tmp_path, print)
    assert training.teacher(0) is None and training.teacher(3) == tmp_path / "round2.net"
    for number in range(15):
        for k in range(60):
            (tmp_path / f"games{number}-{k:04}.npz").touch()
    rounds = [int(path.name[5:].partition("-")[0]) for path in training.games(12)]
    assert rounds.count(0) == 2 and set(rounds) == {0, *range(5, 13)}
    assert rounds == sorted(rounds) and training.games(12)[2:] == sorted(
        training.games(12)[2:], key=lambda path: (len(path.name), path.name)
    ), "in the same order on every machine: it decides what is learned"
    assert len(training.games(0)) == 60


def test_learning_goes_on_from_what_was_kept(data: Samples, tmp_path: Path) -> None:
    torch.set_num_threads(1)
    fitted, _ = fit(data, 2, seed=1, epochs=2)
    write_fitted(fitted, tmp_path / "some.weights")
    kept = read_fitted(tmp_path / "some.weights")
    assert saved(kept, ABOUT, Tuning()) == saved(fitted, ABOUT, Tuning())
    on, _ = fit(data, 2, seed=2, epochs=1, rate=1e-4, before=kept)
    fresh, _ = fit(data, 2, seed=2, epochs=1, rate=1e-4)
    steps = [float((one.learner.weights[0] - fitted.learner.weights[0]).detach().abs().max()) for one in (on, fresh)]
    assert 0 < steps[0] < steps[1] and on.inputs is kept.inputs
