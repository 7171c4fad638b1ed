"""Looking and playing: what the buttons of a game do, and the commands that show the same."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from tockbot.render import FilmScene
from tockbot.rules import Play
from tockbot.tables import Card, Observation, Refusal, Refused, rank_of, wishes
from tockbot.ui.incoming.learning.practising import Practising
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.rules_told import RulesTold
from tockbot.ui.outgoing.messages.ephemeral_hands import EphemeralHands
from tockbot.ui.outgoing.messages.films import Films
from tockbot.ui.press import (
    BackToHand,
    BuildSeven,
    ChooseAhead,
    ConfirmSeven,
    Give,
    LookPress,
    MakePlay,
    OtherShape,
    ShowCard,
    ShowHand,
    ShowLog,
    ShowRules,
    TurnPress,
    at,
)
from tockbot.ui.screens.learning.note import with_note
from tockbot.ui.screens.table.table import board_screen, log_screen, text_board_screen
from tockbot.ui.screens.turn.ahead import ahead_screen, chooses_ahead
from tockbot.ui.screens.turn.hand import hand_screen
from tockbot.ui.screens.turn.play import card_screen
from tockbot.ui.screens.turn.seven import seven_screen, seven_so_far
from tockbot.ui.screens.turn.turn import Turn, turn_of
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.plays import Teller


class Game:
    """What can be seen and done in a game."""

    def __init__(self, ephemeral_hands: EphemeralHands, films: Films, practising: Practising, rules: RulesTold) -> None:
        """Keep in mind which hands were shown in a channel, so that they do not pile up, and which films were drawn.

        In practice games ``practising`` says a word on plays; ``rules`` tells those of a table.
        """
        self._practising = practising
        self._rules = rules
        self._ephemeral_hands = ephemeral_hands
        self._films = films

    async def look(self, request: Request, press: LookPress) -> None:
        """Show what is asked for."""
        match press:
            case ShowHand():
                await self._show_fresh_hand(request)
            case BackToHand():
                await request.show(hand_screen(request.say, request.seen_seated()))
            case ChooseAhead():
                await _choose_ahead(request)
            case ShowLog():
                await self.log(request)
            case ShowRules():
                await self._rules.tell(request, request.seen().rules)
            case OtherShape():
                await _turn_over(request)
            case _:
                assert_never(press)

    async def turn(self, request: Request, press: TurnPress) -> None:
        """Do what belongs to this moment of the game.

        Raises:
            Refused: NOT_SEATED, NOT_STARTED, STALE, or what the table refuses with.
            PressError: there is no such card, play or part.
        """
        seen, game = request.seen_in_game()
        if game.stamp != press.stamp:
            _check_only_looks(game, press)
        match press:
            case Give(_, _, card):
                await _give(request, game, at(game.hand, card))
            case ShowCard(_, _, card, group, page):
                await request.show(card_screen(request.say, seen, card, group, page))
            case BuildSeven(_, _, card, path, page):
                await request.show(seven_screen(request.say, seen, card, path, page))
            case ConfirmSeven(_, _, card, path, play):
                held = at(game.hand, card)
                turn = turn_of(seen)
                ways = seven_so_far(turn, rank_of(held), path).ways
                await self._make(request, turn, at(ways or (), play), held)
            case MakePlay(_, _, play, from_card):
                pressed = None if from_card is None else at(game.hand, from_card)
                turn = turn_of(seen)
                await self._make(request, turn, _listed(turn, play), pressed)
            case _:
                assert_never(press)

    async def _make(self, request: Request, turn: Turn, chosen: Play, card: Card | None) -> None:
        """Make a play, or choose it in advance where it is another's turn, and show the hand where it was pressed."""
        before, game = request.seen(), turn.game
        if turn.is_ahead:
            seen = await request.play(partial(wishes.queue, chosen=chosen, stamp=game.stamp, card=card))
            await request.show(hand_screen(request.say, seen))
            return
        seen = await request.play(partial(wishes.play, chosen=chosen, stamp=game.stamp, card=card))
        done = request.say("played", play=shown_name(Teller(request.say, game).play(chosen)))
        await request.show_hand(seen, done)
        await self._practising.advise(request, before, game, chosen)

    async def hand(self, request: Request) -> None:
        """See your cards, and have direct messages tried again."""
        await self._show_fresh_hand(request)
        await request.viewers.set_dm_closed(request.person.id, closed=False)
        await request.answered.is_to_be_called(request.table_id, request.person.id)
        request.tables.announce(request.table_id)

    async def board(self, request: Request, text: bool = False) -> None:  # noqa: FBT001, FBT002 - Discord names it
        """See the board, your own seat at the bottom, or read it."""
        await request.show((text_board_screen if text else board_screen)(request.say, request.seen()))

    async def log(self, request: Request) -> None:
        """Read what was played."""
        seen = request.seen()
        screen = log_screen(request.say, seen)
        if seen.game is None or screen.picture is None or not isinstance(screen.picture.scene, FilmScene):
            await request.show(screen)
            return
        theme = await request.theme()
        key = (seen.id, seen.game.stamp, seen.viewer, request.say.language, theme.name)
        await request.show(screen, await self._films.drawn(request.user, key, screen.picture.scene, theme))

    async def _show_fresh_hand(self, request: Request) -> None:
        """Show a hand, in place of the one shown before, with what its viewer is told once."""
        seen = request.seen_seated()
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        screen, note = with_note(request.say, hand_screen(request.say, seen), seen, learnt)
        await request.show(screen)
        await self._ephemeral_hands.replace(request.table_id, request.interaction)
        if note is not None:
            await request.viewers.learn(request.person.id, (note.word,))


async def _turn_over(request: Request) -> None:
    """Show the hand again, its picture in the other shape, which stays the person's own."""
    await request.viewers.turn_over(request.person.id)
    await request.show(hand_screen(request.say, request.seen_seated()))


async def _give(request: Request, game: Observation, card: Card) -> None:
    """Choose the card to give, and show it where it was pressed."""
    seen = await request.play(partial(wishes.give, card=card, stamp=game.stamp))
    await request.show_hand(seen)


def _listed(turn: Turn, place: int) -> Play:
    """The play at this place among those listed.

    Raises:
        Refused: NOT_LEGAL.
    """
    if place >= len(turn.plays):
        raise Refused(Refusal.NOT_LEGAL)
    return turn.plays[place]


def _check_only_looks(game: Observation, press: TurnPress) -> None:
    """Refuse what belonged to an earlier moment, but for a look at a card while others play on: it is shown as it is.

    Raises:
        Refused: STALE.
    """
    if not isinstance(press, ShowCard) or game.turn in (None, game.viewer):
        raise Refused(Refusal.STALE)


async def _choose_ahead(request: Request) -> None:
    """Show what can be chosen in advance; whose turn has come meanwhile sees what is due."""
    seen = request.seen_seated()
    await request.show((ahead_screen if chooses_ahead(seen) else hand_screen)(request.say, seen))


async def drop_ahead(request: Request) -> None:
    """Take back what was chosen in advance, and show the hand; nothing if it was made already."""
    await request.show(hand_screen(request.say, await request.play(wishes.unqueue)))
