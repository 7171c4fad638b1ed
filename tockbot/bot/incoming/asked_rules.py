"""The rules of a table as they are chosen in a form: a ruleset for so many, and its house rules."""

from __future__ import annotations

from tockbot.bot.form import Answers, AnyOf, Line, OneOf
from tockbot.bot.press import PressError
from tockbot.bot.words.names import option_name, party_name
from tockbot.bot.words.rules import told_rules
from tockbot.bot.words.speaker import Speaker
from tockbot.rules import RULESETS, OptionSetting, Party, Ruleset, TableRules, option_settings, table_rules


def game_questions(say: Speaker, rules: TableRules) -> tuple[OneOf, OneOf]:
    """Which ruleset is played, and by how many."""
    rulesets = tuple(
        Line(name, say(f"ruleset-{name}"), ruleset is rules.ruleset, say(f"ruleset-{name}-about"))
        for name, ruleset in RULESETS.items()
    )
    parties = tuple(Line(key, party_name(say, party), party == rules.party) for key, party in _parties().items())
    return (
        OneOf("ruleset", say("setup-ruleset"), lines=rulesets),
        OneOf("party", say("setup-party"), say("ask-party-about"), parties),
    )


def with_game(rules: TableRules, answers: Answers) -> TableRules:
    """The ruleset that was chosen, for as many as were where it is for so many, keeping the house rules of its own.

    Raises:
        PressError: it is none that was offered.
    """
    ruleset = RULESETS[answers.one_of("ruleset", RULESETS)]
    parties = _parties()
    party = _nearest(ruleset, parties[answers.one_of("party", parties)])
    return _as_far_as_possible(ruleset, party, dict(rules.options) if ruleset is rules.ruleset else {})


def _parties() -> dict[str, Party]:
    """Everybody for whom there is a ruleset, the fewest first, by how a form calls them: ``4t``."""
    parties = {party for ruleset in RULESETS.values() for party in ruleset.parties}
    ordered = sorted(parties, key=lambda party: (party.players, not party.in_teams))
    return {f"{party.players}{'t' if party.in_teams else 's'}": party for party in ordered}


def _nearest(ruleset: Ruleset, wanted: Party) -> Party:
    """The party of a ruleset that is wanted, or one of as many players, or its first."""
    as_many = [party for party in ruleset.parties if party.players == wanted.players]
    return wanted if wanted in as_many else next(iter((*as_many, *ruleset.parties)))


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
    party = _nearest(RULESETS[name], rules.party)
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
