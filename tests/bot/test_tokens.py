"""Interaction tokens that Discord refuses to use."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tockbot.bot.tokens import LIFE, InteractionTokens, present_id
from tockbot.storage import Token


@pytest.mark.parametrize(("status", "code", "lasts"), [(400, 40094, True), (403, 50013, True), (429, 0, False)])
async def test_token_is_not_tried_again_when_refused_while_it_rests(
    monkeypatch: pytest.MonkeyPatch, status: int, code: int, *, lasts: bool
) -> None:
    client: Any = SimpleNamespace(application_id=1)

    async def refuse(*_: object, **__: object) -> None:
        # As after an answer that says that the token's limit is used up.
        client.application_id = None
        response: Any = SimpleNamespace(status=status, reason="")
        raise discord.HTTPException(response, {"code": code, "message": ""})

    tokens, token = InteractionTokens(lambda: client), Token("token", present_id() + LIFE)
    monkeypatch.setattr(tokens, "_webhook", lambda _: SimpleNamespace(send=refuse, edit_message=refuse))
    assert await tokens.send(token, {}) is None
    assert tokens.hides(token) is lasts
    assert not await tokens.edit(token, 5, {})
    assert tokens.may_edit(token, 5) is not lasts
