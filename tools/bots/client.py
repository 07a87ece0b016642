"""A bot as an ordinary client: it watches its game, decides when asked, and checks what it is told."""

from collections.abc import Callable
from typing import Any

from kronika.v1 import game_service_pb2 as pb

from domain.kernel.events import Part
from domain.kernel.system import Odds
from domain.undaunted.view import Scene, View
from service import convert
from tools.bots.policy import Choice, Policy
from tools.client.session import Session

Tell = Callable[[Any], None]


def play_out(session: Session, policy: Policy, tell: Tell = lambda _answer: None, *, confirm: bool = True) -> None:
    """Play the session's seat to the end of the game. `tell` is given each answer."""
    session.advance()
    while not session.is_over:
        session.settle()
        if any(prompt.seat == session.audience for prompt in session.position.game.prompts):
            _decide(session, policy, tell)
        elif not session.is_over:
            session.advance()
    if confirm and not session.position.ledger.closed:
        _confirm(session)


def _decide(session: Session, policy: Policy, tell: Tell) -> None:
    found = session.snapshot()
    scene = convert.from_message(Scene, getattr(found.scene, session.position.ledger.system))
    snapshot = found.snapshot
    while snapshot.prompts:
        prompt = snapshot.prompts[0]
        view = convert.from_message(View, getattr(snapshot.view, session.position.ledger.system))
        choices = [choice_of(session.position.ledger.system, legal) for legal in prompt.legal]
        chosen = policy.choose(session.audience, scene, view, prompt.kind, choices)
        at = choices.index(chosen)
        answer = session.decide(prompt.prompt, prompt.legal[at].decision)
        tell(answer)
        snapshot = answer.snapshot
    if session.version < snapshot.version:
        session.advance(snapshot.version)


def choice_of(system: str, legal: Any) -> Choice:
    """A legal decision as a policy is given it."""
    odds = None
    if legal.HasField("odds"):
        parts = tuple(Part(p.name, p.rule, p.value) for p in legal.odds.parts)
        odds = Odds(legal.odds.target, parts, legal.odds.dice, legal.odds.wins, legal.odds.outcomes)
    return Choice(convert.from_decision(system, legal.decision), odds)


def _confirm(session: Session) -> None:
    if session.audience in session.position.ledger.confirmed:
        return
    request = pb.ConfirmEndRequest(game=session.game, seat=session.audience)
    session.check(session.connection.games("ConfirmEnd", request).answer)
