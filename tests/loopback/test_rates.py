from __future__ import annotations

from loopback.rates import Bucket, Rates, refusal

SEND = "POST /channels/{channel}/messages"
FOLLOW = "POST /webhooks/{application}/{token}"
EDIT = "PATCH /webhooks/{application}/{token}/messages/{message}"


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


def test_each_channel_has_its_own_bucket() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    seen = [rates.in_buckets(SEND, {"channel": "1"}) for _ in range(6)]
    assert [wait for _, wait in seen] == [None] * 5 + [5.0]
    assert [headers["X-RateLimit-Remaining"] for headers, _ in seen] == ["4", "3", "2", "1", "0", "0"]
    assert rates.in_buckets(SEND, {"channel": "2"})[1] is None
    clock.now += 5
    assert rates.in_buckets(SEND, {"channel": "1"})[1] is None


def test_token_and_its_channel_have_one_bucket_each() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    here = {"channel": "1", "token": "a"}
    assert [rates.in_buckets(route, here)[1] for route in (FOLLOW, EDIT) * 3] == [None] * 5 + [2.0]
    waits = []
    for _ in range(6):
        clock.now += 2
        waits += [rates.in_buckets(FOLLOW, here | {"token": token})[1] for token in "abcde"]
    assert waits == [None] * 27 + [48.0] * 3, "thirty a minute for all tokens: three were sent before"
    assert rates.in_buckets(EDIT, here)[1] is None
    assert rates.in_buckets(FOLLOW, {"channel": "2", "token": "f"})[1] is None


def test_limit_per_second_can_be_set() -> None:
    rates = Rates(buckets={FOLLOW: (Bucket("mine", 1, 1.0, "token"),)}, clock=Clock())
    assert [rates.in_buckets(FOLLOW, {"token": "a"})[1] for _ in range(2)] == [None, 1.0]
    assert rates.in_buckets(SEND, {"channel": "1"}) == ({}, None)


def test_limits_can_be_left_out() -> None:
    rates = Rates(0, buckets={})
    assert [rates.too_many(counted=True) for _ in range(99)] == [None] * 99
    assert [rates.in_buckets(SEND, {"channel": "1"}) for _ in range(9)] == [({}, None)] * 9


def test_refusal_says_how_long_to_wait() -> None:
    payload, headers = refusal(0.25, everywhere=True)
    assert payload == {"message": "You are being rate limited.", "retry_after": 0.25, "global": True}
    assert (headers["Retry-After"], headers["X-RateLimit-Global"]) == ("1", "true")
    assert "X-RateLimit-Global" not in refusal(3, everywhere=False)[1]


def test_a_limit_can_be_hidden_until_it_is_reached() -> None:
    rates = Rates(buckets={FOLLOW: (Bucket("hidden", 1, 1.0, "token", is_shown=False),)}, clock=Clock())
    assert rates.in_buckets(FOLLOW, {"token": "a"}) == ({}, None)
    assert rates.in_buckets(FOLLOW, {"token": "a"})[1] == 1.0
