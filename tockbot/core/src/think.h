/* What computer players think: what positions are worth, the best play of a hand, rounds played out, and the race
 * between plays (docs/computer-players.md). It is what tockbot/computer does in Python, sum for sum.
 */
#ifndef TOCKBOT_THINK_H
#define TOCKBOT_THINK_H

#include "plays.h"

enum { CODES = RESERVE << 3, NEEDS = 3, HOMES = 1 << PAWNS, REACH = 13, MOST_TRIED = 64, MOST_PLAYOUTS = 100000 };

/* Log-odds are whole numbers of grains, so that sums are the same in any order. */
enum { GRAINS = 1 << 16, MOST_WORTH = 1 << 21, MOST_LOST = 127, MOST_DANGER = 1 << 14 };

#define WIN 1000.0

/* What the pawns of a seat are worth: each by itself, each as the last one, and how many are where. */
typedef struct {
    int32_t worth[MOST_SEATS][CODES], as_last[MOST_SEATS][CODES];
    int32_t shape[HOMES][PAWNS + 1]; /* by who is at home, h1 the lowest bit, and how many are on the board */
    int32_t last[HOMES][PAWNS + 1];  /* 1 where only the last one's home field is free */
} Worths;

typedef struct {
    Worths plain, alone;
    int32_t behind[REACH + 1]; /* for as much as there is to lose: an opponent so many fields behind; at 0 four ahead */
    int32_t on_start;          /* on the start field of one who has pawns in reserve */
    int32_t holds[CARDS], another[CARDS], way_out[NEEDS];
} Evaluation;

typedef enum { MOVER, LEAF, USES } Use;

/* All of it are numbers, in the order in which tockbot/computer/compiled.py gives them. */
typedef struct {
    Evaluation of[USES];
    int32_t lost[MOST_SEATS][CODES]; /* how much is lost with a pawn that others may hit, 0 where they may not */
    int32_t brings_out[CARDS];       /* 1 where a card brings a pawn from the reserve */
} Weights;

typedef struct {
    Law law;
    Weights weights;
    int32_t by_way[USES][2 * CENTRE]; /* `behind` by how far one field is from another */
    uint8_t starter[CENTRE];          /* whose start field it is, from 1 */
} Thinker;

/* Take the weights; false where they are too large. */
bool thinker_ready(Thinker *thinker);

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
/* By how much the side of a seat is ahead of the others, in grains, times how many others there are. */
int64_t lead(const Thinker *thinker, Use use, const Pawns *pawns, int seat);
/* Play every trial out on so many deals, the same for all of them; false where that cannot be. */
bool try_all(const Thinker *thinker, const Position *position, const Knowledge *knows, int deals, Chance *chance,
             Trials *trials, Work *work);
/* The card that a seat with cards gives by value. */
int gift_of(const Thinker *thinker, const Position *position, int seat);
/* Everybody gives a card, -1 is none (rules.md 2.3). */
void exchanged(const Law *law, Position *position, const int gift[MOST_SEATS]);
/* One play by value of the seat to act, if it holds a card. */
void go_on(const Thinker *thinker, Position *position, Chance *chance, Work *work);
/* The best play of this one card; false where it moves no pawn. */
bool plays_card(const Thinker *thinker, Position *position, int card, Work *work);
/* A whole round from a position, every seat choosing by value. */
void play_out(const Thinker *thinker, Position *position, Chance *chance, Work *work);

#endif
