"""``/tock practice``: a game alone against easy computer players, in direct messages, and a word on each play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockbot.computer import much_better
from tockbot.learning import with_a_way_out
from tockbot.rules import Play
from tockbot.tables import (
    NO_GUILD,
    ChannelId,
    Kind,
    Level,
    Observation,
    Opened,
    Pace,
    TableSeen,
    question_for,
    wishes,
)
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.table.hints import Hinter
from tockbot.ui.incoming.typed.rules import DEFAULT_RULESET, chosen_rules
from tockbot.ui.screens.learning.practice import advice_text, practice_screen

NO_ADVICE: Final = "no-advice"
"""What somebody has learnt who wants no word on their plays."""


class Practising:
    """Opens practice games, and says a word on plays in them."""

    def __init__(self, hinter: Hinter, new_seed: Callable[[], bytes]) -> None:
        """Ask this one what would have been better; each game has a new seed."""
        self._hinter = hinter
        self._new_seed = new_seed

    async def practice(self, request: Request, advice: bool | None = None) -> None:  # noqa: FBT001 - Discord names it
        """Play alone against easy computer players, in direct messages."""
        say, viewers, person = request.say, request.viewers, request.person
        if advice is not None:
            await (viewers.unlearn if advice else viewers.learn)(person.id, (NO_ADVICE,))
        channel = await _dm_channel(request)
        running = request.tables.in_channel(channel)
        if running is not None:
            await request.show(practice_screen(say, running, channel, is_new=False))
            return
        rules = chosen_rules(say, DEFAULT_RULESET, (None, None), "")

        def opened() -> Opened:
            place = NO_GUILD, channel, person.id
            return Opened(*place, say.language, rules, self._new_seed(), Pace.OPEN, Kind.PRACTICE)

        table_id = await request.tables.open(with_a_way_out(opened), wishes.practise)
        await request.show(practice_screen(say, table_id, channel, is_new=True))

    async def advise(self, request: Request, before: TableSeen, game: Observation, chosen: Play) -> None:
        """Say a word on a play made in a practice game, if another would have been much better."""
        seat = before.viewer
        if before.kind is not Kind.PRACTICE or seat is None:
            return
        if NO_ADVICE in (await request.viewers.preferences(request.person.id)).learnt:
            return
        hint = await self._hinter.hint(question_for(before.id, seat, game, Level.HARD))
        better = much_better(hint, chosen)
        if better is not None:
            await request.tell(advice_text(request.say, game, better))


async def _dm_channel(request: Request) -> ChannelId:
    """The channel of direct messages with whoever asks."""
    if request.guild is None:
        return request.channel
    known = (await request.viewers.preferences(request.person.id)).dm_channel
    return known or ChannelId((await request.interaction.user.create_dm()).id)
