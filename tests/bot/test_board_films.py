"""A board is a film after a hit, a pawn that comes home or the end of a round, at most once in 20 seconds per table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from tests.bot.walking import NoEndCard, seen_by
from tests.tables.live import rules_id
from tests.tables.recordings import recorded
from tockbot.app.features import SCREENS
from tockbot.bot.contents import MIN_SECONDS_BETWEEN_FILMS, BoardFilms, Contents, face_of, with_shown_picture
from tockbot.bot.pictures import BOARD_FILM_FILE, board_film, board_picture, last_shown
from tockbot.bot.plan import EVERYBODY, Existing, How, Place, State, Wanted, What, plan, read_face
from tockbot.bot.words import speaker
from tockbot.render import WOOD, BoardFilmScene, Drawing, Theme
from tockbot.rules import TableRules, is_home, table_rules
from tockbot.storage import ShownMessage
from tockbot.tables import GuildId, PlayRecord, Stage, TableId, TableSeen

EN: Final = speaker("en")


def moments(rules: TableRules) -> Iterator[TableSeen]:
    """Yield a table after every fifth play of a game in progress, as a spectator sees it."""
    tables = [table for table in recorded(rules).tables if table.stage is Stage.PLAYING]
    for table in tables[::5]:
        seen = seen_by(table, None)
        if seen.game is not None and seen.game.history:
            yield seen


def comes_home(record: PlayRecord) -> bool:
    places = [(one.pawn.seat, one.pawn.number - 1, one) for one in record.moved]
    return any(is_home(one.after[seat][at]) and not is_home(one.before[seat][at]) for seat, at, one in places)


@pytest.mark.parametrize("rules", [table_rules("swiss", 4), table_rules("swiss", 8)], ids=rules_id)
def test_board_film_shows_hits_homecomings_and_ends_of_rounds(rules: TableRules) -> None:
    films = 0
    for seen in moments(rules):
        assert seen.game is not None
        plays, film = last_shown(seen.game), board_film(EN, seen.game)
        has_moves = any(one.moved for one in plays)
        is_worth = any(one.struck or comes_home(one) for one in plays) or plays[-1].round != seen.game.round
        assert (film is not None) == (has_moves and is_worth)
        if film is not None:
            films += 1
            still = board_picture(EN, seen.game)
            assert isinstance(film.scene, BoardFilmScene)
            assert (film.alt, film.scene.still) == (still.alt, still.scene)
            last = dict(zip(film.scene.moving, film.scene.shots[-1].places, strict=True))
            assert all(seen.game.numbering[pawn.seat][pawn.number - 1] == place for pawn, place in last.items())
    assert films


class Instant(Drawing):
    """Draws a film at once."""

    async def board_film(self, scene: BoardFilmScene, theme: Theme = WOOD) -> bytes | None:
        del scene, theme
        return b"GIF"


async def test_table_has_a_clip_once_in_twenty_seconds() -> None:
    now = 100.0
    films = BoardFilms(Instant(), lambda: now)
    worth = next(one for one in moments(table_rules("swiss", 4)) if one.game and board_film(EN, one.game))
    assert await films.of(EN, worth, WOOD) is not None
    assert await films.of(EN, worth, WOOD) is None
    assert await films.of(EN, replace(worth, id=TableId(77)), WOOD) is not None, "another table has its own"
    now += MIN_SECONDS_BETWEEN_FILMS
    assert await films.of(EN, worth, WOOD) is not None
    now += MIN_SECONDS_BETWEEN_FILMS
    assert await films.of(EN, replace(worth, stage=Stage.CLOSED), WOOD) is None


class Viewers:
    """Everyone sees wood."""

    async def theme(self, _: GuildId) -> Theme:
        return WOOD


async def test_board_film_keeps_the_name_of_its_file_while_words_change() -> None:
    viewers: Any = Viewers()
    contents = Contents(viewers, viewers, SCREENS, NoEndCard(), BoardFilms(Instant()))
    seen = next(one for one in moments(table_rules("swiss", 4)) if one.game and board_film(EN, one.game))
    screen = SCREENS.message(EN, seen)
    still = await contents.board(Wanted(What.BOARD), seen, screen, None)
    assert still.drawn is None
    moving = await contents.board(Wanted(What.BOARD, is_film=True), seen, screen, None)
    assert moving.drawn == {BOARD_FILM_FILE: b"GIF"}
    assert moving.screen.picture is not None
    assert moving.screen.picture.filename == BOARD_FILM_FILE
    face = read_face(moving.face)
    assert face is not None
    assert face.is_film
    assert replace(face, is_film=False) == read_face(still.face) == face_of(seen, screen)
    # Discord refuses an edit that refers to a file which the message does not have.
    before = ShownMessage((seen.channel, 5), seen.entries, moving.face)
    for with_picture, name in ((False, BOARD_FILM_FILE), (True, "board.png")):
        wanted = Wanted(What.BOARD, How.EDIT, with_picture=with_picture)
        edited = with_shown_picture(await contents.board(wanted, seen, screen, before))
        assert edited.screen.picture is not None
        assert edited.screen.picture.filename == name
        written = read_face(edited.face)
        assert written is not None
        assert written.is_film != with_picture


def test_board_in_motion_is_right_until_something_changes() -> None:
    seen = next(moments(table_rules("swiss", 4)))
    face = face_of(seen, SCREENS.message(EN, seen))
    place = Place(face, last=5, may_film=True)
    for shown, is_right in ((replace(face, is_film=True), True), (replace(face, is_film=True, words=""), False)):
        row = ShownMessage((seen.channel, 5), seen.entries, str(shown))
        planned = plan(State(seen, {EVERYBODY: Existing(row)}, place=place))
        assert (planned.board is None) == is_right
        if planned.board is not None:
            assert not planned.board.with_picture
