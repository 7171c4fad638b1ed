"""Starts unchanged bots against loopbacks: ``python -m loopback.launch``.

Each line that it reads is a JSON object: the environment of a process of the bot, which it forks. It answers with the
process id. Loading all modules, the texts of commands and the parts of pictures takes seconds, so this program does it
once for many starts. Modules that are named after the address do more of it when they are imported.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import re
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

OF_COMMANDS = re.compile(r"^((?:command|parameter|mode|ruleset)-[\w-]+) *=", re.MULTILINE)
"""Matches the messages that every start sends to Discord."""


def main() -> None:
    """Start what is asked for until nothing more will be."""
    # The first registered function is called last. Without it, Python would delete all modules, which takes long.
    atexit.register(_leave)
    sys.path.insert(0, str(ROOT))
    bot, _ = importlib.import_module("bot"), importlib.import_module("tockbot.app")
    # The workers of a bot read the module that started it, and need nothing of Discord.
    sys.modules["__main__"] = bot
    words = importlib.import_module("tockbot.bot.words")
    for language in words.languages():
        say = words.speaker(language)
        for message in OF_COMMANDS.findall((words.LOCALES / f"{language}.ftl").read_text(encoding="utf-8")):
            say(message)
    render, tables = importlib.import_module("tockbot.render"), importlib.import_module("tockbot.tables")
    render.warm_up()
    render.draw_emojis()
    tables.encode(tables.Reopened())
    for module in sys.argv[2:]:
        importlib.import_module(module)
    gc.freeze()
    # No one needs their exit codes.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _settle(json.loads(line))
            sys.exit(bot.main())
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _leave() -> None:
    """End at once. Threads have ended by now; objects still warn if they were not closed."""
    gc.collect()
    for stream in (sys.stdout, sys.stderr):
        if not stream.closed:
            stream.flush()
    os._exit(0)


def _settle(environment: dict[str, str]) -> None:
    """Set up a forked process: its Discord, its environment, its log instead of a terminal, and its signals."""
    import yarl  # noqa: PLC0415 - as in main
    from discord.gateway import DiscordWebSocket  # noqa: PLC0415 - as in main
    from discord.http import Route  # noqa: PLC0415 - as in main

    address = environment["LOOPBACK_ADDRESS"]
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway/"
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    sys.argv = ["bot.py"]
    log = os.open(environment["LOOPBACK_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, theirs in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(ours, theirs)


if __name__ == "__main__":
    main()
