"""A moment of a game that is over as a picture, and the same in words for those who do not see it."""

from __future__ import annotations

from dataclasses import replace

from tockbot.render import DrawnPlay, HandSeen, OpenHandsScene
from tockbot.tables import MomentSeen
from tockbot.ui.pictures.board import plain_scene
from tockbot.ui.screen import ALT_LIMIT, Picture
from tockbot.ui.words.names import cards_names
from tockbot.ui.words.person_names import isolated, seat_name, short_name
from tockbot.ui.words.position import position_words
from tockbot.ui.words.speaker import Speaker


def moment_picture(say: Speaker, seen: MomentSeen) -> Picture:
    """The board with the play that led to the moment, turned to the seat from whose side it is seen, and the hands."""
    game = seen.game
    told = () if seen.is_deal else game.history[-1:]
    board = replace(plain_scene(say, game), plays=tuple(DrawnPlay(one.moved) for one in told), viewer=game.viewer)
    shown = [seat for seat in game.seats if seen.hands[seat.seat]]
    hands = tuple(
        HandSeen(seat.seat, seat_name(say, seat), seat.seat == game.turn, seen.hands[seat.seat]) for seat in shown
    )
    words = " ".join(
        say("alt-held", name=isolated(short_name(seat_name(say, seat))), cards=cards_names(say, seen.hands[seat.seat]))
        for seat in shown
    )
    position = position_words(say, game, told, ALT_LIMIT - len(words) - 1)
    return Picture("replay.png", f"{position} {words}".strip(), OpenHandsScene(board, hands))
