"""Plays for those who type: suggestions of every legal play, or its words."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from discord import app_commands

from tockbot.rules import (
    SEVEN_STEPS,
    Draw,
    MovePlay,
    Phase,
    Play,
    Seat,
    SevenMoves,
    legal_plays,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
    steps_of,
)
from tockbot.tables import Observation, Refusal, Refused, Stamp, TableId, wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.limits import Limits
from tockbot.ui.objections import Objection
from tockbot.ui.screen import OPTION_LIMIT, OPTIONS_LIMIT, Screen, clipped
from tockbot.ui.screens.turn.hand import drawn_lines
from tockbot.ui.words.names import rank_name
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.speaker import Speaker

Listed = tuple[tuple[Play, str], ...]
"""The plays that can be typed, each with its words."""

TYPED_READ: Final = 200
"""So much of what is typed is read; no play has more words."""


class TypedPlays:
    """Lists the plays of a moment once, however often somebody types a letter more."""

    def __init__(self, limits: Limits) -> None:
        """Remember as many lists as these limits say."""
        self._most = limits.listings
        self._listed: dict[tuple[TableId, Stamp, Seat | None, str], Listed] = {}

    def _list(self, request: Request, game: Observation) -> Listed:
        """The plays to type at this moment, and their words in the language of whoever types."""
        key = (request.table_id, game.stamp, game.viewer, request.say.language)
        known = self._listed.pop(key, None)
        if known is None:
            known = tuple((one, _named(request.say, game, one)) for one in _typed_plays(game))
        self._listed[key] = known
        if len(self._listed) > self._most:
            del self._listed[next(iter(self._listed))]
        return known

    async def play(self, request: Request, card: str) -> None:
        """Make a play by typing it."""
        say = request.say
        game = _game_of(request)
        chosen = _named_play(say, game, self._list(request, game), card[:TYPED_READ])
        await request.decide(partial(wishes.play, chosen=chosen, stamp=game.stamp))
        done = say("played", play=shown_name(_named(say, game, chosen)))
        after = request.seen().game
        drawn = drawn_lines(say, after) if after is not None and isinstance(chosen, Draw) else []
        await request.show(Screen("\n".join((done, *drawn))))

    async def suggest(self, request: Request, current: str) -> list[app_commands.Choice[str]]:
        """The legal plays whose words match what is typed so far."""
        try:
            game = _game_of(request)
        except Refused:
            return []
        return [
            app_commands.Choice(name=clipped(name, OPTION_LIMIT), value=f"#{game.stamp}.{place}")
            for place, name in _matching(request.say, game, self._list(request, game), current[:TYPED_READ])
        ][:OPTIONS_LIMIT]


def _game_of(request: Request) -> Observation:
    """The game as a player to act knows it.

    Raises:
        Refused: NO_TABLE, NOT_SEATED, NOT_STARTED, GIVES_FIRST, NOT_YOUR_TURN.
    """
    seen, game = request.seen_in_game()
    if game.phase is Phase.EXCHANGE:
        raise Refused(Objection.GIVES_FIRST)
    if game.turn != seen.viewer:
        raise Refused(Refusal.NOT_YOUR_TURN)
    return game


def _typed_plays(game: Observation) -> tuple[Play, ...]:
    """The plays to type: all, but where a seven may move anybody's pawns only those that move one."""
    position = game.position()
    if game.rules.law.seven_moves is not SevenMoves.ANYONE:
        return tuple(legal_plays(position))
    sevens = (
        seven_plays(position, card, (part,))[0]
        for card in seven_cards(position)
        for part in seven_parts(position, card)
        if steps_of(part) == SEVEN_STEPS
    )
    return (*plays_without_sevens(position), *sevens)


def _named(say: Speaker, game: Observation, chosen: Play) -> str:
    """A play as it is typed: the card, then what it does."""
    spent = "+".join(rank_name(say, rank) for rank in chosen.spent)
    return say("card-does", card=spent, deeds=Teller(say, game).play(chosen))


def _named_play(say: Speaker, game: Observation, listed: Listed, typed: str) -> Play:
    """The legal play that was picked from the suggestions, or whose words were typed.

    Raises:
        Refused: STALE, NOT_LEGAL, AMBIGUOUS.
    """
    picked = re.fullmatch(r"#([0-9]{1,18})\.([0-9]{1,5})", typed)
    if picked is not None:
        if int(picked[1]) != game.stamp:
            raise Refused(Refusal.STALE)
        if int(picked[2]) >= len(listed):
            raise Refused(Refusal.NOT_LEGAL)
        return listed[int(picked[2])][0]
    matching = _matching(say, game, listed, typed)
    exact = [place for place, name in matching if name.casefold() == typed.casefold()]
    found = exact or [place for place, _ in matching]
    if len(found) != 1:
        raise Refused(Objection.AMBIGUOUS if found else Refusal.NOT_LEGAL)
    return listed[found[0]][0]


def _matching(say: Speaker, game: Observation, listed: Listed, typed: str) -> list[tuple[int, str]]:
    """The names of the plays that hold all words typed, with their places.

    A first word that is a card is looked for among the cards spent, then among those a joker stands for.
    """
    words = typed.casefold().replace(":", " ").split()
    matching = [
        (place, name) for place, (_, name) in enumerate(listed) if all(word in name.casefold() for word in words)
    ]
    if not words:
        return matching
    card = words[0]
    by_card = [(place, name) for place, name in matching if _spends(say, listed[place][0], card)]
    if by_card or card not in {rank_name(say, rank).casefold() for rank in game.rules.law.deck_ranks}:
        return by_card or matching
    return [(place, name) for place, name in matching if _rank_played(say, listed[place][0]) == card]


def _spends(say: Speaker, play: Play, card: str) -> bool:
    """Whether the cards that a play spends begin with what was typed, or one of two is it."""
    cards = [rank_name(say, rank).casefold() for rank in play.spent]
    return "+".join(cards).startswith(card) or card in cards


def _rank_played(say: Speaker, play: Play) -> str:
    """As which card a play's card is played."""
    return rank_name(say, play.rank).casefold() if isinstance(play, MovePlay) else ""
