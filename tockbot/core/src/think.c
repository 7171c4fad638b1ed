/* Evaluation, the best play of a hand, play-outs and the race. Every sum goes in the order in which Python makes it. */
#include "think.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double FORCED_DISCARD = 0.1, DRAWN = 0.05;
static const double FIRST_LOOK = 4.0, SURE = 3.25, SPREAD = 0.04;
enum { LEAST_DEALS = 6, MORE_DEALS = 3, SHARING = 3, REACH = 13 };

/* What pawns are worth */

static double worth(const Worths *worths, int seat, Group group)
{
    double value = 0.0, as_last = 0.0;
    int homes = 0, count = 0;
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

static double against(const Law *law)
{
    return -1.0 / (law->sides - 1);
}

/* What the pawns of a seat are worth to a side. */
static double seen_by(const Thinker *thinker, const Evaluation *evaluation, int side, int seat, Group group)
{
    const double value = worth(&evaluation->plain, seat, group);
    return side_of(&thinker->law, seat) == side ? value : against(&thinker->law) * value;
}

/* The pawns of a seat on the track: where, and whose from 1. */
static void taken_by(const Law *law, const Pawns *pawns, uint8_t at[CENTRE + 8])
{
    memset(at, 0, CENTRE + 8);
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0; place < PAWNS; place++) {
            const int location = location_of(lane(pawns->seat[seat], place));
            if (location >= CENTRE)
                break;
            at[location] = (uint8_t)(seat + 1);
        }
}

static bool opponent(const Law *law, int seat, int other)
{
    return side_of(law, seat) != side_of(law, other);
}

/* How much the pawns of a seat are in danger of those of its opponents. */
static void dangers(const Thinker *thinker, const Pawns *pawns, const uint8_t at[CENTRE + 8], int seat,
                    double found[DANGERS])
{
    const Law *law = &thinker->law;
    double seven = 0.0, reach = 0.0, four = 0.0, start = 0.0, many = 0.0;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(pawns->seat[seat], place);
        const int field = location_of(pawn);
        if (field >= CENTRE)
            break;
        const double lost = thinker->weights.exposed[seat][pawn];
        if (lost < 0.0)
            continue;
        int near = 0, farther = 0, behind[MOST_SEATS] = {0}, more = 0;
        for (int way = 1; way <= REACH; way++) {
            const int other = at[ahead(law, field, -way)] - 1;
            if (other < 0 || !opponent(law, seat, other))
                continue;
            behind[other]++;
            if (way <= SEVEN_STEPS)
                near++;
            else
                farther++;
        }
        if (near + farther > 1) {
            for (int other = 0; other < law->seats; other++)
                more += behind[other] > 1;
            many += lost * more;
        }
        seven += lost * near;
        reach += lost * farther;
        const int ahead_by_four = at[ahead(law, field, 4)] - 1;
        four += lost * (ahead_by_four >= 0 && opponent(law, seat, ahead_by_four));
        for (int other = 0; other < law->seats; other++)
            if (opponent(law, seat, other) && law->starts[other] == field) {
                start += lost * (lane(pawns->seat[other], PAWNS - 1) >= IN_RESERVE);
                break;
            }
    }
    found[0] = seven;
    found[1] = reach;
    found[2] = four;
    found[3] = start;
    found[4] = many;
}

/* What it is worth to each seat how its pawns stand to others'. */
static void between(const Thinker *thinker, const Evaluation *evaluation, const Pawns *pawns, double values[MOST_SEATS])
{
    const Law *law = &thinker->law;
    uint8_t at[CENTRE + 8];
    taken_by(law, pawns, at);
    for (int seat = 0; seat < law->seats; seat++) {
        double found[DANGERS], value = 0.0;
        dangers(thinker, pawns, at, seat, found);
        for (int one = 0; one < DANGERS; one++)
            value += evaluation->danger[one] * found[one];
        values[seat] = value;
    }
    if (!law->teams)
        return;
    for (int seat = 0; seat < law->seats; seat++)
        if (!all_home(pawns->seat[seat]) && all_home(pawns->seat[partner_of(law, seat)]))
            values[seat] += worth(&evaluation->alone, seat, pawns->seat[seat]);
}

double lead(const Thinker *thinker, const Evaluation *evaluation, const Pawns *pawns, int seat)
{
    const Law *law = &thinker->law;
    const int side = side_of(law, seat);
    double value = 0.0, more[MOST_SEATS];
    for (int one = 0; one < law->seats; one++)
        value += seen_by(thinker, evaluation, side, one, pawns->seat[one]);
    if (evaluation->between != 0.0) {
        between(thinker, evaluation, pawns, more);
        for (int one = 0; one < law->seats; one++)
            value += side_of(law, one) == side ? more[one] : against(law) * more[one];
    }
    return value;
}

/* The chance that the side of a seat wins, for what its hand is worth. */
static double chance_of(const Thinker *thinker, const Evaluation *evaluation, const Pawns *pawns, int seat, double hand)
{
    const Law *law = &thinker->law;
    if (side_is_home(law, pawns, seat))
        return 1.0;
    if (is_over(law, pawns))
        return 0.0;
    double values[MOST_SEATS] = {0.0}, more[MOST_SEATS];
    for (int one = 0; one < law->seats; one++)
        values[side_of(law, one)] += worth(&evaluation->plain, one, pawns->seat[one]);
    if (evaluation->between != 0.0) {
        between(thinker, evaluation, pawns, more);
        for (int one = 0; one < law->seats; one++)
            values[side_of(law, one)] += more[one];
    }
    const int own = side_of(law, seat);
    values[own] += hand;
    double most = values[0], total = 0.0, mine = 0.0;
    for (int side = 1; side < law->sides; side++)
        if (values[side] > most)
            most = values[side];
    for (int side = 0; side < law->sides; side++) {
        const double share = side_is_home(law, pawns, side) ? 0.0 : exp(values[side] - most);
        total += share;
        if (side == own)
            mine = share;
    }
    return mine / total;
}

/* What hands are worth */

static int need_of(Group group)
{
    if (lane(group, PAWNS - 1) < IN_RESERVE)
        return 0;
    return location_of(lane(group, 0)) <= CENTRE ? 1 : 2;
}

static double hand_worth(const Thinker *thinker, const Evaluation *evaluation, const Hand *hand, int need)
{
    double value = 0.0;
    int ways = 0;
    for (int card = 0; card < CARDS; card++) {
        if (!hand->of[card])
            continue;
        value += evaluation->holds[card];
        if (hand->of[card] > 1)
            value += evaluation->another[card] * (hand->of[card] - 1);
        if (thinker->weights.brings_out[card] != 0.0)
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

static double worth_without(const Thinker *thinker, const Evaluation *evaluation, const Hand *hand, int card, int need)
{
    Hand rest = *hand;
    take(&rest, card);
    return hand_worth(thinker, evaluation, &rest, need);
}

/* The card of a hand that is missed least. */
static int least(const Thinker *thinker, const Position *position, int seat)
{
    const Hand *hand = &position->hands[seat];
    const int need = need_of(position->pawns.seat[played_seat(&thinker->law, &position->pawns, seat)]);
    double most = 0.0;
    int found = -1;
    for (int card = 0; card < CARDS; card++) {
        if (!hand->of[card])
            continue;
        const double value = worth_without(thinker, &thinker->weights.quick, hand, card, need);
        if (found < 0 || value > most) {
            most = value;
            found = card;
        }
    }
    return found;
}

/* The best play of a hand */

typedef struct {
    double gain;
    Pawns after;
    bool there;
} Change;

typedef struct {
    double value, gain;
    int card;
    Pawns after;
    bool there;
} Best;

/* Who spends a card: the board, the pawns that it plays, and what they are worth before. */
typedef struct {
    const Thinker *thinker;
    const Evaluation *evaluation;
    const Board *board;
    int seat, side, mine;
    Group own;
    double before;
    bool ends; /* whether it is the end once all of the pawns that are played are home */
    SevenMoves moves;
    Work *work;
} Turn;

static double valued(const Turn *turn, int seat, Group group)
{
    return seen_by(turn->thinker, turn->evaluation, turn->side, seat, group);
}

/* A pawn with those of its seat that are at home, as if no other were about. */
static Group with_homes(Group group, unsigned pawn)
{
    unsigned pawns[PAWNS] = {pawn, IN_RESERVE, IN_RESERVE, IN_RESERVE};
    int count = 1;
    for (int place = 0; place < PAWNS && count < PAWNS; place++)
        if (at_home(lane(group, place)))
            pawns[count++] = lane(group, place);
    return grouped(pawns);
}

static double moved_alone(const Turn *turn, int seat, Group group, unsigned from, unsigned to)
{
    return valued(turn, seat, with_homes(group, to)) - valued(turn, seat, with_homes(group, from));
}

/* What it gains that others than the pawns of a seat are then others. */
static double lost(const Turn *turn, const Pawns *before, const Pawns *after, int but)
{
    double gain = 0.0;
    for (int seat = 0; seat < turn->thinker->law.seats; seat++)
        if (seat != but && before->seat[seat] != after->seat[seat])
            gain += valued(turn, seat, after->seat[seat]) - valued(turn, seat, before->seat[seat]);
    return gain;
}

/* Whether a card that is no joker, or one that may, brings all pawns that are played home. */
static bool finishes(const Turn *turn, const Pawns *after)
{
    return turn->ends && all_home(after->seat[turn->mine]);
}

static bool may_finish(const Law *law, int card)
{
    return card != JOKER || law->joker_finishes || !law->teams;
}

static Change best_step(const Turn *turn, int card)
{
    const Law *law = &turn->thinker->law;
    Change best = {0.0, turn->board->pawns, false};
    double best_own = 0.0;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(turn->own, place);
        for (int rank = first_meaning(card); rank < last_meaning(card); rank++)
            for (int one = 0; one < law->actions[rank]; one++) {
                Way ways[MOST_WAYS];
                const int found = ways_of(law, turn->board, turn->mine, pawn, &law->action[rank][one], ways);
                for (int way = 0; way < found; way++) {
                    const Pawns after = after_way(turn->board, turn->mine, place, &ways[way]);
                    const bool finish = finishes(turn, &after);
                    if (finish && !may_finish(law, card))
                        continue;
                    const int hit = ways[way].lands >= 0 ? turn->board->at[ways[way].lands] : 0;
                    double own;
                    if (location_of(pawn) <= CENTRE && ways[way].lands >= 0 && hit != turn->mine + 1)
                        own = moved_alone(turn, turn->mine, turn->own, pawn, ways[way].arrived);
                    else
                        own = finish ? WIN : valued(turn, turn->mine, after.seat[turn->mine]) - turn->before;
                    const double more =
                        hit && hit != turn->mine + 1 ? lost(turn, &turn->board->pawns, &after, turn->mine) : 0.0;
                    const double gain = own + more;
                    if (!best.there || gain > best.gain || (gain == best.gain && own > best_own)) {
                        best = (Change){gain, after, true};
                        best_own = own;
                    }
                }
            }
        if (pawn >= IN_RESERVE)
            break;
    }
    return best;
}

static int listed_before(const Law *law, const Pawns *one, const Pawns *other)
{
    for (int seat = 0; seat < law->seats; seat++)
        if (one->seat[seat] != other->seat[seat])
            return one->seat[seat] < other->seat[seat];
    return 0;
}

static void keep_better_seven(const Law *law, Change *best, double gain, const Pawns *after)
{
    if (!best->there || gain > best->gain || (gain == best->gain && listed_before(law, after, &best->after)))
        *best = (Change){gain, *after, true};
}

/* The best seven that moves the pawns of one seat alone. */
static Change best_own_seven(const Turn *turn, int card)
{
    const Law *law = &turn->thinker->law;
    const Pawns *before = &turn->board->pawns;
    Change best = {0.0, *before, false};
    const Layer *endings = sevens(law, before, turn->seat, MOVES_OWN, false, turn->work);
    for (size_t one = 0; one < endings->count; one++) {
        const Pawns *after = &endings->all[one].pawns;
        const bool finish = finishes(turn, after);
        if (finish && !may_finish(law, card))
            continue;
        const double own = finish ? WIN : valued(turn, turn->mine, after->seat[turn->mine]) - turn->before;
        keep_better_seven(law, &best, own + lost(turn, before, after, turn->mine), after);
    }
    return best;
}

/* The best seven where it may move several seats' pawns. */
static Change best_any_seven(const Turn *turn, int card)
{
    const Law *law = &turn->thinker->law;
    const Pawns *before = &turn->board->pawns;
    Change best = {0.0, *before, false};
    const Layer *endings = sevens(law, before, turn->seat, turn->moves, true, turn->work);
    for (size_t one = 0; one < endings->count; one++) {
        const Pawns *after = &endings->all[one].pawns;
        const bool finish = side_is_home(law, after, turn->seat);
        if (finish && !may_finish(law, card))
            continue;
        keep_better_seven(law, &best, finish ? WIN : lost(turn, before, after, -1), after);
    }
    return best;
}

/* The best walk of a seat's pawns of each length, each as if it were the only one. */
static void best_walks(const Turn *turn, const Pawns *pawns, int mover, Change best[SEVEN_STEPS + 1])
{
    const Law *law = &turn->thinker->law;
    const Group group = pawns->seat[mover];
    const double before = valued(turn, mover, group);
    Board board;
    board_of(law, pawns, &board);
    best[0] = (Change){0.0, *pawns, true};
    for (int steps = 1; steps <= SEVEN_STEPS; steps++)
        best[steps].there = false;
    for (int place = 0; place < PAWNS; place++) {
        const unsigned pawn = lane(group, place);
        for (int steps = 1; steps <= SEVEN_STEPS && pawn < IN_RESERVE; steps++) {
            Way ways[MOST_WAYS];
            const int found = part_ways(law, &board, mover, pawn, steps, ways);
            for (int way = 0; way < found; way++) {
                const Ending now = {*pawns, 0};
                const Pawns after = after_part(law, &board, &now, turn->seat, mover, place, steps, &ways[way]).pawns;
                const Group then = after.seat[mover];
                double gain;
                if (all_home(then)) {
                    if (mover != turn->seat)
                        continue;
                    gain = WIN;
                } else {
                    int more = 0;
                    for (int other = 0; other < PAWNS; other++)
                        more += (lane(then, other) >= IN_RESERVE) - (lane(group, other) >= IN_RESERVE);
                    if (!more && location_of(pawn) < CENTRE && ways[way].lands >= 0)
                        gain = moved_alone(turn, mover, group, pawn, ways[way].arrived);
                    else
                        gain = valued(turn, mover, then) - before;
                }
                gain += lost(turn, pawns, &after, mover);
                if (!best[steps].there || gain > best[steps].gain)
                    best[steps] = (Change){gain, after, true};
            }
        }
    }
}

/* The best seven that moves one pawn of somebody else's, and one's own with what is left of it (rules.md 4.5). */
static Change best_shared_seven(const Turn *turn, const Change *own_seven)
{
    const Law *law = &turn->thinker->law;
    const Pawns *pawns = &turn->board->pawns;
    Change own[SEVEN_STEPS + 1], theirs[SEVEN_STEPS + 1], chosen = {0.0, *pawns, false};
    double most = own_seven->there ? own_seven->gain : -INFINITY;
    int left = 0;
    best_walks(turn, pawns, turn->seat, own);
    for (int other = 0; other < law->seats; other++) {
        if (other == turn->seat)
            continue;
        best_walks(turn, pawns, other, theirs);
        for (int steps = 1; steps <= SEVEN_STEPS; steps++) {
            const Change *first = &theirs[steps], *then = &own[SEVEN_STEPS - steps];
            if (first->there && then->there && first->gain + then->gain > most) {
                most = first->gain + then->gain;
                chosen = *first;
                left = SEVEN_STEPS - steps;
            }
        }
    }
    if (!chosen.there)
        return chosen;
    best_walks(turn, &chosen.after, turn->seat, own);
    if (!own[left].there)
        return own[left];
    return (Change){all_home(own[left].after.seat[turn->seat]) ? WIN : chosen.gain + own[left].gain, own[left].after,
                    true};
}

static Change best_seven(const Turn *turn, int card)
{
    const Law *law = &turn->thinker->law;
    bool turns = turn->moves == MOVES_OWN && law->teams && turn->mine == turn->seat;
    for (int place = 0; place < PAWNS; place++) {
        const int location = location_of(lane(turn->own, place));
        turns = turns && location < RESERVE && location != CENTRE &&
                (location > CENTRE || distance(law, location, law->entries[turn->mine]) < SEVEN_STEPS);
    }
    if (turn->moves == MOVES_TEAM || turns)
        return best_any_seven(turn, card);
    const Change own = best_own_seven(turn, card);
    if (turn->moves == MOVES_OWN)
        return own;
    const Change shared = best_shared_seven(turn, &own);
    return shared.there && (!own.there || shared.gain > own.gain) ? shared : own;
}

static Change best_swap(const Turn *turn, int card)
{
    const Law *law = &turn->thinker->law;
    const Pawns *pawns = &turn->board->pawns;
    Change best = {0.0, *pawns, false};
    for (int rank = first_meaning(card); rank < last_meaning(card); rank++)
        for (int one = 0; one < law->actions[rank]; one++) {
            const Kind kind = law->action[rank][one].kind;
            if (kind != SWAP && kind != SWAP_OPPONENTS)
                continue;
            for (int other = 0; other < law->seats; other++) {
                if (spared_by_swap(law, turn->seat, turn->mine, other, kind == SWAP_OPPONENTS))
                    continue;
                for (int there = 0; there < PAWNS; there++) {
                    const unsigned theirs = lane(pawns->seat[other], there);
                    if (!may_swap(law, turn->board, theirs))
                        continue;
                    for (int place = 0; place < PAWNS; place++) {
                        const unsigned ours = lane(turn->own, place);
                        if (!may_swap(law, turn->board, ours))
                            continue;
                        const double gain = moved_alone(turn, turn->mine, turn->own, ours,
                                                        set_down(law, turn->mine, ours, location_of(theirs))) +
                                            moved_alone(turn, other, pawns->seat[other], theirs,
                                                        set_down(law, other, theirs, location_of(ours)));
                        if (!best.there || gain > best.gain)
                            best = (Change){gain, after_swap(law, pawns, turn->mine, place, other, there), true};
                    }
                }
            }
        }
    return best;
}

static void keep_better(const Turn *turn, const Hand *hand, int card, const Change *found, Best *best)
{
    const Law *law = &turn->thinker->law;
    if (!found->there)
        return;
    int played = turn->mine;
    if (all_home(found->after.seat[played]))
        played = played_seat(law, &found->after, turn->seat);
    const double value =
        found->gain + worth_without(turn->thinker, turn->evaluation, hand, card, need_of(found->after.seat[played]));
    if (!best->there || value > best->value)
        *best = (Best){value, found->gain, card, found->after, true};
}

static bool does(const Law *law, int card, Kind kind)
{
    for (int rank = first_meaning(card); rank < last_meaning(card); rank++)
        for (int one = 0; one < law->actions[rank]; one++)
            if (law->action[rank][one].kind == kind)
                return true;
    return false;
}

/* The best that a hand can do by moving pawns. */
static Best best_play(const Thinker *thinker, const Position *position, Work *work)
{
    const Law *law = &thinker->law;
    const int seat = position->turn, mine = played_seat(law, &position->pawns, seat);
    const Hand *hand = &position->hands[seat];
    Board board;
    board_of(law, &position->pawns, &board);
    Turn turn = {thinker, &thinker->weights.quick, &board, seat, side_of(law, seat), mine, board.pawns.seat[mine], 0.0,
                 true,    law->seven_moves,        work};
    turn.before = valued(&turn, mine, turn.own);
    for (int other = side_of(law, mine); other < law->seats; other += law->sides)
        turn.ends = turn.ends && (other == mine || all_home(board.pawns.seat[other]));
    if (turn.moves == MOVES_ANYONE && law->seats > SHARING)
        turn.moves = MOVES_OWN;
    Best best = {0.0, 0.0, -1, board.pawns, false};
    for (int card = 0; card < CARDS; card++) {
        if (!hand->of[card])
            continue;
        Change found = best_step(&turn, card);
        keep_better(&turn, hand, card, &found, &best);
        if (does(law, card, SPLIT)) {
            found = best_seven(&turn, card);
            keep_better(&turn, hand, card, &found, &best);
        }
        found = best_swap(&turn, card);
        keep_better(&turn, hand, card, &found, &best);
    }
    return best;
}

/* Rounds played out */

static void spend(const Law *law, Position *position, int card, PlayKind kind, int more, int drawn)
{
    const Play play = {(uint8_t)(card + 1), 0, (uint8_t)kind, (uint8_t)more, position->pawns};
    after_play(law, position, &play, drawn);
}

/* What is left to a seat that can move no pawn (rules.md 2.6, 4.2). */
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

void play_out(const Thinker *thinker, Position *position, Chance *chance, Work *work)
{
    const Law *law = &thinker->law;
    while (position->turn >= 0 && !work->failed) {
        const int seat = position->turn;
        Hand *hand = &position->hands[seat];
        if (!hand->size) {
            passed_on(position, law, seat);
            continue;
        }
        if (position->phase == DISCARDING) {
            spend(law, position, least(thinker, position, seat), PUTS_AWAY, false, -1);
            continue;
        }
        const Best best = best_play(thinker, position, work);
        if (!best.there)
            without_moves(thinker, position, chance);
        else if (best.card != law->forcing_rank && best.gain < WIN) {
            position->pawns = best.after;
            take(hand, best.card);
            passed_on(position, law, seat);
        } else {
            const bool forces = forces_discard(law, position, seat, best.card, &best.after);
            take(hand, best.card);
            after_moves(law, position, &best.after, forces);
        }
    }
}

static int receiver(const Law *law, const Pawns *pawns, int giver)
{
    return law->exchange == TO_PARTNER ? partner_of(law, giver) : next_in_play(law, pawns, giver);
}

static double gift_value(const Thinker *thinker, const Position *position, int card, int giver, int to)
{
    const Law *law = &thinker->law;
    const Evaluation *quick = &thinker->weights.quick;
    const Pawns *pawns = &position->pawns;
    const int mine = need_of(pawns->seat[played_seat(law, pawns, giver)]),
              theirs = need_of(pawns->seat[played_seat(law, pawns, to)]);
    const double share = side_of(law, to) == side_of(law, giver) ? 1.0 : -1.0 / (law->sides - 1);
    Hand given;
    memset(&given, 0, sizeof given);
    give(&given, card);
    return worth_without(thinker, quick, &position->hands[giver], card, mine) +
           share * hand_worth(thinker, quick, &given, theirs);
}

/* Everybody gives a card, the viewer this one (rules.md 2.3). */
static void exchange(const Thinker *thinker, Position *position, int viewer, int card)
{
    const Law *law = &thinker->law;
    int gift[MOST_SEATS];
    for (int seat = 0; seat < law->seats; seat++) {
        const Hand *hand = &position->hands[seat];
        const int to = receiver(law, &position->pawns, seat);
        double most = 0.0;
        gift[seat] = seat == viewer ? card : -1;
        for (int one = 0; one < CARDS && seat != viewer; one++) {
            if (!hand->of[one])
                continue;
            const double value = gift_value(thinker, position, one, seat, to);
            if (gift[seat] < 0 || value > most) {
                most = value;
                gift[seat] = one;
            }
        }
    }
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

/* Whether two plays come to the same, whatever they spend. */
static bool same_outcome(const Law *law, const Play *one, const Play *other)
{
    if (one->kind != other->kind)
        return false;
    if (one->kind == PUTS_AWAY)
        return true;
    if (one->more != other->more)
        return false;
    return one->kind == DRAWS || !memcmp(&one->after, &other->after, (size_t)law->seats * sizeof(Group));
}

/* Whether a joker does what another card does as well. */
static bool spares_joker(const Law *law, const Plays *plays, const Play *play)
{
    if (!is_joker(play) || !may_finish(law, JOKER))
        return false;
    for (size_t one = 0; one < plays->count; one++)
        if (!is_joker(&plays->all[one]) && same_outcome(law, &plays->all[one], play))
            return true;
    return false;
}

static void look_at(const Thinker *thinker, const Position *position, Trial *trial)
{
    const Law *law = &thinker->law;
    const Evaluation *mover = &thinker->weights.mover;
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
    const double besides = play->kind == MOVES_PAWNS ? FORCED_DISCARD * play->more : play->kind == DRAWS ? DRAWN : 0.0;
    const double hand =
        hand_worth(thinker, mover, &rest, need_of(pawns->seat[played_seat(law, pawns, seat)])) + besides;
    trial->value = lead(thinker, mover, pawns, seat) + hand;
    trial->first_look = chance_of(thinker, mover, pawns, seat, hand);
}

/* Trials by value, the best first, equal ones as they stood. */
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
    trials->all = malloc((plays->count + 1) * sizeof *trials->all);
    trials->count = 0;
    if (trials->all == NULL)
        return false;
    for (size_t one = 0; one < plays->count; one++)
        if (!spares_joker(&thinker->law, plays, &plays->all[one])) {
            Trial *trial = &trials->all[trials->count++];
            memset(trial, 0, sizeof *trial);
            trial->play = plays->all[one];
            look_at(thinker, position, trial);
        }
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

/* Hands that agree with what is known. */
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
    if (race->gifts)
        exchange(race->thinker, &position, race->knows->viewer, trial->play.first - 1);
    else {
        const Play *play = &trial->play;
        const int drawn = play->kind == DRAWS ? any_card(&position.hands[play->more], &race->chance) : -1;
        if (!after_play(law, &position, play, drawn))
            return false;
    }
    play_out(race->thinker, &position, &race->chance, race->work);
    trial->ends[trial->tries] = position.pawns;
    trial->chances[trial->tries] =
        chance_of(race->thinker, &race->thinker->weights.leaf, &position.pawns, race->knows->viewer, 0.0);
    trial->total += trial->chances[trial->tries++];
    return !race->work->failed;
}

/* Trials in the race, the best first, equal ones as they stood. */
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

/* Those far behind, of so many in the race, are dropped: they come to stand behind the others. How many are left. */
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

/* Race these trials, at most MOST_TRIED; they stand in the order in which they came out, those dropped first the last.
 */
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
            trial->value = gift_value(thinker, position, card, knows->viewer, to);
            trial->first_look =
                chance_of(thinker, &thinker->weights.mover, &position->pawns, knows->viewer, trial->value);
        }
    if (!put_best_first(trials))
        return false;
    keep_first(trials, (size_t)budget->tried);
    Race race = {thinker, position, knows, true, {budget->seed}, work};
    return run(&race, trials, budget->playouts);
}
