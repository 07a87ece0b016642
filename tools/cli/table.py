"""A person at the table: sees the board, decides, undoes, answers the opponent."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import click
import msgspec

from kronika.domain.kernel.events import KernelEnding
from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.rendering import Role, Written
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS
from kronika.service import convert
from kronika.tools.cli.common import Context, PromptOptions
from kronika.tools.cli.line_input import Gone
from kronika.tools.cli.menu import menu_of, part_name, verdict
from kronika.tools.cli.options import Menu
from kronika.tools.cli.play_session import PlaySession
from kronika.tools.cli.telling import HANG
from kronika.tools.client.connection import ServiceRefused
from kronika.tools.client.session import Session
from kronika.tools.words import sentence
from kronika.v1 import game_service_pb2 as pb


class Choice(msgspec.Struct, frozen=True):
    """An order to give, or one to withdraw: `given` is the version at which it was; 0: it is offered."""

    kind: str
    until: str
    sentence: str  #: The effect of the order.
    given: int = 0


def choices(snapshot: Any, seat: str) -> list[Choice]:
    """The orders that the seat may give or withdraw now: those offered that do not stand yet, then its own."""
    own = [
        Choice(convert.kind_of(one.order.kind), one.order.until, one.sentence, one.version)
        for one in snapshot.orders
        if one.seat == seat
    ]
    standing = {(one.kind, one.until) for one in own}
    offered = [
        Choice(convert.kind_of(one.kind), one.until, sentence)
        for one, sentence in zip(snapshot.order_offers, snapshot.order_sentences, strict=True)
    ]
    return [one for one in offered if (one.kind, one.until) not in standing] + own


def numbered(found: Sequence[Choice], language: str) -> str:
    """The choices, a line each."""
    return "\n".join(f"{number:>4} {_told(one, language)}" for number, one in enumerate(found, 1))


def _told(choice: Choice, language: str) -> str:
    if not choice.given:
        return choice.sentence
    return sentence(language, "standing-withdraw", given=choice.given, sentence=choice.sentence)


class Table(PlaySession):
    """One person's evening with one game."""

    def __init__(self, context: Context, session: Session, back: str, prompt_options: PromptOptions) -> None:
        super().__init__(context, session, back, prompt_options)
        self._note: Notation | None = None
        self._now: Any = None
        """The snapshot taken last."""
        self._drawn: dict[str, str] = {}
        """The text drawn last, by the names of its panels."""

    def _step(self) -> None:
        session = self._session
        self._look()
        prompt = self._next_prompt()
        if prompt is not None and not session.position.ledger.epoch.agreed:
            asked = self._asked(prompt)
            if not self._answers_itself(asked):
                self._draw()
            self._decide(asked)
        elif session.is_over and session.audience not in session.position.ledger.confirmed:
            self._after_the_end()
        else:
            self._wait("u, b, l, s, d, r, t, o, a, q")

    def _next_prompt(self) -> Any:
        """The player's next prompt: required ones first, then offers that they have not left open. None if there is no
        prompt."""
        asked = [prompt for prompt in self._now.prompts if prompt.prompt not in self._left_open]
        return min(asked, key=lambda prompt: (prompt.optional, prompt.prompt), default=None)

    # --- looking

    def _look(self) -> None:
        self._now = self._session.snapshot().snapshot
        if self._note is None and self._now.prompts:
            system = self._system
            self._note = Notation(system.scene(self._board), self._session.audience)

    @property
    def _system(self) -> System:
        return SYSTEMS[self._session.position.ledger.system]

    @property
    def _board(self) -> Any:
        return self._session.position.game.board

    def _written(self) -> tuple[Written, ...]:
        return self._system.rendering.written(self._board, self._context.page)

    def _draw(self) -> None:
        """Draws the position. Skips panels that take long to read and have not changed."""
        told = self._written()
        click.echo()
        for panel in told:
            if panel.role == Role.EACH or (panel.role == Role.MAIN and panel.text != self._drawn.get(panel.name)):
                self._show(panel)
        self._drawn = {panel.name: panel.text for panel in told}

    def _show(self, panel: Written) -> None:
        click.echo(self._context.screen.fold(panel.text) if self._context.screen.plain else panel.text)

    def _piles(self) -> None:
        for panel in self._written():
            if panel.role == Role.ASKED:
                self._show(panel)

    # --- deciding

    def _asked(self, prompt: Any) -> Menu:
        assert self._note is not None, "a prompt was seen before"
        return menu_of(self._system, self._board, prompt, self._now.doing, self._context.language, self._note)

    def _help(self) -> str:
        legends = [panel.text for panel in self._written() if panel.role == Role.MORE]
        return "\n\n".join([self._context.text("table-help"), *legends])

    def _letter(self, said: str) -> bool | None:
        game, seat = self._session.game, self._session.audience
        match said:
            case "b":
                self._drawn = {}
                self._draw()
                if self._menu is not None and self._browser is not None:
                    self._show_menu(self._menu, self._browser)
            case "s":
                self._piles()
            case "d":
                sure = self._sure(self._context.text("table-offer-a-draw"))
                return sure and self._call("OfferDraw", pb.OfferDrawRequest(game=game, seat=seat))
            case "r":
                sure = self._sure(self._context.text("table-give-the-game-up"))
                return sure and self._call("Resign", pb.ResignRequest(game=game, seat=seat))
            case "t":
                return self._call("ClaimGame", pb.ClaimGameRequest(game=game, seat=seat))
            case "x":
                return self._dispute()
            case "o":
                return self._orders()
            case "w":
                return self._let_stay_open()
            case "a":
                self._left_open.clear()
                return True
            case "c":
                return self._call("ConfirmEnd", pb.ConfirmEndRequest(game=game, seat=seat))
            case _:
                return None
        return False

    def _orders(self) -> bool:
        """Give a standing order, or withdraw one; whether something was done."""
        self._look()
        found = choices(self._now, self._session.audience)
        if not found:
            self._say(self._context.text("table-no-standing-order-can-be-given"))
            return False
        self._say(self._context.text("table-standing-orders"))
        self._context.line_input.tell(numbered(found, self._context.language))
        said = self._ask(self._context.text("table-number-or-enter-for-none"))
        if not said.isdecimal() or not 1 <= int(said) <= len(found):
            return False
        game, seat, chosen = self._session.game, self._session.audience, found[int(said) - 1]
        if chosen.given:
            return self._call("WithdrawOrder", pb.WithdrawOrderRequest(game=game, seat=seat, order=chosen.given))
        try:
            self._session.give_order(chosen.kind, chosen.until)
        except ServiceRefused as error:
            self._context.show(str(error))
        return True

    def _let_stay_open(self) -> bool:
        """Decide on, or wait, while an offer stays open; whether what is asked is one."""
        if self._menu is None or not self._menu.optional:
            self._say(self._context.text("table-what-you-are-asked-has-to"))
            return False
        self._left_open.add(self._menu.prompt)
        self._say(self._context.text("table-the-offer-stays-open-a-answers"))
        return True

    def _dispute(self) -> bool:
        """Dispute a roll or flip: the proof is shown, and the player may ask to go back before it."""
        rolls = [line for line in self._log if line.check]
        if not rolls:
            self._say(self._context.text("table-no-dice-were-rolled-and-no"))
            return False
        game, seat, last = self._session.game, self._session.audience, rolls[-1].version
        said = self._ask(self._context.text("table-version-of-the-roll-or-flip", last=last)) or str(last)
        version = int(said) if said.isdecimal() else 0
        request = pb.DisputeRollRequest(
            game=game, seat=seat, version=version, reason=self._ask(self._context.text("table-why"))
        )
        try:
            roll = self._session.request("DisputeRoll", request).roll
        except ServiceRefused as error:
            self._context.show(str(error))
            if error.reason != "ALREADY_DONE":
                return False
            asked = pb.GetRollRequest(game=game, version=version)
            roll = self._session.connection.games("GetRoll", asked).roll
        self._context.show(f"{roll.version:>5}  {roll.sentence}", HANG)
        for part in roll.test.parts:
            click.echo(f"  {part_name(self._system, part, self._context.language):<10} {part.value:>3}  {part.rule}")
        if roll.waits:
            self._context.show(f"  {roll.waits}", HANG)
        else:
            self._say(self._context.text("table-link-checked-here-the-outcome-follows", hex=roll.link.hex()[:16]))
        self._context.show(f"  {verdict(roll, game, self._context.language)}", HANG)
        if self._sure(self._context.text("table-ask-to-go-back-to-before")):
            ledger = self._session.position.ledger
            before = [one.version for one in ledger.decisions if one.version < version]
            is_disputed = any((one.seat, one.version) == (seat, version) for one in ledger.open_disputes)
            undo = pb.RequestUndoRequest(
                game=game, seat=seat, to=before[-1] - 1 if before else 0, dispute=version if is_disputed else 0
            )
            self._call("RequestUndo", undo)
        return True

    def _after_the_end(self) -> None:
        self._draw()
        outcome, meant = self._now.outcome, self._system.rendering.meant
        winners = ", ".join(self._context.say(meant(self._board, f"seat:{seat}").name) for seat in outcome.winners)
        if convert.how_of(outcome.how) == KernelEnding.DRAWN:
            self._say(self._context.text("table-a-draw"))
        elif not winners:
            self._say(self._context.text("table-nobody-wins"))
        elif self._session.audience in outcome.winners:
            self._say(self._context.text("table-you-win"))
        else:
            self._say(self._context.text("table-you-lose-win", winners=winners))
        question = self._context.text("question-confirm-end")
        with suppress(Gone):
            while not self._other(self._ask(question, self._may_confirm)):
                pass
