"""What is kept in the database, row by row."""

from __future__ import annotations
