"""What a player sees in private, the board and the own hand, and the same in words for those who do not see it."""

from __future__ import annotations

from dataclasses import replace

from tockbot.render import BoardScene, CardSeen, Goal, PrivateScene
from tockbot.rules import HAND_ORDER, Move, Phase
from tockbot.tables import Observation, PlayRecord, Preferences, rank_of
from tockbot.ui.pictures.board import own_scene, preview_scene, since_own
from tockbot.ui.screen import ALT_LIMIT, Picture, Screen, clipped
from tockbot.ui.words.names import card_name
from tockbot.ui.words.position import position_words
from tockbot.ui.words.rules import caption
from tockbot.ui.words.speaker import Speaker


def private_picture(say: Speaker, game: Observation, playable: str = HAND_ORDER) -> Picture:
    """The viewer's board and hand, cards of other ranks than the playable ones greyed."""
    scene = PrivateScene(own_scene(say, game), _cards(say, game, playable, None))
    return Picture("private.png", _words(say, game, since_own(game)), scene)


def preview_picture(  # noqa: PLR0913, PLR0917 - what was pressed, and what may follow
    say: Speaker,
    game: Observation,
    playable: str,
    card: int,
    made: tuple[Move, ...] = (),
    goals: tuple[Goal, ...] = (),
) -> Picture:
    """The same once a card was pressed: the board after the moves made so far, with the goals to choose from.

    Args:
        say: who speaks the viewer's language.
        game: the game as the viewer knows it.
        playable: the ranks of the hand that can be played.
        card: the place in the hand of the card that was pressed.
        made: the moves made with it so far.
        goals: the goals to choose from, labelled as in the list.
    """
    board = preview_scene(say, game, made, goals)
    scene = PrivateScene(board, _cards(say, game, playable, card))
    return Picture("private.png", _words(say, replace(game, seats=board.seats), game.history[-1:]), scene)


def as_chosen(screen: Screen, chosen: Preferences) -> Screen:
    """A screen with its picture, if it has one, as its viewer has chosen: tall or wide, every number on it or few."""
    match screen.picture:
        case Picture(scene=PrivateScene() as scene) as picture:
            board = replace(scene.board, every_number=chosen.every_number)
            return replace(screen, picture=replace(picture, scene=replace(scene, board=board, wide=chosen.wide)))
        case Picture(scene=BoardScene() as scene) as picture:
            return replace(screen, picture=replace(picture, scene=replace(scene, every_number=chosen.every_number)))
        case _:
            return screen


def _cards(say: Speaker, game: Observation, playable: str, pressed: int | None) -> tuple[CardSeen, ...]:
    """The hand in the order of its buttons."""
    received = game.hand.index(game.received) if game.received in game.hand else None
    given = game.hand.index(game.gift) if game.phase is Phase.EXCHANGE and game.gift is not None else None
    return tuple(
        CardSeen(
            card,
            caption(say, game.rules.law, rank_of(card)),
            playable=rank_of(card) in playable,
            received=place == received,
            given=place == given,
            pressed=place == pressed,
        )
        for place, card in enumerate(game.hand)
    )


def _words(say: Speaker, game: Observation, told: tuple[PlayRecord, ...]) -> str:
    """The hand, with what its cards do if there is room for that, then the position."""
    cards = [f"{number}: {card_name(say, card)}" for number, card in enumerate(game.hand, 1)]
    does = [f"({caption(say, game.rules.law, rank_of(card))})" for card in game.hand]
    briefly = say("alt-hand", cards=", ".join(cards))
    fully = say("alt-hand", cards=", ".join(map(" ".join, zip(cards, does, strict=True))))
    position = position_words(say, game, told, ALT_LIMIT - len(briefly) - 1)
    hand = fully if len(fully) + 1 + len(position) <= ALT_LIMIT else briefly
    return clipped(f"{hand}\n{position}", ALT_LIMIT)
