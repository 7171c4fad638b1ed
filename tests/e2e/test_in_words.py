"""Everything without pictures: people who only get texts, descriptions and labels play, learn, solve and look back."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import discord
import simcord

from tests.bot.limits import check_labels
from tests.e2e.positions import put
from tests.e2e.test_learning import learnt
from tests.e2e.world import World, answered, buttons, menus, open_world, text_of
from tests.texts import between, says
from tockbot.bot.words import place_name, speaker
from tockbot.learning import COURSES
from tockbot.rules import RESERVE, Location, Phase
from tockbot.tables import Numbering, Stage

EN = speaker("en")

ASIDE = {
    EN(f"button-{word}") for word in ("back", "hint", "take-back", "choose-ahead", "hand", "show-me", "skip", "next")
}
"""Presses that lead to no play."""

TURNS = 8
PRESSES = 12
"""Number of turns that are played, and maximum number of presses in each."""

BLUNDERED = "swiss 2s d2 pm 0 65+,h2,h3,h4/62,h2,h3,h4 A45/3"
"""A position in which the five wins, and two other cards can be played first."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A message as a screen reader reads it.

    Attributes:
        text: its whole text.
        pictures: the description of each picture.
        labels: labels of the enabled buttons.
        lines: lines of its menus.
    """

    text: str
    pictures: tuple[str, ...]
    labels: tuple[str, ...]
    lines: tuple[str, ...]

    def one(self, *words: str) -> str:
        """Return the first button with all these words."""
        return next(label for label in self.labels if all(word in label for word in words))

    def plays(self) -> list[str]:
        """Return the buttons that lead to a play."""
        return [label for label in self.labels if label not in ASIDE]


def hear(message: discord.Message | simcord.ResponseMessage) -> Heard:
    """Return a message as read out; fails if something in it can only be seen."""
    shown = message.message if isinstance(message, simcord.ResponseMessage) else message
    pressed = [one for one in buttons(shown) if not one.disabled]
    check_labels([one.label or "" for one in buttons(shown)])
    pictures = tuple(one.description or "" for one in shown.attachments)
    assert all(pictures), "a picture without words"
    lines = tuple(option.label for menu in menus(shown) for option in menu.options)
    heard = Heard(text_of(shown), pictures, tuple(one.label or "" for one in pressed), lines)
    assert not re.search(r"\b(picture|see above|see below)\b", heard.text), heard.text
    return heard


class Listener:
    """A person who hears one message, and presses what it says."""

    def __init__(self, world: World, name: str, first: simcord.InteractionResult) -> None:
        """Hear the answer to a person's command or press."""
        self._world = world
        self._name = name
        self._message = answered(first).message

    @property
    def heard(self) -> Heard:
        """Return the message as it is now."""
        return hear(self._message)

    async def press(self, *words: str) -> Heard:
        """Press the first button with all these words, and hear the result."""
        result = await pressed(self._world, self._name, self._message, self.heard.one(*words))
        self._message = answered(result).message
        return self.heard


async def pressed(world: World, name: str, message: discord.Message, label: str) -> simcord.InteractionResult:
    """Press the button with this label."""
    (button,) = [one for one in buttons(message) if one.label == label]
    return await world.press_id(name, message, button.custom_id or "")


ON_BOARD = between("alt-seat", "name", "pawns", waiting=0, cards=0)
BETTER = between("review-cost", "after", "what", before=0).partition(". ")[2]
FREE = EN("lobby-nobody")
ENTERS = EN("brief-enter", pawn="").strip()
HITS = EN("move-hits", victims="").strip(", ")
GOOD = f"home|{ENTERS}|{HITS}|{EN('button-play')}"


def progress(play: int, plays: int) -> str:
    """Return the text for the progress of a replay."""
    return EN("replay-header", game=1, number=1, play=play, plays=plays).rsplit(" · ", 1)[1]


def stands(alt: str, name: str) -> dict[int, str]:
    """Return the locations of a person's pawns by number, in the words of a description."""
    found = re.search(rf"{name}(?: \(team \w\))?{ON_BOARD}([^;]*);", alt)
    assert found is not None, (name, alt)
    return {int(number): place.strip() for number, place in re.findall(r"(\d): ([\w ]+)", found[1])}


def in_words(locations: Iterable[Location]) -> dict[int, str]:
    """Return the real locations in the same form."""
    return {number: place_name(EN, location) for number, location in enumerate(locations, 1) if location != RESERVE}


def knows_the_board(heard: Heard, names: Iterable[str], numbering: Numbering) -> None:
    """Check that a picture's description or the text gives the locations of all pawns."""
    words = "\n".join((*heard.pictures, heard.text))
    for name, group in zip(names, numbering, strict=True):
        assert stands(words, name) == in_words(group), name


async def test_a_table_is_opened_filled_and_played_at(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        lobby = hear(world.board())
        (words,) = lobby.pictures
        (mine,) = re.findall(r"Seat \d: Anna \((team \w)\)", words)
        (partner,) = re.findall(rf"Seat (\d): {FREE} \({mine}\)", words)
        await pressed(world, "Emma", world.board(), lobby.one(EN("button-sit"), partner))
        taken = EN("alt-lobby-seat", number=partner, name=f"Emma ({mine})")
        assert taken in hear(world.board()).pictures[0]
        for free in re.findall(rf"Seat (\d): {FREE}", words.replace(f"Seat {partner}", "")):
            label = lobby.one(EN("button-sit"), free)
            seat = Listener(world, "Anna", await pressed(world, "Anna", world.board(), label))
            await seat.press(EN("button-computer-level", level=EN("level-easy")))
        await pressed(world, "Anna", world.board(), hear(world.board()).one(EN("button-start")))
        names = [seat.name for seat in world.game().seats]
        assert len(names) == 4
        for name, other in (("Anna", "Emma"), ("Emma", "Anna")):
            heard = hear(world.dm(name))
            assert EN("hand-give-partner", name=other) in heard.text
            cards = re.findall(r"(\S+) \(", heard.pictures[0].splitlines()[0])
            assert cards == heard.plays()
            await pressed(world, name, world.dm(name), heard.plays()[0])
        for _ in range(TURNS):
            if world.game().phase is Phase.EXCHANGE:
                for one in ("Anna", "Emma"):
                    if says(world.dm(one).content, "hand-give-partner"):
                        await pressed(world, one, world.dm(one), hear(world.dm(one)).plays()[0])
                continue
            due = world.to_act()
            assert due is not None
            await turn_by_words(world, due, names)
            knows_the_board(hear(world.board()), names, world.game().numbering)
        more = Listener(world, "Anna", await pressed(world, "Anna", world.board(), EN("button-more")))
        knows_the_board(await more.press(EN("button-words")), names, world.game().numbering)
        assert EN("alt-fields", start=0, entry=69) in more.heard.text
        assert EN("alt-track", last=71) in more.heard.text


async def turn_by_words(world: World, name: str, names: list[str]) -> None:
    """Make a play chosen from the texts alone: bring a pawn home or out or hit, otherwise play anything."""
    stamp = world.game().stamp
    heard = hear(world.dm(name))
    asked = ("hand-turn", "hand-throw-in", "hand-discard-choice", "hand-discard-lose", "hand-discard-keep")
    assert any(says(heard.text, key) for key in asked), heard.text
    numbering = world.game().numbering
    knows_the_board(heard, [EN("alt-own", name=one) if one == name else one for one in names], numbering)
    assert name + between("alt-fields-of", "name", "start", entry=0) in heard.pictures[0]
    for _ in range(PRESSES):
        plays = hear(world.dm(name)).plays()
        good = [label for label in plays if re.search(GOOD, label) and "partner" not in label]
        await pressed(world, name, world.dm(name), (good or plays)[0])
        if world.game().stamp != stamp:
            return
    raise AssertionError(hear(world.dm(name)))


async def test_course_is_finished_by_following_its_lessons(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        course = COURSES[0].lessons
        pupil = Listener(world, "Emma", await world["Emma"].slash(world.channel, "tock learn"))
        for lesson in course:
            assert EN(f"lesson-{lesson.name}-title") in pupil.heard.text
            while EN(f"lesson-{lesson.name}-after") not in pupil.heard.text:
                asked = pupil.heard.text
                await pupil.press(answer_to(pupil.heard))
                assert pupil.heard.text != asked
            if lesson is not course[-1]:
                await pupil.press(EN("button-next"))
        assert learnt(world, "emma") == {lesson.name for lesson in course}


def answer_to(lesson: Heard) -> str:
    """Return the button that solves a lesson, found by words alone."""
    (asked,) = [one.name for one in COURSES[0].lessons if EN(f"lesson-{one.name}-before") in lesson.text]
    hand, board, *_ = lesson.pictures[0].splitlines()
    cards = {handles: card for card, handles in re.findall(r"(\S+) \(([^)]*)\)", hand)}
    match asked:
        case "hit":
            (own,), (other,) = stands(board, EN("alt-own", name="Emma")).values(), stands(board, "Blaise").values()
            return lesson.one(cards[str(int(other) - int(own))])
        case "way-out":
            return lesson.one(ENTERS)
        case "protected":
            return lesson.one(between("brief-to", "pawn", "goal"))
        case "home":
            return lesson.one("home")
        case "split":
            return lesson.one("home", f"{HITS} Dora") if len(lesson.plays()) > 1 else lesson.plays()[0]
        case "gift":
            assert not stands(board, "Carl")
            return lesson.one(next(card for handles, card in cards.items() if EN("action-enter") in handles))
    raise AssertionError(asked)


async def test_a_puzzle_is_answered(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        solver = Listener(world, "Emma", await world["Emma"].slash(world.channel, "tock puzzle"))
        hand, board, track = solver.heard.pictures[0].splitlines()
        assert hand.startswith(EN("hand-cards", cards="").rstrip(" ."))
        assert EN("alt-own", name="Emma") in board
        assert says(track, "alt-track")
        assert says(track, "alt-fields-of")
        for _ in range(PRESSES):
            if EN("puzzle-tomorrow") in solver.heard.text:
                break
            await solver.press(solver.heard.plays()[0])
        assert re.search(r"(?i)best", solver.heard.text)
        assert EN("alt-own", name="Emma") in solver.heard.pictures[0], "the board after the best play"


async def test_finished_game_is_reviewed_and_its_mistake_solved(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, BLUNDERED, ("Anna", None))
        while world.seen().stage is Stage.PLAYING:
            heard = hear(world.dm("Anna"))
            # The five would win at once. She keeps it, and wins with another card, or makes the last play of them.
            others = [one for one in heard.plays() if "5♠" not in one]
            winning = [one for one in others if EN("place-home", depth=1) in one]
            await pressed(world, "Anna", world.dm("Anna"), (winning or others)[-1])
        history, names = world.game().history, [seat.name for seat in world.game().seats]
        over = hear(world.board())
        knows_the_board(over, names, world.game().numbering)
        replay = Listener(world, "Anna", await pressed(world, "Anna", world.board(), over.one(EN("button-replay"))))
        for number, record in enumerate(history, 1):
            heard = await replay.press(EN("button-next"))
            assert progress(number, len(history)) in heard.text
            knows_the_board(heard, names, record.after)
        assert "wins" in replay.heard.text
        assert EN("button-next") not in replay.heard.labels
        assert progress(0, len(history)) in (await replay.press(EN("button-previous-round"))).text
        assert EN("replay-from", name=names[1]) in replay.heard.lines
        review = Listener(world, "Anna", await pressed(world, "Anna", world.board(), over.one(EN("button-review"))))
        assert says(review.heard.pictures[0], "alt-course")
        ((better, goal),) = re.findall(rf"{BETTER}`(\w+)` .* → (.+)", review.heard.text)
        first = world.game().history[0]
        await review.press(EN("button-turn", place=1))
        assert review.heard.pictures[0].startswith(f"pawn 1: 65 → {goal}.")
        assert stands(review.heard.pictures[0], "Anna") == in_words(first.moved[0].before[first.seat])
        again = Listener(world, "Anna", await pressed(world, "Anna", world.board(), over.one(EN("button-review"))))
        await again.press(EN("button-mistakes"))
        await again.press(better)
        assert EN("mistake-found") in (await again.press(goal)).text
