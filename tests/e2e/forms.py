"""Fills in and submits forms; fields without a given answer keep their initial value."""

from __future__ import annotations

from typing import Any

import simcord
import simcord.interactions
from simcord.backend import serializers
from simcord.enums import ComponentType

from tests.e2e.world import World, answered
from tockbot.bot.press import Press, write_press
from tockbot.bot.shared_presses import FindGame, PlayOnFromText, ShowPrivacy
from tockbot.features.replay_screens import ExportGame, ExportPage
from tockbot.features.seats import MoreGames, PlayerLetBack, SendAway
from tockbot.tables import Person, TableId

Actor = simcord.MemberActor | simcord.UserHandle


async def fill(
    actor: Actor, message: simcord.ResponseMessage, press: Press, **answers: object
) -> simcord.ResponseMessage:
    """Press a button, and fill in and submit the form that it opens."""
    opened = await actor.click(message, custom_id=write_press(press))
    assert isinstance(opened, simcord.InteractionResult)
    assert opened.modal is not None
    given = {one["component"]["custom_id"]: _standing(one["component"]) for one in opened.modal["components"]}
    names = {name.replace("-", "_"): name for name in given}
    given |= {names[name]: value for name, value in answers.items()}
    return answered(
        await actor.submit_modal(opened, {name: value for name, value in given.items() if value is not None})
    )


def _standing(component: dict[str, Any]) -> object:
    """Return the initial value of a form field, or None if something must be chosen."""
    if component["type"] in (ComponentType.FILE_UPLOAD, ComponentType.ROLE_SELECT):
        return None
    if "options" not in component:
        return component.get("value", "")
    chosen = [one["value"] for one in component["options"] if one.get("default")]
    return next(iter(chosen), None) if component["type"] == ComponentType.RADIO_GROUP else chosen


async def own_settings(
    actor: Actor, channel: simcord.ChannelHandle | None, press: Press, **answers: object
) -> simcord.ResponseMessage:
    """Type ``/tock settings`` in a channel or in direct messages, and fill in one of its forms."""
    return await fill(actor, await _typed(actor, channel, "tock settings"), press, **answers)


async def server_settings(
    actor: Actor, channel: simcord.ChannelHandle, press: Press, **answers: object
) -> simcord.ResponseMessage:
    """Type ``/tock-server settings`` in a channel, and fill in one of its forms."""
    return await fill(actor, await _typed(actor, channel, "tock-server settings"), press, **answers)


async def privacy(actor: Actor, channel: simcord.ChannelHandle) -> None:
    """Show a person the data stored about them."""
    await actor.click(await _typed(actor, channel, "tock settings"), custom_id=write_press(ShowPrivacy()))


async def find_game(actor: Actor, channel: simcord.ChannelHandle | None, game: int) -> simcord.ResponseMessage:
    """Look for a finished game by its number."""
    return await fill(actor, await more_games(actor, channel), FindGame(), game=str(game))


async def more_games(actor: Actor, channel: simcord.ChannelHandle | None) -> simcord.ResponseMessage:
    """Type ``/tock games``, and show the other ways to finished games."""
    return answered(await actor.click(await _typed(actor, channel, "tock games"), custom_id=write_press(MoreGames())))


async def from_text(
    actor: Actor, channel: simcord.ChannelHandle, text: str, plays: int = 0, *, encoding: str = "utf-8"
) -> simcord.ResponseMessage:
    """Play on from a position of a game in a file."""
    shown = await more_games(actor, channel)
    return await fill(actor, shown, PlayOnFromText(), text=("game.txt", text.encode(encoding)), plays=str(plays))


async def exported(
    actor: Actor, channel: simcord.ChannelHandle | None, game: int, *, as_page: bool = False
) -> simcord.ResponseMessage:
    """Return a finished game as a text file or web page."""
    shown, number = await find_game(actor, channel, game), TableId(game)
    wanted = ExportPage(number) if as_page else ExportGame(number)
    return await choose_line(actor, shown, wanted)


async def choose_line(actor: Actor, message: simcord.ResponseMessage, press: Press) -> simcord.ResponseMessage:
    """Choose a line of the message's only menu."""
    result = await actor.select(message, [write_press(press)])
    assert isinstance(result, simcord.InteractionResult)
    return answered(result)


async def _typed(actor: Actor, channel: simcord.ChannelHandle | None, command: str) -> simcord.ResponseMessage:
    if isinstance(actor, simcord.UserHandle):
        return answered(await actor.slash(command))
    assert channel is not None
    return answered(await actor.slash(channel, command))


async def sent_off(
    world: World, name: str, message: simcord.ResponseMessage, custom_id: str, given: dict[str, object]
) -> str:
    """Return the answer to a form with these values, even if the bot never opened it."""
    components = [
        {"type": 18, "component": {"custom_id": key, "values" if isinstance(value, list) else "value": value}}
        for key, value in given.items()
    ]
    record, payload = simcord.interactions.base_payload(
        world.env.backend,
        type=5,
        channel_id=message.channel_id,
        guild_id=world.guild.id,
        user_id=world[name].id,
        data={"custom_id": custom_id, "components": components},
    )
    stored = world.env.backend.get_message(message.channel_id, message.id)
    payload["message"] = dict(serializers.message_payload(world.env.backend, stored))
    record.source_message_id = stored.id
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return answered(simcord.InteractionResult(world.env, record)).content


async def remove_player(world: World, actor: simcord.MemberActor, name: str) -> simcord.InteractionResult:
    """Remove a player from the table."""
    table = world.seen()
    opened = await world.more(actor, SendAway(table.id))
    person = next(one for one in table.seated if isinstance(one, Person) and one.user == world[name].id)
    return await actor.submit_modal(opened, {"who": _chosen(opened, str(person.id))})


async def let_back(world: World, actor: simcord.MemberActor) -> simcord.InteractionResult:
    """Let the removed player sit down again."""
    (person,) = world.seen().removed
    opened = await world.more(actor, PlayerLetBack(world.seen().id))
    return await actor.submit_modal(opened, {"who": _chosen(opened, str(person.id))})


def _chosen(opened: simcord.InteractionResult, value: str) -> object:
    """Return a chosen value as Discord sends it: in a list if the field is a menu."""
    assert opened.modal is not None
    (question,) = opened.modal["components"]
    return value if question["component"]["type"] == ComponentType.RADIO_GROUP else [value]
