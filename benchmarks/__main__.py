"""Run every benchmark: ``python -m benchmarks``."""

from __future__ import annotations

from benchmarks import picture_speed, rules_speed

for benchmark in (rules_speed, picture_speed):
    benchmark.main()
