"""A table on which positions are laid out in words: who stands where, who owns what. Laws hold after every pick."""

from __future__ import annotations

from typing import Any

from librt.vecs import append

from farshore.core.decision import pending
from farshore.games.age_of_discovery.edition import IMMEDIATE, KINDS, WORKERS
from farshore.games.age_of_discovery.game import AgeOfDiscovery
from farshore.games.age_of_discovery.laws import check_laws
from farshore.games.age_of_discovery.state import DISCOVERED, EMPTY, PUBLIC
from farshore.testing import ScriptedTable, row

GAME: Any = AgeOfDiscovery()
EVERYWHERE = ("new-france", "new-england", "virginia", "florida", "new-spain", "new-granada", "peru", "brazil")


class Board(ScriptedTable):
    """Players in seat order, no money, nobody waiting to be placed."""

    def __init__(self, seats: int = 3, luck: tuple[str, ...] = (), **options: str) -> None:
        super().__init__(GAME, seats, luck, 0, "standard", **options)
        self.s.order = row(*range(seats))
        for seat in range(seats):
            self.cash(seat, 0)
            self.rest(seat)
        self.log.clear()

    def play(self, *lines: str) -> None:
        for line in lines:
            super().play(line)
            check_laws(self.s)

    # --- names ---------------------------------------------------------------------------------------
    def region(self, name: str) -> int:
        return [r.name for r in self.s.edition.regions].index(name)

    def good(self, name: str) -> int:
        return int(self.s.edition.goods.index(name))

    def building(self, name: str) -> int:
        return [b.name for b in self.s.edition.buildings].index(name)

    def token(self, name: str) -> int:
        return [t.name for t in self.s.edition.tokens].index(name)

    def player(self, seat: int) -> Any:
        return self.s.players[seat]

    # --- laying out ----------------------------------------------------------------------------------
    def cash(self, seat: int, money: int) -> None:
        self.s.issued += money - self.player(seat).money
        self.player(seat).money = money

    def rest(self, seat: int) -> None:
        """Nobody is available."""
        p = self.player(seat)
        for kind in range(KINDS):
            p.stock[kind] += p.available[kind]
            p.available[kind] = 0

    def ready(self, seat: int, **workers: int) -> None:
        """Available workers, from the stock."""
        for name, count in workers.items():
            self.take(seat, name, count)
            self.player(seat).available[WORKERS.index(name)] += count

    def take(self, seat: int, name: str, count: int) -> None:
        self.player(seat).stock[WORKERS.index(name)] -= count

    def settle(self, seat: int, region: str, **workers: int) -> None:
        """Workers in a region, from the stock, without its good."""
        place = self.region(region)
        self.s.token[place] = DISCOVERED
        for name, count in workers.items():
            self.take(seat, name, count)
            self.player(seat).colonies[KINDS * place + WORKERS.index(name)] += count

    def open(self, *regions: str) -> None:
        """Discovered, though nobody holds a token for it."""
        for name in regions:
            self.s.token[self.region(name)] = DISCOVERED

    def lay(self, region: str, token: str) -> None:
        """A token everybody knows."""
        place = self.region(region)
        number = self.token(token)
        if self.s.token_bag.has(number):
            self.s.token_bag.take(number)
        self.s.token[place] = number
        self.s.token_seen[place] = PUBLIC

    def embark(self, seat: int, **workers: int) -> None:
        """Workers in Discovery."""
        for name, count in workers.items():
            self.take(seat, name, count)
            self.player(seat).expedition[WORKERS.index(name)] += count

    def stand(self, track: str, *workers: tuple[int, str]) -> None:
        """Workers on a track, from the left."""
        for seat, name in workers:
            self.take(seat, name, 1)
            code = KINDS * seat + WORKERS.index(name)
            setattr(self.s, track, append(getattr(self.s, track), code))

    def study(self, slot: int, seat: int, name: str) -> None:
        """A worker in Specialists."""
        self.take(seat, name, 1)
        self.s.specialists[slot] = KINDS * seat + WORKERS.index(name)

    def ship_crew(self, seat: int, **workers: int) -> None:
        for name, count in workers.items():
            self.take(seat, name, count)
            self.player(seat).shipping[WORKERS.index(name)] += count

    def own(self, seat: int, *names: str) -> None:
        """Buildings, bought at some time before."""
        for name in names:
            number = self.building(name)
            self.clear(number)
            p = self.player(seat)
            tile = self.s.edition.buildings[number]
            p.buildings = append(p.buildings, number)
            if tile.kind != IMMEDIATE:
                p.powers[tile.effect] += tile.amount

    def clear(self, number: int) -> None:
        """Take a building from wherever it lies."""
        if self.s.building_bag.has(number):
            self.s.building_bag.take(number)
        self.s.market = row(*[b for b in self.s.market if b != number])

    def sell(self, *names: str) -> None:
        """The buildings on offer, and the age they belong to."""
        for number in [self.building(name) for name in names]:
            self.clear(number)
            self.s.age = self.s.edition.buildings[number].age
        self.s.market = row(*[self.building(name) for name in names])

    def hold(self, seat: int, ships: int = 0, **goods: int) -> None:
        """Trade goods, from wherever they lie, and ships."""
        for name, count in goods.items():
            good = self.good(name)
            for _ in range(count):
                self.fetch(good)
            self.player(seat).goods[good] += count
        self.s.ships_left -= ships
        self.player(seat).ships += ships

    def fetch(self, good: int) -> None:
        if self.s.pool[good]:
            self.s.pool[good] -= 1
        elif self.s.offer[good]:
            self.s.offer[good] -= 1
        else:
            self.s.region_good[list(self.s.region_good).index(good)] = EMPTY

    def offer(self, *goods: str) -> None:
        """The goods on offer."""
        for good in range(len(self.s.offer)):
            self.s.pool[good] += self.s.offer[good]
            self.s.offer[good] = 0
        for name in goods:
            self.s.pool[self.good(name)] -= 1
            self.s.offer[self.good(name)] += 1

    def offered(self) -> list[str]:
        """The options that a person is shown."""
        d = pending(self.s)[0]
        return [d.ask.describe(self.s, pick) for pick in d.ask.offered(self.s, d.options(self.s))]

    # --- looking -------------------------------------------------------------------------------------
    def money(self) -> list[int]:
        return [p.money for p in self.s.players]

    def there(self, seat: int, region: str) -> dict[str, int]:
        place = KINDS * self.region(region)
        row_there = self.player(seat).colonies[place : place + KINDS]
        return {name: row_there[k] for k, name in enumerate(WORKERS) if row_there[k]}

    def available(self, seat: int) -> dict[str, int]:
        return {
            name: self.player(seat).available[k] for k, name in enumerate(WORKERS) if self.player(seat).available[k]
        }

    def stock(self, seat: int, name: str) -> int:
        return int(self.player(seat).stock[WORKERS.index(name)])

    def goods(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(self.s.edition.goods, self.player(seat).goods, strict=True) if n}

    def buildings(self, seat: int) -> list[str]:
        return [self.s.edition.buildings[b].name for b in self.player(seat).buildings]
