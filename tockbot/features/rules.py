"""The rules (``/tock rules``): an introduction on a marked board, and all rules of a table, with examples on boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from discord import app_commands

from tockbot.bot.cache import BoundedCache
from tockbot.bot.handlers import Command, handles
from tockbot.bot.pictures import own_scene
from tockbot.bot.press import Cost, Limits
from tockbot.bot.request import Request
from tockbot.bot.rule_texts import RulesSection, beginning_lines, rule_sections
from tockbot.bot.screen import ALT_LIMIT, Layout, Picture, Screen, clipped
from tockbot.bot.screen import Section as Shown
from tockbot.bot.sending import drawn_all
from tockbot.bot.shared_presses import ShowRules
from tockbot.bot.table_texts import position_words, seat_words
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules, suggest_options
from tockbot.bot.words import Speaker, plain_name, ruleset_name
from tockbot.learning import VIEWER, exercise, known, played
from tockbot.render import BoardScene, DrawnPlay, Goal
from tockbot.rules import (
    HOME,
    RESERVE,
    Blocking,
    Enter,
    Jump,
    Location,
    MovePlay,
    Phase,
    Play,
    Position,
    Seat,
    Swap,
    SwapPawns,
    TableRules,
    ToCentre,
    Walk,
    at_home,
    legal_plays,
    parse_pawns,
)
from tockbot.storage import StoredGuilds
from tockbot.tables import PawnSeen, Refused, SeatSeen, follow

READER: Final = Seat(0)
LETTERS: Final = "abcde"
"""Letters that mark the named places on the board: digits mark pawns, and capitals mark teams."""

FROM: Final = 4
STEPS: Final = 5
"""Distance from the start field to the pawn that shows the direction of play, and its number of steps."""


def rules_picture(say: Speaker, rules: TableRules, alt: str) -> Picture:
    """Return the board of these rules, with letters at the places that ``alt`` names; pawns are described too."""
    board = rules.board
    start = board.starts[READER]
    origin = Location((start + FROM) % board.fields)
    walk = Walk(READER, origin, Location((origin + STEPS) % board.fields), STEPS, ())
    waiting = (RESERVE,) * 4
    before = tuple((start, origin, HOME[3], RESERVE) if seat == READER else waiting for seat in rules.seats)
    moved = follow(before, (walk,))
    protects = rules.law.blocking is not Blocking.NONE
    seats = tuple(
        SeatSeen(
            seat,
            say("player-nameless", number=seat + 1),
            is_computer=False,
            team=_team(rules, seat),
            pawns=tuple(
                PawnSeen(number, at, protected=protects and seat == READER and at == start)
                for number, at in enumerate(group, 1)
            ),
            cards=0,
        )
        for seat, group in zip(rules.seats, moved[-1].after, strict=True)
    )
    scene = BoardScene(
        board=board,
        seats=seats,
        turn=None,
        winners=(),
        plays=(DrawnPlay(moved),),
        top_card=None,
        caption="",
        discards=0,
        goals=_named(rules),
        viewer=READER,
        centre=rules.law.centre,
        bare=True,
        leftward=say.is_leftward,
    )
    reader = seat_words(say, seats[READER], plain_name, own=True)
    return Picture("rules.png", clipped(f"{reader} {alt}", ALT_LIMIT), scene)


def _named(rules: TableRules) -> tuple[Goal, ...]:
    """Return the named places: start field, entry field, home, reserve, and the partner's home."""
    board, partner = rules.board, rules.partners[READER]
    places = [(READER, board.starts[READER]), (READER, board.entries[READER]), (READER, HOME[0]), (READER, RESERVE)]
    if partner is not None:
        places.append((partner, HOME[0]))
    return tuple(Goal(letter, seat, RESERVE, place) for letter, (seat, place) in zip(LETTERS, places, strict=False))


def _team(rules: TableRules, seat: Seat) -> int | None:
    if not rules.party.in_teams:
        return None
    return next(number for number, side in enumerate(rules.sides) if seat in side)


SIZE: Final = 500
"""Width of a board in pixels."""

WALKED: Final = 4
HIT: Final = 9
"""Distances from the start field of the pawn that walks, and of the pawn that it hits."""

OTHERS: Final = "23689TQ4"
"""A card for each other player's hand, which is not shown."""


@dataclass(frozen=True, slots=True)
class _Example:
    """A position, and a play to show in it.

    Attributes:
        own: the viewer's pawns outside the reserve, as distances from the start field.
        other: the next opponent's pawn in the same form; None if it is in the reserve.
        card: the card that is played.
        shows: returns whether a play is the one to show.
    """

    own: tuple[int, ...]
    other: int | None
    card: str
    shows: Callable[[MovePlay], bool]


def example_pictures(say: Speaker, rules: TableRules, section: RulesSection) -> tuple[Picture, ...]:
    """Return boards with examples for a section under these rules, and descriptions of the plays."""
    found = []
    for number, one in enumerate(_examples(rules, section), 1):
        position = _position(rules, one)
        play = next((play for play in legal_plays(position) if _is_shown(one, play)), None)
        if play is not None:
            game = known(played(exercise(position, VIEWER), play))
            told = position_words(say, game, game.history, ALT_LIMIT)
            name = f"{rules.ruleset.name}-{section.name.lower()}-{number}.png"
            found.append(Picture(name, told, own_scene(say, game), SIZE))
    return tuple(found)


def _is_shown(example: _Example, play: Play) -> bool:
    return isinstance(play, MovePlay) and example.shows(play)


def _examples(rules: TableRules, section: RulesSection) -> Iterator[_Example]:
    law, board = rules.law, rules.board
    before_home = board.entries[VIEWER] - board.starts[VIEWER] - 2
    match section:
        case RulesSection.ROUNDS:
            yield _Example((), None, law.entering_ranks[0], lambda play: isinstance(play.moves[0], Enter))
        case RulesSection.TRACK:
            yield _Example((WALKED,), HIT, str(HIT - WALKED), lambda play: bool(play.moves[0].hits))
        case RulesSection.HOME:
            yield _Example((before_home,), None, "5", lambda play: at_home(play.pawns[VIEWER]) == 1)
        case RulesSection.SEVENS:
            yield _Example((before_home, WALKED), WALKED + 3, law.seven_ranks[0], _brings_home_and_hits)
        case RulesSection.CARDS:
            swapping = _does(rules, SwapPawns)
            if swapping:
                yield _Example((WALKED,), before_home, swapping, lambda play: isinstance(play.moves[0], Swap))
            to_centre = _does(rules, ToCentre)
            if to_centre:
                yield _Example((8,), HIT, to_centre, lambda play: isinstance(play.moves[0], Jump))


def _brings_home_and_hits(play: MovePlay) -> bool:
    struck = [hit.seat != VIEWER for move in play.moves for hit in move.hits]
    return at_home(play.pawns[VIEWER]) == 1 and len(play.moves) == 2 and struck == [True]  # noqa: PLR2004 - two parts


def _does(rules: TableRules, action: type[SwapPawns | ToCentre]) -> str:
    """Return the first card with this action; empty if no card has it."""
    cards = rules.law.cards
    return next((rank for rank in cards if any(isinstance(one, action) for one in cards[rank])), "")


def _position(rules: TableRules, example: _Example) -> Position:
    """Return the position of an example, with a newly entered pawn of the next opponent if such pawns block."""
    fields, starts = rules.board.fields, rules.board.starts
    opponent = rules.opponents[VIEWER][0]
    places: dict[Seat, list[str]] = {seat: [] for seat in rules.seats}
    # Under these rules a pawn must touch its entry field more than once: it has done so.
    marks = "+" * rules.most_touches
    places[VIEWER] = [f"{(starts[VIEWER] + one) % fields}{marks}" for one in sorted(example.own)]
    if example.other is not None:
        places[opponent].append(str((starts[VIEWER] + example.other) % fields))
        if rules.law.blocking is Blocking.ENTERED:
            places[opponent].append(f"{starts[opponent]}!")
    groups = "/".join(",".join([*sorted(one, key=_field), *["r"] * 4][:4]) for one in places.values())
    hands = tuple(example.card if seat == VIEWER else OTHERS[seat] for seat in rules.seats)
    return Position(rules, rules.seats[-1], Phase.PLAY, VIEWER, parse_pawns(rules, groups), hands)


def _field(text: str) -> int:
    return int(text.rstrip("!+"))


class RulesFeature:
    """Handles ``/tock rules`` and the rules button."""

    def __init__(self, guilds: StoredGuilds, limits: Limits) -> None:
        """Create the feature; ``guilds`` knows the rules of new tables, ``limits`` the number of cached boards."""
        self._guilds = guilds
        self._drawn: BoundedCache[tuple[TableRules, str, str], dict[str, bytes]] = BoundedCache(limits.rules)

    @Command("rules", cost=Cost.BOARD, suggests={"options": suggest_options}, anywhere=True)
    async def rules(
        self,
        request: Request,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: app_commands.Range[str, 0, 500] | None = None,
    ) -> None:
        """Read the rules of this table, or of the given game."""
        if any((ruleset, players, mode, options)):
            rules = chosen_rules(request.say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        else:
            rules = await self._rules_here(request)
        await self.send(request, rules)

    @handles(ShowRules)
    async def show_rules(self, request: Request, _: ShowRules) -> None:
        await self.send(request, request.seen().rules)

    async def send(self, request: Request, rules: TableRules) -> None:
        """Send the rules to the user: first an introduction, then all sections with their boards."""
        await request.show(beginning_screen(request.say, rules))
        screen, theme = rules_screen(request.say, rules), await request.theme()
        key = (rules, request.say.language, theme.name)
        await request.tell_screen(screen, theme, await self._drawn.get(key, lambda: drawn_all(screen, theme)))

    async def _rules_here(self, request: Request) -> TableRules:
        """Return the rules of the table in this channel, or of new tables in this server."""
        try:
            return request.seen().rules
        except Refused:
            guild = request.guild_id
            chosen = None if guild is None else (await self._guilds.choices(guild)).rules
            return chosen or chosen_rules(request.say, DEFAULT_RULESET, (None, None), "")


def beginning_screen(say: Speaker, rules: TableRules) -> Screen:
    """Return an introduction to the game, with a board on which its terms are marked."""
    marked = [say("rules-marked"), *([say("rules-marked-partner")] if rules.party.in_teams else [])]
    if rules.law.blocking is not Blocking.NONE:
        marked.append(say("rules-marked-protected"))
    told = (say("rules-intro-teams" if rules.party.in_teams else "rules-intro-solo"), "", *marked)
    badge = (say("rules-name-badge"),) if rules.party.in_teams else ()
    text = "\n".join((f"**{ruleset_name(say, rules)}**", *told, *badge))
    fields = say("alt-fields", start=rules.board.starts[READER], entry=rules.board.entries[READER])
    alt = "\n".join((*told, fields)).replace("**", "")
    return Screen(text, picture=rules_picture(say, rules, alt))


def rules_screen(say: Speaker, rules: TableRules) -> Screen:
    """Return all rules of a table as text, with boards for each section."""
    text = "\n".join((f"**{ruleset_name(say, rules)}**", *beginning_lines(say, rules)))
    sections = tuple(
        Shown("\n".join(lines), pictures=example_pictures(say, rules, section))
        for section, lines in rule_sections(say, rules)
    )
    return Screen(text, layout=Layout(sections=sections))
