"""Which presses are answered by a message of their own, and which change the one that was pressed on."""

from __future__ import annotations

import discord

from tockbot.ui.outgoing.messages.answers import Interaction
from tockbot.ui.press import (
    Agree,
    ComeBack,
    Decline,
    EnoughNotes,
    ExportGame,
    FilmGame,
    Learn,
    OpenReplay,
    PlayAgain,
    Press,
    Reopen,
    SeatsPress,
    SeriesAgain,
    ShowHand,
    ShowLog,
    ShowProof,
    ShowPuzzle,
    ShowReview,
    ShowRules,
    ShowSetup,
    SitAgain,
    Watch,
)

ANEW = (
    ShowSetup
    | ShowHand
    | ShowLog
    | ShowRules
    | ShowProof
    | PlayAgain
    | SeriesAgain
    | SitAgain
    | Learn
    | EnoughNotes
    | ShowPuzzle
    | OpenReplay
    | ExportGame
    | Reopen
    | Watch
    | FilmGame
    | ShowReview
)
"""Presses that are answered by a new message for the person's eyes only; others change the message pressed on."""


UNCHANGED = SeatsPress | ComeBack | Agree | Decline
"""Presses after which the message pressed on stays for the painter to change."""


def is_anew(interaction: Interaction, press: Press) -> bool:
    """Whether a press is answered by a new message: it is one of those, or others would read what it changes."""
    return isinstance(press, ANEW) or (not isinstance(press, UNCHANGED) and _others_read(interaction))


def _others_read(interaction: Interaction) -> bool:
    """Whether the message that was pressed on is not for the person's eyes only."""
    message = interaction.message
    is_alone = interaction.guild_id is None and not isinstance(interaction.channel, discord.GroupChannel)
    return not is_alone and (message is None or not message.flags.ephemeral)
