"""NR126: a card lost at random lies open before everybody, so it can be disputed and gone back over as a roll can."""

import msgspec
import pytest

from kronika.domain.kernel import ends
from kronika.domain.kernel.checking.verifier import verify
from kronika.domain.kernel.events import DecisionMade
from kronika.domain.kernel.export import parse
from kronika.domain.kernel.log import Codec
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.undo import UndoClass, undo_class
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.words import AXIS, SOVIET
from kronika.domain.noretreat.system import NORETREAT
from kronika.service.ed25519 import verifies
from tests.noretreat.test_laws import played


def problems(game):
    """What is wrong with the export of a game, for who checks it."""
    systems, codecs = {NORETREAT.name: NORETREAT}, {NORETREAT.name: Codec(NORETREAT)}
    return verify(parse(game.export()), systems, codecs, verifies).problems


@pytest.fixture
def lost():
    """A game in which the Soviets lose a card at random, and the version at which they do."""
    game = played.__wrapped__("campaign", 4, 260, all_options=True)
    version = next(at for at, event in enumerate(game.events, 1) if isinstance(event, e.CardLost))
    assert game.events[version - 1].side == SOVIET
    return game, version


def test_NR126_everybody_sees_which_card_is_lost_and_its_side_what_proves_it(lost):
    game, version = lost
    event = game.events[version - 1]
    for audience in (PUBLIC, AXIS):
        check = check_of(NORETREAT, blind(event, audience))
        assert check.flip.card == str(event.card) and check.use.audience == SOVIET
        assert check.link == "" and check.index is None
    own = check_of(NORETREAT, blind(event, SOVIET))
    assert (own.link, own.index) == (event.secret.content.link, event.secret.content.index)


def test_NR126_a_drawn_card_is_not_a_check_because_it_is_hidden(lost):
    game, _ = lost
    drawn = [event for event in game.events if isinstance(event, e.CardDrawn)]
    assert drawn and all(check_of(NORETREAT, one) is None for one in drawn)


@pytest.mark.parametrize("seat", [AXIS, SOVIET])
def test_NR126_a_card_lost_is_disputed_once_and_its_log_still_verifies(lost, seat):
    game, version = lost
    before = msgspec.json.encode(game.position.game.board, enc_hook=id)
    game.keep(ends.dispute(NORETREAT, game.position, seat, version, "always this one"))
    assert [(one.seat, one.version, one.how) for one in game.position.ledger.disputes] == [(seat, version, "")]
    assert msgspec.json.encode(game.position.game.board, enc_hook=id) == before, "play is not in its way"
    assert isinstance(ends.dispute(NORETREAT, game.position, seat, version, "still"), Rejection)
    assert problems(game) == ()


def test_NR126_going_back_over_a_card_lost_needs_consent_and_gives_the_card_back(lost):
    game, version = lost
    made = max(at for at, event in enumerate(game.events[:version], 1) if isinstance(event, DecisionMade))
    held = game.at(made - 1).game.board.hands[SOVIET]
    assert undo_class(game.position, SOVIET, made - 1) == UndoClass.CONSENT
    game.keep(ends.dispute(NORETREAT, game.position, SOVIET, version, "always this one"))
    game.undo(SOVIET, made - 1, dispute=version)
    game.agree(SOVIET, by=AXIS)
    assert game.position.ledger.disputes[0].how == "went_back"
    assert game.position.game.board.hands[SOVIET] == held
    assert problems(game) == ()
