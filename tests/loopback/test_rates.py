from __future__ import annotations

from loopback.rates import Rates, refusal

SEND = "POST /channels/{channel}/messages"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_more_than_fifty_counted_requests_a_second_are_refused() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    assert [rates.too_many(counted=True) for _ in range(50)] == [None] * 50
    assert rates.too_many(counted=True) == 1.0
    assert rates.too_many(counted=False) is None
    assert rates.refused == 1
    clock.now += 1
    assert rates.too_many(counted=True) is None


def test_a_channel_has_a_bucket_of_its_own() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    seen = [rates.in_bucket(SEND, "1") for _ in range(6)]
    assert [wait for _, wait in seen] == [None] * 5 + [5.0]
    assert [headers["X-RateLimit-Remaining"] for headers, _ in seen] == ["4", "3", "2", "1", "0", "0"]
    assert rates.in_bucket(SEND, "2")[1] is None
    clock.now += 5
    assert rates.in_bucket(SEND, "1")[1] is None


def test_limits_can_be_left_out() -> None:
    rates = Rates(0, with_buckets=False)
    assert [rates.too_many(counted=True) for _ in range(99)] == [None] * 99
    assert [rates.in_bucket(SEND, "1") for _ in range(9)] == [({}, None)] * 9


def test_a_refusal_says_how_long_to_wait() -> None:
    payload, headers = refusal(0.25, everywhere=True)
    assert payload == {"message": "You are being rate limited.", "retry_after": 0.25, "global": True}
    assert (headers["Retry-After"], headers["X-RateLimit-Global"]) == ("1", "true")
    assert "X-RateLimit-Global" not in refusal(3, everywhere=False)[1]
