"""A game looked over: what people gave away and what luck did; each mistake, to see what was better or try again.

What people and computer players chose in a game that is over, and what each choice was worth.
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
from tockbot.computer import MISTAKE, Course, Weighed
from tockbot.features.turn.screens import hand_screen, studied
from tockbot.features.turn.turn import StudiedPress
from tockbot.learning import exercise, seen
from tockbot.render import CourseScene, DrawnPlay
from tockbot.rules import MovePlay, Play, Seat, TableRules

HALF: Final = 0.03
"""A choice that gives so much away is half as good as the best, one that gives twice as much a quarter as good."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A play or a gift where there was a choice.

    Attributes:
        moment: the moment of the game to which it led.
        seat: whose it was.
        player: who sat there.
        done: the play, or the card that was given.
        question: what it was chosen by: all that its seat knew.
    """

    moment: int
    seat: Seat
    player: tables.Player | None
    done: Play | tables.Card = field(repr=False)
    question: tables.Question = field(repr=False)

    @property
    def seen(self) -> tables.Observation:
        """The game as the seat saw it."""
        return self.question.observation

    @property
    def person(self) -> tables.PersonId | None:
        """Whoever chose, if that was a person."""
        return self.player.person if isinstance(self.player, tables.Human) else None


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice, and what it was worth."""

    chosen: Chosen
    weighed: Weighed

    @property
    def given_away(self) -> float:
        """How much of the chance to win it gave away."""
        return self.weighed.given_away

    @property
    def is_mistake(self) -> bool:
        """Whether a person made a mistake by it."""
        return self.chosen.person is not None and self.given_away >= MISTAKE


@dataclass(frozen=True, slots=True)
class Review:
    """How a game went.

    Attributes:
        course: each side's chance to win at each of its moments, as the pawns stand.
        choices: all that was chosen, in its order.
    """

    course: Course
    choices: tuple[Choice, ...]

    def mistakes(self, person: tables.PersonId | None = None) -> list[Choice]:
        """The mistakes of people, or of one of them, the greatest first."""
        made = (one for one in self.choices if one.is_mistake and person in (None, one.chosen.person))
        return sorted(made, key=lambda one: one.given_away, reverse=True)

    @property
    def best(self) -> Choice | None:
        """The choice of a person that was better than all else by most, if one was at all."""
        found = [one for one in self.choices if one.weighed.found and one.chosen.person is not None]
        return max(found, key=lambda one: one.weighed.found, default=None)

    def of(self, seat: Seat) -> list[Choice]:
        """What was chosen on a seat by people."""
        return [one for one in self.choices if one.chosen.seat == seat and one.chosen.person is not None]

    def given_away(self, seats: Collection[Seat]) -> float:
        """How much of the chance to win was given away on these seats, by whoever sat there."""
        return sum(one.given_away for one in self.choices if one.chosen.seat in seats)

    def luck(self, rules: TableRules, side: int) -> float:
        """What of a side's way from an equal chance to the end neither its own mistakes nor the others' account for."""
        equal, others = 1 / len(rules.sides), [one for one in rules.sides if one != rules.sides[side]]
        got = sum(self.given_away(one) for one in others) / len(others)
        return self.course[-1][side] - equal + self.given_away(rules.sides[side]) - got


def accuracy(choices: Iterable[Choice]) -> int:
    """How near to the best somebody chose, in per cent: the mean of halves, see :data:`HALF`; 100 without a choice."""
    return round(100 * fmean([0.5 ** (one.given_away / HALF) for one in choices] or [1.0]))


LEAST: Final = 10
"""Of whom so many choices were weighed, their accuracy counts."""


def accuracies(review: Review) -> dict[tables.PersonId, int]:
    """How near to the best each person chose who chose often enough."""
    chosen: dict[tables.PersonId, list[Choice]] = {}
    for one in review.choices:
        if one.chosen.person is not None:
            chosen.setdefault(one.chosen.person, []).append(one)
    return {person: accuracy(own) for person, own in chosen.items() if len(own) >= LEAST}


def choices_in(past: tables.PastGame) -> Iterator[Chosen]:
    """Every choice in a game, in its order, as its seat saw it; what was chosen in somebody's stead is nobody's."""
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


MOST: Final = 3
"""So many mistakes are told, and so many of one's own can be tried again."""


@press("share", cost=Cost.EXPORT)
class ShareReview(OfPastGame):
    """Show everyone in the game's channel how it went, in the language of its table."""


@press("choice", new_message=True, cost=Cost.REPLAY)
class ShowChoice(OfPastGame):
    """See what would have been better: the choice of a seat that led to a moment."""

    moment: int
    seat: Seat


@press("retry", cost=Cost.LESSON)
class Retry(OfPastGame):
    """Press this where one made a mistake, as it would be pressed at a table, and see whether it is better.

    Attributes:
        place: which of one's mistakes, the greatest first, from 0.
        press: what is pressed there; its table is number 0.
    """

    place: int
    press: StudiedPress


@press("mistake", new_message=True, cost=Cost.LESSON)
class ShowMistake(OfPastGame):
    """Try again where one made a mistake: the greatest, from 0, or one after it."""

    place: int


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game that is over, who its people are, and its review."""

    past: tables.PastGame
    people: tables.People
    review: Review


def review_screen(say: Speaker, game: Reviewed, viewer: tables.PersonId | None, *, may_share: bool) -> Screen:
    """How it went, to one of its people or to others; buttons show mistakes, and share it with the channel."""
    past, review = game.past, game.review
    end = past.see(past.length - 1, None, game.people, hands_open=False).game
    mistakes = review.mistakes()[:MOST]
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
    """Of each person how well they chose, and of each side with people what luck did."""
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
                    percent=_percent(sum(one.given_away for one in own)),
                )
        if any(chosen.values()):
            luck = _percent(review.luck(rules, number))
            names = side_name(say, end, side, shown_name)
            yield say("review-luck", names=names, kind="good" if luck >= 0 else "bad", percent=abs(luck))


def _name(say: Speaker, then: tables.Observation, choice: Choice) -> str:
    """What whoever chose was called at the moment to which it led."""
    return shown_name(seat_name(say, then.seats[choice.chosen.seat]))


def _told(say: Speaker, game: Reviewed, choice: Choice) -> str:
    """What was done, and when."""
    chosen = choice.chosen
    after = game.past.see(chosen.moment, chosen.seat, game.people, hands_open=False).game
    if isinstance(chosen.done, str):
        return say("review-gave", round=after.round, name=_name(say, after, choice), card=card_name(say, chosen.done))
    told = MoveFormatter(say, replace(after, viewer=None), marked=True).record(after.history[-1])
    return say("review-played", round=after.round, play=len(after.history), told=told)


def _before(game: Reviewed, choice: Choice) -> tables.Observation:
    """What the seat saw when it chose, with everybody's name."""
    chosen = choice.chosen
    if isinstance(chosen.done, str):
        return game.past.before_gift(chosen.moment, chosen.seat, game.people) or chosen.seen
    return game.past.see(chosen.moment - 1, chosen.seat, game.people, hands_open=False).game


def _cost(say: Speaker, game: Reviewed, choice: Choice) -> str:
    """What a mistake cost, and what would have been better."""
    weighed = choice.weighed
    what = format_advice(say, MoveFormatter(say, _before(game, choice), marked=True), weighed.best)
    before, after = _percent(weighed.best.chance), _percent(weighed.chance)
    return say("review-cost", before=before, after=after, what=what)


def _percent(part: float) -> int:
    return round(100 * part)


def choice_screen(say: Speaker, game: Reviewed, choice: Choice) -> Screen:
    """What would have been better, drawn on the board as it was before."""
    past, chosen, best, before = game.past, choice.chosen, choice.weighed.best, _before(game, choice)
    teller = MoveFormatter(say, before, marked=True)
    lines = [_told(say, game, choice), _cost(say, game, choice)]
    if best.reasons:
        lines.append(f"-# {format_reasons(say, before, teller, best)}")
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
    """One of somebody's mistakes, to be tried again.

    Attributes:
        game: in which game.
        place: which of theirs, the greatest first, from 0.
        choice: what it was.
        name: what they are called.
    """

    game: tables.TableId
    place: int
    choice: Choice
    name: str

    @property
    def seen(self) -> tables.TableSeen:
        """The table at which it is tried again: it is nobody's, and others' hands are unknown."""
        chosen = self.choice.chosen
        return seen(exercise(chosen.seen.position(), chosen.seat), self.name)


def mistake_screen(say: Speaker, mistake: Mistake, shown: Screen | None = None, above: str = "") -> Screen:
    """A mistake to be tried again, or what a press in it ``shown``, below what was wrong about the last try."""
    chosen = mistake.choice.chosen
    hand = shown or hand_screen(say, mistake.seen)
    asked = say("mistake-asked", round=chosen.seen.round, percent=_percent(mistake.choice.given_away))
    text = "\n".join(line for line in (asked, above, shown.text if shown else "") if line)
    screen = studied(replace(hand, text=text), partial(Retry, mistake.game, mistake.place))
    show = Button(say("button-show-me"), ShowChoice(mistake.game, chosen.moment, chosen.seat))
    return replace(screen, rows=(*screen.rows, (show,)))


def found_screen(say: Speaker, game: Reviewed, mistake: Mistake, following: int | None) -> Screen:
    """That what was pressed is as good as the best, why, and the next mistake."""
    screen = choice_screen(say, game, mistake.choice)
    next_ = () if following is None else (Button(say("button-next"), ShowMistake(mistake.game, following)),)
    onward = (next_,) if next_ else ()
    return replace(screen, text=f"{say('mistake-found')}\n{screen.text}", rows=(*onward, *screen.rows))


def course_picture(
    say: Speaker, past: tables.PastGame, end: tables.Observation, review: Review, marked: list[Choice]
) -> Picture:
    """Each side's chance over the game, the moments marked to which mistakes led."""
    sides = end.rules.sides
    names = [side_name(say, end, side, str) for side in sides]
    scene = CourseScene(
        sides=tuple((side[0], side_name(say, named_as_drawn(say, end), side, str)) for side in sides),
        shares=review.course,
        rounds=past.rounds,
        marks=tuple((one.chosen.moment, _edge(sides, one.chosen.seat)) for one in marked),
        winners=end.finished[0] if end.finished else (),
        leftward=say.is_leftward,
    )
    shares = [[say("percent", percent=_percent(part)) for part in review.course[one]] for one in past.rounds]
    told = [
        say("alt-course", name=name, shares=listed(say, [of_round[place] for of_round in shares]))
        for place, name in enumerate(names)
    ]
    return Picture("course.png", clipped(" ".join(told), ALT_LIMIT), scene)


def _edge(sides: tuple[tuple[Seat, ...], ...], seat: Seat) -> int:
    """At which edge between areas a mark stands: the upper one of the side's, but for the last its lower one."""
    area = next(place for place, side in enumerate(sides) if seat in side)
    return min(area + 1, len(sides) - 1)
