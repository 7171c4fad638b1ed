"""Discord: what people see, press and type.

Theory of operation. What is shown is a :class:`~tockbot.ui.screen.Screen`, plain data made by pure functions
(``screens/``) from what its viewer may know, with its words (``words/``) and with what its picture is to show
(``pictures/``); ``outgoing/`` turns it into messages. What is pressed is a :data:`~tockbot.ui.press.Press`: all that a
button means stands in its ``custom_id``, so old messages work after a restart. Presses and commands alike become a
:class:`~tockbot.ui.incoming.request.Request`, which ``incoming/`` fulfils. A table that changes is painted anew by
:class:`~tockbot.ui.outgoing.painting.painter.Painter`; no message keeps any state.
"""

from __future__ import annotations

from tockbot.ui.assembly import Given, Kept, assemble
from tockbot.ui.incoming.client import Lifecycle, TockClient
from tockbot.ui.incoming.fleet import Sharing
from tockbot.ui.incoming.sessions import Sessions
from tockbot.ui.limits import LIMITS, Asked, Limits, Rate
from tockbot.ui.outgoing.painting.painter import Painter

__all__ = [
    "LIMITS",
    "Asked",
    "Given",
    "Kept",
    "Lifecycle",
    "Limits",
    "Painter",
    "Rate",
    "Sessions",
    "Sharing",
    "TockClient",
    "assemble",
]
