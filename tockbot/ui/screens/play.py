"""The way from a card to a play: the list of what the card can do."""

from __future__ import annotations

from tockbot.rules import Discard, Draw, MovePlay, Play, Position, plays_without_sevens, seven_cards
from tockbot.tables import Card, Observation, TableSeen, rank_of
from tockbot.ui.custom_id import Press, PressError, Verb, at
from tockbot.ui.pictures.board import preview_picture
from tockbot.ui.screen import OPTIONS_LIMIT, Button, Menu, Option, Row, Screen, Style
from tockbot.ui.screens.lists import Entry, Page, Way, group_of, menu_rows, paged, way_of
from tockbot.ui.words.names import card_name, rank_name, shown_name
from tockbot.ui.words.plays import Teller, first_and_second
from tockbot.ui.words.rules import card_lines
from tockbot.ui.words.speaker import Speaker


def listed_for(position: Position, rank: str) -> list[tuple[int, Play]]:
    """The plays to list for a card, each with its place among the listed plays; sevens are put together elsewhere."""
    return [(place, play) for place, play in enumerate(plays_without_sevens(position)) if rank in play.spent]


def card_screen(say: Speaker, seen: TableSeen, index: int, group: int | None = None, page: int = 0) -> Screen:
    """The plays of a card of the hand, with a preview of the board that numbers them.

    Where they are too many for one menu, the pawn is chosen first: ``group`` is the place of its plays among those of
    all pawns.

    Raises:
        PressError: it is not the viewer's turn, no such card is in the hand or can be played, or no such group.
    """
    game = _acting(seen)
    card = at(game.hand, index)
    rank = rank_of(card)
    entries = _entries(say, game, rank)
    as_seven = rank in seven_cards(game.position())
    if not entries and not as_seven:
        raise PressError
    foot = [_back(say, seen, game)]
    if as_seven:
        press = Press(Verb.SEVEN, seen.id, game.stamp, f"{index}_0")
        foot.append(Button(say("button-as-seven"), str(press), Style.MAIN))
    if len(entries) == 1 and not as_seven:
        return _only_screen(say, seen, index, entries[0], foot)
    if len(entries) > OPTIONS_LIMIT and group is None:
        menu = _group_menu(say, entries, Press(Verb.PAWN, seen.id, game.stamp, str(index)))
        text = say("card-choose-pawn", card=card_name(say, card)) + _does(say, game, card)
        return Screen(text, (menu, tuple(foot)), preview_picture(say, game, (), ()))
    listed = paged(entries if group is None else at(_groups(entries), group)[1], page)
    choose = Press(Verb.CHOOSE, seen.id, game.stamp, f"{index}_")
    if listed.pages > 1:
        following = (page + 1) % listed.pages
        press = Press(Verb.CARD, seen.id, game.stamp, f"{index}.{group or 0}_{following}")
        foot.append(_more(say, listed, page, press))
    rows: tuple[Row, ...] = (*menu_rows(say, listed, str(choose)), tuple(foot))
    text = say("card-choose", card=card_name(say, card)) + _does(say, game, card)
    return Screen(text, rows, preview_picture(say, game, (), listed.goals))


def _only_screen(say: Speaker, seen: TableSeen, index: int, entry: Entry, foot: list[Button]) -> Screen:
    """The one play of a card, to confirm."""
    game = _acting(seen)
    card = game.hand[index]
    press = str(Press(Verb.MAKE, seen.id, game.stamp, f"{entry.value}_{index}"))
    if isinstance(plays_without_sevens(game.position())[int(entry.value)], Discard):
        text = say("card-discard", card=card_name(say, card))
        button = Button(say("button-discard"), press, Style.DANGER)
    else:
        text = say("card-only", card=card_name(say, card), play=shown_name(entry.label)) + _does(say, game, card)
        button = Button(say("button-play"), press, Style.GOOD)
    return Screen(text, ((button, *foot),), preview_picture(say, game, (), paged([entry], 0).goals))


def _does(say: Speaker, game: Observation, card: Card) -> str:
    """What a card does at this table, as lines below a text."""
    return "".join(f"\n{line}" for line in card_lines(say, game.rules, rank_of(card)))


def _group_menu(say: Speaker, entries: list[Entry], press: Press) -> Menu:
    options = tuple(
        Option(say("group-plays", group=name, plays=len(lines)), str(place))
        for place, (name, lines) in enumerate(_groups(entries))
    )
    return Menu(say("choose-pawn"), str(press), options)


def _groups(entries: list[Entry]) -> list[tuple[str, list[Entry]]]:
    """The entries by whose they are."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry)
    return list(groups.items())


def _more(say: Speaker, listed: Page, page: int, press: Press) -> Button:
    return Button(say("button-more", page=page + 1, pages=listed.pages), str(press))


def _acting(seen: TableSeen) -> Observation:
    game = seen.game
    if game is None or game.viewer is None or game.viewer != game.turn:
        raise PressError
    return game


def _back(say: Speaker, seen: TableSeen, game: Observation) -> Button:
    return Button(say("button-back"), str(Press(Verb.BACK, seen.id, game.stamp)))


def _entries(say: Speaker, game: Observation, rank: str) -> list[Entry]:
    teller = Teller(say, game)
    return [
        Entry(_card_before(say, play, rank) + teller.play(play), str(place), heading_of(say, game, play), _way(play))
        for place, play in listed_for(game.position(), rank)
    ]


def _card_before(say: Speaker, play: Play, rank: str) -> str:
    """The first card of a play, where the one pressed is its second."""
    first = first_and_second(play)[0] if isinstance(play, MovePlay) else rank
    return "" if first == rank else f"{rank_name(say, first)} · "


def heading_of(say: Speaker, game: Observation, play: Play) -> str:
    """Under whose plays a play stands where they are split by pawn."""
    if isinstance(play, MovePlay):
        return group_of(say, game, play.moves[0], game.numbering)
    return say("group-draw") if isinstance(play, Draw) else say("group-other")


def _way(play: Play) -> Way | None:
    return way_of(play.moves[-1]) if isinstance(play, MovePlay) else None
