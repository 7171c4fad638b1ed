"""Commands for a terminal: ``python -m tockbot``."""

from __future__ import annotations

from tockbot.cli.commands import main

__all__ = ["main"]
