"""Where a database is, as somebody wrote it: read before anybody goes there, and quoted nowhere.

An address is the text of a URL in which a password stands as it is but for a few signs. Where one of these is not
written as it has to be, the password's beginning is taken for a host or a port, and would be told with what is wrong
with it. So every address of which that could be so is refused here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, unquote

Place = Path | str
"""Where a database is: a file, or the address of a server, ``postgresql://…``."""

SERVERS: Final = ("postgresql://", "postgres://")

OTHER_ADDRESS: Final = re.compile(r"://|\b(?:host|user|password|dbname)\s*=")
"""What is in an address that is not written as ours are, and hardly ever in the name of a file."""

OF_WHOM: Final = ("any", "primary", "standby", "read-write", "read-only", "prefer-standby")
"""What ``target_session_attrs`` may ask for."""

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:]+)(?::(.*))?")
"""A host's name or number, and its port where it has one."""

LAST_PORT: Final = 65535


class PlaceError(ValueError):
    """This cannot be where a database is. The text says of *it* what is wrong, and holds nothing of it."""


def place_of(text: str) -> Place:
    """Where a database is: the address of a server as it is, anything else as the path of a file.

    Raises:
        PlaceError: it is an address, but none that can be used.
    """
    if text.lower().startswith(SERVERS):
        _check(text)
        return text
    if OTHER_ADDRESS.search(text) or "@" in text.partition(":")[2]:
        raise PlaceError("it looks like an address, but does not begin with postgresql://")
    if "\0" in text:
        raise PlaceError("it has a sign that no file's name can have")
    return Path(text)


def hosts_of(address: str) -> list[tuple[str, int | None]]:
    """The hosts that an address names, or folders with a server's socket, each with its port where that is said."""
    authority, options = _parts(address)
    hosts = _split(unquote(authority.rpartition("@")[2])) or _split(options.get("host", ""))
    ports = _split(options.get("port", ""))
    ports = ports * len(hosts) if len(ports) == 1 else ports
    found = [_host(host) for host in hosts]
    if len(ports) == len(found):
        found = [(host, port or given) for (host, port), given in zip(found, ports, strict=True)]
    return [(host.strip("[]"), int(port) if port else None) for host, port in found] or [("", None)]


def _parts(address: str) -> tuple[str, dict[str, str]]:
    """Who logs in where, and the options.

    Raises:
        ValueError: what stands behind the ? is no options.
    """
    rest, _, query = address.partition("://")[2].partition("?")
    return rest.partition("/")[0], dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if query else {}


def _check(address: str) -> None:
    rest = address.partition("://")[2]
    authority = rest.partition("/")[0].partition("?")[0]
    login, at, hosts = authority.rpartition("@")
    is_unwritten = "#" in rest or "@" in login or rest.count("@") != len(at) or any(sign in login for sign in "[]")
    if is_unwritten or not rest.isprintable() or " " in rest:
        raise PlaceError(
            "in a user's name and a password of it @ must be written as %40, / as %2F, # as %23, ? as %3F, [ as %5B,"
            " ] as %5D, % as %25 and a blank as %20"
        )
    try:
        _, options = _parts(address)
    except ValueError:
        raise PlaceError("what stands behind its ? must be options as in one=this&other=that") from None
    named = [*_split(hosts), *_split(options.get("host", ""))]
    ports = [port for host in named if (port := _host(host)[1]) is not None] + _split(options.get("port", ""))
    if not all(port.isascii() and port.isdigit() and 1 <= int(port) <= LAST_PORT for port in ports):
        raise PlaceError(f"its port must be a number from 1 to {LAST_PORT}")
    if options.get("target_session_attrs", OF_WHOM[0]) not in OF_WHOM:
        raise PlaceError(f"its target_session_attrs must be one of {', '.join(OF_WHOM)}")


def _split(text: str) -> list[str]:
    return text.split(",") if text else []


def _host(text: str) -> tuple[str, str | None]:
    """A host, and what stands where it may have its port; None if nothing does.

    Raises:
        PlaceError: this is no host.
    """
    if text.startswith("/"):
        return text, None  # a folder with the server's socket
    found = HOST.fullmatch(text)
    if found is None:
        raise PlaceError("it names a host that is none")
    return found[1], found[2]
