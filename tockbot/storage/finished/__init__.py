"""What is kept of games that are over."""

from __future__ import annotations
