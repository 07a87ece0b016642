"""Czech sentences of a campaign, word for word."""

import pytest

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.chance import Purpose, Use
from kronika.domain.kernel.events import Decided, DecisionMade, Event, Sealed
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign import steps as d
from kronika.domain.undaunted.campaign.contract import DECISIONS
from kronika.domain.undaunted.campaign.state import Box
from kronika.domain.undaunted.campaign.system import CAMPAIGN
from kronika.domain.undaunted.content import Name
from kronika.domain.undaunted.events import DrawnCard
from tests.undaunted.campaigns import Headquarters

BOARD = Headquarters().board
CARD, NOBODY = "S-P-009", ""
USE = Use(1, "soviet", 1, Purpose("C5", "soviet", "loss"), size=3)
DRAWN = Sealed("soviet", DrawnCard("", 0, CARD))
SHIFTS = (
    e.CardShift(CARD, Box.AVAILABLE, Box.REMOVED),
    e.CardShift("S-P-010", Box.AVAILABLE, Box.REMOVED),
    e.CardShift("S-R-009", Box.RESERVISTS, Box.AVAILABLE),
)

EVENTS: list[tuple[Event, str]] = [
    (e.StateConfirmed("soviet"), "Sověti potvrzují stav 1a."),
    (
        e.BinderChanged("soviet", "losses", Sealed("soviet", e.Changes(SHIFTS))),
        "Sověti přesouvají v pořadači mezi odstraněné: Střelec B S-P-009, Střelec B S-P-010; mezi dostupné: S-R-009.",
    ),
    (e.BinderChanged("soviet", "losses", Sealed("soviet")), "Sověti upravují svůj pořadač."),
    (e.SquadsMerged("german", "A", "C"), "Němci slučují družstva A a C."),
    (e.DeckMade("german"), "Němci dokončují svůj balíček."),
    (e.CardsReturned("german", 1, 30, Sealed("german")), "Němci mají 1 ztrátu."),
    (e.CardsReturned("german", 7, 30, Sealed("german")), "Němci mají 7 ztrát."),
    (e.LossDrawn("soviet", USE, DRAWN), "Sověti dobírají ze ztrát kartu Střelec B S-P-009."),
    (e.UpgradeDrawn("soviet", USE, Sealed("soviet")), "Sověti dobírají k vylepšení kartu."),
    (e.AftermathConfirmed("german"), "Němci potvrzují události po scénáři."),
    (e.CampaignEnded("ENDa", "german", True), "Němci vyhrávají kampaň epickým vítězstvím (ENDa)."),
]


@pytest.mark.parametrize(("event", "cs"), EVENTS, ids=[cs for _, cs in EVENTS])
def test_event_is_described_word_for_word(event: Event, cs: str) -> None:
    said = CAMPAIGN.words.event(BOARD, event)
    assert said is not None and text(said, "cs") == cs


DECIDED: list[tuple[d.CampaignDecision, str]] = [
    (d.ConfirmState("1a"), ""),
    (d.MergeSquad("A"), ""),
    (d.Fill(CARD), "Němci zařazují do sloučeného družstva kartu Střelec B S-P-009."),
    (d.Fill(NOBODY), "Němci nezařazují do sloučeného družstva žádnou kartu."),
    (d.PickCard(CARD), "Němci zařazují do balíčku kartu Střelec B S-P-009."),
    (d.DrawLosses(), ""),
    (d.ReplaceLoss(CARD), "Němci berou jako náhradu kartu Střelec B S-P-009."),
    (d.ReplaceLoss(NOBODY), "Němci nemají náhradu."),
    (d.DrawUpgrades(), ""),
    (d.ConfirmAftermath(), ""),
]
"""Decisions and their lines; none if their events say it all."""


@pytest.mark.parametrize(("decision", "cs"), DECIDED, ids=[type(decision).__name__ for decision, _ in DECIDED])
def test_past_decision_is_described_word_for_word(decision: d.CampaignDecision, cs: str) -> None:
    said = CAMPAIGN.words.event(BOARD, DecisionMade("german", 1, "", Decided(decision), None))
    assert text(said, "cs") == cs


def test_every_decision_is_in_that_table() -> None:
    assert {type(decision) for decision, _ in DECIDED} == set(DECISIONS)


def test_seat_names_are_declined() -> None:
    assert CAMPAIGN.words.seat(BOARD, "german").cs.gen == "Němců"
    assert BOARD.side_names["german"] == Name("German", "Němci")
