/* Sevens of one seat's pawns where each step is a part of its own: found step by step, the other pawns left alone. */
#ifndef TOCKBOT_OWN_SEVENS_H
#define TOCKBOT_OWN_SEVENS_H

#include "moves.h"

/* What one comes to: the pawns of the seat, and a bit for each pawn of others that it sent away. */
typedef struct {
    Group own;
    uint32_t sent;
} OwnSeven;

enum { MOST_OWN_SEVENS = 2048, OWN_SEVEN_SLOTS = 4 * MOST_OWN_SEVENS };

/* Room for finding them, used again and again by one thread. */
struct OwnSevens {
    OwnSeven found[2][MOST_OWN_SEVENS];
    uint32_t slot[OWN_SEVEN_SLOTS], before; /* the place found from 1, `before` added; up to that it is free */
};

/* All of them, each once, in any order; -1 where the rules, or how the pawns stand, ask for all parts. */
int own_sevens(const Law *law, const Board *board, int player, Work *work, const OwnSeven **found);
/* All pawns after one of them. */
Pawns after_own_seven(const Law *law, const Board *board, int seat, const OwnSeven *seven);

#endif
