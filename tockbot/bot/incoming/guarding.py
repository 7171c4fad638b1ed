"""Answers whoever asked, whatever goes wrong: with one sentence, and a line in the log that holds no card."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from enum import Enum

import discord

from tockbot.bot.messages.answers import GONE_CODES, Interaction, tell
from tockbot.bot.messages.sending import UNKNOWN_MESSAGE
from tockbot.bot.words.speaker import Speaker
from tockbot.metrics import ANSWER_SECONDS, PRESSES
from tockbot.service import traceback_line
from tockbot.tables import Refused

logger = logging.getLogger(__name__)


Speaking = Callable[[], Awaitable[Speaker]]
"""Finds out who speaks to whoever asked."""


async def guarded(interaction: Interaction, asked: str, act: Callable[[], Awaitable[None]], speaking: Speaking) -> bool:
    """Act for a person; whatever goes wrong, answer with one sentence. Gives whether it went well.

    ``asked`` says what for in the log and the metrics: a command, or a press by its type.
    """
    with ANSWER_SECONDS.time():
        ended = await _attempt(interaction, asked, act, speaking)
    PRESSES.labels(asked, ended.value).inc()
    return ended is Ended.DONE


class Ended(Enum):
    """How it ended what somebody asked for."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"


async def _attempt(
    interaction: Interaction, asked: str, act: Callable[[], Awaitable[None]], speaking: Speaking
) -> Ended:
    try:
        await act()
    except Refused as refusal:
        say = await speaking()
        await tell(interaction, say(str(refusal.reason.value), **refusal.facts))
        return Ended.REFUSED
    except discord.HTTPException as error:
        # A person may press on a screen of their own at the moment in which the next one takes its place.
        level = logging.INFO if error.code == UNKNOWN_MESSAGE else logging.WARNING
        logger.log(level, "Discord refused an answer to %s: %s", asked, traceback_line(error))
        if error.code not in GONE_CODES:
            say = await speaking()
            await tell(interaction, say("failed"))
        return Ended.FAILED
    except Exception as error:  # noqa: BLE001 - whoever acted must be answered
        logger.error("%s failed: %s", asked, traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
        say = await speaking()
        await tell(interaction, say("failed"))
        return Ended.FAILED
    return Ended.DONE
