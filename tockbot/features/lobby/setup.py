"""Choosing what is played, before the game: the ruleset, how many, teams or solo, the options and what each does."""

from __future__ import annotations

from typing import Final

from tockbot.bot.errands import ShowRules
from tockbot.bot.press import PressError
from tockbot.bot.screen import Button, Layout, Menu, MenuOption, Row, Screen, Style
from tockbot.bot.words.names import option_name, parties_of, party_name, ruleset_name
from tockbot.bot.words.person_names import mention
from tockbot.bot.words.rules import told_rules
from tockbot.bot.words.speaker import Speaker
from tockbot.features.lobby.presses import (
    AllowBack,
    AllowHints,
    ChoosePace,
    ChooseParty,
    ChooseRuleset,
    PlaySeries,
    RateGame,
    SetOption,
)
from tockbot.rules import RULESETS, OptionSetting, Party, Ruleset, TableRules, option_settings, table_rules
from tockbot.tables import Pace, TableSeen

HINTS_OFFERED: Final = (0, 1, 3, 5, 10)


def setup_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The choices of a table, with what is chosen now."""
    rules = seen.rules
    offered = [
        one for one in option_settings(rules.ruleset, rules.party, dict(rules.options)) if _matters(say, rules, one)
    ]
    lines = [say("setup-header", rules=ruleset_name(say, rules), options=len(offered))]
    lines += [say("setup-option", option=_label(say, one), about=_about(say, one)) for one in offered]
    rulesets = tuple(
        MenuOption(say(f"ruleset-{name}"), ChooseRuleset(seen.id, name), name == rules.ruleset.name)
        for name in RULESETS
    )
    parties = tuple(
        MenuOption(party_name(say, party), ChooseParty(seen.id, party.players, party.in_teams), party == rules.party)
        for party in parties_of(rules.ruleset)
    )
    rows: list[Row] = [
        Menu(say("setup-ruleset"), rulesets),
        Menu(say("setup-party"), parties),
    ]
    if offered:
        rows.append(tuple(_button(say, seen, choice) for choice in offered))
    rows += [_hints(say, seen), _paces(say, seen), _terms(say, seen)]
    # Laid out, because an ordinary message has five rows at the most.
    return Screen("\n".join(lines), tuple(rows), layout=Layout())


def chosen_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What was chosen for a table, and who chooses, for others."""
    chosen = say("setup-chosen", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host))
    return Screen("\n".join((chosen, terms_line(say, seen))), ((Button(say("button-rules"), ShowRules(seen.id)),),))


def terms_line(say: Speaker, seen: TableSeen) -> str:
    """On which terms a table plays beside its rules, in small letters: pace, hints, undo, rating."""
    return say(
        "lobby-terms",
        pace=say("setup-pace-chosen", pace=say(f"pace-{seen.clock.pace.value}")),
        hints=_hints_told(say, seen.hints),
        undo=_undo(say, seen),
        rated=say("lobby-rated-not-yet") if seen.rated and not seen.may_be_rated else _rated(say, seen),
    )


def _terms(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """What is switched by a press, and the rules as they now are."""
    serial = seen.series is not None
    return (
        Button(say("button-series-on" if serial else "button-series-off"), PlaySeries(seen.id, not serial)),
        Button(_undo(say, seen), AllowBack(seen.id, not seen.takes_back)),
        Button(_rated(say, seen), RateGame(seen.id, not seen.rated)),
        Button(say("button-rules"), ShowRules(seen.id)),
    )


def _undo(say: Speaker, seen: TableSeen) -> str:
    return say("button-undo-on" if seen.takes_back else "button-undo-off")


def _rated(say: Speaker, seen: TableSeen) -> str:
    """Whether the game is rated, as people sit now."""
    if not seen.rated:
        return say("button-rated-off")
    return say("button-rated-on" if seen.may_be_rated else "button-rated-not-yet")


def _matters(say: Speaker, rules: TableRules, choice: OptionSetting) -> bool:
    """Whether an option does anything at this table; some are kept without effect (readings.md A25)."""
    told = [told_rules(say, with_option(rules, choice.option.name, value)) for value in choice.values]
    return any(one != told[0] for one in told)


def _hints(say: Speaker, seen: TableSeen) -> Menu:
    """How many hints there are; a number chosen elsewhere is offered too."""
    numbers = sorted({*HINTS_OFFERED, *(() if seen.hints is None else (seen.hints,))})
    options = [MenuOption(_hints_told(say, one), AllowHints(seen.id, one), one == seen.hints) for one in numbers]
    options.append(MenuOption(_hints_told(say, None), AllowHints(seen.id, None), seen.hints is None))
    return Menu(say("setup-hints"), tuple(options))


def _hints_told(say: Speaker, hints: int | None) -> str:
    """How many hints each seat may have; None is as many as anybody likes."""
    return say("setup-hints-unlimited") if hints is None else say("setup-hints-allowed", hints=hints)


def _paces(say: Speaker, seen: TableSeen) -> Menu:
    """How fast it is played."""
    options = tuple(
        MenuOption(
            say("setup-pace-chosen", pace=say(f"pace-{pace.value}")), ChoosePace(seen.id, pace), pace is seen.clock.pace
        )
        for pace in Pace
    )
    return Menu(say("setup-pace"), options)


def _label(say: Speaker, choice: OptionSetting) -> str:
    """The choice that an option offers beside its default, in a few words."""
    return option_name(say, choice.option.name, choice.values[1])


def _about(say: Speaker, choice: OptionSetting) -> str:
    return say(f"option-{choice.option.name}-about".replace("_", "-"))


def _button(say: Speaker, seen: TableSeen, choice: OptionSetting) -> Button:
    """A button that switches an option to its next value; pressed twice it does the same as once."""
    chosen = choice.value != choice.values[0]
    following = choice.values[(choice.values.index(choice.value) + 1) % len(choice.values)]
    label = ("✓ " if chosen else "") + _label(say, choice)
    press = SetOption(seen.id, choice.option.name, following)
    return Button(label, press, Style.GOOD if chosen else Style.PLAIN)


def with_ruleset(rules: TableRules, name: str) -> TableRules:
    """Another ruleset, for as many players in the same way where it can be, without options.

    Raises:
        PressError: there is no such ruleset.
    """
    if name not in RULESETS:
        raise PressError
    parties = RULESETS[name].parties
    same = [party for party in parties if party == rules.party]
    as_many = [party for party in parties if party.players == rules.party.players]
    party = next(iter((*same, *as_many, *parties)))
    return table_rules(name, party.players, in_teams=party.in_teams)


def with_party(rules: TableRules, wanted: Party) -> TableRules:
    """Another party, keeping the options that exist for it.

    Raises:
        PressError: the ruleset is not for such a party.
    """
    if wanted not in rules.ruleset.parties:
        raise PressError
    return _as_far_as_possible(rules.ruleset, wanted, dict(rules.options))


def with_option(rules: TableRules, name: str, value: str) -> TableRules:
    """An option set to a value; others that then cannot stay as they are go back to their defaults."""
    return _as_far_as_possible(rules.ruleset, rules.party, dict(rules.options) | {name: value})


def _as_far_as_possible(ruleset: Ruleset, party: Party, wanted: dict[str, str]) -> TableRules:
    """The rules with the options wanted, less those that do not exist for the party or beside the others."""
    kept = {
        choice.option.name: choice.value
        for choice in option_settings(ruleset, party, wanted)
        if choice.value in choice.values
    }
    return table_rules(ruleset.name, party.players, in_teams=party.in_teams, options=kept)
