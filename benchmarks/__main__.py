"""Run the main benchmarks: ``python -m benchmarks``."""

from __future__ import annotations

from benchmarks import engines, picture_speed, rules_speed, tables_at_once, texts

for benchmark in (rules_speed, engines, texts, picture_speed, tables_at_once):
    benchmark.main()
