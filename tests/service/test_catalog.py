"""What can be played here: systems, packs, scenarios, with enough for a client to draw cards and tiles."""

import pytest

from tests.embedded import Embedded
from tests.service.client import Client, word
from tests.service.table import refusal

UNDAUNTED = ("normandy", "north_africa", "stalingrad")
PACKS = ("normandy", "north_africa", "russian_front", "stalingrad", "tankduel")


@pytest.fixture
def visitor(service: Embedded) -> Client:
    """Nobody: a client without a token."""
    return Client(service.address, token="")


def test_systems_packs_and_scenarios_are_listed_without_a_token(visitor: Client) -> None:
    assert list(visitor("ListSystems").systems) == ["noretreat", "tankduel", "undaunted", "undaunted_campaign"]
    packs = visitor("ListPacks", system="undaunted").packs
    assert [(pack.pack.name, pack.system, word(pack, "provenance")) for pack in packs] == [
        ("normandy", "undaunted", "printed"),
        ("north_africa", "undaunted", "reconstructed"),
        ("stalingrad", "undaunted", "reconstructed"),
    ]
    (front,) = visitor("ListPacks", system="noretreat").packs
    assert (front.pack.name, word(front, "provenance")) == ("russian_front", "reconstructed")
    assert all(len(pack.pack.hash) == 32 for pack in (*packs, front))
    scenarios = visitor("ListScenarios", pack="normandy").scenarios
    assert [s.scenario for s in scenarios] == [str(number) for number in range(1, 13)]
    assert {tuple(s.seats) for s in scenarios} == {("us", "german")}


@pytest.mark.parametrize(
    ("language", "goals", "place", "attacks"), [("en", "goals", "place", "attacks"), ("cs", "cíli", "místo", "útočí")]
)
def test_a_scenario_shows_the_bots_that_can_hold_a_seat(
    service: Embedded, language: str, goals: str, place: str, attacks: str
) -> None:
    visitor = Client(service.address, token="", language=language)
    words = {**dict.fromkeys(UNDAUNTED, ("1", goals)), "tankduel": ("4", place), "russian_front": ("1", attacks)}
    for pack, (version, said) in words.items():
        for scenario in visitor("ListScenarios", pack=pack).scenarios:
            (bot,) = scenario.bots
            assert (bot.bot, bot.version) == ("sensible", version) and said in bot.said


def test_unknown_system_lists_no_packs(visitor: Client) -> None:
    assert not visitor("ListPacks", system="chess").packs


def test_a_pack_says_whether_a_campaign_can_be_made_of_it(visitor: Client) -> None:
    assert {pack.pack.name: pack.campaign for pack in visitor("ListPacks").packs} == {
        "normandy": False,
        "north_africa": False,
        "russian_front": False,
        "stalingrad": True,
        "tankduel": False,
    }


@pytest.mark.parametrize(
    ("language", "rule", "part"),
    [("en", "To hunker down is to put a card back", "cover"), ("cs", "Stáhnout kartu znamená vrátit", "kryt")],
)
@pytest.mark.parametrize("system", ["undaunted", "undaunted_campaign"])
def test_rules_and_target_parts_use_the_requested_language(
    service: Embedded, system: str, language: str, rule: str, part: str
) -> None:
    told = Client(service.address, token="", language=language)("GetRulebook", system=system)
    rules = {one.rule: one.said for one in told.rules}
    assert rules["U10"].startswith(rule)
    assert {one.part: one.said for one in told.parts}["cover"] == part


def test_a_scenario_holds_all_that_is_needed_to_draw_it(visitor: Client) -> None:
    found = visitor("GetScenario", pack="normandy", scenario="1")
    scene, view = found.scene.undaunted, found.view.undaunted
    tiles = {tile.id for tile in scene.tiles}
    assert {space.tile for space in view.spaces} <= tiles
    places = {space.id: (space.x, space.y) for space in scene.spaces}
    assert len(set(places.values())) == len(places) == len(view.spaces) == 12
    assert all(near in places for space in scene.spaces for near in space.near)
    counters = {kind.id: kind for kind in scene.counters}
    assert {counter.space for counter in view.counters} <= set(places)
    assert all(counters[counter.id].defence > 0 for counter in view.counters)
    cards = {card.id: card for card in scene.cards}
    supply = [card for side in view.sides for zone in side.zones for card in zone.cards]
    assert set(supply) <= set(cards)
    assert all(card.name.en and card.name.cs and (card.initiative or card.title) for card in cards.values())
    assert {side.id for side in scene.sides} == {"us", "german"}
    assert view.round == 0


@pytest.mark.parametrize("pack", UNDAUNTED)
def test_every_scenario_can_be_looked_at(visitor: Client, pack: str) -> None:
    for scenario in visitor("ListScenarios", pack=pack).scenarios:
        found = visitor("GetScenario", pack=pack, scenario=scenario.scenario)
        assert found.summary == scenario
        scene, view = (getattr(one, one.WhichOneof("system")) for one in (found.scene, found.view))
        assert found.scene.WhichOneof("system") == found.view.WhichOneof("system")
        drawn, placed = (scene.units, view.units) if pack == "russian_front" else (scene.spaces, view.spaces)
        assert len(drawn) == len(placed) > 0


@pytest.mark.parametrize("pack", PACKS)
def test_every_scenario_is_drawn_with_the_board_that_it_begins_with(visitor: Client, pack: str) -> None:
    for scenario in visitor("ListScenarios", pack=pack).scenarios:
        panel = visitor("DrawScenario", pack=pack, scenario=scenario.scenario).panel
        assert word(panel, "place") == "board" and panel.svg.startswith("<svg")


@pytest.mark.parametrize("pack", PACKS)
def test_a_scenario_tells_how_it_ended_for_the_bot(visitor: Client, pack: str) -> None:
    for scenario in visitor("ListScenarios", pack=pack).scenarios:
        trial = scenario.trial
        assert trial.games >= 100 and trial.decisions > 10
        assert set(trial.wins) <= set(scenario.seats) and sum(trial.wins.values()) <= trial.games


def test_every_choice_of_an_option_has_a_name_in_both_languages(service: Embedded) -> None:
    for pack in PACKS:
        english, czech = (
            Client(service.address, token="", language=one)("ListScenarios", pack=pack).scenarios[0].options
            for one in ("en", "cs")
        )
        for option, other in zip(english, czech, strict=True):
            assert len(option.choice_titles) == len(other.choice_titles) == len(option.choices)
            assert len(set(option.choice_titles)) == len(option.choices)


def test_a_mission_can_be_looked_at_with_its_tanks_and_cards(visitor: Client) -> None:
    for mission in visitor("ListScenarios", pack="tankduel").scenarios:
        found = visitor("GetScenario", pack="tankduel", scenario=mission.scenario)
        scene, view = found.scene.tankduel, found.view.tankduel
        assert found.summary == mission and tuple(mission.seats) == ("german_1", "soviet_1")
        assert len(scene.cards) == 100 and len(scene.tanks) == len(view.tanks) > 1
        assert {tank.model for tank in view.tanks} <= {kind.id for kind in scene.kinds}
        assert {(shot.shooter[:6], shot.target[:6]) for shot in view.shots} <= {
            ("german", "soviet"),
            ("soviet", "german"),
        }


@pytest.mark.parametrize(
    ("method", "fields", "accepted"),
    [
        ("ListScenarios", {"pack": "ardennes"}, PACKS),
        ("GetRulebook", {"system": "chess"}, ("noretreat", "tankduel", "undaunted", "undaunted_campaign")),
        ("GetScenario", {"pack": "ardennes", "scenario": "1"}, PACKS),
        ("GetScenario", {"pack": "normandy", "scenario": "13"}, tuple(map(str, range(1, 13)))),
        ("DrawScenario", {"pack": "normandy", "scenario": "13"}, tuple(map(str, range(1, 13)))),
        ("CreateGame", {"pack": "normandy", "scenario": ""}, tuple(map(str, range(1, 13)))),
    ],
)
def test_an_unknown_name_is_answered_with_those_there_are(
    service: Embedded, method: str, fields: dict[str, str], accepted: tuple[str, ...]
) -> None:
    refused = refusal(lambda: Client(service.address)(method, **fields))
    assert (refused.code, refused.reason, refused.domain) == ("NOT_FOUND", "NOT_FOUND", "kronika")
    assert refused.accepted == accepted


def test_titles_and_refusals_come_in_the_language_asked_for(service: Embedded) -> None:
    czech = Client(service.address, language="cs-CZ,cs;q=0.9,en;q=0.8")
    english = Client(service.address, language="en")
    assert (
        refusal(lambda: czech("ListScenarios", pack="x")).said
        == f"Balík 'x' neexistuje. Vyberte z těchto: {', '.join(PACKS)} (všechny vypíše `kronika packs`)."
    )
    assert (
        refusal(lambda: english("ListScenarios", pack="x")).said
        == f"There is no pack 'x'. Choose from {', '.join(PACKS)} (`kronika packs` lists all)."
    )


def test_the_service_tells_its_version_and_the_key_it_signs_with(visitor: Client) -> None:
    found = visitor("GetService")
    assert found.version
    assert [key.HasField("until") for key in found.keys] == [False]
    assert len(found.keys[0].key) == 32
