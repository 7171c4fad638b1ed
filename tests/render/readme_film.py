"""Draws the film in the README, two turns as a player sees them: ``python -m tests.render.readme_film``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from tests.tables.live import LiveTable, arranged, person_at
from tockbot.bot.pictures import private_picture
from tockbot.bot.words import speaker
from tockbot.features.turn.screens import card_screen
from tockbot.render import WOOD, BoardScene, PrivateScene, way
from tockbot.render.hands import private_page
from tockbot.render.ink import palette
from tockbot.rules import Location, MovePlay, Swap, Walk, legal_plays, table_rules
from tockbot.tables import PawnSeen, Person, TableId, TableSeen, see

IMAGES: Final = Path(__file__).parents[2] / "images"
"""The folder of the README's pictures."""

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario")
PAWNS: Final = "4,27,h4,r/36,h3,r,r/54,h3,h4,r/13,44,r,r"
HANDS: Final = ("Q9T4", "KAJ8", "J653", "6285")
PLAYED: Final = (("9", 36), ("K", 18))
"""Each turn: the card, and the field where a pawn ends."""

WIDTH: Final = 480
SHARED: Final = 255
LOOK, STEP, SEEN, END = 1800, 110, 1500, 3000
"""Milliseconds for which a screen, a step, a play, and the last picture are shown."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture, and its duration in milliseconds."""

    scene: PrivateScene
    milliseconds: int


def frames() -> Iterator[Frame]:
    """Yield Anna's play and Bruno's answer, all as Anna sees it."""
    live = arranged(table_rules("swiss", 4), PAWNS, HANDS, 0)
    yield Frame(scene(seen_by_anna(live)), LOOK)
    for place, (rank, goal) in enumerate(PLAYED):
        before = seen_by_anna(live)
        if place == 0:
            yield Frame(pressed(before, rank), LOOK)
        play = next(
            one
            for one in legal_plays(live.game.position)
            if isinstance(one, MovePlay) and one.rank == rank and ends(one) == goal
        )
        live.play(play)
        after = seen_by_anna(live)
        move = play.moves[0]
        if isinstance(move, Walk):
            for at in way(after.rules.board, move)[1:-1]:
                yield Frame(on_the_way(scene(before), scene(after), move, at), STEP)
        yield Frame(scene(after), SEEN if place == 0 else END)


def ends(play: MovePlay) -> int | None:
    """Return the field where the pawn of a play ends."""
    move = play.moves[0]
    return None if isinstance(move, Swap) else move.goal


def seen_by_anna(live: LiveTable) -> TableSeen:
    people = {person_at(seat): Person(person_at(seat), None, name) for seat, name in enumerate(NAMES)}
    return see(TableId(1), live.table, person_at(0), people)


def scene(seen: TableSeen) -> PrivateScene:
    """Return Anna's board and hand."""
    assert seen.game is not None
    shown = private_picture(speaker("en"), seen.game).scene
    assert isinstance(shown, PrivateScene)
    return shown


def pressed(seen: TableSeen, rank: str) -> PrivateScene:
    """Return Anna's board and hand after she has pressed a card: its moves are numbered."""
    assert seen.game is not None
    card = next(place for place, card in enumerate(seen.game.hand) if card[0] == rank)
    picture = card_screen(speaker("en"), seen, card).picture
    assert picture is not None
    assert isinstance(picture.scene, PrivateScene)
    return picture.scene


def on_the_way(before: PrivateScene, after: PrivateScene, move: Walk, at: Location) -> PrivateScene:
    """Return the board with a pawn on its way; the pawns that it will hit are still there."""

    def walking(pawn: PawnSeen) -> PawnSeen:
        return replace(pawn, location=at, protected=False) if pawn.location == move.origin else pawn

    seats = tuple(
        replace(seat, pawns=tuple(map(walking, seat.pawns))) if seat.seat == move.seat else seat
        for seat in before.board.seats
    )
    board: BoardScene = replace(before.board, seats=seats, top_card=after.board.top_card, plays=())
    return replace(before, board=board, cards=after.cards)


def film() -> bytes:
    """Return a looping GIF in which each picture contains only the changed pixels."""
    shown = list(frames())
    pages = [page(one.scene) for one in shown]
    changes = [pages[0]]
    for before, now in pairwise(pages):
        same = ImageChops.difference(before, now).point([255] + [0] * 255, "1")
        change = now.copy()
        change.paste(SHARED, mask=same)
        changes.append(change)
    file = BytesIO()
    changes[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=changes[1:],
        duration=[one.milliseconds for one in shown],
        transparency=SHARED,
        disposal=1,
        loop=0,
        optimize=False,
    )
    return file.getvalue()


def page(scene: PrivateScene) -> Image.Image:
    """Return a picture in the theme's colours without the last, which means that a pixel is unchanged."""
    drawn = private_page(scene, WOOD).convert("RGB")
    small = drawn.resize((WIDTH, drawn.height * WIDTH // drawn.width), Image.Resampling.LANCZOS)
    colours = Image.new("P", (1, 1))
    colours.putpalette((palette(WOOD).getpalette() or [])[: 3 * SHARED])
    return small.quantize(palette=colours, dither=Image.Dither.NONE)


if __name__ == "__main__":
    (IMAGES / "turns.gif").write_bytes(film())
