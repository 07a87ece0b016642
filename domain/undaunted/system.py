"""Undaunted as a system of the kernel."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.system import System
from kronika.domain.kernel.values import Emitter, Outcome, RollResult
from kronika.domain.undaunted import decide as rules
from kronika.domain.undaunted import expected_chance, formats, names, text, validation
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.muster import without_secrets
from kronika.domain.undaunted.campaign.read_model import OF_GAMES
from kronika.domain.undaunted.conservation import unsound
from kronika.domain.undaunted.content import Setup
from kronika.domain.undaunted.contract import CONTRACT
from kronika.domain.undaunted.decisions import Decision
from kronika.domain.undaunted.drawing.drawing import DRAWING
from kronika.domain.undaunted.events import EVENTS, ScenarioSetUp
from kronika.domain.undaunted.formats import AnyPack
from kronika.domain.undaunted.inherit import inherit
from kronika.domain.undaunted.legal import legal, odds_of
from kronika.domain.undaunted.rulebook import RULEBOOK
from kronika.domain.undaunted.rules.dice import result_of
from kronika.domain.undaunted.rules.playing import refuse_withdrawal
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.trials import TRIALS
from kronika.domain.undaunted.upcasts import UPCASTS
from kronika.domain.undaunted.view import scene, view

PACKS = 8
"""Packs whose scenarios are kept as they were laid out, which takes milliseconds in a campaign's."""


@cached_by_identity(PACKS)
def _openings(pack: AnyPack, /) -> dict[str, Setup]:
    return {}


def _meta(pack_: AnyPack, scenario: str) -> Meta:
    """Raises `KeyError`."""
    line_up = LineUp(formats.describe(pack_).scenario(scenario).seats)
    return Meta((line_up,), (SENSIBLE.card,))


def _without_secrets(pack_: AnyPack, scenario: str) -> AnyPack:
    return without_secrets(pack_, scenario) if isinstance(pack_, CampaignPack) else pack_


def _opening(pack_: AnyPack, setup: PlainSetup) -> tuple[Event, ...]:
    scenario = setup.scenario
    laid = _openings(pack_)
    if scenario not in laid:
        laid[scenario] = formats.lay_out(pack_, scenario)
    return (ScenarioSetUp(laid[scenario]),)


def _set_up(board: Board) -> PlainSetup:
    return PlainSetup(board.scene.scenario, board.scene.sides)


def _blank(eyes: str) -> Board:
    return Board(eyes=eyes)


def _outcome(board: Board) -> Outcome | None:
    return Outcome((board.winner,), board.how or "", board.rule) if board.winner else None


def _gave_up(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
    return (out.board.scene.opponent(seat),)


def _unsound(opening: tuple[Event, ...], board: Board) -> str:
    setup = next(event.setup for event in opening if isinstance(event, ScenarioSetUp))
    return unsound(setup, board)


def _result(board: Board, event: Event) -> RollResult | None:
    return result_of(event)


def _seat_noun(board: Board, seat: str) -> Noun:
    return names.side_name(board, seat).cs


def _round(board: Board) -> int:
    return board.round


UNDAUNTED = System(
    name="undaunted",
    contract=CONTRACT,
    decision=Decision,
    setup=PlainSetup,
    events=EVENTS,
    upcasts=UPCASTS,
    bots={SENSIBLE.card.name: SENSIBLE},
    drawing=DRAWING,
    trials=TRIALS,
    read_model=OF_GAMES,
    rulebook=RULEBOOK,
    load_pack=formats.load,
    describe=formats.describe,
    meta=_meta,
    without_secrets=_without_secrets,
    opening=_opening,
    set_up=_set_up,
    inherit=inherit,
    blank=_blank,
    start=rules.start,
    decide=rules.decide,
    is_secret=rules.is_secret,
    is_private=rules.is_private,
    legal=legal,
    outcome=_outcome,
    gave_up=_gave_up,
    resolve=rules.resolve,
    may_resign=refuse_withdrawal,
    contradicts=validation.contradicts,
    unsound=_unsound,
    calls_for=expected_chance.calls_for,
    misquotes=validation.misquotes,
    result=_result,
    view=view,
    scene=scene,
    seat_noun=_seat_noun,
    say_event=text.say_event,
    say_decision=text.say_decision,
    say_prompt=text.say_prompt,
    say_doing=text.say_doing,
    odds=odds_of,
    say_part=text.say_part,
    say_thrown=text.say_thrown,
    round=_round,
)
