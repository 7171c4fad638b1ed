"""Screens of a table for everybody at it."""

from __future__ import annotations
