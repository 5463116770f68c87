"""A second scorer, from the rulebook alone: it reads the edition file and a picture, and knows no rules code."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from farshore.core.edition import edition_text
from farshore.games.santa_maria.game import GAME

PRICES = {"wood": 1, "grain": 1, "sugar": 2, "gem": 2, "gold": 2}


class NaiveScorer:
    def __init__(self) -> None:
        box = tomllib.loads(edition_text(GAME(), "standard"))
        self.shipments = {f"shipment:{x['id']}": x for x in box["shipments"]}
        self.scholars = {f"scholar:{x['id']}": x for x in box["scholars"]}
        self.bishops = {f"bishop:{x['id']}": x for x in box["bishops"]}

    def score(self, picture: dict[str, Any], seat: int, happiness: int, own_scholar: bool = True) -> dict[str, int]:
        """All but conquistadors. Happiness tokens lie face down: the caller counts them from the log."""
        player = picture["players"][seat]
        spaces = [x["ref"] for x in picture["monk_spaces"] if seat in x["monks"]]
        ships = [self.shipments[x["ref"]] for dock in player["harbour"] for x in dock]
        scholars = [self.scholars[ref]["points"] for ref in spaces if ref in self.scholars]
        if player["own_scholar"] and own_scholar:
            scholars.append(self.scholars[player["own_scholar"]["ref"]]["points"])
        bishops = [self.bishops[ref] for ref in spaces if ref in self.bishops]
        money = player["coins"] + sum(n * PRICES[name] for name, n in player["storage"].items())
        return {
            "happiness": happiness,
            "coins": len(range(3, money + 1, 3)),
            "colonists": sum(x["colonists"] for line in self.full_lines(player) for x in line),
            "scholars": sum(scholars),
            "bishops": sum(min(b["cap"], b["points"] * self.asked(b, player, len(spaces))) for b in bishops),
            "bishop-cost": -2 * len(bishops),
            "harbour": 3 * min(len(dock) for dock in player["harbour"]),
            "shipments": sum(x["points"] for x in ships),
        }

    def full_lines(self, player: dict[str, Any]) -> list[list[dict[str, Any]]]:
        lines = [[x for x in player["colony"] if x[side] == k] for side in ("row", "column") for k in range(1, 7)]
        return [line for line in lines if all("terrain" in x for x in line)]

    def asked(self, bishop: dict[str, Any], player: dict[str, Any], monks: int) -> int:
        land = Counter(x["terrain"] for x in player["colony"] if "terrain" in x)
        if bishop["asks"] in ("terrain", "terrains"):
            return min(land[terrain] for terrain in bishop["terrains"])
        if bishop["asks"] == "region":
            return self.largest_region(player)
        counts = {"shipment": sum(len(dock) for dock in player["harbour"]), "monk": monks}
        return counts[bishop["asks"]] if bishop["asks"] in counts else len(self.full_lines(player))

    def largest_region(self, player: dict[str, Any]) -> int:
        """Paint each group by walking from neighbour to neighbour."""
        land = {(x["row"], x["column"]): x["terrain"] for x in player["colony"] if x.get("terrain", "road") != "road"}
        largest = 0
        while land:
            (row, column), terrain = land.popitem()
            group, edge = 1, [(row, column)]
            while edge:
                row, column = edge.pop()
                for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                    if land.get(near) == terrain:
                        del land[near]
                        group += 1
                        edge.append(near)
            largest = max(largest, group)
        return largest
