"""Features: what people can do with the bot. Each module or package holds a feature's presses, commands and screens."""
