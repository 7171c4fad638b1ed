"""One's tables in a list: those that wait for whoever asks come first, and a long list says how many are left out."""

from __future__ import annotations

import pytest

from tests.bot.limits import check
from tests.bot.walking import plainly, seen_by
from tests.tables.live import at_play, person_at, seated, started
from tests.tables.wishing import FOUR, with_computer
from tockbot.bot.words.speaker import languages, speaker
from tockbot.features.seats.finding import Mine, mine_screen

EN = speaker("en")
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
    lines = mine_screen(EN, [Mine(one, f"link{place}") for place, one in enumerate(seen)]).text.splitlines()
    assert lines[0] == "**Your tables**"
    assert [line.split(" · ")[0] for line in lines[1:]] == ["- link1", "- link4", "- link0", "- link2", "- link3"]
    told = [line.split(" · ")[1].split(" (<t:")[0] for line in lines[1:]]
    assert told[:2] == ["**it is your turn**"] * 2
    assert told[2].startswith("not begun; everybody is there; opened <t:")
    assert told[3] == f"Player {live.turn}'s turn"
    assert told[4].startswith("a computer player keeps your seat; **I'm back** under the board")


@pytest.mark.parametrize("language", languages())
def test_more_tables_than_a_message_holds_are_counted(language: str) -> None:
    live = at_play(FOUR)
    seen = seen_by(live.table, (live.turn + 1) % 4)
    screen = mine_screen(speaker(language), [Mine(seen, LINK)] * 25)
    check(screen)
    *told, more = screen.text.splitlines()
    assert str(25 - (len(told) - 1)) in more
    assert len(told) > 8
