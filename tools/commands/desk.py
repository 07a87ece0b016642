"""A person at the desk of a campaign: confirms states, makes decks, goes through aftermaths, and
plays the scenarios at the table."""

from collections.abc import Callable
from typing import Any

import click
from kronika.v1 import game_service_pb2 as pb

from domain.undaunted.campaign.state import Campaign, Phase
from domain.undaunted.campaign.view import CampaignView
from service import convert
from tools.client.connection import ServiceRefused
from tools.client.session import Session
from tools.commands.common import Context, InputEnded, ask
from tools.commands.menu import menu
from tools.commands.table import Leave, Table
from tools.draw.campaign import overview

Done = Callable[[Campaign], bool]


class Desk:
    """One person's campaign. `back`: the command that leads back to it."""

    def __init__(self, context: Context, session: Session, back: str) -> None:
        self._context, self._session, self._back = context, session, back
        self._quiet = True

    def sit(self, done: Done | None = None) -> bool:
        """Go on until the campaign is closed, `done` says so, or the player leaves; whether it did not
        end by leaving."""
        session = self._session
        session.told = self._told
        try:
            session.advance()
            self._quiet = False
            click.echo("\n".join(overview(self._view(), self._context.language)))
            while not session.position.ledger.closed and not (done and done(session.position.game.board)):
                self._step()
            return True
        except (Leave, KeyboardInterrupt, click.Abort, InputEnded) as left:
            said = self._context.words("You leave; come back with:", "Odcházíte; vrátíte se příkazem:")
            click.echo(f"\n{said} {self._back}")
            if isinstance(left, InputEnded):
                raise
            return False
        finally:
            session.close()

    def _told(self, event: Any) -> None:
        if event.sentence and not self._quiet:
            click.echo(f"{event.version:>5}  {event.sentence}")

    def _view(self) -> CampaignView:
        session = self._session
        seen: CampaignView = convert.from_message(CampaignView, session.snapshot().snapshot.view.undaunted_campaign)
        return seen

    def _step(self) -> None:
        """Whatever is next: chance, a decision, the game, the end, or waiting."""
        session = self._session
        ledger, me = session.position.ledger, session.audience
        if not ledger.epoch.began:
            click.echo(self._context.words("Waiting for the other side …", "Čeká se na druhou stranu …"))
            session.settle()
        elif session.is_over and me not in ledger.confirmed:
            self._confirm_end()
        elif session.position.game.board.phase == Phase.PLAYING and session.position.game.board.game:
            self._play(session.position.game.board.game)
        elif any(prompt.seat == me for prompt in session.position.game.prompts):
            self._decide()
        else:
            click.echo(self._context.words("Waiting for the other side …", "Čeká se na druhou stranu …"))
            session.advance()

    def _play(self, game: str) -> None:
        beside = self._session.beside(game, self._session.audience)
        if not Table(self._context, beside, self._back).sit():
            raise Leave
        self._session.advance()

    def _decide(self) -> None:
        snapshot = self._session.snapshot().snapshot
        seen = convert.from_message(CampaignView, snapshot.view.undaunted_campaign)
        system, language = self._session.position.ledger.system, self._context.language
        shown = menu(system, seen.cards, snapshot.prompts[0], snapshot.doing, language)
        click.echo()
        for line in shown.lines():
            click.echo(line)
        while True:
            said = ask(self._context.words("Number, u to undo, q to leave", "Číslo, u vzít zpět, q odejít"))
            option = shown.chosen(said)
            if said == "q":
                raise Leave
            try:
                if option is not None:
                    self._session.decide(shown.prompt, option.decision)
                    return
                if said == "u":
                    me = self._session.audience
                    self._session.request("RequestUndo", pb.RequestUndoRequest(game=self._session.game, seat=me))
                    return
            except ServiceRefused as error:
                click.echo(str(error))

    def _confirm_end(self) -> None:
        click.echo("\n".join(overview(self._view(), self._context.language)))
        ask(self._context.words("Enter to confirm the end", "Enter pro potvrzení konce"), default="")
        request = pb.ConfirmEndRequest(game=self._session.game, seat=self._session.audience)
        self._session.request("ConfirmEnd", request)
