"""The messages that people see, as plain data made by pure functions from what their viewer may know."""

from __future__ import annotations
