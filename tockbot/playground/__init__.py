"""The playground: the same bot on a simulated Discord in a browser, with no token and no network.

SimCord plays Discord inside this process, and its preview is a small web server that shows one channel of it. A hand
goes out by DM, so one channel is not enough: here every channel and every person's DM has a preview of its own, and one
page of ours (``page.html``) holds a tab for each.

The browser speaks to our server only, because a preview refuses to be framed and lives at a port of its own. Our server
hands each request on to the preview whose key (SimCord calls it the capability) the request carries, one action at a
time, as the simulated world demands.

The simulated clock stands still unless it is told to move, so a heartbeat keeps it at the true time: dates are right,
and what waits to be tried again is. The same heartbeat republishes what one person's move has changed for the others.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord
import simcord

from tockbot.playground.handing_on import UnknownSimcordError, check_simcord
from tockbot.playground.server import Server
from tockbot.playground.world import furnish, open_a_table, seconds_behind

STARTS: Final = 60.0
"""Seconds in which the bot must have started, and drawn its first picture."""

SETTLE: Final = 3.0
"""Seconds for which SimCord waits after an action until the bot rests; what comes later, the heartbeat shows.

Whatever the bot wants to do sooner than that is waited for, its alarms too, so a longer wait would hold up everybody.
"""


_SAY: Final = partial(print, flush=True)
"""Flushed, because a file or another program would otherwise see it at the end."""


async def run(
    make_client: Callable[[], Awaitable[discord.Client]], *, port: int, say: Callable[[str], object] = _SAY
) -> None:
    """Run the playground until it is cancelled.

    Args:
        make_client: Builds the bot, not logged in; its command tree must be its attribute ``tree``.
        port: The port of the page on this machine; 0 takes any free one.
        say: Gets the instructions, once the page can be opened.

    Raises:
        OSError: The port cannot be had; its text is one sentence for whoever runs the bot.
        UnknownSimcordError: The playground can't correct this version of SimCord; its text is one sentence.
    """
    check_simcord()
    client = await make_client()
    env = simcord.Env(client, check_errors=False, settle_timeout=STARTS)
    env.backend.clock.advance(seconds_behind(env))
    env.backend.edit_bot_profile("tockbot")
    try:
        await env.start()
        tabs = furnish(env)
        await open_a_table(tabs[0])
        env.settle_timeout = SETTLE
        await Server(env, tabs).serve(port, say)
    finally:
        # SimCord logs a bot in, but leaves logging it out to whoever made it.
        await client.close()
        await env.shutdown()
