"""The rules of a table as they are typed: a ruleset, how many, in teams or not, and options, with what may follow."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Final

from discord import app_commands

from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.bot.screen import OPTION_LIMIT, OPTIONS_LIMIT, clipped
from tockbot.bot.words.directions import unmarked
from tockbot.bot.words.names import in_a_row, listed, option_name, parties_of, party_name, ruleset_name
from tockbot.bot.words.person_names import shown_name
from tockbot.bot.words.speaker import Speaker
from tockbot.rules import ON, RULESETS, Party, RulesError, TableRules, option_settings, table_rules
from tockbot.tables import Refused

DEFAULT_RULESET: Final = "swiss"


MODE_TEAMS: Final = "teams"


MODE_SOLO: Final = "solo"


MODES: Final = (MODE_TEAMS, MODE_SOLO)
"""What a command may say of who plays with whom."""


DEFAULT_PLAYERS: Final = 4


TYPED_SHOWN: Final = 40
"""So much of what was typed is shown to whoever typed it, where it cannot be."""


SEPARATOR: Final = re.compile(r"[\s,:+]+")
"""What stands between options that are typed, or between an option and its name."""


def chosen_rules(say: Speaker, ruleset: str, seating: tuple[int | None, str | None], options: str) -> TableRules:
    """The rules chosen for a new table.

    Raises:
        Refused: RULES_RULESET, RULES_PARTY, RULES_OPTION, RULES_NO_OPTION, RULES_VALUE.
    """
    players, mode = seating
    in_teams = None if mode is None else mode == MODE_TEAMS
    party = _party(ruleset, seating)
    if party is not None:
        options = _with_ids(say, ruleset, party, options)
    chosen = dict(map(_option, filter(None, SEPARATOR.split(options))))
    if players is None:
        players = DEFAULT_PLAYERS if party is None else party.players
    try:
        return table_rules(ruleset, players, in_teams=in_teams, options=chosen)
    except RulesError as error:
        reason = Objection(f"refused-rules-{error.kind}")
        # What was typed may be longer than a message.
        wrong = shown_name(clipped(error.wrong, TYPED_SHOWN))
        if reason is Objection.RULES_PARTY:
            offered = in_a_row(say, [party_name(say, party) for party in parties_of(RULESETS[ruleset])])
            raise Refused(reason, offered=offered) from error
        if reason is Objection.RULES_OPTION and not error.offered:
            plain = ruleset_name(say, table_rules(ruleset, players, in_teams=in_teams))
            raise Refused(Objection.RULES_NO_OPTION, wrong=wrong, rules=plain) from error
        raise Refused(reason, wrong=wrong, offered=listed(say, error.offered)) from error


def _with_ids(say: Speaker, ruleset: str, party: Party, typed: str) -> str:
    """What was typed, with options' ids instead of their names as they are shown."""
    ids = {
        unmarked(option_name(say, setting.option.name, value)): _word(setting.option.name, value)
        for setting in option_settings(RULESETS[ruleset], party, {})
        for value in setting.values[1:]
    }
    for name in sorted(ids, key=len, reverse=True):
        typed = re.sub(rf"\b{re.escape(name)}\b", ids[name], typed, flags=re.IGNORECASE)
    return typed


def _word(name: str, value: str) -> str:
    """How an option is typed: ``places``, ``board=dog``."""
    return name if value == ON else f"{name}={value}"


def _option(word: str) -> tuple[str, str]:
    """An option's name and its value, from how it is typed."""
    name, _, value = word.partition("=")
    return name, value or ON


def _party(ruleset: str, seating: tuple[int | None, str | None]) -> Party | None:
    """Who plays, as far as chosen; None if the ruleset is not for such a party."""
    players, mode = seating
    in_teams = None if mode is None else mode == MODE_TEAMS
    fitting = (
        party
        for party in (RULESETS[ruleset].parties if ruleset in RULESETS else ())
        if players in (None, party.players) and in_teams in (None, party.in_teams)
    )
    return next(fitting, None)


async def suggest_options(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """The options that exist beside all that is chosen so far, by their ids and their names, each to be added to it."""
    say, chosen = request.say, request.interaction.namespace
    ruleset = getattr(chosen, "ruleset", None) or DEFAULT_RULESET
    party = _party(ruleset, (getattr(chosen, "players", None), getattr(chosen, "mode", None)))
    if party is None:
        return []
    words = SEPARATOR.split(current)
    known = {option.name for option in RULESETS[ruleset].options}
    # The last word, and all from one that is no option's id, are being typed; they may be of an option's name.
    whole = list(takewhile(lambda word: _option(word)[0] in known, words[:-1]))
    typed = " ".join(words[len(whole) :]).casefold()
    before = dict(map(_option, whole))
    suggestions = []
    for choice in option_settings(RULESETS[ruleset], party, before):
        for value in choice.values[1:]:
            word = _word(choice.option.name, value)
            about = option_name(say, choice.option.name, value)
            text = " ".join((*whole, word))
            fits = word.startswith(typed) or f" {typed}" in f" {about.casefold()}"
            if fits and choice.option.name not in before and len(text) <= OPTION_LIMIT:
                name = clipped(say("setup-suggested", option=text, about=about), OPTION_LIMIT)
                suggestions.append(app_commands.Choice(name=name, value=text))
    return suggestions[:OPTIONS_LIMIT]
