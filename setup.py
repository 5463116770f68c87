"""The build: rules compiled by mypyc, the browser table by npm.

Both are extras. Without a C compiler, or with FARSHORE_PURE=1, the same rules run interpreted; without `web/` there
is the terminal. The build says so, and so does the program.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "farshore"
WEB = ROOT / "web"
# References that mypyc 2.4.1 takes and never releases, see `without_leaks`.
SET_FIELD = re.compile(
    r"(tmp = Vec\w+Api\.unbox\(value\);\s+if \(VEC_IS_ERROR\(tmp\)\) \{[^}]+\}\s+)VEC_[A-Z0-9]+_INCREF\(tmp\);"
)
ARGUMENT = re.compile(r"(arg_(\w+) = Vec(\w+)Api\.unbox\(obj_\2\);\s+if \(VEC_IS_ERROR\(arg_\2\)\) \{[^}]+\})")
# Nothing of the library but its entry is seen from outside, so calls within it are direct and may be inlined; it is
# optimised when it is linked, in parts, which all processors share; and nobody asks how generated C is indented, which
# would take gcc three minutes. What it all brings: docs/decisions/002.
PLAIN = ["-fvisibility=hidden", "-Wno-misleading-indentation"]
TUNINGS = ([*PLAIN, "-flto=auto", "-fno-fat-lto-objects"], PLAIN)
sys.path.insert(0, str(ROOT / "src"))

from farshore.build import DIGESTS, compiled_sources, source_digests  # noqa: E402  # the package is in src


def say(text: str) -> None:
    print(f"farshore: {text}", flush=True)


def extensions() -> list[Any]:
    if os.environ.get("FARSHORE_PURE") == "1":
        say("FARSHORE_PURE=1, so the rules run interpreted")
        return []
    if "dist_info" in sys.argv or "egg_info" in sys.argv:
        return []  # only asked for our name and version
    from mypyc.build import mypycify

    began = time.monotonic()
    sources = [path.relative_to(ROOT).as_posix() for path in compiled_sources(PACKAGE)]
    # In one group, see docs/decisions/002; without debug symbols, which take the C compiler a tenth of its time.
    made = mypycify(["--strict", *sources], opt_level="3", debug_level="0", group_name="farshore")
    say(f"mypyc translated {len(sources)} modules in {time.monotonic() - began:.1f} s; the C compiler takes longer")
    for extension in made:
        extension.optional = True
        extension.sources = [without_leaks(Path(source)) for source in extension.sources]
    return made


def without_leaks(source: Path) -> str:
    """The generated C without two leaks of rows that come from Python code (tests/core/test_memory.py).

    A row that is assigned to a field is counted twice, and one that is passed as an argument is never released. While
    a call lasts its arguments are kept alive by the caller, so the reference can be dropped at once. The copy is
    written only when it changes, so that what is compiled already stays so.
    """
    text = source.read_text(encoding="utf-8")
    better = SET_FIELD.sub(r"\1", text)
    better = ARGUMENT.sub(lambda m: f"{m[1]} VEC_{m[3].upper()}_DECREF(arg_{m[2]});", better)
    if better == text:
        return str(source)
    copy = source.with_name(f"fixed{source.name}")
    if not copy.is_file() or copy.read_text(encoding="utf-8") != better:
        copy.write_text(better, encoding="utf-8")
    return str(copy)


class BuildRules(build_ext):
    """All or nothing: half-compiled rules would not import."""

    def build_extensions(self) -> None:
        tuning: list[str] = next((flags for flags in TUNINGS if self.takes(flags)), [])
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *tuning]
            extension.extra_link_args = [*extension.extra_link_args, *tuning]
        super().build_extensions()

    def takes(self, flags: list[str]) -> bool:
        """Can this compiler make a library this way? It is asked for the smallest one."""
        if self.compiler.compiler_type != "unix":
            return False
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "smallest.c"
            source.write_text("int smallest(void) { return 0; }\n", encoding="utf-8")
            try:
                made = self.compiler.compile([str(source)], output_dir=folder, extra_postargs=flags)
                self.compiler.link_shared_object(made, str(Path(folder) / "smallest.so"), extra_postargs=flags)
            except (CompileError, LinkError):
                return False
        return True

    def run(self) -> None:
        self.parallel = os.cpu_count()
        began = time.monotonic()
        super().run()
        outputs = [Path(file) for file in self.get_outputs()]
        if not outputs:
            return
        if all(file.exists() for file in outputs):
            say(f"C compiler done in {time.monotonic() - began:.1f} s: the rules run compiled")
            place = PACKAGE if self.inplace else Path(self.build_lib) / "farshore"
            (place / DIGESTS).write_text(json.dumps(source_digests(PACKAGE), indent=0), encoding="utf-8")
        else:
            say("no working C compiler: the rules run interpreted, ten to twenty times slower")
            for file in outputs:
                file.unlink(missing_ok=True)


class BuildClient(build_py):
    """The browser table, see tools/client.py."""

    def run(self) -> None:
        if not (WEB / "package.json").is_file():
            say("no web/ here: this build has the terminal only")
        else:
            self.build_client()
        super().run()

    def build_client(self) -> None:
        sys.path.insert(0, str(ROOT / "tools"))
        import client

        if client.is_fresh():
            say("the browser table is up to date")
            return
        began = time.monotonic()
        say("building the browser table with npm (a few seconds once its packages are at hand)")
        try:
            if not client.has_packages():
                client.install_packages()
            client.build()
        except (ImportError, subprocess.CalledProcessError) as why:
            say(f"the browser table could not be built ({why}); the terminal works without it")
            return
        say(f"browser table built in {time.monotonic() - began:.1f} s")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules, "build_py": BuildClient})
