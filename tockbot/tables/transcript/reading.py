"""A transcript from its text, every line of which is checked: the plays by the rules, all chance against the seed."""

from __future__ import annotations

import codecs
from dataclasses import replace
from typing import Final, assert_never

from tockbot.rules import IllegalPlay, format_position, takes_from
from tockbot.tables.cards import rank_of
from tockbot.tables.log.events import Dealt, Gave, Played, Sat
from tockbot.tables.transcript.heading import Heading
from tockbot.tables.transcript.lines import DealLine, GiveLine, PlayLine, SitLine, read_line, tells_what_happened
from tockbot.tables.transcript.moments import after_step, beginning
from tockbot.tables.transcript.plays import find_play
from tockbot.tables.transcript.transcript import GameStep, Moment, Transcript
from tockbot.tables.transcript.writing import FIRST_LINE
from tockbot.tables.transcript.wrong import TranscriptError, Wrong, WrongLine

LONGEST: Final = 65_536
"""So many characters a text may have; a long game of eight has half of it."""


def encoding_of(content: bytes) -> str:
    """Return the encoding of a text that begins with these bytes.

    Windows writes UTF-16, or a mark (BOM) in front of UTF-8. Every text here begins with an ASCII character, so that
    UTF-16 without a mark has a zero as its first or second byte.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if content[1:2] == b"\0":
        return "utf-16-le"
    return "utf-16-be" if content[:1] == b"\0" else "utf-8-sig"


def read_transcript(text: str) -> Transcript:
    """The game that a text tells.

    Raises:
        TranscriptError: the first line at which it is no game's, or was changed.
    """
    if len(text) > LONGEST:
        raise TranscriptError(1, Wrong.TOO_LONG)
    stripped = ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1))
    lines = ((number, line) for number, line in stripped if line and not line.startswith("#"))
    if next(lines, (1, ""))[1] != FIRST_LINE:
        raise TranscriptError(1, Wrong.NO_TRANSCRIPT)
    reader, number = _Reader(), 1
    try:
        for number, line in lines:  # noqa: B007 - whichever was read last is the one that is wrong
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
        if self._moment is None and not tells_what_happened(line):
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
        match read_line(line):
            case DealLine(number, dealer, hands):
                if number != moment.game.round + 1:
                    raise WrongLine(Wrong.DEAL)
                return Dealt(heading.seat(dealer), hands)
            case GiveLine(sector, card, in_stead):
                seat = heading.seat(sector)
                if moment.game.gifts[seat] is not None:
                    raise WrongLine(Wrong.GIFT)
                return Gave(seat, card, in_stead=in_stead)
            case SitLine(sector, player):
                return Sat(heading.seat(sector), heading.player(player))
            case PlayLine() as told:
                return self._played(moment, told)
            case None:
                raise WrongLine(Wrong.UNREADABLE)
            case other:
                assert_never(other)

    def _played(self, moment: Moment, told: PlayLine) -> Played:
        if told.number != moment.plays + 1:
            raise WrongLine(Wrong.NUMBER)
        seat, position = self._heading.seat(told.seat), moment.game.position
        if seat != position.turn:
            raise WrongLine(Wrong.TURN)
        play = find_play(position, seat, "".join(map(rank_of, told.cards)), told.told)
        if play is None:
            raise WrongLine(Wrong.PLAY)
        return Played(seat, play, told.cards, told.drawn, in_stead=told.in_stead)


def _after(moment: Moment, step: GameStep) -> Moment:
    try:
        return after_step(moment, step)
    except IllegalPlay as error:
        match step:
            case Dealt():
                raise WrongLine(Wrong.DEAL) from error
            case Gave():
                raise WrongLine(Wrong.GIFT) from error
            case Played(_, play) if takes_from(play) is not None:
                raise WrongLine(Wrong.DRAWN) from error
            case _:
                raise WrongLine(Wrong.PLAY) from error
