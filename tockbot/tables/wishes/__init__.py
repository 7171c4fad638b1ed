"""What can be wished for at a table: each wish adds to a draft what follows from it, or is refused with a reason."""

from __future__ import annotations

from tockbot.tables.wishes.asking import agree, ask_back, decline
from tockbot.tables.wishes.clock import begin_anew, choose_pace, remind, time_is_up
from tockbot.tables.wishes.ending import abandon, close, close_idle, end_in_time, give_up, make_room, reopen
from tockbot.tables.wishes.game import give, hint, let_go, play, queue, unless_a_person_sits, unqueue
from tockbot.tables.wishes.guessing import guess, look_on
from tockbot.tables.wishes.lobby import (
    allow_back,
    allow_hints,
    announced,
    begin_with,
    choose,
    fill_and_start,
    in_lobby,
    invite,
    play_series,
    rate,
    seat_as_before,
    start,
)
from tockbot.tables.wishes.practice import practise
from tockbot.tables.wishes.presence import call, here, let_back, send_away, stand_in
from tockbot.tables.wishes.seats import (
    add_computer,
    back_as_said,
    come_back,
    go_away,
    go_for_good,
    join,
    leave,
    open_seat,
    remove_computer,
    set_level,
)

__all__ = [
    "abandon",
    "add_computer",
    "agree",
    "allow_back",
    "allow_hints",
    "announced",
    "ask_back",
    "back_as_said",
    "begin_anew",
    "begin_with",
    "call",
    "choose",
    "choose_pace",
    "close",
    "close_idle",
    "come_back",
    "decline",
    "end_in_time",
    "fill_and_start",
    "give",
    "give_up",
    "go_away",
    "go_for_good",
    "guess",
    "here",
    "hint",
    "in_lobby",
    "invite",
    "join",
    "leave",
    "let_back",
    "let_go",
    "look_on",
    "make_room",
    "open_seat",
    "play",
    "play_series",
    "practise",
    "queue",
    "rate",
    "remind",
    "remove_computer",
    "reopen",
    "seat_as_before",
    "send_away",
    "set_level",
    "stand_in",
    "start",
    "time_is_up",
    "unless_a_person_sits",
    "unqueue",
]
