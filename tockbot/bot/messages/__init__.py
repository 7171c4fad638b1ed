"""What leaves: a message as plain data, as Discord gets it, and how many requests a second that may take."""
