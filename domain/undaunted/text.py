"""Each event and each decision as one sentence, made from what its reader may see."""

from domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from domain.kernel.words import Sentence
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import Face, Name
from domain.undaunted.frames import Barrage, Bolstering, Stepping
from domain.undaunted.names import ACTION_NAMES, ZONE_NAMES, card_name, counter_name, side_name
from domain.undaunted.rules.actions import NAMES
from domain.undaunted.state import HIDDEN, Board

HOW: dict[str, Name] = {
    "objectives": Name("by objectives", "obsazením cílů"),
    "pin": Name("by pinning the enemy", "potlačením nepřítele"),
    "both_pinned": Name("by objectives, both sides being pinned", "hodnotou cílů, obě strany jsou potlačeny"),
    "hopeless": Name("the enemy being pinned beyond hope", "nepřítel je beznadějně potlačen"),
}


UNTOLD = frozenset({PromptOpened, e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited})
"""Events that only keep the books."""


def say_act(board: Board, act: d.Act) -> Sentence:
    """What an act does, without the card."""
    name = ACTION_NAMES[NAMES[type(act)]]
    match act:
        case d.Move() | d.Scout() | d.Stalk():
            return Sentence(f"{name.en} to {act.to}", f"{name.cs} na {act.to}")
        case d.Target():
            return Sentence(f"{name.en} {act.to}", f"{name.cs} na {act.to}")
        case d.Guide():
            who = counter_name(board, act.counter)
            return Sentence(f"{name.en} {who.en} to {act.to}", f"{name.cs} {who.cs} na {act.to}")
        case d.Bolster():
            card = card_name(board, act.take)
            return Sentence(f"{name.en} with {card.en}", f"{name.cs}: {card.cs}")
        case d.Inspire():
            card = card_name(board, act.card)
            return Sentence(f"{name.en} {card.en}", f"{name.cs}: {card.cs}")
        case d.Command():
            return Sentence(f"{name.en}, draw {act.count}", f"{name.cs} dobrat {act.count}")
        case d.Attack() | d.Suppress():
            who = counter_name(board, act.target)
            space = board.counters[act.target].space if act.target in board.counters else "?"
            return Sentence(f"{name.en} {who.en} on {space}", f"{name.cs} na {who.cs} na {space}")
        case d.Conceal() | d.Control() | d.Recon() | d.Blast():
            return Sentence(name.en, name.cs)


def say_decision(board: Board, decision: d.Decision) -> Sentence:
    """A decision, as the one who may take it reads it."""
    match decision:
        case d.PickInitiative():
            card = card_name(board, decision.card)
            value = board.scene.cards[decision.card].initiative if decision.card in board.scene.cards else 0
            return Sentence(f"Pick {card.en} ({value}) for initiative", f"Do iniciativy {card.cs} ({value})")
        case d.Play():
            card, act = card_name(board, decision.card), say_act(board, decision.act)
            return Sentence(f"{card.en}: {act.en}", f"{card.cs}: {act.cs}")
        case d.Ready():
            card = card_name(board, decision.card)
            return Sentence(f"{card.en}: turn the counter ready", f"{card.cs}: připravit jednotku")
        case d.HunkerDown():
            card = card_name(board, decision.card)
            return Sentence(f"{card.en}: hunker down", f"{card.cs}: stáhnout do zálohy")
        case d.EndTurn():
            return Sentence("End the turn", "Ukončit tah")
        case d.Step():
            return Sentence(f"Go on to {decision.to}", f"Dál na {decision.to}")
        case d.Take():
            card = card_name(board, decision.card)
            return Sentence(f"Take {card.en} too", f"Vzít také {card.cs}")
        case d.Strike():
            who = counter_name(board, decision.target)
            return Sentence(f"Roll against {who.en}", f"Hod na {who.cs}")
        case d.Stop():
            return Sentence("Stop here", "Dál ne")


def say_event(board: Board, event: Event) -> Sentence | None:
    """An event of the game; None for one that only keeps the books. `board` holds after it."""
    if type(event) in UNTOLD:
        return None
    match event:
        case e.CardMoved():
            side, card = side_name(board, event.side), card_name(board, event.card)
            source, target = ZONE_NAMES[event.source], ZONE_NAMES[event.target]
            return Sentence(
                f"{side.en}: {card.en}, {source.en} to {target.en}.",
                f"{side.cs}: {card.cs}, {source.cs} → {target.cs}.",
            )
        case DecisionMade():
            return _decision_made(board, event)
        case e.CardDrawn():
            side = side_name(board, event.side)
            card = card_name(board, event.secret.content.card if event.secret.content else HIDDEN)
            return Sentence(f"{side.en} draw {card.en}.", f"{side.cs} dobírají: {card.cs}.")
        case DiceRolled():
            return _dice(board, event)
        case e.ScenarioSetUp():
            title = event.setup.title
            return Sentence(f"The scenario {title.en} is set up.", f"Scénář {title.cs} je připraven.")
        case e.PositionInherited():
            return Sentence(
                f"The position of another game is taken over, round {event.round}.",
                f"Přebírá se postavení jiné hry, {event.round}. kolo.",
            )
        case e.RoundStarted():
            return Sentence(f"Round {event.round} begins.", f"Začíná {event.round}. kolo.")
        case e.DiscardReshuffled():
            side = side_name(board, event.side)
            return Sentence(
                f"{side.en}: the discard pile ({event.count}) becomes the deck.",
                f"{side.cs}: odhazovací balíček ({event.count}) se stává dobíracím.",
            )
        case e.InitiativePicked():
            side = side_name(board, event.side)
            card = card_name(board, event.secret.content or HIDDEN)
            return Sentence(f"{side.en} pick {card.en} for initiative.", f"{side.cs} volí do iniciativy: {card.cs}.")
        case e.InitiativeRevealed():
            said = [(side_name(board, side), card_name(board, card)) for side, card in sorted(event.picks.items())]
            return Sentence(
                "Picks for initiative: " + ", ".join(f"{side.en} {card.en}" for side, card in said) + ".",
                "Volby iniciativy: " + ", ".join(f"{side.cs} {card.cs}" for side, card in said) + ".",
            )
        case e.InitiativeSettled():
            side = side_name(board, event.side)
            return Sentence(f"{side.en} have the initiative.", f"Iniciativu mají {side.cs}.")
        case e.TurnStarted():
            side = side_name(board, event.side)
            return Sentence(f"{side.en}: the turn begins.", f"{side.cs}: začíná tah.")
        case e.TurnEnded():
            side = side_name(board, event.side)
            return Sentence(
                f"{side.en}: the turn ends, {event.hand + event.played} cards discarded.",
                f"{side.cs}: tah končí, odhozeno karet: {event.hand + event.played}.",
            )
        case e.CounterPlaced():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} come on at {event.space}.", f"{who.cs}: nasazení na {event.space}.")
        case e.CounterMoved():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} move to {event.space}.", f"{who.cs}: na {event.space}.")
        case e.CounterSuppressed():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are suppressed.", f"{who.cs}: pod palbou.")
        case e.CounterReadied():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are ready again.", f"{who.cs}: opět připraveni.")
        case e.CounterRemoved():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} leave the board.", f"{who.cs}: odstraněni z plánu.")
        case e.MarkerPlaced():
            side = side_name(board, event.side)
            en, cs = ("control", "ovládají") if event.face == Face.CONTROLLED else ("have scouted", "mají propátráno")
            return Sentence(f"{side.en} {en} {event.space}.", f"{side.cs} {cs} {event.space}.")
        case e.TargetPlaced():
            side = side_name(board, event.side)
            return Sentence(f"{side.en} target {event.space}.", f"{side.cs} zaměřují {event.space}.")
        case e.TargetRemoved():
            side = side_name(board, event.side)
            return Sentence(f"{side.en}: the target marker is off.", f"{side.cs}: žeton zaměření je odstraněn.")
        case e.ObjectiveRaised():
            return Sentence(
                f"The objective on {event.space} is worth {event.value} now.",
                f"Cíl na {event.space} má teď hodnotu {event.value}.",
            )
        case e.ScenarioWon():
            side, how = side_name(board, event.side), HOW[event.how]
            return Sentence(f"{side.en} win {how.en} ({event.rule}).", f"{side.cs} vítězí {how.cs} ({event.rule}).")
        case _:
            return None


def _decision_made(board: Board, event: DecisionMade[d.Decision]) -> Sentence:
    side = side_name(board, event.seat)
    decided = event.public or (event.secret.content if event.secret else None)
    if decided is None:
        return Sentence(f"{side.en} decide in secret.", f"{side.cs} tajně rozhodují.")
    said = say_decision(board, decided.decision)
    return Sentence(f"{side.en}: {said.en}.", f"{side.cs}: {said.cs}.")


def _dice(board: Board, event: DiceRolled) -> Sentence:
    purpose = event.use.purpose
    target = counter_name(board, purpose.target)
    faces = ", ".join(map(str, event.faces))
    if event.test is None:
        return Sentence(f"Rolled {faces}.", f"Hod: {faces}.")
    en, cs = ("a hit", "zásah") if event.test.success else ("a miss", "vedle")
    return Sentence(
        f"Rolled {faces} against {target.en}, defence {event.test.target}: {en}.",
        f"Hod {faces} na {target.cs}, obrana {event.test.target}: {cs}.",
    )


def say_doing(board: Board) -> Sentence | None:
    """What is half done, if anything is."""
    if not board.frames:
        return None
    match board.frames[-1]:
        case Stepping() as frame:
            who, name = counter_name(board, frame.counter), ACTION_NAMES[frame.action.name]
            return Sentence(
                f"{who.en}: {name.en}, up to {frame.left} more", f"{who.cs}: {name.cs}, ještě až {frame.left}"
            )
        case Bolstering() as frame:
            return Sentence(f"Bolster: up to {frame.left} more cards", f"Posily: ještě až {frame.left} karet")
        case Barrage() as frame:
            name = ACTION_NAMES[frame.action.name]
            return Sentence(f"{name.en} on {frame.space}: who is next?", f"{name.cs} na {frame.space}: kdo je na řadě?")
