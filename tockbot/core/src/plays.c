/* Lists the legal plays of a hand in order, and leads to the positions that follow. */
#include "plays.h"

#include "own_sevens.h"

#include <stdlib.h>
#include <string.h>

void plays_free(Plays *plays)
{
    free(plays->all);
    *plays = (Plays){NULL, 0, 0};
}

static void add(Plays *plays, Work *work, int first, int second, PlayKind kind, int more, const Pawns *after)
{
    if (plays->count == plays->room) {
        size_t room = plays->room ? 2 * plays->room : 32;
        Play *all = realloc(plays->all, room * sizeof *all);
        if (all == NULL) {
            work->failed = true;
            return;
        }
        plays->all = all;
        plays->room = room;
    }
    plays->all[plays->count++] = (Play){(uint8_t)first, (uint8_t)second, (uint8_t)kind, (uint8_t)more, *after};
}

static int compared(const void *left, const void *right)
{
    const Play *one = left, *other = right;
    if (one->first != other->first)
        return one->first < other->first ? -1 : 1;
    if (one->second != other->second)
        return one->second < other->second ? -1 : 1;
    if (one->kind != other->kind)
        return one->kind < other->kind ? -1 : 1;
    for (int seat = 0; seat < MOST_SEATS; seat++)
        if (one->after.seat[seat] != other->after.seat[seat])
            return one->after.seat[seat] < other->after.seat[seat] ? -1 : 1;
    return (one->more > other->more) - (one->more < other->more);
}

enum { FEW = 24 };

/* Sort plays and remove duplicates. */
static void put_in_order(Plays *plays)
{
    Play *all = plays->all;
    if (plays->count <= FEW) {
        for (size_t one = 1; one < plays->count; one++) {
            const Play play = all[one];
            size_t at = one;
            for (; at > 0 && compared(&all[at - 1], &play) > 0; at--)
                all[at] = all[at - 1];
            all[at] = play;
        }
    } else
        qsort(all, plays->count, sizeof *all, compared);
    size_t kept = 0;
    for (size_t one = 0; one < plays->count; one++)
        if (!kept || compared(&all[kept - 1], &all[one]))
            all[kept++] = all[one];
    plays->count = kept;
}

bool forces_discard(const Law *law, const Position *position, int seat, int rank, const Pawns *after)
{
    return rank == law->forcing_rank && !is_over(law, after) &&
           position->hands[next_in_play(law, after, seat)].size > 0;
}

bool draws(const Law *law, int card)
{
    for (int rank = first_meaning(card); rank < last_meaning(card); rank++)
        for (int one = 0; one < law->actions[rank]; one++)
            if (law->action[rank][one].kind == DRAW)
                return true;
    return false;
}

bool takes_a_card(const Play *play)
{
    return play->kind == DRAWS || (play->kind == BURNS && play->more < CHOSEN);
}

int burnt_seat(const Law *law, const Position *position, int seat)
{
    const int next = next_in_play(law, &position->pawns, seat);
    return next != seat && position->hands[next].size ? next : -1;
}

/* A listing in progress. */
typedef struct {
    const Law *law;
    const Position *position;
    const Board *board;
    int seat, mine;
    Plays *plays;
    Work *work;
    const Layer *endings; /* of a seven, once computed */
} Listing;

/* Add plays with a second card for the centre, for moved pawns on the marked fields numbered 8 (rules.md 4.12). */
static void add_second_cards(const Listing *listing, int card, const Pawns *between, uint32_t marked)
{
    const Law *law = listing->law;
    Board board;
    if (!marked || !may_leave(law, between, listing->seat, card))
        return;
    board_of(law, between, &board);
    Hand rest = listing->position->hands[listing->seat];
    rest.of[card]--;
    for (int owner = 0; owner < law->seats; owner++)
        for (int place = 0; place < PAWNS; place++) {
            const unsigned pawn = lane(between->seat[owner], place);
            bool is_marked = false;
            for (int one = 0; one < law->eights; one++)
                is_marked |= (marked >> one & 1) && location_of(pawn) == law->eight[one];
            Way way;
            if (!is_marked || !straight(law, &board, owner, pawn, CENTRE, &way))
                continue;
            const Pawns after = after_way(law, &board, owner, place, &way);
            for (int second = 0; second < CARDS; second++)
                if (rest.of[second] && law->is_second[second])
                    add(listing->plays, listing->work, (card < second ? card : second) + 1,
                        (card < second ? second : card) + 1, MOVES_PAWNS, false, &after);
        }
}

static void add_play(const Listing *listing, int card, int rank, const Pawns *after)
{
    if (may_leave(listing->law, after, listing->seat, card))
        add(listing->plays, listing->work, card + 1, 0, MOVES_PAWNS,
            forces_discard(listing->law, listing->position, listing->seat, rank, after), after);
}

/* Return whether the hand holds a second card in addition to this one. */
static bool goes_on(const Law *law, const Hand *hand, int card)
{
    for (int second = 0; second < CARDS; second++)
        if (law->is_second[second] && hand->of[second] > (second == card))
            return true;
    return false;
}

static void add_steps(const Listing *listing, int card, int rank, const Action *action, bool goes_on)
{
    const Law *law = listing->law;
    const Group group = listing->board->pawns.seat[listing->mine];
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(group, place);
        Way ways[MOST_WAYS];
        const int found = ways_of(law, listing->board, listing->mine, pawn, action, ways);
        for (int one = 0; one < found; one++) {
            const Pawns after = after_way(law, listing->board, listing->mine, place, &ways[one]);
            add_play(listing, card, rank, &after);
            if (goes_on && ways[one].walks && ways[one].lands >= 0 && law->is_eight[ways[one].lands])
                for (int eight = 0; eight < law->eights; eight++)
                    if (law->eight[eight] == ways[one].lands)
                        add_second_cards(listing, card, &after, 1u << eight);
        }
        if (pawn >= IN_RESERVE)
            break; /* the others in reserve can do the same */
    }
}

/* Add the walks of a card with other players' pawns. */
static void add_pushes(const Listing *listing, int card, int rank, const Action *action)
{
    const Law *law = listing->law;
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0; place < PAWNS && seat != listing->mine; place++) {
            Way ways[MOST_WAYS];
            const unsigned pawn = lane(listing->board->pawns.seat[seat], place);
            const int found = pushed_ways(law, listing->board, listing->mine, seat, pawn, action, ways);
            for (int one = 0; one < found; one++) {
                const Pawns after = after_way(law, listing->board, seat, place, &ways[one]);
                add_play(listing, card, rank, &after);
            }
        }
}

static void add_swaps(const Listing *listing, int card, int rank, bool opponents_only)
{
    const Law *law = listing->law;
    const Pawns *pawns = &listing->board->pawns;
    for (int place = 0; place < PAWNS; place++) {
        if (!may_swap(law, listing->board, lane(pawns->seat[listing->mine], place), true))
            continue;
        for (int other = 0; other < law->seats; other++) {
            if (spared_by_swap(law, listing->seat, listing->mine, other, opponents_only))
                continue;
            for (int there = 0; there < PAWNS; there++)
                if (may_swap(law, listing->board, lane(pawns->seat[other], there), false)) {
                    const Pawns after = after_swap(law, pawns, listing->mine, place, other, there);
                    add_play(listing, card, rank, &after);
                }
        }
    }
}

static void add_sevens(Listing *listing, int card, int rank, bool goes_on)
{
    const Law *law = listing->law;
    const OwnSeven *found;
    const int own =
        law->second_cards || law->seven_moves != MOVES_OWN
            ? -1
            : own_sevens(law, listing->board, listing->seat, listing->work, &found);
    for (int one = 0; one < own; one++) {
        const Pawns after = after_own_seven(law, listing->board, listing->mine, &found[one]);
        add_play(listing, card, rank, &after);
    }
    if (own >= 0)
        return;
    if (listing->endings == NULL)
        listing->endings = sevens(law, &listing->board->pawns, listing->seat, law->seven_moves, listing->work);
    for (size_t one = 0; one < listing->endings->count && !listing->work->failed; one++) {
        const Ending *ending = &listing->endings->all[one];
        add_play(listing, card, rank, &ending->pawns);
        if (goes_on)
            add_second_cards(listing, card, &ending->pawns, ending->marked);
    }
}

static void add_card(Listing *listing, int card)
{
    const Law *law = listing->law;
    const Hand *hand = &listing->position->hands[listing->seat];
    const bool more = law->second_cards && goes_on(law, hand, card);
    for (int rank = first_meaning(card); rank < last_meaning(card); rank++)
        for (int one = 0; one < law->actions[rank]; one++) {
            const Action *action = &law->action[rank][one];
            if (action->kind == SPLIT)
                add_sevens(listing, card, rank, more);
            else if (action->kind == SWAP || action->kind == SWAP_OPPONENTS)
                add_swaps(listing, card, rank, action->kind == SWAP_OPPONENTS);
            else if (action->kind == DRAW) {
                for (int other = 0; other < law->seats; other++)
                    if (other != listing->seat && listing->position->hands[other].size)
                        add(listing->plays, listing->work, card + 1, 0, DRAWS, other, &listing->board->pawns);
            } else if (action->kind == BURN || action->kind == BURN_CHOSEN) {
                const int victim = burnt_seat(law, listing->position, listing->seat);
                if (victim >= 0)
                    add(listing->plays, listing->work, card + 1, 0, BURNS,
                        victim + (action->kind == BURN_CHOSEN ? CHOSEN : 0), &listing->board->pawns);
            } else {
                add_steps(listing, card, rank, action, more);
                if (action->pawns != MOVES_OWN)
                    add_pushes(listing, card, rank, action);
            }
        }
}

static int on_board(Group group)
{
    int count = 0;
    for (int place = 0; place < PAWNS; place++)
        count += lane(group, place) < IN_RESERVE;
    return count;
}

/* Return whether every play hits a pawn of this seat: then a partner may be spared (rules.md 2.6, readings.md A14). */
static bool all_hit(const Plays *plays, const Pawns *pawns, int seat)
{
    const int before = on_board(pawns->seat[seat]);
    for (size_t one = 0; one < plays->count; one++)
        if (on_board(plays->all[one].after.seat[seat]) >= before)
            return false;
    return true;
}

bool throws_in(const Law *law, const Position *position, int seat)
{
    if (law->unplayable != THROW_IN_OFF_TRACK)
        return law->unplayable == THROW_IN;
    return location_of(lane(position->pawns.seat[seat], 0)) > CENTRE &&
           played_seat(law, &position->pawns, seat) == seat;
}

static void add_discards(const Position *position, const Hand *hand, Plays *plays, Work *work)
{
    for (int card = 0; card < CARDS; card++)
        if (hand->of[card])
            add(plays, work, card + 1, 0, PUTS_AWAY, false, &position->pawns);
}

void legal_plays(const Law *law, const Position *position, Plays *plays, Work *work)
{
    plays->count = 0;
    const int seat = position->turn;
    if (seat < 0)
        return;
    const Hand *hand = &position->hands[seat];
    if (position->phase == DISCARDING) {
        add_discards(position, hand, plays, work);
        return;
    }
    Board board;
    board_of(law, &position->pawns, &board);
    Listing listing = {law, position, &board, seat, played_seat(law, &position->pawns, seat), plays, work, NULL};
    for (int card = 0; card < CARDS; card++)
        if (hand->of[card])
            add_card(&listing, card);
    put_in_order(plays);
    if (plays->count == 0) {
        if (throws_in(law, position, seat))
            add(plays, work, 0, 0, PUTS_AWAY, true, &position->pawns);
        else
            add_discards(position, hand, plays, work);
    } else if (law->may_spare_partner && law->teams && all_hit(plays, &position->pawns, partner_of(law, seat)))
        add_discards(position, hand, plays, work);
    if (work->failed)
        plays->count = 0;
}

void take(Hand *hand, int card)
{
    hand->of[card]--;
    hand->size--;
}

void give(Hand *hand, int card)
{
    hand->of[card]++;
    hand->size++;
}

int any_card(const Hand *hand, Chance *chance)
{
    int left = (int)chance_below(chance, hand->size);
    for (int card = 0; card < CARDS; card++)
        if ((left -= hand->of[card]) < 0)
            return card;
    return -1;
}

int next_holder(const Law *law, const Position *position, int seat)
{
    for (int step = 1; step <= law->seats; step++)
        if (position->hands[(seat + step) % law->seats].size)
            return (seat + step) % law->seats;
    return -1;
}

void passed_on(Position *position, const Law *law, int seat)
{
    position->turn = next_holder(law, position, seat);
    position->phase = position->turn < 0 ? ROUND_OVER : PLAYING;
}

void after_moves(const Law *law, Position *position, const Pawns *after, bool forces_discard)
{
    const int seat = position->turn;
    position->pawns = *after;
    if (is_over(law, after)) {
        memset(position->hands, 0, sizeof position->hands);
        position->phase = GAME_OVER;
        position->turn = -1;
        return;
    }
    for (int one = 0; one < law->seats; one++)
        if (position->hands[one].size && side_is_home(law, after, one))
            memset(&position->hands[one], 0, sizeof position->hands[one]);
    if (forces_discard) {
        position->phase = DISCARDING;
        position->turn = next_in_play(law, after, seat);
    } else
        passed_on(position, law, seat);
}

bool after_play(const Law *law, Position *position, const Play *play, int drawn)
{
    const int seat = position->turn;
    Hand *hand = &position->hands[seat];
    if (play->kind == PUTS_AWAY && play->more)
        memset(hand, 0, sizeof *hand);
    else {
        take(hand, play->first - 1);
        if (play->second)
            take(hand, play->second - 1);
    }
    if (play->kind == MOVES_PAWNS) {
        after_moves(law, position, &play->after, play->more);
        return true;
    }
    if (play->kind == BURNS && play->more >= CHOSEN) {
        position->phase = DISCARDING;
        position->turn = play->more - CHOSEN;
        return true;
    }
    if (takes_a_card(play)) {
        if (drawn < 0 || !position->hands[play->more].of[drawn])
            return false;
        take(&position->hands[play->more], drawn);
        if (play->kind == DRAWS)
            give(hand, drawn);
        passed_on(position, law, play->kind == DRAWS ? seat : play->more);
        return true;
    }
    if (position->phase == DISCARDING && law->forcing_rank >= 0 && !law->forced_loses_turn && hand->size) {
        position->phase = PLAYING;
        return true;
    }
    passed_on(position, law, seat);
    return true;
}

uint64_t perft(const Law *law, const Position *position, int depth, Work *work)
{
    if (depth <= 0 || position->turn < 0 || work->failed)
        return 1;
    Plays plays = {NULL, 0, 0};
    legal_plays(law, position, &plays, work);
    uint64_t count = plays.count;
    if (depth > 1) {
        count = 0;
        for (size_t one = 0; one < plays.count && !work->failed; one++) {
            Position after = *position;
            if (takes_a_card(&plays.all[one]))
                count++;
            else {
                after_play(law, &after, &plays.all[one], -1);
                count += perft(law, &after, depth - 1, work);
            }
        }
    }
    plays_free(&plays);
    return count;
}

void begin(const Law *law, Position *position)
{
    memset(position, 0, sizeof *position);
    for (int seat = 0; seat < law->seats; seat++) {
        unsigned pawn[PAWNS] = {IN_RESERVE, IN_RESERVE, IN_RESERVE, IN_RESERVE};
        if (law->begins_entered)
            pawn[0] = entered(law, seat);
        position->pawns.seat[seat] = grouped(pawn);
    }
}

void deal(const Law *law, Position *position, int size, Chance *chance)
{
    uint8_t deck[MOST_DECK + 1];
    uint32_t cards = 0;
    for (int rank = 0; rank < RANKS; rank++)
        for (int one = 0; one < law->suits; one++)
            deck[cards++] = (uint8_t)rank;
    for (int one = 0; one < law->jokers; one++)
        deck[cards++] = JOKER;
    memset(position->hands, 0, sizeof position->hands);
    for (int seat = 0; seat < law->seats; seat++)
        for (int one = 0; one < size && !side_is_home(law, &position->pawns, seat); one++) {
            const uint32_t at = chance_below(chance, cards);
            give(&position->hands[seat], deck[at]);
            deck[at] = deck[--cards];
        }
}

/* Let all players pass a random card. */
static void exchange_any(const Law *law, Position *position, Chance *chance)
{
    int gift[MOST_SEATS];
    for (int seat = 0; seat < law->seats; seat++)
        if ((gift[seat] = law->exchange == NO_EXCHANGE || !position->hands[seat].size
                              ? -1
                              : any_card(&position->hands[seat], chance)) >= 0)
            take(&position->hands[seat], gift[seat]);
    for (int seat = 0; seat < law->seats; seat++)
        if (gift[seat] >= 0)
            give(&position->hands[law->exchange == TO_PARTNER ? partner_of(law, seat)
                                                              : next_in_play(law, &position->pawns, seat)],
                 gift[seat]);
    passed_on(position, law, position->dealer);
}

Played random_games(const Law *law, uint64_t seed, long games, long rounds, Work *work)
{
    Played played = {0, 0, 0, 0};
    Chance chance = {seed};
    Plays plays = {NULL, 0, 0};
    for (long game = 0; game < games && !work->failed; game++) {
        Position position;
        begin(law, &position);
        position.phase = ROUND_OVER;
        for (long round = 0; round < rounds && position.phase == ROUND_OVER && !work->failed; round++) {
            deal(law, &position, law->hand_size[round % law->hand_sizes], &chance);
            exchange_any(law, &position, &chance);
            played.rounds++;
            while (position.turn >= 0) {
                legal_plays(law, &position, &plays, work);
                if (work->failed || plays.count == 0)
                    break;
                played.positions++;
                played.plays += plays.count;
                const Play play = plays.all[chance_below(&chance, (uint32_t)plays.count)];
                const int drawn = takes_a_card(&play) ? any_card(&position.hands[play.more], &chance) : -1;
                after_play(law, &position, &play, drawn);
            }
            if (law->lead == EACH_ROUND || (law->lead == EACH_CYCLE && (round + 1) % law->hand_sizes == 0))
                position.dealer = next_in_play(law, &position.pawns, position.dealer);
        }
        played.decided += position.phase == GAME_OVER;
    }
    plays_free(&plays);
    return played;
}
