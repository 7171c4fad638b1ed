"""What a picture of a hand is to show, and the same in words for those who do not see it."""

from __future__ import annotations

from tockbot.render import CardSeen, HandScene
from tockbot.rules import HAND_ORDER, Phase
from tockbot.tables import Observation, rank_of
from tockbot.ui.screen import ALT_LIMIT, Picture, clipped
from tockbot.ui.words.names import card_name
from tockbot.ui.words.rules import caption
from tockbot.ui.words.speaker import Speaker


def hand_picture(say: Speaker, game: Observation, playable: str = HAND_ORDER) -> Picture | None:
    """The viewer's hand, cards of other ranks than the playable ones greyed; None if it is empty."""
    if not game.hand:
        return None
    received = game.received
    chosen = game.hand.index(game.gift) if game.phase is Phase.EXCHANGE and game.gift is not None else None
    seen = []
    for place, card in enumerate(game.hand):
        just_received = card == received
        if just_received:
            received = None
        rank, given = rank_of(card), place == chosen
        seen.append(CardSeen(card, caption(say, game.rules.law, rank), rank in playable, just_received, given))
    names = ", ".join(
        f"{number}: {card_name(say, card)} ({caption(say, game.rules.law, rank_of(card))})"
        for number, card in enumerate(game.hand, 1)
    )
    return Picture("hand.png", clipped(say("alt-hand", cards=names), ALT_LIMIT), HandScene(tuple(seen)))
