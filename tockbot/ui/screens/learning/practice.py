"""A practice game: where it is played, and the word on a play after which another would have been much better."""

from __future__ import annotations

from tockbot.computer import Advice
from tockbot.tables import ChannelId, Observation, TableId
from tockbot.ui.press import EndTable, ShowHand
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.screens.turn.hint import advice_told, reason_told
from tockbot.ui.words.names import in_a_row
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.speaker import Speaker


def practice_screen(say: Speaker, table_id: TableId, channel: ChannelId, *, is_new: bool) -> Screen:
    """Where a practice game is played, and its end where one goes on."""
    link = f"https://discord.com/channels/@me/{channel}"
    hand = Button(say("button-hand"), ShowHand(table_id), Style.MAIN)
    if is_new:
        return Screen(say("practice-opened", link=link), ((hand,),))
    end = Button(say("button-end"), EndTable(table_id), Style.DANGER)
    return Screen(say("practice-running", link=link), ((hand, end),))


def advice_text(say: Speaker, game: Observation, better: Advice) -> str:
    """What would have been much better than what was played."""
    teller = Teller(say, game, marked=True)
    lines = [say("practice-better", what=advice_told(say, teller, better), percent=round(100 * better.chance))]
    if better.reasons:
        lines.append(f"-# {in_a_row(say, [reason_told(say, game, teller, one) for one in better.reasons])}")
    lines.append(say("practice-advice-off"))
    return "\n".join(lines)
