"""A real table whose game starts from a chosen position, and what its people do and read there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import discord
import pytest
import simcord

from tests.e2e.world import World, answered, buttons, exchange, menus, of_card, text_of
from tests.sampled import some
from tests.tables.recordings import recorded
from tests.texts import DE, EN
from tockbot.bot.press import read_press, write_press
from tockbot.bot.shared_presses import AskBack, AskHint, ShowHand
from tockbot.features.lobby.screens import Sit
from tockbot.features.turn.turn import BackToHand, BuildSeven, ChooseAhead, MakePlay, ShowCard
from tockbot.rules import Phase, Position, Seat, TableRules, format_position, parse_position
from tockbot.tables import Actor, Draft, TableCommand, commands

LAID_OUT = discord.MessageFlags(components_v2=True).value
OUT = "r,r,r,r"
HOME_ALL = "h1,h2,h3,h4"
THREE = ("Anna", "Bruno", "Chloé")
FOUR = ("Anna", "Bruno", "Chloé", "Dario")

BOTH_WAYS = pytest.mark.parametrize("in_channel", [False, True], ids=["by dm", "in the channel"])
MOSTLY_BY_MESSAGE = pytest.mark.parametrize("in_channel", some([False, True], 2), ids=["by dm", "in the channel"])
"""For tests whose subject is the card. Tests with ``BOTH_WAYS`` always play the hand in the channel, too."""


LATE = 30
"""Number of entries before its end at which a recorded game is loaded."""


def late_in_a_game(rules: TableRules) -> str:
    """Return a position shortly before the end."""
    played = [table.game.position for table in recorded(rules).tables[:-LATE] if table.game is not None]
    return format_position(next(one for one in reversed(played) if one.phase is Phase.PLAY))


async def put(world: World, position: str, names: Sequence[str | None]) -> None:
    """Open a table, seat these people, with computer players beside them, and start from a position (rules.md 6.1)."""
    wanted = parse_position(position)
    first = names[0]
    assert first is not None, "someone must open the table"
    await _open(world, wanted, first)
    table_id, lobby = world.seen().id, world.board()
    for seat, name in enumerate(names):
        if seat and name is not None:
            world.raw_press(name, lobby, write_press(Sit(table_id, Seat(seat))))
    await world.env.settle()
    await begin(world, wanted)


async def at_a_turn_of_anna(world: World, names: Sequence[str] = FOUR) -> None:
    """Create a game of four seats whose cards have been passed: Anna is to act, and everyone can play each card."""
    await put(world, "swiss 4t d3 px - 5,r,r,r/23,r,r,r/41,r,r,r/59,r,r,r 25689Q/34689Q/25689T/35689T", names)
    await exchange(world, names)
    assert world.to_act() == "Anna"


async def begin(world: World, wanted: Position) -> None:
    """Start a table's game from a position, with computer players on its free seats."""

    def begin_full(draft: Draft) -> None:
        for seat in wanted.rules.seats:
            if draft.table.seated[seat] is None:
                commands.add_computer(draft, seat)
        commands.start(draft, position=wanted)

    await decided(world, begin_full)


async def decided(world: World, wish: TableCommand) -> None:
    """Run a command as the host of a table, and wait for everything that follows."""
    seen = world.seen()
    await world.client.tables.decide(seen.id, Actor(seen.host.id), wish)
    # SimCord knows the bot's own background tasks, but not this one, which was started from outside.
    while doing := [task for task in asyncio.all_tasks() if task.get_name().endswith(f" table {seen.id}")]:
        await asyncio.wait(doing)
    await world.env.settle()


async def _open(world: World, wanted: Position, host: str) -> None:
    rules = wanted.rules
    options = " ".join(name if value == "on" else f"{name}={value}" for name, value in rules.options)
    await world[host].slash(
        world.channel,
        "tock new",
        ruleset=rules.ruleset.name,
        players=rules.party.players,
        mode="teams" if rules.party.in_teams else "solo",
        **({"options": options} if options else {}),
    )
    assert world.seen().rules == rules


class Chair:
    """A person's seat in the world, played by direct message or with *My hand* in the channel."""

    def __init__(self, world: World, name: str, *, in_channel: bool = False) -> None:
        """Seat the person."""
        self.world = world
        self.name = name
        self.in_channel = in_channel
        self.presses = 0
        self._shown = 0

    async def look(self) -> discord.Message:
        """Return the current hand; in the channel a fresh one."""
        if self.in_channel:
            result = await self.world.press(self.name, self.world.board(), self._hand_label())
            self._shown = answered(result).id
        return self.message

    @property
    def message(self) -> discord.Message:
        """Return the message with the hand."""
        if not self.in_channel:
            return self.world.dm(self.name)
        seen = self.world.channel.history(viewer=self.world[self.name])
        return next(message for message in seen if message.id == self._shown)

    @property
    def text(self) -> str:
        """Return the text of the message with the hand."""
        return self.message.content

    @property
    def alt(self) -> str:
        """Return the description of its picture."""
        return self.message.attachments[0].description or ""

    async def press(self, label: str | int) -> simcord.InteractionResult:
        """Press a button by the start or end of its label, or a card by its place in the hand.

        A card with several plays in the hand opens its screen.
        """
        self.presses += 1
        shown = buttons(self.message)
        first, *more = (
            of_card(self.message, label)
            if isinstance(label, int)
            else [item.custom_id or "" for item in shown if _is(label, item.label or "")]
        )
        meant = read_press(first)
        if more and isinstance(meant, MakePlay) and meant.from_card is not None:
            leading = write_press(ShowCard(meant.table_id, meant.stamp, meant.from_card))
            result = self.world.raw_press(self.name, self.message, leading)
            await self.world.env.settle()
            return result
        return await self.world.press_id(self.name, self.message, first)

    async def pick(self, *words: str) -> simcord.InteractionResult:
        """Choose the only line with these words, from a menu or from the buttons that replace one."""
        self.presses += 1
        found = [(place, value) for place, value, label in self._lines() if all(word in label for word in words)]
        assert len(found) == 1, (words, self.lines)
        ((place, value),) = found
        if place is None:
            return await self.world.press_id(self.name, self.message, value)
        return await self.world.choose(self.name, self.message, value, place)

    @property
    def lines(self) -> list[str]:
        """Return all lines of the menus, and the buttons that replace a menu."""
        return [label for _, _, label in self._lines()]

    def _hand_label(self) -> str:
        """Return the label of *My hand* in the world's language."""
        return next(
            item.label or ""
            for item in buttons(self.world.board())
            if isinstance(read_press(item.custom_id or ""), ShowHand)
        )

    def _lines(self) -> list[tuple[int | None, str, str]]:
        """Return each line's menu (None for a button), value and words."""
        listed: list[tuple[int | None, str, str]] = [
            (place, option.value, option.label)
            for place, menu in enumerate(menus(self.message))
            for option in menu.options
        ]
        pressed = [item for item in buttons(self.message) if not item.disabled]
        return listed or [(None, item.custom_id or "", item.label or "") for item in pressed if not _leads_back(item)]


def _leads_back(button: discord.Button) -> bool:
    press = read_press(button.custom_id or "")
    return isinstance(press, BackToHand | AskHint) or (
        isinstance(press, BuildSeven) and button.label in (EN("button-back"), DE("button-back"))
    )


def _is(wanted: str, label: str) -> bool:
    return label.startswith(wanted) or label.endswith(wanted)


OF_NO_TURN = AskBack | BackToHand | ChooseAhead | AskHint


def pressable(chair: Chair) -> list[str]:
    """Return the enabled buttons of a turn, without those for the picture, undo, planned moves and notes."""
    return [
        item.label or ""
        for item in buttons(chair.message)
        if not item.disabled and not isinstance(read_press(item.custom_id or ""), OF_NO_TURN)
    ]


async def refused_to(chair: Chair, custom_id: str) -> None:
    """Check that a press by another person changes nothing and is answered."""
    world, name, message = chair.world, chair.name, chair.message
    before = world.game()
    stored = world.env.backend.get_message(message.channel.id, message.id)
    stored.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}]
    result = world.raw_press(name, message, custom_id)
    await world.env.settle()
    assert answered(result).content
    assert world.game() == before


def public(world: World) -> list[discord.Message]:
    """Return the messages that everyone in the channel sees."""
    return [message for message in world.channel.history() if not message.flags.ephemeral]


def told(world: World) -> str:
    """Return everything that everyone in the channel can read, including alt texts."""
    alts = (file.description or "" for message in public(world) for file in message.attachments)
    return "\n".join([*map(text_of, public(world)), *alts])


def board_alt(world: World) -> str:
    """Return the description of the board's picture."""
    return world.board().attachments[0].description or ""


class Calls:
    """Counts how often the board was updated, and who was pinged by a private screen."""

    def __init__(self, world: World) -> None:
        """Start counting."""
        self._world = world
        self._from = len(world.env.http_requests)

    @property
    def paints(self) -> int:
        """Return how often the board was sent or edited."""
        here = f"/channels/{self._world.channel.id}/messages"
        posted = [one for one in self._requests if one.method in ("POST", "PATCH")]
        # Among messages sent with interaction tokens, only public ones have a layout.
        flags = [(one.json or {}).get("flags") for one in posted if one.path.startswith("/webhooks/")]
        return sum(one.path.startswith(here) for one in posted) + flags.count(LAID_OUT)

    def __call__(self) -> Counter[str]:
        """Return how often each person was pinged, including by deleted messages."""
        sent = [one.path for one in self._requests if one.method == "POST"]
        dms = {name: person.user.dm_channel.id for name, person in self._world.people.items()}
        return Counter(name for path in sent for name, dm in dms.items() if path == f"/channels/{dm}/messages")

    @property
    def _requests(self) -> list[simcord.HttpLogEntry]:
        return self._world.env.http_requests[self._from :]
