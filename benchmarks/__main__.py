"""Run every benchmark: ``python -m benchmarks``."""

from __future__ import annotations

from benchmarks import rules_speed

for benchmark in (rules_speed,):
    benchmark.main()
