"""Why something asked is refused before any table is asked."""

from __future__ import annotations

from enum import Enum


class Objection(Enum):
    """Every such reason; its value is the id of its sentence in ``locales/``."""

    CHANNEL_TAKEN = "refused-channel-taken"
    AMBIGUOUS = "refused-ambiguous"
    PERMISSIONS = "refused-permissions"
    NOT_MANAGER = "refused-not-manager"
    RULES_RULESET = "refused-rules-ruleset"
    RULES_PARTY = "refused-rules-party"
    RULES_OPTION = "refused-rules-option"
    RULES_NO_OPTION = "refused-rules-no-option"
    RULES_VALUE = "refused-rules-value"
