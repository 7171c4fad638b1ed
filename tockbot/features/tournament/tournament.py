"""What the buttons of a tournament do; what goes on by itself, the service does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from random import SystemRandom
from typing import Protocol

import discord

from tockbot.bot.channels import TO_OPEN_THREAD
from tockbot.bot.handlers import asks, does
from tockbot.bot.press import PressError
from tockbot.bot.refusals import Objection
from tockbot.bot.request import Request
from tockbot.bot.screen import Form, Screen
from tockbot.bot.shared_presses import CallTournament
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules, with_party
from tockbot.bot.words import Speaker, language_of, mention, speaker
from tockbot.features.tournament.presses import (
    AskPartner,
    Begin,
    BeginWithPresent,
    CallOff,
    ChoosePartner,
    Drop,
    Enter,
    PairAgain,
    SayPresent,
    ShowCourse,
    Withdraw,
)
from tockbot.features.tournament.screens import (
    People,
    absent_screen,
    call_form,
    call_screen,
    course_screen,
    drop_form,
    entering_screen,
    partner_screen,
    people_of,
    sure_screen,
)
from tockbot.rules import RULESETS, Party, TableRules, format_ruleset, table_rules
from tockbot.service import utc_now
from tockbot.storage import StoredTournaments
from tockbot.tables import GuildId, Refused
from tockbot.tournaments import (
    MINUTES,
    ROUNDS,
    SEATS,
    Change,
    Mode,
    NotNow,
    Number,
    Team,
    Tournament,
    begin,
    begin_with_present,
    call_off,
    choose_partner,
    enter,
    is_here,
    pair_again,
    withdraw,
)

FOUR = Party(SEATS, in_teams=True)


class Repainting(Protocol):
    """Who keeps in step what stands in the channel."""

    async def repaint(self, tournament: Tournament) -> None:
        """Let the message by which people enter say how it now is."""


class Tourneying:
    """Lets people call tournaments, enter them, and say that they are there."""

    def __init__(
        self,
        book: StoredTournaments,
        repainting: Callable[[], Repainting],
        wake: Callable[[], None],
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Keep them in this book.

        Args:
            book: where they are kept.
            repainting: who keeps in step what stands in the channel.
            wake: lets be done soon what is due now.
            now: gives the time.
        """
        self._book = book
        self._repainting = repainting
        self._wake = wake
        self._now = now

    @asks(CallTournament)
    async def ask_tournament(self, request: Request, _: CallTournament) -> Form:
        """What a tournament is to be like.

        Raises:
            Refused: NEEDS_SERVER, NOT_IN_SERVER, TOURNAMENT_MANAGERS, TOURNAMENT_PLACE, PERMISSIONS.
        """
        guild = await _check_calling(request)
        chosen = await request.viewers.choices(GuildId(guild.id))
        return call_form(request.say, chosen.rules or chosen_rules(request.say, DEFAULT_RULESET, (None, None), ""))

    @does(CallTournament)
    async def call_tournament(self, request: Request, _: CallTournament) -> None:
        """Call a tournament in this channel.

        Raises:
            Refused: as above; ONE_GOES_ON.
            PressError: it is none that was offered.
        """
        guild, given = await _check_calling(request), request.answers
        mode = Mode(given.one_of("mode", [one.value for one in Mode]))
        chosen = await request.viewers.choices(GuildId(guild.id))
        rules = _rules(chosen.rules, given.one_of("ruleset", tuple(RULESETS)))
        rounds = int(given.one_of("rounds", [str(one) for one in ROUNDS]))
        minutes = int(given.one_of("minutes", [str(one) for one in MINUTES]))
        spoken, now = await request.viewers.language_at(guild), self._now()

        def make(number: Number) -> Tournament:
            where = (number, GuildId(guild.id), request.channel, request.person.id, spoken)
            return Tournament(*where, mode, format_ruleset(rules), rounds, minutes, now)

        try:
            await self._book.open(GuildId(guild.id), make)
        except Refused as refusal:
            raise await self._without_hidden_channel(request, guild, refusal) from refusal
        self._wake()
        await request.show(Screen(request.say("tournament-called")))

    @does(Enter)
    async def enter(self, request: Request, press: Enter) -> None:
        """Let whoever asks enter."""
        await self._amend(request, await self._change(request, press.number, partial(enter, person=request.person.id)))

    @does(Withdraw)
    async def withdraw(self, request: Request, press: Withdraw) -> None:
        """Let whoever asks play no more."""
        after = await self._change(request, press.number, partial(withdraw, person=request.person.id))
        self._wake()
        await self._amend(request, after, request.say("tournament-withdrawn"))

    @does(AskPartner)
    async def ask_partner(self, request: Request, press: AskPartner) -> None:
        """Show with whom whoever asks could play.

        Raises:
            Refused: NOT_ENTERED, BEGUN, GONE.
        """
        now = await self._found(request, press.number)
        if now.entrant(request.person.id) is None:
            raise Refused(NotNow.NOT_ENTERED)
        if not now.is_entered:
            raise Refused(NotNow.GONE if now.over else NotNow.BEGUN)
        await request.show(partner_screen(request.say, now, await _people(request, now), request.person.id))

    @does(ChoosePartner)
    async def choose_partner(self, request: Request, press: ChoosePartner) -> None:
        """Name the one with whom whoever asks would like to play."""
        change = partial(choose_partner, person=request.person.id, partner=press.person)
        after = await self._change(request, press.number, change)
        await request.show(partner_screen(request.say, after, await _people(request, after), request.person.id))
        await self._repainting().repaint(after)

    @does(Begin)
    async def begin(self, request: Request, press: Begin) -> None:
        """Begin the first round.

        Raises:
            Refused: NOT_HOST, FEW, BEGUN, GONE, PERMISSIONS.
        """
        _check_in_charge(request, await self._found(request, press.number))
        request.check_permissions(opens_thread=True)
        after = await self._change(request, press.number, partial(begin, now=self._now(), draw=_drawn))
        self._wake()
        await self._amend(request, after)

    @does(ShowCourse)
    async def show_course(self, request: Request, press: ShowCourse) -> None:
        """Show how it stands, and what else can be done."""
        await self._show(request, await self._found(request, press.number))

    @does(SayPresent)
    async def say_present(self, request: Request, press: SayPresent) -> None:
        """Let whoever asks be there for a game."""
        change = partial(is_here, played=press.round, number=press.game, person=request.person.id)
        after = await self._change(request, press.number, change)
        self._wake()
        if _is_for_all(request):
            say = speaker(language_of(after.language))
            await request.amend(call_screen(say, after, await _people(request, after), press.game))

    @does(CallOff)
    async def call_off(self, request: Request, press: CallOff) -> None:
        """Call it off, once that is meant.

        Raises:
            Refused: NOT_HOST, PLAYS, GONE.
        """
        now = await self._found(request, press.number)
        _check_decides(request, now)
        if not press.sure:
            await request.show(sure_screen(request.say, now))
            return
        after = await self._change(request, press.number, call_off)
        await self._show(request, after, request.say("tournament-called-off"))
        await self._repainting().repaint(after)

    @does(BeginWithPresent)
    async def begin_with_present(self, request: Request, press: BeginWithPresent) -> None:
        """Begin the games that wait with the players present."""
        change = partial(begin_with_present, played=press.round, now=self._now())
        after, say = await self._decide(request, press.number, change)
        await self._answer(request, after, say("tournament-begun-present", name=mention(say, request.person)))

    @does(PairAgain)
    async def pair_again(self, request: Request, press: PairAgain) -> None:
        """Pair the teams of the games that wait again."""
        change = partial(pair_again, played=press.round, now=self._now())
        after, say = await self._decide(request, press.number, change)
        await self._answer(request, after, say("tournament-paired-again", name=mention(say, request.person)))

    async def _decide(self, request: Request, number: int, change: Change) -> tuple[Tournament, Speaker]:
        """Save a decision about the absent sides of a round, and return the tournament and who speaks at it.

        Raises:
            Refused: NOT_HOST, PLAYS, GONE, or what the change is refused with.
        """

        def decided(now: Tournament) -> Tournament:
            _check_decides(request, now)
            return change(now)

        after = await self._change(request, number, decided)
        self._wake()
        return after, speaker(language_of(after.language))

    async def _answer(self, request: Request, after: Tournament, done: str) -> None:
        """Show what was decided instead of the question."""
        say = speaker(language_of(after.language))
        await request.amend(absent_screen(say, after, await _people(request, after), done))

    @asks(Drop)
    async def ask_drop(self, request: Request, press: Drop) -> Form:
        """Who is to play no more.

        Raises:
            Refused: NOT_HOST, PLAYS, GONE.
            PressError: nobody plays.
        """
        now = await self._found(request, press.number)
        _check_decides(request, now)
        return drop_form(request.say, now, await _people(request, now))

    @does(Drop)
    async def drop(self, request: Request, press: Drop) -> None:
        """Let somebody play no more.

        Raises:
            Refused: NOT_HOST, PLAYS, GONE.
            PressError: nobody who entered was chosen.
        """
        now = await self._found(request, press.number)
        _check_decides(request, now)
        people = {str(one.person): one.person for one in now.entrants}
        person = people[request.answers.one_of("who", people)]
        after = await self._change(request, press.number, partial(withdraw, person=person))
        self._wake()
        name = mention(request.say, (await _people(request, now))[person])
        await self._show(request, after, request.say("tournament-dropped", name=name))
        await self._repainting().repaint(after)

    async def _without_hidden_channel(self, request: Request, guild: discord.Guild, refusal: Refused) -> Refused:
        """Return a refusal that names no channel which whoever asks cannot see."""
        there, member = await self._book.last(GuildId(guild.id)), request.interaction.user
        channel = None if there is None else guild.get_channel(there.channel)
        sees = (
            isinstance(member, discord.Member) and channel is not None and channel.permissions_for(member).view_channel
        )
        return refusal if refusal.reason is not NotNow.ONE_GOES_ON or sees else Refused(NotNow.GOES_ON_ELSEWHERE)

    async def _found(self, request: Request, number: int) -> Tournament:
        """A tournament of this server, where its buttons stand.

        Raises:
            Refused: GONE, ELSEWHERE.
        """
        if request.guild is None:
            raise Refused(NotNow.GONE)
        found = await self._book.find(GuildId(request.guild.id), Number(number))
        if request.channel not in {found.channel, *found.threads}:
            raise Refused(Objection.ELSEWHERE)
        return found

    async def _change(self, request: Request, number: int, change: Change) -> Tournament:
        """Save a change of a tournament of this server.

        Raises:
            Refused: GONE, ELSEWHERE, or what the change is refused with.
        """
        found = await self._found(request, number)
        return await self._book.change(found.guild, found.number, change)

    async def _amend(self, request: Request, after: Tournament, done: str = "") -> None:
        """Show a change on the message pressed on: the one by which people enter, or one's own, with what was done."""
        if not _is_for_all(request):
            await self._show(request, after, done)
            await self._repainting().repaint(after)
            return
        people = await _people(request, after)
        await request.amend(entering_screen(speaker(language_of(after.language)), after, people))

    async def _show(self, request: Request, now: Tournament, done: str = "") -> None:
        people, in_charge = await _people(request, now), _may_decide(request, now)
        await request.show(course_screen(request.say, now, people, request.person.id, in_charge=in_charge, done=done))


async def _people(request: Request, tournament: Tournament) -> People:
    return await request.viewers.people(people_of(tournament), tournament.guild)


def _is_for_all(request: Request) -> bool:
    """Whether everybody reads the message that was pressed on."""
    message = request.interaction.message
    return message is not None and not message.flags.ephemeral


def _is_in_charge(request: Request, tournament: Tournament) -> bool:
    """Whether whoever asks may begin it, call it off and let somebody play no more."""
    return request.person.id == tournament.host or request.may_manage


def _may_decide(request: Request, tournament: Tournament) -> bool:
    """Return whether the user may decide what concerns others: once it has begun, no one who plays in it may."""
    return _is_in_charge(request, tournament) and (tournament.is_entered or not tournament.is_party(request.person.id))


def _check_decides(request: Request, tournament: Tournament) -> None:
    """Refuse whoever may not decide what concerns others.

    Raises:
        Refused: NOT_HOST, PLAYS.
    """
    _check_in_charge(request, tournament)
    if not _may_decide(request, tournament):
        raise Refused(NotNow.PLAYS)


def _check_in_charge(request: Request, tournament: Tournament) -> None:
    """Refuse whoever is not in charge.

    Raises:
        Refused: NOT_HOST.
    """
    if not _is_in_charge(request, tournament):
        raise Refused(NotNow.NOT_HOST)


async def _check_calling(request: Request) -> discord.Guild:
    """The server in which whoever asks may call a tournament, in a channel below which threads can be opened.

    Raises:
        Refused: NEEDS_SERVER, NOT_IN_SERVER, TOURNAMENT_MANAGERS, TOURNAMENT_PLACE, PERMISSIONS, OWN_PERMISSIONS.
    """
    guild = request.server()
    anybody = (await request.viewers.choices(GuildId(guild.id))).anybody_calls
    if not (anybody or request.may_manage):
        raise Refused(Objection.TOURNAMENT_MANAGERS)
    if not isinstance(request.interaction.channel, discord.TextChannel):
        raise Refused(Objection.TOURNAMENT_PLACE)
    request.check_permissions()
    request.check_permissions(opens_thread=True)
    request.check_own_permissions(*TO_OPEN_THREAD)
    return guild


def _rules(chosen: TableRules | None, name: str) -> TableRules:
    """The rules of a tournament: those of the server's tables where it is that ruleset, else without house rules."""
    if chosen is not None and chosen.ruleset.name == name:
        with suppress(PressError):
            return with_party(chosen, FOUR)
    return table_rules(name, FOUR.players, in_teams=True)


def _drawn(teams: Sequence[Team]) -> list[Team]:
    """Teams in an order that nobody can foresee."""
    return SystemRandom().sample(teams, len(teams))
