"""Screens of whoever is to act, or chooses in advance."""

from __future__ import annotations
