"""The real bot over HTTP and WebSocket, with many tables at people's pace."""
