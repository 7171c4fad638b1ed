"""Forwards requests of the browser to SimCord's preview, and corrects its answers."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from importlib import resources
from importlib.metadata import version
from typing import Final

import aiohttp
from aiohttp import web

_STYLES: Final = "/preview.css"
_STYLED: Final = b"""
img:not([src]) { visibility: hidden; font-size: 0; }
:is(.attachment-image, .gallery-image):not([src])[width] { width: 1000px; }
.preview-shell .component-section { grid-template-columns: minmax(0, 1fr) auto; }
.channel-message:has(> .message-attachments) { display: flex; flex-direction: column; }
.message-components, .message-components ~ :not(.message-attachments) { order: 1; }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 44px; }
  .preview-brand, #messages-toggle, #refresh, #capture-open, #inspector-toggle, .session-menu, #action-status {
    display: none !important;
  }
}
"""
"""Corrections of differences between the preview and Discord.

The preview rebuilds every picture whenever it draws itself again, for example when a menu opens. A picture that is not
loaded yet keeps its size here: otherwise everything would move, the menu would leave the screen, and the preview would
close it at once. Such a picture is not shown as a broken one. As in Discord, a section's button is beside its text, and
a message's pictures are above its buttons. On a phone, the preview's tools would take an eighth of the screen; only the
choice of the person stays.
"""
_SELECTED: Final = b'dispatch("select", { control_key: key, values });'
MENDED: Final[dict[str, tuple[bytes, bytes]]] = {
    # The preview would keep the chosen line for the next menu in the same place, and refuse to choose it again.
    "/select-drafts.js": (_SELECTED, b"{ state.drafts.delete(key); " + _SELECTED + b" }"),
}
"""Replaced texts and their replacements, by file of the preview. No style sheet or other script could change these."""
TRIES: Final = 4
TRY_AGAIN_SECONDS: Final = 0.1
ACTION: Final = "/api/action"
_NOT_AT_REST: Final = "action-timeout"
"""SimCord's code for an action after which the bot did not rest in time; computer players may still be thinking."""
_FORWARDED: Final = ("Content-Type", "X-Simcord-Capability", "X-Simcord-Context")
_KEPT_BACK: Final = {"content-length", "content-encoding", "date", "server", "transfer-encoding", "x-frame-options"}


class UnknownSimcordError(Exception):
    """The playground cannot correct this version of SimCord. The text is one sentence."""


def check_simcord() -> None:
    """Check that the preview contains, exactly once, each text that the playground replaces."""
    static = resources.files("simcord.preview") / "static"
    for path, (text, _) in MENDED.items():
        file = static / path.removeprefix("/")
        if not file.is_file() or file.read_bytes().count(text) != 1:
            raise UnknownSimcordError(
                f"The playground cannot use SimCord {version('simcord')}, which has changed {file.name}: "
                f"install the SimCord version of requirements-run.txt."
            )


def brought_up_to_date(request: web.Request, body: bytes, response: web.Response) -> bytes | None:
    """Return the action with the current revision, if SimCord refused it because the page had changed.

    Discord delivers such a press, and how the bot answers it is worth seeing.
    """
    if request.content_type != "application/json" or not isinstance(response.body, bytes):
        return None
    receipt = json.loads(response.body)
    reasons = {diagnostic.get("code") for diagnostic in receipt.get("diagnostics", ())}
    if "stale-revision" not in reasons:
        return None
    return json.dumps(json.loads(body) | {"published_revision": receipt["revision"]}).encode()


def _as_done(content: bytes) -> bytes:
    """Return the receipt of a finished action, although SimCord did not wait until the bot rested."""
    receipt = json.loads(content)
    if receipt.get("settlement") != "timeout":
        return content
    others = [diagnostic for diagnostic in receipt["diagnostics"] if diagnostic.get("code") != _NOT_AT_REST]
    return json.dumps(receipt | {"settlement": "settled", "uncertain": False, "diagnostics": others}).encode()


async def forward(request: web.Request, session: aiohttp.ClientSession, preview: str, body: bytes) -> web.Response:
    """Return the preview's answer to a request, corrected for this page; 502 if it does not answer.

    GET requests are repeated: if one part of a page were missing, the preview would wait for it for ever.
    """
    path = "/" if request.path == "/preview" else request.path_qs
    headers = {name: request.headers[name] for name in _FORWARDED if name in request.headers}
    address = preview.partition("/#")[0] + path
    for _ in range(TRIES if request.method == "GET" else 1):
        try:
            async with session.request(request.method, address, headers=headers, data=body) as answer:
                return _as_shown(request.path, answer, await answer.read())
        except aiohttp.ClientError:
            # The preview closes idle connections.
            await asyncio.sleep(TRY_AGAIN_SECONDS)
    return web.json_response({}, status=HTTPStatus.BAD_GATEWAY)


def _as_shown(path: str, answer: aiohttp.ClientResponse, content: bytes) -> web.Response:
    """Return an answer of the preview with the corrections for this page."""
    kept = {name: value for name, value in answer.headers.items() if name.lower() not in _KEPT_BACK}
    policy = kept.get("Content-Security-Policy", "")
    kept["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    if path in MENDED:
        content = content.replace(*MENDED[path])
    elif path == _STYLES:
        content += _STYLED
    elif path == ACTION:
        content = _as_done(content)
    return web.Response(status=answer.status, body=content, headers=kept)
