from __future__ import annotations

import math

from tests.render.test_goal_labels import layouts, places


def test_arrows_show_the_direction_and_cover_nothing() -> None:
    for board, layout in layouts():
        arrows = 0
        for start in board.starts:
            arrow = layout.direction_at(start)
            if arrow is None:
                continue
            at, degrees = arrow
            arrows += 1
            assert min(math.dist(at, place) for place in places(layout)) > 0.7 * layout.pitch
            step = (
                math.cos(math.radians(degrees)) * layout.pitch / 2,
                math.sin(math.radians(degrees)) * layout.pitch / 2,
            )
            back, tip = (at.x - step[0], at.y - step[1]), (at.x + step[0], at.y + step[1])
            assert min(*back, *tip) > 0
            assert max(*back, *tip) < 1
            beside = [(math.dist(at, field), number) for number, field in enumerate(layout.track)]
            one, other = sorted(number for _, number in sorted(beside)[:2])
            first, second = (one, other) if other - one == 1 else (other, one)
            assert math.dist(layout.track[first], back) < math.dist(layout.track[first], tip)
            assert math.dist(layout.track[second], tip) < math.dist(layout.track[second], back)
        assert arrows >= board.players / 2
