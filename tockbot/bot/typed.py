"""Text that people type or options that they choose in forms: settings, times, zones, durations and table rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from functools import cache, reduce
from importlib.resources import files
from itertools import takewhile
from typing import Any, Final, Generic, TypeVar
from zoneinfo import ZoneInfo

from discord import app_commands

from tockbot.bot.press import Press, PressError
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.rule_texts import rules_text
from tockbot.bot.screen import OPTION_LIMIT, OPTIONS_LIMIT, Answers, AnyOf, Line, OneOf, Question, clipped
from tockbot.bot.words import (
    DEFAULT_LANGUAGE,
    Speaker,
    join_sequence,
    languages,
    listed,
    option_name,
    parties_of,
    party_name,
    ruleset_name,
    shown_name,
    speaker,
    unmarked,
)
from tockbot.rules import (
    ON,
    RULESETS,
    OptionSetting,
    Party,
    RulesError,
    Ruleset,
    TableRules,
    option_settings,
    table_rules,
)
from tockbot.storage import Preferences, ServerChoices
from tockbot.tables import QuietHours, Refusal, Refused

R = TypeVar("R", Preferences, ServerChoices)


@dataclass(frozen=True, slots=True)
class Choice(Generic[R]):
    """A setting of a person or a server: one of a few values, which a form asks and the settings screen shows.

    In a message key, ``{}`` is replaced by the word of a value.

    Attributes:
        press: opens the form that asks it.
        name: name of the question in the form.
        field: field of the record that keeps the value.
        values: the values, each by the word that the form sends.
        label: message key of the question.
        text: message key of a value's text, or a function that returns it.
        line: message key of the line on the settings screen, whose variable with the question's name is the text;
            empty if the screen shows the value in another way.
        default: the word that is chosen if the field has none of the values; the first word unless given.
    """

    press: type[Press]
    name: str
    field: str
    values: Mapping[str, Any]
    label: str
    text: str | Callable[[Speaker, str], str]
    line: str = ""
    default: str = ""

    def chosen(self, record: R) -> str:
        """Return the word of the value that is chosen."""
        kept, default = getattr(record, self.field), self.default or next(iter(self.values))
        return next((word for word, value in self.values.items() if value == kept), default)

    def option(self, say: Speaker, record: R, word: str) -> Line:
        """Return the line of the form for a value."""
        text = say(self.text.format(word)) if isinstance(self.text, str) else self.text(say, word)
        return Line(word, text, word == self.chosen(record))

    def question(self, say: Speaker, record: R) -> Question:
        """Return the question, with the present value chosen."""
        return OneOf(self.name, say(self.label), lines=tuple(self.option(say, record, word) for word in self.values))

    def shown(self, say: Speaker, record: R) -> str:
        """Return the line of the settings screen."""
        word = self.chosen(record)
        return say(self.line.format(word), **{self.name: self.option(say, record, word).label})

    def answer(self, answers: Answers) -> str:
        """Return the word that was chosen; raise PressError if the form does not offer it."""
        return answers.one_of(self.name, self.values)

    def changed(self, record: R, word: str) -> R:
        """Return the record with the value that a word means."""
        return replace(record, **{self.field: self.values[word]})


TICKED: Final = "told"
"""The word of a line that is ticked."""

ON_OR_OFF: Final[Mapping[str, bool]] = {"off": False, TICKED: True}
"""The values of a :class:`Tick`."""


class Tick(Choice[R]):
    """A setting that is on or off: one line to tick in the form; the variable of its ``line`` is ``on``."""

    __slots__ = ()

    def question(self, say: Speaker, record: R) -> Question:
        """Return the question, with the line ticked if the setting is on."""
        return AnyOf(self.name, say(self.label), lines=(self.option(say, record, TICKED),))

    def shown(self, say: Speaker, record: R) -> str:
        """Return the line of the settings screen."""
        return say(self.line, on=int(self.chosen(record) == TICKED))

    def answer(self, answers: Answers) -> str:
        """Return the word for whether the line was ticked."""
        return TICKED if answers.any_of(self.name, (TICKED,)) else "off"


def change_of(choices: Iterable[Choice[R]], answers: Answers) -> Callable[[R], R]:
    """Return the change that was chosen in a form; raise PressError if the form does not offer it."""
    words = [(one, one.answer(answers)) for one in choices]
    return lambda record: reduce(lambda changed, given: given[0].changed(changed, given[1]), words, record)


AS_DISCORD: Final = "discord"
"""The word for the language that Discord uses."""


def language_choice(press: type[Press], field: str, label: str, as_discord: str) -> Choice[R]:
    """Return the choice of a language: that of Discord, which has the text ``as_discord``, or one by its own name."""
    values = {AS_DISCORD: None, **{one: one for one in languages()}}

    def text(say: Speaker, word: str) -> str:
        return say(as_discord) if word == AS_DISCORD else speaker(word)("language-name")

    return Choice(press, "language", field, values, label, text)


DEFAULT_RULESET: Final = "swiss"


MODE_TEAMS: Final = "teams"


MODE_SOLO: Final = "solo"


MODES: Final = (MODE_TEAMS, MODE_SOLO)
"""The values of a command's *mode* parameter."""


DEFAULT_PLAYERS: Final = 4


TYPED_SHOWN: Final = 40
"""Maximum number of characters of a typed text that are repeated in a refusal."""


SEPARATOR: Final = re.compile(r"[\s,:+]+")
"""The separators between typed options, or between an option and its name."""


def chosen_rules(say: Speaker, ruleset: str, seating: tuple[int | None, str | None], options: str) -> TableRules:
    """Return the rules chosen for a new table."""
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
        reason = BotRefusal(f"refused-rules-{error.kind}")
        # The typed text may be longer than a message.
        wrong = shown_name(clipped(error.wrong, TYPED_SHOWN))
        if reason is BotRefusal.RULES_PARTY:
            offered = join_sequence(say, [party_name(say, party) for party in parties_of(RULESETS[ruleset])])
            raise Refused(reason, offered=offered) from error
        if reason is BotRefusal.RULES_OPTION and not error.offered:
            plain = ruleset_name(say, table_rules(ruleset, players, in_teams=in_teams))
            raise Refused(BotRefusal.RULES_NO_OPTION, wrong=wrong, rules=plain) from error
        raise Refused(reason, wrong=wrong, offered=listed(say, error.offered)) from error


def _with_ids(say: Speaker, ruleset: str, party: Party, typed: str) -> str:
    """Return a typed text with the displayed names of options replaced by their ids."""
    ids = {
        unmarked(option_name(say, setting.option.name, value)): _word(setting.option.name, value)
        for setting in option_settings(RULESETS[ruleset], party, {})
        for value in setting.values[1:]
    }
    for name in sorted(ids, key=len, reverse=True):
        typed = re.sub(rf"\b{re.escape(name)}\b", ids[name], typed, flags=re.IGNORECASE)
    return typed


def _word(name: str, value: str) -> str:
    """Return an option as it is typed: ``places``, ``board=dog``."""
    return name if value == ON else f"{name}={value}"


def _option(word: str) -> tuple[str, str]:
    """Return the name and the value of a typed option."""
    name, _, value = word.partition("=")
    return name, value or ON


def _party(ruleset: str, seating: tuple[int | None, str | None]) -> Party | None:
    """Return the first party of a ruleset that matches the choices so far; None if there is none."""
    players, mode = seating
    in_teams = None if mode is None else mode == MODE_TEAMS
    fitting = (
        party
        for party in (RULESETS[ruleset].parties if ruleset in RULESETS else ())
        if players in (None, party.players) and in_teams in (None, party.in_teams)
    )
    return next(fitting, None)


async def suggest_options(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Return the options that can be added to the ones typed so far, by id and by name."""
    say, chosen = request.say, request.interaction.namespace
    ruleset = getattr(chosen, "ruleset", None) or DEFAULT_RULESET
    party = _party(ruleset, (getattr(chosen, "players", None), getattr(chosen, "mode", None)))
    if party is None:
        return []
    words = SEPARATOR.split(current)
    known = {option.name for option in RULESETS[ruleset].options}
    # The last word, and everything from the first unknown id, is still being typed and may be part of an option's name.
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


HOURS_LENGTH: Final = 10
ZONE_LENGTH: Final = 50
"""Maximum number of characters for hours and zone."""

MIDNIGHT: Final = "24"
HOURS: Final = re.compile(r"\s*(\d{1,2})\s*[-\u2013\u2014]\s*(\d{1,2})\s*")


def typed_hours(hours: str, zone: str) -> QuietHours:
    """Return the quiet hours that a person types."""
    named, found = zone_named(zone), HOURS.fullmatch(hours)
    if found is None:
        raise Refused(BotRefusal.QUIET_HOURS)
    try:
        return QuietHours(named, int(found[1]), 0 if found[2] == MIDNIGHT else int(found[2]))
    except ValueError as error:
        raise Refused(BotRefusal.QUIET_HOURS) from error


@cache
def _zones() -> dict[str, str]:
    """Return the names of all time zones by their typed form."""
    names = files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return {_plain(name): name for name in names}


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")


def zone_named(typed: str) -> str:
    """Return the time zone that a person types, in full or as the city alone."""
    plain, zones = _plain(typed), _zones()
    cities = [name for zone, name in zones.items() if zone.endswith(f"/{plain}")]
    found = zones.get(plain, cities[0] if len(cities) == 1 else None)
    if found is None:
        raise Refused(BotRefusal.QUIET_ZONE)
    return found


async def suggest_zones(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Return time zones whose names contain the text typed so far."""
    del request
    typed = _plain(current)
    found = [name for plain, name in _zones().items() if typed in plain]
    return [app_commands.Choice(name=name, value=name) for name in found[:OPTIONS_LIMIT]]


EVENING: Final = time(20)
"""The time of day that *tonight* means."""

UNITS: Final = {
    "minutes": timedelta(minutes=1),
    "hours": timedelta(hours=1),
    "days": timedelta(days=1),
    "weeks": timedelta(weeks=1),
}
USUAL_LENGTHS: Final = (
    (15, "minutes"),
    (1, "hours"),
    (2, "hours"),
    (5, "hours"),
    (1, "days"),
    (3, "days"),
    (1, "weeks"),
)
"""The durations that are suggested first."""

PART: Final = re.compile(r"\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*([^\W\d_]+)\.?\s*")
CLOCK: Final = re.compile(r"(\d{1,2})[:.h](\d{2})")


def typed_length(say: Speaker, typed: str, zone: str | None, now: datetime) -> timedelta | None:
    """Return the typed duration of an absence, or None for *until I'm back*; times of day need the person's zone."""
    text = _spoken(typed)
    if text in _said(say, "length-back"):
        return None
    at = EVENING if text in _said(say, "length-tonight") else _time_of_day(text)
    if at is None:
        return _added_up(say, text)
    if zone is None:
        raise Refused(BotRefusal.AWAY_ZONE)
    local = now.astimezone(ZoneInfo(zone_named(zone)))
    day = local.date() + timedelta(days=int(at <= local.time() and at != EVENING))
    return datetime.combine(day, at, local.tzinfo).astimezone(now.tzinfo) - now


def _time_of_day(text: str) -> time | None:
    found = CLOCK.fullmatch(text)
    if found is None:
        return None
    try:
        return time(int(found[1]), int(found[2]))
    except ValueError as error:
        raise Refused(Refusal.AWAY_LENGTH) from error


def _added_up(say: Speaker, text: str) -> timedelta:
    """Return the sum of several amounts, each with a unit."""
    words = {
        word: unit
        for name, unit in UNITS.items()
        for said in _said(say, f"length-{name}-words")
        for word in said.split()
    }
    length, read = timedelta(), 0
    while read < len(text):
        found = PART.match(text, read)
        unit = None if found is None else words.get(found[2])
        if found is None or unit is None:
            raise Refused(Refusal.AWAY_LENGTH)
        length += float(found[1].replace(",", ".")) * unit
        read = found.end()
    return length


def _spoken(text: str) -> str:
    return " ".join(unmarked(text).casefold().split())


def _said(say: Speaker, message: str) -> tuple[str, ...]:
    """Return a phrase in English and then in the person's language, which takes precedence."""
    return tuple(_spoken(one(message)) for one in (speaker(DEFAULT_LANGUAGE), say))


def offered_lengths(say: Speaker) -> tuple[str, ...]:
    """Return the suggested durations, each as it can be typed."""
    usual = [say(f"length-{unit}", count=count) for count, unit in USUAL_LENGTHS]
    return (*usual, say("length-tonight"), say("length-back"))


async def suggest_lengths(request: Request, current: str) -> list[app_commands.Choice[str]]:
    """Return the usual durations that begin with the text typed so far."""
    begun = [one for one in offered_lengths(request.say) if _spoken(one).startswith(_spoken(current))]
    return [app_commands.Choice(name=one, value=one) for one in begun]


def game_questions(say: Speaker, rules: TableRules) -> tuple[OneOf, OneOf]:
    """Return the questions for the ruleset and the party."""
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
    """Return the chosen ruleset with the chosen party, or the nearest that it allows, keeping its house rules."""
    ruleset = RULESETS[answers.one_of("ruleset", RULESETS)]
    parties = _parties()
    party = _nearest(ruleset, parties[answers.one_of("party", parties)])
    return _as_far_as_possible(ruleset, party, dict(rules.options) if ruleset is rules.ruleset else {})


def _parties() -> dict[str, Party]:
    """Return all parties of all rulesets, the smallest first, by their key in the form: ``4t``."""
    parties = {party for ruleset in RULESETS.values() for party in ruleset.parties}
    ordered = sorted(parties, key=lambda party: (party.players, not party.in_teams))
    return {f"{party.players}{'t' if party.in_teams else 's'}": party for party in ordered}


def _nearest(ruleset: Ruleset, wanted: Party) -> Party:
    """Return the wanted party if the ruleset allows it, or one with as many players, or its first."""
    as_many = [party for party in ruleset.parties if party.players == wanted.players]
    return wanted if wanted in as_many else next(iter((*as_many, *ruleset.parties)))


def house_rules(say: Speaker, rules: TableRules) -> list[OptionSetting]:
    """Return the options that have an effect at a table; others are kept without one (readings.md A25)."""
    now = rules_text(say, rules)

    def matters(choice: OptionSetting) -> bool:
        others = (_with_option(rules, choice.option.name, one) for one in choice.values if one != choice.value)
        return any(rules_text(say, other) != now for other in others)

    return [one for one in option_settings(rules.ruleset, rules.party, dict(rules.options)) if matters(one)]


def house_rules_question(say: Speaker, rules: TableRules) -> AnyOf:
    """Return the question for the house rules, each explained in a sentence; without lines if the ruleset has none.

    Every option has two values: the ruleset's own, and the one of its line.
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
    """Return the rules with exactly the house rules that were ticked."""
    offered = {one.option.name: one.values[1] for one in house_rules(say, rules)}
    kept = {name: value for name, value in rules.options if name not in offered}
    ticked = {name: offered[name] for name in sorted(answers.any_of("house-rules", offered))}
    return _as_far_as_possible(rules.ruleset, rules.party, kept | ticked)


def with_ruleset(rules: TableRules, name: str) -> TableRules:
    """Return another ruleset without options, with the same party if possible."""
    if name not in RULESETS:
        raise PressError
    party = _nearest(RULESETS[name], rules.party)
    return table_rules(name, party.players, in_teams=party.in_teams)


def with_party(rules: TableRules, wanted: Party) -> TableRules:
    """Return the rules for another party, keeping the options that exist for it.

    Raises:
        PressError: the ruleset does not allow such a party.
    """
    if wanted not in rules.ruleset.parties:
        raise PressError
    return _as_far_as_possible(rules.ruleset, wanted, dict(rules.options))


def _with_option(rules: TableRules, name: str, value: str) -> TableRules:
    """Return the rules with an option set to a value; options that conflict with it get their defaults."""
    return _as_far_as_possible(rules.ruleset, rules.party, dict(rules.options) | {name: value})


def _as_far_as_possible(ruleset: Ruleset, party: Party, wanted: dict[str, str]) -> TableRules:
    """Return the rules with the wanted options, except those that the party or another option rules out."""
    kept = {
        choice.option.name: choice.value
        for choice in option_settings(ruleset, party, wanted)
        if choice.value in choice.values
    }
    return table_rules(ruleset.name, party.players, in_teams=party.in_teams, options=kept)
