"""A reveal binds the others to what they committed to: else who shares his plans with the service could
exchange his own entropy once he has seen another's, and so choose the rolls."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.signing import NO_HEAD, commitment_message, reveal_message
from tests.findings import english
from tests.kernel.made_up import HONEST, Log, public_key

CREATED, OPENED = HONEST.events[:2]
ENTROPY = {"us": bytes(32), "german": bytes(range(32))}


class Epoch:
    """A game in which both seats have committed, each by a key; `signs`: which do."""

    def __init__(self, *, bound: bool = True, signs: tuple[str, ...] = ("us", "german")) -> None:
        assert isinstance(CREATED, e.GameCreated) and isinstance(OPENED, e.EpochOpened)
        self.log = Log()
        self.heads: list[str] = []
        self.signs = signs
        self.anchors = OPENED.anchors
        seats = [e.SeatTaken(seat, seat, "", public_key(seat) if seat in signs else "") for seat in ENTROPY]
        for event in (replace(CREATED, reveals_bound=bound), OPENED, *seats):
            self.add(event)
        for seat in ENTROPY:
            self.commit(seat)

    def add(self, event: e.Event) -> list[str]:
        said = self.log.add(event)
        self.heads.append(self.log.head if self.log.version > 1 else NO_HEAD)
        return said

    def commit(self, seat: str) -> None:
        committed = commitment(seat, HONEST.game, self.anchors, ENTROPY[seat])
        signed = self.log.signed(seat, lambda head: commitment_message(HONEST.game, seat, 1, head, committed))
        assert self.add(e.EntropyCommitted(seat, 1, committed, signed if seat in self.signs else None)) == []

    def reveal(self, seat: str, head: str = "") -> list[str]:
        entropy = ENTROPY[seat].hex()
        signed = self.log.signed(seat, lambda over: reveal_message(HONEST.game, seat, 1, over, entropy), head)
        return self.add(e.EntropyRevealed(seat, 1, entropy, signed if seat in self.signs else None))

    def unbound(self) -> tuple[str, ...]:
        return english(self.log.report().unbound)


NOT_BOUND = ["us did not sign its reveal over a head that holds every commitment"]


def test_a_reveal_over_the_head_of_the_last_commitment_or_a_later_one_binds_the_others() -> None:
    epoch = Epoch()
    assert epoch.reveal("german", epoch.heads[-1]) == []
    assert epoch.reveal("us") == []
    assert epoch.unbound() == ()


@pytest.mark.parametrize("version", [0, 2, 3, 4, 5])
def test_a_reveal_over_an_earlier_head_is_refused(version: int) -> None:
    epoch = Epoch()
    assert epoch.reveal("us", epoch.heads[version - 1] if version else NO_HEAD) == NOT_BOUND


@pytest.mark.parametrize("bound", [True, False])
def test_a_reveal_without_a_signature_is_named(bound: bool) -> None:
    epoch = Epoch(bound=bound, signs=("us",))
    assert epoch.reveal("us") == epoch.reveal("german") == []
    assert epoch.unbound() == ("german did not bind the others (epoch 1, revealed at version 8)",)


def test_in_a_game_of_an_earlier_release_what_binds_nobody_is_named() -> None:
    epoch = Epoch(bound=False)
    assert epoch.reveal("us", NO_HEAD) == epoch.reveal("german") == []
    assert epoch.unbound() == ("us did not bind the others (epoch 1, revealed at version 7)",)


def test_the_commitments_of_an_epoch_that_was_void_do_not_count() -> None:
    """Signed over the last head of the old epoch, a reveal of the new one binds nobody."""
    epoch = Epoch()
    before = epoch.heads[-1]
    assert epoch.add(e.EpochOpened(2, epoch.anchors, "a participant left")) == []
    for seat in ENTROPY:
        committed = commitment(seat, HONEST.game, epoch.anchors, ENTROPY[seat])
        message = lambda head, s=seat, c=committed: commitment_message(HONEST.game, s, 2, head, c)  # noqa: E731
        assert epoch.add(e.EntropyCommitted(seat, 2, committed, epoch.log.signed(seat, message))) == []
    entropy = ENTROPY["us"].hex()
    signed = epoch.log.signed("us", lambda head: reveal_message(HONEST.game, "us", 2, head, entropy), before)
    assert epoch.add(e.EntropyRevealed("us", 2, entropy, signed)) == NOT_BOUND


def test_every_epoch_that_was_void_is_named_with_who_had_revealed() -> None:
    epoch = Epoch()
    epoch.reveal("us")
    for number in (2, 3):
        epoch.add(e.EpochOpened(number, epoch.anchors, "a participant left"))
    void = [said for said in english(epoch.log.report().unchecked) if "void" in said]
    assert void == [
        f'whether epoch {number} had to be void before it began: "a participant left", when {who} had revealed'
        for number, who in ((1, "us"), (2, "nobody"))
    ]
