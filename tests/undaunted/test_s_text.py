"""The words of Stalingrad, in English and in those of the Czech rulebook."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import both, text
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import (
    AntiAir,
    AntiTank,
    Assault,
    Bombard,
    FightAndFade,
    Flamethrower,
    Inspire,
    Mines,
    Move,
    Stalk,
    Volley,
)
from kronika.domain.undaunted.content import ActionName, MineFace
from kronika.domain.undaunted.names import ACTION_NAMES
from kronika.domain.undaunted.rules.casualties import Displace, Exerted, Lose, Return
from kronika.domain.undaunted.rules.mines import Lay
from kronika.domain.undaunted.rules.performing import Perform
from kronika.domain.undaunted.rules.playing import Play, Withdraw
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.domain.undaunted.words import message
from tests.undaunted.stalingrad import mine, position, side

GERMAN = side(at="riflemen-a@b riflemen-b@b scouts-a@b riflemen-c@c", marks="b c", hand="scout-a1 scout-a2")


def table(hand="", at="riflemen-a@a", dice=(), **options):
    us = side(at=at, marks="a b", hand=hand, supply="rifleman-a9 rifleman-a8", deck="fog-of-war1")
    return position("a b:house c d", us, GERMAN, dice=dice, **options)


# --- events


EVENTS = [
    (
        e.CardLost("german", Zone.HAND, Zone.CASUALTIES, Sealed("german", "german-scout-a1"), "german-scouts-a"),
        "The Germans lose scout-a1, which goes from the hand to the casualties.",
        "Němci přicházejí o kartu Scout-a1, která jde z ruky do balíčku ztrát.",
    ),
    (
        e.CounterRouted("german-scouts-a"),
        "The German german-scouts-a are routed.",
        "Němečtí pátrači A jsou rozprášeni.",
    ),
    (
        e.CounterRallied("german-scouts-a"),
        "The German german-scouts-a are no longer routed.",
        "Němečtí pátrači A už nejsou rozprášeni.",
    ),
    (e.TileSwapped("b", "b-B"), "The tile on b is swapped for b-B.", "Dílek na poli b se mění na b-B."),
    (
        e.MineLaid(mine("german a-b")),
        "The Germans lay an anti-personnel mine between a and b.",
        "Němci kladou protipěchotní minu mezi pole a a b.",
    ),
    (
        e.MineRemoved(mine("german a-b tank")),
        "An anti-tank mine of the Germans goes off between a and b.",
        "Mezi poli a a b vybuchuje protitanková mina Němců.",
    ),
    (
        e.FireZonePlaced("german-scouts-a", "c"),
        "The German german-scouts-a lay a fire zone on c.",
        "Němečtí pátrači A kladou palebný sektor na pole c.",
    ),
    (
        e.FireZoneRemoved("german-scouts-a"),
        "The German german-scouts-a lose their fire zone.",
        "Němečtí pátrači A přicházejí o palebný sektor.",
    ),
    (
        e.SmokePlaced("german-scouts-a", "c"),
        "The German german-scouts-a lay smoke on c.",
        "Němečtí pátrači A kladou dým na pole c.",
    ),
    (e.TunnelDestroyed("c"), "The tunnel on c is destroyed.", "Tunel na poli c je zničen."),
    (e.PointsScored("german", 2), "The Germans gain 2 points.", "Němci získávají 2 body."),
    (
        e.ScenarioWon("german", "total_rout", "S24"),
        "The Germans win by total rout (S24).",
        "Němci vítězí úplným rozprášením (S24).",
    ),
    (
        e.ScenarioWon("german", "withdrawn", "S25"),
        "The Germans win by the withdrawal of the enemy (S25).",
        "Němci vítězí stažením nepřátelských vojsk (S25).",
    ),
]


@pytest.mark.parametrize(("event", "en", "cs"), EVENTS, ids=[type(event).__name__ for event, _, _ in EVENTS])
def test_an_event_is_said(event, en, cs):
    assert both(UNDAUNTED.words.event(table().board, event)) == Sentence(en, cs)


def test_R15_the_enemys_loss_names_no_card():
    lost = e.CardLost("german", Zone.DECK, Zone.CASUALTIES, Sealed("german", "german-scout-a1"), "german-scouts-a")
    said = UNDAUNTED.words.event(table().board, blind(lost, "soviet"))
    assert both(said) == Sentence(
        "The Germans lose a card, which goes from the deck to the casualties.",
        "Němci přicházejí o kartu, která jde z dobíracího balíčku do balíčku ztrát.",
    )


def test_a_roll_against_a_building_names_it():
    game = table("gun", "riflemen-a@a gun@a", dice=[1, 2])
    rolled = game.do(Play("soviet-gun", AntiTank("building b")))[1]
    assert both(UNDAUNTED.words.event(game.board, rolled)) == Sentence(
        "Roll 1, 2, needs 7: the building on b is not hit.",
        "Hod 1, 2, třeba 7: budova na poli b není zasažena.",
    )


# --- decisions


DECISIONS = [
    (Play("soviet-sniper", Stalk("b"), "a"), "sniper: stalk to b, coming on at a", None),
    (Play("soviet-gun", AntiTank("tunnel b")), "gun: anti-tank the tunnel on b", None),
    (
        Play("soviet-flamethrower", Flamethrower("german-scouts-a")),
        "flamethrower: flamethrower German german-scouts-a on b",
        None,
    ),
    (Play("soviet-bomber", Bombard("b")), "bomber: bombard b", "Bomber: bombardování pole b"),
    (
        Play("soviet-scout-a", FightAndFade(ActionName.VOLLEY, "b")),
        "scout-a: fight and fade: volley b",
        "Scout-a: útok a skrytý přesun (umlčovací palba na pole b)",
    ),
    (
        Play("soviet-engineer-a", Mines("b", MineFace.ANTI_TANK)),
        "engineer-a: anti-tank mine towards b",
        "Engineer-a: protitanková mina směrem k poli b",
    ),
    (Lay("b", MineFace.ANTI_PERSONNEL), "anti-personnel mine towards b", "Protipěchotní mina směrem k poli b"),
    (
        Lose("german-scout-a1"),
        "Give up scout-a1 (german-scout-a1)",
        "Odložit kartu Scout-a1 (german-scout-a1)",
    ),
    (Lose(""), "No card to give up", "Není co odložit"),
    (Displace("c"), "Move the counter that was hit to c", "Přesunout zasaženou jednotku na pole c"),
    (Perform(Move("b")), "move to b", "přesun na pole b"),
    (Return(), "Return the card to the supply", "Vrátit kartu do zálohy"),
    (Withdraw(), "Withdraw: the opponent wins", "Stáhnout vojska: soupeř vítězí"),
]


@pytest.mark.parametrize(("decision", "en", "cs"), DECISIONS, ids=[en for _, en, _ in DECISIONS])
def test_a_decision_is_said(decision, en, cs):
    hand = "sniper gun flamethrower bomber scout-a engineer-a"
    said = UNDAUNTED.words.decision(table(hand).board, decision)
    assert text(said, "en") == en
    if cs is not None:
        assert text(said, "cs") == cs


# --- what is half done


FLAK, MOVE = Play("soviet-flak", AntiAir()), Play("soviet-rifleman-a", Move("b"))
BURN = Play("soviet-flamethrower", Flamethrower("german-scouts-a"))

HALF_DONE = [
    ((BURN,), "The German german-scouts-a are hit"),
    ((BURN, Lose("german-scout-a1")), "The German german-scouts-a may be moved"),
    ((FLAK,), "A bomber is lost"),
    ((FLAK, Lose("")), "flak may go back to the supply"),
    ((Play("soviet-stormer-a", Assault("b")),), "The Soviet soviet-riflemen-a: a combat action may follow"),
    ((MOVE, Play("soviet-squad-leader-a", Inspire("soviet-rifleman-a"))), "rifleman-a performs an action"),
    ((Play("soviet-engineer-a", Mines("c", MineFace.ANTI_TANK)),), "Mines: up to 1 more"),
    ((Play("soviet-machine-gunner-a", Volley("b")),), "Volley on b, one counter after another"),
]


@pytest.mark.parametrize(("decisions", "en"), HALF_DONE, ids=[en for _, en in HALF_DONE])
def test_unfinished_action_is_described(decisions, en):
    hand = "rifleman-a stormer-a flak flamethrower squad-leader-a engineer-a machine-gunner-a"
    game = table(hand, "riflemen-a@a flamethrowers@a engineers-a@b machine-gunners-a@a", dice=[0, 1, 1])
    for decision in decisions:
        game.do(decision)
    said = UNDAUNTED.words.doing(game.board)
    assert (text(said, "en"), bool(text(said, "cs"))) == (en, True)


def test_exert_is_said_to_end_with_suppression():
    board = replace(table().board, frames=(Exerted("soviet", "soviet-riflemen-a"),))
    assert both(UNDAUNTED.words.doing(board)) == Sentence(
        "The Soviet soviet-riflemen-a will be suppressed",
        "Sovětští střelci A budou pod palbou",
    )


@pytest.mark.parametrize(
    ("action", "en", "cs"),
    [
        ("anti_tank", "anti-tank", "protitanková střela"),
        ("demolish", "demolish", "demolice"),
        ("bombard", "bombard", "bombardování"),
        ("volley", "volley", "umlčovací palba"),
        ("grenade", "grenade", "granáty"),
        ("flamethrower", "flamethrower", "plamenomet"),
        ("smoke", "smoke", "dýmavnice"),
        ("mines", "mines", "miny"),
        ("fire_zone", "fire zone", "palebný sektor"),
        ("requisition", "requisition", "okamžité posily"),
        ("rally", "rally", "připravit"),
        ("anti_air", "anti-air", "protiletadlová obrana"),
        ("fight_and_fade", "fight and fade", "útok a skrytý přesun"),
        ("assault", "assault", "výpad"),
        ("secure", "secure", "zajišťovací průzkum"),
        ("exert", "exert", "vypětí sil"),
    ],
)
def test_actions_have_the_names_of_the_rulebooks(action, en, cs):
    name = ACTION_NAMES[ActionName(action)]
    assert (text(name, "en"), text(name, "cs")) == (en, cs)


def test_zones_have_the_names_of_the_rulebook():
    assert [text(message(f"zone-{zone}"), "cs") for zone in (Zone.CASUALTIES, Zone.ASIDE)] == [
        "balíček ztrát",
        "odloženo stranou",
    ]
