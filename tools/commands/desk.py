"""A person at the desk of a campaign: confirms states, makes decks, goes through aftermaths, and
plays the scenarios at the table."""

from collections.abc import Callable
from contextlib import suppress

from kronika.v1 import game_service_pb2 as pb
from msgspec.structs import replace

from domain.systems import SYSTEMS
from domain.undaunted.campaign.rules.aftermath import lost
from domain.undaunted.campaign.state import Campaign, Phase
from domain.undaunted.campaign.view import CampaignScene, CampaignView
from domain.undaunted.drawing.campaign_text import binder_lines, city_lines, overview, record_lines
from domain.undaunted.drawing.cards import card_face, card_name
from service import convert
from tools.bots.campaigner import CampaignPolicy
from tools.bots.client import choice_of
from tools.client.session import Session
from tools.commands.asking import Gone
from tools.commands.common import Context
from tools.commands.menu import menu_of
from tools.commands.notation import Notation
from tools.commands.sitting import Manners, Sitting
from tools.commands.table import Table

Done = Callable[[Campaign], bool]

CONSENTS = frozenset({"state", "aftermath"})
"""Prompts by which a side says that it has seen how things stand: only a person does that."""

HELP = {
    "en": """\
  number  take that decision         u  undo your last decision
  b  where the campaign stands       k  your binder of cards
  m  the city                        w  the way so far, and who holds what
  a  the best copies for all the rest of the deck
  l  what happened lately            f  who plays, with fingerprints
  r  give the whole campaign up      c  confirm the end
  q  leave; the campaign waits for you""",
    "cs": """\
  číslo  toto rozhodnutí             u  vzít zpět poslední rozhodnutí
  b  kde kampaň stojí                k  váš pořadač karet
  m  město                           w  dosavadní cesta a kdo co drží
  a  nejlepší karty do celého zbytku balíčku
  l  co se stalo naposledy           f  kdo hraje, s otisky klíčů
  r  vzdát celou kampaň              c  potvrdit konec
  q  odejít; kampaň na vás počká""",
}


class Desk(Sitting):
    """One person's campaign. `done`: what it may be left for besides its end."""

    def __init__(
        self,
        context: Context,
        session: Session,
        back: str,
        manners: Manners,
        done: Done = lambda _campaign: False,
    ) -> None:
        super().__init__(context, session, back, manners)
        self._done = done

    def _begin(self) -> None:
        self._settle()
        self._since_last()
        self._stands()

    def _is_over(self) -> bool:
        return super()._is_over() or self._done(self._board)

    @property
    def _board(self) -> Campaign:
        board: Campaign = self._session.position.game.board
        return board

    def _invitation(self) -> str:
        return f"kronika campaign play {self._session.game}"

    def _step(self) -> None:
        """Whatever is next: a decision, the game, the end, or waiting."""
        ledger, me = self._session.position.ledger, self._session.audience
        if self._session.is_over and me not in ledger.confirmed:
            self._after_the_end()
        elif self._board.phase == Phase.PLAYING:
            self._play(self._board.game)
        elif any(prompt.seat == me for prompt in self._session.position.game.prompts):
            self._answer_prompt()
        else:
            self._wait("u, b, m, k, w, l, f, r, q")

    def _play(self, game: str) -> None:
        """The scenario, at the table."""
        beside = self._session.beside(game, self._session.audience)
        Table(self._context, beside, self._back, self._manners).go_on()
        self._session.catch_up()

    def _view(self) -> CampaignView:
        seen: CampaignView = convert.from_message(
            CampaignView, self._session.snapshot().snapshot.view.undaunted_campaign
        )
        return seen

    def _stands(self) -> None:
        self._context.show("\n".join(overview(self._view(), self._context.language, self._context.screen.width)))

    def _answer_prompt(self) -> None:
        snapshot = self._session.snapshot().snapshot
        seen: CampaignView = convert.from_message(CampaignView, snapshot.view.undaunted_campaign)
        if snapshot.prompts[0].kind == "replacement":
            self._losses(seen)
        system, language = SYSTEMS[self._session.position.ledger.system], self._context.language
        board, prompt = self._board, snapshot.prompts[0]
        note = Notation(system.decision, seen, self._session.audience)
        asked = menu_of(system, board, prompt, snapshot.doing, language, note)
        self._decide(replace(asked, private=True) if prompt.kind in CONSENTS else asked)

    def _losses(self, seen: CampaignView) -> None:
        """C5: which of the cards drawn are lost, before somebody comes for them."""
        cards = {card.id: card for card in seen.cards}
        drawn = next(camp.drawn for camp in seen.camps if camp.id == self._session.audience)
        gone = ", ".join(f"{card_name(cards[id], self._context.language)} {id}" for id in lost(cards, drawn)) or "–"
        self._say(f"\nLost for good: {gone}", f"\nTrvalé ztráty: {gone}")

    def _help(self) -> str:
        return HELP[self._context.language]

    def _letter(self, said: str) -> bool | None:
        game, seat, language = self._session.game, self._session.audience, self._context.language
        match said:
            case "a":
                return self._fill_deck()
            case "b":
                self._stands()
            case "m":
                self._context.show("\n".join(city_lines(self._view(), language, self._context.screen.width)))
            case "k":
                self._binder()
            case "w":
                self._context.show("\n".join(record_lines(self._view(), language)))
            case "r":
                sure = self._sure("Give the whole campaign up?", "Opravdu vzdát celou kampaň?")
                return sure and self._call("Resign", pb.ResignRequest(game=game, seat=seat))
            case "c":
                return self._call("ConfirmEnd", pb.ConfirmEndRequest(game=game, seat=seat))
            case _:
                return None
        return False

    def _binder(self) -> None:
        seen, language = self._view(), self._context.language
        binder = next(camp.binder for camp in seen.camps if camp.id == self._session.audience)
        assert binder is not None, "a side sees its own binder"
        faces = {card.id: f"{card_name(card, language):<28} {card_face(card, language)}" for card in seen.cards}
        self._context.show("\n".join(binder_lines(binder, faces, language)), hang=6)

    def _fill_deck(self) -> bool:
        """C4: the best copies for what is left to choose of the deck."""
        policy, filled = CampaignPolicy(), False
        found = self._session.snapshot()
        system, snapshot = self._session.position.ledger.system, found.snapshot
        scene = convert.from_message(CampaignScene, found.scene.undaunted_campaign)
        while snapshot.prompts and snapshot.prompts[0].kind == "deck":
            prompt = snapshot.prompts[0]
            seen = convert.from_message(CampaignView, snapshot.view.undaunted_campaign)
            choices = [choice_of(system, legal) for legal in prompt.legal]
            chosen = policy.choose(self._session.audience, scene, seen, prompt.kind, choices)
            snapshot = self._session.decide(prompt.prompt, prompt.legal[choices.index(chosen)].decision).snapshot
            filled = True
        if not filled:
            self._say("No deck is being made.", "Žádný balíček se nesestavuje.")
        return filled

    def _after_the_end(self) -> None:
        self._stands()
        self._context.show("\n".join(record_lines(self._view(), self._context.language)))
        outcome = self._session.snapshot().snapshot.outcome
        if self._session.audience in outcome.winners:
            self._say("\nThe campaign is yours.", "\nKampaň jste vyhráli.")
        else:
            self._say("\nThe campaign is lost.", "\nKampaň jste prohráli.")
        question = ("c to confirm the end, u to undo, or ?", "c potvrdit konec, u vzít zpět, nebo ?")
        with suppress(Gone):
            while not self._other(self._ask(*question, self._may_confirm)):
                pass
