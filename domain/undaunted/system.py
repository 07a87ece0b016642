"""Undaunted as a system of the kernel."""

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Event, PackId, Sealed
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Emitter, Example, Outcome, PackCard, RollResult, ScenarioCard
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted import loading, names, text, validation
from kronika.domain.undaunted.africa import pack as africa_pack
from kronika.domain.undaunted.africa.format import AfricaPack
from kronika.domain.undaunted.africa.pack import make_setup as make_africa
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.campaign import pack as campaign_pack
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.read_model import OF_GAMES
from kronika.domain.undaunted.campaign.setup import standalone
from kronika.domain.undaunted.campaign.squads import without_secrets
from kronika.domain.undaunted.content import Setup
from kronika.domain.undaunted.contract import CONTRACT
from kronika.domain.undaunted.events import (
    CounterAt,
    Laid,
    PositionInherited,
    PrivateZones,
    ScenarioSetUp,
    SideInherited,
    ZonesInherited,
)
from kronika.domain.undaunted.pack import Pack
from kronika.domain.undaunted.rendering.drawing import DRAWING
from kronika.domain.undaunted.rules.combat import result_of
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.setup import make_setup
from kronika.domain.undaunted.state import Board
from kronika.domain.undaunted.steps import ENGINE, may_resign, odds_of, resolve, start
from kronika.domain.undaunted.text import RULEBOOK
from kronika.domain.undaunted.validation import check_board
from kronika.domain.undaunted.view import scene, view

# --- the formats of packs: Normandy's, North Africa's, and that of a campaign


AnyPack = Pack | CampaignPack | AfricaPack


def load(files: Files) -> AnyPack:
    """The pack made of these files, in the format that they are in. Raises `PackRefused` with every mistake found."""
    if africa_pack.is_africa(files):
        return africa_pack.load(files)
    return campaign_pack.load(files) if campaign_pack.is_campaign(files) else loading.load(files)


def describe(pack: AnyPack) -> PackCard:
    """The pack in short."""
    manifest = pack.manifest
    seats = tuple(side.id for side in manifest.sides)
    return PackCard(
        id=PackId(manifest.name, manifest.version, pack.hash),
        title=Sentence(manifest.title.en, manifest.title.cs),
        provenance=manifest.provenance,
        source=manifest.source,
        scenarios=tuple(
            ScenarioCard(id, Sentence(s.title.en, s.title.cs), s.date, seats) for id, s in pack.scenarios.items()
        ),
        notes=pack.notes if isinstance(pack, CampaignPack) else (),
    )


def _lay_out(pack: AnyPack, scenario: str) -> Setup:
    """A scenario as it is set up to be played on its own."""
    match pack:
        case CampaignPack():
            return standalone(pack, scenario)
        case AfricaPack():
            return make_africa(pack, scenario)
        case _:
            return make_setup(pack, scenario)


# --- the system


def inherit(events: list[Event], board: Board) -> tuple[Event, ...]:
    """The set-up that these events began with, then the position as the referee's board has it."""
    setup = next(event for event in events if isinstance(event, ScenarioSetUp))
    hands = {id: tuple(sorted(side.hand + side.pick)) for id, side in board.sides.items()}
    position = PositionInherited(
        round=board.round,
        initiative=board.initiative,
        active=board.active,
        sides=tuple(
            SideInherited(
                id,
                deck=len(side.deck),
                hand=len(hands[id]),
                discard=len(side.discard),
                removed=len(side.removed),
                play=side.play,
                supply=side.supply,
                markers=side.markers,
                target=side.target,
                casualties=len(side.casualties),
                aside=side.aside,
                points=side.points,
            )
            for id, side in sorted(board.sides.items())
        ),
        counters=tuple(
            CounterAt(id, c.space, c.suppressed, c.routed, board.fire_zones.get(id, ""), c.vehicle, c.seat)
            for id, c in sorted(board.counters.items())
        ),
        objectives=board.objectives,
        frames=board.frames,
        faces={id: face for id, face in board.faces.items() if face != board.scene.spaces[id].tile},
        mines=board.mines,
        smoke=board.smoke,
        tunnels=board.tunnels,
        laid=tuple(Laid(id, spent.mines, spent.smoke) for id, spent in sorted(board.spent.items())),
        played=board.played if variant(board).withdrawal else 0,
        owners={id: side for id, side in board.owners.items() if side != board.scene.kinds[id].side},
        damage=board.damage,
        destroyed=tuple(space for space in board.scene.structures if space not in board.structures),
        escaped=board.escaped,
        eliminated=board.eliminated,
        hopeless=board.hopeless,
    )
    zones = tuple(
        ZonesInherited(id, Sealed(id, PrivateZones(side.deck, hands[id], side.discard, side.removed, side.casualties)))
        for id, side in sorted(board.sides.items())
    )
    return (setup, position, *zones)


# --- the system


PACKS = 8
"""Packs whose scenarios are kept as they were laid out, which takes milliseconds in a campaign's."""


@cached_by_identity(PACKS)
def _openings(pack: AnyPack, /) -> dict[str, Setup]:
    return {}


def _meta(pack_: AnyPack, scenario: str) -> Meta:
    """Raises `KeyError`."""
    line_up = LineUp(describe(pack_).scenario(scenario).seats)
    return Meta((line_up,), (SENSIBLE.card,))


def _without_secrets(pack_: AnyPack, scenario: str) -> AnyPack:
    return without_secrets(pack_, scenario) if isinstance(pack_, CampaignPack) else pack_


def _initial_events(pack_: AnyPack, setup: PlainSetup) -> tuple[Event, ...]:
    scenario = setup.scenario
    laid = _openings(pack_)
    if scenario not in laid:
        laid[scenario] = _lay_out(pack_, scenario)
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


def _round(board: Board) -> int:
    return board.round


UNDAUNTED = System(
    name="undaunted",
    contract=CONTRACT,
    packs=Packs(
        load=load,
        describe=describe,
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
        objection=ENGINE.objection,
        resolve=resolve,
    ),
    words=Words(
        title="Undaunted",
        rulebook=RULEBOOK,
        seat=names.side_name,
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
        expected_chance=validation.expected_chance,
        check_openings=validation.check_openings,
    ),
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
