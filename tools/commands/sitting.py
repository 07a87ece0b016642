"""A person who sits at a game or a campaign: is told what happens, takes back, answers the opponent,
waits, leaves."""

from typing import Any

import click
import msgspec
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

from tools.client.connection import NotReached, ServiceRefused
from tools.client.identity import fingerprint
from tools.client.session import Interrupted, Session
from tools.commands.common import Context, InputEnded, ask
from tools.commands.menu import Menu

RECENT = 25
"""Lines of what happened lately."""


class Leave(Exception):
    """The player leaves."""


class Line(msgspec.Struct, frozen=True):
    """An event that was told: its version, that of the decision that led to it, its sentence."""

    version: int
    tx: int
    said: str
    mine: bool
    """Whether it is a decision of the player's own."""
    roll: bool

    def __str__(self) -> str:
        return f"{self.version:>5}  {self.said}"


class Sitting:
    """One person's evening. `back`: the command that leads back to it."""

    def __init__(self, context: Context, session: Session, back: str) -> None:
        self._context, self._session, self._back = context, session, back
        self._log: list[Line] = []
        self._quiet = True
        self._waits = False
        self._menu: Menu | None = None
        """What is asked; none while the other side decides."""

    def sit(self) -> bool:
        """Go on until it is over or the player leaves; whether it is over."""
        try:
            self.go_on()
            return True
        except (Leave, KeyboardInterrupt, click.Abort, InputEnded) as left:
            self._say(
                f"\nYou leave; the game waits. Come back with: {self._back}",
                f"\nOdcházíte; hra počká. Vrátíte se příkazem: {self._back}",
            )
            if isinstance(left, InputEnded):
                raise
            return False
        except NotReached:
            self._say(
                f"\nThe service is gone; what it has answered is kept. When it is back: {self._back}",
                f"\nSlužba zmizela; co potvrdila, zůstává. Až se vrátí: {self._back}",
            )
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
                self._settle()
                self._answer_opponent()
                self._step()
        finally:
            session.close()

    def _begin(self) -> None:
        """What the player is shown first."""
        self._since_last()

    def _is_over(self) -> bool:
        return self._session.position.ledger.closed

    def _step(self) -> None:
        """Whatever is next."""
        raise NotImplementedError

    def _help(self) -> str:
        """What may be typed, and how what is shown is read."""
        raise NotImplementedError

    def _letter(self, said: str) -> bool | None:
        """A letter that only this kind of sitting knows; whether what is asked may have changed, None
        for a letter that it does not know."""
        raise NotImplementedError

    def _say(self, en: str, cs: str) -> None:
        click.echo(self._context.words(en, cs))

    def _ask(self, en: str, cs: str, default: str | None = None) -> str:
        return ask(self._context.words(en, cs), default)

    def _sure(self, en: str, cs: str) -> bool:
        return self._ask(f"{en} (y/n)", f"{cs} (a/n)") in ("y", "yes", "a", "ano")

    # --- deciding

    def _decide(self, asked: Menu) -> None:
        """Show a menu and take answers until one of them has changed something."""
        self._waits, self._menu = False, asked
        click.echo()
        for line in asked.lines():
            click.echo(line)
        version = self._session.version
        while self._session.version == version and not self._act(asked):
            pass
        self._menu = None

    def _act(self, asked: Menu) -> bool:
        """One answer to the menu; whether what is asked may have changed."""
        said = self._ask("Number, or ? for help", "Číslo, nebo ? pro nápovědu")
        option = asked.chosen(said)
        return self._other(said) if option is None else self._submit(asked.prompt, option.decision)

    def _submit(self, prompt: int, decision: Any) -> bool:
        """Decide; a refusal is said, and what is asked may have changed all the same."""
        try:
            self._session.decide(prompt, decision)
        except ServiceRefused as error:
            click.echo(str(error))
            if error.reason == "SECRETS_LOST":
                self._agree_to_epoch()
        return True

    def _other(self, said: str) -> bool:
        """A letter instead of a number; whether what is asked may have changed."""
        match said:
            case "?":
                click.echo(self._help())
            case "l":
                click.echo("\n".join(map(str, self._log[-RECENT:])))
            case "f":
                self._players()
            case "u":
                return self._undo()
            case "q":
                raise Leave
            case _:
                known = self._letter(said)
                if known is None:
                    self._no_such_answer()
                return bool(known)
        return False

    def _no_such_answer(self) -> None:
        if self._menu is None:
            self._say("That is no letter of the help (?).", "To není písmeno z nápovědy (?).")
        else:
            most = len(self._menu.options)
            self._say(
                f"Give a number from 1 to {most}, or ? for help.", f"Zadejte číslo od 1 do {most}, nebo ? pro nápovědu."
            )

    # --- being told

    def _told(self, event: Any) -> None:
        """Keep an event that is checked, and print it."""
        made = event.kernel.WhichOneof("kernel_event") if event.WhichOneof("event") == "kernel" else ""
        if event.sentence:
            mine = made == "decision_made" and event.kernel.decision_made.seat == self._session.audience
            self._log.append(Line(event.version, event.tx, event.sentence, mine, made == "dice_rolled"))
            if not self._quiet:
                click.echo(str(self._log[-1]))

    def _since_last(self) -> None:
        """What has happened since the player was here last."""
        mine = [at for at, line in enumerate(self._log) if line.mine]
        news = self._log[mine[-1] + 1 :] if mine else []
        if news:
            self._say("Since your last decision:", "Od vašeho posledního rozhodnutí:")
            click.echo("\n".join(map(str, news[-RECENT:])))

    def _players(self) -> None:
        for name, seat in self._session.position.ledger.seats.items():
            held = seat.held_by
            unsigned = self._context.words("plays unsigned", "hraje bez podpisu")
            key = "" if held is None else fingerprint(held.key) if held.key else unsigned
            click.echo(f"  {name:<8} {held.name if held else '–'}  {key}")

    # --- waiting

    def _settle(self) -> None:
        """Bring entropy, and wait for the others until chance runs."""
        session = self._session
        if session.position.ledger.epoch.began or session.position.ledger.closed or session.never_started:
            return
        ledger = session.position.ledger
        empty = [name for name, seat in ledger.seats.items() if seat.held_by is None]
        if empty:
            command = f"{self._invitation()} --seat {empty[0]}"
            self._say(f"Waiting for a player: {command}", f"Čeká se na hráče: {command}")
        else:
            self._say(
                "Waiting until every seat has brought its share of chance …",
                "Čeká se, až všechna místa přinesou svůj díl náhody …",
            )
        self._tell_limit()
        while not session.position.ledger.epoch.began and not self._is_over() and not session.never_started:
            session.bring_entropy()
            session.advance()

    def _tell_limit(self) -> None:
        """How long the others may let it wait, and what can be done then."""
        limit = self._session.position.ledger.options.reply_limit
        if limit:
            days, claim = limit / 86_400, f"{self._context.command} claim {self._session.game}"
            self._say(f"If it waits {days:g} days for them: {claim}", f"Bude-li na ně čekat {days:g} dní: {claim}")

    def _invitation(self) -> str:
        """The command by which another player takes a seat."""
        return f"kronika play {self._session.game}"

    def _wait(self, letters: str) -> None:
        """Wait for the other side; Ctrl-C asks for one of these letters instead."""
        try:
            with self._session.interruptible():
                if not self._waits:
                    self._waits = True
                    self._say(
                        "Waiting for the other side … (Ctrl-C: menu)", "Čeká se na druhou stranu … (Ctrl-C: nabídka)"
                    )
                self._session.advance()
        except Interrupted:
            self._waits = False
            click.echo()
            said = self._ask(f"w to wait on, {letters}, or ?", f"w čekat dál, {letters}, nebo ?")
            if said != "w":
                self._other(said)

    # --- asking the service

    def _call(self, method: str, request: Any) -> bool:
        """A call other than a decision; a refusal is said and changes nothing."""
        try:
            self._session.request(method, request)
        except ServiceRefused as error:
            click.echo(str(error))
            return False
        return True

    def _undo(self) -> bool:
        """Take the last decision back; the other side is asked where it has to agree."""
        by_consent = self._session.snapshot().snapshot.undo.undo_class == game_pb2.UNDO_CLASS_CONSENT
        asked = self._call("RequestUndo", pb.RequestUndoRequest(game=self._session.game, seat=self._session.audience))
        if asked and by_consent:
            self._say(
                "The other side is asked. Deciding on withdraws your request.",
                "Druhá strana byla požádána o souhlas. Dalším rozhodnutím svou žádost stáhnete.",
            )
        return asked

    def _answer_opponent(self) -> None:
        """Requests of the other side that wait for an answer."""
        session, me = self._session, self._session.audience
        ledger = session.position.ledger
        for seat, asked in ledger.undo.items():
            if seat != me and me not in asked.agreed:
                agree = self._sure(
                    f"{seat} asks to go back to version {asked.to}. Agree?",
                    f"Druhá strana žádá o návrat k verzi {asked.to}. Souhlasíte?",
                )
                answer = pb.AnswerUndoRequest(game=session.game, seat=me, asked_by=seat, agree=agree)
                self._call("AnswerUndo", answer)
        for seat in ledger.draws:
            if seat != me and me not in ledger.draws and not session.is_over:
                if self._sure(f"{seat} offers a draw. Accept?", "Druhá strana nabízí remízu. Přijmout?"):
                    self._call("OfferDraw", pb.OfferDrawRequest(game=session.game, seat=me))
                else:
                    declined = pb.DeclineDrawRequest(game=session.game, seat=me, offered_by=seat)
                    self._call("DeclineDraw", declined)
        if ledger.epoch.agreed and me not in ledger.epoch.agreed:
            self._agree_to_epoch()

    def _agree_to_epoch(self) -> None:
        if not self._sure(
            "The secrets of the dice are gone or used up. Agree to new ones?",
            "Tajemství kostek jsou ztracena nebo vyčerpána. Souhlasíte s novými?",
        ):
            raise Leave
        self._session.agree_to_epoch()
