/* Games of players that look one play ahead, and what training reads of them (docs/computer-players.md). */
#ifndef TOCKBOT_SELFPLAY_H
#define TOCKBOT_SELFPLAY_H

#include "think.h"

enum { MOST_ROUNDS = 80, LESSON_TRIED = 8, LEAST_TRIED = 3 };

/* Bytes one after another. */
typedef struct {
    uint8_t *all;
    size_t count, room;
} Bytes;

/* Which games, and what is kept of them. */
typedef struct {
    uint64_t seed; /* of the first game; each has one more */
    long games;
    int explored; /* in so many of a hundred turns any card is played */
    int every;    /* one of so many decisions is asked about; 0 for none */
    int deals;    /* on so many deals */
} Wanted;

/* Of each round's end all pawns, two bytes each; of each game how many there are, and which side won it or -1. Of each
 * decision asked about who decides, and how many plays are tried; of each play all pawns after it, how many of each
 * card are kept, and the chance to win. */
typedef struct {
    Bytes pawns, rounds, winners;
    Bytes deciders, plays, after, kept, chances;
} Told;

/* Play games between some players, one drawn for each side; false where there is no memory. The first is asked. */
bool self_play(const Thinker *const players[], int count, const Wanted *wanted, Told *told, Work *work);
void told_free(Told *told);

#endif
