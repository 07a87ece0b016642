"""C1, C4: what each side is to read in a state, at the end too, and the tree of ways when it is open."""

from kronika.domain.kernel.catalogue import both, text
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.words import PUBLIC, Sentence
from kronika.domain.undaunted.campaign.events import BinderChanged, CardShift, Changes, StateReached, StoryTold
from kronika.domain.undaunted.campaign.format import SecretCards, SecretMines, SecretStory
from kronika.domain.undaunted.campaign.state import Box, Stage
from kronika.domain.undaunted.campaign.text import describe_event, describe_secret
from kronika.domain.undaunted.campaign.view import view
from kronika.domain.undaunted.campaign.ways import following
from kronika.domain.undaunted.content import Mine, MineFace
from tests.undaunted.campaigns import PACK, Headquarters


def ended() -> Headquarters:
    """A campaign in which the Soviets win a battle that ends it."""
    state = next(state for state in PACK.states if following(PACK, state).get("soviet", "").startswith("END"))
    scenario = PACK.scenarios[PACK.states[state]]
    hq = Headquarters()
    hq.muster()
    hq.happen(StateReached(state, scenario.number, scenario.title, scenario.area))
    hq.conclude("soviet")
    for side in hq.board.sides:
        hq.settle(side)
    return hq


def test_C1_each_side_gets_only_its_own_story_of_the_END():
    hq = ended()
    assert hq.board.phase == Stage.ENDED
    stories = PACK.stories[hq.board.state]
    told = {event.side: event.secret.content.code for event in hq.log[-4:] if isinstance(event, StoryTold)}
    assert told == stories and all(stories.values())
    for side, other in (("soviet", "german"), ("german", "soviet")):
        camps = {camp.id: camp for camp in view(hq.seen_by(side)).camps}
        assert (camps[side].story, camps[other].story) == (stories[side], "")


def test_C4_what_only_one_side_may_know_reaches_that_side_alone():
    state, side = next(
        (state, side)
        for state, number in PACK.states.items()
        for side, part in PACK.scenarios[number].sides.items()
        if any(isinstance(secret, SecretCards) for secret in part.secrets)
    )
    secrets = PACK.scenarios[PACK.states[state]].sides[side].secrets
    hq = Headquarters()
    hq.reach(state)
    shown = {
        viewer: next(camp.told for camp in view(hq.seen_by(viewer)).camps if camp.id == side)
        for viewer in (*hq.board.sides, PUBLIC)
    }
    assert shown == dict.fromkeys((*hq.board.sides, PUBLIC), ()) | {side: secrets}
    event = next(event for event in reversed(hq.log) if isinstance(event, StoryTold) and event.side == side)
    assert all(
        text(describe_secret(secret, hq.board.cards.values()), "en") in text(describe_event(hq.board, event), "en")
        for secret in secrets
    )


def test_secrets_are_described_in_words():
    mines = SecretMines(
        (
            Mine("german", ("404", "407"), MineFace.ANTI_PERSONNEL),
            Mine("german", ("405", "407"), MineFace.ANTI_TANK),
        )
    )
    cards = PACK.cards.values()
    assert text(describe_secret(mines, cards), "en") == "in secret: anti-personnel mine 404/407, anti-tank mine 405/407"
    assert text(describe_secret(SecretCards({"scout_b": 2}), cards), "cs") == "tajně, navíc v balíčku: 2× Pátrač B"
    assert text(describe_secret(SecretStory("82"), cards), "en") == "in secret: read story 82"


def test_C2_the_fate_of_a_card_is_described_in_words():
    change = Changes((CardShift("S-P-009", Box.AVAILABLE, Box.REMOVED),))
    event = BinderChanged("soviet", "losses", Sealed("soviet", change))
    assert both(describe_event(Headquarters().board, event)) == Sentence(
        "The Soviets move Rifleman B S-P-009 to removed.",
        "Sověti přesouvají v pořadači mezi odstraněné: Střelec B S-P-009.",
    )


def test_C1_only_the_referee_s_eyes_see_the_tree():
    hq = Headquarters()
    ways = {way.state: way for way in view(hq.board).ways}
    assert ways["1a"].following == following(PACK, "1a") == {"soviet": "2a", "german": "2b"}
    assert {way.scenario for way in ways.values()} == set(PACK.scenarios)
    assert list(ways)[:3] == ["1a", "2a", "2b"] and list(ways).index("9a") < list(ways).index("10a")
    assert all(view(hq.seen_by(viewer)).ways == () for viewer in ("soviet", "german", PUBLIC))
