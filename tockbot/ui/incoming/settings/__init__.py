"""What is set: for oneself, for a server."""

from __future__ import annotations
