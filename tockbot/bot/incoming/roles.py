"""The role of a server whose people are called for games: whether the bot may mention it, and give it."""

from __future__ import annotations

import discord

from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.bot.painting.permissions import TO_CALL, permission_names
from tockbot.tables import Refused, ServerChoices


def called_role(guild: discord.Guild, chosen: ServerChoices) -> discord.Role | None:
    """The role that a server has chosen; None where it has not, or the role is gone."""
    return None if chosen.called_role is None else guild.get_role(chosen.called_role)


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


def may_give(guild: discord.Guild, role: discord.Role) -> bool:
    """Whether the bot may give a role and take it: it needs the permission, and a role above it."""
    return guild.me.guild_permissions.manage_roles and role.is_assignable()
