"""Starts the bot: builds it from its parts, and runs it on Discord or in the playground."""

from __future__ import annotations

from tockbot.app.doctor import doctor
from tockbot.app.parts import WAITS, Setup, Waits, make_client
from tockbot.app.running import run
