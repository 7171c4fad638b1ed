/* Positions: what may be played in one, and what comes of it (rules.md 2, 4, 5). */
#ifndef TOCKBOT_PLAYS_H
#define TOCKBOT_PLAYS_H

#include "moves.h"

typedef enum { MOVES_PAWNS, DRAWS, BURNS, PUTS_AWAY } PlayKind;

enum { CHOSEN = MOST_SEATS };

/* The cards spent, from 1 in the order of a hand, the second 0 where there is none; a throw-in spends the whole hand.
 */
typedef struct {
    uint8_t first, second;
    uint8_t kind;
    uint8_t more; /* whether the next must discard; from whom is drawn; whose card burns, CHOSEN added where he chooses
                     it; whether the whole hand is thrown in */
    Pawns after;
} Play;

typedef struct {
    Play *all;
    size_t count, room;
} Plays;

void plays_free(Plays *plays);

/* The legal plays in the order of docs/notation.md; nothing where `work` failed. */
void legal_plays(const Law *law, const Position *position, Plays *plays, Work *work);
/* The position after one of them; `drawn` is the card that is drawn or burnt, -1 where none is. False where it is not
 * there. */
bool after_play(const Law *law, Position *position, const Play *play, int drawn);
/* The position after pawns have moved, by a card already gone from the hand. */
void after_moves(const Law *law, Position *position, const Pawns *after, bool forces_discard);
void passed_on(Position *position, const Law *law, int seat);
bool forces_discard(const Law *law, const Position *position, int seat, int rank, const Pawns *after);
/* Whether a seat that can play no card throws its hand in; else it discards (rules.md 2.6). */
bool throws_in(const Law *law, const Position *position, int seat);
bool draws(const Law *law, int card);
/* Whether a play takes a card by chance, out of the hand of `play->more`. */
bool takes_a_card(const Play *play);
/* Whose card burns when a seat burns one, -1 where there is none (rules-family.md W10). */
int burnt_seat(const Law *law, const Position *position, int seat);
/* The next seat after this one that holds a card, itself last; -1 where nobody does. */
int next_holder(const Law *law, const Position *position, int seat);
void take(Hand *hand, int card);
void give(Hand *hand, int card);
/* A card of a hand at random. */
int any_card(const Hand *hand, Chance *chance);

/* The position before anybody has a card. */
void begin(const Law *law, Position *position);
/* Deal so many cards to everybody who is not home, from all of them shuffled. */
void deal(const Law *law, Position *position, int size, Chance *chance);

enum { MOST_DEPTH = 64 };

/* How many sequences of so many plays there are (rules.md 6.3). */
uint64_t perft(const Law *law, const Position *position, int depth, Work *work);

typedef struct {
    uint64_t positions, plays, rounds, decided;
} Played;

/* So many random games, each of at most so many rounds, all cards shuffled before each. */
Played random_games(const Law *law, uint64_t seed, long games, long rounds, Work *work);

#endif
