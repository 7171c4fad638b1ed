"""How well a computer player plays, level by level, and what it plays: the one door to the thinking.

*Easy* looks at the board as it then stands; *normal* looks ahead a little; *hard* as far as it is worth. The first two
take any play that seems nearly as good as the best, and never one that hits their own side if they can help it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from tockbot.computer.chance import Chance
from tockbot.computer.evaluation import WIN, judges
from tockbot.computer.playout import Playouts
from tockbot.computer.race import Trial
from tockbot.computer.search import SearchBudget, ranked_plays, search_gift, search_play
from tockbot.rules import MovePlay, Phase, Play, receiver
from tockbot.tables import Card, Level, Observation, rank_of, ranks_of


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level is.

    Attributes:
        play: how far it looks ahead before it plays; None does not.
        gift: how far before it gives a card.
        carelessness: by how much of the chance to win a play may seem worse and still be made.
    """

    play: SearchBudget | None
    gift: SearchBudget | None
    carelessness: float


SKILLS: Final[Mapping[Level, Skill]] = MappingProxyType(
    {
        Level.EASY: Skill(play=None, gift=None, carelessness=0.005),
        Level.NORMAL: Skill(SearchBudget(tried=6, playouts=60), SearchBudget(tried=4, playouts=40), carelessness=0.003),
        Level.HARD: Skill(
            SearchBudget(tried=8, playouts=370, fewer=230, in_python=90),
            SearchBudget(tried=4, playouts=290, fewer=180, in_python=70),
            carelessness=0.0,
        ),
    }
)
"""Every level, declared."""


def choose_play(observation: Observation, level: Level, seed: int, skills: Mapping[Level, Skill] = SKILLS) -> Play:
    """The play to make.

    Raises:
        ValueError: the viewer is not to act.
    """
    skill = skills[level]
    trials = ranked_plays(observation) if skill.play is None else search_play(observation, skill.play, seed)
    if skill.carelessness and trials[0].value < WIN:
        return _careless(observation, trials, skill.carelessness, Chance(seed))
    return trials[0].what


def _careless(observation: Observation, trials: Sequence[Trial[Play]], slack: float, chance: Chance) -> Play:
    """Any play that seems nearly as good as the best, but none that hits its own side if another does not."""
    kind = [trial for trial in trials if not _hits_own_side(observation, trial.what)] or list(trials)
    best = max(trial.chance for trial in kind)
    return chance.choice([trial for trial in kind if trial.chance >= best - slack]).what


def _hits_own_side(observation: Observation, play: Play) -> bool:
    if not isinstance(play, MovePlay) or observation.viewer is None:
        return False
    side = observation.rules.side_of(observation.viewer)
    return any(hit.seat in side for move in play.moves for hit in move.hits)


def choose_gift(observation: Observation, level: Level, seed: int, skills: Mapping[Level, Skill] = SKILLS) -> Card:
    """The card to give.

    Raises:
        ValueError: the viewer holds no card, or no exchange is due.
    """
    skill = skills[level]
    if skill.gift is not None:
        return search_gift(observation, skill.gift, seed)[0].what
    seat = observation.viewer
    if seat is None or not observation.hand or observation.phase is not Phase.EXCHANGE:
        raise ValueError("only a seat with cards gives one")
    rules, pawns = observation.rules, observation.pawns
    to = receiver(observation.position(), seat)
    rank = Playouts(rules, judges(rules).mover).gift(ranks_of(observation.hand), pawns, seat, to)
    return next(card for card in observation.hand if rank_of(card) == rank)
