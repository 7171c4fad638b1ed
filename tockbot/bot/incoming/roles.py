"""The role of a server for people who want to be pinged: which one is acceptable, who may choose it, and giving it.

The bot gives this role to anyone who presses a button. So it must be harmless: it has no permission that @everyone
lacks, and no channel or category treats it specially. A member who may give it by hand has to confirm it. Of channels
that the bot cannot see, Discord tells it no permissions: there, that member has to look.
"""

from __future__ import annotations

import discord

from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.bot.painting.permissions import TO_CALL, permission_names
from tockbot.storage import ServerChoices
from tockbot.tables import Refused


def called_role(guild: discord.Guild, chosen: ServerChoices) -> discord.Role | None:
    """The role that a server has chosen; None where it has not, or the role is gone."""
    return None if chosen.called_role is None else guild.get_role(chosen.called_role)


def objection_to(role: discord.Role) -> Objection | None:
    """Return why the bot may not give a role to everyone who wants to be pinged; None if it may."""
    guild = role.guild
    if role.is_default():
        return Objection.ROLE_EVERYONE
    if role.managed or not role < guild.me.top_role:
        return Objection.ROLE_RANK
    if role.permissions.value & ~guild.default_role.permissions.value:
        return Objection.ROLE_POWERS
    if any(role in channel.overwrites for channel in guild.channels):
        return Objection.ROLE_CHANNELS
    return None


def hidden_channels(guild: discord.Guild) -> int:
    """Return the number of channels that the bot cannot see: Discord does not tell it which roles appear there."""
    return sum(not channel.permissions_for(guild.me).view_channel for channel in guild.channels)


def check_acceptable(role: discord.Role) -> None:
    """Make sure that the bot may give a role to everyone who wants to be pinged.

    Raises:
        Refused: ROLE_EVERYONE, ROLE_RANK, ROLE_POWERS, ROLE_CHANNELS.
    """
    objection = objection_to(role)
    if objection is not None:
        raise Refused(objection, role=role.mention)


def may_choose(request: Request, role: discord.Role) -> bool:
    """Return whether whoever asks could give a role, and make it mentionable: the bot does both for them."""
    member = request.interaction.user
    if not isinstance(member, discord.Member):
        return False
    is_above = member.guild_permissions.manage_roles and role < member.top_role
    return is_above or role.guild.owner_id == member.id


def check_mentionable(request: Request, role: discord.Role) -> None:
    """Make sure that the bot may mention a role where it is asked; everybody is never called.

    Raises:
        Refused: ROLE_EVERYONE, ROLE_MENTION.
    """
    if role.is_default():
        raise Refused(Objection.ROLE_EVERYONE)
    if not (role.mentionable or request.interaction.app_permissions.mention_everyone):
        permissions = permission_names(request.say, (TO_CALL,))
        raise Refused(Objection.ROLE_MENTION, role=role.mention, permissions=permissions)


def may_give(guild: discord.Guild) -> bool:
    """Whether the bot may give roles below its own, and take them."""
    return guild.me.guild_permissions.manage_roles
