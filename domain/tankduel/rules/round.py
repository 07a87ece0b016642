"""TD9, TD22–TD31, TD76, TD77: rounds, initiative, a tank's phase step by step, reinforcement and the end."""

from collections.abc import Sequence
from typing import Any

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Part, Sealed
from kronika.domain.kernel.scripts import Question, Unanswered
from kronika.domain.kernel.steps import Ask, Decision, Objection
from kronika.domain.kernel.values import Emitter
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.pieces import Loss, Marker, Nation, Quality
from kronika.domain.tankduel.decisions import Answer, Lay, ShowHand, TakeBack
from kronika.domain.tankduel.rules.acting import Acting, Plan, burning, fight_fire, rallying
from kronika.domain.tankduel.rules.automaton.revealing import Bidding
from kronika.domain.tankduel.rules.automaton.turn import phase
from kronika.domain.tankduel.rules.damage import crossed, lose, score
from kronika.domain.tankduel.rules.deck import Goal, draw, draw_damage, drop, flip, seek_marker
from kronika.domain.tankduel.rules.leading import confidants, has_radios, team_mates
from kronika.domain.tankduel.rules.missions import (
    Closing,
    Settling,
    crosses_again,
    end_battle,
    finish_step,
    overrun,
    points_in_step,
    score_forward,
    shuffle,
    wake_infantry,
)
from kronika.domain.tankduel.rules.sighting import adjust, spot_trigger
from kronika.domain.tankduel.rules.tanks import hand_limit, sights
from kronika.domain.tankduel.rules.tasks import ENGINE, Agenda, Asking, Task, ask_owner, choose, give_up
from kronika.domain.tankduel.setup import NUMBERS, Entry, nation_of
from kronika.domain.tankduel.state import Board, Tank
from kronika.domain.tankduel.words import message

CLEARS = 4
"""TDR10: smoke is gone with a target number of at most so much."""


class Weathering(Task, frozen=True, tag="weathering.v1"):
    """The weather around a tank is looked at (TD97)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD97: checks the weather of a tank. Tanks that come into sight are spotted, and this tank if it moves."""
        board = out.board
        fog, tank = board.mission.fog, board.tanks[self.tank]
        assert fog is not None, "there is weather only in fog"
        before = sights(board)
        goal = Goal("tn", (Part("light", "TD97", fog.light),))
        heavy = not goal.met(flip(out, chance, "weather", tank.seat, self.tank, goal=goal))
        out.emit(e.WeatherTurned(self.tank, heavy))
        come = adjust(out, before)
        seen = (spot_trigger(out.board, self.tank),) if tank.in_motion else ()
        return (*come, *seen, Closing(), *rest)


class Smoking(Task, frozen=True, tag="smoking.v1"):
    """Whether the smoke on a tank clears (TD25)."""

    tank: str  #: The tank.

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD25, TDR10: smoke may clear."""
        tank = out.board.tanks[self.tank]
        if not tank.box.smoke:
            return rest
        goal = Goal("tn", (Part("smoke", "TD25", CLEARS),))
        if goal.met(flip(out, chance, "smoke", tank.seat, self.tank, goal=goal)):
            out.emit(e.SmokeCleared(self.tank))
        return (Closing() if tank.seat else Settling(), *rest)


class Burning(Task, frozen=True, tag="burning.v1"):
    """The crew of a burning tank does something about it (TD26, TD27)."""

    asks = {"fire_check": "TD26", "oi": "TD12"}

    tank: str  #: The tank.
    fights: bool = False  #: Whether this is the tank action of TD27.

    def script(self, board: Board, choices: Sequence[Any]) -> Plan | None:
        """TD26."""
        if not board.tanks[self.tank].on_fire:
            return None
        return burning(ask_owner(board, self.tank, choices, sealed=True), "fire_check")

    def carry(self, out: Emitter, chance: Chance, plan: Plan | None, rest: Agenda) -> Agenda:
        return rest if plan is None else (*fight_fire(out, chance, self.tank, plan), *rest)


class Rallying(Task, frozen=True, tag="rallying.v1"):
    """A broken crew rallies or bails out (TD28)."""

    asks = {"morale_check": "TD28", "oi": "TD12"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> Plan | None:
        """TD28."""
        if not board.tanks[self.tank].broken:
            return None
        return rallying(ask_owner(board, self.tank, choices, sealed=True))

    def carry(self, out: Emitter, chance: Chance, plan: Plan | None, rest: Agenda) -> Agenda:
        if plan is None:
            return rest
        tank = out.board.tanks[self.tank]
        if plan.answer == Answer.PAY:
            out.emit(e.OrdersPaid(tank.seat, plan.paid))
            out.emit(e.Rallied(self.tank))
        elif crossed(out.board, tank, draw_damage(out, chance, "morale", tank.seat, self.tank)):
            lose(out, chance, self.tank, tank.broken_by, Loss.BAILED_OUT)
        else:
            out.emit(e.Rallied(self.tank))
        return (Closing(), *rest)


class Hatching(Task, frozen=True, tag="hatching.v1"):
    """The hatch of a tank may be opened or closed (TD24)."""

    asks = {"hatch": "TD24"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> Answer:
        """TD24, TD89: the hatch may be closed or opened."""
        ask = ask_owner(board, self.tank, choices)
        return choose(ask, "hatch", (Answer.KEEP, Answer.TURN))

    def carry(self, out: Emitter, chance: Chance, answer: Answer, rest: Agenda) -> Agenda:
        if answer == Answer.TURN:
            out.emit(e.HatchTurned(self.tank, not out.board.tanks[self.tank].buttoned))
        return rest


class Discarding(Task, frozen=True, tag="discarding.v1"):
    """The discard step of a tank (TD31)."""

    asks = {"discard": "TD31"}

    tank: str  #: The tank.

    def script(self, board: Board, choices: Sequence[Any]) -> int:
        """TD31: returns the card; 0: none."""
        seat = board.tanks[self.tank].seat
        hand = board.hands[seat]
        if not hand:
            return 0
        return give_up(Asking(board, seat, self.tank, choices), "discard", hand, optional=True)

    def carry(self, out: Emitter, chance: Chance, card: int, rest: Agenda) -> Agenda:
        if not card:
            return rest
        drop(out, out.board.tanks[self.tank].seat, card)
        return (self, *rest)


NEWCOMER = "german_IV"
"""The tank that a German reinforcement is."""


def begin_round(out: Emitter, chance: Chance, number: int) -> Agenda:
    """TD22: all draw, Soviets first, by their tanks (TDR3); TD101: Robata has no hand."""
    out.emit(e.RoundBegan(number))
    if not bring_newcomer(out, chance):
        return ()
    for seat in dict.fromkeys(tank.seat for tank in out.board.in_play if tank.seat):
        for _ in range(hand_limit(out.board, seat) - len(out.board.hands[seat])):
            if not _draw_one(out, chance, seat):
                return ()
    score_forward(out)
    return (Picking(), Turning())


def bring_newcomer(out: Emitter, chance: Chance) -> bool:
    """TD98: whether a German reinforcement comes; False: the battle is over."""
    board = out.board
    drive = board.mission.drive
    if drive is None or NEWCOMER in board.tanks:
        return True
    seat = _controls_newcomer(board)
    tn = flip(out, chance, "newcomer", seat, "").tn
    for one in drive.newcomers:
        if tn in one.tns:
            number = NUMBERS.index(NEWCOMER.partition("_")[2]) + 1
            entry = Entry(
                NEWCOMER,
                Nation.GERMAN,
                number,
                one.tank,
                one.quality,
                drive.newcomer_apcr,
                drive.newcomer_range,
                seat,
            )
            out.emit(e.NewcomerCame(entry))
    return finish_step(out, chance)


def _controls_newcomer(board: Board) -> str:
    """Returns the seat named at the set-up; if that player has left, the first German one."""
    named = board.battle.newcomer
    return named if named in board.playing else next(s for s in board.playing if nation_of(s) == Nation.GERMAN)


def _draw_one(out: Emitter, chance: Chance, seat: str) -> bool:
    """TDR3: SHUFFLE is carried out immediately, END GAME ends the game immediately: then False."""
    seek_marker(out, chance, seat)
    if out.board.aside == Marker.END:
        end_battle(out)
        return False
    if out.board.aside or not out.board.deck_size:
        shuffle(out, chance)
    if out.board.deck_size:
        draw(out, chance, seat, "draw")
    return True


# --- initiative


class Picking(Task, frozen=True, tag="picking.v1"):
    """Initiative cards are being laid (TD23)."""

    asks = {"initiative": "TD23", "laid": "TD23"}

    def questions(self, board: Board, choices: Sequence[Any] = ()) -> tuple[Question, ...]:
        """TD23: every player lays a card for each of his tanks in play, by number, and may take the last one back,
        while any player still lays. TD120: he may show his hand to his team-mates, where that was agreed on."""
        found = []
        for seat in board.playing:
            own = board.own(seat)
            laid = [tank.id for tank in own if tank.id in board.laid]
            left = [tank.id for tank in own if tank.id not in board.laid]
            back = (TakeBack(),) if laid else ()
            if left and board.hands[seat]:
                show = (ShowHand(),) if _may_show(board, seat) else ()
                options = (*(Lay(card) for card in board.hands[seat]), *back, *show)
                found.append(Question(seat, "initiative", left[0], options))
            elif laid:
                found.append(Question(seat, "laid", laid[-1], back, optional=True))
        return tuple(found) if any(not one.optional for one in found) else ()

    def script(self, board: Board, choices: Sequence[Any]) -> None:
        if asked := self.questions(board):
            raise Unanswered(lambda: asked[0])

    def objection(self, board: Board, ask: Ask, decision: Decision) -> Objection | None:
        """TD120, TD81: why a hand stays hidden."""
        if not isinstance(decision, ShowHand):
            return super().objection(board, ask, decision)
        if not board.setup.shown_hands:
            return Objection("TD120", message("not-hands-are-shown"))
        if not team_mates(board, ask.seat):
            return Objection("TD120", message("not-a-team-mate"))
        if not confidants(board, ask.seat):
            own = has_radios(board, ask.seat)
            return Objection("TD81", message("not-to-mates-without-radio" if own else "not-without-a-radio"))
        return Objection("TD120", message("not-shown-again" if ask.seat in board.showed else "not-shown-now"))

    def answer(self, out: Emitter, question: Question, decision: Any) -> bool:
        """TD23: a card is laid face down, or the last one taken back; TD120: or the hand is shown."""
        board, seat = out.board, question.seat
        match decision:
            case Lay(card):
                versions = (out.version, out.version + 1)
                out.emit(e.InitiativeLaid(seat, question.subject, Sealed(seat, card), versions))
            case TakeBack():
                laid = [one.id for one in board.own(seat) if one.id in board.laid]
                out.emit(e.InitiativeTakenBack(seat, laid[-1]))
            case ShowHand():
                hand = board.hands[seat]
                out.emit(e.HandShown(seat, tuple(Sealed(mate, hand) for mate in confidants(board, seat))))
        return True

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD105: then Robata takes its cards."""
        for offer in out.prompts:
            out.close(offer.id)
        return (Bidding(tuple(tank.id for tank in out.board.in_play if not tank.seat)), *rest)


def _may_show(board: Board, seat: str) -> bool:
    """TD120: once a round; TD81: by radio, where that is wanted."""
    return board.setup.shown_hands and seat not in board.showed and bool(confidants(board, seat))


class Turning(Task, frozen=True, tag="turning.v1"):
    """The next tank acts, or the round ends."""

    def carry(self, out: Emitter, chance: Chance, answer: None, rest: Agenda) -> Agenda:
        """TD24: the next tank's phase, or the round is over."""
        if not out.board.order:
            return end_round(out, chance)
        tank = out.board.order[0]
        out.emit(e.TurnBegan(tank))
        wake_infantry(out, tank)
        score(out, tank, points_in_step(out.board, out.board.tanks[tank]))
        if not out.board.tanks[tank].seat:
            return (Smoking(tank), *phase(tank), self, *rest)
        weather = (Weathering(tank),) if out.board.mission.fog is not None else ()
        hatch = (Hatching(tank),) if out.board.battle.infantry else ()
        checks = (Smoking(tank), Burning(tank), Rallying(tank))
        return (*weather, *checks, *hatch, Acting(tank), Discarding(tank), self, *rest)


# --- the end of a round and of the battle


def end_round(out: Emitter, chance: Chance) -> Agenda:
    """TD76: every tank lost comes back; then the next round."""
    out.emit(e.RoundEnded())
    if crosses_again(out):
        return ()
    overrun(out)
    for tank in out.board.tanks.values():
        if tank.out:
            _replace(out, chance, tank)
            out.emit(e.TankReturned(tank.id))
    if not finish_step(out, chance):
        return ()
    return begin_round(out, chance, out.board.round + 1)


def _replace(out: Emitter, chance: Chance, tank: Tank) -> None:
    """TD98: a lost Soviet tank may come back as a stronger one; one that did does so again."""
    drive = out.board.mission.drive
    if drive is None or tank.entry.model != drive.replaced:
        return
    goal = Goal("tn", (Part("replaced", "TD98", drive.replaces),))
    if goal.met(flip(out, chance, "replaced", tank.seat, tank.id, goal=goal)):
        out.emit(e.TankReplaced(tank.id, drive.replacing, Quality.VETERAN, apcr=0))


def start(out: Emitter, chance: Chance) -> None:
    """Play begins, or continues with the next round."""
    ENGINE.resume(out, chance, begin_round(out, chance, out.board.round + 1))
