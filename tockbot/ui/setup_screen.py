"""Choosing what is played, before the game: the ruleset, how many, teams or solo, the options and what each does."""

from __future__ import annotations

from tockbot.rules.law import Option as RulesOption
from tockbot.rules.law import Party
from tockbot.rules.rulesets import RULESETS
from tockbot.rules.table_rules import TableRules, table_rules
from tockbot.tables.observation import TableSeen
from tockbot.ui.press import Press, Verb
from tockbot.ui.screen import Button, Menu, Option, Row, Screen, Style
from tockbot.ui.table_screens import option_name, party_name, ruleset_name
from tockbot.ui.texts import Speaker


def setup_screen(say: Speaker, seen: TableSeen) -> Screen:
    """The choices of a table, with what is chosen now."""
    rules = seen.rules
    options = offered_options(rules)
    lines = [say("setup-header", rules=ruleset_name(say, rules))]
    lines += [f"- **{_label(say, rules, option)}**: {_about(say, option)}" for option in options]
    rulesets = tuple(Option(say(f"ruleset-{name}"), name, name == rules.ruleset.name) for name in RULESETS)
    parties = tuple(
        Option(party_name(say, party), _party_value(party), party == rules.party) for party in rules.ruleset.parties
    )
    rows: list[Row] = [
        Menu(say("setup-ruleset"), str(Press(Verb.RULESET, seen.id)), rulesets),
        Menu(say("setup-party"), str(Press(Verb.PARTY, seen.id)), parties),
    ]
    if options:
        rows.append(tuple(_button(say, seen, option) for option in options))
    return Screen("\n".join(lines), tuple(rows))


def offered_options(rules: TableRules) -> list[RulesOption]:
    """The options that exist for a table."""
    return [option for option in rules.ruleset.options if option.fits(rules.party)]


def _value(rules: TableRules, option: RulesOption) -> str | None:
    """The value chosen where it is not the default."""
    return dict(rules.options).get(option.name)


def _values(rules: TableRules, option: RulesOption) -> tuple[str, ...]:
    """The values that an option can have under the options before it."""
    law = rules.ruleset.law(rules.party)
    for other in offered_options(rules):
        if other.name == option.name:
            break
        law = other.amend(law, _value(rules, other) or other.values(law)[0])
    return option.values(law)


def _label(say: Speaker, rules: TableRules, option: RulesOption) -> str:
    """The choice that an option offers beside its default, in a few words."""
    return option_name(say, option.name, _values(rules, option)[1])


def _about(say: Speaker, option: RulesOption) -> str:
    return say(f"option-{option.name}-about".replace("_", "-"))


def _button(say: Speaker, seen: TableSeen, option: RulesOption) -> Button:
    chosen = _value(seen.rules, option) is not None
    label = ("✓ " if chosen else "") + _label(say, seen.rules, option)
    return Button(label, str(Press(Verb.OPTION, seen.id, 0, option.name)), Style.GOOD if chosen else Style.PLAIN)


def _party_value(party: Party) -> str:
    return f"{party.players}{'t' if party.in_teams else 's'}"


def with_ruleset(rules: TableRules, name: str) -> TableRules:
    """Another ruleset, for as many players in the same way where it can be, without options.

    Raises:
        RulesError: there is no such ruleset.
    """
    parties = RULESETS[name].parties if name in RULESETS else ()
    same = [party for party in parties if party == rules.party]
    as_many = [party for party in parties if party.players == rules.party.players]
    party = next(iter((*same, *as_many, *parties)), rules.party)
    return table_rules(name, party.players, in_teams=party.in_teams)


def with_party(rules: TableRules, value: str) -> TableRules:
    """Another party, keeping the options that exist for it.

    Raises:
        RulesError: the ruleset is not for such a party.
        ValueError: the value is no party.
    """
    party = next(party for party in (*rules.ruleset.parties, None) if party is None or _party_value(party) == value)
    if party is None:
        raise ValueError(value)
    kept = {name: value for name, value in rules.options if name in _names_for(rules, party)}
    return table_rules(rules.ruleset.name, party.players, in_teams=party.in_teams, options=kept)


def _names_for(rules: TableRules, party: Party) -> set[str]:
    return {option.name for option in rules.ruleset.options if option.fits(party)}


def with_option(rules: TableRules, name: str) -> TableRules:
    """The option switched to its next value; options that then cannot stay as they are go back to their defaults.

    Raises:
        ValueError: there is no such option here.
    """
    option = next((option for option in offered_options(rules) if option.name == name), None)
    if option is None:
        raise ValueError(name)
    values = _values(rules, option)
    now = _value(rules, option) or values[0]
    wanted = dict(rules.options) | {name: values[(values.index(now) + 1) % len(values)]}
    return _as_far_as_possible(rules, wanted)


def _as_far_as_possible(rules: TableRules, wanted: dict[str, str]) -> TableRules:
    """The rules with the options wanted, less those whose value does not exist beside the others."""
    law = rules.ruleset.law(rules.party)
    kept: dict[str, str] = {}
    for option in offered_options(rules):
        values = option.values(law)
        value = wanted.get(option.name, values[0])
        kept[option.name] = value if value in values else values[0]
        law = option.amend(law, kept[option.name])
    return table_rules(rules.ruleset.name, rules.party.players, in_teams=rules.party.in_teams, options=kept)
