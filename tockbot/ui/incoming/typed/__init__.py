"""What is typed, read and suggested: plays, rules, hours."""

from __future__ import annotations
