"""What a player sees in private: the hand, the exchange, and what the cards can do now."""

from __future__ import annotations

from tockbot.rules.legal import listed_plays, seven_cards
from tockbot.rules.plays import Discard, Play, ThrowIn
from tockbot.rules.position import Phase
from tockbot.rules.turn import receiver
from tockbot.tables.cards import rank_of
from tockbot.tables.observation import Observation, TableSeen
from tockbot.tables.table import Stage
from tockbot.ui.custom_id import Press, Verb
from tockbot.ui.scenes import hand_picture
from tockbot.ui.screen import BUTTONS_LIMIT, Button, Row, Screen, Style
from tockbot.ui.table_screens import told_lines
from tockbot.ui.texts import Speaker
from tockbot.ui.words import card_name, shown_name


def hand_screen(say: Speaker, seen: TableSeen) -> Screen:
    """A player's hand and what there is to do with it."""
    game = seen.game
    if game is None or game.viewer is None:
        return Screen(say("hand-no-game"))
    where = f"<#{seen.channel}>"
    if seen.stage is not Stage.PLAYING:
        return Screen(say("hand-over", channel=where))
    header = say("hand-header", channel=where, number=game.round)
    if not game.hand:
        return Screen(f"{header}\n{say('hand-empty')}")
    if game.phase is Phase.EXCHANGE:
        return _exchange_screen(say, seen, game, header)
    if game.turn != game.viewer:
        return Screen(f"{header}{_received(say, game)}\n{say('hand-wait')}", picture=hand_picture(say, game))
    return _turn_screen(say, seen, game, header)


def _exchange_screen(say: Speaker, seen: TableSeen, game: Observation, header: str) -> Screen:
    to = "" if game.viewer is None else game.seats[receiver(game.position(), game.viewer)].name
    text = say("hand-give", name=shown_name(to))
    if game.gift is not None:
        text = say("hand-given", card=card_name(say, game.gift), name=shown_name(to))
    chosen = game.hand.index(game.gift) if game.gift is not None else None
    buttons = [
        Button(
            f"{number} · {card_name(say, card)}",
            str(Press(Verb.GIVE, seen.id, game.stamp, str(number - 1))),
            Style.GOOD if number - 1 == chosen else Style.MAIN,
        )
        for number, card in enumerate(game.hand, 1)
    ]
    return Screen(f"{header}\n{text}", _in_rows(buttons), hand_picture(say, game))


def _received(say: Speaker, game: Observation) -> str:
    """A line about the card received in this round's exchange, while it is held."""
    if game.received is None or game.received not in game.hand:
        return ""
    return "\n" + say("hand-received", card=card_name(say, game.received))


def _turn_screen(say: Speaker, seen: TableSeen, game: Observation, header: str) -> Screen:
    position = game.position()
    plays = listed_plays(position)
    if plays and isinstance(plays[0], ThrowIn):
        button = Button(say("button-throw-in"), str(Press(Verb.MAKE, seen.id, game.stamp, "0")), Style.DANGER)
        return Screen(f"{header}\n{say('hand-throw-in')}", ((button,),), hand_picture(say, game, playable=""))
    listed = {rank for play in plays for rank in play.spent}
    sevens = seven_cards(position)
    playable = "".join(listed) + sevens

    def press_for(index: int) -> Press:
        rank = rank_of(game.hand[index])
        only_seven = rank in sevens and rank not in listed
        return Press(Verb.SEVEN if only_seven else Verb.CARD, seen.id, game.stamp, f"{index}_0")

    buttons = [
        Button(
            f"{number} · {card_name(say, card)}",
            str(press_for(number - 1)),
            Style.MAIN,
            disabled=rank_of(card) not in playable,
        )
        for number, card in enumerate(game.hand, 1)
    ]
    text = _turn_text(say, game, plays)
    if any(button.disabled for button in buttons):
        text = f"{text} {say('hand-unplayable')}"
    told = "\n".join((header, *told_lines(say, game)))
    return Screen(f"{told}{_received(say, game)}\n{text}", _in_rows(buttons), hand_picture(say, game, playable))


def _turn_text(say: Speaker, game: Observation, plays: tuple[Play, ...]) -> str:
    """What the player to act is asked to do (rules.md 2.6, 4.9)."""
    if game.phase is Phase.DISCARD:
        return say("hand-discard")
    if plays and all(isinstance(play, Discard) for play in plays):
        return say("hand-discard-choice")
    return say("hand-turn")


def _in_rows(buttons: list[Button]) -> tuple[Row, ...]:
    return tuple(tuple(buttons[i : i + BUTTONS_LIMIT]) for i in range(0, len(buttons), BUTTONS_LIMIT))
