"""Why something asked is refused by the user interface, before or beside any table."""

from __future__ import annotations

from enum import Enum


class Objection(Enum):
    """Every such reason; its value is the id of its sentence in ``locales/``."""

    CHANNEL_TAKEN = "refused-channel-taken"
    AMBIGUOUS = "refused-ambiguous"
    PERMISSIONS = "refused-permissions"
    COMMANDS_ONLY = "refused-commands-only"
    ELSEWHERE = "refused-elsewhere"
    NEEDS_SERVER = "refused-needs-server"
    NOT_MANAGER = "refused-not-manager"
    RULES_RULESET = "refused-rules-ruleset"
    RULES_PARTY = "refused-rules-party"
    RULES_OPTION = "refused-rules-option"
    RULES_NO_OPTION = "refused-rules-no-option"
    TOO_OFTEN = "refused-too-often"
    ONE_FILM_AT_A_TIME = "refused-film-one-at-a-time"
    ONE_REVIEW_AT_A_TIME = "refused-review-one-at-a-time"
    REVIEW_OF_OTHERS = "refused-review-of-others"
    FILMS_BUSY = "refused-films-busy"
    RULES_VALUE = "refused-rules-value"
    NO_STATISTICS = "refused-no-statistics"
    STATISTICS_ELSEWHERE = "refused-statistics-elsewhere"
    OWN_GAME = "refused-own-game"
    MANY_WATCH = "refused-many-watch"
    PLAYS_HERE = "refused-plays-here"
    GUESSES_OFF = "refused-guesses-off"
    GIVES_FIRST = "refused-gives-first"
    QUIET_HOURS = "refused-quiet-hours"
    GAME_TEXT = "refused-game-text"
    GAME_TEXT_SIZE = "refused-game-text-size"
    NO_SUCH_PLAY = "refused-no-such-play"
    PAGE_OF_OTHERS = "refused-page-of-others"
    GAME_OVER_THERE = "refused-game-over-there"
    QUIET_ZONE = "refused-quiet-zone"
    AWAY_ZONE = "refused-away-zone"
    TOURNAMENT_PLACE = "refused-tournament-place"
    TOURNAMENT_MANAGERS = "refused-tournament-managers"
