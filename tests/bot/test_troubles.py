"""An outage of Discord produces two lines in the log, for any number of tables and attempts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from prometheus_client import REGISTRY

from tockbot.bot.troubles import Troubles
from tockbot.tables import TableId

TABLES = [TableId(number) for number in range(1, 50)]


def error(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


def counted(cause: str) -> float:
    return REGISTRY.get_sample_value("tockbot_paint_errors_total", {"cause": cause}) or 0.0


def test_outage_of_many_tables_is_two_lines(caplog: pytest.LogCaptureFixture) -> None:
    now, before = 0.0, counted("away")
    troubles = Troubles(lambda: now)
    for _ in range(10):
        now += 6
        for table_id in TABLES:
            troubles.attempted(table_id, [error(503), OSError()])
    for table_id in TABLES:
        troubles.attempted(table_id)
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert caplog.messages[-1] == f"reached Discord again after 54 s and {20 * len(TABLES)} errors"
    assert counted("away") - before == 20 * len(TABLES)


def test_next_outage_is_logged_again(caplog: pytest.LogCaptureFixture) -> None:
    troubles = Troubles()
    for _ in range(2):
        troubles.attempted(TABLES[0], [error(500)])
        troubles.attempted(TABLES[0], [error(502)])
        troubles.attempted(TABLES[0])
    assert len(caplog.records) == 4


def test_refusal_is_logged_once_until_the_table_is_shown(caplog: pytest.LogCaptureFixture) -> None:
    troubles, before = Troubles(), counted("refused")
    for problems in ([error(403, 200000)], [error(403, 200000)], [error(403, 200000), error(400, 50035)]):
        troubles.attempted(TABLES[0], problems)
    assert len(caplog.records) == 2, "each reason once"
    assert counted("refused") - before == 4
    troubles.attempted(TABLES[0])
    troubles.attempted(TABLES[0], [error(403, 200000)])
    assert len(caplog.records) == 3
