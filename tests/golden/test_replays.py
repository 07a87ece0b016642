"""Every decision in the golden logs of the newest release, judged again: a rule that has changed fails the test that
bears its id, with how often, where first, and what else differs. The others of the family are skipped."""

import pytest

from tests.golden.replays import RULES, UNNAMED, differences

SHOWN = 5


@pytest.mark.parametrize(
    ("family", "rule"),
    [pytest.param(*one, id=f"{one[0]}, {UNNAMED}" if one[1] == UNNAMED else one[1]) for one in RULES],
)
def test_replays_agree(family, rule):
    found = differences(family)
    first = next(iter(found), rule)
    if rule != first:
        pytest.skip(f"{first} differs")
    if found:
        rows = [f"{rule} differs {len(found[rule])} times:", *found[rule][:SHOWN]]
        rows += [f"{other} {len(said)} times: {said[0]}" for other, said in found.items() if other != rule]
        pytest.fail("\n".join(rows), pytrace=False)
