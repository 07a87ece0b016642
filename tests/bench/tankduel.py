"""How battles of Tank Duel are tried out."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kronika.domain.kernel.bots import Bot, Choice, Noise, Seen
from kronika.domain.kernel.setups import BotCard
from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel.bots.sensible import choose
from kronika.domain.tankduel.content.pieces import Ending, Nation
from kronika.domain.tankduel.decisions import Action, Answer
from kronika.domain.tankduel.events import RevealOver, RobataChose, TurnBegan
from kronika.domain.tankduel.pack import USUAL_SEATS, Pack
from kronika.domain.tankduel.setup import (
    TANKS,
    Characters,
    Choices,
    CrewChoice,
    GermanChoice,
    InfantryChoice,
    Leaver,
    SetUp,
    SovietChoice,
    nation_of,
)
from kronika.domain.tankduel.state import Board
from tests.bench.trials import Measured, Staged, Trials

IDLE: Final[dict[Any, float]] = {d.Back: 0.05, Action.DONE: 0.25, d.TakeBack: 0.05}
"""How likely the explorer does what ends or does little, against anything else."""
RARE: Final = (Answer.EXCHANGE, Answer.YES, Answer.REDRAW)
"""What the explorer does wherever it can."""

PASSING: Final = frozenset(
    {
        "frame=bidding.v1",
        "frame=bogging.v1",
        "frame=concealing.v1",
        "frame=driving.v1",
        "frame=gunning.v1",
        "frame=mined.v1",
        "frame=moving.v1",
        "frame=piercing.v1",
        "frame=revealing.v1",
        "frame=settling.v1",
        "frame=sinking.v1",
        "frame=storming.v1",
        "frame=tending.v1",
        "frame=weathering.v1",
    }
)
"""Tasks that are carried out at once: before they are, nobody is asked anything."""


def explore(seen: Seen, noise: Noise) -> Choice:
    """Decides at random, every kind of decision and of action as likely as another, so that no kind of task is
    missed."""
    kinds: dict[Any, list[Choice]] = {}
    for choice in seen.choices:
        decision = choice.decision
        kind = decision.action if isinstance(decision, d.Act) else type(decision)
        if isinstance(decision, d.Say) and decision.answer in RARE:
            return choice
        kinds.setdefault(kind, []).append(choice)
    best = max(kinds, key=lambda kind: noise(str(kind)) ** (1 / IDLE.get(kind, 1.0)))
    return max(kinds[best], key=lambda choice: noise(choice.decision))


EXPLORER: Final = Bot(BotCard("explorer", "1", Sentence("does a bit of everything", "dělá ode všeho trochu")), explore)


def endings(pack: Pack) -> frozenset[str]:
    """The ways in which the rules end battles, by what bots do."""
    return frozenset(Ending) - {Ending.CRUSHING}


def _drive(seen: Seen, noise: Noise) -> Choice:
    """Soviets let the Germans pass, who drive for the bridge."""
    soviet = nation_of(seen.seat) == Nation.SOVIET
    wanted = (d.Pass(), d.NoMore(), d.Act(Action.DONE)) if soviet else (d.Act(Action.MOVE), d.Act(Action.ROAD))
    farthest = min((choice for choice in seen.choices if isinstance(choice.decision, d.Go)), key=_metres, default=None)
    first = next((choice for choice in seen.choices if choice.decision in wanted), farthest)
    return first or choose(seen, noise)


def _metres(choice: Choice) -> int:
    return int(choice.decision.metres)


DRIVER: Final = Bot(BotCard("driver", "1", Sentence("drives for the bridge", "jede k mostu")), _drive)


def brief(pack: Pack, mission: str) -> Mapping[str, Any]:
    """As few tanks a side as there may be, and a pass less."""
    known = pack.missions[mission]
    least = known.tanks if known.equal else 1
    return {"german_tanks": least, "soviet_tanks": least, "passes": -1}


def varied(pack: Pack, mission: str) -> tuple[SetUp, ...]:
    """Four players with infantry and radios; two with tanks of Robata beside them; one alone against it."""
    four = ("german_1", "german_2", "soviet_1", "soviet_2")
    found = (SetUp(mission, four, infantry=InfantryChoice.YES, passes=-1),)
    if not pack.missions[mission].robata:
        return found
    more: dict[str, Any] = {"infantry": InfantryChoice.YES, "passes": -1}
    beside = SetUp(mission, ("german_1", "soviet_1"), german_tanks=3, robata=2, leaver=Leaver.ROBATA, **more)
    return (*found, beside, SetUp(mission, ("soviet_1",), characters=Characters.ALERT, **more))


def shown(pack: Pack, mission: str) -> Mapping[str, SetUp]:
    """A player alone against Robata, one tank a side, or as many as it takes; and Robata in company."""
    least = pack.missions[mission].robata_tanks or 1
    own = ALONE.get(mission)
    found: dict[str, SetUp] = {**IN_COMPANY.get(mission, {})}
    if own is not None:
        found["robata"] = SetUp(mission, (own,), german_tanks=least, soviet_tanks=least, passes=-1)
    return found


ALONE: Final = {
    "m1": "german_1",
    "m2": "soviet_1",
    "m3": "german_1",
    "m3-king": "soviet_1",
    "m4": "german_1",
    "m5": "soviet_1",
    "m6": "soviet_1",
}
"""Who plays alone there."""
IN_COMPANY: Final[Mapping[str, Mapping[str, SetUp]]] = {
    "m3": {"together": Choices("m3", ("german_1", "german_2"), passes=-1, shown_hands=True)},
    "m4": {"beside": SetUp("m4", USUAL_SEATS, robata=1, soviet_tanks=1, passes=-1)},
}
"""Two players together against Robata, who may show each other their hands; a player whom one of its tanks helps."""


def _tanks(german: Sequence[str], soviet: Sequence[str], *crews: str) -> SetUp:
    """A meeting of these tanks, and the commanders of each nation's: veterans, if they are not named."""
    chosen: dict[str, Any] = {"german_tanks": len(german), "soviet_tanks": len(soviet)}
    chosen |= {f"german_{at}_tank": GermanChoice(tank) for at, tank in enumerate(german, 1)}
    chosen |= {f"soviet_{at}_tank": SovietChoice(tank) for at, tank in enumerate(soviet, 1)}
    for nation, crew, tanks in zip(Nation, crews, (german, soviet), strict=False):
        chosen |= {f"{nation}_{at}_crew": CrewChoice(crew) for at in range(1, len(tanks) + 1)}
    return SetUp("m1", USUAL_SEATS, **chosen)


LINE_UPS: Final = {
    "two Pz III : two T-34/76A": _tanks(["pz3j"] * 2, ["t34a"] * 2),
    "two Panthers : two T-34/85": _tanks(["panther"] * 2, ["t3485"] * 2),
    "Panther and Tiger : KV-85 and SU-100": _tanks(["panther", "tiger"], ["kv85", "su100"]),
    "Ferdinand and Tiger : IS-2m and SU-100": _tanks(["ferdinand", "tiger"], ["is2m", "su100"]),
    "two Panthers and Pz IV : two KV-85 and SU-100": _tanks(["panther", "panther", "pz4g"], ["kv85", "kv85", "su100"]),
    "elite Tiger : three green T-34/76D": _tanks(["tiger"], ["t34d"] * 3, "elite", "green"),
}
"""TD99: line-ups that the playbook suggests."""


def weighed(pack: Pack, mission: str) -> Mapping[str, SetUp]:
    """Each nation against Robata; for the meeting engagement the suggested line-ups."""
    found = LINE_UPS if mission == "m1" else {}
    if not pack.missions[mission].robata:
        return found
    return {**found, **{f"alone against {seat}": SetUp(mission, (own,)) for own, seat in AGAINST_ROBATA.items()}}


AGAINST_ROBATA: Final = {"german_1": "Soviet Robata", "soviet_1": "German Robata"}
"""Who plays alone, and against whom."""


def half_done(board: Board) -> list[str]:
    """The task on top, about which somebody is asked; and an action that is being put together."""
    if board.over or not board.agenda:
        return []
    return [type(board.agenda[0]).__name__.lower(), *(["building"] if board.building else [])]


DERIVED: Final = frozenset({"support", "parts", "shown_hands"})
"""Of a view, what was not there when games were first recorded."""

MEASURED: Final = Measured(
    "tankduel",
    "m1",
    0.4,
    replay=0.45,
    crowd=tuple(f"{nation}_{number}" for nation in Nation for number in range(1, TANKS + 1)),
    alone=("german_1",),
    played_by_rules=(TurnBegan, RobataChose, RevealOver),
)

TRIALS: Final = Trials(
    measured=(MEASURED,),
    cut={"tankduel": 300, "tankduel-m5-robata": 150, "tankduel-m4-beside": 200, "tankduel-m3-together": 180},
    recorded=900,
    endings=endings,
    staged={Ending.CRUSHING: Staged("tankduel", "h2", DRIVER)},
    explorer=EXPLORER,
    brief=brief,
    varied=varied,
    shown=shown,
    weighed=weighed,
    passing=PASSING,
    half_done=half_done,
    derived=DERIVED,
)
