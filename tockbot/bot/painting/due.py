"""From whom something is due at a table, and who was not told of it yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from tockbot.bot.messages.tokens import lives
from tockbot.bot.people import Viewers
from tockbot.rules import Phase, Seat
from tockbot.storage import ShownMessage
from tockbot.tables import Kind, Observation, Person, PersonId, Stage, TableSeen, Wait


@dataclass(frozen=True, slots=True)
class Calls:
    """Who is to be called at a table: by a private screen, or in its channel; and who is told to be next.

    Those ``in_place`` are called in neither way, and shown what is due where they played last. The ``busy`` are called
    in a moment: their screens cannot be changed now.
    """

    in_private: tuple[Person, ...] = ()
    in_channel: tuple[Person, ...] = ()
    in_place: tuple[Person, ...] = ()
    next: Person | None = None
    busy: frozenset[PersonId] = frozenset()

    def without_busy(self, is_busy: Callable[[PersonId], bool]) -> Calls:
        """Return the calls of everyone else."""
        groups = (self.in_private, self.in_channel, self.in_place, () if self.next is None else (self.next,))
        busy = frozenset(person.id for group in groups for person in group if is_busy(person.id))
        private, channel, place, following = (tuple(one for one in group if one.id not in busy) for group in groups)
        return Calls(private, channel, place, next(iter(following), None), busy)


def seats_due(game: Observation) -> tuple[Seat, ...]:
    """The seats from which something is due."""
    if game.phase is Phase.EXCHANGE:
        return tuple(seat.seat for seat in game.seats if seat.cards and not game.has_given[seat.seat])
    return () if game.turn is None else (game.turn,)


def is_due(seen: TableSeen) -> bool:
    """Whether something is due from a table's viewer."""
    return seen.game is not None and seen.viewer is not None and seen.viewer in seats_due(seen.game)


async def calls_at(viewers: Viewers, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> Calls:
    """Who is to be called for what is due at a table, or because others let them sit down, and was not yet.

    Args:
        viewers: what people have chosen.
        seen: the table.
        rows: what stands of it.

    Raises:
        StorageError: what people have chosen cannot be read.
    """
    if seen.game is None or seen.stage is not Stage.PLAYING:
        return Calls()
    due = seats_due(seen.game)
    sitting = [(Seat(seat), player) for seat, player in enumerate(seen.seated) if isinstance(player, Person)]
    uncalled = [
        player
        for seat, player in sitting
        if player.user is not None
        if (seat in due and not _is_called(rows.get(player.id), seen.game, seen.clock.wait_for(seat)))
        or (player.id in seen.newcomers and player.id not in rows)
    ]
    elsewhere = {person for person in uncalled if not await viewers.takes_messages(seen.guild, person.id)}
    # Whoever is called in the channel is told that something is due from them; in a practice game nobody can be.
    awaited = {seen.seated[seat] for seat in due} if seen.kind is not Kind.PRACTICE else set()
    return Calls(
        tuple(person for person in uncalled if person not in elsewhere),
        tuple(person for person in uncalled if person in elsewhere & awaited),
        tuple(person for person in uncalled if person in elsewhere and seen.kind is Kind.PRACTICE),
        None if seen.kind is Kind.PRACTICE else await _told_next(viewers, seen, seen.game, rows),
    )


async def _told_next(
    viewers: Viewers, seen: TableSeen, game: Observation, rows: Mapping[PersonId, ShownMessage]
) -> Person | None:
    """Who wants to be told to be next, and was not; never while a computer player acts, which is done at once."""
    seat = _next_to_act(game)
    if seat is None or game.turn is None or not isinstance(seen.seated[game.turn], Person):
        return None
    person = seen.seated[seat]
    if not isinstance(person, Person) or person.user is None or _is_called(rows.get(person.id), game, None):
        return None
    wants = (await viewers.preferences(person.id)).told_next
    return person if wants and await viewers.takes_messages(seen.guild, person.id) else None


def _next_to_act(game: Observation) -> Seat | None:
    """The seat whose turn will be after this one, as far as is known: the next with cards."""
    if game.turn is None:
        return None
    seats = [game.seats[(game.turn + step) % len(game.seats)] for step in range(1, len(game.seats))]
    return next((one.seat for one in seats if one.cards), None)


def _is_called(row: ShownMessage | None, game: Observation, wait: Wait | None) -> bool:
    """Whether somebody was called for what is due: who left since, and is back, or is reminded of it, was not."""
    since = game.stamp if wait is None else max(game.stamp, wait.reminded)
    return row is not None and row.stamp >= since and not row.face


def outdated(seen: TableSeen, rows: Mapping[PersonId, ShownMessage], others: Collection[PersonId]) -> list[PersonId]:
    """Whose screen does not say yet that what they chose in advance was played, or that they are back; but others'."""
    if seen.stage is not Stage.PLAYING:
        return []
    made = {seen.seated[seat]: number for seat, number in seen.made_ahead}
    people = [person for person in seen.sitting if person.id not in others]
    screens = [(player, rows[player.id]) for player in people if player.id in rows]
    return [player.id for player, row in screens if row.at and (row.face or row.stamp < made.get(player, 0))]


def before_the_exchange(
    seen: TableSeen, rows: Mapping[PersonId, ShownMessage], others: Collection[PersonId]
) -> list[PersonId]:
    """Whose screen still shows what they mean to give, though the cards have changed hands; but others'."""
    people = [person.id for person in seen.sitting if person.id in rows and person.id not in others]
    tokens = {person: rows[person].token for person in people if rows[person].stamp < seen.exchanged}
    return [person for person, token in tokens.items() if token is not None and lives(token)]
