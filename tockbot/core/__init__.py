"""The compiled core: the rules again, in C, for the processes that think. The bot's own process never uses it.

A table's declaration is handed over as numbers (:mod:`~tockbot.core.table`). The core then answers questions about
positions; it knows no ruleset by name.

The Python rules are authoritative, and tests hold the core equal to them. Python answers if there is no core (no
compiler, another version, ``TOCKBOT_ENGINE=python``) or if the core does not know a word of the declaration. A process
that thinks calls :func:`use` first; other processes act as if there were no core.
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
    is_enabled,
    pawns_bytes,
    pawns_of,
    perft,
    use,
)
