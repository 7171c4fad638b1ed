"""A transcript from its text, every line of which is checked: the plays by the rules, all chance against the seed."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from tockbot.rules import Draw, IllegalPlay, format_position
from tockbot.tables.cards import Card, rank_of
from tockbot.tables.log.events import Dealt, Gave, Played, Sat
from tockbot.tables.transcript.heading import Heading
from tockbot.tables.transcript.moments import Moment, after_step, beginning
from tockbot.tables.transcript.plays import find_play
from tockbot.tables.transcript.transcript import GameStep, Transcript
from tockbot.tables.transcript.writing import FIRST_LINE, NO_CARDS
from tockbot.tables.transcript.wrong import TranscriptError, Wrong, WrongLine

LONGEST: Final = 65_536
"""So many characters a text may have; a long game of eight has half of it."""

CARD: Final = r"(?:[A2-9TJQK][shdc]|\*\*)"
SEAT: Final = r"([0-7])"
STEAD: Final = r"( \(in stead\))?"
DEAL: Final = re.compile(rf"deal ([1-9][0-9]{{0,3}}) d{SEAT} (.+)")
GIVE: Final = re.compile(rf"give {SEAT} ({CARD}){STEAD}")
SIT: Final = re.compile(rf"sit {SEAT} (.+)")
PLAY: Final = re.compile(rf"([1-9][0-9]{{0,4}})\. {SEAT} ((?:{CARD} )+)([^(]+?)(?: takes ({CARD}))?{STEAD}")
BODY: Final = re.compile(r"(?:deal|give|sit|end|[0-9]+\.) ")
"""How the lines begin that tell what happened; those before them are the heading."""


def read_transcript(text: str) -> Transcript:
    """The game that a text tells.

    Raises:
        TranscriptError: the first line at which it is no game's, or was changed.
    """
    if len(text) > LONGEST:
        raise TranscriptError(1, Wrong.TOO_LONG)
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise TranscriptError(1, Wrong.NO_TRANSCRIPT)
    reader, number = _Reader(), 1
    try:
        for number, line in lines[1:]:  # noqa: B007 - whichever was read last is the one that is wrong
            reader.read(line)
        return reader.whole()
    except WrongLine as error:
        raise TranscriptError(number, error.wrong) from error


class _Reader:
    """What was read so far."""

    def __init__(self) -> None:
        self._heading = Heading()
        self._begun: Transcript | None = None
        self._moment: Moment | None = None
        self._steps: list[GameStep] = []
        self._ended = False

    def read(self, line: str) -> None:
        """Read one more line.

        Raises:
            WrongLine: it cannot follow.
        """
        if self._ended:
            raise WrongLine(Wrong.END)
        if self._moment is None and not BODY.match(line):
            self._heading.read(line)
            return
        moment = self._moment or self._begin()
        if line.startswith("end "):
            if line != f"end {format_position(moment.game.position)}":
                raise WrongLine(Wrong.END)
            self._ended = True
            return
        step = self._step(moment, line)
        self._moment = _after(moment, step)
        self._steps.append(step)

    def whole(self) -> Transcript:
        """All of it.

        Raises:
            WrongLine: NO_END.
        """
        if self._begun is None or not self._ended:
            raise WrongLine(Wrong.NO_END)
        return replace(self._begun, steps=tuple(self._steps))

    def _begin(self) -> Moment:
        self._begun = self._heading.whole()
        try:
            self._moment = beginning(self._begun)
        except IllegalPlay as error:
            raise WrongLine(Wrong.POSITION) from error
        return self._moment

    def _step(self, moment: Moment, line: str) -> GameStep:
        """What a line says that happened.

        Raises:
            WrongLine: it cannot be read, or no such play can be made.
        """
        heading = self._heading
        if match := DEAL.fullmatch(line):
            if int(match[1]) != moment.game.round + 1:
                raise WrongLine(Wrong.DEAL)
            hands = [() if hand == NO_CARDS else tuple(map(Card, hand.split(" "))) for hand in match[3].split(" / ")]
            return Dealt(heading.seat(match[2]), tuple(hands))
        if match := GIVE.fullmatch(line):
            return Gave(heading.seat(match[1]), Card(match[2]), in_stead=match[3] is not None)
        if match := SIT.fullmatch(line):
            return Sat(heading.seat(match[1]), heading.player(match[2]))
        if match := PLAY.fullmatch(line):
            if int(match[1]) != moment.plays + 1:
                raise WrongLine(Wrong.NUMBER)
            return self._played(moment, match)
        raise WrongLine(Wrong.UNREADABLE)

    def _played(self, moment: Moment, match: re.Match[str]) -> Played:
        seat, cards = self._heading.seat(match[2]), tuple(map(Card, match[3].split()))
        position = moment.game.position
        if seat != position.turn:
            raise WrongLine(Wrong.TURN)
        play = find_play(position, seat, "".join(map(rank_of, cards)), match[4])
        if play is None:
            raise WrongLine(Wrong.PLAY)
        drawn = None if match[5] is None else Card(match[5])
        return Played(seat, play, cards, drawn, in_stead=match[6] is not None)


def _after(moment: Moment, step: GameStep) -> Moment:
    try:
        return after_step(moment, step)
    except IllegalPlay as error:
        match step:
            case Dealt():
                raise WrongLine(Wrong.DEAL) from error
            case Gave():
                raise WrongLine(Wrong.GIFT) from error
            case Played(_, Draw()):
                raise WrongLine(Wrong.DRAWN) from error
            case _:
                raise WrongLine(Wrong.PLAY) from error
