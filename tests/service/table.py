"""A game with its two players, over gRPC: what tests of the service arrange their positions with."""

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from kronika.domain.kernel.chance import commitment
from kronika.undaunted.v1 import undaunted_pb2
from kronika.v1 import system_pb2
from tests.service.client import Client, Refused

SEATS = ("us", "german")
END_TURN = system_pb2.Decision(undaunted={"end_turn": {}})


class Seat:
    """A client in its seat. `seat("Resign")` calls for this game and seat."""

    def __init__(self, client: Client, game: str, seat: str) -> None:
        self.client, self.game, self.name = client, game, seat
        self.entropy = secrets.token_bytes(32)

    def __call__(self, method: str, **fields: Any) -> Any:
        return self.client(method, game=self.game, seat=self.name, **fields)

    def refused(self, method: str, **fields: Any) -> Refused:
        """The refusal of a call that must be refused."""
        return refusal(lambda: self(method, **fields))

    def take(self, **fields: Any) -> None:
        self("TakeSeat", name=self.name.title(), **fields)

    def commit(self) -> None:
        epoch = self.client("GetGame", game=self.game).game.epoch
        committed = commitment(self.name, self.game, hex_of(epoch.anchors), self.entropy)
        self("CommitEntropy", epoch=epoch.number, commitment=bytes.fromhex(committed))

    def reveal(self) -> Any:
        epoch = self.client("GetGame", game=self.game).game.epoch.number
        return self("RevealEntropy", epoch=epoch, entropy=self.entropy).game

    def snapshot(self, version: int = 0, **fields: Any) -> Any:
        response = self.client("GetSnapshot", game=self.game, audience=self.name, version=version, **fields)
        return response.snapshot

    def legal(self) -> list[Any]:
        """The legal decisions of the seat's prompt; none if it is not asked."""
        prompts = self.snapshot().prompts
        return list(prompts[0].legal) if prompts else []

    def request(self, **fields: Any) -> dict[str, Any]:
        """What answers the seat's prompt, with its first legal decision unless another is given."""
        prompt = self.snapshot().prompts[0]
        return {"prompt": prompt.prompt, "decision": prompt.legal[0].decision, "request_id": "mine"} | fields

    def decide(self, decision: Any = None, **fields: Any) -> Any:
        """Answer the seat's prompt."""
        fields = {"request_id": secrets.token_hex(8)} | fields
        if decision is not None:
            fields["decision"] = decision
        if not {"prompt", "decision"} <= set(fields):
            fields = self.request(**fields)
        return self("Decide", **fields).answer


class Table:
    """A game of one scenario and the two who play it."""

    def __init__(self, address: str, scenario: str = "1", clients: Sequence[Client] = (), **options: Any) -> None:
        self.address = address
        clients = clients or [Client(address) for _ in SEATS]
        created = clients[0]("CreateGame", pack="normandy", scenario=scenario, options=options)
        self.game: str = created.game.game
        self.private = bool(options.get("private"))
        self.us, self.german = (Seat(c, self.game, seat) for c, seat in zip(clients, SEATS, strict=True))
        self.spectator = Client(address, token="")

    @property
    def seats(self) -> tuple[Seat, Seat]:
        return self.us, self.german

    def seated(self) -> Self:
        for seat in self.seats:
            if seat is not self.us and self.private:
                seat.client.show(self.invite())
            seat.take()
        return self

    def invite(self, by: str = "", seat: str = "", **fields: Any) -> str:
        """The secret of an invitation by a seat, or by who has made the game."""
        client = next((one.client for one in self.seats if one.name == by), self.us.client)
        secret: str = client("CreateInvitation", game=self.game, by=by, seat=seat, **fields).secret.hex()
        return secret

    def asks(self, seat: str, name: str = "Otto", **fields: Any) -> Seat:
        """Somebody whom the other seat, or this one if it is alone, has invited asks for a seat."""
        held = [one.seat for one in self.now().seats if one.held]
        taker = Seat(Client(self.address), self.game, seat)
        taker.client.show(self.invite(next((other for other in held if other != seat), seat)))
        taker("ProposeHandover", name=name, **fields)
        return taker

    def answer(self, by: str, asked: str, *, consent: bool) -> Any:
        """A seat answers the proposal for another that stands."""
        seat = next(one for one in self.seats if one.name == by)
        return seat("AnswerHandover", asked=asked, consent=consent, proposal=self.proposal(asked))

    def proposal(self, asked: str) -> int:
        """The proposal for a seat that stands; 0: none."""
        found: int = next(one.proposal.proposal for one in self.now().seats if one.seat == asked)
        return found

    def started(self) -> Self:
        """Both sit, have committed and revealed: both are asked for their initiative."""
        self.seated()
        self.begin_epoch()
        return self

    def begin_epoch(self) -> None:
        for seat in self.seats:
            seat.commit()
        for seat in self.seats:
            seat.reveal()

    def in_turn(self) -> tuple[Seat, Seat]:
        """Both have picked: the seat whose turn it is, and the other."""
        for seat in self.seats:
            if seat.legal():
                seat.decide()
        us, german = self.seats
        return (us, german) if us.legal() else (german, us)

    def now(self) -> Any:
        """The game in short."""
        return self.us.client("GetGame", game=self.game).game

    def events(self, audience: str = "", after: int = 0, **fields: Any) -> list[Any]:
        """All events after a version, as an audience may have them."""
        client = next((s.client for s in self.seats if s.name == audience), self.spectator)
        asked = {"game": self.game, "audience": audience, "after": after, "page_size": 2000, **fields}
        found: list[Any] = []
        token = ""
        while True:
            page = client("ListEvents", page_token=token, **asked)
            found += page.events
            token = page.next_page_token
            if not token:
                return found

    def play(self, seed: int, until: Callable[[Any], bool] = lambda _: False, most: int = 2000) -> Any:
        """Random play until an answer is what is wanted, or the game is over, or `most` decisions are
        made; the last answer."""
        choose = random.Random(seed)
        answer = None
        for _ in range(most):
            asked = {prompt.seat for prompt in (answer.snapshot.open_prompts if answer else self.now().prompts)}
            if not asked:
                break
            seat = next(seat for seat in self.seats if seat.name in asked)
            snapshot = answer.snapshot if answer and answer.snapshot.audience == seat.name else seat.snapshot()
            prompt = snapshot.prompts[0]
            chosen = choose.choice(prompt.legal)
            answer = seat.decide(chosen.decision, prompt=prompt.prompt)
            if until(answer):
                break
        return answer

    def finished(self) -> Self:
        """The German seat has given up: over, not closed."""
        self.german("Resign")
        return self

    def closed(self) -> Self:
        """Over, and both have confirmed it."""
        self.finished()
        for seat in self.seats:
            seat("ConfirmEnd")
        return self


def hex_of(anchors: Mapping[str, bytes]) -> dict[str, str]:
    """Anchors as what is committed to has them."""
    return {audience: link.hex() for audience, link in anchors.items()}


def refusal(call: Callable[[], Any]) -> Refused:
    """The refusal of a call that must be refused."""
    try:
        call()
    except Refused as refused:
        return refused
    raise AssertionError("this should have been refused")


def act_of(legal: Any) -> str:
    """What a legal decision is: the kind of decision, or for a card played the action."""
    decision = legal.decision.undaunted
    which = decision.WhichOneof("decision")
    return str(decision.play.act.WhichOneof("act") if which == "play" else which)


def kinds(events: Any) -> list[str]:
    """The kinds of events, in order."""
    return [which_event(event) for event in events]


def which_event(event: Any) -> str:
    holder = getattr(event, event.WhichOneof("event"))
    (oneof,) = holder.DESCRIPTOR.oneofs_by_name
    return str(holder.WhichOneof(oneof))


def hands(snapshot: Any) -> dict[str, list[str]]:
    """The cards in hand of each side, as far as they are shown."""
    return {
        side.id: list(zone.cards)
        for side in snapshot.view.undaunted.sides
        for zone in side.zones
        if zone.zone == undaunted_pb2.UNDAUNTED_ZONE_HAND
    }
