"""The game of Tock: boards, cards, rulesets, positions and plays.

Pure: no input or output, no clock, no randomness, no logging, and nothing but the standard library.
The rules are written in ``docs/rules.md``; its section numbers are cited wherever the code follows them.

This is the door: what stands in ``__all__`` is all that the rest of the program may import, and
:mod:`~tockbot.rules.engine` behind it can be replaced without anybody noticing.

Theory of operation: a *board* has locations. A *law* says in words what cards and pawns can do, a *ruleset* is a law
with its options, a *table* what one group of players chose of them. The *engine* finds how pawns can go. Pawns make
*moves*, a card makes a *play* of them. A *position* is one moment of a game; its *legal* plays are the only source of
legality (*card_plays* lists what each card can do, *sevens* puts a seven together part by part, *fewest* tells it in
the fewest). A *turn* leads from one position to the next and refuses whatever is not legal. *best* finds what a hand
can do best, *danger* who could hit whom.
*notation* writes a position as a line of text, *json_lines* its plays for other programs, and *counting* counts games
as proof.
"""

from __future__ import annotations

from tockbot.rules.best import BestPlay, Scale, best_play
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
from tockbot.rules.engine.pawns import Group, Pawn, Pawns, at_home, in_reserve, is_protected, location_of, touches_of
from tockbot.rules.engine.sides import is_over, played_seat, side_is_home
from tockbot.rules.engine.ways import fields_to_go
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
    BurnCard,
    DrawCard,
    EnterPawn,
    Exchange,
    ForcedDiscard,
    Forward,
    FromCentre,
    HomeEntry,
    Law,
    Lead,
    MenuOption,
    OwnPawns,
    Party,
    Ruleset,
    Seven,
    SevenHits,
    Shuffling,
    Swappable,
    SwapPawns,
    ToCentre,
    Unplayable,
    Whose,
)
from tockbot.rules.legal.card_plays import burnt_seat
from tockbot.rules.legal.legal import (
    as_before,
    is_legal,
    is_spent,
    legal_plays,
    plays_without_sevens,
    some_play,
    unplayable,
)
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
from tockbot.rules.plays import Burn, Discard, Draw, MovePlay, Play, ThrowIn, takes_from
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
    "BestPlay",
    "Blocking",
    "Board",
    "BoardKind",
    "Burn",
    "BurnCard",
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
    "Lead",
    "Location",
    "MenuOption",
    "Move",
    "MovePlay",
    "NotationError",
    "OptionSetting",
    "OwnPawns",
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
    "Shuffling",
    "Spot",
    "Swap",
    "SwapPawns",
    "Swappable",
    "TableRules",
    "ThrowIn",
    "ToCentre",
    "Unplayable",
    "Walk",
    "Whose",
    "after",
    "after_legal",
    "after_outcome",
    "after_parts",
    "as_before",
    "at_home",
    "best_play",
    "burnt_seat",
    "can_be_hit",
    "deal",
    "distinct_parts",
    "exchange",
    "fields_to_go",
    "format_pawns",
    "format_position",
    "format_ruleset",
    "in_fewest_parts",
    "in_reserve",
    "is_home",
    "is_legal",
    "is_over",
    "is_protected",
    "is_spent",
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
    "takes_from",
    "threats",
    "touches_of",
    "unplayable",
    "without",
]
