"""Tests that the documentation describes the metrics."""

from __future__ import annotations

from pathlib import Path

from prometheus_client.metrics import MetricWrapperBase

from tockbot import metrics

OPERATING = Path(__file__).parents[1] / "docs" / "operating.md"


def test_every_metric_is_documented() -> None:
    text = OPERATING.read_text(encoding="utf-8")
    known = {
        family.name for one in vars(metrics).values() if isinstance(one, MetricWrapperBase) for family in one.describe()
    }
    assert known
    assert not {name for name in known if f"`{name}" not in text}
