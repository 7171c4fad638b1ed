"""Cards, places, teams and rules by name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final

from tockbot.bot.words.speaker import Speaker
from tockbot.rules import CENTRE, HOME, JOKER, RESERVE, Location, Party, Ruleset, TableRules
from tockbot.tables import Card, Level, rank_of

SUIT_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
SEAT_SIGNS: Final = tuple(sign + _AS_TEXT for sign in "●■▲◆⬢★⛊✚")
"""The seats' silhouettes. Nobody writes them so in a name: there they would be without the mark that they are text."""


def in_a_row(say: Speaker, told: Iterable[str]) -> str:
    """Things told one after another, with what a language puts between them."""
    first, *others = [*told] or [""]
    return reduce(lambda before, after: say("in-a-row", before=before, after=after), others, first)


def listed(say: Speaker, told: Iterable[str]) -> str:
    """Names or other few words one after another, with commas between them."""
    return f"{say('comma')} ".join(told)


def rank_name(say: Speaker, rank: str) -> str:
    """A rank as people write it: ``10``, ``K``, or the joker's name."""
    return say("joker") if rank == JOKER else rank.replace("T", "10")


def level_name(say: Speaker, level: Level) -> str:
    """A level in a word."""
    return say(f"level-{level.value}")


def card_name(say: Speaker, card: Card) -> str:
    """A card: ``10♥``, ``K♠``, or the joker's name."""
    return rank_name(say, rank_of(card)) + SUIT_SIGNS.get(card[1], "")


def cards_names(say: Speaker, cards: Iterable[Card]) -> str:
    """Several cards, one after another."""
    return " ".join(card_name(say, card) for card in cards)


def place_name(say: Speaker, location: Location) -> str:
    """A place on the board: a field's number as the picture shows it, the centre, home 2, the reserve."""
    if location in HOME:
        return say("place-home", depth=HOME.index(location) + 1)
    if location == CENTRE:
        return say("place-centre")
    return say("place-reserve") if location == RESERVE else str(location)


TEAM_LETTERS = "ABCD"


def ruleset_name(say: Speaker, rules: TableRules) -> str:
    """What is played, in a few words: the ruleset, how many, teams or solo."""
    options = (option_name(say, *option) for option in rules.options)
    return listed(say, (say(f"ruleset-{rules.ruleset.name}"), party_name(say, rules.party), *options))


def party_name(say: Speaker, party: Party) -> str:
    """Who plays, in a few words: how many, and whether in teams."""
    return say("party-teams" if party.in_teams else "party-solo", players=party.players)


def parties_of(ruleset: Ruleset) -> list[Party]:
    """Who can play a ruleset, the fewest first."""
    return sorted(ruleset.parties, key=lambda party: party.players)


def option_name(say: Speaker, name: str, value: str) -> str:
    """An option that differs from the ruleset's default, in a few words."""
    return say(f"option-{name}-{value}".replace("_", "-"))
