"""What is remembered of a table's message."""

from __future__ import annotations

import pytest

from tockbot.ui.outgoing.painting.boards import Face, read_face


def test_what_a_message_shows_is_read_back() -> None:
    face = Face("playing", 7, "ab12", "cd34")
    assert read_face(str(face)) == face


@pytest.mark.parametrize("text", ["", "no json", "null", "7", "[]", '["lobby", 0]', '["a", 1, "b", "c", "d"]'])
def test_what_another_version_wrote_counts_as_nothing(text: str) -> None:
    assert read_face(text) is None
