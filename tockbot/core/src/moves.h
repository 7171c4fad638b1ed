/* Moving pawns: one by itself, two that change places, and sevens (rules.md 3, 4.3 to 4.8). */
#ifndef TOCKBOT_MOVES_H
#define TOCKBOT_MOVES_H

#include "law.h"

/* All pawns, with who stands on each track field and in the centre: the seat, from 1, or 0. */
typedef struct {
    Pawns pawns;
    uint8_t at[CENTRE + 8];
    int blocked; /* the fields of blocking pawns (rules.md 3.3) */
    int blocked_field[MOST_SEATS];
} Board;

void board_of(const Law *law, const Pawns *pawns, Board *board);

/* A way of one pawn that nothing stops: the pawn at its end, and where it lands and hits, -1 at home. */
typedef struct {
    unsigned arrived;
    int lands;
    bool walks;
    int hits; /* so many track fields from its first on it hits all that stand on them, besides where it lands */
} Way;

enum { MOST_WAYS = MOST_NUMBERED + 2 };

/* What a pawn of a seat can do with an action; how many ways there are. */
int ways_of(const Law *law, const Board *board, int seat, unsigned pawn, const Action *action, Way ways[MOST_WAYS]);
/* What a walk that moves others' pawns too can do with this one of another seat, for a player who plays the pawns of
 * `mine` (rules-family.md W9). */
int pushed_ways(const Law *law, const Board *board, int mine, int seat, unsigned pawn, const Action *action,
                Way ways[MOST_WAYS]);
/* Walking as a part of a seven: forward, then back at home where that may be. */
int part_ways(const Law *law, const Board *board, int seat, unsigned pawn, int steps, Way ways[MOST_WAYS]);
/* Straight onto a field or into the centre (rules.md 4.11 to 4.13); false where its own colour bars it. */
bool straight(const Law *law, const Board *board, int seat, unsigned pawn, int goal, Way *way);
/* All pawns after it. */
Pawns after_way(const Law *law, const Board *board, int seat, int place, const Way *way);

/* Whether a pawn may change places, where it stands: one of whoever swaps, or another. */
bool may_swap(const Law *law, const Board *board, unsigned pawn, bool own);
Pawns after_swap(const Law *law, const Pawns *pawns, int seat, int place, int other, int there);
/* Whether an opponents' or a partner's pawn is spared by a swap of this seat (rules.md 4.8, 4.10). */
bool spared_by_swap(const Law *law, int seat, int mine, int other, bool opponents_only);

/* What a seven comes to: all pawns, and on which 8s it left pawns that it moved, a bit each (rules.md 4.12). */
typedef struct {
    Pawns pawns;
    uint32_t marked;
} Ending;

typedef struct {
    Ending *all;
    size_t count, room;
    uint32_t *slot; /* the place in `all` from 1, `before` added; up to that it is free */
    size_t slots;
    uint32_t before;
} Layer;

/* Room for searching sevens, used again and again by one thread. */
typedef struct {
    Layer layer[SEVEN_STEPS + 1];
    struct OwnSevens *own; /* for those of one seat's pawns, once they were asked for */
    bool failed; /* there was no memory, or more to remember than there may be */
} Work;

void work_free(Work *work);

/* Every ending of a seven, each once, in any order, those straight across the board too if asked; none where `work`
 * failed. */
const Layer *sevens(const Law *law, const Pawns *pawns, int player, Whose moves, Work *work);

/* All after a part of a seven of one pawn, those sent away that it passes and hits. */
Ending after_part(const Law *law, const Board *board, const Ending *before, int player, int seat, int place, int steps,
                  const Way *way);

#endif
