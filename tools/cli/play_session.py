"""A player at a game or campaign: sees events, takes back, answers the opponent, waits, leaves."""

import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import click

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.ends import pending_actions, prompts_wait
from kronika.domain.kernel.events import LimitChange
from kronika.domain.kernel.ledger import Decision, LimitRequest
from kronika.domain.kernel.limits import duration
from kronika.domain.kernel.undo import UndoClass, undo_needed
from kronika.domain.systems import SYSTEMS
from kronika.tools.cli.common import AGAIN, Context, PromptOptions
from kronika.tools.cli.line_input import Gone, InputEnded
from kronika.tools.cli.options import Browser, Menu
from kronika.tools.cli.telling import HANG, RECENT, Line
from kronika.tools.cli.terminal import paged
from kronika.tools.client.connection import NotReached, ServiceRefused
from kronika.tools.client.identity import fingerprint
from kronika.tools.client.session import Interrupted, Session
from kronika.v1 import game_service_pb2 as pb


class Arrivals:
    """Follows a session until `stands` returns false: the question is no longer open. Calls `reached` when the service
    is lost and when it is back."""

    def __init__(
        self, session: Session, stands: Callable[[], bool], reached: Callable[[bool], None], again: float
    ) -> None:
        self._session, self._stands, self._reached, self._again = session, stands, reached, again
        self._stopped = threading.Event()

    def run(self) -> bool:
        """See `Meanwhile`. Raises what `Session.advance` raises but for the service being away."""
        away = False
        while self._stands():
            try:
                if away:
                    self._session.catch_up()
                    away = False
                    self._reached(True)
                else:
                    self._session.advance()
            except Interrupted:
                return False
            except NotReached:
                if not away and not self._stopped.is_set():
                    self._reached(False)
                away = True
                if self._stopped.wait(self._again):
                    return False
        return True

    def stop(self) -> None:
        """See `Meanwhile`. The session goes on after its `resume`."""
        self._stopped.set()
        self._session.interrupt()


def has_several_others(session: Session) -> bool:
    """Whether there are more than two seats, so that the others have to be named."""
    return len(session.position.ledger.seats) > 2


def waited_for(session: Session) -> list[str]:
    """The other seats that the game, or a request of the player's, waits for."""
    position, me = session.position, session.audience
    waits = set(pending_actions(position))
    if prompts_wait(position):
        waits.update(prompt.seat for prompt in position.game.prompts if not prompt.optional)
    if (asked := position.ledger.undo.get(me)) is not None:
        waits.update(seat for seat in position.ledger.playing if seat not in asked.agreed)
    return [seat for seat in position.ledger.seats if seat in waits and seat != me]


def has_to_answer(session: Session) -> bool:
    """Whether a request of another seat waits for the player."""
    ledger, me = session.position.ledger, session.audience
    undo = any(seat != me and me not in asked.agreed for seat, asked in ledger.undo.items())
    draw = me not in ledger.draws and any(seat != me for seat in ledger.draws) and not session.is_over
    epoch = bool(ledger.epoch.agreed) and me not in ledger.epoch.agreed
    return undo or draw or epoch


YES, NO = ("y", "yes", "a", "ano"), ("n", "no", "ne")
PAGES: Final = {"n": 1, "p": -1}


class Leave(Exception):
    """The player leaves."""


class PlaySession:
    """One person's evening. `back`: the command that leads back to it."""

    def __init__(self, context: Context, session: Session, back: str, prompt_options: PromptOptions) -> None:
        self._context, self._session, self._back, self._prompt_options = context, session, back, prompt_options
        self._log: list[Line] = []
        self._decided = 0
        """How many lines the log had after the player's last decision."""
        self._quiet = True
        self._waits = False
        self._waits_for: tuple[str, ...] = ()
        """The seats last named as awaited, if there are several others."""
        self._menu: Menu | None = None
        """The open prompt's menu; None while others decide."""
        self._browser: Browser | None = None
        self._by_itself: set[int] = set()
        """The versions of the decisions that were the only ones."""
        self._left_open: set[int] = set()
        """The offers that the player lets stay open."""
        self._doubts = False
        """Something was taken back: then what has one answer is asked too, until the player decides."""

    def sit(self) -> bool:
        """Go on until it is over or the player leaves; whether it is over."""
        try:
            self.go_on()
            return True
        except (Leave, KeyboardInterrupt, click.Abort, InputEnded) as left:
            click.echo()
            self._context.show_command(self._context.text("sitting-you-leave-the-game-waits-come"), self._back)
            if isinstance(left, InputEnded):
                raise
            return False
        except NotReached:
            click.echo()
            self._context.show_command(self._context.text("sitting-the-service-is-gone-what-it"), self._back)
            raise

    def go_on(self) -> None:
        """Go on until it is over. Raises what leaving raises."""
        session = self._session
        try:
            session.told = self._told
            session.catch_up()
            self._quiet = False
            self._begin()
            while not self._is_over():
                try:
                    self._settle()
                    self._answer_opponent()
                    self._step()
                except NotReached:
                    if not sys.stdin.isatty():
                        raise
                    self._wait_for_the_service()
        finally:
            session.close()

    def _begin(self) -> None:
        """Shows the player the first output."""
        self._since_last()

    def _is_over(self) -> bool:
        return self._session.position.ledger.closed

    def _step(self) -> None:
        """Does the next thing."""
        raise NotImplementedError

    def _help(self) -> str:
        """The possible input, and how to read the output."""
        raise NotImplementedError

    def _letter(self, said: str) -> bool | None:
        """A letter that only this kind of sitting knows; whether what is asked may have changed, None
        for a letter that it does not know."""
        raise NotImplementedError

    def _say(self, said: str) -> None:
        self._context.show(said)

    def _ask(self, question: str, stands: Callable[[], bool] = lambda: True) -> str:
        """The player's input. Raises `Gone` as soon as `stands` returns false."""
        arrivals = Arrivals(self._session, stands, self._reached, AGAIN)
        try:
            said = self._context.line_input.ask(question, arrivals)
            self._session.connection.note_presence()
            return said
        finally:
            self._session.resume()

    def _sure(self, question: str, stands: Callable[[], bool] = lambda: True) -> bool:
        """A question of yes or no; anything else is asked again."""
        while True:
            said = self._ask(self._context.text("sitting-confirm-yes-no", question=question), stands).lower()
            if said in YES or said in NO:
                return said in YES
            self._say(self._context.text("sitting-type-y-for-yes-or-n"))

    # --- a service that goes away

    def _reached(self, there: bool) -> None:
        if there:
            self._say(self._context.text("sitting-the-service-is-back"))
        else:
            self._say(self._context.text("sitting-the-service-is-away-what-it"))

    def _wait_for_the_service(self) -> None:
        """Continues after an interruption as soon as the service answers. Asks again for input that the service did not
        get."""
        self._reached(False)
        while True:
            time.sleep(AGAIN)
            with suppress(NotReached):
                self._session.catch_up()
                self._reached(True)
                return

    # --- deciding

    def _answers_itself(self, asked: Menu) -> bool:
        """Whether there is one answer, which everybody can tell."""
        chosen = asked.private or asked.optional or self._prompt_options.ask_all or self._doubts
        return asked.only is not None and not chosen

    def _decide(self, asked: Menu) -> None:
        """Show a menu and take answers until one of them has changed something; or give the one answer."""
        if asked.only is not None and self._answers_itself(asked):
            said = asked.only.said
            self._say(self._context.text("sitting-the-only-answer-is-given-by", said=said))
            self._submit(asked.prompt, asked.only.decision)
            self._by_itself.update(d.version for d in self._decisions()[-1:])
            return
        self._ring()
        browser = Browser(asked, self._context.screen)
        self._waits, self._menu, self._browser = False, asked, browser
        self._show_menu(asked, browser)
        try:
            while self._is_asked(asked.prompt) and not self._act(asked, browser):
                pass
        except Gone:
            if not any(prompt.id == asked.prompt for prompt in self._session.position.game.prompts):
                self._say(self._context.text("sitting-what-you-were-asked-is-no"))
        self._menu = None

    def _show_menu(self, asked: Menu, browser: Browser) -> None:
        self._context.show(f"\n{self._context.screen.paint(asked.title, bold=True)}")
        self._browse(browser)

    def _browse(self, browser: Browser) -> None:
        self._context.line_input.tell("\n".join(browser.lines(self._context.language)))

    def _is_asked(self, prompt: int) -> bool:
        """Whether a prompt is still open, and nothing is asked before it."""
        return any(one.id == prompt for one in self._session.position.game.prompts) and not has_to_answer(self._session)

    def _act(self, asked: Menu, browser: Browser) -> bool:
        """One answer to the menu; whether what is asked may have changed."""
        stands = lambda: self._is_asked(asked.prompt)  # noqa: E731
        said = self._ask(self._context.text("sitting-number-or-for-help"), stands)
        option = browser.chosen(said)
        if option is not None:
            self._doubts = False
            return self._submit(asked.prompt, option.decision)
        if browser.step(said):
            pass
        elif said in PAGES:
            browser.turn(PAGES[said])
        elif len(said) == 1:
            return self._other(said)
        elif not browser.narrow(said):
            self._no_such_answer()
            return False
        self._browse(browser)
        return False

    def _submit(self, prompt: int, decision: Any) -> bool:
        """Decide; a refusal is said, and what is asked may have changed all the same."""
        try:
            self._session.decide(prompt, decision)
        except ServiceRefused as error:
            self._context.show(str(error))
            if error.reason == "SECRETS_LOST":
                self._agree_to_epoch()
        return True

    @paged()
    def _other(self, said: str) -> bool:
        """A letter instead of a number; whether what is asked may have changed."""
        match said.lower():
            case "?":
                self._context.show(f"{self._context.text('sitting-help')}\n{self._help()}")
            case "l":
                self._recent(self._log)
            case "f":
                self._players()
            case "u":
                return self._undo()
            case "q":
                raise Leave
            case letter:
                known = self._letter(letter)
                if known is None:
                    self._no_such_answer()
                return bool(known)
        return False

    def _no_such_answer(self) -> None:
        if self._menu is None or self._browser is None:
            self._say(self._context.text("sitting-the-help-has-no-such-letter"))
        else:
            most = self._browser.highest
            self._say(self._context.text("sitting-give-a-number-from-to-a", most=most))

    # --- events shown to the player

    def _told(self, event: Any) -> None:
        """Keep an event that is checked, and print it."""
        made = event.kernel.WhichOneof("kernel_event") if event.WhichOneof("event") == "kernel" else ""
        mine = made == "decision_made" and event.kernel.decision_made.seat == self._session.audience
        if event.sentence:
            self._log.append(Line(event.version, event.tx, event.sentence, event.check))
            if not self._quiet:
                told = self._context.screen.fold(str(self._log[-1]), HANG)
                self._context.line_input.tell(told, bell=self._prompt_options.bell and not mine)
        if mine:
            self._decided = len(self._log)
        self._doubts = self._doubts or made == "undone"

    @paged()
    def _since_last(self) -> None:
        """Shows the events since the player's last visit."""
        if self._decided and (news := self._log[self._decided :]):
            self._say(self._context.text("sitting-since-your-last-decision"))
            self._recent(news)

    def _recent(self, lines: Sequence[Line]) -> None:
        self._context.show("\n".join(map(str, lines[-RECENT:])), HANG)

    def _ring(self) -> None:
        """After waiting for it: something is to be answered."""
        if self._waits and self._prompt_options.bell:
            self._context.line_input.ring()

    def _players(self) -> None:
        for name, seat in self._session.position.ledger.seats.items():
            held = seat.held_by
            unsigned = self._context.text("sitting-plays-unsigned")
            key = "" if held is None else fingerprint(held.key) if held.key else unsigned
            if seat.bot is not None:
                key = self._context.text("sitting-bot-of-the-service-version", version=seat.bot.version)
            self._context.show(f"  {name:<8} {held.name if held else '–'}  {key}")

    # --- waiting

    def _settle(self) -> None:
        """Bring entropy, and wait for the others until chance runs."""
        session = self._session
        if session.position.ledger.epoch.began or session.position.ledger.closed or session.never_started:
            return
        ledger = session.position.ledger
        empty = [name for name, seat in ledger.seats.items() if seat.held_by is None]
        if empty:
            for seat in empty:
                command = f"{self._invitation()} --seat {seat}"
                self._context.show_command(self._context.text("sitting-waiting-for-a-player"), command)
        else:
            self._say(self._context.text("sitting-waiting-until-every-seat-has-brought"))
        self._tell_limit()
        while not session.position.ledger.epoch.began and not self._is_over() and not session.never_started:
            session.bring_entropy()
            session.advance()

    def _tell_limit(self) -> None:
        """How long the others may let it wait, and what can be done then."""
        limit = self._session.position.ledger.options.reply_limit
        if limit:
            days, claim = limit / 86_400, f"{self._context.command} claim {self._session.game}"
            self._say(self._context.text("sitting-if-it-waits-days-for-them", days=f"{days:g}", claim=claim))

    def _invitation(self) -> str:
        """The command by which another player takes a seat."""
        return f"{self._context.command_of_others} play {self._session.game}"

    def _tell_waiting(self) -> None:
        """Names the seats that the player waits for. Said when the wait begins and, if there are several, when they
        change."""
        before = self._waits_for
        self._waits_for = tuple(waited_for(self._session)) if has_several_others(self._session) else ()
        if self._waits and self._waits_for == before:
            return
        self._waits = True
        if not has_several_others(self._session):
            self._say(self._context.text("sitting-waiting-for-the-other-side"))
        elif self._waits_for:
            named = tuple(map(self._called, self._waits_for))
            self._say(self._context.text("sitting-waiting-for", named=named))
        else:
            self._say(self._context.text("sitting-waiting"))

    def _wait(self, letters: str) -> None:
        """Wait for the others; Ctrl-C asks for one of these letters instead."""
        try:
            with self._session.interruptible():
                self._tell_waiting()
                self._session.advance()
        except Interrupted:
            self._waits = False
            click.echo()
            with suppress(Gone):
                said = self._ask(self._context.text("sitting-w-to-wait-on-or", letters=letters), self._has_to_wait)
                if said.lower() != "w":
                    self._other(said)

    # --- asking the service

    def _call(self, method: str, request: Any) -> bool:
        """A call other than a decision; a refusal is said and changes nothing."""
        try:
            self._session.request(method, request)
        except ServiceRefused as error:
            self._context.show(str(error))
            return False
        return True

    def _decisions(self) -> list[Decision]:
        """The player's own decisions that stand."""
        ledger = self._session.position.ledger
        return [one for one in ledger.decisions if one.seat == self._session.audience]

    def _undo(self) -> bool:
        """Take the last decision back that was a choice; the others are asked where they have to agree."""
        position, me, made = self._session.position, self._session.audience, self._decisions()
        chosen = [one for one in made if one.version not in self._by_itself] or made
        to = chosen[-1].version - 1 if chosen else 0
        system = SYSTEMS[position.ledger.system]
        by_consent = bool(chosen) and undo_needed(system, position, me, to) == UndoClass.CONSENT
        others = "several" if has_several_others(self._session) else "one"
        if by_consent and not self._sure(self._context.text("sitting-ask-to-go-back", others=others, to=to)):
            return False
        asked = self._call("RequestUndo", pb.RequestUndoRequest(game=self._session.game, seat=me, to=to))
        if asked and by_consent:
            self._say(self._context.text("sitting-undo-asked", others=others))
        return asked

    def _may_confirm(self) -> bool:
        """Whether the end stands, and nothing is asked before it is confirmed."""
        return self._session.is_over and not self._session.position.ledger.closed and not has_to_answer(self._session)

    def _has_to_wait(self) -> bool:
        """Whether it is the others who have to do something."""
        me = self._session.audience
        prompts = self._session.position.game.prompts
        mine = any(prompt.seat == me and prompt.id not in self._left_open for prompt in prompts)
        return not (mine or has_to_answer(self._session) or self._session.is_over)

    def _answer_opponent(self) -> None:
        """Requests of other seats that wait for an answer."""
        if has_to_answer(self._session):
            self._ring()
            self._waits = False
        with suppress(Gone):
            self._answer_requests()

    def _limit_change(self, wanted: LimitRequest) -> str:
        time = self._context.say(duration(max(wanted.seconds, 1)))
        match wanted.change:
            case LimitChange.EXTEND:
                return self._context.text("sitting-limit-extend", time=time)
            case LimitChange.PAUSE:
                return self._context.text("sitting-limit-pause")
            case LimitChange.RESUME:
                return self._context.text("sitting-limit-resume")

    def _answer_requests(self) -> None:
        session, me = self._session, self._session.audience
        ledger = session.position.ledger
        for seat, asked in ledger.undo.items():
            if seat != me and me not in asked.agreed:
                dispute = self._about_dispute(seat, asked.dispute)
                agree = self._sure(
                    self._context.text("sitting-agree-to-undo", seat=self._called(seat), to=asked.to, dispute=dispute),
                    lambda seat=seat: seat in session.position.ledger.undo,  # type: ignore[misc]
                )
                answer = pb.AnswerUndoRequest(game=session.game, seat=me, asked_by=seat, agree=agree)
                self._call("AnswerUndo", answer)
        for seat, wanted in ledger.limits.items():
            if seat != me and me not in wanted.agreed:
                agree = self._sure(
                    self._context.text(
                        "sitting-agree-to-limit", seat=self._called(seat), change=self._limit_change(wanted)
                    ),
                    lambda seat=seat: seat in session.position.ledger.limits,  # type: ignore[misc]
                )
                self._call("AnswerLimit", pb.AnswerLimitRequest(game=session.game, seat=me, asked_by=seat, agree=agree))
        for seat in ledger.draws:
            if seat != me and me not in ledger.draws and not session.is_over:
                if self._sure(
                    self._context.text("sitting-offers-a-draw-which-ends-the", seat=self._called(seat)),
                    lambda seat=seat: seat in session.position.ledger.draws,  # type: ignore[misc]
                ):
                    self._call("OfferDraw", pb.OfferDrawRequest(game=session.game, seat=me))
                else:
                    declined = pb.DeclineDrawRequest(game=session.game, seat=me, offered_by=seat)
                    self._call("DeclineDraw", declined)
        if ledger.epoch.agreed and me not in ledger.epoch.agreed:
            self._agree_to_epoch()

    def _called(self, seat: str) -> Called:
        position = self._session.position
        return SYSTEMS[position.ledger.system].words.seat(position.game.board, seat)

    def _about_dispute(self, seat: str, version: int) -> str:
        """The text about the dispute behind a request to go back, or empty."""
        disputes = self._session.position.ledger.disputes
        reason = next((one.reason for one in reversed(disputes) if (one.seat, one.version) == (seat, version)), None)
        if reason is None:
            return ""
        return self._context.text("sitting-about-dispute", version=version, reason=reason)

    def _agree_to_epoch(self) -> None:
        if not self._sure(self._context.text("sitting-the-secrets-of-the-dice-are")):
            raise Leave
        self._session.agree_to_epoch()
