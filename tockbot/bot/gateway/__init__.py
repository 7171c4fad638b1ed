"""How the bot is connected: a client, or one a shard, and the sessions that it may begin."""
