"""*Is it fair?*: the chance of a game that is over, checked when somebody asks."""

from __future__ import annotations

from tockbot.tables import LogError
from tockbot.ui.incoming.request import Request
from tockbot.ui.screen import Screen
from tockbot.ui.screens.table.proof import proof_screen, secret_screen


async def show_proof(request: Request) -> None:
    """Say why the cards of a game were dealt fairly, and whether its log bears that out."""
    say = request.say
    try:
        proof = await request.tables.proof(request.table_id)
    except LogError:
        await request.show(Screen(say("proof-fails")))
        return
    seen = request.seen()
    await request.show(secret_screen(say, seen) if proof is None else proof_screen(say, seen, proof))
