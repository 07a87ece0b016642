"""C1–C8, G4–G6: a campaign from state to state."""

import pytest
from msgspec.structs import replace

from kronika.domain.kernel import events as kernel
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.game import apply, blank
from kronika.domain.kernel.sealing import blind
from kronika.domain.kernel.setups import usual
from kronika.domain.undaunted.campaign import events as e
from kronika.domain.undaunted.campaign import steps as d
from kronika.domain.undaunted.campaign.rules.aftermath import GameSwap, permanent_losses
from kronika.domain.undaunted.campaign.state import Box, Returned, Stage
from kronika.domain.undaunted.campaign.system import CAMPAIGN, WHOLE
from kronika.domain.undaunted.campaign.validation import check_board
from kronika.domain.undaunted.content import Level
from kronika.domain.undaunted.state import HIDDEN
from kronika.library.policies import RandomPolicy
from tests.bench.campaigning import play_campaign
from tests.undaunted.campaigns import ALTERED, CURRENT, PACK, STALINGRAD, Headquarters

BOXES = (("available", "P"), ("locked", "Z"), ("upgrades", "V"), ("reservists", "R"))
"""C2: each box at the start, and the letter of its cards."""
RIFLEMEN_A = [card.id for card in PACK.cards.values() if card.id[:4] == "S-P-" and card.counter == "soviet-riflemen-a"]
FOG = [card.id for card in PACK.cards.values() if card.id[:4] == "S-P-" and card.title == "fog_of_war"]
LEADERS = [card.id for card in PACK.cards.values() if card.id[:4] == "S-P-" and not card.counter and card.id not in FOG]


def aftermath(soviet=Returned((), ()), winner="soviet", swaps=()):
    """A campaign whose first scenario has just been concluded."""
    hq = Headquarters()
    hq.muster()
    hq.conclude(winner, swaps, soviet=soviet)
    return hq


# --- C1, C4: states and decks


def test_C1_a_campaign_starts_at_1a():
    hq = Headquarters()
    assert (hq.board.state, hq.board.scenario, hq.board.phase) == ("1a", "011", Stage.CONFIRMING)
    assert hq.asked() == [("german", "state"), ("soviet", "state")]


def test_C4_both_confirm_the_same_state_and_another_one_is_refused():
    hq = Headquarters()
    refused = hq.refused("soviet", d.ConfirmState("2b"))
    assert (refused.rule, refused.accepted) == ("C4", ("1a",))
    assert hq.do("soviet", d.ConfirmState("1a")) == [e.StateConfirmed("soviet")]
    assert hq.asked() == [("german", "state")], "nothing goes on before the other has confirmed"


def test_C4_the_owner_chooses_which_copies_go_into_the_deck():
    chosen = RIFLEMEN_A[3]
    started = Headquarters().muster(soviet=(chosen,))
    soviet = started.setup.sides[0]
    assert chosen in soviet.deck and RIFLEMEN_A[0] in soviet.supply
    assert len(soviet.deck) == 11 and len(soviet.supply) == 24, "G7"


def test_C4_what_is_not_offered_cannot_be_chosen():
    hq = Headquarters()
    for side in hq.board.sides:
        hq.do(side, d.ConfirmState("1a"))
    refused = hq.refused("soviet", d.PickCard("S-V-004"))
    assert refused.rule == "C4" and set(refused.accepted) == {option.card for option in hq.legal("soviet")}


def test_C4_leaders_and_fog_go_into_the_deck_without_a_question():
    hq = Headquarters()
    for side in hq.board.sides:
        hq.do(side, d.ConfirmState("1a"))
    asked = [hq.board.cards[option.card] for option in hq.legal("soviet")]
    assert all(card.counter for card in asked)


def test_C4_a_scenario_is_laid_from_current_tiles_only():
    hq = aftermath(swaps=(swap_of_first_building(),))
    for side in hq.board.sides:
        hq.settle(side)
    started = hq.muster()
    laid = {space.id: space.tile for space in started.setup.spaces}
    assert all(hq.board.city[number] == face for number, face in laid.items())


def swap_of_first_building():
    laid = Headquarters().muster().setup
    building = next(tile for tile in laid.tiles if tile.toughness is not None and tile.id.endswith("-A"))
    return GameSwap(building.id.split("-")[0], building.next, 7, "demolish", "soviet-engineers-a")


# --- C2, C3: binders and the city


def test_C3_72_tiles_are_current_and_57_altered_and_a_swap_keeps_it_so():
    hq = Headquarters()
    assert all(face.endswith("-A") for face in hq.board.city.values())
    swap = swap_of_first_building()
    hq = aftermath(swaps=(swap,))
    assert (len(hq.board.city), len(hq.board.altered)) == (CURRENT, ALTERED)
    assert hq.board.city[swap.tile] == swap.face and f"{swap.tile}-A" in hq.board.altered
    (kept,) = hq.board.swaps
    assert (kept.before, kept.after, kept.cause, kept.state) == (f"{swap.tile}-A", swap.face, "damaged", "1a")
    assert (kept.version, kept.action, kept.counter) == (7, "demolish", "soviet-engineers-a"), "and what caused it"


def test_C2_a_binder_is_seen_by_its_owner_and_its_closed_boxes_by_nobody():
    hq = Headquarters()
    own = hq.seen_by("soviet").camps["soviet"].binder
    assert len(own.available) == 35 and HIDDEN not in own.available
    assert set(own.locked) == set(own.upgrades) == set(own.reservists) == {HIDDEN}
    theirs = hq.seen_by("german").camps["soviet"].binder
    assert theirs.available == ()
    assert hq.seen_by("public").camps["soviet"].binder.available == ()


def test_C2_the_story_of_a_side_reaches_that_side_alone():
    hq = Headquarters()
    assert hq.seen_by("soviet").camps["soviet"].story is not None
    assert hq.seen_by("german").camps["soviet"].story is None


# --- C5: casualty phase


@pytest.mark.parametrize(("casualties", "losses"), [(0, 0), (1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3)])
def test_G4_the_number_of_casualties_says_how_many_are_lost_for_good(casualties, losses):
    assert permanent_losses(casualties) == losses


def test_C5_G6_a_lost_rifleman_is_replaced_by_the_reservist_of_the_same_number():
    lost = RIFLEMEN_A[0]
    hq = aftermath(Returned((lost,), ()))
    hq.do("soviet", d.DrawLosses())
    assert hq.legal("soviet") == (d.ReplaceLoss(lost.replace("-P-", "-R-")),)
    hq.do("soviet", hq.legal("soviet")[0])
    assert lost in hq.box("soviet", "removed") and lost not in hq.box("soviet", "available")
    assert lost.replace("-P-", "-R-") in hq.box("soviet", "available")


def test_C5_C6_a_reservist_is_never_a_permanent_loss_another_is_drawn_instead():
    reservist, soldier = "S-R-004", RIFLEMEN_A[1]
    hq = aftermath(Returned((reservist, soldier), ()))
    hq.do("soviet", d.DrawLosses())
    hq.do("soviet", hq.legal("soviet")[0])
    assert soldier in hq.box("soviet", "removed")
    assert reservist not in hq.box("soviet", "removed")


def test_C5_with_reservists_only_nobody_is_lost_and_as_much_is_asked():
    hq = aftermath(Returned(("S-R-004",), ()))
    hq.do("soviet", d.DrawLosses())
    assert hq.legal("soviet") == (d.ReplaceLoss(""),), "so that the opponent cannot tell"
    hq.do("soviet", d.ReplaceLoss(""))
    assert hq.box("soviet", "removed") == ()


def test_C5_every_casualty_is_drawn_so_that_the_number_of_events_tells_nothing():
    hq = aftermath(Returned(tuple(RIFLEMEN_A[:3]), ()))
    drawn = hq.do("soviet", d.DrawLosses())
    assert sum(isinstance(event, e.LossDrawn) for event in drawn) == 3


def test_C5_fog_set_aside_is_not_a_casualty():
    """Set-aside cards are in no zone that comes home as casualties or pool."""
    hq = aftermath(Returned((), tuple(FOG[:2])))
    assert hq.do("soviet", d.DrawLosses()) == [event for event in hq.log[-2:] if isinstance(event, e.BinderChanged)], (
        "no casualties, nothing drawn"
    )


# --- C5: upgrade phase


def to_upgrades(pool, casualties=()):
    hq = aftermath(Returned(casualties, tuple(sorted(pool))))
    while hq.prompt("soviet").kind != "upgrades":
        hq.do("soviet", hq.legal("soviet")[0])
    hq.do("soviet", d.DrawUpgrades())
    return hq


def test_C5_G6_two_ordinary_soldiers_are_replaced_by_the_upgraded_cards_of_their_number():
    pool = RIFLEMEN_A[:2] + LEADERS[:1] + FOG[:2]
    hq = to_upgrades(pool)
    for card in RIFLEMEN_A[:2]:
        assert card in hq.box("soviet", "removed") and card.replace("-P-", "-V-") in hq.box("soviet", "available")
        assert card.replace("-P-", "-V-") not in hq.box("soviet", "upgrades")


def test_C5_leaders_fog_and_reservists_are_not_upgraded():
    hq = to_upgrades(LEADERS[:2] + FOG[:2] + ["S-R-004"])
    assert hq.box("soviet", "removed") == ()
    assert len(hq.box("soviet", "upgrades")) == 57


def test_C5_with_one_ordinary_soldier_one_is_upgraded():
    hq = to_upgrades([RIFLEMEN_A[0], *FOG[:3]])
    assert hq.box("soviet", "removed") == (RIFLEMEN_A[0],)


def test_C5_the_rest_of_the_casualties_is_shuffled_in_and_can_rise():
    """Two casualties: one is lost for good, the other may be upgraded."""
    hq = to_upgrades([], tuple(RIFLEMEN_A[:2]))
    assert set(hq.box("soviet", "removed")) == set(RIFLEMEN_A[:2])
    assert sum(card in hq.box("soviet", "available") for card in ("S-V-004", "S-V-005")) == 1


def test_C5_the_permanent_losses_are_not_upgraded():
    hq = to_upgrades([], (RIFLEMEN_A[0],))
    assert hq.box("soviet", "removed") == (RIFLEMEN_A[0],)
    assert RIFLEMEN_A[0].replace("-P-", "-V-") in hq.box("soviet", "upgrades")


# --- C1, C5: what comes next


def test_C5_the_winner_controls_the_area_and_the_next_state_is_written():
    hq = aftermath(winner="german")
    assert hq.board.areas == {PACK.scenarios["011"].area: "german"}
    for side in hq.board.sides:
        hq.settle(side)
    assert hq.board.state == PACK.scenarios["011"].states["german"][0]


def test_C5_both_confirm_the_aftermath_before_the_next_scenario():
    hq = aftermath()
    hq.settle("soviet")
    assert hq.board.phase == Stage.AFTERMATH and hq.board.state == "1a"
    hq.settle("german")
    assert hq.board.phase == Stage.CONFIRMING and hq.board.state.startswith("2")


def test_C1_what_another_stream_took_over_cannot_be_taken_back():
    hq = Headquarters()
    hq.muster()
    assert isinstance(hq.log[-2], kernel.Settled)
    assert not hq.position.ledger.decisions


def test_C8_at_an_END_there_is_no_aftermath_and_the_last_battle_decides():
    hq = last_battle("german")
    assert hq.board.phase == Stage.ENDED and (hq.board.winner, hq.board.epic) == ("german", False)
    assert hq.position.game.prompts == ()


def test_C8_control_of_the_whole_city_is_an_epic_victory_after_any_last_battle():
    hq = last_battle("german", holder="soviet")
    assert (hq.board.winner, hq.board.epic) == ("soviet", True)


@pytest.mark.parametrize("winner", ["soviet", "german"])
def test_C8_the_scenario_that_ends_a_campaign_in_any_case_is_the_final_battle(winner):
    outcome = ended_in("15a", winner)
    assert (outcome.winners, outcome.how, outcome.rule) == ((winner,), "final_battle", "C8")


@pytest.mark.parametrize(("state", "winner"), [("11a", "soviet"), ("14g", "german")])
def test_C8_a_campaign_that_ends_early_is_decided_by_its_last_scenario_not_by_a_final_battle(state, winner):
    outcome = ended_in(state, winner)
    assert (outcome.winners, outcome.how, outcome.rule) == ((winner,), "last_scenario", "C8")


def test_C8_a_new_campaign_begins_with_every_tile_and_card_back_in_its_box():
    played = last_battle("german", holder="soviet").board
    assert (played.phase, len(played.areas)) == (Stage.ENDED, len(PACK.areas))
    anew = Headquarters().board
    assert set(anew.city.values()) == {face for face in PACK.tiles if face.endswith("-A")}
    assert set(anew.altered) == {face for face in PACK.tiles if not face.endswith("-A")}
    assert (anew.swaps, anew.merges, anew.record, dict(anew.areas)) == ((), (), (), {})
    for side, letter in (("soviet", "S"), ("german", "N")):
        printed = {box: sorted(c for c in PACK.cards if c.startswith(f"{letter}-{kind}-")) for box, kind in BOXES}
        assert {box: sorted(getattr(anew.camps[side].binder, box)) for box, _ in BOXES} == printed
        assert anew.camps[side].binder.removed == ()


def ended_in(state, winner):
    """How a campaign ended whose last scenario was that of this state."""
    hq = Headquarters()
    hq.reach(state)
    hq.position = replace(hq.position, game=replace(hq.position.game, prompts=hq.position.game.prompts[2:]))
    hq.muster()
    hq.conclude(winner)
    return hq.position.game.outcome


def last_battle(winner, holder=""):
    """A campaign in a state from which `winner` ends it; `holder` controls all areas but the last."""
    state, scenario = next(
        (state, scenario)
        for state, scenario in PACK.states.items()
        if PACK.scenarios[scenario]
        .states[winner][PACK.scenarios[scenario].states["now"].index(state)]
        .startswith("END")
    )
    hq = Headquarters()
    hq.muster()
    area = PACK.scenarios[scenario].area
    taken = [e.AreaTaken(one, holder) for one in PACK.areas if holder]
    hq.happen(e.StateReached(state, scenario, PACK.scenarios[scenario].title, "" if holder else area), *taken)
    hq.conclude(winner)
    return hq


# --- C7: merged squads


MERGING, ORDER = next(
    (state, order)
    for state, scenario in PACK.states.items()
    if (order := PACK.scenarios[scenario].sides["soviet"].orders.merge) is not None
)


def merging(*lost):
    """A campaign in which the Soviets are told to merge a squad; of squad A these riflemen are reservists."""
    hq = Headquarters()
    shifts = [e.CardShift(f"S-Z-{number:03d}", Box.LOCKED, Box.AVAILABLE) for number in squad_c()]
    for card in lost:
        shifts.append(e.CardShift(card, Box.AVAILABLE, Box.REMOVED))
        shifts.append(e.CardShift(card.replace("-P-", "-R-"), Box.RESERVISTS, Box.AVAILABLE))
    known = tuple(PACK.cards[shift.card] for shift in shifts)
    hq.happen(e.BinderChanged("soviet", "orders", Sealed("soviet", e.Changes(tuple(shifts), known))))
    hq.position = replace(hq.position, game=replace(hq.position.game, prompts=()))
    hq.reach(MERGING)
    for side in hq.board.sides:
        hq.do(side, d.ConfirmState(MERGING))
    return hq


def squad_c():
    return sorted(
        int(card.id[4:]) for card in PACK.cards.values() if card.id[:4] == "S-Z-" and ORDER.other in card.squads
    )


def test_C7_the_owner_chooses_the_weakened_squad_and_every_place_is_asked_for():
    hq = merging(RIFLEMEN_A[0])
    assert hq.legal("soviet") == tuple(d.MergeSquad(squad) for squad in ORDER.squads)
    assert hq.refused("soviet", d.MergeSquad("Q")).rule == "C7"
    hq.do("soviet", d.MergeSquad("A"))
    places = 0
    while hq.prompt("soviet").kind == "place":
        hq.do("soviet", hq.legal("soviet")[0])
        places += 1
    assert places == 5 + 3 + 3, "as many whatever became of the squad, so that it tells nothing"


def test_C7_reservists_make_room_and_the_merged_squad_keeps_five_three_and_three():
    hq = merging(RIFLEMEN_A[0], RIFLEMEN_A[1])
    hq.do("soviet", d.MergeSquad("A"))
    while hq.prompt("soviet").kind == "place":
        hq.do("soviet", hq.legal("soviet")[0])
    merged = [
        PACK.cards[card] for card in hq.box("soviet", "available") if set(PACK.cards[card].squads) & {"A", ORDER.other}
    ]
    count = {title: sum(card.title == title for card in merged) for title in ("rifleman", "scout", "machine_gunner")}
    assert count == {"rifleman": 5, "scout": 3, "machine_gunner": 3}
    assert not any(card.level == Level.RESERVIST for card in merged)


def test_C7_both_letters_name_the_squad_from_then_on_and_it_has_its_own_counters():
    hq = merging(RIFLEMEN_A[0])
    hq.do("soviet", d.MergeSquad("A"))
    while hq.position.game.prompts:
        side = hq.position.game.prompts[0].seat
        hq.do(side, hq.legal(side)[0])
    setup = hq.log[-1].setup
    both = tuple(sorted(("A", ORDER.other)))
    riflemen = [card for card in setup.cards if card.id in (RIFLEMEN_A[2], RIFLEMEN_A[3])]
    assert all(card.squads == both and card.counter == f"soviet-riflemen-{''.join(both).lower()}" for card in riflemen)


# --- what neither the opponent nor anybody else can tell (design 5)


def course(draws, first=()):
    """The same public course: two casualties, a pool of eight; other cards, other draws."""
    hq = Headquarters(draws)
    hq.muster()
    hq.conclude("soviet", soviet=Returned(tuple(sorted(first or RIFLEMEN_A[:2])), tuple(sorted(FOG[:6] + LEADERS[:2]))))
    hq.settle("soviet")
    hq.settle("german")
    return hq


def test_law_5_opponent_sees_the_same_for_any_loss_or_promotion():
    one = course([0] * 12)
    other = course([1, 0, 4, 3, 2, 4, 3, 2, 1, 0, 0, 0], ("S-R-004", RIFLEMEN_A[3]))
    assert one.seen_by("soviet") != other.seen_by("soviet")
    for audience in ("german", "public"):
        assert one.seen_by(audience) == other.seen_by(audience)
        assert [blind(event, audience) for event in one.log] == [blind(event, audience) for event in other.log]


# --- laws over whole campaigns


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_laws_1_3_6_a_whole_campaign_conserves_cards_and_tiles_and_folds_to_itself(seed):
    """From 1a to an END by random play, games of at most 150 decisions; sound after every event."""
    played = play_campaign(STALINGRAD, lambda s: {"soviet": RandomPolicy(s), "german": RandomPolicy(-s)}, seed, 150)
    campaign = played.position.game.board
    assert campaign.phase == Stage.ENDED and 10 <= len(played.scenarios) <= 15
    game, opening = blank(CAMPAIGN).game, len(CAMPAIGN.initial_events(PACK, usual(CAMPAIGN, PACK, WHOLE)))
    for at, event in enumerate(played.events, 1):
        game = apply(game, event)
        assert (len(game.board.city), len(game.board.altered)) == (CURRENT, ALTERED), event
        assert at < opening or not check_board(game.board), event
    assert game.board == campaign


# --- what the leaves of the books show


def leaves(hq, viewer):
    """The panels of a side by their names, as far as they belong to a book."""
    return {one.name: one for one in CAMPAIGN.rendering.panels(hq.seen_by(viewer), "en") if one.book is not None}


def test_C2_a_leaf_of_the_last_scenario_shows_what_changed_and_only_the_owner_sees_the_soldiers():
    lost = RIFLEMEN_A[0]
    swap = swap_of_first_building()
    hq = aftermath(Returned((lost,), ()), swaps=(swap,))
    hq.do("soviet", d.DrawLosses())
    hq.do("soviet", hq.legal("soviet")[0])
    own, other = leaves(hq, "soviet"), leaves(hq, "german")
    chapter = own["chapter-1a"].svg
    assert f"{swap.tile}-A → {swap.face}" in chapter and f'data-handle="card:{lost}"' in chapter
    assert "lost for good → Removed" in chapter and "comes for a soldier lost → Available" in chapter
    assert f"{swap.tile}-A → {swap.face}" in other["chapter-1a"].svg and lost not in other["chapter-1a"].svg
    assert {"removed-soviet", "reservists-soviet"} <= own.keys() - other.keys()


def test_C3_the_city_binder_has_a_leaf_for_each_area_and_one_for_the_altered_tiles():
    swap = swap_of_first_building()
    hq = aftermath(swaps=(swap,))
    book = [one for name, one in leaves(hq, "public").items() if name.startswith("area-")]
    assert [one.name for one in book] == [f"area-{area.id}" for area in hq.board.area_list] + ["area-altered"]
    assert any(f"1a  {swap.tile}-A → {swap.face}" in one.svg for one in book[:-1])
    assert f">{swap.tile}-A<" in book[-1].svg and f">{swap.face}<" not in book[-1].svg
