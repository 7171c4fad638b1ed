"""The metrics, and what operators are told of them."""

from __future__ import annotations

from pathlib import Path

from prometheus_client.metrics import MetricWrapperBase

from tockbot import metrics

OPERATING = Path(__file__).parents[1] / "docs" / "operating.md"


def test_operators_are_told_of_every_metric() -> None:
    text = OPERATING.read_text(encoding="utf-8")
    known = {
        family.name for one in vars(metrics).values() if isinstance(one, MetricWrapperBase) for family in one.describe()
    }
    assert known
    assert not {name for name in known if f"`{name}" not in text}
