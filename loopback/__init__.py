"""A stand-in for Discord on this machine, over real HTTP and WebSocket: for tests of the whole bot, and for load.

The bot runs against it unchanged, in processes of its own (:mod:`loopback.launch`), and can be killed. The loopback
takes what Discord takes and refuses what Discord refuses: payloads, permissions, closed direct messages, too many
requests. It has what the bot uses of Discord and nothing else.
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
