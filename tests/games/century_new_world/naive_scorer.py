"""A second scorer, from the rulebook alone: it reads the edition file and a picture, and knows no rules code."""

from __future__ import annotations

import tomllib
from typing import Any

from farshore.core.edition import edition_text
from farshore.games.century_new_world.game import GAME


class NaiveScorer:
    def __init__(self) -> None:
        box = tomllib.loads(edition_text(GAME(), "standard"))
        self.cards = {f"card:{x['id']}": x for x in box["point_cards"]}
        self.tiles = {f"tile:{x['id']}": x for x in box["bonus_tiles"]}
        self.finds = {f"exploration:{x['id']}": x for x in box["exploration_tiles"]}

    def score(self, player: dict[str, Any]) -> dict[str, int]:
        """Of one player in a picture."""
        cards = [self.cards[card["ref"]] for card in player["cards"]]
        tiles = [self.tiles[tile["ref"]] for tile in player["tiles"]]
        finds = [self.finds[find["ref"]] for find in player["explorations"]]
        symbols = [card["type"] for card in cards] + [find["symbol"] for find in finds if "symbol" in find]
        settlers = 12 - player["reserve"]
        return {
            "cards": sum(card["points"] for card in cards),
            "bonus-tiles": sum(self.bonus(tile, list(symbols), settlers) for tile in tiles),
            "exploration": sum(3 for find in finds if find["kind"] == "points"),
            "cubes": sum(n for colour, n in player["cubes"].items() if colour != "yellow"),
        }

    def bonus(self, tile: dict[str, Any], symbols: list[str], settlers: int) -> int:
        """Cross the needed symbols off a list, as at the table, until some are missing."""
        if tile["kind"] == "flat":
            return 3
        if tile["kind"] == "settlers":
            return sum(1 for n in range(1, settlers + 1) if n % 2 == 0)
        points = 0
        while all(symbols.count(symbol) >= tile["symbols"].count(symbol) for symbol in tile["symbols"]):
            for symbol in tile["symbols"]:
                symbols.remove(symbol)
            points += 2 if tile["kind"] == "single" else 3
        return points
