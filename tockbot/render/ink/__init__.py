"""How anything is drawn: colours, letters, outlines, the canvas to draw on, and the files that come out.

``themes`` are the colours; ``fonts`` the letters; ``shapes`` outlines; ``canvas`` draws; ``sprites`` keeps what was
drawn and lays it on pages; ``files`` reads what was drawn beforehand, and packs a page.
"""

from __future__ import annotations
