"""Train the weights of one kind of table: ``python -m training swiss 4t --games 1200``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tockbot.computer.evaluation import FOLDER, family
from tockbot.rules import table_rules
from training.train import Run, train


def main() -> None:
    """Train, and write the weights where the players find them."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("party", help="how many play, and t for teams or s for solo: 4t")
    parser.add_argument("--games", type=int, default=300, help="games each time")
    parser.add_argument("--times", type=int, default=3, help="how often it learns, each time from all games so far")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; the result is the same for any number")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder for the weights")
    given = parser.parse_args()
    rules = table_rules(given.ruleset, int(given.party[:-1]), in_teams=given.party[-1] == "t")
    *_, learnt = train(rules, given.games, given.times, given.seed, Run(given.workers))
    command = f"python -m training {given.ruleset} {given.party} --games {given.games} --times {given.times}"
    data = {"origin": f"trained: {command} --seed {given.seed}"} | learnt
    (given.into / f"{family(rules)}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
