"""How a battle is set up (TD1–TD6), and what it is made of then."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from kronika.domain.kernel.setups import BotCard, LineUp, Meta, Team
from kronika.domain.kernel.words import Message, Word
from kronika.domain.tankduel.content.missions import Mission, Slot, With
from kronika.domain.tankduel.content.pieces import (
    AtGun,
    Card,
    DamageCard,
    Data,
    Emplacement,
    Infantry,
    Nation,
    Quality,
    TankKind,
    Terrain,
)
from kronika.domain.tankduel.content.robata import ALERT, Robata
from kronika.domain.tankduel.pack import Pack
from kronika.domain.tankduel.words import message

NUMBERS = ("I", "II", "III", "IV")
TANKS = len(NUMBERS)


class GermanChoice(Word):
    """Which German tank is chosen."""

    SUGGESTED = "suggested"  #: The one that the mission suggests.
    PZ3J = "pz3j"  #: Pz III Ausf. J.
    PZ4G = "pz4g"  #: Pz IV Ausf. G.
    STUG3G = "stug3g"  #: StuG III Ausf. G.
    PANTHER = "panther"  #: Panther.
    TIGER = "tiger"  #: Tiger I.
    FERDINAND = "ferdinand"  #: Ferdinand.


class SovietChoice(Word):
    """Which Soviet tank is chosen."""

    SUGGESTED = "suggested"  #: The one that the mission suggests.
    T34A = "t34a"  #: T-34/76 M40.
    T34D = "t34d"  #: T-34/76 M43.
    T3485 = "t3485"  #: T-34/85.
    KV85 = "kv85"  #: KV-85.
    SU100 = "su100"  #: SU-100.
    IS2M = "is2m"  #: IS-2m M44.


class CrewChoice(Word):
    """How good a commander is chosen."""

    SUGGESTED = "suggested"  #: As the mission suggests.
    GREEN = "green"  #: Green.
    VETERAN = "veteran"  #: Veteran.
    ELITE = "elite"  #: Elite.


class InfantryChoice(Word):
    """Whether infantry fights."""

    SUGGESTED = "suggested"  #: Where the mission recommends it.
    YES = "yes"  #: In every mission that allows it.
    NO = "no"  #: Only where the mission requires it.


class Characters(Word):
    """Which action cards Robata has."""

    ALL = "all"  #: All of them.
    ALERT = "alert"  #: Alert ones only.


class Leaver(Word):
    """The driver of a leaving player's tanks."""

    MATE = "mate"  #: A team-mate.
    ROBATA = "robata"  #: Robata.


def _choice(value: str) -> Message:
    return message("choice", value=value)


def _said(id: str, group: str) -> dict[str, object]:
    return {"said": message(id), "group": message(f"options-{group}"), "titles": _choice}


def _of_tank(id: str, nation: Nation, number: int) -> dict[str, object]:
    """The description of an option of one tank, and the tank as its group."""
    roman = NUMBERS[number - 1]
    return {
        "said": message(id, nation=nation, number=roman),
        "group": message("option-tank", nation=nation, number=roman),
        "titles": _choice,
    }


def _tank(nation: Nation, number: int) -> msgspec.Meta:
    return msgspec.Meta(extra=_of_tank("option-tank", nation, number))


def _crew(nation: Nation, number: int) -> msgspec.Meta:
    return msgspec.Meta(extra=_of_tank("option-crew", nation, number))


def _apcr(nation: Nation, number: int) -> msgspec.Meta:
    return msgspec.Meta(ge=-1, le=4, extra=_of_tank("option-apcr", nation, number))


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a battle is set up: the `seats` that play, and the options (TD1–TD6). A tank that is not chosen is the
    one that the mission suggests."""

    scenario: str  #: The mission.
    seats: tuple[str, ...]  #: The seats that play.
    #: TD1: German tanks; 0: as many as suggested. Every seat has one at least.
    german_tanks: Annotated[int, msgspec.Meta(ge=0, le=TANKS, extra=_said("option-german_tanks", "forces"))] = 0
    #: TD1: Soviet tanks; 0: as many as suggested. Every seat has one at least.
    soviet_tanks: Annotated[int, msgspec.Meta(ge=0, le=TANKS, extra=_said("option-soviet_tanks", "forces"))] = 0
    #: TD6: so many passes through the deck more or less.
    passes: Annotated[int, msgspec.Meta(ge=-1, le=1, extra=_said("option-passes", "battle"))] = 0
    #: TD4: whether the alternate cards are in the deck; not in the city.
    alternate: Annotated[bool, msgspec.Meta(extra=_said("option-alternate", "battle"))] = False
    #: TD82: whether infantry fights; as suggested: where the mission recommends it.
    infantry: Annotated[InfantryChoice, msgspec.Meta(extra=_said("option-infantry", "forces"))] = (
        InfantryChoice.SUGGESTED
    )
    #: TD94: the nation that attacks, where the mission has attackers; Robata always defends.
    attacker: Annotated[Nation, msgspec.Meta(extra=_said("option-attacker", "battle"))] = Nation.GERMAN
    #: TD98: the German player who controls a reinforcement.
    reserve: Annotated[int, msgspec.Meta(ge=1, le=TANKS, extra=_said("option-reserve", "forces"))] = 1
    #: TD100: whether Robata has all its action cards, or alert ones only.
    characters: Annotated[Characters, msgspec.Meta(extra=_said("option-characters", "robata"))] = Characters.ALL
    #: TD100: so many of the last tanks of a side that has players are driven by Robata, if it drives no whole side;
    #: every player keeps one tank at least.
    robata: Annotated[int, msgspec.Meta(ge=0, le=TANKS - 1, extra=_said("option-robata", "robata"))] = 0
    #: TD100: the side on which Robata drives some tanks.
    robata_side: Annotated[Nation, msgspec.Meta(extra=_said("option-robata_side", "robata"))] = Nation.GERMAN
    #: The driver of a leaving player's tanks: a team-mate, and without one the enemy has won; or Robata,
    #: where the mission knows it and it does not play the enemy.
    leaver: Annotated[Leaver, msgspec.Meta(extra=_said("option-leaver", "rules"))] = Leaver.MATE
    #: TD81: whether who has a tank without a radio takes no part in exchanges.
    radio: Annotated[bool, msgspec.Meta(extra=_said("option-radio", "rules"))] = False
    german_1_tank: Annotated[GermanChoice, _tank(Nation.GERMAN, 1)] = GermanChoice.SUGGESTED  #: TD99: German tank I.
    german_2_tank: Annotated[GermanChoice, _tank(Nation.GERMAN, 2)] = GermanChoice.SUGGESTED  #: TD99: German tank II.
    german_3_tank: Annotated[GermanChoice, _tank(Nation.GERMAN, 3)] = GermanChoice.SUGGESTED  #: TD99: German tank III.
    german_4_tank: Annotated[GermanChoice, _tank(Nation.GERMAN, 4)] = GermanChoice.SUGGESTED  #: TD99: German tank IV.
    soviet_1_tank: Annotated[SovietChoice, _tank(Nation.SOVIET, 1)] = SovietChoice.SUGGESTED  #: TD99: Soviet tank I.
    soviet_2_tank: Annotated[SovietChoice, _tank(Nation.SOVIET, 2)] = SovietChoice.SUGGESTED  #: TD99: Soviet tank II.
    soviet_3_tank: Annotated[SovietChoice, _tank(Nation.SOVIET, 3)] = SovietChoice.SUGGESTED  #: TD99: Soviet tank III.
    soviet_4_tank: Annotated[SovietChoice, _tank(Nation.SOVIET, 4)] = SovietChoice.SUGGESTED  #: TD99: Soviet tank IV.
    #: TD3: the commander of German tank I.
    german_1_crew: Annotated[CrewChoice, _crew(Nation.GERMAN, 1)] = CrewChoice.SUGGESTED
    #: TD3: the commander of German tank II.
    german_2_crew: Annotated[CrewChoice, _crew(Nation.GERMAN, 2)] = CrewChoice.SUGGESTED
    #: TD3: the commander of German tank III.
    german_3_crew: Annotated[CrewChoice, _crew(Nation.GERMAN, 3)] = CrewChoice.SUGGESTED
    #: TD3: the commander of German tank IV.
    german_4_crew: Annotated[CrewChoice, _crew(Nation.GERMAN, 4)] = CrewChoice.SUGGESTED
    #: TD3: the commander of Soviet tank I.
    soviet_1_crew: Annotated[CrewChoice, _crew(Nation.SOVIET, 1)] = CrewChoice.SUGGESTED
    #: TD3: the commander of Soviet tank II.
    soviet_2_crew: Annotated[CrewChoice, _crew(Nation.SOVIET, 2)] = CrewChoice.SUGGESTED
    #: TD3: the commander of Soviet tank III.
    soviet_3_crew: Annotated[CrewChoice, _crew(Nation.SOVIET, 3)] = CrewChoice.SUGGESTED
    #: TD3: the commander of Soviet tank IV.
    soviet_4_crew: Annotated[CrewChoice, _crew(Nation.SOVIET, 4)] = CrewChoice.SUGGESTED
    #: TD3: APCR tokens of German tank I, if it carries APCR; -1: as usual.
    german_1_apcr: Annotated[int, _apcr(Nation.GERMAN, 1)] = -1
    #: TD3: APCR tokens of German tank II, if it carries APCR; -1: as usual.
    german_2_apcr: Annotated[int, _apcr(Nation.GERMAN, 2)] = -1
    #: TD3: APCR tokens of German tank III, if it carries APCR; -1: as usual.
    german_3_apcr: Annotated[int, _apcr(Nation.GERMAN, 3)] = -1
    #: TD3: APCR tokens of German tank IV, if it carries APCR; -1: as usual.
    german_4_apcr: Annotated[int, _apcr(Nation.GERMAN, 4)] = -1
    #: TD3: APCR tokens of Soviet tank I, if it carries APCR; -1: as usual.
    soviet_1_apcr: Annotated[int, _apcr(Nation.SOVIET, 1)] = -1
    #: TD3: APCR tokens of Soviet tank II, if it carries APCR; -1: as usual.
    soviet_2_apcr: Annotated[int, _apcr(Nation.SOVIET, 2)] = -1
    #: TD3: APCR tokens of Soviet tank III, if it carries APCR; -1: as usual.
    soviet_3_apcr: Annotated[int, _apcr(Nation.SOVIET, 3)] = -1
    #: TD3: APCR tokens of Soviet tank IV, if it carries APCR; -1: as usual.
    soviet_4_apcr: Annotated[int, _apcr(Nation.SOVIET, 4)] = -1


class Entry(Data, frozen=True):
    """A tank of a battle as it begins, and as it comes back (TD3, TD76)."""

    id: str  #: Nation and identification number, such as `german_I`.
    nation: Nation  #: The nation that it belongs to.
    number: int  #: Its identification number, 1 to 4.
    model: str  #: Which tank it is.
    quality: Quality  #: Its commander.
    apcr: int  #: Its APCR tokens.
    start: int  #: Its own range.
    seat: str  #: The seat that controls it; empty: Robata.
    character: str = ""  #: The action card with which Robata begins to drive it; empty: a player's tank (TD100).


class Battle(Data, frozen=True):
    """All that a battle is made of: a log needs no pack to be played again."""

    mission: Mission  #: The mission.
    seats: tuple[str, ...]  #: The seats that play.
    tanks: tuple[Entry, ...]  #: The tanks, Soviets first, by number (TDR73).
    kinds: tuple[TankKind, ...]  #: Their boards.
    cards: tuple[Card, ...]  #: The battle cards, by number (TD4).
    damage: tuple[DamageCard, ...]  #: The damage cards.
    terrain: tuple[Terrain, ...]  #: The kinds of terrain.
    passes: int  #: How many passes the game lasts (TD9).
    places: int = 0  #: How many mission cards there are.
    attacker: Nation | None = None  #: The attacking nation (TD94); none: neither attacks.
    guns: tuple[Emplacement, ...] = ()  #: The anti-tank guns in their places (TD79).
    at_guns: tuple[AtGun, ...] = ()  #: Their cards.
    infantry: tuple[Infantry, ...] = ()  #: The infantry cards of both nations (TD82); none: infantry does not fight.
    newcomer: str = ""  #: The seat with the German reinforcement (TD98); empty: no reinforcement.
    robata: Robata | None = None  #: The tables that Robata follows (TD100); none: it does not play.


def meta(pack: Pack, mission: str, bots: tuple[BotCard, ...] = ()) -> Meta:
    """One to four seats a nation, or of one nation against Robata (TD100). Raises `KeyError`."""
    known = pack.missions[mission]
    germans = range(1, known.german_seats + 1)
    pairs = sorted(((g, s) for g in germans for s in range(1, TANKS + 1)), key=sum)
    if known.robata:
        most = known.robata_tanks or TANKS
        pairs += [pair for number in range(1, most + 1) for pair in ((number, 0), (0, number))]
    return Meta(tuple(_line_up(german, soviet) for german, soviet in pairs), bots)


def _line_up(german: int, soviet: int) -> LineUp:
    teams = tuple(
        Team(nation, tuple(f"{nation}_{at}" for at in range(1, number + 1)))
        for nation, number in ((Nation.GERMAN, german), (Nation.SOVIET, soviet))
        if number
    )
    return LineUp(tuple(seat for team in teams for seat in team.seats), teams)


def nation_of(seat: str) -> Nation:
    """The nation that a seat plays for."""
    return Nation(seat.partition("_")[0])


def lay_out(pack: Pack, setup: SetUp) -> Battle:
    """Returns the parts of a battle with this set-up; TD6: a pass more or less. Raises `KeyError`."""
    mission = pack.missions[setup.scenario]
    automaton = robata_of(mission, setup)
    guns = _guns(pack, mission, setup)
    tanks = (*_tanks(pack, mission, setup, Nation.SOVIET), *_tanks(pack, mission, setup, Nation.GERMAN))
    return Battle(
        mission=mission,
        seats=setup.seats,
        tanks=tanks,
        kinds=tuple(pack.tanks[id] for id in sorted({tank.model for tank in tanks} | _later(mission))),
        cards=_deck(pack, mission, setup),
        damage=pack.damage,
        terrain=tuple(pack.terrain.values()),
        passes=max(1, (mission.passes or usual_passes(len(tanks))) + setup.passes) + (automaton is not None),
        places=_places(mission, len(tanks)),
        attacker=_attacker(mission, setup),
        guns=guns,
        at_guns=tuple(gun for gun in pack.guns.guns if any(one.gun == gun.id for one in guns)),
        infantry=_infantry(pack, mission, setup),
        newcomer=_newcomer_seat(mission, setup),
        robata=_robata(pack, setup) if automaton is not None or _steps_in(mission, setup) else None,
    )


def automaton_of(seats: tuple[str, ...]) -> Nation | None:
    """TD100: the nation for which nobody plays: Robata does."""
    return next((nation for nation in Nation if all(nation_of(seat) != nation for seat in seats)), None)


def robata_of(mission: Mission, setup: SetUp) -> Nation | None:
    """TD100: the nation of which Robata drives all tanks, or some."""
    some = setup.robata_side if driven(mission, setup, setup.robata_side) else None
    return automaton_of(setup.seats) or some


def driven(mission: Mission, setup: SetUp, nation: Nation) -> int:
    """TD100: how many tanks of a nation Robata drives."""
    count, seats = count_of(mission, setup, nation), sum(nation_of(seat) == nation for seat in setup.seats)
    if not seats:
        return count
    mixed = mission.robata and setup.robata_side == nation and automaton_of(setup.seats) is None
    return min(setup.robata, count - seats) if mixed else 0


def _steps_in(mission: Mission, setup: SetUp) -> bool:
    """Whether Robata drives the tanks of a player who has left."""
    return mission.robata and setup.leaver == Leaver.ROBATA


def _robata(pack: Pack, setup: SetUp) -> Robata:
    """TD100: its cards, or alert ones only."""
    if setup.characters == Characters.ALL:
        return pack.robata
    cards = tuple(card for card in pack.robata.cards if card.character == ALERT)
    return replace(pack.robata, cards=cards)


def _later(mission: Mission) -> set[str]:
    """TD98: the kinds of tanks that may come later."""
    drive = mission.drive
    return set() if drive is None else {drive.replacing, *(one.tank for one in drive.newcomers)}


def _newcomer_seat(mission: Mission, setup: SetUp) -> str:
    """TD98: the seat that controls the German reinforcement."""
    seats = [seat for seat in setup.seats if nation_of(seat) == Nation.GERMAN]
    return "" if mission.drive is None else seats[min(setup.reserve, len(seats)) - 1]


def _attacker(mission: Mission, setup: SetUp) -> Nation | None:
    """TD94: the attacking nation; Robata defends, with all tanks of a side or with some."""
    if mission.breakout is None:
        return None
    automaton = robata_of(mission, setup)
    return setup.attacker if automaton is None else automaton.enemy


def _guns(pack: Pack, mission: Mission, setup: SetUp) -> tuple[Emplacement, ...]:
    """TD79, TD94: the guns of the mission, in a breakout those of the defenders."""
    attacker = _attacker(mission, setup)
    of = {gun.id: gun.nation for gun in pack.guns.guns}
    return tuple(one for one in mission.guns if of[one.gun] != attacker)


def _infantry(pack: Pack, mission: Mission, setup: SetUp) -> tuple[Infantry, ...]:
    """TD82."""
    usual = setup.infantry == InfantryChoice.SUGGESTED and mission.infantry == With.RECOMMENDED
    fights = usual or setup.infantry == InfantryChoice.YES or mission.infantry == With.REQUIRED
    if mission.infantry == With.NEVER or not fights:
        return ()
    return tuple(one for one in pack.guns.infantry if one.city == mission.city)


def _places(mission: Mission, tanks: int) -> int:
    """TD92, TD93, TD95, TD96: how many mission cards there are."""
    places = mission.places
    return 0 if places is None else min(places.most, max(places.least, tanks - places.fewer))


def usual_passes(tanks: int) -> int:
    """TDR1: half the number of tanks, rounded up, plus one."""
    return (tanks + 1) // 2 + 1


def _deck(pack: Pack, mission: Mission, setup: SetUp) -> tuple[Card, ...]:
    """TD4, TDR52: the standard cards, some of them replaced."""
    replacing = pack.cards.city if mission.city else pack.cards.alternate if setup.alternate else ()
    cards = {card.number: card for card in (*pack.cards.standard, *replacing)}
    return tuple(cards[number] for number in sorted(cards))


def _tanks(pack: Pack, mission: Mission, setup: SetUp, nation: Nation) -> list[Entry]:
    """TD1: the tanks of a nation, shared out among its seats in their order."""
    seats = [seat for seat in setup.seats if nation_of(seat) == nation]
    slots = _slots(mission, setup, nation)
    count = count_of(mission, setup, nation)
    played = count - driven(mission, setup, nation)
    found = []
    for at, slot in enumerate(slots[:count]):
        kind = pack.tanks[_chosen(setup, nation, at, "tank") or slot.tank]
        same = kind.id == slot.tank
        quality = Quality(_chosen(setup, nation, at, "crew") or (slot.quality if same else Quality.VETERAN))
        apcr: int = getattr(setup, f"{nation}_{at + 1}_apcr")
        usual = slot.apcr if same and slot.apcr is not None else (2 if nation == Nation.GERMAN else 1)
        if at >= played:
            usual, apcr = 1, -1
        seat = _player_of(setup, nation, at, seats, played)
        found.append(
            Entry(
                id=f"{nation}_{NUMBERS[at]}",
                nation=nation,
                number=at + 1,
                model=kind.id,
                quality=quality,
                apcr=(usual if apcr < 0 else apcr) if kind.apcr else 0,
                start=_start(mission, setup, kind),
                seat=seat,
                character="" if seat else ALERT,
            )
        )
    return found


def _player_of(setup: SetUp, nation: Nation, at: int, seats: Sequence[str], played: int) -> str:
    """TD1: the seat that controls a tank: the player named for it, or else an even share; empty: Robata."""
    if at >= played:
        return ""
    named: int = getattr(setup, f"{nation}_{at + 1}_player", 0)
    return f"{nation}_{named}" if named else seats[at * len(seats) // played]


def _slots(mission: Mission, setup: SetUp, nation: Nation) -> tuple[Slot, ...]:
    """TD2: the tanks that a mission suggests for a nation; for Robata and against it, it may suggest others."""
    automaton = automaton_of(setup.seats)
    usual: tuple[Slot, ...] = getattr(mission, nation)
    if automaton is None:
        return usual
    others: tuple[Slot, ...] = getattr(mission, f"{'robata' if automaton == nation else 'alone'}_{nation}")
    return others or usual


def count_of(mission: Mission, setup: SetUp, nation: Nation) -> int:
    """TD1, TD97: how many tanks a nation has."""
    most = len(_slots(mission, setup, nation))
    if mission.equal:
        return min(most, max(mission.tanks, *(_own_count(mission, setup, one) for one in Nation)))
    return min(most, _own_count(mission, setup, nation))


def _own_count(mission: Mission, setup: SetUp, nation: Nation) -> int:
    seats = sum(nation_of(seat) == nation for seat in setup.seats)
    suggested = min(mission.tanks, len(getattr(mission, nation)))
    return max(getattr(setup, f"{nation}_tanks") or suggested, seats)


def _start(mission: Mission, setup: SetUp, kind: TankKind) -> int:
    """TD3, TD94: where a tank begins."""
    if mission.breakout is not None:
        attacks = kind.nation == _attacker(mission, setup)
        return mission.breakout.attackers if attacks else mission.breakout.defenders
    return mission.start.heavy if kind.heavy_damage else mission.start.normal


def _chosen(setup: SetUp, nation: Nation, at: int, what: str) -> str:
    """TD99: the choice made for a tank; empty: the suggestion."""
    value: str = getattr(setup, f"{nation}_{at + 1}_{what}")
    return "" if value == CrewChoice.SUGGESTED else value


def _player(nation: Nation, number: int) -> msgspec.Meta:
    return msgspec.Meta(ge=0, le=TANKS, extra=_of_tank("option-player", nation, number))


class Choices(SetUp, frozen=True, forbid_unknown_fields=True):
    """A set-up with the players of tanks, and what hands are to team-mates."""

    #: TD120: whether who is asked for an initiative card may show his hand to his team-mates, once a round.
    shown_hands: Annotated[bool, msgspec.Meta(extra=_said("option-shown_hands", "rules"))] = False
    #: TD1: the German player who controls tank I; 0: as all are dealt out evenly.
    german_1_player: Annotated[int, _player(Nation.GERMAN, 1)] = 0
    #: TD1: the German player who controls tank II; 0: as all are dealt out evenly.
    german_2_player: Annotated[int, _player(Nation.GERMAN, 2)] = 0
    #: TD1: the German player who controls tank III; 0: as all are dealt out evenly.
    german_3_player: Annotated[int, _player(Nation.GERMAN, 3)] = 0
    #: TD1: the German player who controls tank IV; 0: as all are dealt out evenly.
    german_4_player: Annotated[int, _player(Nation.GERMAN, 4)] = 0
    #: TD1: the Soviet player who controls tank I; 0: as all are dealt out evenly.
    soviet_1_player: Annotated[int, _player(Nation.SOVIET, 1)] = 0
    #: TD1: the Soviet player who controls tank II; 0: as all are dealt out evenly.
    soviet_2_player: Annotated[int, _player(Nation.SOVIET, 2)] = 0
    #: TD1: the Soviet player who controls tank III; 0: as all are dealt out evenly.
    soviet_3_player: Annotated[int, _player(Nation.SOVIET, 3)] = 0
    #: TD1: the Soviet player who controls tank IV; 0: as all are dealt out evenly.
    soviet_4_player: Annotated[int, _player(Nation.SOVIET, 4)] = 0


PLAYERS = {f"{nation}_{numeral}": f"{nation}_{at}_player" for nation in Nation for at, numeral in enumerate(NUMBERS, 1)}
"""By tank: the option that names its player."""


def parted(setup: SetUp) -> tuple[SetUp, dict[str, int]]:
    """Splits a set-up as events record it: the part stored from the first version, and the player of each tank."""
    stored = SetUp(**{name: getattr(setup, name) for name in SetUp.__struct_fields__})
    named = {tank: int(getattr(setup, option, 0)) for tank, option in PLAYERS.items()}
    return stored, {tank: number for tank, number in named.items() if number}


def whole(setup: SetUp, players: dict[str, int], *, shown_hands: bool) -> Choices:
    """A set-up of what events tell of it."""
    chosen: dict[str, Any] = {name: getattr(setup, name) for name in SetUp.__struct_fields__}
    named = {PLAYERS[tank]: number for tank, number in players.items()}
    return Choices(**chosen | named, shown_hands=shown_hands)
