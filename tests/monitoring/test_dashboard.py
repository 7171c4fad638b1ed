"""The dashboard and the alerts that stand in the docs name only what is measured."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from prometheus_client import REGISTRY

from tockbot import metrics

FOLDER: Final = Path(__file__).parents[2] / "docs" / "monitoring"
NAME: Final = re.compile(r"\btockbot_\w+")


def measured() -> set[str]:
    """The names of all series of the metrics that the module has."""
    assert metrics.PRESSES in vars(metrics).values()
    return {name for one in REGISTRY.collect() for name in _series(one.name, one.type)}


def _series(name: str, kind: str) -> set[str]:
    suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "info": ("_info",)}
    return {f"{name}{suffix}" for suffix in suffixes.get(kind, ("",))}


@pytest.mark.parametrize("file", ["alerts.yml", "grafana.json", "service-levels.yml"])
def test_every_name_is_measured(file: str) -> None:
    named = set(NAME.findall((FOLDER / file).read_text(encoding="utf-8")))
    assert named
    assert named <= measured()


def test_the_dashboard_shows_each_panel_by_its_own_number() -> None:
    panels = json.loads((FOLDER / "grafana.json").read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["targets"] for panel in panels)
