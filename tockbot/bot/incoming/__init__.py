"""What people press and type: how it is declared, read, allowed, and handed to whoever does it."""
