"""Seats in mid-game: being away, coming back, and letting somebody else have a seat."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from tockbot.bot.handlers import Command, asks, does
from tockbot.bot.press import AtTable, Cost
from tockbot.bot.request import Request
from tockbot.bot.screen import Form, Screen
from tockbot.bot.shared_presses import Agree, AskToEnd, ComeBack, Decline, SayHere, ShowMore, StandIn
from tockbot.bot.table_texts import moment
from tockbot.bot.typed import suggest_lengths, suggest_zones, typed_length
from tockbot.bot.words import listed, mention, speaker
from tockbot.features.seats.more import CallPeople, LetBack, SendAway, chosen_person, more_screen, others, whom_form
from tockbot.tables import Person, SentAway, Step, commands


class Seats:
    """What people do about seats while a game goes on."""

    @Command("leave", asked=Cost.SEAT, suggests={"length": suggest_lengths, "zone": suggest_zones})
    async def leave(
        self,
        request: Request,
        length: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 0, 500] | None = None,
    ) -> None:
        """Get up from the table in this channel, or let a computer player keep your seat for so long.

        Raises:
            Refused: AWAY_LENGTH, AWAY_ZONE, or what the wish is refused with.
        """
        if length is None:
            await request.decide_here(commands.leave, "left")
            return
        say = request.say
        if zone is None:
            quiet = (await request.viewers.preferences(request.person.id)).quiet
            zone = None if quiet is None else quiet.zone
        asked_at = request.interaction.created_at
        typed = typed_length(say, length, zone, asked_at)
        await request.decide(partial(commands.go_away, length=typed))
        home = request.seen().home
        await request.show(Screen(say("went-away", until=moment(None if home is None else home.until))))

    @does(ComeBack)
    async def come_back(self, request: Request, _: ComeBack) -> None:
        """Sit down again where a computer player kept the seat."""
        await request.decide(commands.come_back)

    @does(Agree)
    async def agree(self, request: Request, press: Agree) -> None:
        """Agree to what somebody asks for."""
        await _tell_sent_away(request, await request.decide(partial(commands.agree, number=press.stamp)))

    @does(Decline)
    async def decline(self, request: Request, press: Decline) -> None:
        """Do not agree to it."""
        await request.decide(partial(commands.decline, number=press.stamp))

    @does(StandIn)
    async def stand_in(self, request: Request, press: StandIn) -> None:
        """Have a computer player take over the seat of somebody who is not there."""
        await request.decide(partial(commands.stand_in, seat=press.seat))

    @does(SayHere)
    async def say_here(self, request: Request, _: SayHere) -> None:
        """Say that one is there, who was asked."""
        await request.decide(commands.here)

    @does(ShowMore)
    async def show_more(self, request: Request, _: ShowMore) -> None:
        """Show what else can be done at the table."""
        seen = request.seen()
        offered: list[AtTable] = [CallPeople(seen.id)] if request.would_change(commands.call) else []
        if _whom_to_send(request):
            offered.append(SendAway(seen.id))
        if _whom_to_let(request):
            offered.append(LetBack(seen.id))
        if request.would_change(commands.close):
            offered.append(AskToEnd(seen.id))
        guesses = (await request.viewers.choices(seen.guild)).guesses and request.grants(commands.look_on)
        await request.show(more_screen(request.say, seen, request.person.id, offered, guesses=guesses))

    @does(CallPeople)
    async def call(self, request: Request, _: CallPeople) -> None:
        """Ask in the channel whether those whose table it is are there; nobody is called twice.

        Raises:
            Refused: OWN_PERMISSIONS, because the bot would ping people for someone who may not write there.
        """
        request.check_may_write()
        step = await request.decide(commands.call)
        say, seen = request.say, request.seen()
        await request.show(Screen(say("called") if seen.called else say("called-nobody")))
        if step.entries:
            say = speaker(seen.language)
            names = listed(say, (mention(say, one) for one in seen.called))
            users = [one.user for one in seen.called if one.user is not None]
            await request.tell_everybody(say("called-told", name=mention(say, request.person), names=names), users)

    @asks(SendAway)
    async def ask_whom_to_send(self, request: Request, _: SendAway) -> Form:
        """Who is to be sent away.

        Raises:
            PressError: nobody whom they can send away is there.
        """
        return whom_form(request.say, request.say("button-send"), _whom_to_send(request))

    @does(SendAway)
    async def send_away(self, request: Request, _: SendAway) -> None:
        """Send somebody away for their conduct, or ask the others to; the channel reads who did."""
        person = chosen_person(request.seen(), request.answers)
        step = await request.decide(partial(commands.send_away, person=person))
        sent = any(isinstance(entry.event, SentAway) for entry in step.entries)
        say = request.say
        await request.show(Screen(say("sent-away") if sent else say("asked")))
        await _tell_sent_away(request, step)

    @asks(LetBack)
    async def ask_whom_to_let(self, request: Request, _: LetBack) -> Form:
        """Who may sit down again.

        Raises:
            PressError: there is nobody whom they can let back.
        """
        return whom_form(request.say, request.say("button-let"), _whom_to_let(request))

    @does(LetBack)
    async def let_back(self, request: Request, _: LetBack) -> None:
        """Let somebody sit down again who was sent away."""
        person = chosen_person(request.seen(), request.answers)
        await request.decide(partial(commands.let_back, person=person))
        await request.show(Screen(request.say("let-back")))


def _whom_to_send(request: Request) -> list[Person]:
    """The people whom whoever asks can send away, or ask the others to."""
    people = others(request.seen(), request.person.id)
    return [one for one in people if request.would_change(partial(commands.send_away, person=one.id))]


def _whom_to_let(request: Request) -> list[Person]:
    """The people whom whoever asks can let sit down again."""
    people = request.seen().sent_away
    return [one for one in people if request.would_change(partial(commands.let_back, person=one.id))]


async def _tell_sent_away(request: Request, step: Step) -> None:
    """Tell the channel who was sent away by a step, and by whom, in the language of the table."""
    for entry in step.entries:
        if isinstance(entry.event, SentAway):
            seen = request.seen()
            say = speaker(seen.language)
            by = [request.person] if entry.actor is not None else list(seen.sitting)
            names = listed(say, (mention(say, person) for person in by))
            await request.tell_everybody(say("sent-away-told", name=mention(say, seen.sent_away[-1]), names=names))
