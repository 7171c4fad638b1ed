"""Game reviews: computed by the computer players' workers, one game at a time, and stored.

A stored review contains the findings about each choice; the choices themselves are read from the game's log.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any, Final

from attrs import define
from cattrs.strategies import configure_tagged_union

from tockbot import computer, tables
from tockbot.bot.cache import BoundedCache
from tockbot.bot.game_access import LookingBack, OwnGameGuard
from tockbot.bot.handlers import handles
from tockbot.bot.press import PressError
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import ShowReview
from tockbot.bot.words import speaker
from tockbot.computer import MISTAKE, Advice, ComparedChoice, PooledPlayer, Reason, judge_of
from tockbot.features import review_screens
from tockbot.features.turn.exercises import chosen_by, shown_by
from tockbot.features.turn.seven import SevenSteps
from tockbot.features.turn.turn import BackToHand, BuildSeven, ConfirmSeven, ShowCard
from tockbot.json_codec import UNREADABLE, compact, strict_converter
from tockbot.rules import Play, Seat, TableRules
from tockbot.storage import Accuracies, StoredReviews

Data = dict[str, Any]

DIGITS: Final = 5
"""Number of decimal places of a stored chance."""


class ReviewError(Exception):
    """The stored text is not a review of this game that this version can read."""


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
"""Name of each kind of reason in stored reviews. A renamed class keeps its stored name."""

_converter: Final = strict_converter()
configure_tagged_union(Reason, _converter, tag_name="why", tag_generator=REASONS.__getitem__)


def review_json(review: review_screens.Review, judge: Mapping[str, str]) -> str:
    """Return a review as JSON, with what judged it."""
    data = {
        "judge": judge,
        "course": [[round(share, DIGITS) for share in shares] for shares in review.course],
        "choices": [_choice_data(one) for one in review.choices],
    }
    return compact(data)


def _choice_data(choice: review_screens.Choice) -> Data:
    weighed, chosen = choice.weighed, choice.chosen
    chances = (weighed.best.chance, weighed.chance, weighed.next_best)
    return {
        "at": [chosen.moment, chosen.seat],
        "best": _what_data(weighed.best.what, chosen.seat),
        "chances": [round(one, DIGITS) for one in chances],
        "why": _converter.unstructure(weighed.best.reasons, tuple[Reason, ...]),
    }


def _what_data(what: Play | tables.Card, seat: Seat) -> str | Data:
    if isinstance(what, str):
        return what
    _, data = tables.encode(tables.Played(seat, what, ()))
    return data


def read_review(text: str, past: tables.PastGame) -> review_screens.Review:
    """Return the stored review of a game.

    Raises:
        ReviewError: the text is not a review of this game.
    """
    chosen = {(one.moment, one.seat): one for one in review_screens.choices_in(past)}
    try:
        data = json.loads(text)
        course = tuple(tuple(map(float, shares)) for shares in data["course"])
        choices = tuple(_read_choice(one, chosen, past.transcript.rules) for one in data["choices"])
    except (*UNREADABLE, tables.LogError) as error:
        raise ReviewError(f"the review of game {past.id} cannot be read: {type(error).__name__}") from error
    if len(choices) != len(chosen) or len(course) != past.length:
        raise ReviewError(f"the review of game {past.id} is of another game")
    return review_screens.Review(course, choices)


def _read_choice(
    data: Data, chosen: dict[tuple[int, Seat], review_screens.Chosen], rules: TableRules
) -> review_screens.Choice:
    moment, seat = data["at"]
    chance, done, next_best = map(float, data["chances"])
    reasons = _converter.structure(data["why"], tuple[Reason, ...])
    best = Advice(_read_what(data["best"], rules), chance, reasons)
    return review_screens.Choice(chosen[moment, seat], ComparedChoice(best, done, next_best))


def _read_what(data: str | Data, rules: TableRules) -> Play | tables.Card:
    if isinstance(data, str):
        return tables.Card(data)
    event = tables.decode("play", data, rules)
    if not isinstance(event, tables.Played):
        raise TypeError
    return event.play


logger = logging.getLogger(__name__)

Progress = Callable[[int, int], Awaitable[None]]
"""Reports progress: the number of choices done, and of all choices."""

REPORT_SECONDS: Final = 4.0
"""Minimum number of seconds between progress reports."""

AS_GOOD: Final = MISTAKE / 3
"""A retried choice that gives away less than this counts as good as the best one."""


class Reviews:
    """Computes and stores reviews."""

    def __init__(self, player: PooledPlayer, book: StoredReviews, most: int) -> None:
        """Create the cache.

        Args:
            player: computes the reviews.
            book: stores them.
            most: maximum number of reviews kept in memory.
        """
        self._player = player
        self._book = book
        self._made: BoundedCache[tables.TableId, review_screens.Review] = BoundedCache(most)
        self._waiting: set[tables.UserId] = set()
        self._working = asyncio.Lock()

    async def get(self, user: tables.UserId, past: tables.PastGame, progress: Progress) -> review_screens.Review:
        """Return the review of a game, reporting progress to the user if it has to be computed."""
        if user in self._waiting:
            raise tables.Refused(BotRefusal.ONE_REVIEW_AT_A_TIME)
        self._waiting.add(user)
        try:
            return await self._made.get(past.id, lambda: self._kept_or_made(past, progress))
        finally:
            self._waiting.discard(user)

    async def may_read(self, past: tables.PastGame, person: tables.PersonId) -> bool:
        """Return whether a person may read the review of a game: its players, and everyone once a player shared it."""
        return past.seat_of(person) is not None or await self._book.is_shared(past.id)

    async def share(self, past: tables.PastGame) -> None:
        """Let everyone read the review of a game."""
        await self._book.share(past.id)

    async def _kept_or_made(self, past: tables.PastGame, progress: Progress) -> review_screens.Review:
        kept = await self._book.find(past.id)
        if kept is not None:
            try:
                return await asyncio.to_thread(read_review, kept, past)
            except ReviewError as error:
                logger.warning("%s; computing it again", error)
        review = await self._make(past, progress)
        counts = past.table.opening.kind is tables.Kind.GAME
        of = Accuracies(past.guild, past.table.at, review_screens.accuracies(review)) if counts else None
        await self._book.save(past.id, review_json(review, judge_of(past.transcript.rules)), of)
        return review

    async def _make(self, past: tables.PastGame, progress: Progress) -> review_screens.Review:
        async with self._working:
            course = await self._player.course(past.transcript.rules, past.boards)
            # In a thread: finding the plays with a choice takes a moment for each play.
            chosen = await asyncio.to_thread(lambda: list(review_screens.choices_in(past)))
            choices, reported = list[review_screens.Choice](), monotonic()
            for number, one in enumerate(chosen):
                if monotonic() > reported + REPORT_SECONDS:
                    reported = monotonic()
                    await progress(number, len(chosen))
                choices.append(review_screens.Choice(one, await self._player.weigh(one.question, one.done)))
            return review_screens.Review(course, tuple(choices))


@define(eq=False)
class ReviewFeature:
    """Shows game reviews, and lets people retry their mistakes."""

    _looking_back: LookingBack
    _reviews: Reviews
    _player: PooledPlayer
    _sevens: SevenSteps
    _own_games: OwnGameGuard

    @handles(ShowReview)
    async def show_review(self, request: Request, press: ShowReview) -> None:
        game = await self._reviewed(request, press.table_id)
        here = request.interaction.channel_id == game.past.channel
        played = game.past.seat_of(request.person.id) is not None
        await request.show(
            review_screens.review_screen(request.say, game, request.person.id, may_share=here and played)
        )

    @handles(review_screens.ShareReview)
    async def share(self, request: Request, press: review_screens.ShareReview) -> None:
        game = await self._reviewed(request, press.table_id)
        if request.interaction.channel_id != game.past.channel or game.past.seat_of(request.person.id) is None:
            raise PressError
        request.check_may_write()
        await self._reviews.share(game.past)
        say = speaker(game.past.table.opening.language)
        await request.show_everybody(review_screens.review_screen(say, game, None, may_share=False))

    @handles(review_screens.ShowChoice)
    async def show_choice(self, request: Request, press: review_screens.ShowChoice) -> None:
        game = await self._reviewed(request, press.table_id)
        where = press.moment, press.seat
        choice = next((one for one in game.review.choices if (one.chosen.moment, one.chosen.seat) == where), None)
        if choice is None:
            raise PressError
        await request.show(review_screens.choice_screen(request.say, game, choice))

    @handles(review_screens.ShowMistake)
    async def show_mistake(self, request: Request, press: review_screens.ShowMistake) -> None:
        game = await self._reviewed(request, press.table_id)
        await request.show(review_screens.mistake_screen(request.say, _own(request, game, press.place)))

    @handles(review_screens.Retry)
    async def retry(self, request: Request, press: review_screens.Retry) -> None:
        game = await self._reviewed(request, press.table_id)
        say, mistake, above, shown = request.say, _own(request, game, press.place), "", None
        known = None
        if isinstance(press.press, BuildSeven | ConfirmSeven):
            known = await self._sevens.seven_at(mistake.seen, press.press)
        match press.press:
            case BackToHand():
                pass
            case ShowCard() | BuildSeven() as pressed:
                shown = shown_by(say, mistake.seen, pressed, known)
            case pressed:
                done = chosen_by(mistake.seen, pressed, known)
                weighed = await self._player.weigh(mistake.choice.chosen.question, done)
                if weighed.loss < AS_GOOD:
                    following = press.place + 1 if press.place + 1 < len(_tried(request, game)) else None
                    await request.show(review_screens.found_screen(say, game, mistake, following))
                    return
                above = say("mistake-still", percent=round(100 * weighed.loss))
        await request.show(review_screens.mistake_screen(say, mistake, shown, above))

    async def _reviewed(self, request: Request, table_id: tables.TableId) -> review_screens.Reviewed:
        past = await self._looking_back.allowed(request, table_id)
        if not await self._reviews.may_read(past, request.person.id):
            raise tables.Refused(BotRefusal.REVIEW_OF_OTHERS)
        if past.table.start.from_position:
            # Anyone could create a game from a position in order to get advice on it.
            await self._own_games.check_advice(request, past.transcript.rules, past.boards)

        async def progress(done: int, whole: int) -> None:
            await request.show(Screen(request.say("review-working", done=done, all=whole)))

        review = await self._reviews.get(request.user, past, progress)
        return review_screens.Reviewed(past, await self._looking_back.people_of(past, request), review)


def _tried(request: Request, game: review_screens.Reviewed) -> list[review_screens.Choice]:
    return game.review.mistakes(request.person.id)[: review_screens.MAX_MISTAKES_SHOWN]


def _own(request: Request, game: review_screens.Reviewed, place: int) -> review_screens.Mistake:
    """Return one of the user's greatest mistakes."""
    own = _tried(request, game)
    if place >= len(own):
        raise PressError
    return review_screens.Mistake(game.past.id, place, own[place], request.person.name)
