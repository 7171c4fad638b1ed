/* Finds where pawns can go, and which pawns they hit. */
#include "moves.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ENDINGS = 1 << 22 };

bool is_blocking(const Law *law, int seat, Group group)
{
    if (law->blocking == BLOCKING_NONE)
        return false;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(group, place);
        if (law->blocking == BLOCKING_OWN_START ? location_of(pawn) == law->starts[seat] : (pawn & PROTECTED) != 0)
            return true;
    }
    return false;
}

void board_of(const Law *law, const Pawns *pawns, Board *board)
{
    memset(board->at, 0, sizeof board->at);
    board->pawns = *pawns;
    board->blocked = 0;
    for (int seat = 0; seat < law->seats; seat++) {
        for (int place = 0; place < PAWNS; place++) {
            unsigned pawn = lane(pawns->seat[seat], place);
            if (location_of(pawn) > CENTRE)
                break;
            board->at[location_of(pawn)] = (uint8_t)(seat + 1);
        }
        if (is_blocking(law, seat, pawns->seat[seat]))
            board->blocked_field[board->blocked++] = law->starts[seat];
    }
}

static bool is_blocked(const Board *board, int field)
{
    for (int one = 0; one < board->blocked; one++)
        if (board->blocked_field[one] == field)
            return true;
    return false;
}

/* A walk over the track: its direction, whether it ends there, and whether it hits every pawn that it passes. */
typedef struct {
    bool back, ends, hits;
} Going;

/* Return whether two pawns are side by side on the next `steps` fields, in this direction. */
static bool has_pair(const Law *law, const Board *board, int field, int steps, bool back)
{
    bool beside = false;
    for (int step = 1; step <= steps; step++) {
        const bool taken = board->at[ahead(law, field, back ? -step : step)] != 0;
        if (taken && beside)
            return true;
        beside = taken;
    }
    return false;
}

/* Return whether nothing stops a seat's pawn on the next `steps` fields, in this direction (rules.md 3.3). */
static bool clear(const Law *law, const Board *board, int seat, int field, int steps, Going going)
{
    for (int one = 0; one < board->blocked; one++) {
        int there = board->blocked_field[one];
        int way = going.back ? distance(law, there, field) : distance(law, field, there);
        if (way > 0 && way <= steps)
            return false;
    }
    if (going.hits)
        return true;
    if (law->own_pawns != PASSED_AND_HIT) {
        const int least = law->own_pawns == HIT_ONLY && going.ends ? steps - 1 : steps;
        for (int place = 0; place < PAWNS; place++) {
            int there = location_of(lane(board->pawns.seat[seat], place));
            if (there >= CENTRE)
                break;
            int way = going.back ? distance(law, there, field) : distance(law, field, there);
            if (way > 0 && way <= least)
                return false;
        }
    }
    return !law->pairs_block || !has_pair(law, board, field, going.ends ? steps - 1 : steps, going.back);
}

/* Return whether no pawn of the seat is at home between two depths; h1 is 0. */
static bool clear_home(const Board *board, int seat, int from, int to)
{
    for (int place = PAWNS - 1; place >= 0; place--) {
        int depth = location_of(lane(board->pawns.seat[seat], place)) - HOME;
        if (depth >= from && depth <= to)
            return false;
    }
    return true;
}

static unsigned walked(const Law *law, unsigned pawn, int goal, bool touched)
{
    unsigned touches = (pawn & TOUCHES) + touched;
    return (unsigned)goal << 3 | (touches > (unsigned)law->most_touches ? (unsigned)law->most_touches : touches);
}

static bool may_turn_in(const Law *law, unsigned pawn, int to_entry)
{
    switch (law->home_entry) {
    case HOME_OVER:
        return to_entry > 0;
    case HOME_TWICE:
        return (pawn & TOUCHES) + (to_entry > 0) >= (unsigned)law->most_touches;
    default:
        return true;
    }
}

static Way home_way(int depth, int hits)
{
    return (Way){(unsigned)(HOME + depth) << 3, -1, true, hits};
}

static int inside_home(const Board *board, int seat, int origin, int steps, Way *way)
{
    int from = origin - HOME, to = from + steps;
    if (to < 0 || to >= PAWNS ||
        !(steps > 0 ? clear_home(board, seat, from + 1, to) : clear_home(board, seat, to, from - 1)))
        return 0;
    *way = home_way(to, 0);
    return 1;
}

/* Forward by the pawn's own rules, or pushed by an opponent along the track past its entry field. */
static int forward(const Law *law, const Board *board, int seat, unsigned pawn, const Action *action, bool own,
                   Way *ways)
{
    const int origin = location_of(pawn), steps = action->steps;
    if (origin >= HOME && origin < RESERVE)
        return inside_home(board, seat, origin, steps, ways);
    if (origin >= CENTRE)
        return 0;
    const int to_entry = distance(law, origin, law->entries[seat]), depth = steps - to_entry - 1;
    const int goal = ahead(law, origin, steps);
    const bool hits = action->hits_passed;
    int found = 0;
    if ((law->passes_entry || !own || depth < 0) &&
        clear(law, board, seat, origin, steps, (Going){.ends = true, .hits = hits}))
        ways[found++] = (Way){walked(law, pawn, goal, to_entry > 0 && to_entry <= steps), goal, true, hits ? steps : 0};
    if (own && depth >= 0 && depth < PAWNS && may_turn_in(law, pawn, to_entry) &&
        clear(law, board, seat, origin, to_entry, (Going){.hits = hits}) && clear_home(board, seat, 0, depth))
        ways[found++] = home_way(depth, hits ? to_entry : 0);
    return found;
}

static int backward(const Law *law, const Board *board, int seat, unsigned pawn, int steps, Way *ways)
{
    const int origin = location_of(pawn);
    if (origin >= CENTRE)
        return 0;
    const int from_entry = distance(law, law->entries[seat], origin), depth = steps - from_entry - 1;
    const int goal = ahead(law, origin, -steps);
    int found = 0;
    if (law->home_entry == HOME_TOUCHED && pawn & TOUCHES && depth >= 0 && depth < PAWNS &&
        clear(law, board, seat, origin, from_entry, (Going){.back = true}) && clear_home(board, seat, 0, depth))
        ways[found++] = home_way(depth, 0);
    if (clear(law, board, seat, origin, steps, (Going){.back = true, .ends = true}))
        ways[found++] = (Way){walked(law, pawn, goal, from_entry > 0 && from_entry <= steps), goal, true, 0};
    return found;
}

bool straight(const Law *law, const Board *board, int seat, unsigned pawn, int goal, Way *way)
{
    *way = (Way){set_down(law, seat, pawn, goal), goal, false, 0};
    return law->own_pawns != NEITHER || board->at[goal] != seat + 1;
}

int ways_of(const Law *law, const Board *board, int seat, unsigned pawn, const Action *action, Way ways[MOST_WAYS])
{
    const int origin = location_of(pawn);
    int found = 0;
    switch (action->kind) {
    case ENTER:
        if (pawn != IN_RESERVE || board->at[law->starts[seat]] == seat + 1)
            return 0;
        ways[0] = (Way){entered(law, seat), law->starts[seat], false, 0};
        return 1;
    case FORWARD:
        return forward(law, board, seat, pawn, action, true, ways);
    case BACKWARD:
        return backward(law, board, seat, pawn, action->steps, ways);
    case TO_CENTRE:
        return origin < CENTRE && law->is_eight[origin] && straight(law, board, seat, pawn, CENTRE, ways);
    case FROM_CENTRE:
        for (int one = 0; origin == CENTRE && one < law->eights; one++)
            found += straight(law, board, seat, pawn, law->eight[one], &ways[found]);
        return found;
    default:
        return 0;
    }
}

int pushed_ways(const Law *law, const Board *board, int mine, int seat, unsigned pawn, const Action *action,
                Way ways[MOST_WAYS])
{
    const bool partner = side_of(law, seat) == side_of(law, mine);
    if (action->kind != FORWARD || action->pawns == MOVES_OWN || (action->pawns == MOVES_TEAM && !partner) ||
        location_of(pawn) >= CENTRE || is_blocked(board, location_of(pawn)))
        return 0;
    return forward(law, board, seat, pawn, action, partner, ways);
}

int part_ways(const Law *law, const Board *board, int seat, unsigned pawn, int steps, Way ways[MOST_WAYS])
{
    const int origin = location_of(pawn);
    const Action part = {FORWARD, steps, false, MOVES_OWN};
    int found = forward(law, board, seat, pawn, &part, true, ways);
    if (law->seven_backs_at_home && origin >= HOME && origin < RESERVE)
        found += inside_home(board, seat, origin, -steps, &ways[found]);
    return found;
}

/* Send a seat's pawn on this location to its reserve. */
static void send_away(Pawns *pawns, int seat, int location)
{
    unsigned pawn[PAWNS];
    apart(pawns->seat[seat], pawn);
    for (int place = 0; place < PAWNS; place++)
        if (location_of(pawn[place]) == location) {
            pawn[place] = IN_RESERVE;
            break;
        }
    pawns->seat[seat] = grouped(pawn);
}

/* Return all pawns after a walk that hits every pawn that it passes. */
static Pawns after_trail(const Law *law, const Board *board, int seat, int place, const Way *way)
{
    Pawns pawns = board->pawns;
    unsigned pawn[PAWNS];
    apart(pawns.seat[seat], pawn);
    const int origin = location_of(pawn[place]);
    for (int step = 1; step <= way->hits; step++) {
        const int field = ahead(law, origin, step), hit = board->at[field];
        if (hit == seat + 1) {
            for (int other = 0; other < PAWNS; other++)
                if (location_of(pawn[other]) == field)
                    pawn[other] = IN_RESERVE;
        } else if (hit)
            send_away(&pawns, hit - 1, field);
    }
    pawn[place] = way->arrived;
    pawns.seat[seat] = grouped(pawn);
    return pawns;
}

Pawns after_way(const Law *law, const Board *board, int seat, int place, const Way *way)
{
    if (way->hits)
        return after_trail(law, board, seat, place, way);
    Pawns pawns = board->pawns;
    unsigned pawn[PAWNS];
    apart(pawns.seat[seat], pawn);
    const int hit = way->lands >= 0 ? board->at[way->lands] : 0;
    if (hit == seat + 1) {
        for (int other = 0; other < PAWNS; other++)
            if (other != place && location_of(pawn[other]) == way->lands)
                pawn[other] = IN_RESERVE;
    } else if (hit)
        send_away(&pawns, hit - 1, way->lands);
    pawn[place] = way->arrived;
    pawns.seat[seat] = grouped(pawn);
    return pawns;
}

bool may_swap(const Law *law, const Board *board, unsigned pawn, bool own)
{
    return location_of(pawn) <= CENTRE &&
           (law->blocking_can_swap == SWAPS_ANYONE || (own && law->blocking_can_swap == SWAPS_OWNER) ||
            !is_blocked(board, location_of(pawn)));
}

bool spared_by_swap(const Law *law, int seat, int mine, int other, bool opponents_only)
{
    return opponents_only || mine != seat ? side_of(law, other) == side_of(law, seat) : other == mine;
}

Pawns after_swap(const Law *law, const Pawns *pawns, int seat, int place, int other, int there)
{
    Pawns after = *pawns;
    unsigned mine[PAWNS], theirs[PAWNS];
    apart(after.seat[seat], mine);
    apart(after.seat[other], theirs);
    const unsigned one = mine[place];
    mine[place] = set_down(law, seat, one, location_of(theirs[there]));
    theirs[there] = set_down(law, other, theirs[there], location_of(one));
    after.seat[seat] = grouped(mine);
    after.seat[other] = grouped(theirs);
    return after;
}

/* Sevens: all arrangements with one step used, then with two, and so on, each once. */

static bool make_slots(Layer *layer, size_t slots)
{
    uint32_t *slot = calloc(slots, sizeof *slot);
    if (slot == NULL)
        return false;
    free(layer->slot);
    layer->slot = slot;
    layer->slots = slots;
    return true;
}

static uint64_t mixed(const Ending *ending, int seats)
{
    uint64_t hash = ending->marked;
    for (int seat = 0; seat < seats; seat++) {
        hash = (hash ^ ending->pawns.seat[seat]) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
    }
    return hash;
}

static bool same(const Ending *one, const Ending *other, int seats)
{
    return one->marked == other->marked && !memcmp(&one->pawns, &other->pawns, (size_t)seats * sizeof(Group));
}

/* Return the slot of an ending, or the free slot where it belongs. */
static uint32_t *slot_of(Layer *layer, const Ending *ending, int seats)
{
    size_t at = mixed(ending, seats) & (layer->slots - 1);
    while (layer->slot[at] > layer->before && !same(&layer->all[layer->slot[at] - layer->before - 1], ending, seats))
        at = (at + 1) & (layer->slots - 1);
    return &layer->slot[at];
}

static bool widen(Layer *layer, int seats)
{
    if (layer->count >= MOST_ENDINGS)
        return false;
    if (layer->count == layer->room) {
        size_t room = layer->room ? 2 * layer->room : 64;
        Ending *all = realloc(layer->all, room * sizeof *all);
        if (all == NULL)
            return false;
        layer->all = all;
        layer->room = room;
    }
    if (2 * (layer->count + 1) > layer->slots) {
        if (!make_slots(layer, layer->slots ? 4 * layer->slots : 256))
            return false;
        layer->before = 0;
        for (size_t one = 0; one < layer->count; one++)
            *slot_of(layer, &layer->all[one], seats) = (uint32_t)one + 1;
    }
    return true;
}

static void add(Work *work, Layer *layer, const Ending *ending, int seats)
{
    if (!widen(layer, seats)) {
        work->failed = true;
        return;
    }
    uint32_t *slot = slot_of(layer, ending, seats);
    if (*slot <= layer->before) {
        layer->all[layer->count++] = *ending;
        *slot = layer->before + (uint32_t)layer->count;
    }
}

/* Forget all results. Slots count on from the old ones, so that they need not be cleared. */
static void empty(Layer *layer)
{
    layer->before += (uint32_t)layer->count;
    layer->count = 0;
    if (layer->before > UINT32_MAX - MOST_ENDINGS - 1) {
        memset(layer->slot, 0, layer->slots * sizeof *layer->slot);
        layer->before = 0;
    }
}

void work_free(Work *work)
{
    for (int used = 0; used <= SEVEN_STEPS; used++) {
        free(work->layer[used].all);
        free(work->layer[used].slot);
    }
    free(work->own);
    memset(work, 0, sizeof *work);
}

bool is_passed(const Law *law, int player, int seat)
{
    return law->seven_hits == HITS_EVERYONE ||
           (law->seven_hits == HITS_OPPONENTS && side_of(law, seat) != side_of(law, player));
}

static uint32_t mark_of(const Law *law, int field)
{
    for (int one = 0; one < law->eights; one++)
        if (law->eight[one] == field)
            return 1u << one;
    return 0;
}

Ending after_part(const Law *law, const Board *board, const Ending *before, int player, int seat, int place, int steps,
                  const Way *way)
{
    Ending after = *before;
    unsigned pawn[PAWNS];
    apart(after.pawns.seat[seat], pawn);
    const int origin = location_of(pawn[place]);
    int on_track = 0;
    if (origin < CENTRE)
        on_track = way->lands >= 0 ? steps : distance(law, origin, law->entries[seat]);
    if (law->second_cards && origin < CENTRE)
        after.marked &= ~mark_of(law, origin);
    for (int step = 1; step <= on_track; step++) {
        const int field = ahead(law, origin, step), hit = board->at[field];
        if (!hit || (field != way->lands && !is_passed(law, player, hit - 1)))
            continue;
        if (hit == seat + 1) {
            for (int other = 0; other < PAWNS; other++)
                if (other != place && location_of(pawn[other]) == field)
                    pawn[other] = IN_RESERVE;
        } else
            send_away(&after.pawns, hit - 1, field);
        if (law->second_cards)
            after.marked &= ~mark_of(law, field);
    }
    if (law->second_cards && way->lands >= 0)
        after.marked |= mark_of(law, way->lands);
    pawn[place] = way->arrived;
    after.pawns.seat[seat] = grouped(pawn);
    return after;
}

static bool may_move(const Law *law, const Pawns *pawns, int player, Whose moves, int seat)
{
    switch (moves) {
    case MOVES_OWN:
        return seat == played_seat(law, pawns, player);
    case MOVES_TEAM:
        return side_of(law, seat) == side_of(law, player);
    default:
        return true;
    }
}

static void follow_up(const Law *law, const Ending *now, int player, Whose moves, int used, Work *work)
{
    Board board;
    board_of(law, &now->pawns, &board);
    const int longest = law->single_parts ? 1 : SEVEN_STEPS - used;
    for (int seat = 0; seat < law->seats; seat++) {
        if (!may_move(law, &now->pawns, player, moves, seat))
            continue;
        for (int place = 0; place < PAWNS; place++) {
            const unsigned pawn = lane(now->pawns.seat[seat], place);
            for (int steps = 1; steps <= longest && pawn < IN_RESERVE; steps++) {
                Way ways[MOST_WAYS];
                const int found = part_ways(law, &board, seat, pawn, steps, ways);
                for (int way = 0; way < found; way++) {
                    Ending after = after_part(law, &board, now, player, seat, place, steps, &ways[way]);
                    add(work, &work->layer[used + steps], &after, law->seats);
                }
            }
        }
    }
}

/* Add the ways straight across the board with a whole seven (rules.md 4.13). */
static void across(const Law *law, const Pawns *pawns, int player, Work *work)
{
    const int seat = played_seat(law, pawns, player);
    Board board;
    board_of(law, pawns, &board);
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(pawns->seat[seat], place);
        for (int one = 0; one < law->sevens; one++) {
            Way way;
            if (location_of(pawn) != law->seven[one] ||
                !straight(law, &board, seat, pawn, ahead(law, law->seven[one], law->fields / 2), &way))
                continue;
            Ending after = {after_way(law, &board, seat, place, &way), 0};
            add(work, &work->layer[SEVEN_STEPS], &after, law->seats);
        }
    }
}

/* Add sevens of at most two parts, the second with another pawn (rules-family.md W2). */
static void in_two_parts(const Law *law, const Ending *now, int player, Whose moves, int used, int moved, Work *work)
{
    Board board;
    board_of(law, &now->pawns, &board);
    for (int seat = 0; seat < law->seats; seat++) {
        if (!may_move(law, &now->pawns, player, moves, seat))
            continue;
        for (int place = 0; place < PAWNS; place++) {
            const unsigned pawn = lane(now->pawns.seat[seat], place);
            if (pawn >= IN_RESERVE)
                break;
            if (used && moved == (seat << 8 | location_of(pawn)))
                continue;
            for (int steps = used ? SEVEN_STEPS - used : 1; used + steps <= SEVEN_STEPS; steps++) {
                Way ways[MOST_WAYS];
                const int found = part_ways(law, &board, seat, pawn, steps, ways);
                for (int way = 0; way < found; way++) {
                    Ending after = after_part(law, &board, now, player, seat, place, steps, &ways[way]);
                    if (used + steps == SEVEN_STEPS)
                        add(work, &work->layer[SEVEN_STEPS], &after, law->seats);
                    else
                        in_two_parts(law, &after, player, moves, steps, seat << 8 | location_of(ways[way].arrived),
                                     work);
                }
            }
        }
    }
}

const Layer *sevens(const Law *law, const Pawns *pawns, int player, Whose moves, Work *work)
{
    for (int used = 0; used <= SEVEN_STEPS; used++)
        empty(&work->layer[used]);
    const Ending beginning = {*pawns, 0};
    add(work, &work->layer[0], &beginning, law->seats);
    if (law->seven_pawns)
        in_two_parts(law, &beginning, player, moves, 0, 0, work);
    for (int used = 0; used < SEVEN_STEPS && !law->seven_pawns; used++)
        for (size_t one = 0; one < work->layer[used].count && !work->failed; one++) {
            const Ending now = work->layer[used].all[one];
            follow_up(law, &now, player, moves, used, work);
        }
    if (law->seven_diagonal)
        across(law, pawns, player, work);
    if (work->failed)
        work->layer[SEVEN_STEPS].count = 0;
    return &work->layer[SEVEN_STEPS];
}
