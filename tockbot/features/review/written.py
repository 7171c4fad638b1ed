"""A review as it is kept: what was found of each choice; what was chosen stands in the game's log."""

from __future__ import annotations

import json
from typing import Any, Final

from cattrs.strategies import configure_tagged_union

from tockbot import computer
from tockbot.computer import Advice, Reason, Weighed
from tockbot.features.review.choices import Choice, Chosen, Review, choices_in
from tockbot.rules import Play, Seat, TableRules
from tockbot.tables import UNREADABLE, Card, LogError, PastGame, Played, decode, encode, strict_converter

Data = dict[str, Any]

DIGITS: Final = 5
"""So many digits of a chance are kept."""


class ReviewError(Exception):
    """What is kept is no review of this game that this version can read."""


REASONS: Final[dict[type[Reason], str]] = {
    computer.Wins: "Wins",
    computer.Finishes: "Finishes",
    computer.OnlyOne: "OnlyOne",
    computer.ComesHome: "ComesHome",
    computer.Enters: "Enters",
    computer.HitsOpponent: "HitsOpponent",
    computer.HitsOwnSide: "HitsOwnSide",
    computer.Escapes: "Escapes",
    computer.StaysInReach: "StaysInReach",
    computer.NearsHome: "NearsHome",
    computer.TakesTurn: "TakesTurn",
    computer.LikelyHome: "LikelyHome",
    computer.LikelyHit: "LikelyHit",
    computer.WayOut: "WayOut",
    computer.KeepsWayOut: "KeepsWayOut",
}
"""The name of each kind of reason in stored reviews; a class that is renamed keeps it."""

_converter: Final = strict_converter()
configure_tagged_union(Reason, _converter, tag_name="why", tag_generator=REASONS.__getitem__)


def written(review: Review) -> str:
    """A review as JSON."""
    data = {
        "course": [[round(share, DIGITS) for share in shares] for shares in review.course],
        "choices": [_choice_data(one) for one in review.choices],
    }
    return json.dumps(data, separators=(",", ":"))


def _choice_data(choice: Choice) -> Data:
    weighed, chosen = choice.weighed, choice.chosen
    chances = (weighed.best.chance, weighed.chance, weighed.next_best)
    return {
        "at": [chosen.moment, chosen.seat],
        "best": _what_data(weighed.best.what, chosen.seat),
        "chances": [round(one, DIGITS) for one in chances],
        "why": _converter.unstructure(weighed.best.reasons, tuple[Reason, ...]),
    }


def _what_data(what: Play | Card, seat: Seat) -> str | Data:
    if isinstance(what, str):
        return what
    _, data = encode(Played(seat, what, ()))
    return data


def read_review(text: str, past: PastGame) -> Review:
    """The review of a game that was kept.

    Raises:
        ReviewError: this is none.
    """
    chosen = {(one.moment, one.seat): one for one in choices_in(past)}
    try:
        data = json.loads(text)
        course = tuple(tuple(map(float, shares)) for shares in data["course"])
        choices = tuple(_read_choice(one, chosen, past.transcript.rules) for one in data["choices"])
    except (*UNREADABLE, LogError) as error:
        raise ReviewError(f"the review of game {past.id} cannot be read: {type(error).__name__}") from error
    if len(choices) != len(chosen) or len(course) != past.length:
        raise ReviewError(f"the review of game {past.id} is of another game")
    return Review(course, choices)


def _read_choice(data: Data, chosen: dict[tuple[int, Seat], Chosen], rules: TableRules) -> Choice:
    moment, seat = data["at"]
    chance, done, next_best = map(float, data["chances"])
    reasons = _converter.structure(data["why"], tuple[Reason, ...])
    best = Advice(_read_what(data["best"], rules), chance, reasons)
    return Choice(chosen[moment, seat], Weighed(best, done, next_best))


def _read_what(data: str | Data, rules: TableRules) -> Play | Card:
    if isinstance(data, str):
        return Card(data)
    event = decode("play", data, rules)
    if not isinstance(event, Played):
        raise TypeError
    return event.play
