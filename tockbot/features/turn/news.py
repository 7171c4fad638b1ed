"""The first lines of a hand: what the player's last press did, and what happened to their side since.

It also says why they can play no card. Everything comes from the player's own observation: only they read which of
their cards was drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from tockbot import rules
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.words import Speaker, card_name, cards_names, listed, place_name, record_name, seat_name, shown_name
from tockbot.tables import MoveResult, Observation, PawnId, PlayRecord, Stamp

MAX_NEWS: Final = 4
"""Maximum number of lines; if more happened, the first of them counts the older ones."""

MAX_IN_THE_WAY: Final = 3
"""Maximum number of pawns that are named as the reason why no card can be played."""

MAX_CACHED: Final = 256
"""Maximum number of positions for which that reason is cached: every repaint needs it again."""


def news_lines(say: Speaker, game: Observation, since: Stamp) -> list[str]:
    """Return what the viewer did, and what happened to their side, after an entry of the log, newest last."""
    found: list[tuple[Stamp, list[str]]] = []
    for place in range(len(game.history) - 1, -1, -1):
        record = game.history[place]
        if record.number <= since:
            break
        found.append((record.number, list(_news_of(say, game, place, record))))
    found += [
        (one.number, [say("news-passed-in-stead", card=card_name(say, one.card))])
        for one in game.passed_in_stead
        if one.number > since
    ]
    news = [line for _, lines in sorted(found) for line in lines]
    if len(news) <= MAX_NEWS:
        return news
    latest = news[len(news) - MAX_NEWS + 1 :]
    return [say("news-more", count=len(news) - len(latest)), *latest]


def drawn_lines(say: Speaker, game: Observation) -> list[str]:
    """Return which cards the viewer drew since their last play (rules.md 4.2)."""
    own = [place for place, record in enumerate(game.history) if record.seat == game.viewer]
    return [
        say("hand-drew", name=shown_name(seat_name(say, game.seats[one.other])), card=card_name(say, one.card))
        for one in game.drawn
        if own and one.drawer == game.viewer and one.place >= own[-1] and game.history[one.place].round == game.round
    ]


def unplayable_text(say: Speaker, game: Observation, position: rules.Position) -> str:
    """Return why the viewer can play no card: the pawns in the way, or no way out; empty if it is not that simple.

    Args:
        say: texts in the viewer's language.
        game: the game as the viewer saw it in this position.
        position: the position, with the viewer to act.
    """
    why = _why_unplayable(position)
    if why is rules.Hindrance.NO_WAY_OUT:
        return say("hand-no-way-out")
    if isinstance(why, rules.Hindrance):
        viewer = game.viewer
        plays_own = viewer is not None and rules.played_seat(game.rules, position.pawns, viewer) == viewer
        return say("hand-no-move") if plays_own else ""
    if not why:
        return ""
    pawns = [_in_the_way(say, game, position, one) for one in why[:MAX_IN_THE_WAY]]
    return say("hand-in-the-way", pawns=listed(say, pawns))


def _in_the_way(say: Speaker, game: Observation, position: rules.Position, spot: rules.Spot) -> str:
    pawn = MoveFormatter(say, game, marked=True).pawn(spot)
    text = say("news-others-pawn", pawn=pawn, place=place_name(say, spot.location))
    its = next(one for one in position.pawns[spot.seat] if rules.location_of(one) == spot.location)
    return f"{text} ({say('protected')})" if rules.is_protected(its) else text


@lru_cache(MAX_CACHED)
def _why_unplayable(position: rules.Position) -> tuple[rules.Spot, ...] | rules.Hindrance:
    return rules.why_unplayable(position)


def _thrown_in_text(say: Speaker, game: Observation, place: int, record: PlayRecord) -> str:
    """Return why the viewer's hand was thrown in; empty if that is unclear, or follows from the cards alone."""
    earlier = (one.play.pawns for one in reversed(game.history[:place]) if isinstance(one.play, rules.MovePlay))
    pawns = next(earlier, rules.opening(game.rules, game.dealer).pawns)
    known = tuple(sorted(map(rules.location_of, group)) for group in pawns)
    if known != tuple(map(sorted, record.before)):
        return ""  # the game began from another position
    hands = tuple(record.play.spent if seat == record.seat else "" for seat in game.rules.seats)
    position = rules.Position(game.rules, game.dealer, rules.Phase.PLAY, record.seat, pawns, hands)
    if _why_unplayable(position) is rules.Hindrance.NO_MOVE:
        return ""
    return unplayable_text(say, replace(game, numbering=record.before), position)


def _news_of(say: Speaker, game: Observation, place: int, record: PlayRecord) -> Iterator[str]:
    """Yield what a play did to the viewer and their partner, and whose pawns it brought home."""
    if record.seat == game.viewer:
        yield from _own_news(say, game, place, record)
    else:
        yield from _news_from_others(say, game, place, record)
    yield from _home_news(say, game, record)


def _home_news(say: Speaker, game: Observation, record: PlayRecord) -> Iterator[str]:
    """Yield the other players' pawns that came home; one that the viewer brought home is in the line of their play."""
    for seat in dict.fromkeys(pawn.seat for pawn in record.brought_home):
        name = shown_name(seat_name(say, game.seats[seat]))
        if seat == game.viewer:
            continue
        if _is_home(record.after[seat]):
            yield say("news-partner-home" if seat in _side(game) else "news-all-home", name=name)
        elif record.seat != game.viewer:
            for pawn in record.brought_home:
                if pawn.seat == seat:
                    yield say("news-pawn-home", name=name, number=pawn.number)


def _own_news(say: Speaker, game: Observation, place: int, record: PlayRecord) -> Iterator[str]:
    """Yield a play of the viewer in one line, even if they did not choose it; a card discarded by plan is no news."""
    if isinstance(record.play, rules.ThrowIn):
        why = _thrown_in_text(say, game, place, record)
        yield f"{say('hand-thrown-in', cards=cards_names(say, record.cards))} {why}".rstrip()
        return
    key = "news-in-stead" if record.in_stead else "ahead-made" if record.ahead else "played"
    if key == "ahead-made" and isinstance(record.play, rules.Discard):
        return
    line = say(key, play=MoveFormatter(say, game, marked=True).own(record))
    succeeded = key == "played" and not isinstance(record.play, rules.Discard)
    yield _celebrated(say, game, record, line, otherwise="made" if succeeded else "none")


def _celebrated(say: Speaker, game: Observation, record: PlayRecord, line: str, otherwise: str) -> str:
    """Return a line about a play with the best that it did for the viewer's side before it."""
    brought = {pawn.seat for pawn in record.brought_home}.intersection(_side(game))
    if game.viewer in brought and _is_home(record.after[game.viewer]):
        what = "all"
    elif brought:
        what = "home"
    elif record.struck:
        what = "hit"
    elif any(moved.swapped for moved in record.moved):
        what = "swap"
    else:
        what = otherwise
    return say("news-marked", what=what, line=line)


def _news_from_others(say: Speaker, game: Observation, place: int, record: PlayRecord) -> Iterator[str]:
    name, side = shown_name(record_name(say, game, record)), _side(game)
    for one in game.drawn:
        if one.place == place and one.other == game.viewer:
            yield say("hand-drawn", name=name, card=card_name(say, one.card))
    if record.burnt is not None and rules.takes_from(record.play) == game.viewer:
        yield say("hand-burnt", name=name, card=card_name(say, record.burnt))
    for moved in record.moved:
        hit = [
            _struck(say, game, record, moved, pawn) for pawn in moved.struck if pawn.seat in side or record.seat in side
        ]
        if hit:
            yield say("news-hit", name=name, pawns=listed(say, hit))
        yield from _moved_by_others(say, game, record, moved)


def _struck(say: Speaker, game: Observation, record: PlayRecord, moved: MoveResult, pawn: PawnId) -> str:
    """Return a pawn that another player hit, and where."""
    place = place_name(say, moved.before[pawn.seat][pawn.number - 1])
    if pawn.seat == game.viewer:
        return say("news-pawn", number=pawn.number, place=place)
    victim = MoveFormatter(say, game, marked=True).victim(pawn, record.seat)
    return say("news-others-pawn", pawn=victim, place=place)


def _moved_by_others(say: Speaker, game: Observation, record: PlayRecord, moved: MoveResult) -> Iterator[str]:
    """Yield the viewer's pawn that another player moved, and their partner's that an opponent swapped."""
    name = shown_name(record_name(say, game, record))
    for pawn in (moved.pawn, moved.swapped):
        if pawn is None:
            continue
        origin, goal = (place_name(say, one[pawn.seat][pawn.number - 1]) for one in (moved.before, moved.after))
        facts: dict[str, str | int] = {"name": name, "number": pawn.number, "origin": origin, "goal": goal}
        if pawn.seat == game.viewer and moved.swapped is None:
            is_home = pawn in record.brought_home
            line = say("news-moved", **facts)
            yield _celebrated(say, game, record, line, otherwise="none") if is_home else line
        elif pawn.seat == game.viewer:
            yield say("news-swapped", **facts)
        elif moved.swapped == pawn and pawn.seat in _side(game) and record.seat not in _side(game):
            yield say("news-partner-swapped", **facts)


def _side(game: Observation) -> tuple[rules.Seat, ...]:
    return () if game.viewer is None else game.rules.side_of(game.viewer)


def _is_home(pawns: tuple[rules.Location, ...]) -> bool:
    return all(map(rules.is_home, pawns))
