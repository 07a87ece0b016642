"""What the rules presuppose of a pack: NR39 costs, and how much a prompt may ask (NR136)."""

import msgspec
import pytest

from kronika.domain.noretreat.content.words import SIDES
from kronika.domain.noretreat.loading import MOST, mistakes_of_limits, most_answers
from kronika.domain.noretreat.system import NORETREAT
from tests.noretreat.position import pack
from tests.noretreat.test_laws import each_scenario, played
from tests.noretreat.test_pack import mistakes


@pytest.mark.parametrize("name", ["armour", "others"])
@pytest.mark.parametrize("terrain", range(7))
def test_NR39_a_space_that_costs_nothing_is_refused(name, terrain):
    tables = pack().tables
    rows = list(tables.terrain)
    rows[terrain] = msgspec.structs.replace(rows[terrain], **{name: 0})
    changed = msgspec.structs.replace(pack(), tables=msgspec.structs.replace(tables, terrain=tuple(rows)))
    (wrong,) = mistakes_of_limits(changed)
    assert wrong.place == f"terrain[{terrain}].{name}" and "at least 1 (NR39)" in wrong.said.en


def test_NR39_such_a_pack_is_refused_with_its_other_mistakes():
    told = mistakes(tables='terrain = "open", armour = 1 => terrain = "open", armour = 0')
    assert any(line.startswith("tables.toml") and "costs 0" in line for line in told), told


@pytest.mark.parametrize("side", SIDES)
def test_NR136_no_prompt_of_the_pack_can_have_more_answers_than_a_client_has_to_show(side):
    assert most_answers(pack(), side) <= MOST


def test_NR136_a_pack_with_so_much_that_a_prompt_could_have_more_is_refused():
    units = tuple(msgspec.structs.replace(kind, id=f"{kind.id}_{n}") for n in range(4) for kind in pack().units)
    told = [wrong.said.en for wrong in mistakes_of_limits(msgspec.structs.replace(pack(), units=units))]
    assert len(told) == 2 and all("at most 512 are allowed (NR136)" in one for one in told)


def must_be_bounded(game, every):
    """How many answers prompts have at each so many versions, none above what its pack allows."""
    bounds = {side: most_answers(pack(), side) for side in SIDES}
    kinds = set()
    for version in range(1, len(game.events), every):
        now = game.at(version).game
        for prompt in now.prompts:
            kinds.add(prompt.kind)
            assert len(NORETREAT.rules.legal(now.board, prompt)) <= bounds[prompt.seat], prompt
    return kinds


@pytest.mark.long
@each_scenario
def test_NR136_prompts_of_random_play_stay_within_it(scenario):
    assert len(must_be_bounded(played(scenario, 3, 300), 3)) > 8


@pytest.mark.slow
def test_NR136_prompts_of_a_campaign_with_every_option_stay_within_it():
    assert len(must_be_bounded(played("campaign", 5, 700, all_options=True), 4)) > 12
