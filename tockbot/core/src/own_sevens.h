/* Sevens of one seat's pawns; the other pawns stay in place unless they are hit. */
#ifndef TOCKBOT_OWN_SEVENS_H
#define TOCKBOT_OWN_SEVENS_H

#include "moves.h"

/* The result of a seven: the seat's pawns, a bit for each pawn of another seat that it hit, and a bit for each of the
 * seat's pawns that rests: if it walked on now, the result would be that of a longer part before. */
typedef struct {
    Group own;
    uint32_t sent, resting;
} OwnSeven;

enum { MOST_OWN_SEVENS = 2048, OWN_SEVEN_SLOTS = 4 * MOST_OWN_SEVENS };

/* Memory for finding them, reused by one thread. */
struct OwnSevens {
    OwnSeven found[SEVEN_STEPS + 1][MOST_OWN_SEVENS];  /* with the pawns of one cluster, by the steps used */
    OwnSeven joined[SEVEN_STEPS + 1][MOST_OWN_SEVENS]; /* with those of all clusters so far */
    uint32_t slot[OWN_SEVEN_SLOTS], before; /* index in `found` + 1 + `before`; a slot with at most `before` is free */
};

/* Find all of them, each once, in any order. Return their number, or -1 if the rules or position need other parts. */
int own_sevens(const Law *law, const Board *board, int player, Work *work, const OwnSeven **found);
/* Return all pawns after one of them. */
Pawns after_own_seven(const Law *law, const Board *board, int seat, const OwnSeven *seven);

#endif
