"""The decide loop: what a decision causes is stored with it at once; a refusal changes nothing."""

import pytest

from kronika.domain.kernel import events as e
from kronika.domain.kernel import seats
from kronika.domain.kernel.chance import LINKS, Chain, ChainedChance, ChanceFailed, Dice, Purpose, checkpoints
from kronika.domain.kernel.game import Phase, Recorder, decide, open_prompt, phase_of
from kronika.domain.kernel.words import Reason
from tests.kernel.refusing import refused
from tests.kernel.tiny import Draw, Drew, Hid, Hide, Roll, Said, Say, Shown, Win, does, table

ANN, BEN, CID = "ann", "ben", "cid"


def submit(game, seat, prompt, decision, signed=None):
    chance = game.chance(game.position.ledger)
    return decide(game.system, game.position, seat, prompt, "request 1", decision, chance, signed)


def prompt_of(game, seat, kind="act"):
    return next(p.id for p in game.position.game.prompts if (p.seat, p.kind) == (seat, kind))


def test_a_decision_is_stored_first_and_then_all_that_it_caused():
    game = table()
    prompt = prompt_of(game, ANN)
    made = submit(game, ANN, prompt, Say("hi"))
    version = game.position.version
    assert made.events == [
        e.DecisionMade(ANN, prompt, "request 1", e.Decided(Say("hi"))),
        Said(ANN, "hi"),
        e.PromptOpened(version + 3, ANN, "act"),
    ]
    assert made.version == made.position.version == version + 3


def test_building_a_position_leaves_its_source_unchanged():
    game = table()
    before = game.position
    made = submit(game, ANN, prompt_of(game, ANN), Say("hi"))
    assert game.position is before
    assert before.game.board.said == ()
    assert made.position.game.board.said == ("hi",)


def test_a_refused_decision_leaves_no_event_and_names_the_rule():
    game = table()
    before = game.position
    refused(submit(game, ANN, prompt_of(game, ANN), Say("")), Reason.AGAINST_THE_RULES, "not empty", rule="T1")
    assert game.position is before


def test_an_answered_prompt_is_closed_and_the_others_stay_open():
    game = table()
    answered, other = prompt_of(game, ANN), prompt_of(game, BEN)
    does(game, ANN, Say("hi"))
    ids = [prompt.id for prompt in game.position.game.prompts]
    assert answered not in ids
    assert other in ids
    refusal = refused(submit(game, ANN, answered, Say("again")), Reason.PROMPT_CLOSED, f"Prompt {answered} is not open")
    assert refusal.accepted == (str(prompt_of(game, ANN, "hide")), str(prompt_of(game, ANN)))


def test_a_prompt_id_is_the_version_of_its_event():
    game = table()
    does(game, ANN, Roll())
    for version, event in enumerate(game.events, 1):
        assert not isinstance(event, e.PromptOpened) or event.prompt == version


def test_the_prompt_of_another_seat_is_not_answered():
    game = table()
    refused(submit(game, ANN, prompt_of(game, BEN), Say("hi")), Reason.PROMPT_CLOSED, "is not open for ann")


@pytest.mark.parametrize("seat", ["public", "dora", ""])
def test_seat_without_a_prompt_is_asked_to_wait(seat):
    game = table()
    refused(submit(game, seat, prompt_of(game, ANN), Say("hi")), Reason.PROMPT_CLOSED, "Wait for the other seats")


def test_before_the_start_and_after_the_end_nothing_is_decided():
    game = table(begun=False)
    refused(submit_unstarted(game), Reason.WRONG_PHASE, "not started")
    game = table()
    prompt = prompt_of(game, BEN)
    does(game, ANN, Win())
    refused(submit(game, BEN, prompt, Say("hi")), Reason.WRONG_PHASE, "over")
    game.close()
    refused(submit(game, BEN, prompt, Say("hi")), Reason.WRONG_PHASE, "over")


def submit_unstarted(game):
    return open_prompt(game.position, ANN, 1)


def test_a_secret_decision_is_sealed_for_its_seat_with_its_signature():
    game = table()
    signed = e.Signed("ab" * 32, "cd" * 64)
    made = submit(game, ANN, prompt_of(game, ANN, "hide"), Hide(3), signed)
    decision = made.events[0]
    assert decision.public is None
    assert decision.secret == e.Sealed(ANN, e.Decided(Hide(3), signed))
    assert made.events[1].secret == e.Sealed(ANN, 3)


def test_the_last_of_several_secret_decisions_opens_them_all():
    game = table()
    sealed = []
    for card, seat in enumerate((CID, ANN, BEN)):
        version = does(game, seat, Hide(card))
        sealed += [version, version + 1]
    shown = next(event for event in game.events if isinstance(event, Shown))
    assert shown == Shown({CID: 0, ANN: 1, BEN: 2}, tuple(sealed))
    assert game.position.ledger.last_reveal == game.events.index(shown) + 1


def test_chance_is_counted_by_audience():
    game = table()
    for seat, decision in ((ANN, Roll()), (BEN, Draw()), (ANN, Draw()), (CID, Roll()), (BEN, Draw())):
        does(game, seat, decision)
    assert game.position.ledger.used == {"public": 2, BEN: 2, ANN: 1}
    uses = [event.use for event in game.events if hasattr(event, "use")]
    assert [(use.audience, use.k) for use in uses] == [("public", 1), (BEN, 1), (ANN, 1), ("public", 2), (BEN, 2)]


def test_two_uses_in_one_transaction_are_two_links():
    """Asking twice gives two different links, whether or not anything was stored between."""
    game = table()
    chance = game.chance(game.position.ledger)
    purpose = Purpose("T0", ANN, "roll")
    first, second = chance.roll(purpose, Dice(3, 6)), chance.roll(purpose, Dice(3, 6))
    assert (first.use.k, second.use.k) == (1, 2)
    assert first.link != second.link


def test_a_chain_that_is_used_up_decides_nothing():
    chain = Chain(b"".join(checkpoints(bytes(32))))
    entropy = {ANN: "00" * 32}
    chance = ChainedChance("g", "ab" * 32, 1, {"public": chain}, {"public": LINKS - 1}, entropy)
    chance.roll(Purpose("T0", ANN, "roll"), Dice(1, 6))
    with pytest.raises(ChanceFailed):
        chance.roll(Purpose("T0", ANN, "roll"), Dice(1, 6))


def test_the_end_by_the_rules_is_stored_with_the_decision_that_brought_it():
    game = table()
    made = submit(game, ANN, prompt_of(game, ANN), Win())
    assert made.events[-1] == e.GameFinished((ANN,), "said_so", "T3")
    assert made.position.game.prompts == ()


def test_the_phases_of_a_game():
    game = table(begun=False)
    seen = [phase_of(game.position)]
    for seat in (ANN, BEN, CID):
        game.take(seat)
    seen.append(phase_of(game.position))
    game.begin()
    seen.append(phase_of(game.position))
    for seat in (ANN, BEN, CID):
        game.keep(seats.agree_to_epoch(game.system, game.position, seat, game.next_anchors()))
    seen.append(phase_of(game.position))
    game.begin()
    does(game, ANN, Win())
    seen.append(phase_of(game.position))
    game.close()
    seen.append(phase_of(game.position))
    assert seen == [
        Phase.SEATING,
        Phase.COMMITTING,
        Phase.RUNNING,
        Phase.COMMITTING,
        Phase.FINISHED,
        Phase.CLOSED,
    ]


def test_recorder_applies_each_event_immediately():
    """So that one rule of a decision sees what another has done."""
    game = table()
    out = Recorder(game.system, game.position)
    out.emit(Said(ANN, "one"))
    assert out.board.said == ("one",)
    out.emit(Hid(ANN, e.Sealed(ANN, 3), ()))
    assert out.board.hidden == {ANN: 3}
    assert not any(isinstance(event, Drew) for event in out.events)
    assert out.version == game.position.version + 2
