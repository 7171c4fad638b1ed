"""Discord: what people see and press.

Theory of operation. What is shown is a :class:`~tockbot.ui.screen.Screen`, plain data made by pure functions from what
its viewer may know; :mod:`~tockbot.ui.post` turns it into a message. What is pressed is a
:class:`~tockbot.ui.custom_id.Press`, read from a ``custom_id``: all that a button means stands in it, so old messages
work after a restart. A table that changes is painted anew by :class:`~tockbot.ui.painter.Painter`; no view keeps any
state.
"""
