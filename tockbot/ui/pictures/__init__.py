"""What the pictures are to show, from what their viewer may know; :mod:`tockbot.render` draws them."""

from __future__ import annotations
