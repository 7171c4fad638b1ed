"""What the pictures are to show, and the same in words for those who do not see them."""

from __future__ import annotations

from dataclasses import replace

from tockbot.render.scene import BoardScene, CardSeen, Choice, HandScene, Played
from tockbot.rules.board import RESERVE, Location, Seat
from tockbot.rules.law import HAND_ORDER
from tockbot.rules.plays import Move, MovePlay, Swap
from tockbot.rules.position import Phase
from tockbot.tables.cards import rank_of
from tockbot.tables.numbering import Numbering, pawn_number, renumbered
from tockbot.tables.observation import Observation, PawnSeen, SeatSeen
from tockbot.ui.screen import ALT_LIMIT, Picture, clipped
from tockbot.ui.status_words import due_line, standing_lines
from tockbot.ui.texts import Speaker
from tockbot.ui.words import Teller, caption, card_name, place_name


def board_picture(say: Speaker, game: Observation) -> Picture:
    """The board with the last play on it, for everybody."""
    return Picture("board.png", board_alt(say, game), _with_last_play(_scene(say, game), game))


def own_board_picture(say: Speaker, game: Observation) -> Picture:
    """The board with the last play on it, the viewer's seat at the bottom."""
    scene = replace(_with_last_play(_scene(say, game), game), viewer=game.viewer)
    return Picture("board.png", board_alt(say, game), scene)


def preview_picture(say: Speaker, game: Observation, made: tuple[Move, ...], choices: tuple[Choice, ...]) -> Picture:
    """The viewer's board after the moves made so far, with the goals to choose from, numbered as in the list."""
    numbering = game.numbering
    for move in made:
        numbering = renumbered(numbering, move)
    seats = tuple(_moved(seat, numbering[seat.seat]) for seat in game.seats)
    scene = replace(
        _scene(say, game), seats=seats, plays=(Played(made),) if made else (), choices=choices, viewer=game.viewer
    )
    return Picture("preview.png", board_alt(say, replace(game, seats=seats)), scene)


def _moved(seat: SeatSeen, locations: tuple[Location, ...]) -> SeatSeen:
    pawns = tuple(
        PawnSeen(pawn.number, location, pawn.protected and pawn.location == location)
        for pawn, location in zip(seat.pawns, locations, strict=True)
    )
    return replace(seat, pawns=pawns)


def _scene(say: Speaker, game: Observation) -> BoardScene:
    over = game.phase is Phase.GAME_OVER
    return BoardScene(
        board=game.rules.board,
        seats=game.seats,
        turn=game.turn,
        winners=game.finished[0] if over and game.finished else (),
        plays=(),
        top_card=game.discards[-1] if game.discards else None,
        caption=say("round", number=game.round),
        discards=len(game.discards),
        centre=game.rules.law.centre,
        gate=_gate(game),
    )


def _gate(game: Observation) -> int:
    """The number of the fields from which these rules know a shortcut (rules.md 4.11 to 4.13), or 0."""
    law = game.rules.law
    return 8 if law.centre else 7 if law.seven_diagonal else 0


def _with_last_play(scene: BoardScene, game: Observation) -> BoardScene:
    if not game.happenings or not isinstance(game.happenings[-1].play, MovePlay):
        return scene
    moves = game.happenings[-1].play.moves
    return replace(scene, plays=(Played(moves, _struck(game.happenings[-1].before, moves)),))


def _struck(before: Numbering, moves: tuple[Move, ...]) -> tuple[tuple[Seat, int], ...]:
    """The pawns that moves sent to their reserves, by seat and number."""
    numbering = before
    struck: list[tuple[Seat, int]] = []
    for move in moves:
        if not isinstance(move, Swap):
            struck.extend((hit.seat, pawn_number(numbering, hit.seat, hit.location)) for hit in move.hits)
        numbering = renumbered(numbering, move)
    return tuple(struck)


def board_alt(say: Speaker, game: Observation) -> str:
    """The position in words, the last move first."""
    teller = Teller(say, game)
    lines = [f"{teller.happening(game.happenings[-1])}."] if game.happenings else []
    if game.turn is not None:
        lines.append(due_line(say, game, game.seats[game.turn].name))
    lines.extend(standing_lines(say, game, str))
    lines.extend(_seat_alt(say, seat) for seat in game.seats)
    return clipped(" ".join(lines), ALT_LIMIT)


def _seat_alt(say: Speaker, seat: SeatSeen) -> str:
    pawns = ", ".join(
        f"{pawn.number} {place_name(say, pawn.location)}" + (f" ({say('protected')})" if pawn.protected else "")
        for pawn in seat.pawns
        if pawn.location != RESERVE
    )
    waiting = sum(pawn.location == RESERVE for pawn in seat.pawns)
    return say("alt-seat", name=seat.name, cards=seat.cards, waiting=waiting, pawns=pawns or say("alt-none"))


def hand_picture(say: Speaker, game: Observation, playable: str = HAND_ORDER) -> Picture | None:
    """The viewer's hand, cards of other ranks than the playable ones greyed; None if it is empty."""
    if not game.hand:
        return None
    received = game.received
    seen = []
    for card in game.hand:
        just_received = card == received
        if just_received:
            received = None
        rank = rank_of(card)
        seen.append(CardSeen(card, caption(say, game.rules.law, rank), rank in playable, just_received))
    names = ", ".join(
        f"{number}: {card_name(say, card)} ({caption(say, game.rules.law, rank_of(card))})"
        for number, card in enumerate(game.hand, 1)
    )
    return Picture("hand.png", clipped(say("alt-hand", cards=names), ALT_LIMIT), HandScene(tuple(seen)))
