"""Where something is asked: in a server that the bot is in, alone with it, or where it is but an app of somebody's.

People can add the bot to themselves, and take it along: to other servers, other people's direct messages, groups. There
it has no channel and no members to ask for, and nothing of that server is its to read or to keep; what it does, it does
for the person.
"""

from __future__ import annotations

import discord

from tockbot.bot.messages.answers import Interaction
from tockbot.bot.objections import Objection
from tockbot.bot.painting.permissions import install_link
from tockbot.tables import Refused


def server_of(interaction: Interaction) -> discord.Guild | None:
    """The server in which it is asked; None where it is none, or the bot is not in it."""
    return None if interaction.guild_id is None else interaction.client.get_guild(interaction.guild_id)


def is_alone(interaction: Interaction) -> bool:
    """Whether it is asked in direct messages with the bot, where nobody else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


def may_show(interaction: Interaction) -> bool:
    """Whether others are there, and see what is shown to everybody.

    What an app says that is not the server's own Discord shows to one person, where the server wants it so.
    """
    if interaction.guild_id is None:
        return not is_alone(interaction)
    return server_of(interaction) is not None or interaction.permissions.use_external_apps


def without_server(interaction: Interaction) -> Refused:
    """That something needs a server with the bot in it, which this is not."""
    if interaction.guild_id is None:
        return Refused(Objection.NEEDS_SERVER)
    return Refused(Objection.NOT_IN_SERVER, link=install_link(interaction.application_id))
