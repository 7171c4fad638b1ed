"""A game that is over as one HTML file that needs nothing else: to be opened in any browser, or put on a site.

``page.html`` is the page without the game: its style and its script. What is filled in here is the board as SVG, each
moment as data, and each step as a sentence, in a list that is there without any script, and that is what is printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template
from typing import Any, Final

from tockbot.bot.move_texts import Teller
from tockbot.bot.pictures import plain_scene
from tockbot.bot.table_texts import side_name, standing_lines
from tockbot.bot.words import Speaker, card_name, plain_name, ruleset_name, seat_name
from tockbot.computer import Course
from tockbot.features.replay.screens import given
from tockbot.render import BOARD_SIZE, DARK, WOOD, Theme, draw_vector, theme_colours, way
from tockbot.rules import CENTRE, Seat, Walk
from tockbot.tables import MomentSeen, Moved, PastGame, People

TEMPLATE: Final = Path(__file__).with_name("page.html")

WIDTH: Final = 1000
HEIGHT: Final = 200
"""How large the drawing of the chances to win is, in units of its own."""

CARD_LETTERS: Final = 0.36
"""How high the letters of the last card are, in parts of the card."""


def game_page(say: Speaker, past: PastGame, people: People, course: Course) -> str:
    """The page of a game, with the names of these people; whoever is not among them is called by the seat."""
    seen = [past.see(number, None, people, hands_open=True) for number in range(past.length)]
    scene = plain_scene(say, seen[0].game)
    board = draw_vector(scene, WOOD)
    steps = [(one.game.round, told(say, one)) for one in seen]
    game = {
        "centre": CENTRE,
        "track": board.track,
        "homes": board.homes,
        "reserves": board.reserves,
        "pitch": board.pitch,
        "names": [seat_name(say, seat) for seat in scene.seats],
        "moments": [_moment(say, past, *both) for both in zip((None, *seen), seen, strict=False)],
    }
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        {f"say_{name}": escape(text) for name, text in _labels(say).items()},
        language=say.language,
        direction="rtl" if say.is_leftward else "ltr",
        title=escape(say("page-title", game=past.id)),
        about=escape(ruleset_name(say, past.transcript.rules)),
        end=escape(" ".join(standing_lines(say, seen[-1].game, plain_name))),
        light=_style(WOOD),
        dark=_style(DARK),
        size=BOARD_SIZE,
        board=board.svg,
        card=" ".join(f'{name}="{at}"' for name, at in zip(("x", "y", "width", "height"), board.card, strict=True)),
        card_x=round(board.card[0] + board.card[2] / 2, 1),
        card_y=round(board.card[1] + board.card[3] / 2, 1),
        card_letters=round(board.card[3] * CARD_LETTERS),
        last=past.length - 1,
        rounds=json.dumps(past.rounds),
        steps="\n".join(_listed(say, steps)),
        chances=_chances(say, past, seen[-1], course),
        sides=" ".join(_sides(say, seen[-1])),
        game=json.dumps(game, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
    )


def _labels(say: Speaker) -> dict[str, str]:
    """What is said beside the game, by the names that the page has for it."""
    return {
        "back": say("page-back"),
        "on": say("page-on"),
        "round_back": say("page-round-back"),
        "round_on": say("page-round-on"),
        "step": say("page-step"),
        "hands": say("page-hands"),
        "course": say("page-course"),
        "story": say("page-story"),
        "keys": say("page-keys"),
    }


def told(say: Speaker, seen: MomentSeen) -> str:
    """What led to a moment: who deals and who gave what, or the play, and whether the game was over by it."""
    game = seen.game
    if not seen.is_deal:
        return " ".join((f"{Teller(say, game).record(game.history[-1])}.", *standing_lines(say, game, plain_name)))
    names = [plain_name(seat_name(say, seat)) for seat in game.seats]
    gifts = (
        say("page-gave", name=names[seat], card=card_name(say, gift), other=names[to]) for seat, gift, to in given(seen)
    )
    return " ".join((say("replay-deals", name=names[game.dealer]), *gifts))


def _moment(say: Speaker, past: PastGame, before: MomentSeen | None, seen: MomentSeen) -> dict[str, Any]:
    """Whose turn it is, the last card, the ways and hits of the last play, and whose pawns and hands changed.

    The names are short, and the script goes on with what did not change, because there are hundreds of moments.
    """
    game = seen.game
    record = past.play_at(seen.number)
    moved = () if record is None else record.moved
    numbering = (None,) * len(game.seats) if before is None else before.game.numbering
    hands = (None,) * len(game.seats) if before is None else before.hands
    return {
        "p": {seat: now for seat, (was, now) in enumerate(zip(numbering, game.numbering, strict=True)) if was != now},
        "h": {
            seat: " ".join(card_name(say, card) for card in now)
            for seat, (was, now) in enumerate(zip(hands, seen.hands, strict=True))
            if was != now
        },
        "t": -1 if game.turn is None else game.turn,
        "c": card_name(say, game.discards[-1]) if game.discards else "",
        "w": [_way(past, one) for one in moved],
        "x": [(pawn.seat, pawn.number) for one in moved for pawn in one.struck],
    }


def _way(past: PastGame, moved: Moved) -> tuple[Seat, int, Sequence[int]]:
    """Whose pawn went, its number, and the locations on its way, where it came from first."""
    move = moved.move
    seat, number = moved.pawn.seat, moved.pawn.number
    if isinstance(move, Walk):
        return seat, number, way(past.transcript.rules.board, move)
    return seat, number, (moved.before[seat][number - 1], moved.after[seat][number - 1])


def _listed(say: Speaker, steps: Sequence[tuple[int, str]]) -> Iterator[str]:
    """The steps by rounds, each with a button that leads to it."""
    for number, (round_, text) in enumerate(steps):
        if not number or steps[number - 1][0] != round_:
            yield f"{'</ol>' if number else ''}<h3>{escape(say('round', number=round_))}</h3><ol>"
        yield f'<li><button type="button" data-step="{number}">{escape(text)}</button></li>'
    yield "</ol>"


def _chances(say: Speaker, past: PastGame, end: MomentSeen, course: Course) -> str:
    """Each side's chance to win, a line a side over all moments, with per cent and rounds along its edges."""
    last = max(1, past.length - 1)
    lines = [
        f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" class="grid"/><text x="4" y="{y + 28}">{part}&#8201;%</text>'
        for part, y in ((100, 0), (50, HEIGHT // 2))
    ]
    for number, (begin, next_) in enumerate(pairwise((*past.rounds, past.length)), 1):
        x = round(WIDTH * begin / last)
        lines.append(f'<line x1="{x}" x2="{x}" y1="0" y2="{HEIGHT}" class="grid"/>')
        if next_ - begin > last / WIDTH * 40:
            lines.append(f'<text x="{x + 4}" y="{HEIGHT + 28}">{number}</text>')
    for place, side in enumerate(past.transcript.rules.sides):
        points = " ".join(
            f"{WIDTH * number / last:.0f},{HEIGHT * (1 - shares[place]):.0f}" for number, shares in enumerate(course)
        )
        name = escape(side_name(say, end.game, side, plain_name))
        lines.append(
            f'<polyline points="{points}" class="side" stroke="var(--seat{side[0]})"><title>{name}</title></polyline>'
        )
    return "".join(lines)


def _sides(say: Speaker, end: MomentSeen) -> Iterator[str]:
    """Which line is whose: each side's name, underlined in its colour."""
    for side in end.game.rules.sides:
        name = escape(side_name(say, end.game, side, plain_name))
        yield f'<span style="border-color:var(--seat{side[0]})">{name}</span>'


def _style(theme: Theme) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in theme_colours(theme).items())
