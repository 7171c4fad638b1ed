"""Fixtures for the tests of tables."""

from __future__ import annotations

import pytest

from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import Recording, recorded
from tockbot.rules import TableRules


@pytest.fixture(scope="session", params=EVERY_RULESET, ids=rules_id)
def recording(request: pytest.FixtureRequest) -> Recording:
    """A recorded game of each ruleset and number of players."""
    rules: TableRules = request.param
    return recorded(rules)
