"""The rules of Foray: what a decision causes, or why it is refused."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance, Purpose
from kronika.domain.kernel.events import Part, Sealed, Test
from kronika.domain.kernel.values import Counts, Emitter, Odds, Prompt
from kronika.domain.kernel.words import REFEREE, Reason, Rejection, Sentence, refuse
from tests.foray import decisions as d
from tests.foray import events as e
from tests.foray.state import WIND, Board, Raid, seen_by_all, unseen

NEEDED, NEEDED_ALONE, STEP, WIND_NEEDS = 7, 9, 2, 10
AT_MOST, AT_MOST_ALONE = 6, 4


def start(out: Emitter, chance: Chance) -> None:
    """F2: the first round, or the next one of a game taken over."""
    _round(out, out.board.round + 1, chance)


def decide(out: Emitter, seat: str, prompt: Prompt, decision: Any, chance: Chance) -> Rejection | None:
    """One decision."""
    refused = _refused(out.board, prompt, decision)
    if refused is not None:
        return refused
    match decision:
        case d.Pick(card):
            out.emit(e.CardPicked(seat, Sealed(seat, card), (out.version, out.version + 1)))
            _if_all_picked(out, chance)
        case d.Raid(target):
            out.emit(e.RaidBegan(seat, target))
            _offer_shields(out, target)
            _react(out, chance)
        case d.Steal(target):
            _steal(out, seat, target, chance)
            _next_turn(out, chance)
        case d.Confide():
            out.prompt(seat, "confide")
        case d.Bury():
            out.prompt(seat, "bury")
        case d.Rest():
            _next_turn(out, chance)
        case d.Play(card) if prompt.kind == "shield":
            out.emit(e.CardPlayed(seat, card, "shield"))
        case d.Play(card):
            out.emit(e.CardPlayed(seat, card, "block" if seat == out.board.frame.target else "press"))
            _react(out, chance)
        case d.Pass():
            out.emit(e.Passed(seat))
            _react(out, chance)
        case d.Choose(card) if prompt.kind == "confide":
            (mate,) = out.board.mates(seat)
            out.emit(e.Confided(seat, (Sealed(seat, card), Sealed(mate, card))))
            _next_turn(out, chance)
        case d.Choose(card):
            out.emit(e.CardChosen(seat, Sealed(seat, card)))
            out.prompt(seat, "confirm", str(card), secret=True)
        case d.Keep() | d.LetGo():
            out.emit(e.BuryingEnded(seat, isinstance(decision, d.LetGo)))
            if isinstance(decision, d.LetGo):
                _draw(out, seat, "F11", chance)
            _next_turn(out, chance)
    return None


def legal(board: Board, prompt: Prompt) -> tuple[Any, ...]:
    """Every decision that the seat may take, told from what it sees."""
    seat, hand = prompt.seat, board.hands[prompt.seat]
    match prompt.kind:
        case "pick":
            return tuple(d.Pick(card) for card in hand)
        case "act":
            enemies = (WIND,) if board.alone else board.enemies(seat)
            raids = tuple(d.Raid(enemy) for enemy in enemies)
            steals = tuple(d.Steal(enemy) for enemy in board.enemies(seat) if board.hands[enemy])
            confides = (d.Confide(),) if hand and board.mates(seat) else ()
            return (*raids, *steals, *confides, *((d.Bury(),) if hand else ()), d.Rest())
        case "react":
            return (*(d.Play(card) for card in hand), d.Pass())
        case "shield":
            return tuple(d.Play(card) for card in hand)
        case "confide" | "bury":
            return tuple(d.Choose(card) for card in hand)
        case "confirm":
            return (d.LetGo(), d.Keep())
    return ()


RULES = {"pick": "F3", "act": "F5", "react": "F6", "shield": "F7", "confide": "F10", "bury": "F11", "confirm": "F11"}


def _refused(board: Board, prompt: Prompt, decision: Any) -> Rejection | None:
    accepted = legal(board, prompt)
    if decision in accepted:
        return None
    return refuse(
        Reason.AGAINST_THE_RULES,
        "This cannot be decided now.",
        "To teď nelze rozhodnout.",
        rule=RULES[prompt.kind],
        accepted=tuple(sorted({type(one).__struct_config__.tag for one in accepted})),
    )


# --- rounds and turns


def _round(out: Emitter, number: int, chance: Chance) -> None:
    out.emit(e.RoundBegan(number))
    for seat in out.board.playing:
        while len(out.board.hands[seat]) < out.board.setup.hand:
            _draw(out, seat, "F2", chance)
    for seat in out.board.playing:
        out.prompt(seat, "pick")


def _if_all_picked(out: Emitter, chance: Chance) -> None:
    board = out.board
    if set(board.picks) != set(board.playing):
        return
    order = sorted(board.playing, key=lambda seat: (-board.picks[seat], board.setup.seats.index(seat)))
    out.emit(e.PicksShown(dict(board.picks), tuple(order), board.seals))
    _turn(out, order[0])


def _turn(out: Emitter, seat: str) -> None:
    out.emit(e.TurnBegan(seat))
    out.prompt(seat, "act")


def _next_turn(out: Emitter, chance: Chance) -> None:
    waiting = out.board.order[1:]
    if waiting:
        _turn(out, waiting[0])
    else:
        _end_round(out, chance)


def _end_round(out: Emitter, chance: Chance) -> None:
    """F12, F13."""
    board = out.board
    if board.alone:
        (team,) = board.points
        gust = _flip(out, board.setup.seats[0], "gust", "", (Part("wind", "F12", WIND_NEEDS),), "F12", chance)
        if gust and out.board.points[team]:
            out.emit(e.Scored(team, -1))
    if out.board.round < board.setup.rounds:
        _round(out, out.board.round + 1, chance)
        return
    points = out.board.points
    if board.alone:
        (scored,) = points.values()
        out.emit(e.GameOver(board.setup.seats if scored >= board.setup.goal else ()))
        return
    best = [team for team in points if points[team] == max(points.values())]
    out.emit(e.GameOver(tuple(seat for seat in board.playing if best == [board.team(seat)])))


# --- raids


def _offer_shields(out: Emitter, target: str) -> None:
    if target == WIND:
        return
    for mate in out.board.mates(target):
        if out.board.hands[mate]:
            out.prompt(mate, "shield", target, optional=True)


def _react(out: Emitter, chance: Chance) -> None:
    """F6: the next seat in the window is asked; who has no card is passed over, and then the window is over."""
    raid = out.board.frame
    if not raid.over and raid.asked != WIND and out.board.hands[raid.asked]:
        out.prompt(raid.asked, "react", raid.target)
        return
    for prompt in out.prompts:
        out.close(prompt.id)
    if _flip(out, raid.seat, "raid", raid.target, needed(out.board, raid), "F8", chance):
        out.emit(e.Scored(out.board.team(raid.seat), 1))
    _next_turn(out, chance)


def needed(board: Board, raid: Raid) -> tuple[Part, ...]:
    """F8, F16: what a raid has to reach, part by part."""
    low = board.setup.low
    if low:
        parts = [Part("base", "F16", AT_MOST_ALONE if board.alone else AT_MOST)]
    else:
        parts = [Part("base", "F8", NEEDED_ALONE if board.alone else NEEDED)]
    harder = -STEP if low else STEP
    if raid.raised:
        parts.append(Part("raised", "F8", harder * raid.raised))
    if raid.pressed:
        parts.append(Part("pressed", "F8", -harder * raid.pressed))
    return tuple(parts)


def reaches(card: int, target: int, *, at_most: bool) -> bool:
    """F8, F16: whether a card is enough."""
    return card <= target if at_most else card >= target


def counts(target: int, rule: str, *, low: bool) -> Counts:
    """F8, F16: what succeeds."""
    if low:
        return Counts("F16", Sentence(f"a card of at most {target} succeeds", f"uspěje karta nejvýš {target}"))
    return Counts(rule, Sentence(f"a card of at least {target} succeeds", f"uspěje karta nejméně {target}"))


def chances(cards: Sequence[int], target: int, *, at_most: bool) -> tuple[int, int]:
    """In how many of how many cases a card, any of these, reaches a target."""
    return sum(reaches(card, target, at_most=at_most) for card in cards), len(cards)


def odds(board: Board, decision: Any) -> Odds | None:
    """F8: what a raid declared now would have to reach, from what these eyes do not see."""
    if not isinstance(decision, d.Raid):
        return None
    parts = needed(board, Raid("", decision.target, ""))
    target = sum(part.value for part in parts)
    low = board.setup.low
    wins, outcomes = chances(unseen(board), target, at_most=low)
    return Odds(target, parts, 0, wins, outcomes, low, counts=counts(target, "F8", low=low))


# --- chance


def _ready(out: Emitter) -> None:
    if not out.board.deck_size:
        out.emit(e.Reshuffled())


def _draw(out: Emitter, seat: str, rule: str, chance: Chance) -> None:
    """F1: a card of the deck; there is none only if all are held."""
    _ready(out)
    if not out.board.deck_size:
        return
    drawn = chance.draw(REFEREE, Purpose(rule, seat, "draw"), out.board.deck_size)
    card = out.board.deck[drawn.index]
    out.emit(e.CardDrawn(seat, drawn.use, Sealed(seat, card), Sealed(REFEREE, e.Place(drawn.link, drawn.index))))


def _flip(
    out: Emitter, seat: str, action: str, target: str, parts: tuple[Part, ...], rule: str, chance: Chance
) -> bool:
    """F8: a card of the deck decides; whether it reaches what it has to. Its odds are those of who sees
    no hand."""
    _ready(out)
    needs = sum(part.value for part in parts)
    low = out.board.setup.low and action == "raid"
    wins, outcomes = chances(seen_by_all(out.board), needs, at_most=low)
    drawn = chance.draw(REFEREE, Purpose(rule, seat, action, target=target), out.board.deck_size)
    card = out.board.deck[drawn.index]
    test = Test(needs, parts, wins, outcomes, reaches(card, needs, at_most=low), low)
    out.emit(e.CardFlipped(drawn.use, card, test, Sealed(REFEREE, e.Place(drawn.link, drawn.index))))
    return test.success


def _steal(out: Emitter, seat: str, target: str, chance: Chance) -> None:
    """F9: by the chain of who loses the card."""
    hand = out.board.hands[target]
    drawn = chance.draw(target, Purpose("F9", seat, "steal", target=target), len(hand))
    card = hand[drawn.index]
    taken = e.Taken(card, drawn.link, drawn.index)
    out.emit(e.CardStolen(seat, target, drawn.use, Sealed(target, taken), Sealed(seat, card)))


# --- leaving


def resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
    """F14: the seats that win, or None if the others play on."""
    board = out.board
    if board.alone or not board.mates(seat):
        return board.enemies(seat)
    acting, frame = board.order[:1] == (seat,), board.frame
    broken = acting or (isinstance(frame, Raid) and frame.target == seat)
    confiding = [p.id for p in out.prompts if p.kind == "confide" and p.seat in board.mates(seat)]
    out.emit(e.SeatLeft(seat, broken))
    for prompt in out.prompts:
        if prompt.seat == seat or prompt.id in confiding or (broken and prompt.kind in ("react", "shield")):
            out.close(prompt.id)
    if not board.order:
        _if_all_picked(out, chance)
    elif not out.board.order:
        _end_round(out, chance)
    elif acting:
        _turn(out, out.board.order[0])
    elif broken or confiding:
        _next_turn(out, chance)
    return None
