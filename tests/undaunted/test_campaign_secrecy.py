"""C2, law 5: two campaigns that differ only in what one side alone may know give everybody else the same."""

import random
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import event as seen_in
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.chance import Drawn, Purpose
from kronika.domain.kernel.events import EpochBegan, Event, GameStarted, Sealed
from kronika.domain.kernel.game import Recorder, apply, blank, decide
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.rendering import Panel
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.setups import usual
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import PUBLIC, Rejection
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign import steps as d
from kronika.domain.undaunted.campaign.rules.aftermath import Homecoming, conclude
from kronika.domain.undaunted.campaign.rules.muster import reach
from kronika.domain.undaunted.campaign.squads import partner
from kronika.domain.undaunted.campaign.state import Box, Campaign, Returned, Stage
from kronika.domain.undaunted.campaign.steps import STEPS
from kronika.domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from kronika.domain.undaunted.campaign.ways import orders_of, shortest_way
from tests.bench.arena import SeededChance
from tests.examples import examples
from tests.undaunted.campaigns import PACK

SIDES = tuple(side.id for side in PACK.manifest.sides)
STATES = sorted(PACK.states)
MADE_UP = {
    d.ConfirmState: d.ConfirmState("9z"),
    d.MergeSquad: d.MergeSquad("Q"),
    d.Fill: d.Fill("S-P-999"),
    d.PickCard: d.PickCard("S-P-999"),
    d.ReplaceLoss: d.ReplaceLoss("S-P-999"),
}
"""Answers that are never legal; the other decisions have nothing to be wrong in."""


class ChanceOfEach:
    """A chain of its own for each side."""

    def __init__(self, seeds: dict[str, int]) -> None:
        self._of = {side: SeededChance(seed) for side, seed in seeds.items()}

    def draw(self, audience: str, purpose: Purpose, size: int) -> Drawn:
        return self._of[audience].draw(audience, purpose, size)


class Twin:
    """One of two campaigns that differ in the binder, the chance and the choices of one side."""

    def __init__(self, opening: Iterable[Event], state: str, seeds: dict[str, int], others: Sequence[str]) -> None:
        self.chance = ChanceOfEach(seeds)
        self.seen = {who: blank(CAMPAIGN, who).game for who in others}
        self.made = Recorder(CAMPAIGN, blank(CAMPAIGN))
        for happened in (*opening, EpochBegan(1), GameStarted()):
            self.made.emit(happened)
        reach(self.made, state)

    @property
    def board(self) -> Campaign:
        return self.made.board

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return self.made.game.prompts

    def told(self) -> list[tuple[str, bytes]]:
        """What each of the others is given of what just happened."""
        found = []
        for happened in self.made.events:
            for who in self.seen:
                cut = blind(happened, who)
                game = self.seen[who] = apply(self.seen[who], cut)
                said = CAMPAIGN.words.event(game.board, cut), CAMPAIGN.words.doing(game.board)
                found.append((who, canonical_json((cut, said, CAMPAIGN.view(game.board), game.prompts))))
        return found

    def drawn(self) -> list[tuple[str, tuple[Panel, ...]]]:
        """How it is drawn now for each of the others."""
        return [(who, CAMPAIGN.rendering.panels(seen.board, "en")) for who, seen in self.seen.items()]

    def asked(self, who: str) -> list[tuple[object, ...]]:
        """What a seat may answer to each of its prompts, and how it is refused there and elsewhere."""
        return [
            (
                prompt,
                CAMPAIGN.rules.legal(self.board, prompt) if prompt.seat == who else (),
                self._refusals(who, prompt),
            )
            for prompt in self.prompts
        ]

    def _refusals(self, who: str, prompt: Prompt) -> list[Rejection]:
        tried = [decide(CAMPAIGN, self.made.position, who, prompt.id, "", one, self.chance) for one in MADE_UP.values()]
        assert all(isinstance(one, Rejection) for one in tried)
        return tried

    def decide(self, prompt: Prompt, decision: object) -> None:
        made = decide(CAMPAIGN, self.made.position, prompt.seat, prompt.id, "", decision, self.chance)
        assert isinstance(made, Recorder), made
        self.made = made

    def come_home(self, returned: dict[str, Returned], winner: str) -> None:
        self.made = Recorder(CAMPAIGN, self.made.position)
        conclude(self.made, Homecoming(99, "00" * 32, winner, "goal", "S23", (), (), returned))


def unlocked(state: str) -> list[Event]:
    """What the orders on the shortest way to a state put into the binders."""
    way = shortest_way(PACK, PACK.states[state])[:-1]
    found: list[Event] = []
    for side in SIDES:
        cards = [card for before in way for order in orders_of(PACK, before, side) for card in order.unlock]
        found.append(binder_changed(side, [e.CardShift(card, Box.LOCKED, Box.AVAILABLE) for card in cards]))
    return found


def fates(choose: random.Random, side: str, hurt: int) -> e.BinderChanged:
    """Some of the starting soldiers are reservists now, some are upgraded."""
    letter = next(s.letter for s in PACK.manifest.sides if s.id == side)
    soldiers = [card for card in sorted(PACK.cards) if card.startswith(f"{letter}-P-") and PACK.cards[card].counter]
    shifts = []
    for card in choose.sample(soldiers, hurt):
        box, letter = choose.choice([(Box.RESERVISTS, "R"), (Box.UPGRADES, "V")])
        shifts.append(e.CardShift(card, Box.AVAILABLE, Box.REMOVED))
        shifts.append(e.CardShift(partner(card, letter), box, Box.AVAILABLE))
    return binder_changed(side, shifts)


def binder_changed(side: str, shifts: list[e.CardShift]) -> e.BinderChanged:
    known = tuple(PACK.cards[shift.card] for shift in shifts)
    return e.BinderChanged(side, "orders", Sealed(side, e.Changes(tuple(shifts), known)))


def brought(choose: random.Random, campaign: Campaign, side: str, casualties: int, pool: int) -> Returned:
    """So many of the side's cards come home as casualties and from the other zones; any of them."""
    cards = choose.sample(campaign.camps[side].binder.available, casualties + pool)
    return Returned(tuple(sorted(cards[:casualties])), tuple(sorted(cards[casualties:])))


DRAWN = 0.1
"""How often it is compared how the twins are drawn, which takes long."""


class Course:
    """Two twins led the same way, but for what is secret to `hidden`; whatever happens the others compare."""

    def __init__(self, openings: Sequence[Sequence[Event]], state: str, hidden: str, seed: int) -> None:
        self.choose, self.hidden = random.Random(seed), hidden
        self.others = [who for who in (*SIDES, PUBLIC) if who != hidden]
        seeds = [{side: seed + at * (side == hidden) for side in SIDES} for at in (0, 1)]
        self.twins = [Twin(opening, state, mine, self.others) for opening, mine in zip(openings, seeds, strict=True)]
        self.compare()

    def compare(self) -> None:
        one, other = self.twins
        assert one.told() == other.told()
        for who in self.others:
            assert one.asked(who) == other.asked(who)

    def muster_alike(self) -> None:
        """To the start of the scenario by the same choices of both twins."""
        while self.twins[0].prompts:
            for twin in self.twins:
                twin.decide(twin.prompts[0], CAMPAIGN.rules.legal(twin.board, twin.prompts[0])[0])
            self.compare()

    def go_on(self) -> set[str]:
        """By random choices until the next scenario starts, which shows supply and deck to everybody, or
        the campaign ends; the kinds of prompts answered."""
        answered = set()
        while self.twins[0].prompts:
            at = self.choose.randrange(len(self.twins[0].prompts))
            answered.add(self.twins[0].prompts[at].kind)
            same = self.choose.random()
            for twin in self.twins:
                prompt = twin.prompts[at]
                legal = CAMPAIGN.rules.legal(twin.board, prompt)
                own = prompt.seat == self.hidden and STEPS[prompt.kind].secret
                twin.decide(prompt, self.choose.choice(legal) if own else legal[int(same * len(legal))])
            if self.twins[0].board.phase == Stage.PLAYING:
                assert self.twins[1].board.phase == Stage.PLAYING
                break
            self.compare()
            if same < DRAWN:
                one, other = (twin.drawn() for twin in self.twins)
                assert one == other
        return answered


seeds, states, sides = st.integers(0, 10**6), st.sampled_from(STATES), st.sampled_from(SIDES)


@pytest.mark.long
@examples(25)
@given(seeds, states, sides)
def test_C2_C4_C7_who_was_lost_and_promoted_before_does_not_show_while_decks_are_made(seed, state, hidden):
    opening = [*CAMPAIGN.initial_events(PACK, usual(CAMPAIGN, PACK, WHOLE)), *unlocked(state)]
    choose = random.Random(seed)
    openings = [[*opening, fates(choose, hidden, hurt)] for hurt in choose.sample(range(12), 2)]
    answered = Course(openings, state, hidden, seed).go_on()
    assert {"state", "deck"} <= answered
    seen_in(" ".join(sorted(answered)))


@pytest.mark.long
@examples(25)
@given(seeds, states, sides, st.integers(0, 12))
def test_C2_C5_who_is_lost_and_promoted_does_not_show_in_the_aftermath_nor_in_the_next_muster(
    seed, state, hidden, casualties
):
    opening = [
        *CAMPAIGN.initial_events(PACK, usual(CAMPAIGN, PACK, WHOLE)),
        *unlocked(state),
        *(fates(random.Random(seed), side, 6) for side in SIDES),
    ]
    course = Course([opening, opening], state, hidden, seed)
    course.muster_alike()
    choose, winner, pool = course.choose, course.choose.choice(SIDES), course.choose.randrange(15)
    shared = {side: brought(choose, course.twins[0].board, side, casualties, pool) for side in SIDES}
    for twin in course.twins:
        twin.come_home(shared | {hidden: brought(choose, twin.board, hidden, casualties, pool)}, winner)
    course.compare()
    answered = course.go_on()
    assert answered >= {"losses", "upgrades", "aftermath"} or course.twins[0].board.phase == Stage.ENDED
    seen_in(" ".join(sorted(answered)))


@examples(10)
@given(seeds, sides)
def test_the_twins_do_differ_to_the_one_whose_binder_it_is(seed, hidden):
    """The two campaigns that are compared above are not the same."""
    opening = [*CAMPAIGN.initial_events(PACK, usual(CAMPAIGN, PACK, WHOLE))]
    choose = random.Random(seed)
    openings = [[*opening, fates(choose, hidden, hurt)] for hurt in choose.sample(range(12), 2)]
    one, other = Course(openings, "1a", hidden, seed).twins
    assert CAMPAIGN.view(one.board) != CAMPAIGN.view(other.board)
