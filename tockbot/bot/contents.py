"""Draws the messages that a plan wants, for their readers: in their language, and by their preferences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from time import monotonic
from typing import Final

from attrs import define, field

from tockbot.bot.people import UserDirectory, speaker_to
from tockbot.bot.pictures import BOARD_FILM_FILE, as_chosen, board_film
from tockbot.bot.plan import CALL, EVERYBODY, Face, How, Plan, Reader, Wanted, What, Where, is_ephemeral, read_face
from tockbot.bot.screen import Button, Layout, Picture, Screen, Style
from tockbot.bot.sending import drawn_all
from tockbot.bot.shared_presses import ShowHand
from tockbot.bot.shown import link_of
from tockbot.bot.table_screens import EndCard, TableScreens
from tockbot.bot.words import Speaker, language_of, listed, shown_name, speaker
from tockbot.learning import Note
from tockbot.render import DRAWING, WOOD, BoardFilmScene, Drawing, Theme
from tockbot.service import Tables
from tockbot.storage import MessageAt, ShownMessage, Token
from tockbot.tables import GuildId, Person, PersonId, Stage, TableId, TableSeen


@dataclass(frozen=True, slots=True)
class Post:
    """A message to bring about, with its content.

    Attributes:
        wanted: the message as planned.
        seen: the table that it shows.
        person: the person that it is for.
        before: the record of the message that exists.
        screen: its content.
        theme: the theme of its picture.
        face: a short digest of its content.
        drawn: the pictures' files by name, if they are already drawn.
        tokens: the tokens with which it can be sent.
        note: the tip on it that the person sees once.
        closed: the content of the lobby that it closes.
        pinged: the people whom it pings.
    """

    wanted: Wanted
    seen: TableSeen
    person: PersonId
    before: ShownMessage | None
    screen: Screen
    theme: Theme = WOOD
    face: str = ""
    drawn: Mapping[str, bytes] | None = None
    tokens: tuple[Token, ...] = ()
    note: Note | None = None
    closed: Screen | None = None
    pinged: tuple[Person, ...] = ()

    def record(self, at: MessageAt | None, leftovers: tuple[MessageAt, ...], token: Token | None) -> ShownMessage:
        """Return the record of this message."""
        stamp = self.seen.entries
        if self.wanted.how is How.EDIT and self.wanted.what is What.TURN and self.before is not None:
            # An edit notifies no one.
            stamp = self.before.stamp
        return ShownMessage(at, stamp, self.face, leftovers, token)


def with_shown_picture(post: Post) -> Post:
    """Return an edit by which the picture stays; a film keeps the name of its file, to which the message refers."""
    before = None if post.before is None or post.wanted.with_picture else read_face(post.before.face)
    face, picture = read_face(post.face), post.screen.picture
    if before is None or not before.is_film or face is None or picture is None:
        return post
    screen = replace(post.screen, picture=replace(picture, filename=BOARD_FILM_FILE))
    return replace(post, screen=screen, face=str(replace(face, is_film=True)))


def face_of(seen: TableSeen, screen: Screen) -> Face:
    """Return the digest of the board that the table should have now."""
    game = seen.game
    alt = None if screen.picture is None else screen.picture.alt
    picture = "" if alt is None else _digest(seen.seated, game and game.stamp, alt)
    plays = 0 if game is None else len(game.history)
    return Face(seen.stage.value, plays, picture, _digest(screen.text, screen.layout, screen.rows))


def _digest(*facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]


MIN_SECONDS_BETWEEN_FILMS: Final = 20.0
"""Minimum time between two films of a table, in seconds."""


class BoardFilms:
    """Decides which boards are shown as short films of the last moves, in place of a picture that is sent anyway.

    There are films only during a game, and only if drawing one delays nothing.
    """

    def __init__(self, drawing: Drawing = DRAWING, now: Callable[[], float] = monotonic) -> None:
        """Begin with none."""
        self._drawing = drawing
        self._now = now
        self._last: dict[TableId, float] = {}

    async def of(self, say: Speaker, seen: TableSeen, theme: Theme) -> tuple[Picture, bytes] | None:
        """Return the board of a table as a film, with its file; None if a picture without motion is to be shown.

        Args:
            say: texts in the language of the table.
            seen: the table as a spectator sees it.
            theme: the theme of the board.
        """
        now = self._now()
        self._last = {one: last for one, last in self._last.items() if now < last + MIN_SECONDS_BETWEEN_FILMS}
        if seen.game is None or seen.stage is not Stage.PLAYING or seen.id in self._last:
            return None
        picture = board_film(say, seen.game)
        if picture is None or not isinstance(picture.scene, BoardFilmScene):
            return None
        file = await self._drawing.board_film(picture.scene, theme)
        if file is None:
            return None
        self._last[seen.id] = now
        return picture, file


@define(eq=False)
class Contents:
    """The contents of the messages of all tables."""

    _tables: Tables
    _viewers: UserDirectory
    _screens: TableScreens
    _end_card: EndCard
    _board_films: BoardFilms = field(factory=BoardFilms)

    async def readers(self, seen: TableSeen) -> dict[PersonId, Reader]:
        """Return the preferences of the people at a table, as far as a plan depends on them."""
        if seen.stage is not Stage.PLAYING:
            return {}
        readers = {}
        for person in seen.sitting:
            preferences = await self._viewers.preferences(person.id)
            wants = preferences.told_next
            if wants:
                own = self._tables.see(seen.id, person.id)
                wants = own.queued is None and not own.is_discarding
            by_message = await self._viewers.plays_by_message(seen, person.id)
            readers[person.id] = Reader(by_message, wants, preferences.told_elsewhere and preferences.are_reached)
        return readers

    async def board_screen(self, seen: TableSeen) -> Screen:
        """Return what the board should show."""
        say = speaker(language_of(seen.language))
        return self._screens.message(say, seen, await self._end_card.besides(say, seen))

    async def board(
        self,
        wanted: Wanted,
        seen: TableSeen,
        screen: Screen,
        before: ShownMessage | None,
        pinged: tuple[Person, ...] = (),
    ) -> Post:
        """Return the board; its picture is drawn when it is sent, unless it is a film that is ready in time.

        If it is sent, it pings these people; an edit notifies no one.
        """
        say = speaker(language_of(seen.language))
        theme, face = await self._viewers.theme(seen.guild), face_of(seen, screen)
        closed = self._screens.started(say, seen) if wanted.closes_lobby else None
        screen = replace(screen, mentions=tuple(one.user for one in pinged if one.user is not None))
        post = Post(wanted, seen, EVERYBODY, before, screen, theme, str(face), closed=closed, pinged=pinged)
        # Never for an edit that leaves the picture: the message would refer to a file that it does not have.
        is_film = wanted.is_film and wanted.with_picture
        film = await self._board_films.of(say, seen, theme) if is_film else None
        if film is None:
            return post
        picture, file = film
        screen, face = replace(screen, picture=picture), replace(face, is_film=True)
        return replace(post, screen=screen, face=str(face), drawn={picture.filename: file})

    def announcement(self, wanted: Wanted, seen: TableSeen, before: ShownMessage | None) -> Post:
        """Return the announcement of the start, with a link to the lobby, which is closed then."""
        lobby = None if before is None else before.at
        link = None if lobby is None or seen.is_elsewhere else link_of(seen, lobby)
        say = speaker(language_of(seen.language))
        screen = self._screens.announcement(say, seen, link)
        return Post(wanted, seen, EVERYBODY, before, screen, closed=self._screens.started(say, seen))

    def pointer(self, seen: TableSeen, newest: MessageAt, server: GuildId) -> Screen:
        """Return what an outdated board in a place without the bot becomes; the place may be in a server."""
        say = speaker(language_of(seen.language))
        hand = Button(say("button-hand"), ShowHand(seen.id), Style.MAIN)
        link = link_of(replace(seen, guild=server), newest)
        return Screen(say("elsewhere-moved", link=link), ((hand,),), layout=Layout())

    def ping(self, wanted: Wanted, seen: TableSeen, planned: Plan, before: ShownMessage | None) -> Post:
        """Return the ping of a plan: it names all who must act in the channel, and notifies some of them."""
        say, pinged = speaker(language_of(seen.language)), planned.pinged
        screen = self._screens.call(say, seen, planned.named) if pinged else Screen("")
        screen = replace(screen, mentions=tuple(one.user for one in pinged if one.user is not None))
        face = " ".join(str(person.id) for person in planned.named) if pinged else ""
        return Post(wanted, seen, CALL, before, screen, face=face, pinged=pinged)

    def turn_text(self, seen: TableSeen, person: Person) -> Callable[[Speaker], str]:
        """Return the direct message that tells a person their turn at a table in a place without the bot."""
        others = [one.name for one in seen.sitting if one.id != person.id and one.name]
        return lambda say: say("elsewhere-your-turn", number=seen.id, names=listed(say, map(shown_name, others)))

    async def private(self, wanted: Wanted, table_id: TableId, person: PersonId, before: ShownMessage | None) -> Post:
        """Return a private screen: without the server's names in direct messages, and drawn if it is a notification."""
        at = None if before is None or wanted.where is Where.DIRECT else before.at
        is_here = at is not None and is_ephemeral(self._tables.see(table_id), at)
        seen = self._tables.see(table_id, person, outside=not is_here)
        preferences = await self._viewers.preferences(person)
        say = speaker_to(preferences, seen.language)
        above = say("you-are-next") if wanted.what is What.NEXT else ""
        above = say("elsewhere-press-board") if wanted.asks_press else above
        chances = await self._end_card.chances(seen)
        screen, note = as_chosen(self._screens.hand(say, seen, above, chances=chances), preferences), None
        theme, drawn = await self._viewers.theme(seen.guild, person), None
        if wanted.what is What.TURN and not wanted.asks_press:
            screen, note = self._screens.noted(say, screen, seen, preferences.learnt)
            drawn = await drawn_all(screen, theme)
        face = seen.stage.value if wanted.what is What.OVER else ""
        return Post(wanted, seen, person, before, screen, theme, face, drawn, note=note)
