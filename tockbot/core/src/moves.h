/* Moves of pawns: walks, swaps, and sevens (rules.md 3, 4.3 to 4.8). */
#ifndef TOCKBOT_MOVES_H
#define TOCKBOT_MOVES_H

#include "law.h"

/* All pawns, and the seat + 1 of the pawn on each track field and in the centre, or 0. */
typedef struct {
    Pawns pawns;
    uint8_t at[CENTRE + 8];
    int blocked; /* fields of blocking pawns (rules.md 3.3) */
    int blocked_field[MOST_SEATS];
} Board;

void board_of(const Law *law, const Pawns *pawns, Board *board);
/* Return whether one of a seat's pawns blocks its start field (rules.md 3.3). */
bool is_blocking(const Law *law, int seat, Group group);

/* A possible walk or jump of one pawn: the pawn afterwards, and the field where it lands and hits, or -1 at home. */
typedef struct {
    unsigned arrived;
    int lands;
    bool walks;
    int hits; /* it hits all pawns on this many fields after its first, in addition to the one where it lands */
} Way;

enum { MOST_WAYS = MOST_NUMBERED + 2 };

/* Find what a pawn of a seat can do with an action. Return the number of ways. */
int ways_of(const Law *law, const Board *board, int seat, unsigned pawn, const Action *action, Way ways[MOST_WAYS]);
/* The same for a walk that may also move others' pawns, with a pawn of another seat; the player plays the pawns of
 * `mine` (rules-family.md W9). */
int pushed_ways(const Law *law, const Board *board, int mine, int seat, unsigned pawn, const Action *action,
                Way ways[MOST_WAYS]);
/* The same for a walk as a part of a seven: forward, and back at home if the rules allow it. */
int part_ways(const Law *law, const Board *board, int seat, unsigned pawn, int steps, Way ways[MOST_WAYS]);
/* Go straight onto a field or into the centre (rules.md 4.11 to 4.13). Return false if a pawn of its own colour bars
 * it. */
bool straight(const Law *law, const Board *board, int seat, unsigned pawn, int goal, Way *way);
/* Return all pawns afterwards. */
Pawns after_way(const Law *law, const Board *board, int seat, int place, const Way *way);

/* Return whether a pawn may be swapped from where it is; `own` if it belongs to the player who swaps. */
bool may_swap(const Law *law, const Board *board, unsigned pawn, bool own);
Pawns after_swap(const Law *law, const Pawns *pawns, int seat, int place, int other, int there);
/* Return whether a swap by this seat must spare the pawns of the seat `other` (rules.md 4.8, 4.10). */
bool spared_by_swap(const Law *law, int seat, int mine, int other, bool opponents_only);

/* The result of a seven: all pawns, and a bit for each field numbered 8 with a pawn that it moved (rules.md 4.12). */
typedef struct {
    Pawns pawns;
    uint32_t marked;
} Ending;

typedef struct {
    Ending *all;
    size_t count, room;
    uint32_t *slot; /* index in `all` + 1 + `before`; a slot with at most `before` is free */
    size_t slots;
    uint32_t before;
} Layer;

/* Memory for searching sevens, reused by one thread. */
typedef struct {
    Layer layer[SEVEN_STEPS + 1];
    struct OwnSevens *own; /* for sevens with one seat's pawns, allocated on first use */
    bool failed; /* there was no memory, or too many results */
} Work;

void work_free(Work *work);

/* Find every ending of a seven, each once, in any order, including those straight across the board. There are none if
 * `work` failed. */
const Layer *sevens(const Law *law, const Pawns *pawns, int player, Whose moves, Work *work);

/* Return whether a seven of this player hits pawns of a seat when it passes them (rules.md 4.4). */
bool is_passed(const Law *law, int player, int seat);
/* Return all pawns after a part of a seven, including those that it passes and hits. */
Ending after_part(const Law *law, const Board *board, const Ending *before, int player, int seat, int place, int steps,
                  const Way *way);

#endif
