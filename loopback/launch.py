"""Starts the bot, unchanged, against a loopback: ``python -m loopback.launch http://127.0.0.1:PORT``."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

BOT = Path(__file__).parent.parent / "bot.py"


def main(address: str) -> None:
    """Let discord.py find Discord at an address, and run the bot."""
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway/"
    sys.argv = [str(BOT)]
    runpy.run_path(str(BOT), run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1])
