"""Answers whoever asked, whatever goes wrong: with one sentence, and a line in the log that holds no card."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from enum import Enum

import discord

from tockbot.bot.messages.answers import GONE_CODES, Interaction, tell
from tockbot.bot.messages.sending import UNKNOWN_MESSAGE
from tockbot.bot.words.speaker import Speaker, language_of, speaker
from tockbot.metrics import ANSWER_SECONDS, PRESSES
from tockbot.service import traceback_line
from tockbot.tables import Refused

logger = logging.getLogger(__name__)


async def guarded(interaction: Interaction, asked: str, act: Callable[[], Awaitable[None]]) -> bool:
    """Act for a person; whatever goes wrong, answer with one sentence. Gives whether it went well.

    ``asked`` says what for in the log and the metrics: a command, or a press by its type.
    """
    with ANSWER_SECONDS.time():
        ended = await _attempt(interaction, asked, act)
    PRESSES.labels(asked, ended.value).inc()
    return ended is Ended.DONE


class Ended(Enum):
    """How it ended what somebody asked for."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"


async def _attempt(interaction: Interaction, asked: str, act: Callable[[], Awaitable[None]]) -> Ended:
    say = speaker_for(interaction)
    try:
        await act()
    except Refused as refusal:
        await tell(interaction, say(str(refusal.reason.value), **refusal.facts))
        return Ended.REFUSED
    except discord.HTTPException as error:
        # A person may press on a screen of their own at the moment in which the next one takes its place.
        level = logging.INFO if error.code == UNKNOWN_MESSAGE else logging.WARNING
        logger.log(level, "Discord refused an answer to %s: %s", asked, traceback_line(error))
        if error.code not in GONE_CODES:
            await tell(interaction, say("failed"))
        return Ended.FAILED
    except Exception as error:  # noqa: BLE001 - whoever acted must be answered
        logger.error("%s failed: %s", asked, traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
        await tell(interaction, say("failed"))
        return Ended.FAILED
    return Ended.DONE


def speaker_for(interaction: Interaction) -> Speaker:
    """Who speaks the language of the person acting."""
    return speaker(language_of(interaction.locale.value))
