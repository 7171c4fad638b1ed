"""What people type and press: received, understood, done, and answered whatever goes wrong."""

from __future__ import annotations
