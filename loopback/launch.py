"""Starts bots, unchanged, against a loopback: ``python -m loopback.launch http://127.0.0.1:PORT``.

Each line that it reads is a JSON object, the environment of one process of the bot, which is a copy (fork) of this one;
it answers with the process's number. To read all modules takes seconds, and so it is done once for many starts.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def main(address: str) -> None:
    """Let discord.py find Discord at an address, and start what is asked for until nothing more will be."""
    # The workers of the bot read this module too, and need nothing of Discord.
    import yarl  # noqa: PLC0415 - as above
    from discord.gateway import DiscordWebSocket  # noqa: PLC0415 - as above
    from discord.http import Route  # noqa: PLC0415 - as above

    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway/"
    sys.path.insert(0, str(ROOT))
    bot, _ = importlib.import_module("bot"), importlib.import_module("tockbot.app")
    # Nobody asks how they ended.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _settle(json.loads(line))
            sys.exit(bot.main())
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _settle(environment: dict[str, str]) -> None:
    """Be a process of its own: with its environment, its log instead of a terminal, and children it can wait for."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    sys.argv = ["bot.py"]
    log = os.open(environment["LOOPBACK_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, theirs in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(ours, theirs)


if __name__ == "__main__":
    main(sys.argv[1])
