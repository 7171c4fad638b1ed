"""A form as Discord gets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import discord
from discord import ui

from tockbot.bot.form import RADIO_LIMIT, Answers, AnyOf, Form, Line, OneOf, OneRole, Question, Typed, Upload
from tockbot.bot.press import Press, write_press

T = TypeVar("T")


def modal_of(form: Form, press: Press) -> ui.Modal:
    """A form that, once it is sent off, is this press."""
    modal = ui.Modal(title=form.title, custom_id=write_press(press))
    for question in form.questions:
        item = _item(question)
        modal.add_item(ui.Label(text=question.label, description=question.about or None, component=item))
    # Nobody waits for it: what is sent off comes as any press does, also after a restart.
    modal.stop()
    return modal


def answers_of(interaction: discord.Interaction[Any]) -> Answers:
    """What was answered in a form that was sent off; nothing where none was."""
    data: dict[str, Any] = dict(interaction.data or {})
    found = (data.get("resolved") or {}).get("attachments") or {}
    state = interaction.client._connection  # noqa: SLF001 - what discord.py itself makes attachments with
    files = {str(number): discord.Attachment(data=one, state=state) for number, one in found.items()}
    return Answers(data.get("components", ()), files)


def _item(question: Question) -> ui.Item[Any]:
    match question:
        case OneOf(name, lines=lines) if 1 < len(lines) <= RADIO_LIMIT:
            return ui.RadioGroup(custom_id=name, options=_options(discord.RadioGroupOption, lines))
        case OneOf(name, lines=lines):
            return ui.Select(custom_id=name, options=_options(discord.SelectOption, lines))
        case AnyOf(name, lines=lines):
            ticks = _options(discord.CheckboxGroupOption, lines)
            return ui.CheckboxGroup(custom_id=name, options=ticks, required=False, min_values=0)
        case Typed(name, text=text, longest=longest, example=example):
            return ui.TextInput(
                custom_id=name, default=text or None, max_length=longest, placeholder=example or None, required=False
            )
        case OneRole(name, chosen=chosen):
            kind = discord.SelectDefaultValueType.role
            roles = [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)]
            return ui.RoleSelect(custom_id=name, min_values=0, required=False, default_values=roles)
        case Upload(name):
            return ui.FileUpload(custom_id=name)
        case _:
            raise TypeError(f"nobody can be asked {question!r}")


def _options(kind: Callable[..., T], lines: Sequence[Line]) -> list[T]:
    return [
        kind(label=line.label, value=line.value, description=line.about or None, default=line.chosen) for line in lines
    ]
