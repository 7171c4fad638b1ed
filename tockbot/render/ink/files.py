"""Picture files: the art that ``tools/bake.py`` drew beforehand is read, and pages are packed as PNG files.

A page has one byte a pixel. Its rows are left unfiltered and packed by ISA-L, which takes a fifth of zlib's time.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path
from typing import Final

from isal import isal_zlib
from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from tockbot.render.ink.themes import Theme

ART: Final = Path(__file__).parents[1] / "art"

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
BITS: Final = 8
INDEXED: Final = 3
LEVEL: Final = 1


def palette_file(theme: Theme, folder: Path = ART) -> Path:
    """Where a theme's palette is."""
    return folder / theme.name / "palette.png"


def empty_board_file(theme: Theme, name: str, folder: Path = ART) -> Path:
    """Where an empty board in a theme is."""
    return folder / theme.name / f"{name}.png"


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """A picture with the theme's colours, up to 256.

    Raises:
        OSError: it is missing; ``python -m tools.bake`` makes it.
    """
    return _loaded(palette_file(theme))


def empty_board(theme: Theme, name: str) -> Image.Image:
    """An empty board, in a palette of its own.

    Raises:
        OSError: it is missing; ``python -m tools.bake`` makes it.
    """
    return _loaded(empty_board_file(theme, name))


def _loaded(path: Path) -> Image.Image:
    # Image.open would first load what reads every other format, which is slow.
    with PngImageFile(path) as picture:
        picture.load()
        return picture


def encoded(page: Image.Image) -> bytes:
    """A page, as the bytes of a PNG file."""
    width, height = page.size
    # Each row begins with a byte that says how it was filtered: 0 for not at all. Pillow puts a 0 behind each row.
    rows, packer = page.tobytes("raw", "P", width + 1), isal_zlib.compressobj(LEVEL)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, BITS, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(page.getpalette() or ())),
            _chunk(b"IDAT", packer.compress(b"\0") + packer.compress(memoryview(rows)[:-1]) + packer.flush()),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(data, isal_zlib.crc32(kind)))
