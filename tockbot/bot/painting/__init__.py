"""What the bot shows by itself: tables' messages in their channels, and private screens."""
