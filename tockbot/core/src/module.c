/* The core as Python meets it: a table, made from numbers (tockbot/core/table.py), answers for positions of it.
 *
 * Nothing here is shared between threads: a table is never changed, and each call brings its own room to work in. What
 * may take long lets other threads run.
 */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "plays.h"

#include <string.h>

#ifndef TOCKBOT_DIGEST
#define TOCKBOT_DIGEST ""
#endif

static const char CARD[] = "A23456789TJQK*";

typedef struct {
    PyObject_HEAD
    Law law;
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

/* What a position is asked with: the bits of its pawns, its hands with a / after each but the last, phase, turn. */
static bool position_read(const Law *law, const char *bits, Py_ssize_t size, const char *hands, int phase, int turn, Position *position)
{
    memset(position, 0, sizeof *position);
    position->phase = phase;
    position->turn = turn;
    if (phase < 0 || phase >= PHASES || turn < -1 || turn >= law->seats || (turn >= 0) != (phase == PLAYING || phase == DISCARDING)) {
        refused("nobody can be to act so");
        return false;
    }
    if (!pawns_read(law, (const uint8_t *)bits, (size_t)size, &position->pawns)) {
        refused("these are no pawns of this table");
        return false;
    }
    int seat = 0;
    for (; *hands; hands++)
        if (*hands == '/')
            seat++;
        else {
            const int card = card_of(*hands);
            if (seat >= law->seats || card < 0 || position->hands[seat].size >= MOST_HAND) {
                refused("these are no hands of this table");
                return false;
            }
            give(&position->hands[seat], card);
        }
    if (seat != law->seats - 1) {
        refused("each seat has a hand");
        return false;
    }
    return true;
}

/* The function that makes a number of bytes. */
static PyObject *number_maker(void)
{
    return PyObject_GetAttrString((PyObject *)&PyLong_Type, "from_bytes");
}

static PyObject *pawns_number(const Law *law, const Pawns *pawns, PyObject *maker)
{
    uint8_t bits[LAYOUT_BYTES];
    pawns_write(law, pawns, bits);
    return PyObject_CallFunction(maker, "y#s", (const char *)bits, (Py_ssize_t)layout_size(law), "little");
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

static PyObject *table_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    PyObject *numbers;
    long read[1024];
    (void)keywords;
    if (!PyArg_ParseTuple(args, "O!", &PyTuple_Type, &numbers))
        return NULL;
    const Py_ssize_t count = PyTuple_Size(numbers);
    if (count > (Py_ssize_t)(sizeof read / sizeof *read))
        return refused("there are too many numbers");
    for (Py_ssize_t one = 0; one < count; one++) {
        read[one] = PyLong_AsLong(PyTuple_GetItem(numbers, one));
        if (read[one] == -1 && PyErr_Occurred())
            return NULL;
    }
    allocfunc make = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Table *table = (Table *)make(type, 0);
    if (table == NULL)
        return NULL;
    const char *wrong = law_read(&table->law, read, (size_t)count);
    if (wrong != NULL) {
        Py_DECREF(table);
        return refused(wrong);
    }
    return (PyObject *)table;
}

static void table_free(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    freefunc give_back = (freefunc)PyType_GetSlot(type, Py_tp_free);
    give_back(self);
    Py_DECREF(type);
}

/* The legal plays of a position that Python asks for; false, and an error, where there are none to give. */
static bool listed(const Law *law, const Position *position, Plays *plays)
{
    Work work;
    memset(&work, 0, sizeof work);
    Py_BEGIN_ALLOW_THREADS
    legal_plays(law, position, plays, &work);
    Py_END_ALLOW_THREADS
    const bool failed = work.failed;
    work_free(&work);
    if (failed) {
        plays_free(plays);
        PyErr_NoMemory();
    }
    return !failed;
}

#define ASKED "y#sii"
#define ASKED_OF &bits, &size, &hands, &phase, &turn

static PyObject *table_plays(PyObject *self, PyObject *args)
{
    const Law *law = &((Table *)self)->law;
    const char *bits, *hands;
    Py_ssize_t size;
    int phase, turn;
    Position position;
    Plays plays = {NULL, 0, 0};
    if (!PyArg_ParseTuple(args, ASKED, ASKED_OF) || !position_read(law, bits, size, hands, phase, turn, &position) ||
        !listed(law, &position, &plays))
        return NULL;
    PyObject *maker = number_maker(), *found = PyList_New((Py_ssize_t)plays.count), *spent = NULL;
    for (size_t one = 0; one < plays.count && maker != NULL && found != NULL; one++) {
        const Play *play = &plays.all[one], *before = one ? play - 1 : NULL;
        if (before == NULL || before->first != play->first || before->second != play->second) {
            Py_XDECREF(spent);
            spent = spent_text(&position, play);
        }
        PyObject *row = NULL;
        if (spent != NULL && play->kind == MOVES_PAWNS) {
            PyObject *after = pawns_number(law, &play->after, maker);
            if (after != NULL)
                row = PyTuple_Pack(3, spent, after, play->more ? Py_True : Py_False);
            Py_XDECREF(after);
        } else if (spent != NULL && play->kind == DRAWS)
            row = Py_BuildValue("(OOi)", spent, Py_None, (int)play->more);
        else if (spent != NULL)
            row = PyTuple_Pack(3, spent, Py_None, Py_None);
        if (row == NULL || PyList_SetItem(found, (Py_ssize_t)one, row) < 0)
            Py_CLEAR(found);
    }
    Py_XDECREF(spent);
    if (maker == NULL)
        Py_CLEAR(found);
    Py_XDECREF(maker);
    plays_free(&plays);
    return found;
}

static PyObject *table_count(PyObject *self, PyObject *args)
{
    const Law *law = &((Table *)self)->law;
    const char *bits, *hands;
    Py_ssize_t size;
    int phase, turn;
    Position position;
    Plays plays = {NULL, 0, 0};
    if (!PyArg_ParseTuple(args, ASKED, ASKED_OF) || !position_read(law, bits, size, hands, phase, turn, &position) ||
        !listed(law, &position, &plays))
        return NULL;
    const size_t count = plays.count;
    plays_free(&plays);
    return PyLong_FromSize_t(count);
}

static PyObject *table_after(PyObject *self, PyObject *args)
{
    const Law *law = &((Table *)self)->law;
    const char *bits, *hands, *drawn;
    Py_ssize_t size, place;
    int phase, turn;
    Position position;
    Plays plays = {NULL, 0, 0};
    if (!PyArg_ParseTuple(args, ASKED "ns", ASKED_OF, &place, &drawn) ||
        !position_read(law, bits, size, hands, phase, turn, &position) || !listed(law, &position, &plays))
        return NULL;
    if (place < 0 || (size_t)place >= plays.count) {
        plays_free(&plays);
        return refused("there is no such play");
    }
    const Play play = plays.all[place];
    plays_free(&plays);
    if (!after_play(law, &position, &play, card_of(*drawn)))
        return refused("no such card can be drawn");
    PyObject *maker = number_maker(), *left = PyTuple_New(law->seats), *after = NULL, *found = NULL;
    for (int seat = 0; seat < law->seats && left != NULL; seat++) {
        PyObject *hand = hand_text(&position.hands[seat]);
        if (hand == NULL || PyTuple_SetItem(left, seat, hand) < 0)
            Py_CLEAR(left);
    }
    if (maker != NULL && left != NULL)
        after = pawns_number(law, &position.pawns, maker);
    if (after != NULL)
        found = Py_BuildValue("(iiOO)", position.phase, position.turn, after, left);
    Py_XDECREF(maker);
    Py_XDECREF(left);
    Py_XDECREF(after);
    return found;
}

static PyObject *table_perft(PyObject *self, PyObject *args)
{
    const Law *law = &((Table *)self)->law;
    const char *bits, *hands;
    Py_ssize_t size;
    int phase, turn, depth;
    Position position;
    if (!PyArg_ParseTuple(args, ASKED "i", ASKED_OF, &depth) || !position_read(law, bits, size, hands, phase, turn, &position))
        return NULL;
    if (depth < 0 || depth > MOST_DEPTH)
        return refused("so many plays are not counted");
    Work work;
    memset(&work, 0, sizeof work);
    uint64_t count;
    Py_BEGIN_ALLOW_THREADS
    count = perft(law, &position, depth, &work);
    Py_END_ALLOW_THREADS
    const bool failed = work.failed;
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
    Py_BEGIN_ALLOW_THREADS
    played = random_games(law, seed, games, rounds, &work);
    Py_END_ALLOW_THREADS
    const bool failed = work.failed;
    work_free(&work);
    if (failed)
        return PyErr_NoMemory();
    return Py_BuildValue("(KKKK)", (unsigned long long)played.positions, (unsigned long long)played.plays,
                         (unsigned long long)played.rounds, (unsigned long long)played.decided);
}

static PyMethodDef TABLE_METHODS[] = {
    {"plays", table_plays, METH_VARARGS, "The legal plays in order: cards, pawns or None, and what else there is to say."},
    {"count", table_count, METH_VARARGS, "How many legal plays there are."},
    {"after", table_after, METH_VARARGS, "Phase, turn, pawns and hands after the play at a place of the listing."},
    {"perft", table_perft, METH_VARARGS, "How many sequences of so many plays there are."},
    {"games", table_games, METH_VARARGS, "Positions, plays, rounds and decided games of so many random games."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot TABLE_SLOTS[] = {
    {Py_tp_new, table_new},
    {Py_tp_dealloc, table_free},
    {Py_tp_methods, TABLE_METHODS},
    {Py_tp_doc, "The rules of one table."},
    {0, NULL},
};

static PyType_Spec TABLE = {"tockbot.core._core.Table", sizeof(Table), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE, TABLE_SLOTS};

static int executed(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &TABLE, NULL);
    if (type == NULL)
        return -1;
    const int added = PyModule_AddType(module, (PyTypeObject *)type);
    Py_DECREF(type);
    return added < 0 ? -1 : PyModule_AddStringConstant(module, "DIGEST", TOCKBOT_DIGEST);
}

static PyModuleDef_Slot SLOTS[] = {{Py_mod_exec, executed}, {0, NULL}};

static struct PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_core", "The rules of Tock, compiled.", 0, NULL, SLOTS, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__core(void)
{
    return PyModuleDef_Init(&MODULE);
}
