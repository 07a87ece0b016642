"""Players who sign (design 9; docs/checking-a-game.md, “The receipt”): what is taken is what their key has signed."""

from typing import Any

import pytest

from kronika.domain.kernel.chance import commitment
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.signing import commitment_message, decision_message, reveal_message
from kronika.service import convert
from tests.service.client import NO_HEAD, Signer
from tests.service.table import Seat, Table, hex_of, kinds


class Game:
    """A game in which the US seat signs and the German does not."""

    def __init__(self, table: Table) -> None:
        self.table, self.us, self.key = table, table.us, Signer()
        self.us.take(key=self.key.public)
        table.german.take()

    def head(self) -> str:
        return str(self.table.now().head.hex())

    def committed(self) -> str:
        return commitment("us", self.table.game, hex_of(self.table.now().epoch.anchors), self.us.entropy)

    def commit(self, signer: Signer, message: bytes | None = None, head: str = NO_HEAD) -> dict[str, Any]:
        committed = self.committed()
        message = message or commitment_message(self.table.game, "us", 1, head, committed)
        return {"epoch": 1, "commitment": committed, "signed": signer.over(message, head)}

    def begun(self) -> "Game":
        self.us("CommitEntropy", **self.commit(self.key))
        self.table.german.commit()
        entropy, head = self.us.entropy.hex(), self.head()
        message = reveal_message(self.table.game, "us", 1, head, entropy)
        self.us("RevealEntropy", epoch=1, entropy=entropy, signed=self.key.over(message, head))
        self.table.german.reveal()
        return self

    def decision(self, signer: Signer, head: str, **over: Any) -> dict[str, Any]:
        """The seat's first legal decision, signed over these fields."""
        prompt = self.us.snapshot().prompts[0]
        decision = prompt.legal[0].decision
        said = {"game": self.table.game, "seat": "us", "prompt": prompt.prompt, "decision": decision} | over
        written = canonical_json(convert.from_decision("undaunted", said["decision"]))
        message = decision_message(said["game"], said["seat"], said["prompt"], head, written)
        return {
            "prompt": prompt.prompt,
            "decision": decision,
            "request_id": "signed",
            "signed": signer.over(message, head),
        }


@pytest.fixture
def game(table: Table) -> Game:
    return Game(table)


def refused(seat: Seat, method: str, **fields: Any) -> None:
    found = seat.refused(method, **fields)
    assert (found.code, found.reason) == ("FAILED_PRECONDITION", "WRONG_SIGNATURE")


def test_views_tell_who_signs(game: Game) -> None:
    assert {seat.seat: seat.signs for seat in game.table.now().seats} == {"us": True, "german": False}
    assert game.table.now().seats[0].player.hex() == game.key.public


def test_a_commitment_is_taken_only_as_signed(game: Game) -> None:
    unsigned = {key: value for key, value in game.commit(game.key).items() if key != "signed"}
    refused(game.us, "CommitEntropy", **unsigned)
    refused(game.us, "CommitEntropy", **game.commit(Signer()))
    refused(game.us, "CommitEntropy", **game.commit(game.key, message=b"something else"))
    refused(game.us, "CommitEntropy", **game.commit(game.key, head="ab" * 32))
    game.us("CommitEntropy", **game.commit(game.key))


def test_a_reveal_is_taken_only_as_signed(game: Game) -> None:
    game.us("CommitEntropy", **game.commit(game.key))
    game.table.german.commit()
    entropy, head = game.us.entropy.hex(), game.head()
    message = reveal_message(game.table.game, "us", 1, head, entropy)
    refused(game.us, "RevealEntropy", epoch=1, entropy=entropy)
    refused(game.us, "RevealEntropy", epoch=1, entropy=entropy, signed=Signer().over(message, head))
    game.us("RevealEntropy", epoch=1, entropy=entropy, signed=game.key.over(message, head))


def test_a_decision_is_taken_as_signed_and_stored_with_its_signature(game: Game) -> None:
    game.begun()
    request = game.decision(game.key, game.head())
    answer = game.us("Decide", **request).answer
    (made,) = [e.kernel.decision_made for e in answer.events if kinds([e]) == ["decision_made"]]
    assert made.secret.content.signed.signature == request["signed"]["signature"]
    assert made.secret.content.signed.head == request["signed"]["head"]


@pytest.mark.parametrize("over", [{"game": "another"}, {"seat": "german"}, {"prompt": 1}])
def test_signature_for_something_else_is_refused(game: Game, over: dict[str, Any]) -> None:
    game.begun()
    refused(game.us, "Decide", **game.decision(game.key, game.head(), **over))


def test_signature_for_another_decision_is_refused(game: Game) -> None:
    game.begun()
    legal = [one.decision for one in game.us.legal()]
    request = game.decision(game.key, game.head(), decision=legal[-1])
    refused(game.us, "Decide", **request)


def test_an_unsigned_decision_of_a_seat_that_signs_is_refused(game: Game) -> None:
    game.begun()
    refused(game.us, "Decide", **game.us.request())


def test_a_signature_of_a_seat_that_has_no_key_is_refused(game: Game) -> None:
    game.begun()
    german = game.table.german
    refused(german, "Decide", **german.request(signed=Signer().over(b"", NO_HEAD)))


def test_any_head_that_the_game_had_may_be_signed_over_and_no_other(game: Game) -> None:
    """An older head is what an honest client has verified last; one the game never had is another history."""
    game.begun()
    genesis = game.table.spectator("ListLeaves", game=game.table.game).genesis.hex()
    for head in ("ab" * 32, genesis):
        refused(game.us, "Decide", **game.decision(game.key, head))
    older = game.table.us.snapshot(game.table.now().version - 3).head.hex()
    assert game.us("Decide", **game.decision(game.key, older)).answer.events


def test_one_holds_a_seat_by_its_token_and_signs_with_its_key_and_needs_both(game: Game) -> None:
    game.begun()
    request = game.decision(game.key, game.head())
    thief = Seat(game.table.german.client, game.table.game, "us")
    assert thief.refused("Decide", **request).reason == "NOT_YOUR_SEAT"
