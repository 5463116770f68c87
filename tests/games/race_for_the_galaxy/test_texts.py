"""Card texts: made from the powers, a line each, in both languages."""

from __future__ import annotations

import re

import pytest

from farshore.games.race_for_the_galaxy.game import GAME
from farshore.words import Words

GAME_ = GAME()
EDITION = GAME_.edition()


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_power_and_every_scoring_line_is_said(language: str) -> None:
    words = Words(GAME_, language)
    for name, card in zip(EDITION.names, EDITION.cards, strict=True):  # type: ignore[attr-defined]
        lines = words.help(f"card:{name}")
        assert len(lines) >= 1 + len(card.powers) + len(card.scoring)
        for line in lines:
            assert not re.search(r"power-|scores-|explain-|[{}=]", line), line


def test_texts_tell_the_numbers_of_the_card() -> None:
    assert Words(GAME_, "en").help("card:gateway-station")[1:] == [
        "Start world number -6",
        "Windfall world: novelty goods; a good comes with it",
        "Consume: 2 goods for 1 VP chip, 3 cards",
    ]
    contact = Words(GAME_, "pt-BR").help("card:contact-specialist")
    assert contact[:2] == ["Desenvolvimento, custo 1, 1 PV", "Colonização: −1 de Militarismo"]
    assert contact[2].startswith("Colonização: você pode pagar por um mundo militar, 1 a menos que a defesa; não vale")


def test_the_names_of_the_rulebook_are_used_in_portuguese() -> None:
    words = Words(GAME_, "pt-BR")
    names = {
        "gem-world": "Mundo Cristalino",
        "replicant-robots#2": "Robôs Replicantes",
        "galactic-renaissance": "Renascentismo Galáctico",
        "black-market-trading-world": "Mundo Comercial do Mercado Negro",
        "deficit-spending": "Déficit Orçamentário",
    }
    for card, name in names.items():
        assert words.ref(f"card:{card}") == name
    assert words.ref("good:gem-world") == "bem de Mundo Cristalino"
