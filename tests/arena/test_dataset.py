"""Decisions as Parquet files, and back as NumPy batches."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
pq = pytest.importorskip("pyarrow.parquet", reason="the extra 'research' is not installed")
from farshore.arena import dataset  # noqa: E402
from farshore.arena.dataset import KEY, Dataset, OtherLayout, drop_unfinished  # noqa: E402
from farshore.cli.app import app  # noqa: E402
from farshore.core.errors import FarshoreError  # noqa: E402
from farshore.core.registry import games  # noqa: E402


def simulate(folder: Path, *words: str) -> dict[str, object]:
    command = ["simulate", *words, "--dataset", str(folder), "--json"]
    done = CliRunner().invoke(app, command, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    told: dict[str, object] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("name", games())
def test_every_decision_is_written_with_what_was_seen_and_done(name: str, tmp_path: Path) -> None:
    told = simulate(tmp_path, name, "--bots", "greedy,random", "--games", "2", "--players", "2")
    data = Dataset(tmp_path)
    assert len(data) == sum(kind["decisions"] for kind in told["decisions"]["kinds"])  # type: ignore[index]
    seen = 0
    for batch in data.batches(64):
        rows = len(batch.actions)
        assert batch.observations.shape == (rows, data.space.size) and batch.observations.dtype == np.int16
        assert batch.masks[np.arange(rows), batch.actions].all() and batch.masks.sum(axis=1).min() >= 1
        assert set(batch.bots) <= {"greedy", "random"} and set(np.abs(batch.returns)) <= {0.0, 1.0}
        assert (batch.observations * data.factors).any(axis=1).all()
        seen += rows
    assert seen == len(data)


def test_shuffled_batches_hold_the_same_decisions(tmp_path: Path) -> None:
    simulate(tmp_path, "century", "--games", "3")
    data = Dataset(tmp_path)

    def rows(seed: int | None) -> list[bytes]:
        return [row.tobytes() for batch in data.batches(100, seed) for row in batch.observations]

    assert rows(1) == rows(1) != rows(2)
    assert sorted(rows(1)) == sorted(rows(None))


def test_a_dataset_of_another_layout_is_refused(tmp_path: Path) -> None:
    simulate(tmp_path, "century", "--games", "1")
    file = next(tmp_path.glob("*.parquet"))
    table = pq.read_table(file)
    about = json.loads(table.schema.metadata[KEY])
    pq.write_table(table.replace_schema_metadata({KEY: json.dumps({**about, "layout": "old"}).encode()}), file)
    with pytest.raises(OtherLayout, match="has layout old"):
        Dataset(tmp_path)


def test_a_run_goes_on_and_no_game_is_there_twice(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "out"))
    simulate(tmp_path / "data", "century", "--games", "2", *out)
    stale = tmp_path / "data" / "games-00000001-00000009.parquet"  # of a stretch that was never written down
    stale.write_bytes(next((tmp_path / "data").glob("*.parquet")).read_bytes())
    simulate(tmp_path / "data", "century", "--games", "4", *out)
    numbers = [
        n for file in (tmp_path / "data").glob("*.parquet") for n in set(pq.read_table(file)["game"].to_pylist())
    ]
    assert sorted(numbers) == [0, 1, 2, 3]


def test_a_folder_with_another_dataset_is_left_alone(tmp_path: Path) -> None:
    simulate(tmp_path, "century", "--games", "1")
    done = CliRunner().invoke(app, ["simulate", "century", "--games", "1", "--dataset", str(tmp_path)])
    assert done.exit_code and "holds a dataset already" in done.output
    with pytest.raises(FarshoreError, match="no dataset"):
        Dataset(tmp_path / "nowhere")


def test_only_files_of_games_that_count_are_kept(tmp_path: Path) -> None:
    for name in ("games-00000000-00000002", "games-00000002-00000004"):
        (tmp_path / f"{name}.parquet").touch()
    drop_unfinished(tmp_path, {0, 1, 2})
    assert [file.stem for file in tmp_path.iterdir()] == ["games-00000000-00000002"]
    assert dataset.KEY == b"farshore"
