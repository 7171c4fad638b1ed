"""What stands on Discord of a table, kept in step with it: the board, private screens, and what is told beside them."""

from __future__ import annotations
