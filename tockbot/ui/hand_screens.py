"""What a player sees in private: the hand, the exchange, and the way from a card to a play."""

from __future__ import annotations

from tockbot.rules.law import JOKER, Exchange
from tockbot.rules.legal import legal_plays, without
from tockbot.rules.plays import Draw, MovePlay, Play, ThrowIn
from tockbot.rules.position import Phase, next_in_play
from tockbot.tables.cards import rank_of
from tockbot.tables.numbering import Numbering, renumbered
from tockbot.tables.observation import Observation, TableSeen
from tockbot.tables.table import Stage
from tockbot.ui.choices import Entry, Way, group_of, menu_rows, paged, way_of
from tockbot.ui.press import Press, Verb
from tockbot.ui.scenes import hand_picture, playable_ranks, preview_picture
from tockbot.ui.screen import BUTTONS_LIMIT, Button, Row, Screen, Style
from tockbot.ui.seven import SEVEN, SevenSoFar, can_be_seven, seven_card, seven_so_far, steps_of
from tockbot.ui.texts import Speaker
from tockbot.ui.words import Teller, card_name, rank_name, shown_name


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
    to = _gift_goes_to(game)
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


def _gift_goes_to(game: Observation) -> str:
    """The name of whom the viewer gives a card (rules.md 2.3)."""
    if game.viewer is None:
        return ""
    partner = game.rules.partners[game.viewer]
    if game.rules.law.exchange is Exchange.LEFT or partner is None:
        partner = next_in_play(game.rules, game.pawns, game.viewer)
    return game.seats[partner].name


def _turn_screen(say: Speaker, seen: TableSeen, game: Observation, header: str) -> Screen:
    plays = legal_plays(game.position())
    if isinstance(plays[0], ThrowIn):
        button = Button(say("button-throw-in"), str(Press(Verb.MAKE, seen.id, game.stamp, "0")), Style.DANGER)
        return Screen(f"{header}\n{say('hand-throw-in')}", ((button,),), hand_picture(say, game))
    playable = playable_ranks(game) or ""
    buttons = [
        Button(
            f"{number} · {card_name(say, card)}",
            str(_press_for_card(seen, game, number - 1)),
            Style.MAIN,
            disabled=rank_of(card) not in playable,
        )
        for number, card in enumerate(game.hand, 1)
    ]
    text = say("hand-turn")
    if any(button.disabled for button in buttons):
        text = f"{text} {say('hand-unplayable')}"
    return Screen(f"{header}{_received(say, game)}\n{text}", _in_rows(buttons), hand_picture(say, game))


def _press_for_card(seen: TableSeen, game: Observation, index: int) -> Press:
    rank = rank_of(game.hand[index])
    is_seven = rank == SEVEN and can_be_seven(game, rank) and not _listed(game, rank)
    return Press(Verb.SEVEN if is_seven else Verb.CARD, seen.id, game.stamp, f"{index}_0")


def _in_rows(buttons: list[Button]) -> tuple[Row, ...]:
    return tuple(tuple(buttons[i : i + BUTTONS_LIMIT]) for i in range(0, len(buttons), BUTTONS_LIMIT))


def card_screen(say: Speaker, seen: TableSeen, index: int, page: int = 0) -> Screen:
    """The plays of a card of the hand, with a preview of the board that numbers them.

    Raises:
        IndexError: there is no such card in the hand.
        ValueError: it is not the viewer's turn.
    """
    game = _acting(seen)
    rank = rank_of(game.hand[index])
    entries = _entries(say, game, rank)
    listed = paged(entries, page)
    rows: list[Row] = list(menu_rows(say, listed, str(Press(Verb.CHOOSE, seen.id, game.stamp, f"{index}_"))))
    foot = [_back(say, seen, game)]
    as_seven = rank in (SEVEN, JOKER) and can_be_seven(game, rank)
    if as_seven:
        foot.append(
            Button(say("button-as-seven"), str(Press(Verb.SEVEN, seen.id, game.stamp, f"{index}_0")), Style.MAIN)
        )
    if listed.pages > 1:
        following = (page + 1) % listed.pages
        press = Press(Verb.CARD, seen.id, game.stamp, f"{index}_{following}")
        foot.append(Button(say("button-more", page=page + 1, pages=listed.pages), str(press)))
    if len(entries) == 1 and not as_seven:
        rows = []
        press = Press(Verb.MAKE, seen.id, game.stamp, entries[0].value)
        foot.insert(0, Button(say("button-play"), str(press), Style.GOOD))
    text = say("card-choose", card=card_name(say, game.hand[index]))
    if len(entries) == 1 and not as_seven:
        text = say("card-only", card=card_name(say, game.hand[index]), play=shown_name(entries[0].label))
    return Screen(text, (*rows, tuple(foot)), preview_picture(say, game, (), listed.goals))


def _acting(seen: TableSeen) -> Observation:
    game = seen.game
    if game is None or game.viewer is None or game.viewer != game.turn:
        raise ValueError("it is not the viewer's turn")
    return game


def _back(say: Speaker, seen: TableSeen, game: Observation) -> Button:
    return Button(say("button-back"), str(Press(Verb.BACK, seen.id, game.stamp)))


def _entries(say: Speaker, game: Observation, rank: str) -> list[Entry]:
    """The plays to list for a card."""
    teller = Teller(say, game)
    return [
        Entry(teller.play(play), str(place), _heading(say, game, play), _way(play))
        for place, play in _listed(game, rank)
    ]


def _listed(game: Observation, rank: str) -> list[tuple[int, Play]]:
    """The plays that spend a card, each with its place among the legal plays; sevens are put together elsewhere."""
    legal = enumerate(legal_plays(game.position()))
    return [(place, play) for place, play in legal if rank in play.spent and not _is_split(play)]


def _is_split(play: Play) -> bool:
    return isinstance(play, MovePlay) and play.rank == SEVEN


def _heading(say: Speaker, game: Observation, play: Play) -> str:
    if isinstance(play, MovePlay):
        return group_of(say, game, play.moves[0], game.numbering)
    return say("group-draw") if isinstance(play, Draw) else say("group-other")


def _way(play: Play) -> Way | None:
    return way_of(play.moves[-1]) if isinstance(play, MovePlay) else None


def seven_screen(say: Speaker, seen: TableSeen, index: int, path: tuple[int, ...], page: int = 0) -> Screen:
    """A seven being put together: the parts chosen, the steps left, the parts that may follow.

    Raises:
        IndexError: there is no such card, or a part chosen was not offered.
        ValueError: it is not the viewer's turn.
    """
    game = _acting(seen)
    card = game.hand[index]
    state = seven_so_far(game, rank_of(card), path)
    teller = Teller(say, game)
    numbering = game.numbering
    for part in state.parts:
        numbering = renumbered(numbering, part)
    entries = [
        Entry(
            say("seven-part", move=teller.move(numbering, part, game.viewer), steps=steps_of(part)),
            str(place),
            group_of(say, game, part, numbering),
            way_of(part),
        )
        for place, part in enumerate(state.offered)
    ]
    entries += _second_cards(say, game, state, numbering)
    listed = paged(entries, page)
    detail = ".".join(map(str, (index, *path)))
    verb = Verb.PART if state.play is None else Verb.CHOOSE
    rows: list[Row] = list(menu_rows(say, listed, str(Press(verb, seen.id, game.stamp, f"{detail}_"))))
    foot = []
    if state.play is not None:
        press = Press(Verb.CONFIRM, seen.id, game.stamp, detail)
        foot.append(Button(say("button-play"), str(press), Style.GOOD))
    if path:
        undone = ".".join(map(str, (index, *path[:-1])))
        foot.append(Button(say("button-undo"), str(Press(Verb.SEVEN, seen.id, game.stamp, f"{undone}_0"))))
    if listed.pages > 1:
        press = Press(Verb.SEVEN, seen.id, game.stamp, f"{detail}_{(page + 1) % listed.pages}")
        foot.append(Button(say("button-more", page=page + 1, pages=listed.pages), str(press)))
    foot.append(_back(say, seen, game))
    text = say("seven-left", card=card_name(say, card), left=state.left)
    if state.parts:
        text += "\n" + Teller(say, game, marked=True).moves(game.numbering, state.parts, game.viewer)
    picture = preview_picture(say, game, state.parts, listed.goals)
    return Screen(text, (*rows, tuple(foot)), picture)


def _second_cards(say: Speaker, game: Observation, state: SevenSoFar, numbering: Numbering) -> list[Entry]:
    """The ways to put a pawn in the centre with a second card, once the seven is whole (rules.md 4.12)."""
    teller = Teller(say, game)
    entries: list[Entry] = []
    for place, play, move in state.with_second:
        second = rank_name(say, without(play.spent, seven_card(play)))
        told = f"{second} · {teller.move(numbering, move, game.viewer)}"
        entries.append(Entry(told, str(place), second, way_of(move)))
    return entries
