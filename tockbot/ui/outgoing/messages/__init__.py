"""How a screen becomes a message or an answer, as Discord gets it."""

from __future__ import annotations
