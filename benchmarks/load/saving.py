"""Saves games in progress with the code of the checkout that runs it; another version may not read the database.

It reads a JSON object from standard input: the database's place, and the games. A game has its server, its channel, its
people (Discord id, name, direct message channel), whether they play in the channel, and its maximum number of entries.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from benchmarks.games import game_log
from tockbot.rules import table_rules
from tockbot.storage import StoredLog, StoredPeople, open_database
from tockbot.tables import DEFAULT_PACE, ChannelId, GuildId, Opened, PersonId, UserId

RULES: Final = table_rules("swiss", 4)


async def save(wanted: dict[str, Any]) -> None:
    """Save these games, so that a bot finds them when it starts."""
    place = wanted["place"]
    database = await open_database(Path(place) if wanted["is_file"] else place)
    people, log = StoredPeople(database), StoredLog(database)

    async def met(one: dict[str, Any], *, in_channel: bool) -> PersonId:
        person = await people.meet(UserId(one["id"]), one["name"], "en")
        chosen = {"dm_channel": ChannelId(one["dm"]), **({"in_channel": True} if in_channel else {})}
        await people.change(person.id, partial(replace, **chosen))
        return person.id

    for game in wanted["games"]:
        everybody = [await met(one, in_channel=game["in_channel"]) for one in game["people"]]
        channel, seed = ChannelId(game["channel"]), sha256(str(game["channel"]).encode()).digest()
        opened = Opened(GuildId(game["guild"]), channel, everybody[0], "en", RULES, seed, DEFAULT_PACE)
        # In a thread: a database without a heartbeat for seconds is taken for lost.
        await log.open(await asyncio.to_thread(game_log, opened, everybody, datetime.now(UTC), game["most"]))
    await database.close()


if __name__ == "__main__":
    asyncio.run(save(json.load(sys.stdin)))
