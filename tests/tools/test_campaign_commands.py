"""`kronika campaign` and what else of the command takes a campaign: looking at it, and its pictures."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kronika.domain.undaunted.campaign.view import CampaignView
from kronika.domain.undaunted.rendering.city import HIGH, SIZE
from kronika.service import convert
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.tools.campaigns import People
from tests.tools.conftest import Kronika
from tests.tools.running import Command, started
from tests.tools.test_mistakes import told
from tests.tools.test_svg import SVG, Box, at, text_box

TILES, CARDS = 72, 35 + 66 + 57 + 22


@pytest.fixture(scope="module")
def played(embedded: Embedded, tmp_path_factory: pytest.TempPathFactory) -> People:
    """A campaign two scenarios on."""
    return People(embedded.address, tmp_path_factory.mktemp("played"), 2)


@pytest.fixture(scope="module")
def closed(embedded: Embedded, tmp_path_factory: pytest.TempPathFactory) -> People:
    """A campaign of one scenario that was given up."""
    people = People(embedded.address, tmp_path_factory.mktemp("closed"), 1)
    people.close()
    return people


def view(people: People, version: int = 0) -> CampaignView:
    """The campaign as the Soviet side sees it."""
    request = pb.GetSnapshotRequest(game=people.campaign, audience="soviet", version=version)
    found = people.headquarters.of("soviet").games("GetSnapshot", request).snapshot
    return convert.from_message(CampaignView, found.view.undaunted_campaign)


# --- where it stands


def test_C1_the_state_of_a_campaign_with_what_only_its_owner_may_see(played: People) -> None:
    seen = view(played)
    mine, theirs = (played.campaign_command("state", "CAMPAIGN", by=side) for side in ("soviet", "german"))
    first = f"State {seen.state}: {seen.scenario} {seen.title.en} (both sides confirm the state)\n"
    assert mine.startswith(first) and theirs.startswith(first)
    assert mine.count("available ") == mine.count("read story ") == 1
    assert mine.index("available ") < mine.index("German: ") and theirs.index("available ") > theirs.index("German: ")
    public = Command("--server", played.address, "--home", played.folder / "x").does(
        "campaign", "state", seen.game or played.campaign
    )
    assert "available" not in public and "read story" not in public


def test_the_state_at_an_earlier_version(played: People) -> None:
    assert "State 1a: 011 9 January Square" in played.campaign_command("state", "CAMPAIGN", "--at", "14")
    assert "has not begun yet" in played.campaign_command("state", "CAMPAIGN", "--at", "5")


def test_C5_the_record_names_states_winners_and_areas(played: People) -> None:
    seen = view(played)
    said = played.campaign_command("record", "CAMPAIGN")
    rows = re.findall(r"^ +(\d+\w)  (\d{3})  (.{28}) (Soviet|German|now)\b", said, re.M)
    winners = {"soviet": "Soviet", "german": "German"}
    wanted = [(e.state, e.scenario, winners[e.winner]) for e in seen.record] + [(seen.state, seen.scenario, "now")]
    assert [(state, scenario, who) for state, scenario, _, who in rows] == wanted
    held = dict(re.findall(r"^  (\S.{27}) (Soviet|German|–)$", said, re.M))
    assert {area.name.en: winners.get(area.holder, "–") for area in seen.areas} == {
        name.rstrip(): who for name, who in held.items()
    }


def test_C3_the_city_lists_every_tile_once_and_every_swap(played: People) -> None:
    seen = view(played)
    said = played.campaign_command("city", "CAMPAIGN")
    assert "Altered tiles (57)\n" in said
    city, _, swaps = said.partition("! hit")
    faces = re.findall(r"\b(\d{3}-[A-D])", city)
    assert Counter(faces) == Counter(tile.face for tile in seen.city) and len(faces) == TILES
    told_swaps = re.findall(r"(\S+) → (\S+)  (hit|fortified), (?:before the game|(\S+) v(\d+))$", swaps, re.M)
    causes = {"hit": "damaged", "fortified": "fortified"}
    assert [(b, a, causes[c], g, int(v or 0)) for b, a, c, g, v in told_swaps] == [
        (swap.before, swap.after, swap.cause, swap.game, swap.version) for swap in seen.swaps
    ]
    first = played.campaign_command("city", "CAMPAIGN", "--at", "14")
    assert len(re.findall(r"\b\d{3}-A(?![!+?])", first)) == TILES and "→" not in first


def test_C2_a_binder_shows_the_cards_of_the_open_boxes_and_counts_the_others(played: People) -> None:
    said = played.campaign_command("binder", "CAMPAIGN")
    boxes = dict(re.findall(r"^(\w+) \((\d+)\)$", said, re.M))
    assert list(boxes) == ["Available", "Removed", "Locked", "Upgrades", "Reservists"]
    assert sum(map(int, boxes.values())) == CARDS
    shown = re.findall(r"^  (S-[PZVR]-\d{3})  \S", said, re.M)
    assert len(shown) == len(set(shown)) == int(boxes["Available"]) + int(boxes["Removed"])
    refused = played.command("soviet")("campaign", "binder", played.campaign, "--side", "german")
    told(refused, "Your token does not hold seat german.")


def test_a_soldier_s_life(played: People) -> None:
    """Of every available soldier somebody has done something."""
    lives = []
    for number in range(4, 26):
        ran = played.command("soviet")("campaign", "soldier", played.campaign, f"s-p-{number:03}")
        assert ran.code == 0, "known from the start: it was available"
        lives.append(ran.out)
    assert all(re.match(r"S-P-\d{3}  (Rifleman|Scout|Machine Gunner) [AB]\n", life) for life in lives)
    assert all("  –    from the start  (– → Available, v4)" in life for life in lives)
    services = [re.findall(r"^  (\d{3})  actions (\d+), hits (\d+)  \((\S+)\)$", life, re.M) for life in lives]
    assert {game for life in services for *_, game in life} == {f"{played.campaign}-{n}" for n in (1, 2)}
    lost = [life for life in lives if "Available → Removed" in life]
    removed = re.findall(
        r"^  (S-P-\d{3})", played.campaign_command("binder", "CAMPAIGN").partition("Removed (")[2], re.M
    )
    assert {life[:7] for life in lost} == set(removed)
    nobody = played.command("soviet")("campaign", "soldier", played.campaign, "S-P-999")
    told(nobody, "Nothing that you may know is recorded of 'S-P-999'; cards are named like S-P-009.")


def test_campaigns_are_listed_with_whose_turn_it_is(played: People, closed: People, command: Kronika) -> None:
    said = {line.split()[0]: line for line in command("anna").does("campaign", "list").splitlines()}
    assert re.search(
        r"running +stalingrad  the Soviets: soviet, the Germans: german  .*\bthe (Soviets|Germans): prompt until \S+$",
        said[played.campaign],
    )
    assert said[closed.campaign].endswith("the Soviets (resigned)")
    assert command("anna").does("campaign", "list", "--mine") == ""
    assert played.campaign_command("list", "--mine").split()[0] == played.campaign


# --- the other commands take campaigns too


def test_board_and_replay_of_a_campaign(played: People, tmp_path: Path) -> None:
    soviet, seen = played.command("soviet"), view(played)
    said = soviet.does("board", played.campaign)
    assert said.startswith(f"State {seen.state}: ") and "Central Station" in said
    assert len(re.findall(r"\b\d{3}-[A-D]\b", said.partition("! hit")[0])) == TILES
    assert soviet.does("board", played.campaign, "--at", "14").startswith("State 1a: 011 ")
    told(soviet("board", played.campaign, "--at", "2"), "nothing is laid out yet at version 2")
    svg = tmp_path / "city.svg"
    soviet.does("board", played.campaign, "--svg", svg)
    assert len(Drawn(svg).groups("tile")) == TILES
    steps = soviet.does("replay", "--all", played.campaign)
    assert steps.count("\nState 1a: 011 ") > 3 and "The scenario is played as game" in steps
    assert re.search(r"The Soviets put Rifleman A .* into their deck\.", steps)
    assert "The Germans put Rifleman" not in steps


def test_a_campaign_is_exported_verified_and_looked_at_in_its_file(closed: People, tmp_path: Path) -> None:
    soviet, file = closed.command("soviet"), tmp_path / "campaign.jsonl"
    assert soviet.does("export", closed.campaign, "-o", file).endswith("for referee\n")
    assert "OK: a key or receipt that you trust has signed this log" in soviet.does("verify", file)
    assert re.search(r"^refused today: 0$", soviet.does("audit", file), re.M)
    assert "1a  011  9 January Square" in Command().does("board", file)
    game = tmp_path / "game.jsonl"
    assert soviet.does("export", f"{closed.campaign}-1", "-o", game).endswith("for referee\n")
    assert "OK: " in soviet.does("verify", game)
    assert re.search(r"^refused today: 0$", soviet.does("audit", game), re.M)


def test_a_game_of_a_campaign_that_goes_on_is_exported_as_its_player_sees_it(played: People, tmp_path: Path) -> None:
    soviet, file = played.command("soviet"), tmp_path / "game.jsonl"
    assert soviet.does("export", f"{played.campaign}-1", "-o", file).endswith("for soviet\n")
    told(soviet("audit", file), "an audit needs a file with all parts open: .*")


def test_a_campaign_is_watched_to_its_end_and_has_a_timeline(closed: People) -> None:
    watched = closed.command("german").does("watch", closed.campaign)
    assert "reaches state 1a: scenario 011" in watched and watched.endswith("The game is closed.\n")
    with started(*closed.who("german"), "timeline", closed.campaign) as telling:
        told_all = telling.communicate(timeout=300)[0]
    assert "The scenario is played as game" in told_all and "into their deck" not in told_all


def test_its_dice_are_listed(closed: People) -> None:
    assert closed.command("soviet").does("rolls", closed.campaign) == ""
    assert "Roll " in closed.command("soviet").does("rolls", f"{closed.campaign}-1")


def test_once_closed_the_other_binder_is_open_and_the_state_tells_who_has_won(closed: People) -> None:
    said = closed.campaign_command("binder", "CAMPAIGN", "--side", "german")
    assert len(re.findall(r"^  N-[PZVR]-\d{3}", said, re.M)) == 35 + 69 + 63 + 22
    assert closed.campaign_command("state", "CAMPAIGN").endswith("Soviet (resigned)\n")


# --- mistakes


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play CAMPAIGN", "CAMPAIGN is a campaign: kronika campaign play CAMPAIGN"),
        ("bot CAMPAIGN", "CAMPAIGN is a campaign: kronika campaign bot CAMPAIGN"),
        ("campaign play CAMPAIGN-1", "CAMPAIGN-1 is a game, not a campaign: kronika play CAMPAIGN-1"),
        ("campaign bot CAMPAIGN-1", "CAMPAIGN-1 is a game, not a campaign: kronika play CAMPAIGN-1"),
        ("campaign state CAMPAIGN-1", "CAMPAIGN-1 is a game, not a campaign: kronika play CAMPAIGN-1"),
        ("campaign city CAMPAIGN-1", "CAMPAIGN-1 is a game, not a campaign: kronika play CAMPAIGN-1"),
        ("campaign state nothing", "There is no game 'nothing'."),
        ("campaign soldier nothing S-P-001", "There is no game 'nothing'."),
        ("campaign state CAMPAIGN --at 2", "nothing is laid out yet at version 2"),
        ("campaign create normandy", "Pack normandy has no campaign. Accepted would be: stalingrad."),
        (
            "campaign create africa",
            "There is no pack 'africa'. Choose from normandy, north_africa, russian_front, stalingrad, tankduel "
            "(`kronika packs` lists all).",
        ),
        ("new stalingrad campaign", "Pack stalingrad has no scenario 'campaign'. Choose from .*"),
        ("fork CAMPAIGN 20", "Only a closed game can be forked."),
        ("fork CAMPAIGN-1 20", "A campaign's games can be forked once the campaign is closed."),
    ],
)
def test_options_without_meaning_for_a_campaign_are_refused(line: str, said: str, played: People) -> None:
    words = line.replace("CAMPAIGN", played.campaign).split()
    wanted = re.escape(said.replace("CAMPAIGN", played.campaign)).replace(re.escape(".*"), ".*")
    told(played.command("soviet")(*words), wanted)


def test_stranger_to_a_campaign_is_refused(played: People, command: Kronika) -> None:
    for what in ("start", "aftermath", "binder"):
        said = f"you have no seat in {played.campaign}. If you joined under another profile, add --profile NAME"
        told(command("stranger")("campaign", what, played.campaign), re.escape(said))
    for what in ("play", "join", "bot"):
        told(command("stranger")("campaign", what, played.campaign), "both seats of this campaign are held")
    told(command("stranger")("campaign", "join", played.campaign, "--seat", "soviet"), "Seat soviet is held by soviet.")


def test_how_a_campaign_is_not_played() -> None:
    told(Command()("campaign", "play"), "name the CAMPAIGN to play, or add --against bot", code=2)


def test_a_campaign_that_is_closed_is_not_forked(closed: People) -> None:
    told(closed.command("soviet")("fork", closed.campaign, "20"), ".*")


# --- pictures


class Drawn:
    """A picture, read back."""

    def __init__(self, file: Path) -> None:
        self.root = ElementTree.fromstring(file.read_text())
        self.canvas = Box(0, 0, float(self.root.attrib["width"]), float(self.root.attrib["height"]))

    def groups(self, kind: str) -> dict[str, ElementTree.Element]:
        """What has this class, by the ids of its handles."""
        found = [g for g in self.root.iter(f"{SVG}g") if kind in g.get("class", "").split()]
        return {g.attrib["data-handle"].partition(":")[2]: g for g in found}

    def frames(self, kind: str) -> dict[str, Box]:
        """The rectangles of these groups where they lie."""
        found = {}
        for id, group in self.groups(kind).items():
            rect = group.find(f"{SVG}rect")
            assert rect is not None
            wide, high = float(rect.attrib["width"]), float(rect.attrib["height"])
            found[id] = Box(0, 0, wide, high).moved(*at(group))
        return found


def apart_and_on(boxes: dict[str, Box], canvas: Box) -> bool:
    inside = all(box.inside(canvas) for box in boxes.values())
    return inside and not any(one.over(other) for one, other in combinations(boxes.values(), 2))


@pytest.fixture(scope="module")
def city(played: People) -> Drawn:
    svg = played.folder / "city.svg"
    assert played.campaign_command("city", "CAMPAIGN", "--svg", svg) == f"{svg}\n"
    return Drawn(svg)


def test_the_tiles_of_the_city_lie_apart_with_their_faces_inside(city: Drawn) -> None:
    frames = city.frames("tile")
    assert len(frames) == TILES and apart_and_on(frames, city.canvas)
    for group in city.groups("tile").values():
        (face,) = group.findall(f"{SVG}text")
        assert text_box(face).inside(Box(0, 0, SIZE, HIGH))


def test_each_area_is_named_on_one_of_its_tiles(city: Drawn, played: People) -> None:
    seen = view(played)
    named = {id: [one.text for one in group.findall(f"{SVG}text")] for id, group in city.groups("area").items()}
    assert {id: " ".join(words) for id, words in named.items()} == {area.id: area.name.en for area in seen.areas}
    for area in seen.areas:
        (tile,) = [id for id, group in city.groups("tile").items() if city.groups("area")[area.id] in list(group)]
        assert tile in area.tiles


def test_areas_are_tinted_by_who_holds_them(city: Drawn, played: People) -> None:
    held: dict[str, set[str]] = {}
    free: set[str] = set()
    for area in view(played).areas:
        tints = {city.groups("tile")[number].find(f"{SVG}rect").attrib["fill"] for number in area.tiles}
        assert len(tints) == 1, area
        if area.holder:
            held.setdefault(area.holder, set()).update(tints)
        else:
            free |= tints
    assert held and free.isdisjoint(set.union(*held.values()))
    assert all(len(tints) == 1 for tints in held.values()) and len(set.union(*held.values())) == len(held)


def test_the_way_so_far_is_a_box_a_scenario_and_tells_nothing_of_what_may_come(played: People, tmp_path: Path) -> None:
    svg = tmp_path / "way.svg"
    played.campaign_command("record", "CAMPAIGN", "--svg", svg)
    drawn, seen = Drawn(svg), view(played)
    assert list(drawn.groups("state")) == [*(entry.state for entry in seen.record), seen.state]
    assert drawn.groups("state") == drawn.groups("path")
    assert len([line for line in drawn.root.iter(f"{SVG}line") if line.get("class") == "path"]) == len(seen.record)


def test_C1_a_closed_campaign_shows_its_path_in_the_whole_tree(closed: People, tmp_path: Path) -> None:
    svg = tmp_path / "tree.svg"
    closed.campaign_command("record", "CAMPAIGN", "--svg", svg)
    drawn, seen = Drawn(svg), view(closed)
    frames = drawn.frames("state")
    assert len(frames) > 80 and apart_and_on(frames, drawn.canvas)
    assert list(drawn.groups("path")) == ["1a", seen.state]
    pack = closed.headquarters.of("soviet").games(
        "GetSnapshot", pb.GetSnapshotRequest(game=closed.campaign, audience="referee")
    )
    ways = {way.state: dict(way.following) for way in pack.snapshot.view.undaunted_campaign.ways}
    assert {way for following in ways.values() for way in following.values()} | {"1a"} == set(frames)
    for state, following in ways.items():
        for after in following.values():
            assert frames[after].left > frames[state].right, "a way leads to the right"


def test_pictures_speak_czech(closed: People, tmp_path: Path) -> None:
    svg, czech = tmp_path / "city.svg", closed.command("soviet", "--lang", "cs")
    czech.does("campaign", "city", closed.campaign, "--svg", svg)
    assert "Obilní silo" in svg.read_text() and "tmavý roh" in svg.read_text()
    czech.does("campaign", "record", closed.campaign, "--svg", svg)
    assert ">Sověti</text>" in svg.read_text()
    assert "Dělnická osada" in czech.does("campaign", "city", closed.campaign)
    assert "Stav " in czech.does("campaign", "state", closed.campaign)
    assert "Dostupné (" in czech.does("campaign", "binder", closed.campaign)
