"""What sides are asked, and how play goes on from step to step (NR8, NR135 to NR137)."""

from kronika.domain.kernel import catalogue
from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.steps import Ask, Decision, Engine, Objection, Stack, Step
from kronika.domain.kernel.values import Emitter, Prompt
from kronika.domain.kernel.words import Reason, Rejection, Word
from kronika.domain.noretreat import text
from kronika.domain.noretreat.events import FramePopped, FramePushed, FrameReplaced
from kronika.domain.noretreat.rules import turn
from kronika.domain.noretreat.rules.cards import Cards
from kronika.domain.noretreat.state import Board
from kronika.domain.noretreat.words import message


class PromptKind(Word):
    """What a side is asked."""

    KEEP_CARDS = "keep_cards"  #: Which card it gives up of those dealt at set-up (NR5).
    DISCARD_TO_TWO = "discard_to_two"  #: Which card it discards, down to two (NR10).
    DISCARD_WAR = "discard_war"  #: Which card it discards for the war on two fronts (NR13).
    DISCARD = "discard"  #: Which card it discards for an event (NR128).
    EVENT_WINDOW = "event_window"  #: Whether it plays a card (NR138).
    CANCEL = "cancel"  #: Whether it cancels a card (NR129).
    CHOOSE = "choose"  #: What an event leaves open (NR128).
    PAY = "pay"  #: With which card it pays (NR18).
    FLIP = "flip"  #: Which unit it turns (NR28 to NR30).
    PLACE = "place"  #: Which unit it brings in (NR32).
    PLACE_AT = "place_at"  #: Where the unit comes (NR32).
    REORGANISE = "reorganise"  #: Which unit it reorganises (NR37).
    MOVE = "move"  #: Which unit it moves (NR38).
    GO = "go"  #: Where the unit goes (NR38).
    STEP = "step"  #: Which way the unit takes (NR38).
    STRATEGIC_RESERVE = "strategic_reserve"  #: Which unit gets the strategic reserve marker (NR50).
    LOCAL_SUPPORT = "local_support"  #: Which unit gets local support (NR113).
    DECLARE_TARGETS = "declare_targets"  #: Which space it will attack (NR51).
    DECLARE_COUNTERBLOWS = "declare_counterblows"  #: Where it declares a counterblow (NR52).
    CHOOSE_BATTLE = "choose_battle"  #: Which battle is fought next (NR132).
    ADD_HEX = "add_hex"  #: Whether another space joins the battle (NR132).
    CHOOSE_ATTACKERS = "choose_attackers"  #: Who attacks (NR132).
    CHOOSE_TERRAIN_HEX = "choose_terrain_hex"  #: The terrain of which space counts (NR60).
    COMMIT_SUPPORT = "commit_support"  #: Whether it uses a support marker (NR58).
    COMMIT_CARD = "commit_card"  #: Whether it plays a card in the battle (NR58).
    ACCEPT_COUNTERATTACK = "accept_counterattack"  #: Whether it counterattacks (NR66).
    PLACE_COUNTERBLOW = "place_counterblow"  #: Where the counterblow marker goes that the battle leaves (NR67).
    LOSE_STEP = "lose_step"  #: Which unit loses a step (NR70).
    PLACE_CADRE = "place_cadre"  #: Whether a cadre takes the place of a unit (NR106).
    RETREAT = "retreat"  #: Who retreats, and where (NR72).
    ADVANCE = "advance"  #: Who advances, and where (NR75).
    ADVANCE_ON = "advance_on"  #: Whether the unit advances further (NR76).
    OVERSTACK = "overstack"  #: Which unit leaves, where there are too many (NR41).
    UNSCORCH = "unscorch"  #: Whether it rebuilds a scorched city (NRR35).
    DETRAIN = "detrain"  #: Which unit detrains (NR48).
    DETRAIN_AT = "detrain_at"  #: Where the unit detrains (NR49).
    RESERVE_DETRAIN = "reserve_detrain"  #: Whether the strategic reserve detrains (NR50).
    DETACH = "detach"  #: Whether it detaches a unit (NR111).
    FORTIFIED_FRONTS = "fortified_fronts"  #: Whether it forms fortified fronts (NR112).
    PARTISANS = "partisans"  #: Against which unit the partisans work (NR120).
    JOKER = "joker"  #: Whether it exchanges cards with the Joker (NR117).
    SHIFT_INITIATIVE = "shift_initiative"  #: Whether it spends a victory point on the initiative (NR118).
    SET_UP = "set_up"  #: Which unit it sets up (NR5).


SHOWN = 12
"""Answers named in a refusal."""


def _refuse(
    board: Board, ask: Ask, decision: Decision, objection: Objection | None, accepted: tuple[Decision, ...]
) -> Rejection:
    said, asked = (
        text.describe_decision(board, decision),
        text.describe_prompt(board, Prompt(0, ask.seat, ask.kind, ask.subject)),
    )
    rule, told, _ = objection or Objection(board.frames[-1].asks[ask.kind], asked)
    named = tuple([catalogue.text(text.describe_decision(board, one), "en") for one in accepted[:SHOWN]])
    return Rejection(Reason.AGAINST_THE_RULES, rule, message("not-now", decision=said, why=told), named)


def _steps(board: Board, ask: Ask) -> tuple[Step, ...]:
    return (*board.frames[-1:], Cards(ask.seat))


def _current(board: Board) -> Step | None:
    return None if board.winner else board.frames[-1]


ENGINE = Engine(
    steps=_steps,
    refuse=_refuse,
    current=_current,
    stack=Stack(FramePushed, FrameReplaced, FramePopped),
    settles=True,
)
"""NR8: play goes on until a side has to decide. What has one answer, told from what everybody knows, is answered
without asking (NR135)."""


def start(out: Emitter, chance: Chance) -> None:
    """NR5: cards are dealt, and play begins."""
    play = ENGINE.play(out, chance)
    if not play.board.frames:
        turn.start(play)
    ENGINE.run(play)
