"""The log of a table: what happened there, entry by entry, and how it is written down."""
