"""The role that is pinged when a table needs players: whether the bot may give it, and mention it.

The bot gives this role to anyone who presses a button, so the role must be harmless: it has no permission that
@everyone lacks, and no channel or category treats it specially. A member who could give the role by hand must confirm
it. Discord does not tell the bot the permissions of channels that it cannot see; that member has to look there.
"""

from __future__ import annotations

import discord

from tockbot.bot import channels
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.storage import ServerChoices
from tockbot.tables import Refused


def called_role(guild: discord.Guild, chosen: ServerChoices) -> discord.Role | None:
    """Return the role that a server has chosen; None if it has chosen none, or the role was deleted."""
    return None if chosen.called_role is None else guild.get_role(chosen.called_role)


def objection_to(role: discord.Role) -> BotRefusal | None:
    """Return why the bot may not give a role to everyone who wants to be pinged; None if it may."""
    guild = role.guild
    if role.is_default():
        return BotRefusal.ROLE_EVERYONE
    if role.managed or not role < guild.me.top_role:
        return BotRefusal.ROLE_RANK
    if role.permissions.value & ~guild.default_role.permissions.value:
        return BotRefusal.ROLE_POWERS
    if any(role in channel.overwrites for channel in guild.channels):
        return BotRefusal.ROLE_CHANNELS
    return None


def hidden_channels(guild: discord.Guild) -> int:
    """Return the number of channels that the bot cannot see: Discord does not tell it which roles appear there."""
    return sum(not channel.permissions_for(guild.me).view_channel for channel in guild.channels)


def check_acceptable(role: discord.Role) -> None:
    """Make sure that the bot may give a role to everyone who wants to be pinged."""
    objection = objection_to(role)
    if objection is not None:
        raise Refused(objection, role=role.mention)


def may_choose(request: Request, role: discord.Role) -> bool:
    """Return whether the person could give a role and make it mentionable: the bot does both on their behalf."""
    member = request.interaction.user
    if not isinstance(member, discord.Member):
        return False
    is_above = member.guild_permissions.manage_roles and role < member.top_role
    return is_above or role.guild.owner_id == member.id


def check_mentionable(request: Request, role: discord.Role) -> None:
    """Make sure that the bot may mention a role in this channel; @everyone is never mentioned."""
    if role.is_default():
        raise Refused(BotRefusal.ROLE_EVERYONE)
    if not (role.mentionable or request.interaction.app_permissions.mention_everyone):
        permissions = channels.permission_names(request.say, (channels.TO_CALL,))
        raise Refused(BotRefusal.ROLE_MENTION, role=role.mention, permissions=permissions)


def may_give(guild: discord.Guild) -> bool:
    """Return whether the bot may give people the roles below its own, and take them back."""
    return guild.me.guild_permissions.manage_roles
