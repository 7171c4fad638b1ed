"""Tock (Toc, Dog, Keezen), the marble race played with cards, on Discord."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.3.0"
