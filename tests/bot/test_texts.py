"""The texts in ``locales/``: every language has all messages that the code uses, short enough for Discord."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from babel import Locale
from discord import app_commands
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tockbot
from tockbot.app.features import features
from tockbot.bot.channels import FOR_A_THREAD, NEEDED, TO_CALL, TO_GIVE
from tockbot.bot.commands import SUBCOMMANDS_LIMIT, FluentTranslator, discord_commands
from tockbot.bot.dispatch import Dispatch
from tockbot.bot.handlers import CommandButton, HandlerRegistry
from tockbot.bot.people import AS_THE_SERVER
from tockbot.bot.press import LIMITS, MAX_TYPED
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.rule_texts import RulesSection, caption, rules_text
from tockbot.bot.screen import LAID_OUT_LIMIT
from tockbot.bot.typed import UNITS
from tockbot.bot.words import (
    DEFAULT_LANGUAGE,
    FUNCTIONS,
    LOCALES,
    Speaker,
    language_of,
    languages,
    ruleset_name,
    speaker,
    unmarked,
)
from tockbot.features.ending import Look
from tockbot.features.guessing import PredictionFeature
from tockbot.features.help import Topic
from tockbot.features.lobby.screens import TERMS
from tockbot.features.server_settings import BOARDS, PLACES
from tockbot.features.settings import HANDS, NUMBERS, SHAPES
from tockbot.features.statistics import Standings
from tockbot.features.turn.turn import turn_of
from tockbot.learning import COURSES, Caution, Difficulty, Lesson, Note
from tockbot.learning import seen as lesson_seen
from tockbot.render import THEMES
from tockbot.results import Figures
from tockbot.rules import RULESETS, Law, MenuOption, Party, Phase, TableRules, table_rules
from tockbot.storage import Regular
from tockbot.tables import GuessAt, Level, Pace, Refusal, Wrong, rank_of
from tockbot.tournaments import Mode, TournamentRefusal

pytestmark = pytest.mark.xdist_group("texts")
"""One process parses the texts and the code."""

PACKAGE: Final = Path(tockbot.__file__).parent
MACHINERY: Final = ("speaker.py", "commands.py")
"""Modules whose message keys come from their callers."""

FORWARDERS: Final = {
    "localised": (("message", 0),),
    "button": (("label", 0),),
    **dict.fromkeys(
        ("Choice", "Tick", "NotesTick"),
        (("self.label", 4), ("self.text.format(word)", 5), ("self.line.format(word)", 6)),
    ),
    "language_choice": (("self.label", 2), ("as_discord", 3)),
    "decide_here": (("done", 1), ("waiting", 2)),
    "_said": (("message", 1),),
}
"""Functions that forward a message key: its parameter's name and position."""

SPEAKING: Final = {"self.line", "text", "_hands", "_hours"}
"""Names in settings that are functions returning text, in place of a message key."""


class Nothing:
    """Replaces any object, with the bot's limits."""

    limits = LIMITS

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - as above
        return self

    def __call__(self, *_: object) -> None:
        """Do nothing."""


NOTHING: Any = Nothing()
HANDLERS: Final = HandlerRegistry(
    features(
        store=NOTHING,
        tables=NOTHING,
        player=NOTHING,
        messages=NOTHING,
        members=NOTHING,
        post_board=NOTHING,
        guessing=PredictionFeature(NOTHING, NOTHING),
        end_cards=NOTHING,
        limits=NOTHING,
        new_seed=NOTHING,
        messenger=NOTHING,
        wake_tournaments=NOTHING,
        tell=NOTHING,
    )
)
"""Only the names and parameters of these handlers are used; they cannot be called."""

LESSON_PARTS: Final = ("title", "before", "after", "wrong")
OF_COMMANDS: Final = re.compile("command-|parameter-")
COMMAND_NAME: Final = re.compile(r"[-_\w]{1,32}")
DESCRIPTION_LIMIT: Final = 100
COMMAND_LIMIT: Final = 8000
CHOICE_LIMIT: Final = 100
BUTTON_WIDTH: Final = 30
BESIDE_WIDTH: Final = 19
"""A button beside a paragraph leaves little room for it on a phone."""

BESIDE: Final = ("button-post-", "button-look-")
CAPTION_WIDTH: Final = 24


# The files


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.found.add(node.id.name)


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Return the messages of a language in their order, each with its variables."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


def test_languages_have_files_and_names() -> None:
    """A new language needs its file, and is named nowhere else."""
    first, *others = languages()
    assert first == DEFAULT_LANGUAGE
    assert others == sorted(others)
    assert set(others) >= {"ar", "de", "es", "fr", "it", "nl"}


def is_of_discord(language: str) -> bool:
    """Return whether Discord supports a language; only then do commands have names in it."""
    return language in {language_of(locale.value) for locale in discord.Locale}


def wanted(language: str) -> dict[str, frozenset[str]]:
    """Return the messages that a language must have, with the variables of the default language."""
    every = messages(DEFAULT_LANGUAGE)
    return every if is_of_discord(language) else {name: every[name] for name in every if not OF_COMMANDS.match(name)}


@pytest.mark.parametrize("language", languages())
def test_a_file_holds_nothing_but_messages_each_once(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert {type(entry) for entry in entries(language)} == {ftl.Message, ftl.Comment, ftl.GroupComment}
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("language", languages())
def test_languages_have_every_message_in_order(language: str) -> None:
    assert list(messages(language)) == list(wanted(language))


@pytest.mark.parametrize("language", languages())
def test_languages_use_the_same_variables(language: str) -> None:
    assert messages(language) == {name: wanted(language)[name] for name in messages(language)}


@pytest.mark.parametrize("language", languages())
def test_speaker_falls_back_to_the_default_language(language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource("known = Known"))
    say = Speaker(language, bundle)
    default = speaker(DEFAULT_LANGUAGE)
    assert say("known") == "Known"
    if language != DEFAULT_LANGUAGE:
        assert say("refused-unreadable") == default("refused-unreadable")
    with pytest.raises(KeyError):
        say("no-such-message")


@pytest.mark.parametrize("language", languages())
def test_speaker_formats_messages_as_fluent_does(language: str) -> None:
    bundle, say = FluentBundle([language], FUNCTIONS, use_isolating=False), speaker(language)
    bundle.add_resource(ftl.Resource([*entries(language)]))
    for message, variables in messages(language).items():
        pattern, facts = bundle.get_message(message).value, dict.fromkeys(variables, 3)
        assert pattern is not None
        text, _ = bundle.format_pattern(pattern, facts)
        assert unmarked(say(message, **facts)) == text, message


class Choices(Visitor):
    """Collects the variables by which a message selects, with their variants."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's name for it
        keys = (variant.key for variant in node.variants)
        self.found.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


@pytest.mark.parametrize("language", languages())
def test_numbers_select_the_plural_forms_of_the_language(language: str) -> None:
    kind_of = Locale(language).plural_form
    kinds = {kind_of(number) for number in range(1, 101)}
    choosing = Choices()
    for entry in entries(language):
        choosing.visit(entry)
    of_numbers = [found for found in choosing.found if found & {"zero", "one", "two", "few", "many"}]
    assert len(of_numbers) > 20
    assert [found for found in of_numbers if found - {"zero"} != kinds] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", [0, 1, 2, 10])
def test_every_message_can_be_said(language: str, fact: int) -> None:
    say = speaker(language)
    for message, variables in messages(language).items():
        text = say(message, **dict.fromkeys(variables, fact))
        assert text.strip(), message
        assert "{" not in text, message


@pytest.mark.parametrize("language", languages())
def test_signs_are_not_parted_from_their_words(language: str) -> None:
    """A line may break at a plain blank: a percent sign, or a French colon, would then begin the next line."""
    parted = re.compile(r"(?<=[^\s\]]) [%:;!?»](?=[\s*]|$)|« ")
    lines = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and parted.search(line)] == []


def test_french_de_is_elided_before_a_vowel() -> None:
    say = speaker("fr")
    for name, elided in {"Bruno": "de Bruno", "Anna": "d'Anna", "Émile": "d'Émile", "<@1>": "de <@1>"}.items():
        assert say("pawn-of", number=1, name=name).endswith(f" {elided}")
    for message, variables in messages("fr").items():
        people = {name: "Anna" for name in variables if name in {"name", "names", "other", "host", "first"}}
        assert not re.search(r"\b(?:de|que) \**Anna", say(message, **dict.fromkeys(variables, 3) | people)), message


@pytest.mark.parametrize("language", languages())
def test_week_with_one_hit_has_no_part_of_it(language: str) -> None:
    text = speaker(language)("week-hits", hits=1, most=1, name="Anna")
    assert "Anna" in text
    assert not any(map(str.isdecimal, text))


@pytest.mark.parametrize("language", languages())
def test_numbers_in_texts_look_like_formatted_ones(language: str) -> None:
    say = speaker(language)
    assert unmarked(say("rating-points", points=1000)) in say("season-about")


# Messages in the code


class Saying:
    """A place in the code that uses a message: its key, and the variables given."""

    def __init__(self, where: str, message: str, facts: frozenset[str] | None) -> None:
        self.where = where
        self.message = message
        self.facts = facts


def says(call: ast.Call) -> bool:
    """Return whether a call formats its first argument: ``say(...)``, ``request.say(...)``, ``speaker(...)(...)``."""
    match call.func:
        case ast.Name("say") | ast.Attribute(attr="say" | "_say") | ast.Call(func=ast.Name("speaker")):
            return True
    return False


def called(call: ast.Call) -> str:
    """Return the name of the function that is called."""
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def named(expression: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Yield the message keys in an expression; each placeholder of an f-string becomes ``{}``."""
    match expression:
        case ast.Constant(str() as text):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from named(one, scope)
            yield from named(other, scope)
        case ast.JoinedStr(parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        case ast.Call(func=ast.Attribute(value=text, attr="replace")):
            yield from named(text, scope)
        case ast.Name(name) if values := assigned(name, scope):
            for value in values:
                yield from named(value, scope)
        case _:
            yield ast.unparse(expression)


def assigned(name: str, scope: ast.AST) -> list[ast.expr]:
    """Return the expressions that are assigned to a name."""
    assignments = [node for node in ast.walk(scope) if isinstance(node, ast.Assign)]
    return [node.value for node in assignments if [ast.unparse(target) for target in node.targets] == [name]]


def facts_of(call: ast.Call) -> frozenset[str] | None:
    """Return the names of the variables given; None if they are not all written out."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(filter(None, names))


@cache
def sayings() -> tuple[Saying, ...]:
    """Return every use of a message in the user interface."""
    found = []
    for path in sorted((*(PACKAGE / "bot").rglob("*.py"), *(PACKAGE / "features").rglob("*.py"))):
        if path.name in MACHINERY:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        # The innermost functions come last and decide the value of a name.
        scopes = {
            call: scope
            for scope in ast.walk(tree)
            if isinstance(scope, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef)
            for call in ast.walk(scope)
            if isinstance(call, ast.Call)
        }
        for call, scope in scopes.items():
            where = f"{path.name}:{call.lineno}"
            if says(call):
                found += [Saying(where, message, facts_of(call)) for message in named(call.args[0], scope)]
            else:
                for parameter, place in FORWARDERS.get(called(call), ()):
                    # Only the line of a setting has variables.
                    facts = None if "line" in parameter else frozenset[str]()
                    for argument in call.args[place : place + 1]:
                        found += [Saying(where, message, facts) for message in named(argument, scope)]
    handed_on = {parameter for forwarded in FORWARDERS.values() for parameter, _ in forwarded} | SPEAKING
    return tuple(saying for saying in found if saying.message not in handed_on)


class Listener(Speaker):
    """Returns the key of each message, and records it."""

    def __init__(self) -> None:
        super().__init__(DEFAULT_LANGUAGE, FluentBundle([DEFAULT_LANGUAGE]))
        self.heard: dict[str, set[frozenset[str]]] = {}

    def __call__(self, message: str, **facts: str | int) -> str:
        self.heard.setdefault(message, set()).add(frozenset(facts))
        return message


def choices(options: tuple[MenuOption, ...], law: Law) -> Iterator[dict[str, str]]:
    """Yield every way to choose options under a law."""
    if not options:
        yield {}
        return
    for value in options[0].values(law):
        for others in choices(options[1:], options[0].amend(law, value)):
            yield {options[0].name: value, **others}


def tables_of(name: str, party: Party) -> Iterator[TableRules]:
    ruleset = RULESETS[name]
    offered = tuple(option for option in ruleset.options if option.fits(party))
    for chosen in choices(offered, ruleset.law(party)):
        yield table_rules(name, party.players, in_teams=party.in_teams, options=chosen)


@cache
def all_tables() -> tuple[TableRules, ...]:
    """Return the rules of every table that can be opened."""
    return tuple(
        rules for name, ruleset in RULESETS.items() for party in ruleset.parties for rules in tables_of(name, party)
    )


@cache
def heard_about_rules() -> dict[str, set[frozenset[str]]]:
    """Return every message about the rules of any table, with its variables."""
    listener = Listener()
    for rules in all_tables():
        ruleset_name(listener, rules)
        rules_text(listener, rules)
    return listener.heard


class ListeningTranslator(app_commands.Translator):
    """Translates nothing, and records the keys that were requested."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> None:
        del locale, context
        if "message" in string.extras:
            self.heard.add(string.extras["message"])


def heard_from_commands() -> set[str]:
    """Return every name and description of the commands."""
    listening = ListeningTranslator()
    asyncio.run(translated_commands(listening))
    return listening.heard


def unplayable(lesson: Lesson) -> bool:
    """Return whether a lesson has a card that cannot be played: then its text must say why."""
    seen = lesson_seen(lesson.table())
    assert seen.game is not None
    if seen.game.phase is Phase.EXCHANGE:
        return False
    return any(rank_of(card) not in turn_of(seen).playable for card in seen.game.hand)


def said_with_holes() -> dict[str, set[str]]:
    """Return the possible message keys of each f-string that makes one."""
    rules = set(heard_about_rules())
    heard = heard_from_commands()
    permissions = {name.replace("_", "-") for name in (*NEEDED, *FOR_A_THREAD, TO_CALL, TO_GIVE)}

    lessons = [lesson for course in COURSES for lesson in course.lessons]

    def starting(start: str, among: set[str]) -> set[str]:
        return {message for message in among if message.startswith(start)}

    return {
        "guess-{}": {f"guess-{at.value}" for at in GuessAt},
        "tournament-{}": {f"tournament-{mode.value}" for mode in Mode},
        "tournament-{}-about": {f"tournament-{mode.value}-about" for mode in Mode},
        "str(refusal.reason.value)": {reason.value for reason in (*Refusal, *BotRefusal, *TournamentRefusal)},
        "objection.value": {reason.value for reason in BotRefusal},
        **{f"lesson-{{}}-{part}": {f"lesson-{lesson.name}-{part}" for lesson in lessons} for part in LESSON_PARTS},
        "lesson-{}-cannot": {f"lesson-{lesson.name}-cannot" for lesson in lessons if unplayable(lesson)},
        "caution-{}": {f"caution-{one.value}" for one in Caution},
        **{f"look-{{}}-{part}": {f"look-{one.value}-{part}" for one in Look} for part in ("about", "alt", "chosen")},
        "button-look-{}": {f"button-look-{one.value}" for one in Look},
        "note-{}": {f"note-{one.value}" for one in Note} - {"note-seven", "note-swap"},
        "help-{}": {f"help-{one.value}" for one in Topic},
        "help-{}-told": {f"help-{one.value}-told" for one in Topic},
        "errand-{}": {f"errand-{one.value}" for one in CommandButton},
        "puzzle-{}": {f"puzzle-{one.value}" for one in Difficulty},
        "course-{}": {f"course-{course.name}" for course in COURSES},
        "button-course-{}": {f"button-course-{course.name}" for course in COURSES[1:]},
        "game-text-{}": {f"game-text-{one.name.lower().replace('_', '-')}" for one in Wrong},
        "permission-{}": {f"permission-{name}" for name in permissions},
        "ruleset-{}": {f"ruleset-{name}" for name in RULESETS},
        "ruleset-{}-about": {f"ruleset-{name}-about" for name in RULESETS},
        "level-{}": {f"level-{level.value}" for level in Level},
        "pace-{}": {f"pace-{pace.value}" for pace in Pace},
        "mode-{}": starting("mode-", heard),
        "numbers-{}": {f"numbers-{one}" for one in NUMBERS},
        "hands-{}": {f"hands-{one}" for one in HANDS},
        "shape-{}": {f"shape-{one}" for one in SHAPES},
        "boards-{}": {f"boards-{kept}" for kept in BOARDS},
        "places-{}": {f"places-{one}" for one in PLACES},
        "regular-{}": {f"regular-{what.value}" for what in Regular},
        "ask-terms-{}": {f"ask-terms-{one}" for one in TERMS},
        "ask-post-{}": {f"ask-post-{what.value}" for what in Regular},
        "server-settings-{}-off": {f"server-settings-{what.value}-off" for what in Regular},
        "server-settings-{}-on": {f"server-settings-{what.value}-on" for what in Regular},
        "server-settings-in-{}s": {f"server-settings-in-{one}s" for one in PLACES},
        "server-settings-boards-{}": {f"server-settings-boards-{kept}" for kept in BOARDS},
        "offer-post-{}": {f"offer-post-{what.value}" for what in Regular},
        "offer-post-{}-on": {f"offer-post-{what.value}-on" for what in Regular},
        "button-post-{}": {f"button-post-{what.value}" for what in Regular},
        "standings-{}": {f"standings-{one.value}".replace("_", "-") for one in Standings},
        "stats-rating-{}": {"stats-rating-teams", "stats-rating-alone"},
        "figure-{}": {f"figure-{name}" for name in Figures().numbers},
        "stats-tile-rating-{}": {"stats-tile-rating-teams", "stats-tile-rating-alone"},
        "theme-{}": {f"theme-{name}" for name in (*THEMES, AS_THE_SERVER)},
        "option-{}-about": {
            f"option-{option.name}-about".replace("_", "-") for one in RULESETS.values() for option in one.options
        },
        "option-{}-{}": starting("option-", rules),
        "rules-{}": starting("rules-", rules),
        "rules-shuffling-{}": starting("rules-shuffling-", rules),
        "section.value": {section.value for section in RulesSection},
        "command-{}": starting("command-", heard),
        "command-{}-about": starting("command-", heard),
        "command-{}-{}-about": starting("command-", heard),
        "length-{}": {f"length-{unit}" for unit in UNITS},
        "length-{}-words": {f"length-{unit}-words" for unit in UNITS},
        "parameter-{}": starting("parameter-", heard),
    }


@cache
def all_said() -> set[str]:
    """Return every message key that the code may say."""
    holes = said_with_holes()
    whole = {saying.message for saying in sayings()} - holes.keys()
    return whole.union(*holes.values(), heard_about_rules())


def test_every_message_that_the_code_says_is_there() -> None:
    # A new f-string for message keys must be listed above.
    assert all_said() - messages(DEFAULT_LANGUAGE).keys() == set()


def test_every_message_is_said_somewhere() -> None:
    assert messages(DEFAULT_LANGUAGE).keys() - all_said() == set()


def test_the_code_gives_each_message_its_facts() -> None:
    known = messages(DEFAULT_LANGUAGE)
    wrong = [
        (saying.where, saying.message)
        for saying in sayings()
        if saying.facts is not None and saying.message in known and saying.facts != known[saying.message]
    ]
    assert wrong == []
    assert {
        message for message, given in heard_about_rules().items() if not all(known[message] <= facts for facts in given)
    } == set()


REASONS: Final[Mapping[str, type[Enum]]] = {
    "Refusal": Refusal,
    "BotRefusal": BotRefusal,
    "TournamentRefusal": TournamentRefusal,
}


def reasons_of(argument: ast.expr) -> Iterator[Enum]:
    """Yield the reasons that an argument of a refusal names, in any import style."""
    match argument:
        case ast.IfExp(body=one, orelse=other):
            yield from reasons_of(one)
            yield from reasons_of(other)
        case ast.Attribute(value=ast.Name(kind) | ast.Attribute(attr=kind), attr=name) if kind in REASONS:
            yield REASONS[kind][name]


def test_every_refusal_brings_its_facts() -> None:
    known = messages(DEFAULT_LANGUAGE)
    brought: dict[str, frozenset[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and called(node) == "Refused" and node.args):
                continue
            reason = node.args[0]
            for one in (reason.body, reason.orelse) if isinstance(reason, ast.IfExp) else (reason,):
                match one:
                    case ast.Attribute(ast.Name(kind) | ast.Attribute(attr=kind), name):
                        facts = facts_of(node)
                        assert facts == known[REASONS[kind][name].value], f"{path.name}:{node.lineno}"
                        brought[name] = facts
    assert "CHANNEL_TAKEN" in brought


# Commands in Discord's format

Part = dict[str, Any]
"""A command, a group, a parameter or a choice, in Discord's format."""


async def translated_commands(translator: app_commands.Translator) -> list[Part]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    dispatch = Dispatch(NOTHING, NOTHING, HANDLERS, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING)
    return [await command.get_translated_payload(tree, translator) for command in discord_commands(dispatch)]


def name_in(language: str, part: Part) -> str:
    # The names of languages are the same everywhere: each is in its own language.
    translated = is_translated(language) and part.get("value") not in languages()
    return in_locale(language, part["name_localizations"]) if translated else str(part["name"])


def about_in(language: str, part: Part) -> str:
    if not is_translated(language):
        return str(part["description"])
    return in_locale(language, part["description_localizations"])


def is_translated(language: str) -> bool:
    return language != DEFAULT_LANGUAGE and is_of_discord(language)


def in_locale(language: str, localized: dict[str, str]) -> str:
    """Return the text of a language; Discord has two locales for Spanish, which are the same here."""
    (words,) = {words for locale, words in localized.items() if language_of(locale) == language}
    return words


def siblings_in(parts: list[Part]) -> Iterator[list[Part]]:
    """Yield all lists of siblings: commands, members of a group, parameters of a command."""
    yield parts
    for part in parts:
        if part.get("options"):
            yield from siblings_in(part["options"])


def lines_typed(language: str, parts: list[Part], before: str = "/") -> Iterator[str]:
    """Yield each command and each group as a person types it in a language."""
    for part in parts:
        if part["type"] in (1, 2):
            line = f"{before}{name_in(language, part)}"
            yield line
            yield from lines_typed(language, part.get("options", []), f"{line} ")


def size_in_letters(part: Part) -> int:
    """Return the size by which Discord limits a command: the longest name and description, the value, and its parts."""
    names = (part["name"], *part.get("name_localizations", {}).values())
    abouts = (part.get("description", ""), *part.get("description_localizations", {}).values())
    own = max(map(len, names)) + max(map(len, abouts)) + len(str(part.get("value", "")))
    return own + sum(map(size_in_letters, (*part.get("options", ()), *part.get("choices", ()))))


@pytest.mark.parametrize("language", languages())
async def test_texts_use_the_command_names_of_their_language(language: str) -> None:
    say = speaker(language)
    lines = set(lines_typed(language, await translated_commands(FluentTranslator())))
    named = {
        text: message
        for message, variables in messages(language).items()
        for text in re.findall(r"`(/tock[^`]*)`", say(message, **dict.fromkeys(variables, 2)))
    }
    assert named
    assert {text: message for text, message in named.items() if text not in lines} == {}


async def test_no_command_has_more_members_than_discord_takes() -> None:
    for siblings in siblings_in(await translated_commands(FluentTranslator())):
        assert len(siblings) <= SUBCOMMANDS_LIMIT


async def test_no_command_is_bigger_than_discord_takes() -> None:
    for command in await translated_commands(FluentTranslator()):
        assert size_in_letters(command) <= COMMAND_LIMIT, command["name"]


async def test_commands_declare_their_places_and_installs() -> None:
    everybody, managers, along = await translated_commands(FluentTranslator())
    assert (everybody["contexts"], managers["contexts"], along["contexts"]) == ([0, 1], [0], [0, 1, 2])
    installs = [one["integration_types"] for one in (everybody, managers, along)]
    assert installs == [[0], [0], [1]], "only people who added the bot to their account see the third command"
    assert everybody["default_member_permissions"] is along["default_member_permissions"] is None
    assert managers["default_member_permissions"] == discord.Permissions(manage_guild=True).value


@pytest.mark.parametrize("language", languages())
async def test_commands_and_parameters_have_names_that_discord_takes(language: str) -> None:
    for siblings in siblings_in(await translated_commands(FluentTranslator())):
        names = [name_in(language, part) for part in siblings]
        assert len(set(names)) == len(names), names
        for name in names:
            assert COMMAND_NAME.fullmatch(name), name
            assert name == name.lower()


@pytest.mark.parametrize("language", languages())
async def test_commands_and_parameters_have_valid_descriptions(language: str) -> None:
    for siblings in siblings_in(await translated_commands(FluentTranslator())):
        for part in siblings:
            assert 1 <= len(about_in(language, part)) <= DESCRIPTION_LIMIT, part["name"]


@pytest.mark.parametrize("language", languages())
async def test_choices_have_names_that_discord_takes(language: str) -> None:
    every = [part for siblings in siblings_in(await translated_commands(FluentTranslator())) for part in siblings]
    offered = [part["choices"] for part in every if "choices" in part]
    assert offered
    for siblings in offered:
        names = [name_in(language, choice) for choice in siblings]
        assert len(set(names)) == len(names), names
        assert all(1 <= len(name) <= CHOICE_LIMIT for name in names)


# Lengths


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_every_table_fit_one_message(language: str) -> None:
    say = speaker(language)
    longest = max(("\n".join((ruleset_name(say, rules), *rules_text(say, rules))) for rules in all_tables()), key=len)
    assert len(longest) <= LAID_OUT_LIMIT, longest


@pytest.mark.parametrize("language", languages())
def test_buttons_are_short(language: str) -> None:
    say = speaker(language)
    labels = [
        say(message, **dict.fromkeys(variables, 1))
        for message, variables in messages(language).items()
        if message.startswith("button-")
    ]
    assert [label for label in labels if len(label) > BUTTON_WIDTH] == []
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", languages())
def test_buttons_beside_paragraphs_leave_room(language: str) -> None:
    say = speaker(language)
    labels = [say(message) for message in messages(language) if message.startswith(BESIDE)]
    assert len(labels) >= len(Regular) + len(Look)
    assert [label for label in labels if len(unmarked(label)) > BESIDE_WIDTH] == []


def lines_of(words: str) -> tuple[str, str]:
    """Return the lines of a caption on a card: one, or two that are as short as possible, split between actions."""
    actions = words.split(" · ")
    ways = [(" · ".join(actions[:at]), " · ".join(actions[at:])) for at in range(len(actions))]
    return min(ways, key=lambda lines: max(map(len, lines)))


@pytest.mark.parametrize("language", languages())
def test_captions_fit_a_card(language: str) -> None:
    say = speaker(language)
    for law in {id(rules.law): rules.law for rules in all_tables()}.values():
        for rank in law.deck_ranks:
            words = caption(say, law, rank)
            # Cards that lead through the centre have the most actions, and may take two lines.
            through_centre = say("action-from-centre") in words
            assert max(map(len, lines_of(words) if through_centre else (words,))) <= CAPTION_WIDTH, words


def typed_options(part: Part) -> list[Part]:
    """Return the options of a command, and of its subcommands, that take any text."""
    inner = [found for one in part.get("options", ()) for found in typed_options(one)]
    free = part["type"] == discord.AppCommandOptionType.string.value and "options" not in part and "choices" not in part
    return [*inner, *([part] if free else [])]


async def test_nothing_long_can_be_typed() -> None:
    found = [one for command in await translated_commands(FluentTranslator()) for one in typed_options(command)]
    assert {one["name"] for one in found} >= {"card", "options", "time-zone"}
    assert all(one["max_length"] <= MAX_TYPED for one in found)
