/* Evaluation, the best play of a hand, play-outs and the race. Values are whole numbers of grains. Winning chances are
 * added in the same order as in Python. */
#include "think.h"

#include "own_sevens.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FORCED_DISCARD = 6554, DRAWN = 3277, BURNT = 6554 };
/* Far more than any other value. */
static const int64_t FINISH = (int64_t)1 << 40;
static const double FIRST_LOOK = 8.0, SURE = 3.25, SPREAD = 0.04;
enum { LEAST_DEALS = 6, MORE_DEALS = 3, SHARING = 3, FOUR = 4 };

/* Values of pawns */

static int worth(const Worths *worths, int seat, Group group)
{
    int value = 0, as_last = 0, homes = 0, count = 0;
    for (; count < PAWNS; count++) {
        const unsigned pawn = lane(group, count);
        if (pawn >= IN_RESERVE)
            break;
        value += worths->worth[seat][pawn];
        as_last += worths->as_last[seat][pawn];
        if (pawn >= HOME << 3)
            homes |= 1 << (location_of(pawn) - HOME);
    }
    return worths->shape[homes][count] + value + as_last * worths->last[homes][count];
}

/* Return the value of a seat's asset for a side, times the number of that side's opponents. */
static int64_t seen_by(const Law *law, int side, int seat, int64_t value)
{
    return side_of(law, seat) == side ? (law->sides - 1) * value : -value;
}

/* The track fields of the pawns of each side's opponents. */
typedef struct {
    int count[MOST_SEATS], field[MOST_SEATS][MOST_SEATS * PAWNS];
} Track;

static void track_of(const Law *law, const Pawns *pawns, Track *track)
{
    memset(track->count, 0, sizeof track->count);
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0; place < PAWNS; place++) {
            const int field = location_of(lane(pawns->seat[seat], place));
            if (field >= CENTRE)
                break;
            for (int side = 0; side < law->sides; side++)
                if (side != side_of(law, seat))
                    track->field[side][track->count[side]++] = field;
        }
}

/* Return the danger to a seat's pawns from its opponents. */
static int danger(const Thinker *thinker, Use use, const Pawns *pawns, const Track *track, int seat)
{
    const int32_t *by_way = &thinker->by_way[use][CENTRE];
    const int side = side_of(&thinker->law, seat), count = track->count[side];
    int value = 0;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(pawns->seat[seat], place);
        const int field = location_of(pawn);
        if (field >= CENTRE)
            break;
        const int lost = thinker->weights.lost[seat][pawn], starter = thinker->starter[field] - 1;
        if (!lost)
            continue;
        int more = 0;
        for (int other = 0; other < count; other++)
            more += by_way[field - track->field[side][other]];
        if (starter >= 0 && side_of(&thinker->law, starter) != side &&
            lane(pawns->seat[starter], PAWNS - 1) >= IN_RESERVE)
            more += thinker->weights.of[use].on_start;
        value += lost * more;
    }
    return value;
}

/* Set, for each seat, the value of its pawns' danger, and of being the last of its side. */
static void between(const Thinker *thinker, Use use, const Pawns *pawns, int values[MOST_SEATS])
{
    const Law *law = &thinker->law;
    Track track;
    track_of(law, pawns, &track);
    for (int seat = 0; seat < law->seats; seat++) {
        values[seat] = danger(thinker, use, pawns, &track, seat);
        if (law->teams && all_home(pawns->seat[partner_of(law, seat)]) && !all_home(pawns->seat[seat]))
            values[seat] += worth(&thinker->weights.of[use].alone, seat, pawns->seat[seat]);
    }
}

/* Return the same as `lead`, given the value of each seat's pawns on their own. */
static int64_t lead_of(const Thinker *thinker, Use use, const Pawns *pawns, int seat, const int worths[MOST_SEATS])
{
    const Law *law = &thinker->law;
    int64_t value = 0;
    int more[MOST_SEATS];
    between(thinker, use, pawns, more);
    for (int one = 0; one < law->seats; one++)
        value += seen_by(law, side_of(law, seat), one, worths[one] + more[one]);
    return value;
}

int64_t lead(const Thinker *thinker, Use use, const Pawns *pawns, int seat)
{
    int worths[MOST_SEATS];
    for (int one = 0; one < thinker->law.seats; one++)
        worths[one] = worth(&thinker->weights.of[use].plain, one, pawns->seat[one]);
    return lead_of(thinker, use, pawns, seat, worths);
}

/* Return the winning chance of a seat's side, given the value of its hand in grains. */
static double chance_of(const Thinker *thinker, Use use, const Pawns *pawns, int seat, double hand)
{
    const Law *law = &thinker->law;
    if (side_is_home(law, pawns, seat))
        return 1.0;
    if (is_over(law, pawns))
        return 0.0;
    double values[MOST_SEATS] = {0.0};
    int more[MOST_SEATS];
    between(thinker, use, pawns, more);
    for (int one = 0; one < law->seats; one++)
        values[side_of(law, one)] += worth(&thinker->weights.of[use].plain, one, pawns->seat[one]) + more[one];
    const int own = side_of(law, seat);
    values[own] += hand;
    double most = values[0], total = 0.0, mine = 0.0;
    for (int side = 1; side < law->sides; side++)
        if (values[side] > most)
            most = values[side];
    for (int side = 0; side < law->sides; side++) {
        const double share = side_is_home(law, pawns, side) ? 0.0 : exp((values[side] - most) / GRAINS);
        total += share;
        if (side == own)
            mine = share;
    }
    return mine / total;
}

static bool all_within(const int32_t *numbers, size_t count, int32_t least, int32_t most)
{
    for (size_t one = 0; one < count; one++)
        if (numbers[one] < least || numbers[one] > most)
            return false;
    return true;
}

#define WITHIN(numbers, least, most)                                                                                   \
    all_within((const int32_t *)(numbers), sizeof(numbers) / sizeof(int32_t), least, most)

static bool worths_fit(const Worths *worths)
{
    return WITHIN(worths->worth, -MOST_WORTH, MOST_WORTH) && WITHIN(worths->as_last, -MOST_WORTH, MOST_WORTH) &&
           WITHIN(worths->shape, -MOST_WORTH, MOST_WORTH) && WITHIN(worths->last, 0, 1);
}

static bool evaluation_fits(const Evaluation *evaluation)
{
    return worths_fit(&evaluation->plain) && worths_fit(&evaluation->alone) &&
           WITHIN(evaluation->behind, -MOST_DANGER, MOST_DANGER) &&
           all_within(&evaluation->on_start, 1, -MOST_DANGER, MOST_DANGER) &&
           WITHIN(evaluation->holds, -MOST_WORTH, MOST_WORTH) && WITHIN(evaluation->another, -MOST_WORTH, MOST_WORTH) &&
           WITHIN(evaluation->way_out, -MOST_WORTH, MOST_WORTH);
}

bool thinker_ready(Thinker *thinker)
{
    const Law *law = &thinker->law;
    const Weights *weights = &thinker->weights;
    if (!WITHIN(weights->lost, 0, MOST_LOST) || !WITHIN(weights->brings_out, 0, 1))
        return false;
    for (int use = 0; use < USES; use++) {
        if (!evaluation_fits(&weights->of[use]))
            return false;
        for (int way = -law->fields; way < law->fields; way++) {
            const int behind = way < 0 ? way + law->fields : way;
            const bool counts = behind <= REACH || behind == law->fields - FOUR;
            thinker->by_way[use][CENTRE + way] =
                behind && counts ? weights->of[use].behind[behind <= REACH ? behind : 0] : 0;
        }
    }
    memset(thinker->starter, 0, sizeof thinker->starter);
    for (int seat = 0; seat < law->seats; seat++)
        thinker->starter[law->starts[seat]] = (uint8_t)(seat + 1);
    return true;
}

/* Values of hands */

static int need_of(Group group)
{
    if (lane(group, PAWNS - 1) < IN_RESERVE)
        return 0;
    return location_of(lane(group, 0)) <= CENTRE ? 1 : 2;
}

static int hand_worth(const Thinker *thinker, const Hand *hand, int need)
{
    const Evaluation *evaluation = &thinker->weights.of[MOVER];
    int value = 0, ways = 0;
    for (int card = 0; card < CARDS; card++) {
        if (!hand->of[card])
            continue;
        value += evaluation->holds[card];
        if (hand->of[card] > 1)
            value += evaluation->another[card] * (hand->of[card] - 1);
        if (thinker->weights.brings_out[card])
            ways += hand->of[card];
    }
    if (need && ways) {
        value += evaluation->way_out[0];
        if (need == 2)
            value += evaluation->way_out[1];
    }
    if (need && ways > 1)
        value += evaluation->way_out[2] * (ways - 1);
    return value;
}

static int worth_without(const Thinker *thinker, const Hand *hand, int card, int need)
{
    Hand rest = *hand;
    take(&rest, card);
    return hand_worth(thinker, &rest, need);
}

/* Return the card of a hand that is missed least. */
static int least(const Thinker *thinker, const Position *position, int seat)
{
    const Hand *hand = &position->hands[seat];
    const int need = need_of(position->pawns.seat[played_seat(&thinker->law, &position->pawns, seat)]);
    int most = 0, found = -1;
    for (int card = 0; card < CARDS; card++) {
        if (!hand->of[card])
            continue;
        const int value = worth_without(thinker, hand, card, need);
        if (found < 0 || value > most) {
            most = value;
            found = card;
        }
    }
    return found;
}

/* The best play of a hand */

typedef struct {
    int64_t value;
    int card;
    Pawns after;
    bool there;
} Best;

/* A turn: the seat and the card it spends. The value of the cards kept depends on the need for a way out of reserve. */
typedef struct {
    const Thinker *thinker;
    const Board *board;
    Work *work;
    int seat, mine, card;
    const Hand *hand;
    int worths[MOST_SEATS], kept[NEEDS]; /* the current value of each seat's pawns; the value of the rest of the hand */
    bool known[NEEDS];                   /* whether `kept` is computed */
    const OwnSeven *seven;
    int sevens; /* their number; -1 if they need the general search, -2 if not yet computed */
    Best *best;
} Turn;

static bool listed_before(const Law *law, const Pawns *one, const Pawns *other)
{
    for (int seat = 0; seat < law->seats; seat++)
        if (one->seat[seat] != other->seat[seat])
            return one->seat[seat] < other->seat[seat];
    return false;
}

/* Return the lead of the player's side afterwards. */
static int64_t lead_after(const Turn *turn, const Pawns *after)
{
    const Thinker *thinker = turn->thinker;
    int worths[MOST_SEATS];
    for (int seat = 0; seat < thinker->law.seats; seat++)
        worths[seat] = turn->board->pawns.seat[seat] == after->seat[seat]
                           ? turn->worths[seat]
                           : worth(&thinker->weights.of[MOVER].plain, seat, after->seat[seat]);
    return lead_of(thinker, MOVER, after, turn->seat, worths);
}

static int kept(Turn *turn, int need)
{
    if (!turn->known[need]) {
        turn->kept[need] = worth_without(turn->thinker, turn->hand, turn->card, need);
        turn->known[need] = true;
    }
    return turn->kept[need];
}

/* Keep this result of a card if it is the best so far. */
static void weigh(Turn *turn, const Pawns *after)
{
    const Law *law = &turn->thinker->law;
    Best *best = turn->best;
    if (!may_leave(law, after, turn->seat, turn->card))
        return;
    int64_t value = side_is_home(law, after, turn->seat) ? FINISH : lead_after(turn, after);
    value += (int64_t)(law->sides - 1) * kept(turn, need_of(after->seat[played_seat(law, after, turn->seat)]));
    if (!best->there || value > best->value ||
        (value == best->value && turn->card == best->card && listed_before(law, after, &best->after)))
        *best = (Best){value, turn->card, *after, true};
}

static void weigh_steps(Turn *turn, const Action *action)
{
    const Law *law = &turn->thinker->law;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(turn->board->pawns.seat[turn->mine], place);
        Way ways[MOST_WAYS];
        const int found = ways_of(law, turn->board, turn->mine, pawn, action, ways);
        for (int way = 0; way < found; way++) {
            const Pawns after = after_way(law, turn->board, turn->mine, place, &ways[way]);
            weigh(turn, &after);
        }
        if (pawn >= IN_RESERVE)
            break;
    }
}

static void weigh_pushes(Turn *turn, const Action *action)
{
    const Law *law = &turn->thinker->law;
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0; place < PAWNS && seat != turn->mine; place++) {
            Way ways[MOST_WAYS];
            const unsigned pawn = lane(turn->board->pawns.seat[seat], place);
            const int found = pushed_ways(law, turn->board, turn->mine, seat, pawn, action, ways);
            for (int way = 0; way < found; way++) {
                const Pawns after = after_way(law, turn->board, seat, place, &ways[way]);
                weigh(turn, &after);
            }
        }
}

static void weigh_swaps(Turn *turn, bool opponents_only)
{
    const Law *law = &turn->thinker->law;
    const Pawns *pawns = &turn->board->pawns;
    for (int place = 0; place < PAWNS; place++) {
        if (!may_swap(law, turn->board, lane(pawns->seat[turn->mine], place), true))
            continue;
        for (int other = 0; other < law->seats; other++) {
            if (spared_by_swap(law, turn->seat, turn->mine, other, opponents_only))
                continue;
            for (int there = 0; there < PAWNS; there++)
                if (may_swap(law, turn->board, lane(pawns->seat[other], there), false)) {
                    const Pawns after = after_swap(law, pawns, turn->mine, place, other, there);
                    weigh(turn, &after);
                }
        }
    }
}

/* The gain of the best walk of one length, and all pawns after it. */
typedef struct {
    int64_t gain;
    Pawns after;
    bool there;
} Walk;

/* Find the best walk of each length with a seat's pawns, each as if it were the only one. */
static void best_walks(const Turn *turn, const Pawns *pawns, int mover, Walk best[SEVEN_STEPS + 1])
{
    const Law *law = &turn->thinker->law;
    const int64_t before = lead(turn->thinker, MOVER, pawns, turn->seat);
    Board board;
    board_of(law, pawns, &board);
    best[0] = (Walk){0, *pawns, true};
    for (int steps = 1; steps <= SEVEN_STEPS; steps++)
        best[steps].there = false;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(pawns->seat[mover], place);
        for (int steps = 1; steps <= SEVEN_STEPS && pawn < IN_RESERVE; steps++) {
            Way ways[MOST_WAYS];
            const int found = part_ways(law, &board, mover, pawn, steps, ways);
            for (int way = 0; way < found; way++) {
                const Ending now = {*pawns, 0};
                const Pawns after = after_part(law, &board, &now, turn->seat, mover, place, steps, &ways[way]).pawns;
                const bool home = all_home(after.seat[mover]);
                if (home && mover != turn->seat)
                    continue;
                const int64_t gain = home ? FINISH : lead(turn->thinker, MOVER, &after, turn->seat) - before;
                if (!best[steps].there || gain > best[steps].gain)
                    best[steps] = (Walk){gain, after, true};
            }
        }
    }
}

/* Weigh a good seven that moves one pawn of another player and one of the player's own (rules.md 4.5). */
static void weigh_shared_seven(Turn *turn)
{
    const Law *law = &turn->thinker->law;
    const Pawns *pawns = &turn->board->pawns;
    Walk own[SEVEN_STEPS + 1], theirs[SEVEN_STEPS + 1], chosen = {0, *pawns, false};
    int left = 0;
    best_walks(turn, pawns, turn->seat, own);
    for (int other = 0; other < law->seats; other++) {
        if (other == turn->seat)
            continue;
        best_walks(turn, pawns, other, theirs);
        for (int steps = 0; steps <= SEVEN_STEPS; steps++) {
            const Walk *first = &theirs[steps], *then = &own[SEVEN_STEPS - steps];
            if (first->there && then->there && (!chosen.there || first->gain + then->gain > chosen.gain)) {
                chosen = (Walk){first->gain + then->gain, first->after, true};
                left = SEVEN_STEPS - steps;
            }
        }
    }
    if (!chosen.there)
        return;
    best_walks(turn, &chosen.after, turn->seat, own);
    if (own[left].there)
        weigh(turn, &own[left].after);
}

/* Weigh every seven with the player's own pawns, or with the team's if the rules allow those. */
static void weigh_own_sevens(Turn *turn)
{
    const Law *law = &turn->thinker->law;
    const bool anyone = law->seven_moves == MOVES_ANYONE;
    if (turn->sevens < -1)
        turn->sevens = own_sevens(law, turn->board, turn->seat, turn->work, &turn->seven);
    for (int one = 0; one < turn->sevens; one++) {
        const Pawns after = after_own_seven(law, turn->board, turn->mine, &turn->seven[one]);
        weigh(turn, &after);
    }
    if (turn->sevens >= 0)
        return;
    const Layer *endings =
        sevens(law, &turn->board->pawns, turn->seat, anyone ? MOVES_OWN : law->seven_moves, turn->work);
    for (size_t one = 0; one < endings->count; one++)
        weigh(turn, &endings->all[one].pawns);
}

/* Return the best play of a hand that moves pawns; among equal plays of a card, the first of a listing. */
static Best best_play(const Thinker *thinker, const Position *position, const Hand *hand, Work *work)
{
    const Law *law = &thinker->law;
    const int seat = position->turn;
    Board board;
    board_of(law, &position->pawns, &board);
    Best best = {.there = false};
    Turn turn = {
        .thinker = thinker, .board = &board, .work = work, .seat = seat, .hand = hand, .sevens = -2, .best = &best};
    turn.mine = played_seat(law, &position->pawns, seat);
    for (int one = 0; one < law->seats; one++)
        turn.worths[one] = worth(&thinker->weights.of[MOVER].plain, one, board.pawns.seat[one]);
    for (turn.card = 0; turn.card < CARDS; turn.card++) {
        if (!hand->of[turn.card])
            continue;
        memset(turn.known, 0, sizeof turn.known);
        for (int rank = first_meaning(turn.card); rank < last_meaning(turn.card); rank++)
            for (int one = 0; one < law->actions[rank]; one++) {
                const Action *action = &law->action[rank][one];
                if (action->kind == SPLIT) {
                    weigh_own_sevens(&turn);
                    if (law->seven_moves == MOVES_ANYONE && law->seats <= SHARING)
                        weigh_shared_seven(&turn);
                } else if (action->kind == SWAP || action->kind == SWAP_OPPONENTS)
                    weigh_swaps(&turn, action->kind == SWAP_OPPONENTS);
                else {
                    weigh_steps(&turn, action);
                    if (action->pawns != MOVES_OWN)
                        weigh_pushes(&turn, action);
                }
            }
    }
    return best;
}

/* Play-outs */

static void spend(const Law *law, Position *position, int card, PlayKind kind, int more, int drawn)
{
    const Play play = {(uint8_t)(card + 1), 0, (uint8_t)kind, (uint8_t)more, position->pawns};
    after_play(law, position, &play, drawn);
}

static void spend_on(const Law *law, Position *position, const Best *best)
{
    const int seat = position->turn;
    const bool forces = forces_discard(law, position, seat, best->card, &best->after);
    take(&position->hands[seat], best->card);
    after_moves(law, position, &best->after, forces);
}

/* Play for a seat that can move no pawn (rules.md 2.6, 4.2). */
static void without_moves(const Thinker *thinker, Position *position, Chance *chance)
{
    const Law *law = &thinker->law;
    const int seat = position->turn;
    int holder[MOST_SEATS];
    uint32_t holders = 0;
    for (int other = 0; other < law->seats; other++)
        if (other != seat && position->hands[other].size)
            holder[holders++] = other;
    for (int card = 0; card < CARDS && holders; card++)
        if (position->hands[seat].of[card] && draws(law, card)) {
            const int from = holder[chance_below(chance, holders)];
            spend(law, position, card, DRAWS, from, any_card(&position->hands[from], chance));
            return;
        }
    if (throws_in(law, position, seat))
        spend(law, position, -1, PUTS_AWAY, true, -1);
    else
        spend(law, position, least(thinker, position, seat), PUTS_AWAY, false, -1);
}

static bool does(const Law *law, int card, Kind kind)
{
    for (int rank = first_meaning(card); rank < last_meaning(card); rank++)
        for (int one = 0; one < law->actions[rank]; one++)
            if (law->action[rank][one].kind == kind)
                return true;
    return false;
}

/* Burn the next player's card if that looks better than the best move. Return false if it does not. */
static bool burns(const Thinker *thinker, Position *position, const Best *best, Chance *chance)
{
    const Law *law = &thinker->law;
    const int seat = position->turn, victim = burnt_seat(law, position, seat);
    const Hand *hand = &position->hands[seat];
    const int need = need_of(position->pawns.seat[played_seat(law, &position->pawns, seat)]);
    const int64_t as_it_is = lead(thinker, MOVER, &position->pawns, seat);
    int64_t most = best->there ? best->value : INT64_MIN;
    int found = -1;
    for (int card = 0; card < CARDS && victim >= 0; card++) {
        if (!hand->of[card] || !(does(law, card, BURN) || does(law, card, BURN_CHOSEN)))
            continue;
        const int64_t value = as_it_is + (int64_t)(law->sides - 1) * (worth_without(thinker, hand, card, need) + BURNT);
        if (value > most) {
            most = value;
            found = card;
        }
    }
    if (found < 0)
        return false;
    const bool chosen = !does(law, found, BURN);
    spend(law, position, found, BURNS, chosen ? victim + CHOSEN : victim,
          chosen ? -1 : any_card(&position->hands[victim], chance));
    return true;
}

void go_on(const Thinker *thinker, Position *position, Chance *chance, Work *work)
{
    const Law *law = &thinker->law;
    const int seat = position->turn;
    if (!position->hands[seat].size)
        passed_on(position, law, seat);
    else if (position->phase == DISCARDING)
        spend(law, position, least(thinker, position, seat), PUTS_AWAY, false, -1);
    else {
        const Best best = best_play(thinker, position, &position->hands[seat], work);
        if (law->burns && burns(thinker, position, &best, chance))
            return;
        if (best.there)
            spend_on(law, position, &best);
        else
            without_moves(thinker, position, chance);
    }
}

bool plays_card(const Thinker *thinker, Position *position, int card, Work *work)
{
    Hand only;
    memset(&only, 0, sizeof only);
    give(&only, card);
    const Best best = best_play(thinker, position, &only, work);
    if (best.there)
        spend_on(&thinker->law, position, &best);
    return best.there;
}

void play_out(const Thinker *thinker, Position *position, Chance *chance, Work *work)
{
    while (position->turn >= 0 && !work->failed)
        go_on(thinker, position, chance, work);
}

static int receiver(const Law *law, const Pawns *pawns, int giver)
{
    return law->exchange == TO_PARTNER ? partner_of(law, giver) : next_in_play(law, pawns, giver);
}

/* Return the value of passing a card, in grains, times the number of a side's opponents. */
static int64_t gift_value(const Thinker *thinker, const Position *position, int card, int giver, int to)
{
    const Law *law = &thinker->law;
    const Pawns *pawns = &position->pawns;
    const int mine = need_of(pawns->seat[played_seat(law, pawns, giver)]),
              theirs = need_of(pawns->seat[played_seat(law, pawns, to)]);
    Hand given;
    memset(&given, 0, sizeof given);
    give(&given, card);
    const int kept = worth_without(thinker, &position->hands[giver], card, mine);
    return (int64_t)(law->sides - 1) * kept +
           seen_by(law, side_of(law, giver), to, hand_worth(thinker, &given, theirs));
}

int gift_of(const Thinker *thinker, const Position *position, int seat)
{
    const Hand *hand = &position->hands[seat];
    const int to = receiver(&thinker->law, &position->pawns, seat);
    int64_t most = 0;
    int gift = -1;
    for (int card = 0; card < CARDS; card++) {
        if (!hand->of[card])
            continue;
        const int64_t value = gift_value(thinker, position, card, seat, to);
        if (gift < 0 || value > most) {
            most = value;
            gift = card;
        }
    }
    return gift;
}

void exchanged(const Law *law, Position *position, const int gift[MOST_SEATS])
{
    for (int seat = 0; seat < law->seats; seat++)
        if (gift[seat] >= 0)
            take(&position->hands[seat], gift[seat]);
    for (int seat = 0; seat < law->seats; seat++)
        if (gift[seat] >= 0)
            give(&position->hands[receiver(law, &position->pawns, seat)], gift[seat]);
    passed_on(position, law, position->dealer);
}

/* Plays at a look */

void trials_free(Trials *trials)
{
    for (size_t one = 0; one < trials->count; one++) {
        free(trials->all[one].chances);
        free(trials->all[one].ends);
    }
    free(trials->all);
    *trials = (Trials){NULL, 0};
}

static bool is_joker(const Play *play)
{
    return play->first == JOKER + 1 && !play->second;
}

/* Compare the results of two plays, whatever they spend. */
static int compare_results(const void *left, const void *right)
{
    const Play *one = *(const Play *const *)left, *other = *(const Play *const *)right;
    if (one->kind != other->kind)
        return one->kind < other->kind ? -1 : 1;
    if (one->kind == PUTS_AWAY)
        return 0;
    if (one->more != other->more)
        return one->more < other->more ? -1 : 1;
    return one->kind == MOVES_PAWNS ? memcmp(&one->after, &other->after, sizeof one->after) : 0;
}

/* List the plays without a joker, ordered by their results. Return how many there are. */
static size_t without_joker(const Plays *plays, const Play **listed)
{
    size_t count = 0;
    for (size_t one = 0; one < plays->count; one++)
        if (!is_joker(&plays->all[one]))
            listed[count++] = &plays->all[one];
    if (count < plays->count)
        qsort(listed, count, sizeof *listed, compare_results);
    return count;
}

static double log_odds(const Law *law, int64_t value)
{
    return (double)value / (GRAINS * (law->sides - 1));
}

static void look_at(const Thinker *thinker, const Position *position, Trial *trial)
{
    const Law *law = &thinker->law;
    const Play *play = &trial->play;
    const Pawns *pawns = play->kind == MOVES_PAWNS ? &play->after : &position->pawns;
    const int seat = position->turn;
    if (side_is_home(law, pawns, seat)) {
        trial->value = WIN;
        trial->first_look = 1.0;
        return;
    }
    Hand rest = position->hands[seat];
    if (!play->first)
        memset(&rest, 0, sizeof rest);
    else
        take(&rest, play->first - 1);
    if (play->second)
        take(&rest, play->second - 1);
    const int besides = play->kind == MOVES_PAWNS ? FORCED_DISCARD * play->more
                        : play->kind == DRAWS     ? DRAWN
                        : play->kind == BURNS     ? BURNT
                                                  : 0;
    const int hand = hand_worth(thinker, &rest, need_of(pawns->seat[played_seat(law, pawns, seat)])) + besides;
    trial->value = log_odds(law, lead(thinker, MOVER, pawns, seat) + (int64_t)(law->sides - 1) * hand);
    trial->first_look = chance_of(thinker, MOVER, pawns, seat, hand);
}

/* Sort trials by value, the best first; equal ones keep their order. */
static bool put_best_first(Trials *trials)
{
    Trial *merged = malloc((trials->count + 1) * sizeof *merged);
    if (merged == NULL)
        return false;
    for (size_t width = 1; width < trials->count; width *= 2) {
        for (size_t from = 0; from < trials->count; from += 2 * width) {
            const size_t middle = from + width < trials->count ? from + width : trials->count;
            const size_t end = middle + width < trials->count ? middle + width : trials->count;
            size_t left = from, right = middle;
            for (size_t to = from; to < end; to++)
                merged[to] = left < middle && (right >= end || trials->all[left].value >= trials->all[right].value)
                                 ? trials->all[left++]
                                 : trials->all[right++];
        }
        Trial *before = trials->all;
        trials->all = merged;
        merged = before;
    }
    free(merged);
    return true;
}

bool rank_plays(const Thinker *thinker, const Position *position, const Plays *plays, Trials *trials)
{
    const Law *law = &thinker->law;
    const bool spares_jokers = !law->teams || law->joker_finishes;
    const Play **others = malloc((plays->count + 1) * sizeof *others);
    trials->all = malloc((plays->count + 1) * sizeof *trials->all);
    trials->count = 0;
    if (trials->all == NULL || others == NULL) {
        free(others);
        return false;
    }
    const size_t known = without_joker(plays, others);
    for (size_t one = 0; one < plays->count; one++) {
        const Play *play = &plays->all[one];
        /* Another card does the same as this joker. */
        if (spares_jokers && is_joker(play) && bsearch(&play, others, known, sizeof *others, compare_results))
            continue;
        Trial *trial = &trials->all[trials->count++];
        memset(trial, 0, sizeof *trial);
        trial->play = *play;
        look_at(thinker, position, trial);
    }
    free(others);
    return put_best_first(trials);
}

/* The race */

typedef struct {
    int begin, kept;
    double part;
} Heat;

static const Heat HEATS[] = {{8, 5, 0.385}, {5, 3, 0.24}, {3, 2, 0.18}, {2, 1, 0.195}};

typedef struct {
    const Thinker *thinker;
    const Position *position;
    const Knowledge *knows;
    bool gifts;
    Chance chance;
    Work *work;
} Race;

/* Deal hands that agree with what is known. */
static void deal_unseen(Race *race, Hand hands[MOST_SEATS])
{
    const Knowledge *knows = race->knows;
    uint8_t card[MOST_DECK + 1];
    memcpy(card, knows->card, sizeof card);
    int place = 0;
    for (int seat = 0; seat < race->thinker->law.seats; seat++) {
        if (seat == knows->viewer) {
            hands[seat] = race->position->hands[seat];
            continue;
        }
        hands[seat] = knows->known[seat];
        for (int one = 0; one < knows->wanted[seat]; one++, place++) {
            const int other = place + (int)chance_below(&race->chance, (uint32_t)(knows->unseen - place));
            const uint8_t drawn = card[other];
            card[other] = card[place];
            card[place] = drawn;
            give(&hands[seat], drawn);
        }
    }
}

static double chance_now(const Trial *trial)
{
    return (trial->total + FIRST_LOOK * trial->first_look) / (trial->tries + FIRST_LOOK);
}

static bool is_behind(const Trial *trial, const Trial *leader)
{
    const int tries = trial->tries;
    double mean = 0.0, spread = 0.0;
    for (int one = 0; one < tries; one++)
        mean += leader->chances[one] - trial->chances[one];
    mean /= tries;
    for (int one = 0; one < tries; one++) {
        const double gap = leader->chances[one] - trial->chances[one] - mean;
        spread += gap * gap;
    }
    const double variance = (spread + 4 * (SPREAD * SPREAD)) / (tries + 3);
    return chance_now(leader) - chance_now(trial) >= SURE * sqrt(variance * tries) / (tries + FIRST_LOOK);
}

static bool try_once(Race *race, Trial *trial, const Hand hands[MOST_SEATS], int most)
{
    const Law *law = &race->thinker->law;
    if (trial->chances == NULL) {
        trial->chances = malloc((size_t)most * sizeof *trial->chances);
        trial->ends = malloc((size_t)most * sizeof *trial->ends);
    }
    if (trial->chances == NULL || trial->ends == NULL || trial->tries >= most)
        return false;
    Position position = *race->position;
    memcpy(position.hands, hands, sizeof position.hands);
    if (race->gifts) {
        int gift[MOST_SEATS];
        for (int seat = 0; seat < law->seats; seat++)
            gift[seat] = seat == race->knows->viewer ? trial->play.first - 1 : gift_of(race->thinker, &position, seat);
        exchanged(law, &position, gift);
    } else {
        const Play *play = &trial->play;
        const int drawn = takes_a_card(play) ? any_card(&position.hands[play->more], &race->chance) : -1;
        if (!after_play(law, &position, play, drawn))
            return false;
    }
    play_out(race->thinker, &position, &race->chance, race->work);
    trial->ends[trial->tries] = position.pawns;
    trial->chances[trial->tries] = chance_of(race->thinker, LEAF, &position.pawns, race->knows->viewer, 0.0);
    trial->total += trial->chances[trial->tries++];
    return !race->work->failed;
}

bool try_all(const Thinker *thinker, const Position *position, const Knowledge *knows, int deals, Chance *chance,
             Trials *trials, Work *work)
{
    Race race = {thinker, position, knows, position->turn < 0, *chance, work};
    if (!knows->possible)
        return false;
    for (int deal = 0; deal < deals; deal++) {
        Hand hands[MOST_SEATS];
        memset(hands, 0, sizeof hands);
        deal_unseen(&race, hands);
        for (size_t one = 0; one < trials->count; one++)
            if (!try_once(&race, &trials->all[one], hands, deals))
                return false;
    }
    *chance = race.chance;
    return true;
}

/* Sort the trials in the race, the best first; equal ones keep their order. */
static void put_leader_first(Trial *alive[], int count)
{
    for (int one = 1; one < count; one++) {
        Trial *trial = alive[one];
        int at = one;
        for (; at > 0 && chance_now(alive[at - 1]) < chance_now(trial); at--)
            alive[at] = alive[at - 1];
        alive[at] = trial;
    }
}

/* Move trials that are far behind to the end. Return the number of trials that stay in the race. */
static int without_behind(Trial *alive[], int count)
{
    Trial *behind[MOST_TRIED];
    int kept = 1, dropped = 0;
    if (alive[0]->tries < LEAST_DEALS || alive[0]->tries % MORE_DEALS)
        return count;
    for (int one = 1; one < count; one++)
        if (is_behind(alive[one], alive[0]))
            behind[dropped++] = alive[one];
        else
            alive[kept++] = alive[one];
    memcpy(&alive[kept], behind, (size_t)dropped * sizeof *behind);
    return kept;
}

/* Race these trials, at most MOST_TRIED. They end up in the order of their results; the first one dropped is last. */
static bool run(Race *race, Trials *trials, long playouts)
{
    Trial *order[MOST_TRIED];
    int alive = (int)trials->count;
    if (!race->knows->possible)
        return false;
    for (int one = 0; one < alive; one++)
        order[one] = &trials->all[one];
    const size_t heats = sizeof HEATS / sizeof *HEATS;
    int most = 0;
    for (size_t heat = 0; heat < heats; heat++)
        most += (int)(playouts * HEATS[heat].part) + 1;
    for (size_t heat = 0; heat < heats; heat++) {
        if (alive <= HEATS[heat].kept)
            continue;
        const int racing = alive > HEATS[heat].begin ? alive : HEATS[heat].begin;
        const int deals = (int)(playouts * HEATS[heat].part / racing);
        for (int deal = 0; deal < (deals > 1 ? deals : 1); deal++) {
            Hand hands[MOST_SEATS];
            memset(hands, 0, sizeof hands);
            deal_unseen(race, hands);
            for (int one = 0; one < alive; one++)
                if (!try_once(race, order[one], hands, most))
                    return false;
            put_leader_first(order, alive);
            alive = without_behind(order, alive);
            if (alive == 1)
                break;
        }
        if (alive > HEATS[heat].kept)
            alive = HEATS[heat].kept;
    }
    Trial sorted[MOST_TRIED];
    for (size_t one = 0; one < trials->count; one++)
        sorted[one] = *order[one];
    memcpy(trials->all, sorted, trials->count * sizeof *sorted);
    return true;
}

static void keep_first(Trials *trials, size_t count)
{
    if (trials->count > count)
        trials->count = count;
}

bool search_play(const Thinker *thinker, const Position *position, const Knowledge *knows, const Budget *budget,
                 Trials *trials, Work *work)
{
    if (trials->count <= 1 || trials->all[0].value >= WIN) {
        keep_first(trials, 1);
        return true;
    }
    keep_first(trials, (size_t)budget->tried);
    Race race = {thinker, position, knows, false, {budget->seed}, work};
    return run(&race, trials, budget->playouts);
}

bool search_gift(const Thinker *thinker, const Position *position, const Knowledge *knows, const Budget *budget,
                 Trials *trials, Work *work)
{
    const Law *law = &thinker->law;
    const Hand *hand = &position->hands[knows->viewer];
    const int to = receiver(law, &position->pawns, knows->viewer);
    trials->all = malloc(CARDS * sizeof *trials->all);
    trials->count = 0;
    if (trials->all == NULL)
        return false;
    for (int card = 0; card < CARDS; card++)
        if (hand->of[card]) {
            Trial *trial = &trials->all[trials->count++];
            memset(trial, 0, sizeof *trial);
            trial->play.first = (uint8_t)(card + 1);
            const int64_t value = gift_value(thinker, position, card, knows->viewer, to);
            trial->value = log_odds(law, value);
            trial->first_look =
                chance_of(thinker, MOVER, &position->pawns, knows->viewer, (double)value / (law->sides - 1));
        }
    if (!put_best_first(trials))
        return false;
    keep_first(trials, (size_t)budget->tried);
    Race race = {thinker, position, knows, true, {budget->seed}, work};
    return run(&race, trials, budget->playouts);
}
