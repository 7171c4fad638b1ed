"""The replay of a finished game: the way through its moments, and the hands that are shown."""

from __future__ import annotations

from dataclasses import replace

from tests.bot.limits import check
from tests.tables.live import EVERY_RULESET, MOMENT, PEOPLE
from tests.tables.recordings import recorded
from tests.texts import between, says
from tockbot.bot.screen import Menu, Screen
from tockbot.bot.shared_presses import Look, LookBack
from tockbot.bot.words import card_name, languages, speaker
from tockbot.features.replay_screens import game_film, highlighted, moment_at, moment_screen
from tockbot.render import MAX_SHOTS, OpenHandsScene, draw_film
from tockbot.rules import Seat, TableRules, table_rules
from tockbot.tables import PastGame, Person, PersonId, TableId, past_game

LONG = {person: replace(one, name=f"{person} " + "W" * 30) for person, one in PEOPLE.items()}
SMALL = table_rules("ttg", 2)
SAY = speaker("en")


def past(rules: TableRules) -> PastGame:
    """Return a finished game."""
    made = past_game(TableId(7), recorded(rules).entries, MOMENT)
    assert made is not None
    return made


def shown(game: PastGame, number: int, *, side: int = 0, hands_open: bool = True, language: str = "en") -> Screen:
    """Return the screen of a moment."""
    return moment_screen(speaker(language), game, LONG, LookBack(game.id, number, Seat(side), hands_open))


def hands_drawn(screen: Screen) -> dict[int, tuple[str, ...]]:
    """Return the hands shown by a screen's picture, by seat."""
    assert screen.picture is not None
    assert isinstance(screen.picture.scene, OpenHandsScene)
    return {hand.seat: hand.cards for hand in screen.picture.scene.hands}


def test_every_replay_screen_fits_discord() -> None:
    game = past(EVERY_RULESET[6])
    for place, number in enumerate(range(0, game.length, max(1, game.length // 6))):
        check(shown(game, number, side=place % 8, language=languages()[place % len(languages())]))
    check(shown(game, game.length - 1))


def test_replay_goes_to_the_end_and_back() -> None:
    game = past(SMALL)

    def looked(number: int, look: Look) -> int:
        return moment_at(game, LookBack(game.id, number, Seat(0), hands_open=True, look=look))

    last = game.length - 1
    assert [looked(0, Look.BACK), looked(0, Look.ON), looked(last, Look.ON), looked(last, Look.BACK)] == [
        0,
        1,
        last,
        last - 1,
    ]
    second, third = game.rounds[1:3]
    assert [looked(0, Look.ROUND_ON), looked(second, Look.ROUND_ON), looked(third, Look.ROUND_BACK)] == [
        second,
        third,
        second,
    ]
    assert looked(second + 1, Look.ROUND_BACK) == second
    assert (looked(last, Look.ROUND_ON), looked(9999, Look.HERE)) == (last, last)
    plays = len(recorded(SMALL).games[-1].history)
    assert (
        SAY("replay-header", game="", number="", play=plays, plays=plays).rpartition(" · ")[2] in shown(game, last).text
    )
    assert says(shown(game, last).text, "table-won")
    assert says(shown(game, second).text, "replay-deals")


def test_replay_shows_all_hands_or_one() -> None:
    game = past(SMALL)
    held = {one.position: one.hands for one in recorded(SMALL).games}
    number = game.rounds[3] + 2
    seen = game.see(number, Seat(0), PEOPLE, hands_open=True)
    hands = held[replace(seen.game.position(), hands=tuple("".join(card[0] for card in hand) for hand in seen.hands))]
    assert seen.hands == hands
    everybody = shown(game, number)
    assert hands_drawn(everybody) == {seat: hand for seat, hand in enumerate(hands) if hand}
    one = shown(game, number, side=1, hands_open=False)
    assert hands_drawn(one) == {1: hands[1]}
    assert one.picture is not None
    assert everybody.picture is not None
    told = between("alt-held", "name", "cards") + card_name(SAY, hands[0][0])
    assert told in everybody.picture.alt
    assert told not in one.picture.alt
    assert repr(seen).count(hands[0][0]) == repr(replace(seen, hands=(), gifts=())).count(hands[0][0])


GIVES = between("replay-gave", "name", "card", other="")


def test_passed_card_is_shown_to_its_side_or_with_all_hands() -> None:
    game = past(table_rules("swiss", 4))
    number = game.rounds[1]
    assert shown(game, number).text.count(GIVES) == 4
    assert shown(game, number, side=2, hands_open=False).text.count(GIVES) == 1


def test_long_game_offers_the_rounds_nearby() -> None:
    game = past(table_rules("italian", 3, options={"places": "on"}))
    assert len(game.rounds) > 25
    for number in (0, game.length // 2, game.length - 1):
        *_, menu = shown(game, number).rows
        assert isinstance(menu, Menu)
        assert len(menu.options) == 25
        rounds = [one.press for one in menu.options if one.label.startswith(SAY("replay-round", number="").rstrip())]
        assert all(isinstance(press, LookBack) for press in rounds)
        assert len(set(rounds)) == len(rounds) > 10


def test_forgotten_player_is_named_by_the_seat() -> None:
    game = past(SMALL)
    nobody = {person: Person(PersonId(person), None, "") for person in PEOPLE}
    screen = moment_screen(SAY, game, nobody, LookBack(game.id, 1, Seat(0), hands_open=True))
    assert SAY("player-nameless", number=1) in screen.text + (screen.picture.alt if screen.picture else "")


def test_film_shows_every_play_and_the_highlights() -> None:
    game = past(SMALL)
    history = recorded(SMALL).games[-1].history
    whole = game_film(SAY, game, LONG, Seat(0), whole=True)
    assert len(whole.shots) == len(history)
    drawn = [[one.moved for one in shot.scene.plays] for shot in whole.shots]
    assert drawn == [[record.moved] if record.moved else [] for record in history]
    assert whole.shots[-1].scene.winners == (0,)
    shown = highlighted(game)
    assert shown[-1] == game.length - 1
    struck = [number for number in range(game.length) if (play := game.play_at(number)) is not None and play.struck]
    assert struck
    assert set(struck) <= set(shown)
    moves = game_film(SAY, game, LONG, Seat(0), whole=False)
    assert len(moves.shots) <= MAX_SHOTS
    assert len(draw_film(replace(moves, shots=moves.shots[-3:]))) < 200_000
