/* Games between players that look one play ahead, and what training reads of them (docs/computer-players.md). */
#ifndef TOCKBOT_SELFPLAY_H
#define TOCKBOT_SELFPLAY_H

#include "think.h"

enum { MOST_ROUNDS = 80, LESSON_TRIED = 8, LEAST_TRIED = 3 };

/* A growing array of bytes. */
typedef struct {
    uint8_t *all;
    size_t count, room;
} Bytes;

/* The games to play, and what to record of them. */
typedef struct {
    uint64_t seed; /* seed of the first game; each later game has one more */
    long games;
    int explored; /* percentage of turns in which any card is played */
    int every;    /* one in this many decisions is recorded; 0 for none */
    int deals;    /* number of deals for a recorded decision */
} Wanted;

/* What is recorded. At each round's end: all pawns, two bytes each. For each game: the number of these, and the side
 * that won, or -1. For each recorded decision: the seat that decides, and the number of plays tried. For each of these
 * plays: all pawns afterwards, the number of each card kept, and the winning chance. */
typedef struct {
    Bytes pawns, rounds, winners;
    Bytes deciders, plays, after, kept, chances;
} Told;

/* Play games between these players, drawn for each side. The player to act answers for recorded decisions. Return false
 * if there is no memory. */
bool self_play(const Thinker *const players[], int count, const Wanted *wanted, Told *told, Work *work);
void told_free(Told *told);

#endif
