"""Plays and moves in words, and the advice of computer players with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import assert_never

from tockbot import computer, rules
from tockbot.bot import words
from tockbot.tables import MoveResult, Observation, PawnId, PlayRecord, follow, pawn_number


def first_and_second(play: rules.MovePlay) -> tuple[str, str]:
    """Return the rank that moves a pawn, and the rank that then takes it to the centre, if any (rules.md 4.12)."""
    if len(play.spent) == 1:
        return play.spent, ""
    first = play.rank if play.rank in play.spent else rules.JOKER
    return first, play.spent.replace(first, "", 1)


class MoveFormatter:
    """Formats plays of one game in one language, for one viewer.

    The viewer's own pawns are called just *pawn*; all others are named by their owner. A pawn of the hitter's own side
    is marked as such, because it would otherwise read like an opponent's.
    """

    def __init__(self, say: words.Speaker, observation: Observation, *, marked: bool = False) -> None:
        """Format plays of this game; ``marked`` for message text, in which Discord interprets ``**`` and the like."""
        self._say = say
        self._write: Callable[[str], str] = words.shown_name if marked else words.plain_name
        self._names = [self._write(words.short_name(words.seat_name(say, seat))) for seat in observation.seats]
        self._strong = "**" if marked else ""
        self._viewer = observation.viewer
        self._name_of = partial(words.record_name, say, observation)
        self._numbering = observation.numbering
        self._rules = observation.rules
        self._may_spare = observation.rules.law.may_spare_partner

    def play(self, play: rules.Play) -> str:
        """Return a play that could be made now: ``pawn 2 → 34, hits Carl's pawn 1``."""
        match play:
            case rules.MovePlay():
                return self._move_play(play, follow(self._numbering, play.moves), self._viewer)
            case rules.Draw(_, seat):
                return self._say("play-draw", name=self._names[seat])
            case rules.Burn(_, seat, choice):
                return self._say("play-burn-choice" if choice else "play-burn", name=self._names[seat])
            case rules.ThrowIn():
                return self._say("play-throw-in")
            case rules.Discard():
                return self._say("play-discard")
            case _:
                assert_never(play)

    def moved_by(self, play: rules.MovePlay) -> str:
        """Return the moves of a play that could be made now, whatever card a joker stands for."""
        return self._moved(play, follow(self._numbering, play.moves), self._viewer)

    def pawn(self, spot: rules.Spot) -> str:
        """Return the name of a pawn on the board: ``pawn 2``, or another player's ``Carl's pawn 1``."""
        return self._pawn(PawnId(spot.seat, pawn_number(self._numbering, spot.seat, spot.location)), self._viewer)

    def record(self, record: PlayRecord) -> str:
        """Return a play that was made: ``Anna 9♣ · pawn 2: 30 → 34, hits Carl's pawn 1``."""
        name = f"{self._strong}{self._write(words.short_name(self._name_of(record)))}{self._strong}"
        if record.in_stead and not record.was_automatic:
            name = self._say("told-in-stead", name=name)
        cards = words.cards_names(self._say, record.cards)
        match record.play:
            case rules.MovePlay():
                text = self._move_play(record.play, record.moved, record.seat, made=True)
                return self._say("told-moves", name=name, cards=cards, moves=text)
            case rules.Draw(_, seat):
                return self._say("told-draw", name=name, cards=cards, other=self._names[seat])
            case rules.Burn(_, seat):
                other = self._names[seat]
                if record.burnt is None:
                    return self._say("told-burn-choice", name=name, cards=cards, other=other)
                burnt = words.cards_names(self._say, (record.burnt,))
                return self._say("told-burn", name=name, cards=cards, other=other, burnt=burnt)
            case rules.ThrowIn():
                return self._say("told-throw-in", name=name, cards=cards)
            case rules.Discard():
                return self._discard(name, cards, forced=record.forced)
            case _:
                assert_never(record.play)

    def own(self, record: PlayRecord) -> str:
        """Return a play that the viewer made: ``9♣: pawn 2: 30 → 34, hits Carl's pawn 1``."""
        play = record.play
        if isinstance(play, rules.MovePlay):
            deeds = self._move_play(play, record.moved, self._viewer)
        else:
            deeds = self.play(play)
        return self._say("card-does", card=words.cards_names(self._say, record.cards), deeds=deeds)

    def _discard(self, name: str, cards: str, *, forced: bool) -> str:
        """Return a discard, with its reason as far as everyone may know it (rules.md 2.6, 4.9, 4.10)."""
        if forced:
            return self._say("told-discard-made", name=name, cards=cards)
        if self._may_spare:
            # The reason, that nothing was playable or the partner was spared, would reveal the rest of the hand.
            return self._say("told-discard", name=name, cards=cards)
        return self._say("told-discard-unplayable", name=name, cards=cards)

    def _move_play(
        self, play: rules.MovePlay, moved: Iterable[MoveResult], teller: rules.Seat | None, *, made: bool = False
    ) -> str:
        """Return the moves of a play, with a joker's card and the effect of a second card (rules.md 4.12, 4.15)."""
        text = self._moved(play, moved, teller, made=made)
        if first_and_second(play)[0] != rules.JOKER:
            return text
        return self._say("play-as", rank=words.rank_name(self._say, play.rank), moves=text)

    def _moved(
        self, play: rules.MovePlay, moved: Iterable[MoveResult], teller: rules.Seat | None, *, made: bool = False
    ) -> str:
        say, second = self._say, first_and_second(play)[1]
        *before, last = (self.move(one, teller, made=made) for one in moved)
        text = words.join_sequence(say, before if second else (*before, last))
        return say("play-second", moves=text, card=words.rank_name(say, second), second=last) if second else text

    def moves(self, moved: Iterable[MoveResult], teller: rules.Seat | None) -> str:
        """Return successive moves."""
        return words.join_sequence(self._say, [self.move(one, teller) for one in moved])

    def move(self, moved: MoveResult, teller: rules.Seat | None, *, made: bool = False) -> str:
        """Return a move that ``teller`` could make, or that was ``made``: ``pawn 2: 30 → 34, hits Carl's pawn 1``."""
        say, move = self._say, moved.move
        pawn, hit = self._pawn(moved.pawn, teller), self._hits(moved.struck, teller, made=made)
        match move:
            case rules.Enter(_, goal):
                return say("move-enter", pawn=pawn, goal=words.place_name(say, goal)) + hit
            case rules.Walk(_, origin, goal) | rules.Jump(_, origin, goal):
                origin_name, goal_name = words.place_name(say, origin), words.place_name(say, goal)
                text = say("move-walk", pawn=pawn, origin=origin_name, goal=goal_name)
                return text + self._backward(move) + hit
            case rules.Swap(_, origin, other):
                return say(
                    "move-swap",
                    pawn=pawn,
                    origin=words.place_name(say, origin),
                    other="" if moved.swapped is None else self._others_pawn(moved.swapped),
                    goal=words.place_name(say, other.location),
                )
            case _:
                assert_never(move)

    def brief(self, moves: Iterable[MoveResult], *, after_mark: bool = False) -> str:
        """Return possible moves as buttons name them; ``after_mark`` as in :meth:`brief_move`."""
        return words.join_sequence(self._say, [self.brief_move(one, after_mark=after_mark) for one in moves])

    def brief_move(
        self, moved: MoveResult, *, alone: bool = False, after_mark: bool = False, is_only_swap: bool = False
    ) -> str:
        """Return a possible move as a button names it: ``pawn 2 to 34, hits Carl's pawn 1``.

        Args:
            moved: the move.
            alone: leave out its pawn.
            after_mark: leave out its pawn, and the word before its goal: an arrow is there.
            is_only_swap: it is the pawn's only swap with a player, so that the player's pawn need not be named.
        """
        say, move = self._say, moved.move
        alone = alone or after_mark
        pawn, hits = self._pawn(moved.pawn, self._viewer), self._hits(moved.struck, self._viewer, made=False)
        match move:
            case rules.Enter():
                return say("brief-enter", pawn=pawn) + hits
            case rules.Walk(goal=goal, steps=steps) if steps < 0:
                facts = {"back": say("action-back", steps=-steps), "goal": words.place_name(say, goal)}
                return (say("brief-back-alone", **facts) if alone else say("brief-back", pawn=pawn, **facts)) + hits
            case rules.Walk(goal=goal) | rules.Jump(goal=goal):
                name = words.place_name(say, goal)
                if after_mark:
                    return name + hits
                return (say("brief-to-alone", goal=name) if alone else say("brief-to", pawn=pawn, goal=name)) + hits
            case rules.Swap():
                other = "" if moved.swapped is None else self._others_pawn(moved.swapped)
                if is_only_swap and moved.swapped is not None:
                    other = self._names[moved.swapped.seat]
                if alone:
                    return say("brief-swap-alone-with", other=other)
                return say("brief-swap-with", pawn=pawn, other=other)
            case _:
                assert_never(move)

    def _backward(self, move: rules.Walk | rules.Jump) -> str:
        """Return how far a pawn goes backward, to follow its goal; nothing if it goes forward."""
        if isinstance(move, rules.Jump) or move.steps > 0:
            return ""
        return f" ({self._say('action-back', steps=-move.steps)})"

    def _pawn(self, pawn: PawnId, teller: rules.Seat | None) -> str:
        return self._say("pawn", number=pawn.number) if pawn.seat == teller else self._others_pawn(pawn)

    def _others_pawn(self, pawn: PawnId) -> str:
        return self._say("pawn-of", name=self._names[pawn.seat], number=pawn.number)

    def _hits(self, struck: tuple[PawnId, ...], teller: rules.Seat | None, *, made: bool) -> str:
        if not struck:
            return ""
        victims = (self.victim(pawn, teller, made=made) for pawn in struck)
        return self._say("move-hits", victims=words.listed(self._say, victims))

    def victim(self, pawn: PawnId, teller: rules.Seat | None, *, made: bool = True) -> str:
        """Return a pawn that ``teller`` hits; a pawn of the reader's partner, or of the hitter's, is marked as such."""
        if pawn.seat == teller:
            return self._say("own-pawn" if made else "your-own-pawn", number=pawn.number)
        if self._are_partners(pawn.seat, self._viewer):
            return self._say("your-partners-pawn", number=pawn.number)
        if self._are_partners(pawn.seat, teller):
            return self._say("partners-pawn", pawn=self._others_pawn(pawn))
        return self._others_pawn(pawn)

    def _are_partners(self, seat: rules.Seat, other: rules.Seat | None) -> bool:
        return other is not None and other != seat and other in self._rules.side_of(seat)


def format_reasons(say: words.Speaker, game: Observation, teller: MoveFormatter, advice: computer.Advice) -> str:
    """Return the reasons for advice, joined, without hits, which :func:`format_advice` names; empty if none is left."""
    others = [one for one in advice.reasons if not isinstance(one, computer.HitsOpponent)]
    return words.join_sequence(say, [format_reason(say, game, teller, one) for one in others])


def format_advice(say: words.Speaker, teller: MoveFormatter, advice: computer.Advice) -> str:
    """Return the recommended card, and what it does."""
    if isinstance(advice.what, str):
        return say("hint-give", card=words.card_name(say, advice.what))
    spent = " ".join(words.rank_name(say, rank) for rank in advice.what.spent)
    return say.marked(f"`{spent}` {teller.play(advice.what)}")


def format_reason(say: words.Speaker, game: Observation, teller: MoveFormatter, reason: computer.Reason) -> str:  # noqa: C901, PLR0912 - as many
    """Return a reason in a few words."""
    match reason:
        case computer.Wins():
            return say("reason-wins")
        case computer.Finishes(place):
            return say("reason-finishes", place=place)
        case computer.OnlyOne():
            return say("reason-only-one")
        case computer.ComesHome(pawn):
            return say("reason-comes-home", pawn=teller.pawn(pawn))
        case computer.Enters():
            return say("reason-enters")
        case computer.HitsOpponent(pawn):
            return say("reason-hits", pawn=teller.pawn(pawn))
        case computer.HitsOwnSide(pawn):
            return say("reason-hits-own-side", pawn=teller.pawn(pawn))
        case computer.Escapes(pawn, hunter, rank):
            facts = {"pawn": teller.pawn(pawn), "name": words.shown_name(words.seat_name(say, game.seats[hunter]))}
            return say("reason-escapes", card=words.rank_name(say, rank), **facts)
        case computer.StaysInReach(pawn, hunter, rank):
            facts = {"pawn": teller.pawn(pawn), "name": words.shown_name(words.seat_name(say, game.seats[hunter]))}
            return say("reason-stays-in-reach", card=words.rank_name(say, rank), **facts)
        case computer.NearsHome(pawn, fields):
            return say("reason-nears-home", pawn=teller.pawn(pawn), fields=fields)
        case computer.TakesTurn(seat):
            return say("reason-takes-turn", name=words.shown_name(words.seat_name(say, game.seats[seat])))
        case computer.LikelyHome(share):
            return say("reason-likely-home", percent=round(100 * share))
        case computer.LikelyHit(share):
            return say("reason-likely-hit", percent=round(100 * share))
        case computer.WayOut(seat):
            return say("reason-way-out", name=words.shown_name(words.seat_name(say, game.seats[seat])))
        case computer.KeepsWayOut(rank):
            return say("reason-keeps-way-out", card=words.rank_name(say, rank))
        case _:
            assert_never(reason)
