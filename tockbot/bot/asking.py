"""What people ask of the others at a table, with its board, and the buttons by which they agree."""

from __future__ import annotations

from typing import Final, assert_never

from tockbot.bot.errands import Agree, Decline, SayHere, StandIn
from tockbot.bot.screen import BUTTONS_LIMIT, LABEL_LIMIT, Button, Row, Style, clipped
from tockbot.bot.words.names import listed
from tockbot.bot.words.person_names import mention, player_name, readable_name
from tockbot.bot.words.speaker import Speaker
from tockbot.tables import AskingSeen, Person, TableSeen, Wanted

MOST_ASKED: Final = 3
"""So many wishes are shown under a board; the others are, once these are granted."""

MOST_ASKED_BEFORE: Final = 2
"""So many before the game, where each seat has a button too."""


def asked_lines(say: Speaker, seen: TableSeen) -> list[str]:
    """What people ask for, and who has to agree."""
    return [_asked(say, seen, asking) for asking in _shown(seen)]


def _shown(seen: TableSeen) -> list[AskingSeen]:
    """What is shown of it: first a play to take back, which cannot wait, and last what strangers ask."""
    order = (Wanted.BACK, Wanted.END, Wanted.SEND_AWAY, Wanted.SEAT)
    return sorted(seen.asked, key=lambda asking: order.index(asking.wanted))[: _most(seen)]


def _most(seen: TableSeen) -> int:
    return MOST_ASKED_BEFORE if seen.game is None else MOST_ASKED


def _asked(say: Speaker, seen: TableSeen, asking: AskingSeen) -> str:
    name, seat = mention(say, asking.person), asking.seat
    match asking.wanted:
        case Wanted.SEAT if seen.terms.by_invitation:
            stage = "lobby" if seen.game is None else "game"
            return say("asked-invited", name=name, seat=(seat or 0) + 1, host=mention(say, seen.host), stage=stage)
        case Wanted.SEAT:
            return say("asked-seat", name=name, seat=(seat or 0) + 1)
        case Wanted.SEND_AWAY:
            return say("asked-send-away", name=name, who="" if asking.owner is None else mention(say, asking.owner))
        case Wanted.END:
            return say("asked-end", name=name)
        case Wanted.BACK:
            return say("back-wanted", name=name, names=listed(say, (mention(say, one) for one in asking.waiting)))
        case _:
            assert_never(asking.wanted)


def agree_rows(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """A row of buttons for each wish: to agree, and to say no where one person can."""
    rows: list[Row] = []
    for asking in _shown(seen):
        name = readable_name(asking.person.name) or say("player-forgotten")
        back = asking.wanted is Wanted.BACK
        agree = say("button-let-in" if seen.game is None else "button-agree", name=name)
        decline = say("button-disagree") if back else say("button-decline", name=name)
        yes = Button(
            clipped(say("button-let-undo") if back else agree, LABEL_LIMIT), Agree(seen.id, asking.number), Style.GOOD
        )
        no = Button(clipped(decline, LABEL_LIMIT), Decline(seen.id, asking.number), Style.DANGER)
        rows.append((yes, no) if asking.wanted in (Wanted.BACK, Wanted.SEAT) else (yes,))
    return tuple(rows)


def called_line(say: Speaker, seen: TableSeen) -> str:
    """Who was asked whether they are there and has not answered; nothing where nobody was."""
    names = listed(say, (mention(say, person) for person in seen.called))
    return say("table-asked-whether-there", names=names) if names else ""


def presence_rows(say: Speaker, seen: TableSeen) -> tuple[Row, ...]:
    """What to do about who is not there, and by which button one says that one is."""
    buttons = [Button(say("button-here"), SayHere(seen.id), Style.GOOD)] if seen.called else []
    for seat in seen.not_there[: BUTTONS_LIMIT - len(buttons)]:
        player = seen.seated[seat]
        name = player_name(say, player, seat) if isinstance(player, Person) else ""
        buttons.append(Button(clipped(say("button-stand-in", name=name), LABEL_LIMIT), StandIn(seen.id, seat)))
    return (tuple(buttons),) if buttons else ()
