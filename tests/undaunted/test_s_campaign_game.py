"""R40–R42: in a game of a campaign no request saves a soldier, a card or a tile from a result that is being resolved,
or stands for a withdrawal."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import ends, seats, undo
from kronika.domain.kernel import events as k
from kronika.domain.kernel.ends import is_resolving
from kronika.domain.kernel.game import Recorder
from kronika.domain.kernel.ledger import Holder, Seat
from kronika.domain.kernel.undo import UndoClass, undo_needed
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import Reason, Rejection
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.acts import AntiAir, Attack, Bombard
from kronika.domain.undaunted.content import Level
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.playing import HunkerDown, Play, Withdraw
from kronika.domain.undaunted.state import Zone
from kronika.domain.undaunted.system import UNDAUNTED
from tests.kernel.refusing import refused
from tests.undaunted.position import Table
from tests.undaunted.stalingrad import position, side

SOVIET, GERMAN = "soviet", "german"
SHOT = Play("soviet-rifleman-a", Attack("german-scouts-a"))
BOMBS = Play("soviet-bomber", Bombard("b"))
CLAIMED = Outcome((SOVIET,), "claimed", "")


def in_campaign(game: Table) -> Table:
    """The same game, as one of a campaign between two players with a reply limit."""
    held = {name: Seat(Holder(name, name, "")) for name in (SOVIET, GERMAN)}
    origin = k.Origin("campaign", "war", 7)
    ledger = replace(game.position.ledger, origin=origin, options=k.Options(reply_limit=60), seats=held)
    game.position = replace(game.position, ledger=ledger)
    return game


def hit(tiles="a b c", dice=(0,), cards="rifleman-a", **german) -> Table:
    """The Soviets have hit German scouts, whose side has to give up a card; other German riflemen stand by."""
    us = side(at="riflemen-a@a machine-gunners-a@a", hand=cards)
    game = position(tiles, us, side(at="scouts-a@b riflemen-c@c", **{"hand": "scout-a1 scout-a2", **german}), dice=dice)
    return in_campaign(game)


def bombed(dice, german="scouts-a@b riflemen-b@b riflemen-c@c", hand="scout-a rifleman-b") -> Table:
    """The Soviets have bombed a house in which there are Germans; nobody has been rolled for yet."""
    us = side(at="riflemen-a@a", hand="bomber")
    game = in_campaign(position("a b:house c", us, side(at=german, hand=hand), dice=dice))
    game.do(BOMBS)
    return game


def keep(game: Table, made: Recorder | Rejection) -> list[k.Event]:
    assert isinstance(made, Recorder), made
    game.position = made.position
    game.log += made.events
    return made.events


def claim(game: Table, seat: str = SOVIET) -> list[k.Event]:
    slow = frozenset(prompt.id for prompt in game.position.game.prompts)
    return keep(
        game, ends.claim(UNDAUNTED, game.position, seat, slow, game.chance, frozenset({SOVIET, GERMAN} - {seat}))
    )


def resign(game: Table, seat: str) -> Recorder | Rejection:
    return ends.resign(UNDAUNTED, game.position, seat, game.chance)


def levels(game: Table, **of: Level) -> None:
    """These cards of the Germans are of these levels."""
    board = game.board
    cards = {
        id: replace(card, level=of.get(id[7:].replace("-", "_"), card.level)) for id, card in board.scene.cards.items()
    }
    new = replace(game.position.game, board=replace(board, scene=replace(board.scene, cards=cards)))
    game.position = replace(game.position, game=new)


# --- R40: claims


def test_R40_a_claim_against_who_has_to_give_up_a_card_takes_the_card():
    game = hit()
    game.do(SHOT)
    claimed, popped, lost, *_ = claim(game)
    assert (claimed, popped) == (k.GameClaimed(SOVIET, GERMAN), e.FramePopped())
    assert lost == e.CardLost(
        GERMAN, Zone.HAND, Zone.CASUALTIES, k.Sealed(GERMAN, "german-scout-a1"), "german-scouts-a"
    )
    assert game.zone(GERMAN, "casualties") == "scout-a1"
    assert game.position.game.outcome == CLAIMED


def test_R40_the_soldier_who_is_dearest_is_given_up():
    game = hit(hand="scout-a1 scout-a2 scout-a3")
    levels(game, scout_a1=Level.RESERVIST, scout_a3=Level.UPGRADED)
    game.do(SHOT)
    claim(game)
    assert game.zone(GERMAN, "casualties") == "scout-a3"


def test_R40_the_claim_of_who_is_hit_saves_nobody_either():
    """The attacker does not go on with his bombs; all are rolled for, and who claims gives up his own soldiers."""
    game = bombed(dice=[0, 0, 0, 0, 0, 0, 0, 0])
    claim(game, GERMAN)
    assert set(game.zone(GERMAN, "casualties").split()) == {"scout-a", "rifleman-b"}
    assert game.board.faces["b"].endswith("B")
    assert game.position.game.outcome == Outcome((GERMAN,), "claimed", "")


def test_R40_a_result_that_decides_the_scenario_does_so_before_the_claim():
    """S24: the last riflemen are routed by the bombs of a side that is absent, which wins by that."""
    game = bombed(dice=[1, 1, 0, 0, 0], german="riflemen-b@b", hand="")
    claim(game, GERMAN)
    outcome = game.position.game.outcome
    assert outcome is not None and (outcome.winners, outcome.rule) == ((SOVIET,), "S24")


def test_R40_a_bomber_that_anti_air_has_found_is_lost():
    us = side(at="riflemen-a@a", hand="flak")
    game = in_campaign(position("a b", us, side(at="riflemen-b@b", hand="bomber")))
    game.do(Play("soviet-flak", AntiAir()))
    claim(game)
    assert game.zone(GERMAN, "removed") == "bomber"


def test_R40_what_is_only_offered_is_declined():
    """A routed counter may be moved by the side that hit it, which has left."""
    game = hit(hand="", marks="b c")
    game.do(SHOT)
    game.do(Lose(""))
    assert game.prompt().kind == "displace" and not is_resolving(UNDAUNTED, game.position)
    claim(game, GERMAN)
    assert game.at("german-scouts-a") == "b~"


def test_R40_without_chance_the_end_waits_until_it_runs_again():
    game = bombed(dice=[1, 1, 0, 0, 0, 0, 0, 0])
    keep(game, seats.agree_to_epoch(UNDAUNTED, game.position, GERMAN, {}))
    made = ends.claim(UNDAUNTED, game.position, GERMAN, frozenset(), game.chance, frozenset({SOVIET}), (), dict)
    keep(game, made)
    assert game.position.game.outcome is None and game.position.ledger.gave_up == (SOVIET,)
    out = Recorder(UNDAUNTED, game.position)
    out.emit(k.EpochBegan(2))
    ends.run_again(out, game.chance)
    keep(game, out)
    assert set(game.zone(GERMAN, "casualties").split()) == {"scout-a", "rifleman-b"}
    assert game.position.game.outcome == Outcome((GERMAN,), "resigned", "")


def test_R40_outside_a_campaign_a_claim_ends_the_game_immediately():
    game = hit()
    game.do(SHOT)
    game.position = replace(game.position, ledger=replace(game.position.ledger, origin=None))
    assert [type(event) for event in claim(game)] == [k.GameClaimed, k.GameFinished]


def test_R40_a_seat_left_or_passed_on_keeps_its_pending_actions():
    game = hit()
    game.do(SHOT)
    before = game.position.game
    keep(game, seats.hand_over(UNDAUNTED, game.position, GERMAN, Holder("heir", "heir", ""), None))
    keep(game, seats.leave(UNDAUNTED, game.position, GERMAN, None))
    assert game.position.game == before
    claim(game)
    assert game.zone(GERMAN, "casualties") == "scout-a1"


# --- R41: resigning


@pytest.mark.parametrize("seat", [SOVIET, GERMAN])
def test_R41_nobody_resigns_while_a_result_is_being_resolved(seat):
    game = hit()
    game.do(SHOT)
    refused(resign(game, seat), Reason.AGAINST_THE_RULES, "only at the start of your turn", "S25")


def test_R41_a_side_resigns_where_it_may_withdraw():
    game = hit()
    assert Withdraw() in game.legal()
    refused(resign(game, GERMAN), Reason.AGAINST_THE_RULES, "only at the start of your turn", "S25")
    assert [type(event) for event in keep(game, resign(game, SOVIET))] == [k.Resigned, k.GameFinished]


def test_R41_after_a_card_has_been_played_it_is_too_late():
    game = hit()
    game.do(HunkerDown("soviet-rifleman-a"))
    assert Withdraw() not in game.legal()
    refused(resign(game, SOVIET), Reason.AGAINST_THE_RULES, "before you play a card", "S25")


def test_R41_nobody_resigns_while_the_initiative_is_picked():
    game = in_campaign(position("a b", side(hand="rifleman-a"), side(hand="rifleman-a"), active=""))
    refused(resign(game, SOVIET), Reason.AGAINST_THE_RULES, "at the start of your turn", "S25")


def test_R41_outside_a_campaign_a_side_resigns_at_any_time():
    game = hit()
    game.do(SHOT)
    game.position = replace(game.position, ledger=replace(game.position.ledger, origin=None))
    keep(game, resign(game, GERMAN))


def test_a_draw_saves_nobody():
    game = hit()
    game.do(SHOT)
    refused(ends.offer_draw(UNDAUNTED, game.position, GERMAN), Reason.WRONG_PHASE, "cannot be drawn", "C1")


# --- R42: undo


def test_R42_a_result_is_taken_back_by_consent_only_once_it_stands():
    game = hit()
    to, start = game.position.version, game.position.game
    game.do(SHOT)
    assert undo_needed(UNDAUNTED, game.position, SOVIET, to) == UndoClass.REFUSED
    refused(
        undo.request(UNDAUNTED, game.position, SOVIET, to, start),
        Reason.UNDO_REFUSED,
        "while a result of this campaign game is being resolved",
    )
    game.do(Lose("german-scout-a1"))
    assert undo_needed(UNDAUNTED, game.position, SOVIET, to) == UndoClass.CONSENT
    keep(game, undo.request(UNDAUNTED, game.position, SOVIET, to, start))
    keep(game, undo.agree(UNDAUNTED, game.position, SOVIET, GERMAN, start))
    assert game.position.game == start


def test_R42_consent_to_an_older_request_waits_until_the_result_stands():
    game = hit(dice=[0, 0, 0], cards="rifleman-a machine-gunner-a")
    to, start = game.position.version, game.position.game
    game.do(SHOT)
    game.do(Lose("german-scout-a1"))
    keep(game, undo.request(UNDAUNTED, game.position, GERMAN, to, start))
    game.do(Play("soviet-machine-gunner-a", Attack("german-scouts-a")))
    agreeing = undo.agree(UNDAUNTED, game.position, GERMAN, SOVIET, start)
    refused(agreeing, Reason.UNDO_REFUSED, "while a result of this campaign game is being resolved")
    keep(game, undo.decline(UNDAUNTED, game.position, GERMAN, SOVIET))


def test_R42_a_card_may_be_chosen_again_and_remains_due():
    game = hit()
    game.do(SHOT)
    to, owing = game.position.version, game.position.game
    game.do(Lose("german-scout-a2"))
    made = undo.request(UNDAUNTED, game.position, GERMAN, to, owing)
    keep(game, made)
    assert made.events == [k.Undone(GERMAN, to, True)]
    assert game.prompt().kind == "casualty" and game.zone(GERMAN, "casualties") == ""
