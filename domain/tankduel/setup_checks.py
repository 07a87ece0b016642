"""The checks that the parts of a set-up fit together. A set-up that fails is refused with what would fit. It is never
changed silently."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from kronika.domain.kernel.words import Message, Reason, Rejection
from kronika.domain.tankduel.content.missions import Mission
from kronika.domain.tankduel.content.pieces import Nation
from kronika.domain.tankduel.pack import Pack
from kronika.domain.tankduel.setup import (
    NUMBERS,
    TANKS,
    CrewChoice,
    GermanChoice,
    Leaver,
    SetUp,
    SovietChoice,
    automaton_of,
    count_of,
    driven,
    lay_out,
    nation_of,
)
from kronika.domain.tankduel.words import message

USUAL = {"tank": (GermanChoice.SUGGESTED, SovietChoice.SUGGESTED), "crew": (CrewChoice.SUGGESTED,), "apcr": (-1,)}
SUGGESTED = GermanChoice.SUGGESTED.value
USUAL_PLAYER = (0,)


def misfit(pack: Pack, setup: SetUp) -> Rejection | None:
    """The first thing that does not fit."""
    mission = pack.missions[setup.scenario]
    return next((found for check in CHECKS for found in check(pack, mission, setup)), None)


def _refused(rule: str, name: str, said: Message, accepted: Sequence[object]) -> Rejection:
    told = tuple(map(str, accepted))
    return Rejection(Reason.MALFORMED, rule, message("misfit", said=said, accepted=told), told, f"choices.{name}")


def _numbers(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD1, TD97: a tank for every player at least, as many as the mission has at most, equally many where it says
    so."""
    for nation in Nation:
        name = f"{nation}_tanks"
        wanted: int = getattr(setup, name)
        if not wanted or count_of(mission, setup, nation) == wanted:
            continue
        others = [replace(setup, **{name: number}) for number in range(1, TANKS + 1)]
        fit = [one for one, other in enumerate(others, 1) if count_of(mission, other, nation) == one]
        players = sum(nation_of(seat) == nation for seat in setup.seats)
        unequal = players <= wanted <= fit[-1]
        id = "misfit-tanks-equal" if unequal else "misfit-tanks" if wanted < players else "misfit-tanks-most"
        said = message(id, wanted=wanted, nation=nation, least=fit[0], most=fit[-1])
        yield _refused("TD97" if unequal else "TD1", name, said, (0, *fit))


def _robata(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD100: Robata drives no more tanks than leave one to every player, and none where it does not play or has a
    side of its own."""
    open_ = mission.robata and automaton_of(setup.seats) is None
    barred = message("misfit-robata-opposed" if mission.robata else "misfit-robata-absent")
    if setup.robata and not (open_ and driven(mission, setup, setup.robata_side) == setup.robata):
        side = setup.robata_side
        players = sum(nation_of(seat) == side for seat in setup.seats)
        most = max(0, count_of(mission, setup, side) - players) if open_ else 0
        yield _refused(
            "TD100",
            "robata",
            message("misfit-robata", wanted=setup.robata, nation=side) if open_ else barred,
            range(most + 1),
        )
    if setup.leaver == Leaver.ROBATA and not open_:
        yield _refused(
            "TD100",
            "leaver",
            barred,
            (Leaver.MATE,),
        )


def _against_robata(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD95: against Robata a mission may take so many tanks of each nation."""
    wanted = mission.robata_tanks
    if not wanted or automaton_of(setup.seats) is None:
        return
    for nation in Nation:
        count = count_of(mission, setup, nation)
        if count != wanted:
            yield _refused(
                "TD95",
                f"{nation}_tanks",
                message("misfit-against-robata", wanted=wanted, nation=nation, count=count),
                (0, wanted),
            )


def _two_and_a_smaller(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD95: where Robata's smaller tank has another task than the others, it has two alike and one smaller."""
    nation = automaton_of(setup.seats)
    if nation is None or not mission.robata_tanks:
        return
    names = [f"{nation}_{number}_tank" for number in range(1, mission.robata_tanks + 1)]
    chosen = [name for name in names if getattr(setup, name) != SUGGESTED]
    if not chosen or _has_a_smaller(pack, setup, nation):
        return
    fit = {name: _that_fit(pack, setup, nation, name) for name in chosen}
    name = next((one for one in chosen if fit[one]), chosen[0])
    yield _refused(
        "TD95",
        name,
        message("misfit-two-alike"),
        fit[name] or (SUGGESTED,),
    )


def _has_a_smaller(pack: Pack, setup: SetUp, nation: Nation) -> bool:
    models = [tank.model for tank in lay_out(pack, setup).tanks if tank.nation == nation]
    alike = {model for model in models if models.count(model) > 1}
    others = [model for model in models if model not in alike]
    return len(alike) == len(others) == 1 and pack.tanks[others[0]].size_rank < pack.tanks[min(alike)].size_rank


def _that_fit(pack: Pack, setup: SetUp, nation: Nation, name: str) -> list[GermanChoice | SovietChoice]:
    others = [(choice, replace(setup, **{name: choice})) for choice in type(getattr(setup, name))]
    return [choice for choice, other in others if _has_a_smaller(pack, other, nation)]


def _deck(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD4: the city has cards of its own."""
    if setup.alternate and mission.city:
        yield _refused(
            "TD4",
            "alternate",
            message("misfit-alternate"),
            ("false",),
        )


def _reserve(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD98: the player who controls a reinforcement must play."""
    germans = sum(nation_of(seat) == Nation.GERMAN for seat in setup.seats)
    if mission.drive is not None and setup.reserve > germans:
        yield _refused(
            "TD98",
            "reserve",
            message("misfit-reserve", number=setup.reserve),
            range(1, germans + 1),
        )


def _absent(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD1: nothing is chosen for a tank that is not there."""
    for nation in Nation:
        count = count_of(mission, setup, nation)
        for at in range(count, TANKS):
            for what, usual in (*USUAL.items(), ("player", USUAL_PLAYER)):
                name = f"{nation}_{at + 1}_{what}"
                if getattr(setup, name, usual[0]) not in usual:
                    yield _refused(
                        "TD1",
                        name,
                        message("misfit-absent", nation=nation, number=NUMBERS[at], count=count),
                        usual[:1],
                    )


def _players(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD1: a player named for a tank must play, Robata's tanks have no player, and every player has a tank."""
    for nation in Nation:
        own = [seat for seat in setup.seats if nation_of(seat) == nation]
        numbers = [int(seat.partition("_")[2]) for seat in own]
        count = count_of(mission, setup, nation)
        played = count - driven(mission, setup, nation)
        named = {at: int(getattr(setup, f"{nation}_{at + 1}_player", 0)) for at in range(count)}
        for at, number in named.items():
            if number and (at >= played or number not in numbers):
                id = "misfit-player-of-robata" if at >= played else "misfit-player"
                yield _refused(
                    "TD1",
                    f"{nation}_{at + 1}_player",
                    message(id, nation=nation, player=number, number=NUMBERS[at]),
                    (0, *(numbers if at < played else ())),
                )
                return
        if any(named.values()):
            controlled = {tank.seat for tank in lay_out(pack, setup).tanks}
            for seat, number in zip(own, numbers, strict=True):
                if seat not in controlled:
                    first = next(at for at, one in named.items() if one and one != number)
                    yield _refused(
                        "TD1",
                        f"{nation}_{first + 1}_player",
                        message("misfit-idle", nation=nation, player=number),
                        (0, number),
                    )


def _apcr(pack: Pack, mission: Mission, setup: SetUp) -> Iterator[Rejection]:
    """TD3, TD100: only who carries APCR has tokens of it; a tank of Robata has one."""
    for tank in lay_out(pack, setup).tanks:
        name = f"{tank.nation}_{tank.number}_apcr"
        wanted: int = getattr(setup, name)
        if wanted >= 0 and wanted != tank.apcr:
            rule, id = ("TD3", "misfit-apcr") if tank.seat else ("TD100", "misfit-apcr-of-robata")
            said = message(id, nation=tank.nation, number=NUMBERS[tank.number - 1], wanted=wanted)
            yield _refused(rule, name, said, (-1, tank.apcr))


CHECKS: tuple[Callable[[Pack, Mission, SetUp], Iterator[Rejection]], ...] = (
    _numbers,
    _robata,
    _against_robata,
    _two_and_a_smaller,
    _deck,
    _reserve,
    _absent,
    _players,
    _apcr,
)
