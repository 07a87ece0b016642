"""A person at the table: sees the board, decides, undoes, answers the opponent."""

import textwrap
from collections import Counter
from typing import Any

import click
import msgspec
from kronika.v1 import game_pb2
from kronika.v1 import game_service_pb2 as pb

from domain.undaunted.names import ZONE_NAMES
from domain.undaunted.state import Zone
from domain.undaunted.view import Scene, SideView, View
from service import convert
from tools.client.connection import ServiceRefused
from tools.client.identity import fingerprint
from tools.client.session import Interrupted, Session
from tools.commands.common import Context, InputEnded, ask
from tools.commands.menu import Menu, menu, part_name
from tools.draw.picture import Picture, picture
from tools.draw.text import beside, board_text, legend

HELP = {
    "en": """\
  number  take that decision         u  undo your last decision
  b  the board again                 l  what happened lately
  s  supplies and piles of cards     f  who plays, with fingerprints
  d  offer a draw                    r  resign
  x  dispute a roll                  t  claim the game, their time being over
  c  confirm the end                 q  leave; the game waits for you""",
    "cs": """\
  číslo  toto rozhodnutí             u  vzít zpět poslední rozhodnutí
  b  znovu plán                      l  co se stalo naposledy
  s  zálohy a balíčky karet          f  kdo hraje, s otisky klíčů
  d  nabídnout remízu                r  vzdát se
  x  napadnout hod                   t  nárokovat hru, soupeři vypršel čas
  c  potvrdit konec                  q  odejít; hra na vás počká""",
}
RECENT = 25
"""Lines of what happened lately."""
WIDE = 96


class Leave(Exception):
    """The player leaves the table."""


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


class Table:
    """One person's evening with one game. `back`: the command that leads back to it."""

    def __init__(self, context: Context, session: Session, back: str) -> None:
        self._context, self._session, self._back = context, session, back
        self._log: list[Line] = []
        self._quiet = True
        self._scene: Scene | None = None
        self._drawn: Any = None
        """What lay on the board when it was last drawn."""
        self._waits = False

    def sit(self) -> bool:
        """Play until the game is closed or the player leaves; whether it is closed."""
        session = self._session
        try:
            session.told = self._told
            session.advance()
            self._quiet = False
            self._since_last()
            while not session.position.ledger.closed:
                self._settle()
                self._answer_opponent()
                snapshot = self._snapshot()
                if snapshot.prompts and not session.position.ledger.epoch.agreed:
                    self._decide(snapshot)
                elif session.is_over and session.audience not in session.position.ledger.confirmed:
                    self._after_the_end(snapshot)
                else:
                    self._wait(snapshot)
            return True
        except (Leave, KeyboardInterrupt, click.Abort, InputEnded) as left:
            self._say(
                f"\nYou leave; the game waits. Come back with: {self._back}",
                f"\nOdcházíte; hra počká. Vrátíte se příkazem: {self._back}",
            )
            if isinstance(left, InputEnded):
                raise
            return False
        finally:
            session.close()

    def _say(self, en: str, cs: str) -> None:
        click.echo(self._context.words(en, cs))

    def _ask(self, en: str, cs: str, default: str | None = None) -> str:
        return ask(self._context.words(en, cs), default)

    def _sure(self, en: str, cs: str) -> bool:
        return self._ask(f"{en} (y/n)", f"{cs} (a/n)") in ("y", "yes", "a", "ano")

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

    # --- waiting

    def _settle(self) -> None:
        """Bring entropy, and wait for the others until chance runs."""
        session = self._session
        if session.position.ledger.epoch.began or session.position.ledger.closed:
            return
        ledger = session.position.ledger
        empty = [name for name, seat in ledger.seats.items() if seat.held_by is None]
        if empty:
            command = f"kronika play {session.game} --seat {empty[0]}"
            self._say(f"Waiting for a player: {command}", f"Čeká se na hráče: {command}")
        else:
            self._say(
                "Waiting until every seat has brought its share of chance …",
                "Čeká se, až všechna místa přinesou svůj díl náhody …",
            )
        while not session.position.ledger.epoch.began and not session.position.ledger.closed:
            session.bring_entropy()
            session.advance()

    def _wait(self, snapshot: Any) -> None:
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
            question = ("w to wait on, u, b, l, s, d, r, t, q, or ?", "w čekat dál, u, b, l, s, d, r, t, q, nebo ?")
            said = self._ask(*question)
            if said != "w":
                self._other(said, snapshot)

    # --- looking

    def _snapshot(self) -> Any:
        found = self._session.snapshot()
        system = self._session.position.ledger.system
        self._scene = convert.from_message(Scene, getattr(found.scene, system))
        return found.snapshot

    def _picture(self, snapshot: Any) -> Picture:
        assert self._scene is not None, "a snapshot was taken before"
        view = convert.from_message(View, getattr(snapshot.view, self._session.position.ledger.system))
        return picture(self._scene, view, self._context.language)

    def _draw(self, shown: Picture) -> None:
        """The board, or only what lies beside it if the board has not changed."""
        lies = (shown.view.spaces, shown.view.counters, [side.target for side in shown.view.sides])
        click.echo()
        click.echo(board_text(shown).rstrip() if lies != self._drawn else "\n".join(beside(shown)))
        self._drawn = lies
        side = self._side(shown, self._session.audience)
        click.echo(self._cards(side, Zone.HAND))
        if any(zone.zone == Zone.PLAY and zone.cards for zone in side.zones):
            click.echo(self._cards(side, Zone.PLAY))

    def _side(self, shown: Picture, seat: str) -> SideView:
        return next(side for side in shown.view.sides if side.id == seat)

    def _cards(self, side: SideView, zone: Zone) -> str:
        """The cards in a zone by name, equal ones counted; how many where they are not seen."""
        assert self._scene is not None, "a snapshot was taken before"
        names = {card.id: getattr(card.name, self._context.language) for card in self._scene.cards}
        held = next(z for z in side.zones if z.zone == zone)
        counted = Counter(names[card] for card in held.cards)
        said = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counted.items())
        title = getattr(ZONE_NAMES[zone], self._context.language).capitalize()
        text = f"{title}: {said or (held.count or '–')}"
        return textwrap.fill(text, WIDE, subsequent_indent=" " * 4)

    def _piles(self, shown: Picture) -> None:
        for side in shown.view.sides:
            click.secho(shown.names[side.id], bold=True)
            for zone in (Zone.SUPPLY, Zone.PLAY, Zone.DISCARD, Zone.REMOVED):
                click.echo(self._cards(side, zone))

    def _players(self) -> None:
        for name, seat in self._session.position.ledger.seats.items():
            held = seat.held_by
            unsigned = self._context.words("plays unsigned", "hraje bez podpisu")
            key = "" if held is None else fingerprint(held.key) if held.key else unsigned
            click.echo(f"  {name:<8} {held.name if held else '–'}  {key}")

    # --- deciding

    def _decide(self, snapshot: Any) -> None:
        self._waits = False
        self._draw(self._picture(snapshot))
        assert self._scene is not None, "a snapshot was taken before"
        system, language = self._session.position.ledger.system, self._context.language
        shown = menu(system, self._scene.cards, snapshot.prompts[0], snapshot.doing, language)
        click.echo()
        for line in shown.lines():
            click.echo(line)
        version = self._session.version
        while self._session.version == version and not self._act(shown, snapshot):
            pass

    def _act(self, shown: Menu, snapshot: Any) -> bool:
        """One answer to the menu; whether what is asked may have changed."""
        said = self._ask("Number, or ? for help", "Číslo, nebo ? pro nápovědu")
        option = shown.chosen(said)
        if option is None:
            return self._other(said, snapshot, len(shown.options))
        try:
            self._session.decide(shown.prompt, option.decision)
        except ServiceRefused as error:
            click.echo(str(error))
            if error.reason == "SECRETS_LOST":
                self._agree_to_epoch()
        return True

    def _call(self, method: str, request: Any) -> bool:
        """A call other than a decision; a refusal is said and changes nothing."""
        try:
            self._session.request(method, request)
        except ServiceRefused as error:
            click.echo(str(error))
            return False
        return True

    def _other(self, said: str, snapshot: Any, most: int = 0) -> bool:
        """A letter instead of a number; whether what is asked may have changed."""
        game, seat = self._session.game, self._session.audience
        match said:
            case "?":
                click.echo(HELP[self._context.language])
                click.echo(f"\n{legend(self._context.language, self._picture(snapshot).scene.variant)}")
            case "b":
                self._drawn = None
                if most:
                    return True
                self._draw(self._picture(snapshot))
            case "l":
                click.echo("\n".join(map(str, self._log[-RECENT:])))
            case "s":
                self._piles(self._picture(snapshot))
            case "f":
                self._players()
            case "u":
                return self._undo(snapshot)
            case "d":
                return self._call("OfferDraw", pb.OfferDrawRequest(game=game, seat=seat))
            case "r":
                sure = self._sure("Give the game up?", "Opravdu se vzdát?")
                return sure and self._call("Resign", pb.ResignRequest(game=game, seat=seat))
            case "t":
                return self._call("ClaimGame", pb.ClaimGameRequest(game=game, seat=seat))
            case "x":
                return self._dispute()
            case "c":
                return self._call("ConfirmEnd", pb.ConfirmEndRequest(game=game, seat=seat))
            case "q":
                raise Leave
            case _ if most:
                self._say(f"Give a number from 1 to {most}, or ? for help.", f"Zadejte číslo 1 až {most}, nebo ?.")
            case _:
                self._say("That is no letter of the help (?).", "To není písmeno z nápovědy (?).")
        return False

    def _undo(self, snapshot: Any) -> bool:
        asked = self._call("RequestUndo", pb.RequestUndoRequest(game=self._session.game, seat=self._session.audience))
        if asked and snapshot.undo.undo_class == game_pb2.UNDO_CLASS_CONSENT:
            self._say(
                "The other side is asked. Deciding on withdraws your request.",
                "Druhá strana je tázána. Dalším rozhodnutím svou žádost stáhnete.",
            )
        return asked

    def _dispute(self) -> bool:
        """Dispute a roll: the proof is shown, and the player may ask to go back before it."""
        rolls = [line for line in self._log if line.roll]
        if not rolls:
            self._say("No dice were rolled yet.", "Ještě se neházelo.")
            return False
        game, seat, last = self._session.game, self._session.audience, rolls[-1].version
        said = self._ask(f"Version of the roll, Enter for {last}", f"Verze hodu, Enter pro {last}", default=str(last))
        version = int(said) if said.isdecimal() else 0
        request = pb.DisputeRollRequest(game=game, seat=seat, version=version, reason=self._ask("Why", "Proč"))
        try:
            roll = self._session.request("DisputeRoll", request).roll
        except ServiceRefused as error:
            click.echo(str(error))
            return False
        click.echo(roll.sentence)
        for part in roll.test.parts:
            click.echo(f"  {part_name(part, self._context.language):<10} {part.value:>3}  {part.rule}")
        self._say(
            f"  link {roll.link[:16]}… of the public chain, checked here: the roll follows from it.",
            f"  článek {roll.link[:16]}… veřejného řetězu, zde ověřen: hod z něj plyne.",
        )
        if self._sure("Ask to go back before it?", "Žádat návrat před něj?"):
            to = next((line.tx - 1 for line in rolls if line.version == version), version - 1)
            self._call("RequestUndo", pb.RequestUndoRequest(game=game, seat=seat, to=to, dispute=version))
        return True

    # --- the other side

    def _answer_opponent(self) -> None:
        """Requests of the other side that wait for an answer."""
        session, me = self._session, self._session.audience
        ledger = session.position.ledger
        for seat, asked in ledger.undo.items():
            if seat != me and me not in asked.agreed:
                agree = self._sure(
                    f"{seat} asks to go back to version {asked.to}. Agree?",
                    f"{seat} žádá návrat k verzi {asked.to}. Souhlasíte?",
                )
                answer = pb.AnswerUndoRequest(game=session.game, seat=me, asked_by=seat, agree=agree)
                self._call("AnswerUndo", answer)
        for seat in ledger.draws:
            if seat != me and me not in ledger.draws and not session.is_over:
                if self._sure(f"{seat} offers a draw. Accept?", f"{seat} nabízí remízu. Přijmout?"):
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

    def _after_the_end(self, snapshot: Any) -> None:
        shown = self._picture(snapshot)
        self._draw(shown)
        outcome = snapshot.outcome
        winners = ", ".join(shown.names[seat] for seat in outcome.winners)
        if not winners:
            self._say("\nA draw.", "\nRemíza.")
        elif self._session.audience in outcome.winners:
            self._say("\nYou win.", "\nVítězíte.")
        else:
            self._say(f"\nYou lose: {winners} win.", f"\nProhráváte, vítězí {winners}.")
        question = ("c to confirm the end, u to undo, or ?", "c potvrdit konec, u vzít zpět, nebo ?")
        while not self._other(self._ask(*question), snapshot):
            pass
