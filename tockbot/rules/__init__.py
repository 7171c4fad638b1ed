"""The game of Tock: boards, cards, rulesets, positions and plays.

The package is pure: no input or output, no clock, no randomness, no logging, and only the standard library.
``docs/rules.md`` specifies the rules; the code cites its section numbers.

The public API is what this module imports. The rest of the program uses nothing else, so that the modules below can be
replaced.

From bottom to top:

- ``law`` declares boards, locations, moves, what cards can do, and rulesets.
- ``rulesets`` holds the declarations, ``table`` the rules of one table: a ruleset with its options.
- ``engine`` finds where pawns can go, including every seven.
- ``position`` describes one moment of a game, and plays.
- ``legal`` lists the legal plays of a position. It is the only source of legality. It also builds a seven part by part,
  and finds the best play of a hand and the threats to a pawn.
- ``turn`` leads from one position to the next and refuses illegal plays.
- ``notation`` writes a position as one line of text.
"""

from __future__ import annotations

from tockbot.rules.engine import (
    Group,
    Pawn,
    Pawns,
    at_home,
    fields_to_go,
    in_reserve,
    is_over,
    is_protected,
    location_of,
    played_seat,
    side_is_home,
    sorted_hand,
    steps_to_go,
    touches_of,
    without,
)
from tockbot.rules.law import (
    CENTRE,
    HAND_ORDER,
    HOME,
    JOKER,
    ON,
    PAWNS,
    RANKS,
    RESERVE,
    SECTOR,
    SECTORS_IN_PLAY,
    SEVEN_STEPS,
    Action,
    Backward,
    Blocking,
    Board,
    BoardKind,
    BurnCard,
    DrawCard,
    Enter,
    EnterPawn,
    Exchange,
    ForcedDiscard,
    Forward,
    FromCentre,
    HomeEntry,
    Jump,
    Law,
    Lead,
    Location,
    MenuOption,
    Move,
    OwnPawns,
    Part,
    Parts,
    Party,
    PawnOwner,
    Ruleset,
    Seat,
    Seven,
    SevenHits,
    Shuffling,
    Spot,
    Swap,
    Swappable,
    SwapPawns,
    ToCentre,
    Unplayable,
    Walk,
    is_home,
    is_track,
    steps_of,
)
from tockbot.rules.legal import (
    BestPlay,
    Hindrance,
    Scale,
    SevenStep,
    after_parts,
    best_play,
    brings_out,
    burnt_seat,
    can_be_hit,
    distinct_parts,
    equivalent_play,
    in_fewest_parts,
    is_hand_stuck,
    is_legal,
    legal_plays,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
    seven_step,
    seven_ways,
    sevens_that_fit,
    some_play,
    threats,
    unplayable,
    why_unplayable,
)
from tockbot.rules.notation import (
    NotationError,
    encoding_of,
    format_pawns,
    format_position,
    format_ruleset,
    location_name,
    parse_pawns,
    parse_position,
    parse_ruleset,
    plays_as_json,
)
from tockbot.rules.position import (
    Burn,
    Discard,
    Draw,
    MovePlay,
    Phase,
    Placing,
    Play,
    Position,
    ThrowIn,
    placing_of,
    same_position,
    takes_from,
)
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
    perft,
    receiver,
)
