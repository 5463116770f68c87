"""A server for the tests of one file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.remote import quick, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(quick(tmp_path_factory.mktemp("data"), heartbeat=0.2)) as found:
        yield found
