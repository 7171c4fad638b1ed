"""The tests of this folder use the core if there is one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tockbot.core import use


@pytest.fixture(autouse=True)
def _core() -> Iterator[None]:
    use()
    yield
    use(allowed=False)
