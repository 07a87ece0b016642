"""How decisions are written to be signed is told to clients that know no system."""

import json
from typing import get_args

from kronika.domain.systems import SYSTEMS
from kronika.service.version import CONTRACT
from tests.embedded import Embedded
from tests.service.over_http import ask


def test_the_shapes_of_all_decisions_of_every_system_are_served(service: Embedded) -> None:
    found = ask(service.page, "/shapes.json")
    assert found.status == 200 and found.headers["content-type"] == "application/json"
    told = json.loads(found.content)
    assert told["contract"] == CONTRACT
    systems = {field["name"]: field["of"] for field in told["messages"]["kronika.v1.Decision"]["fields"]}
    assert set(systems) == set(SYSTEMS)
    for system, message in systems.items():
        union = told["messages"][message]
        tags = {str(struct.__struct_config__.tag) for struct in get_args(SYSTEMS[system].decision)}
        assert {field["name"] for field in union["fields"]} == tags
        assert all(field["of"] in told["messages"] for field in union["fields"])
