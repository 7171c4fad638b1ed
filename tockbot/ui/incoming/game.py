"""Looking and playing: what the buttons of a game do, and the commands that show the same."""

from __future__ import annotations

from functools import partial
from typing import assert_never

from tockbot.render import FilmScene
from tockbot.rules import Play
from tockbot.tables import Card, Observation, Refusal, Refused, TableSeen, rank_of, wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.rules_told import tell_rules
from tockbot.ui.outgoing.ephemeral_hands import EphemeralHands
from tockbot.ui.outgoing.films import Films
from tockbot.ui.press import (
    BackToHand,
    BuildSeven,
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
from tockbot.ui.screens.hand import hand_screen
from tockbot.ui.screens.play import card_screen
from tockbot.ui.screens.seven import seven_screen, seven_so_far
from tockbot.ui.screens.table import board_screen, log_screen, text_board_screen
from tockbot.ui.screens.turn import turn_of
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.plays import Teller


class Game:
    """What can be seen and done in a game."""

    def __init__(self, ephemeral_hands: EphemeralHands, films: Films) -> None:
        """Keep in mind which hands were shown in a channel, so that they do not pile up, and which films were drawn."""
        self._ephemeral_hands = ephemeral_hands
        self._films = films

    async def look(self, request: Request, press: LookPress) -> None:
        """Show what is asked for."""
        match press:
            case ShowHand():
                await self._show_fresh_hand(request)
            case BackToHand():
                await request.show(hand_screen(request.say, request.seen_seated()))
            case ShowLog():
                await self.log(request)
            case ShowRules():
                await tell_rules(request, request.seen().rules)
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
            raise Refused(Refusal.STALE)
        match press:
            case Give(_, _, card):
                await _give(request, game, at(game.hand, card))
            case ShowCard(_, _, card, group, page):
                await request.show(card_screen(request.say, seen, card, group, page))
            case BuildSeven(_, _, card, path, page):
                await request.show(seven_screen(request.say, seen, card, path, page))
            case ConfirmSeven(_, _, card, path, play):
                held = at(game.hand, card)
                ways = seven_so_far(turn_of(seen), rank_of(held), path).ways
                await _make(request, game, at(ways or (), play), held)
            case MakePlay(_, _, play, from_card):
                pressed = None if from_card is None else at(game.hand, from_card)
                await _make(request, game, _listed(seen, game, play), pressed)
            case _:
                assert_never(press)

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
        """Show a hand, in place of the one shown before."""
        await request.show(hand_screen(request.say, request.seen_seated()))
        await self._ephemeral_hands.replace(request.table_id, request.interaction)


async def _turn_over(request: Request) -> None:
    """Show the hand again, its picture in the other shape, which stays the person's own."""
    wide = (await request.viewers.preferences(request.person.id)).wide
    await request.viewers.choose_wide(request.person.id, wide=not wide)
    await request.show(hand_screen(request.say, request.seen_seated()))


async def _give(request: Request, game: Observation, card: Card) -> None:
    """Choose the card to give, and show it where it was pressed."""
    seen = await request.play(partial(wishes.give, card=card, stamp=game.stamp))
    await request.show(hand_screen(request.say, seen))


async def _make(request: Request, game: Observation, chosen: Play, card: Card | None) -> None:
    """Make a play, and show the hand where it was pressed."""
    seen = await request.play(partial(wishes.play, chosen=chosen, stamp=game.stamp, card=card))
    done = request.say("played", play=shown_name(Teller(request.say, game).play(chosen)))
    await request.show(hand_screen(request.say, seen, done))


def _listed(seen: TableSeen, game: Observation, place: int) -> Play:
    """The play at this place among those listed.

    Raises:
        Refused: NOT_YOUR_TURN, NOT_LEGAL.
    """
    if game.viewer != game.turn:
        raise Refused(Refusal.NOT_YOUR_TURN)
    plays = turn_of(seen).plays
    if place >= len(plays):
        raise Refused(Refusal.NOT_LEGAL)
    return plays[place]
