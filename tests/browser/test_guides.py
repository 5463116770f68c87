"""Every game's guide is illustrated: its board draws each figure and each sign that the text names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from farshore.core.registry import games
from farshore.words import guide
from tests.browser.axe import serious_faults
from tests.browser.screen import DESK, PHONE, new_screen

LEAST_FIGURES = 4
# Of each figure how large its drawing is without the caption, and what it says beneath.
FIGURES = """() => [...document.querySelectorAll('article figure')].map((figure) => {
  const caption = figure.querySelector('figcaption');
  const drawn = [...figure.children].filter((e) => e !== caption).map((e) => e.getBoundingClientRect());
  return {
    width: Math.max(0, ...drawn.map((box) => box.width)),
    height: Math.max(0, ...drawn.map((box) => box.height)),
    shapes: figure.querySelectorAll('svg').length,
    caption: caption.textContent.trim(),
  };
})"""
MISSING = """() => [...new Set([...document.querySelectorAll('article use')].map((e) => e.getAttribute('href')))]
  .filter((href) => !document.getElementById(href.slice(1)))"""


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pt-BR", PHONE)], ids=["en-desk", "pt-phone"])
def test_every_figure_is_drawn(browser: Any, address: str, shots: Path, game: str, language: str, size: Any) -> None:
    screen = new_screen(browser, address, shots, size, locale=language).open(f"/learn/{game}")
    screen.sees("article h2")
    figures = screen.page.evaluate(FIGURES)
    assert len(figures) == len(named(game, language)) >= LEAST_FIGURES
    for figure in figures:
        assert figure["shapes"], f"not drawn: {figure}"
        assert figure["width"] >= 200, f"not drawn: {figure}"
        assert figure["height"] >= 60, f"not drawn: {figure}"
        assert figure["caption"], f"without a caption: {figure}"
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert screen.page.evaluate(MISSING) == []
    assert "![" not in screen.page.inner_text("article")
    assert serious_faults(screen) == []
    assert screen.faults == []
    screen.page.screenshot(path=shots / f"guide-{game}-{language}.png", full_page=True)


@pytest.mark.parametrize("game", sorted(games()))
def test_both_languages_have_the_same_figures(game: str) -> None:
    assert named(game, "en") == named(game, "pt-BR")


def named(game: str, language: str) -> list[str]:
    """What a guide's figures are called, in order: alone on its line `![caption](name)`."""
    told = guide(games()[game].package, language)
    assert told is not None
    return re.findall(r"^!\[.+\]\(([\w-]+)\)$", told[0], re.MULTILINE)
