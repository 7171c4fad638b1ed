"""The bot's own emojis: uploaded once, again if a drawing changed, and replaced by text while they are missing."""

from __future__ import annotations

import re

import discord
import pytest

from tests.bot.applications import Application, learn, with_all_emojis
from tockbot.bot.sending import Emojis
from tockbot.bot.words import SEAT_SIGNS
from tockbot.render import draw_emojis
from tockbot.tables import Card

AS = Card("As")


def drawn(file: bytes = b"a spade") -> Emojis:
    return Emojis(lambda: {"suit_s": file, "card_As": b"an ace"})


async def test_missing_emojis_are_uploaded_once() -> None:
    application = Application()
    for _ in range(2):
        emojis = drawn()
        await learn(emojis, application)
        assert re.fullmatch(r"5<:suit_s_[0-9a-f]{6}:\d{19}>", emojis.in_texts(["5♠"], 100)[0])
        found = emojis.of(AS)
        assert found is not None
        assert found.name.startswith("card_As_")
    assert application.put_up == 2


async def test_changed_emoji_gets_another_name_and_keeps_the_old_one() -> None:
    application = Application()
    await learn(drawn(), application)
    before = set(application.emojis)
    await learn(drawn(b"a finer spade"), application)
    assert application.put_up == 3
    assert before < set(application.emojis)


async def test_full_application_loses_only_old_emojis_of_the_bot() -> None:
    application = Application()
    await learn(drawn(b"an old spade"), application)
    (old,) = (name for name in application.emojis if name.startswith("suit"))
    others = [f"somebody_elses_{number}" for number in range(1998)]
    for name in others:
        await application.create_application_emoji(name=name, image=b"x")
    emojis = drawn()
    await learn(emojis, application)
    assert old not in application.emojis
    assert set(others) < set(application.emojis)
    assert emojis.in_texts(["♠"], 100) != ["♠"]


async def test_one_process_uploads_emojis_and_others_load_them() -> None:
    application = Application()
    await learn(drawn(), application)
    other = drawn()
    await learn(other, application, puts_up=False)
    assert other.of(AS) is not None
    assert application.put_up == 2


async def test_refused_emojis_are_text() -> None:
    emojis = drawn()
    with pytest.raises(discord.HTTPException):
        await learn(emojis, Application(room=1))
    assert emojis.of(AS) is not None
    assert emojis.in_texts(["5♠ 6♥"], 100) == ["5♠ 6♥"]


async def test_message_too_long_with_emojis_keeps_its_signs() -> None:
    emojis = drawn()
    await learn(emojis, Application())
    (short,) = emojis.in_texts(["5♠"], 2000)
    assert emojis.in_texts(["5♠", "5♠"], 2 * len(short)) == [short, short]
    assert emojis.in_texts(["5♠", "5♠"], 2 * len(short) - 1) == ["5♠", "5♠"]


async def test_signs_become_emojis_except_in_names() -> None:
    emojis = await with_all_emojis()
    signs = [*"♠♥♦♣", *SEAT_SIGNS]
    assert all(text.startswith("<:") for text in emojis.in_texts(signs, 2000))
    assert len(set(emojis.in_texts(signs, 2000))) == 12
    assert emojis.in_texts(["★Bob★ ● ■"], 2000) == ["★Bob★ ● ■"]
    ranks = "A23456789TJQK"
    assert all(emojis.of(Card(rank + suit)) for rank in ranks for suit in "shdc")
    assert emojis.of(Card("**")) is not None


def test_emoji_names_and_files_are_valid_for_discord() -> None:
    files = draw_emojis()
    assert len(files) == 65
    assert all(2 <= len(f"{name}_123456") <= 32 and re.fullmatch(r"\w+", name) for name in files)
    assert all(len(file) < 256 * 1024 for file in files.values())
