"""Whoever looks: what is remembered of them, and who is still in a server."""

from __future__ import annotations
