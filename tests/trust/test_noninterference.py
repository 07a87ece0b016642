"""Law 5: two games that differ only in what one seat may not know give that seat, and a spectator,
the same bytes: views, events, versions, prompts, legal decisions, sentences, lists, exports, streams,
undo, disputes, errors. A bot in that seat decides the same."""

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import Phase, given
from hypothesis import strategies as st
from msgspec.structs import replace

from kronika.domain.kernel.game import Position, Recorder, decide
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.words import REFEREE, Rejection
from kronika.domain.undaunted.acts import Attack
from kronika.domain.undaunted.events import CardMoved
from kronika.domain.undaunted.rules.playing import HunkerDown, Play
from kronika.domain.undaunted.rules.step import Stop
from kronika.service.packs import load_packs
from kronika.service.rpc.replays import FEW
from tests.bench.arena import SeededChance, open_game
from tests.examples import examples, mostly_slow
from tests.service.client import word
from tests.trust.worlds import Worlds

SCENARIOS = [scenario.id for scenario in load_packs()["normandy"].card.scenarios]
STEPS = 30
EXAMPLES, MANY = 5, 40
HIDDEN_ZONES = ("hand", "discard", "deck")


class Shown(Exception):
    """A rule has shown a difference to everybody: here the two games part."""


class Course:
    """One random course of both games: the hidden seat decides the same in public, as far as its two
    hands let it; the other seat tries what it can, and looks at everything."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds, self.choose = worlds, worlds.choose
        self.seat, self.hidden, self.game = worlds.seat, worlds.hidden, worlds.game
        self._requests = 0
        self._seen = 0

    async def play(self) -> None:
        """Up to where a rule shows a difference to everybody; what was before stays the same."""
        try:
            for step in range(STEPS):
                first, second = await self.worlds.snapshots(self.hidden)
                if not first.open_prompts:
                    break
                asked = {prompt.seat for prompt in first.open_prompts}
                if self.hidden in asked and (self.seat not in asked or self.choose.random() < 0.5):
                    await self._let_hidden_decide(first, second)
                else:
                    await self._decide()
                await self._look()
                await self._try_something()
                if step % 8 == 7:
                    await self._look_at_everything()
            await self._end()
            await self._look()
            await self._look_at_everything()
        except Shown:
            await self._look_back()

    # --- the hidden seat

    async def _let_hidden_decide(self, first: Any, second: Any) -> None:
        """The same decision where both hands have one; in secret, sometimes another."""
        prompts = [first.prompts[0], second.prompts[0]]
        legal = [{x.decision.SerializeToString(): x.decision for x in prompt.legal} for prompt in prompts]
        common = sorted(legal[0].keys() & legal[1].keys())
        is_secret = word(prompts[0], "kind") == "initiative"
        if common and not (is_secret and self.choose.random() < 0.1):
            key = self.choose.choice(common)
            await self._submit_hidden([legal[0][key], legal[1][key]], prompts[0].prompt)
            return
        assert is_secret, "the turn can always be ended"
        await self._submit_hidden([self.choose.choice(list(mine.values())) for mine in legal], prompts[0].prompt)
        await self._look()
        if common:
            await self._take_hidden_back()

    async def _submit_hidden(self, decisions: list[Any], prompt: int) -> None:
        self._requests += 1
        answers = await self.worlds.each_decides(self.hidden, prompt, decisions, f"hidden-{self._requests}")
        assert not any(isinstance(answer, Rejection) for answer in answers), answers
        self._part_if_shown(*answers)

    async def _take_hidden_back(self) -> None:
        first, _ = await self.worlds.both(self.hidden, "RequestUndo", game=self.game, seat=self.hidden)
        if not isinstance(first, Rejection) and first.answer.snapshot.undo_requests:
            await self.worlds.same(
                self.seat, "AnswerUndo", game=self.game, seat=self.seat, asked_by=self.hidden, agree=True
            )

    # --- the other seat

    async def _decide(self) -> None:
        """One legal decision, the same in both."""
        snapshot = (await self.worlds.same(self.seat, "GetSnapshot", game=self.game, audience=self.seat)).snapshot
        prompt = snapshot.prompts[0]
        await self.worlds.same_bot(self.seat, b"seed")
        self._requests += 1
        fields = {
            "game": self.game,
            "seat": self.seat,
            "prompt": prompt.prompt,
            "decision": self.choose.choice(prompt.legal).decision,
            "request_id": f"mine-{self._requests}",
        }
        first, second = await self.worlds.both(self.seat, "Decide", **fields)
        self._part_if_shown(first, second)
        again, _ = await self.worlds.both(self.seat, "Decide", **fields)
        assert again.answer.events == first.answer.events

    def _part_if_shown(self, first: Any, second: Any) -> None:
        """Stop where a rule shows a card of the hidden seat: a pick, or where a lost card was found."""
        for a, b in zip(first.answer.events, second.answer.events, strict=False):
            for event in (a.undaunted, b.undaunted):
                moved = event.card_moved
                found = moved.side == self.hidden and _zone(moved.source) in HIDDEN_ZONES
                picks = event.HasField("initiative_revealed")
                if (found or picks) and a.undaunted != b.undaunted:
                    raise Shown

    async def _look(self) -> None:
        """What a client asks for after each change."""
        for seat in (self.seat, ""):
            snapshot = (await self.worlds.same(seat, "GetSnapshot", game=self.game, audience=seat, scene=True)).snapshot
            await self.worlds.same(
                seat, "ListEvents", "cs", game=self.game, audience=seat, after=self._seen, proof=True
            )
        await self.worlds.same(self.seat, "GetGame", game=self.game)
        self._seen = snapshot.version
        await self.worlds.settled()

    async def _try_something(self) -> None:
        """Something that may be refused, or change the game."""
        game, seat, worlds = self.game, self.seat, self.worlds
        version = self.choose.randrange(self._seen + 2)
        prompt = self.choose.choice([0, version, *range(max(self._seen - 3, 1), self._seen + 1)])
        card = self.choose.choice(["us-scout-a", "german-rifleman-b", "us-fog-of-war", "german-fog-of-war", "none"])
        play = {"undaunted": {self.choose.choice(["hunker_down", "pick_initiative", "ready"]): {"card": card}}}
        shoot = {"undaunted": {"play": {"card": card, "act": {"attack": {"target": "us-riflemen-a"}}}}}
        match self.choose.randrange(18):
            case 0 | 1:
                for decision in (play, shoot, {"undaunted": {"end_turn": {}}}, {}):
                    await worlds.same(
                        seat, "Decide", game=game, seat=seat, prompt=prompt, decision=decision, request_id="tried"
                    )
            case 2:
                fields = {"game": game, "seat": self.hidden, "prompt": prompt, "decision": play, "request_id": "1"}
                await worlds.same(seat, "Decide", **fields)
            case 3:
                fields = {"game": game, "seat": seat, "prompt": prompt, "decision": play, "request_id": "2"}
                await worlds.same(seat, "Decide", expected_version=version, **fields)
            case 4 | 5 | 14 | 15 | 16 | 17:
                await worlds.same(seat, "RequestUndo", game=game, seat=seat, to=self.choose.choice([0, 0, version]))
                agree = self.choose.random() < 0.7
                fields = {"game": game, "seat": self.hidden, "asked_by": seat, "agree": agree}
                await worlds.both(self.hidden, "AnswerUndo", **fields)
            case 6:
                await worlds.both(self.hidden, "RequestUndo", game=game, seat=self.hidden)
                agree = self.choose.random() < 0.7
                await worlds.same(seat, "AnswerUndo", game=game, seat=seat, asked_by=self.hidden, agree=agree)
            case 7:
                await worlds.same(seat, "WithdrawUndo", game=game, seat=seat)
                await worlds.same(seat, "WithdrawDispute", game=game, seat=seat, version=version)
            case 8:
                rolls = await worlds.same(seat, "ListRolls", game=game)
                rolled = [roll.version for roll in rolls.rolls] or [version]
                at = self.choose.choice(rolled)
                await worlds.same(seat, "DisputeRoll", game=game, seat=seat, version=at, reason="really?")
            case 9:
                await worlds.same(seat, "OfferDraw", game=game, seat=seat)
                await worlds.both(self.hidden, "DeclineDraw", game=game, seat=self.hidden, offered_by=seat)
            case 10:
                for who in ("eve", seat):
                    await worlds.same(who, "ProposeHandover", game=game, seat=self.hidden, name="Eve")
                told = await worlds.same(seat, "GetGame", game=game)
                standing = next(one.proposal.proposal for one in told.game.seats if one.seat == self.hidden)
                fields = {"game": game, "seat": seat, "asked": self.hidden, "consent": False, "proposal": standing}
                await worlds.same(seat, "AnswerHandover", **fields)
                await worlds.same(seat, "ListInvitations", game=game)
            case 11:
                for method in ("AgreeToEpoch", "ConfirmEnd"):
                    await worlds.same(seat, method, game=game, seat=seat)
                await worlds.same(seat, "CommitEntropy", game=game, seat=seat, epoch=1, commitment="00" * 32)
                await worlds.same(seat, "RevealEntropy", game=game, seat=seat, epoch=1, entropy="00" * 32)
            case 12:
                for audience in (self.hidden, REFEREE):
                    await worlds.same(seat, "GetSnapshot", game=game, audience=audience, version=version)
                    await worlds.same(seat, "ListEvents", game=game, audience=audience)
                    await worlds.same_stream(seat, "ExportGame", game=game, audience=audience)
            case 13:
                await worlds.same(seat, "GetSnapshot", game=game, audience=seat, version=version)
                await worlds.same(seat, "GetRoll", game=game, version=version)
                await worlds.look_at_timers()
        await self._look()

    async def _end(self) -> None:
        """One of the ways to end a game before its rules do."""
        match self.choose.randrange(4):
            case 0:
                await self.worlds.same(self.seat, "Resign", game=self.game, seat=self.seat)
            case 1:
                await self.worlds.both(self.hidden, "Resign", game=self.game, seat=self.hidden)
            case 2:
                await self.worlds.same(self.seat, "ClaimGame", game=self.game, seat=self.seat)
            case 3:
                await self.worlds.both(self.hidden, "OfferDraw", game=self.game, seat=self.hidden)
                await self.worlds.same(self.seat, "OfferDraw", game=self.game, seat=self.seat)

    async def _look_at_everything(self) -> None:
        """Whatever else can be asked for."""
        worlds, game = self.worlds, self.game
        for seat in (self.seat, ""):
            await worlds.same(seat, "GetDrawing", "cs", game=game, audience=seat)
            for method in ("ListRolls", "ListTimeline", "ListLeaves", "GetGame"):
                await worlds.same(seat, method, "cs", game=game)
            await worlds.same(seat, "ListGames", page_size=1)
            await worlds.same_stream(seat, "ExportGames")
            await worlds.same_stream(seat, "ExportGame", game=game, audience=seat)
        await worlds.same(self.seat, "ListGames", mine=True)
        for prompt in (await worlds.snapshots(self.seat))[0].prompts:
            for card in ("us-scout-a", "german-rifleman-b", "us-fog-of-war", "german-fog-of-war"):
                fields = {"game": game, "seat": self.seat, "prompt": prompt.prompt, "handles": [f"card:{card}"]}
                await worlds.same(self.seat, "ExplainHandle", "cs", **fields)
        for player in (self.hidden, self.seat):
            holder = worlds.player(player)
            await worlds.same("", "GetPlayerRolls", player=holder)
            await worlds.same("", "ListGames", player=holder)
        await self._look_back()

    async def _look_back(self) -> None:
        """The game as it was at earlier versions."""
        for seat in (self.seat, ""):
            for version in range(1, self._seen + 1, 11):
                await self.worlds.same(seat, "GetSnapshot", game=self.game, audience=seat, version=version)
                if seat:
                    await self.worlds.same(seat, "GetPrompts", "cs", game=self.game, seat=seat, version=version)
            fields = {"game": self.game, "page_size": self._seen}
            await self.worlds.same(seat, "ListEvents", audience=seat, proof=True, **fields)
            await self.worlds.same(seat, "ListLeaves", **fields)
            for after in range(0, self._seen, 47):
                few = {"after": after, "page_size": min(FEW, self._seen - after)}
                await self.worlds.same(seat, "ListSteps", "cs", game=self.game, audience=seat, **few)


def _zone(value: int) -> str:
    return ["", "deck", "hand", "pick", "play", "discard", "removed", "supply"][value]


courses = given(
    seed=st.integers(0, 2**32), scenario=st.sampled_from(SCENARIOS), hidden=st.sampled_from(["us", "german"])
)


@examples(EXAMPLES, phases=[Phase.generate])
@courses
def test_a_seat_learns_nothing_of_the_others_secrets(seed: int, scenario: str, hidden: str) -> None:
    compare(seed, scenario, hidden)


@pytest.mark.slow
@examples(MANY, phases=[Phase.generate])
@courses
def test_a_seat_learns_nothing_of_the_others_secrets_on_many_courses(seed: int, scenario: str, hidden: str) -> None:
    compare(seed, scenario, hidden)


def compare(seed: int, scenario: str, hidden: str) -> None:
    async def course() -> None:
        with TemporaryDirectory() as folder:
            async with Worlds(Path(folder)) as worlds:
                await worlds.begin(hidden, scenario, seed, reply_limit=60, undo_expiry=60)
                await Course(worlds).play()

    asyncio.run(course())


# --- the rules alone: any hidden cards, any decision


def dealt_otherwise(position: Position, side: str, choose: random.Random) -> Position:
    """The position with the hidden cards of a side dealt out otherwise, as many to each zone."""
    board = position.game.board
    zones = board.sides[side]
    cards = [card for zone in HIDDEN_ZONES for card in getattr(zones, zone)]
    choose.shuffle(cards)
    dealt = {}
    for zone in HIDDEN_ZONES:
        count = len(getattr(zones, zone))
        dealt[zone], cards = tuple(sorted(cards[:count])), cards[count:]
    board = replace(board, sides={**board.sides, side: replace(zones, **dealt)})
    return replace(position, game=replace(position.game, board=board))


def seen_by(seat: str, made: Recorder | Rejection) -> list[Any] | Rejection:
    return made if isinstance(made, Rejection) else [blind(event, seat) for event in made.events]


def shows_a_card(events: list[Any], other: list[Any], side: str) -> bool:
    """Whether the first difference is that a rule shows where a card of this side was (N8)."""
    first, second = next((a, b) for a, b in zip(events, other, strict=False) if a != b)
    return all(isinstance(e, CardMoved) and e.side == side and e.source in HIDDEN_ZONES for e in (first, second))


@pytest.mark.parametrize("scenario", mostly_slow(SCENARIOS))
def test_the_rules_answer_a_seat_whatever_the_other_holds(scenario: str) -> None:
    """U6, U7, N8 …: from 60 positions of a random game, every decision of one seat and some that are
    refused, against the other's hidden cards as they lie and dealt out otherwise."""
    pack, choose = load_packs()["normandy"], random.Random(scenario)
    system = pack.system
    position, chance = open_game(pack, scenario, 1)[0].position, SeededChance(1)
    compared = 0
    for at in range(60):
        prompt = choose.choice(position.game.prompts)
        seat, hidden = prompt.seat, position.game.board.scene.opponent(prompt.seat)
        other = dealt_otherwise(position, hidden, choose)
        legal = system.rules.legal(position.game.board, prompt)
        assert legal == system.rules.legal(other.game.board, prompt)
        wrong = [HunkerDown("us-fog-of-war"), Stop(), Play("us-scout-a", Attack("us-riflemen-a"))]
        for decision in (*legal, *wrong):
            first, second = (
                seen_by(seat, decide(system, p, seat, prompt.id, "", decision, SeededChance(at)))
                for p in (position, other)
            )
            if first != second:
                assert isinstance(first, list)
                assert isinstance(second, list)
                assert shows_a_card(first, second, hidden)
            compared += 1
        made = decide(system, position, seat, prompt.id, "", choose.choice(legal), chance)
        assert isinstance(made, Recorder)
        if made.position.game.outcome is not None:
            break
        position = made.position
    assert compared > 300
