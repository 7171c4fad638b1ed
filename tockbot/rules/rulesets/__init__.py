"""The declared rulesets. To add one, write a module here and add a line to this list."""

from __future__ import annotations

from typing import Final

from tockbot.rules.law import Ruleset
from tockbot.rules.rulesets.dog import DOG
from tockbot.rules.rulesets.italian import ITALIAN
from tockbot.rules.rulesets.jackaroo import JACKAROO
from tockbot.rules.rulesets.keezen import KEEZEN
from tockbot.rules.rulesets.swiss import SWISS
from tockbot.rules.rulesets.toctoc import TOCTOC
from tockbot.rules.rulesets.ttg import TTG

RULESETS: Final[dict[str, Ruleset]] = {
    ruleset.name: ruleset for ruleset in (SWISS, DOG, TOCTOC, TTG, ITALIAN, KEEZEN, JACKAROO)
}
"""All rulesets by their name in the notation."""
