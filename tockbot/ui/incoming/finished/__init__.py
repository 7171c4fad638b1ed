"""What is asked about games that are over."""

from __future__ import annotations
