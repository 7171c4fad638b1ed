"""Typed plays: sevens are built from the typed text, and are never all listed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.sampled import some
from tests.tables.live import PEOPLE, begun_from
from tockbot.bot.move_texts import MoveFormatter
from tockbot.bot.press import LIMITS, MAX_TYPED
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.screen import OPTION_LIMIT, OPTIONS_LIMIT
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.features.turn import playing
from tockbot.features.turn.playing import (
    Listed,
    Named,
    TypedPlays,
    listed_plays,
    matching_plays,
    only_play,
    suggested_plays,
    typed_plays,
)
from tockbot.rules import (
    Parts,
    Play,
    Position,
    Seat,
    in_fewest_parts,
    is_legal,
    parse_position,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
)
from tockbot.tables import MoveResult, Observation, Refusal, Refused, TableId, observe
from tockbot.workers import asked, workers

CANADIAN = "swiss+canadian_seven 4t d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 7J*/A/A/A"
"""7,015 plays are legal."""

CROWDED = (
    CANADIAN,
    "swiss 4t d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 7J*/A/A/A",
    "swiss 5s d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57/75,76,77,78 7J*/A/A/A/A",
    "ttg+jokers+ten_swap 4t d0 pm 0 1,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 7TK*/A/A/A",
    "toctoc+seven_diagonal 4t d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 7J/A/A/A",
)
EN = speaker("en")
TRIED = 6
"""One in this many suggestions is typed: each searches all sevens again."""
LONGEST = 8
"""Maximum number of moves of a play: a seven has seven parts, and may go on with a second card."""


def observed(line: str) -> Observation:
    """Return a game from this position, as seat 0 sees it."""
    live = begun_from(parse_position(line))
    return observe(live.table, live.game, Seat(0), PEOPLE)


def some_seven(position: Position, rng: Random) -> Play:
    """Return a random seven with any parts."""
    card = rng.choice(seven_cards(position))
    parts: Parts = ()
    while following := seven_parts(position, card, parts):
        parts = (*parts, rng.choice(following))
    return in_fewest_parts(position, rng.choice(seven_plays(position, card, parts)))


def typed_play(say: Speaker, game: Observation, typed: str) -> Named:
    """Return the legal play that was typed."""
    return only_play(game, typed, typed_plays(say, game, typed))


def name_of(say: Speaker, game: Observation, play: Play) -> str:
    """Return a seven as it is typed."""
    card = "+".join("Joker" if rank == "*" else rank for rank in getattr(play, "spent", ""))
    return say("card-does", card=card, deeds=MoveFormatter(say, game).play(play))


@pytest.mark.parametrize("line", CROWDED)
def test_any_typed_text_suggests_only_legal_sevens(line: str) -> None:
    game = observed(line)
    position = game.position()
    listed = listed_plays(EN, game)
    assert [one.play for one in listed] == list(plays_without_sevens(position))
    for typed in ("", "7", "7 pawn 1: 4 → 5", "Joker as 7", "pawn", "1 2 3", "nothing of all that"):
        matching = matching_plays(EN, game, typed)
        sevens = [one for one in matching if one not in listed]
        assert len(sevens) <= OPTIONS_LIMIT
        assert len({one.play for one in matching}) == len(matching)
        for one in sevens:
            assert is_legal(position, one.play)
            assert len(one.picked) <= OPTION_LIMIT
        for one in sevens[::TRIED]:
            assert typed_play(EN, game, one.picked) == one


@pytest.mark.parametrize("line", CROWDED)
def test_every_seven_is_found_by_typing_and_by_choosing(line: str) -> None:
    game, rng = observed(line), Random(3)
    position = game.position()
    for _ in range(6):
        play = some_seven(position, rng)
        if (name := name_of(EN, game, play)) and len(name) <= MAX_TYPED:
            found = typed_play(EN, game, name)
            assert found.play == play, name
            assert typed_play(EN, game, found.picked).play == play


def test_typing_another_part_narrows_the_sevens() -> None:
    game = observed(CANADIAN)
    assert [one.name for one in matching_plays(EN, game, "7 pawn 4: 60")[:2]] == [
        "7: pawn 4: 60 → 67",
        "7: pawn 4: 60 → 66; pawn 1: 4 → 5",
    ]
    found = matching_plays(EN, game, "7: pawn 4: 60 → 62; pawn 3: 14 → 16; pawn")
    assert len(found) > 1
    assert all(one.name.startswith("7: pawn 4: 60 → 62; pawn 3: 14 → 16; ") for one in found)


@pytest.mark.parametrize("language", some(languages(), 7))
def test_sevens_are_found_in_each_language(language: str) -> None:
    say, game = speaker(language), observed(CANADIAN)
    for one in matching_plays(say, game, "7")[::TRIED]:
        assert typed_play(say, game, one.name) == one


@pytest.mark.parametrize("line", CROWDED)
def test_work_for_one_suggestion_is_bounded(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test counts formatted moves, because formatting takes long; one for each legal seven would be thousands."""
    told = 0
    move = MoveFormatter.move

    def counting(self: MoveFormatter, moved: MoveResult, teller: Seat | None, *, made: bool = False) -> str:
        nonlocal told
        told += 1
        return move(self, moved, teller, made=made)

    monkeypatch.setattr(MoveFormatter, "move", counting)
    game = observed(line)
    for typed in ("", "7", "→ → → → → →", "7 1 2 3 4", "pawn 1 pawn 2 pawn 3 pawn 4 pawn"):
        told = 0
        matching_plays(EN, game, typed)
        cards = len(seven_cards(game.position()))
        assert told <= cards * playing.PARTS_READ + LONGEST * OPTIONS_LIMIT, typed


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("#1.0", Refusal.STALE),
        ("#", Refusal.STALE),
        ("#{}.99999", Refusal.NOT_LEGAL),
        ("#{}.7.0-4-5.", Refusal.NOT_LEGAL),
        ("#{}.7.0-4-11", Refusal.NOT_LEGAL),
        ("fly to the moon", Refusal.NOT_LEGAL),
        ("7", BotRefusal.AMBIGUOUS),
    ],
)
def test_typed_text_that_is_no_play_is_refused(typed: str, reason: Refusal | BotRefusal) -> None:
    game = observed(CANADIAN)
    with pytest.raises(Refused) as error:
        typed_play(EN, game, typed.format(game.stamp))
    assert error.value.reason is reason


async def test_typed_plays_are_found_by_a_worker_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, given = observed(CROWDED[0]), list[partial[Listed]]()
    monkeypatch.setattr(playing, "_game_of", lambda _: game)

    async def compute(work: Callable[[], Listed]) -> Listed:
        assert isinstance(work, partial)
        given.append(work)
        return await asked(executor, work)

    typed = TypedPlays(LIMITS, compute)
    request: Any = SimpleNamespace(say=EN, table_id=TableId(1))
    executor = workers(1)()
    shown = [await typed.suggest(request, "7") for _ in range(3)]
    executor.shutdown()
    (work,) = given
    assert [one.value for one in shown[2]] == [one.picked for one in suggested_plays(EN, game, "7")]
    assert len(pickle.dumps(work)) < 20_000, "a worker gets only what it needs"
    assert len(pickle.dumps(suggested_plays(EN, game, "7"))) < 20_000


def test_refusal_of_a_stale_typed_move_names_no_button() -> None:
    game = observed(CROWDED[1])
    with pytest.raises(Refused) as refused:
        typed_play(EN, game, f"#{game.stamp + 1}.0")
    said = EN(refused.value.reason.value)
    labels = {EN(key) for key in ("button-hand", "button-play", "button-back")}
    assert "button" not in said.casefold()
    assert not any(label in said for label in labels)
