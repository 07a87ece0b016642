"""A bot as an ordinary client: it watches its game, decides on prompts, and checks all it receives."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from kronika.domain.kernel import bot_seats
from kronika.domain.kernel.bots import Bot, Choice
from kronika.domain.kernel.events import Part
from kronika.domain.kernel.links import Step, links_of
from kronika.domain.kernel.undo import nothing_became_known
from kronika.domain.kernel.values import Likely, Odds
from kronika.domain.kernel.words import Sentence
from kronika.domain.systems import SYSTEMS
from kronika.library.policies import Policy, usual_policy
from kronika.service import convert
from kronika.tools.client.connection import ServiceRefused
from kronika.tools.client.session import Session
from kronika.v1 import game_service_pb2 as pb

Tell = Callable[[Any], None]

OVERTAKEN = ("PROMPT_CLOSED", "WRONG_PHASE", "NOTHING_TO_ANSWER", "ALREADY_DONE")
"""Why a service refuses what another seat has just made void."""


def play_campaign_out(
    session: Session, seed: int | None = None, tell: Tell = lambda _answer: None, scenarios: int = 0
) -> None:
    """Play the session's seat through a campaign as the bots of its systems do, in it and in its games; every
    end is confirmed. Ends with the campaign, or once `scenarios` aftermaths are confirmed."""
    session.catch_up()
    system = SYSTEMS[session.position.ledger.system]
    links = links_of(system)
    campaigner, policy = usual_policy(system, seed), usual_policy(links.games, seed)
    while not session.position.ledger.closed:
        _answer(session)
        session.settle()
        board = session.position.game.board
        if scenarios and len(links.played(board)) >= scenarios and links.step(board) is Step.BEFORE:
            return
        ledger, me = session.position.ledger, session.audience
        if session.is_over and me not in ledger.confirmed:
            with _unless_overtaken(session):
                session.request("ConfirmEnd", pb.ConfirmEndRequest(game=session.game, seat=me))
        elif links.step(board) is Step.PLAYING:
            game = session.beside(links.game(board), me)
            play_out(game, policy, tell, stay=True)
            game.close()
            session.advance()
        elif is_asked(session):
            _decide(session, campaigner, tell)
        else:
            session.advance()


def play_out(session: Session, policy: Policy, tell: Tell = lambda _answer: None, *, stay: bool = False) -> None:
    """Play the session's seat to the end of the game and confirm it. `tell` is given each answer.

    With `stay` it plays on, if the end is taken back, until the game is closed. It agrees to undo where
    nothing became known since that was random or secret, declines it elsewhere, agrees to every change of the reply
    limit, offers, accepts and declines
    draws as the bot of the system does, and consents to a new epoch of chance when the secrets of the old one
    are gone.
    """
    session.catch_up()
    while not session.position.ledger.closed:
        _answer(session)
        session.settle()
        ledger, me = session.position.ledger, session.audience
        if session.is_over and me not in ledger.confirmed:
            with _unless_overtaken(session):
                session.request("ConfirmEnd", pb.ConfirmEndRequest(game=session.game, seat=me))
        elif session.is_over and not stay:
            return
        elif not ledger.epoch.agreed and is_asked(session):
            _decide(session, policy, tell)
        elif bot_seats.offers(SYSTEMS[ledger.system], _bot(session), session.position, me):
            with _unless_overtaken(session):
                session.request("OfferDraw", pb.OfferDrawRequest(game=session.game, seat=me))
        else:
            session.advance()


def _bot(session: Session) -> Bot:
    """The bot whose ways with draws a client has, whatever its policy is."""
    return next(iter(SYSTEMS[session.position.ledger.system].bots.values()))


def _answer(session: Session) -> None:
    """Answer what the other side asks for."""
    ledger, game, me = session.position.ledger, session.game, session.audience
    requests: list[tuple[str, Any]] = []
    for seat, asked in ledger.undo.items():
        if seat != me and me not in asked.agreed:
            fair = nothing_became_known(session.position, asked.to)
            requests.append(("AnswerUndo", pb.AnswerUndoRequest(game=game, seat=me, asked_by=seat, agree=fair)))
    for seat, wanted in ledger.limits.items():
        if seat != me and me not in wanted.agreed:
            requests.append(("AnswerLimit", pb.AnswerLimitRequest(game=game, seat=me, asked_by=seat, agree=True)))
    if ledger.draws and me not in ledger.draws:
        if bot_seats.accepts(_bot(session), session.position, me):
            requests.append(("OfferDraw", pb.OfferDrawRequest(game=game, seat=me)))
        else:
            requests += [
                ("DeclineDraw", pb.DeclineDrawRequest(game=game, seat=me, offered_by=seat)) for seat in ledger.draws
            ]
    for method, request in requests:
        with _unless_overtaken(session):
            session.request(method, request)
    if ledger.epoch.agreed and me not in ledger.epoch.agreed:
        session.agree_to_epoch()


def is_asked(session: Session) -> bool:
    """Whether this seat is asked for something; an offer may stay open."""
    return any(prompt.seat == session.audience and not prompt.optional for prompt in session.position.game.prompts)


def _decide(session: Session, policy: Policy, tell: Tell) -> None:
    """Decide as long as this seat is asked."""
    found = session.snapshot()
    system = session.position.ledger.system
    contract = SYSTEMS[system].contract
    scene = convert.from_message(contract.scene, getattr(found.scene, system))
    snapshot = found.snapshot
    with _unless_overtaken(session):
        while prompt := next((one for one in snapshot.prompts if not one.optional), None):
            view = convert.from_message(contract.view, getattr(snapshot.view, system))
            choices = [choice_of(system, legal) for legal in prompt.legal]
            chosen = policy.choose(session.audience, scene, view, convert.kind_of(prompt.kind), choices)
            answer = session.decide(prompt.prompt, prompt.legal[choices.index(chosen)].decision)
            tell(answer)
            snapshot = answer.snapshot
    if session.version < snapshot.version:
        session.advance(snapshot.version)


@contextmanager
def _unless_overtaken(session: Session) -> Iterator[None]:
    """Catches refusals because another action came first; the session then catches up."""
    try:
        yield
    except ServiceRefused as error:
        if error.reason == "SECRETS_LOST":
            session.agree_to_epoch()
        elif error.reason in OVERTAKEN:
            session.advance()
        else:
            raise


def choice_of(system: str, legal: Any) -> Choice:
    """A legal decision as a policy is given it."""
    odds = None
    if legal.HasField("odds"):
        told = legal.odds
        parts = tuple(Part(p.name, p.rule, p.value) for p in told.parts)
        results = tuple(Likely(one.name, Sentence(one.label, one.label), one.outcomes) for one in told.results)
        odds = Odds(told.target, parts, told.dice, told.wins, told.outcomes, told.at_most, results)
    return Choice(convert.from_decision(system, legal.decision), odds)
