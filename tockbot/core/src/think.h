/* What computer players compute: evaluations, the best play of a hand, play-outs, and the race between plays
 * (docs/computer-players.md). Every sum equals that of tockbot/computer in Python. */
#ifndef TOCKBOT_THINK_H
#define TOCKBOT_THINK_H

#include "plays.h"

enum { CODES = RESERVE << 3, NEEDS = 3, HOMES = 1 << PAWNS, REACH = 13, MOST_TRIED = 64, MOST_PLAYOUTS = 100000 };

/* Log-odds are whole numbers of grains, so that sums do not depend on their order. */
enum { GRAINS = 1 << 16, MOST_WORTH = 1 << 21, MOST_LOST = 127, MOST_DANGER = 1 << 14 };

#define WIN 1000.0

/* Values of a seat's pawns: each on its own, each as the last one, and their arrangement. */
typedef struct {
    int32_t worth[MOST_SEATS][CODES], as_last[MOST_SEATS][CODES];
    int32_t shape[HOMES][PAWNS + 1]; /* by the pawns at home, h1 the lowest bit, and the number on the board */
    int32_t last[HOMES][PAWNS + 1];  /* 1 if only the last pawn's home field is free */
} Worths;

typedef struct {
    Worths plain, alone;
    int32_t behind[REACH + 1]; /* per unit of loss: an opponent this many fields behind; index 0: four fields ahead */
    int32_t on_start;          /* per unit of loss: on the start field of an opponent who has pawns in reserve */
    int32_t holds[CARDS], another[CARDS], way_out[NEEDS];
} Evaluation;

typedef enum { MOVER, LEAF, USES } Use;

/* All weights are numbers, in the order in which tockbot/computer/compiled.py packs them. */
typedef struct {
    Evaluation of[USES];
    int32_t lost[MOST_SEATS][CODES]; /* loss if this pawn is hit, 0 if it cannot be hit */
    int32_t brings_out[CARDS];       /* 1 if the card brings a pawn from the reserve */
} Weights;

typedef struct {
    Law law;
    Weights weights;
    int32_t by_way[USES][2 * CENTRE]; /* `behind` by the difference between two fields */
    uint8_t starter[CENTRE];          /* seat + 1 of the start field's owner, or 0 */
} Thinker;

/* Take the weights. Return false if they are too large. */
bool thinker_ready(Thinker *thinker);

typedef struct {
    Play play; /* a play, or for a passed card just `play.first` */
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

/* A seat's knowledge: the cards that it does not see, and their number in each hand, in addition to known cards. */
typedef struct {
    int viewer;
    int unseen;
    uint8_t card[MOST_DECK + 1];
    int wanted[MOST_SEATS];
    Hand known[MOST_SEATS];
    bool possible; /* whether hands can be dealt that agree with this */
} Knowledge;

typedef struct {
    int tried;
    long playouts;
    uint64_t seed;
} Budget;

/* Rank plays by their value at a look, the best first. Return false if there is no memory. */
bool rank_plays(const Thinker *thinker, const Position *position, const Plays *plays, Trials *trials);
/* Race the plays, the best first. */
bool search_play(const Thinker *thinker, const Position *position, const Knowledge *knows, const Budget *budget,
                 Trials *trials, Work *work);
/* Race the cards that could be passed, the best first. */
bool search_gift(const Thinker *thinker, const Position *position, const Knowledge *knows, const Budget *budget,
                 Trials *trials, Work *work);
/* Return the lead of a seat's side over the others, in grains, times the number of other sides. */
int64_t lead(const Thinker *thinker, Use use, const Pawns *pawns, int seat);
/* Play every trial out on this many deals, the same for all trials. Return false if that is impossible. */
bool try_all(const Thinker *thinker, const Position *position, const Knowledge *knows, int deals, Chance *chance,
             Trials *trials, Work *work);
/* Return the card that a seat with cards passes, by value. */
int gift_of(const Thinker *thinker, const Position *position, int seat);
/* Let every seat pass a card; -1 is none (rules.md 2.3). */
void exchanged(const Law *law, Position *position, const int gift[MOST_SEATS]);
/* Play one play by value for the seat to act, if it holds a card. */
void go_on(const Thinker *thinker, Position *position, Chance *chance, Work *work);
/* Play the best play of this card. Return false if it moves no pawn. */
bool plays_card(const Thinker *thinker, Position *position, int card, Work *work);
/* Play the rest of a round, every seat choosing by value. */
void play_out(const Thinker *thinker, Position *position, Chance *chance, Work *work);

#endif
