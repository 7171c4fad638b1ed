"""The rules of one table: a ruleset with its options, the board and the sides, ready for the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from tockbot.rules.law import (
    JOKER,
    Blocking,
    Board,
    BurnCard,
    DrawCard,
    Forward,
    HomeEntry,
    Law,
    MenuOption,
    Party,
    PawnOwner,
    Ruleset,
    Seat,
    Seven,
    SwapPawns,
    meanings,
)
from tockbot.rules.rulesets import RULESETS

TABLES: Final = 2048
"""Size of the cache of tables: above the number of all possible tables, so that equal choices give the same object."""

REMEMBERED: Final = 256
"""Maximum number of remembered calls of :func:`table_rules`."""


class RulesError(ValueError):
    """A choice of ruleset, players or options that cannot be played. The text names the problem.

    Attributes:
        kind: ``ruleset``, ``party``, ``option`` or ``value``.
        wrong: the value that was chosen.
        offered: the values that can be chosen instead.
    """

    def __init__(self, kind: str, wrong: str, offered: Sequence[str]) -> None:
        super().__init__(f"{wrong!r} cannot be the {kind} here; it can be: {', '.join(offered) or 'nothing'}")
        self.kind = kind
        self.wrong = wrong
        self.offered = tuple(offered)


@dataclass(frozen=True, eq=False)
class TableRules:
    """The rules of one table. Create one with :func:`table_rules`; equal choices give the same object.

    Attributes:
        ruleset: the declaration chosen.
        party: the number of players, and whether they play in teams.
        options: the chosen values that differ from the defaults, sorted by name (rules.md 6.1).
        law: the rules that the engine reads.
        board: the board for this number of players.
        own_sevens: whether sevens are restricted to the player's own pawns, although the rules allow more.
    """

    ruleset: Ruleset
    party: Party
    options: tuple[tuple[str, str], ...]
    law: Law
    board: Board
    own_sevens: bool = False

    def __reduce__(self) -> tuple[object, ...]:
        chosen = (self.ruleset.name, self.party, self.options)
        return (_with_own_sevens, (_laid_out(*chosen),)) if self.own_sevens else (_laid_out, chosen)

    def with_own_sevens(self) -> TableRules:
        """Return this table with sevens restricted to the player's own pawns (rules.md 4.5).

        If a seven cannot move every player's pawns anyway, return the table itself.
        """
        return _with_own_sevens(self) if self.law.seven_moves is PawnOwner.ANYONE else self

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in play, clockwise."""
        return tuple(Seat(seat) for seat in range(self.party.players))

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together: teams of two opposite seats, or each seat alone (rules.md 1.5)."""
        if not self.party.in_teams:
            return tuple((seat,) for seat in self.seats)
        half = self.party.players // 2
        return tuple((Seat(seat), Seat(seat + half)) for seat in range(half))

    @cached_property
    def sides_to_end(self) -> int:
        """The number of sides whose arrival ends the game: one, or all but one with ``places`` (rules.md 5.1)."""
        return len(self.sides) - 1 if self.law.places else 1

    @cached_property
    def partners(self) -> tuple[Seat | None, ...]:
        """The partner of each seat, or None in solo."""
        if not self.party.in_teams:
            return (None,) * self.party.players
        half = self.party.players // 2
        return tuple(Seat((seat + half) % self.party.players) for seat in self.seats)

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that win together with this one, including itself."""
        return self.sides[seat % len(self.sides)]

    @cached_property
    def opponents(self) -> tuple[tuple[Seat, ...], ...]:
        """The opponents of each seat."""
        return tuple(tuple(other for other in self.seats if other not in self.side_of(seat)) for seat in self.seats)

    @cached_property
    def swapping(self) -> dict[str, tuple[tuple[str, SwapPawns], ...]]:
        """The swaps of each card, with the rank that it then counts as (rules.md 4.8, 4.10)."""
        return {
            card: tuple(
                (rank, action)
                for rank in meanings(card)
                for action in self.law.cards[rank]
                if isinstance(action, SwapPawns)
            )
            for card in self.law.deck_ranks
        }

    @cached_property
    def pushing(self) -> dict[str, tuple[tuple[str, Forward], ...]]:
        """The walks of each card that may move other players' pawns, with the rank that it then counts as (W9)."""
        return {
            card: tuple(
                (rank, action)
                for rank in meanings(card)
                for action in self.law.cards[rank]
                if isinstance(action, Forward) and action.pawns is not PawnOwner.OWN
            )
            for card in self.law.deck_ranks
        }

    @cached_property
    def burning(self) -> dict[str, tuple[bool, ...]]:
        """The ways in which each card burns a card: at random (False), by its owner's choice (True), or both (W10)."""
        return {
            card: tuple(
                choice
                for choice in (False, True)
                if any(BurnCard(choice) in self.law.cards[rank] for rank in meanings(card))
            )
            for card in self.law.deck_ranks
        }

    @cached_property
    def splitting(self) -> dict[str, str]:
        """The ranks that each card can count as when it is split over pawns (rules.md 4.3)."""
        seven = Seven()
        return {
            card: "".join(rank for rank in meanings(card) if seven in self.law.cards[rank])
            for card in self.law.deck_ranks
        }

    @cached_property
    def forcing_rank(self) -> str:
        """The rank that makes the next player discard (rules.md 4.9, 4.10), or ``""``."""
        return "" if self.law.forced_discard is None else self.law.forced_discard.rank

    def may_finish(self, card: str) -> bool:
        """Return whether a card may bring the last pawn of a side home (rules.md 4.14)."""
        return card != JOKER or self.law.joker_finishes or not self.party.in_teams

    @cached_property
    def drawing_cards(self) -> str:
        """The cards that can be spent to draw another (rules.md 4.2)."""
        drawing = DrawCard()
        return "".join(
            card for card in self.law.deck_ranks if any(drawing in self.law.cards[rank] for rank in meanings(card))
        )

    @cached_property
    def marks_protection(self) -> bool:
        """True if a pawn that entered and has not moved is marked as protected (rules.md 3.3)."""
        return self.law.blocking is Blocking.ENTERED

    @cached_property
    def most_touches(self) -> int:
        """The highest number of touches that is counted for a pawn (rules.md 3.6, 3.7)."""
        return {HomeEntry.TOUCHED: 1, HomeEntry.TWICE: 2}.get(self.law.home_entry, 0)


def table_rules(
    ruleset: str, players: int, *, in_teams: bool | None = None, options: Mapping[str, str] | None = None
) -> TableRules:
    """Return the rules of a table.

    Args:
        ruleset: name of the ruleset.
        players: number of players.
        in_teams: teams or solo; None for the ruleset's default for this number of players.
        options: chosen values by option name; default values may be omitted.

    Raises:
        RulesError: the ruleset, party, option or value does not exist.
    """
    return _chosen(ruleset, (players, in_teams), tuple(sorted((options or {}).items())))


@lru_cache(maxsize=REMEMBERED)
def _chosen(name: str, seating: tuple[int, bool | None], chosen: tuple[tuple[str, str], ...]) -> TableRules:
    ruleset = RULESETS.get(name)
    if ruleset is None:
        raise RulesError("ruleset", name, tuple(RULESETS))
    party = _party(ruleset, seating)
    wanted = dict(chosen)
    unknown = wanted.keys() - {option.name for option in ruleset.options if option.fits(party)}
    if unknown:
        raise RulesError("option", min(unknown), [option.name for option in ruleset.options if option.fits(party)])
    kept: dict[str, str] = {}
    for setting in option_settings(ruleset, party, wanted):
        if setting.value not in setting.values:
            offered = [f"{setting.option.name}={value}" for value in setting.values]
            raise RulesError("value", f"{setting.option.name}={setting.value}", offered)
        if setting.value != setting.values[0]:
            kept[setting.option.name] = setting.value
    return _laid_out(name, party, tuple(sorted(kept.items())))


@lru_cache(maxsize=TABLES)
def _laid_out(name: str, party: Party, options: tuple[tuple[str, str], ...]) -> TableRules:
    """Return the rules of a table, given only options that are possible and differ from the defaults."""
    ruleset = RULESETS[name]
    law = ruleset.law(party)
    for setting in option_settings(ruleset, party, dict(options)):
        law = setting.option.amend(law, setting.value)
    return TableRules(ruleset, party, options, law, Board(law.board, party.players))


@lru_cache(maxsize=TABLES)
def _with_own_sevens(rules: TableRules) -> TableRules:
    return replace(rules, law=replace(rules.law, seven_moves=PawnOwner.OWN), own_sevens=True)


@dataclass(frozen=True, slots=True)
class OptionSetting:
    """An option at a table: its values, the default first, and the value asked for, possible or not."""

    option: MenuOption
    values: tuple[str, ...]
    value: str


def option_settings(ruleset: Ruleset, party: Party, wanted: Mapping[str, str]) -> Iterator[OptionSetting]:
    """Yield the options that exist for a party.

    The values of an option depend on the options before it; an impossible value counts as the default.
    """
    law = ruleset.law(party)
    for option in ruleset.options:
        if option.fits(party):
            values = option.values(law)
            value = wanted.get(option.name, values[0])
            yield OptionSetting(option, values, value)
            law = option.amend(law, value if value in values else values[0])


def _party(ruleset: Ruleset, seating: tuple[int, bool | None]) -> Party:
    players, in_teams = seating
    for party in ruleset.parties:
        if party.players == players and in_teams in (None, party.in_teams):
            return party
    wanted = f"{players} players" if in_teams is None else describe_party(Party(players, in_teams))
    raise RulesError("party", wanted, [describe_party(party) for party in ruleset.parties])


def describe_party(party: Party) -> str:
    """Return a party in words, for error messages: ``4 in teams``, ``3 solo``."""
    return f"{party.players} {'in teams' if party.in_teams else 'solo'}"
