"""``/tock practice``: a game alone against easy computer players, in direct messages, and a word on each play.

Whom no direct message reaches plays it where they ask for it, on a screen that only they see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import discord

from tockbot.bot.handlers import Command, does
from tockbot.bot.move_texts import Teller, Weigher, advice_told, reason_told
from tockbot.bot.press import Cost, Press, press
from tockbot.bot.request import OwnGames, Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.sending import is_refused
from tockbot.bot.shared_presses import EndTable, ShowHand
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules
from tockbot.bot.words import Speaker, in_a_row
from tockbot.computer import MISTAKE, Advice
from tockbot.learning import only_way_out, with_a_way_out
from tockbot.rules import Play
from tockbot.tables import (
    NO_GUILD,
    Card,
    ChannelId,
    Kind,
    Level,
    Observation,
    Opened,
    Pace,
    Refused,
    TableId,
    TableSeen,
    commands,
    question_for,
)


@press("noadvice", asked=Cost.LESSON)
class StopAdvice(Press):
    """Hear no word on plays in practice games any more."""


NO_ADVICE: Final = "no-advice"
"""What somebody has learnt who wants no word on their plays."""


class Practising:
    """Opens practice games, and says a word on plays in them."""

    def __init__(self, weigher: Weigher, own_games: OwnGames, new_seed: Callable[[], bytes]) -> None:
        """Ask this one what would have been better; each game has a new seed."""
        self._weigher = weigher
        self._own_games = own_games
        self._new_seed = new_seed

    @Command("practice", asked=Cost.TABLE, anywhere=True)
    async def practice(self, request: Request, advice: bool | None = None) -> None:  # noqa: FBT001 - Discord names it
        """Play alone against easy computer players, in direct messages."""
        say, viewers, person = request.say, request.viewers, request.person
        if advice is not None:
            await viewers.change(person.id, lambda chosen: chosen.knowing(NO_ADVICE, known=not advice))
        channel = await _dm_channel(request)
        link = await _link(request, channel)
        running = request.tables.in_channel(channel)
        if running is not None:
            await request.show(practice_screen(say, running, link, is_new=False))
            return
        rules = chosen_rules(say, DEFAULT_RULESET, (None, None), "")

        def opened() -> Opened:
            place = NO_GUILD, channel, person.id
            return Opened(*place, say.language, rules, self._new_seed(), Pace.OPEN, Kind.PRACTICE)

        table_id = await request.tables.open(with_a_way_out(opened), commands.practise)
        await request.show(practice_screen(say, table_id, link, is_new=True))

    async def advise(self, request: Request, before: TableSeen, game: Observation, chosen: Play | Card) -> None:
        """Say a word on a play made, or a card given, in a practice game, if another would have been much better.

        Of who gives the only way out away it is said sooner: no gift costs as much as a play can.
        """
        seat = before.viewer
        if before.kind is not Kind.PRACTICE or seat is None:
            return
        if NO_ADVICE in (await request.viewers.preferences(request.person.id)).learnt:
            return
        try:
            await self._own_games.check_advice(request, before.rules, (game.pawns,))
        except Refused:
            return
        weighed = await self._weigher.weigh(question_for(before.id, seat, game, Level.HARD), chosen)
        if weighed.given_away >= (MISTAKE / 3 if chosen == only_way_out(game) else MISTAKE):
            await request.tell_screen(advice_screen(request.say, game, weighed.best), await request.theme(), {})

    @does(StopAdvice)
    async def stop_advice(self, request: Request, _: StopAdvice) -> None:
        """Say no word on plays any more."""
        await request.viewers.change(request.person.id, lambda chosen: chosen.knowing(NO_ADVICE, known=True))
        await request.show(Screen(request.say("practice-advice-stopped")))


async def _dm_channel(request: Request) -> ChannelId:
    """The channel of direct messages with whoever asks; where none can be, their own number, which no channel has."""
    if request.is_alone:
        return request.channel
    known = (await request.viewers.preferences(request.person.id)).dm_channel
    try:
        return known or await request.viewers.direct.open(request.interaction.client, request.user)
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        await request.viewers.out_of_reach(request.person.id, error)
        return ChannelId(request.user)


async def _link(request: Request, channel: ChannelId) -> str:
    """The address of whoever's direct messages; empty where none reaches them."""
    is_reached = request.is_alone or await request.viewers.takes_messages(NO_GUILD, request.person.id)
    return f"https://discord.com/channels/@me/{channel}" if is_reached else ""


def practice_screen(say: Speaker, table_id: TableId, link: str, *, is_new: bool) -> Screen:
    """Where a practice game is played, which is here where there is no link, and its end where one goes on."""
    told = say("practice-opened" if is_new else "practice-running", link=link) if link else say("practice-here")
    hand = Button(say("button-hand"), ShowHand(table_id), Style.MAIN)
    end = () if is_new else (Button(say("button-end"), EndTable(table_id), Style.DANGER),)
    return Screen(told, ((hand, *end),))


def advice_screen(say: Speaker, game: Observation, better: Advice) -> Screen:
    """What would have been much better than what was played, and how to hear no more of it."""
    teller = Teller(say, game, marked=True)
    lines = [say("practice-better", what=advice_told(say, teller, better), percent=round(100 * better.chance))]
    if better.reasons:
        lines.append(f"-# {in_a_row(say, [reason_told(say, game, teller, one) for one in better.reasons])}")
    return Screen("\n".join(lines), ((Button(say("button-stop-advice"), StopAdvice()),),))
