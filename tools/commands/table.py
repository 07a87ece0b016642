"""A person at the table: sees the board, decides, undoes, answers the opponent."""

from typing import Any

import click
from kronika.v1 import game_service_pb2 as pb

from domain.undaunted.state import Zone
from domain.undaunted.view import Scene, View
from service import convert
from tools.client.connection import ServiceRefused
from tools.client.session import Session
from tools.commands.common import Context
from tools.draw.picture import picture
from tools.draw.text import board_text

HELP = {
    "en": """\
  number   take that decision          u  undo your last decision
  b        the board again             l  what happened lately
  s        supplies and your piles     d  offer a draw
  r        resign                      x  dispute a roll
  c        confirm the end             q  leave (the game waits for you)""",
    "cs": """\
  číslo    toto rozhodnutí             u  vzít zpět poslední rozhodnutí
  b        znovu plán                  l  co se stalo naposledy
  s        zálohy a vaše balíčky       d  nabídnout remízu
  r        vzdát se                    x  napadnout hod
  c        potvrdit konec              q  odejít (hra na vás počká)""",
}
RECENT = 25


class Leave(Exception):
    """The player leaves the table."""


class Table:
    """One person's evening with one game."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context, self._session = context, session
        self._log: list[str] = []
        self._scene: Scene | None = None
        self._shown = -1

    def sit(self) -> None:
        """Play until the game is closed or the player leaves."""
        session = self._session
        try:
            self._take_in(session.advance(), quiet=True)
            while not session.position.ledger.closed:
                self._settle()
                self._answer_opponent()
                snapshot = self._snapshot()
                if snapshot.prompts:
                    self._decide(snapshot)
                elif session.position.game.outcome is not None:
                    self._after_the_end(snapshot)
                else:
                    self._wait()
            self._say("The game is closed.", "Hra je uzavřena.")
        except (Leave, KeyboardInterrupt, EOFError, click.Abort):
            self._say(
                f"\nYou leave; the game waits. Come back with: kronika play {session.game}",
                f"\nOdcházíte; hra počká. Vrátíte se příkazem: kronika play {session.game}",
            )
        finally:
            session.close()

    def _say(self, en: str, cs: str) -> None:
        click.echo(self._context.words(en, cs))

    def _take_in(self, events: Any, *, quiet: bool = False) -> None:
        for event in events:
            if event.sentence:
                self._log.append(f"{event.version:>5}  {event.sentence}")
                if not quiet:
                    click.echo(self._log[-1])

    def _settle(self) -> None:
        """Bring entropy and wait for the others until chance runs."""
        session = self._session
        if session.position.ledger.epoch.began:
            return
        self._say("Waiting for all seats and their entropy …", "Čeká se na všechna místa a jejich entropii …")
        while not session.position.ledger.epoch.began and not session.position.ledger.closed:
            session.bring_entropy()
            self._take_in(session.advance())

    def _snapshot(self) -> Any:
        found = self._session.snapshot()
        system = self._session.position.ledger.system
        self._scene = convert.from_message(Scene, getattr(found.scene, system))
        return found.snapshot

    def _view(self, snapshot: Any) -> View:
        view: View = convert.from_message(View, getattr(snapshot.view, self._session.position.ledger.system))
        return view

    def _draw(self, snapshot: Any) -> None:
        assert self._scene is not None, "a snapshot was taken before"
        click.echo(board_text(picture(self._scene, self._view(snapshot), self._context.language)))
        hand = self._zone(snapshot, Zone.HAND)
        click.echo(f"{self._context.words('Your hand', 'Vaše ruka')}: {', '.join(hand) or '-'}")

    def _zone(self, snapshot: Any, zone: Zone) -> list[str]:
        assert self._scene is not None, "a snapshot was taken before"
        names = {card.id: getattr(card.name, self._context.language) for card in self._scene.cards}
        side = next(side for side in self._view(snapshot).sides if side.id == self._session.audience)
        return [names[card] for z in side.zones if z.zone == zone for card in z.cards]

    def _decide(self, snapshot: Any) -> None:
        if self._shown != snapshot.version:
            self._draw(snapshot)
            self._shown = snapshot.version
        prompt = snapshot.prompts[0]
        doing = f" ({snapshot.doing})" if snapshot.doing else ""
        click.echo(f"\n{self._context.words('Decide', 'Rozhodněte')}: {prompt.kind}{doing}")
        for number, legal in enumerate(prompt.legal, 1):
            click.echo(f"  {number:>3}  {legal.sentence}{_chance(legal)}")
        said = click.prompt(
            self._context.words("Number, or ? for help", "Číslo, nebo ? pro nápovědu"), prompt_suffix=": "
        )
        if said.isdigit() and 1 <= int(said) <= len(prompt.legal):
            self._submit(prompt.prompt, prompt.legal[int(said) - 1].decision)
        else:
            self._other(said.strip().lower(), snapshot, len(prompt.legal))

    def _submit(self, prompt: int, decision: Any) -> None:
        try:
            answer = self._session.decide(prompt, decision)
        except ServiceRefused as error:
            click.echo(str(error))
            return
        self._take_in(answer.events)

    def _call(self, method: str, request: Any) -> None:
        """A call other than a decision; a refusal is said and changes nothing."""
        try:
            answer = self._session.connection.games(method, request).answer
        except ServiceRefused as error:
            click.echo(str(error))
            return
        self._session.check(answer)
        self._take_in(answer.events)

    def _other(self, said: str, snapshot: Any, most: int) -> None:
        game, seat = self._session.game, self._session.audience
        match said:
            case "?":
                click.echo(HELP[self._context.language])
            case "b":
                self._draw(snapshot)
            case "l":
                click.echo("\n".join(self._log[-RECENT:]))
            case "s":
                for zone in (Zone.SUPPLY, Zone.PLAY, Zone.DISCARD, Zone.REMOVED):
                    click.echo(f"{zone.value}: {', '.join(self._zone(snapshot, zone)) or '-'}")
            case "u":
                self._call("RequestUndo", pb.RequestUndoRequest(game=game, seat=seat))
                self._shown = -1
            case "d":
                self._call("OfferDraw", pb.OfferDrawRequest(game=game, seat=seat))
            case "r":
                if click.confirm(self._context.words("Give the game up?", "Opravdu se vzdát?")):
                    self._call("Resign", pb.ResignRequest(game=game, seat=seat))
            case "x":
                self._dispute()
            case "c":
                self._call("ConfirmEnd", pb.ConfirmEndRequest(game=game, seat=seat))
            case "q":
                raise Leave
            case _:
                self._say(f"Give a number from 1 to {most}, or ? for help.", f"Zadejte číslo 1 až {most}, nebo ?.")

    def _dispute(self) -> None:
        version = click.prompt(self._context.words("Version of the roll", "Verze hodu"), type=int)
        reason = click.prompt(self._context.words("Why", "Proč"))
        try:
            answer = self._session.connection.games(
                "DisputeRoll",
                pb.DisputeRollRequest(
                    game=self._session.game, seat=self._session.audience, version=version, reason=reason
                ),
            )
        except ServiceRefused as error:
            click.echo(str(error))
            return
        self._session.check(answer.answer)
        roll = answer.roll
        click.echo(roll.sentence)
        for part in roll.test.parts:
            click.echo(f"  {part.name:<6} {part.value:>3}  {part.rule}")
        self._say(
            f"  link {roll.link[:16]}… of the public chain, checked here: the roll follows from it.",
            f"  článek {roll.link[:16]}… veřejného řetězu, zde ověřen: hod z něj plyne.",
        )

    def _answer_opponent(self) -> None:
        """Requests of the other side that wait for an answer."""
        session = self._session
        ledger, me = session.position.ledger, session.audience
        for seat, asked in ledger.undo.items():
            if seat != me and me not in asked.agreed:
                question = self._context.words(
                    f"{seat} asks to go back to version {asked.to}. Agree?",
                    f"{seat} žádá návrat k verzi {asked.to}. Souhlasíte?",
                )
                request = pb.AnswerUndoRequest(game=session.game, seat=me, asked_by=seat, agree=click.confirm(question))
                self._call("AnswerUndo", request)
                self._shown = -1
        for seat in ledger.draws:
            if seat != me and me not in ledger.draws and session.position.game.outcome is None:
                if click.confirm(
                    self._context.words(f"{seat} offers a draw. Accept?", f"{seat} nabízí remízu. Přijmout?")
                ):
                    self._call("OfferDraw", pb.OfferDrawRequest(game=session.game, seat=me))
                else:
                    declined = pb.DeclineDrawRequest(game=session.game, seat=me, offered_by=seat)
                    self._call("DeclineDraw", declined)

    def _after_the_end(self, snapshot: Any) -> None:
        session = self._session
        outcome = session.position.game.outcome
        assert outcome is not None, "asked only after the end"
        if self._shown != snapshot.version:
            self._draw(snapshot)
            self._shown = snapshot.version
        if session.audience in session.position.ledger.confirmed:
            self._wait()
            return
        winners = ", ".join(outcome.winners) or self._context.words("nobody", "nikdo")
        self._say(
            f"The game is over: {winners} ({outcome.how}). Confirm the end with c, or undo with u.",
            f"Konec hry: {winners} ({outcome.how}). Potvrďte konec (c), nebo ho vezměte zpět (u).",
        )
        self._other(click.prompt("c/u/?", prompt_suffix=": ").strip().lower(), snapshot, 0)

    def _wait(self) -> None:
        self._say("Waiting for the other side … (Ctrl-C leaves)", "Čeká se na druhou stranu … (Ctrl-C odejde)")
        self._take_in(self._session.advance())


def _chance(legal: Any) -> str:
    if not legal.HasField("odds"):
        return ""
    odds = legal.odds
    parts = " + ".join(f"{part.value} {part.name}" for part in odds.parts)
    return f"  [{odds.target} = {parts}; {odds.dice}d10, {100 * odds.wins / odds.outcomes:.1f} %]"
