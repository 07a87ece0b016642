"""A campaign of Undaunted as a system of the kernel: a stream of its own (C1–C8)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from kronika.domain.kernel.bots import Bot
from kronika.domain.kernel.chance import Asked, Chance
from kronika.domain.kernel.czech import Noun
from kronika.domain.kernel.drawing import Drawing
from kronika.domain.kernel.events import Event, Order, Sealed
from kronika.domain.kernel.hashing import canonical_json
from kronika.domain.kernel.links import Links
from kronika.domain.kernel.packs import Files
from kronika.domain.kernel.read_models import ReadModel
from kronika.domain.kernel.setups import LineUp, Meta, PlainSetup
from kronika.domain.kernel.trials import Example, Trials
from kronika.domain.kernel.values import Emitter, Odds, Outcome, PackCard, Prompt
from kronika.domain.kernel.words import REFEREE, Rejection, Sentence
from kronika.domain.undaunted.bots.campaigner import CAMPAIGNER
from kronika.domain.undaunted.campaign import decide as rules
from kronika.domain.undaunted.campaign import pack, text, validation
from kronika.domain.undaunted.campaign.contract import CONTRACT
from kronika.domain.undaunted.campaign.decisions import CampaignDecision
from kronika.domain.undaunted.campaign.events import (
    CAMPAIGN_EVENTS,
    BinderOpened,
    CampaignParty,
    CampaignSetUp,
    CityPlace,
)
from kronika.domain.undaunted.campaign.evolve import EVOLVE
from kronika.domain.undaunted.campaign.format import CampaignPack
from kronika.domain.undaunted.campaign.links import LINKS, WHOLE
from kronika.domain.undaunted.campaign.muster import boxes
from kronika.domain.undaunted.campaign.read_model import OF_CAMPAIGNS
from kronika.domain.undaunted.campaign.state import Campaign, Ending, Stage
from kronika.domain.undaunted.campaign.view import CampaignScene, CampaignView, scene, view
from kronika.domain.undaunted.campaign.ways import is_final
from kronika.domain.undaunted.drawing.campaign import DRAWING
from kronika.domain.undaunted.rulebook import RULEBOOK
from kronika.domain.undaunted.text import say_part, say_thrown


class UndauntedCampaign:
    """See `kronika.domain.kernel.system.System`."""

    name = "undaunted_campaign"
    shares_decks = False
    contract = CONTRACT
    decision: Any = CampaignDecision
    setup: type[msgspec.Struct] = PlainSetup
    events: tuple[type[Event], ...] = CAMPAIGN_EVENTS
    upcasts: Mapping[type[Event], Callable[[Any], tuple[Event, ...]]] = {}
    evolve: Mapping[type[Event], Callable[[Any, Any], Any]] = EVOLVE
    bots: Mapping[str, Bot] = {CAMPAIGNER.card.name: CAMPAIGNER}
    drawing: Drawing = DRAWING
    links: Links | None = LINKS
    trials: Trials = Trials(examples=(Example("stalingrad", WHOLE),))
    read_model: ReadModel = OF_CAMPAIGNS
    rulebook = RULEBOOK

    def load_pack(self, files: Files) -> CampaignPack:
        return pack.load(files)

    def describe(self, pack_: CampaignPack) -> PackCard:
        return pack.describe(pack_)

    def meta(self, pack_: CampaignPack, scenario: str) -> Meta:
        """Raises `KeyError`."""
        if scenario != WHOLE:
            raise KeyError(scenario)
        line_up = LineUp(tuple(side.id for side in pack_.manifest.sides))
        return Meta((line_up,), tuple(bot.card for bot in self.bots.values()))

    def without_secrets(self, pack_: CampaignPack, scenario: str) -> CampaignPack:
        return pack_

    def opening(self, pack_: CampaignPack, setup: PlainSetup) -> tuple[Event, ...]:
        """C2, C3: the city as built, the binders as printed."""
        lying = {side.id: boxes(pack_, side.id) for side in pack_.manifest.sides}
        parties = tuple(
            CampaignParty(side.id, side.name, *(len(lying[side.id][box]) for box in ("Z", "V", "R")))
            for side in pack_.manifest.sides
        )
        city = {id.split("-")[0]: id for id in pack_.tiles if id.endswith("-A")}
        altered = tuple(sorted(set(pack_.tiles) - set(city.values())))
        places = tuple(CityPlace(number, x, y) for number, (x, y) in sorted(pack_.city.items()))
        laid = CampaignSetUp(
            parties, tuple(pack_.areas.values()), city, altered, Sealed(REFEREE, canonical_json(pack_).decode()), places
        )
        binders = [
            BinderOpened(side, Sealed(side, tuple(pack_.cards[id] for id in found["P"])))
            for side, found in lying.items()
        ]
        return (laid, *binders)

    def set_up(self, board: Campaign) -> PlainSetup:
        return PlainSetup(WHOLE, board.sides)

    def inherit(self, events: list[Event], board: Campaign) -> tuple[Event, ...]:
        raise KeyError("a campaign is not forked")

    def blank(self, eyes: str) -> Campaign:
        return Campaign(eyes=eyes)

    def start(self, out: Emitter, chance: Chance) -> None:
        rules.start(out)

    def decide(
        self, out: Emitter, seat: str, prompt: Prompt, decision: CampaignDecision, chance: Chance
    ) -> Rejection | None:
        return rules.decide(out, seat, prompt, decision, chance)

    def is_secret(self, board: Campaign, prompt: Prompt) -> bool:
        return prompt.kind in rules.SECRET

    def is_private(self, board: Campaign, prompt: Prompt) -> bool:
        return prompt.kind in rules.PRIVATE

    def legal(self, board: Campaign, prompt: Prompt) -> tuple[CampaignDecision, ...]:
        return rules.legal(board, prompt)

    def outcome(self, board: Campaign) -> Outcome | None:
        if board.phase != Stage.ENDED:
            return None
        return Outcome((board.winner,), Ending.EPIC if board.epic else _decided_by(board), "C8")

    def gave_up(self, out: Emitter, seat: str, chance: Chance) -> tuple[str, ...]:
        return (out.board.opponent(seat),)

    def resolve(self, out: Emitter, chance: Chance) -> None:
        """It is played in no campaign."""

    def may_resign(self, board: Campaign, seat: str) -> None:
        return None

    def passes(self, board: Campaign, prompt: Prompt) -> None:
        return None

    def orders(self, board: Campaign, seat: str) -> tuple[Order, ...]:
        return ()

    def order_stands(self, board: Campaign, order: Order) -> bool:
        return False

    def contradicts(self, board: Campaign, event: Event) -> str:
        return validation.contradicts(board, event)

    def unsound(self, opening: tuple[Event, ...], board: Campaign) -> str:
        return validation.unsound(board)

    def calls_for(self, board: Campaign, seat: str, decision: CampaignDecision | None) -> Iterable[Asked]:
        return validation.calls_for(seat, decision)

    def misquotes(self, event: Event, opened: Mapping[str, Sequence[bytes]]) -> str:
        return ""

    def flipped(self, event: Event) -> None:
        return None

    def result(self, board: Campaign, event: Event) -> None:
        return None

    def view(self, board: Campaign) -> CampaignView:
        return view(board)

    def scene(self, board: Campaign) -> CampaignScene:
        return scene(board)

    def seat_noun(self, board: Campaign, seat: str) -> Noun:
        return text.side_name(board, seat).cs

    def say_event(self, board: Campaign, event: Event) -> Sentence | None:
        return text.say_event(board, event)

    def say_decision(self, board: Campaign, decision: CampaignDecision) -> Sentence:
        return text.say_decision(board, decision)

    def say_prompt(self, board: Campaign, prompt: Prompt) -> Sentence:
        return text.say_prompt(board, prompt)

    def say_order(self, order: Order) -> None:
        return None

    def say_doing(self, board: Campaign) -> Sentence | None:
        return text.say_doing(board)

    def odds(self, board: Campaign, decision: CampaignDecision) -> Odds | None:
        return None

    def say_part(self, name: str) -> Sentence:
        return say_part(name)

    def say_thrown(self, dice: int) -> Sentence:
        return say_thrown(dice)

    def round(self, board: Campaign) -> int:
        return len(board.record)


def _decided_by(campaign: Campaign) -> str:
    """C8: the final battle is the scenario with which the campaign ends whoever wins it; one that ends
    earlier is decided by its last scenario. Empty for who does not know the pack: the event tells it."""
    if campaign.pack is None:
        return ""
    return Ending.FINAL_BATTLE if is_final(campaign.pack, campaign.record[-1].state) else Ending.LAST_SCENARIO


CAMPAIGN = UndauntedCampaign()
