"""Checks that Discord would accept a payload: its shape, its components, and each kind of payload."""
