"""Simulates Discord on this machine over real HTTP and WebSocket, for tests of the whole bot and for load tests.

The bot runs unchanged, in processes of its own (:mod:`loopback.launch`), which tests can kill. The loopback accepts and
refuses the same requests as Discord: it checks payloads, permissions, closed direct messages and rate limits. It has
only the parts of Discord that the bot uses.
"""

from __future__ import annotations

from loopback.bots import Bot, Launcher
from loopback.checks.components import walk
from loopback.faults import Fault, Json
from loopback.interactions import Interaction
from loopback.model import Model
from loopback.person import NoAnswerError, NotThereError, Person, RemovedError
from loopback.rates import Rates
from loopback.server import Loopback
from loopback.troubles import Trouble
from loopback.world import Channel, Message, Surroundings, World

__all__ = [
    "Bot",
    "Channel",
    "Fault",
    "Interaction",
    "Json",
    "Launcher",
    "Loopback",
    "Message",
    "Model",
    "NoAnswerError",
    "NotThereError",
    "Person",
    "Rates",
    "RemovedError",
    "Surroundings",
    "Trouble",
    "World",
    "walk",
]
