"""Checks (design 14): chance with a purpose that decides before everybody's eyes, whether dice fall or a
card is flipped."""

import msgspec
import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel import events as e
from kronika.domain.kernel.checking.audit import audit
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.log import Codec, encode_record
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import PUBLIC
from kronika.service.ed25519 import verifies
from tests.kernel.tiny import TINY, Draw, Flip, Flipped, Roll, does, table


def test_dice_and_flipped_cards_are_checks_and_hidden_draws_are_not():
    game = table()
    found = [check_of(TINY, blind(game.events[does(game, "ann", what)], PUBLIC)) for what in (Roll(), Flip(), Draw())]
    dice, flip, draw = found
    assert dice is not None and flip is not None and draw is None
    assert (dice.use.purpose.action, flip.use.purpose.action) == ("roll", "flip")
    assert len(dice.faces) == 1 and dice.flip is None and dice.index is None
    assert flip.faces == () and flip.flip is not None and flip.flip.number == flip.index
    assert dice.link and flip.link


@pytest.mark.parametrize("at_most", [False, True])
def test_a_test_is_written_as_ever_unless_low_numbers_were_wanted(at_most):
    """So the bytes of what was stored before stay what they were."""
    test = e.Test(7, (e.Part("base", "R1", 7),), 4, 10, True, at_most)
    written = msgspec.json.decode(canonical_json(test))
    assert sorted(written) == sorted(["target", "parts", "wins", "outcomes", "success", *["at_most"] * at_most])
    assert msgspec.convert(written, e.Test) == test


def test_decision_without_chance_is_not_a_check():
    game = table()
    assert not [event for event in game.events if check_of(TINY, event)]


def test_a_flip_by_the_public_chain_is_verified_and_judged_again():
    game = table()
    for _ in range(3):
        does(game, "ben", Flip())
    codec = Codec(TINY)
    assert verify(parse(game.export()), {"tiny": TINY}, {"tiny": codec}, verifies).problems == ()
    entries = [codec.decode(version, encode_record(record)) for version, record in enumerate(game.records, 1)]
    judged = audit(TINY, entries)
    assert judged.judged == 3 and judged.findings == ()


def test_a_flip_is_disputed_and_gone_back_before_as_a_roll_is():
    game = table()
    flip = does(game, "ann", Flip()) + 1
    assert isinstance(game.events[flip - 1], Flipped)
    game.keep(ends.dispute(TINY, game.position, "ben", flip, "always the same card"))
    game.undo("ben", flip - 2, dispute=flip)
    for by in ("ann", "cid"):
        game.agree("ben", by=by)
    assert game.events[-1] == e.DisputeEnded("ben", flip, "went_back")
