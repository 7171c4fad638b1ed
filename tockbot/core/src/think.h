/* What computer players think: what positions are worth, the best play of a hand, rounds played out, and the race
 * between plays (docs/computer-players.md). It is what tockbot/computer does in Python, sum for sum.
 */
#ifndef TOCKBOT_THINK_H
#define TOCKBOT_THINK_H

#include "plays.h"

enum { CODES = RESERVE << 3, DANGERS = 5, NEEDS = 3, HOMES = 1 << PAWNS, MOST_TRIED = 64, MOST_PLAYOUTS = 100000 };

#define WIN 1000.0

/* What the pawns of a seat are worth: each by itself, each as the last one, and how many are where. */
typedef struct {
    double worth[MOST_SEATS][CODES], as_last[MOST_SEATS][CODES];
    double shape[HOMES][PAWNS + 1]; /* by who is at home, h1 the lowest bit, and how many are on the board */
    double last[HOMES][PAWNS + 1];  /* 1 where only the last one's home field is free */
} Worths;

typedef struct {
    double between; /* 1 where it counts what the pawns of two seats are to each other */
    Worths plain, alone;
    double danger[DANGERS];
    double holds[CARDS], another[CARDS], way_out[NEEDS];
} Evaluation;

/* All of it are numbers, in the order in which tockbot/computer/compiled.py gives them. */
typedef struct {
    Evaluation mover, quick, leaf;
    double exposed[MOST_SEATS]
                  [CODES];    /* how much is lost with a pawn that others may hit, below 0 where they may not */
    double brings_out[CARDS]; /* 1 where a card brings a pawn from the reserve */
} Weights;

typedef struct {
    Law law;
    Weights weights;
} Thinker;

typedef struct {
    Play play; /* or a gift: its card in `play.first` */
    double value, first_look, total;
    int tries;
    double *chances;
    Pawns *ends;
} Trial;

typedef struct {
    Trial *all;
    size_t count;
} Trials;

void trials_free(Trials *trials);

/* What a seat knows: the cards that it does not see, and of each seat how many of them it holds, beside those known. */
typedef struct {
    int viewer;
    int unseen;
    uint8_t card[MOST_DECK + 1];
    int wanted[MOST_SEATS];
    Hand known[MOST_SEATS];
    bool possible; /* whether hands can be dealt so */
} Knowledge;

typedef struct {
    int tried;
    long playouts;
    uint64_t seed;
} Budget;

/* Rank plays, the best at a look first; false where there is no memory. */
bool rank_plays(const Thinker *thinker, const Position *position, const Plays *plays, Trials *trials);
/* The plays tried, the best first. */
bool search_play(const Thinker *thinker, const Position *position, const Knowledge *knows, const Budget *budget,
                 Trials *trials, Work *work);
/* The cards tried as gifts, the best first. */
bool search_gift(const Thinker *thinker, const Position *position, const Knowledge *knows, const Budget *budget,
                 Trials *trials, Work *work);
double lead(const Thinker *thinker, const Evaluation *evaluation, const Pawns *pawns, int seat);
/* A whole round from a position, every seat choosing by value. */
void play_out(const Thinker *thinker, Position *position, Chance *chance, Work *work);

#endif
