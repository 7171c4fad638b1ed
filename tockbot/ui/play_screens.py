"""The way from a card to a play: the list of what it can do, and a seven part by part."""

from __future__ import annotations

from tockbot.rules import Discard, Draw, MovePlay, Play, Position, plays_without_sevens, seven_cards, steps_of, without
from tockbot.tables import Card, Numbering, Observation, TableSeen, follow, rank_of
from tockbot.ui.choices import Entry, Page, Way, group_of, menu_rows, paged, way_of
from tockbot.ui.custom_id import Press, PressError, Verb, at
from tockbot.ui.rules_words import card_lines
from tockbot.ui.scenes import preview_picture
from tockbot.ui.screen import OPTIONS_LIMIT, Button, Menu, Option, Row, Screen, Style
from tockbot.ui.seven import SevenSoFar, seven_so_far
from tockbot.ui.texts import Speaker
from tockbot.ui.words import Teller, card_name, first_and_second, rank_name, shown_name


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


def seven_screen(say: Speaker, seen: TableSeen, index: int, path: tuple[int, ...], page: int = 0) -> Screen:
    """A seven being put together: the parts chosen, the steps left, the parts that may follow.

    Raises:
        PressError: it is not the viewer's turn, there is no such seven, or a part chosen was not offered.
    """
    game = _acting(seen)
    card = at(game.hand, index)
    state = seven_so_far(game, rank_of(card), path)
    moved = follow(game.numbering, state.parts)
    numbering = moved[-1].after if moved else game.numbering
    entries = _next_part_entries(say, game, state, numbering)
    listed = paged(entries, page)
    detail = ".".join(map(str, (index, *path)))
    verb = Verb.CONFIRM if state.plays else Verb.PART
    rows = menu_rows(say, listed, str(Press(verb, seen.id, game.stamp, f"{detail}_")))
    foot = []
    if state.plays:
        press = Press(Verb.CONFIRM, seen.id, game.stamp, detail)
        foot.append(Button(say("button-play"), str(press), Style.GOOD))
    if path:
        undone = ".".join(map(str, (index, *path[:-1])))
        foot.append(Button(say("button-undo"), str(Press(Verb.SEVEN, seen.id, game.stamp, f"{undone}_0"))))
    if listed.pages > 1:
        press = Press(Verb.SEVEN, seen.id, game.stamp, f"{detail}_{(page + 1) % listed.pages}")
        foot.append(_more(say, listed, page, press))
    foot.append(_back(say, seen, game))
    text = say("seven-left", card=card_name(say, card), left=state.left)
    if state.parts:
        text += "\n" + Teller(say, game, marked=True).moves(moved, game.viewer)
    text = "\n".join((text, *card_lines(say, game.rules, game.rules.law.seven_ranks[0])))
    return Screen(text, (*rows, tuple(foot)), preview_picture(say, game, state.parts, listed.goals))


def _next_part_entries(say: Speaker, game: Observation, state: SevenSoFar, numbering: Numbering) -> list[Entry]:
    """The parts that may come next, or once the seven is whole the ways on with a second card (rules.md 4.12)."""
    teller = Teller(say, game)
    entries = [
        Entry(
            say("seven-part", move=teller.move(follow(numbering, (part,))[0], game.viewer), steps=steps_of(part)),
            str(place),
            group_of(say, game, part, numbering),
            way_of(part),
        )
        for place, part in enumerate(state.offered)
    ]
    for place, play in enumerate(state.plays[1:], 1):
        second = rank_name(say, without(play.spent, state.plays[0].spent))
        told = f"{second} · {teller.move(follow(numbering, play.moves[-1:])[0], game.viewer)}"
        entries.append(Entry(told, str(place), second, way_of(play.moves[-1])))
    return entries
