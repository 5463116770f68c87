"""`make play` runs what is there at once; what is compiled in the background is taken over whole or not at all."""

from __future__ import annotations

import subprocess
import sys
import venv
from functools import partial
from pathlib import Path

import client
import copies
import packages
import prepare
import pytest
from progress import StepFailed

WHEEL = """
import sys, zipfile, pathlib
target = pathlib.Path(sys.argv[sys.argv.index("-w") + 1])
target.mkdir(parents=True)
with zipfile.ZipFile(target / "farshore-1-py3-none-any.whl", "w") as wheel:
    for name, text in FILES.items():
        wheel.writestr(name, text)
print("  farshore: compiled")
"""
SOUND = {
    "farshore/__init__.py": "",
    "farshore/build.py": "def mode(): return 'compiled'",
    "farshore/core/__init__.py": "",
    "farshore/core/registry.py": "def games(): return {}",
    "farshore__mypyc.so": "",
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an environment, whose sources are one file."""
    root = tmp_path / "a checkout"
    (root / "src" / "farshore").mkdir(parents=True)
    (root / "src" / "farshore" / "__init__.py").touch()
    for name in ("setup.py", "pyproject.toml"):
        (root / name).touch()
    venv.create(root / ".venv", with_pip=False)
    python = root / ".venv" / "bin" / "python"
    for module in (copies, packages, prepare):
        for name, value in {"ROOT": root, "VENV": root / ".venv", "PYTHON": python, "BUILD": root / "build"}.items():
            monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(copies, "LOG", root / "build" / "build.log")
    monkeypatch.setattr(copies, "COPIES", root / ".venv" / "copies")
    monkeypatch.delenv("FARSHORE_PURE", raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    (root / "build").mkdir()
    return root


def builder(checkout: Path, files: dict[str, str], then: str = "") -> list[str]:
    """In the place of pip: packs a wheel of these files as quickly as nothing is compiled."""
    script = checkout / "build" / "pack.py"
    script.write_text(WHEEL.replace("FILES", repr(files)) + then, encoding="utf-8")
    return [sys.executable, str(script)]


def digest(checkout: Path) -> str:
    return copies.digest_of(copies.source_files(checkout), checkout)


@pytest.fixture(autouse=True)
def look_in_the_checkout(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their defaults were bound to the real checkout."""
    listed, summed = copies.source_files, copies.digest_of
    monkeypatch.setattr(copies, "source_files", lambda root=checkout: listed(root))
    monkeypatch.setattr(copies, "digest_of", lambda files, root=checkout: summed(files, root))


def imported_from(checkout: Path) -> Path:
    words = [str(checkout / ".venv" / "bin" / "python"), "-c", "import farshore; print(farshore.__file__)"]
    told = subprocess.run(words, cwd=checkout / "build", capture_output=True, text=True, check=True)
    return Path(told.stdout.strip()).parent.parent


def test_the_sources_run_until_a_compiled_copy_is_named(checkout: Path) -> None:
    copies.use(checkout / "src")
    assert imported_from(checkout) == checkout / "src"
    copy = copies.make_copy(digest(checkout), builder(checkout, SOUND), lambda text: None)
    assert imported_from(checkout) == checkout / "src", "made, but not in use yet"
    copies.use(copy)
    assert imported_from(checkout) == copy
    assert copies.is_compiled(copy)


def test_an_installed_farshore_does_not_hide_the_one_in_use(checkout: Path) -> None:
    old = copies.packages() / "farshore"
    old.mkdir()
    (old / "__init__.py").touch()
    (copies.packages() / "farshore-0.1.0.dist-info").mkdir()
    other = copies.packages() / "farshore_pearls"
    other.mkdir()
    copies.use(checkout / "src")
    assert imported_from(checkout) == checkout / "src"
    assert other.is_dir(), "a package of somebody else stays"


def test_the_program_starts_from_a_folder_with_spaces(checkout: Path) -> None:
    (checkout / "src" / "farshore" / "cli.py").write_text("def main(): print('here')", encoding="utf-8")
    copies.use(checkout / "src")
    command = checkout / ".venv" / "bin" / "farshore"
    assert subprocess.run([str(command)], capture_output=True, text=True, check=True).stdout == "here\n"


def test_the_program_can_share_its_work_among_processes(checkout: Path) -> None:
    shares = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

def main():
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        print(list(pool.map(abs, [-1, -2])))
"""
    (checkout / "src" / "farshore" / "cli.py").write_text(shares, encoding="utf-8")
    copies.use(checkout / "src")
    command = checkout / ".venv" / "bin" / "farshore"
    assert subprocess.run([str(command)], capture_output=True, text=True, check=True).stdout == "[1, 2]\n"


@pytest.mark.parametrize(
    ("files", "then"),
    [
        ({**SOUND, "farshore/core/registry.py": "1 / 0"}, ""),
        (SOUND, "sys.exit(1)"),
        (SOUND, "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"),
    ],
    ids=["does not import", "fails", "is killed"],
)
def test_a_build_that_goes_wrong_changes_nothing(checkout: Path, files: dict[str, str], then: str) -> None:
    copies.use(checkout / "src")
    with pytest.raises(copies.BuildFailed):
        copies.make_copy(digest(checkout), builder(checkout, files, then), lambda text: None)
    assert imported_from(checkout) == checkout / "src"
    assert copies.copy_of(digest(checkout)) is None
    copies.make_copy(digest(checkout), builder(checkout, SOUND), lambda text: None)
    assert copies.copy_of(digest(checkout)) is not None, "the next attempt is not hindered"


def test_what_was_compiled_from_other_sources_is_not_taken(checkout: Path) -> None:
    before = digest(checkout)
    edit = f"pathlib.Path({str(checkout / 'setup.py')!r}).write_text('edited')"
    with pytest.raises(copies.SourcesChanged):
        copies.make_copy(before, builder(checkout, SOUND, edit), lambda text: None)
    assert copies.copy_of(before) is None


def test_a_module_that_is_compiled_no_longer_leaves_nothing_behind(checkout: Path) -> None:
    """Its source is still there, so an entry that is left would be imported instead of it, and fail."""
    entry = checkout / "build" / "lib.linux" / "farshore" / "server" / "frames.cpython-311.so"
    entry.parent.mkdir(parents=True)
    entry.write_text("leads to nothing", encoding="utf-8")
    source = checkout / "src" / "farshore" / "server" / "frames.py"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("", encoding="utf-8")
    copies.clear_build()
    assert not entry.exists()


def test_libraries_of_an_interrupted_build_are_not_kept(checkout: Path) -> None:
    library = checkout / "build" / "lib.linux" / "farshore__mypyc.so"
    library.parent.mkdir()
    library.write_text("whole", encoding="utf-8")
    copies.clear_build()
    assert library.exists()
    (checkout / "build" / "unfinished").touch()
    copies.clear_build()
    assert not library.exists()


def test_only_the_latest_copies_are_kept(checkout: Path) -> None:
    for number in range(4):
        (checkout / "setup.py").write_text(f"# {number}", encoding="utf-8")
        copies.make_copy(digest(checkout), builder(checkout, SOUND), lambda text: None)
    assert len(list(copies.COPIES.iterdir())) == copies.KEPT
    assert copies.copy_of(digest(checkout)) is not None


def test_one_process_compiles_at_a_time_and_a_killed_one_locks_nobody_out(checkout: Path) -> None:
    script = f"import sys, time; sys.path.insert(0, {str(Path(copies.__file__).parent)!r})\n"
    script += f"import copies, pathlib; copies.BUILD = pathlib.Path({str(checkout / 'build')!r})\n"
    script += "with copies.alone('compiling'): print('mine', flush=True); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "mine\n"
        with pytest.raises(copies.Busy), copies.alone("compiling", wait=False):
            pass
        holder.kill()
        holder.wait()
    with copies.alone("compiling", wait=False):
        pass


# --- what the person is told ---------------------------------------------------------------------------------------
@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whether the compiler was started in the background."""
    found: list[str] = []
    monkeypatch.setattr(prepare, "start_behind", lambda: found.append("started"))
    monkeypatch.setattr(copies, "compiler", lambda: "/usr/bin/cc")
    return found


def test_play_starts_at_once_and_compiles_behind(
    checkout: Path, started: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    prepare.play(digest(checkout))
    assert copies.in_use() == checkout / "src"
    assert started == ["started"]
    assert "compiled in the background" in capsys.readouterr().out
    copy = copies.make_copy(digest(checkout), builder(checkout, SOUND), lambda text: None)
    prepare.play(digest(checkout))
    assert copies.in_use() == copy
    assert started == ["started"], "nothing is left to compile"
    assert capsys.readouterr().out == ""


def test_an_edit_is_played_at_once(checkout: Path, started: list[str]) -> None:
    copies.use(copies.make_copy(digest(checkout), builder(checkout, SOUND), lambda text: None))
    (checkout / "src" / "farshore" / "__init__.py").write_text("# edited", encoding="utf-8")
    prepare.play(digest(checkout))
    assert copies.in_use() == checkout / "src"
    assert started == ["started"]


@pytest.mark.parametrize("why", ["no compiler", "pure", "failed", "compiler does not work"])
def test_a_machine_that_cannot_compile_plays_and_is_told_so(
    why: str,
    checkout: Path,
    started: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if why == "no compiler":
        monkeypatch.setattr(copies, "compiler", lambda: None)
    elif why == "pure":
        monkeypatch.setenv("FARSHORE_PURE", "1")
    elif why == "failed":
        monkeypatch.setattr(prepare, "pip", lambda: builder(checkout, {}))
        with pytest.raises(copies.BuildFailed):
            prepare.make(digest(checkout))
    else:
        pure = {name: text for name, text in SOUND.items() if not name.endswith(".so")}
        copies.make_copy(digest(checkout), builder(checkout, pure), lambda text: None)
    prepare.play(digest(checkout))
    assert started == []
    assert "the rules run interpreted" in capsys.readouterr().out
    assert imported_from(checkout) == (copies.copy_of(digest(checkout)) or checkout / "src")


# --- packages ------------------------------------------------------------------------------------------------------
def pins_of(name: str) -> str:
    return (Path(copies.__file__).parent.parent / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def test_playing_installs_no_compiler_and_node_comes_on_its_own() -> None:
    node, rest = packages.node_of(pins_of("play")), packages.without_node(pins_of("play"))
    assert node.count("==") == 1
    assert node.startswith(packages.NODE)
    assert len(packages.blocks(rest)) + 1 == len(packages.blocks(pins_of("play"))) > 20
    assert all("--hash=sha256:" in block for block in packages.blocks(rest))
    assert not [name for name in ("mypy==", "setuptools==", "nodejs") if f"\n{name}" in rest]


def test_going_to_and_fro_between_playing_and_testing_installs_node_once() -> None:
    assert packages.node_of(pins_of("play")) == packages.node_of(pins_of("build")) == packages.node_of(pins_of("dev"))


def test_a_step_is_done_once_for_the_same_key(checkout: Path) -> None:
    done: list[str] = []
    for key in ("one", "one", "two"):
        for each in prepare.step("packages", 1, "pins", key, partial(done.append, key)):
            each.work()
    assert done == ["one", "two"]


def test_a_step_that_fails_is_done_again(checkout: Path) -> None:
    for _ in range(2):
        (each,) = prepare.step("packages", 1, "pins", "one", lambda: packages.quiet(sys.executable, "-c", "1 / 0"))
        with pytest.raises(StepFailed, match="ZeroDivisionError"):
            each.work()


def test_packages_for_tests_are_enough_to_build_but_not_the_other_way(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "WEB", checkout)
    monkeypatch.setattr(client, "PACKAGES", checkout / "stamp")
    (checkout / "package-lock.json").write_text("{}", encoding="utf-8")
    seen = []
    for which in ("nothing", "build", "all"):
        if which != "nothing":
            client.PACKAGES.write_text(f"{which} {client.lock_digest()}", encoding="utf-8")
        seen.append((client.has_packages(), client.has_packages(everything=True)))
    assert seen == [(False, False), (True, False), (True, True)]
    (checkout / "package-lock.json").write_text("{ }", encoding="utf-8")
    assert not client.has_packages()
