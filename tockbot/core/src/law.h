/* The rules of one table and its pawns, as the core stores them.
 *
 * A location is a number as in tockbot/rules/law.py: a track field's index, then the centre, home h1 to h4, the
 * reserve. A pawn is location << 3 | protected << 2 | touches. The four sorted pawns of a seat are one number of four
 * lanes, the first pawn in the highest lane, so groups compare as they do in a listing (docs/notation.md). */
#ifndef TOCKBOT_LAW_H
#define TOCKBOT_LAW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MOST_SEATS = 8,
    PAWNS = 4,
    CENTRE = 144,
    HOME = 145,
    RESERVE = 149,
    LANE = 16,
    RANKS = 13,
    JOKER = 13,
    CARDS = 14,
    SEVEN_STEPS = 7,
    MOST_ACTIONS = 8,
    MOST_NUMBERED = 16,
    MOST_HAND_SIZES = 16,
    MOST_HAND = 64,
    MOST_DECK = 255,
    MOST_BYTES = MOST_SEATS * PAWNS * 2,
};

enum { IN_RESERVE = RESERVE << 3, PROTECTED = 4, TOUCHES = 3 };

typedef enum {
    ENTER,
    FORWARD,
    BACKWARD,
    SPLIT,
    SWAP,
    SWAP_OPPONENTS,
    DRAW,
    TO_CENTRE,
    FROM_CENTRE,
    BURN,
    BURN_CHOSEN,
    ACTIONS
} Kind;
typedef enum { THROW_IN, THROW_IN_OFF_TRACK, DISCARD } Unplayable;
typedef enum { BLOCKING_ENTERED, BLOCKING_OWN_START, BLOCKING_NONE } Blocking;
typedef enum { HOME_TOUCHED, HOME_FORWARD, HOME_OVER, HOME_TWICE } HomeEntry;
typedef enum { HITS_EVERYONE, HITS_OPPONENTS, HITS_NOBODY } SevenHits;
typedef enum { MOVES_OWN, MOVES_TEAM, MOVES_ANYONE } Whose;
typedef enum { PASSED_AND_HIT, HIT_ONLY, NEITHER } OwnPawns;
typedef enum { SWAPS_NOBODY, SWAPS_OWNER, SWAPS_ANYONE } Swappable;
typedef enum { EACH_ROUND, EACH_CYCLE, NEVER } Lead;
typedef enum { TO_PARTNER, TO_LEFT, NO_EXCHANGE } Exchange;
typedef enum { EXCHANGING, PLAYING, DISCARDING, ROUND_OVER, GAME_OVER, PHASES } Phase;

typedef struct {
    Kind kind;
    int steps;
    bool hits_passed; /* the walk hits every pawn that it passes */
    Whose pawns;      /* owners of the pawns that the walk may move */
} Action;

/* The declaration of a table (tockbot/rules/law.py), checked by law_read. */
typedef struct {
    int seats, fields;
    bool teams;
    int starts[MOST_SEATS], entries[MOST_SEATS];
    int eights, eight[MOST_NUMBERED];
    int sevens, seven[MOST_NUMBERED];
    bool is_eight[CENTRE + 1];
    int most_touches;
    bool marks_protection;
    Unplayable unplayable;
    bool may_spare_partner;
    Blocking blocking;
    OwnPawns own_pawns;
    bool pairs_block, passes_entry;
    Swappable blocking_can_swap;
    HomeEntry home_entry;
    SevenHits seven_hits;
    Whose seven_moves;
    int seven_pawns; /* maximum number of parts of a seven, 0 for no limit */
    bool seven_backs_at_home, seven_diagonal;
    int forcing_rank; /* -1 if there is none */
    bool forced_loses_turn;
    bool centre;
    bool is_second[CARDS]; /* second cards for the centre (rules.md 4.12) */
    bool joker_finishes;
    int sides, sides_to_end;
    Exchange exchange;
    Lead lead;
    bool begins_entered;
    int suits, jokers;
    int hand_sizes, hand_size[MOST_HAND_SIZES];
    int actions[RANKS];
    Action action[RANKS][MOST_ACTIONS];
    int seven_rank;    /* the only rank that is split over pawns, -1 if there is none */
    bool single_parts; /* n parts of one step equal one part of n steps (readings.md A31) */
    bool second_cards, burns;
} Law;

/* Read a declaration from numbers. Return NULL, or what is wrong with it. */
const char *law_read(Law *law, const long *numbers, size_t count);

typedef uint64_t Group;

typedef struct {
    Group seat[MOST_SEATS]; /* 0 for seats that are not in play */
} Pawns;

typedef struct {
    uint8_t of[CARDS];
    uint8_t size;
} Hand;

typedef struct {
    Pawns pawns;
    Hand hands[MOST_SEATS];
    int phase, turn, dealer; /* turn is -1 if no seat acts */
} Position;

static inline unsigned lane(Group group, int place)
{
    return (unsigned)(group >> (LANE * (PAWNS - 1 - place))) & 0xFFFF;
}

static inline void swap_if_over(unsigned *one, unsigned *other)
{
    unsigned low = *one < *other ? *one : *other, high = *one < *other ? *other : *one;
    *one = low;
    *other = high;
}

static inline Group grouped(unsigned pawn[PAWNS])
{
    swap_if_over(&pawn[0], &pawn[1]);
    swap_if_over(&pawn[2], &pawn[3]);
    swap_if_over(&pawn[0], &pawn[2]);
    swap_if_over(&pawn[1], &pawn[3]);
    swap_if_over(&pawn[1], &pawn[2]);
    return (Group)pawn[0] << 3 * LANE | (Group)pawn[1] << 2 * LANE | (Group)pawn[2] << LANE | pawn[3];
}

static inline void apart(Group group, unsigned pawn[PAWNS])
{
    for (int place = 0; place < PAWNS; place++)
        pawn[place] = lane(group, place);
}

static inline int location_of(unsigned pawn)
{
    return (int)(pawn >> 3);
}

static inline bool at_home(unsigned pawn)
{
    return pawn >= HOME << 3 && pawn < IN_RESERVE;
}

/* Return whether all four pawns are at home. */
static inline bool all_home(Group group)
{
    return lane(group, 0) >= HOME << 3 && lane(group, PAWNS - 1) < IN_RESERVE;
}

static inline int ahead(const Law *law, int field, int steps)
{
    int goal = field + steps;
    return goal >= law->fields ? goal - law->fields : goal < 0 ? goal + law->fields : goal;
}

/* Return the number of fields from one track field to another, clockwise. */
static inline int distance(const Law *law, int from, int to)
{
    int way = to - from;
    return way < 0 ? way + law->fields : way;
}

static inline int partner_of(const Law *law, int seat)
{
    return law->teams ? (seat + law->seats / 2) % law->seats : -1;
}

static inline int side_of(const Law *law, int seat)
{
    return seat % law->sides;
}

static inline bool side_is_home(const Law *law, const Pawns *pawns, int seat)
{
    for (int one = side_of(law, seat); one < law->seats; one += law->sides)
        if (!all_home(pawns->seat[one]))
            return false;
    return true;
}

/* Return the seat whose pawns a seat plays (rules.md 2.7). */
static inline int played_seat(const Law *law, const Pawns *pawns, int seat)
{
    return law->teams && all_home(pawns->seat[seat]) ? partner_of(law, seat) : seat;
}

bool is_over(const Law *law, const Pawns *pawns);
int next_in_play(const Law *law, const Pawns *pawns, int seat);

/* Return whether a card may leave the pawns like this (rules.md 4.14). */
static inline bool may_leave(const Law *law, const Pawns *after, int seat, int card)
{
    return card != JOKER || law->joker_finishes || !law->teams || !side_is_home(law, after, seat);
}

/* The ranks that a card can count as are those from first_meaning to before last_meaning. */
static inline int first_meaning(int card)
{
    return card == JOKER ? 0 : card;
}

static inline int last_meaning(int card)
{
    return card == JOKER ? RANKS : card + 1;
}

unsigned entered(const Law *law, int seat);
unsigned set_down(const Law *law, int seat, unsigned pawn, int goal);

size_t pawns_size(const Law *law);
/* Read pawns from two bytes each, the lower byte first, seat by seat. Return false if they do not fit this table. */
bool pawns_read(const Law *law, const uint8_t *bytes, size_t size, Pawns *pawns);
void pawns_write(const Law *law, const Pawns *pawns, uint8_t *bytes);

/* The random generator splitmix64 (docs/computer-players.md). */
typedef struct {
    uint64_t state;
} Chance;

static inline uint64_t chance_next(Chance *chance)
{
    uint64_t mixed = chance->state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

/* Return a whole number from 0 to end - 1. */
static inline uint32_t chance_below(Chance *chance, uint32_t end)
{
    return (uint32_t)((chance_next(chance) >> 32) * end >> 32);
}

#endif
