"""What anybody needs to check the chance of a game that is over, found to be right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from tockbot.tables.ids import MessageId
from tockbot.tables.log.entry import Entry
from tockbot.tables.state.folding.fold import verified
from tockbot.tables.state.game.chance import seed_hash


@dataclass(frozen=True, slots=True)
class Proof:
    """That every deal and draw of a game follows from what was fixed before (``state/chance.py``).

    Attributes:
        seed: in hexadecimal.
        seed_hash: its SHA-256, which stood in the lobby.
        message: in which the start was said; None if nobody was told.
        lobby: the message in which that SHA-256 stands; None if it is not known.
        cut: what was typed at the start to be mixed in.
        rounds: how many were dealt.
        entries: how many the log has.
    """

    seed: str
    seed_hash: str
    message: MessageId | None
    lobby: MessageId | None
    cut: str
    rounds: int
    entries: int


def proof_of(entries: Iterable[Entry], now: datetime) -> Proof | None:
    """The proof of a table's log; None while its seed is secret, because the game goes on or may be taken up again.

    Raises:
        LogError: this is no table's log, or something in it does not follow.
    """
    table = verified(entries)
    if table.game is None or not table.is_over_for_good(now):
        return None
    hashed = seed_hash(table.opening.seed)
    return Proof(
        seed=table.opening.seed.hex(),
        seed_hash=hashed,
        message=table.start.message,
        lobby=table.start.lobby,
        cut=table.start.cut,
        rounds=table.game.round,
        entries=table.entries,
    )
