"""Who was at a game, followed from entry to entry: who sits where, whose the seats are, who was sent away or absent."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables import Closed, Entry, Human, Left, PersonId, Reopened, Sat, SentAway, Table, computer_on


class Attendance:
    """Who was at a game.

    Attributes:
        seated: who sits on each seat.
        handed_on: the seats that are no more theirs to whom they belonged.
        sent_away: who was, for conduct.
        absent: who lost it, and on which seat, because it was ended while nobody of their side was there.
    """

    def __init__(self, start: Table) -> None:
        """Follow it from a table whose game has just begun."""
        self._rules = start.rules
        self._homes = dict(start.homes)
        self._held = {person for person, _ in start.starters}
        self._awaited: frozenset[tuple[Seat, ...]] = frozenset()
        self.seated = list(start.seated)
        self.handed_on: set[Seat] = set()
        self.sent_away: set[PersonId] = set()
        self.absent: tuple[tuple[PersonId, Seat], ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether, since the game was taken up again, somebody came back of each side that had people."""
        return not self._awaited

    def see(self, entry: Entry) -> None:
        """One entry more of the log."""
        match entry.event:
            case Sat(seat, Human(person) as player):
                self._came(seat, person)
                self.seated[seat] = player
            case Sat(seat, player):
                self.seated[seat] = player
            case Left(seat):
                self._left(seat)
            case SentAway(person):
                self.sent_away.add(person)
                if person in self._homes:
                    self._left(self._homes[person])
            case Reopened():
                self._taken_up(entry.actor)
            case Closed(_, absent) if absent and not self._awaited:
                self.absent = tuple(home for home in self._homes.items() if home[1] in absent)
            case _:
                pass

    def _came(self, seat: Seat, person: PersonId) -> None:
        if self._homes.get(person) != seat and seat in self._homes.values():
            self.handed_on.add(seat)
        if person in self._held:
            self._awaited -= {self._rules.side_of(seat)}
        self._held.add(person)
        self._homes = {one: home for one, home in self._homes.items() if home != seat} | {person: seat}

    def _left(self, seat: Seat) -> None:
        """It is a computer player's, and nobody's to come back to."""
        self.handed_on.add(seat)
        self._homes = {one: home for one, home in self._homes.items() if home != seat}
        if isinstance(self.seated[seat], Human):
            self.seated[seat] = computer_on(seat)

    def _taken_up(self, actor: PersonId | None) -> None:
        """All but the actor are away until they are back."""
        self._awaited = frozenset(map(self._rules.side_of, self._homes.values()))
        for seat in self._rules.seats:
            if isinstance(self.seated[seat], Human):
                self.seated[seat] = computer_on(seat)
        if actor in self._homes:
            seat = self._homes[actor]
            self._awaited -= {self._rules.side_of(seat)}
            self.seated[seat] = Human(actor)
