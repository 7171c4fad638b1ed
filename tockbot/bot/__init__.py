"""The Discord layer that all features share. It contains no screen of a feature."""
