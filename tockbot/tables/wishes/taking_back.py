"""Taking a play back, with the consent of everybody on the other sides who sits there."""

from __future__ import annotations

from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import BackAllowed, BackAnswered, BackAsked
from tockbot.tables.state.table import LastPlay
from tockbot.tables.step import Draft
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import check_host, check_lobby, seat_of


def allow_back(draft: Draft, *, allowed: bool) -> None:
    """Say whether plays can be taken back in the game; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if allowed != draft.table.takes_back:
        draft.add(BackAllowed(allowed))


def ask_back(draft: Draft, number: Stamp) -> None:
    """Ask to take one's last play back, by the number of its entry; it is, once all have agreed who must.

    Raises:
        Refused: NOT_SEATED, BACK_OFF, BACK_GONE.
    """
    seat = seat_of(draft)
    if not draft.table.takes_back:
        raise Refused(Refusal.BACK_OFF)
    last = _last(draft, number)
    if last.seat != seat:
        raise Refused(Refusal.BACK_GONE)
    if not last.asked:
        draft.add(BackAsked(seat))


def answer_back(draft: Draft, number: Stamp, *, agrees: bool) -> None:
    """Agree that somebody takes a play back, or not, which settles it.

    Raises:
        Refused: NOT_SEATED, BACK_GONE, BACK_OTHERS.
    """
    seat = seat_of(draft)
    last = _last(draft, number)
    if not last.asked:
        raise Refused(Refusal.BACK_GONE)
    if seat in last.agreed and agrees:
        return
    if seat not in draft.table.asked_back:
        raise Refused(Refusal.BACK_OTHERS)
    draft.add(BackAnswered(seat, agrees))


def _last(draft: Draft, number: Stamp) -> LastPlay:
    last = draft.table.last_play
    if last is None or last.number != number or not draft.table.stage.is_open:
        raise Refused(Refusal.BACK_GONE)
    return last
