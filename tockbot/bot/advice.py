"""Advice: who gives it, and how it is put into words."""

from __future__ import annotations

from typing import Protocol, assert_never

from tockbot.bot.words.names import card_name, in_a_row, rank_name
from tockbot.bot.words.person_names import seat_name, shown_name
from tockbot.bot.words.plays import Teller
from tockbot.bot.words.speaker import Speaker
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
    TakesTurn,
    WayOut,
    Weighed,
    Wins,
)
from tockbot.rules import Play
from tockbot.tables import Card, Observation, Question


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
        case TakesTurn(seat):
            return say("reason-takes-turn", name=shown_name(seat_name(say, game.seats[seat])))
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


class Weigher(Protocol):
    """Who says what a choice gave away."""

    async def weigh(self, question: Question, done: Play | Card) -> Weighed:
        """What was done, beside the best."""


class Hinter(Protocol):
    """Who gives hints."""

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""
