"""Every screen of whole games fits Discord's limits and leads to every legal play, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from tests.bot.limits import check, check_form
from tests.bot.walking import (
    AWKWARD_PEOPLE,
    BIG,
    BIG_ID,
    Chosen,
    after_press,
    awkward,
    choices,
    lines,
    plainly,
    seen_by,
    way_to,
)
from tests.sampled import some
from tests.tables.live import (
    EVERY_RULESET,
    LiveTable,
    arranged,
    at_play,
    by,
    opening_of,
    person_at,
    rules_id,
    seated,
    started,
)
from tests.tables.recordings import recorded
from tests.texts import brings_out, labelled, says, split, walks
from tockbot.app.features import SCREENS
from tockbot.bot.lists import MAX_LINES
from tockbot.bot.press import Press, PressError, write_press
from tockbot.bot.rule_texts import rules_text, sentences
from tockbot.bot.screen import AnyOf, Menu, Screen
from tockbot.bot.shared_presses import StartWithCut
from tockbot.bot.typed import house_rules
from tockbot.bot.words import Speaker, card_name, languages, speaker, unmarked
from tockbot.features.board import log_screen
from tockbot.features.guessing import guesses_screen
from tockbot.features.lobby.screens import (
    ChooseHouseRules,
    ChooseTerms,
    chosen_screen,
    cut_form,
    house_rules_form,
    lobby_screen,
    seat_screen,
    setup_screen,
    started_screen,
    terms_form,
)
from tockbot.features.rules import beginning_screen, rules_screen
from tockbot.features.turn.screens import (
    ahead_screen,
    card_screen,
    chooses_ahead,
    hand_screen,
    watching_screen,
    with_note,
)
from tockbot.features.turn.seven import seven_screen, seven_so_far
from tockbot.features.turn.turn import (
    BackToHand,
    BuildSeven,
    ChooseAhead,
    ConfirmSeven,
    DropAhead,
    Give,
    MakePlay,
    ShowCard,
    turn_of,
)
from tockbot.learning import Note
from tockbot.render import BoardScene, PosterScene, PrivateScene
from tockbot.rules import (
    RULESETS,
    Discard,
    MovePlay,
    Phase,
    Play,
    Seat,
    Swap,
    TableRules,
    legal_plays,
    seven_ways,
    table_rules,
)
from tockbot.tables import (
    Card,
    Guess,
    GuessAt,
    Observation,
    Person,
    PersonId,
    Stage,
    Table,
    TableSeen,
    UserId,
    commands,
    follow,
    rank_of,
    see,
    seed_hash,
)

EN = speaker("en")
SPEAKERS = [speaker(language) for language in languages()]
FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", some(EVERY_RULESET, 2), ids=rules_id)
EVERY_LANGUAGE = pytest.mark.parametrize("say", SPEAKERS, ids=languages())
LOOKED_AT = 46
"""One in this many positions is checked; a long test checks as many others."""
THOROUGH = 6
"""One in this many checked positions is tried in all languages; the others take turns."""


def is_seven(play: Play) -> bool:
    return isinstance(play, MovePlay) and play.in_parts


def game_of(seen: TableSeen) -> Observation:
    assert seen.game is not None
    return seen.game


def positions(rules: TableRules) -> list[Table]:
    """Return the positions of a whole game."""
    return list(recorded(rules).tables)


# Discord's limits


@EVERY
@pytest.mark.parametrize("first", [0, pytest.param(LOOKED_AT // 2, marks=pytest.mark.long)])
def test_every_screen_of_a_whole_game_fits_discord(rules: TableRules, first: int) -> None:
    rng = Random(1)
    for number, table in enumerate(positions(rules)[first::LOOKED_AT]):
        speakers = SPEAKERS if number % THOROUGH == 0 else [SPEAKERS[number % len(SPEAKERS)]]
        for say in speakers:
            check_public(say, table)
            check_private(say, table, rng)


def check_public(say: Speaker, table: Table) -> None:
    seen = seen_by(table, None)
    check(SCREENS.message(say, seen))
    check(SCREENS.call(say, seen, [player for player in seen.seated if isinstance(player, Person)]))
    check(log_screen(say, seen))
    assert seen.game is not None
    check(watching_screen(say, seen, seen.game, guesses=True))
    made = [Guess(PersonId(9), at, 0, seen.rules.seats[-1], seen.game.stamp) for at in GuessAt]
    check(guesses_screen(say, seen, made))


def check_private(say: Speaker, table: Table, rng: Random) -> None:
    assert table.game is not None
    turn = table.game.position.turn
    some = seen_by(table, rng.choice(table.rules.seats))
    check(hand_screen(say, some))
    if chooses_ahead(some):
        check(ahead_screen(say, some))
        check(hand_screen(say, replace(some, is_discarding=True)))
    if turn is None:
        return
    seen = seen_by(table, turn)
    screen = hand_screen(say, seen)
    check(screen)
    for press in list(choices(screen)):
        following = after_press(say, seen, press)
        while isinstance(following, Screen):
            check(following)
            if isinstance(press, ShowCard):
                check_whole(following)
            following = after_press(say, seen, rng.choice(lead_on(following)))


def check_whole(screen: Screen) -> None:
    """Check that no line of a list was cut, because the result of a play is at its end."""
    for row in screen.rows:
        assert isinstance(row, tuple)
        for button in row:
            assert len(button.label) < 80 or not button.label.endswith("…"), button.label


def lead_on(screen: Screen) -> list[Press]:
    """Return the presses that lead on towards a play, and not back."""
    begun = [
        press for press in choices(screen) if isinstance(press, BuildSeven) and (press.path, press.group) == ((), None)
    ]
    made = [press for press in choices(screen) if isinstance(press, ConfirmSeven | MakePlay)]
    return [*dict.fromkeys((*begun, *made, *lines(screen)))]


@EVERY
@EVERY_LANGUAGE
def test_lobby_fits_discord(rules: TableRules, say: Speaker) -> None:
    live = LiveTable.opened(opening_of(rules, 10**18))
    check_form(cut_form(say), StartWithCut(BIG_ID))
    if house_rules(say, rules):
        check_form(house_rules_form(say, rules), ChooseHouseRules(BIG_ID))
    check(lobby_screen(say, see(BIG_ID, live.table, None, AWKWARD_PEOPLE)))
    for seat in rules.seats:
        live.do(by(0), partial(commands.add_computer, seat=seat))
        check(lobby_screen(say, see(BIG_ID, awkward(live.table), None, AWKWARD_PEOPLE)))
        check(setup_screen(say, see(BIG_ID, awkward(live.table), None, AWKWARD_PEOPLE), None))
        check(chosen_screen(say, see(BIG_ID, awkward(live.table), None, AWKWARD_PEOPLE)))
        check_form(terms_form(say, see(BIG_ID, awkward(live.table), None, AWKWARD_PEOPLE)), ChooseTerms(BIG_ID))
        for other in rules.seats:
            seen = see(BIG_ID, awkward(live.table), by(0).person, AWKWARD_PEOPLE)
            check(seat_screen(say, seen, other, lambda _: True))
            check(seat_screen(say, seen, other, lambda _: False))
        screen = SCREENS.message(say, see(BIG_ID, live.table, None, AWKWARD_PEOPLE))
        check(screen)
        assert len(screen.rows) == 1
    asked = LiveTable.opened(opening_of(rules, 10**18))
    asked.do(by(0), partial(commands.invite, only=True))
    for seat in rules.seats[1:]:
        asked.do(by(seat), partial(commands.join, seat=seat))
    check(lobby_screen(say, see(BIG_ID, asked.table, None, AWKWARD_PEOPLE)))


def test_only_options_with_an_effect_are_offered() -> None:
    """docs/readings.md A25: some options are kept in solo games, without effect."""

    def offered(rules: TableRules) -> set[str]:
        (question,) = house_rules_form(EN, rules).questions
        assert isinstance(question, AnyOf)
        return {line.value for line in question.lines}

    assert offered(table_rules("swiss", 3)) == {"board", "home_entry", "places"}
    assert offered(table_rules("swiss", 4)) == {"board", "home_entry", "canadian_seven", "no_joker_finish"}
    assert offered(table_rules("ttg", 4, in_teams=False)) == {"centre", "jokers", "ten_swap", "jack_discard", "places"}
    assert offered(table_rules("toctoc", 4)) == {"seven_diagonal"}


@EVERY
@EVERY_LANGUAGE
def test_rules_of_a_table_are_shown_completely(rules: TableRules, say: Speaker) -> None:
    screen = rules_screen(say, rules)
    check(screen)
    assert [line for text in screen.texts for line in text.splitlines() if line][1:] == list(
        filter(None, rules_text(say, rules))
    )
    assert len(screen.pictures) >= 3, "sections have their boards"
    beginning = beginning_screen(say, rules)
    check(beginning)
    assert beginning.picture is not None
    assert isinstance(beginning.picture.scene, BoardScene)
    for goal in beginning.picture.scene.goals:
        assert f"**{goal.label}**" in unmarked(beginning.text)


@EVERY_LANGUAGE
def test_crowded_board_text_still_names_the_player_to_move(say: Speaker) -> None:
    """The line about the turn, with its ping, comes last and is never cut."""
    live = arranged(FOUR, "5,20,35,50/6,7,21,22/36,37,38,51/12,52,53,r", ("7", "55", "5", "5"), 0)
    live.play(of_most_parts(seen_by(live.table, 0)))
    seen = seen_by(live.table, None)
    assert len(game_of(seen).history[-1].moved) == 4
    full = replace(seen, game=replace(game_of(seen), history=game_of(seen).history * 8))
    assert game_of(full).turn == 1
    due = full.seated[1]
    assert isinstance(due, Person)
    screen, call = SCREENS.message(say, full), SCREENS.call(say, full, (due,))
    check(screen)
    assert f"<@{BIG + 1}>" in screen.texts[-1]
    assert (screen.mentions, call.mentions) == ((), (UserId(BIG + 1),))
    assert f"<@{BIG + 1}>" in call.text
    own = seen_by(live.table, 1)
    hand = hand_screen(say, replace(own, game=replace(game_of(own), history=game_of(own).history * 8)))
    check(hand)
    assert say("hand-turn") in hand.text.splitlines()[-1]
    whole = log_screen(say, full).text
    check(log_screen(say, full))
    assert len(whole) > 1500, "the text is indeed long"


def of_most_parts(seen: TableSeen) -> MovePlay:
    """Return the play of the first card, a seven, that is split over the most pawns."""
    ways = seven_ways(turn_of(seen).position, "7", (), most=1000)
    assert ways is not None
    return max(ways, key=lambda play: len(play.moves))


def test_a_table_before_during_and_after() -> None:
    live = seated(FOUR)
    assert SCREENS.message(EN, plainly(live.table)) == lobby_screen(EN, plainly(live.table))
    live = started(FOUR)
    record = started_screen(EN, plainly(live.table))
    assert seed_hash(live.game.seed) not in "".join(record.texts)
    assert seed_hash(live.game.seed) in repr(record.rows)
    assert live.game.seed.hex() not in repr(record)
    over = positions(FOUR)[-1]
    assert over.stage is Stage.FINISHED
    assert all(live.game.seed.hex() not in repr(SCREENS.message(EN, plainly(table))) for table in (live.table, over))
    for screen in (SCREENS.message(EN, plainly(over)), hand_screen(EN, seen_by(over, 0))):
        assert screen.picture is not None
        assert isinstance(screen.picture.scene, PosterScene)
        assert screen.picture.scene.board.winners
        assert all(line in screen.picture.alt for line in screen.picture.scene.lines)


# Hidden information


def test_no_public_screen_names_an_unplayed_card() -> None:
    live = at_play(FOUR)
    seen = plainly(live.table)
    for screen in (SCREENS.message(EN, seen), log_screen(EN, seen), hand_screen(EN, seen)):
        assert not any(sign in repr(screen) for sign in "♠♥♦♣")
        assert "Joker" not in repr(screen)


def test_private_press_names_cards_by_position_only() -> None:
    live = at_play(FOUR)
    for press in choices(hand_screen(EN, seen_by(live.table, live.turn))):
        _, _, *facts = write_press(press).split(":")
        assert all(fact == "-" or fact.isdigit() for fact in ":".join(facts).replace(".", ":").split(":") if fact)


# Every legal play can be reached


def reached(seen: TableSeen) -> tuple[set[type[Press]], set[Play]]:
    """Return all plays that can be reached through the screens, except sevens that are built part by part."""
    kinds: set[type[Press]] = set()
    plays: set[Play] = set()
    todo: list[Screen] = [hand_screen(EN, seen)]
    gone: set[Press] = set()
    while todo:
        for press in choices(todo.pop()):
            if press in gone or (isinstance(press, BuildSeven) and press.path):
                continue
            gone.add(press)
            kinds.add(type(press))
            following = after_press(EN, seen, press)
            if isinstance(following, Chosen):
                plays.add(following.play)
            else:
                todo.append(following)
    return kinds, plays


@EVERY
def test_every_play_except_sevens_can_be_reached(rules: TableRules) -> None:
    for table in positions(rules)[::32]:
        assert table.game is not None
        turn = table.game.position.turn
        if turn is None:
            continue
        kinds, plays = reached(seen_by(table, turn))
        legal = legal_plays(table.game.position)
        others = {play for play in legal if not is_seven(play)}
        assert others <= plays <= set(legal)
        if len(others) < len(legal):
            assert kinds & {BuildSeven, ConfirmSeven}


@EVERY
def test_card_is_grey_only_when_it_cannot_be_played(rules: TableRules) -> None:
    for table in positions(rules)[16::32]:
        assert table.game is not None
        turn = table.game.position.turn
        if turn is None:
            continue
        seen = seen_by(table, turn)
        screen = hand_screen(EN, seen)
        buttons = [item for row in screen.rows if isinstance(row, tuple) for item in row]
        legal = legal_plays(table.game.position)
        spent = "".join(play.spent for play in legal if not is_seven(play))
        sevens = "".join(play.spent for play in legal if is_seven(play))
        if len(buttons) == len(game_of(seen).hand) > 1:
            for card, button in zip(game_of(seen).hand, buttons, strict=True):
                if rank_of(card) in spent:
                    assert not button.disabled
                elif rank_of(card) not in sevens:
                    assert button.disabled
        for press in choices(screen):
            following = after_press(EN, seen, press)
            if isinstance(following, Screen):
                assert lead_on(following), following


def results(seen: TableSeen, index: int) -> set[Play]:
    """Return every play at the end of building a seven; parts with the same result are followed once."""
    game = game_of(seen)
    rank = rank_of(game.hand[index])
    found: set[Play] = set()
    todo: list[tuple[int, ...]] = [()]
    known: set[object] = set()
    while todo:
        path = todo.pop()
        state = seven_so_far(turn_of(seen), rank, path)
        numbering = game.numbering
        for part in state.parts:
            numbering = follow(numbering, (part,))[0].after
        moment = (state.left, numbering, state.offered, state.ways)
        if moment in known:
            continue
        known.add(moment)
        first = seven_screen(EN, seen, index, path)
        pawns = [press.group for press in lines(first) if isinstance(press, BuildSeven) and press.group is not None]
        for screen in (first, *(seven_screen(EN, seen, index, path, group) for group in pawns)):
            check(screen)
            for press in lines(screen):
                if isinstance(press, BuildSeven) and len(press.path) > len(path):
                    assert press.path[:-1] == path
                    todo.append(press.path)
            for press in choices(screen):
                if isinstance(press, ConfirmSeven):
                    following = after_press(EN, seen, press)
                    assert isinstance(following, Chosen)
                    found.add(following.play)
    return found


OUT = "r,r,r,r"
SEVENS = [
    ("one pawn", table_rules("swiss", 4), f"5,r,r,r/{OUT}/{OUT}/{OUT}", "75"),
    ("two pawns that hit", table_rules("swiss", 4), f"5,9,r,r/7,11,r,r/{OUT}/{OUT}", "7"),
    ("home by a seven", table_rules("swiss", 4), f"66,67+,r,r/68,r,r,r/{OUT}/{OUT}", "7"),
    ("on with the partner", table_rules("swiss", 4), f"68,h2,h3,h4/{OUT}/30,40,r,r/{OUT}", "7"),
    ("everybody's pawns", table_rules("swiss", 2), "5,r,r,r/20,h2,r,r", "7"),
    ("a joker", table_rules("swiss", 4), f"5,9,r,r/{OUT}/{OUT}/{OUT}", "*5"),
    (
        "the partner's too",
        table_rules("swiss", 4, options={"canadian_seven": "on"}),
        f"5,r,r,r/{OUT}/40,r,r,r/{OUT}",
        "7",
    ),
    ("protected pawns", table_rules("toctoc", 4), f"5,20,r,r/{OUT}/{OUT}/{OUT}", "7"),
    (
        "across the board",
        table_rules("toctoc", 4, options={"seven_diagonal": "on"}),
        f"7,20,r,r/{OUT}/{OUT}/{OUT}",
        "7",
    ),
    ("to and fro at home", table_rules("ttg", 4), f"70,h2,r,r/{OUT}/30,r,r,r/{OUT}", "7"),
    ("hits where parts end", table_rules("italian", 4), f"20,22,r,r/24,27,r,r/{OUT}/{OUT}", "7"),
    ("to the centre with a second card", table_rules("swiss", 8), "/".join(["3,5,r,r"] + [OUT] * 7), "7A3K*"),
    ("to the centre with a joker", table_rules("swiss", 8), "/".join(["0,r,r,r"] + [OUT] * 7), "7*"),
    ("a joker as seven and a second card", table_rules("swiss", 8), "/".join(["0,r,r,r"] + [OUT] * 7), "K**"),
]


@pytest.mark.parametrize(("rules", "pawns", "hand"), [row[1:] for row in SEVENS], ids=[row[0] for row in SEVENS])
def test_every_result_of_a_seven_is_reached_part_by_part(rules: TableRules, pawns: str, hand: str) -> None:
    """docs/rules.md 4.3, 4.6, 4.12."""
    hands = (in_order(hand), *["5"] * (rules.party.players - 1))
    live = arranged(rules, pawns, hands, 0)
    seen = seen_by(live.table, 0)
    legal = {play for play in legal_plays(live.game.position) if is_seven(play)}
    assert legal
    found: set[Play] = set()
    for index, card in enumerate(game_of(seen).hand):
        if rank_of(card) in "7*":
            found |= results(seen, index)
    assert found >= legal
    assert found <= set(legal_plays(live.game.position))


def in_order(hand: str) -> str:
    return "".join(sorted(hand, key="A23456789TJQK*".index))


def labels(screen: Screen) -> list[str]:
    """Return everything that can be picked or pressed on a screen, except the way back."""
    rows = [row.options if isinstance(row, Menu) else row for row in screen.rows]
    return [one.label for row in rows for one in row if one.label not in (EN("button-back"), EN("button-play"))]


def test_a_seven_of_few_ways_lists_each_of_them_whole_and_once() -> None:
    live = arranged(FOUR, f"5,9,r,r/{OUT}/{OUT}/{OUT}", ("7", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    screen = seven_screen(EN, seen, 0, ())
    check(screen)
    assert len(labels(screen)) == len({play for play in legal_plays(live.game.position) if is_seven(play)}) == 8
    assert split((3, "8"), (4, "13")) in labels(screen)
    made = after_press(EN, seen, lines(screen)[-1])
    assert isinstance(made, Chosen)
    live.play(made.play)
    assert live.game.history[-1].play == made.play


def test_seven_with_one_ending_is_a_single_named_button() -> None:
    live = arranged(FOUR, f"5,r,r,r/{OUT}/{OUT}/{OUT}", ("7J", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    (row,) = hand_screen(EN, seen).rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [labelled("7♠", walks(1, 12)), "J♠", EN("button-hint")]
    assert row[0].press == ConfirmSeven(seen.id, game_of(seen).stamp, 0, (), 0)
    assert row[1].disabled


def test_a_part_can_be_taken_back() -> None:
    seen = seen_by(arranged(FOUR, f"5,20,35,50/{OUT}/{OUT}/{OUT}", ("7", "5", "5", "5"), 0).table, 0)
    screen = seven_screen(EN, seen, 0, (3,))
    (undone,) = [press for press in choices(screen) if isinstance(press, BuildSeven) and not press.path]
    assert after_press(EN, seen, undone) == seven_screen(EN, seen, 0, ())


def test_board_numbers_the_goals_that_buttons_of_a_seven_name() -> None:
    for pawns in ("5,9,r,r", "5,20,h4,r"):
        live = arranged(FOUR, f"{pawns}/{OUT}/{OUT}/{OUT}", ("7", "5", "5", "5"), 0)
        screen = seven_screen(EN, seen_by(live.table, 0), 0, ())
        assert screen.picture is not None
        scene = screen.picture.scene
        assert isinstance(scene, PrivateScene)
        assert scene.board.bare
        assert {goal.label for goal in scene.board.goals} == {
            number for one in labels(screen) for number in goals_in(one)
        }
        assert [card.pressed for card in scene.cards] == [True]
        assert all(set(label.split(" → ")[0]) <= set("1234567") for label in labels(screen))


def goals_in(label: str) -> list[str]:
    """Return the numbers of the goals that the label of a seven names, as the board shows them."""
    parts = re.sub("home ", "h", label).split("; ")
    return [part.split(" → ")[-1].split(",")[0].split(" to ")[-1] for part in parts]


def test_many_ways_of_two_pawns_are_named_by_their_goals() -> None:
    live = arranged(FOUR, f"17,31,r,r/36,r,r,r/{OUT}/{OUT}", ("7", "5", "5", "5"), 0)
    shown = labels(seven_screen(EN, seen_by(live.table, 0), 0, ()))
    assert [label.split(" → ")[0] for label in shown] == ["7", "7", "6", "5", "4", "3", "2", "1"]
    of_two = [label for label in shown[2:] if "hits" not in label]
    ways = ((6, 1), (5, 2), (4, 3), (3, 4))
    assert of_two == [split((one, str(17 + one)), (two, str(31 + two))) for one, two in ways]
    assert EN("seven-order", pawns="pawn 1, pawn 2") in seven_screen(EN, seen_by(live.table, 0), 0, ()).text
    three = arranged(FOUR, f"1,66,h3,r/{OUT}/{OUT}/{OUT}", ("7", "5", "5", "5"), 0)
    assert not says(seven_screen(EN, seen_by(three.table, 0), 0, ()).text, "seven-order")


def test_many_parts_of_a_seven_start_with_the_pawn() -> None:
    seen = seen_by(arranged(FOUR, f"5,20,35,50/{OUT}/{OUT}/{OUT}", ("7", "5", "5", "5"), 0).table, 0)
    screen = seven_screen(EN, seen, 0, ())
    assert [label.split(":")[0] for label in labels(screen)] == ["pawn 1", "pawn 2", "pawn 3", "pawn 4"]
    of_pawn = after_press(EN, seen, lines(screen)[1])
    assert isinstance(of_pawn, Screen)
    assert sorted(labels(of_pawn)) == [labelled(str(steps), str(20 + steps)) for steps in range(1, 8)]
    (undone,) = [press for press in choices(of_pawn) if isinstance(press, BuildSeven) and not press.path]
    assert after_press(EN, seen, undone) == screen


def test_moved_pawn_is_not_offered_another_part() -> None:
    seen = seen_by(arranged(FOUR, f"5,20,35,50/{OUT}/{OUT}/{OUT}", ("7", "5", "5", "5"), 0).table, 0)
    first = next(place for place, part in enumerate(seven_so_far(turn_of(seen), "7", ()).offered) if part.goal == 6)
    screen = seven_screen(EN, seen, 0, (first,))
    assert labels(screen)
    assert not any("pawn 1:" in label for label in labels(screen))


def test_2_6_optional_seven_can_also_be_discarded() -> None:
    """Every play would hit the partner, so any card may be discarded, including the seven."""
    rules = table_rules("ttg", 4, in_teams=True)
    live = arranged(rules, f"20,r,r,r/{OUT}/27,r,r,r/{OUT}", ("7", "5", "5", "5"), 0)
    legal = legal_plays(live.game.position)
    assert Discard("7") in legal
    assert any(is_seven(play) for play in legal)
    seen = seen_by(live.table, 0)
    kinds, plays = reached(seen)
    assert Discard("7") in plays
    assert ConfirmSeven in kinds
    text = card_screen(EN, seen, 0).text
    assert text.startswith(EN("card-choose-move", card="7♠")), "it can do more than one thing"


def test_plays_beyond_two_rows_start_with_the_pawn() -> None:
    live = arranged(
        table_rules("swiss", 8),
        "/".join(["5,30,50,60", *["r,r,r,r"] * 3, "80,81,82,83", "90,91,92,93", *["r,r,r,r"] * 2]),
        ("J", *["5"] * 7),
        0,
    )
    seen = seen_by(live.table, 0)
    screen = card_screen(EN, seen, 0)
    check(screen)
    assert [press.group for press in lines(screen) if isinstance(press, ShowCard)] == list(range(4))
    assert labels(screen)[0].startswith("pawn 1")
    listed = [len(plays_of(after_press(EN, seen, press))) for press in lines(screen)]
    assert sum(listed) > 20 >= max(listed)
    pawn = after_press(EN, seen, lines(screen)[1])
    assert isinstance(pawn, Screen)
    assert any(says(labels(pawn)[-1], key) for key in ("brief-swap-alone-with", "brief-swap-with"))


def test_up_to_ten_plays_are_two_rows_of_buttons_in_few_words() -> None:
    live = arranged(FOUR, f"5,30,50,r/10,20,r,r/{OUT}/{OUT}", ("4", "5", "5", "5"), 0)
    screen = card_screen(EN, seen_by(live.table, 0), 0)
    check(screen)
    assert [len(row) for row in screen.rows if isinstance(row, tuple)] == [5, 1, 1]
    four = EN("action-back", steps=4)
    back = [
        EN("brief-back", pawn=EN("pawn", number=one), back=four, goal=goal)
        for one, goal in ((1, "1"), (2, "26"), (3, "46"))
    ]
    assert sorted(labels(screen)) == sorted([*back, walks(1, 9), walks(2, 34), walks(3, 54)])


def test_more_than_five_swaps_start_with_the_pawn() -> None:
    two = arranged(FOUR, f"5,30,r,r/10,20,r,r/40,r,r,r/{OUT}", ("J", "5", "5", "5"), 0)
    assert [label.split(":")[0] for label in labels(card_screen(EN, seen_by(two.table, 0), 0))] == ["pawn 1", "pawn 2"]
    one = arranged(FOUR, f"5,r,r,r/10,20,30,r/40,45,50,r/{OUT}", ("J", "5", "5", "5"), 0)
    shown = labels(card_screen(EN, seen_by(one.table, 0), 0))
    assert len(shown) == len({*shown}) == 6


def test_joker_asks_for_the_pawn_and_labels_goals_by_card() -> None:
    live = arranged(FOUR, f"5,30,r,r/10,15,20,r/40,45,r,r/{OUT}", ("*", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    screen = card_screen(EN, seen, 0)
    check(screen)
    pawns = [EN("pawn", number=one) for one in (1, 2)]
    assert labels(screen) == [
        *(EN("group-plays", group=pawn, plays=13) for pawn in pawns),
        labelled("A", brings_out(3)),
        *(EN("group-plays", group=EN("group-swaps", group=pawn), plays=5) for pawn in pawns),
        EN("button-as-seven"),
    ]
    pawn = card_screen(EN, seen, 0, next(press.group for press in lines(screen) if isinstance(press, ShowCard)))
    check(pawn)
    assert {label.split(" → ")[0] for label in labels(pawn)} == {*"A234568Q9K", "10"}
    assert labelled("4", EN("brief-back-alone", back=EN("action-back", steps=4), goal="1")) in labels(pawn)
    assert pawn.picture is not None
    assert isinstance(pawn.picture.scene, PrivateScene)
    named = {number for label in labels(pawn) for number in re.findall(r"\d+", label)}
    assert {goal.label for goal in pawn.picture.scene.board.goals} - {EN("mark-swap")} <= named


def test_joker_with_few_moves_lists_them_at_once() -> None:
    live = arranged(FOUR, f"{OUT}/{OUT}/{OUT}/{OUT}", ("*5", "5", "5", "5"), 0)
    (row,) = hand_screen(EN, seen_by(live.table, 0)).rows
    assert isinstance(row, tuple)
    assert row[1].label == labelled(EN("joker-as", joker=EN("joker"), rank="A"), brings_out(1))


def test_up_to_five_plays_are_buttons_that_make_them() -> None:
    live = arranged(FOUR, f"5,30,50,r/{OUT}/{OUT}/{OUT}", ("9", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    row, _ = card_screen(EN, seen, 0).rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [walks(1, 14), walks(2, 39), walks(3, 59)]
    assert all(isinstance(button.press, MakePlay) for button in row)


def test_long_only_play_is_described_and_played() -> None:
    rules = table_rules("swiss", 4)
    live = arranged(rules, "5,r,r,r/6,7,8,9/r,r,r,r/10,r,r,r", ("7", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    (row,) = hand_screen(EN, seen).rows
    assert isinstance(row, tuple)
    screen = after_press(EN, seen, row[0].press)
    assert isinstance(screen, Screen)
    check(screen)
    assert "5 → 12" in screen.text
    assert any(isinstance(press, ConfirmSeven) for press in choices(screen))


def plays_of(screen: Screen | Chosen) -> list[Press]:
    """Return the plays that a screen's menus list."""
    assert isinstance(screen, Screen)
    check(screen)
    return [press for press in lines(screen) if isinstance(press, MakePlay)]


def test_whole_seven_takes_three_presses_among_many_parts() -> None:
    live = arranged(FOUR, f"10,20,30,r/{OUT}/{OUT}/{OUT}", ("57", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    turn = turn_of(seen)
    assert len(seven_so_far(turn, "7", ()).offered) > MAX_LINES
    whole = next(play for play in seven_ways(turn.position, "7", (), most=1000) or () if len(play.moves) == 1)
    assert len(way_to(EN, seen, whole)) == 3


def test_joker_with_many_moves_shows_its_swaps_apart() -> None:
    live = arranged(FOUR, "20,r,r,r/5,10,30,r/35,40,45,r/50,55,60,r", ("*", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    first = card_screen(EN, seen, 0)
    check(first)
    groups = [press for press in choices(first) if isinstance(press, ShowCard)]
    shown = [after_press(EN, seen, press) for press in groups]
    plays = [
        {press for press in choices(one) if isinstance(press, MakePlay)} for one in shown if isinstance(one, Screen)
    ]
    swaps = {
        MakePlay(seen.id, game_of(seen).stamp, place, 0)
        for place, play in enumerate(turn_of(seen).plays)
        if isinstance(play, MovePlay) and isinstance(play.moves[0], Swap)
    }
    assert len(swaps) == 9
    assert swaps in plays
    assert sum(map(len, plays)) + sum(isinstance(press, MakePlay) for press in choices(first)) == len(
        turn_of(seen).plays
    )


# The exchange


@EVERY_LANGUAGE
def test_2_3_every_card_can_be_given_and_the_choice_is_shown(say: Speaker) -> None:
    live = started(FOUR)
    seen = seen_by(live.table, 0)
    screen = hand_screen(say, seen)
    check(screen)
    hand = game_of(seen).hand
    places = [hand.index(card) for card in dict.fromkeys(hand)]
    assert list(choices(screen)) == [Give(seen.id, game_of(seen).stamp, place) for place in places]
    live.give(Seat(0), 4)
    chosen = hand_screen(say, seen_by(live.table, 0))
    check(chosen)
    buttons = [item for row in chosen.rows if isinstance(row, tuple) for item in row]
    assert [button.style.value for button in buttons].count("good") == 1
    assert buttons[4].style.value == "good"


def test_equal_cards_have_one_button_in_the_exchange() -> None:
    live = with_equal_cards(started)
    seen = seen_by(live.table, 0)
    assert len(game_of(seen).hand) == 6
    labels = [button.label for row in hand_screen(EN, seen).rows if isinstance(row, tuple) for button in row]
    assert labels == [*dict.fromkeys(card_name(EN, card) for card in game_of(seen).hand), EN("button-hint")]
    live.give(Seat(0), game_of(seen).hand.index(twice(game_of(seen).hand)))
    (row, *_) = hand_screen(EN, seen_by(live.table, 0)).rows
    assert isinstance(row, tuple)
    assert [one.style.value for one in row if one.card == twice(game_of(seen).hand)] == ["good"]


def twice(hand: Sequence[Card]) -> Card:
    """Return a card that a hand holds twice."""
    return next(card for card in hand if hand.count(card) > 1)


def with_equal_cards(begin: Callable[[TableRules, bytes], LiveTable]) -> LiveTable:
    """Return a table whose first player holds two equal cards."""
    lives = (begin(FOUR, bytes([number] * 32)) for number in range(256))
    return next(one for one in lives if len({*one.game.hands[0]}) < len(one.game.hands[0]))


def test_received_card_is_named_until_the_first_play() -> None:
    live, play = next(found for number in range(256) if (found := play_besides_received(bytes([number] * 32))))
    seat, received = live.turn, live.game.received[live.turn]
    assert received is not None
    line = EN("hand-received", card=card_name(EN, received))
    assert line in hand_screen(EN, seen_by(live.table, seat)).text
    live.play(play)
    assert received in live.game.hands[seat]
    assert line not in hand_screen(EN, seen_by(live.table, seat)).text


def play_besides_received(seed: bytes) -> tuple[LiveTable, Play] | None:
    """Return a table before its first play, and a play with another rank than that of the received card."""
    live = at_play(FOUR, seed)
    received = live.game.received[live.turn]
    plays = (play for play in legal_plays(live.game.position) if isinstance(play, MovePlay))
    found = next((play for play in plays if received is not None and rank_of(received) not in play.spent), None)
    return None if found is None else (live, found)


def test_person_without_a_hand_gets_an_explanation() -> None:
    live = at_play(FOUR)
    assert hand_screen(EN, plainly(seated(FOUR).table)).rows == ()
    assert hand_screen(EN, plainly(live.table)).rows == ()
    over = positions(FOUR)[-1]
    (row,) = hand_screen(EN, seen_by(over, 0)).rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [EN("button-again"), EN("button-replay")]


def test_out_of_turn_only_planning_is_offered() -> None:
    live = at_play(FOUR)
    seen = seen_by(live.table, (live.turn + 1) % 4)
    screen, asked_for = hand_screen(EN, seen), hand_screen(EN, seen, asked_for=True)
    assert list(choices(screen)) == [ChooseAhead(BIG_ID), BackToHand(BIG_ID, game_of(seen).stamp)]
    assert screen.picture is None
    assert all(card_name(EN, card) in screen.text for card in game_of(seen).hand), "as text until it is their turn"
    assert list(choices(asked_for)) == [ChooseAhead(BIG_ID)]
    assert asked_for.picture is not None
    assert live.game.position.phase is Phase.PLAY


def test_planning_shows_what_a_card_could_do_now() -> None:
    live = arranged(FOUR, f"5,9,r,r/20,30,r,r/{OUT}/{OUT}", ("7J", "57", "5", "5"), 0)
    seen = seen_by(live.table, 1)
    shown = [ahead_screen(EN, seen), card_screen(EN, seen, 0), seven_screen(EN, seen, 1, ())]
    assert all(screen.text.startswith(EN("ahead-heading")) for screen in shown)
    way = way_to(EN, seen, turn_of(seen).plays[0], ahead_screen(EN, seen))
    assert isinstance(way[-1], MakePlay)
    assert [ChooseAhead(BIG_ID)] == [press for press in choices(shown[1]) if isinstance(press, ChooseAhead)]


def test_no_move_can_be_planned_before_the_exchange() -> None:
    seen = seen_by(started(FOUR).table, 1)
    with pytest.raises(PressError):
        card_screen(EN, seen, 0)
    with pytest.raises(PressError):
        seven_screen(EN, seen, 0, ())


@EVERY_LANGUAGE
def test_planned_move_is_shown_while_it_is_possible(say: Speaker) -> None:
    live = arranged(FOUR, f"5,9,r,r/20,30,r,r/{OUT}/{OUT}", ("7J", "57", "5", "5"), 0)
    ((_, chosen), *_) = turn_of(plainly(live.table, person_at(1))).plays_of("5")
    live.do(by(1), partial(commands.queue, chosen=chosen, stamp=live.game.stamp))
    seen = plainly(live.table, person_at(1))
    screen = hand_screen(say, seen)
    check(screen)
    assert list(choices(screen)) == [DropAhead(seen.id), BackToHand(seen.id, game_of(seen).stamp)]
    # Arrows follow the reading direction.
    assert f"20 {'←' if say.is_leftward else '→'} 25" in screen.text
    assert live.table.game is not None
    gone = replace(
        game_of(seen), pawns=arranged(FOUR, f"5,9,r,r/{OUT}/{OUT}/{OUT}", ("7J", "57", "5", "5"), 0).game.position.pawns
    )
    assert say("ahead-unfit-yet") in hand_screen(say, replace(seen, game=gone)).text
    assert say("ahead-unfit") in hand_screen(say, replace(plainly(live.table, person_at(0)), unfit=True)).text


def test_missing_card_or_part_is_not_taken_for_a_bug() -> None:
    live = arranged(FOUR, f"5,9,r,r/{OUT}/{OUT}/{OUT}", ("7J", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    for index in (1, 9):  # a jack without another pawn to swap with, and an index without a card
        with pytest.raises(PressError):
            card_screen(EN, seen, index)
        with pytest.raises(PressError):
            seven_screen(EN, seen, index, ())
    with pytest.raises(PressError):
        seven_screen(EN, seen, 0, (999,))


def test_buttons_of_a_hand_name_cards_and_number_only_equal_ones() -> None:
    live = arranged(FOUR, f"5,30,50,r/{OUT}/{OUT}/{OUT}", ("9**2", "5", "5", "5"), 0)
    buttons = [item for row in hand_screen(EN, seen_by(live.table, 0)).rows if isinstance(row, tuple) for item in row]
    joker = EN("joker")
    assert [button.label for button in buttons][:-1] == ["2♠", "9♠", f"{joker} (1)", f"{joker} (2)"]
    assert all(goal.label for goal in scene_of(hand_screen(EN, seen_by(live.table, 0))).goals)


def scene_of(screen: Screen) -> BoardScene:
    assert screen.picture is not None
    assert isinstance(screen.picture.scene, PrivateScene)
    return screen.picture.scene.board


def test_board_numbers_only_the_goals_that_the_hand_names() -> None:
    few = arranged(FOUR, f"5,r,r,r/{OUT}/{OUT}/{OUT}", ("8K", "5", "5", "5"), 0)
    scene = scene_of(hand_screen(EN, seen_by(few.table, 0)))
    assert scene.bare
    assert [goal.label for goal in scene.goals if goal.label] == ["13", "18"]
    many = arranged(FOUR, f"5,30,50,r/{OUT}/{OUT}/{OUT}", ("92", "5", "5", "5"), 0)
    assert scene_of(hand_screen(EN, seen_by(many.table, 0))).goals == ()
    assert [goal.label for goal in scene_of(card_screen(EN, seen_by(many.table, 0), 1)).goals] == ["14", "39", "59"]


def test_card_to_pass_is_marked_in_picture_and_button() -> None:
    live = started(FOUR)
    game = live.table.game
    assert game is not None
    for chosen in (None, game.hands[0][2]):
        seen = plainly(live.table, person_at(0))
        seen = replace(seen, game=replace(game_of(seen), gift=chosen))
        screen = hand_screen(EN, seen)
        assert screen.picture is not None
        assert isinstance(screen.picture.scene, PrivateScene)
        marked = [card.card for card in screen.picture.scene.cards if card.given]
        assert marked == ([] if chosen is None else [chosen])


@EVERY_LANGUAGE
def test_lobby_describes_hard_without_the_compiled_core(say: Speaker) -> None:
    assert "49" in say("levels-told", engine="python")
    assert "49" not in say("levels-told", engine="core")


def test_equal_cards_have_one_button_per_play() -> None:
    kings = arranged(FOUR, f"r,r,r,r/{OUT}/{OUT}/{OUT}", ("KK", "5", "5", "5"), 0)
    offered = [
        one.press
        for row in hand_screen(EN, seen_by(kings.table, 0)).rows
        if isinstance(row, tuple)
        for one in row
        if isinstance(one.press, MakePlay)
    ]
    assert offered
    assert len(offered) == len({press.play for press in offered})


def test_card_screen_mentions_numbers_only_if_buttons_name_some() -> None:
    jack = arranged(FOUR, "5,30,r,r/20,40,r,r/r,r,r,r/r,r,r,r", ("J9", "5", "5", "5"), 0)
    cards = [card[0] for card in game_of(seen_by(jack.table, 0)).hand]
    jack_text, nine_text = (card_screen(EN, seen_by(jack.table, 0), cards.index(rank)).text for rank in "J9")
    assert EN("card-numbers") not in jack_text
    assert EN("card-numbers") in nine_text


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("card", ["7", "J"])
def test_tip_about_a_card_says_the_rule_of_the_table(ruleset: str, card: str) -> None:
    rules = table_rules(ruleset, 4)
    live = arranged(rules, f"5,r,r,r/14,r,r,r/{OUT}/{OUT}", (card, "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    shown, note = with_note(EN, hand_screen(EN, seen), seen, ())
    about = [one.text for one in sentences(EN, rules) if card in one.ranks]
    assert note in {Note.SEVEN, Note.SWAP}
    assert EN("note-rule", card=card_name(EN, game_of(seen).hand[0]), rule=about[0]) in shown.text
    assert EN("notes-once") in shown.text
    later, _ = with_note(EN, hand_screen(EN, seen), seen, (Note.ENTERS.word,))
    assert EN("notes-once") not in later.text, "only the first tip says how to turn them off"
