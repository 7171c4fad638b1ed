"""The game of Tock: boards, cards, rulesets, positions and plays.

Pure: no input or output, no clock, no randomness, no logging, and nothing but the standard library.
The rules are written in ``docs/rules.md``; its section numbers are cited wherever the code follows them.

Its public API is what this module imports: the rest of the program may use nothing else, and
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
    Scale,
    SevenStep,
    after_parts,
    as_before,
    best_play,
    burnt_seat,
    can_be_hit,
    distinct_parts,
    in_fewest_parts,
    is_legal,
    is_spent,
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
)
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
