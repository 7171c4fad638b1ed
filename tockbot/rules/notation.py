"""A position as one line of text, in both directions (rules.md 6.1), and its legal plays as JSON (6.2)."""

from __future__ import annotations

import codecs
import json
import re
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from tockbot.rules.engine import Group, Pawn, Pawns, is_over, is_protected, location_of, pawn, touches_of
from tockbot.rules.law import CENTRE, HAND_ORDER, HOME, ON, PAWNS, RANKS, RESERVE, Exchange, Location, Seat
from tockbot.rules.legal import legal_plays
from tockbot.rules.position import Burn, Draw, Phase, Position
from tockbot.rules.table import RulesError, TableRules, table_rules
from tockbot.rules.turn import after_legal

NONE: Final = "-"
FIELDS: Final = ("ruleset", "players", "dealer", "phase", "turn", "pawns", "hands")
OFF_TRACK: Final = {CENTRE: "c", **{home: f"h{depth}" for depth, home in enumerate(HOME, 1)}, RESERVE: "r"}
OFF_TRACK_BY_NAME: Final = {name: location for location, name in OFF_TRACK.items()}
MAX_CACHED_PARSES: Final = 4096
"""Maximum number of remembered parses of pawns, and of groups of pawns: in a log they recur play after play."""

NUMBER: Final = r"(?:0|[1-9][0-9]{0,2})"
PARTY: Final = re.compile(r"([2-8])([st])")
PAWN: Final = re.compile(rf"({NUMBER}|c|h[1-4]|r)(!?)(\+*)")


class NotationError(ValueError):
    """A line that is not a position. The text names the problem."""


def location_name(location: Location) -> str:
    """Return a location as the notation writes it: ``17``, ``c``, ``h2``, ``r``."""
    return OFF_TRACK.get(location) or str(location)


def format_position(position: Position) -> str:
    """Return the line of notation of a position."""
    rules = position.rules
    party = f"{rules.party.players}{'t' if rules.party.in_teams else 's'}"
    turn = NONE if position.turn is None else str(rules.board.sectors[position.turn])
    return " ".join(
        (
            format_ruleset(rules),
            party,
            f"d{rules.board.sectors[position.dealer]}",
            f"p{position.phase.value}",
            turn,
            format_pawns(position.pawns),
            "/".join(hand or NONE for hand in position.hands),
        )
    )


def format_ruleset(rules: TableRules) -> str:
    """Return a ruleset with its options: ``swiss+board=dog+canadian_seven``."""
    return "+".join(
        (rules.ruleset.name, *(name if value == ON else f"{name}={value}" for name, value in rules.options))
    )


def format_pawns(pawns: Pawns) -> str:
    """Return all pawns: ``0!,15+,h3,r/18!,r,r,r``."""
    return "/".join(",".join(_format_pawn(one) for one in group) for group in pawns)


def _format_pawn(one: Pawn) -> str:
    return f"{location_name(location_of(one))}{'!' if is_protected(one) else ''}{'+' * touches_of(one)}"


def parse_position(text: str) -> Position:
    """Return the position that a line of notation describes.

    Raises:
        NotationError: the line is not the exact notation of a possible position.
    """
    parts = text.split(" ")
    if len(parts) != len(FIELDS):
        message = (
            f"a position has {len(FIELDS)} fields separated by single blanks ({' '.join(FIELDS)}), not {len(parts)}"
        )
        raise NotationError(message)
    ruleset, party, dealer, phase, turn, pawns, hands = parts
    rules = _parse_rules(ruleset, party)
    position = Position(
        rules,
        _parse_dealer(rules, dealer),
        _parse_phase(phase),
        None if turn == NONE else _parse_seat(rules, turn, "the turn"),
        parse_pawns(rules, pawns),
        _parse_hands(rules, hands),
    )
    _check(position)
    return position


def parse_ruleset(ruleset: str, players: int, *, in_teams: bool | None) -> TableRules:
    """Return the rules of a table, given a ruleset with its options as the notation writes them.

    Raises:
        NotationError: the options are impossible, or not in the canonical form.
    """
    name, *options = ruleset.split("+")
    chosen: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        chosen[key] = value if equals else ON
    try:
        rules = table_rules(name, players, in_teams=in_teams, options=chosen)
    except RulesError as error:
        raise NotationError(str(error)) from error
    if format_ruleset(rules) != ruleset:
        raise NotationError(
            f"{ruleset!r} is written {format_ruleset(rules)!r}: options that differ from the defaults, sorted"
        )
    return rules


def _parse_rules(ruleset: str, party: str) -> TableRules:
    match = PARTY.fullmatch(party)
    if match is None:
        raise NotationError(f"{party!r} is no number of players with s for solo or t for teams")
    return parse_ruleset(ruleset, int(match[1]), in_teams=match[2] == "t")


def _parse_seat(rules: TableRules, text: str, what: str) -> Seat:
    for seat, sector in enumerate(rules.board.sectors):
        if text == str(sector):
            return Seat(seat)
    seats = ", ".join(map(str, rules.board.sectors))
    raise NotationError(f"{text!r} cannot be {what}; the seats in play are {seats}")


def _parse_dealer(rules: TableRules, text: str) -> Seat:
    if not text.startswith("d"):
        raise NotationError(f"the dealer is written d and a seat, not {text!r}")
    return _parse_seat(rules, text[1:], "the dealer")


def _parse_phase(text: str) -> Phase:
    for phase in Phase:
        if text == f"p{phase.value}":
            return phase
    raise NotationError(f"{text!r} is no phase; phases are {', '.join(f'p{phase.value}' for phase in Phase)}")


def parse_pawns(rules: TableRules, text: str) -> Pawns:
    """Return all pawns, parsed from their part of the notation.

    Raises:
        NotationError: the text is not an arrangement of pawns under these rules.
    """
    groups = text.split("/")
    if len(groups) != rules.party.players:
        raise NotationError(f"there are {rules.party.players} groups of pawns, not {len(groups)}")
    pawns = tuple(_parse_group(rules, Seat(seat), group) for seat, group in enumerate(groups))
    taken = sorted(location_of(one) for group in pawns for one in group if location_of(one) <= CENTRE)
    for location, following in pairwise(taken):
        if location == following:
            raise NotationError(f"two pawns stand on {location_name(location)}")
    return pawns


@lru_cache(maxsize=MAX_CACHED_PARSES)
def _parse_group(rules: TableRules, seat: Seat, text: str) -> Group:
    names = text.split(",")
    if len(names) != PAWNS:
        raise NotationError(f"a seat has {PAWNS} pawns, not {len(names)}: {text!r}")
    group = tuple(_parse_pawn(rules, seat, name) for name in names)
    if list(group) != sorted(group):
        raise NotationError(f"the pawns of a seat are sorted, {text!r} are not")
    for one, following in pairwise(group):
        if location_of(one) == location_of(following) != RESERVE:
            raise NotationError(f"two pawns stand on {location_name(location_of(one))}")
    return group


@lru_cache(maxsize=MAX_CACHED_PARSES)
def _parse_pawn(rules: TableRules, seat: Seat, text: str) -> Pawn:
    match = PAWN.fullmatch(text)
    if match is None:
        raise NotationError(f"{text!r} is no pawn; a pawn is a field, c, h1 to h4 or r, with its marks")
    location = OFF_TRACK_BY_NAME.get(match[1])
    if location is None:
        location = Location(int(match[1]))
        if location >= rules.board.fields:
            raise NotationError(f"the board has fields 0 to {rules.board.fields - 1}, not {location}")
    protected, touches = bool(match[2]), len(match[3])
    if protected and not (rules.marks_protection and location == rules.board.starts[seat]):
        raise NotationError(
            f"{text!r} cannot be protected: only a pawn on its own start field is, and not in every ruleset"
        )
    if touches > (rules.most_touches if location <= CENTRE else 0):
        raise NotationError(f"{text!r} bears more marks + than these rules read there")
    if location == CENTRE and not rules.law.centre:
        raise NotationError("this board has no centre field")
    return pawn(location, protected=protected, touches=touches)


def _parse_hands(rules: TableRules, text: str) -> tuple[str, ...]:
    groups = text.split("/")
    if len(groups) != rules.party.players:
        raise NotationError(f"there are {rules.party.players} hands, not {len(groups)}")
    return tuple(_parse_hand(rules, group) for group in groups)


def _parse_hand(rules: TableRules, text: str) -> str:
    if text == NONE:
        return ""
    if not text:
        raise NotationError(f"an empty hand is written {NONE}")
    if len(text) > (most := len(RANKS) * rules.law.suits + rules.law.jokers):
        raise NotationError(f"the deck has {most} cards, a hand has no more")
    for rank in text:
        if rank not in rules.law.deck_ranks:
            raise NotationError(f"the deck has no card {rank!r}")
    if list(text) != sorted(text, key=HAND_ORDER.index):
        raise NotationError(f"a hand is sorted as in {HAND_ORDER}, {text!r} is not")
    return text


def _check(position: Position) -> None:
    """Raise if the position contradicts its own phase (readings.md A35)."""
    rules, phase = position.rules, position.phase
    acts = phase in (Phase.PLAY, Phase.DISCARD)
    over = is_over(rules, position.pawns)
    problem = None
    if over != (phase is Phase.GAME_OVER):
        problem = "a side is home, the game is over" if over else "the game is not over, no side is home"
    elif acts and (position.turn is None or not position.hands[position.turn]):
        problem = "the seat to act holds no card"
    elif not acts and position.turn is not None:
        problem = "no seat is to act in this phase"
    elif phase in (Phase.ROUND_OVER, Phase.GAME_OVER) and any(position.hands):
        problem = "hands are empty when a round or the game is over"
    elif phase is Phase.DISCARD and not rules.law.makes_discard:
        problem = "these rules force nobody to discard"
    elif phase is Phase.EXCHANGE and rules.law.exchange is Exchange.NONE:
        problem = "these rules have no exchange"
    if problem is not None:
        raise NotationError(problem)


def plays_as_json(line: str) -> str:
    """Return the JSON answer to one line of notation: its legal plays, sorted, or the error."""
    try:
        position = parse_position(line)
    except NotationError as error:
        return json.dumps({"error": str(error)})
    return json.dumps(plays_as_data(position))


def plays_as_data(position: Position) -> list[dict[str, Any]]:
    """Return the legal plays as plain data, in the order of readings.md A6."""
    rows: list[dict[str, Any]] = []
    for play in legal_plays(position):
        if isinstance(play, Draw):
            rows.append({"spent": play.spent, "draw": position.rules.board.sectors[play.seat]})
        elif isinstance(play, Burn) and not play.choice:
            rows.append({"spent": play.spent, "burn": position.rules.board.sectors[play.seat]})
        else:
            rows.append({"spent": play.spent, "after": format_position(after_legal(position, play))})
    return sorted(rows, key=_order)


def _order(row: dict[str, Any]) -> tuple[list[int], bool, str, int]:
    spent = [HAND_ORDER.index(rank) for rank in row["spent"]]
    return spent, "after" not in row, row.get("after", ""), row.get("draw", row.get("burn", 0))


def encoding_of(content: bytes) -> str:
    """Return the encoding of a text that begins with these bytes.

    Windows writes UTF-16, or a mark (BOM) in front of UTF-8. Every text here begins with an ASCII character, so that
    UTF-16 without a mark has a zero as its first or second byte.
    """
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if content[1:2] == b"\0":
        return "utf-16-le"
    return "utf-16-be" if content[:1] == b"\0" else "utf-8-sig"
