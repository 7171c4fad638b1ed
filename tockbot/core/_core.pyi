from typing import Final, Self, TypeAlias

DIGEST: Final[str]

Row: TypeAlias = tuple[str, bytes | None, bool | int | None]
Given: TypeAlias = tuple[str, bytes | None, int]
Told: TypeAlias = tuple[str, bytes | None, int, int, float, float, list[float], float, bytes]

class Table:
    def __new__(cls, numbers: tuple[int, ...], /) -> Self: ...
    def plays(self, pawns: bytes, hands: str, phase: int, turn: int, /) -> list[Row]: ...
    def count(self, pawns: bytes, hands: str, phase: int, turn: int, /) -> int: ...
    def after(
        self, pawns: bytes, hands: str, phase: int, turn: int, place: int, drawn: str, /
    ) -> tuple[int, int, bytes, tuple[str, ...]]: ...
    def perft(self, pawns: bytes, hands: str, phase: int, turn: int, depth: int, /) -> int: ...
    def games(self, seed: int, games: int, rounds: int, /) -> tuple[int, int, int, int]: ...

class Thinker:
    def __new__(cls, numbers: tuple[int, ...], weights: bytes, /) -> Self: ...
    def plays(
        self,
        pawns: bytes,
        hands: str,
        phase: int,
        turn: int,
        given: list[Given] | None,
        unseen: str,
        held: str,
        tried: int,
        playouts: int,
        seed: int,
        /,
    ) -> list[Told]: ...
    def gifts(
        self,
        pawns: bytes,
        hands: str,
        phase: int,
        turn: int,
        viewer: int,
        dealer: int,
        unseen: str,
        held: str,
        tried: int,
        playouts: int,
        seed: int,
        /,
    ) -> list[Told]: ...
    def compare(
        self,
        pawns: bytes,
        hands: str,
        phase: int,
        turn: int,
        viewer: int,
        dealer: int,
        given: list[Given] | str,
        unseen: str,
        held: str,
        deals: int,
        seed: int,
        /,
    ) -> list[float]: ...
    def lead(self, pawns: bytes, seat: int, /) -> int: ...
    def self_play(
        self, others: tuple[Thinker, ...], seed: int, games: int, explored: int, every: int, deals: int, /
    ) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes, bytes]: ...
