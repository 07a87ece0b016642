"""Checks of each event of a log against the log before it: epochs, chance, decisions, undo, signatures."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any

from kronika.domain.kernel import events as e
from kronika.domain.kernel.bot_seats import is_bound
from kronika.domain.kernel.bots import SEED_BYTES
from kronika.domain.kernel.chance import LINK_BYTES, LINKS, ExpectedChance, Use, anchor_of, outcome, walk_back
from kronika.domain.kernel.checking.invariants import is_possible
from kronika.domain.kernel.ends import is_resolving, misjudged, named, out_for_nothing, unfinished, winners_without
from kronika.domain.kernel.events import ChainSeed, EpochOpened
from kronika.domain.kernel.game import Game, Position, decided_in
from kronika.domain.kernel.hashing import canonical_json, is_hex
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.limits import SECOND, Changed, due, microseconds, unanswered
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.sealing import part_for, parts_of
from kronika.domain.kernel.seats import voids_epoch
from kronika.domain.kernel.signing import (
    Signatures,
    Terms,
    commitment_message,
    decision_message,
    handover_message,
    order_message,
    reveal_message,
)
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE, Text, message


class Witness:
    """Sees every use of chance of one game, in order, and what is opened in the end."""

    def __init__(self) -> None:
        self.rolls = self.draws = 0
        self.hidden: dict[str, int] = {}
        """Uses of chance whose outcome this audience may not see yet, by the audience of their chain."""
        self._anchors: dict[tuple[int, str], bytes] = {}
        self._last: dict[tuple[int, str], tuple[int, bytes]] = {}
        self._opened: set[tuple[int, str]] = set()

    @property
    def epochs(self) -> int:
        """How many epochs were opened."""
        return len({epoch for epoch, _ in self._anchors})

    def see_anchors(self, event: EpochOpened) -> None:
        for audience, anchor in event.anchors.items():
            self._anchors[event.epoch, audience] = bytes.fromhex(anchor)

    def judge(self, ledger: Ledger, event: Any) -> Text | None:
        """Returns what does not fit in an event that uses chance; None if nothing. The link and its outcome are in the
        event or in its sealed part, which may be shut."""
        use: Use = event.use
        epoch = ledger.epoch
        if use.epoch != epoch.number or not epoch.began:
            return message("wrong-chance-epoch", epoch=use.epoch)
        used = ledger.used.get(use.audience, 0)
        if use.k != used + 1 or use.k > LINKS:
            return message("wrong-chance-order", k=use.k, audience=use.audience, used=used)
        if not is_possible(use):
            return message("wrong-chance-kind")
        shown = event
        if use.audience != PUBLIC:
            part = part_for(event, use.audience)
            if part is None:
                return message("wrong-chance-unsealed", audience=use.audience)
            shown = part.content
        if shown is None:
            self.hidden[use.audience] = self.hidden.get(use.audience, 0) + 1
            return None
        if not is_hex(shown.link, LINK_BYTES):
            return message("wrong-chance-hex", digits=2 * LINK_BYTES)
        link = bytes.fromhex(shown.link)
        place = (use.epoch, use.audience)
        k, known = self._last.get(place) or (0, self._anchors[place])
        if walk_back(link, use.k - k) != known:
            return message("wrong-chance-link", k=use.k, audience=use.audience)
        self._last[place] = (use.k, link)
        if use.dice is not None:
            self.rolls += 1
            recorded = shown.faces
        else:
            self.draws += 1
            recorded = (shown.index,)
        found = outcome(link, ledger.game, ledger.pack.hash, use, ledger.entropy)
        if found == recorded:
            return None
        return message("wrong-outcome", found=str(list(found)), recorded=str(list(recorded)))

    def open(self, seed: ChainSeed) -> Text | None:
        """Returns what does not fit in an opened chain; None if nothing."""
        place = (seed.epoch, seed.audience)
        if not is_hex(seed.seed, LINK_BYTES) or anchor_of(bytes.fromhex(seed.seed)) != self._anchors.get(place):
            return message("wrong-chance-seed", audience=seed.audience, epoch=seed.epoch)
        self._opened.add(place)
        return None

    def never_opened(self) -> tuple[Text, ...]:
        """The chains whose seeds were not published."""
        return tuple(
            [
                message("chain-in-epoch", audience=audience, epoch=epoch)
                for epoch, audience in self._anchors
                if (epoch, audience) not in self._opened
            ]
        )


class EventChecks:
    """Checks the next events of a log against those so far. `wrong` is called with what does not fit."""

    def __init__(self, signatures: Signatures, wrong: Callable[[Text | str], None]) -> None:
        self._signatures, self._wrong = signatures, wrong
        self.system: System
        self.before = Position(0, Ledger(), Game(None))
        """The log folded up to the event that is being read."""
        self.together: list[e.Event] = []
        """The events of the running transaction so far."""
        self.times: dict[int, str] = {}
        """By version, when each event was recorded, up to the one that is being read."""
        self._limits: list[Changed] = []
        """The changes of the reply limit."""
        self.taken_back = 0
        self.chance = Witness()
        self.shut: dict[int, tuple[e.DecisionMade[Any], Terms]] = {}
        """Decisions not yet seen, and what their signatures must fit, by version."""
        self._answers: dict[int, int] = {}
        """The version of the last answer to each prompt."""
        self._asked_again: dict[int, int] = {}
        """The version of the undo that opened an answered prompt again, by prompt."""
        self.seeded: set[int] = set()
        """The versions at which bots were seated whose seeds were opened."""
        self._claimed = (0, "")
        """The version of the last claim, and against whom it was."""
        self._left = False
        """Whether the game could go on without the seat that resigned last, or was claimed against."""
        self._dealt: list[tuple[int, tuple[str, ...]]] = []
        """The versions at which chance dealt what is hidden, and the seats that saw it."""
        self._decided_openly: set[int] = set()
        """The versions at which dice were rolled or a card was flipped, which can be disputed."""
        self._asked: Container[ExpectedChance] | Iterator[ExpectedChance] | None = iter(())
        """The chance that is still expected. None if it follows from a decision that this audience may not see, or from
        a seat that left."""
        self.replaced: list[Text] = []
        """Notes on epochs that were replaced by another."""
        self.unbound: list[Text] = []
        """By whom, and when, chance was not bound."""

    @property
    def version(self) -> int:
        """The version of the event that is being read."""
        return self.before.version + 1

    @property
    def signatures(self) -> int:
        """How many were checked."""
        return self._signatures.count

    def _said(self, said: Text | str | None) -> None:
        if said:
            self._wrong(said)

    def check_chance(self, event: Any) -> None:
        """Checks an event that used chance."""
        self._said(self.chance.judge(self.before.ledger, event) or self._cause(event.use))
        seats = tuple(part.audience for part in parts_of(event) if part.audience != REFEREE)
        if seats:
            self._dealt.append((self.version, seats))
        if check_of(self.system, event) is not None:
            self._decided_openly.add(self.version)

    def check_shown(self, event: Any) -> None:
        if not event.shows:
            self._wrong(message("wrong-shown-to-nobody"))

    def check_opened(self, version: int, decision: Callable[[e.DecisionMade[Any]], Any]) -> None:
        """A decision that was sealed at a version, once what it holds is open."""
        if version in self.shut:
            made, terms = self.shut.pop(version)
            self.check_decided(made, decision(made).secret.content, terms)

    def check_epoch(self, event: e.EpochOpened) -> None:
        self.chance.see_anchors(event)
        epoch, seats = self.before.ledger.epoch, self.before.ledger.seats
        if epoch.number and not epoch.began:
            revealed = named([name for name, seat in seats.items() if seat.entropy])
            self.replaced.append(message("unchecked-void", epoch=epoch.number, reason=event.reason, revealed=revealed))
        if epoch.began:
            everybody = set(self.before.ledger.playing) <= set(epoch.agreed)
            asked = "unchecked-end-agreed" if everybody else "unchecked-end"
            self.replaced.append(message(asked, epoch=epoch.number, reason=event.reason))

    def check_commitment(self, event: e.EntropyCommitted) -> None:
        self._check_signature(
            event.seat,
            event.signed,
            lambda head: commitment_message(self.before.ledger.game, event.seat, event.epoch, head, event.commitment),
        )

    def check_reveal(self, event: e.EntropyRevealed) -> None:
        over = self._check_signature(
            event.seat,
            event.signed,
            lambda head: reveal_message(self.before.ledger.game, event.seat, event.epoch, head, event.entropy),
        )
        if self.before.ledger.seats[event.seat].bot is not None:
            return
        for seat in self.before.ledger.by_bots:
            if not self.before.ledger.seats[seat].entropy:
                self.unbound.append(message("unbound-bot", bot=seat, seat=event.seat, epoch=event.epoch))
        signs = bool(self._key(event.seat))
        if signs and (over is None or over >= self.before.ledger.committed):
            return
        if signs and self.before.ledger.reveals_bound:
            self._wrong(message("wrong-reveal-unbound", seat=event.seat))
        else:
            self.unbound.append(message("unbound-reveal", seat=event.seat, epoch=event.epoch, version=self.version))

    def check_seat_left(self, event: e.SeatLeft) -> None:
        self._check_bot_gone(event.seat)

    def _check_bot_gone(self, seat: str) -> None:
        """Notes each epoch made void by taking the service's bot away. The operator could avoid predicted rolls that
        way."""
        if self.before.ledger.seats[seat].bot is None:
            return
        opened = [one.epoch - 1 for one in self.together if isinstance(one, e.EpochOpened)]
        for void in opened or [self.before.ledger.epoch.number] * voids_epoch(self.before.ledger, seat):
            self.unbound.append(message("unbound-bot-gone", epoch=void, seat=seat))

    def check_handover(self, event: e.SeatHandedOver) -> None:
        self._check_bot_gone(event.seat)
        if not event.consents:
            self._check_signature(
                event.seat,
                event.signed,
                lambda head: handover_message(self.before.ledger.game, event.seat, head, event.name, event.key),
            )

    def check_order(self, event: e.OrderGiven) -> None:
        ordered = event.secret.content
        if ordered is not None:
            written = canonical_json(ordered.order)
            self._check_signature(
                event.seat,
                ordered.signed,
                lambda head: order_message(self.before.ledger.game, event.seat, head, written),
            )

    def _check_behalf(self, event: e.DecisionMade[Any]) -> None:
        """An answer that a seat did not give itself rests on its standing order, or on a claim against it,
        and passes."""
        order = next((one for one in self.before.ledger.orders if one.version == event.behalf), None)
        prompt = self.before.game.prompt(event.prompt)
        if order is None or order.seat != event.seat:
            if self._claimed != (event.behalf, event.seat):
                self._wrong(message("wrong-behalf", seat=event.seat))
        elif order.order is not None and prompt is not None and order.order.kind not in ("", prompt.kind):
            self._wrong(message("wrong-behalf-kind", kind=prompt.kind, ordered=order.order.kind))
        decided = decided_in(event)
        if decided is None or prompt is None:
            return
        if decided.decision != self.system.auto_pass(self.before.game.board, prompt):
            self._wrong(message("wrong-behalf-decision", seat=event.seat))

    def check_resigned(self, event: e.Resigned) -> None:
        self._check_left(event.seat)

    def check_claim(self, event: e.GameClaimed) -> None:
        self._claimed = (self.version, event.against)
        self._check_left(event.against)
        if event.since:
            self._check_waited(event)

    def _check_waited(self, event: e.GameClaimed) -> None:
        """A claim comes when the reply limit has passed, not counting what does not count."""
        limit = self.before.ledger.options.reply_limit
        if not 1 <= event.since < self.version or event.grace < 0:
            self._wrong(message("wrong-claim-since", since=event.since, grace=event.grace))
            return
        now = microseconds(self.times[self.version])
        edges = [microseconds(edge) for one in event.outages for edge in (one.began, one.ended)]
        if edges != sorted(edges) or any(edge > now for edge in edges):
            self._wrong(message("wrong-claim-outages"))
            return
        ends = due(self.times[event.since], limit, event.outages, event.grace, self._limits)
        if ends is None:
            self._wrong(message("wrong-claim-paused", seat=event.against))
        elif ends > now:
            self._wrong(message("wrong-claim-early", seat=event.against, left=f"{(ends - now) / SECOND:g}"))

    def check_limit_changed(self, event: e.LimitChanged) -> None:
        """One that not all agreed to has been asked for, for as long as the reply limit."""
        ledger = self.before.ledger
        if event.seat in ledger.limits and unanswered(ledger, event.seat):
            ends = due(self.times[ledger.limits[event.seat].at], ledger.options.reply_limit)
            if ends is None or ends > microseconds(self.times[self.version]):
                self._wrong(message("wrong-limit-resumed"))
        self._limits.append(Changed(self.times[self.version], event.change, event.seconds))

    def _check_left(self, seat: str) -> None:
        resolving = is_resolving(self.system, self.before)
        waits = resolving and not self.before.ledger.chance_runs
        self._left = waits or winners_without(self.system, self.before, seat) is None
        if self._left or resolving:
            self._asked = None

    def check_began(self, event: e.EpochBegan) -> None:
        if self.before.ledger.leaving:
            self._asked = None

    def check_gave_up(self, event: e.GaveUp) -> None:
        self._said(out_for_nothing(self.together, self._left, event))

    def check_disputed(self, event: e.RollDisputed) -> None:
        if event.version not in self._decided_openly:
            self._wrong(message("wrong-dispute", version=event.version))

    def check_undo_requested(self, event: e.UndoRequested) -> None:
        seen = Counter(seat for version, seats in self._dealt if version > event.to for seat in seats)
        if (event.seen or self.before.ledger.referee_chain) and event.seen != seen:
            self._wrong(message("wrong-seen", to=event.to, seen=str(event.seen), found=str(dict(seen))))

    def check_decision(self, event: e.DecisionMade[Any]) -> None:
        if event.behalf:
            self._check_behalf(event)
        terms = Terms(self._key(event.seat), self.version, self._asked_again.get(event.prompt, 0))
        self._answers[event.prompt] = self.version
        if (event.public is None) == (event.secret is None):
            self._wrong(
                message("wrong-decides-nothing" if event.secret is None else "wrong-decides-twice", seat=event.seat)
            )
            return
        decided = decided_in(event)
        if decided is None:
            self._asked = None
        else:
            self._asked = _once(
                self.system.log_checks.expected_chance(self.before.game.board, event.seat, decided.decision)
            )
        if event.behalf:
            return
        if decided is not None:
            self.check_decided(event, decided, terms)
        else:
            self.shut[self.version] = (event, terms)

    def _cause(self, use: Use) -> Text | None:
        """Chance is used for what a decision, or the start of the game, asks for, in that order."""
        if self._asked is None or (use.purpose, use.dice) in self._asked:
            return None
        purpose = use.purpose
        return message("wrong-chance-uncalled", action=purpose.action, rule=purpose.rule, actor=purpose.actor)

    def check_start(self, event: e.GameStarted) -> None:
        if not self.before.ledger.started:
            self._asked = _once(self.system.log_checks.expected_chance(self.before.game.board, "", None))

    def check_decided(self, event: e.DecisionMade[Any], decided: e.Decided[Any], terms: "Terms") -> None:
        written = canonical_json(decided.decision)
        over = self._check_signature(
            event.seat,
            decided.signed,
            lambda head: decision_message(self.before.ledger.game, event.seat, event.prompt, head, written),
            terms,
        )
        if over is not None and over < terms.since:
            self._wrong(message("wrong-signature-reused", seat=event.seat))

    def check_finished(self, event: e.GameFinished) -> None:
        self._said(misjudged(self.system, self.before, self.together, event))

    def check_closed(self, event: e.GameClosed) -> None:
        self._said(unfinished(self.system, self.before))
        self.check_seeds(event)

    def check_undone(self, event: e.Undone) -> None:
        self._asked = iter(())
        self.taken_back += self.before.ledger.last_chance > event.to
        for prompt in [prompt for prompt, version in self._answers.items() if version > event.to]:
            self._asked_again[prompt] = self.version
            del self._answers[prompt]

    def check_seeds(self, event: e.GameClosed | e.GameOpened) -> None:
        for seed in event.seeds:
            self._said(self.chance.open(seed))
        for one in event.bots:
            self._said(self._check_bot_seed(one))

    def _check_bot_seed(self, seed: e.BotSeed) -> Text | None:
        bot = next((one for one in self.before.ledger.bots if (one.at, one.seat) == (seed.at, seed.seat)), None)
        if bot is None:
            return message("wrong-bot-seed-of-nobody", seat=seed.seat, at=seed.at)
        if not is_hex(seed.seed, SEED_BYTES):
            return message("wrong-bot-seed-hex", seat=seed.seat, digits=2 * SEED_BYTES)
        self.seeded.add(seed.at)
        bound = is_bound(self.before.ledger, bot, bytes.fromhex(seed.seed))
        return None if bound else message("wrong-bot-seed", seat=seed.seat)

    # --- signatures

    def _key(self, seat: str) -> str:
        """The key of who holds a seat; empty for nobody, and for one who plays unsigned."""
        held = self.before.ledger.seats[seat].held_by
        return held.key if held is not None else ""

    def _check_signature(
        self, seat: str, signed: e.Signed | None, message: Callable[[str], bytes], terms: Terms | None = None
    ) -> int | None:
        """See `Signatures.over`. The terms are those of this version unless others are given."""
        return self._signatures.over(seat, signed, message, terms or Terms(self._key(seat), self.version, 0))


CHECKS: dict[type[e.Event], Callable[[EventChecks, Any], None]] = {
    e.EpochOpened: EventChecks.check_epoch,
    e.EntropyCommitted: EventChecks.check_commitment,
    e.EntropyRevealed: EventChecks.check_reveal,
    e.SeatLeft: EventChecks.check_seat_left,
    e.SeatHandedOver: EventChecks.check_handover,
    e.EpochBegan: EventChecks.check_began,
    e.GameStarted: EventChecks.check_start,
    e.DecisionMade: EventChecks.check_decision,
    e.OrderGiven: EventChecks.check_order,
    e.Resigned: EventChecks.check_resigned,
    e.GameClaimed: EventChecks.check_claim,
    e.LimitChanged: EventChecks.check_limit_changed,
    e.GaveUp: EventChecks.check_gave_up,
    e.RollDisputed: EventChecks.check_disputed,
    e.UndoRequested: EventChecks.check_undo_requested,
    e.Undone: EventChecks.check_undone,
    e.GameFinished: EventChecks.check_finished,
    e.GameClosed: EventChecks.check_closed,
    e.GameOpened: EventChecks.check_seeds,
}


def _once(
    asked: Iterable[ExpectedChance] | Container[ExpectedChance],
) -> Iterator[ExpectedChance] | Container[ExpectedChance]:
    """Returns chance that is expected in order as an iterator, so that each is used once."""
    return iter(asked) if isinstance(asked, Iterable) else asked
