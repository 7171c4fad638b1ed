"""Makes scenes from a short notation: ``0! 19 h4 c r`` is a protected pawn, a field, home, centre and reserve."""

from __future__ import annotations

from dataclasses import replace

from tests.texts import EN
from tockbot.render import (
    Bar,
    BoardScene,
    CardSeen,
    CourseScene,
    DrawnPlay,
    Fact,
    GameSeen,
    GamesScene,
    Goal,
    LobbyScene,
    PosterScene,
    PrivateScene,
    StatisticsScene,
    Tile,
    Trend,
)
from tockbot.render.layout import BOARD_SHAPES
from tockbot.rules import (
    CENTRE,
    HOME,
    RESERVE,
    SECTORS_IN_PLAY,
    Board,
    BoardKind,
    Enter,
    Jump,
    Location,
    Move,
    Seat,
    Spot,
    Swap,
    Walk,
)
from tockbot.tables import JOKER, Card, MoveResult, Numbering, PawnSeen, SeatSeen, follow, pawn_number

BOARDS = [
    board
    for board in (Board(kind, players) for kind in BoardKind for players in SECTORS_IN_PLAY)
    if (board.kind, board.sector_count) in BOARD_SHAPES
]
"""Every board that is in use."""

NAMES = ("Léa", "Maxime_42", "Élodie", "xX_DarkTock_Xx", "Zoë", "Władysław", "Jean-Philippe", "Ω Владимир")
MIDGAME = ("r 0! 60 h4", "19 44 r r", "r 36! h3 h4", "30 9 54! r")


def pawns(text: str) -> tuple[PawnSeen, ...]:
    return tuple(
        PawnSeen(number, _location(word.rstrip("!")), protected=word.endswith("!"))
        for number, word in enumerate(text.split(), start=1)
    )


def _location(word: str) -> Location:
    match word[0]:
        case "r":
            return RESERVE
        case "c":
            return CENTRE
        case "h":
            return HOME[int(word[1]) - 1]
        case _:
            return Location(int(word))


def numbering(board: Board, groups: tuple[str, ...] = ()) -> Numbering:
    """Return the places of the pawns 1 to 4 of each seat; a seat not given has all in its reserve."""
    given = (*groups, *("r r r r",) * (board.players - len(groups)))
    return tuple(tuple(pawn.location for pawn in pawns(group)) for group in given)


def ending(board: Board, groups: tuple[str, ...], *moves: Move) -> tuple[MoveResult, ...]:
    """Return the results of moves, given the pawns after them; a hit pawn is the first one left in its reserve."""
    places = [list(group) for group in numbering(board, groups)]

    def take_back(seat: Seat, place: Location, origin: Location) -> None:
        places[seat][pawn_number(tuple(map(tuple, places)), seat, place) - 1] = origin

    for move in reversed(moves):
        match move:
            case Swap(seat, origin, other):
                take_back(other.seat, origin, other.location)
                take_back(seat, other.location, origin)
            case Enter(seat, goal, _):
                take_back(seat, goal, RESERVE)
            case Walk() | Jump():
                take_back(move.seat, move.goal, move.origin)
        for spot in move.hits:
            take_back(spot.seat, RESERVE, spot.location)
    return follow(tuple(map(tuple, places)), moves)


def seats(board: Board, groups: tuple[str, ...] = (), names: tuple[str, ...] = NAMES) -> tuple[SeatSeen, ...]:
    teams = board.players // 2 if board.players % 2 == 0 and board.players > 2 else None
    return tuple(
        SeatSeen(
            seat=Seat(seat),
            name=names[seat],
            is_computer=seat % 3 == 1,
            team=seat % teams if teams else None,
            pawns=pawns(groups[seat] if seat < len(groups) else "r r r r"),
            cards=5 - seat % 2,
        )
        for seat in range(board.players)
    )


def scene(
    board: Board,
    groups: tuple[str, ...] = (),
    *last: Move,
    turn: int = 0,
    goals: tuple[Goal, ...] = (),
    viewer: int | None = None,
) -> BoardScene:
    return BoardScene(
        board=board,
        seats=seats(board, groups),
        turn=Seat(turn),
        winners=(),
        plays=(DrawnPlay(ending(board, groups, *last), rings_reserves=True),) if last else (),
        top_card=Card("Kh"),
        caption="Round 3",
        goals=goals,
        viewer=None if viewer is None else Seat(viewer),
    )


def busy(board: Board) -> BoardScene:
    """Return pawns in every kind of place; the last play is a walk into a home that hit on its way."""
    groups = [f"{start}! {(start + 9) % board.fields} h3 r" for start in board.starts]
    start, entry = board.starts[1], board.entries[1]
    groups[1] = f"{start}! h2 h4 r"
    groups[0] = f"r {(start + 9) % board.fields} h3 r"
    hit = (Spot(Seat(0), Location((entry - 1) % board.fields)),)
    walk = Walk(Seat(1), Location((entry - 3) % board.fields), HOME[1], 5, hit)
    plays = (DrawnPlay(ending(board, tuple(groups), walk)),)
    pile = (Card("Ts"), JOKER)
    return replace(scene(board, tuple(groups), turn=2), plays=plays, earlier=pile, discards=3, deck=42, gate=8)


def passing_cards() -> BoardScene:
    """Return an exchange: two seats have chosen a card to pass, and two have not."""
    board = scene(Board(BoardKind.CORNER, 4), MIDGAME)
    passing, passed = (Seat(0), Seat(3)), (Seat(1), Seat(2))
    return replace(board, turn=None, passing=passing, passed=passed, earlier=(Card("5d"),), deck=3)


def three_computers_in_a_row() -> BoardScene:
    board = Board(BoardKind.CORNER, 4)
    groups = ("5 12 h2 r", "18! 24 r r", "33 40 r r", "47 60 r r")
    entered, walked, swapped = ending(
        board,
        groups,
        Enter(Seat(1), Location(18), ()),
        Walk(Seat(2), Location(36), Location(40), 4, (Spot(Seat(0), Location(40)),)),
        Swap(Seat(3), Location(33), Spot(Seat(2), Location(47))),
    )
    plays = (DrawnPlay((entered,)), DrawnPlay((walked,)), DrawnPlay((swapped,)))
    return replace(scene(board, groups, turn=0, viewer=0), plays=plays, discards=9)


def every_number() -> BoardScene:
    """Return several plays on a board whose viewer has chosen every number."""
    return replace(three_computers_in_a_row(), every_number=True)


def across_the_board_from_a_seven() -> BoardScene:
    jump = Jump(Seat(0), Location(7), Location(43), (Spot(Seat(3), Location(43)),))
    groups = ("43 12 h2 r", "18! 24 r r", "33 40 r r", "r 60 r r")
    return replace(scene(Board(BoardKind.CORNER, 4), groups, jump, turn=1), gate=7)


def walk_that_hits() -> BoardScene:
    hit = (Spot(Seat(0), Location(44)),)
    return scene(Board(BoardKind.CORNER, 4), MIDGAME, Walk(Seat(1), Location(31), Location(44), 13, hit), turn=2)


def seven_in_parts() -> BoardScene:
    groups = ("5 12 h2 r", "r 18! 24 r", "36! r r 71", "r 60 r r")
    parts = (
        Walk(Seat(0), Location(2), Location(5), 3, (Spot(Seat(3), Location(4)),)),
        Walk(Seat(0), Location(10), Location(12), 2, ()),
        Walk(Seat(0), Location(69), HOME[1], 2, ()),
    )
    return scene(Board(BoardKind.CANADIAN, 4), groups, *parts, turn=3)


def swap_seen_by_seat_two() -> BoardScene:
    swap = Swap(Seat(3), Location(44), Spot(Seat(1), Location(9)))
    return scene(Board(BoardKind.CORNER, 4), MIDGAME, swap, viewer=2)


def entering_on_a_dog_board() -> BoardScene:
    groups = ("r 7 r r", "16! 44 r h2", "r 32! h3 h4", "30 48! r r")
    enter = Enter(Seat(3), Location(48), (Spot(Seat(0), Location(48)),))
    return scene(Board(BoardKind.DOG, 4), groups, enter)


def six_with_goals() -> BoardScene:
    board = Board(BoardKind.CANADIAN, 6)
    places = {"61": Location(61), "71": Location(71), "h1": HOME[0]}
    goals = tuple(Goal(label, Seat(0), Location(60), place) for label, place in places.items())
    return replace(scene(board, (*MIDGAME, "100 88 r h1", "90! r 76 33"), goals=goals, viewer=4), bare=True)


def eight_with_the_centre_taken() -> BoardScene:
    groups = (*MIDGAME[:1], "19 44 r c", *MIDGAME[2:], "100 72 r h1", "90! r 76 33", "108! 120 r r", "126 130 140 r")
    moves = (
        Walk(Seat(1), Location(37), Location(43), 6, ()),
        Jump(Seat(1), Location(43), CENTRE, (Spot(Seat(4), CENTRE),)),
    )
    return scene(Board(BoardKind.CORNER, 8), groups, *moves, turn=7)


def poster() -> PosterScene:
    scene = replace(walk_that_hits(), winners=(Seat(1), Seat(3)), turn=None)
    text = EN("poster-hit-home", name="Maxime_42", other="Léa", fields=4, round=3)
    facts = (
        Fact(EN("poster-hit"), EN("poster-fields", fields=58), ((Seat(1), NAMES[1]),)),
        Fact(EN("poster-best"), EN("poster-gain", percent=31), ((Seat(2), NAMES[2]),)),
        Fact(EN("poster-luck"), EN("poster-gain", percent=9), ((Seat(3), NAMES[3]), (Seat(1), NAMES[1]))),
    )
    lines = (EN("series-goes-on", first=3, score="●▲ 1 : 0 ■◆"),)
    return PosterScene(scene, walk_that_hits(), text, facts, course(marks=((12, 1),)), lines)


def course(marks: tuple[tuple[int, int], ...]) -> CourseScene:
    """Return the course of a game of two sides in four rounds."""
    chances = (0.5, 0.47, 0.52, 0.6, 0.58, 0.49, 0.4, 0.44, 0.41, 0.33, 0.36, 0.3, 0.12, 0.16, 0.1, 0.05, 0.0)
    shares = tuple((chance, 1 - chance) for chance in chances)
    sides = ((Seat(0), "Léa & Élodie"), (Seat(1), "Maxime_42 & xX_DarkTock_Xx"))
    return CourseScene(sides, shares, (0, 5, 9, 14), marks, (Seat(1), Seat(3)))


def statistics() -> StatisticsScene:
    """Return tiles with and without a bar, a ranking with two in the first place, and a trend."""
    tiles = (Tile("48", "games"), Tile("52%", "won", 0.52), Tile("6", "best streak"), Tile("1,043 ± 60", "team rating"))
    ranking = (Bar("Léa & Zoë", 0.75, "3 of 4", 1), Bar("Maxime_42", 0.75, "3 of 4", 1), Bar("Élodie", None, "980", 3))
    bars = (("Ranking", ranking), ("Wins by ruleset", (Bar("Swiss", 0.4, "4 of 10"),)))
    return StatisticsScene("Léa", "?", tiles, bars, Trend("Accuracy by game", (0.6, 0.72, 0.9, 0.85)))


def games() -> GamesScene:
    """Return two games to choose from."""
    empty = replace(scene(Board(BoardKind.CANADIAN, 4)), top_card=None, caption="")
    cards = (Card("4s"), JOKER, Card("Th"))
    return GamesScene((GameSeen(empty, "Swiss", cards, 0), GameSeen(empty, "Dog (Swiss board)", cards[1:], 1)), 1)


def a_card_that_burns() -> BoardScene:
    burns = DrawnPlay((), burnt=(Seat(1), Card("Qh")))
    return replace(scene(Board(BoardKind.JACKAROO, 4), MIDGAME, turn=2), plays=(burns,))


def lobby(players: int) -> LobbyScene:
    """Return a table before its game: the first seat has a person, the last a computer player."""
    board = scene(Board(BoardKind.CANADIAN, players), ("r r r r", *("",) * (players - 2), "r r r r"))
    seats = tuple(
        replace(seen, name=seen.name if seen.pawns else "free", is_computer=seen.seat == players - 1)
        for seen in board.seats
    )
    return LobbyScene(replace(board, seats=seats, turn=None, top_card=None, caption=""))


def private(*cards: str, wide: bool = False) -> PrivateScene:
    """Return a hand; ``-`` marks an unplayable card, ``+`` a received, ``<`` a passed, ``!`` a pressed one."""
    return PrivateScene(
        six_with_goals(),
        tuple(
            CardSeen(
                Card(card[:2]),
                f"does {card[0]}",
                playable="-" not in card,
                received="+" in card,
                given="<" in card,
                pressed="!" in card,
            )
            for card in cards
        ),
        wide,
    )


def mixed_hand(*, wide: bool) -> PrivateScene:
    return private("As", "7h!", "Kd-", "Tc+", JOKER + " ", "Jh<", wide=wide)
