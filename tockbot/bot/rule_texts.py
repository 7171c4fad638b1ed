"""The rules of a table in sentences, derived from its law: a part of the law without a sentence fails a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Final, assert_never

from tockbot.bot.words import Speaker, listed, rank_name
from tockbot.rules import (
    JOKER,
    RANKS,
    SECTOR,
    Action,
    Backward,
    BurnCard,
    DrawCard,
    EnterPawn,
    Forward,
    FromCentre,
    Law,
    Lead,
    Location,
    OwnPawns,
    PawnOwner,
    Seven,
    Swappable,
    SwapPawns,
    TableRules,
    ToCentre,
)


class RulesSection(Enum):
    """The subject of a sentence, in the order of the rules; the value is the message key of its heading."""

    ROUNDS = "rules-rounds"
    TRACK = "rules-track"
    HOME = "rules-at-home"
    SEVENS = "rules-sevens"
    CARDS = "rules-cards"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A rule in words; ``ranks`` are the cards that it is about, if any."""

    section: RulesSection
    text: str
    ranks: str = ""


DEEDS: Final = (
    SwapPawns(),
    SwapPawns(opponents_only=True),
    DrawCard(),
    ToCentre(),
    BurnCard(),
    BurnCard(choice=True),
)
"""The actions of cards that need a sentence, because their short captions do not explain them."""


def sentences(say: Speaker, rules: TableRules) -> Iterator[Sentence]:
    """Yield a sentence for everything in the law that differs between tables."""
    law = rules.law
    yield from _of_rounds(say, law)
    yield from _of_the_track(say, law)
    yield from _of_home(say, rules)
    yield from _of_sevens(say, rules)
    yield from _of_cards(say, rules)


def _name(word: str, value: Enum) -> str:
    return f"{word}-{value.name.lower()}".replace("_", "-")


def _of_rounds(say: Speaker, law: Law) -> Iterator[Sentence]:
    texts = [say(f"rules-{_name('exchange', law.exchange)}"), say(f"rules-{_name('unplayable', law.unplayable)}")]
    if law.may_spare_partner:
        texts.append(say("rules-may-spare-partner"))
    match law.lead:
        case Lead.NEVER:
            texts.append(say("rules-leader-stays"))
        case Lead.EACH_CYCLE:
            texts.append(say("rules-lead-each-cycle"))
        case Lead.EACH_ROUND:
            pass
    if law.places:
        texts.append(say("rules-places"))
    for text in texts:
        yield Sentence(RulesSection.ROUNDS, text)


def _of_the_track(say: Speaker, law: Law) -> Iterator[Sentence]:
    texts = [say("rules-hit-others" if law.own_pawns is OwnPawns.NEITHER else "rules-hit-all")]
    match law.own_pawns:
        case OwnPawns.NEITHER:
            texts.append(say("rules-own-colour-blocks"))
        case OwnPawns.HIT_ONLY:
            texts.append(say("rules-own-pawns-hit-only"))
        case OwnPawns.PASSED_AND_HIT:
            pass
    if law.pairs_block:
        texts.append(say("rules-pairs-block"))
    texts.append(say(f"rules-{_name('blocking', law.blocking)}"))
    match law.blocking_can_swap:
        case Swappable.ANYONE:
            texts.append(say("rules-blocking-can-swap"))
        case Swappable.OWNER:
            texts.append(say("rules-blocking-can-swap-owner"))
        case Swappable.NOBODY:
            pass
    if law.begins_entered:
        texts.append(say("rules-begins-entered"))
    for text in texts:
        yield Sentence(RulesSection.TRACK, text)


def _of_home(say: Speaker, rules: TableRules) -> Iterator[Sentence]:
    law = rules.law
    sector = SECTOR[law.board]
    entry = say("rules-entry", length=sector.length * rules.board.sector_count, fields=sector.entry_before_start)
    texts = [entry, say(f"rules-{_name('home_entry', law.home_entry)}")]
    once = () if law.passes_entry else (say("rules-once-round"),)
    for text in (*texts, *once, say("rules-home")):
        yield Sentence(RulesSection.HOME, text)
    if rules.party.in_teams and not law.joker_finishes:
        yield Sentence(RulesSection.HOME, say("rules-no-joker-finish"), JOKER)


def _of_sevens(say: Speaker, rules: TableRules) -> Iterator[Sentence]:
    law = rules.law
    alone = law.seven_moves is PawnOwner.OWN and not rules.party.in_teams
    moves = "rules-seven-moves-own-alone" if alone else f"rules-{_name('seven_moves', law.seven_moves)}"
    texts = [say(f"rules-{_name('seven_hits', law.seven_hits)}", pawns=law.seven_pawns or 0), say(moves)]
    if law.seven_backs_at_home:
        texts.append(say("rules-seven-backs-at-home"))
    if law.seven_diagonal:
        texts.append(say("rules-seven-diagonal", fields=_fields(say, rules.board.sevens)))
    for text in texts:
        yield Sentence(RulesSection.SEVENS, text, law.seven_ranks)


def _of_cards(say: Speaker, rules: TableRules) -> Iterator[Sentence]:
    law, eights = rules.law, _fields(say, rules.board.eights)
    yield from _of_walks(say, law)
    for deed in DEEDS:
        ranks = "".join(rank for rank in RANKS if deed in law.cards[rank])
        if ranks:
            yield Sentence(RulesSection.CARDS, _deed(say, deed, _ranks(say, ranks), eights), ranks)
    forced = law.forced_discard
    if forced is not None:
        key = "rules-forced-discard-loses-turn" if forced.loses_turn else "rules-forced-discard"
        yield Sentence(RulesSection.CARDS, say(key, rank=rank_name(say, forced.rank)), forced.rank)
    seconds = law.centre_second_cards
    if seconds:
        text = say("rules-centre-second-cards", ranks=_ranks(say, seconds), fields=eights)
        yield Sentence(RulesSection.CARDS, text, seconds)


def _of_walks(say: Speaker, law: Law) -> Iterator[Sentence]:
    """Yield sentences about walks that do more than move one's own pawn (rules-family.md W8, W9)."""
    walks = [(rank, one) for rank in RANKS for one in law.cards[rank] if isinstance(one, Forward)]
    hitting = "".join(rank for rank, walk in walks if walk.hits_passed)
    if hitting:
        yield Sentence(RulesSection.CARDS, say("rules-hits-passed", ranks=_ranks(say, hitting)), hitting)
    for whose in (PawnOwner.TEAM, PawnOwner.ANYONE):
        pushing = "".join(rank for rank, walk in walks if walk.pawns is whose)
        if pushing:
            text = say("rules-pushes", ranks=_ranks(say, pushing), whose=whose.value)
            yield Sentence(RulesSection.CARDS, text, pushing)


def _deed(say: Speaker, deed: SwapPawns | DrawCard | ToCentre | BurnCard, ranks: str, eights: str) -> str:
    match deed:
        case SwapPawns(opponents_only):
            return say("rules-swap-opponents" if opponents_only else "rules-swap", ranks=ranks)
        case DrawCard():
            return say("rules-draw", ranks=ranks)
        case ToCentre():
            return say("rules-centre", ranks=ranks, fields=eights)
        case BurnCard(choice):
            return say("rules-burn-choice" if choice else "rules-burn", ranks=ranks)
        case _:
            assert_never(deed)


def _fields(say: Speaker, fields: tuple[Location, ...]) -> str:
    """Return fields with a shortcut, by their numbers, and by the mark that all of them have on the board."""
    return say("rules-marked-fields", fields=listed(say, map(str, fields)), mark=fields[0])


def _ranks(say: Speaker, ranks: str) -> str:
    return listed(say, (rank_name(say, rank) for rank in ranks))


def deeds(say: Speaker, law: Law, rank: str) -> str:
    """Return the effect of a card in a few words: ``enter · 1 · 11``, or that it moves as far as its number."""
    if caption(say, law, rank) == rank_name(say, rank):
        return say("rules-plain")
    # Beside another action, the number of the card would read as the card itself.
    own = rank_name(say, rank)

    def forward(steps: int) -> str:
        return say("action-forward", steps=steps) if str(steps) == own else str(steps)

    return caption(say, law, rank, forward)


def card_lines(say: Speaker, rules: TableRules, rank: str) -> list[str]:
    """Return what a card does at this table, in small lines: its effects, then the rules about it.

    If the card has a single effect that a rule explains, its name would only repeat the title.
    """
    about = [sentence.text for sentence in sentences(say, rules) if rank in sentence.ranks]
    if len(actions := rules.law.cards.get(rank, ())) == 1 and actions[0] in (Seven(), *DEEDS):
        return [f"-# {text}" for text in about]
    effects = caption(say, rules.law, rank, lambda steps: say("action-forward", steps=steps))
    line = say("card-does", card=rank_name(say, rank), deeds=effects)
    return [f"-# {text}" for text in (line, *about)]


def caption(say: Speaker, law: Law, rank: str, forward: Callable[[int], str] = str) -> str:
    """Return a card's actions in a few letters: ``enter · 1 · 11``; ``forward`` formats a number of steps."""
    if rank == JOKER:
        return say("action-any")
    actions = law.cards[rank]
    # A card that can enter the centre can also leave it: one word says both.
    return " · ".join(_action(say, one, forward) for one in actions if one != FromCentre() or ToCentre() not in actions)


def _action(say: Speaker, action: Action, forward: Callable[[int], str]) -> str:
    match action:
        case Forward(steps, pawns=pawns):
            return forward(steps) if pawns is PawnOwner.OWN else say("action-forward-anyone", steps=steps)
        case Backward(steps):
            return say("action-back", steps=steps)
        case EnterPawn():
            return say("action-enter")
        case Seven():
            return say("action-seven")
        case SwapPawns():
            return say("action-swap")
        case DrawCard():
            return say("action-draw")
        case BurnCard():
            return say("action-burn")
        case ToCentre():
            return say("action-centre")
        case FromCentre():
            return say("action-from-centre")
        case _:
            assert_never(action)


def rules_text(say: Speaker, rules: TableRules) -> list[str]:
    """Return the rules of a table line by line; two tables with the same lines play the same."""
    lines = beginning_lines(say, rules)
    for _, section in rule_sections(say, rules):
        lines += ["", *section]
    return lines


def beginning_lines(say: Speaker, rules: TableRules) -> list[str]:
    """Return lines about the goal, the deal, and the effect of each card."""
    law = rules.law
    sizes = listed(say, map(str, law.hand_sizes))
    return [
        say("rules-goal-teams" if rules.party.in_teams else "rules-goal-solo"),
        say("rules-deal", cards=len(RANKS) * law.suits + law.jokers, jokers=law.jokers, sizes=sizes)
        + " "
        + say(f"rules-shuffling-{law.shuffling.name.lower()}".replace("_", "-")),
        "",
        *card_rules(say, law),
    ]


def rule_sections(say: Speaker, rules: TableRules) -> Iterator[tuple[RulesSection, list[str]]]:
    """Yield each section with its lines, the heading first."""
    for section, of_section in groupby(sentences(say, rules), key=lambda sentence: sentence.section):
        yield section, [f"**{say(section.value)}**", *(f"- {sentence.text}" for sentence in of_section)]


def card_rules(say: Speaker, law: Law) -> list[str]:
    """Return a line for each card, with cards of the same effect together."""
    by_deed: dict[str, list[str]] = {}
    for rank in law.deck_ranks:
        by_deed.setdefault(deeds(say, law, rank), []).append(rank_name(say, rank))
    return [say.marked(f"`{' '.join(ranks)}` {deed}") for deed, ranks in by_deed.items()]
