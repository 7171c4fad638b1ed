"""Runs the playground: the same bot on a simulated Discord in a browser, without a token or a network.

SimCord simulates Discord in this process, and its preview is a small web server that shows one channel. Cards arrive by
direct message, so one channel is not enough: here, every channel and every person's direct messages have a preview of
their own, and our page (``page.html``) has a tab for each.

The browser talks to our server only, because a preview refuses to be framed and has a port of its own. Our server
forwards each request to the preview whose key (SimCord calls it the capability) the request contains, one action at a
time, as SimCord requires.

The simulated clock only moves on request, so a heartbeat keeps it at the real time: dates are right, and retries
happen. The same heartbeat refreshes the other previews after someone has acted.
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
"""Maximum seconds for the bot to start and draw its first picture."""

SETTLE: Final = 3.0
"""Seconds that SimCord waits after an action until the bot rests; the heartbeat shows what happens later.

SimCord also waits for everything that the bot wants to do within this time, including its alarms, so a longer wait
would slow everyone down.
"""


_SAY: Final = partial(print, flush=True)
"""Flushed, because a file or another program would otherwise get the text only at the end."""


async def run(
    make_client: Callable[[], Awaitable[discord.Client]], *, port: int, say: Callable[[str], object] = _SAY
) -> None:
    """Run the playground until it is cancelled.

    Args:
        make_client: creates the bot, not logged in; its command tree must be its attribute ``tree``.
        port: the port of the page on this machine; 0 takes any free one.
        say: gets the instructions, once the page can be opened.

    Raises:
        OSError: the port cannot be used; the text is one sentence for the operator.
        UnknownSimcordError: the playground cannot correct this version of SimCord; the text is one sentence.
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
        # SimCord logs a bot in, but its creator must log it out.
        await client.close()
        await env.shutdown()
