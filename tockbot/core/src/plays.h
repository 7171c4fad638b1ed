/* Positions, their legal plays, and the positions that follow (rules.md 2, 4, 5). */
#ifndef TOCKBOT_PLAYS_H
#define TOCKBOT_PLAYS_H

#include "moves.h"

typedef enum { MOVES_PAWNS, DRAWS, BURNS, PUTS_AWAY } PlayKind;

enum { CHOSEN = MOST_SEATS };

/* A play. The cards spent are numbered from 1 in the order of a hand; `second` is 0 if there is none. A throw-in spends
 * the whole hand. */
typedef struct {
    uint8_t first, second;
    uint8_t kind;
    uint8_t more; /* by kind: whether the next player must discard; the seat from which is drawn; the seat whose card
                     burns, plus CHOSEN if that player chooses it; whether the whole hand is thrown in */
    Pawns after;
} Play;

typedef struct {
    Play *all;
    size_t count, room;
} Plays;

void plays_free(Plays *plays);

/* List the legal plays in the order of docs/notation.md; none if `work` failed. */
void legal_plays(const Law *law, const Position *position, Plays *plays, Work *work);
/* Go to the position after a play. `drawn` is the card drawn or burnt, or -1. Return false if it cannot be taken. */
bool after_play(const Law *law, Position *position, const Play *play, int drawn);
/* Go to the position after pawns have moved; the card has already left the hand. */
void after_moves(const Law *law, Position *position, const Pawns *after, bool forces_discard);
void passed_on(Position *position, const Law *law, int seat);
bool forces_discard(const Law *law, const Position *position, int seat, int rank, const Pawns *after);
/* Return whether a seat that can play no card throws its hand in; otherwise it discards (rules.md 2.6). */
bool throws_in(const Law *law, const Position *position, int seat);
bool draws(const Law *law, int card);
/* Return whether a play takes a card at random from the hand of `play->more`. */
bool takes_a_card(const Play *play);
/* Return the seat whose card is burnt when a seat burns one, -1 if there is none (rules-family.md W10). */
int burnt_seat(const Law *law, const Position *position, int seat);
/* Return the next seat after this one that holds a card, itself last; -1 if none does. */
int next_holder(const Law *law, const Position *position, int seat);
void take(Hand *hand, int card);
void give(Hand *hand, int card);
/* Return a random card of a hand. */
int any_card(const Hand *hand, Chance *chance);

/* Set up the position before the first deal. */
void begin(const Law *law, Position *position);
/* Shuffle all cards and deal `size` cards to each seat whose side is not home. */
void deal(const Law *law, Position *position, int size, Chance *chance);

enum { MOST_DEPTH = 64 };

/* Return the number of play sequences of this length (rules.md 6.3). */
uint64_t perft(const Law *law, const Position *position, int depth, Work *work);

typedef struct {
    uint64_t positions, plays, rounds, decided;
} Played;

/* Play random games of at most `rounds` rounds each, with all cards shuffled before each round. */
Played random_games(const Law *law, uint64_t seed, long games, long rounds, Work *work);

#endif
