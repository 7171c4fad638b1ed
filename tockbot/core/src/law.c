/* Reads the rules of a table and its pawns, and rejects everything inconsistent. */
#include "law.h"

#include <string.h>

typedef struct {
    const long *numbers;
    size_t count, at;
    bool wrong;
} Reader;

/* Return the next number; flag the reader if it is out of range. */
static int next(Reader *reader, long least, long most)
{
    if (reader->at >= reader->count || reader->numbers[reader->at] < least || reader->numbers[reader->at] > most) {
        reader->wrong = true;
        return (int)least;
    }
    return (int)reader->numbers[reader->at++];
}

static bool flag(Reader *reader)
{
    return next(reader, 0, 1) != 0;
}

const char *law_read(Law *law, const long *numbers, size_t count)
{
    Reader all = {numbers, count, 0, false}, *reader = &all;
    memset(law, 0, sizeof *law);
    law->seats = next(reader, 2, MOST_SEATS);
    law->fields = next(reader, 2 * MOST_HAND_SIZES, CENTRE);
    law->teams = flag(reader);
    for (int seat = 0; seat < law->seats; seat++) {
        law->starts[seat] = next(reader, 0, law->fields - 1);
        law->entries[seat] = next(reader, 0, law->fields - 1);
    }
    law->eights = next(reader, 0, MOST_NUMBERED);
    for (int one = 0; one < law->eights; one++)
        law->is_eight[law->eight[one] = next(reader, 0, law->fields - 1)] = true;
    law->sevens = next(reader, 0, MOST_NUMBERED);
    for (int one = 0; one < law->sevens; one++)
        law->seven[one] = next(reader, 0, law->fields - 1);
    law->most_touches = next(reader, 0, 2);
    law->marks_protection = flag(reader);
    law->unplayable = (Unplayable)next(reader, THROW_IN, DISCARD);
    law->may_spare_partner = flag(reader);
    law->blocking = (Blocking)next(reader, BLOCKING_ENTERED, BLOCKING_NONE);
    law->own_pawns = (OwnPawns)next(reader, PASSED_AND_HIT, NEITHER);
    law->pairs_block = flag(reader);
    law->passes_entry = flag(reader);
    law->blocking_can_swap = (Swappable)next(reader, SWAPS_NOBODY, SWAPS_ANYONE);
    law->home_entry = (HomeEntry)next(reader, HOME_TOUCHED, HOME_TWICE);
    law->seven_hits = (SevenHits)next(reader, HITS_EVERYONE, HITS_NOBODY);
    law->seven_moves = (Whose)next(reader, MOVES_OWN, MOVES_ANYONE);
    law->seven_pawns = next(reader, 0, 2);
    law->seven_backs_at_home = flag(reader);
    law->seven_diagonal = flag(reader);
    law->forcing_rank = next(reader, -1, RANKS - 1);
    law->forced_loses_turn = flag(reader);
    law->centre = flag(reader);
    for (int card = 0; card < CARDS; card++)
        law->second_cards |= law->is_second[card] = flag(reader);
    law->joker_finishes = flag(reader);
    law->sides_to_end = next(reader, 1, MOST_SEATS - 1);
    law->exchange = (Exchange)next(reader, TO_PARTNER, NO_EXCHANGE);
    law->lead = (Lead)next(reader, EACH_ROUND, NEVER);
    law->begins_entered = flag(reader);
    law->suits = next(reader, 1, 4 * 4);
    law->jokers = next(reader, 0, MOST_DECK - 4 * RANKS * 4);
    law->hand_sizes = next(reader, 1, MOST_HAND_SIZES);
    for (int one = 0; one < law->hand_sizes; one++) {
        law->hand_size[one] = next(reader, 1, MOST_HAND);
        reader->wrong |= law->hand_size[one] * law->seats > RANKS * law->suits + law->jokers;
    }
    law->seven_rank = -1;
    for (int rank = 0; rank < RANKS; rank++) {
        law->actions[rank] = next(reader, 0, MOST_ACTIONS);
        for (int one = 0; one < law->actions[rank]; one++) {
            Action *action = &law->action[rank][one];
            action->kind = (Kind)next(reader, ENTER, ACTIONS - 1);
            action->steps = next(reader, 0, law->fields / 2);
            action->hits_passed = flag(reader);
            action->pawns = (Whose)next(reader, MOVES_OWN, MOVES_ANYONE);
            law->burns |= action->kind == BURN || action->kind == BURN_CHOSEN;
            if (action->kind == SPLIT) {
                reader->wrong |= law->seven_rank >= 0;
                law->seven_rank = rank;
            }
        }
    }
    if (reader->wrong || reader->at != count)
        return "a number is out of range";
    law->sides = law->teams ? law->seats / 2 : law->seats;
    law->single_parts = law->seven_hits == HITS_EVERYONE && law->home_entry != HOME_OVER;
    if (law->teams && law->seats % 2)
        return "teams need an even number of seats";
    if (law->exchange == TO_PARTNER && !law->teams)
        return "without teams there is no partner to pass a card to";
    if (law->sides_to_end >= law->sides && law->sides_to_end > 1)
        return "the game must end before all sides are home";
    if (law->seven_pawns == 1)
        return "a seven is limited to two parts, or not at all";
    if (law->seven_diagonal && law->fields % 2)
        return "a way straight across needs an even number of fields";
    return NULL;
}

bool is_over(const Law *law, const Pawns *pawns)
{
    int home = 0;
    for (int side = 0; side < law->sides; side++)
        home += side_is_home(law, pawns, side);
    return home >= law->sides_to_end;
}

int next_in_play(const Law *law, const Pawns *pawns, int seat)
{
    for (int step = 1; step < law->seats; step++) {
        int after = (seat + step) % law->seats;
        if (!side_is_home(law, pawns, after))
            return after;
    }
    return seat;
}

unsigned entered(const Law *law, int seat)
{
    unsigned touches = law->most_touches > 0 && law->starts[seat] == law->entries[seat];
    return (unsigned)law->starts[seat] << 3 | (law->marks_protection ? PROTECTED : 0) | touches;
}

unsigned set_down(const Law *law, int seat, unsigned pawn, int goal)
{
    unsigned touches = (pawn & TOUCHES) + (goal == law->entries[seat]);
    return (unsigned)goal << 3 | (touches > (unsigned)law->most_touches ? (unsigned)law->most_touches : touches);
}

size_t pawns_size(const Law *law)
{
    return (size_t)law->seats * PAWNS * 2;
}

/* Return whether a seat can have this pawn. */
static bool is_pawn(const Law *law, int seat, unsigned pawn)
{
    const int location = location_of(pawn);
    if (location > RESERVE || (location >= law->fields && location < CENTRE))
        return false;
    if ((pawn & TOUCHES) > (location <= CENTRE ? (unsigned)law->most_touches : 0))
        return false;
    return !(pawn & PROTECTED) || (law->marks_protection && location == law->starts[seat]);
}

bool pawns_read(const Law *law, const uint8_t *bytes, size_t size, Pawns *pawns)
{
    memset(pawns, 0, sizeof *pawns);
    if (size != pawns_size(law))
        return false;
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0, before = -1; place < PAWNS; place++, bytes += 2) {
            const unsigned pawn = bytes[0] | (unsigned)bytes[1] << 8;
            if (!is_pawn(law, seat, pawn) || (location_of(pawn) <= before && before < RESERVE))
                return false;
            before = location_of(pawn);
            pawns->seat[seat] = pawns->seat[seat] << LANE | pawn;
        }
    return true;
}

void pawns_write(const Law *law, const Pawns *pawns, uint8_t *bytes)
{
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0; place < PAWNS; place++, bytes += 2) {
            bytes[0] = (uint8_t)lane(pawns->seat[seat], place);
            bytes[1] = (uint8_t)(lane(pawns->seat[seat], place) >> 8);
        }
}
