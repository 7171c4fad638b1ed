"""The numbers by which things are known: one type each, so that none is taken for another."""

from __future__ import annotations

from typing import Final, NewType

TableId = NewType("TableId", int)
"""A table's, given by the database when it is opened."""

PersonId = NewType("PersonId", int)
"""A person's, of our own: the log names people by it. Who it is on Discord stands in one row beside the log."""

UserId = NewType("UserId", int)
"""A person's on Discord."""

GuildId = NewType("GuildId", int)
"""A server's on Discord."""

NO_GUILD: Final = GuildId(0)
"""Stands for the server of a table that is in none."""

ChannelId = NewType("ChannelId", int)
"""A channel's, or a thread's, on Discord."""

MessageId = NewType("MessageId", int)
"""A message's on Discord."""

Stamp = NewType("Stamp", int)
"""The number of the log entry since which somebody can do something new; buttons carry it."""
