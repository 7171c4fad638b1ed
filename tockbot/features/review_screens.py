"""The screens of a game review: winning chances, accuracy, luck, and mistakes to look at or retry.

This module also finds the choices in a finished game, and computes accuracies from their evaluations.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import fmean
from typing import Final

from tockbot import tables
from tockbot.bot.move_texts import MoveFormatter, format_advice, format_reasons
from tockbot.bot.pictures import named_as_drawn, plain_scene
from tockbot.bot.press import Cost, OfPastGame, press
from tockbot.bot.screen import ALT_LIMIT, TEXT_LIMIT, Button, Picture, Screen, Style, clipped
from tockbot.bot.shared_presses import LookBack, ShowReview
from tockbot.bot.table_texts import position_words, side_name
from tockbot.bot.words import Speaker, card_name, listed, seat_name, shown_name
from tockbot.computer import MISTAKE, ComparedChoice, Course
from tockbot.features.turn.exercises import studied
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.turn import StudiedPress
from tockbot.learning import exercise, seen
from tockbot.render import CourseScene, DrawnPlay
from tockbot.rules import MovePlay, Play, Seat, TableRules

HALF: Final = 0.03
"""Loss of winning chance that makes a choice half as good as the best; twice this loss makes it a quarter as good."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A play or passed card for which there was a choice.

    Attributes:
        moment: index of the moment after it.
        seat: the seat that chose.
        player: the player on that seat.
        done: the play, or the card that was passed.
        question: everything that the seat knew.
    """

    moment: int
    seat: Seat
    player: tables.Player | None
    done: Play | tables.Card = field(repr=False)
    question: tables.Question = field(repr=False)

    @property
    def seen(self) -> tables.Observation:
        """Return the game as the seat saw it."""
        return self.question.observation

    @property
    def person(self) -> tables.PersonId | None:
        """Return the person who chose, or None for a computer player."""
        return self.player.person if isinstance(self.player, tables.Human) else None


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice with its evaluation."""

    chosen: Chosen
    weighed: ComparedChoice

    @property
    def loss(self) -> float:
        """Return the loss of winning chance."""
        return self.weighed.loss

    @property
    def is_mistake(self) -> bool:
        """Return whether it is a mistake by a person."""
        return self.chosen.person is not None and self.loss >= MISTAKE


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game.

    Attributes:
        course: each side's winning chance at each moment, from the positions of the pawns.
        choices: all choices in order.
    """

    course: Course
    choices: tuple[Choice, ...]

    def mistakes(self, person: tables.PersonId | None = None) -> list[Choice]:
        """Return the mistakes of all people, or of one person, the greatest first."""
        made = (one for one in self.choices if one.is_mistake and person in (None, one.chosen.person))
        return sorted(made, key=lambda one: one.loss, reverse=True)

    @property
    def best(self) -> Choice | None:
        """Return the choice of a person that beat its alternatives most clearly, if any."""
        found = [one for one in self.choices if one.weighed.found and one.chosen.person is not None]
        return max(found, key=lambda one: one.weighed.found, default=None)

    def of(self, seat: Seat) -> list[Choice]:
        """Return the choices of people on a seat."""
        return [one for one in self.choices if one.chosen.seat == seat and one.chosen.person is not None]

    def loss(self, seats: Collection[Seat]) -> float:
        """Return the total loss of winning chance on these seats."""
        return sum(one.loss for one in self.choices if one.chosen.seat in seats)

    def luck(self, rules: TableRules, side: int) -> float:
        """Return the part of a side's final chance that neither its own mistakes nor the opponents' explain."""
        equal, others = 1 / len(rules.sides), [one for one in rules.sides if one != rules.sides[side]]
        got = sum(self.loss(one) for one in others) / len(others)
        return self.course[-1][side] - equal + self.loss(rules.sides[side]) - got


def accuracy(choices: Iterable[Choice]) -> int:
    """Return the mean quality of choices in per cent, see :data:`HALF`; 100 without choices."""
    return round(100 * fmean([0.5 ** (one.loss / HALF) for one in choices] or [1.0]))


MIN_CHOICES_FOR_ACCURACY: Final = 10
"""Minimum number of choices for an accuracy."""


def accuracies(review: Review) -> dict[tables.PersonId, int]:
    """Return the accuracy of each person with enough choices."""
    chosen: dict[tables.PersonId, list[Choice]] = {}
    for one in review.choices:
        if one.chosen.person is not None:
            chosen.setdefault(one.chosen.person, []).append(one)
    return {person: accuracy(own) for person, own in chosen.items() if len(own) >= MIN_CHOICES_FOR_ACCURACY}


def choices_in(past: tables.PastGame) -> Iterator[Chosen]:
    """Yield every choice in a game in order, as its seat saw it, except automatic ones."""
    begins = set(past.rounds)
    for number in range(past.length):
        if number in begins:
            yield from _gifts(past, number)
        record = past.play_at(number)
        if record is None or record.in_stead or number in begins:
            continue
        seen = past.see(number - 1, record.seat, {}, hands_open=False).game
        if tables.has_choice(seen.position(), tables.ranks_of(seen.hand)):
            yield Chosen(number, record.seat, record.player, record.play, _asked(past, seen, record.seat))


def _gifts(past: tables.PastGame, number: int) -> Iterator[Chosen]:
    after = past.see(number, None, {}, hands_open=True)
    for seat in past.transcript.rules.seats:
        seen, gift = past.before_gift(number, seat, {}), after.gifts[seat]
        if seen is not None and gift is not None and tables.has_choice(seen.position(), tables.ranks_of(seen.hand)):
            yield Chosen(number, seat, past.player_at(number, seat), gift, _asked(past, seen, seat))


def _asked(past: tables.PastGame, seen: tables.Observation, seat: Seat) -> tables.Question:
    return tables.question_for(past.id, seat, seen, tables.Level.HARD)


MAX_MISTAKES_SHOWN: Final = 3
"""Maximum number of mistakes that are shown, and that a player can retry."""


@press("share", cost=Cost.EXPORT)
class ShareReview(OfPastGame):
    """Show everyone in the game's channel the review, in the language of its table."""


@press("choice", new_message=True, cost=Cost.REPLAY)
class ShowChoice(OfPastGame):
    """Show what would have been better than a choice, given by its seat and the moment after it."""

    moment: int
    seat: Seat


@press("retry", cost=Cost.LESSON)
class Retry(OfPastGame):
    """Press a button at one of the user's mistakes, as at a table, and see whether it is better.

    Attributes:
        place: number of the user's mistake, the greatest first, from 0.
        press: the press; its table is number 0.
    """

    place: int
    press: StudiedPress


@press("mistake", new_message=True, cost=Cost.LESSON)
class ShowMistake(OfPastGame):
    """Retry one of the user's mistakes, the greatest first, from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished game, its players and its review."""

    past: tables.PastGame
    people: tables.People
    review: Review


def review_screen(say: Speaker, game: Reviewed, viewer: tables.PersonId | None, *, may_share: bool) -> Screen:
    """Return the review for a player or for everyone, with buttons for the mistakes and for sharing."""
    past, review = game.past, game.review
    end = past.see(past.length - 1, None, game.people, hands_open=False).game
    mistakes = review.mistakes()[:MAX_MISTAKES_SHOWN]
    lines = [say("review-header", game=past.id), *_people_lines(say, game, end)]
    for place, mistake in enumerate(mistakes, 1):
        lines += (say("review-place", place=place, told=_told(say, game, mistake)), _cost(say, game, mistake))
    if not mistakes:
        lines.append(say("review-no-mistakes"))
    if review.best is not None:
        percent = _percent(review.best.weighed.found)
        lines.append(say("review-best", told=_told(say, game, review.best), percent=percent))
    shown = tuple(
        Button(say("button-turn", place=place), ShowChoice(past.id, one.chosen.moment, one.chosen.seat))
        for place, one in enumerate(mistakes, 1)
    )
    own = viewer is not None and review.mistakes(viewer)
    learn = (Button(say("button-mistakes"), ShowMistake(past.id, 0), Style.MAIN),) if own else ()
    share = (Button(say("button-share"), ShareReview(past.id)),) if may_share else ()
    row = (*shown, *learn, *share)
    picture = course_picture(say, past, end, review, mistakes)
    return Screen(clipped("\n".join(lines), TEXT_LIMIT), (row,) if row else (), picture)


def _people_lines(say: Speaker, game: Reviewed, end: tables.Observation) -> Iterator[str]:
    """Yield the accuracy of each person, and the luck of each side with people."""
    rules, review = end.rules, game.review
    for number, side in enumerate(rules.sides):
        chosen = {seat: review.of(seat) for seat in side}
        for choices in chosen.values():
            for person in dict.fromkeys(one.chosen.person for one in choices):
                own = [one for one in choices if one.chosen.person == person]
                then = game.past.see(own[0].chosen.moment, None, game.people, hands_open=False).game
                yield say(
                    "review-person",
                    name=_name(say, then, own[0]),
                    accuracy=accuracy(own),
                    mistakes=sum(one.is_mistake for one in own),
                    percent=_percent(sum(one.loss for one in own)),
                )
        if any(chosen.values()):
            luck = _percent(review.luck(rules, number))
            names = side_name(say, end, side, shown_name)
            yield say("review-luck", names=names, kind="good" if luck >= 0 else "bad", percent=abs(luck))


def _name(say: Speaker, then: tables.Observation, choice: Choice) -> str:
    """Return the name that the player had at the moment of a choice."""
    return shown_name(seat_name(say, then.seats[choice.chosen.seat]))


def _told(say: Speaker, game: Reviewed, choice: Choice) -> str:
    """Return what was done, and when."""
    chosen = choice.chosen
    after = game.past.see(chosen.moment, chosen.seat, game.people, hands_open=False).game
    if isinstance(chosen.done, str):
        return say("review-gave", round=after.round, name=_name(say, after, choice), card=card_name(say, chosen.done))
    text = MoveFormatter(say, replace(after, viewer=None), marked=True).record(after.history[-1])
    return say("review-played", round=after.round, play=len(after.history), told=text)


def _before(game: Reviewed, choice: Choice) -> tables.Observation:
    """Return what the seat saw when it chose, with everyone's name."""
    chosen = choice.chosen
    if isinstance(chosen.done, str):
        return game.past.before_gift(chosen.moment, chosen.seat, game.people) or chosen.seen
    return game.past.see(chosen.moment - 1, chosen.seat, game.people, hands_open=False).game


def _cost(say: Speaker, game: Reviewed, choice: Choice) -> str:
    """Return what a mistake cost, and what would have been better."""
    weighed = choice.weighed
    what = format_advice(say, MoveFormatter(say, _before(game, choice), marked=True), weighed.best)
    before, after = _percent(weighed.best.chance), _percent(weighed.chance)
    return say("review-cost", before=before, after=after, what=what)


def _percent(part: float) -> int:
    return round(100 * part)


def choice_screen(say: Speaker, game: Reviewed, choice: Choice) -> Screen:
    """Return what would have been better, drawn on the board as it was before."""
    past, chosen, best, before = game.past, choice.chosen, choice.weighed.best, _before(game, choice)
    teller = MoveFormatter(say, before, marked=True)
    lines = [_told(say, game, choice), _cost(say, game, choice)]
    if reasons := format_reasons(say, before, teller, best):
        lines.append(f"-# {reasons}")
    moved = tables.follow(before.numbering, best.what.moves) if isinstance(best.what, MovePlay) else ()
    scene = replace(plain_scene(say, before), viewer=chosen.seat, plays=(DrawnPlay(moved),) if moved else ())
    drawn = f"{teller.moves(moved, chosen.seat)}. " if moved else ""
    alt = drawn + position_words(say, replace(before, viewer=None), (), ALT_LIMIT - len(drawn))
    row = (
        Button(say("button-replay"), LookBack(past.id, chosen.moment, chosen.seat, hands_open=True)),
        Button(say("button-review"), ShowReview(past.id)),
    )
    return Screen("\n".join(lines), (row,), Picture("better.png", alt, scene))


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake to retry.

    Attributes:
        game: the game.
        place: number of the player's mistake, the greatest first, from 0.
        choice: the choice.
        name: the player's name.
    """

    game: tables.TableId
    place: int
    choice: Choice
    name: str

    @property
    def seen(self) -> tables.TableSeen:
        """Return the table at which it is retried: an exercise, in which other hands are unknown."""
        chosen = self.choice.chosen
        return seen(exercise(chosen.seen.position(), chosen.seat), self.name)


def mistake_screen(say: Speaker, mistake: Mistake, shown: Screen | None = None, above: str = "") -> Screen:
    """Return a mistake to retry, or the screen ``shown`` for a press in it, below the result of the last try."""
    chosen = mistake.choice.chosen
    hand = shown or hand_screen(say, mistake.seen)
    asked = say("mistake-asked", round=chosen.seen.round, percent=_percent(mistake.choice.loss))
    text = "\n".join(line for line in (asked, above, shown.text if shown else "") if line)
    screen = studied(replace(hand, text=text), partial(Retry, mistake.game, mistake.place))
    show = Button(say("button-show-me"), ShowChoice(mistake.game, chosen.moment, chosen.seat))
    return replace(screen, rows=(*screen.rows, (show,)))


def found_screen(say: Speaker, game: Reviewed, mistake: Mistake, following: int | None) -> Screen:
    """Return the message that a retried choice is as good as the best, with the reasons and the next mistake."""
    screen = choice_screen(say, game, mistake.choice)
    next_ = () if following is None else (Button(say("button-next"), ShowMistake(mistake.game, following)),)
    onward = (next_,) if next_ else ()
    return replace(screen, text=f"{say('mistake-found')}\n{screen.text}", rows=(*onward, *screen.rows))


def course_picture(
    say: Speaker, past: tables.PastGame, end: tables.Observation, review: Review, marked: list[Choice]
) -> Picture:
    """Return the chances of each side during the game, with marks at the moments after mistakes."""
    sides = end.rules.sides
    names = [side_name(say, end, side, str) for side in sides]
    scene = CourseScene(
        sides=tuple((side[0], side_name(say, named_as_drawn(say, end), side, str)) for side in sides),
        shares=review.course,
        rounds=past.rounds,
        marks=tuple((one.chosen.moment, _edge(sides, one.chosen.seat)) for one in marked),
        winners=end.finished[0] if end.finished else (),
        leftward=say.is_leftward,
        percent=say("percent", percent="{}"),
    )
    shares = [[say("percent", percent=_percent(part)) for part in review.course[one]] for one in past.rounds]
    lines = [
        say("alt-course", name=name, shares=listed(say, [of_round[place] for of_round in shares]))
        for place, name in enumerate(names)
    ]
    return Picture("course.png", clipped(" ".join(lines), ALT_LIMIT), scene)


def _edge(sides: tuple[tuple[Seat, ...], ...], seat: Seat) -> int:
    """Return the edge between areas at which a mark is drawn: the side's upper edge, or the last side's lower one."""
    area = next(place for place, side in enumerate(sides) if seat in side)
    return min(area + 1, len(sides) - 1)
