"""What is run by whoever works on the bot, and not by the bot: each module is a command, ``python -m tools.NAME``."""
