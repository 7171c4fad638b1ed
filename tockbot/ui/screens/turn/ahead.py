"""What a player sees while others play: what they chose in advance for their next turn, and what they could choose."""

from __future__ import annotations

from tockbot.rules import as_before
from tockbot.tables import Kind, Stage, TableSeen, ahead
from tockbot.ui.pictures.private import private_picture
from tockbot.ui.press import BackToHand, ChooseAhead, DropAhead
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.screens.turn.play import turn_rows
from tockbot.ui.screens.turn.turn import turn_of
from tockbot.ui.words.names import cards_names
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.speaker import Speaker


def ahead_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The viewer's hand while it is another's turn, with what each card could do now.

    Raises:
        PressError: the viewer can choose nothing in advance.
    """
    turn = turn_of(seen)
    back = Button(say("button-back"), BackToHand(seen.id, turn.game.stamp))
    text = "\n".join((say("ahead-heading"), say("ahead-choose")))
    return Screen(text, turn_rows(say, turn, back), private_picture(say, turn.game, turn.playable))


def chooses_ahead(seen: TableSeen) -> bool:
    """Whether the viewer, while it is another's turn, can choose a play in advance."""
    game = seen.game
    if game is None or game.viewer is None or seen.stage is not Stage.PLAYING:
        return False
    return ahead(game.position(), game.viewer) is not None


def waiting_line(say: Speaker, seen: TableSeen) -> str:
    """That others play, or what the viewer has chosen in advance."""
    if seen.queued is None:
        return say("practice-wait" if seen.kind is Kind.PRACTICE else "hand-wait")
    turn = turn_of(seen)
    play = as_before(turn.position, seen.queued.play)
    if play is None:
        return say("ahead-unfit-yet")
    told = say("card-does", card=cards_names(say, seen.queued.cards), deeds=Teller(say, turn.game).play(play))
    return say("ahead-chosen", play=shown_name(told))


def made_line(say: Speaker, seen: TableSeen) -> str:
    """That what the viewer had chosen in advance was played, while others play on; nothing where it was not."""
    game = seen.game
    if game is None or game.viewer not in dict(seen.made_ahead) or game.turn == game.viewer:
        return ""
    made = [record for record in game.history if record.seat == game.viewer]
    return say("ahead-made", play=Teller(say, game, marked=True).record(made[-1]))


def ahead_buttons(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """To choose in advance, or to take back what was chosen."""
    if seen.queued is not None:
        return (Button(say("button-drop-ahead"), DropAhead(seen.id), Style.DANGER),)
    return (Button(say("button-choose-ahead"), ChooseAhead(seen.id)),)
