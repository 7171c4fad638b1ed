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
"""More than all the tables there are, so that the same choices always give the same object."""

REMEMBERED: Final = 256
"""For so many ways of asking for a table it is remembered which one is meant."""


class RulesError(ValueError):
    """A choice of ruleset, players or options that cannot be played. The text names what is wrong.

    Attributes:
        kind: ``ruleset``, ``party``, ``option`` or ``value``.
        wrong: what was chosen.
        offered: what can be chosen instead.
    """

    def __init__(self, kind: str, wrong: str, offered: Sequence[str]) -> None:
        """Name what is wrong, and what is right."""
        super().__init__(f"{wrong!r} cannot be the {kind} here; it can be: {', '.join(offered) or 'nothing'}")
        self.kind = kind
        self.wrong = wrong
        self.offered = tuple(offered)


@dataclass(frozen=True, eq=False)
class TableRules:
    """What one table plays. Make one with :func:`table_rules`; the same choices give the same object.

    Attributes:
        ruleset: the declaration chosen.
        party: how many play, and whether in teams.
        options: the chosen values that differ from the defaults, sorted by name (rules.md 6.1).
        law: what the engine reads.
        board: the board laid out.
        own_sevens: whether a seven moves its player's pawns alone where these rules would let it move anybody's.
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
        """The same table where a seven that may move anybody's pawns moves its player's alone (rules.md 4.5).

        Wherever a seven cannot move everybody's pawns this is the table itself.
        """
        return _with_own_sevens(self) if self.law.seven_moves is PawnOwner.ANYONE else self

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in play, clockwise."""
        return tuple(Seat(seat) for seat in range(self.party.players))

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who wins together: teams of two opposite seats, or each seat alone (rules.md 1.5)."""
        if not self.party.in_teams:
            return tuple((seat,) for seat in self.seats)
        half = self.party.players // 2
        return tuple((Seat(seat), Seat(seat + half)) for seat in range(half))

    @cached_property
    def sides_to_end(self) -> int:
        """How many sides must be home for the game to end: one, or with ``places`` all but one (rules.md 5.1)."""
        return len(self.sides) - 1 if self.law.places else 1

    @cached_property
    def partners(self) -> tuple[Seat | None, ...]:
        """Each seat's partner, or None in solo."""
        if not self.party.in_teams:
            return (None,) * self.party.players
        half = self.party.players // 2
        return tuple(Seat((seat + half) % self.party.players) for seat in self.seats)

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win with this one, itself included."""
        return self.sides[seat % len(self.sides)]

    @cached_property
    def opponents(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats against which each seat plays."""
        return tuple(tuple(other for other in self.seats if other not in self.side_of(seat)) for seat in self.seats)

    @cached_property
    def swapping(self) -> dict[str, tuple[tuple[str, SwapPawns], ...]]:
        """The swaps of each card, with the rank for which it then stands (rules.md 4.8, 4.10)."""
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
        """The walks of each card that may move others' pawns, with the rank for which it then stands (W9)."""
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
        """In which ways each card burns another's: by chance (False), by that player's choice (True), or both (W10)."""
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
        """The ranks for which each card stands when it is split over pawns (rules.md 4.3)."""
        seven = Seven()
        return {
            card: "".join(rank for rank in meanings(card) if seven in self.law.cards[rank])
            for card in self.law.deck_ranks
        }

    @cached_property
    def forcing_rank(self) -> str:
        """The rank after which the next player discards (rules.md 4.9, 4.10); none is ``""``."""
        return "" if self.law.forced_discard is None else self.law.forced_discard.rank

    def may_finish(self, card: str) -> bool:
        """Whether a card may bring the last pawn of a side home (rules.md 4.14)."""
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
        """Whether pawns entered and not moved are told apart (rules.md 3.3)."""
        return self.law.blocking is Blocking.ENTERED

    @cached_property
    def most_touches(self) -> int:
        """How many touches of the entry field are counted (rules.md 3.6, 3.7)."""
        return {HomeEntry.TOUCHED: 1, HomeEntry.TWICE: 2}.get(self.law.home_entry, 0)


def table_rules(
    ruleset: str, players: int, *, in_teams: bool | None = None, options: Mapping[str, str] | None = None
) -> TableRules:
    """The rules of a table.

    Args:
        ruleset: a ruleset's name.
        players: how many play.
        in_teams: teams or solo; None takes the ruleset's default for so many players.
        options: chosen values by option name; defaults may be named or left out.

    Raises:
        RulesError: there is no such ruleset, party, option or value.
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
    """The rules of a table whose options are possible and differ from the defaults."""
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
    """An option as it stands at a table: its values, the default first, and the one wanted, possible or not."""

    option: MenuOption
    values: tuple[str, ...]
    value: str


def option_settings(ruleset: Ruleset, party: Party, wanted: Mapping[str, str]) -> Iterator[OptionSetting]:
    """The options that exist for a party, each under those before it; what is not possible counts as the default."""
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
    """A party in words, for error messages: ``4 in teams``, ``3 solo``."""
    return f"{party.players} {'in teams' if party.in_teams else 'solo'}"
