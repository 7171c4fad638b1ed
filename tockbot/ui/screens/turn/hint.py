"""A hint in words: what may be done best, how likely it wins, and why."""

from __future__ import annotations

from typing import assert_never

from tockbot.computer import (
    Advice,
    ComesHome,
    Enters,
    Escapes,
    Finishes,
    Hint,
    HitsOpponent,
    HitsOwnSide,
    KeepsWayOut,
    LikelyHit,
    LikelyHome,
    NearsHome,
    OnlyOne,
    Reason,
    StaysInReach,
    WayOut,
    Wins,
)
from tockbot.tables import Observation
from tockbot.ui.screen import Screen
from tockbot.ui.words.names import card_name, in_a_row, rank_name
from tockbot.ui.words.person_names import seat_name, shown_name
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.speaker import Speaker


def hint_screen(say: Speaker, game: Observation, hint: Hint, left: int | None) -> Screen:
    """The hint for the viewer's eyes, and how many more there may be; None is as many as anybody likes."""
    teller = Teller(say, game, marked=True)
    lines = [say("hint-header")]
    for place, advice in enumerate(hint, 1):
        what = advice_told(say, teller, advice)
        lines.append(say("hint-line", place=place, what=what, percent=round(100 * advice.chance)))
        if advice.reasons:
            lines.append(f"-# {reasons_told(say, game, teller, advice)}")
    if left is not None:
        # A blank line, or Discord takes what follows for a part of the list.
        lines += ["", say("hint-left", hints=left)]
    return Screen("\n".join(lines))


def reasons_told(say: Speaker, game: Observation, teller: Teller, advice: Advice) -> str:
    """Why something is to be done, in a row."""
    return in_a_row(say, [reason_told(say, game, teller, one) for one in advice.reasons])


def advice_told(say: Speaker, teller: Teller, advice: Advice) -> str:
    """One thing to do: the card and what it does."""
    if isinstance(advice.what, str):
        return say("hint-give", card=card_name(say, advice.what))
    spent = " ".join(rank_name(say, rank) for rank in advice.what.spent)
    return f"`{spent}` {teller.play(advice.what)}"


def reason_told(say: Speaker, game: Observation, teller: Teller, reason: Reason) -> str:  # noqa: C901, PLR0912 - as many
    """Why, in a few words."""
    match reason:
        case Wins():
            return say("reason-wins")
        case Finishes(place):
            return say("reason-finishes", place=place)
        case OnlyOne():
            return say("reason-only-one")
        case ComesHome(pawn):
            return say("reason-comes-home", pawn=teller.pawn(pawn))
        case Enters():
            return say("reason-enters")
        case HitsOpponent(pawn):
            return say("reason-hits", pawn=teller.pawn(pawn))
        case HitsOwnSide(pawn):
            return say("reason-hits-own-side", pawn=teller.pawn(pawn))
        case Escapes(pawn, hunter, rank):
            facts = {"pawn": teller.pawn(pawn), "name": shown_name(seat_name(say, game.seats[hunter]))}
            return say("reason-escapes", card=rank_name(say, rank), **facts)
        case StaysInReach(pawn, hunter, rank):
            facts = {"pawn": teller.pawn(pawn), "name": shown_name(seat_name(say, game.seats[hunter]))}
            return say("reason-stays-in-reach", card=rank_name(say, rank), **facts)
        case NearsHome(pawn, fields):
            return say("reason-nears-home", pawn=teller.pawn(pawn), fields=fields)
        case LikelyHome(share):
            return say("reason-likely-home", percent=round(100 * share))
        case LikelyHit(share):
            return say("reason-likely-hit", percent=round(100 * share))
        case WayOut(seat):
            return say("reason-way-out", name=shown_name(seat_name(say, game.seats[seat])))
        case KeepsWayOut(rank):
            return say("reason-keeps-way-out", card=rank_name(say, rank))
        case _:
            assert_never(reason)
