"""Commands for people who work on the bot, not used by the bot: each module is run with ``python -m tools.NAME``."""
