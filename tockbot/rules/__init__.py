"""The game of Tock: boards, cards, rulesets, positions and plays.

Pure: no input or output, no clock, no randomness, no logging, and nothing but the standard library.
``docs/rules.md`` is the law; its section numbers are cited wherever the code follows them.

Theory of operation: a :class:`~tockbot.rules.table_rules.TableRules` says what one table plays. A
:class:`~tockbot.rules.position.Position` is one moment of it. :func:`~tockbot.rules.legal.legal_plays` is the only
source of legality, :func:`~tockbot.rules.turn.after` makes a play and refuses every other.
"""
