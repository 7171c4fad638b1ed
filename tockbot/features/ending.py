"""The end of a table: the end card, ending it early, reopening it, and the proof that the deal was fair.

The *end card* is the message of a finished game. It is not edited any more, except to list who pressed *Well played*,
and when an offer on it is accepted. The names are read from the message itself, so they survive a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum
from typing import Final

import discord
from attrs import define, field

from tockbot.bot.cache import BoundedCache
from tockbot.bot.channels import TO_WRITE, channel_with_lacks, lacking, missing_of, own_lacking
from tockbot.bot.handlers import Command, handles
from tockbot.bot.people import Members
from tockbot.bot.pictures import boards_of, plain_scene
from tockbot.bot.press import AtTable, Cost, Press, PressError, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import LAID_OUT_LIMIT, Button, Layout, Picture, Screen, Section, Style
from tockbot.bot.shared_presses import (
    AskToEnd,
    EndTable,
    PostRegularly,
    Reopen,
    SayWellPlayed,
    ShowFairness,
    ShowProof,
)
from tockbot.bot.shown import link_of
from tockbot.bot.table_screens import NO_EXTRAS, Extras
from tockbot.bot.words import Speaker, called, language_of, listed, mention, shown_cut, shown_name, speaker, unmarked
from tockbot.computer import Course
from tockbot.learning import NO_NOTES
from tockbot.render import DARK, DRAWING, CardSeen, PrivateScene, Theme
from tockbot.results import wins_among
from tockbot.rules import Pawns, Seat, TableRules
from tockbot.service import utc_now
from tockbot.storage import Preferences, Regular, RegularPost, StoredRegularPosts, StoredStatistics
from tockbot.tables import (
    NO_GUILD,
    ChannelId,
    GuildId,
    Kind,
    LogError,
    Observation,
    Person,
    Proof,
    Refused,
    Stage,
    TableId,
    TableSeen,
    commands,
    full_deck,
)


class EndFeature:
    """Ends and reopens tables, and asks for confirmation first."""

    def __init__(self, members: Members) -> None:
        """Create the feature; ``members`` knows what people may do in a channel."""
        self._members = members

    @handles(AskToEnd)
    async def ask(self, request: Request, _: AskToEnd) -> None:
        await _ask(request)

    @Command("server-end", for_managers=True)
    async def end_here(self, request: Request) -> None:
        """End the table in this channel, even if its log cannot be read."""
        if not request.may_manage:
            raise Refused(BotRefusal.NOT_MANAGER)
        unread = request.unreadable
        if unread is not None:
            await request.show(end_screen(request.say, unread, None))
            return
        await _ask(request)

    @handles(Reopen)
    async def reopen(self, request: Request, press: Reopen) -> None:
        await request.check_may_write_at(self._members, request.seen())
        await request.tables.reopen(press.table_id, request.actor)
        await request.show(Screen(request.say("reopened")))

    @handles(EndTable)
    async def end(self, request: Request, press: EndTable) -> None:
        say = request.say
        if request.unreadable == press.table_id and request.may_manage:
            await request.tables.close_unread(request.channel)
        else:
            step = await request.decide(commands.close)
            if step.table.stage.is_open:
                await request.show(Screen(say("asked")))
                return
        await request.show(Screen(say("ended")))


async def _ask(request: Request) -> None:
    """Ask a user who may end the table in this channel for confirmation."""
    request.check(commands.close)
    await request.show(end_screen(request.say, request.table_id, request.seen()))


def end_screen(say: Speaker, table_id: TableId, seen: TableSeen | None) -> Screen:
    """Return the question whether to end a table; ``seen`` is None if its log cannot be read."""
    button = Button(say("button-end"), EndTable(table_id), Style.DANGER)
    asked = "end-game-asked"
    if seen is not None and seen.game is None:
        asked = "end-lobby-asked"
    return Screen(say(asked), ((button,),))


MAX_TABLES: Final = 100
"""Maximum number of tables whose applause is remembered, for presses on a message that is not updated yet."""

MAX_COURSES: Final = 32
"""Maximum number of finished games whose winning chances are remembered, for presses on their end cards."""

MAX_COURSE_SECONDS: Final = 3.0
"""Seconds in which the winning chances must be computed; otherwise the end card comes without them."""

MAX_PEOPLE: Final = 40
"""Maximum number of names in the applause."""

APPLAUSE: Final = "👏"
"""The sign at the start of the line, in every language."""


@define(eq=False)
class _Said:
    """Mentions of the people who applauded at a table, in order; the lock lets one press at a time add to them."""

    by: dict[str, None] = field(factory=dict)
    lock: asyncio.Lock = field(factory=asyncio.Lock)


Score = tuple[Sequence[Person], int]
"""The people of a side, and the number of games that they won."""


@define(eq=False)
class Offers:
    """Decides which offer is made at the end of a game; there is never more than one.

    The first game of a server carries an offer to its managers, on the end card: regular posts. At any other table the
    offer may be for each player.
    """

    _book: StoredStatistics
    _regular: StoredRegularPosts
    _client: Callable[[], discord.Client]

    async def is_for_managers(self, seen: TableSeen) -> bool:
        """Return whether the only offer at the end of this table is the one to server managers."""
        is_game = seen.stage is Stage.FINISHED and seen.kind is Kind.GAME and seen.guild != NO_GUILD
        return is_game and not await self._book.has_played(seen.guild, seen.id)

    async def sections(self, say: Speaker, seen: TableSeen) -> tuple[Section, ...]:
        """Return the offer to server managers, as far as it would work: the posts that are off, if the bot may post."""
        if not await self.is_for_managers(seen):
            return ()
        try:
            found = await channel_with_lacks(self._client(), _place_of_posts(self._client(), seen.channel))
        except discord.DiscordException:
            return ()
        if found is None or found[1]:
            return ()
        wanted = await self._regular.wanted(seen.guild)
        return tuple(
            Section(
                say(f"offer-post-{what.value}"), Button(say(f"button-post-{what.value}"), PostRegularly(seen.id, what))
            )
            for what in Regular
            if what not in wanted
        )


def _place_of_posts(client: discord.Client, channel: ChannelId) -> ChannelId:
    """Return the channel for regular posts: a table's channel, or the one above its thread."""
    found = client.get_channel(channel)
    return ChannelId(found.parent_id) if isinstance(found, discord.Thread) else channel


@define(eq=False)
class EndCards:
    """Adds to the end card what its people won against each other, the best predictions, the chances, and an offer.

    Attributes:
        offers: decides which offer is made.
    """

    _predictions: Callable[[Speaker, TableSeen], Awaitable[str]]
    _book: StoredStatistics
    _course: Callable[[TableRules, Sequence[Pawns]], Awaitable[Course]]
    offers: Offers
    _courses: BoundedCache[TableId, Course] = field(factory=lambda: BoundedCache(MAX_COURSES))

    async def besides(self, say: Speaker, seen: TableSeen) -> Extras:
        """Return what the end card shows besides the state of its table; nothing before the end."""
        game = seen.game
        if seen.stage is not Stage.FINISHED or game is None:
            return NO_EXTRAS
        chances = await self.chances(seen)
        if seen.kind is not Kind.GAME:
            return Extras(chances=chances)
        lines, scores = [await self._predictions(say, seen)], await self._scores(seen, game)
        if scores:
            lines.append(score_line(say, scores))
        is_short = len(scores) == 2  # noqa: PLR2004 - two sides
        numbers = say("score-numbers", own=scores[0][1], their=scores[1][1]) if is_short else ""
        offers = await self.offers.sections(say, seen)
        return Extras(tuple(line for line in lines if line), numbers, offers, chances)

    async def chances(self, seen: TableSeen) -> Course | None:
        """Return the winning chances during a finished game; None before its end, or if they are not ready in time."""
        game = seen.game
        if seen.stage is not Stage.FINISHED or game is None:
            return None
        try:
            async with asyncio.timeout(MAX_COURSE_SECONDS):
                return await self._courses.get(seen.id, lambda: self._course(game.rules, boards_of(game)))
        except TimeoutError:
            return None

    async def _scores(self, seen: TableSeen, game: Observation) -> list[Score]:
        """Return what the sides won against each other in this server up to this game, if people sit on at least two.

        Return nothing if any of these people hides their statistics.
        """
        sides = [_people_of(seen, side) for side in game.rules.sides]
        sides = [people for people in sides if people]
        everyone = [person for people in sides for person in people]
        if len(sides) < 2 or not game.finished:  # noqa: PLR2004 - two sides
            return []
        if len(await self._book.shown([one.id for one in everyone])) < len(everyone):
            return []
        parts = await self._book.parts(everyone[0].id, seen.guild, seen.id)
        won = wins_among(parts, [frozenset(one.id for one in people) for people in sides])
        winners = _people_of(seen, game.finished[0])
        return [(people, count + (people == winners)) for people, count in zip(sides, won, strict=True)]


def _people_of(seen: TableSeen, side: Sequence[Seat]) -> list[Person]:
    """Return the people of a side, also those whose seat a computer player held at the end."""
    players = (seen.held[seat] or seen.seated[seat] for seat in side)
    return [player for player in players if isinstance(player, Person)]


def score_line(say: Speaker, scores: Sequence[Score]) -> str:
    """Return what sides won against each other: the score between their names, or a list for more than two."""
    names = [" & ".join(shown_name(called(say, one)) for one in people) for people, _ in scores]
    if len(scores) == 2:  # noqa: PLR2004 - two sides
        numbers = say("score-numbers", own=scores[0][1], their=scores[1][1])
        return say("score-of-two", first=names[0], score=numbers, second=names[1])
    each = (say("score-side", name=name, won=won) for name, (_, won) in zip(names, scores, strict=True))
    return say("score-of-many", each=listed(say, each, " · "))


class EndCardFeature:
    """Handles the buttons of the end card that change it."""

    def __init__(self, cards: EndCards, regular: StoredRegularPosts, now: Callable[[], datetime] = utc_now) -> None:
        """Create the feature.

        Args:
            cards: what an end card shows besides the state of its table.
            regular: the posts that servers have chosen.
            now: returns the current time.
        """
        self._cards = cards
        self._regular = regular
        self._now = now
        self._said: dict[TableId, _Said] = {}

    @handles(PostRegularly)
    async def post_regularly(self, request: Request, press: PostRegularly) -> None:
        seen, guild, what = request.seen(), request.server(), press.post
        if seen.stage is not Stage.FINISHED:
            raise PressError
        if not request.may_manage:
            raise Refused(BotRefusal.NOT_MANAGER)
        place = await _checked_place(request)
        if what not in await self._regular.wanted(GuildId(guild.id)):
            due = what.next_due(self._now())
            await self._regular.want(RegularPost(GuildId(guild.id), what, place, request.person.id, due))
        said = self._said_at(press.table_id)
        async with said.lock:
            await self._show(request, dict.fromkeys((*_named_in(request.interaction.message), *said.by)))
        told = request.say(f"offer-post-{what.value}-on", channel=f"<#{place}>")
        await request.answer.add({"content": told, "ephemeral": True})

    @handles(SayWellPlayed)
    async def say_well_played(self, request: Request, press: SayWellPlayed) -> None:
        if request.seen().stage is not Stage.FINISHED:
            raise PressError
        said = self._said_at(press.table_id)
        async with said.lock:
            await self._add(request, said)
        seen = request.see(press.table_id, request.person.id)
        if not await self._cards.offers.is_for_managers(seen):
            await offer_looks(request, seen)

    def _said_at(self, table_id: TableId) -> _Said:
        """Return the applause at a table, which is the last to be forgotten."""
        said = self._said[table_id] = self._said.pop(table_id, _Said())
        if len(self._said) > MAX_TABLES:
            del self._said[next(iter(self._said))]
        return said

    async def _add(self, request: Request, said: _Said) -> None:
        """Add the user to the names below the poster, once, and while there is room."""
        by = dict.fromkeys((*_named_in(request.interaction.message), *said.by, mention(request.say, request.person)))
        if by.keys() != said.by.keys() and len(by) <= MAX_PEOPLE and await self._show(request, by):
            said.by = by

    async def _show(self, request: Request, by: Collection[str]) -> bool:
        """Show the end card with these mentions in its applause; return False if they do not fit."""
        seen = request.see(request.table_id)
        say = speaker(language_of(seen.language))
        screen = request.screens.message(say, seen, await self._cards.besides(say, seen))
        line = say("well-played", names=listed(say, by)) if by else ""
        if screen.layout is None or len(line) > LAID_OUT_LIMIT - sum(map(len, screen.texts)):
            return False
        await request.amend(replace(screen, layout=replace(screen.layout, below=line)))
        return True


async def _checked_place(request: Request) -> ChannelId:
    """Return the channel for regular posts, if the bot and the user may both write there.

    Raises:
        Refused: PERMISSIONS, OWN_PERMISSIONS, or ELSEWHERE because there is no such channel.
    """
    thread, member = request.interaction.channel, request.interaction.user
    if not isinstance(thread, discord.Thread):
        request.check_permissions()
        request.check_may_write()
        return request.channel
    found = await channel_with_lacks(request.interaction.client, thread.parent_id)
    if found is None or not isinstance(member, discord.Member):
        raise Refused(BotRefusal.ELSEWHERE)
    above, missing = found
    if missing:
        raise lacking(request.say, above.id, missing)
    if own := missing_of(("view_channel", TO_WRITE), above.permissions_for(member)):
        raise own_lacking(request.say, above.id, own)
    return ChannelId(above.id)


def _named_in(message: discord.Message | None) -> list[str]:
    """Return the mentions in the applause line of a message; empty if it has none."""
    if message is None:
        return []
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    texts = [one.content for one in shown if isinstance(one, discord.ui.TextDisplay)]
    line = next((text for text in texts if unmarked(text).startswith(APPLAUSE)), "")
    return [f"<@{one.partition('>')[0]}>" for one in line.split("<@")[1:]]


LOOKS: Final = "offer-looks"
"""The remembered word of a person who has seen the offer of other pictures."""

SAMPLE: Final = 420
"""Width of the sample pictures, in pixels."""


class Look(Enum):
    """Another look; its value is stored in buttons, and ends the keys of its texts."""

    WIDE = "wide"
    DARK = "dark"

    def is_chosen(self, chosen: Preferences, theme: Theme) -> bool:
        """Return whether a person who sees this theme has this look already."""
        return chosen.wide if self is Look.WIDE else theme is DARK

    def choose(self, chosen: Preferences) -> Preferences:
        """Return the preferences with this look."""
        return replace(chosen, wide=True) if self is Look.WIDE else replace(chosen, theme=DARK.name)


@press("chooselook", cost=Cost.BOARD)
class ChooseLook(Press):
    """Choose another look for the user's own pictures: the hand beside the board, or the dark theme."""

    look: Look


async def offer_looks(request: Request, seen: TableSeen) -> None:
    """Offer a player whose game is over other looks for their pictures, once."""
    chosen, theme = await request.viewers.preferences(request.person.id), await request.theme()
    if seen.viewer is None or seen.game is None or chosen.learnt & {LOOKS, NO_NOTES}:
        return
    looks = [look for look in Look if not look.is_chosen(chosen, theme)]
    if looks:
        screen = looks_screen(request.say, seen.game, looks)
        themes = (DARK if look is Look.DARK else theme for look in looks)
        pictures = zip(screen.pictures, themes, strict=True)
        drawn = {one.filename: await DRAWING.drawn(one.scene, its_theme, SAMPLE) for one, its_theme in pictures}
        await request.tell_screen(screen, theme, drawn)
    await request.viewers.learn(request.person.id, LOOKS)


def looks_screen(say: Speaker, game: Observation, looks: Sequence[Look]) -> Screen:
    """Return the offer of other looks, each with a sample of the game that is over."""
    board = replace(plain_scene(say, game), viewer=game.viewer)
    cards = tuple(CardSeen(card, "", playable=True) for card in full_deck(game.rules.law)[:5])
    sections = tuple(
        Section(
            say(f"look-{look.value}-about"),
            Button(say(f"button-look-{look.value}"), ChooseLook(look), Style.MAIN),
            (
                Picture(
                    f"{look.value}.png", say(f"look-{look.value}-alt"), PrivateScene(board, cards, look is Look.WIDE)
                ),
            ),
        )
        for look in looks
    )
    return Screen(say("looks-offered"), layout=Layout(sections=sections))


class LooksFeature:
    """Handles the offer of other looks."""

    @handles(ChooseLook)
    async def choose(self, request: Request, press: ChooseLook) -> None:
        await request.viewers.change(request.person.id, press.look.choose)
        # The offer stays: people may take both looks.
        await request.answer.add({"content": request.say(f"look-{press.look.value}-chosen"), "ephemeral": True})


@press("give_up")
class GiveUp(AtTable):
    """Agree that a closed table is closed permanently."""


class FairnessProofFeature:
    """Shows why the cards of a game are dealt fairly, and proves it afterwards."""

    @handles[ShowFairness | ShowProof](ShowFairness, ShowProof)
    async def show_proof(self, request: Request, press: ShowFairness | ShowProof) -> None:
        """Show the proof if the game is over for good, and otherwise the hash of the secret seed."""
        say, seen = request.say, request.seen()
        if isinstance(press, ShowFairness) and press.seed_hash != seen.seed_hash:
            raise PressError
        if seen.stage.is_open:
            await request.show(Screen("\n".join((say("fair-told"), say("table-seed-hash", hash=seen.seed_hash)))))
            return
        try:
            proof = await request.tables.proof(press.table_id)
        except LogError:
            await request.show(Screen(say("proof-fails")))
            return
        if proof is None:
            await request.show(secret_screen(say, seen, gives_up=request.would_change(commands.give_up)))
        else:
            await request.show(proof_screen(say, seen, proof))

    @handles(GiveUp)
    async def give_up(self, request: Request, _: GiveUp) -> None:
        step = await request.decide(commands.give_up)
        await request.show(Screen(request.say("given-up", people=len(step.table.not_given_up))))


def secret_screen(say: Speaker, seen: TableSeen, *, gives_up: bool) -> Screen:
    """Return the screen saying that the seed stays secret while the game may be resumed.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        gives_up: the viewer may agree to close the table permanently.
    """
    button = Button(say("button-give-up"), GiveUp(seen.id), Style.DANGER)
    text = "\n".join((say("proof-secret"), say("table-seed-hash", hash=seen.seed_hash)))
    return Screen(text, ((button,),) if gives_up else ())


def proof_screen(say: Speaker, seen: TableSeen, proof: Proof) -> Screen:
    """Return the proof of a game's deal, which was verified just now."""
    facts = [say("proof-seed", number=seen.id, seed=proof.seed), say("proof-hash", hash=proof.seed_hash)]
    if proof.message is None:
        return Screen("\n".join((say("proof-unannounced"), *facts, say("proof-holds"))))
    link = link_of(seen, (seen.channel, proof.message))
    facts.append(say("proof-message", id=str(proof.message), link=link))
    if proof.lobby is not None:
        facts.append(say("proof-lobby", link=link_of(seen, (seen.channel, proof.lobby))))
    if proof.cut:
        facts.append(say("proof-cut", cut=shown_cut(proof.cut)))
    return Screen("\n".join((say("proof-explained"), *facts, say("proof-holds"))))
