"""One player's part of an observation: the colony as planes of 36 spaces, then storage, harbour, monks and dice."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from farshore.core.space import Layout
from farshore.games.santa_maria.colony import CELLS, SIDE
from farshore.games.santa_maria.components import (
    DOCKS,
    EFFECTS,
    GAIN,
    GOODS,
    LIMIT,
    RESOURCES,
    RETIRING_SPACES,
    ROAD,
    SKILLS,
    TERRAINS,
    TRADE,
    Effect,
    amount,
)
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.state import BLUE_MARKS, COIN_MARKS, EMPTY, MONKS_EACH, UNMARKED, Player, SantaMaria


class Planes:
    """What a space shows, as planes of the colony: its terrain, its colonists, what its building does."""

    def __init__(self, box: SantaMariaEdition) -> None:
        self.names: list[str] = []
        self.first: vec[i64] = vec[i64]()  # space -> its first entry below; the next space's first is the end
        self.starts: vec[i64] = vec[i64]()  # where the entry's plane begins
        self.values: vec[i16] = vec[i16]()
        for space in box.spaces:
            self.first = append(self.first, i64(len(self.starts)))
            shown = f"land.{TERRAINS[space.terrain]}" if space.terrain != ROAD else "land.road"
            self.show(shown, 1)
            self.show("colonists", space.colonists)
            for number in space.effects:
                self.show_effect(box.effects[number])
        self.first = append(self.first, i64(len(self.starts)))

    def show(self, name: str, value: i64) -> None:
        if value == 0:
            return
        if name not in self.names:
            self.names.append(name)
        start: i64 = CELLS * self.names.index(name)
        for k in range(self.first[len(self.first) - 1], i64(len(self.starts))):
            if self.starts[k] == start:  # a space has one entry for each plane, so that writing it is enough
                self.values[k] += i16(value)
                return
        self.starts = append(self.starts, start)
        self.values = append(self.values, i16(value))

    def show_effect(self, effect: Effect) -> None:
        if effect.op == GAIN:
            for kind in range(i64(len(GOODS))):
                self.show(f"gain.{GOODS[kind]}", amount(effect.goods, kind))
        elif effect.op == TRADE:
            for kind in effect.pay:
                self.show(f"trade.pay.{GOODS[kind]}", 1)
            for goods in effect.alternatives:
                for kind in range(i64(len(GOODS))):
                    self.show(f"trade.gain.{GOODS[kind]}", amount(goods, kind))
        else:
            self.show(EFFECTS[effect.op], effect.times)


class ColonyFields:
    """Where the fields of one player start."""

    def __init__(self, layout: Layout, blank: SantaMaria, name: str) -> None:
        box = blank.edition
        planes = Planes(box)
        self.first: vec[i64] = planes.first
        self.starts: vec[i64] = planes.starts
        self.values: vec[i16] = planes.values
        self.own_dice: bool = not blank.common
        self.planes: i64 = layout.size
        for plane in planes.names:
            layout.add(f"{name}.{plane}", CELLS)
        self.filled: i64 = layout.add(f"{name}.filled", CELLS)
        self.vacant: i64 = layout.add(f"{name}.vacant", CELLS)
        self.marks: i64 = layout.add(f"{name}.marks.white", CELLS, SIDE)
        layout.add(f"{name}.marks.blue", CELLS, SIDE)
        layout.add(f"{name}.marks.coins", CELLS, SIDE)
        self.pieces: i64 = layout.add(f"{name}.pieces", len(box.spaces), CELLS)  # where each piece lies, from 1
        self.board: i64 = layout.add(f"{name}.board", len(box.boards))
        self.storage: i64 = layout.add(f"{name}.storage", RESOURCES, LIMIT)
        self.numbers: i64 = layout.add(f"{name}.coins", 1, 20)
        layout.add(f"{name}.points", 1, 50)
        layout.add(f"{name}.conquest_points", 1, 20)
        layout.add(f"{name}.monks", 1, MONKS_EACH)
        layout.add(f"{name}.arrival", 1, 20)
        layout.add(f"{name}.blue.unlocked", 1, 3)
        layout.add(f"{name}.blue.unrolled", 1, 3)
        layout.add(f"{name}.blue.taken", 1, 3)
        layout.add(f"{name}.white.taken", 1, 3)
        layout.add(f"{name}.singles", 1, 6)
        self.harbour: i64 = layout.add(f"{name}.harbour", DOCKS, 3)
        self.ships: i64 = layout.add(f"{name}.ships", DOCKS * len(box.shipments), 10)  # by turn of arrival, from 1
        self.religion: i64 = layout.add(f"{name}.religion-track", box.religion_end + 1)
        self.conquest: i64 = layout.add(f"{name}.conquest", box.conquistador_end + 1)
        self.skills: i64 = layout.add(f"{name}.skills", len(SKILLS))
        self.scholar: i64 = layout.add(f"{name}.scholar", len(box.scholars))
        self.retired: i64 = layout.add(f"{name}.retired", RETIRING_SPACES)
        self.blue: i64 = layout.add(f"{name}.blue.dice", SIDE) if self.own_dice else 0

    def write(self, s: SantaMaria, owner: i64, out: vec[i16], at: i64) -> None:
        p = s.players[owner]
        self.write_colony(p, out, at)
        self.write_numbers(p, out, at)
        if p.board != EMPTY:
            out[at + self.board + p.board] = 1
        ships = p.ships
        for k in range(i64(len(ships))):
            ship = ships[k]
            out[at + self.ships + ship] = i16(k + 1)
            out[at + self.harbour + ship % DOCKS] += 1
        out[at + self.religion + p.religion] = 1
        out[at + self.conquest + p.conquest] = 1
        write_bits(p.skills, out, at + self.skills)
        if p.scholar != EMPTY:
            out[at + self.scholar + p.scholar] = 1
        if p.retired != EMPTY:
            out[at + self.retired + p.retired] = 1
        if self.own_dice:
            blue = s.blue
            for k in range(i64(SIDE)):
                out[at + self.blue + k] = i16(blue[SIDE * owner + k])

    def write_colony(self, p: Player, out: vec[i16], at: i64) -> None:
        planes = at + self.planes
        cells, marks = p.cells, p.marks
        first, starts, values = self.first, self.starts, self.values
        pieces = at + self.pieces
        for cell in range(i64(CELLS)):
            space = cells[cell]
            if space != EMPTY:
                out[pieces + space] = i16(cell + 1)
                plane = planes + cell
                for k in range(first[space], first[space + 1]):
                    out[plane + starts[k]] = values[k]
        write_bits(p.filled, out, at + self.filled)
        write_bits(p.vacant, out, at + self.vacant)
        place = at + self.marks
        for mark in marks:
            if mark != UNMARKED:
                self.write_mark(mark, out, place)
            place += 1

    def write_mark(self, mark: i64, out: vec[i16], start: i64) -> None:
        if mark > COIN_MARKS:
            out[start + 2 * CELLS] = i16(mark - COIN_MARKS)
        elif mark > BLUE_MARKS:
            out[start + CELLS] = i16(mark - BLUE_MARKS)
        else:
            out[start] = i16(mark)

    def write_numbers(self, p: Player, out: vec[i16], at: i64) -> None:
        """In the order of the fields from `coins` on."""
        storage = p.storage
        for k in range(i64(RESOURCES)):
            out[at + self.storage + k] = i16(storage[k])
        start = at + self.numbers
        out[start] = i16(p.coins)
        out[start + 1] = i16(p.points)
        out[start + 2] = i16(p.conquest_points)
        out[start + 3] = i16(p.monks)
        out[start + 4] = i16(p.arrival)
        out[start + 5] = i16(p.unlocked)
        out[start + 6] = i16(p.unrolled)
        out[start + 7] = i16(p.blue_taken)
        out[start + 8] = i16(p.white_taken)
        out[start + 9] = i16(p.singles)


def write_bits(members: i64, out: vec[i16], start: i64) -> None:
    while members:
        if members & 1:
            out[start] = 1
        members >>= 1
        start += 1
