"""What is done in the background, at every table or for all of them together."""

from __future__ import annotations
