"""What happened to a player since their last press: the first lines of their private screen.

Everything comes from the player's own observation: only they read which of their cards was drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tockbot import rules
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.words import Speaker, card_name, cards_names, listed, place_name, record_name, seat_name, shown_name
from tockbot.tables import MoveResult, Observation, PlayRecord, Stamp

MAX_NEWS: Final = 4
"""Maximum number of lines; if more happened, the first of them counts the older ones."""


def news_lines(say: Speaker, game: Observation, since: Stamp) -> list[str]:
    """Return what happened to the viewer after an entry of the log, newest last."""
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


def _news_of(say: Speaker, game: Observation, place: int, record: PlayRecord) -> Iterator[str]:
    """Yield what a play did to the viewer; a play of their own is news if it was made without a press of theirs."""
    if record.seat == game.viewer:
        yield from _own_news(say, game, record)
    else:
        yield from _news_from_others(say, game, place, record)
    side = () if game.viewer is None else game.rules.side_of(game.viewer)
    for seat in side:
        if seat != game.viewer and _is_home(record.after[seat]) and not _is_home(record.before[seat]):
            yield say("news-partner-home", name=shown_name(seat_name(say, game.seats[seat])))


def _own_news(say: Speaker, game: Observation, record: PlayRecord) -> Iterator[str]:
    if record.was_automatic:
        yield say("hand-thrown-in", cards=cards_names(say, record.cards))
    elif record.in_stead:
        yield say("news-in-stead", play=MoveFormatter(say, game, marked=True).record(record))
    elif record.ahead and not isinstance(record.play, rules.Discard):
        yield say("ahead-made", play=MoveFormatter(say, game, marked=True).record(record))


def _news_from_others(say: Speaker, game: Observation, place: int, record: PlayRecord) -> Iterator[str]:
    name = shown_name(record_name(say, game, record))
    for one in game.drawn:
        if one.place == place and one.other == game.viewer:
            yield say("hand-drawn", name=name, card=card_name(say, one.card))
    if record.burnt is not None and rules.takes_from(record.play) == game.viewer:
        yield say("hand-burnt", name=name, card=card_name(say, record.burnt))
    for moved in record.moved:
        hit = [
            say("news-pawn", number=pawn.number, place=place_name(say, moved.before[pawn.seat][pawn.number - 1]))
            for pawn in moved.struck
            if pawn.seat == game.viewer
        ]
        if hit:
            yield say("news-hit", name=name, pawns=listed(say, hit))
        yield from _moved_by_others(say, game, name, moved)


def _moved_by_others(say: Speaker, game: Observation, name: str, moved: MoveResult) -> Iterator[str]:
    for pawn in (moved.pawn, moved.swapped):
        if pawn is not None and pawn.seat == game.viewer:
            origin, goal = (place_name(say, one[pawn.seat][pawn.number - 1]) for one in (moved.before, moved.after))
            key = "news-moved" if moved.swapped is None else "news-swapped"
            yield say(key, name=name, number=pawn.number, origin=origin, goal=goal)


def _is_home(pawns: tuple[rules.Location, ...]) -> bool:
    return all(map(rules.is_home, pawns))
