"""Czech sentences read as Czech: names are declined, verbs agree with their subjects."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import texts
from kronika.domain.kernel.catalogue import SIDE, text
from kronika.domain.kernel.chance import Purpose, Use
from kronika.domain.kernel.czech import ENDINGS, Gender
from kronika.domain.kernel.events import Decided, DecisionMade, DiceRolled, Event, Sealed, Test
from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.sealing import blind
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted import names
from kronika.domain.undaunted.acts import (
    Act,
    AntiAir,
    AntiTank,
    Assault,
    Attack,
    Blast,
    Bolster,
    Bombard,
    Command,
    Conceal,
    Control,
    Demolish,
    Drive,
    Exert,
    FightAndFade,
    FireZone,
    Flamethrower,
    Grenade,
    Guide,
    Inspire,
    Mines,
    Move,
    Navigate,
    Rally,
    Recon,
    ReconFlight,
    Repair,
    Requisition,
    Scout,
    Secure,
    Smoke,
    Stalk,
    Strafe,
    Suppress,
    Target,
    Volley,
)
from kronika.domain.undaunted.content import Action, ActionName, CounterKind, Face, MineFace, Name
from kronika.domain.undaunted.contract import DECISIONS, STEPS
from kronika.domain.undaunted.rules.casualties import CrewHit, Displace, Displacing, Lose, PickCrew, Return, Returning
from kronika.domain.undaunted.rules.combat import Strike
from kronika.domain.undaunted.rules.inspiring import Again, Inspiring
from kronika.domain.undaunted.rules.mines import Lay, Mining
from kronika.domain.undaunted.rules.movement import Step, Stepping
from kronika.domain.undaunted.rules.performing import Assaulting, Perform
from kronika.domain.undaunted.rules.playing import (
    EndTurn,
    FreeMoveFirst,
    HunkerDown,
    PickInitiative,
    Play,
    Ready,
    Swap,
    Withdraw,
)
from kronika.domain.undaunted.rules.step import Decision, Frame, Stop
from kronika.domain.undaunted.rules.support import Bolstering, Take
from kronika.domain.undaunted.rules.vehicles import Freeing, FreeMove, NextSpace, Surveying
from kronika.domain.undaunted.state import Board, Counter, Zone
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.library.offline import OfflineGame
from kronika.library.policies import RandomPolicy
from kronika.service.packs import load_packs
from tests.bench.eventful import eventful
from tests.undaunted import africa, stalingrad
from tests.undaunted.position import position, side

PACKS = {name: pack for name, pack in load_packs().items() if pack.system.name == "undaunted"}


def stock() -> Board:
    """The first scenario of Stalingrad with all counters of its pack, none of them on the board."""
    laid: Board = OfflineGame(PACKS["stalingrad"], "011", "czech").position.game.board
    scene = replace(laid.scene, kinds=PACKS["stalingrad"].content.counters)
    return Board(laid.viewer, scene, active="soviet")


STOCK = stock()
CARD = next(card.id for card in STOCK.scene.cards.values() if card.name.cs == "Střelec A")
FOG = next(card.id for card in STOCK.scene.cards.values() if card.name.cs == "Válečný zmatek")
USE = Use(1, "public", 1, Purpose("U20", "german", "attack", "german-riflemen-a", "soviet-scouts-a"))
MINE = stalingrad.mine("german a-b")

EVENTS: list[tuple[Event, str]] = [
    (e.RoundStarted(3), "Začíná 3. kolo."),
    (e.DiscardReshuffled("german", 1), "Němci míchají z odhazovacího balíčku (1 karta) nový dobírací."),
    (e.DiscardReshuffled("german", 12), "Němci míchají z odhazovacího balíčku (12 karet) nový dobírací."),
    (e.InitiativePicked("soviet", Sealed("soviet", CARD), (1, 2)), "Sověti volí kartu Střelec A do iniciativy."),
    (e.InitiativePicked("soviet", Sealed("soviet"), (1, 2)), "Sověti volí kartu do iniciativy."),
    (
        e.InitiativeRevealed({"german": CARD, "soviet": CARD}, ()),
        "Iniciativa: Němci ukazují kartu Střelec A, Sověti ukazují kartu Střelec A.",
    ),
    (e.InitiativeSettled("german"), "Iniciativu mají Němci."),
    (e.TurnStarted("soviet"), "Sověti začínají svůj tah."),
    (e.TurnEnded("german", 0, 1), "Němci končí tah a odhazují 1 kartu."),
    (e.TurnEnded("german", 1, 2), "Němci končí tah a odhazují 3 karty."),
    (e.TurnEnded("german", 3, 2), "Němci končí tah a odhazují 5 karet."),
    (e.CounterPlaced("german-riflemen-a", "502"), "Němečtí střelci A nastupují na pole 502."),
    (e.CounterMoved("soviet-anti-tank-guns", "502"), "Sovětský protitankový kanón se přesouvá na pole 502."),
    (e.CounterSuppressed("soviet-militia"), "Sovětské dělnické milice jsou pod palbou."),
    (e.CounterReadied("german-half-tracks"), "Německý polopásový transportér je opět připraven."),
    (e.CounterReadied("german-assault-troops"), "Němečtí úderníci jsou opět připraveni."),
    (e.CounterRemoved("german-scouts-b"), "Němečtí pátrači B jsou odstraněni z plánu."),
    (e.CounterRouted("german-assault-guns"), "Německé útočné dělo je rozprášeno."),
    (e.CounterRouted("soviet-anti-tank-rifles"), "Sovětské protitankové pušky jsou rozprášeny."),
    (e.CounterRallied("soviet-tanks-a"), "Sovětský tank T-34 A už není rozprášen."),
    (e.MarkerPlaced("soviet", "502", Face.CONTROLLED), "Sověti získávají kontrolu nad polem 502."),
    (e.MarkerPlaced("soviet", "502", Face.SCOUTED), "Sověti propátrávají pole 502."),
    (e.MarkerPlaced("german", "502", Face.SCOUTED), "Němci ztrácejí kontrolu nad polem 502."),
    (e.TargetPlaced("german", "502"), "Němci zaměřují pole 502."),
    (e.TargetRemoved("german"), "Němci odstraňují svůj žeton zaměření."),
    (e.ObjectiveRaised("502", 4), "Cíl na poli 502 má teď hodnotu 4."),
    (
        e.CardMoved("german", CARD, Zone.DISCARD, Zone.REMOVED),
        "Němci přicházejí o kartu Střelec A, která jde z odhazovacího balíčku mezi vyřazené karty.",
    ),
    (e.CardMoved("german", FOG, Zone.SUPPLY, Zone.DISCARD), "Němci dostávají kartu Válečný zmatek."),
    (e.CardMoved("german", FOG, Zone.HAND, Zone.ASIDE), "Němci vyřazují z ruky kartu Válečný zmatek."),
    (
        e.CardLost("german", Zone.DISCARD, Zone.CASUALTIES, Sealed("german", CARD), "german-riflemen-a"),
        "Němci přicházejí o kartu Střelec A, která jde z odhazovacího balíčku do balíčku ztrát.",
    ),
    (e.TileSwapped("502", "502-B"), "Dílek na poli 502 se mění na 502-B."),
    (e.MineLaid(MINE), "Němci kladou protipěchotní minu mezi pole a a b."),
    (e.MineRemoved(MINE), "Mezi poli a a b vybuchuje protipěchotní mina Němců."),
    (
        e.FireZonePlaced("german-machine-gunners-a", "502"),
        "Němečtí kulometčíci A kladou palebný sektor na pole 502.",
    ),
    (e.FireZoneRemoved("german-machine-gunners-a"), "Němečtí kulometčíci A přicházejí o palebný sektor."),
    (e.SmokePlaced("german-engineers-a", "502"), "Němečtí ženisté A kladou dým na pole 502."),
    (e.TunnelDestroyed("502"), "Tunel na poli 502 je zničen."),
    (e.PointsScored("german", 1), "Němci získávají 1 bod."),
    (e.PointsScored("soviet", 5), "Sověti získávají 5 bodů."),
    (e.ScenarioWon("german", "objectives", "U24"), "Němci vítězí obsazením cílů (U24)."),
    (e.ScenarioWon("german", "hopeless", "N10"), "Němci vítězí potlačením nepřítele, který už nemůže vyhrát (N10)."),
    (
        e.CardDrawn("soviet", USE, Sealed("soviet", e.DrawnCard("", 0, CARD))),
        "Sověti dobírají kartu Střelec A.",
    ),
    (DiceRolled(USE, "", (3, 8), Test(6, (), 1, 2, True)), "Hod 3, 8, třeba 6: sovětští pátrači A jsou zasaženi."),
]


@pytest.mark.parametrize(("event", "cs"), EVENTS, ids=[f"{type(event).__name__}, {cs[:30]}" for event, cs in EVENTS])
def test_event_is_described_word_for_word(event, cs):
    assert text(UNDAUNTED.words.event(STOCK, event), "cs") == cs


AFRICA = africa.position(
    "a b c",
    africa.side(at="scout@a rifleman@a"),
    africa.side(at="lorry@b rifleman@lorry.1"),
    structures="hangar@b roadblock@c",
).board
EVENTS_OF_SINGLE_MEN: list[tuple[Event, str, str]] = [
    (
        e.SeatTaken("lrdg-scout", "italy-lorry", 2),
        "The LRDG Scout takes seat 2 of the Italians Lorry.",
        "Britský pátrač usedá na sedadlo 2 (italský nákladní vůz).",
    ),
    (e.SeatLeft("italy-rifleman"), "The Italians Rifleman dismounts.", "Italský střelec vysedá z vozidla."),
    (
        e.SeatsSwapped("lrdg-scout", "lrdg-rifleman"),
        "The LRDG Scout and the LRDG Rifleman swap seats.",
        "Ve vozidle si vyměňují místa britský pátrač a britský střelec.",
    ),
    (
        e.VehicleCaptured("italy-lorry", "lrdg"),
        "The LRDG capture the Italians Lorry.",
        "LRDG ukořisťuje vozidlo: italský nákladní vůz.",
    ),
    (e.VehicleDamaged("italy-lorry", 1), "The Italians Lorry has 1 damage.", "Italský nákladní vůz má poškození 1."),
    (
        e.VehicleDamaged("italy-lorry", 2),
        "The Italians Lorry has 2 damage and is disabled.",
        "Italský nákladní vůz má poškození 2 a je nefunkční.",
    ),
    (
        e.VehicleRepaired("italy-lorry", 1),
        "The Italians Lorry is repaired and has 1 damage left.",
        "Italský nákladní vůz je opraven, poškození 1.",
    ),
    (e.CounterEliminated("italy-lorry"), "The Italians Lorry is destroyed.", "Italský nákladní vůz je zničen."),
    (e.CounterEliminated("lrdg-scout"), "The LRDG Scout is killed.", "Britský pátrač padl."),
    (e.CounterEscaped("lrdg-scout"), "The LRDG Scout escapes from the board.", "Britský pátrač uniká z bojiště."),
    (
        e.StructureDestroyed("b"),
        "The Hangar on b is destroyed: it counts 1 for the LRDG.",
        "Hangár na poli b je zničen: hodnota 1 se počítá pro LRDG.",
    ),
    (e.StructureDestroyed("c"), "The Roadblock on c is destroyed.", "Strategický cíl roadblock na poli c je zničen."),
    (
        e.HopeLost("italy"),
        "Italians can no longer meet their goal.",
        "Italové už nemohou splnit podmínku vítězství.",
    ),
    (e.CounterSuppressed("lrdg-scout"), "The LRDG Scout is suppressed.", "Britský pátrač je pod palbou."),
    (e.CounterMoved("lrdg-scout", "b"), "The LRDG Scout moves to b.", "Britský pátrač se přesouvá na pole b."),
    (e.CounterMoved("italy-lorry", "b"), "The Italians Lorry moves to b.", "Italský nákladní vůz jede na pole b."),
]


@pytest.mark.parametrize(("event", "en", "cs"), EVENTS_OF_SINGLE_MEN, ids=[cs for _, _, cs in EVENTS_OF_SINGLE_MEN])
def test_north_africa_event_is_described_word_for_word(event, en, cs):
    said = UNDAUNTED.words.event(AFRICA, event)
    assert (text(said, "en"), text(said, "cs")) == (en, cs)


TOLD_ELSEWHERE = {e.ScenarioSetUp, e.PositionInherited}


def test_every_kind_of_event_is_in_that_table():
    told = {type(event) for event, *_ in [*EVENTS, *EVENTS_OF_SINGLE_MEN]}
    untold = {e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited}
    assert told | TOLD_ELSEWHERE >= set(e.EVENTS) - untold


SOVIET = "soviet-riflemen-a"
ACTS: list[tuple[Act, str]] = [
    (Move("502"), "přesun na pole 502"),
    (Scout("502"), "pátrání na pole 502"),
    (Stalk("502"), "skrytý přesun na pole 502"),
    (Guide("german-scouts-b", "502"), "manévr německých pátračů B na pole 502"),
    (Bolster(CARD), "posily kartou Střelec A"),
    (Command(2), "za mnou! (dobrat 2 karty)"),
    (Conceal(), "zmatení nepřítele"),
    (Control(), "ovládnutí"),
    (Inspire(CARD), "povzbuzení karty Střelec A"),
    (Recon(), "průzkum"),
    (Target("502"), "zaměření pole 502"),
    (Attack("soviet-militia"), "útok na sovětské dělnické milice"),
    (Suppress("german-machine-gunners-a"), "krycí palba na německé kulometčíky A"),
    (Blast(), "výbuch"),
    (AntiTank("building 502"), "protitanková střela na budovu na poli 502"),
    (Demolish("tunnel 502"), "demolice tunelu na poli 502"),
    (Demolish("german-tanks-b"), "demolice německého tanku Panzer III B"),
    (Bombard("502"), "bombardování pole 502"),
    (Volley("502"), "umlčovací palba na pole 502"),
    (Grenade("502"), "granáty na pole 502"),
    (Flamethrower("soviet-snipers"), "plamenomet na sovětské odstřelovače"),
    (Smoke(), "dýmavnice"),
    (Mines("502", MineFace.ANTI_TANK), "protitanková mina směrem k poli 502"),
    (FireZone("502"), "palebný sektor na pole 502"),
    (Requisition(CARD), "okamžité posily kartou Střelec A"),
    (Rally("german-engineers-a"), "připravit německé ženisty A"),
    (AntiAir(), "protiletadlová obrana"),
    (FightAndFade(ActionName.ATTACK, "soviet-snipers"), "útok a skrytý přesun (útok na sovětské odstřelovače)"),
    (Assault("502"), "výpad na pole 502"),
    (Secure(), "zajišťovací průzkum"),
    (Exert(CARD), "vypětí sil karty Střelec A"),
    (Drive("502"), "jízda na pole 502"),
    (Move(""), "přesun z plánu pryč"),
    (Navigate("502"), "navigace na pole 502"),
    (Repair("soviet-tanks-a"), "oprava sovětského tanku T-34 A"),
    (ReconFlight("502"), "průzkumný let na pole 502"),
    (Strafe("soviet-snipers"), "nálet na sovětské odstřelovače"),
]


@pytest.mark.parametrize(("act", "cs"), ACTS, ids=[cs for _, cs in ACTS])
def test_purpose_of_a_played_card_is_described_word_for_word(act, cs):
    assert text(UNDAUNTED.words.decision(STOCK, Perform(act)), "cs") == cs


def test_every_act_is_in_that_table():
    assert {type(act) for act, _ in ACTS} == set(Act.__args__)


DECIDED: list[tuple[Decision, str]] = [
    (Play(CARD, Move("502")), "Němci hrají kartu Střelec A."),
    (
        Play(CARD, Attack("soviet-scouts-a"), "503"),
        "Němci útočí kartou Střelec A na sovětské pátrače A.",
    ),
    (Ready(CARD), "Němci hrají kartu Střelec A."),
    (HunkerDown(CARD), "Němci stahují kartu Střelec A do zálohy."),
    (Take(CARD), "Němci berou také kartu Střelec A."),
    (Return(), "Němci vracejí kartu do zálohy."),
    (Withdraw(), "Němci stahují vojska."),
    (Play(CARD, Drive("502"), seat=True), "Němci hrají kartu Střelec A."),
    (Swap(CARD, "german-scouts-b"), "Němci hrají kartu Střelec A."),
    (
        FreeMoveFirst(CARD, "german-half-tracks", 2),
        "Němci hrají kartu Střelec A, napřed s volnou akcí.",
    ),
    (Again(CARD), "Němci berou zpět do ruky také kartu Střelec A."),
    (PickCrew("german-scouts-b"), "Němci zasahují německé pátrače B."),
]
"""Decisions that the log has a line of, and it."""
TOLD_BY_EVENTS: list[Decision] = [
    PickInitiative(CARD),
    Perform(Control()),
    EndTurn(),
    Step("502"),
    Strike("soviet-scouts-a"),
    Stop(),
    Lose(CARD),
    Displace("502"),
    Lay("502", MineFace.ANTI_TANK),
    FreeMove("", 0),
    NextSpace("502"),
]
"""Decisions whose events say it all."""
DONE: list[tuple[Act, str]] = [
    (Bolster(CARD), "Němci berou kartou Střelec A ze zálohy kartu Střelec A."),
    (Requisition(CARD), "Němci berou kartou Střelec A ze zálohy do ruky kartu Střelec A."),
    (Inspire(CARD), "Němci povzbuzují kartou Střelec A kartu Střelec A."),
    (Exert(CARD), "Němci ženou kartou Střelec A do akce kartu Střelec A."),
    (Suppress("soviet-snipers"), "Němci vedou kartou Střelec A krycí palbu na sovětské odstřelovače."),
    (Flamethrower("soviet-snipers"), "Němci útočí kartou Střelec A plamenometem na sovětské odstřelovače."),
    (AntiTank("building 502"), "Němci střílejí kartou Střelec A na budovu na poli 502."),
    (Demolish("tunnel 502"), "Němci vedou kartou Střelec A demolici proti tunelu na poli 502."),
    (Strafe("soviet-snipers"), "Němci provádějí kartou Střelec A nálet na sovětské odstřelovače."),
    (Blast(), "Němci střílejí kartou Střelec A na zaměřené pole."),
    (Bombard("502"), "Němci bombardují kartou Střelec A pole 502."),
    (Volley("502"), "Němci vedou kartou Střelec A umlčovací palbu na pole 502."),
    (Grenade("502"), "Němci házejí kartou Střelec A granáty na pole 502."),
    (AntiAir(), "Němci střílejí kartou Střelec A na nepřátelská letadla."),
    (FightAndFade(ActionName.GRENADE, "502"), "Němci házejí kartou Střelec A granáty na pole 502."),
]


@pytest.mark.parametrize(("decision", "cs"), DECIDED, ids=[cs for _, cs in DECIDED])
def test_past_decision_is_described_word_for_word(decision, cs):
    made = DecisionMade("german", 1, "", Decided(decision), None)
    assert text(UNDAUNTED.words.event(STOCK, made), "cs") == cs


@pytest.mark.parametrize("decision", TOLD_BY_EVENTS, ids=lambda decision: type(decision).__name__)
def test_a_decision_whose_events_say_it_all_has_no_line(decision):
    made = DecisionMade("german", 1, "", Decided(decision), None)
    assert UNDAUNTED.words.event(STOCK, made) is None


@pytest.mark.parametrize(("act", "cs"), DONE, ids=[cs for _, cs in DONE])
def test_play_of_a_card_is_described_word_for_word(act, cs):
    made = DecisionMade("german", 1, "", Decided(Play(CARD, act)), None)
    assert text(UNDAUNTED.words.event(STOCK, made), "cs") == cs


STOPPED: list[tuple[Board, Frame, str]] = [
    (
        STOCK,
        Stepping("german", "german-scouts-b", Action(ActionName.SCOUT, 2), 1),
        "Dál nepřesouvat německé pátrače B",
    ),
    (
        STOCK,
        Bolstering("german", Action(ActionName.BOLSTER, 2), 1),
        "Nebrat ze zálohy další kartu",
    ),
    (
        replace(STOCK, counters={"soviet-scouts-a": Counter("502")}),
        Displacing("german", "soviet-scouts-a"),
        "Nechat sovětské pátrače A na poli 502",
    ),
    (
        STOCK,
        Assaulting("german", "german-assault-troops", CARD),
        "Po přesunu už bojovou akci ne",
    ),
    (
        STOCK,
        Mining("german", "german-engineers-a", Action(ActionName.MINES, 2), 1),
        "Neklást další minu",
    ),
    (
        STOCK,
        Returning("german", CARD),
        "Nevracet kartu Střelec A do zálohy",
    ),
    (
        AFRICA,
        Freeing("lrdg", "lrdg-scout"),
        "Bez volné akce (britský pátrač)",
    ),
    (
        AFRICA,
        Surveying("lrdg", Action(ActionName.NAVIGATE, 2), 1, "lrdg-pilot-car"),
        "Nevolit další pole (navigace)",
    ),
    (
        AFRICA,
        Inspiring("lrdg", Action(ActionName.INSPIRE, 2), "lrdg-second-in-command", 1),
        "Nepovzbudit další kartu",
    ),
]


@pytest.mark.parametrize(("board", "frame", "cs"), STOPPED, ids=[cs for *_, cs in STOPPED])
def test_a_declined_offer_names_what_was_declined(board, frame, cs):
    assert text(UNDAUNTED.words.decision(replace(board, frames=(frame,)), Stop()), "cs") == cs


def test_every_declinable_offer_is_in_that_table():
    declinable = {kind for kind in STEPS if kind.stops}
    assert {type(frame) for _, frame, *_ in STOPPED} == declinable


def test_driving_counter_does_not_walk():
    driving = Stepping("italy", "italy-lorry", Action(ActionName.DRIVE, 2), 1)
    said = UNDAUNTED.words.decision(replace(AFRICA, frames=(driving,)), Step("b"))
    assert text(said, "cs") == "Dál na pole b"


@pytest.mark.parametrize(
    ("suppresses", "doing", "decided"),
    [
        (False, "Italský nákladní vůz je zasažen", "Italové zasahují britského pátrače."),
        (
            True,
            "Voják ve vozidle se dostává pod palbu: italský nákladní vůz",
            "",
        ),
    ],
    ids=["hit", "suppressed"],
)
def test_it_is_said_whether_a_soldier_in_a_vehicle_is_hit_or_suppressed(suppresses, doing, decided):
    board = replace(AFRICA, frames=(CrewHit("italy", "italy-lorry", suppresses),))
    made = DecisionMade("italy", 1, "", Decided(PickCrew("lrdg-scout")), None)
    assert (text(UNDAUNTED.words.doing(board), "cs"), text(UNDAUNTED.words.event(board, made), "cs")) == (
        doing,
        decided,
    )


def test_every_decision_is_in_that_table():
    assert {type(decision) for decision in (*TOLD_BY_EVENTS, *(decision for decision, _ in DECIDED))} == set(DECISIONS)


# --- names


def kinds() -> Iterator[tuple[CounterKind, str]]:
    """Every counter of the stock packs, with the Czech name of its side."""
    for pack in PACKS.values():
        names = {one.id: one.name.cs for one in pack.content.manifest.sides}
        yield from ((kind, names[kind.side]) for kind in pack.content.counters.values())


def test_every_name_of_a_side_or_a_counter_in_the_stock_packs_can_be_declined():
    for kind, whose in kinds():
        assert whose in names.CZECH_SIDES
        assert "jednotka" not in names.counter_noun(kind, whose).nom, kind.name.cs


@pytest.mark.parametrize("noun", [names.counter_noun(kind, whose) for kind, whose in kinds()], ids=str)
def test_counter_names_have_czech_cases(noun):
    living = noun.gender == Gender.ANIMATE
    assert noun.gen != noun.nom and noun.dat not in (noun.nom, noun.acc)
    assert (noun.acc != noun.nom) == (living or (noun.gender == Gender.FEMININE and not noun.plural))
    assert not re.search(r"\b[A-Z]?[a-z]*(ští|čtí)\b", noun.gen + noun.acc)


def test_a_name_that_nobody_declined_stands_behind_a_word_that_is():
    kind = CounterKind("x", "partisans", "raiders", Name("Raiders", "Záškodníci"), 4)
    german, other = names.counter_noun(kind, "Němci"), names.counter_noun(kind, "Partyzáni")
    assert (german.nom, german.acc) == ("německá jednotka Záškodníci", "německou jednotku Záškodníci")
    assert (other.gen, other.gender, other.plural) == ("jednotky Záškodníci (Partyzáni)", Gender.FEMININE, False)
    partisans = names.side_noun("Partyzáni")
    assert (partisans.gen, partisans.plural) == ("strany Partyzáni", False)


# --- every sentence of whole games


@cache
def sentences() -> tuple[str, ...]:
    """What everybody and each seat is told in random games of both packs, and may decide."""
    found: dict[str, None] = {}
    for name, scenario in (("normandy", "8"), ("normandy", "10"), ("stalingrad", "062"), ("stalingrad", "141")):
        game = OfflineGame(PACKS[name], scenario, "czech")
        game.play({seat: RandomPolicy(7) for seat in game.seats}, 500)
        for viewer in ("public", *game.seats):
            found.update(_told(game, viewer))
    for event in eventful(PACKS["normandy"]).events:
        told = texts.say(UNDAUNTED, eventful_board(), event)
        found[text(told, "cs") if told else ""] = None
    return tuple(found)


@cache
def eventful_board():
    return eventful(PACKS["normandy"]).position.game.board


def _told(game: OfflineGame, viewer: str) -> Iterator[tuple[str, None]]:
    state = blank(UNDAUNTED, viewer).game
    for event in game.events:
        seen = blind(event, viewer)
        state = apply(state, seen)
        for said in (texts.say(UNDAUNTED, state.board, seen), UNDAUNTED.words.doing(state.board)):
            if said is not None:
                yield text(said, "cs"), None
        for prompt in state.prompts:
            if prompt.seat == viewer:
                yield from (
                    (text(UNDAUNTED.words.decision(state.board, one), "cs"), None)
                    for one in UNDAUNTED.rules.legal(state.board, prompt)
                )


NOUNS = {
    **{noun.nom: noun for noun in (names.counter_noun(kind, whose) for kind, whose in kinds())},
    **{noun.nom: noun for noun in names.CZECH_SIDES.values()},
}


@pytest.mark.long
def test_names_after_prepositions_are_declined():
    said, seen = "\n".join(sentences()), 0
    for noun in NOUNS.values():
        if noun.acc != noun.nom:
            assert not re.search(rf"\b(na|o|za|mezi|pro) {re.escape(noun.nom)}\b", said), noun.nom
        assert not re.search(rf"\b(z|ze|od|do|u|bez|k|ke|proti) {re.escape(noun.nom)}\b", said), noun.nom
        seen += bool(re.search(rf"\b(na|za) {re.escape(noun.acc)}\b", said))
    assert seen > 20


SINGULAR = "je|má|není|dobírá|hraje|jde|bere|přichází|ovládá|získává|nastupuje|se přesouvá|hází|odkládá|žádá|nabízí"
PLURAL = "jsou|mají|nejsou|dobírají|hrají|jdou|berou|přicházejí|ovládají|získávají|nastupují|se přesouvají|žádají"


def test_a_verb_agrees_in_number_with_the_name_before_it():
    said, seen = "\n".join(sentences()), 0
    for noun in NOUNS.values():
        subject = re.escape(noun.nom[0].upper() + noun.nom[1:])
        wrong, right = (SINGULAR, PLURAL) if noun.plural else (PLURAL, SINGULAR)
        assert not re.search(rf"^{subject} ({wrong})\b", said, re.M), noun.nom
        seen += bool(re.search(rf"^{subject} ({right})\b", said, re.M))
    assert seen > 12


def test_a_participle_agrees_in_gender_with_the_name_before_it():
    said, seen = "\n".join(sentences()), 0
    for noun in NOUNS.values():
        subject = re.escape(noun.nom[0].upper() + noun.nom[1:])
        for stem in ("rozprášen", "připraven", "odstraněn", "zasažen"):
            for found in re.findall(rf"^{subject} (?:už )?(?:je|jsou|není|nejsou) (?:opět )?({stem}\w?)\b", said, re.M):
                assert found == stem + ENDINGS[noun.gender][noun.plural], (noun.nom, found)
                seen += 1
    assert seen > 8


def test_no_place_stands_without_the_word_for_it():
    """«na pole 12B», «na poli 12B»: what is entered, and where something is."""
    for said in sentences():
        assert not re.search(r"\b(na|z|ze|do|k|u) \d+[AB]?\b", said), said


def test_no_seat_is_called_by_its_id_nor_two_colons_follow_one_another():
    for said in sentences():
        assert not re.search(r"\b(us|german|soviet)\b(?! hraje)", said), said
        assert "::" not in said and said.count(": ") <= 2, said


def test_the_side_of_a_seat_that_no_board_knows_yet_can_be_spoken_of():
    board = blank(UNDAUNTED, "public").game.board
    assert UNDAUNTED.words.seat(board, "german").cs == SIDE.named("german")
    game = position("a", us=side(at="riflemen-a@a"), german=side())
    assert UNDAUNTED.words.seat(game.board, "german").cs.acc == "Němce"
