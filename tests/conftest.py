"""What a file of tests leaves open is reported there, not in whichever test happens to run next."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

OPENS_LINES = {"browser", "chaos", "machines", "server"}


@pytest.fixture(scope="module", autouse=True)
def _nothing_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if OPENS_LINES & set(request.path.parts):
        gc.collect()
