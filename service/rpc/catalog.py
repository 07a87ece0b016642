"""The handlers that list what can be played on this server."""

from collections.abc import Mapping
from typing import Any

from kronika.domain.kernel.caching import cached_by_identity
from kronika.domain.kernel.game import Recorder, blank
from kronika.domain.kernel.repair import nearest
from kronika.domain.kernel.setups import BotCard, LineUp, Option, Value, options_of, usual
from kronika.domain.kernel.values import ScenarioCard
from kronika.domain.kernel.words import PUBLIC, Reason, Text
from kronika.domain.systems import SYSTEMS
from kronika.service import convert
from kronika.service.application import Application, refused
from kronika.service.campaigns import has_campaign
from kronika.service.packs import LoadedPack, Trial
from kronika.service.requests import page_of_all
from kronika.service.rpc.common import Caller, panel_message
from kronika.service.version import CONTRACT, VERSION
from kronika.service.words import message
from kronika.v1 import catalog_service_pb2 as pb


def values_of(choices: Mapping[str, Any]) -> dict[str, Value]:
    """The values chosen in a request; one that says nothing is the empty text."""
    return {name: getattr(value, value.WhichOneof("value") or "text") for name, value in sorted(choices.items())}


LARGEST_PAGE = 1000
SYSTEMS_A_PAGE = 100
DRAWN = 200
"""Pictures of scenarios that are kept, each in a language."""
PROVENANCES = {"printed": pb.PROVENANCE_PRINTED, "reconstructed": pb.PROVENANCE_RECONSTRUCTED}


async def list_systems(app: Application, request: Any, caller: Caller) -> Any:
    systems, further = page_of_all(request, sorted(SYSTEMS), SYSTEMS_A_PAGE)
    return pb.ListSystemsResponse(systems=systems, next_page_token=further)


async def list_packs(app: Application, request: Any, caller: Caller) -> Any:
    packs = [pack for _, pack in sorted(app.packs.items()) if request.system in ("", pack.system.name)]
    shown, further = page_of_all(request, packs, LARGEST_PAGE)
    return pb.ListPacksResponse(
        next_page_token=further,
        packs=[pack_message(pack, caller) for pack in shown],
    )


async def list_scenarios(app: Application, request: Any, caller: Caller) -> Any:
    pack = pack_of(app, request.pack)
    shown, further = page_of_all(request, pack.card.scenarios, LARGEST_PAGE)
    scenarios = [summary(pack, scenario, caller) for scenario in shown]
    return pb.ListScenariosResponse(scenarios=scenarios, next_page_token=further)


async def get_scenario(app: Application, request: Any, caller: Caller) -> Any:
    pack = pack_of(app, request.pack)
    scenario = scenario_of(pack, request.scenario)
    board, name = _laid_out(pack, scenario), pack.system.name
    return pb.GetScenarioResponse(
        summary=summary(pack, scenario, caller),
        scene=convert.system_scene(name, pack.system.scene(board)),
        view=convert.system_view(name, pack.system.view(board)),
    )


async def draw_scenario(app: Application, request: Any, caller: Caller) -> Any:
    pack = pack_of(app, request.pack)
    scenario = scenario_of(pack, request.scenario or pack.card.scenarios[0].id)
    return pb.DrawScenarioResponse(panel=_drawn(pack, scenario, caller.language))


@cached_by_identity(DRAWN)
def _drawn(pack: LoadedPack, scenario: ScenarioCard, language: str, /) -> Any:
    """The picture of a scenario as it begins; None: the system draws none."""
    panels = pack.system.rendering.panels(_laid_out(pack, scenario), language)
    return panel_message(panels[0], Caller("", language)) if panels else None


def _laid_out(pack: LoadedPack, scenario: ScenarioCard) -> Any:
    """The board of a scenario after its opening, as the public sees it."""
    content = pack.system.packs.without_secrets(pack.content, scenario.id)
    out = Recorder(pack.system, blank(pack.system, PUBLIC))
    for event in pack.system.initial_events(content, usual(pack.system, content, scenario.id)):
        out.emit(event)
    return out.board


@cached_by_identity(LARGEST_PAGE)
def _seat_titles(pack: LoadedPack, scenario: ScenarioCard, /) -> dict[str, Text]:
    """The names of all seats that can play a scenario."""
    line_ups = pack.system.packs.meta(pack.content, scenario.id).line_ups
    board, meant = _laid_out(pack, scenario), pack.system.rendering.meant
    return {seat: meant(board, f"seat:{seat}").name for line_up in line_ups for seat in line_up.seats}


async def get_rulebook(app: Application, request: Any, caller: Caller) -> Any:
    known = tuple(sorted(SYSTEMS))
    if request.system not in SYSTEMS:
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-system", system=repr(request.system), known=known),
            accepted=known,
        )
    system = SYSTEMS[request.system]
    return pb.GetRulebookResponse(
        rules=[pb.Rule(rule=id, said=caller.say(said)) for id, said in system.words.rulebook.rules.items()],
        parts=[
            pb.PartName(part=name, said=caller.say(system.words.part(name))) for name in system.words.rulebook.parts
        ],
    )


async def get_service(app: Application, request: Any, caller: Caller) -> Any:
    keys = [
        pb.ServiceKey(key=bytes.fromhex(k.public), since=convert.some_time(k.since), until=convert.some_time(k.until))
        for k in app.vault.signing_keys()
    ]
    return pb.GetServiceResponse(
        version=VERSION,
        contract=bytes.fromhex(CONTRACT),
        keys=keys,
        games_in_memory=len(app.games.live()),
        games_loaded=app.games.loaded,
        messages=app.settings.messages,
        message_days=app.settings.message_days,
        successions=[
            pb.Succession(**{name: bytes.fromhex(getattr(one, name)) for name in ("older", "newer", "signature")})
            for one in app.vault.successors()
        ],
    )


def pack_of(app: Application, name: str) -> LoadedPack:
    """The pack of this name, or a refusal that names those there are."""
    if name not in app.packs:
        known = tuple(sorted(app.packs))
        raise refused(
            Reason.NOT_FOUND,
            message("not-a-pack", name=repr(name), known=nearest(name, known)),
            accepted=known,
        )
    return app.packs[name]


def scenario_of(pack: LoadedPack, scenario: str) -> ScenarioCard:
    """The scenario of this id, or a refusal that names those there are."""
    for card in pack.card.scenarios:
        if card.id == scenario:
            return card
    known = tuple(card.id for card in pack.card.scenarios)
    raise refused(
        Reason.NOT_FOUND,
        message("not-a-scenario", name=pack.card.id.name, scenario=repr(scenario), known=nearest(scenario, known)),
        accepted=known,
    )


def pack_message(pack: LoadedPack, caller: Caller) -> Any:
    """A pack, in the caller's language."""
    return pb.Pack(
        pack=convert.to_message(pack.card.id),
        system=pack.system.name,
        system_title=pack.system.words.title or pack.system.name,
        title=caller.say(pack.card.title),
        provenance=PROVENANCES[pack.card.provenance],
        source=pack.card.source,
        campaign=has_campaign(pack),
    )


def summary(pack: LoadedPack, scenario: ScenarioCard, caller: Caller) -> Any:
    """A scenario of a pack, in the caller's language."""
    meta = pack.system.packs.meta(pack.content, scenario.id)
    return pb.ScenarioSummary(
        scenario=scenario.id,
        title=caller.say(scenario.title),
        date=scenario.date,
        seats=scenario.seats,
        bots=[_bot(bot, caller) for bot in meta.bots],
        line_ups=map(_line_up, meta.line_ups),
        options=[_option(option, caller) for option in options_of(pack.system.setup)],
        seat_titles={seat: caller.say(title) for seat, title in _seat_titles(pack, scenario).items()},
        trial=_trial(pack.trials.get(scenario.id)),
    )


def _trial(trial: Trial | None) -> Any:
    return (
        None
        if trial is None
        else pb.Trial(games=trial.games, wins=trial.wins, decisions=trial.decisions, counted=trial.counted)
    )


def _bot(bot: BotCard, caller: Caller) -> Any:
    return pb.Bot(bot=bot.name, version=bot.version, said=caller.say(bot.said))


def _line_up(line_up: LineUp) -> Any:
    return pb.LineUp(seats=line_up.seats, teams=[pb.Team(name=team.name, seats=team.seats) for team in line_up.teams])


def _option(option: Option, caller: Caller) -> Any:
    return pb.Option(
        name=option.name,
        said=caller.say(option.said),
        usual=convert.option_value(option.default),
        least=option.least,
        most=option.most,
        choices=option.choices,
        group=caller.say(option.group) if option.group else "",
        choice_titles=map(caller.say, option.titles),
    )
