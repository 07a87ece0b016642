"""Each event, decision, prompt and frame as one sentence, made from what its reader may see."""

from kronika.domain.kernel.czech import counted
from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event, PromptOpened
from kronika.domain.kernel.values import Prompt
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Face, Name
from kronika.domain.undaunted.names import (
    FROM,
    MINE_NAMES,
    PART_NAMES,
    TO,
    ZONE_NAMES,
    card_called,
    counter_name,
    side_name,
)
from kronika.domain.undaunted.rules.questions import FRAMES, QUESTIONS, answer_to
from kronika.domain.undaunted.state import HIDDEN, Board

HOW: dict[str, Name] = {
    "objectives": Name("by objectives", "obsazením cílů"),
    "pin": Name("by pinning the enemy", "potlačením nepřítele"),
    "both_pinned": Name("by objectives, both sides being pinned", "hodnotou cílů při potlačení obou stran"),
    "hopeless": Name("the enemy being pinned beyond hope", "beznadějným potlačením nepřítele"),
    "goal": Name("by the goal of the scenario", "splněním úkolu scénáře"),
    "total_rout": Name("by total rout", "úplným rozprášením"),
    "escape": Name("by escaping", "únikem z bojiště"),
    "elimination": Name("by eliminating the enemy", "eliminací nepřítele"),
    "out_of_reach": Name("the enemy being beyond hope", "v beznadějné situaci nepřítele"),
    "both_out_of_reach": Name("by objectives, both sides being beyond hope", "hodnotou cílů v beznadějné situaci obou"),
    "withdrawn": Name("by the withdrawal of the enemy", "stažením nepřátelských vojsk"),
}

UNTOLD = frozenset({PromptOpened, e.FramePushed, e.FrameReplaced, e.FramePopped, e.ZonesInherited})
"""Events that only keep the books."""


def say_prompt(board: Board, prompt: Prompt) -> Sentence:
    """What a prompt asks."""
    return QUESTIONS[prompt.kind].asks


def say_decision(board: Board, decision: d.Decision) -> Sentence:
    """A decision, as the one who may take it reads it."""
    return answer_to(board, decision).say(board, decision)


def say_doing(board: Board) -> Sentence | None:
    """What is half done, if anything is."""
    if not board.frames:
        return None
    frame = board.frames[-1]
    return FRAMES[type(frame)].say(board, frame)


def say_part(name: str) -> Sentence:
    """A part of a defence."""
    part = PART_NAMES[name]
    return Sentence(part.en, part.cs)


def say_thrown(dice: int) -> Sentence:
    """Dice have ten sides (U20)."""
    return Sentence(f"{dice}d10", f"{dice}k10")


def say_event(board: Board, event: Event) -> Sentence | None:
    """An event of the game; None for one that only keeps the books. `board` holds after it."""
    if type(event) in UNTOLD:
        return None
    match event:
        case e.CardMoved():
            side, card = side_name(board, event.side), card_called(board, event.card)
            source, target = ZONE_NAMES[event.source], ZONE_NAMES[event.target]
            return Sentence(
                f"{side.subject}: {card.en}, {source.en} to {target.en}.",
                f"{side.who}: {card.cs} jde {FROM[event.source]} {TO[event.target]}.",
            )
        case DecisionMade():
            return _decision_made(board, event)
        case e.CardDrawn():
            side = side_name(board, event.side)
            card = card_called(board, event.secret.content.card if event.secret.content else HIDDEN)
            return Sentence(
                f"{side.subject} draw {card.en}.", f"{side.who} {side.cs.does('dobírá', 'dobírají')} {card.cs.acc}."
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
                f"{side.subject}: the discard pile ({event.count}) becomes the deck.",
                f"Odhazovací balíček {side.cs.gen} ({cards}) se stává dobíracím.",
            )
        case e.InitiativePicked():
            side = side_name(board, event.side)
            card = card_called(board, event.secret.content or HIDDEN)
            return Sentence(
                f"{side.subject} pick {card.en} for initiative.", f"{side.who} volí do iniciativy {card.cs.acc}."
            )
        case e.InitiativeRevealed():
            said = [(side_name(board, side), card_called(board, card)) for side, card in sorted(event.picks.items())]
            return Sentence(
                "Picks for initiative: " + ", ".join(f"{card.en} by {side.en}" for side, card in said) + ".",
                "Do iniciativy volí " + ", ".join(f"{side.cs} {card.cs.acc}" for side, card in said) + ".",
            )
        case e.InitiativeSettled():
            side = side_name(board, event.side)
            return Sentence(
                f"{side.subject} have the initiative.", f"Iniciativu {side.cs.does('má', 'mají')} {side.cs}."
            )
        case e.TurnStarted():
            side = side_name(board, event.side)
            return Sentence(f"{side.subject}: the turn begins.", f"Začíná tah {side.cs.gen}.")
        case e.TurnEnded():
            side, count = side_name(board, event.side), event.hand + event.played
            return Sentence(
                f"{side.subject}: the turn ends, {count} cards discarded.",
                f"Tah {side.cs.gen} končí, {_discarded(count)}.",
            )
        case e.CounterPlaced():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en} {who.verb('comes', 'come')} on at {event.space}.",
                f"{who.who} {who.cs.does('nastupuje', 'nastupují')} na pole {event.space}.",
            )
        case e.CounterMoved():
            who = counter_name(board, event.counter)
            drives = who.cs.does("jede", "jedou")
            goes = drives if board.is_vehicle(event.counter) else f"se {who.cs.does('přesouvá', 'přesouvají')}"
            return Sentence(
                f"{who.en} {who.verb('moves', 'move')} to {event.space}.",
                f"{who.who} {goes} na pole {event.space}.",
            )
        case e.CounterSuppressed():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} {who.be} suppressed.", f"{who.are} pod palbou.")
        case e.CounterReadied():
            who = counter_name(board, event.counter)
            return Sentence(f"{who.en} {who.be} ready again.", f"{who.are} opět {who.cs.done('připraven')}.")
        case e.CounterRemoved():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en} {who.verb('leaves', 'leave')} the board.", f"{who.are} {who.cs.done('odstraněn')} z plánu."
            )
        case e.MarkerPlaced():
            side = side_name(board, event.side)
            if event.face == Face.CONTROLLED:
                does = side.cs.does("ovládá", "ovládají")
                return Sentence(f"{side.subject} control {event.space}.", f"{side.who} {does} pole {event.space}.")
            does = side.cs.does("má", "mají")
            return Sentence(
                f"{side.subject} have scouted {event.space}.", f"{side.who} {does} pole {event.space} propátrané."
            )
        case e.TargetPlaced():
            side = side_name(board, event.side)
            does = side.cs.does("zaměřuje", "zaměřují")
            return Sentence(f"{side.subject} target {event.space}.", f"{side.who} {does} pole {event.space}.")
        case e.TargetRemoved():
            side = side_name(board, event.side)
            return Sentence(f"{side.subject}: the target marker is off.", f"Žeton zaměření {side.cs.gen} je odstraněn.")
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
                f"{side.subject} lose {card.en}: {source.en} to {target.en}.",
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
            side, mine = side_name(board, event.mine.side), MINE_NAMES[event.mine.face]
            one, other = event.mine.between
            does = side.cs.does("klade", "kladou")
            return Sentence(
                f"{side.subject}: an {mine.en} is laid between {one} and {other}.",
                f"{side.who} {does} {mine.cs.acc} mezi pole {one} a {other}.",
            )
        case e.MineRemoved():
            side, mine = side_name(board, event.mine.side), MINE_NAMES[event.mine.face]
            one, other = event.mine.between
            return Sentence(
                f"{side.subject}: an {mine.en} goes off between {one} and {other}.",
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
            return Sentence(f"{side.subject} gain {event.points} points.", f"{side.who} {does} {points}.")
        case e.SeatTaken():
            who, what = counter_name(board, event.counter), counter_name(board, event.vehicle)
            return Sentence(
                f"{who.en} {who.verb('takes', 'take')} seat {event.seat} of {what.en}.",
                f"{who.who} {who.cs.does('usedá', 'usedají')} na sedadlo {event.seat} ({what.cs}).",
            )
        case e.SeatLeft():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en} {who.verb('dismounts', 'dismount')}.",
                f"{who.who} {who.cs.does('vysedá', 'vysedají')} z vozidla.",
            )
        case e.SeatsSwapped():
            who, mate = counter_name(board, event.counter), counter_name(board, event.other)
            return Sentence(
                f"{who.en} and {mate.en} swap seats.", f"Ve vozidle si vyměňují místa {who.cs} a {mate.cs}."
            )
        case e.VehicleCaptured():
            side, car = side_name(board, event.side), counter_name(board, event.vehicle)
            return Sentence(
                f"{side.subject} capture {car.en}.",
                f"{side.who} {side.cs.does('ukořisťuje', 'ukořisťují')} vozidlo: {car.cs}.",
            )
        case e.VehicleDamaged():
            return _damage(board, event.vehicle, event.damage)
        case e.VehicleRepaired():
            car = counter_name(board, event.vehicle)
            return Sentence(
                f"{car.en} is repaired, damage {event.damage}.",
                f"{car.who} {car.cs.does('je', 'jsou')} {car.cs.done('opraven')}, poškození {event.damage}.",
            )
        case e.CounterEliminated():
            who = counter_name(board, event.counter)
            if board.is_vehicle(event.counter):
                return Sentence(f"{who.en} is destroyed.", f"{who.are} {who.cs.done('zničen')}.")
            return Sentence(f"{who.en} {who.be} killed.", f"{who.who} padl.")
        case e.CounterEscaped():
            who = counter_name(board, event.counter)
            return Sentence(
                f"{who.en} {who.verb('escapes', 'escape')} from the board.",
                f"{who.who} {who.cs.does('uniká', 'unikají')} z bojiště.",
            )
        case e.StructureDestroyed():
            return _structure_destroyed(board, event.space)
        case e.HopeLost():
            side = side_name(board, event.side)
            return Sentence(
                f"{side.subject} can no longer meet their goal.",
                f"{side.who} už {side.cs.does('nemůže', 'nemohou')} splnit podmínku vítězství.",
            )
        case e.ScenarioWon():
            side, how = side_name(board, event.side), HOW[event.how]
            return Sentence(
                f"{side.subject} win {how.en} ({event.rule}).", f"{side.who} vítězí {how.cs} ({event.rule})."
            )
        case _:
            return None


def _structure_destroyed(board: Board, space: str) -> Sentence:
    """A14, R22: what a demolition counts, and for whom; an obstacle nothing."""
    who, side = counter_name(board, f"structure {space}"), side_name(board, board.scene.demolishes)
    en, cs = f"{who.subject} is destroyed", f"{who.are} {who.cs.done('zničen')}"
    value = board.scene.structures[space].value
    if not value:
        return Sentence(f"{en}.", f"{cs}.")
    return Sentence(f"{en}: it counts {value} for {side.en}.", f"{cs}: hodnota {value} se počítá pro {side.cs.acc}.")


def _damage(board: Board, vehicle: str, damage: int) -> Sentence:
    """A13: the damage of a vehicle, and whether that disables it."""
    car = counter_name(board, vehicle)
    if damage == board.chassis(vehicle).disabled_at:
        return Sentence(
            f"{car.en} has {damage} damage and is disabled.",
            f"{car.who} má poškození {damage} a je nefunkční.",
        )
    return Sentence(f"{car.en} has {damage} damage.", f"{car.who} má poškození {damage}.")


def _discarded(count: int) -> str:
    """How many cards are discarded, the verb in agreement."""
    verb = "odhozena" if count == 1 else "odhozeny" if 2 <= count <= 4 else "odhozeno"
    return f"{verb} {counted(count, 'karta', 'karty', 'karet')}"


def _decision_made(board: Board, event: DecisionMade[d.Decision]) -> Sentence:
    side = side_name(board, event.seat)
    decided = event.public or (event.secret.content if event.secret else None)
    if decided is None:
        return Sentence(
            f"{side.subject} decide in secret.", f"{side.who} tajně {side.cs.does('rozhoduje', 'rozhodují')}."
        )
    answer, decision = answer_to(board, decided.decision), decided.decision
    return Sentence(f"{side.subject}: {answer.say(board, decision).en}.", f"{answer.tell(board, side, decision)}.")


def _dice(board: Board, event: DiceRolled) -> Sentence:
    purpose = event.use.purpose
    target = counter_name(board, purpose.target)
    faces = ", ".join(map(str, event.faces))
    if event.test is None:
        return Sentence(f"Rolled {faces}.", f"Hod: {faces}.")
    en, cs = ("a hit", "zásah") if event.test.success else ("a miss", "vedle")
    if event.test.success and max(event.faces) < event.test.target:
        en, cs = "a hit, as a 0 always hits", "zásah, protože 0 zasahuje vždy"
    return Sentence(
        f"Rolled {faces} against {target.en}, defence {event.test.target}: {en} (U20).",
        f"Hod {faces} na {target.cs.acc}, obrana {event.test.target}: {cs} (U20).",
    )
