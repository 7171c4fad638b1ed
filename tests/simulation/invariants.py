"""Checks invariants of the bot at every message, at every request, at rest, and at the end of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from loopback import Message
from loopback.model import Answered, Asked
from tests.simulation import surroundings
from tests.simulation.network import TOO_MANY, Sent
from tests.simulation.people import LOCALES
from tests.wire.player import labelled, offered, text_of
from tests.wire.server import has_picture
from tockbot import metrics
from tockbot.bot.connection import CONNECT_AGAIN
from tockbot.bot.plan import seats_due
from tockbot.bot.press import AtMoment
from tockbot.bot.words import language_of, rank_name, speaker
from tockbot.features.turn.turn import BuildSeven, Give, MakePlay, ShowCard, TurnPress
from tockbot.render.scene import BoardFilmScene, BoardScene, PosterScene
from tockbot.rules import HAND_ORDER, JOKER
from tockbot.tables import (
    Card,
    Computer,
    Entry,
    Human,
    LogError,
    People,
    Stage,
    Table,
    TableSeen,
    UserId,
    fold,
    opened,
    proof_of,
    rank_of,
    replay,
    see,
)
from tockbot.tables import Person as Seated

if TYPE_CHECKING:
    from tests.simulation.people import SimulatedPerson
    from tests.simulation.run import Simulation

CARD: Final = re.compile(r"(\w+)[^\w +]?(?: →| \(|$)")
"""Matches the beginning of a card's button: its number in the hand, and its rank in any language."""

ANYWHERE: Final = -1
"""The place of a card whose place in the hand is not known."""

LONG_AGO: Final = timedelta(days=400)
"""Time after which no game can be resumed, so that its proof is public."""

MAX_TASKS: Final = 60
"""Maximum number of tasks of the bot at rest."""

SECRET_SCENES: Final = ("PrivateScene", "OpenHandsScene")

ANSWER_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 900.0
MISSING: Final = (50001, 50013)
"""Discord's codes for a missing permission."""

SOON: Final = 3.0
"""Seconds after a deletion in which a request that was already under way is refused."""

COUNTED_SECONDS: Final = 6.0
"""Seconds for which Discord counts a request in a channel, and in which an answer may be under way."""

AFTERWARDS: Final = 60.0
"""Seconds after a fault in which its consequences are refused: discord.py repeats a request for 16 seconds."""


RECONNECTS: Final = CONNECT_AGAIN[1] + AFTERWARDS
"""Seconds within which the bot reconnects: it waits longer after each short connection."""

SLOW: Final = ("request", "network", "kill", "gateway", "disk", "unknown", "clock")
"""The kinds of faults after which an answer may come too late, or never."""


@dataclass(frozen=True, slots=True)
class Notified:
    """The first message that notified a person that they must act.

    Attributes:
        message: its id.
        sent: the request that sent it.
        at: the time at which it arrived, in seconds.
        entry: the entry since which they must act.
    """

    message: int
    sent: Sent
    at: float
    entry: int


class Invariants:
    """Checks everything that must hold.

    Attributes:
        problems: the violations so far.
        secret_scenes: the names of scenes that show a hand.
    """

    secret_scenes: tuple[str, ...] = SECRET_SCENES

    def __init__(self, simulation: Simulation) -> None:
        """Watch a simulation."""
        self.problems: list[str] = []
        self._simulation = simulation
        self._notified: dict[tuple[int, int], Notified] = {}
        self._copies: set[int] = set()
        self._kept: set[int] = set()
        self._refused_at = 0
        self._sentences: set[str] = set()
        self._in_vain: set[tuple[int, str]] = set()
        self._saved: dict[int, list[Entry]] = {}
        self._shown: set[tuple[int, int, int, int, str]] = set()

    def fail(self, problem: str) -> None:
        """Record a violation."""
        self._simulation.note(f"!! {problem}")
        self.problems.append(problem)

    # --- at every message -------------------------------------------------------------------------------------------

    def saw(self, what: str, message: Message) -> None:
        """Check a message that is new or has changed."""
        if what == "delete" or not message.payload["author"]["bot"]:
            return
        viewer = message.viewer or message.channel.recipient
        stamps: set[int] = set()
        for press, label in labelled(message):
            if isinstance(press, AtMoment):
                stamps.add(press.stamp)
                if press.stamp > (saved := self._simulation.saved(press.table_id)):
                    self.fail(f"message {message.id} shows entry {press.stamp}, and {saved} are saved")
            if isinstance(press, TurnPress) and viewer is None:
                self.fail(f"message {message.id} offers a play to everyone")
            if isinstance(press, Give | ShowCard | BuildSeven | MakePlay):
                self._note_card(viewer, press, label)
        if what == "create" and self._simulation.network.sent.is_copy:
            self._copies.add(message.id)
        elif what == "create":
            self._count_notifications(message, stamps)

    def _note_card(self, viewer: int | None, press: Give | ShowCard | BuildSeven | MakePlay, label: str) -> None:
        place, card = press.from_card if isinstance(press, MakePlay) else press.card, CARD.match(label)
        is_part = isinstance(press, BuildSeven) and bool(press.path)
        if viewer is not None and place is not None and card is not None and not is_part:
            # A play of two cards may begin with either.
            where = ANYWHERE if isinstance(press, MakePlay) else place
            self._shown.add((press.table_id, viewer, press.stamp, where, card[1]))

    def _count_notifications(self, message: Message, stamps: set[int]) -> None:
        """Count the people whom a new message notifies that they must act."""
        here, sent = self._simulation, self._simulation.network.sent
        for one in sorted(self._notified_by(message, stamps, sent)):
            second = Notified(message.id, sent, here.loop.time(), one[1])
            first = self._notified.setdefault(one, second)
            if first.at < here.came_back.get(one[0], -1.0):
                # Someone who left their seat and came back is notified again.
                first = self._notified[one] = second
            if message.id != first.message and not self._cannot_be_found(first, second):
                self.fail(f"{here.name_of(one[0])} is notified again of what is due since entry {one[1]}")

    def _notified_by(self, message: Message, stamps: set[int], sent: Sent) -> set[tuple[int, int]]:
        """Return the people whom a new message notifies, each with the entry since which they must act."""
        recipient = message.channel.recipient
        if recipient is not None and stamps:
            reminded = sent.due.get(recipient, 0) if (recipient, max(stamps)) in self._notified else 0
            return {(recipient, max(*stamps, reminded))}
        is_call = recipient is None and message in self._simulation.calls()
        return {(user, sent.due.get(user, 0)) for user in message.pinged} if is_call else set()

    def _cannot_be_found(self, first: Notified, second: Notified) -> bool:
        """Return whether a process that notified someone cannot have known of another message that did.

        Someone deleted it; or an earlier process sent it with a token, and it arrived when the later one had started.
        """
        here = self._simulation
        earlier, later = sorted((first, second), key=lambda one: one.sent.process)
        is_late = bool(earlier.sent.token) and earlier.at > here.started[later.sent.process]
        return first.message in here.deleted or (earlier.sent.process != later.sent.process and is_late)

    def unanswered(self, someone: SimulatedPerson) -> None:
        """Check a press without an answer in time."""
        here = self._simulation
        here.note(f"{someone.name} got no answer")
        is_off_line = not here.model.gateway.reaches(here.channel.guild)
        if not here.chaos.was(*SLOW, since=here.loop.time() - (RECONNECTS if is_off_line else AFTERWARDS)):
            self.fail(f"{someone.name} got no answer, though nothing was wrong")

    # --- at every request -------------------------------------------------------------------------------------------

    def answered(self, route: str, asked: Asked, found: Answered, sent: Sent) -> None:
        """Check an answer of Discord."""
        self._check_files(route, asked)
        self._count_sentences(route, asked, found)
        if found.status < 400 or not isinstance(found.payload, dict):
            return
        code = int(found.payload.get("code", 0))
        if asked.method == "DELETE" and found.status == 403:
            # It is deleted later: the bot tries again after an hour.
            self._kept.add(self._simulation.about(asked.path) or 0)
        if asked.method in {"POST", "PATCH"} and code in MISSING:
            self._refused_at = self._simulation.saved()
        if not self._is_unavoidable(asked, found.status, code, sent):
            self.fail(f"Discord refuses {asked.method} {asked.path}: {found.status} {found.payload}")

    def _count_sentences(self, route: str, asked: Asked, found: Answered) -> None:
        """Check that a press gets at most one sentence as an answer, even after an error."""
        payload, _ = asked.read()
        if route != "POST /webhooks/{application}/{token}" or found.status >= 300 or not payload.get("flags", 0) & 64:
            return
        if payload.get("content") and not payload.get("components"):
            if asked.path in self._sentences:
                self.fail(f"{asked.path} is answered by a second sentence: {payload['content']}")
            self._sentences.add(asked.path)

    def _check_files(self, route: str, asked: Asked) -> None:
        """Check that no one else sees a hand in a picture."""
        payload, uploads = asked.read()
        is_for_everyone = "/channels/" in route or (
            route == "POST /webhooks/{application}/{token}" and not (payload or {}).get("flags", 0) & 64
        )
        channel = re.search(r"/channels/(\d+)/", asked.path)
        place = None if channel is None else self._simulation.model.world.channels.get(int(channel[1]))
        if place is not None and place.recipient is not None:
            is_for_everyone = False
        interaction = self._simulation.interaction_of(asked.path)
        if interaction is not None and interaction.channel.recipient is not None:
            is_for_everyone = False
        for upload in uploads if is_for_everyone else ():
            wanted: Any = surroundings.NOW.scenes.get(upload.content)
            if (
                wanted is not None
                and type(wanted.scene).__name__ in self.secret_scenes
                and not self._simulation.is_over
            ):
                self.fail(f"{asked.method} {asked.path} shows a hand to everyone")

    def _is_unavoidable(self, asked: Asked, status: int, code: int, sent: Sent) -> bool:
        """Return whether no bot could avoid a refusal: the package's docstring lists the reasons."""
        here = self._simulation
        soon = here.loop.time() - AFTERWARDS
        match code:
            case _ if status >= 500:
                return True
            case 10062 | 10015 | 50027 | 40060:
                return self._is_too_late(asked, code)
            case 10008:
                about = here.about(asked.path) or self._named_again(asked)
                is_just_gone = here.loop.time() - here.network.gone.get(about, -SOON) < SOON
                is_news = here.network.heard.get(about) != sent.process
                return bool(about) and (is_just_gone or is_news or about in here.deleted or self._is_first(asked, sent))
            case 50007:
                return True
            case _ if code in (10003, *MISSING):
                has_lost_channel = here.is_channel_gone and here.chaos.was("kill", since=soon)
                return has_lost_channel or here.chaos.was("permission", "channel", since=soon)
            case 10007 | 50278:
                return any(one.is_away for one in here.people) or here.chaos.was("member", since=soon)
            case _ if sent.token:
                return status == TOO_MANY and not sent.was_warned
            case _:
                counted = here.loop.time() - COUNTED_SECONDS
                is_unheard = asked.path in here.network.unheard and here.chaos.was("request", since=counted)
                return status == TOO_MANY and is_unheard

    def _is_too_late(self, asked: Asked, code: int) -> bool:
        """Return whether no bot could avoid a refused answer to a press, or a refused token."""
        here = self._simulation
        interaction = here.interaction_of(asked.path)
        age = 0.0 if interaction is None else interaction.age
        pressed = here.loop.time() - age
        match code:
            case 10062:
                return age > ANSWER_SECONDS and here.chaos.was(*SLOW, since=pressed - AFTERWARDS)
            case 10015:
                return here.chaos.was("request", "kill", since=pressed)
            case 50027:
                return age > TOKEN_SECONDS or surroundings.NOW.jump < 0
            case _:
                return asked.path in here.network.unheard or len(here.network.senders[asked.path]) > 1

    def _is_first(self, asked: Asked, sent: Sent) -> bool:
        """Return whether this is the first time that a process deletes a missing message with a token."""
        before = len(self._in_vain)
        self._in_vain.add((sent.process, asked.path))
        return asked.method == "DELETE" and bool(sent.token) and len(self._in_vain) > before

    def _named_again(self, asked: Asked) -> int:
        """Return the id of the deleted message that a new message names by its nonce, or that a press changes."""
        here = self._simulation
        interaction, (payload, _) = here.interaction_of(asked.path), asked.read()
        if interaction is not None:
            return 0 if interaction.source is None else interaction.source.id
        channels = here.model.world.channels.values()
        named = [one.nonces[payload["nonce"]] for one in channels if payload.get("nonce") in one.nonces]
        return named[0] if named else 0

    # --- at rest ----------------------------------------------------------------------------------------------------

    async def at_rest(self) -> list[str]:
        """Return the violations at rest."""
        here = self._simulation
        entries, players = await here.read()
        found = self._check_log(entries)
        seen = here.seen()
        if seen is None:
            # A process that has just started does not read finished games.
            return found if here.is_over else [*found, "the bot does not know the table"]
        if entries:
            saved = see(seen.id, replay(entries), None, players)
            if saved.entries != seen.entries:
                found.append(f"the bot knows {seen.entries} entries, and {saved.entries} are saved")
        found += self._check_shown(seen)
        waiting = {
            gauge: _value(gauge) for gauge in (metrics.TABLES_TO_PAINT, metrics.REQUESTS_WAITING, metrics.IN_DOUBT)
        }
        found += [f"{gauge} is {value} at rest" for gauge, value in waiting.items() if value]
        if (tasks := here.loop.tasks_of(here.process)) > MAX_TASKS:
            found.append(f"the bot has {tasks} tasks at rest")
        return found

    def _check_shown(self, seen: TableSeen) -> list[str]:
        """Return violations in the messages of a table."""
        here, extra = self._simulation, self._kept | self._copies
        found: list[str] = []
        boards = [one for one in here.channel.seen_by() if has_picture(one) and one.id not in extra]
        was_deleted = here.was_deleted_lately(lambda one: one.is_board)
        # The end of a game is shown once, or not at all if the bot may not write then.
        was_refused = here.is_over and self._refused_at == here.saved()
        if len(boards) != 1 and not (not boards and (was_deleted or was_refused or here.is_channel_gone)):
            found.append(f"{len(boards)} boards are in the channel")
        stale = [] if was_refused else [one for one in boards if not self.is_fresh(one, seen)]
        found += [f"board {one.id} does not show entry {seen.entries}" for one in stale]
        found += self._check_recorded()
        due = self._due(seen)
        for someone in here.people:
            found += self._check_person(someone, seen, due)
        for call in here.calls():
            if not named_by(call) & due and call.id not in extra:
                found.append(f"message {call.id} notifies no one who must act")
        # Computer players pause while no person sits at the table.
        if seen.stage is Stage.PLAYING and seen.game is not None and seen.sitting:
            programs = [seat for seat in seats_due(seen.game) if isinstance(seen.seated[seat], Computer)]
            found += [f"the computer player at seat {seat} does not act" for seat in programs]
        return found

    def is_fresh(self, board: Message, seen: TableSeen) -> bool:
        """Return whether the picture of a board shows where the pawns are, and whose turn it is, or who has won."""
        match self._simulation.scene_of(board):
            case BoardFilmScene(still=scene) | PosterScene(board=scene) | (BoardScene() as scene):
                pass
            case _:
                return seen.game is None
        if seen.game is None:
            return False
        if seen.stage is not Stage.PLAYING:
            return bool(scene.winners) or seen.stage is not Stage.FINISHED
        return (scene.seats, scene.turn) == (seen.game.seats, seen.game.turn)

    def _check_log(self, entries: list[Entry]) -> list[str]:
        table = self._simulation.table
        before = self._saved.get(table, [])
        self._saved[table] = entries
        return ["something that was saved is lost"] if entries[: len(before)] != before else []

    def _check_recorded(self) -> list[str]:
        """Return violations: messages that are recorded as shown, but do not exist."""
        here, world = self._simulation, self._simulation.model.world
        if here.is_channel_gone:
            return []
        lost = [one for channel, one in here.recorded() if one not in world.channels[channel].messages]
        return [f"message {one} is recorded, and is not there" for one in lost if one not in here.deleted]

    def _due(self, seen: TableSeen) -> set[int]:
        if seen.game is None or seen.stage is not Stage.PLAYING:
            return set()
        players = [seen.seated[seat] for seat in seats_due(seen.game)]
        return {one.user for one in players if isinstance(one, Seated) and one.user is not None}

    def _check_person(self, someone: SimulatedPerson, seen: TableSeen, due: set[int]) -> list[str]:
        here, person, found = self._simulation, someone.person, []
        direct = [one for one in person.dm.seen_by() if _offers_play(one) and one.id not in self._copies]
        private = [one for one in here.channel.seen_by(person.id) if one.viewer is not None and _offers_play(one)]
        if len(direct) > 1:
            found.append(f"{someone.name} has {len(direct)} hands in direct messages: {[one.id for one in direct]}")
        if seen.stage is not Stage.PLAYING:
            if direct and not seen.stage.is_open:
                found.append(f"a direct message to {someone.name} offers a play of a game that is over")
            return found
        if seen.game is None or person.id not in due:
            return found
        stamp = seen.game.stamp
        fresh = [one for one in (*direct, *private) if stamp in _stamps(one)]
        if not (fresh or self._is_called(person.id)):
            found.append(f"{someone.name} must act since entry {stamp}, and nothing tells them so")
        return found

    def _is_called(self, user: int) -> bool:
        """Return whether a ping names a person, and it or an earlier one notified them.

        If a person deleted it, the bot sends it again at the next move.
        """
        here = self._simulation
        # A text that names someone only since an edit notified no one.
        first = self._notified.get((user, here.due().get(user, 0)))
        if first is None or first.at < here.came_back.get(user, -1.0):
            return False
        there = [one.id for one in here.calls() if user in named_by(one)]
        deleted = [message for message, one in here.deleted.items() if user in one.called]
        return any(message >= first.message for message in (*there, *deleted))

    # --- at the end -------------------------------------------------------------------------------------------------

    async def at_the_end(self) -> list[str]:
        """Return the violations after a game."""
        entries, players = await self._simulation.read()
        found: list[str] = []
        try:
            if self._simulation.is_over and proof_of(entries, datetime.now(UTC) + LONG_AGO) is None:
                found.append("the game has no proof")
        except LogError as error:
            found.append(f"the log cannot be verified: {error}")
        return [*found, *self._check_cards(entries, players)]

    def _check_cards(self, entries: list[Entry], players: People) -> list[str]:
        """Return violations: people who saw a card of another's hand. The seats of forgotten people are unknown."""
        first, *following = entries
        tables = list(accumulate(following, fold, initial=opened(first)))
        says = [speaker(language_of(locale)) for locale in LOCALES]
        known = {rank_name(say, rank) for say in says for rank in HAND_ORDER}
        found = []
        for table, viewer, stamp, place, shown in sorted(self._shown):
            if viewer in self._simulation.forgotten or table != self._simulation.table:
                continue
            hand = _hand_of(UserId(viewer), tables[stamp - 1 :], players)
            ranks = {rank_of(card) for card in (hand if place == ANYWHERE else hand[place : place + 1])}
            names = {rank_name(say, rank) for rank in ranks for say in says}
            # A Joker is named by the card that it is played as.
            if shown in known and shown not in names and JOKER not in ranks:
                which = "a card" if place == ANYWHERE else f"card {place + 1}"
                found.append(f"{shown} is not {which} of {self._simulation.name_of(viewer)} at entry {stamp}")
        return found


def named_by(message: Message) -> set[int]:
    """Return the users whom a message names."""
    return {int(one) for one in re.findall(r"<@(\d+)>", text_of(message))}


def _hand_of(user: UserId, tables: Sequence[Table], players: People) -> Sequence[Card]:
    """Return a person's hand at the first of these moments at which they sit: they may come back late."""
    for table in tables:
        for seat, one in enumerate(table.seated):
            if isinstance(one, Human) and players[one.person].user == user:
                return () if table.game is None else table.game.hands[seat]
    return ()


def _offers_play(message: Message) -> bool:
    return any(isinstance(press, TurnPress) for press in offered(message))


def _stamps(message: Message) -> set[int]:
    return {press.stamp for press in offered(message) if isinstance(press, AtMoment)}


def _value(gauge: Any) -> float:  # noqa: ANN401 - a gauge
    return float(next(iter(gauge.collect())).samples[0].value)
