"""What the documents claim: examples run, links lead somewhere, and nothing names a place outside the project."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", [p for p in PAGES if ">>> " in p.read_text(encoding="utf-8")], ids=named)
def test_examples_run(page: Path) -> None:
    text = "\n".join(block for block in BLOCK.findall(page.read_text(encoding="utf-8")) if ">>> " in block)
    test = doctest.DocTestParser().get_doctest(text, {}, named(page), str(page), 0)
    assert test.examples
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    told: list[str] = []
    runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []


def test_pins_name_no_host() -> None:
    for pins in (ROOT / "requirements").glob("*.txt"):
        text = pins.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert not re.search(r"https?://|--index-url|--find-links", text)


def test_every_dependency_is_explained() -> None:
    """Each package that pyproject.toml asks for has a row in docs/dependencies.md."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = [re.split(r"[\[<>=]", one)[0].lower() for one in asked]
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    assert [name for name in names if f"`{name}`" not in page] == []
