"""Handles the buttons of a turn, and the commands that do the same.

``/tock play`` lists the moves without sevens once per moment. There may be hundreds of thousands of sevens, so it
builds them part by part from the typed words.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final, NamedTuple

from discord import app_commands

from tockbot import rules
from tockbot.bot.cache import BoundedCache
from tockbot.bot.handlers import Command, handles
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.plan import is_due
from tockbot.bot.press import AtMoment, Limits, at
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import OPTION_LIMIT, OPTIONS_LIMIT, Screen, clipped
from tockbot.bot.shared_presses import AskBack, ShowHand
from tockbot.bot.words import Speaker, rank_name, shown_name, unmarked
from tockbot.features.turn.news import drawn_lines
from tockbot.features.turn.screens import (
    ahead_screen,
    card_screen,
    chooses_ahead,
    hand_screen,
    watching_screen,
    with_note,
)
from tockbot.features.turn.seven import SevenSteps, seven_screen
from tockbot.features.turn.turn import (
    BackToHand,
    BuildSeven,
    ChooseAhead,
    ConfirmSeven,
    DiscardRest,
    DropAhead,
    Give,
    MakePlay,
    ShowCard,
    Turn,
    turn_of,
)
from tockbot.service import traceback_line
from tockbot.tables import (
    Card,
    Numbering,
    Observation,
    Refusal,
    Refused,
    TableId,
    TableSeen,
    UserId,
    Wanted,
    commands,
    follow,
)

logger = logging.getLogger(__name__)

MAX_WAITING: Final = 1000
"""Maximum number of hands in channels that are updated when their player's turn comes."""

Advise = Callable[[Request, TableSeen, Observation, rules.Play | Card], Awaitable[None]]
"""Comments on a move or a passed card, given the table as it was before."""


class Playing:
    """Handles what a player does at a table: show the hand, move, pass a card, plan a move."""

    def __init__(self, advise: Advise, sevens: SevenSteps, listen: Callable[[Callable[[TableId], None]], None]) -> None:
        """Create the feature.

        Args:
            advise: comments on moves and passed cards.
            sevens: computes sevens.
            listen: registers a callback for changed tables.
        """
        self._advise = advise
        self._sevens = sevens
        self._waiting: dict[tuple[TableId, UserId], Request] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        listen(self._changed)

    @handles(ShowHand)
    async def show_hand(self, request: Request, _: ShowHand) -> None:
        await self._shows_hand(request)

    @handles(BackToHand)
    async def back_to_hand(self, request: Request, press: BackToHand) -> None:
        seen = request.seen_seated()
        # The screen that was pressed has shown everything up to its own moment.
        since = max(seen.last_press, press.stamp)
        await request.show(hand_screen(request.say, seen, asked_for=True, since=since))

    @handles(ShowCard)
    async def show_card(self, request: Request, press: ShowCard) -> None:
        seen, game = request.seen_in_game()
        if game.stamp != press.stamp and game.turn in (None, game.viewer):
            raise Refused(Refusal.STALE)
        await request.show(card_screen(request.say, seen, press.card, press.group))

    @handles(BuildSeven)
    async def build_seven(self, request: Request, press: BuildSeven) -> None:
        seen, _ = _now(request, press)
        known = await self._sevens.seven_at(seen, press)
        await request.show(seven_screen(request.say, seen, press.card, press.path, press.group, known=known))

    @handles(ConfirmSeven)
    async def confirm_seven(self, request: Request, press: ConfirmSeven) -> None:
        seen, game = _now(request, press)
        turn, state = await self._sevens.seven_at(seen, press)
        await self._make(request, turn, at(state.ways or (), press.play), at(game.hand, press.card))

    @handles(MakePlay)
    async def make_play(self, request: Request, press: MakePlay) -> None:
        seen, game = _now(request, press)
        pressed = None if press.from_card is None else at(game.hand, press.from_card)
        turn = turn_of(seen)
        await self._make(request, turn, _listed(turn, press.play), pressed)

    @handles(DiscardRest)
    async def discard_rest(self, request: Request, press: DiscardRest) -> None:
        _now(request, press)
        await request.show_hand(await request.play(partial(commands.discard_rest, stamp=press.stamp)))
        await self._follow(request)

    @handles(Give)
    async def give(self, request: Request, press: Give) -> None:
        before, game = _now(request, press)
        card = at(game.hand, press.card)
        seen = await request.play(partial(commands.give, card=card, stamp=game.stamp))
        await request.show_hand(seen)
        await self._follow(request)
        await self._advise(request, before, game, card)

    @handles(ChooseAhead)
    async def choose_ahead(self, request: Request, _: ChooseAhead) -> None:
        seen = request.seen_seated()
        chosen = ahead_screen(request.say, seen) if chooses_ahead(seen) else hand_screen(request.say, seen)
        await request.show(chosen)

    @handles(DropAhead)
    async def drop_ahead(self, request: Request, _: DropAhead) -> None:
        since = request.seen().last_press
        await request.show(hand_screen(request.say, await request.play(commands.unqueue), since=since))

    @handles(AskBack)
    async def ask_undo(self, request: Request, press: AskBack) -> None:
        since = request.seen().last_press
        seen = await request.play(partial(commands.ask_undo, number=press.stamp))
        waits = any(one.wanted is Wanted.UNDO for one in seen.asked)
        with_computers = seen.game is not None and any(seat.is_computer for seat in seen.game.seats)
        key = "back-asked" if waits else "back-undone-computers" if with_computers else "back-undone"
        await request.show(hand_screen(request.say, seen, request.say(key), since=since))

    async def _make(self, request: Request, turn: Turn, chosen: rules.Play, card: Card | None) -> None:
        """Make a move, or plan it if it is another player's turn, and show the hand in place of the pressed screen."""
        before, game = request.seen(), turn.game
        if turn.is_ahead:
            seen = await request.play(partial(commands.queue, chosen=chosen, stamp=game.stamp, card=card))
            await request.show(hand_screen(request.say, seen))
            await self._follow(request)
            return
        seen = await request.play(partial(commands.play, chosen=chosen, stamp=game.stamp, card=card))
        await request.show_hand(seen)
        await self._follow(request)
        await self._advise(request, before, game, chosen)

    @Command("table")
    async def table(self, request: Request) -> None:
        """See your cards and the board, and retry direct messages; or watch."""
        if not await self._shows_hand(request):
            return
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, dm_closed=False))
        request.viewers.direct.release(request.person.id)
        await request.call_again()

    async def _shows_hand(self, request: Request) -> bool:
        """Show a fresh hand, or the board to a person who doesn't play here. Return True if a hand was shown."""
        seen = request.seen()
        if seen.viewer is None and seen.home is None and seen.game is not None:
            guesses = (await request.viewers.choices(seen.guild)).guesses and request.grants(commands.check_spectator)
            await request.show_panel(watching_screen(request.say, seen, seen.game, guesses=guesses), seen)
            return False
        await self._show_fresh_hand(request)
        return True

    async def _show_fresh_hand(self, request: Request) -> None:
        """Show a fresh hand in place of the previous one, with a note that its viewer sees once."""
        seen = request.seen_seated()
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        screen, note = with_note(request.say, hand_screen(request.say, seen, asked_for=True), seen, learnt)
        if not await request.show_panel(screen, seen):
            self._wait(request, seen)
        if note is not None:
            await request.viewers.learn(request.person.id, note.word)

    async def _follow(self, request: Request) -> None:
        """Let the hand that was played on show its player's next turn, as their direct messages do."""
        if request.interaction.guild_id is not None and not await request.plays_in_channel(seen := request.seen()):
            self._wait(request, seen)

    def _wait(self, request: Request, seen: TableSeen) -> None:
        """Remember a hand in a channel that does not show its viewer's turn yet, while Discord lets it be edited."""
        self._waiting = {one: shown for one, shown in self._waiting.items() if not shown.interaction.is_expired()}
        self._waiting.pop((seen.id, request.user), None)
        if not is_due(seen) and len(self._waiting) < MAX_WAITING:
            self._waiting[seen.id, request.user] = request

    def _changed(self, table_id: TableId) -> None:
        """Update the hands in the channel of the players whose turn has come."""
        for key in [one for one in self._waiting if one[0] == table_id]:
            task = asyncio.create_task(self._show_turn(key, self._waiting[key]), name=f"hand at table {table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _show_turn(self, key: tuple[TableId, UserId], request: Request) -> None:
        try:
            seen = request.seen()
            if not is_due(seen) or self._waiting.get(key) is not request:
                return
            del self._waiting[key]
            if not request.interaction.is_expired():
                await request.show(hand_screen(request.say, seen, asked_for=True))
        except Exception as error:  # noqa: BLE001 - they are notified by direct message anyway
            logger.info("could not update a hand in a channel for its player's turn: %s", traceback_line(error))


def _listed(turn: Turn, place: int) -> rules.Play:
    """Return the listed play at this position."""
    if place >= len(turn.plays):
        raise Refused(Refusal.NOT_LEGAL)
    return turn.plays[place]


def _now(request: Request, press: AtMoment) -> tuple[TableSeen, Observation]:
    """Return the table and its game if a press belongs to the current moment."""
    seen, game = request.seen_in_game()
    if game.stamp != press.stamp:
        raise Refused(Refusal.STALE)
    return seen, game


PARTS_READ: Final = 1_000
"""Maximum number of parts of a card's sevens that are compared with the typed text."""

PUNCTUATION: Final = str.maketrans(dict.fromkeys(":;,؛،", " "))
"""Characters between the words of a move that are ignored."""


class Named(NamedTuple):
    """A move that can be typed.

    Attributes:
        play: the move.
        name: its words.
        picked: the text that Discord sends if it is picked from the suggestions.
    """

    play: rules.Play
    name: str
    picked: str

    @property
    def typed(self) -> str:
        """Return its words in the form that typed text is compared with."""
        return unmarked(self.name).casefold()


Listed = tuple[Named, ...]

Find = Callable[[Speaker, Observation, str], Listed]
"""Finds the moves that match the typed text."""


class TypedPlays:
    """Finds the moves that people type, in a worker process, once per text and moment."""

    def __init__(self, limits: Limits, compute: Callable[[Callable[[], Listed]], Awaitable[Listed]]) -> None:
        """Create the feature.

        Args:
            limits: ``listings`` is the maximum number of remembered lists.
            compute: runs a search in a worker process.
        """
        self._compute = compute
        self._found: BoundedCache[tuple[object, ...], Listed] = BoundedCache(limits.listings)

    async def _find(self, request: Request, game: Observation, find: Find, typed: str) -> Listed:
        """Return the moves that match the typed text at this moment, in the user's language."""
        key = (find, request.table_id, game.stamp, game.viewer, request.say.language, typed)
        # Earlier moves don't affect what is legal, and the history grows.
        work = partial(find, request.say, replace(game, history=(), drawn=()), typed)
        return await self._found.get(key, lambda: self._compute(work))

    @Command("play", suggests={"card": "suggest"})
    async def play(self, request: Request, card: app_commands.Range[str, 0, 500]) -> None:
        """Make a move by typing it."""
        say = request.say
        game = _game_of(request)
        chosen = only_play(game, card, await self._find(request, game, typed_plays, card))
        await request.decide(partial(commands.play, chosen=chosen.play, stamp=game.stamp))
        done = say("played", play=shown_name(chosen.name))
        after = request.seen().game
        drawn = drawn_lines(say, after) if after is not None and isinstance(chosen.play, rules.Draw) else []
        await request.show(Screen("\n".join((done, *drawn))))

    async def suggest(self, request: Request, current: str) -> list[app_commands.Choice[str]]:
        """Return the legal moves whose words match the text typed so far, at most as many as Discord shows."""
        try:
            game = _game_of(request)
        except Refused:
            return []
        matching = await self._find(request, game, suggested_plays, current)
        return [app_commands.Choice(name=clipped(one.name, OPTION_LIMIT), value=one.picked) for one in matching]


def _game_of(request: Request) -> Observation:
    """Return the game as the player to act sees it.

    Raises:
        Refused: NO_TABLE, NOT_SEATED, NOT_STARTED, GIVES_FIRST, NOT_YOUR_TURN.
    """
    seen, game = request.seen_in_game()
    if game.phase is rules.Phase.EXCHANGE:
        raise Refused(BotRefusal.GIVES_FIRST)
    if game.turn != seen.viewer:
        raise Refused(Refusal.NOT_YOUR_TURN)
    return game


def listed_plays(say: Speaker, game: Observation) -> Listed:
    """Return the legal moves except the sevens."""
    name = _Namer(say, game)
    return tuple(
        Named(one, name(one), f"#{game.stamp}.{place}")
        for place, one in enumerate(rules.plays_without_sevens(game.position()))
    )


class _Namer:
    """Names moves as they are typed: the card, then what it does."""

    def __init__(self, say: Speaker, game: Observation) -> None:
        self._say, self._teller = say, MoveFormatter(say, game)

    def __call__(self, play: rules.Play) -> str:
        spent = "+".join(rank_name(self._say, rank) for rank in play.spent)
        return self._say("card-does", card=spent, deeds=self._teller.play(play))


def typed_plays(say: Speaker, game: Observation, typed: str) -> Listed:
    """Return the legal move that was picked or typed; two moves if the text is ambiguous."""
    if typed.startswith("#"):
        sevens = _sevens(say, game, lambda card, parts: 0 if typed.startswith(_picked(game, card, parts)) else None)
        found = [one for one in (*listed_plays(say, game), *sevens) if one.picked == typed]
    else:
        matching = matching_plays(say, game, typed)
        found = [one for one in matching if one.typed == unmarked(typed).casefold()] or [*matching]
    return tuple(found[:2])


def only_play(game: Observation, typed: str, found: Listed) -> Named:
    """Return the one legal move that was typed."""
    if typed.startswith("#") and not typed.startswith(f"#{game.stamp}."):
        raise Refused(Refusal.STALE)
    if len(found) != 1:
        raise Refused(BotRefusal.AMBIGUOUS if found else Refusal.NOT_LEGAL)
    return found[0]


def suggested_plays(say: Speaker, game: Observation, typed: str) -> Listed:
    """Return the moves that match the typed text, at most as many as fit into a menu."""
    return matching_plays(say, game, typed)[:OPTIONS_LIMIT]


def matching_plays(say: Speaker, game: Observation, typed: str) -> Listed:
    """Return the moves whose names contain all typed words, with at most one menu of sevens, those of few parts first.

    If the first word is a card, moves that spend it are preferred, then moves that a joker makes in its place.
    """
    words = unmarked(typed).casefold().translate(PUNCTUATION).split()
    listed = listed_plays(say, game)
    known = {one.play for one in listed}
    sevens = (one for one in _sevens(say, game, _Said(say, game, words)) if one.play not in known)
    found, further = ((one for one in some if all(word in one.typed for word in words)) for some in (listed, sevens))
    matching = (*found, *islice(further, OPTIONS_LIMIT))
    if not words:
        return matching
    card = words[0]
    by_card = tuple(one for one in matching if _spends(say, one.play, card))
    if by_card or card not in {rank_name(say, rank).casefold() for rank in game.rules.law.deck_ranks}:
        return by_card or matching
    return tuple(one for one in matching if _rank_played(say, one.play) == card)


Fits = Callable[[str, rules.Parts], int | None]
"""Returns how many typed words a seven matches so far, or None if it cannot match."""


def _sevens(say: Speaker, game: Observation, fits: Fits) -> Iterator[Named]:
    """Yield the sevens that match, card by card, those of few parts first."""
    position, name = game.position(), _Namer(say, game)
    if position.turn is None or position.phase is not rules.Phase.PLAY:
        return
    hand, splitting = position.hands[position.turn], position.rules.splitting
    for card in (one for one in splitting if splitting[one] and one in hand):
        for play in rules.sevens_that_fit(position, card, partial(fits, card), PARTS_READ):
            yield Named(play, name(play), _picked(game, card, play.moves, rules.without(play.spent, card)))


def _picked(game: Observation, card: str, moves: Iterable[rules.Move], second: str = "") -> str:
    """Return the suggestion value of a seven's moves so far: ``#31.7.0-4-9.2-60-62.``, then a second card if any."""
    made = "".join(f".{one.seat}-{one.origin}-{one.goal}" for one in moves if isinstance(one, rules.Walk | rules.Jump))
    return f"#{game.stamp}.{card}{made}.{second}"


class _Said:
    """Counts how many of the typed words a seven contains, in this order, while it is built.

    Each part must match more words than the parts before it, until all words are matched; then any part may follow.
    """

    def __init__(self, say: Speaker, game: Observation, words: Sequence[str]) -> None:
        self._say, self._game, self._words, self._teller = say, game, words, MoveFormatter(say, game)
        self._begun: dict[tuple[str, rules.Parts], tuple[int, Numbering]] = {}

    def __call__(self, card: str, parts: rules.Parts) -> int | None:
        before, numbering = self._begun[card, parts[:-1]] if len(parts) > 1 else self._nothing(card)
        (moved,) = follow(numbering, parts[-1:])
        said = self._count(before, self._teller.move(moved, self._game.viewer))
        self._begun[card, parts] = said, moved.after
        if said == len(self._words):
            return said
        # A complete seven may still match words with its second card (rules.md 4.12).
        ended = sum(map(rules.steps_of, parts)) == rules.SEVEN_STEPS and not self._game.rules.law.centre_second_cards
        return said if said > before and not ended else None

    def _nothing(self, card: str) -> tuple[int, Numbering]:
        """Return the words matched before the first part: by the card, and for a joker by the rank it is played as."""
        text = rank_name(self._say, card)
        if card == rules.JOKER:
            text += self._say("play-as", rank=rank_name(self._say, self._game.rules.splitting[card][0]), moves="")
        return self._count(0, text), self._game.numbering

    def _count(self, said: int, text: str) -> int:
        """Return the number of words matched after this text."""
        text, at = text.casefold(), 0
        for word in self._words[said:]:
            at = text.find(word, at)
            if at < 0:
                break
            at += len(word)
            said += 1
        return said


def _spends(say: Speaker, play: rules.Play, card: str) -> bool:
    """Return whether the play's cards begin with the typed text, or one of two cards equals it."""
    cards = [rank_name(say, rank).casefold() for rank in play.spent]
    return "+".join(cards).startswith(card) or card in cards


def _rank_played(say: Speaker, play: rules.Play) -> str:
    """Return the rank that a play's card is played as."""
    return rank_name(say, play.rank).casefold() if isinstance(play, rules.MovePlay) else ""
