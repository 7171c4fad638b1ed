"""The real bot over HTTP and WebSocket, with many tables at a person's pace."""
