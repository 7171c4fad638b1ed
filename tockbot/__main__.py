"""``tockbot``, or ``python -m tockbot``: starts the bot, or runs a command without Discord.

Settings are read from ``.env`` in the folder of the games: the checkout, else the working folder, or the folder in
``TOCKBOT_FOLDER``.
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
"""Option that opens the playground even if there is a token."""

PIPE_CLOSED: Final = 141
"""Exit code if the reader of the output is gone; shells give it to a program that SIGPIPE ended."""


def run() -> int:
    """Start the bot or run a command, and return the exit code."""
    try:
        try:
            return start(sys.argv[1:]) if set(sys.argv[1:]) <= {PLAYGROUND} else command(sys.argv[1:])
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        # The reader is gone, as with ``| head``. Without this, Python would try to write the rest again when it ends.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        return PIPE_CLOSED


def start(arguments: Sequence[str]) -> int:
    """Run the bot until it is stopped, and return the exit code."""
    chosen = _settings()
    # The bot's worker processes import this module too, and need nothing of Discord.
    from tockbot import app  # noqa: PLC0415 - as above

    return app.run(replace(chosen, token=None) if PLAYGROUND in arguments else chosen)


def command(arguments: Sequence[str]) -> int:
    """Run a command and return the exit code."""
    from tockbot import cli  # noqa: PLC0415 - as above

    return cli.main(arguments, _settings, _doctor)


def _settings() -> Settings:
    """Return the settings; print what is wrong with them and exit if they cannot be used."""
    from tockbot import settings  # noqa: PLC0415 - most commands need none

    try:
        return settings.read(os.environ, settings.folder(os.environ) / ".env")
    except settings.SettingsError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def _doctor(chosen: Settings, channel: int | None) -> int:
    from tockbot import app  # noqa: PLC0415 - the other commands need nothing of Discord

    return app.doctor(chosen, channel)


if __name__ == "__main__":
    sys.exit(run())
