"""The compiled core: the rules once more, in C, for where thinking is done. The bot's own process never uses it.

Theory of operation: a table's declaration is handed over as numbers (:mod:`~tockbot.core.table`); the core, which knows
no ruleset's name, answers for positions. Python's rules are the law: the core is held equal to them, and where there is
none (no compiler, another version, ``TOCKBOT_ENGINE=python``), or it does not know a word, they answer. A process that
thinks says :func:`use` first; in every other there is none.
"""

from __future__ import annotations

from tockbot.core.compiled import (
    BURN_OF,
    CHOSEN_OF,
    DISCARDED,
    ENGINE,
    THROWN_IN,
    CompiledTable,
    Listed,
    asked,
    choose,
    compiled_table,
    compiled_thinker,
    engine,
    pawns_bytes,
    pawns_of,
    perft,
    thinks,
    use,
)
