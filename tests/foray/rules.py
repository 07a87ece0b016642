"""The rules of Foray, step by step: what a seat decides, and what that causes."""

from collections.abc import Iterable, Sequence
from typing import Any

from kronika.domain.kernel import steps
from kronika.domain.kernel.chance import Chance, Purpose
from kronika.domain.kernel.events import Part, Sealed, Test
from kronika.domain.kernel.steps import Ask, Decision, Objection
from kronika.domain.kernel.values import Counts, Emitter, Odds
from kronika.domain.kernel.words import REFEREE, Reason, Rejection, Word, refuse
from tests.foray import events as e
from tests.foray import state
from tests.foray.state import WIND, Board, seen_by_all, unseen
from tests.foray.words import message

NEEDED, NEEDED_ALONE, STEP, WIND_NEEDS = 7, 9, 2, 10
AT_MOST, AT_MOST_ALONE = 6, 4


class PromptKind(Word):
    """The kinds of prompts of Foray."""

    PICK = "pick"  #: Which card says when it acts (F3).
    ACT = "act"  #: Its action in its turn (F5).
    REACT = "react"  #: Whether it plays a card against the raid, or for it (F6).
    SHIELD = "shield"  #: Whether it shields its team-mate (F7).
    CONFIDE = "confide"  #: Which card it shows to its team-mate (F10).
    BURY = "bury"  #: Which card it may bury (F11).
    CONFIRM = "confirm"  #: Whether it buries that card (F11).


class Ending(Word):
    """The ways in which a game of Foray ends."""

    ROUNDS = "rounds"  #: The last round is over, or the points are reached (F13).


# --- what is asked


class Pick(steps.Decision, frozen=True, tag="pick"):
    """F3: the card that says when the seat acts."""

    card: int  #: The card, by its number.


class Picking(steps.Step, frozen=True):
    """F3: every seat picks a card, in secret."""

    asks = {"pick": "F3"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return map(Pick, board.hands[self.seat])

    def take(self, play: steps.Play[Board], decision: Any) -> None:
        version = play.out.version
        play.emit(e.CardPicked(self.seat, Sealed(self.seat, decision.card), (version, version + 1)))
        _if_all_picked(play)

    def is_secret(self, board: Board, ask: Ask) -> bool:
        return True

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


class Raid(steps.Decision, frozen=True, tag="raid"):
    """F5, F6: raid an enemy seat; alone, the `wind`."""

    target: str  #: The seat meant.


class Steal(steps.Decision, frozen=True, tag="steal"):
    """F9: take a random card from the hand of an enemy seat."""

    target: str  #: The seat meant.


class Confide(steps.Decision, frozen=True, tag="confide"):
    """F10: show a card to the team-mate; which one is asked next."""


class Bury(steps.Decision, frozen=True, tag="bury"):
    """F11: bury a card; which one is asked next."""


class Rest(steps.Decision, frozen=True, tag="rest"):
    """F5: do nothing."""


class Acting(steps.Step, frozen=True):
    """F5: a seat acts."""

    asks = {"act": "F5"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        hand = board.hands[self.seat]
        yield from map(Raid, (WIND,) if board.alone else board.enemies(self.seat))
        yield from (Steal(enemy) for enemy in board.enemies(self.seat) if board.hands[enemy])
        if hand and board.mates(self.seat):
            yield Confide()
        if hand:
            yield Bury()
        yield Rest()

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        match decision:
            case Raid(target) | Steal(target) if target not in (WIND, *board.enemies(self.seat)):
                return Objection("F5", message("not-an-enemy", seat=target))
            case Steal(target) if target != WIND and not board.hands[target]:
                return Objection("F9", message("not-from-an-empty-hand", seat=target))
        return None

    def take(self, play: steps.Play[Board], decision: Decision) -> None:
        match decision:
            case Raid(target):
                play.emit(e.RaidBegan(self.seat, target))
                _offer_shields(play, target)
                _react(play)
            case Steal(target):
                _steal(play, self.seat, target)
                _next_turn(play)
            case Confide():
                play.out.prompt(self.seat, "confide")
            case Bury():
                play.out.prompt(self.seat, "bury")
            case Rest():
                _next_turn(play)


class Play(steps.Decision, frozen=True, tag="play"):
    """F6, F7: a card that blocks, presses or shields."""

    card: int  #: The card, by its number.


class Pass(steps.Decision, frozen=True, tag="pass"):
    """F6: no card."""


class Reacting(steps.Step, frozen=True):
    """F6: in the window of a raid its target may block it, and who raids press it."""

    asks = {"react": "F6"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return (*map(Play, board.hands[self.seat]), Pass())

    def take(self, play: steps.Play[Board], decision: Decision) -> None:
        raid: Any = play.board.frame
        match decision:
            case Play(card):
                play.emit(e.CardPlayed(self.seat, card, "block" if self.seat == raid.target else "press"))
            case Pass():
                play.emit(e.Passed(self.seat))
        _react(play)

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


class Shielding(steps.Step, frozen=True):
    """F7: as long as the window is open a team-mate of the target may shield it."""

    asks = {"shield": "F7"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return map(Play, board.hands[self.seat])

    def take(self, play: steps.Play[Board], decision: Any) -> None:
        play.emit(e.CardPlayed(self.seat, decision.card, "shield"))

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


class Choose(steps.Decision, frozen=True, tag="choose"):
    """F10, F11: the card meant, in secret."""

    card: int  #: The card, by its number.


class Confiding(steps.Step, frozen=True):
    """F10: a seat shows a card to its team-mate."""

    asks = {"confide": "F10"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return map(Choose, board.hands[self.seat])

    def take(self, play: steps.Play[Board], decision: Any) -> None:
        (mate,) = play.board.mates(self.seat)
        play.emit(e.Confided(self.seat, (Sealed(self.seat, decision.card), Sealed(mate, decision.card))))
        _next_turn(play)

    def is_secret(self, board: Board, ask: Ask) -> bool:
        return True

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


class Burying(steps.Step, frozen=True):
    """F11: a seat chooses a card that it may bury."""

    asks = {"bury": "F11"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return map(Choose, board.hands[self.seat])

    def take(self, play: steps.Play[Board], decision: Any) -> None:
        play.emit(e.CardChosen(self.seat, Sealed(self.seat, decision.card)))
        play.out.prompt(self.seat, "confirm", str(decision.card), secret=True)

    def is_secret(self, board: Board, ask: Ask) -> bool:
        return True

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


class Keep(steps.Decision, frozen=True, tag="keep"):
    """F11: the card chosen stays in hand."""


class LetGo(steps.Decision, frozen=True, tag="let_go"):
    """F11: the card chosen is buried."""


class Confirming(steps.Step, frozen=True):
    """F11: the seat buries the card chosen, or keeps it."""

    asks = {"confirm": "F11"}
    seat: str

    def candidates(self, board: Board, ask: Ask) -> Iterable[Decision]:
        return (LetGo(), Keep())

    def take(self, play: steps.Play[Board], decision: Decision) -> None:
        buried = isinstance(decision, LetGo)
        play.emit(e.BuryingEnded(self.seat, buried))
        if buried:
            _draw(play, self.seat, "F11")
        _next_turn(play)

    def is_private(self, board: Board, ask: Ask) -> bool:
        return True


def _refuse(
    board: Board, ask: Ask, decision: Decision, objection: Objection | None, accepted: tuple[Decision, ...]
) -> Rejection:
    (step,) = _steps(board, ask)
    rule, said, _ = objection or Objection(step.asks[ask.kind], message("not-decided-now"))
    return refuse(
        Reason.AGAINST_THE_RULES,
        said,
        rule=rule,
        accepted=tuple(sorted({str(type(one).__struct_config__.tag) for one in accepted})),
    )


STEPS: Any = steps.defined_below(__package__, steps.Step)
DECISIONS = steps.defined_below(__package__, Decision)


def _steps(board: Board, ask: Ask) -> tuple[steps.Step, ...]:
    return tuple(step(ask.seat) for step in STEPS if ask.kind in step.asks)


ENGINE = steps.Engine(steps=_steps, refuse=_refuse)
"""What is asked tells the step: several seats may be asked at once."""


def start(out: Emitter, chance: Chance) -> None:
    """F2: the first round, or the next one of a game taken over."""
    _round(ENGINE.play(out, chance), out.board.round + 1)


# --- rounds and turns


def _round(play: steps.Play[Board], number: int) -> None:
    play.emit(e.RoundBegan(number))
    for seat in play.board.playing:
        while len(play.board.hands[seat]) < play.board.setup.hand:
            _draw(play, seat, "F2")
    for seat in play.board.playing:
        play.out.prompt(seat, "pick")


def _if_all_picked(play: steps.Play[Board]) -> None:
    board = play.board
    if set(board.picks) != set(board.playing):
        return
    order = sorted(board.playing, key=lambda seat: (-board.picks[seat], board.setup.seats.index(seat)))
    play.emit(e.PicksShown(dict(board.picks), tuple(order), board.seals))
    _turn(play, order[0])


def _turn(play: steps.Play[Board], seat: str) -> None:
    play.emit(e.TurnBegan(seat))
    play.out.prompt(seat, "act")


def _next_turn(play: steps.Play[Board]) -> None:
    waiting = play.board.order[1:]
    if waiting:
        _turn(play, waiting[0])
    else:
        _end_round(play)


def _end_round(play: steps.Play[Board]) -> None:
    """F12, F13."""
    board = play.board
    if board.alone:
        (team,) = board.points
        gust = _flip(play, board.setup.seats[0], "gust", "", (Part("wind", "F12", WIND_NEEDS),), "F12")
        if gust and play.board.points[team]:
            play.emit(e.Scored(team, -1))
    if play.board.round < board.setup.rounds:
        _round(play, play.board.round + 1)
        return
    points = play.board.points
    if board.alone:
        (scored,) = points.values()
        play.emit(e.GameOver(board.setup.seats if scored >= board.setup.goal else ()))
        return
    best = [team for team in points if points[team] == max(points.values())]
    play.emit(e.GameOver(tuple(seat for seat in board.playing if best == [board.team(seat)])))


# --- raids


def _offer_shields(play: steps.Play[Board], target: str) -> None:
    if target == WIND:
        return
    for mate in play.board.mates(target):
        if play.board.hands[mate]:
            play.out.prompt(mate, "shield", target, optional=True)


def _react(play: steps.Play[Board]) -> None:
    """F6: the next seat in the window is asked; who has no card is passed over, and then the window is over."""
    raid = play.board.frame
    if not raid.over and raid.asked != WIND and play.board.hands[raid.asked]:
        play.out.prompt(raid.asked, "react", raid.target)
        return
    for prompt in play.out.prompts:
        play.out.close(prompt.id)
    if _flip(play, raid.seat, "raid", raid.target, needed(play.board, raid), "F8"):
        play.emit(e.Scored(play.board.team(raid.seat), 1))
    _next_turn(play)


def needed(board: Board, raid: state.Raid) -> tuple[Part, ...]:
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
        return Counts("F16", message("test-at-most", target=target))
    return Counts(rule, message("test-at-least", target=target))


def chances(cards: Sequence[int], target: int, *, at_most: bool) -> tuple[int, int]:
    """In how many of how many cases a card, any of these, reaches a target."""
    return sum(reaches(card, target, at_most=at_most) for card in cards), len(cards)


def odds(board: Board, decision: Any) -> Odds | None:
    """F8: what a raid declared now would have to reach, from what these eyes do not see."""
    if not isinstance(decision, Raid):
        return None
    parts = needed(board, state.Raid("", decision.target, ""))
    target = sum(part.value for part in parts)
    low = board.setup.low
    wins, outcomes = chances(unseen(board), target, at_most=low)
    return Odds(target, parts, 0, wins, outcomes, low, counts=counts(target, "F8", low=low))


# --- chance


def _ready(play: steps.Play[Board]) -> None:
    if not play.board.deck_size:
        play.emit(e.Reshuffled())


def _draw(play: steps.Play[Board], seat: str, rule: str) -> None:
    """F1: a card of the deck; there is none only if all are held."""
    _ready(play)
    if not play.board.deck_size:
        return
    drawn = play.chance.draw(REFEREE, Purpose(rule, seat, "draw"), play.board.deck_size)
    card = play.board.deck[drawn.index]
    play.emit(e.CardDrawn(seat, drawn.use, Sealed(seat, card), Sealed(REFEREE, e.Place(drawn.link, drawn.index))))


def _flip(play: steps.Play[Board], seat: str, action: str, target: str, parts: tuple[Part, ...], rule: str) -> bool:
    """F8: a card of the deck decides; whether it reaches what it has to. Its odds are those of who sees
    no hand."""
    _ready(play)
    needs = sum(part.value for part in parts)
    low = play.board.setup.low and action == "raid"
    wins, outcomes = chances(seen_by_all(play.board), needs, at_most=low)
    drawn = play.chance.draw(REFEREE, Purpose(rule, seat, action, target=target), play.board.deck_size)
    card = play.board.deck[drawn.index]
    test = Test(needs, parts, wins, outcomes, reaches(card, needs, at_most=low), low)
    play.emit(e.CardFlipped(drawn.use, card, test, Sealed(REFEREE, e.Place(drawn.link, drawn.index))))
    return test.success


def _steal(play: steps.Play[Board], seat: str, target: str) -> None:
    """F9: by the chain of who loses the card."""
    hand = play.board.hands[target]
    drawn = play.chance.draw(target, Purpose("F9", seat, "steal", target=target), len(hand))
    card = hand[drawn.index]
    taken = e.Taken(card, drawn.link, drawn.index)
    play.emit(e.CardStolen(seat, target, drawn.use, Sealed(target, taken), Sealed(seat, card)))


# --- leaving


def resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...] | None:
    """F14: the seats that win, or None if the others play on."""
    play, board = ENGINE.play(out, chance), out.board
    if board.alone or not board.mates(seat):
        return board.enemies(seat)
    acting, frame = board.order[:1] == (seat,), board.frame
    broken = acting or (isinstance(frame, state.Raid) and frame.target == seat)
    confiding = [p.id for p in play.out.prompts if p.kind == "confide" and p.seat in board.mates(seat)]
    play.emit(e.SeatLeft(seat, broken))
    for prompt in play.out.prompts:
        if prompt.seat == seat or prompt.id in confiding or (broken and prompt.kind in ("react", "shield")):
            play.out.close(prompt.id)
    if not board.order:
        _if_all_picked(play)
    elif not play.board.order:
        _end_round(play)
    elif acting:
        _turn(play, play.board.order[0])
    elif broken or confiding:
        _next_turn(play)
    return None
