"""The rules of a table as they are chosen in a form: a ruleset for so many, and its house rules."""

from __future__ import annotations

from tockbot.bot.form import Answers, AnyOf, Line, OneOf
from tockbot.bot.press import PressError
from tockbot.bot.words.names import option_name, parties_of, party_name
from tockbot.bot.words.rules import told_rules
from tockbot.bot.words.speaker import Speaker
from tockbot.rules import RULESETS, OptionSetting, Party, Ruleset, TableRules, option_settings, table_rules


def game_question(say: Speaker, rules: TableRules) -> OneOf:
    """Which ruleset is played, and by how many."""
    lines = tuple(
        Line(
            _game(ruleset.name, party),
            say("ask-game-line", ruleset=say(f"ruleset-{ruleset.name}"), party=party_name(say, party)),
            chosen=(ruleset, party) == (rules.ruleset, rules.party),
        )
        for ruleset in RULESETS.values()
        for party in parties_of(ruleset)
    )
    return OneOf("game", say("ask-game"), lines=lines)


def with_game(rules: TableRules, answers: Answers) -> TableRules:
    """The game that was chosen, keeping the house rules that exist for it.

    Raises:
        PressError: it is none that was offered.
    """
    games = {_game(name, party): (ruleset, party) for name, ruleset in RULESETS.items() for party in ruleset.parties}
    ruleset, party = games[answers.one_of("game", games)]
    return _as_far_as_possible(ruleset, party, dict(rules.options) if ruleset is rules.ruleset else {})


def _game(name: str, party: Party) -> str:
    return f"{name}.{party.players}{'t' if party.in_teams else 's'}"


def house_rules(say: Speaker, rules: TableRules) -> list[OptionSetting]:
    """The options that do anything at a table; some are kept without effect (readings.md A25)."""

    def matters(choice: OptionSetting) -> bool:
        told = [told_rules(say, _with_option(rules, choice.option.name, value)) for value in choice.values]
        return any(one != told[0] for one in told)

    return [one for one in option_settings(rules.ruleset, rules.party, dict(rules.options)) if matters(one)]


def house_rules_question(say: Speaker, rules: TableRules) -> AnyOf:
    """Which house rules are played, each in a sentence; none where a ruleset has none.

    Every option has two values: the ruleset's own, and that of the line.
    """
    lines = tuple(
        Line(
            one.option.name,
            option_name(say, one.option.name, one.values[1]),
            one.value != one.values[0],
            say(f"option-{one.option.name}-about".replace("_", "-")),
        )
        for one in house_rules(say, rules)
    )
    return AnyOf("house-rules", say("ask-house-rules"), lines=lines)


def with_house_rules(say: Speaker, rules: TableRules, answers: Answers) -> TableRules:
    """The same game by the house rules that were ticked.

    Raises:
        PressError: one of them is none that was offered.
    """
    offered = {one.option.name: one.values[1] for one in house_rules(say, rules)}
    kept = {name: value for name, value in rules.options if name not in offered}
    ticked = {name: offered[name] for name in sorted(answers.any_of("house-rules", offered))}
    return _as_far_as_possible(rules.ruleset, rules.party, kept | ticked)


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


def _with_option(rules: TableRules, name: str, value: str) -> TableRules:
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
