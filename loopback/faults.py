"""Defines Discord's refusals of requests: an HTTP status, an error code of Discord, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

Json = dict[str, Any]
"""A JSON object."""


@dataclass(frozen=True, slots=True)
class Fault(Exception):  # noqa: N818 - an answer to the bot, not an error of this program
    """A refusal.

    Attributes:
        status: the HTTP status.
        code: Discord's error code.
        message: Discord's sentence.
        errors: the errors in the payload, nested like the payload.
        retry_after: seconds to wait before another request, if there were too many.
        page: the web page with which Discord's front end (Cloudflare) answers instead; "" for Discord's own answer.
    """

    status: int
    code: int
    message: str
    errors: Json | None = None
    retry_after: float | None = None
    page: str = ""

    def payload(self) -> Json:
        """Return the payload of the response."""
        said: Json = {"code": self.code, "message": self.message}
        if self.retry_after is not None:
            said |= {"retry_after": round(self.retry_after, 3), "global": False}
        return {**said, "errors": self.errors} if self.errors else said


def bad_form(errors: Json) -> Fault:
    """Return the refusal of an invalid payload."""
    return Fault(400, 50035, "Invalid Form Body", errors)


CONNECTION_LOST: Final = Fault(0, 0, "The connection is lost")
"""No answer at all: the connection ends before one."""

UNAUTHORIZED: Final = Fault(401, 0, "401: Unauthorized")
BANNED: Final = Fault(429, 0, "", page="<!DOCTYPE html>\n<html><title>Access denied</title>\n<p>Error 1015</html>\n")
"""Cloudflare's answer to a machine that was refused too often."""

NO_SUCH_ROUTE: Final = Fault(404, 0, "404: Not Found")
TOO_MANY_EVENTS: Final = Fault(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
EVENT_FINISHED: Final = Fault(400, 180000, "Cannot update a finished event")
TOO_MANY_COMMANDS: Final = Fault(400, 30034, "Max number of daily application command creates has been reached (200)")
NO_ENTRY_POINT: Final = Fault(
    400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."
)
SERVER_ERROR: Final = Fault(500, 0, "500: Internal Server Error")
BAD_GATEWAY: Final = Fault(502, 0, "502: Bad Gateway")
UNAVAILABLE: Final = Fault(503, 0, "503: Service Unavailable")
UNKNOWN_CHANNEL: Final = Fault(404, 10003, "Unknown Channel")
UNKNOWN_GUILD: Final = Fault(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER: Final = Fault(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE: Final = Fault(404, 10008, "Unknown Message")
UNKNOWN_ROLE: Final = Fault(404, 10011, "Unknown Role")
UNKNOWN_USER: Final = Fault(404, 10013, "Unknown User")
UNKNOWN_EMOJI: Final = Fault(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK: Final = Fault(404, 10015, "Unknown Webhook")
UNKNOWN_EVENT: Final = Fault(404, 10070, "Unknown Guild Scheduled Event")
UNKNOWN_INTERACTION: Final = Fault(404, 10062, "Unknown interaction")
TOO_LARGE: Final = Fault(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED: Final = Fault(400, 40060, "Interaction has already been acknowledged.")
TOO_MANY_FOLLOWUPS: Final = Fault(400, 40094, "This interaction has reached its maximum number of follow up messages")
MISSING_ACCESS: Final = Fault(403, 50001, "Missing Access")
NOT_AUTHOR: Final = Fault(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE: Final = Fault(400, 50006, "Cannot send an empty message")
CLOSED_DM: Final = Fault(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS: Final = Fault(403, 50013, "Missing Permissions")
ARCHIVED: Final = Fault(400, 50083, "Thread is archived")
THREAD_LOCKED: Final = Fault(403, 160005, "Thread is locked")
HAS_THREAD: Final = Fault(400, 160004, "A thread has already been created for this message")
INVALID_WEBHOOK_TOKEN: Final = Fault(401, 50027, "Invalid Webhook Token")
BAD_JSON: Final = Fault(400, 50109, "The request body contains invalid JSON.")
TITLE_BLOCKED: Final = Fault(400, 200001, "Title was blocked by automatic moderation")
NO_MUTUAL_GUILDS: Final = Fault(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds with the user."
)
