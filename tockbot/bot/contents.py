"""Draws the messages that a plan wants, for their readers: in their language, and by their preferences."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from attrs import define, field

from tockbot.bot.board_films import BoardFilms
from tockbot.bot.people import UserDirectory, speaker_to
from tockbot.bot.pictures import as_chosen
from tockbot.bot.plan import CALL, EVERYBODY, Face, Reader, Wanted, What, Where, is_ephemeral
from tockbot.bot.posts import Post
from tockbot.bot.screen import Screen
from tockbot.bot.sending import drawn_all
from tockbot.bot.shown import link_of
from tockbot.bot.table_screens import EndCard, TableScreens
from tockbot.bot.words import language_of, speaker
from tockbot.service import Tables
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import Person, PersonId, Stage, TableId, TableSeen


def face_of(seen: TableSeen, screen: Screen) -> Face:
    """Return the digest of the board that the table should have now."""
    game = seen.game
    alt = None if screen.picture is None else screen.picture.alt
    picture = "" if alt is None else _digest(seen.seated, game and game.stamp, alt)
    plays = 0 if game is None else len(game.history)
    return Face(seen.stage.value, plays, picture, _digest(screen.text, screen.layout, screen.rows))


def _digest(*facts: object) -> str:
    return sha256(repr(facts).encode()).hexdigest()[:16]


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
            wants = (await self._viewers.preferences(person.id)).told_next
            if wants:
                own = self._tables.see(seen.id, person.id)
                wants = own.queued is None and not own.is_discarding
            readers[person.id] = Reader(await self._viewers.plays_by_message(seen, person.id), wants)
        return readers

    async def board_screen(self, seen: TableSeen) -> Screen:
        """Return what the board should show."""
        say = speaker(language_of(seen.language))
        return self._screens.message(say, seen, await self._end_card.besides(say, seen))

    async def board(self, wanted: Wanted, seen: TableSeen, screen: Screen, before: ShownMessage | None) -> Post:
        """Return the board; its picture is drawn when it is sent, unless it is a film that is ready in time."""
        say = speaker(language_of(seen.language))
        theme, face = await self._viewers.theme(seen.guild), face_of(seen, screen)
        token = None if before is None else before.token
        closed = self._screens.started(say, seen) if wanted.closes_lobby else None
        post = Post(wanted, seen, EVERYBODY, before, screen, theme, str(face), token=token, closed=closed)
        # Never for an edit that leaves the picture: the message would refer to a file that it does not have.
        is_film = wanted.is_film and wanted.with_picture
        film = await self._board_films.of(say, seen, theme) if is_film else None
        if film is None:
            return post
        picture, file = film
        screen, face = replace(screen, picture=picture), replace(face, is_film=True)
        return replace(post, screen=screen, face=str(face), drawn={picture.filename: file})

    def announcement(self, seen: TableSeen, lobby: MessageAt | None) -> Screen:
        """Return the announcement of the start, with a link to the lobby."""
        link = None if lobby is None else link_of(seen, lobby)
        return self._screens.announcement(speaker(language_of(seen.language)), seen, link)

    def ping(
        self,
        wanted: Wanted,
        seen: TableSeen,
        pinged: tuple[Person, ...],
        before: ShownMessage | None,
        board: ShownMessage | None,
    ) -> Post:
        """Return the ping for these people, which the token of the board can send."""
        say = speaker(language_of(seen.language))
        screen = self._screens.call(say, seen, pinged) if pinged else Screen("")
        face = " ".join(str(person.id) for person in pinged)
        token = None if board is None else board.token
        return Post(wanted, seen, CALL, before, screen, face=face, token=token, pinged=pinged)

    async def private(self, wanted: Wanted, table_id: TableId, person: PersonId, before: ShownMessage | None) -> Post:
        """Return a private screen: without the server's names in direct messages, and drawn if it is a notification."""
        seen = self._tables.see(table_id, person)
        is_here = before is not None and before.at is not None and is_ephemeral(seen, before.at)
        if wanted.where is Where.DIRECT or not is_here:
            seen = self._tables.see(table_id, person, outside=True)
        preferences = await self._viewers.preferences(person)
        say = speaker_to(preferences, seen.language)
        above = say("you-are-next") if wanted.what is What.NEXT else ""
        chances = await self._end_card.chances(seen)
        screen, note = as_chosen(self._screens.hand(say, seen, above, chances=chances), preferences), None
        theme, drawn = await self._viewers.theme(seen.guild, person), None
        if wanted.what is What.TURN:
            screen, note = self._screens.noted(say, screen, seen, preferences.learnt)
            drawn = await drawn_all(screen, theme)
        face = seen.stage.value if wanted.what is What.OVER else ""
        return Post(wanted, seen, person, before, screen, theme, face, drawn, note=note)
