"""Who the people at a table are, and when they sleep: of whom the log has numbers, read from where people are kept."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass, replace

from tockbot.service.tracebacks import traceback_line
from tockbot.storage import PeopleBook
from tockbot.tables import NO_GUILD, NOBODY_QUIET, Human, Person, PersonId, Quiet, Table

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Named:
    """A person at a table.

    Attributes:
        here: under the name in the table's server.
        outside: under the global name, which is shown everywhere else.
    """

    here: Person
    outside: Person


class Names:
    """The names of people, read where they are not known."""

    def __init__(self, people: PeopleBook) -> None:
        """Read them here."""
        self._people = people

    async def missing(self, table: Table, known: Collection[PersonId]) -> list[Named]:
        """Those people of a table who are not known; who cannot be read now is asked for at the next step."""
        missing, guild = table.people.difference(known), table.opening.guild
        if not missing:
            return []
        try:
            outside = await self._people.read(missing)
            here = outside if guild == NO_GUILD else await self._people.read(missing, guild)
        except Exception as error:  # noqa: BLE001 - a game goes on without names
            logger.warning("the names of people at a table could not be read: %s", traceback_line(error))
            return []
        elsewhere = {person.id: person for person in outside}
        return [Named(person, elsewhere.get(person.id, replace(person, name=""))) for person in here]

    async def quiet(self, table: Table) -> Quiet:
        """When those at a table sleep, where that counts; where it cannot be read, never."""
        times = table.clock.times
        if times is None or not times.rests:
            return NOBODY_QUIET
        try:
            return await self._people.quiet([player.person for player in table.seated if isinstance(player, Human)])
        except Exception as error:  # noqa: BLE001 - a game goes on without quiet hours
            logger.warning("the quiet hours of people at a table could not be read: %s", traceback_line(error))
            return NOBODY_QUIET
