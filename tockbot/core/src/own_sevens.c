/* Finds sevens of one seat's pawns (rules.md 4.3, 4.4).
 *
 * Pawns that cannot meet are searched apart, part by part, and their results are joined: the order in which they move
 * makes no difference. */
#include "own_sevens.h"

#include <stdlib.h>
#include <string.h>

/* Return the smallest number of steps that may bring a pawn home; more than a seven has if it cannot move. */
static int steps_home(const Law *law, int seat, int location)
{
    if (location < CENTRE)
        return distance(law, location, law->entries[seat]) + 1;
    return location == CENTRE || location == RESERVE ? law->fields : 0;
}

/* Return whether a seven may go on with a partner's pawns (rules.md 4.5). */
static bool may_go_on(const Law *law, const Board *board, int player)
{
    int steps = 0;
    for (int place = 0; place < PAWNS; place++)
        steps += steps_home(law, player, location_of(lane(board->pawns.seat[player], place)));
    return law->teams && steps <= SEVEN_STEPS && played_seat(law, &board->pawns, player) == player;
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

/* Return the result of a step, added unless it is known, or NULL if there is no room. */
static OwnSeven *add(struct OwnSevens *room, OwnSeven *found, int *count, unsigned pawn[PAWNS], uint32_t sent)
{
    const Group own = grouped(pawn);
    const uint64_t hash = (own ^ (uint64_t)sent << 20) * 0x9E3779B97F4A7C15u;
    size_t at = (hash >> 40) % OWN_SEVEN_SLOTS;
    for (; room->slot[at] > room->before; at = (at + 1) % OWN_SEVEN_SLOTS) {
        OwnSeven *there = &found[room->slot[at] - room->before - 1];
        if (there->own == own && there->sent == sent)
            return there;
    }
    if (*count == MOST_OWN_SEVENS)
        return NULL;
    found[*count] = (OwnSeven){own, sent, 0};
    room->slot[at] = room->before + (uint32_t)*count + 1;
    return &found[(*count)++];
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
        bool rests = !law->single_parts && origin < CENTRE && !(law->seven_backs_at_home && at_home(way->arrived));
        const int on_track = origin >= CENTRE ? 0 : way->lands >= 0 ? steps : distance(law, origin, law->entries[seat]);
        for (int step = law->seven_hits == HITS_NOBODY ? on_track : 1; step <= on_track && step; step++) {
            const int field = ahead(law, origin, step), there = board->at[field];
            if (field == way->lands || is_passed(law, player, seat))
                for (int other = 0; other < PAWNS; other++)
                    if (other != place && location_of(pawn[other]) == field) {
                        pawn[other] = IN_RESERVE;
                        rests &= law->own_pawns == PASSED_AND_HIT && is_passed(law, player, seat);
                    }
            if (there && there != seat + 1 && (field == way->lands || is_passed(law, player, there - 1))) {
                sent |= 1u << bit_of(board, there - 1, field);
                rests &= is_passed(law, player, there - 1);
            }
        }
        pawn[place] = way->arrived;
        OwnSeven *after = add(room, found, count, pawn, sent);
        if (after == NULL)
            return false;
        for (int other = 0; other < PAWNS; other++)
            after->resting |= (uint32_t)(rests && lane(after->own, other) == way->arrived) << other;
    }
    return true;
}

/* Find the results of each number of steps with a cluster of a seat's pawns, as if its other pawns were in reserve.
 * Return false if there is no room. */
static bool search(const Law *law, const Board *beginning, int player, int seat, Group own, struct OwnSevens *room,
                   int count[SEVEN_STEPS + 1])
{
    const int longest = law->single_parts ? 1 : SEVEN_STEPS;
    const bool by_step = step_by_step(law);
    Board board = *beginning;
    board.blocked = 0;
    for (int one = 0; one < beginning->blocked; one++)
        if (beginning->blocked_field[one] != law->starts[seat])
            board.blocked_field[board.blocked++] = beginning->blocked_field[one];
    const int others_blocked = board.blocked;
    room->found[0][0] = (OwnSeven){own, 0, 0};
    count[0] = 1;
    bool fits = true;
    for (int used = 1; used <= SEVEN_STEPS && fits; used++) {
        count[used] = 0;
        for (int before = used > longest ? used - longest : 0; before < used; before++)
            for (int one = 0; one < count[before]; one++) {
                const OwnSeven *from = &room->found[before][one];
                for (int place = 0; place < PAWNS && fits; place++) {
                    const unsigned pawn = lane(from->own, place);
                    if (pawn >= IN_RESERVE)
                        break;
                    if (by_step)
                        fits = step(law, beginning, seat, from, place, room, room->found[used], &count[used]);
                    /* At home no pawn is hit, so parts of one step are enough. */
                    else if (!(from->resting >> place & 1) && (used == before + 1 || !at_home(pawn))) {
                        put(law, seat, from->own, others_blocked, &board);
                        fits = part(law, &board, player, seat, from, place, used - before, room, room->found[used],
                                    &count[used]);
                    }
                }
            }
        room->before += (uint32_t)count[used];
    }
    return fits;
}

/* Return the pawns of two clusters together; at most four of them are not in reserve. */
static Group merged(Group one, Group other)
{
    unsigned pawn[PAWNS];
    for (int place = 0; place < PAWNS; place++) {
        const unsigned low = lane(one, place), high = lane(other, PAWNS - 1 - place);
        pawn[place] = low < high ? low : high;
    }
    return grouped(pawn);
}

/* Join the results found with those of the earlier clusters; with the last cluster, only whole sevens. Return false if
 * there is no room. */
static bool join(struct OwnSevens *room, int joined[SEVEN_STEPS + 1], const int found[SEVEN_STEPS + 1], bool last)
{
    for (int used = SEVEN_STEPS; used >= (last ? SEVEN_STEPS : 0); used--) {
        OwnSeven *to = room->joined[used];
        for (int one = 0; one < joined[used]; one++)
            to[one].own = merged(to[one].own, room->found[0][0].own);
        for (int before = 0; before < used; before++) {
            if (joined[used] + joined[before] * found[used - before] > MOST_OWN_SEVENS)
                return false;
            for (int one = 0; one < joined[before]; one++)
                for (int other = 0; other < found[used - before]; other++) {
                    const OwnSeven *from = &room->joined[before][one], *more = &room->found[used - before][other];
                    to[joined[used]++] = (OwnSeven){merged(from->own, more->own), from->sent | more->sent, 0};
                }
        }
    }
    return true;
}

/* Return whether two pawns of a seat can meet in one seven, on the track or at home. A pawn that can move meets itself.
 */
static bool can_meet(const Law *law, int seat, int one, int other)
{
    if (steps_home(law, seat, one) <= SEVEN_STEPS && steps_home(law, seat, other) <= SEVEN_STEPS)
        return true;
    return one < CENTRE && other < CENTRE &&
           (distance(law, one, other) <= SEVEN_STEPS || distance(law, other, one) <= SEVEN_STEPS);
}

/* Return these of a seat's pawns, the others in reserve. */
static Group only(Group own, unsigned places)
{
    unsigned pawn[PAWNS];
    for (int place = 0; place < PAWNS; place++)
        pawn[place] = places >> place & 1 ? lane(own, place) : IN_RESERVE;
    return grouped(pawn);
}

/* Divide a seat's pawns into those that cannot move, which come first, and clusters that cannot meet. Return the number
 * of all these. */
static int clusters_of(const Law *law, int seat, Group own, Group cluster[PAWNS + 1])
{
    unsigned meets[PAWNS] = {0}, left = 0;
    for (int one = 0; one < PAWNS; one++)
        for (int other = 0; other < PAWNS; other++)
            if (can_meet(law, seat, location_of(lane(own, one)), location_of(lane(own, other)))) {
                meets[one] |= 1u << other;
                left |= 1u << one;
            }
    cluster[0] = only(own, ~left);
    int count = 1;
    for (unsigned together; left; left &= ~together) {
        together = left & (~left + 1);
        for (int round = 1; round < PAWNS; round++)
            for (int place = 0; place < PAWNS; place++)
                together |= together >> place & 1 ? meets[place] : 0;
        cluster[count++] = only(own, together);
    }
    return count;
}

int own_sevens(const Law *law, const Board *board, int player, Work *work, const OwnSeven **found)
{
    if (!is_simple(law) || may_go_on(law, board, player))
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
    Group cluster[PAWNS + 1];
    const int clusters = clusters_of(law, seat, board->pawns.seat[seat], cluster);
    int joined[SEVEN_STEPS + 1] = {1}, count[SEVEN_STEPS + 1];
    room->joined[0][0] = (OwnSeven){cluster[0], 0, 0};
    for (int one = 1; one < clusters; one++)
        if (!search(law, board, player, seat, cluster[one], room, count) ||
            !join(room, joined, count, one == clusters - 1))
            return -1;
    *found = room->joined[SEVEN_STEPS];
    return joined[SEVEN_STEPS];
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
