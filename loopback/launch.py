"""Starts bots, unchanged, against loopbacks: ``python -m loopback.launch``.

Each line that it reads is a JSON object, the environment of one process of the bot, which is a copy (fork) of this one;
it answers with the process's number. To read all modules, the texts of the commands and what pictures are made of
takes seconds, so it is done once for many starts. Modules that are named after an address do more of it when they are
imported; then the first worker of each bot is a copy, too.
"""

from __future__ import annotations

import atexit
import fcntl
import gc
import importlib
import json
import os
import re
import signal
import socket
import sys
from collections.abc import Sequence
from multiprocessing import util
from pathlib import Path

ROOT = Path(__file__).parent.parent

OF_COMMANDS = re.compile(r"^((?:command|parameter|mode|ruleset)-[\w-]+) *=", re.MULTILINE)
"""A message that every start tells Discord."""

HELPERS = 2
"""The number of processes that nearly every bot starts."""

AWAY = 512
"""A number above those of all files that a bot opens."""


def main() -> None:
    """Start what is asked for until nothing more will be."""
    # Registered first, it is called last: to take apart all that was read takes long, and is of no use.
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
    modules = sys.argv[2:]
    for module in modules:
        importlib.import_module(module)
    gc.freeze()
    # Nobody asks how they ended.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _settle(json.loads(line))
            if modules:
                _fork_helpers()
            sys.exit(bot.main())
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _leave() -> None:
    """End at once. Threads have ended by now; objects that complain when they are deleted still do."""
    gc.collect()
    for stream in (sys.stdout, sys.stderr):
        if not stream.closed:
            stream.flush()
    os._exit(0)


def _settle(environment: dict[str, str]) -> None:
    """Be a process of its own: with its Discord, environment, log instead of a terminal, and children to wait for."""
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


def _fork_helpers() -> None:
    """Fork the first processes that the bot will start, which begin once it starts them; others start as always.

    These are a worker, and the process with which Python watches what workers share. The bot has no threads yet and
    nothing open, so a copy has nothing that a new process would not have.
    """
    waiting = [_waiting() for _ in range(HELPERS)]
    start = util.spawnv_passfds

    def start_helper(path: bytes, words: Sequence[str], files: Sequence[int]) -> int:
        if not waiting:
            return start(path, words, files)
        helper, said = waiting.pop()
        numbers = sorted(set(files))
        with said:
            socket.send_fds(said, [json.dumps([words[words.index("-c") :], numbers]).encode()], numbers)
        return helper

    util.spawnv_passfds = start_helper  # type: ignore[assignment]  # its words are given as they came


def _waiting() -> tuple[int, socket.socket]:
    """Fork a process that waits to be told what it is; return its number, and where it is told."""
    ours, theirs = socket.socketpair()
    helper = os.fork()
    if not helper:
        ours.close()
        _help(theirs)
    theirs.close()
    return helper, ours


def _help(bot: socket.socket) -> None:
    """Wait until the bot starts a process, and be that; end with the bot."""
    said, files, *_ = socket.recv_fds(bot, 4096, 64)
    bot.close()
    if not said:
        os._exit(0)
    (_, code, *sys.argv[1:]), numbers = json.loads(said)
    # Each file gets the number that it has in the bot; until all are out of the way, that may be another's here.
    away = [fcntl.fcntl(file, fcntl.F_DUPFD, AWAY) for file in files]
    for file in files:
        os.close(file)
    for file, number in zip(away, numbers, strict=True):
        os.dup2(file, number)
        os.close(file)
    exec(code, {})  # noqa: S102 - what Python would run
    sys.exit()


if __name__ == "__main__":
    main()
