"""Each event and each decision as one sentence, made from what its reader may see."""

from domain.kernel.czech import capital, counted
from domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from domain.kernel.system import Prompt
from domain.kernel.words import Sentence
from domain.undaunted import decisions as d
from domain.undaunted import events as e
from domain.undaunted.content import ActionName, Face, MineFace, Name
from domain.undaunted.czech import MINES
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
from domain.undaunted.names import (
    ACTION_NAMES,
    FROM,
    TO,
    ZONE_NAMES,
    Called,
    card_called,
    card_name,
    counter_name,
    side_name,
)
from domain.undaunted.rules.actions import NAMES
from domain.undaunted.state import HIDDEN, Board

HOW: dict[str, Name] = {
    "objectives": Name("by objectives", "obsazením cílů"),
    "pin": Name("by pinning the enemy", "potlačením nepřítele"),
    "both_pinned": Name("by objectives, both sides being pinned", "hodnotou cílů při potlačení obou stran"),
    "hopeless": Name("the enemy being pinned beyond hope", "beznadějným potlačením nepřítele"),
    "goal": Name("by the goal of the scenario", "splněním úkolu scénáře"),
    "total_rout": Name("by total rout", "úplným rozprášením"),
    "withdrawn": Name("by the withdrawal of the enemy", "stažením nepřátelských vojsk"),
}

MINE_FACES: dict[MineFace, Called] = {
    MineFace.ANTI_PERSONNEL: Called("anti-personnel mine", MINES[MineFace.ANTI_PERSONNEL]),
    MineFace.ANTI_TANK: Called("anti-tank mine", MINES[MineFace.ANTI_TANK]),
}
OF: frozenset[ActionName] = frozenset({ActionName.DEMOLISH, ActionName.BOMBARD})
"""Combat actions that are said in Czech with the genitive of their target; all others with `na`."""


PROMPTS: dict[str, Sentence] = {
    "initiative": Sentence("Pick a card for initiative", "Zvolte kartu do iniciativy"),
    "play": Sentence("Your turn: play a card", "Jste na tahu: zahrajte kartu"),
    "step": Sentence("Go on?", "Jít dál?"),
    "take": Sentence("One more card?", "Ještě jednu kartu?"),
    "strike": Sentence("Who is rolled for next?", "Na koho se hází teď?"),
    "casualty": Sentence("A hit: which card do you give up?", "Zásah: kterou kartu odložíte?"),
    "displace": Sentence("Move the counter that was hit?", "Přesunout zasaženou jednotku?"),
    "assault": Sentence("A combat action too?", "Také bojovou akci?"),
    "perform": Sentence("What does the card perform?", "Co karta provede?"),
    "mine": Sentence("One more mine?", "Ještě jednu minu?"),
    "return": Sentence("No bomber: return the card to the supply?", "Žádný bombardér: vrátit kartu do zálohy?"),
}
"""What a prompt of each kind asks."""

UNTOLD = frozenset({PromptOpened, e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited})
"""Events that only keep the books."""


def say_act(board: Board, act: d.Act) -> Sentence:
    """What an act does, without the card."""
    name = ACTION_NAMES[NAMES[type(act)]]
    match act:
        case d.Move() | d.Scout() | d.Stalk():
            return Sentence(f"{name.en} to {act.to}", f"{name.cs} na pole {act.to}")
        case d.Target():
            return Sentence(f"{name.en} {act.to}", f"{name.cs} pole {act.to}")
        case d.Guide():
            who = counter_name(board, act.counter)
            return Sentence(f"{name.en} {who.en} to {act.to}", f"{name.cs} {who.cs.gen} na pole {act.to}")
        case d.Bolster():
            card = card_name(board, act.take)
            return Sentence(f"{name.en} with {card.en}", f"{name.cs} kartou {card.cs}")
        case d.Requisition():
            card = card_name(board, act.take)
            return Sentence(f"{name.en} {card.en}", f"{name.cs} kartou {card.cs}")
        case d.Inspire() | d.Exert():
            chosen = card_called(board, act.card)
            return Sentence(f"{name.en} {chosen.en}", f"{name.cs} {chosen.cs.gen}")
        case d.Command():
            cards = counted(act.count, "kartu", "karty", "karet")
            return Sentence(f"{name.en}, draw {act.count}", f"{name.cs} (dobrat {cards})")
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish():
            return _aimed(board, NAMES[type(act)], act.target)
        case d.FightAndFade():
            fight = _aimed(board, act.fight, act.target)
            return Sentence(f"{name.en}: {fight.en}", f"{name.cs} ({fight.cs})")
        case d.Bombard() | d.Volley() | d.Grenade():
            return _aimed(board, NAMES[type(act)], act.space)
        case d.Assault() | d.FireZone():
            return Sentence(f"{name.en} on {act.to}", f"{name.cs} na pole {act.to}")
        case d.Mines():
            mine = MINE_FACES[act.face]
            return Sentence(f"{mine.en} towards {act.towards}", f"{mine.cs} směrem k poli {act.towards}")
        case d.Rally():
            who = counter_name(board, act.counter)
            return Sentence(f"{name.en} {who.en}", f"{name.cs} {who.cs.acc}")
        case d.Conceal() | d.Control() | d.Recon() | d.Blast() | d.Smoke() | d.AntiAir() | d.Secure():
            return Sentence(name.en, name.cs)


def _aimed(board: Board, action: ActionName, target: str) -> Sentence:
    """An action and what it is aimed at, with the space of a counter."""
    name = ACTION_NAMES[action]
    if target in board.scene.spaces:
        return Sentence(f"{name.en} {target}", f"{name.cs} {'' if action in OF else 'na '}pole {target}")
    who = counter_name(board, target)
    where, kde = "", ""
    if target in board.counters:
        where, kde = (f" {on} {board.counters[target].space}" for on in ("on", "na poli"))
    aim = who.cs.gen if action in OF else f"na {who.cs.acc}"
    return Sentence(f"{name.en} {who.en}{where}", f"{name.cs} {aim}{kde}")


def say_decision(board: Board, decision: d.Decision) -> Sentence:
    """A decision, as the one who may take it reads it."""
    match decision:
        case d.PickInitiative():
            card = card_called(board, decision.card)
            value = board.scene.cards[decision.card].initiative if decision.card in board.scene.cards else 0
            return Sentence(f"Pick {card.en} ({value}) for initiative", f"Do iniciativy {card.cs.acc} ({value})")
        case d.Play():
            name, act = card_name(board, decision.card), _say_performed(board, decision)
            return Sentence(f"{name.en}: {act.en}", f"{name.cs}: {act.cs}")
        case d.Perform():
            return _say_performed(board, decision)
        case d.Ready():
            name = card_name(board, decision.card)
            return Sentence(f"{name.en}: turn the counter ready", f"{name.cs}: připravit jednotku")
        case d.HunkerDown():
            name = card_name(board, decision.card)
            return Sentence(f"{name.en}: hunker down", f"{name.cs}: stáhnout do zálohy")
        case d.EndTurn():
            return Sentence("End the turn", "Ukončit tah")
        case d.Step():
            return Sentence(f"Go on to {decision.to}", f"Dál na pole {decision.to}")
        case d.Take():
            card = card_called(board, decision.card)
            return Sentence(f"Take {card.en} too", f"Vzít také {card.cs.acc}")
        case d.Strike():
            who = counter_name(board, decision.target)
            return Sentence(f"Roll against {who.en}", f"Hod na {who.cs.acc}")
        case d.Stop():
            return Sentence("Stop here", "Dál ne")
        case d.Lose(card=""):
            return Sentence("No card to give up", "Není co odložit")
        case d.Lose():
            card = card_called(board, decision.card)
            return Sentence(f"Give up {card.en} ({decision.card})", f"Odložit {card.cs.acc} ({decision.card})")
        case d.Displace():
            return Sentence(
                f"Move the counter that was hit to {decision.to}", f"Přesunout zasaženou jednotku na pole {decision.to}"
            )
        case d.Lay():
            mine = MINE_FACES[decision.face]
            return Sentence(
                f"{mine.en} towards {decision.towards}", f"{capital(mine.cs.nom)} směrem k poli {decision.towards}"
            )
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
    return Sentence(f"{said.en}, coming on at {at}", f"{said.cs}, nasazení na pole {at}") if at else said


def say_event(board: Board, event: Event) -> Sentence | None:
    """An event of the game; None for one that only keeps the books. `board` holds after it."""
    if type(event) in UNTOLD:
        return None
    match event:
        case e.CardMoved():
            side, card = side_name(board, event.side), card_called(board, event.card)
            source, target = ZONE_NAMES[event.source], ZONE_NAMES[event.target]
            return Sentence(
                f"{side.en}: {card.en}, {source.en} to {target.en}.",
                f"{side.who}: {card.cs} jde {FROM[event.source]} {TO[event.target]}.",
            )
        case DecisionMade():
            return _decision_made(board, event)
        case e.CardDrawn():
            side = side_name(board, event.side)
            card = card_called(board, event.secret.content.card if event.secret.content else HIDDEN)
            return Sentence(
                f"{side.en} draw {card.en}.", f"{side.who} {side.cs.does('dobírá', 'dobírají')} {card.cs.acc}."
            )
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
            side, cards = side_name(board, event.side), counted(event.count, "karta", "karty", "karet")
            return Sentence(
                f"{side.en}: the discard pile ({event.count}) becomes the deck.",
                f"Odhazovací balíček {side.cs.gen} ({cards}) se stává dobíracím.",
            )
        case e.InitiativePicked():
            side = side_name(board, event.side)
            card = card_called(board, event.secret.content or HIDDEN)
            return Sentence(
                f"{side.en} pick {card.en} for initiative.", f"{side.who} volí do iniciativy {card.cs.acc}."
            )
        case e.InitiativeRevealed():
            said = [(side_name(board, side), card_called(board, card)) for side, card in sorted(event.picks.items())]
            return Sentence(
                "Picks for initiative: " + ", ".join(f"{side.en} {card.en}" for side, card in said) + ".",
                "Do iniciativy volí " + ", ".join(f"{side.cs} {card.cs.acc}" for side, card in said) + ".",
            )
        case e.InitiativeSettled():
            side = side_name(board, event.side)
            return Sentence(f"{side.en} have the initiative.", f"Iniciativu {side.cs.does('má', 'mají')} {side.cs}.")
        case e.TurnStarted():
            side = side_name(board, event.side)
            return Sentence(f"{side.en}: the turn begins.", f"Začíná tah {side.cs.gen}.")
        case e.TurnEnded():
            side, count = side_name(board, event.side), event.hand + event.played
            return Sentence(
                f"{side.en}: the turn ends, {count} cards discarded.",
                f"Tah {side.cs.gen} končí, {_discarded(count)}.",
            )
        case e.CounterPlaced():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en} come on at {event.space}.",
                f"{who.who} {who.cs.does('nastupuje', 'nastupují')} na pole {event.space}.",
            )
        case e.CounterMoved():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en} move to {event.space}.",
                f"{who.who} se {who.cs.does('přesouvá', 'přesouvají')} na pole {event.space}.",
            )
        case e.CounterSuppressed():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are suppressed.", f"{who.are} pod palbou.")
        case e.CounterReadied():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are ready again.", f"{who.are} opět {who.cs.done('připraven')}.")
        case e.CounterRemoved():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} leave the board.", f"{who.are} {who.cs.done('odstraněn')} z plánu.")
        case e.MarkerPlaced():
            side = side_name(board, event.side)
            if event.face == Face.CONTROLLED:
                does = side.cs.does("ovládá", "ovládají")
                return Sentence(f"{side.en} control {event.space}.", f"{side.who} {does} pole {event.space}.")
            does = side.cs.does("má", "mají")
            return Sentence(
                f"{side.en} have scouted {event.space}.", f"{side.who} {does} pole {event.space} propátrané."
            )
        case e.TargetPlaced():
            side = side_name(board, event.side)
            does = side.cs.does("zaměřuje", "zaměřují")
            return Sentence(f"{side.en} target {event.space}.", f"{side.who} {does} pole {event.space}.")
        case e.TargetRemoved():
            side = side_name(board, event.side)
            return Sentence(f"{side.en}: the target marker is off.", f"Žeton zaměření {side.cs.gen} je odstraněn.")
        case e.ObjectiveRaised():
            return Sentence(
                f"The objective on {event.space} is worth {event.value} now.",
                f"Cíl na poli {event.space} má teď hodnotu {event.value}.",
            )
        case e.CardLost():
            side, card = side_name(board, event.side), card_called(board, event.secret.content or HIDDEN)
            source, target = ZONE_NAMES[event.source], ZONE_NAMES[event.target]
            does = side.cs.does("přichází", "přicházejí")
            return Sentence(
                f"{side.en} lose {card.en}: {source.en} to {target.en}.",
                f"{side.who} {does} o {card.cs.acc}, která jde {FROM[event.source]} {TO[event.target]}.",
            )
        case e.CounterRouted():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} are routed.", f"{who.are} {who.cs.done('rozprášen')}.")
        case e.CounterRallied():
            who = counter_name(board, event.counter)
            does = who.cs.does("není", "nejsou")
            return Sentence(f"{who.en} are routed no more.", f"{who.who} už {does} {who.cs.done('rozprášen')}.")
        case e.TileSwapped():
            return Sentence(
                f"The tile on {event.space} is {event.tile} now.",
                f"Na poli {event.space} teď leží dílek {event.tile}.",
            )
        case e.MineLaid():
            side, mine = side_name(board, event.mine.side), MINE_FACES[event.mine.face]
            one, other = event.mine.between
            does = side.cs.does("klade", "kladou")
            return Sentence(
                f"{side.en}: an {mine.en} is laid between {one} and {other}.",
                f"{side.who} {does} {mine.cs.acc} mezi pole {one} a {other}.",
            )
        case e.MineRemoved():
            side, mine = side_name(board, event.mine.side), MINE_FACES[event.mine.face]
            one, other = event.mine.between
            return Sentence(
                f"{side.en}: an {mine.en} goes off between {one} and {other}.",
                f"Mezi poli {one} a {other} vybuchuje {mine.cs} {side.cs.gen}.",
            )
        case e.FireZonePlaced():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en}: fire zone on {event.space}.",
                f"Palebný sektor {who.cs.gen} leží na poli {event.space}.",
            )
        case e.FireZoneRemoved():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en}: the fire zone is off.", f"Palebný sektor {who.cs.gen} je odstraněn.")
        case e.SmokePlaced():
            return Sentence(f"Smoke on {event.space}.", f"Na poli {event.space} je dým.")
        case e.TunnelDestroyed():
            return Sentence(f"The tunnel on {event.space} is gone.", f"Tunel na poli {event.space} je zničen.")
        case e.PointsScored():
            side = side_name(board, event.side)
            does, points = side.cs.does("získává", "získávají"), counted(event.points, "bod", "body", "bodů")
            return Sentence(f"{side.en} gain {event.points} points.", f"{side.who} {does} {points}.")
        case e.ScenarioWon():
            side, how = side_name(board, event.side), HOW[event.how]
            return Sentence(f"{side.en} win {how.en} ({event.rule}).", f"{side.who} vítězí {how.cs} ({event.rule}).")
        case _:
            return None


def _discarded(count: int) -> str:
    """How many cards are discarded, the verb in agreement."""
    verb = "odhozena" if count == 1 else "odhozeny" if 2 <= count <= 4 else "odhozeno"
    return f"{verb} {counted(count, 'karta', 'karty', 'karet')}"


def _decision_made(board: Board, event: DecisionMade[d.Decision]) -> Sentence:
    side = side_name(board, event.seat)
    decided = event.public or (event.secret.content if event.secret else None)
    if decided is None:
        return Sentence(f"{side.en} decide in secret.", f"{side.who} tajně {side.cs.does('rozhoduje', 'rozhodují')}.")
    return Sentence(
        f"{side.en}: {say_decision(board, decided.decision).en}.", f"{_deciding(board, side, decided.decision)}."
    )


def _deciding(board: Board, side: Called, decision: d.Decision) -> str:
    """A decision of a side, in Czech."""
    match decision:
        case d.Play():
            card, act = card_called(board, decision.card), _say_performed(board, decision)
            return f"{side.who} {side.cs.does('hraje', 'hrají')} {card.cs.acc}: {act.cs}"
        case d.Ready():
            card = card_called(board, decision.card)
            return f"{side.who} {side.cs.does('hraje', 'hrají')} {card.cs.acc}: připravit jednotku"
        case d.HunkerDown():
            card = card_called(board, decision.card)
            return f"{side.who} {side.cs.does('stahuje', 'stahují')} {card.cs.acc} do zálohy"
        case d.PickInitiative():
            card = card_called(board, decision.card)
            value = board.scene.cards[decision.card].initiative
            return f"{side.who} volí do iniciativy {card.cs.acc} ({value})"
        case d.EndTurn():
            return f"{side.who} končí tah"
        case d.Withdraw():
            return f"{side.who} {side.cs.does('stahuje', 'stahují')} vojska: soupeř vítězí"
        case d.Step():
            return f"{side.who} {side.cs.does('jde', 'jdou')} dál na pole {decision.to}"
        case d.Take():
            card = card_called(board, decision.card)
            return f"{side.who} {side.cs.does('bere', 'berou')} také {card.cs.acc}"
        case d.Strike():
            who = counter_name(board, decision.target)
            return f"{side.who} {side.cs.does('hází', 'házejí')} na {who.cs.acc}"
        case d.Stop():
            return f"{side.who} dál {side.cs.does('nepokračuje', 'nepokračují')}"
        case d.Lose(card=""):
            return f"{side.who} {side.cs.does('nemá', 'nemají')} co odložit"
        case d.Lose():
            card = card_called(board, decision.card)
            return f"{side.who} {side.cs.does('odkládá', 'odkládají')} {card.cs.acc} ({decision.card})"
        case d.Displace():
            return f"{side.who} {side.cs.does('přesouvá', 'přesouvají')} zasaženou jednotku na pole {decision.to}"
        case d.Lay():
            mine = MINES[decision.face]
            return f"{side.who} {side.cs.does('klade', 'kladou')} {mine.acc} směrem k poli {decision.towards}"
        case d.Return():
            return f"{side.who} {side.cs.does('vrací', 'vracejí')} kartu do zálohy"
        case d.Perform():
            return f"{side.who}: {_say_performed(board, decision).cs}"


def _dice(board: Board, event: DiceRolled) -> Sentence:
    purpose = event.use.purpose
    target = counter_name(board, purpose.target)
    faces = ", ".join(map(str, event.faces))
    if event.test is None:
        return Sentence(f"Rolled {faces}.", f"Hod: {faces}.")
    en, cs = ("a hit", "zásah") if event.test.success else ("a miss", "vedle")
    return Sentence(
        f"Rolled {faces} against {target.en}, defence {event.test.target}: {en}.",
        f"Hod {faces} na {target.cs.acc}, obrana {event.test.target}: {cs}.",
    )


def say_prompt(board: Board, prompt: Prompt) -> Sentence:
    """What a prompt asks."""
    return PROMPTS[prompt.kind]


def say_doing(board: Board) -> Sentence | None:
    """What is half done, if anything is."""
    if not board.frames:
        return None
    match board.frames[-1]:
        case Stepping() as frame:
            who, name = counter_name(board, frame.counter), ACTION_NAMES[frame.action.name]
            more = counted(frame.left, "pole", "pole", "polí")
            return Sentence(
                f"{who.en}: {name.en}, up to {frame.left} more", f"{who.who}: {name.cs}, nejvýše ještě {more}"
            )
        case Bolstering() as frame:
            more = counted(frame.left, "karta", "karty", "karet")
            return Sentence(f"Bolster: up to {frame.left} more cards", f"Posily: nejvýše ještě {more}")
        case Barrage() as frame:
            action = ACTION_NAMES[frame.action.name]
            return Sentence(
                f"{action.en} on {frame.space}: who is next?",
                f"{capital(action.cs)} na poli {frame.space}: kdo je na řadě?",
            )
        case Losing() as frame:
            if not frame.counter:
                return Sentence("Which bomber is lost?", "Který bombardér padne?")
            who = counter_name(board, frame.counter)
            hit = who.cs.done("zasažen")
            return Sentence(f"{who.en} are hit: which card is given up?", f"{who.are} {hit}: která karta se odloží?")
        case Displacing() as frame:
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en} may be moved", f"{capital(who.cs.acc)} lze přesunout")
        case Assaulting() as frame:
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en}: a combat action may follow", f"{who.who}: může následovat bojová akce")
        case Performing() as frame:
            card = card_called(board, frame.card)
            return Sentence(f"{card.en} performs an action", f"{card.who} provádí akci")
        case Exerted() as frame:
            who = counter_name(board, frame.counter)
            return Sentence(f"{who.en} will be suppressed", f"{who.who} {who.cs.does('bude', 'budou')} pod palbou")
        case Mining() as frame:
            more = counted(frame.left, "mina", "miny", "min")
            return Sentence(f"Mines: up to {frame.left} more", f"Kladení min: nejvýše ještě {more}")
        case Returning() as frame:
            card = card_called(board, frame.card)
            return Sentence(f"{card.en} may go back to the supply", f"{capital(card.cs.acc)} lze vrátit do zálohy")
