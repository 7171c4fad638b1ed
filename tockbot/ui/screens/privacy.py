"""What somebody reads who asks what is kept of them, and who wants to be forgotten."""

from __future__ import annotations

from tockbot.ui.press import AskToBeForgotten, BeForgotten, HideStatistics
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.words.speaker import Speaker


def privacy_screen(say: Speaker, policy: str | None, terms: str | None, *, hidden: bool) -> Screen:
    """What is kept and why, beside the file that holds it; with the addresses of policy and terms, if any."""
    lines = [say("privacy"), say("privacy-file")]
    if policy is not None:
        lines.append(say("privacy-policy", address=policy))
    if terms is not None:
        lines.append(say("privacy-terms", address=terms))
    lines.append(say("privacy-statistics-hidden" if hidden else "privacy-statistics-shown"))
    hide = Button(say("privacy-show" if hidden else "privacy-hide"), HideStatistics(not hidden))
    return Screen("\n".join(lines), ((hide, Button(say("privacy-forget-me"), AskToBeForgotten(), Style.DANGER)),))


def hidden_screen(say: Speaker, *, hidden: bool) -> Screen:
    """That one's statistics are hidden from now on, or shown."""
    return Screen(say("privacy-statistics-hidden" if hidden else "privacy-statistics-shown"))


def ask_to_be_forgotten_screen(say: Speaker) -> Screen:
    """What it means to be forgotten, and the button that does it."""
    return Screen(say("privacy-ask"), ((Button(say("privacy-forget-me-now"), BeForgotten(), Style.DANGER),),))


def forgotten_screen(say: Speaker) -> Screen:
    """That it is done."""
    return Screen(say("privacy-forgotten"))
