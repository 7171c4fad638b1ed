"""The commands: which there are, and how Discord is told of them."""

from __future__ import annotations

from tockbot.ui.incoming.commands.building import discord_commands
from tockbot.ui.incoming.commands.catalogue import SUBCOMMANDS_LIMIT, Command, CommandGroup, catalogue, errands

__all__ = ["SUBCOMMANDS_LIMIT", "Command", "CommandGroup", "catalogue", "discord_commands", "errands"]
