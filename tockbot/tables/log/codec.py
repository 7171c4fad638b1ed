"""Events as plain data, for the log, and back.

Every entry is stored with the number of the form in which it is written (:data:`FORM`), so that a later version can
tell how to read it. A form that this version does not know is refused and left as it is.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, assert_never

from tockbot.rules import (
    NotationError,
    Seat,
    TableRules,
    format_position,
    format_ruleset,
    parse_position,
    parse_ruleset,
)
from tockbot.tables.cards import Card
from tockbot.tables.ids import ChannelId, GuildId, MessageId, PersonId, TableId
from tockbot.tables.kind import Kind
from tockbot.tables.log.events import (
    Agreed,
    Allowed,
    Announced,
    Asked,
    Away,
    BackAllowed,
    Called,
    Cause,
    Chosen,
    Closed,
    Dealt,
    Declined,
    Event,
    Gave,
    GivenUp,
    Here,
    Hinted,
    InSeries,
    Kept,
    Left,
    LetBack,
    Missed,
    Opened,
    Paced,
    Played,
    Queued,
    Rated,
    Reminded,
    Reopened,
    Sat,
    SentAway,
    Started,
    Timed,
    TookBack,
    Unqueued,
    Wanted,
)
from tockbot.tables.log.plain import Data, LogError, read_bool, read_cards, read_int, read_moment, read_seat, read_str
from tockbot.tables.log.play_data import play_data, read_play
from tockbot.tables.pace import Pace
from tockbot.tables.players import Computer, Human, Level, Player

FORM: Final = 1
"""The form in which entries are written now. Another one is read as it was written, or refused."""

KINDS: Final = {
    Opened: "open",
    Chosen: "choose",
    Sat: "sit",
    Left: "leave",
    Kept: "keep",
    Away: "away",
    SentAway: "send away",
    LetBack: "let back",
    Called: "call",
    Here: "here",
    Started: "start",
    Announced: "announce",
    Dealt: "deal",
    Gave: "give",
    Played: "play",
    Queued: "queue",
    Unqueued: "unqueue",
    Allowed: "allow",
    Rated: "rate",
    InSeries: "series",
    BackAllowed: "allow back",
    TookBack: "take back",
    Hinted: "hint",
    Paced: "pace",
    Timed: "time",
    Reminded: "remind",
    Missed: "miss",
    Asked: "ask",
    Agreed: "agree",
    Declined: "decline",
    Closed: "close",
    Reopened: "reopen",
    GivenUp: "give up",
}
"""How each kind of entry is called in a log."""


def encode(event: Event) -> tuple[str, Data]:
    """An event's kind and data, ready for JSON."""
    return KINDS[type(event)], _data(event)


def _data(event: Event) -> Data:  # noqa: C901, PLR0912 - a match over a closed union has as many cases
    match event:
        case Opened(guild, channel, host, language, rules, seed, pace, kind):
            place = {"guild": guild, "channel": channel, "host": host, "language": language}
            return {**place, **_rules_data(rules), "seed": seed.hex(), **_paced(pace), **_of_kind(kind)}
        case Chosen(rules):
            return _rules_data(rules)
        case Sat(seat, player):
            return {"seat": seat, **player_data(player)}
        case Left(seat) | Hinted(seat) | Reminded(seat) | Missed(seat) | TookBack(seat) | Unqueued(seat):
            return {"seat": seat}
        case Kept(seat, person):
            return {"seat": seat, "person": person}
        case Away(seat, until):
            return {"seat": seat, "until": None if until is None else until.isoformat()}
        case Started(position, cut):
            begun = {} if position is None else {"position": format_position(position)}
            return begun if cut is None else {**begun, "cut": cut}
        case Announced(message):
            return {"message": message}
        case Dealt(dealer, hands):
            return {"dealer": dealer, "hands": [" ".join(hand) for hand in hands]}
        case Gave(seat, card, in_stead):
            return {"seat": seat, "card": card, **_marked(in_stead)}
        case Played(seat, play, cards, drawn, in_stead):
            chance = {} if drawn is None else {"drawn": drawn}
            return {"seat": seat, **play_data(play), **chance, "cards": " ".join(cards), **_marked(in_stead)}
        case Queued(seat, play, cards):
            return {"seat": seat, **play_data(play), "cards": " ".join(cards)}
        case Allowed(hints):
            return {"hints": hints}
        case Rated(rated):
            return {"rated": rated}
        case InSeries(first_to, won, follows):
            before = {} if follows is None else {"won": list(won), "follows": follows}
            return {"first_to": first_to, **before}
        case BackAllowed(allowed):
            return {"allowed": allowed}
        case Paced(pace):
            return {"pace": pace.value}
        case Asked(wanted, None):
            return {"wanted": wanted.value}
        case Asked(wanted, seat):
            return {"wanted": wanted.value, "seat": seat}
        case Agreed(person) | Declined(person) | SentAway(person) | LetBack(person):
            return {"person": person}
        case Timed(deadlines, awake):
            return {"until": _moments_data(deadlines), **({"awake": _moments_data(awake)} if awake else {})}
        case Closed(cause, absent):
            return {"cause": cause.value, **({"absent": list(absent)} if absent else {})}
        case Reopened() | GivenUp() | Called() | Here():
            return {}
        case _:
            assert_never(event)


def _moments_data(moments: tuple[tuple[Seat, datetime], ...]) -> list[list[Any]]:
    return [[seat, moment.isoformat()] for seat, moment in moments]


def _moments(data: list[list[Any]]) -> tuple[tuple[Seat, datetime], ...]:
    return tuple((read_seat(seat), read_moment(moment)) for seat, moment in data)


def _paced(pace: Pace) -> Data:
    return {} if pace is Pace.OPEN else {"pace": pace.value}


def _of_kind(kind: Kind) -> Data:
    return {} if kind is Kind.GAME else {"kind": kind.value}


def _marked(in_stead: bool) -> Data:  # noqa: FBT001 - it is the one thing that is written
    return {"in_stead": True} if in_stead else {}


def _rules_data(rules: TableRules) -> Data:
    party = {"players": rules.party.players, "in_teams": rules.party.in_teams}
    return {"ruleset": format_ruleset(rules), **party}


def player_data(player: Player) -> Data:
    """Who plays on a seat as plain data, ready for JSON."""
    match player:
        case Human(person):
            return {"person": person}
        case Computer(name, level):
            return {"computer": name, "level": level.value}


def decode(kind: str, data: Data, rules: TableRules | None, form: int = FORM) -> Event:
    """The event that was encoded; ``rules`` are those of the table, None only for the event that opens it.

    Raises:
        LogError: the data are no event of this kind, or of a form that this version does not know.
    """
    if form != FORM:
        raise LogError(f"it is written in form {form}, and this version reads form {FORM}")
    try:
        if kind == KINDS[Opened]:
            return _opened(data)
        if rules is None:
            raise LogError("a log begins with the opening of its table")
        return _event(kind, data, rules)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise LogError(f"no {kind!r} event can be read: {type(error).__name__}") from error


def _opened(data: Data) -> Opened:
    return Opened(
        GuildId(read_int(data["guild"])),
        ChannelId(read_int(data["channel"])),
        PersonId(read_int(data["host"])),
        read_str(data["language"]),
        _rules(data),
        bytes.fromhex(data["seed"]),
        # What was opened before there was a clock goes on without one.
        Pace(data.get("pace", Pace.OPEN.value)),
        Kind(data.get("kind", Kind.GAME.value)),
    )


def _rules(data: Data) -> TableRules:
    try:
        return parse_ruleset(data["ruleset"], read_int(data["players"]), in_teams=read_bool(data["in_teams"]))
    except NotationError as error:
        raise LogError(str(error)) from error


def _event(kind: str, data: Data, rules: TableRules) -> Event:  # noqa: C901, PLR0912 - as many cases as there are kinds
    match kind:
        case "choose":
            return Chosen(_rules(data))
        case "sit":
            return Sat(read_seat(data["seat"]), _player(data))
        case "leave":
            return Left(read_seat(data["seat"]))
        case "keep":
            return Kept(read_seat(data["seat"]), PersonId(read_int(data["person"])))
        case "away":
            return Away(read_seat(data["seat"]), None if data["until"] is None else read_moment(data["until"]))
        case "start":
            position = parse_position(data["position"]) if "position" in data else None
            return Started(position, read_str(data["cut"]) if "cut" in data else None)
        case "announce":
            return Announced(MessageId(read_int(data["message"])))
        case "deal":
            return Dealt(read_seat(data["dealer"]), tuple(read_cards(hand) for hand in data["hands"]))
        case "give":
            return Gave(read_seat(data["seat"]), Card(read_str(data["card"])), read_bool(data.get("in_stead", False)))
        case "play":
            return _played(data, rules)
        case "queue":
            return Queued(read_seat(data["seat"]), read_play(data, rules), read_cards(data["cards"]))
        case "unqueue":
            return Unqueued(read_seat(data["seat"]))
        case "allow":
            return Allowed(None if data["hints"] is None else read_int(data["hints"]))
        case "rate":
            return Rated(read_bool(data["rated"]))
        case "series":
            return _in_series(data)
        case "allow back":
            return BackAllowed(read_bool(data["allowed"]))
        case "take back":
            return TookBack(read_seat(data["seat"]))
        case "hint":
            return Hinted(read_seat(data["seat"]))
        case "pace":
            return Paced(Pace(data["pace"]))
        case "time":
            return Timed(_moments(data["until"]), _moments(data.get("awake", [])))
        case "remind":
            return Reminded(read_seat(data["seat"]))
        case "miss":
            return Missed(read_seat(data["seat"]))
        case "ask":
            return Asked(Wanted(data["wanted"]), read_seat(data["seat"]) if "seat" in data else None)
        case "agree":
            return Agreed(PersonId(read_int(data["person"])))
        case "decline":
            return Declined(PersonId(read_int(data["person"])))
        case "send away":
            return SentAway(PersonId(read_int(data["person"])))
        case "let back":
            return LetBack(PersonId(read_int(data["person"])))
        case "call":
            return Called()
        case "here":
            return Here()
        case "close":
            return Closed(Cause(data["cause"]), tuple(map(read_seat, data.get("absent", ()))))
        case "reopen":
            return Reopened()
        case "give up":
            return GivenUp()
        case _:
            raise LogError(f"{kind!r} is no kind of event")


def _in_series(data: Data) -> InSeries:
    first_to = None if data["first_to"] is None else read_int(data["first_to"])
    if "follows" not in data:
        return InSeries(first_to)
    return InSeries(first_to, tuple(map(read_int, data["won"])), TableId(read_int(data["follows"])))


def _played(data: Data, rules: TableRules) -> Played:
    drawn = data.get("drawn")
    return Played(
        read_seat(data["seat"]),
        read_play(data, rules),
        read_cards(data["cards"]),
        None if drawn is None else Card(read_str(drawn)),
        read_bool(data.get("in_stead", False)),
    )


def _player(data: Data) -> Player:
    if "person" in data:
        return Human(PersonId(read_int(data["person"])))
    return Computer(read_str(data["computer"]), Level(data["level"]))
