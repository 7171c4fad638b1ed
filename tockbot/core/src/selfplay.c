/* Plays games between players that look one play ahead. */
#include "selfplay.h"

#include <stdlib.h>
#include <string.h>

static bool add(Bytes *bytes, const void *more, size_t count)
{
    if (bytes->count + count > bytes->room) {
        const size_t room = 2 * (bytes->count + count) + 64;
        uint8_t *all = realloc(bytes->all, room);
        if (all == NULL)
            return false;
        bytes->all = all;
        bytes->room = room;
    }
    memcpy(&bytes->all[bytes->count], more, count);
    bytes->count += count;
    return true;
}

void told_free(Told *told)
{
    Bytes *each[] = {&told->pawns, &told->rounds, &told->winners, &told->deciders,
                     &told->plays, &told->after,  &told->kept,    &told->chances};
    for (size_t one = 0; one < sizeof each / sizeof *each; one++)
        free(each[one]->all);
    memset(told, 0, sizeof *told);
}

static bool add_pawns(Bytes *bytes, const Law *law, const Pawns *pawns)
{
    uint16_t pawn[MOST_SEATS * PAWNS];
    int count = 0;
    for (int seat = 0; seat < law->seats; seat++)
        for (int place = 0; place < PAWNS; place++)
            pawn[count++] = (uint16_t)lane(pawns->seat[seat], place);
    return add(bytes, pawn, (size_t)count * sizeof *pawn);
}

/* Set what the seat to act knows if it forgets all cards played. */
static void knows_little(const Law *law, const Position *position, Knowledge *knows)
{
    memset(knows, 0, sizeof *knows);
    knows->viewer = position->turn;
    knows->possible = true;
    for (int card = 0; card < CARDS; card++) {
        const int all = card == JOKER ? law->jokers : law->suits;
        for (int one = position->hands[position->turn].of[card]; one < all; one++)
            knows->card[knows->unseen++] = (uint8_t)card;
    }
    for (int seat = 0; seat < law->seats; seat++)
        knows->wanted[seat] = seat == position->turn ? 0 : position->hands[seat].size;
}

static bool tell_trials(const Law *law, const Position *position, const Trials *trials, Told *told)
{
    const uint8_t seat = (uint8_t)position->turn, plays = (uint8_t)trials->count;
    bool done = add(&told->deciders, &seat, 1) && add(&told->plays, &plays, 1);
    for (size_t one = 0; one < trials->count && done; one++) {
        const Trial *trial = &trials->all[one];
        const Play *play = &trial->play;
        Hand kept = position->hands[seat];
        if (!play->first)
            memset(&kept, 0, sizeof kept);
        else
            take(&kept, play->first - 1);
        if (play->second)
            take(&kept, play->second - 1);
        const double chance = trial->total / trial->tries;
        done = add_pawns(&told->after, law, play->kind == MOVES_PAWNS ? &play->after : &position->pawns) &&
               add(&told->kept, kept.of, sizeof kept.of) && add(&told->chances, &chance, sizeof chance);
    }
    return done;
}

/* Record the winning chance of each of the best plays. A seven moves only the player's own pawns here. */
static bool ask(const Thinker *thinker, const Position *position, const Wanted *wanted, Chance *chance, Told *told,
                Work *work)
{
    Law law = thinker->law;
    Plays plays = {NULL, 0, 0};
    Trials trials = {NULL, 0};
    Knowledge knows;
    if (law.seven_moves == MOVES_ANYONE)
        law.seven_moves = MOVES_OWN;
    legal_plays(&law, position, &plays, work);
    bool done = !work->failed && rank_plays(thinker, position, &plays, &trials);
    plays_free(&plays);
    if (done && trials.count >= LEAST_TRIED && trials.all[0].value < WIN) {
        if (trials.count > LESSON_TRIED)
            trials.count = LESSON_TRIED;
        knows_little(&law, position, &knows);
        done = try_all(thinker, position, &knows, wanted->deals, chance, &trials, work) &&
               tell_trials(&law, position, &trials, told);
    }
    trials_free(&trials);
    return done;
}

static bool play_round(const Thinker *const playing[MOST_SEATS], Position *position, const Wanted *wanted,
                       Chance *chance, Told *told, Work *work)
{
    while (position->turn >= 0 && !work->failed) {
        const int seat = position->turn;
        if (position->phase == PLAYING) {
            if (wanted->every && !chance_below(chance, (uint32_t)wanted->every) &&
                !ask(playing[seat], position, wanted, chance, told, work))
                return false;
            if (chance_below(chance, 100) < (uint32_t)wanted->explored &&
                plays_card(playing[seat], position, any_card(&position->hands[seat], chance), work))
                continue;
        }
        go_on(playing[seat], position, chance, work);
    }
    return !work->failed;
}

static bool play_game(const Thinker *const players[], int count, uint64_t seed, const Wanted *wanted, Told *told,
                      Work *work)
{
    const Law *law = &players[0]->law;
    const Thinker *drawn[MOST_SEATS], *playing[MOST_SEATS];
    Chance chance = {seed};
    Position position;
    begin(law, &position);
    position.dealer = (int)chance_below(&chance, (uint32_t)law->seats);
    for (int side = 0; side < law->sides; side++)
        drawn[side] = players[chance_below(&chance, (uint32_t)count)];
    for (int seat = 0; seat < law->seats; seat++)
        playing[seat] = drawn[side_of(law, seat)];
    uint8_t rounds = 0;
    int8_t winner = -1;
    for (int round = 0; round < MOST_ROUNDS && winner < 0; round++) {
        int gift[MOST_SEATS];
        deal(law, &position, law->hand_size[round % law->hand_sizes], &chance);
        for (int seat = 0; seat < law->seats; seat++)
            gift[seat] = law->exchange == NO_EXCHANGE || !position.hands[seat].size
                             ? -1
                             : gift_of(playing[seat], &position, seat);
        exchanged(law, &position, gift);
        if (!play_round(playing, &position, wanted, &chance, told, work))
            return false;
        for (int side = 0; side < law->sides; side++)
            if (winner < 0 && side_is_home(law, &position.pawns, side))
                winner = (int8_t)side;
        if (winner < 0) {
            rounds++;
            if (!add_pawns(&told->pawns, law, &position.pawns))
                return false;
        }
        if (law->lead == EACH_ROUND || (law->lead == EACH_CYCLE && (round + 1) % law->hand_sizes == 0))
            position.dealer = next_in_play(law, &position.pawns, position.dealer);
    }
    return add(&told->rounds, &rounds, 1) && add(&told->winners, &winner, 1);
}

bool self_play(const Thinker *const players[], int count, const Wanted *wanted, Told *told, Work *work)
{
    for (long game = 0; game < wanted->games; game++)
        if (!play_game(players, count, wanted->seed + (uint64_t)game, wanted, told, work))
            return false;
    return true;
}
