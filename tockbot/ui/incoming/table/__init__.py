"""What is asked for at a table."""

from __future__ import annotations
