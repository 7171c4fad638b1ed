/* Finds sevens of one seat's pawns, part by part (rules.md 4.3, 4.4). */
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

/* Return whether the other seats' pawns stay in place, and all that matters of them is where they are. */
static bool is_simple(const Law *law)
{
    return law->seven_moves != MOVES_TEAM && !law->seven_pawns && !law->seven_diagonal && !law->pairs_block;
}

/* Return whether a seven can be found by the shorter rules of `step`. */
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

/* Put the seat's pawns on the board where they are now. */
static void put(const Law *law, int seat, Group own, int others_blocked, Board *board)
{
    board->pawns.seat[seat] = own;
    board->blocked = others_blocked;
    if (is_blocking(law, seat, own))
        board->blocked_field[board->blocked++] = law->starts[seat];
}

/* Add the results of one part with one pawn. Return false if there is no room. */
static bool part(const Law *law, const Board *board, int player, int seat, const OwnSeven *from, int place, int steps,
                 struct OwnSevens *room, OwnSeven *found, int *count)
{
    const unsigned moved = lane(from->own, place);
    const int origin = location_of(moved);
    Way ways[MOST_WAYS];
    const int ways_found = part_ways(law, board, seat, moved, steps, ways);
    for (int one = 0; one < ways_found; one++) {
        const Way *way = &ways[one];
        unsigned pawn[PAWNS];
        apart(from->own, pawn);
        uint32_t sent = from->sent;
        const int on_track = origin >= CENTRE ? 0 : way->lands >= 0 ? steps : distance(law, origin, law->entries[seat]);
        for (int step = law->seven_hits == HITS_NOBODY ? on_track : 1; step <= on_track && step; step++) {
            const int field = ahead(law, origin, step), there = board->at[field];
            if (field == way->lands || is_passed(law, player, seat))
                for (int other = 0; other < PAWNS; other++)
                    if (other != place && location_of(pawn[other]) == field)
                        pawn[other] = IN_RESERVE;
            if (there && there != seat + 1 && (field == way->lands || is_passed(law, player, there - 1)))
                sent |= 1u << bit_of(board, there - 1, field);
        }
        pawn[place] = way->arrived;
        if (!add(room, found, count, pawn, sent))
            return false;
    }
    return true;
}

int own_sevens(const Law *law, const Board *beginning, int player, Work *work, const OwnSeven **found)
{
    if (!is_simple(law) || may_go_on(law, beginning, player))
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
    const int seat = played_seat(law, &beginning->pawns, player), longest = law->single_parts ? 1 : SEVEN_STEPS;
    Board board = *beginning;
    board.blocked = 0;
    for (int one = 0; one < beginning->blocked; one++)
        if (beginning->blocked_field[one] != law->starts[seat])
            board.blocked_field[board.blocked++] = beginning->blocked_field[one];
    const int others_blocked = board.blocked;
    const bool by_step = step_by_step(law);
    int count[SEVEN_STEPS + 1] = {1};
    room->found[0][0] = (OwnSeven){board.pawns.seat[seat], 0};
    for (int used = 1; used <= SEVEN_STEPS; used++) {
        for (int before = used > longest ? used - longest : 0; before < used; before++)
            for (int one = 0; one < count[before]; one++) {
                const OwnSeven *from = &room->found[before][one];
                if (!by_step)
                    put(law, seat, from->own, others_blocked, &board);
                for (int place = 0; place < PAWNS && lane(from->own, place) < IN_RESERVE; place++) {
                    if (location_of(lane(from->own, place)) == CENTRE)
                        continue;
                    if (!(by_step ? step(law, beginning, seat, from, place, room, room->found[used], &count[used])
                                  : part(law, &board, player, seat, from, place, used - before, room,
                                         room->found[used], &count[used]))) {
                        room->before += (uint32_t)count[used];
                        return -1;
                    }
                }
            }
        room->before += (uint32_t)count[used];
    }
    *found = room->found[SEVEN_STEPS];
    return count[SEVEN_STEPS];
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
