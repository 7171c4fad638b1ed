"""What somebody, or a server, chooses."""
