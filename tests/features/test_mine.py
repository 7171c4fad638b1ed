"""The list of the user's tables: those that wait for the user come first, and a long list says how many are missing."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.bot.limits import check
from tests.bot.walking import plainly, seen_by
from tests.tables.live import at_play, person_at, seated, started
from tests.tables.wishing import FOUR, with_computer
from tockbot.bot.words import languages, speaker
from tockbot.features.seats import HALF, Mine, games_screen, mine_text
from tockbot.results import Figures, Participation
from tockbot.tables import GuildId, PersonId, TableId

EN = speaker("en")
PLAYED = Participation(
    person=PersonId(1),
    guild=GuildId(1),
    ended=datetime(2026, 1, 1, tzinfo=UTC),
    ruleset="ttg",
    in_teams=True,
    players=6,
    partner=None,
    place=6,
    decided=False,
    turns=1,
    missed=0,
    figures=Figures(),
)
LINK = "https://discord.com/channels/{0}/{0}/{0}".format("9" * 19)


def test_each_table_says_what_it_waits_for() -> None:
    live = at_play(FOUR)
    other = (live.turn + 1) % 4
    seen = [
        plainly(seated(FOUR).table, person_at(0)),
        plainly(started(FOUR).table, person_at(0)),
        plainly(live.table, person_at(other)),
        plainly(with_computer(at_play(FOUR), other).table, person_at(other)),
        plainly(live.table, person_at(live.turn)),
    ]
    lines = mine_text(EN, [Mine(one, f"link{place}") for place, one in enumerate(seen)]).splitlines()
    assert lines[0] == EN("mine-header")
    assert [line.split(" · ")[0] for line in lines[1:]] == ["- link1", "- link4", "- link0", "- link2", "- link3"]
    told = [line.split(" · ")[1].split(" (<t:")[0] for line in lines[1:]]
    assert told[:2] == [EN("mine-yours", since="").split(" (")[0]] * 2
    assert told[2].startswith(EN("mine-lobby", free=0, since="<t:"))
    assert told[3] == EN("mine-turn", name=f"Player {live.turn}", since="").split(" (")[0]
    assert told[4].startswith(EN("mine-away"))


@pytest.mark.parametrize("language", languages())
def test_more_tables_than_a_message_holds_are_counted(language: str) -> None:
    live = at_play(FOUR)
    seen = seen_by(live.table, (live.turn + 1) % 4)
    say = speaker(language)
    text = mine_text(say, [Mine(seen, LINK)] * 25)
    check(
        games_screen(
            say,
            [text, say.marked("x" * (HALF - 1))],
            [(TableId(10**17 + one), PLAYED) for one in range(25)],
            TableId(10**17),
        )
    )
    *told, more = text.splitlines()
    assert str(25 - (len(told) - 1)) in more
    assert len(told) > 4
