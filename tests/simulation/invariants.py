"""Invariants of the bot, checked at every message, at every request, at rest, and at the end of a game."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from loopback import Message
from loopback.model import Answered, Asked, is_free
from tests.simulation import surroundings
from tests.simulation.people import LOCALES
from tests.wire.player import labelled, offered, text_of
from tests.wire.server import has_picture
from tockbot import metrics
from tockbot.bot.plan import seats_due
from tockbot.bot.press import AtMoment
from tockbot.bot.words import language_of, rank_name, speaker
from tockbot.features.turn.turn import BuildSeven, Give, MakePlay, ShowCard, TurnPress
from tockbot.rules import HAND_ORDER
from tockbot.tables import (
    Entry,
    Human,
    LogError,
    People,
    Stage,
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
    from tests.simulation.people import Somebody
    from tests.simulation.run import Simulation

CARD: Final = re.compile(r"(\d+) · (\w+)")
"""The beginning of a card's button: its number in the hand, and its rank in any language."""

LONG_AGO: Final = timedelta(days=400)
"""Time after which no game can be resumed, so that its proof is public."""

MAX_TASKS: Final = 60
"""Maximum number of tasks of the bot at rest."""

SECRET_SCENES: Final = ("PrivateScene", "OpenHandsScene")

ANSWER_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 900.0
SOON: Final = 3.0
"""Seconds after a deletion in which a request that was already under way is refused."""

AFTERWARDS: Final = 60.0
"""Seconds after a fault in which its consequences are refused: discord.py repeats a request for 16 seconds."""


class Invariants:
    """Everything that must be so.

    Attributes:
        problems: what was not.
    """

    def __init__(self, simulation: Simulation) -> None:
        """Watch a simulation."""
        self.problems: list[str] = []
        self._simulation = simulation
        self._notified: dict[tuple[int, int], int] = {}
        self._first: dict[tuple[int, int], int] = {}
        self._kept: set[int] = set()
        self._sentences: set[str] = set()
        self._saved: list[Entry] = []
        self._shown: set[tuple[int, int, int, str]] = set()

    def fail(self, problem: str) -> None:
        """Note that something is not as it must be."""
        self._simulation.note(f"!! {problem}")
        self.problems.append(problem)

    # --- at every message -------------------------------------------------------------------------------------------

    def saw(self, what: str, message: Message) -> None:
        """Check a message that is new or has changed."""
        if what == "delete" or not message.payload["author"]["bot"]:
            return
        saved = self._simulation.saved()
        viewer = message.viewer or message.channel.recipient
        stamps: set[int] = set()
        for press, label in labelled(message):
            if isinstance(press, AtMoment):
                stamps.add(press.stamp)
                if press.stamp > saved:
                    self.fail(f"message {message.id} shows entry {press.stamp}, and {saved} are saved")
            if isinstance(press, TurnPress) and viewer is None:
                self.fail(f"message {message.id} offers a play to everyone")
            if isinstance(press, Give | ShowCard | BuildSeven | MakePlay):
                self._note_card(viewer, press, label)
        if what == "create":
            self._count_notifications(message, stamps)

    def _note_card(self, viewer: int | None, press: Give | ShowCard | BuildSeven | MakePlay, label: str) -> None:
        place, card = press.from_card if isinstance(press, MakePlay) else press.card, CARD.match(label)
        if viewer is not None and place is not None and card is not None and card[1] == str(place + 1):
            self._shown.add((viewer, press.stamp, place, card[2]))

    def _count_notifications(self, message: Message, stamps: set[int]) -> None:
        """Count the people whom a new message notifies that something is due from them."""
        notified: set[tuple[int, int]] = set()
        moment = self._simulation.network.left_at
        if message.channel.recipient is not None and stamps:
            recipient = message.channel.recipient
            reminded = moment.get(recipient, 0) if self._notified.get((recipient, max(stamps))) else 0
            notified.add((recipient, max(*stamps, reminded)))
        elif message in self._simulation.calls():
            users = [int(one["id"]) for one in message.payload["mentions"]]
            notified |= {(user, moment.get(user, 0)) for user in users}
        for one in sorted(notified):
            process = self._notified.setdefault(one, self._simulation.process)
            if message.id != self._first.setdefault(one, message.id) and process == self._simulation.process:
                self.fail(f"{self._simulation.name_of(one[0])} is notified again of what is due since entry {one[1]}")

    # --- at every request -------------------------------------------------------------------------------------------

    def answered(self, route: str, asked: Asked, found: Answered) -> None:
        """Check an answer of Discord."""
        self._check_files(route, asked)
        self._count_sentences(route, asked, found)
        if found.status < 400 or not isinstance(found.payload, dict):
            return
        code = int(found.payload.get("code", 0))
        if asked.method == "DELETE" and found.status == 403:
            # It is deleted later: the bot tries again after an hour.
            self._kept.add(self._simulation.about(asked.path) or 0)
        if not self._is_unavoidable(route, asked, found.status, code):
            self.fail(f"Discord refuses {asked.method} {asked.path}: {found.status} {found.payload}")

    def _count_sentences(self, route: str, asked: Asked, found: Answered) -> None:
        """Check that a press is answered by at most one sentence, even if something goes wrong."""
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
        if channel is not None and int(channel[1]) != self._simulation.channel.id:
            is_for_everyone = False
        interaction = self._simulation.interaction_of(asked.path)
        if interaction is not None and interaction.channel.recipient is not None:
            is_for_everyone = False
        for upload in uploads if is_for_everyone else ():
            wanted: Any = surroundings.NOW.scenes.get(upload.content)
            if wanted is not None and type(wanted.scene).__name__ in SECRET_SCENES and not self._simulation.is_over:
                self.fail(f"{asked.method} {asked.path} shows a hand to everyone")

    def _is_unavoidable(self, route: str, asked: Asked, status: int, code: int) -> bool:
        here = self._simulation
        now, was = here.loop.time(), here.chaos.was
        interaction = here.interaction_of(asked.path)
        age = 0.0 if interaction is None else interaction.age
        pressed = now - age
        match code:
            case _ if status >= 500:
                return True
            case 10062:
                return age > ANSWER_SECONDS
            case 40060:
                return was("request", "kill", "gateway", since=pressed - AFTERWARDS)
            case 10008:
                is_named_again = asked.method == "POST"
                about = here.about(asked.path)
                is_just_gone = about is not None and now - here.network.gone.get(about, -SOON) < SOON
                return is_named_again or is_just_gone or self._is_unheard(asked) or about in here.deleted
            case 10015:
                return was("request", "kill", since=pressed)
            case 50027:
                return age > TOKEN_SECONDS or surroundings.NOW.jump < 0
            case 50007:
                return True
            case 10003 | 50001 | 50013:
                return was("permission", since=now - AFTERWARDS)
            case _ if status == 429:
                return is_free(route)
            case _:
                return False

    def _is_unheard(self, asked: Asked) -> bool:
        """Return whether the process that now asks cannot know that a message is gone: it did not delete it."""
        here = self._simulation
        about = here.about(asked.path)
        return about is not None and here.network.heard.get(about) != here.process

    # --- at rest ----------------------------------------------------------------------------------------------------

    async def at_rest(self) -> list[str]:
        """Return what is not as it must be now that nothing happens."""
        here = self._simulation
        entries, players = await here.read()
        found = self._check_log(entries)
        seen = here.seen()
        if seen is None:
            # A process that has just started does not read games that are over.
            return found if here.is_over else [*found, "the bot does not know the table"]
        if entries:
            saved = see(seen.id, replay(entries), None, players)
            if saved.entries != seen.entries:
                found.append(f"the bot knows {seen.entries} entries, and {saved.entries} are saved")
        boards = [one for one in here.channel.seen_by() if has_picture(one) and one.id not in self._kept]
        if len(boards) != 1 and not (here.was_deleted_lately() and not boards):
            found.append(f"{len(boards)} boards are in the channel")
        due = self._due(seen)
        for somebody in here.people:
            found += self._check_person(somebody, seen, due)
        for call in here.calls():
            named = {int(one) for one in re.findall(r"<@(\d+)>", text_of(call))}
            if not named & due and call.id not in self._kept:
                found.append(f"message {call.id} notifies nobody from whom something is due")
        waiting = {
            gauge: _value(gauge) for gauge in (metrics.TABLES_TO_PAINT, metrics.REQUESTS_WAITING, metrics.IN_DOUBT)
        }
        found += [f"{gauge} is {value} at rest" for gauge, value in waiting.items() if value]
        if (tasks := here.loop.tasks_of(here.process)) > MAX_TASKS:
            found.append(f"the bot has {tasks} tasks at rest")
        return found

    def _check_log(self, entries: list[Entry]) -> list[str]:
        if entries[: len(self._saved)] != self._saved:
            return ["something that was saved is lost"]
        self._saved = entries
        return []

    def _due(self, seen: TableSeen) -> set[int]:
        if seen.game is None or seen.stage is not Stage.PLAYING:
            return set()
        players = [seen.seated[seat] for seat in seats_due(seen.game)]
        return {one.user for one in players if isinstance(one, Seated) and one.user is not None}

    def _check_person(self, somebody: Somebody, seen: TableSeen, due: set[int]) -> list[str]:
        here, person, found = self._simulation, somebody.person, []
        direct = [one for one in person.dm.seen_by() if _offers_play(one)]
        private = [one for one in here.channel.seen_by(person.id) if one.viewer is not None and _offers_play(one)]
        if len(direct) > 1:
            found.append(f"{somebody.name} has {len(direct)} hands in direct messages: {[one.id for one in direct]}")
        if seen.stage is not Stage.PLAYING:
            if direct and not seen.stage.is_open:
                found.append(f"a direct message to {somebody.name} offers a play of a game that is over")
            return found
        if seen.game is None or person.id not in due:
            return found
        stamp = seen.game.stamp
        fresh = [one for one in (*direct, *private) if stamp in _stamps(one)]
        called = [one for one in here.calls() if f"<@{person.id}>" in text_of(one)]
        if not fresh and not called and not here.was_deleted_lately():
            found.append(f"{somebody.name} must act since entry {stamp}, and nothing tells them so")
        return found

    # --- at the end -------------------------------------------------------------------------------------------------

    async def at_the_end(self) -> list[str]:
        """Return what is not as it must be after a game."""
        entries, players = await self._simulation.read()
        found: list[str] = []
        try:
            if self._simulation.is_over and proof_of(entries, datetime.now(UTC) + LONG_AGO) is None:
                found.append("the game has no proof")
        except LogError as error:
            found.append(f"the log cannot be verified: {error}")
        return [*found, *self._check_cards(entries, players)]

    def _check_cards(self, entries: list[Entry], players: People) -> list[str]:
        """Return who was shown a card of another's hand."""
        first, *following = entries
        tables = list(accumulate(following, fold, initial=opened(first)))
        says = [speaker(language_of(locale)) for locale in LOCALES]
        known = {rank_name(say, rank) for say in says for rank in HAND_ORDER}
        found = []
        for viewer, stamp, place, told in sorted(self._shown):
            table = tables[stamp - 1]
            game, seated = table.game, enumerate(table.seated)
            seats = {players[one.person].user: seat for seat, one in seated if isinstance(one, Human)}
            hand = () if game is None or UserId(viewer) not in seats else game.hands[seats[UserId(viewer)]]
            names = {rank_name(say, rank_of(hand[place])) for say in says} if place < len(hand) else set()
            if told in known and told not in names:
                found.append(f"{told} is not card {place + 1} of {self._simulation.name_of(viewer)} at entry {stamp}")
        return found


def _offers_play(message: Message) -> bool:
    return any(isinstance(press, TurnPress) for press in offered(message))


def _stamps(message: Message) -> set[int]:
    return {press.stamp for press in offered(message) if isinstance(press, AtMoment)}


def _value(gauge: Any) -> float:  # noqa: ANN401 - a gauge
    return float(next(iter(gauge.collect())).samples[0].value)
