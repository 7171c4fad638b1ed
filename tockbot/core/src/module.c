/* The core's Python module. A table, made from numbers (tockbot/core/table.py), answers questions about positions.
 *
 * A table never changes, and each question has memory of its own. Long computations release Python's lock. */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "selfplay.h"

#include <stdlib.h>
#include <string.h>

#ifndef TOCKBOT_DIGEST
#define TOCKBOT_DIGEST ""
#endif

static const char CARD[] = "A23456789TJQK*";

/* The codes of plays that move no pawn: the seat from which is drawn; the seat whose card burns, at random or by its
 * choice; a discard; a throw-in. */
enum { BURN_OF = MOST_SEATS, DISCARDED = BURN_OF + 2 * MOST_SEATS, THROWN_IN };

/* Memory for one question, reused by the next. */
typedef struct {
    Work work;
    Plays plays;
} Room;

/* A table never changes. Its memory is lent to one question at a time, while Python's lock is held. */
typedef struct {
    PyObject_HEAD Law law;
    Room kept;
    bool lent;
} Table;

static int card_of(char letter)
{
    const char *found = letter ? strchr(CARD, letter) : NULL;
    return found == NULL ? -1 : (int)(found - CARD);
}

static PyObject *refused(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return NULL;
}

/* Read hands from text, separated by /. */
static bool hands_read(const Law *law, const char *text, Hand hands[MOST_SEATS])
{
    int seat = 0;
    for (; *text; text++)
        if (*text == '/')
            seat++;
        else {
            const int card = card_of(*text);
            if (seat >= law->seats || card < 0 || hands[seat].size >= MOST_HAND) {
                refused("these hands do not fit this table");
                return false;
            }
            give(&hands[seat], card);
        }
    if (seat != law->seats - 1)
        refused("there must be one hand for each seat");
    return seat == law->seats - 1;
}

/* Read a position from its pawns as bytes, its hands as text, phase and turn. */
static bool position_read(const Law *law, const char *pawns, Py_ssize_t size, const char *hands, int phase, int turn,
                          Position *position)
{
    memset(position, 0, sizeof *position);
    position->phase = phase;
    position->turn = turn;
    if (phase < 0 || phase >= PHASES || turn < -1 || turn >= law->seats ||
        (turn >= 0) != (phase == PLAYING || phase == DISCARDING)) {
        refused("phase and turn do not agree");
        return false;
    }
    if (!pawns_read(law, (const uint8_t *)pawns, (size_t)size, &position->pawns)) {
        refused("these pawns do not fit this table");
        return false;
    }
    return hands_read(law, hands, position->hands);
}

static PyObject *pawns_bytes(const Law *law, const Pawns *pawns)
{
    uint8_t bytes[MOST_BYTES];
    pawns_write(law, pawns, bytes);
    return PyBytes_FromStringAndSize((const char *)bytes, (Py_ssize_t)pawns_size(law));
}

static PyObject *hand_text(const Hand *hand)
{
    char text[MOST_HAND + MOST_HAND + 1];
    Py_ssize_t length = 0;
    for (int card = 0; card < CARDS; card++)
        for (int one = 0; one < hand->of[card] && length < (Py_ssize_t)sizeof text; one++)
            text[length++] = CARD[card];
    return PyUnicode_FromStringAndSize(text, length);
}

static PyObject *spent_text(const Position *position, const Play *play)
{
    if (!play->first)
        return hand_text(&position->hands[position->turn]);
    const char text[2] = {CARD[play->first - 1], play->second ? CARD[play->second - 1] : 0};
    return PyUnicode_FromStringAndSize(text, play->second ? 2 : 1);
}

static bool numbers_read(PyObject *numbers, Law *law)
{
    long read[1024];
    const Py_ssize_t count = PyTuple_Size(numbers);
    if (count > (Py_ssize_t)(sizeof read / sizeof *read)) {
        refused("there are too many numbers");
        return false;
    }
    for (Py_ssize_t one = 0; one < count; one++) {
        read[one] = PyLong_AsLong(PyTuple_GetItem(numbers, one));
        if (read[one] == -1 && PyErr_Occurred())
            return false;
    }
    const char *wrong = law_read(law, read, (size_t)count);
    if (wrong != NULL)
        refused(wrong);
    return wrong == NULL;
}

static PyObject *made(PyTypeObject *type)
{
    allocfunc make = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    return make(type, 0);
}

static PyObject *table_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    PyObject *numbers;
    (void)keywords;
    if (!PyArg_ParseTuple(args, "O!", &PyTuple_Type, &numbers))
        return NULL;
    PyObject *table = made(type);
    if (table != NULL && !numbers_read(numbers, &((Table *)table)->law))
        Py_CLEAR(table);
    return table;
}

static void object_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc free_object = (freefunc)PyType_GetSlot(type, Py_tp_free);
    free_object(self);
    Py_DECREF(type);
}

static void room_free(Room *room)
{
    work_free(&room->work);
    plays_free(&room->plays);
}

static void table_free(PyObject *self)
{
    room_free(&((Table *)self)->kept);
    object_free(self);
}

/* Return memory for one question: the table's own, or new memory if another thread uses that. Return NULL with an error
 * if there is none. */
static Room *borrowed(Table *table)
{
    if (!table->lent) {
        table->lent = true;
        return &table->kept;
    }
    Room *room = calloc(1, sizeof *room);
    if (room == NULL)
        PyErr_NoMemory();
    return room;
}

enum { MOST_KEPT = 1 << 9 };

static void give_back(Table *table, Room *room)
{
    bool large = room->plays.room > MOST_KEPT || room->work.failed;
    for (int used = 0; used <= SEVEN_STEPS; used++)
        large |= room->work.layer[used].room > MOST_KEPT;
    if (large || room != &table->kept)
        room_free(room);
    if (room == &table->kept)
        table->lent = false;
    else
        free(room);
}

/* List the legal plays of a position. Return NULL with an error on failure. */
static Room *listed(Table *table, const Position *position)
{
    Room *room = borrowed(table);
    if (room == NULL)
        return NULL;
    Py_BEGIN_ALLOW_THREADS legal_plays(&table->law, position, &room->plays, &room->work);
    Py_END_ALLOW_THREADS if (!room->work.failed) return room;
    give_back(table, room);
    PyErr_NoMemory();
    return NULL;
}

#define ASKED "y#sii"
#define ASKED_OF &given_pawns, &size, &hands, &phase, &turn

/* Read a position from Python's arguments and list its legal plays. Return NULL with an error on failure. */
static Room *asked(Table *table, PyObject *args, Position *position)
{
    const char *given_pawns, *hands;
    Py_ssize_t size;
    int phase, turn;
    if (!PyArg_ParseTuple(args, ASKED, ASKED_OF) ||
        !position_read(&table->law, given_pawns, size, hands, phase, turn, position))
        return NULL;
    return listed(table, position);
}

static PyObject *table_plays(PyObject *self, PyObject *args)
{
    Table *table = (Table *)self;
    const Law *law = &table->law;
    Position position;
    Room *room = asked(table, args, &position);
    if (room == NULL)
        return NULL;
    const Plays *plays = &room->plays;
    PyObject *found = PyList_New((Py_ssize_t)plays->count), *spent = NULL;
    for (size_t one = 0; one < plays->count && found != NULL; one++) {
        const Play *play = &plays->all[one], *before = one ? play - 1 : NULL;
        if (before == NULL || before->first != play->first || before->second != play->second) {
            Py_XDECREF(spent);
            spent = spent_text(&position, play);
        }
        PyObject *row = NULL;
        if (spent != NULL && play->kind == MOVES_PAWNS) {
            PyObject *after = pawns_bytes(law, &play->after);
            if (after != NULL)
                row = PyTuple_Pack(3, spent, after, play->more ? Py_True : Py_False);
            Py_XDECREF(after);
        } else if (spent != NULL && play->kind != PUTS_AWAY)
            row = Py_BuildValue("(OOi)", spent, Py_None, (int)play->more + (play->kind == BURNS ? BURN_OF : 0));
        else if (spent != NULL)
            row = PyTuple_Pack(3, spent, Py_None, Py_None);
        if (row == NULL || PyList_SetItem(found, (Py_ssize_t)one, row) < 0)
            Py_CLEAR(found);
    }
    Py_XDECREF(spent);
    give_back(table, room);
    return found;
}

static PyObject *table_count(PyObject *self, PyObject *args)
{
    Table *table = (Table *)self;
    Position position;
    Room *room = asked(table, args, &position);
    if (room == NULL)
        return NULL;
    const size_t count = room->plays.count;
    give_back(table, room);
    return PyLong_FromSize_t(count);
}

static PyObject *table_after(PyObject *self, PyObject *args)
{
    Table *table = (Table *)self;
    const Law *law = &table->law;
    const char *given_pawns, *hands, *drawn;
    Py_ssize_t size, place;
    int phase, turn;
    Position position;
    if (!PyArg_ParseTuple(args, ASKED "ns", ASKED_OF, &place, &drawn) ||
        !position_read(law, given_pawns, size, hands, phase, turn, &position))
        return NULL;
    Room *room = listed(table, &position);
    if (room == NULL)
        return NULL;
    const bool there = place >= 0 && (size_t)place < room->plays.count;
    Play play;
    if (there)
        play = room->plays.all[place];
    give_back(table, room);
    if (!there)
        return refused("there is no such play");
    if (!after_play(law, &position, &play, card_of(*drawn)))
        return refused("no such card can be drawn");
    PyObject *left = PyTuple_New(law->seats), *after = NULL, *found = NULL;
    for (int seat = 0; seat < law->seats && left != NULL; seat++) {
        PyObject *hand = hand_text(&position.hands[seat]);
        if (hand == NULL || PyTuple_SetItem(left, seat, hand) < 0)
            Py_CLEAR(left);
    }
    if (left != NULL)
        after = pawns_bytes(law, &position.pawns);
    if (after != NULL)
        found = Py_BuildValue("(iiOO)", position.phase, position.turn, after, left);
    Py_XDECREF(left);
    Py_XDECREF(after);
    return found;
}

static PyObject *table_perft(PyObject *self, PyObject *args)
{
    const Law *law = &((Table *)self)->law;
    const char *given_pawns, *hands;
    Py_ssize_t size;
    int phase, turn, depth;
    Position position;
    if (!PyArg_ParseTuple(args, ASKED "i", ASKED_OF, &depth) ||
        !position_read(law, given_pawns, size, hands, phase, turn, &position))
        return NULL;
    if (depth < 0 || depth > MOST_DEPTH)
        return refused("the depth is out of range");
    Work work;
    memset(&work, 0, sizeof work);
    uint64_t count;
    Py_BEGIN_ALLOW_THREADS count = perft(law, &position, depth, &work);
    Py_END_ALLOW_THREADS const bool failed = work.failed;
    work_free(&work);
    return failed ? PyErr_NoMemory() : PyLong_FromUnsignedLongLong(count);
}

static PyObject *table_games(PyObject *self, PyObject *args)
{
    const Law *law = &((Table *)self)->law;
    unsigned long long seed;
    long games, rounds;
    if (!PyArg_ParseTuple(args, "Kll", &seed, &games, &rounds))
        return NULL;
    Work work;
    memset(&work, 0, sizeof work);
    Played played;
    Py_BEGIN_ALLOW_THREADS played = random_games(law, seed, games, rounds, &work);
    Py_END_ALLOW_THREADS const bool failed = work.failed;
    work_free(&work);
    if (failed)
        return PyErr_NoMemory();
    return Py_BuildValue("(KKKK)", (unsigned long long)played.positions, (unsigned long long)played.plays,
                         (unsigned long long)played.rounds, (unsigned long long)played.decided);
}

static PyMethodDef TABLE_METHODS[] = {
    {"plays", table_plays, METH_VARARGS,
     "Return the legal plays in order: cards, pawns or None, and other effects."},
    {"count", table_count, METH_VARARGS, "Return the number of legal plays."},
    {"after", table_after, METH_VARARGS, "Return phase, turn, pawns and hands after a play of the listing."},
    {"perft", table_perft, METH_VARARGS, "Return the number of play sequences of a length."},
    {"games", table_games, METH_VARARGS,
     "Play random games; return their numbers of positions, plays, rounds and decided games."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot TABLE_SLOTS[] = {
    {Py_tp_new, table_new},
    {Py_tp_dealloc, table_free},
    {Py_tp_methods, TABLE_METHODS},
    {Py_tp_doc, "The rules of one table."},
    {0, NULL},
};

static PyType_Spec TABLE = {"tockbot.core._core.Table", sizeof(Table), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                            TABLE_SLOTS};

/* A thinker for one table. */
typedef struct {
    PyObject_HEAD Thinker *thinker;
} ThinkerObject;

static void thinker_free(PyObject *self)
{
    free(((ThinkerObject *)self)->thinker);
    object_free(self);
}

static PyObject *thinker_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    PyObject *numbers;
    const char *weights;
    Py_ssize_t size;
    (void)keywords;
    if (!PyArg_ParseTuple(args, "O!y#", &PyTuple_Type, &numbers, &weights, &size))
        return NULL;
    if ((size_t)size != sizeof(Weights))
        return refused("the number of weights is wrong");
    PyObject *self = made(type);
    if (self == NULL)
        return NULL;
    Thinker *thinker = ((ThinkerObject *)self)->thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    memcpy(&thinker->weights, weights, sizeof thinker->weights);
    if (!numbers_read(numbers, &thinker->law))
        Py_CLEAR(self);
    else if (!thinker_ready(thinker)) {
        Py_CLEAR(self);
        return refused("a weight is too large");
    }
    return self;
}

static bool without_pawns(const Law *law, const Position *position, int told, Play *play)
{
    play->kind = told >= DISCARDED ? PUTS_AWAY : told >= BURN_OF ? BURNS : DRAWS;
    play->more = (uint8_t)(told >= DISCARDED ? told == THROWN_IN : told >= BURN_OF ? told - BURN_OF : told);
    const int other = play->kind == DRAWS ? play->more : play->kind == BURNS ? play->more % CHOSEN : position->turn;
    if (told < 0 || told > THROWN_IN || other >= law->seats || !position->hands[other].size)
        return false;
    return play->kind == PUTS_AWAY || other != position->turn;
}

/* Read plays from Python: the cards, the pawns afterwards or None, and whether the next player must discard, or the
 * code of a play without pawns. */
static bool given_read(const Law *law, const Position *position, PyObject *given, Plays *plays)
{
    const Py_ssize_t count = PyList_Size(given);
    plays->all = malloc(((size_t)count + 1) * sizeof *plays->all);
    if (plays->all == NULL) {
        PyErr_NoMemory();
        return false;
    }
    for (Py_ssize_t one = 0; one < count; one++) {
        const char *spent, *after;
        Py_ssize_t cards, size;
        int more;
        Play play = {0, 0, MOVES_PAWNS, 0, position->pawns};
        PyObject *row = PyList_GetItem(given, one);
        if (!PyTuple_Check(row) || !PyArg_ParseTuple(row, "s#z#i", &spent, &cards, &after, &size, &more)) {
            if (!PyErr_Occurred())
                refused("a play must be a tuple");
            return false;
        }
        const int first = cards > 0 ? card_of(spent[0]) : -1,
                  second = cards == 2 && after != NULL ? card_of(spent[1]) : -1;
        Hand hand = position->hands[position->turn];
        const bool holds = first >= 0 && hand.of[first];
        bool right;
        if (after != NULL) {
            play.more = more == 1;
            right = (more == 0 || more == 1) && holds && (cards == 1 || cards == 2) &&
                    pawns_read(law, (const uint8_t *)after, (size_t)size, &play.after);
        } else
            right = without_pawns(law, position, more, &play) && (more == THROWN_IN || (cards == 1 && holds));
        if (right && !(play.kind == PUTS_AWAY && play.more)) {
            play.first = (uint8_t)(first + 1);
            take(&hand, first);
            if (cards == 2) {
                right = second >= 0 && hand.of[second];
                play.second = (uint8_t)(second + 1);
            }
        }
        if (!right) {
            refused("this is not a play of this position");
            return false;
        }
        plays->all[plays->count++] = play;
    }
    return true;
}

static PyObject *trials_told(const Law *law, const Position *position, const Trials *trials)
{
    PyObject *found = PyList_New((Py_ssize_t)trials->count);
    for (size_t one = 0; one < trials->count && found != NULL; one++) {
        const Trial *trial = &trials->all[one];
        const Play *play = &trial->play;
        PyObject *spent = position->turn < 0 || play->first ? Py_BuildValue("s#", &CARD[play->first - 1], (Py_ssize_t)1)
                                                            : spent_text(position, play);
        if (spent != NULL && play->second) {
            Py_DECREF(spent);
            spent = spent_text(position, play);
        }
        PyObject *after =
            position->turn >= 0 && play->kind == MOVES_PAWNS ? pawns_bytes(law, &play->after) : Py_NewRef(Py_None);
        PyObject *chances = PyList_New(trial->tries), *row = NULL;
        const size_t size = pawns_size(law);
        PyObject *ends = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(size * (size_t)trial->tries));
        bool whole = spent != NULL && after != NULL && chances != NULL && ends != NULL;
        for (int deal = 0; deal < trial->tries && whole; deal++) {
            PyObject *chance = PyFloat_FromDouble(trial->chances[deal]);
            whole = chance != NULL && PyList_SetItem(chances, deal, chance) == 0;
            pawns_write(law, &trial->ends[deal], (uint8_t *)PyBytes_AsString(ends) + size * (size_t)deal);
        }
        if (whole)
            row = Py_BuildValue("(OOiiddOdO)", spent, after, (int)play->kind, (int)play->more, trial->value,
                                trial->first_look, chances, trial->total, ends);
        Py_XDECREF(spent);
        Py_XDECREF(after);
        Py_XDECREF(chances);
        Py_XDECREF(ends);
        if (row == NULL || PyList_SetItem(found, (Py_ssize_t)one, row) < 0)
            Py_CLEAR(found);
    }
    return found;
}

/* Read what a viewer knows: the cards it does not see, and the known cards of each seat, separated by /. */
static bool knowledge_read(const Law *law, const Position *position, int viewer, const char *unseen, const char *held,
                           Knowledge *knows)
{
    memset(knows, 0, sizeof *knows);
    knows->possible = true;
    if (!hands_read(law, held, knows->known))
        return false;
    int wanted = 0;
    bool right = viewer >= 0 && viewer < law->seats && position->hands[viewer].size > 0;
    for (; *unseen && right; unseen++) {
        const int card = card_of(*unseen);
        right = card >= 0 && knows->unseen < MOST_DECK;
        if (right)
            knows->card[knows->unseen++] = (uint8_t)card;
    }
    for (int seat = 0; seat < law->seats && right; seat++) {
        knows->wanted[seat] = seat == viewer ? 0 : position->hands[seat].size - knows->known[seat].size;
        knows->possible &= knows->wanted[seat] >= 0;
        wanted += knows->wanted[seat];
    }
    knows->possible &= wanted <= knows->unseen;
    knows->viewer = viewer;
    if (!right)
        refused("this knowledge does not fit the position");
    return right;
}

static bool budget_is_right(const Budget *budget)
{
    if (budget->tried >= 1 && budget->tried <= MOST_TRIED && budget->playouts >= 1 && budget->playouts <= MOST_PLAYOUTS)
        return true;
    refused("the search budget is out of range");
    return false;
}

static PyObject *trials_given(const Law *law, const Position *position, Trials *trials, Work *work, bool done)
{
    PyObject *found = NULL;
    if (work->failed)
        PyErr_NoMemory();
    else if (!done)
        refused("this cannot be played out");
    else
        found = trials_told(law, position, trials);
    work_free(work);
    trials_free(trials);
    return found;
}

static PyObject *thinker_plays(PyObject *self, PyObject *args)
{
    const Thinker *thinker = ((ThinkerObject *)self)->thinker;
    const Law *law = &thinker->law;
    const char *given_pawns, *hands, *unseen, *held;
    Py_ssize_t size;
    int phase, turn;
    unsigned long long seed;
    PyObject *given;
    Position position;
    Knowledge knows;
    Budget budget;
    Plays plays = {NULL, 0, 0};
    Trials trials = {NULL, 0};
    Work work;
    memset(&work, 0, sizeof work);
    if (!PyArg_ParseTuple(args, ASKED "OssilK", ASKED_OF, &given, &unseen, &held, &budget.tried, &budget.playouts,
                          &seed))
        return NULL;
    budget.seed = seed;
    if (!position_read(law, given_pawns, size, hands, phase, turn, &position))
        return NULL;
    if (position.turn < 0)
        return refused("no seat is to act");
    if (!knowledge_read(law, &position, turn, unseen, held, &knows) || !budget_is_right(&budget))
        return NULL;
    if (given != Py_None && (!PyList_Check(given) || !given_read(law, &position, given, &plays))) {
        plays_free(&plays);
        return PyErr_Occurred() ? NULL : refused("plays must be a list");
    }
    bool done;
    Py_BEGIN_ALLOW_THREADS if (given == Py_None) legal_plays(law, &position, &plays, &work);
    done = rank_plays(thinker, &position, &plays, &trials) &&
           search_play(thinker, &position, &knows, &budget, &trials, &work);
    Py_END_ALLOW_THREADS plays_free(&plays);
    return trials_given(law, &position, &trials, &work, done);
}

static PyObject *thinker_gifts(PyObject *self, PyObject *args)
{
    const Thinker *thinker = ((ThinkerObject *)self)->thinker;
    const Law *law = &thinker->law;
    const char *given_pawns, *hands, *unseen, *held;
    Py_ssize_t size;
    int phase, turn, viewer, dealer;
    unsigned long long seed;
    Position position;
    Knowledge knows;
    Budget budget;
    Trials trials = {NULL, 0};
    Work work;
    memset(&work, 0, sizeof work);
    if (!PyArg_ParseTuple(args, ASKED "iissilK", ASKED_OF, &viewer, &dealer, &unseen, &held, &budget.tried,
                          &budget.playouts, &seed))
        return NULL;
    budget.seed = seed;
    if (!position_read(law, given_pawns, size, hands, phase, turn, &position))
        return NULL;
    if (phase != EXCHANGING || law->exchange == NO_EXCHANGE || dealer < 0 || dealer >= law->seats)
        return refused("no exchange is due");
    position.dealer = dealer;
    if (!knowledge_read(law, &position, viewer, unseen, held, &knows) || !budget_is_right(&budget))
        return NULL;
    bool done;
    Py_BEGIN_ALLOW_THREADS done = search_gift(thinker, &position, &knows, &budget, &trials, &work);
    Py_END_ALLOW_THREADS return trials_given(law, &position, &trials, &work, done);
}

/* Read what Python wants to compare: plays of the seat to act, or in the exchange cards of the viewer. */
static bool compared_read(const Law *law, const Position *position, int viewer, PyObject *given, Trials *trials)
{
    Plays plays = {NULL, 0, 0};
    const char *cards = "";
    if (position->turn < 0 ? (cards = PyUnicode_AsUTF8AndSize(given, NULL)) == NULL
                           : !PyList_Check(given) || !given_read(law, position, given, &plays)) {
        plays_free(&plays);
        if (!PyErr_Occurred())
            refused("plays must be a list");
        return false;
    }
    const size_t count = position->turn < 0 ? strlen(cards) : plays.count;
    trials->all = calloc(count + 1, sizeof *trials->all);
    if (trials->all == NULL)
        PyErr_NoMemory();
    for (; trials->all != NULL && trials->count < count; trials->count++) {
        Play *play = &trials->all[trials->count].play;
        if (position->turn >= 0) {
            *play = plays.all[trials->count];
            continue;
        }
        const int card = card_of(cards[trials->count]);
        if (card < 0 || !position->hands[viewer].of[card]) {
            refused("only a card of the hand can be passed");
            break;
        }
        play->first = (uint8_t)(card + 1);
    }
    plays_free(&plays);
    return trials->all != NULL && trials->count == count;
}

static PyObject *means_told(const Trials *trials)
{
    PyObject *found = PyList_New((Py_ssize_t)trials->count);
    for (size_t one = 0; one < trials->count && found != NULL; one++) {
        PyObject *mean = PyFloat_FromDouble(trials->all[one].total / trials->all[one].tries);
        if (mean == NULL || PyList_SetItem(found, (Py_ssize_t)one, mean) < 0)
            Py_CLEAR(found);
    }
    return found;
}

static PyObject *thinker_compare(PyObject *self, PyObject *args)
{
    const Thinker *thinker = ((ThinkerObject *)self)->thinker;
    const Law *law = &thinker->law;
    const char *given_pawns, *hands, *unseen, *held;
    Py_ssize_t size;
    int phase, turn, viewer, dealer, deals;
    unsigned long long seed;
    PyObject *given;
    Position position;
    Knowledge knows;
    Trials trials = {NULL, 0};
    Work work;
    memset(&work, 0, sizeof work);
    if (!PyArg_ParseTuple(args, ASKED "iiOssiK", ASKED_OF, &viewer, &dealer, &given, &unseen, &held, &deals, &seed))
        return NULL;
    if (!position_read(law, given_pawns, size, hands, phase, turn, &position))
        return NULL;
    const bool exchanges = phase == EXCHANGING && law->exchange != NO_EXCHANGE && turn < 0;
    if (!(exchanges || (turn >= 0 && viewer == turn)) || dealer < 0 || dealer >= law->seats)
        return refused("no play or exchange is due");
    if (deals < 1 || deals > MOST_PLAYOUTS)
        return refused("the number of deals is out of range");
    position.dealer = dealer;
    if (!knowledge_read(law, &position, viewer, unseen, held, &knows))
        return NULL;
    bool done = compared_read(law, &position, viewer, given, &trials);
    if (done) {
        Chance chance = {seed};
        Py_BEGIN_ALLOW_THREADS done = try_all(thinker, &position, &knows, deals, &chance, &trials, &work);
        Py_END_ALLOW_THREADS if (work.failed) PyErr_NoMemory();
        else if (!done) refused("this cannot be played out");
    }
    PyObject *found = done ? means_told(&trials) : NULL;
    work_free(&work);
    trials_free(&trials);
    return found;
}

static PyObject *thinker_lead(PyObject *self, PyObject *args)
{
    const Thinker *thinker = ((ThinkerObject *)self)->thinker;
    const char *bytes;
    Py_ssize_t size;
    int seat;
    Pawns pawns;
    if (!PyArg_ParseTuple(args, "y#i", &bytes, &size, &seat))
        return NULL;
    if (seat < 0 || seat >= thinker->law.seats ||
        !pawns_read(&thinker->law, (const uint8_t *)bytes, (size_t)size, &pawns))
        return refused("these pawns do not fit this table");
    return PyLong_FromLongLong(lead(thinker, MOVER, &pawns, seat));
}

static PyObject *bytes_told(const Bytes *bytes)
{
    return PyBytes_FromStringAndSize((const char *)bytes->all, (Py_ssize_t)bytes->count);
}

enum { MOST_PLAYERS = 64, MOST_DEALS = 1000, MOST_GAMES = 100000 };

static PyObject *thinker_self_play(PyObject *self, PyObject *args)
{
    const Thinker *players[MOST_PLAYERS];
    PyObject *others;
    unsigned long long seed;
    Wanted wanted;
    if (!PyArg_ParseTuple(args, "O!Kliii", &PyTuple_Type, &others, &seed, &wanted.games, &wanted.explored,
                          &wanted.every, &wanted.deals))
        return NULL;
    wanted.seed = seed;
    const Py_ssize_t count = PyTuple_Size(others) + 1;
    if (count > MOST_PLAYERS || wanted.games < 0 || wanted.games > MOST_GAMES || wanted.every < 0 || wanted.deals < 1 ||
        wanted.deals > MOST_DEALS)
        return refused("the number of players, games, decisions or deals is out of range");
    players[0] = ((ThinkerObject *)self)->thinker;
    for (Py_ssize_t one = 1; one < count; one++) {
        PyObject *other = PyTuple_GetItem(others, one - 1);
        if (Py_TYPE(other) != Py_TYPE(self))
            return refused("all players must be thinkers");
        players[one] = ((ThinkerObject *)other)->thinker;
        if (players[one]->law.seats != players[0]->law.seats || players[one]->law.sides != players[0]->law.sides)
            return refused("all players must be thinkers for the same table");
    }
    Told told;
    Work work;
    memset(&told, 0, sizeof told);
    memset(&work, 0, sizeof work);
    bool done;
    Py_BEGIN_ALLOW_THREADS done = self_play(players, (int)count, &wanted, &told, &work);
    Py_END_ALLOW_THREADS work_free(&work);
    PyObject *found = NULL;
    const Bytes *each[] = {&told.pawns, &told.rounds, &told.winners, &told.deciders,
                           &told.plays, &told.after,  &told.kept,    &told.chances};
    enum { TOLD = sizeof each / sizeof *each };
    if (!done)
        PyErr_NoMemory();
    else
        found = PyTuple_New(TOLD);
    for (int one = 0; one < TOLD && found != NULL; one++) {
        PyObject *bytes = bytes_told(each[one]);
        if (bytes == NULL || PyTuple_SetItem(found, one, bytes) < 0)
            Py_CLEAR(found);
    }
    told_free(&told);
    return found;
}

static PyMethodDef THINKER_METHODS[] = {
    {"plays", thinker_plays, METH_VARARGS, "Return the plays tried, the best first."},
    {"gifts", thinker_gifts, METH_VARARGS, "Return the cards tried for the exchange, the best first."},
    {"compare", thinker_compare, METH_VARARGS, "Return the mean winning chance of each play, on the same deals."},
    {"lead", thinker_lead, METH_VARARGS, "Return the lead of a seat's side."},
    {"self_play", thinker_self_play, METH_VARARGS,
     "Play games against other thinkers; return what training reads of them."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot THINKER_SLOTS[] = {
    {Py_tp_new, thinker_new},
    {Py_tp_dealloc, thinker_free},
    {Py_tp_methods, THINKER_METHODS},
    {Py_tp_doc, "A thinker for one table."},
    {0, NULL},
};

static PyType_Spec THINKER = {"tockbot.core._core.Thinker", sizeof(ThinkerObject), 0,
                              Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, THINKER_SLOTS};

static int add_type(PyObject *module, PyType_Spec *spec)
{
    PyObject *type = PyType_FromModuleAndSpec(module, spec, NULL);
    if (type == NULL)
        return -1;
    const int added = PyModule_AddType(module, (PyTypeObject *)type);
    Py_DECREF(type);
    return added;
}

static int executed(PyObject *module)
{
    if (add_type(module, &TABLE) < 0 || add_type(module, &THINKER) < 0)
        return -1;
    return PyModule_AddStringConstant(module, "DIGEST", TOCKBOT_DIGEST);
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, executed}, {0, NULL}};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, "_core", "The rules of Tock, compiled.", 0, NULL, SLOTS, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__core(void)
{
    return PyModuleDef_Init(&MODULE);
}
