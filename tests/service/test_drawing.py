"""Games as pictures, for clients that know no rules: panels, and the handles that lead to each decision."""

import re

import pytest

from kronika.service.rpc import views
from tests.embedded import Embedded
from tests.service.client import Client
from tests.service.table import Table, refusal


@pytest.fixture(scope="module")
def played(service: Embedded) -> Table:
    table = Table(service.address).started()
    table.play(seed=1, most=12)
    return table


def shown(panels) -> set[str]:
    return {handle for panel in panels for handle in re.findall(r'data-handle="([^"]+)"', panel.svg)}


def test_client_without_rules_reaches_a_decision_by_pointing(played: Table) -> None:
    """What it may point at lights up; each point leaves the decisions that go on with it, until one is left."""
    for _ in range(20):
        mover, _ = played.in_turn()
        (prompt,) = mover.snapshot().prompts
        panels = mover.client("GetDrawing", game=mover.game, audience=mover.name).panels
        buttons = {button.handle: button.label for button in prompt.buttons}
        left, depth = list(prompt.legal), 0
        while len(left) > 1:
            lit = {legal.handles[depth] for legal in left}
            assert all(handle in shown(panels) or buttons[handle] for handle in lit)
            pointed_at = sorted(lit)[-1]
            left = [legal for legal in left if legal.handles[depth] == pointed_at]
            depth += 1
        mover.decide(left[0].decision)
    assert played.now().version > 60


def test_the_buttons_of_a_prompt_are_those_of_its_decisions_in_the_language_asked_for(played: Table) -> None:
    mover, _ = played.in_turn()
    (prompt,) = mover.snapshot().prompts
    wanted = [handle for legal in prompt.legal for handle in legal.handles if handle.startswith("button:")]
    assert [button.handle for button in prompt.buttons] == list(dict.fromkeys(wanted))
    czech = Client(played.address, "cs", mover.client.token)
    asked = czech("GetSnapshot", game=played.game, audience=mover.name).snapshot.prompts[0]
    labels = {button.handle: button.label for button in asked.buttons}
    assert labels.get("button:end_turn", "Ukončit tah") == "Ukončit tah"
    assert all(labels[button.handle] != button.label for button in prompt.buttons)


def test_a_drawing_shows_its_audience_its_own_hand_and_nobody_elses(service: Embedded) -> None:
    played = Table(service.address).started()
    panels = {
        seat.name: {p.name: p for p in seat.client("GetDrawing", game=played.game, audience=seat.name).panels}
        for seat in played.seats
    }
    watched = {p.name: p for p in played.spectator("GetDrawing", game=played.game).panels}
    assert next(iter(watched)) == "board" and set(watched) == set(panels["us"]) == set(panels["german"])
    for owner, other in (("us", "german"), ("german", "us")):
        assert shown([panels[owner][f"hand-{owner}"]])
        assert not shown([panels[other][f"hand-{owner}"]]) and not shown([watched[f"hand-{owner}"]])
    refused = refusal(lambda: played.german.client("GetDrawing", game=played.game, audience="us"))
    assert refused.reason == "NOT_YOUR_SEAT"


def test_earlier_versions_are_drawn_too_also_those_that_are_read_in_a_process_of_their_own(
    played: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = lambda version: played.us.client("GetDrawing", game=played.game, audience="us", version=version)  # noqa: E731
    then, first = ask(20), ask(1)
    assert then.version == 20 and then.panels != ask(0).panels
    assert {p.name for p in first.panels} <= {p.name for p in then.panels}
    monkeypatch.setattr(views, "FAR", 0)
    assert ask(20) == then
    refused = refusal(lambda: ask(100_000))
    assert refused.reason == "NOT_FOUND"


def test_a_handle_that_cannot_be_chosen_gives_a_rule_or_the_question(service: Embedded) -> None:
    played = Table(service.address).started()
    seat = played.us
    prompt = seat.snapshot().prompts[0]
    fields = {"game": played.game, "seat": "us", "prompt": prompt.prompt}
    lit = {legal.handles[0] for legal in prompt.legal}
    dark = shown(seat.client("GetDrawing", game=played.game, audience="us").panels) - lit
    version = played.now().version
    for handle in dark:
        told = seat.client("ExplainHandle", handles=[handle], **fields)
        assert told.asked == prompt.sentence and (told.rule, bool(told.sentence)) in (("U6", True), ("", False)), handle
    supply = next(handle for handle in sorted(dark) if handle.startswith("card:"))
    told = Client(played.address, "cs", seat.client.token)("ExplainHandle", handles=[supply], **fields)
    assert told.rule == "U6" and "není ve vaší ruce" in told.sentence
    assert not seat.client("ExplainHandle", handles=[min(lit)], **fields).rule
    assert played.now().version == version and seat.snapshot().prompts[0] == prompt


def test_only_the_holder_of_a_seat_learns_why_and_only_about_what_it_sees(service: Embedded) -> None:
    played = Table(service.address).started()
    prompt = played.us.snapshot().prompts[0]
    fields = {"game": played.game, "seat": "us", "prompt": prompt.prompt, "handles": ["space:nowhere"]}
    ask = lambda client, **other: refusal(lambda: client("ExplainHandle", **fields | other)).reason  # noqa: E731
    assert ask(played.us.client) == "NOT_FOUND"
    assert ask(played.us.client, handles=["button:nothing"]) == "NOT_FOUND"
    assert ask(played.us.client, handles=[]) == "MALFORMED"
    assert ask(played.us.client, handles=["space:nowhere"] * 33) == "MALFORMED"
    assert ask(played.us.client, prompt=1) == "PROMPT_CLOSED"
    assert ask(played.us.client, seat="nobody") == "NOT_FOUND"
    assert ask(played.german.client) == "NOT_YOUR_SEAT"
    assert ask(Client(played.address, token="")) == "UNAUTHENTICATED"


def test_a_drawing_is_in_the_language_asked_for(played: Table) -> None:
    czech = Client(played.address, "cs", "")
    said = {panel.name: panel for panel in czech("GetDrawing", game=played.game).panels}
    assert said["hand-us"].title == "Američané: ruka" and "iniciativa" in said["board"].svg
