"""Failed requests at the start are repeated, and the log says in one line why they failed."""

from __future__ import annotations

import logging
from itertools import islice
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from tockbot.bot.connection import MAX_REASON, pauses, reason, seconds_asked, until_done


def refusal(status: int, said: str | dict[str, Any], **headers: str) -> discord.HTTPException:
    """Return what discord.py raises for an answer of Discord."""
    response: Any = SimpleNamespace(status=status, reason="Refused", headers=headers)
    return discord.HTTPException(response, said)


def test_pauses_grow_to_the_longest() -> None:
    assert list(islice(pauses(2, 10), 5)) == [2, 4, 8, 10, 10]


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (refusal(429, "<!DOCTYPE html>\n<html>Error 1015</html>"), "status 429"),
        (refusal(400, {"code": 30034, "message": "Too many\ncommands"}), "status 400, code 30034: Too many; commands"),
        (refusal(500, ""), "status 500, code 0: Refused"),
        (aiohttp.ClientError("no\nroute"), "no route"),
        (TimeoutError(), "TimeoutError"),
        (KeyError("secret"), "KeyError"),
        (refusal(400, {"code": 50035, "message": "x" * 5000}), "xxx"),
    ],
)
def test_reason_is_one_short_line(error: Exception, expected: str) -> None:
    said = reason(error)
    assert expected in said
    assert "secret" not in said
    assert "<" not in said.replace(" < ", "")
    assert "\n" not in said
    assert len(said) <= MAX_REASON + 1


def test_reason_of_a_missing_gateway_is_its_cause() -> None:
    with pytest.raises(discord.GatewayNotFound) as caught:
        raise discord.GatewayNotFound from refusal(502, "")
    assert "status 502" in reason(caught.value)


def test_seconds_asked_are_read_from_the_answer() -> None:
    headers = {"Retry-After": "30"}
    assert seconds_asked(refusal(429, "", **headers)) == 30
    assert seconds_asked(refusal(429, "", **{"Retry-After": "soon"})) == 0
    assert seconds_asked(TimeoutError()) == 0


async def test_attempts_go_on_until_one_succeeds(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    answers: list[Exception | None] = [refusal(403, ""), refusal(403, ""), refusal(500, ""), ValueError("?"), None]
    failures: list[None] = []

    async def attempt() -> None:
        answer = answers.pop(0)
        if answer is not None:
            raise answer

    await until_done("could not do it", attempt, pauses(0, 0), failed=lambda: failures.append(None))
    assert not answers
    assert len(failures) == 4
    said = [record.message for record in caplog.records]
    assert [line.partition(" at ")[0].partition(";")[0] for line in said] == [
        "could not do it: status 403, code 0: Refused",
        "could not do it: status 500, code 0: Refused",
        "could not do it: ValueError",
        "solved: could not do it",
    ]
