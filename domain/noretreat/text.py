"""Each event and each decision as one sentence, made from what its reader may see."""

from collections.abc import Callable
from typing import Any

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.czech import capital, counted
from kronika.domain.kernel.events import DecisionMade, DiceRolled, Event, Order
from kronika.domain.kernel.steps import Decision
from kronika.domain.kernel.values import Counts, Prompt, RollResult
from kronika.domain.kernel.words import Sentence
from kronika.domain.noretreat import events as e
from kronika.domain.noretreat.content.sides import other
from kronika.domain.noretreat.content.words import Milestone
from kronika.domain.noretreat.events import Ending, Laid
from kronika.domain.noretreat.names import (
    NOUNS,
    PHASES,
    RESULTS,
    SIDE_NAMES,
    WEATHER,
    half_title,
    space_name,
    unit_name,
)
from kronika.domain.noretreat.rules.battle import Battle, Ground
from kronika.domain.noretreat.rules.cards import Discard, Drop, Pay, Play
from kronika.domain.noretreat.rules.declaring import Attack, Counterblow, Take, Target
from kronika.domain.noretreat.rules.losses import Cadre, Lose
from kronika.domain.noretreat.rules.movement import Entrain, Go, Going, Move, Step, Stop
from kronika.domain.noretreat.rules.parts import At, Done, No, Pass, Pick, Yes
from kronika.domain.noretreat.rules.prospects import LOWER_LOSES, drives_off
from kronika.domain.noretreat.rules.rail import Detrain, Mark
from kronika.domain.noretreat.rules.retreats import Advance, Retreat
from kronika.domain.noretreat.rules.units import Excess, Fortify, Improve, Place, Reorganise, TurnBack, Upgrade
from kronika.domain.noretreat.state import BlowKind, Board

S = Sentence

ORDERS: dict[str, Sentence] = {
    "": S("Pass whatever can be passed", "Pasovat všude, kde to jde,"),
    "event_window": S("Play no card as an event", "Nehrát kartu jako událost"),
    "cancel": S("Cancel no card", "Nerušit žádnou kartu"),
    "commit_card": S("Play no card in a battle", "Nehrát kartu v bitvě"),
}
PROMPTS: dict[str, Sentence] = {
    "keep_cards": S("Which card do you give up?", "Kterou kartu odložíte?"),
    "discard_to_two": S("Discard down to two cards", "Odhoďte karty tak, aby vám zbyly dvě"),
    "discard_war": S("War on two fronts: discard a card", "Válka na dvou frontách: odhoďte kartu"),
    "discard": S("Discard a card", "Odhoďte kartu"),
    "event_window": S("Do you play a card?", "Zahrajete kartu?"),
    "cancel": S("Do you cancel the card?", "Zrušíte tuto kartu?"),
    "choose": S("Choose what the event leaves open", "Zvolte, co událost nechává na vás"),
    "pay": S("Pay with a card", "Zaplaťte kartou"),
    "flip": S("Which unit do you turn?", "Kterou jednotku otočíte?"),
    "place": S("Which unit do you bring in?", "Kterou jednotku nasadíte?"),
    "place_at": S("Where does the unit come?", "Kam jednotka přijde?"),
    "reorganise": S("Which unit do you reorganise?", "Kterou jednotku reorganizujete?"),
    "move": S("Which unit do you move?", "Kterou jednotkou táhnete?"),
    "go": S("Where does the unit go?", "Kam jednotka půjde?"),
    "step": S("Which way does the unit take?", "Kudy jednotka půjde?"),
    "strategic_reserve": S("Strategic reserve: which unit?", "Strategická záloha: která jednotka?"),
    "local_support": S("Local support: which unit?", "Místní podpora: která jednotka?"),
    "declare_targets": S("Declare a target", "Určete cíl"),
    "declare_counterblows": S("Declare a counterblow", "Určete protiúder"),
    "choose_battle": S("Which battle is fought next?", "Která bitva přijde na řadu?"),
    "add_hex": S("Does another space join this battle?", "Připojí se k bitvě další pole?"),
    "choose_attackers": S("Who attacks?", "Kdo útočí?"),
    "choose_terrain_hex": S("The terrain of which space counts?", "Terén kterého pole platí?"),
    "commit_support": S("Do you use a support marker?", "Použijete značku podpory?"),
    "commit_card": S("Do you play a card in this battle?", "Zahrajete v této bitvě kartu?"),
    "accept_counterattack": S("Do you counterattack?", "Povedete protiútok?"),
    "place_counterblow": S("Where does the counterblow marker go?", "Kam přijde značka protiúderu?"),
    "lose_step": S("Which unit loses a step?", "Která jednotka ztratí úroveň?"),
    "place_cadre": S("Does a cadre take its place?", "Nastoupí pohotovostní jednotka?"),
    "retreat": S("Who retreats, and where?", "Kdo ustoupí a kam?"),
    "advance": S("Who advances, and where?", "Kdo postoupí a kam?"),
    "advance_on": S("Does the unit go on?", "Postoupí jednotka dál?"),
    "overstack": S("Too many units: which one leaves?", "Příliš mnoho jednotek: která odejde?"),
    "unscorch": S("Rebuild a scorched city?", "Obnovit spálené město?"),
    "detrain": S("Which unit detrains?", "Která jednotka se vyloží?"),
    "detrain_at": S("Where does the unit detrain?", "Kde se jednotka vyloží?"),
    "reserve_detrain": S("Does the reserve detrain?", "Vyloží se záloha?"),
    "detach": S("Detach a unit?", "Vyčlenit jednotku?"),
    "fortified_fronts": S("Form fortified fronts?", "Vytvořit opevněné fronty?"),
    "partisans": S("Partisans: against which unit?", "Partyzáni: proti které jednotce?"),
    "joker": S("Use the Joker: exchange up to two cards?", "Použít žolíka: vyměnit až dvě karty?"),
    "shift_initiative": S("Spend a victory point on the initiative?", "Dát vítězný bod za iniciativu?"),
    "set_up": S("Which unit do you set up?", "Kterou jednotku rozestavíte?"),
    "": S("Something is asked", "Otázka"),
}
"""What a prompt of each kind asks."""

PARTS: dict[str, Sentence] = {
    "city": S("city", "město"),
    "forest": S("forest", "les"),
    "marsh": S("marsh", "bažina"),
    "mountain": S("mountains", "hory"),
    "kerch": S("strait of Kerch", "Kerčský průliv"),
    "area": S("area", "oblast"),
    "open": S("open ground", "volný terén"),
    "river": S("river", "řeka"),
    "objective": S("objective", "cíl"),
    "works": S("defensive works", "obranná postavení"),
    "winter": S("winter", "zima"),
    "grenadiers": S("SS grenadiers", "granátníci SS"),
    "support": S("support marker", "značka podpory"),
    "armour": S("armour", "obrněné jednotky"),
    "shock": S("shock armies", "úderné armády"),
    "unsupplied": S("unsupplied defenders", "nezásobení obránci"),
    "shifted": S("shifts after the roll", "posuny po hodu"),
}
"""NR60, NR61: what shifts the odds of a battle, besides cards."""

UNTOLD = (
    e.HandInherited,
    e.StepTaken,
    e.FramePushed,
    e.FrameReplaced,
    e.FramePopped,
    e.Tallied,
    e.CombatEnded,
    e.Helped,
    e.OnceUsed,
    e.FewerCards,
)
"""Events that only keep the books."""

HOW: dict[Ending, Sentence] = {
    Ending.OBJECTIVES: S("by objectives", "splněním cílů"),
    Ending.SUDDEN_DEATH: S("by sudden death", "náhlou smrtí"),
    Ending.TOTAL: S("by total victory", "úplným vítězstvím"),
    Ending.HIGH_TIDE: S("by the High Tide marker", "vrcholem postupu"),
    Ending.GARRISON: S("by the fall of Berlin", "pádem Berlína"),
    Ending.END: S("as the war has not been won", "protože válka nebyla vyhrána"),
    Ending.GOAL: S("by the goal of the scenario", "podle úkolu scénáře"),
}


def _both(en: str, cs: str) -> Sentence:
    return Sentence(en, capital(cs))


def say_prompt(board: Board, prompt: Prompt) -> Sentence:
    """What is asked, as one sentence."""
    said = PROMPTS[prompt.kind]
    if not prompt.subject:
        return said
    if prompt.subject in board.units:
        about = unit_name(board, prompt.subject)
    elif prompt.kind == "cancel":
        about = half_title(board, other(prompt.seat), int(prompt.subject))
    elif prompt.subject in board.scene.atlas.spaces:
        about = space_name(board, prompt.subject)
    else:
        return said
    return Sentence(f"{about.en}: {said.en}", f"{about.cs}: {said.cs}")


def say_order(order: Order) -> Sentence:
    """NRR68: which prompts pass, and how long."""
    said = ORDERS[order.kind]
    side, _, turn = order.until.partition("-turn-")
    if not turn:
        return Sentence(f"{said.en} to the end of the game.", f"{said.cs} až do konce hry.")
    en, cs = ("", "") if order.kind else (", or until the enemy plays a card", ", nebo než protivník zahraje kartu")
    return Sentence(
        f"{said.en} to the end of the turn of {SIDE_NAMES[side].en} in turn {turn}{en}.",
        f"{said.cs} až do konce tahu {NOUNS[side].gen} v kole {turn}{cs}.",
    )


def say_part(name: str) -> Sentence:
    """NR60, NR61: a shift, by what it comes from."""
    kind, _, rest = name.partition("-")
    match kind:
        case "card":
            return Sentence(f"card {rest}".strip(), f"karta {rest}".strip())
        case "odds":
            column = rest.replace("-", ":") or "< 1:3"
            return Sentence(f"odds {column}", f"poměr {column}")
    return PARTS[kind]


def say_thrown(dice: int) -> Sentence:
    """NR64: dice have six sides."""
    return Sentence(f"{dice}d6", f"{dice}k6")


# --- decisions


def _unit(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    def say(board: Board, decision: Any) -> Sentence:
        who = unit_name(board, decision.unit)
        return Sentence(f"{en} {who.en}", f"{cs}: {who.cs}")

    return say


def _space(en: str, cs: str, field: str = "space") -> Callable[[Board, Any], Sentence]:
    def say(board: Board, decision: Any) -> Sentence:
        where = space_name(board, getattr(decision, field))
        return Sentence(f"{en} {where.en}", f"{cs}: {where.cs}")

    return say


def _card(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    def say(board: Board, decision: Any) -> Sentence:
        axis, soviet = (half_title(board, side, decision.card) for side in ("axis", "soviet"))
        return Sentence(f"{en} {axis.en} / {soviet.en}", f"{cs}: {axis.cs} / {soviet.cs}")

    return say


def _both_of(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    def say(board: Board, decision: Any) -> Sentence:
        who, where = unit_name(board, decision.unit), space_name(board, decision.to)
        return Sentence(f"{who.en} {en} {where.en}", f"{who.cs} {cs}: {where.cs}")

    return say


def _plain(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    return lambda *_: Sentence(en, cs)


PICKS: dict[str, Sentence] = {
    "left": S("shift to the left", "posun vlevo"),
    "right": S("shift to the right", "posun vpravo"),
    "cards": S("discard two cards", "odhodit dvě karty"),
    "step": S("discard a card and lose a step", "odhodit kartu a ztratit úroveň"),
    "axis": S("the table of the Axis", "tabulka Osy"),
    "soviet": S("the table of the Soviets", "tabulka Sovětů"),
}


def _pick(board: Board, decision: Pick) -> Sentence:
    what = decision.chosen
    if what in PICKS:
        return PICKS[what]
    if what in board.units:
        return unit_name(board, what)
    if what in board.scene.atlas.spaces:
        return space_name(board, what)
    return Sentence(f"choose {what}", f"zvolit {what}")


DECISIONS: dict[type[Decision], Callable[[Board, Any], Sentence]] = {
    Pass: _plain("pass", "pasovat"),
    Done: _plain("done", "hotovo"),
    Discard: _card("discard", "odhodit"),
    Pay: _card("pay with", "zaplatit kartou"),
    Drop: _plain("drop the purchase", "od nákupu upustit"),
    Play: _card("play", "zahrát"),
    Improve: _unit("improve", "zotavit"),
    Upgrade: _unit("upgrade", "vylepšit"),
    Fortify: _unit("fortify", "pevnostní přeměna"),
    TurnBack: _unit("turn back", "otočit zpět"),
    Place: _unit("bring in", "nasadit"),
    At: _space("at", "pole"),
    Reorganise: _unit("reorganise", "reorganizovat"),
    Move: _unit("move", "táhnout"),
    Go: _space("go to", "jít na", "to"),
    Step: _space("step to", "krok na", "to"),
    Stop: _plain("stay", "zůstat"),
    Entrain: _unit("entrain", "naložit"),
    Mark: _unit("choose", "zvolit"),
    Target: _space("target", "cíl"),
    Counterblow: _space("counterblow at", "protiúder"),
    Attack: _space("fight for", "bojovat o"),
    Take: _unit("attack with", "útočí"),
    Ground: _space("the terrain of", "terén pole"),
    Yes: _plain("yes", "ano"),
    No: _plain("no", "ne"),
    Lose: _unit("a step of", "úroveň ztratí"),
    Cadre: _unit("place", "nastoupí"),
    Retreat: _both_of("retreats to", "ustoupí na"),
    Advance: _both_of("advances to", "postoupí na"),
    Excess: _unit("remove", "odstranit"),
    Detrain: _unit("detrain", "vyložit"),
    Pick: _pick,
}


def say_decision(board: Board, decision: Any) -> Sentence:
    """A decision as one sentence. Of a card that is played the half meant is told to who holds it."""
    if isinstance(decision, Play) and decision.card in board.hands.get(board.viewer, ()):
        title = half_title(board, board.viewer, decision.card)
        return Sentence(f"play {title.en}", f"zahrát: {title.cs}")
    return DECISIONS[type(decision)](board, decision)


# --- events


def say_event(board: Board, event: Event) -> Sentence | None:
    """An event as one sentence; `board` is the one after it."""
    if isinstance(event, UNTOLD):
        return None
    say = EVENTS.get(type(event))
    return say(board, event) if say is not None else None


def _side(en: str, cs: str, plural: str) -> Callable[[Board, Any], Sentence]:
    """A sentence about a side: the verb in Czech agrees with it."""

    def say(board: Board, event: Any) -> Sentence:
        noun = NOUNS[event.side]
        return _both(f"{capital(SIDE_NAMES[event.side].en)} {en}.", f"{noun} {noun.does(cs, plural)}.")

    return say


def _laid_out(board: Board, event: e.LaidOut) -> Sentence:
    title = event.content.scenario.title
    return Sentence(f"{title.en} is laid out.", f"Připraveno: {title.cs}.")


def _turn_began(board: Board, event: e.TurnBegan) -> Sentence:
    weather = WEATHER[board.weather]
    return Sentence(f"Turn {event.turn} begins: {weather.en}.", f"Začíná {event.turn}. kolo: {weather.cs}.")


def _phase(board: Board, event: e.PhaseBegan) -> Sentence:
    said, noun = PHASES[event.phase], NOUNS[board.active]
    return _both(f"{capital(SIDE_NAMES[board.active].en)}: {said.en}.", f"{noun}: {said.cs}.")


def _drawn(board: Board, event: e.CardDrawn) -> Sentence:
    noun, side = NOUNS[event.side], capital(SIDE_NAMES[event.side].en)
    verb = "draws" if event.side == "axis" else "draw"
    if event.secret.content is None:
        return _both(f"{side} {verb} a card.", f"{noun} {noun.does('bere', 'berou')} kartu.")
    title = half_title(board, event.side, event.secret.content)
    return _both(f"{side} {verb} {title.en}.", f"{noun} {noun.does('bere', 'berou')} kartu {title.cs}.")


LAID: dict[Laid, Sentence] = {
    Laid.PLAYED: S("plays", "hraje"),
    Laid.DISCARDED: S("discards", "odhazuje"),
    Laid.PAID: S("pays with", "platí"),
    Laid.IMMEDIATE: S("shows", "ukazuje"),
    Laid.SET_UP: S("gives up", "odkládá"),
}


def _laid(board: Board, event: e.CardLaid) -> Sentence:
    said, title, noun = LAID[event.how], half_title(board, event.side, event.card), NOUNS[event.side]
    return _both(f"{capital(SIDE_NAMES[event.side].en)}: {said.en} {title.en}.", f"{noun}: {said.cs} {title.cs}.")


def _lost(board: Board, event: e.CardLost) -> Sentence:
    title, noun = half_title(board, event.side, event.card), NOUNS[event.side]
    return _both(
        f"{capital(SIDE_NAMES[event.side].en)}: {title.en} is discarded at random.",
        f"{noun}: náhodně odhozena karta {title.cs}.",
    )


def _taken(board: Board, event: e.CardTaken) -> Sentence:
    title, noun = half_title(board, event.side, event.card), NOUNS[event.side]
    return _both(
        f"{capital(SIDE_NAMES[event.side].en)}: {title.en} is taken into the hand.",
        f"{noun}: do ruky přichází karta {title.cs}.",
    )


def _hand_shown(board: Board, event: e.HandShown) -> Sentence:
    said = f"The hand of {SIDE_NAMES[event.side].en} is shown to the other side."
    return Sentence(said, f"Ruku {NOUNS[event.side].gen} vidí protivník.")


def _deck_changed(board: Board, event: e.DeckChanged) -> Sentence:
    gone = len(event.axis) + len(event.soviet)
    cards = counted(gone, "karta", "karty", "karet")
    return Sentence(
        f"1945: the deck changes; cards that leave the hands: {gone}.",
        f"1945: balíček se mění; z rukou odchází {cards}.",
    )


def _happened(board: Board, event: e.HalfHappened) -> Sentence:
    title = half_title(board, event.side, event.card)
    return Sentence(f"{title.en} happens.", f"Nastává událost {title.cs}.")


MOVES: dict[e.MoveKind, Sentence] = {
    e.MoveKind.MOVE: S("moves", "přesun"),
    e.MoveKind.RETREAT: S("retreats", "ústup"),
    e.MoveKind.ADVANCE: S("advances", "postup"),
}


def _moved(board: Board, event: e.UnitMoved) -> Sentence:
    who, where = unit_name(board, event.unit), space_name(board, event.path[-1])
    said = MOVES[event.how]
    return _both(f"{who.en} {said.en} to {where.en}.", f"{who.cs}: {said.cs} na {where.cs}.")


def _put(board: Board, event: e.UnitPut) -> Sentence:
    who, where = unit_name(board, event.unit), space_name(board, event.place)
    turn = Sentence(f", turn {event.turn}", f", kolo {event.turn}") if event.turn else Sentence("", "")
    return _both(f"{who.en}: {where.en}{turn.en}.", f"{who.cs}: {where.cs}{turn.cs}.")


def _turned(board: Board, event: e.UnitTurned) -> Sentence:
    who = unit_name(board, event.unit)
    face = board.kind(event.unit).faces[event.face]
    return _both(f"{who.en} is turned: {face.strength}-{face.mp}.", f"{who.cs}: otočena na {face.strength}-{face.mp}.")


MARKERS: dict[e.UnitMarker, Sentence] = {
    e.UnitMarker.UNSUPPLIED: S("unsupplied", "nezásobená"),
    e.UnitMarker.DISORGANISED: S("disorganised", "dezorganizovaná"),
    e.UnitMarker.PARTISANS: S("harassed by partisans", "napadaná partyzány"),
}


def _marked(board: Board, event: e.UnitMarked) -> Sentence:
    who, marker = unit_name(board, event.unit), MARKERS[event.marker]
    if event.on:
        return _both(f"{who.en}: {marker.en}.", f"{who.cs}: {marker.cs}.")
    return _both(f"{who.en}: no longer {marker.en}.", f"{who.cs}: už není {marker.cs}.")


def _control(board: Board, event: e.ControlTaken) -> Sentence:
    where, noun = space_name(board, event.space), NOUNS[event.side]
    verb = "takes" if event.side == "axis" else "take"
    return _both(
        f"{capital(SIDE_NAMES[event.side].en)} {verb} {where.en}.",
        f"{noun} {noun.does('získává', 'získávají')} kontrolu: {where.cs}.",
    )


GROUND: dict[e.GroundMarker, Sentence] = {
    e.GroundMarker.SCORCHED: S("scorched earth", "spálená země"),
    e.GroundMarker.WORKS: S("defensive works", "obranná postavení"),
}


def _ground(board: Board, event: e.GroundMarked) -> Sentence:
    where = space_name(board, event.space)
    said = GROUND[event.marker]
    if event.on:
        return Sentence(f"{where.en}: {said.en}.", f"{where.cs}: {said.cs}.")
    return Sentence(f"{where.en}: no more {said.en}.", f"{where.cs}: už ne {said.cs}.")


BLOWS: dict[BlowKind, Sentence] = {
    BlowKind.TARGET: S("Target", "Cíl"),
    BlowKind.COUNTERBLOW: S("Counterblow", "Protiúder"),
}


def _blow(board: Board, event: e.BlowLaid) -> Sentence:
    where = space_name(board, event.space)
    said = BLOWS[event.kind]
    return Sentence(f"{said.en}: {where.en}.", f"{said.cs}: {where.cs}.")


def _lifted(board: Board, event: e.BlowLifted) -> Sentence:
    where = space_name(board, event.space)
    return Sentence(f"The marker on {where.en} goes back.", f"Značka se vrací: {where.cs}.")


def _support(board: Board, event: e.SupportSet) -> Sentence:
    return Sentence(
        f"Support markers: {event.axis} Blitz, {event.soviet} Shock.",
        f"Značky podpory: {event.axis} Blitz, {event.soviet} Shock.",
    )


def _reserve(board: Board, event: e.ReserveMarked) -> Sentence:
    if not event.unit:
        return Sentence("The strategic reserve marker is free.", "Značka strategické zálohy je volná.")
    who = unit_name(board, event.unit)
    return Sentence(f"{who.en} is the strategic reserve.", f"Strategická záloha: {who.cs}.")


def _local(board: Board, event: e.LocalSupport) -> Sentence:
    if not event.unit:
        return Sentence("Local support ends.", "Místní podpora končí.")
    who = unit_name(board, event.unit)
    return Sentence(f"{who.en} has local support.", f"Místní podpora: {who.cs}.")


def _vp(board: Board, event: e.VpMoved) -> Sentence:
    if not event.vp:
        return Sentence("Event victory points: 0.", "Vítězné body za události: 0.")
    side = "axis" if event.vp > 0 else "soviet"
    return Sentence(
        f"Event victory points: {abs(event.vp)} for {SIDE_NAMES[side].en}.",
        f"Vítězné body za události: {abs(event.vp)} pro {NOUNS[side].acc}.",
    )


def _won(board: Board, event: e.Won) -> Sentence:
    how, noun = HOW[event.how], NOUNS[event.side]
    verb = "wins" if event.side == "axis" else "win"
    return _both(
        f"{capital(SIDE_NAMES[event.side].en)} {verb} {how.en}.", f"{noun} {noun.does('vítězí', 'vítězí')} {how.cs}."
    )


TRIGGERS: dict[Milestone, Sentence] = {
    Milestone.GG: S("Red units have entered Greater Germany.", "Červené jednotky vstoupily do Velkého Německa."),
    Milestone.OIL: S("The Soviets hold the Rumanian oil.", "Sověti ovládli rumunskou ropu."),
    Milestone.WARSAW: S("The Soviets hold Warsaw.", "Sověti ovládli Varšavu."),
}


def _odds(board: Board, event: e.OddsSet) -> Sentence:
    net = sum(part.value for part in event.shifts)
    odds, column = (one.replace("-", ":") or "< 1:3" for one in (event.odds, event.column))
    return Sentence(
        f"{event.attack} against {event.defence}: {odds}, shifts {net:+d}: {column}.",
        f"{event.attack} proti {event.defence}: {odds}, posuny {net:+d}: {column}.",
    )


def _result(board: Board, event: e.ResultFound) -> Sentence:
    said = RESULTS[event.result]
    return Sentence(f"Result: {said.en}.", f"Výsledek: {said.cs}.")


def _weather(board: Board, event: e.WeatherTurned) -> Sentence:
    said = WEATHER[event.weather]
    return Sentence(f"Weather of turn {event.turn}: {said.en}.", f"Počasí v {event.turn}. kole: {said.cs}.")


def _duty(board: Board, event: e.DutyTaken) -> Sentence:
    noun = NOUNS[event.side]
    return _both(
        f"{capital(SIDE_NAMES[event.side].en)} must attack {event.n} times.",
        f"{noun} {noun.does('musí', 'musí')} zaútočit, a to {event.n}×.",
    )


def _eased(board: Board, event: e.StackingEased) -> Sentence:
    where = ", ".join(event.hexes)
    if not where:
        return Sentence("Stacking is as usual again.", "Skládání je opět obvyklé.")
    return Sentence(f"One unit more may stack: {where}.", f"O jednotku víc smí být na: {where}.")


def _counts(event: DiceRolled) -> Counts:
    """What counts in a throw; a die shows one more than its face."""
    if event.test is not None:
        return drives_off(event.test.target)
    if event.use.purpose.action == "duel":
        return LOWER_LOSES
    if len(event.faces) > 1:
        return Counts("NR64", Sentence("one of the dice is chosen", "jedna z kostek se vybere"))
    return Counts("NR64", Sentence("the table gives the result", "výsledek dává tabulka"))


def result_of(event: Event) -> RollResult | None:
    """NR64: what counts in a throw or a card lost at random, and whether the defenders are driven off."""
    if isinstance(event, e.CardLost):
        return RollResult(Counts(event.use.purpose.rule, Sentence("this card is lost", "tato karta propadá")))
    if not isinstance(event, DiceRolled):
        return None
    numbers = tuple(face + 1 for face in event.faces)
    if event.test is None:
        return RollResult(_counts(event), numbers=numbers)
    test = event.test
    return RollResult(_counts(event), test.success, numbers, tuple(number >= test.target for number in numbers))


def _dice(board: Board, event: DiceRolled) -> Sentence:
    shown, counts, test = ", ".join(str(face + 1) for face in event.faces), _counts(event), event.test
    met = Sentence("", "") if test is None else Sentence(": yes", ": ano") if test.success else Sentence(": no", ": ne")
    return Sentence(
        f"The die shows {shown}; {text(counts.said, 'en')}{met.en} ({counts.rule}).",
        f"Na kostce padlo {shown}; {text(counts.said, 'cs')}{met.cs} ({counts.rule}).",
    )


EVENTS: dict[type[Event], Callable[[Board, Any], Sentence]] = {
    DecisionMade: lambda _, event: Sentence(
        f"{capital(SIDE_NAMES[event.seat].en)}: a decision.", f"{NOUNS[event.seat]}: rozhodnutí."
    ),
    DiceRolled: _dice,
    e.LaidOut: _laid_out,
    e.PositionInherited: _plain("The game goes on where another stood.", "Hra pokračuje, kde jiná stála."),
    e.TurnBegan: _turn_began,
    e.PlayerTurnBegan: _side("on turn", "je na tahu", "jsou na tahu"),
    e.PhaseBegan: _phase,
    e.CardDrawn: _drawn,
    e.CardLaid: _laid,
    e.CardLost: _lost,
    e.CardTaken: _taken,
    e.HandShown: _hand_shown,
    e.Reshuffled: _plain("The piles are shuffled together.", "Balíčky se zamíchají dohromady."),
    e.DeckChanged: _deck_changed,
    e.HalfHappened: _happened,
    e.HalfStays: lambda board, event: _lasts(board, event),
    e.UnitMoved: _moved,
    e.UnitPut: _put,
    e.UnitTurned: _turned,
    e.UnitMarked: _marked,
    e.ControlTaken: _control,
    e.GroundMarked: _ground,
    e.BlowLaid: _blow,
    e.BlowLifted: _lifted,
    e.SupportSet: _support,
    e.ReserveMarked: _reserve,
    e.LocalSupport: _local,
    e.JokerTurned: _side("now hold the Joker", "má žolíka", "mají žolíka"),
    e.VpMoved: _vp,
    e.InitiativePassed: _side("now have the initiative", "má iniciativu", "mají iniciativu"),
    e.InitiativeShifted: lambda _, event: Sentence(
        f"The initiative marker lies on turn {event.turn}.", f"Značka iniciativy leží na {event.turn}. kole."
    ),
    e.HighTideSet: lambda _, event: Sentence(f"High Tide: {event.vp}.", f"Vrchol postupu: {event.vp}."),
    e.Won: _won,
    e.WeatherTurned: _weather,
    e.TriggerFired: lambda _, event: TRIGGERS[event.trigger],
    e.DutyTaken: _duty,
    e.StackingEased: _eased,
    e.Reprieved: lambda _, event: (
        Sentence("The next sudden-death check is not made.", "Příští kontrola náhlé smrti odpadá.")
        if event.on
        else Sentence("The sudden-death check was not made.", "Kontrola náhlé smrti odpadla.")
    ),
    e.OddsSet: _odds,
    e.ResultFound: _result,
}


def _lasts(board: Board, event: e.HalfStays) -> Sentence:
    title = half_title(board, event.played.side, event.played.card)
    return Sentence(f"{title.en} works on.", f"Událost {title.cs} působí dál.")


def say_doing(board: Board) -> Sentence | None:
    """What is half done: the battle that is fought, or the unit that moves."""
    for frame in reversed(board.frames):
        match frame:
            case Battle(hexes=(first, *_)):
                where = space_name(board, first)
                return Sentence(f"A battle for {where.en}.", f"Bitva o pole {where.cs}.")
            case Going(unit=unit):
                who = unit_name(board, unit)
                return Sentence(f"{who.en} is on its way.", f"{who.cs} je na cestě.")
    return None
