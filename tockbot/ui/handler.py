"""A button pressed or a menu chosen from, as its handler gets it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tockbot.tables import Decision, Human, Observation, Refusal, Refused, TableSeen, UserId
from tockbot.ui.custom_id import Press, at
from tockbot.ui.desk import Desk, Interaction
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Pressing:
    """A button pressed or a menu chosen from."""

    desk: Desk
    interaction: Interaction
    press: Press
    values: tuple[str, ...]
    say: Speaker

    @property
    def user(self) -> UserId:
        """The person who pressed."""
        return UserId(self.interaction.user.id)

    @property
    def seen(self) -> TableSeen:
        """The table as the person sees it now.

        Raises:
            Refused: NO_TABLE.
        """
        return self.desk.seen_by(self.interaction, self.press.table)

    @property
    def value(self) -> str:
        """The line chosen from a menu.

        Raises:
            PressError: none was.
        """
        return at(self.values, 0)

    def game(self) -> Observation:
        """The game as the person's seat knows it, if the button belongs to this moment.

        Raises:
            Refused: NOT_SEATED, NOT_STARTED, STALE.
        """
        seen = self.seen
        if seen.viewer is None:
            raise Refused(Refusal.NOT_SEATED)
        if seen.game is None:
            raise Refused(Refusal.NOT_STARTED)
        if seen.game.stamp != self.press.stamp:
            raise Refused(Refusal.STALE)
        return seen.game

    async def decide(self, decision: Decision) -> None:
        """Make a decision at the table."""
        await self.desk.tables.decide(self.press.table, decision)


Handler = Callable[[Pressing], Awaitable[None]]


def person_of(interaction: Interaction) -> Human:
    """The person acting, as a table knows people."""
    return Human(UserId(interaction.user.id), interaction.user.display_name)
