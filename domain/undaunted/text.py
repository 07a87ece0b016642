"""Each event and each decision as one sentence, made from what its reader may see."""

from domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from domain.kernel.words import Sentence
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import Face, Mine, MineFace, Name
from domain.undaunted.frames import (
    Assaulting,
    Barrage,
    Bolstering,
    Displacing,
    Exerted,
    Losing,
    Mining,
    Performing,
    Returning,
    Stepping,
)
from domain.undaunted.legal import chooses
from domain.undaunted.names import ACTION_NAMES, ZONE_NAMES, card_name, counter_name, side_name
from domain.undaunted.rules.actions import NAMES
from domain.undaunted.state import HIDDEN, Board

HOW: dict[str, Name] = {
    "objectives": Name("by objectives", "obsazením cílů"),
    "pin": Name("by pinning the enemy", "potlačením nepřítele"),
    "both_pinned": Name("by objectives, both sides being pinned", "hodnotou cílů, obě strany jsou potlačeny"),
    "hopeless": Name("the enemy being pinned beyond hope", "nepřítel je beznadějně potlačen"),
    "goal": Name("by the goal of the scenario", "splněním úkolu scénáře"),
    "total_rout": Name("by total rout", "úplným rozprášením"),
    "withdrawn": Name("by the withdrawal of the enemy", "stažením nepřátelských vojsk"),
}

MINE_FACES: dict[MineFace, Name] = {
    MineFace.ANTI_PERSONNEL: Name("anti-personnel mine", "protipěchotní mina"),
    MineFace.ANTI_TANK: Name("anti-tank mine", "protitanková mina"),
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
        case d.Requisition():
            card = card_name(board, act.take)
            return Sentence(f"{name.en} {card.en}", f"{name.cs}: {card.cs}")
        case d.Inspire() | d.Exert():
            card = card_name(board, act.card)
            return Sentence(f"{name.en} {card.en}", f"{name.cs}: {card.cs}")
        case d.Command():
            return Sentence(f"{name.en}, draw {act.count}", f"{name.cs} dobrat {act.count}")
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish():
            return _aimed(board, name, act.target)
        case d.FightAndFade():
            fight = _aimed(board, ACTION_NAMES[act.fight], act.target)
            return Sentence(f"{name.en}: {fight.en}", f"{name.cs}: {fight.cs}")
        case d.Bombard() | d.Volley() | d.Grenade():
            return Sentence(f"{name.en} {act.space}", f"{name.cs} na {act.space}")
        case d.Assault() | d.FireZone():
            return Sentence(f"{name.en} on {act.to}", f"{name.cs} na {act.to}")
        case d.Mines():
            mine = MINE_FACES[act.face]
            return Sentence(f"{mine.en} towards {act.towards}", f"{mine.cs} směrem k {act.towards}")
        case d.Rally():
            who = counter_name(board, act.counter)
            return Sentence(f"{name.en} {who.en}", f"{name.cs}: {who.cs}")
        case d.Conceal() | d.Control() | d.Recon() | d.Blast() | d.Smoke() | d.AntiAir() | d.Secure():
            return Sentence(name.en, name.cs)


def _aimed(board: Board, name: Name, target: str) -> Sentence:
    """An action and what it is aimed at, with the space of a counter."""
    who = counter_name(board, target)
    where = f" on {board.counters[target].space}" if target in board.counters else ""
    kde = f" na {board.counters[target].space}" if target in board.counters else ""
    return Sentence(f"{name.en} {who.en}{where}", f"{name.cs} na {who.cs}{kde}")


def say_decision(board: Board, decision: d.Decision) -> Sentence:
    """A decision, as the one who may take it reads it."""
    match decision:
        case d.PickInitiative():
            card = card_name(board, decision.card)
            value = board.scene.cards[decision.card].initiative if decision.card in board.scene.cards else 0
            return Sentence(f"Pick {card.en} ({value}) for initiative", f"Do iniciativy {card.cs} ({value})")
        case d.Play():
            card, act = card_name(board, decision.card), _say_performed(board, decision)
            return Sentence(f"{card.en}: {act.en}", f"{card.cs}: {act.cs}")
        case d.Perform():
            return _say_performed(board, decision)
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
        case d.Lose(card=""):
            return Sentence("No card to give up", "Není karta k odložení")
        case d.Lose():
            card = card_name(board, decision.card)
            return Sentence(f"Give up {card.en} ({decision.card})", f"Odložit: {card.cs} ({decision.card})")
        case d.Displace():
            return Sentence(
                f"Move the counter that was hit to {decision.to}", f"Přesunout zasaženou jednotku na {decision.to}"
            )
        case d.Lay():
            mine = MINE_FACES[decision.face]
            return Sentence(f"{mine.en} towards {decision.towards}", f"{mine.cs} směrem k {decision.towards}")
        case d.Return():
            return Sentence("Return the card to the supply", "Vrátit kartu do zálohy")
        case d.Withdraw():
            return Sentence("Withdraw: the opponent wins", "Stáhnout vojska: soupeř vítězí")


def _say_performed(board: Board, decision: d.Play | d.Perform) -> Sentence:
    """An act, by which of two printed actions (R37), and where its counter comes on."""
    said, at = say_act(board, decision.act), decision.at
    if chooses(board, decision):
        en, cs = ("not upgraded", "nevylepšená akce") if decision.plain else ("upgraded", "vylepšená akce")
        said = Sentence(f"{said.en} ({en})", f"{said.cs} ({cs})")
    return Sentence(f"{said.en}, coming on at {at}", f"{said.cs}, nasazení na {at}") if at else said


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
        case e.CardLost():
            side, card = side_name(board, event.side), card_name(board, event.secret.content or HIDDEN)
            source, target = ZONE_NAMES[event.source], ZONE_NAMES[event.target]
            return Sentence(
                f"{side.en} lose {card.en}: {source.en} to {target.en}.",
                f"{side.cs} přicházejí o: {card.cs}, {source.cs} → {target.cs}.",
            )
        case e.CounterRouted():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are routed.", f"{who.cs}: rozprášeni.")
        case e.CounterRallied():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are routed no more.", f"{who.cs}: už nejsou rozprášeni.")
        case e.TileSwapped():
            return Sentence(
                f"The tile on {event.space} is {event.tile} now.", f"Na poli {event.space} je teď {event.tile}."
            )
        case e.MineLaid():
            return _mine(board, event.mine, "is laid", "položena")
        case e.MineRemoved():
            return _mine(board, event.mine, "goes off", "vybuchla")
        case e.FireZonePlaced():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en}: fire zone on {event.space}.", f"{who.cs}: palebný sektor na {event.space}.")
        case e.FireZoneRemoved():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en}: the fire zone is off.", f"{who.cs}: palebný sektor je odstraněn.")
        case e.SmokePlaced():
            return Sentence(f"Smoke on {event.space}.", f"Dým na poli {event.space}.")
        case e.TunnelDestroyed():
            return Sentence(f"The tunnel on {event.space} is gone.", f"Tunel na poli {event.space} je zničen.")
        case e.PointsScored():
            side = side_name(board, event.side)
            return Sentence(f"{side.en} gain {event.points} points.", f"{side.cs} získávají body: {event.points}.")
        case e.ScenarioWon():
            side, how = side_name(board, event.side), HOW[event.how]
            return Sentence(f"{side.en} win {how.en} ({event.rule}).", f"{side.cs} vítězí {how.cs} ({event.rule}).")
        case _:
            return None


def _mine(board: Board, mine: Mine, en: str, cs: str) -> Sentence:
    side, face = side_name(board, mine.side), MINE_FACES[mine.face]
    one, other = mine.between
    return Sentence(
        f"{side.en}: an {face.en} {en} between {one} and {other}.",
        f"{side.cs}: {face.cs} mezi {one} a {other} {cs}.",
    )


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
        case Losing() as frame:
            if not frame.counter:
                return Sentence("Which bomber is lost?", "Který bombardér padne?")
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en} are hit: which card is given up?", f"{who.cs}: zásah, která karta se odloží?")
        case Displacing() as frame:
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en} may be moved", f"{who.cs}: jednotku lze přesunout")
        case Assaulting() as frame:
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en}: a combat action may follow", f"{who.cs}: může následovat bojová akce")
        case Performing() as frame:
            card = card_name(board, frame.card)
            return Sentence(f"{card.en} performs an action", f"{card.cs} provádí akci")
        case Exerted() as frame:
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en} will be suppressed", f"{who.cs}: jednotka bude pod palbou")
        case Mining() as frame:
            return Sentence(f"Mines: up to {frame.left} more", f"Miny: ještě až {frame.left}")
        case Returning() as frame:
            card = card_name(board, frame.card)
            return Sentence(f"{card.en} may go back to the supply", f"{card.cs}: kartu lze vrátit do zálohy")
