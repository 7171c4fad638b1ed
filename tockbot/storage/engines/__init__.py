"""The engines that a database runs on: a file of SQLite, a server of PostgreSQL."""

from __future__ import annotations
