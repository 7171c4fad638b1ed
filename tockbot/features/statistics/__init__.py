"""What games came to: of somebody, of a server, of a week."""
