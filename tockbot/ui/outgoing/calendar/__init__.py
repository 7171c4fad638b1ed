"""What is posted by the calendar, where servers want it."""

from __future__ import annotations
