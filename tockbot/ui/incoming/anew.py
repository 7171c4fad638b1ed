"""Which presses are answered by a message of their own, and which change the one that was pressed on."""

from __future__ import annotations

from tockbot.ui.outgoing.messages.answers import Interaction
from tockbot.ui.press import (
    EnoughNotes,
    ExportGame,
    FilmGame,
    Learn,
    OpenReplay,
    PlayAgain,
    Press,
    Reopen,
    SeriesAgain,
    ShowHand,
    ShowHelp,
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


def is_anew(interaction: Interaction, press: Press) -> bool:
    """Whether a press is answered by a new message, because it is one of those, or others read what was pressed on."""
    return isinstance(press, ANEW) or (isinstance(press, ShowHelp) and _others_read(interaction))


def _others_read(interaction: Interaction) -> bool:
    """Whether the message that was pressed on stands in a channel for everybody."""
    message = interaction.message
    return interaction.guild_id is not None and (message is None or not message.flags.ephemeral)
