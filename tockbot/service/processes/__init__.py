"""Several processes at one database: who shows which tables, and how many requests each may make."""

from __future__ import annotations
