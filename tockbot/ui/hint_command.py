"""``/tock hint``: a hint for whoever asks, which the whole table hears of."""

from __future__ import annotations

import discord

from tockbot.tables import Level, Refusal, Refused, UserId, decisions, question_for
from tockbot.ui.desk import Interaction, acknowledge, desk_of, show
from tockbot.ui.screens.hint import hint_screen
from tockbot.ui.words.speaker import Speaker, speaker


async def hint(interaction: Interaction) -> None:
    """Ask what to play, or which card to give."""
    desk = desk_of(interaction)

    async def act(say: Speaker) -> None:
        await acknowledge(interaction)
        number = desk.table_here(interaction)
        seen = desk.seen_by(interaction, number)
        game, seat = seen.game, seen.viewer
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        if game is None:
            raise Refused(Refusal.NOT_STARTED)
        user = UserId(interaction.user.id)
        counted = await desk.tables.decide(number, lambda table: decisions.hint(table, user, game.stamp), quietly=True)
        given = await desk.hinter.hint(question_for(number, seat, game, Level.HARD))
        left = desk.seen_by(interaction, number).hints_left
        await show(interaction, hint_screen(say, game, given, left))
        if counted:
            told = speaker(seen.language)("hint-told", name=f"<@{interaction.user.id}>")
            await interaction.followup.send(told, allowed_mentions=discord.AllowedMentions.none())

    await desk.guarded(interaction, act)
