"""A game that is being played: the position with real cards, the deal and its chance, what a play did."""

from __future__ import annotations
