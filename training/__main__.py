"""Train the weights of one kind of table: ``python -m training swiss 4t --games 12000``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time

from tockbot import core
from tockbot.computer.evaluation import FOLDER, family
from tockbot.rules import table_rules
from training.train import Run, train


def main() -> None:
    """Train, and write the weights to the folder from which the players read them."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("party", help="number of players, then t for teams or s for solo: 4t")
    parser.add_argument("--games", type=int, default=4000, help="games in each iteration")
    parser.add_argument("--asked", type=int, default=1000, help="games in each iteration with recorded decisions")
    parser.add_argument("--times", type=int, default=3, help="number of iterations; each learns from all games so far")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=FOLDER, help="folder for the weights")
    given = parser.parse_args()
    core.use()
    rules = table_rules(given.ruleset, int(given.party[:-1]), in_teams=given.party[-1] == "t")
    *_, learnt = train(rules, Run(given.games, given.asked, given.times, given.seed))
    command = f"python -m training {given.ruleset} {given.party} --games {given.games} --asked {given.asked}"
    data = {"origin": f"trained: {command} --times {given.times} --seed {given.seed}"} | learnt
    (given.into / f"{family(rules)}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(f"{process_time():.0f} seconds of processor time")


if __name__ == "__main__":
    main()
