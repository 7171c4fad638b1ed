"""Screens become messages: the table's in its channel, hands in private, and answers to whoever typed or pressed."""

from __future__ import annotations
