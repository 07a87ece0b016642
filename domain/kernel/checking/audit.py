"""Readjudication (design 3): each stored decision judged again under today's rules, from the state
folded up to it and with the stored outcomes, so that one difference never cascades."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import takewhile
from typing import Any

import msgspec

from kronika.domain.kernel import bot_seats, ends, orders
from kronika.domain.kernel import events as e
from kronika.domain.kernel.bot_seats import decision_of
from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.chance import Dice, Drawn, Purpose, Rolled, Use
from kronika.domain.kernel.game import Game, Position, Recorder, blank, decide, decided_in, go_on, walk
from kronika.domain.kernel.ledger import Ledger
from kronika.domain.kernel.limits import Counting
from kronika.domain.kernel.log import Entry
from kronika.domain.kernel.rolls import proof_of
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, Rejection, Text, message


class Grade(StrEnum):
    """How a decision fares under today's rules. All but the last fail an audit."""

    REFUSED = "refused today"
    OTHER_VIEWS = "accepted with different views"
    OTHER_BOT = "not what its bot decides"
    OTHER_EVENTS = "same views by other events"


class Finding(msgspec.Struct, frozen=True):
    """A stored decision that today's rules judge otherwise."""

    version: int
    grade: Grade
    said: Text
    rule: str = ""  #: By which it is refused, or by which chance is asked for where it turns out otherwise; if any.


class Audit(msgspec.Struct, frozen=True):
    """All findings; `judged` counts the decisions, `repeated` those of bots that were computed again, and
    `unrepeated` says of which bots that cannot be done."""

    judged: int
    findings: tuple[Finding, ...]
    repeated: int = 0
    unrepeated: tuple[Text, ...] = ()

    @property
    def ok(self) -> bool:
        return not any(f.grade != Grade.OTHER_EVENTS for f in self.findings)

    def of(self, grade: Grade) -> list[Finding]:
        return [f for f in self.findings if f.grade == grade]


class OtherChance(Exception):
    """Today's rules ask for chance that the log does not hold."""

    def __init__(self, purpose: Purpose) -> None:
        super().__init__(purpose)
        self.purpose = purpose


class StoredChance:
    """The outcomes of one transaction, returned again when the same purpose is asked for."""

    def __init__(self, events: Iterable[e.Event]) -> None:
        self._stored: list[Any] = [event for event in events if getattr(event, "use", None) is not None]

    def _take(self, purpose: Purpose, dice: Dice | None, audience: str, size: int | None) -> Any:
        for at, event in enumerate(self._stored):
            use: Use = event.use
            if (use.purpose, use.dice, use.audience, use.size) == (purpose, dice, audience, size):
                return self._stored.pop(at)
        raise OtherChance(purpose)

    def roll(self, purpose: Purpose, dice: Dice) -> Rolled:
        event = self._take(purpose, dice, PUBLIC, None)
        return Rolled(event.use, event.link, event.faces)

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        event = self._take(purpose, None, audience, size)
        proof = proof_of(event)
        assert proof is not None, "the log is open in all its parts"
        return Drawn(event.use, proof.link, proof.index)


def audit(system: System, entries: Sequence[Entry]) -> Audit:
    """Judge every transaction of a log that is open in all its parts."""
    positions = {position.version: position for position in walk(system, entries)}
    before = blank(system)
    findings: list[Finding] = []
    judged = 0
    for transaction in _transactions(entries):
        stored = [event for entry in transaction for event in entry.events]
        after = positions[transaction[-1].version]
        if stored:
            finding = _judge(system, before, stored, after)
            if finding is not None:
                findings.append(finding)
            judged += isinstance(stored[0], e.DecisionMade)
        before = after
    repeated, others, unrepeated = _repeat_bots(system, entries, positions[entries[-1].version].ledger)
    findings = sorted([*findings, *others], key=lambda finding: finding.version)
    return Audit(judged, tuple(findings), repeated, tuple(unrepeated))


def _repeat_bots(system: System, entries: Sequence[Entry], ledger: Ledger) -> tuple[int, list[Finding], list[Text]]:
    """Every decision of every bot, and every draw that it offered, accepted or declined, computed again from what
    its seat saw then: how many, which ones are not what the bot does, and which bots are not to be had here."""
    events = [event for entry in entries for event in entry.events]
    opened = [event for event in events if isinstance(event, e.GameClosed | e.GameOpened)]
    seeds = {seed.at: bytes.fromhex(seed.seed) for event in opened for seed in event.bots}
    repeated, findings, unrepeated = 0, list[Finding](), list[Text]()
    for seat in sorted({seated.seat for seated in ledger.bots}):
        before = blank(system, seat)
        for entry, after in zip(entries, walk(system, entries, seat), strict=True):
            seated = before.ledger.seats[seat].bot if before.version else None
            for event in entry.events:
                if seated is None or not _done_by(event, seat):
                    continue
                bot = system.bots.get(seated.bot)
                if bot is None or bot.card.version != seated.version or seated.at not in seeds:
                    said = message("bot-seated", bot=seated.bot, version=seated.version, seat=seat, at=seated.at)
                    unrepeated += [said] if said not in unrepeated else []
                    continue
                repeated += 1
                finding = _repeated(system, bot, before, event, seeds[seated.at])
                findings += [finding] if finding is not None else []
            before = after
    return repeated, findings, unrepeated


def _done_by(event: e.Event, seat: str) -> bool:
    """Whether an event is what a bot in this seat did: it decided, or offered, accepted or declined a draw."""
    match event:
        case e.DecisionMade():
            return (event.seat, event.behalf) == (seat, 0)
        case e.DrawOffered():
            return event.seat == seat
        case e.DrawEnded():
            return (event.by, event.how) == (seat, e.DrawEnding.DECLINED)
        case _:
            return False


def _repeated(system: System, bot: Bot, before: Position, event: e.Event, seed: bytes) -> Finding | None:
    """Returns what is wrong with a bot's action, given its seat's position before it."""
    match event:
        case e.DrawOffered(seat):
            if before.ledger.draws:
                differs = not bot_seats.accepts(bot, before, seat)
            else:
                differs = not bot_seats.offers(system, bot, before, seat)
            wrong = "audit-no-draw"
        case e.DrawEnded(by=seat):
            differs, wrong = bot_seats.accepts(bot, before, seat), "audit-draw"
        case _:
            assert isinstance(event, e.DecisionMade), "nothing else is a bot's own"
            return _decided_again(system, bot, before, event, seed)
    return Finding(before.version + 1, Grade.OTHER_BOT, message(wrong, seat=seat)) if differs else None


def _decided_again(
    system: System, bot: Bot, before: Position, event: e.DecisionMade[Any], seed: bytes
) -> Finding | None:
    prompt, made = before.game.prompt(event.prompt), decided_in(event)
    if prompt is None or made is None:
        return Finding(before.version + 1, Grade.OTHER_BOT, message("audit-unasked", seat=event.seat))
    decision = decision_of(system, bot, before.game.board, prompt, seed)
    if decision == made.decision:
        return None
    said = message("audit-bot-decides", seat=event.seat, said=system.words.decision(before.game.board, decision))
    return Finding(before.version + 1, Grade.OTHER_BOT, said)


def _transactions(entries: Sequence[Entry]) -> Iterable[list[Entry]]:
    group: list[Entry] = []
    for entry in entries:
        if group and entry.tx != group[0].tx:
            yield group
            group = []
        group.append(entry)
    if group:
        yield group


def _judge(system: System, before: Position, stored: list[e.Event], after: Position) -> Finding | None:
    version = before.version + 1
    first = stored[0]
    try:
        if isinstance(first, e.DecisionMade):
            made = first.public or (first.secret.content if first.secret else None)
            assert made is not None, "the log is open in all its parts"
            again = decide(
                system,
                before,
                first.seat,
                first.prompt,
                first.request,
                made.decision,
                StoredChance(stored),
                made.signed,
            )
        elif any(isinstance(event, e.GameStarted) for event in stored):
            again = _start(system, before, stored)
        elif isinstance(first, e.OrderGiven):
            ordered = first.secret.content
            assert ordered is not None, "the log is open in all its parts"
            again = orders.give(system, before, first.seat, ordered.order, StoredChance(stored), ordered.signed)
        elif isinstance(first, e.Resigned):
            again = ends.resign(system, before, first.seat, StoredChance(stored), _anchors(stored))
        elif isinstance(first, e.GameClaimed):
            asked = frozenset(prompt.id for prompt in before.game.prompts if prompt.seat == first.against)
            passed = frozenset(event.prompt for event in stored[1:2] if isinstance(event, e.DecisionMade))
            late = frozenset({first.against} & ends.pending_actions(before).keys())
            seeds = next((event.seeds for event in stored if isinstance(event, e.GameClosed)), ())
            chance = StoredChance(stored)
            since: dict[int | str, int] = dict.fromkeys([first.against, *asked], first.since)
            counting = Counting(since, first.outages, first.grace)
            again = ends.claim(
                system, before, first.seat, passed or asked, chance, late, seeds, _anchors(stored), counting
            )
        elif before.game.outcome is None and any(isinstance(event, e.EpochBegan) for event in stored):
            again = _run_again(system, before, stored)
        else:
            return None
    except OtherChance as error:
        action, rule, actor = error.purpose.action, error.purpose.rule, error.purpose.actor
        said = message("audit-chance", action=action, rule=rule, actor=actor)
        return Finding(version, Grade.OTHER_VIEWS, said, rule)
    except Exception as error:  # rules may fail in any way at a position that they no longer reach
        said = message("audit-not-reached", error=f"{type(error).__name__}: {error}")
        return Finding(version, Grade.REFUSED, said)
    if isinstance(again, Rejection):
        refused = message("audit-refused", said=again.said, rule=again.rule) if again.rule else again.said
        return Finding(version, Grade.REFUSED, refused, again.rule)
    if again.events == stored:
        return None
    if _seen(system, again.position.game) != _seen(system, after.game):
        return Finding(version, Grade.OTHER_VIEWS, message("audit-views"), _cited(again.events, stored))
    return Finding(version, Grade.OTHER_EVENTS, _difference(again.events, stored), _cited(again.events, stored))


def _cited(again: Sequence[e.Event], stored: Sequence[e.Event]) -> str:
    """Returns the rule cited by the first event that differs, or else by the last chance asked for before it. If
    targets differ, it is the rule of the summand that differs."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(again, stored, strict=False)))
    now, then = ({*test.parts} if (test := _test_of(events[same:])) else set() for events in (again, stored))
    if now and then and (other := now ^ then):
        return min(part.rule for part in other)
    for event in reversed(again[: same + 1]):
        use: Use | None = getattr(event, "use", None)
        if rule := use.purpose.rule if use else getattr(event, "rule", ""):
            return rule
    return ""


def _test_of(events: Sequence[e.Event]) -> e.Test | None:
    """Returns the target that the first event had to reach."""
    return getattr(events[0], "test", None) if events else None


def _difference(again: Sequence[e.Event], stored: Sequence[e.Event]) -> Text:
    """Where the events that the rules give differ from those of the log."""
    if len(again) != len(stored):
        return message("audit-events", count=len(again), stored=len(stored))
    at, event = next((at, mine) for at, (mine, theirs) in enumerate(zip(again, stored, strict=True)) if mine != theirs)
    return message("audit-event", at=at + 1, stored=len(stored), type=msgspec.to_builtins(event)["type"])


def _anchors(stored: list[e.Event]) -> ends.Anchors:
    """The anchors of the epoch that was opened."""
    return lambda: next(event.anchors for event in stored if isinstance(event, e.EpochOpened))


def _run_again(system: System, before: Position, stored: list[e.Event]) -> Recorder:
    """An epoch begins, and what follows from what the seats did before it."""
    out = Recorder(system, before)
    at = next(i for i, event in enumerate(stored) if isinstance(event, e.EpochBegan))
    for event in stored[: at + 1]:
        out.emit(event)
    ends.run_again(out, StoredChance(stored))
    return out


def _start(system: System, before: Position, stored: list[e.Event]) -> Recorder:
    out = Recorder(system, before)
    at = next(i for i, event in enumerate(stored) if isinstance(event, e.GameStarted))
    for event in stored[: at + 1]:
        out.emit(event)
    chance = StoredChance(stored)
    system.rules.start(out, chance)
    go_on(out, chance)
    return out


def _seen(system: System, game: Game) -> Any:
    """The referee's view, which holds all others, and who is asked what, without the prompts' ids."""
    return system.view(game.board), sorted((p.seat, p.kind) for p in game.prompts), game.outcome
