"""``tockbot``, or ``python -m tockbot``: starts the bot; with a command, does something without Discord.

Settings stand in ``.env`` in the folder where the games are: the checkout, else the working folder, else what
``TOCKBOT_FOLDER`` says.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tockbot.settings import Settings

PLAYGROUND = "--playground"
"""Opens the playground even where there is a token."""

PIPE_CLOSED: Final = 141
"""Exit code if the reader of the output has gone: the one that a shell gives a program that SIGPIPE ended."""


def run() -> int:
    """Start the bot, or run a command, and give the exit code."""
    try:
        try:
            return start(sys.argv[1:]) if set(sys.argv[1:]) <= {PLAYGROUND} else command(sys.argv[1:])
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on, as behind ``| head``. Python would try to write the rest once more when it ends.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        return PIPE_CLOSED


def start(arguments: Sequence[str]) -> int:
    """Run the bot until it is stopped, and give the exit code."""
    # The bot's workers read this module too, and need nothing of Discord.
    from tockbot import app, settings  # noqa: PLC0415 - as above

    try:
        chosen = settings.read(os.environ, settings.folder(os.environ) / ".env")
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    return app.run(replace(chosen, token=None) if PLAYGROUND in arguments else chosen)


def command(arguments: Sequence[str]) -> int:
    """Run a command and give the exit code."""
    from tockbot import cli, settings  # noqa: PLC0415 - as above

    try:
        return cli.main(arguments, lambda: settings.read(os.environ, settings.folder(os.environ) / ".env"), _doctor)
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        return 2


def _doctor(chosen: Settings, channel: int | None) -> int:
    from tockbot import app  # noqa: PLC0415 - the other commands need nothing of Discord

    return app.doctor(chosen, channel)


if __name__ == "__main__":
    sys.exit(run())
