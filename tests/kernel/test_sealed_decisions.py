"""A decision made in secret is signed too, and checked by everybody when its seal opens."""

from functools import partial

import pytest

from kronika.domain.kernel import events as e
from kronika.domain.kernel.hashing import canonical_json, genesis
from kronika.domain.kernel.signing import decision_message
from kronika.domain.kernel.words import PUBLIC, REFEREE
from kronika.domain.undaunted.events import InitiativePicked, InitiativeRevealed
from kronika.domain.undaunted.rules.playing import PickInitiative
from tests.kernel.made_up import HONEST, Log, public_key, started

PROMPTS = {event.seat: event.prompt for event in HONEST.events if isinstance(event, e.PromptOpened)}
HANDS = {side: board.hand for side, board in HONEST.position.game.board.sides.items()}
PICKS = {side: hand[0] for side, hand in HANDS.items()}
GENESIS = genesis(HONEST.game, HONEST.pack.card.id.hash, HONEST.position.ledger.epoch.anchors.items()).hex()


def signing(viewer: str) -> Log:
    """Both seats are held with a key, and are asked for their picks."""
    log = started(viewer)
    for seat in PROMPTS:
        assert log.add(e.SeatHandedOver(seat, seat, "", public_key(seat))) == []
    return log


def pick(log: Log, seat: str, signed: e.Signed | None) -> list[str]:
    """A seat's pick, in its two events; what is wrong with them."""
    made = e.Decided(PickInitiative(PICKS[seat]), signed)
    version = log.version + 1
    said = log.add(e.DecisionMade(seat, PROMPTS[seat], str(version), secret=e.Sealed(seat, made)))
    return said + log.add(InitiativePicked(seat, e.Sealed(seat, PICKS[seat]), (version, version + 1)))


def sign(log: Log, seat: str, card: str = "", head: str = "") -> e.Signed:
    written = canonical_json(PickInitiative(card or PICKS[seat]))
    return log.signed(seat, lambda h: decision_message(HONEST.game, seat, PROMPTS[seat], h, written), head)


def picked(viewer: str, signed: e.Signed | None) -> tuple[Log, list[str], tuple[int, ...]]:
    """Both have picked, `german` signed as given; what was said on the way, and where the seals are."""
    log = signing(viewer)
    first = log.version + 1
    said = pick(log, "us", sign(log, "us")) + pick(log, "german", signed)
    return log, said, tuple(range(first, first + 4))


@pytest.mark.parametrize("viewer", [REFEREE, PUBLIC, "us", "german"])
def test_signed_picks_fit(viewer: str) -> None:
    log, said, seals = picked(viewer, sign(signing(viewer), "german"))
    assert said + log.add(InitiativeRevealed(PICKS, seals)) == []


@pytest.mark.parametrize("viewer", [REFEREE, PUBLIC, "us", "german"])
@pytest.mark.parametrize(
    ("signed", "wrong"),
    [
        (lambda log: None, "german plays signed, and the signature is missing"),
        (partial(sign, seat="german", card="x"), "the signature of german does not fit its key and what is recorded"),
        (
            partial(sign, seat="german", head="ab" * 32),
            "german signed over a head that this log never had: it was shown another history",
        ),
    ],
)
def test_invented_pick_is_detected_by_its_seat_immediately_and_by_all_when_opened(
    viewer: str, signed: partial[e.Signed], wrong: str
) -> None:
    log, said, seals = picked(viewer, signed(signing(viewer)))
    sees = viewer in (REFEREE, "german")
    assert said == ([wrong] if sees else [])
    assert log.add(InitiativeRevealed(PICKS, seals)) == ([] if sees else [wrong])


@pytest.mark.parametrize("head", [GENESIS, "00" * 32])
def test_a_player_may_sign_before_it_has_seen_an_event(head: str) -> None:
    log = signing(REFEREE)
    assert pick(log, "us", sign(log, "us", head=head)) == []


def test_the_key_held_when_the_decision_was_made_is_the_one_that_counts() -> None:
    log, said, seals = picked(PUBLIC, sign(signing(PUBLIC), "german"))
    assert log.add(e.SeatLeft("german")) == []
    assert said + log.add(InitiativeRevealed(PICKS, seals)) == []


SWAPPED = dict(zip(PICKS, reversed(PICKS.values()), strict=True))


@pytest.mark.parametrize("viewer", [REFEREE, PUBLIC, "us"])
@pytest.mark.parametrize(
    ("picks", "opens"),
    [
        (SWAPPED, slice(None)),
        ({**PICKS, "german": HANDS["german"][-1]}, slice(None)),
        ({"us": PICKS["us"]}, slice(None)),
        (PICKS, slice(0, 3)),
        (PICKS, slice(1, 4, 2)),
        (PICKS, slice(0, 2)),
        (PICKS, slice(0, 0)),
    ],
)
def test_picks_shown_are_those_that_were_sealed(viewer: str, picks: dict[str, str], opens: slice) -> None:
    log, _, seals = picked(viewer, sign(signing(viewer), "german"))
    assert "the picks shown are not those that were sealed" in log.add(InitiativeRevealed(picks, seals[opens]))
