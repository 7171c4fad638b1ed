"""Metrics and health over HTTP."""

from __future__ import annotations

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tockbot.metrics import PLAYS
from tockbot.monitoring import serving


async def asked(port: int, path: str) -> tuple[int, str]:
    """The status and the text at a path."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def well() -> str | None:
    return None


async def unwell() -> str | None:
    return "The database does not answer."


async def test_metrics_have_the_format_of_prometheus() -> None:
    PLAYS.labels("person").inc()
    async with serving(0, well) as port:
        status, text = await asked(port, "/metrics")
    assert status == 200
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert any(sample.labels == {"by": "person"} and sample.value >= 1 for sample in families["tockbot_plays"].samples)


async def test_health_says_what_is_wrong() -> None:
    async with serving(0, well) as port:
        assert await asked(port, "/healthz") == (200, "ok\n")
    async with serving(0, unwell) as port:
        assert await asked(port, "/healthz") == (503, "The database does not answer.\n")


async def test_a_port_that_is_taken_stops_the_start() -> None:
    async with serving(0, well) as port:
        with pytest.raises(OSError, match=str(port)):
            async with serving(port, well):
                pass
