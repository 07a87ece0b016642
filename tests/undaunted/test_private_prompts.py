"""A prompt whose answers depend on what others may not know is private: no client answers it by itself."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.events import Event
from kronika.domain.kernel.game import Position, Recorder, apply, blank, decide
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC
from kronika.domain.undaunted.acts import AntiAir, Assault, Attack, Bolster, Exert, Grenade, Inspire, Mines, Move, Scout
from kronika.domain.undaunted.campaign import steps as c
from kronika.domain.undaunted.campaign.state import Returned
from kronika.domain.undaunted.campaign.system import CAMPAIGN
from kronika.domain.undaunted.campaign.ways import orders_of
from kronika.domain.undaunted.content import Action, ActionName
from kronika.domain.undaunted.rules.casualties import Lose
from kronika.domain.undaunted.rules.playing import EndTurn, HunkerDown, PickInitiative, Play, Withdraw
from kronika.domain.undaunted.system import UNDAUNTED
from kronika.service.packs import LoadedPack, load_packs
from tests.bench.arena import open_game
from tests.undaunted import position as normandy
from tests.undaunted.campaigns import PACK, Headquarters
from tests.undaunted.position import Table
from tests.undaunted.stalingrad import position, side

PACKS = {name: pack for name, pack in load_packs().items() if pack.system.name == "undaunted"}
SCENARIOS = [(pack, scenario.id) for pack in PACKS.values() for scenario in pack.card.scenarios]
LIVELY = 0.95


def play(pack: LoadedPack, scenario: str, seed: int, decisions: int) -> Iterator[tuple[Position, list[Event]]]:
    """A random game: the position before each decision, and the events that led to it from the start."""
    out, chance = open_game(pack, scenario, seed)
    choose, log = random.Random(seed), list(out.events)
    for _ in range(decisions):
        if out.position.game.outcome is not None:
            return
        yield out.position, log
        prompt = choose.choice(out.position.game.prompts)
        legal = UNDAUNTED.rules.legal(out.position.game.board, prompt)
        lively = [one for one in legal if not isinstance(one, EndTurn | HunkerDown | Withdraw)]
        decision = choose.choice(lively if lively and choose.random() < LIVELY else legal)
        made = decide(UNDAUNTED, out.position, prompt.seat, prompt.id, "", decision, chance)
        assert isinstance(made, Recorder), made
        out = made
        log += made.events


@pytest.mark.parametrize(("pack", "scenario"), SCENARIOS, ids=[f"{p.card.id.name}-{s}" for p, s in SCENARIOS])
def test_answers_to_an_open_prompt_follow_from_public_information(pack: LoadedPack, scenario: str) -> None:
    """So nothing is told by answering it at once; and whether it is open is not secret either."""
    audiences = (*next(s.seats for s in pack.card.scenarios if s.id == scenario), PUBLIC)
    seen, told = {who: blank(UNDAUNTED, who).game for who in audiences}, 0
    for now, log in play(pack, scenario, 7, 150):
        for who in audiences:
            for event in log[told:]:
                seen[who] = apply(seen[who], blind(event, who))
        told = len(log)
        for prompt in now.game.prompts:
            private = UNDAUNTED.rules.is_private(now.game.board, prompt)
            legal = UNDAUNTED.rules.legal(now.game.board, prompt)
            for who in audiences:
                board = seen[who].board
                assert UNDAUNTED.rules.is_private(board, prompt) == private, (prompt, who)
                assert private or UNDAUNTED.rules.legal(board, prompt) == legal, (prompt, who)


# --- kind by kind: what the opponent's hand is decides what he may answer, or it does not


def is_private(game: Table, kind: str) -> bool:
    """Whether the one prompt that is open is private, to its seat as to everybody."""
    (prompt,) = game.position.game.prompts
    assert prompt.kind == kind
    said = {UNDAUNTED.rules.is_private(game.seen_by(who), prompt) for who in (*game.board.scene.sides, PUBLIC)}
    assert len(said) == 1, "it is told from what everybody knows"
    return said.pop()


def test_U6_U7_picks_and_plays_come_from_a_hand() -> None:
    game = normandy.position("a b", normandy.side(at="riflemen-a@a", hand="rifleman-a fog-of-war"), active="")
    assert is_private(game, "initiative")
    game.do(PickInitiative("us-rifleman-a"))
    assert game.legal() == (EndTurn(),) and is_private(game, "play"), "that it is fog of war is nobody's business"


def test_U7_U8_with_an_empty_hand_everybody_knows_that_the_turn_ends() -> None:
    game = normandy.position("a b", normandy.side(at="riflemen-a@a", marks="a b", hand="rifleman-a"))
    assert is_private(game, "play")
    game.do(Play("us-rifleman-a", Move("b")))
    assert game.legal() == (EndTurn(),) and not is_private(game, "play")


HIT = Play("soviet-rifleman-a", Attack("german-scouts-a"))


def hit(**german: str) -> Table:
    """The German scouts are hit."""
    us = side(at="riflemen-a@a", hand="rifleman-a")
    game = position("a b c", us, side(at="scouts-a@b riflemen-a@c", marks="a c", **german), dice=[0])
    game.do(HIT)
    return game


def test_R15_a_loss_from_a_hand_is_private_one_from_the_play_area_is_not() -> None:
    assert is_private(hit(hand="scout-a1"), "casualty")
    assert is_private(hit(deck="rifleman-c"), "casualty"), "that there is no card to give up is nobody's business"
    assert not is_private(hit(), "casualty"), "but where no card is left, everybody sees it"
    assert not is_private(hit(play="scout-a1 scout-a2"), "casualty")


def test_S21_a_bomber_lost_is_looked_for_in_the_hand() -> None:
    us = side(at="riflemen-a@a", hand="flak")
    game = position("a b", us, side(at="riflemen-a@b", hand="bomber"))
    game.do(Play("soviet-flak", AntiAir()))
    assert is_private(game, "casualty")


def test_U16_more_cards_come_from_the_open_supply() -> None:
    us = side(at="riflemen-a@a", hand="platoon-sergeant", supply="rifleman-a1 rifleman-a2 rifleman-a3")
    game = position("a b", us, side(at="riflemen-a@b"))
    game.do(Play("soviet-platoon-sergeant", Bolster("soviet-rifleman-a1")))
    assert not is_private(game, "take")


@pytest.mark.parametrize(("card", "hand_matters"), [("rifleman-a", False), ("scout-a", True)])
def test_S5_R14_what_a_card_performs_is_private_where_it_may_need_a_fog_of_war_in_hand(
    card: str, hand_matters: bool
) -> None:
    for rest in ("", "rifleman-c"):
        us = side(at="riflemen-a@a scouts-a@a", marks="a b", hand=f"squad-leader-a {rest}", play=card)
        game = position("a b", us, side(at="riflemen-a@b"))
        game.do(Play("soviet-squad-leader-a", Inspire(f"soviet-{card}")))
        assert is_private(game, "perform") == (hand_matters and rest != ""), "an empty hand holds no fog of war"


def test_board_events_are_public() -> None:
    """A way, a barrage, a counter moved by who hit it, an assault, mines."""
    us = side(at="scouts-a@a", marks="a b c", hand="scout-a")
    game = position("a b c", us, side(at="riflemen-a@c"))
    game.do(Play("soviet-scout-a", Scout("b")))
    assert not is_private(game, "step")
    game = position("a b", side(at="riflemen-a@a", hand="grenadier-a"), side(at="riflemen-a@b scouts-a@b"))
    game.do(Play("soviet-grenadier-a", Grenade("b")))
    assert not is_private(game, "strike")
    game = hit()
    game.do(Lose(""))
    assert not is_private(game, "displace")
    game = position("a b", side(at="riflemen-a@a", marks="a b", hand="stormer-a"), side(at="riflemen-a@b"))
    game.do(Play("soviet-stormer-a", Assault("b")))
    assert not is_private(game, "assault")
    game = position("a b c", side(at="engineers-a@b", hand="engineer-a"), side(at="riflemen-a@c"))
    game.do(Play("soviet-engineer-a", Mines("a", "anti_personnel")))
    assert not is_private(game, "mine")


def test_S21_a_card_that_found_no_bomber_goes_back_in_the_open() -> None:
    game = position("a b", side(at="riflemen-a@a", hand="flak"), side(at="riflemen-a@b"))
    game.do(Play("soviet-flak", AntiAir()))
    game.do(Lose(""))
    assert not is_private(game, "return")


def test_S22_an_exerted_card_with_a_secure_needs_the_hand_too() -> None:
    us = side(at="riflemen-a@a", marks="a b", hand="commissar fog-of-war", play="rifleman-a")
    printed = {"soviet-rifleman-a": (Action(ActionName.SECURE), Action(ActionName.MOVE, 1))}
    game = position("a b", us, side(at="riflemen-a@b"), printed=printed)
    game.do(Play("soviet-commissar", Exert("soviet-rifleman-a")))
    assert is_private(game, "perform")


# --- campaigns


def of_campaign(hq: Headquarters, seat: str) -> tuple[str, bool]:
    prompt = hq.prompt(seat)
    system: System = CAMPAIGN
    return prompt.kind, system.rules.is_private(hq.board, prompt)


def test_C2_C4_what_is_chosen_from_a_binder_is_private_what_everybody_has_to_do_is_not() -> None:
    hq = Headquarters()
    assert of_campaign(hq, "soviet") == ("state", False)
    for seat in ("soviet", "german"):
        hq.do(seat, c.ConfirmState("1a"))
    assert of_campaign(hq, "soviet") == ("deck", True)


def test_C5_drawing_and_confirming_is_open_who_comes_for_a_soldier_lost_is_not() -> None:
    hq = Headquarters()
    deck = next(made.deck for made in hq.muster().setup.sides if made.id == "soviet")
    hq.conclude(soviet=Returned(deck[:2], deck[2:]))
    met = {}
    while (kind := of_campaign(hq, "soviet"))[0] != "state":
        met[kind[0]] = kind[1]
        hq.do("soviet", hq.legal("soviet")[0])
        if kind[0] == "aftermath":
            break
    assert met == {"losses": False, "replacement": True, "upgrades": False, "aftermath": False}


def test_C7_squads_and_places_of_a_merger_are_private() -> None:
    hq = Headquarters()
    told = {s: order for s in PACK.states for order in orders_of(PACK, s, "soviet") if order.merge is not None}
    hq.position = replace(hq.position, game=replace(hq.position.game, prompts=()))
    hq.reach(next(iter(told)))
    for one in hq.board.sides:
        hq.do(one, c.ConfirmState(hq.board.state))
    assert of_campaign(hq, "soviet") == ("merge", True)
    hq.do("soviet", hq.legal("soviet")[0])
    assert of_campaign(hq, "soviet") == ("place", True)
