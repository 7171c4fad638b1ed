"""The game of Tock: boards, cards, rulesets, positions and plays.

Pure: no input or output, no clock, no randomness, no logging, and nothing but the standard library.
The rules are written in ``docs/rules.md``; its section numbers are cited wherever the code follows them.

This is the door: what stands in ``__all__`` is all that the rest of the program may import, and
:mod:`~tockbot.rules.engine` behind it can be replaced without anybody noticing.

Theory of operation: a *board* has locations. A *law* says in words what cards and pawns can do, a *ruleset* is a law
with its options, a *table* what one group of players chose of them. Pawns make *moves*, a card makes a *play* of them.
A *position* is one moment of a game; its *legal* plays are the only source of legality (*card_plays* finds what each
card can do, *listing* makes whole plays of it when they are asked for, *sevens* puts a seven together part by part). A
*turn* leads from one position to the next and refuses whatever is not legal. *danger* says who could hit whom,
*alike* whether two tables stand the same.
*notation* writes a position as a line of text, *json_lines* its plays for other programs, and *counting* counts games
as proof.
"""

from __future__ import annotations

from tockbot.rules.best.finding import BestPlays
from tockbot.rules.best.scale import Choice, Scale
from tockbot.rules.board import (
    CENTRE,
    HOME,
    PAWNS,
    RESERVE,
    SECTOR,
    SECTORS_IN_PLAY,
    Board,
    BoardKind,
    Location,
    Seat,
    is_home,
    is_track,
)
from tockbot.rules.counting import perft
from tockbot.rules.danger import can_be_hit, threats
from tockbot.rules.engine.fields import fields_behind
from tockbot.rules.engine.layout import Pawns
from tockbot.rules.engine.paths import fields_to_go
from tockbot.rules.engine.pawns import Group, Pawn, at_home, in_reserve, is_protected, location_of, touches_of
from tockbot.rules.engine.sides import fields_taken, group_of, is_over, pawns_apart, played_seat, side_is_home
from tockbot.rules.hands import sorted_hand, without
from tockbot.rules.law import (
    HAND_ORDER,
    JOKER,
    ON,
    RANKS,
    SEVEN_STEPS,
    Action,
    Backward,
    Blocking,
    DrawCard,
    EnterPawn,
    Exchange,
    ForcedDiscard,
    Forward,
    FromCentre,
    HomeEntry,
    Law,
    MenuOption,
    Party,
    Ruleset,
    Seven,
    SevenHits,
    SevenMoves,
    Shuffling,
    SwapPawns,
    ToCentre,
    Unplayable,
)
from tockbot.rules.legal.legal import as_before, is_legal, legal_plays, plays_without_sevens, some_play, unplayable
from tockbot.rules.legal.sevens import (
    after_parts,
    distinct_parts,
    in_fewest_parts,
    seven_cards,
    seven_parts,
    seven_plays,
    seven_ways,
    sevens_that_fit,
)
from tockbot.rules.moves import Enter, Jump, Move, Part, Parts, Spot, Swap, Walk, steps_of
from tockbot.rules.notation import (
    NotationError,
    format_pawns,
    format_position,
    format_ruleset,
    location_name,
    parse_pawns,
    parse_position,
    parse_ruleset,
    plays_as_json,
)
from tockbot.rules.plays import Discard, Draw, MovePlay, Play, ThrowIn
from tockbot.rules.position import Phase, Position, stand_alike
from tockbot.rules.rulesets import RULESETS
from tockbot.rules.table import OptionSetting, RulesError, TableRules, option_settings, table_rules
from tockbot.rules.turn import (
    IllegalPlay,
    after,
    after_legal,
    after_outcome,
    deal,
    exchange,
    next_dealer,
    opening,
    receiver,
)

__all__ = [
    "CENTRE",
    "HAND_ORDER",
    "HOME",
    "JOKER",
    "ON",
    "PAWNS",
    "RANKS",
    "RESERVE",
    "RULESETS",
    "SECTOR",
    "SECTORS_IN_PLAY",
    "SEVEN_STEPS",
    "Action",
    "Backward",
    "BestPlays",
    "Blocking",
    "Board",
    "BoardKind",
    "Choice",
    "Discard",
    "Draw",
    "DrawCard",
    "Enter",
    "EnterPawn",
    "Exchange",
    "ForcedDiscard",
    "Forward",
    "FromCentre",
    "Group",
    "HomeEntry",
    "IllegalPlay",
    "Jump",
    "Law",
    "Location",
    "MenuOption",
    "Move",
    "MovePlay",
    "NotationError",
    "OptionSetting",
    "Part",
    "Parts",
    "Party",
    "Pawn",
    "Pawns",
    "Phase",
    "Play",
    "Position",
    "RulesError",
    "Ruleset",
    "Scale",
    "Seat",
    "Seven",
    "SevenHits",
    "SevenMoves",
    "Shuffling",
    "Spot",
    "Swap",
    "SwapPawns",
    "TableRules",
    "ThrowIn",
    "ToCentre",
    "Unplayable",
    "Walk",
    "after",
    "after_legal",
    "after_outcome",
    "after_parts",
    "as_before",
    "at_home",
    "can_be_hit",
    "deal",
    "distinct_parts",
    "exchange",
    "fields_behind",
    "fields_taken",
    "fields_to_go",
    "format_pawns",
    "format_position",
    "format_ruleset",
    "group_of",
    "in_fewest_parts",
    "in_reserve",
    "is_home",
    "is_legal",
    "is_over",
    "is_protected",
    "is_track",
    "legal_plays",
    "location_name",
    "location_of",
    "next_dealer",
    "opening",
    "option_settings",
    "parse_pawns",
    "parse_position",
    "parse_ruleset",
    "pawns_apart",
    "perft",
    "played_seat",
    "plays_as_json",
    "plays_without_sevens",
    "receiver",
    "seven_cards",
    "seven_parts",
    "seven_plays",
    "seven_ways",
    "sevens_that_fit",
    "side_is_home",
    "some_play",
    "sorted_hand",
    "stand_alike",
    "steps_of",
    "table_rules",
    "threats",
    "touches_of",
    "unplayable",
    "without",
]
