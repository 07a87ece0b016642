"""A campaign of Undaunted as a system of the kernel: a stream of its own (C1–C8)."""

from collections.abc import Iterable

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.chance import Chance, ExpectedChance
from kronika.domain.kernel.events import Event, Sealed
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.system import LogChecks, Packs, Rules, System, Words
from kronika.domain.kernel.values import Emitter, Example, Outcome
from kronika.domain.kernel.words import REFEREE
from kronika.domain.undaunted.bots.sensible import SENSIBLE
from kronika.domain.undaunted.campaign import pack, text, validation
from kronika.domain.undaunted.campaign.contract import CONTRACT
from kronika.domain.undaunted.campaign.events import BinderOpened, CampaignParty, CampaignSetUp, CityPlace
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.links import LINKS, WHOLE
from kronika.domain.undaunted.campaign.read_model import OF_CAMPAIGNS
from kronika.domain.undaunted.campaign.squads import boxes
from kronika.domain.undaunted.campaign.state import Campaign, Ending, Stage
from kronika.domain.undaunted.campaign.steps import ENGINE, CampaignDecision, start
from kronika.domain.undaunted.campaign.view import scene, view
from kronika.domain.undaunted.campaign.ways import is_final
from kronika.domain.undaunted.content import Level
from kronika.domain.undaunted.rendering.campaign import DRAWING
from kronika.domain.undaunted.system import describe
from kronika.domain.undaunted.text import RULEBOOK, describe_dice, describe_part

# --- decisions of the sensible bot in a campaign: the best soldiers


WORTH = {Level.UPGRADED: 2, Level.ORDINARY: 1, Level.RESERVIST: 0}


def choose(seen: Seen, noise: Noise) -> Choice:
    """Takes the best card offered, or any of the best if they are equal."""
    levels = {card.id: card.level for card in seen.view.cards}

    def worth(choice: Choice) -> float:
        card = choice.decision.chosen
        return (WORTH[levels[card]] if card in levels else 0) + noise(choice.decision) / 2

    return max(seen.choices, key=worth)


CAMPAIGNER = Bot(SENSIBLE.card, choose)


# --- the system


def _meta(pack_: CampaignPack, scenario: str) -> Meta:
    """Raises `KeyError`."""
    if scenario != WHOLE:
        raise KeyError(scenario)
    line_up = LineUp(tuple(side.id for side in pack_.manifest.sides))
    return Meta((line_up,), (CAMPAIGNER.card,))


def _initial_events(pack_: CampaignPack, setup: PlainSetup) -> tuple[Event, ...]:
    """C2, C3: the city as built, the binders as printed."""
    lying = {side.id: boxes(pack_, side.id) for side in pack_.manifest.sides}
    parties = tuple(
        CampaignParty(side.id, side.name, *(len(lying[side.id][box]) for box in ("Z", "V", "R")))
        for side in pack_.manifest.sides
    )
    city = {id.split("-")[0]: id for id in pack_.tiles if id.endswith("-A")}
    altered = tuple(sorted(set(pack_.tiles) - set(city.values())))
    places = tuple(CityPlace(number, x, y) for number, (x, y) in sorted(pack_.city.items()))
    laid = CampaignSetUp(
        parties, tuple(pack_.areas.values()), city, altered, Sealed(REFEREE, canonical_json(pack_).decode()), places
    )
    binders = [
        BinderOpened(side, Sealed(side, tuple(pack_.cards[id] for id in found["P"]))) for side, found in lying.items()
    ]
    return (laid, *binders)


def _set_up(board: Campaign) -> PlainSetup:
    return PlainSetup(WHOLE, board.sides)


def _inherit(events: list[Event], board: Campaign) -> tuple[Event, ...]:
    raise KeyError("a campaign is not forked")


def _board(viewer: str) -> Campaign:
    return Campaign(viewer=viewer)


def _outcome(board: Campaign) -> Outcome | None:
    if board.phase != Stage.ENDED:
        return None
    return Outcome((board.winner,), Ending.EPIC if board.epic else _decided_by(board), "C8")


def _resigned(out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
    return (out.board.opponent(seat),)


def _check_board(opening: tuple[Event, ...], board: Campaign) -> str:
    return validation.check_board(board)


def _expected_chance(board: Campaign, seat: str, decision: CampaignDecision | None) -> Iterable[ExpectedChance]:
    return decision.chance(seat) if decision is not None else ()


def _round(board: Campaign) -> int:
    return len(board.record)


def _decided_by(campaign: Campaign) -> str:
    """C8: returns how a campaign was decided. The final battle is the scenario that ends the campaign for either
    winner. A campaign that ends earlier is decided by its last scenario. Empty where the pack is unknown; then the
    event says it."""
    if campaign.pack is None:
        return ""
    return Ending.FINAL_BATTLE if is_final(campaign.pack, campaign.record[-1].state) else Ending.LAST_SCENARIO


CAMPAIGN = System(
    name="undaunted_campaign",
    contract=CONTRACT,
    packs=Packs(
        load=pack.load,
        describe=describe,
        meta=_meta,
        examples=(Example("stalingrad", WHOLE),),
    ),
    rules=Rules(
        start=start,
        decide=ENGINE.decide,
        is_secret=ENGINE.is_secret,
        is_private=ENGINE.is_private,
        legal=ENGINE.legal,
        objection=ENGINE.objection,
    ),
    words=Words(
        title="Undaunted",
        rulebook=RULEBOOK,
        seat=text.side_name,
        event=text.describe_event,
        decision=text.describe_decision,
        prompt=text.describe_prompt,
        doing=text.describe_progress,
        part=describe_part,
        thrown=describe_dice,
    ),
    log_checks=LogChecks(
        check_event=validation.check_event,
        check_board=_check_board,
        expected_chance=_expected_chance,
    ),
    bots={CAMPAIGNER.card.name: CAMPAIGNER},
    rendering=DRAWING,
    links=LINKS,
    read_model=OF_CAMPAIGNS,
    initial_events=_initial_events,
    set_up=_set_up,
    inherit=_inherit,
    board=_board,
    outcome=_outcome,
    resigned=_resigned,
    view=view,
    scene=scene,
    round=_round,
)
