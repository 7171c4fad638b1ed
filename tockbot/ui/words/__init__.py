"""All words: names, plays, rules, where a game stands, what was played; in every language."""

from __future__ import annotations
