"""Screens outside the course of a game fit Discord's limits in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.limits import check, check_form
from tests.bot.walking import AWKWARD_PEOPLE, BIG, BIG_ID, awkward
from tests.features.test_replay import LONG, SMALL, past
from tests.tables.live import MOMENT, by, seated, started
from tests.tables.recordings import recorded
from tests.tables.test_asking import FOUR, game
from tockbot.bot.shared_presses import AskToEnd, FindGame, PlayOnFromText
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.features.ending import end_screen, proof_screen, secret_screen
from tockbot.features.lobby.screens import announcement_screen, started_screen
from tockbot.features.privacy import ask_to_be_forgotten_screen, forgotten_screen, hidden_screen, privacy_screen
from tockbot.features.replay import number_form, text_form
from tockbot.features.replay_screens import film_screen
from tockbot.features.seats import (
    AskToLeave,
    CallPeople,
    PlayerLetBack,
    SendAway,
    leave_screen,
    left_screen,
    more_screen,
    others,
    whom_form,
)
from tockbot.features.turn.screens import hand_screen
from tockbot.rules import Seat
from tockbot.tables import MessageId, Stamp, TableSeen, commands, proof_of, see

ADDRESS = "https://example.org/" + "x" * 300
EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(one) for one in languages()], ids=languages())


def seen_by_host() -> TableSeen:
    """Return a game of four with awkward names, as its host sees it."""
    seen = see(BIG_ID, awkward(started(FOUR).table), by(0).person, AWKWARD_PEOPLE)
    return replace(seen, removed=tuple(AWKWARD_PEOPLE.values()), cut="W" * 40)


@EVERY_LANGUAGE
def test_start_and_proof_fit_discord(say: Speaker) -> None:
    seen = seen_by_host()
    for lobby in (None, f"https://discord.com/channels/{BIG}/{BIG}/{BIG}"):
        check(announcement_screen(say, seen, lobby))
    check(started_screen(say, seen))
    check(secret_screen(say, seen, gives_up=True))
    proof = proof_of(recorded(SMALL).entries, MOMENT)
    assert proof is not None
    for told in (proof, replace(proof, message=MessageId(BIG), lobby=MessageId(BIG), cut="W" * 40)):
        check(proof_screen(say, seen, told))


@EVERY_LANGUAGE
def test_more_screen_offers_what_is_possible(say: Speaker) -> None:
    seen = seen_by_host()
    host = by(0).person
    assert host is not None
    for one in (seen, see(BIG_ID, awkward(seated(FOUR).table), host, AWKWARD_PEOPLE)):
        offered = (CallPeople(BIG_ID), SendAway(BIG_ID), PlayerLetBack(BIG_ID), AskToEnd(BIG_ID), AskToLeave(BIG_ID))
        check(more_screen(say, replace(one, back=Stamp(BIG)), host, offered, guesses=True))
        check(leave_screen(say, one, MOMENT))
        check(left_screen(say, one))
        check(more_screen(say, one, host, offered, guesses=True))
        check(more_screen(say, one, host, (), guesses=False))
        check_form(whom_form(say, say("button-send"), others(one, host)), SendAway(BIG_ID))
        check(end_screen(say, BIG_ID, one))
    check(end_screen(say, BIG_ID, None))
    check_form(whom_form(say, say("button-let"), seen.removed), PlayerLetBack(BIG_ID))
    gone = game(0, 1)
    gone.do(by(0), commands.leave)
    check(hand_screen(say, see(BIG_ID, gone.table, host, AWKWARD_PEOPLE)))


@EVERY_LANGUAGE
def test_privacy_screen_lists_the_stored_data(say: Speaker) -> None:
    for is_so in (False, True):
        check(privacy_screen(say, ADDRESS, ADDRESS, hidden=is_so, named=is_so))
        check(hidden_screen(say, hidden=is_so))
    check(ask_to_be_forgotten_screen(say))
    check(forgotten_screen(say))


@EVERY_LANGUAGE
def test_forms_and_films_of_finished_games_fit_discord(say: Speaker) -> None:
    check_form(number_form(say), FindGame())
    check_form(text_form(say), PlayOnFromText())
    for whole in (False, True):
        screen, _ = film_screen(say, past(SMALL), LONG, Seat(0), whole=whole)
        check(screen)
