"""Choosing what is played, before the game: the ruleset, how many, house rules, and on which terms."""

from __future__ import annotations

from typing import Final

from tockbot.bot.screen import Answers, AnyOf, Button, Form, Line, Menu, MenuOption, OneOf, Row, Screen, Typed
from tockbot.bot.shared_presses import ShowMore, ShowRules
from tockbot.bot.typed import house_rules, house_rules_question, with_ruleset
from tockbot.bot.words import Speaker, mention, parties_of, party_name, ruleset_name
from tockbot.features.lobby.picture import games_picture
from tockbot.features.lobby.presses import ChooseHouseRules, ChooseParty, ChooseRuleset, ChooseTerms, StartWithCut
from tockbot.rules import RULESETS, TableRules
from tockbot.tables import CHOSEN_PACES, Draft, Pace, TableSeen, Wish, commands

HINTS_OFFERED: Final = (0, 1, 3, 5, 10)
UNLIMITED: Final = "unlimited"

RATED: Final = "rated"
UNDO: Final = "undo"
SERIES: Final = "series"
INVITED: Final = "invited"
TERMS: Final = (RATED, UNDO, SERIES, INVITED)
"""What is ticked or not."""

CUT_LENGTH: Final = 40


def setup_screen(say: Speaker, seen: TableSeen, first: str | None) -> Screen:
    """The choices of a table, with what is chosen now; ``first`` is the ruleset that is offered first."""
    rules, people = seen.rules, len(seen.sitting)
    # Nobody may lose a seat.
    fitting = [name for name in RULESETS if with_ruleset(rules, name).party.players >= people]
    names = sorted(fitting, key=lambda name: name != first)
    chosen = say(f"ruleset-{rules.ruleset.name}-about")
    serial = [say("setup-series")] if seen.series is not None else []
    lines = [say("setup-header", rules=ruleset_name(say, rules)), f"*{chosen}*", *serial, terms_line(say, seen)]
    rulesets = tuple(
        MenuOption(
            say(f"ruleset-{name}"),
            ChooseRuleset(seen.id, name),
            name == rules.ruleset.name,
            say(f"ruleset-{name}-about"),
        )
        for name in names
    )
    parties = tuple(
        MenuOption(party_name(say, party), ChooseParty(seen.id, party.players, party.in_teams), party == rules.party)
        for party in parties_of(rules.ruleset)
        if party.players >= people
    )
    house = (Button(say("ask-house-rules"), ChooseHouseRules(seen.id)),) if house_rules(say, rules) else ()
    rows: tuple[Row, ...] = (
        Menu(say("setup-ruleset"), rulesets),
        Menu(say("setup-party"), parties),
        (*house, Button(say("setup-terms"), ChooseTerms(seen.id)), *_for_all(say, seen)),
    )
    return Screen("\n".join(lines), rows, games_picture(say, names, rules.ruleset.name))


def chosen_screen(say: Speaker, seen: TableSeen) -> Screen:
    """What was chosen for a table, and who chooses, for others."""
    chosen = say("setup-chosen", rules=ruleset_name(say, seen.rules), host=mention(say, seen.host))
    return Screen("\n".join((chosen, terms_line(say, seen))), (_for_all(say, seen),))


def _for_all(say: Speaker, seen: TableSeen) -> tuple[Button, ...]:
    """The rules as they now are, for whoever sits there another way to begin, and what else can be done."""
    may_start = seen.viewer is not None and None not in seen.seated
    cut = (Button(say("setup-cut"), StartWithCut(seen.id)),) if may_start else ()
    return (Button(say("button-rules"), ShowRules(seen.id)), *cut, Button(say("button-more"), ShowMore(seen.id)))


def house_rules_form(say: Speaker, rules: TableRules) -> Form:
    """Which house rules are played."""
    return Form(say("ask-house-rules"), (house_rules_question(say, rules),))


def terms_form(say: Speaker, seen: TableSeen) -> Form:
    """On which terms a table plays beside its rules."""
    paces = tuple(Line(pace.value, say(f"pace-{pace.value}"), pace is seen.clock.pace) for pace in CHOSEN_PACES)
    # A number that was chosen elsewhere stays to be chosen.
    terms = seen.terms
    numbers = sorted({*HINTS_OFFERED, *(() if terms.hints is None else (terms.hints,))})
    hints = [Line(str(one), _hints_told(say, one), one == terms.hints) for one in numbers]
    hints.append(Line(UNLIMITED, _hints_told(say, None), terms.hints is None))
    chosen = {
        RATED: terms.rated,
        UNDO: terms.takes_back,
        SERIES: seen.series is not None,
        INVITED: terms.by_invitation,
    }
    others = tuple(Line(one, say(f"ask-terms-{one}"), is_chosen) for one, is_chosen in chosen.items())
    questions = (
        OneOf("pace", say("setup-pace"), lines=paces),
        OneOf("hints", say("setup-hints"), lines=tuple(hints)),
        AnyOf("others", say("ask-terms"), lines=others),
    )
    return Form(say("setup-terms"), questions)


def terms_wish(seen: TableSeen, answers: Answers) -> Wish:
    """The terms that were chosen, all of them or none.

    Raises:
        PressError: they are none that were offered.
    """
    pace = Pace(answers.one_of("pace", [one.value for one in CHOSEN_PACES]))
    offered = {str(one): one for one in (*HINTS_OFFERED, seen.terms.hints) if one is not None}
    chosen = answers.one_of("hints", (*offered, UNLIMITED))
    others = answers.any_of("others", TERMS)

    def wish(draft: Draft) -> None:
        commands.choose_pace(draft, pace)
        commands.allow_hints(draft, offered.get(chosen))
        commands.rate(draft, rated=RATED in others)
        commands.allow_back(draft, allowed=UNDO in others)
        commands.play_series(draft, serial=SERIES in others)
        commands.invite(draft, only=INVITED in others)

    return wish


def cut_form(say: Speaker) -> Form:
    """What a player likes to have mixed into chance."""
    return Form(say("setup-cut"), (Typed("cut", say("ask-cut"), say("ask-cut-about"), longest=CUT_LENGTH),))


def terms_line(say: Speaker, seen: TableSeen) -> str:
    """On which terms a table plays beside its rules, in small letters: pace, hints, undo, rating, who may sit."""
    return say(
        "lobby-terms",
        pace=say("setup-pace-chosen", pace=say(f"pace-{seen.clock.pace.value}")),
        hints=say("setup-hints-chosen", hints=_hints_told(say, seen.terms.hints)),
        undo=_undo(say, seen),
        rated=say("lobby-rated-not-yet") if seen.terms.rated and not seen.may_be_rated else _rated(say, seen),
        door="invited" if seen.terms.by_invitation else "open",
    )


def _undo(say: Speaker, seen: TableSeen) -> str:
    return say("button-undo-on" if seen.terms.takes_back else "button-undo-off")


def _rated(say: Speaker, seen: TableSeen) -> str:
    """Whether the game is rated, as people sit now."""
    if not seen.terms.rated:
        return say("button-rated-off")
    return say("button-rated-on" if seen.may_be_rated else "button-rated-not-yet")


def _hints_told(say: Speaker, hints: int | None) -> str:
    """How many hints each seat may have; None is as many as anybody likes."""
    return say("setup-hints-unlimited") if hints is None else say("setup-hints-allowed", hints=hints)
