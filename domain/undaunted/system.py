"""Undaunted as a system of the kernel."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.events import Event
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Emitter, Example, Outcome, RollResult
from kronika.domain.undaunted import expected_chance, formats, names, text, validation
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.muster import without_secrets
from kronika.domain.undaunted.campaign.read_model import OF_GAMES
from kronika.domain.undaunted.content import Setup
from kronika.domain.undaunted.contract import CONTRACT
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.domain.undaunted.formats import AnyPack
from kronika.domain.undaunted.inherit import inherit
from kronika.domain.undaunted.rendering.drawing import DRAWING
from kronika.domain.undaunted.rulebook import RULEBOOK
from kronika.domain.undaunted.rules.dice import result_of
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.steps import ENGINE, may_resign, odds_of, resolve, start
from kronika.domain.undaunted.upcasts import UPCASTS
from kronika.domain.undaunted.validation import check_board
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


def _initial_events(pack_: AnyPack, setup: PlainSetup) -> tuple[Event, ...]:
    scenario = setup.scenario
    laid = _openings(pack_)
    if scenario not in laid:
        laid[scenario] = formats.lay_out(pack_, scenario)
    return (ScenarioSetUp(laid[scenario]),)


def _set_up(board: Board) -> PlainSetup:
    return PlainSetup(board.scene.scenario, board.scene.sides)


def _board(viewer: str) -> Board:
    return Board(viewer=viewer)


def _outcome(board: Board) -> Outcome | None:
    return Outcome((board.winner,), board.how or "", board.rule) if board.winner else None


def _resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
    return (out.board.scene.opponent(seat),)


def _check_board(opening: tuple[Event, ...], board: Board) -> str:
    setup = next(event.setup for event in opening if isinstance(event, ScenarioSetUp))
    return check_board(setup, board)


def _result(board: Board, event: Event) -> RollResult | None:
    return result_of(event)


def _seat_noun(board: Board, seat: str) -> Noun:
    return names.side_name(board, seat).cs


def _round(board: Board) -> int:
    return board.round


UNDAUNTED = System(
    name="undaunted",
    contract=CONTRACT,
    packs=Packs(
        load=formats.load,
        describe=formats.describe,
        meta=_meta,
        without_secrets=_without_secrets,
        examples=(Example("normandy", "1"), Example("stalingrad", "011")),
    ),
    rules=Rules(
        start=start,
        decide=ENGINE.decide,
        is_secret=ENGINE.is_secret,
        is_private=ENGINE.is_private,
        legal=ENGINE.legal,
        resolve=resolve,
    ),
    words=Words(
        rulebook=RULEBOOK,
        seat=_seat_noun,
        event=text.describe_event,
        decision=text.describe_decision,
        prompt=text.describe_prompt,
        doing=text.describe_progress,
        part=text.describe_part,
        thrown=text.describe_dice,
    ),
    log_checks=LogChecks(
        check_event=validation.check_event,
        check_board=_check_board,
        expected_chance=expected_chance.expected_chance,
        check_openings=validation.check_openings,
    ),
    upcasts=UPCASTS,
    bots={SENSIBLE.card.name: SENSIBLE},
    rendering=DRAWING,
    read_model=OF_GAMES,
    initial_events=_initial_events,
    set_up=_set_up,
    inherit=inherit,
    board=_board,
    outcome=_outcome,
    resigned=_resigned,
    may_resign=may_resign,
    result=_result,
    view=view,
    scene=scene,
    odds=odds_of,
    round=_round,
)
