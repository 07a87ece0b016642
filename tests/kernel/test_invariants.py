"""What a log must fit whatever the game (docs/checking-a-game.md): seats, epochs, prompts, undo,
the end. Each test is something that a dishonest service might try."""

import msgspec
import pytest
from msgspec.structs import replace

from kronika.domain.kernel import events as e
from kronika.domain.kernel.chance import Dice, Purpose, Use, commitment
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.undaunted.events import CardDrawn
from kronika.domain.undaunted.rules.playing import PickInitiative
from tests.kernel.made_up import HONEST, Log, before, given_up, started

OTHER = bytes(range(32))
OPENED = next(event for event in HONEST.events if isinstance(event, e.EpochOpened))
REVEALED = next(event for event in HONEST.events if isinstance(event, e.EntropyRevealed))
PROMPT = next(event for event in HONEST.events if isinstance(event, e.PromptOpened))


def committed(seat: str, entropy: bytes, epoch: int = 1) -> e.EntropyCommitted:
    return e.EntropyCommitted(seat, epoch, commitment(seat, HONEST.game, OPENED.anchors, entropy))


def decided(seat: str, prompt: int) -> e.DecisionMade[PickInitiative]:
    return e.DecisionMade(seat, prompt, "1", secret=e.Sealed(seat, e.Decided(PickInitiative("us-scout-a"))))


# --- seats


def test_a_game_is_created_once() -> None:
    assert started().add(HONEST.events[0]) == ["creates the game once more"]


def test_a_held_seat_cannot_be_taken() -> None:
    assert started().add(e.SeatTaken("us", "eve", "")) == ["takes seat us, which is held"]


def test_a_seat_passes_only_to_who_asked_for_it() -> None:
    log = started()
    assert log.add(e.HandoverProposed("us", "eve", "")) == []
    assert log.add(e.HandoverConsented("us", "german")) == []
    said = log.add(e.SeatHandedOver("us", "mallory", "", consents=("german",)))
    assert said == ["passes a seat to somebody who did not ask for it"]


@pytest.mark.parametrize("claimed", [("german",), ("us",)])
def test_a_seat_passes_only_with_consent_that_was_given(claimed: tuple[str, ...]) -> None:
    log = started()
    assert log.add(e.HandoverProposed("us", "eve", "")) == []
    said = log.add(e.SeatHandedOver("us", "eve", "", consents=claimed))
    assert said == ["passes a seat on without the consent of every other held seat that no bot holds"]


def test_a_seat_passes_with_consent() -> None:
    log = started()
    assert log.add(e.HandoverProposed("us", "eve", "")) == []
    assert log.add(e.HandoverConsented("us", "german")) == []
    assert log.add(e.SeatHandedOver("us", "eve", "", consents=("german",))) == []


@pytest.mark.parametrize("named", [0, 1])
def test_in_a_game_whose_maker_is_known_an_answer_names_the_proposal(named: int) -> None:
    wrong = [f"answers proposal {named} for seat us, which does not stand"]
    for answer in (e.HandoverConsented("us", "german", named), e.HandoverDeclined("us", "german", named)):
        log = made_by_eve()
        assert log.add(e.HandoverProposed("us", "eve", "e0")) == []
        assert log.add(answer) == wrong
    log = made_by_eve()
    assert log.add(e.HandoverProposed("us", "eve", "e0")) == []
    assert log.add(e.HandoverConsented("us", "german", log.version)) == []
    passed = e.SeatHandedOver("us", "eve", "e0", consents=("german",), proposal=named)
    assert log.add(passed) == [f"passes a seat on by proposal {named}, which does not stand"]


def test_only_one_seat_proposal_is_open_in_such_a_game() -> None:
    log = made_by_eve()
    assert log.add(e.HandoverProposed("us", "eve", "e0")) == []
    assert log.add(e.HandoverProposed("us", "eve", "e0")) == ["asks for seat us while another asks for it"]


def test_in_such_a_game_no_stranger_asks_for_a_seat() -> None:
    assert made_by_eve().add(e.HandoverProposed("us", "mallory", "m0")) == [
        "asks for seat us, and has no part in the game"
    ]


def test_an_invitation_is_used_once_and_for_its_seat() -> None:
    log = made_by_eve()
    assert log.add(e.InvitationGiven("german", "i0", 60, "us")) == []
    invitation = log.version
    said = log.add(e.HandoverProposed("german", "dora", "d0", invitation=invitation))
    assert said == [f"has no invitation {invitation} to seat german"]
    log = made_by_eve()
    assert log.add(e.InvitationGiven("german", "i0", 60, "us")) == []
    assert log.add(e.HandoverProposed("us", "dora", "d0", invitation=invitation)) == []
    assert log.add(e.HandoverDeclined("us", "us", log.version)) == []
    said = log.add(e.HandoverProposed("us", "dora", "d0", invitation=invitation))
    assert said == [f"has no invitation {invitation} to seat us"]


def test_a_seat_is_asked_for_by_the_invitation_of_a_seat_only() -> None:
    log = made_by_eve()
    assert log.add(e.InvitationGiven("", "i0", 60)) == []
    said = log.add(e.HandoverProposed("us", "dora", "d0", invitation=log.version))
    assert said == ["asks by an invitation that no seat gave"]


def test_a_seat_is_taken_by_an_invitation_that_there_is() -> None:
    log = before(e.SeatTaken, skipping=1)
    assert log.add(e.SeatTaken("german", "dora", "d0", invitation=3)) == ["has no invitation 3 to seat german"]


def test_an_empty_seat_invites_nobody_and_none_withdraws_what_another_gave() -> None:
    said = before(e.SeatTaken).add(e.InvitationGiven("us", "i0", 60))
    assert said == ["us invites, and nobody holds that seat"]
    log = started()
    assert log.add(e.InvitationGiven("us", "i0", 60)) == []
    given = log.version
    said = log.add(e.InvitationWithdrawn(given, "german"))
    assert said == [f"withdraws invitation {given}, which the one who does has not given"]


def made_by_eve() -> Log:
    """The honest game, made by somebody who is known."""
    created, *rest = HONEST.events
    assert isinstance(created, e.GameCreated)
    return Log(replace(created, creator="e0"), *rest)


# --- called off


def claimed(kind: type[e.Event] | None) -> Log:
    """The honest game, with a reply limit, just before the first event of a kind (none: as it stands), and
    then claimed by us."""
    events = list(HONEST.events)
    events[0] = msgspec.structs.replace(events[0], options=e.Options(reply_limit=60))
    at = len(events) if kind is None else next(n for n, event in enumerate(events) if isinstance(event, kind))
    log = Log(*events[:at])
    assert log.add(e.GameClaimed("us", "german")) == []
    return log


def test_game_is_cancelled_only_before_start_and_without_a_winner() -> None:
    log = claimed(e.SeatTaken)
    assert log.add(e.GameFinished((), "abandoned"), at_once=True) == []
    assert log.add(e.GameClosed("abandoned", True)) == []
    assert claimed(e.SeatTaken).add(e.GameFinished(("us",), "abandoned"), at_once=True) == [
        "says that us won; by what happened before it, nobody did"
    ]
    log = claimed(None)
    assert log.add(e.GameFinished((), "abandoned"), at_once=True) == [
        "ends the game (abandoned), and nothing before it did"
    ]
    assert "is cancelled after it has started, or has a winner although it was cancelled" in log.add(
        e.GameClosed("abandoned", True)
    )


def test_only_cancelled_games_close_as_cancelled() -> None:
    wrong = ["closes as cancelled without having been cancelled, or the other way round"]
    log = claimed(e.SeatTaken)
    assert log.add(e.GameFinished((), "abandoned"), at_once=True) == []
    assert log.add(e.GameClosed("confirmed", True)) == wrong
    log = claimed(None)
    assert log.add(e.GameFinished(("us",), "claimed"), at_once=True) == []
    assert log.add(e.GameClosed("abandoned", True)) == wrong


# --- epochs


@pytest.mark.parametrize("number", [1, 3])
def test_epochs_are_counted(number: int) -> None:
    assert started().add(e.EpochOpened(number, OPENED.anchors)) == [f"opens epoch {number} after epoch 1"]


@pytest.mark.parametrize("anchors", [{PUBLIC: "00" * 32}, {**OPENED.anchors, "eve": "00" * 32}])
def test_an_epoch_has_an_anchor_for_everybody_and_each_seat(anchors: dict[str, str]) -> None:
    said = started().add(e.EpochOpened(2, anchors))
    assert said == ["publishes other anchors than one each for public, us, german"]


def test_nobody_commits_again_after_another_has_revealed() -> None:
    log = before(e.EntropyRevealed, skipping=1)
    assert log.add(committed("german", OTHER)) == ["german commits once more in the same epoch"]


def test_nobody_reveals_before_all_have_committed() -> None:
    log = before(e.EntropyCommitted, skipping=1)
    assert log.add(REVEALED) == ["us reveals before every seat has committed"]


def test_nobody_reveals_what_it_did_not_commit_to() -> None:
    said = before(e.EntropyRevealed).add(e.EntropyRevealed("us", 1, OTHER.hex()))
    assert said == ["what us reveals is not what it committed to"]


def test_nobody_reveals_twice() -> None:
    assert before(e.EntropyRevealed, skipping=1).add(REVEALED) == ["us reveals once more in the same epoch"]


def test_items_of_another_epoch_do_not_count() -> None:
    assert before(e.EntropyCommitted).add(committed("us", OTHER, 2)) == ["belongs to epoch 2, while epoch 1 is open"]
    assert before(e.EpochBegan).add(e.EpochBegan(2)) == ["belongs to epoch 2, while epoch 1 is open"]


def test_an_epoch_begins_once() -> None:
    assert started().add(e.EpochBegan(1)) == ["comes when the epoch has begun"]


def test_an_epoch_does_not_begin_before_all_have_revealed() -> None:
    said = before(e.EntropyRevealed, skipping=1).add(e.EpochBegan(1))
    assert said == ["the epoch begins before every seat has revealed"]


def test_nobody_brings_entropy_for_an_empty_seat() -> None:
    log = before(e.EntropyCommitted)
    assert log.add(e.SeatLeft("us")) == []
    assert log.add(committed("us", OTHER)) == ["us commits, and nobody holds that seat"]
    log = before(e.EntropyRevealed)
    assert log.add(e.SeatLeft("us")) == []
    assert log.add(REVEALED) == ["us reveals, and nobody holds that seat"]


# --- prompts and chance


def test_prompt_has_its_own_version() -> None:
    log = started()
    said = log.add(e.PromptOpened(7, "us", "play"))
    assert said == ["opens prompt 7, not the one of its own version"]


@pytest.mark.parametrize("seat", ["us", "german"])
def test_only_an_open_prompt_is_answered_by_its_own_seat(seat: str) -> None:
    prompt = PROMPT.prompt if seat != PROMPT.seat else 3
    assert started().add(decided(seat, prompt)) == [f"{seat} answers prompt {prompt}, which is not open for it"]


def test_an_empty_seat_decides_nothing() -> None:
    log = started()
    assert log.add(e.SeatLeft(PROMPT.seat)) == []
    said = log.add(decided(PROMPT.seat, PROMPT.prompt))
    assert said == [f"{PROMPT.seat} decides, and nobody holds that seat"]


def test_dice_are_rolled_by_the_public_chain_only() -> None:
    drawn = [event.use.k for event in HONEST.events if isinstance(event, CardDrawn) and event.side == "us"]
    use = Use(1, "us", max(drawn) + 1, Purpose("U20", "us", "attack"), Dice(1, 10))
    assert started().add(e.DiceRolled(use, "00" * 32, (0,)))[0] == "rolls dice by the chain of us"


@pytest.mark.parametrize(
    ("dice", "size"),
    [
        (None, None),
        (None, 0),
        (None, 2**32 + 1),
        (Dice(1, 0), None),
        (Dice(0, 6), None),
        (Dice(10**9, 6), None),
        (Dice(1, 2**40), None),
        (Dice(1, 6), 6),
    ],
)
def test_chance_is_asked_only_for_what_there_is(dice: Dice | None, size: int | None) -> None:
    use = Use(1, PUBLIC, 1, Purpose("X", "us", "x"), dice, size)
    said = started().add(e.DiceRolled(use, "00" * 32, (0,)))
    assert said == ["asks for dice or a draw that do not exist"]


@pytest.mark.parametrize("k", [0, 2, 10**12, -1])
def test_links_are_used_one_after_another(k: int) -> None:
    use = Use(1, PUBLIC, k, Purpose("X", "us", "x"), Dice(1, 6))
    said = started().add(e.DiceRolled(use, "00" * 32, (0,)))
    assert said == [f"uses link {k} of public after link 0"]


# --- undo and the end


def test_undo_past_chance_is_not_free() -> None:
    log = started()
    version = log.version
    drawn = next(v for v, event in enumerate(HONEST.events, 1) if getattr(event, "use", None) is not None)
    assert log.add(e.Undone("us", drawn - 1, free=True)) == ["takes back for free what others had answered, or chance"]
    assert log.version == version + 1


def test_an_undo_that_was_not_asked_for() -> None:
    said = started().add(e.Undone("us", 3, free=False))
    assert said == ["goes back to version 3, which us did not ask for"]


def test_an_undo_that_was_not_agreed_to() -> None:
    log = started()
    assert log.add(e.UndoRequested("us", 12)) == []
    said = log.add(e.Undone("us", 12, free=False))
    assert said == ["goes back without the consent of every other held seat that still plays"]


def test_an_undo_by_consent() -> None:
    log = started()
    assert log.add(e.UndoRequested("us", 12)) == []
    assert log.add(e.UndoAgreed("us", "german")) == []
    assert log.add(e.Undone("us", 12, free=False)) == []


def test_an_undo_in_a_strict_game() -> None:
    created = HONEST.events[0]
    assert isinstance(created, e.GameCreated)
    log = Log(
        e.GameCreated(
            created.game,
            created.system,
            created.pack,
            created.scenario,
            created.seats,
            e.Options(strict=True),
        ),
        *HONEST.events[1:],
    )
    assert log.add(e.UndoRequested("us", 12)) == []
    assert log.add(e.UndoAgreed("us", "german")) == []
    said = log.add(e.Undone("us", 12, free=False))
    assert said == ["takes back, in a strict game, what others had answered, or chance"]


def test_settled_decision_is_not_undone_even_if_all_agree() -> None:
    log = started()
    assert log.add(e.UndoRequested("us", 12)) == []
    assert log.add(e.Settled()) == []
    settled = log.version
    assert log.add(e.UndoRequested("us", 12)) == []
    assert log.add(e.UndoAgreed("us", "german")) == []
    said = log.add(e.Undone("us", 12, free=False))
    assert said == [f"goes back to before version {settled}, at which it was settled"]


def test_nothing_comes_after_the_closing() -> None:
    log = given_up(started())
    assert log.add(e.GameClosed("confirmed", True)) == []
    assert log.add(e.EndConfirmed("us")) == ["comes after the closing of the game"]
    assert log.add(e.GameOpened(())) == ["comes after the closing of the game"]


def test_a_game_opens_as_it_closes() -> None:
    said = given_up(started()).add(e.GameClosed("confirmed", False))
    assert said == ["closes without opening, and belongs to no campaign"]


# --- in a campaign


def in_a_campaign() -> Log:
    """The honest game as one of a campaign, in which the US seat has given up."""
    created, *rest = HONEST.events
    return given_up(Log(replace(created, origin=e.Origin("campaign", "the-city", 7)), *rest))


def test_a_game_of_a_campaign_closes_first_and_opens_once() -> None:
    log = in_a_campaign()
    assert log.add(e.GameClosed("campaign", False)) == []
    assert log.add(e.EndConfirmed("us")) == ["comes after the closing of the game"]
    assert log.add(e.GameOpened(HONEST.seeds())) == []
    assert log.add(e.GameOpened(HONEST.seeds())) == ["comes after the closing of the game"]


def test_a_game_of_a_campaign_does_not_open_before_the_campaign() -> None:
    assert in_a_campaign().add(e.GameClosed("campaign", True)) == ["opens with its campaign only"]
    assert in_a_campaign().add(e.GameOpened(())) == ["opens a game that is not closed"]


def test_opening_leads_to_its_anchors() -> None:
    log = in_a_campaign()
    assert log.add(e.GameClosed("campaign", False)) == []
    said = log.add(e.GameOpened((e.ChainSeed(1, PUBLIC, "00" * 32),)))
    assert said == ["the seed opened for public in epoch 1 does not lead to its anchor"]
