/* Finds sevens of one seat's pawns, step by step (rules.md 4.3, 4.4). */
#include "own_sevens.h"

#include <stdlib.h>
#include <string.h>

/* Return whether a seven may go on with a partner's pawns (rules.md 4.5). */
static bool may_go_on(const Law *law, const Board *board, int player)
{
    bool goes_on = law->teams && played_seat(law, &board->pawns, player) == player;
    for (int place = 0; place < PAWNS && goes_on; place++) {
        const int location = location_of(lane(board->pawns.seat[player], place));
        goes_on = location < RESERVE && location != CENTRE &&
                  (location > CENTRE || distance(law, location, law->entries[player]) < SEVEN_STEPS);
    }
    return goes_on;
}

static bool step_by_step(const Law *law)
{
    return law->single_parts && law->seven_hits == HITS_EVERYONE && !law->seven_backs_at_home && !law->seven_pawns &&
           law->own_pawns == PASSED_AND_HIT && !law->pairs_block && law->passes_entry &&
           (law->blocking == BLOCKING_ENTERED || law->blocking == BLOCKING_NONE) &&
           (law->home_entry == HOME_TOUCHED || law->home_entry == HOME_FORWARD || law->home_entry == HOME_TWICE);
}

/* Add the result of a step, unless it is known. Return false if there is no room. */
static bool add(struct OwnSevens *room, OwnSeven *found, int *count, unsigned pawn[PAWNS], uint32_t sent)
{
    const Group own = grouped(pawn);
    const uint64_t hash = (own ^ (uint64_t)sent << 20) * 0x9E3779B97F4A7C15u;
    size_t at = (hash >> 40) % OWN_SEVEN_SLOTS;
    for (; room->slot[at] > room->before; at = (at + 1) % OWN_SEVEN_SLOTS) {
        const OwnSeven *there = &found[room->slot[at] - room->before - 1];
        if (there->own == own && there->sent == sent)
            return true;
    }
    if (*count == MOST_OWN_SEVENS)
        return false;
    found[(*count)++] = (OwnSeven){own, sent};
    room->slot[at] = room->before + (uint32_t)*count;
    return true;
}

/* Return the bit of a pawn on the track: its seat's first of four bits, plus its place. */
static int bit_of(const Board *board, int seat, int field)
{
    int place = 0;
    while (place < PAWNS - 1 && location_of(lane(board->pawns.seat[seat], place)) != field)
        place++;
    return PAWNS * seat + place;
}

static bool is_protected(const Law *law, unsigned pawn)
{
    return law->blocking == BLOCKING_ENTERED && (pawn & PROTECTED);
}

/* Add the results of one step of one pawn. Return false if there is no room. */
static bool step(const Law *law, const Board *board, int seat, const OwnSeven *from, int place, struct OwnSevens *room,
                 OwnSeven *found, int *count)
{
    unsigned before[PAWNS], pawn[PAWNS];
    apart(from->own, before);
    const int origin = location_of(before[place]), entry = law->entries[seat];
    if (origin >= HOME || origin == entry) {
        const int depth = origin >= HOME ? origin - HOME + 1 : 0;
        bool free = depth < PAWNS && (origin >= HOME || law->home_entry != HOME_TWICE ||
                                      (before[place] & TOUCHES) >= (unsigned)law->most_touches);
        for (int other = 0; other < PAWNS; other++)
            free = free && location_of(before[other]) != HOME + depth;
        memcpy(pawn, before, sizeof pawn);
        pawn[place] = (unsigned)(HOME + depth) << 3;
        if (free && !add(room, found, count, pawn, from->sent))
            return false;
        if (origin >= HOME)
            return true;
    }
    const int goal = ahead(law, origin, 1), there = board->at[goal];
    unsigned touches = (before[place] & TOUCHES) + (goal == entry);
    uint32_t sent = from->sent;
    memcpy(pawn, before, sizeof pawn);
    for (int other = 0; other < PAWNS; other++)
        if (location_of(before[other]) == goal) {
            if (is_protected(law, before[other]))
                return true;
            pawn[other] = IN_RESERVE;
        }
    if (there && there != seat + 1) {
        const int bit = bit_of(board, there - 1, goal);
        if (is_protected(law, lane(board->pawns.seat[there - 1], bit % PAWNS)))
            return true;
        sent |= 1u << bit;
    }
    if (touches > (unsigned)law->most_touches)
        touches = (unsigned)law->most_touches;
    pawn[place] = (unsigned)goal << 3 | touches;
    return add(room, found, count, pawn, sent);
}

int own_sevens(const Law *law, const Board *board, int player, Work *work, const OwnSeven **found)
{
    if (!step_by_step(law) || may_go_on(law, board, player))
        return -1;
    if (work->own == NULL)
        work->own = calloc(1, sizeof *work->own);
    struct OwnSevens *room = work->own;
    if (room == NULL)
        return -1;
    if (room->before > UINT32_MAX / 2) {
        memset(room->slot, 0, sizeof room->slot);
        room->before = 0;
    }
    const int seat = played_seat(law, &board->pawns, player);
    room->found[0][0] = (OwnSeven){board->pawns.seat[seat], 0};
    int count = 1;
    for (int used = 0; used < SEVEN_STEPS; used++) {
        const OwnSeven *from = room->found[used & 1];
        OwnSeven *next = room->found[!(used & 1)];
        int more = 0;
        bool fits = true;
        for (int one = 0; one < count; one++)
            for (int place = 0; place < PAWNS && fits; place++) {
                const int location = location_of(lane(from[one].own, place));
                if (location != CENTRE && location < RESERVE)
                    fits = step(law, board, seat, &from[one], place, room, next, &more);
            }
        room->before += (uint32_t)more;
        if (!fits)
            return -1;
        count = more;
    }
    *found = room->found[SEVEN_STEPS & 1];
    return count;
}

Pawns after_own_seven(const Law *law, const Board *board, int seat, const OwnSeven *seven)
{
    Pawns pawns = board->pawns;
    for (int other = 0; other < law->seats; other++) {
        const uint32_t sent = seven->sent >> PAWNS * other & ((1u << PAWNS) - 1);
        if (!sent)
            continue;
        unsigned theirs[PAWNS];
        apart(pawns.seat[other], theirs);
        for (int place = 0; place < PAWNS; place++)
            if (sent >> place & 1)
                theirs[place] = IN_RESERVE;
        pawns.seat[other] = grouped(theirs);
    }
    pawns.seat[seat] = seven->own;
    return pawns;
}
