"""How anything is drawn: colours, letters, outlines, the canvas to draw on, and the files that come out.

``themes`` are the colours; ``fonts`` the letters; ``shapes`` outlines; ``canvas`` draws; ``sprites`` keeps what was
drawn and lays it on pages; ``art`` reads what was drawn beforehand; ``png`` packs a page.
"""

from __future__ import annotations
