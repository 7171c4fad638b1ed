"""Discord: the shell that every feature uses. It holds no feature's screen."""
