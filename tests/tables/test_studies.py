"""Studies in a store that several servers write."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farshore.store.protocol import Fenced
from farshore.store.sqlite import SqliteStore
from farshore.study import variations as tree
from farshore.study.types import Study
from farshore.tables import studies
from tests.study.games import record


def test_of_two_changes_at_once_both_count(tmp_path: Path) -> None:
    """The other server saves between our reading and our writing: ours is made again, on top of theirs."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        name, _ = await studies.begin(store, "ana", record("century"), "Mine")
        loop, left = asyncio.get_running_loop(), [2]

        def titled(before: Study) -> tuple[Study, str]:
            if left[0]:
                left[0] -= 1
                theirs = tree.tell(before, tree.MAIN, f"name {left[0]}", None)
                asyncio.run_coroutine_threadsafe(studies.save(store, "ana", name, theirs), loop).result()
            return Study("Ours", before.header, before.variations), before.variations[0].name

        changed, seen = await studies.change(store, "ana", name, titled)
        _, kept = await studies.found(store, name)
        assert kept == changed and kept.title == "Ours" and kept.variations[0].name == seen == "name 0"
        assert await studies.change(store, "ana", name, lambda same: (same, 7)) == (kept, 7)
        left[0] = studies.TRIES
        with pytest.raises(Fenced):
            await studies.change(store, "ana", name, titled)
        await store.close()

    asyncio.run(work())
