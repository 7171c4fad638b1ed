"""A client answers all presses that it received before it closes."""

from __future__ import annotations

import asyncio

from tockbot.bot.dispatch import UnderWay


async def test_closing_client_answers_presses_and_waits_for_no_other() -> None:
    under_way, told = UnderWay(), asyncio.Event()
    said: list[str] = []

    async def answer(client: str, word: asyncio.Event) -> None:
        with under_way.one(client):
            await word.wait()
            said.append(client)

    never = asyncio.create_task(answer("other", asyncio.Event()))
    answers = [asyncio.create_task(answer("closing", told)) for _ in range(2)]
    await asyncio.sleep(0)
    finishing = asyncio.create_task(under_way.finish("closing"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not finishing.done()
    told.set()
    await finishing
    assert said == ["closing", "closing"]
    await asyncio.gather(*answers)
    never.cancel()


async def test_close_command_does_not_wait_for_itself() -> None:
    under_way = UnderWay()
    await under_way.finish("client")
    with under_way.one("client"):
        await under_way.finish("client")
