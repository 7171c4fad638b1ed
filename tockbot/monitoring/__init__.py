"""What operators see of a running bot: lines of its log, its metrics over HTTP, and whether it is well.

Metrics are counted where things happen; what there is to count stands in :mod:`tockbot.metrics`.
"""

from __future__ import annotations

from tockbot.monitoring.endpoint import serving
from tockbot.monitoring.log_lines import set_up_logging
from tockbot.monitoring.loop_lateness import watching_loop
from tockbot.monitoring.requests import counting_requests

__all__ = ["counting_requests", "serving", "set_up_logging", "watching_loop"]
