"""A second scorer, written from the rulebook's last pages alone, over plain pictures and card names."""

from __future__ import annotations

import re
from typing import Any

Facts = dict[str, Any]


class NaiveScorer:
    """Points of one player of a picture, by category."""

    def score(self, player: Facts) -> dict[str, int]:
        self.cards: list[Facts] = player["tableau"]
        self.chips = int(player["chips"])
        self.player = player
        printed = {
            kind: sum(c["vp"] or 0 for c in self.cards if c["kind"] == kind) for kind in ("world", "development")
        }
        return {
            "chips": player["chips"],
            "worlds": printed["world"],
            "developments": printed["development"],
            "six-cost": sum(self.six(c["ref"].removeprefix("card:").replace("-", "_")) for c in self.cards),
        }

    def six(self, name: str) -> int:
        method = getattr(self, name, None)
        return int(method()) if method else 0

    def has(self, name: str) -> int:
        return sum(c["ref"] in (f"card:{name}", f"card:{name}#2") for c in self.cards)

    def worlds(self, good: str, windfall: bool) -> int:
        return sum(c["good"] == good and c["windfall"] == windfall for c in self.cards)

    def with_power(self, kind: str, phase: str) -> int:
        return sum(c["kind"] == kind and any(p["phase"] == phase for p in c["powers"]) for c in self.cards)

    def military(self) -> list[Facts]:
        return [c for c in self.cards if c["kind"] == "world" and c["military"]]

    # --- the twelve ----------------------------------------------------------------------------------
    def free_trade_association(self) -> int:
        worlds = 2 * self.worlds("novelty", False) + self.worlds("novelty", True)
        return worlds + 2 * self.has("consumer-markets") + 2 * self.has("expanding-colony")

    def galactic_imperium(self) -> int:
        return sum(2 if "card:rebel-" in c["ref"] else 1 for c in self.military())

    def mining_league(self) -> int:
        worlds = 2 * self.worlds("rare", False) + self.worlds("rare", True)
        return worlds + 2 * self.has("mining-robots") + 2 * self.has("mining-conglomerate")

    def new_galactic_order(self) -> int:
        return int(self.player["military"])

    def galactic_federation(self) -> int:
        return sum((2 if c["cost"] == 6 else 1) for c in self.cards if c["kind"] == "development")

    def alien_tech_institute(self) -> int:
        other = [c for c in self.cards if "alien" in re.split("[:-]", c["ref"]) and c["good"] != "alien"]
        return 3 * self.worlds("alien", False) + 2 * self.worlds("alien", True) + 2 * len(other)

    def pan_galactic_league(self) -> int:
        genes: int = sum(c["good"] == "genes" for c in self.cards)
        other: int = sum(c["good"] != "genes" for c in self.military())
        return 2 * genes + other + 3 * self.has("contact-specialist")

    def galactic_renaissance(self) -> int:
        named = ("research-labs", "galactic-trendsetters", "artist-colony")
        return self.chips // 3 + 3 * sum(self.has(name) for name in named)

    def merchant_guild(self) -> int:
        produce = sum(c["good"] is not None and not c["windfall"] for c in self.cards)
        return 2 * produce + int(self.player["goods"])

    def trade_league(self) -> int:
        return 2 * self.with_power("development", "trade") + self.with_power("world", "trade")

    def new_economy(self) -> int:
        return 2 * self.with_power("development", "consume") + self.with_power("world", "consume")

    def galactic_survey_seti(self) -> int:
        exploring = self.with_power("world", "explore")
        other: int = sum(c["kind"] == "world" for c in self.cards) - exploring
        return self.with_power("development", "explore") + 2 * exploring + other
