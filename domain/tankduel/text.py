"""A battle in sentences."""

from collections.abc import Callable, Iterable
from typing import Any

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.czech import capital, counted
from kronika.domain.kernel.events import DecisionMade, Event, Order
from kronika.domain.kernel.values import Counts, Prompt, RollResult
from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel import decisions as d
from kronika.domain.tankduel import events as e
from kronika.domain.tankduel.content.cards import Card, Icon, Pierce
from kronika.domain.tankduel.content.damage import Harm, Item
from kronika.domain.tankduel.content.words import Ending, Loss, Marker
from kronika.domain.tankduel.decisions import Action, Answer, PromptKind
from kronika.domain.tankduel.frames import Hatching
from kronika.domain.tankduel.names import (
    LOCATIONS,
    NATIONS,
    PLACES,
    ROLES,
    card_name,
    gun_name,
    half_name,
    seat_name,
    tank_name,
)
from kronika.domain.tankduel.rules.aiming import carried
from kronika.domain.tankduel.rules.checks import Goal, kind_of
from kronika.domain.tankduel.rules.ground import terrain_on
from kronika.domain.tankduel.setup import nation_of
from kronika.domain.tankduel.state import Board
from kronika.domain.tankduel.tables import TABLES, say_row

ACTIONS = {
    Action.MOVE: Sentence("move", "pohyb"),
    Action.FLANK: Sentence("flank", "obchvat"),
    Action.TERRAIN: Sentence("play terrain", "zahrát terén"),
    Action.FIRE: Sentence("fire", "palba"),
    Action.LEADERSHIP: Sentence("Leadership", "velení"),
    Action.SMOKE: Sentence("smoke", "dým"),
    Action.SPOT: Sentence("spot", "pokus o zpozorování"),
    Action.HULL_DOWN: Sentence("hull down", "věžové postavení"),
    Action.LOAD_APCR: Sentence("load APCR", "nabít APCR"),
    Action.CREW: Sentence("move a man", "přesun člena posádky"),
    Action.FIGHT_FIRE: Sentence("fight the fire", "hašení požáru"),
    Action.TERRAIN_ON_ENEMY: Sentence("terrain on an enemy", "terén na nepřítele"),
    Action.COMMAND: Sentence("Command", "rozkaz"),
    Action.STOP: Sentence("stop", "zastavit"),
    Action.GUN: Sentence("anti-tank gun", "protitankové dělo"),
    Action.INFANTRY_ADVANCE: Sentence("infantry advance", "postup pěchoty"),
    Action.INFANTRY_ATTACK: Sentence("infantry attack", "útok pěchoty"),
    Action.ROAD: Sentence("take a road card", "vzít kartu cesty"),
    Action.DONE: Sentence("end the action step", "konec akčního kroku"),
}
ANSWERS = {
    Answer.PAY: Sentence("pay order icons", "zaplatit symboly rozkazu"),
    Answer.BAIL_OUT: Sentence("bail out", "nouzově opustit tank"),
    Answer.FLIP: Sentence("flip a card", "otočit kartu"),
    Answer.DRAW: Sentence("draw a damage card", "otočit kartu poškození"),
    Answer.LOAD: Sentence("load APCR at once", "nabít APCR zrychleně"),
    Answer.NO: Sentence("no", "ne"),
    Answer.YES: Sentence("yes", "ano"),
    Answer.KEEP: Sentence("keep the Ranging", "ponechat zaměření"),
    Answer.TAKE: Sentence("take the Spot", "vzít zpozorování"),
    Answer.PUT: Sentence("flank an enemy", "obejít nepřítele"),
    Answer.REMOVE: Sentence("take a flank off", "zbavit se obchvatu"),
    Answer.RANGE: Sentence("range the target", "zaměřit cíl"),
    Answer.HULL: Sentence("the hull", "korba"),
    Answer.TURRET: Sentence("the turret", "věž"),
    Answer.SPOT: Sentence("spot an enemy", "zpozorovat nepřítele"),
    Answer.HULL_DOWN: Sentence("take hull down", "zaujmout věžové postavení"),
    Answer.CONCEAL: Sentence("try concealment", "pokusit se o skrytí"),
    Answer.EXCHANGE: Sentence("exchange cards with a team-mate", "vyměnit karty se spoluhráčem"),
    Answer.FLANK: Sentence("from the flank", "z obchvatu"),
    Answer.WEAPON: Sentence("anti-tank weapon", "protitanková zbraň"),
    Answer.CLOSE_COMBAT: Sentence("close combat", "boj zblízka"),
    Answer.SWITCH: Sentence("go on to close combat", "přejít k boji zblízka"),
    Answer.STAY: Sentence("use the rifle", "použít protitankovou pušku"),
    Answer.LAY: Sentence("lay the road", "položit cestu"),
    Answer.TURN: Sentence("open or close the hatch", "otevřít, nebo uzavřít poklop"),
    Answer.REDRAW: Sentence("discard cards and draw as many", "odhodit karty a dobrat stejně"),
}
HATCH_STAYS = Sentence("leave the hatch as it is", "nechat poklop, jak je")
STEPS = {
    "move": Sentence("a Move card", "kartu pohybu"),
    "second_move": Sentence("a second Move card, or none", "druhou kartu pohybu, nebo žádnou"),
    "flank": Sentence("a Flank card", "kartu obchvatu"),
    "terrain": Sentence("a terrain card", "kartu terénu"),
    "fire": Sentence("a Fire card", "kartu palby"),
    "second_fire": Sentence("a second Fire card, or none", "druhou kartu palby, nebo žádnou"),
    "leadership": Sentence("Leadership", "velení"),
    "smoke": Sentence("a Smoke card", "kartu dýmu"),
    "command": Sentence("Command", "rozkaz"),
    "gun_flank": Sentence("a Flank card, or none", "kartu obchvatu, nebo žádnou"),
    "infantry": Sentence("a card with an infantry mark", "kartu se značkou pěchoty"),
    "drop": Sentence("a card to discard", "kartu k odhození"),
}
PROMPTS: dict[str, Sentence] = {
    PromptKind.INITIATIVE: Sentence("{}: which card for initiative?", "{}: kterou kartu na iniciativu?"),
    PromptKind.LAID: Sentence(
        "You may take back the card laid for {}", "Můžete vzít zpět kartu iniciativy, kterou má {}"
    ),
    PromptKind.ACTION: Sentence("{}: what does it do?", "{}: co udělá?"),
    PromptKind.CARD: Sentence("{}: choose a card", "{}: vyberte kartu"),
    PromptKind.LEVEL: Sentence("{}: by how much is the level raised?", "{}: o kolik zvýšit úroveň?"),
    PromptKind.OI: Sentence("{}: which card pays?", "{}: která karta zaplatí?"),
    PromptKind.RAPID_APCR: Sentence("{}: load APCR at once?", "{}: nabít APCR zrychleně?"),
    PromptKind.TARGET: Sentence("{}: which enemy?", "{}: který nepřítel?"),
    PromptKind.RANGE_STEP: Sentence("{}: how far?", "{}: jak daleko?"),
    PromptKind.UNFLANK: Sentence("{}: whose flank is taken off?", "{}: čího obchvatu se zbaví?"),
    PromptKind.FLANK_OR_UNFLANK: Sentence("{}: flank, or take a flank off?", "{}: obejít, nebo se zbavit obchvatu?"),
    PromptKind.LAY_DOWN: Sentence("{}: lay the action down?", "{}: vyložit akci?"),
    PromptKind.SPOT_OR_RANGING: Sentence("{}: keep the Ranging, or spot?", "{}: ponechat zaměření, nebo zpozorovat?"),
    PromptKind.REACTION: Sentence("Against {}: Tactics?", "Proti akci, kterou dělá {}: taktika?"),
    PromptKind.LOCATION: Sentence("{}: where does it hit?", "{}: kam zasáhne?"),
    PromptKind.RANGE_TARGET: Sentence("{}: range the target?", "{}: zaměřit cíl?"),
    PromptKind.ESCAPE_ORDER: Sentence("{}: who escapes next?", "{}: kdo se pokusí o útěk?"),
    PromptKind.CREW: Sentence("{}: which man, and where?", "{}: který muž a kam?"),
    PromptKind.ENEMY_HAND: Sentence("{}: from which enemy is a card taken?", "{}: kterému nepříteli vzít kartu?"),
    PromptKind.GUN: Sentence("{}: which gun fires?", "{}: které dělo vystřelí?"),
    PromptKind.INFANTRY_MODE: Sentence("{}: how does the infantry attack?", "{}: jak zaútočí pěchota?"),
    PromptKind.CLOSE_COMBAT_SWITCH: Sentence("{}: on to close combat?", "{}: přejít k boji zblízka?"),
    PromptKind.HATCH: Sentence("{}: open or close the hatch?", "{}: otevřít, nebo uzavřít poklop?"),
    PromptKind.ROAD_CARD: Sentence("{}: lay a road?", "{}: položit cestu?"),
    PromptKind.MISSION_CARD: Sentence("{}: take a mission card?", "{}: vzít kartu mise?"),
    PromptKind.EFFECT: Sentence("{}: what is it for?", "{}: k čemu to bude?"),
    PromptKind.OWN_TANK: Sentence("{}: for which tank?", "{}: pro který tank?"),
    PromptKind.MATE: Sentence("{}: with which team-mate?", "{}: s kterým spoluhráčem?"),
    PromptKind.NUMBER: Sentence("{}: how many cards?", "{}: kolik karet?"),
    PromptKind.ACCEPT: Sentence("{} offers an exchange of cards", "{} nabízí výměnu karet"),
    PromptKind.GIVE: Sentence("Which card does {} get?", "Kterou kartu dostane {}?"),
    PromptKind.REDRAW: Sentence("Which card is discarded and drawn anew?", "Kterou kartu odhodit a dobrat znovu?"),
    PromptKind.FIRE_CHECK: Sentence("{} burns: what does the crew do?", "{} hoří: co udělá posádka?"),
    PromptKind.FIGHT_FIRE: Sentence("{} still burns: what does the crew do?", "{} stále hoří: co udělá posádka?"),
    PromptKind.MORALE_CHECK: Sentence(
        "The crew of {} is broken: what now?", "Posádka má podlomenou morálku, {}: co teď?"
    ),
    PromptKind.DISCARD: Sentence("{}: discard a card?", "{}: odhodit kartu?"),
    "": Sentence("Something is asked in secret", "Tajná otázka"),
}


def say_prompt(board: Board, prompt: Prompt) -> Sentence:
    """What is asked, as one sentence."""
    first, _, about = prompt.subject.partition(" ")
    if first in board.tanks:
        who = tank_name(board, first)
    elif first:
        who = seat_name(first)
    else:
        who = Sentence("", "")
    said = PROMPTS[prompt.kind]
    text = Sentence(capital(said.en.format(who.en)), capital(said.cs.format(who.cs)))
    if prompt.kind == "card":
        return Sentence(f"{who.en}: {STEPS[about].en}", f"{who.cs}: {STEPS[about].cs}")
    if about in board.tanks:
        name = tank_name(board, about)
        return Sentence(f"{text.en} ({name.en})", f"{text.cs} ({name.cs})")
    if prompt.kind == "reaction":
        action = ACTIONS[Action(about)]
        return Sentence(f"{text.en} ({action.en})", f"{text.cs} ({action.cs})")
    return text


def _both(said: Iterable[Sentence]) -> Sentence:
    """Several things in a row."""
    listed = tuple(said)
    return Sentence(", ".join(one.en for one in listed), ", ".join(one.cs for one in listed))


def say_decision(board: Board, decision: Any) -> Sentence:
    """A decision as one sentence."""
    match decision:
        case d.Lay(card):
            name = card_name(board, card)
            return Sentence(f"lay {name.en}", f"položit {name.cs}")
        case d.TakeBack():
            return Sentence("take the card back", "vzít kartu zpět")
        case d.ShowHand():
            return Sentence("show your hand to your team-mates", "ukázat karty v ruce spoluhráčům")
        case d.Act(action):
            return ACTIONS[action]
        case d.Use(card, half):
            name = half_name(board, card, half)
            return Sentence(f"play {name.en}", f"zahrát {name.cs}")
        case d.Drop(card):
            name = card_name(board, card)
            return Sentence(f"give up {name.en}", f"vzdát se karty {name.cs}")
        case d.Pay(card):
            name = card_name(board, card)
            return Sentence(f"pay with {name.en}", f"zaplatit kartou {name.cs}")
        case d.NoMore():
            return Sentence("no card", "žádná karta")
        case d.Aim(tank):
            return tank_name(board, tank)
        case d.Choose(seat):
            return seat_name(seat)
        case d.Go(metres):
            return _metres(metres)
        case d.Buy(number):
            return Sentence(str(number), str(number))
        case d.Man(place):
            return PLACES[place]
        case d.Say(answer):
            return say_answer(board, answer)
        case d.Battery(gun):
            return gun_name(board, gun)
        case d.React(card, True):
            name = card_name(board, card)
            return Sentence(f"play {name.en} against the flank", f"zahrát {name.cs} proti obchvatu")
        case d.React(card):
            name = card_name(board, card)
            return Sentence(f"play {name.en}", f"zahrát {name.cs}")
        case d.Pass():
            return Sentence("pass", "pasovat")
        case d.Confirm():
            return Sentence("lay it down", "vyložit")
    return Sentence("take the last choice back", "vzít poslední volbu zpět")


def say_answer(board: Board, answer: Answer) -> Sentence:
    """An answer to what is asked now."""
    if answer == Answer.KEEP and board.agenda and isinstance(board.agenda[0], Hatching):
        return HATCH_STAYS
    return ANSWERS[answer]


def _metres(metres: int) -> Sentence:
    if not metres:
        return Sentence("stay at this range", "zůstat na místě")
    if metres < 0:
        return Sentence(f"{-metres} m forward", f"{-metres} m vpřed")
    return Sentence(f"{metres} m back", f"{metres} m zpět")


def say_doing(board: Board) -> Sentence | None:
    """What is half done."""
    if not board.active:
        return None
    name = tank_name(board, board.active)
    return Sentence(f"Phase of {name.en}.", f"Ve své fázi je {name.cs}.")


FLIPS = {
    "smoke": Sentence("smoke", "kontrola dýmu"),
    "fire_check": Sentence("fire check", "kontrola požáru"),
    "unflank": Sentence("against the flank", "proti obchvatu"),
    "free": Sentence("to get free", "vyproštění"),
    "bog": Sentence("bogging", "zapadnutí"),
    "spot": Sentence("spotting", "zpozorování"),
    "hull_down": Sentence("hull down", "věžové postavení"),
    "conceal": Sentence("concealment", "skrytí"),
    "hit": Sentence("to hit", "zásah"),
    "location": Sentence("location", "místo zásahu"),
    "penetration": Sentence("penetration", "průraznost"),
    "explosion": Sentence("explosion", "výbuch"),
    "fire": Sentence("fire", "požár"),
    "escape": Sentence("escape", "útěk"),
    "close_combat": Sentence("close combat", "boj zblízka"),
    "weather": Sentence("weather", "počasí"),
    "mud": Sentence("deep mud", "hluboké bahno"),
    "newcomer": Sentence("reinforcement", "posila"),
    "response": Sentence("tactical response", "taktická odezva"),
    "random": Sentence("at random", "náhodný výběr"),
    "replaced": Sentence("another tank", "jiný tank"),
}


COUNTED = {
    "explosion": Sentence("an explosion icon counts", "počítá se symbol výbuchu"),
    "fire": Sentence("a fire icon counts", "počítá se symbol ohně"),
    "escape": Sentence("an icon of what the crew flees counts", "počítá se symbol toho, před čím osádka prchá"),
    "spot": Sentence("binoculars count", "počítá se dalekohled"),
    "fire_check": Sentence("fire counts, or else an extinguisher", "počítá se oheň, jinak hasicí přístroj"),
    "close_combat": Sentence("an explosion icon counts", "počítá se symbol výbuchu"),
    "response": Sentence("Tactics or a low target number count", "počítá se taktika nebo nízké číslo zaměřovače"),
}
"""What counts on a card that has nothing to reach; where it is not here, its target number."""


def result_of(board: Board, event: Event) -> RollResult | None:
    """What counts on a card that was flipped, and whether it was enough."""
    if not isinstance(event, e.CardFlipped):
        return None
    purpose, test, card = event.use.purpose, event.test, board.card(event.card)
    if test is not None:
        goal = Goal(kind_of(purpose.action, at_most=test.at_most), test.parts)
        number = goal.read(card)
        numbers = () if number is None else (number,)
        return RollResult(goal.counts, test.success, numbers, (test.success,) * len(numbers))
    if purpose.action in COUNTED:
        return RollResult(Counts(purpose.rule, COUNTED[purpose.action]), _shows(purpose.action, card))
    said = Sentence("the target number counts", "počítá se číslo zaměřovače")
    return RollResult(Counts(purpose.rule, said), numbers=(card.tn,))


def _shows(action: str, card: Card) -> bool | None:
    """Whether a card that has no number to reach shows what counts; None: more than one thing counts."""
    match action:
        case "spot":
            return Icon.BINOCULARS in card.icons
        case "explosion" | "close_combat":
            return Icon.EXPLOSION in card.icons
        case "fire":
            return Icon.FIRE in card.icons
    return None


def _flip(board: Board, event: e.CardFlipped) -> Sentence:
    card, what = card_name(board, event.card), FLIPS[event.use.purpose.action]
    ending = _result(board, event)
    return Sentence(
        f"Flipped ({what.en}): {card.en}; {ending.en}.",
        f"Otočena karta ({what.cs}): {card.cs}; {ending.cs}.",
    )


def _result(board: Board, event: e.CardFlipped) -> Sentence:
    result, test = result_of(board, event), event.test
    assert result is not None
    counts = result.counts
    met = Sentence("yes", "ano") if result.succeeded else Sentence("no", "ne")
    if result.succeeded is None:
        return Sentence(f"{text(counts.said, 'en')} ({counts.rule})", f"{text(counts.said, 'cs')} ({counts.rule})")
    if test is None:
        return Sentence(
            f"{text(counts.said, 'en')}: {met.en} ({counts.rule})",
            f"{text(counts.said, 'cs')}: {met.cs} ({counts.rule})",
        )
    en, cs = ("at most", "nejvýše") if test.at_most else ("at least", "nejméně")
    read = _read(board, event, at_most=test.at_most)
    return Sentence(
        f"{read.en}{en} {test.target} wanted: {met.en} ({counts.rule})",
        f"{read.cs}třeba {cs} {test.target}: {met.cs} ({counts.rule})",
    )


def _read(board: Board, event: e.CardFlipped, *, at_most: bool) -> Sentence:
    """What is read from a card, where that is not its number."""
    card = board.card(event.card)
    kind = kind_of(event.use.purpose.action, at_most=at_most)
    if kind == "number":
        return Sentence("", "")
    if kind == "pierce":
        shown = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}.get(card.pierce, str(card.modifier))
        return Sentence(f"penetration modifier {shown}, ", f"průraznost {shown}, ")
    return Sentence(f"target number {card.tn}, ", f"číslo zaměřovače {card.tn}, ")


PARTS = {
    "gun": Sentence("gun", "kanón"),
    "infantry": Sentence("infantry", "pěchota"),
    "fire_card": Sentence("Fire card", "karta palby"),
    "leadership": Sentence("Leadership", "velení"),
    "ranging": Sentence("Ranging", "zaměření"),
    "flank": Sentence("flank", "obchvat"),
    "target_ground": Sentence("ground of the target", "terén cíle"),
    "shooter_ground": Sentence("ground of the shooter", "terén střelce"),
    "size": Sentence("size of the target", "velikost cíle"),
    "tactics": Sentence("Tactics", "taktika"),
    "in_motion": Sentence("target in motion", "cíl v pohybu"),
    "shooter_in_motion": Sentence("shooter in motion", "střelec v pohybu"),
    "buttoned": Sentence("hatch closed", "uzavřený poklop"),
    "fog": Sentence("fog", "mlha"),
    "heavy_fog": Sentence("heavy fog", "hustá mlha"),
    "always_misses": Sentence("96 to 100 always miss", "96 až 100 vždy mine"),
    "armour": Sentence("armour", "pancíř"),
    "penetration": Sentence("penetration", "průraznost"),
    "order_icons": Sentence("order icons", "symboly rozkazu"),
    "slope": Sentence("slope", "svah"),
    "apcr": Sentence("APCR", "APCR"),
    "light": Sentence("light weather", "lehké počasí"),
    "seen_by": Sentence("seen by", "vidí ho"),
    "ranged_by": Sentence("ranged by", "mají ho zaměřený"),
    "mud_or_mines": Sentence("in mud or mines", "v bahně nebo minách"),
    "flanked_by": Sentence("flanked by", "obcházejí ho"),
    "bogged": Sentence("bogged", "zapadlý"),
    "sees": Sentence("sees", "vidí"),
    "ranges": Sentence("has ranged", "má zaměřeno"),
    "flanks": Sentence("flanks", "obchází"),
    "fire_level": Sentence("Fire level", "úroveň palby"),
    "first_card": Sentence("first card", "první karta"),
    "second_card": Sentence("second card", "druhá karta"),
    "to_hit": Sentence("chance to hit", "šance na zásah"),
    "range": Sentence("firing range", "vzájemná vzdálenost"),
    "points": Sentence("points to be had", "zbývající body"),
    "number": Sentence("identification number", "identifikační číslo"),
    "binoculars": Sentence("cards with binoculars", "karet s dalekohledem"),
    "extinguisher": Sentence("cards with an extinguisher and no fire", "karet s hasicím přístrojem bez ohně"),
    "explosion": Sentence("cards with an explosion", "karet s výbuchem"),
    "fire": Sentence("cards with fire", "karet s ohněm"),
    "lower": Sentence("lower than", "méně než"),
    "move_level": Sentence("Move level", "úroveň pohybu"),
    "bail_out": Sentence("to bail out", "opuštění tanku"),
    "bog": Sentence("bogging", "zapadnutí"),
    "conceal": Sentence("concealment", "skrytí"),
    "hull_down": Sentence("hull down", "věžové postavení"),
    "replaced": Sentence("another tank", "jiný tank"),
    "smoke": Sentence("smoke", "dým"),
    "mud": Sentence("mud", "bahno"),
    "building": Sentence("Building", "budova"),
    "hill": Sentence("Hill", "kopec"),
    "brush": Sentence("Brush", "křoviny"),
    "woods": Sentence("Woods", "les"),
    "city_rubble": Sentence("City Rubble", "městské sutiny"),
    "mines": Sentence("Mines", "miny"),
    "bridge": Sentence("Bridge", "most"),
    "square": Sentence("Square", "náměstí"),
    "field": Sentence("Field", "pole"),
    "gully": Sentence("Gully", "strž"),
    "rubble": Sentence("Rubble", "sutiny"),
    "factory": Sentence("Factory", "továrna"),
    "street": Sentence("Street", "ulice"),
    "street_corner": Sentence("Street Corner", "roh ulice"),
    "road": Sentence("Road", "cesta"),
}


def say_order(order: Order) -> Sentence:
    """TDR90: no reaction, for how long."""
    if order.until == "game":
        return Sentence("Pass every reaction to the end of the game.", "Nereagovat až do konce hry.")
    number = order.until.removeprefix("round-")
    en, cs = ("", "") if order.kind else (", or until another player plays one", ", nebo než někdo jiný zareaguje")
    return Sentence(
        f"Pass every reaction to the end of round {number}{en}.", f"Nereagovat až do konce kola {number}{cs}."
    )


def say_part(name: str) -> Sentence:
    """A part of what a flip has to reach; a terrain that only a pack knows stands for itself."""
    return PARTS.get(name, Sentence(name, name))


def say_thrown(dice: int) -> Sentence:
    """A card is flipped; no dice are thrown."""
    return Sentence("card", "karta")


HARMS: dict[Harm, Sentence] = {
    Harm.CHECK_EXPLOSION: Sentence("explosion?", "výbuch?"),
    Harm.CHECK_FIRE: Sentence("fire?", "požár?"),
    Harm.EXPLOSION: Sentence("EXPLOSION", "VÝBUCH"),
    Harm.FIRE: Sentence("FIRE", "POŽÁR"),
    Harm.CATASTROPHIC: Sentence("CATASTROPHIC HIT", "KATASTROFICKÝ ZÁSAH"),
    Harm.MAIN_GUN_HIT: Sentence("main gun hit", "zásah hlavní zbraně"),
    Harm.TRACKS_DAMAGED: Sentence("tracks damaged", "poškozené pásy"),
    Harm.IMMOBILISED: Sentence("immobilised", "znehybnění"),
}


def _item(item: Item) -> Sentence:
    """As damage cards print it: capitals for a death."""
    if item.role is None:
        return HARMS[item.harm]
    role = ROLES[item.role]
    return Sentence(role.en.upper(), role.cs.upper()) if item.harm == Harm.KILL else role


def say_event(board: Board, event: Event) -> Sentence | None:
    """An event as one sentence; `board` is the one after it. None for one that only keeps the books."""
    if isinstance(event, DecisionMade):
        name = seat_name(event.seat)
        return Sentence(f"{name.en} decides.", f"Rozhoduje {name.cs}.")
    say = SAY.get(type(event))
    return say(board, event) if say is not None else None


def _of_tank(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    """A sentence about the tank of an event."""

    def say(board: Board, event: Any) -> Sentence:
        name = tank_name(board, event.tank)
        return Sentence(en.format(name.en), cs.format(name.cs))

    return say


def _between(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    """A sentence about the tank of an event and its target."""

    def say(board: Board, event: Any) -> Sentence:
        one, other = tank_name(board, event.tank), tank_name(board, event.target)
        return Sentence(en.format(one.en, other.en), cs.format(one.cs, other.cs))

    return say


def _round(board: Board, event: e.RoundBegan) -> Sentence:
    return Sentence(f"Round {event.round} begins.", f"Začíná kolo {event.round}.")


def _marker(board: Board, event: e.MarkerSought) -> Sentence | None:
    if not event.found:
        return None
    if board.aside == Marker.END:
        return Sentence("END GAME turns up.", "Otočena karta KONEC HRY.")
    return Sentence("SHUFFLE turns up.", "Otočena karta ZAMÍCHAT.")


def _shuffled(board: Board, event: e.Reshuffled) -> Sentence:
    return Sentence(
        f"The battle deck is shuffled: pass {event.passed}.", f"Bitevní balíček je zamíchán: průchod {event.passed}."
    )


def _drawn(board: Board, event: e.CardDrawn) -> Sentence:
    who, card = seat_name(event.seat), event.secret.content
    if card is None:
        return Sentence(f"{who.en} draws a card.", f"Kartu dobírá {who.cs}.")
    name = card_name(board, card)
    return Sentence(f"{who.en} draws {name.en}.", f"{capital(who.cs)} dobírá: {name.cs}.")


def _laid(board: Board, event: e.InitiativeLaid) -> Sentence:
    tank, card = tank_name(board, event.tank), event.secret.content
    if card is None:
        return Sentence(f"An initiative card is laid for {tank.en}.", f"Kartu iniciativy má {tank.cs}.")
    name = card_name(board, card)
    return Sentence(f"{name.en} is laid for {tank.en}.", f"Kartu iniciativy {name.cs} má {tank.cs}.")


def _shown(board: Board, event: e.InitiativeShown) -> Sentence:
    said = [(tank_name(board, tank), event.cards.get(tank, 0)) for tank in event.order]
    en = ", ".join(f"{name.en} {card}" for name, card in said)
    cs = ", ".join(f"{name.cs} {card}" for name, card in said)
    return Sentence(f"Initiative: {en}.", f"Iniciativa: {cs}.")


def _action(board: Board, event: e.ActionLaid) -> Sentence:
    tank, action = tank_name(board, event.tank), ACTIONS[event.action]
    en, cs = f"{tank.en}: {action.en}", f"{tank.cs}: {action.cs}"
    cards = _both(half_name(board, used.card, used.half) for used in event.cards)
    if event.cards:
        en, cs = f"{en}, {cards.en}", f"{cs}, {cards.cs}"
    if event.gun:
        gun = gun_name(board, event.gun)
        en, cs = f"{en}, {gun.en}", f"{cs}, {gun.cs}"
    if event.target:
        target = tank_name(board, event.target)
        en, cs = f"{en}; target {target.en}", f"{cs}; cíl {target.cs}"
    if event.close:
        en, cs = f"{en}; close combat", f"{cs}; boj zblízka"
    if event.flank:
        en, cs = f"{en}; from the flank", f"{cs}; z obchvatu"
    if event.metres:
        way = _metres(event.metres)
        en, cs = f"{en}; {way.en}", f"{cs}; {way.cs}"
    if event.paid:
        paid = _both(card_name(board, card) for card in event.paid)
        en, cs = f"{en}; pays {paid.en}", f"{cs}; platí {paid.cs}"
    return Sentence(f"{en}.", f"{cs}.")


def _paid(board: Board, event: e.OrdersPaid) -> Sentence:
    who, cards = seat_name(event.seat), _both(card_name(board, card) for card in event.cards)
    return Sentence(f"{who.en} pays {cards.en}.", f"{capital(who.cs)} platí: {cards.cs}.")


def _hidden_card(en: str, cs: str) -> Callable[[Board, Any], Sentence]:
    """A sentence about a card of a seat that perhaps is not seen."""

    def say(board: Board, event: Any) -> Sentence:
        who, held = seat_name(event.seat), event.secret.content
        card = getattr(held, "card", held)
        if card is None:
            return Sentence(f"{en.format(who.en)}.", f"{capital(cs.format(who.cs))}.")
        name = card_name(board, card)
        return Sentence(f"{en.format(who.en)}: {name.en}.", f"{capital(cs.format(who.cs))}: {name.cs}.")

    return say


def _stolen(board: Board, event: e.CardStolen) -> Sentence:
    who, victim = seat_name(event.seat), seat_name(event.target)
    taken = event.secret.content
    card = event.gain.content if taken is None else taken.card
    en, cs = f"{who.en} takes a card of {victim.en}", f"{capital(who.cs)} bere kartu, ztrácí ji {victim.cs}"
    if card is None:
        return Sentence(f"{en}.", f"{cs}.")
    name = card_name(board, card)
    return Sentence(f"{en}: {name.en}.", f"{cs}: {name.cs}.")


def _given(board: Board, event: e.CardGiven) -> Sentence:
    who, mate = seat_name(event.seat), seat_name(event.mate)
    card = next((part.content for part in event.told if part.content is not None), None)
    en, cs = f"{mate.en} gets a card from {who.en}", f"{capital(mate.cs)} dostává kartu, dává ji {who.cs}"
    if card is None:
        return Sentence(f"{en}.", f"{cs}.")
    name = card_name(board, card)
    return Sentence(f"{en}: {name.en}.", f"{cs}: {name.cs}.")


def _hand_shown(board: Board, event: e.HandShown) -> Sentence:
    who, told = seat_name(event.seat), next((part.content for part in event.told if part.content is not None), None)
    en, cs = f"{who.en} shows the team-mates the hand", f"{capital(who.cs)} ukazuje spoluhráčům karty v ruce"
    if told is None:
        return Sentence(f"{en}.", f"{cs}.")
    cards = _both(card_name(board, card) for card in told)
    return Sentence(f"{en}: {cards.en}.", f"{cs}: {cards.cs}.")


def _tactics(board: Board, event: e.TacticsPlayed) -> Sentence:
    who, card = seat_name(event.seat), card_name(board, event.card)
    return Sentence(f"{who.en} plays {card.en}.", f"{capital(who.cs)} hraje kartu {card.cs}.")


def _passed(board: Board, event: e.Passed) -> Sentence:
    who = seat_name(event.seat)
    return Sentence(f"{who.en} plays no Tactics.", f"{capital(who.cs)} taktiku nehraje.")


def _moved(board: Board, event: e.TankMoved) -> Sentence:
    tank = tank_name(board, event.tank)
    return Sentence(f"{tank.en} moves; range {event.range} m.", f"{tank.cs} jede; vzdálenost {event.range} m.")


def _terrain(board: Board, event: e.TerrainLaid) -> Sentence:
    tank, ground = tank_name(board, event.tank), terrain_on(board, event.card).name
    return Sentence(f"{tank.en} is in this terrain now: {ground.en}.", f"{tank.cs} je teď v terénu {ground.cs}.")


def _place(board: Board, event: e.PlaceTaken) -> Sentence:
    tank, ground = tank_name(board, event.tank), board.terrain(event.terrain).name
    return Sentence(f"{tank.en} takes a mission card: {ground.en}.", f"{tank.cs} bere kartu mise: {ground.cs}.")


def _nation_scored(board: Board, event: e.NationScored) -> Sentence:
    nation = NATIONS[event.nation]
    points = counted(event.vp, "vítězný bod", "vítězné body", "vítězných bodů")
    return Sentence(f"The {nation.en}: +{event.vp} VP.", f"{nation.cs}: {points}.")


def _bogged(board: Board, event: e.Bogged) -> Sentence:
    tank = tank_name(board, event.tank)
    return Sentence(f"{tank.en} bogs down ({event.level}).", f"{tank.cs} zapadá ({event.level}).")


def _sight_lost(board: Board, event: e.SightLost) -> Sentence:
    tank, lost = tank_name(board, event.tank), _both(tank_name(board, one) for one in event.targets)
    return Sentence(f"{tank.en} loses sight of {lost.en}.", f"{tank.cs} ztrácí z dohledu {lost.cs}.")


def _ranged(board: Board, event: e.Ranged) -> Sentence:
    tank, target = tank_name(board, event.tank), tank_name(board, event.target)
    return Sentence(
        f"{tank.en} ranges {target.en} (+{event.bonus}).", f"{tank.cs} zaměřuje {target.cs} (+{event.bonus})."
    )


def _located(board: Board, event: e.ShotLocated) -> Sentence:
    target, where = tank_name(board, event.target), LOCATIONS[event.location]
    if event.misses:
        return Sentence(
            f"The shot would hit {where.en} of {target.en}, which is hull down: a miss.",
            f"{target.cs}: rána by šla do {where.cs}, tank je ve věžovém postavení, vedle.",
        )
    return Sentence(f"{target.en} is hit in {where.en}.", f"{target.cs}: zásah do {where.cs}.")


def _pierced(board: Board, event: e.ShotPierced) -> Sentence:
    target = tank_name(board, event.target)
    if not event.through:
        return Sentence(f"The armour of {target.en} holds.", f"{target.cs}: pancíř vydržel.")
    if event.heavy:
        return Sentence(f"The shot goes through {target.en}: heavy damage.", f"{target.cs}: probit, těžké poškození.")
    return Sentence(f"The shot goes through {target.en}: light damage.", f"{target.cs}: probit, lehké poškození.")


def _damage_drawn(board: Board, event: e.DamageDrawn) -> Sentence:
    if not event.card:
        return Sentence("The damage deck is shuffled.", "Balíček poškození je zamíchán.")
    return Sentence(f"Damage card {event.card}.", f"Karta poškození {event.card}.")


def _damage_read(board: Board, event: e.DamageRead) -> Sentence:
    tank, items = tank_name(board, event.tank), _both(map(_item, event.items))
    critical = Sentence(" (critical)", " (kritický zásah)") if event.critical else Sentence("", "")
    if not event.items:
        return Sentence(f"{tank.en}: nothing happens{critical.en}.", f"{tank.cs}: nic se nestalo{critical.cs}.")
    return Sentence(f"{tank.en}{critical.en}: {items.en}.", f"{tank.cs}{critical.cs}: {items.cs}.")


def _man_hurt(board: Board, event: e.ManHurt) -> Sentence:
    tank, role = tank_name(board, event.tank), ROLES[event.role]
    if event.killed:
        return Sentence(f"{tank.en}: the {role.en} dies.", f"{tank.cs}: {role.cs} je mrtev.")
    return Sentence(f"{tank.en}: the {role.en} is wounded.", f"{tank.cs}: {role.cs} je zraněn.")


def _man_moved(board: Board, event: e.ManMoved) -> Sentence:
    tank, role, place = tank_name(board, event.tank), ROLES[event.role], PLACES[event.place]
    return Sentence(f"{tank.en}: the {role.en} moves to {place.en}.", f"{tank.cs}: {role.cs} jde na {place.cs}.")


def _tracks(board: Board, event: e.TracksHit) -> Sentence:
    tank = tank_name(board, event.tank)
    if event.immobilised:
        return Sentence(f"{tank.en} is immobilised.", f"{tank.cs} je znehybněn.")
    return Sentence(f"The tracks of {tank.en} are damaged.", f"{tank.cs} má poškozené pásy.")


LOSSES = {
    Loss.EXPLOSION: Sentence("explodes", "vybuchl"),
    Loss.FIRE: Sentence("burns out", "vyhořel"),
    Loss.CATASTROPHIC: Sentence("is blown to pieces", "je zničen katastrofickým zásahem"),
    Loss.BAILED_OUT: Sentence("is abandoned", "je opuštěn"),
    Loss.CREW: Sentence("has lost all its crew", "ztratil celou posádku"),
}


def _lost(board: Board, event: e.TankLost) -> Sentence:
    tank, how = tank_name(board, event.tank), LOSSES[event.how]
    if not event.by:
        return Sentence(f"{tank.en} {how.en}.", f"{tank.cs} {how.cs}.")
    by = tank_name(board, event.by)
    return Sentence(f"{tank.en} {how.en}; a medal for {by.en}.", f"{tank.cs} {how.cs}; medaili má {by.cs}.")


def _infantry(board: Board, event: e.InfantryMoved) -> Sentence:
    nation = NATIONS[event.nation]
    if not event.at:
        return Sentence(f"Infantry of the {nation.en} is thrown back.", f"{nation.cs}: pěchota je zatlačena zpět.")
    return Sentence(f"Infantry of the {nation.en} is at {event.at} m.", f"{nation.cs}: pěchota je na {event.at} m.")


def _hatch(board: Board, event: e.HatchTurned) -> Sentence:
    tank = tank_name(board, event.tank)
    if event.buttoned:
        return Sentence(f"{tank.en} closes its hatch.", f"{tank.cs} uzavírá poklop.")
    return Sentence(f"{tank.en} opens its hatch.", f"{tank.cs} otevírá poklop.")


def _weapon(board: Board, event: e.WeaponUsed) -> Sentence:
    tank = tank_name(board, event.target)
    weapon = carried(board, event.nation, strong=event.strong).name
    return Sentence(f"{tank.en} is hit by {weapon}.", f"{tank.cs}: zásah, zbraň {weapon}.")


def _weather(board: Board, event: e.WeatherTurned) -> Sentence:
    tank = tank_name(board, event.tank)
    if event.heavy:
        return Sentence(f"Heavy weather around {tank.en}.", f"{tank.cs}: náročné povětrnostní podmínky.")
    return Sentence(f"Light weather around {tank.en}.", f"{tank.cs}: nenáročné povětrnostní podmínky.")


def _road_taken(board: Board, event: e.RoadTaken) -> Sentence:
    nation = NATIONS[event.nation]
    return Sentence(f"A road card for the {nation.en}.", f"{nation.cs}: karta cesty k dispozici.")


def _overrun(board: Board, event: e.GunsOverrun) -> Sentence:
    return Sentence(
        f"The gun position at {event.range} m is destroyed.", f"Palebné postavení na {event.range} m je zničeno."
    )


def _came(board: Board, event: e.NewcomerCame) -> Sentence:
    tank = tank_name(board, event.entry.id)
    return Sentence(f"A reinforcement comes: {tank.en}.", f"Přichází posila: {tank.cs}.")


def _robata_chose(board: Board, event: e.RobataChose) -> Sentence:
    tank, table = tank_name(board, event.tank), TABLES[event.table]
    said = [say_row(event.table, event.row, event.value)]
    said += [card_name(board, event.card)] if event.card else []
    said += [tank_name(board, event.target)] if event.target else []
    facts = [(say_part(fact.name), fact.value) for fact in event.facts]
    en, cs = (", ".join(f"{getattr(name, lang)} {value}" for name, value in facts) for lang in ("en", "cs"))
    ends = Sentence(f" ({en})", f" ({cs})") if facts else Sentence("", "")
    return Sentence(
        f"Robata, {tank.en}, {table.en}: {', '.join(one.en for one in said)}{ends.en}.",
        f"Tankobot, {tank.cs}, {table.cs}: {', '.join(one.cs for one in said)}{ends.cs}.",
    )


def _revealed(board: Board, event: e.CardRevealed) -> Sentence:
    tank, card = tank_name(board, event.tank), card_name(board, event.card)
    return Sentence(f"Robata reveals {card.en} for {tank.en}.", f"Tankobot odhaluje {card.cs}, tank {tank.cs}.")


def _used(board: Board, event: e.RevealedUsed) -> Sentence:
    card = card_name(board, event.card)
    return Sentence(f"Robata plays {card.en}.", f"Tankobot hraje {card.cs}.")


def _reveal_over(board: Board, event: e.RevealOver) -> Sentence | None:
    if not event.bid:
        return None
    tank, card = tank_name(board, event.tank), card_name(board, event.bid)
    return Sentence(f"Robata takes {card.en} for {tank.en}.", f"Tankobot bere {card.cs}, tank {tank.cs}.")


def _peril(board: Board, event: e.PerilTurned) -> Sentence:
    tank = tank_name(board, event.tank)
    if event.peril:
        return Sentence(f"{tank.en} is in peril.", f"{tank.cs} je v ohrožení.")
    return Sentence(f"{tank.en} is operational again.", f"{tank.cs} je opět bojeschopný.")


def _character(board: Board, event: Any) -> Sentence:
    tank = tank_name(board, event.tank)
    name = next(card.name for card in board.robata.cards if card.character == event.character)
    return Sentence(f"{tank.en} gets the action card {name.en}.", f"{tank.cs} dostává kartu akcí {name.cs}.")


def _scored(board: Board, event: e.Scored) -> Sentence:
    tank, points = tank_name(board, event.tank), counted(event.vp, "vítězný bod", "vítězné body", "vítězných bodů")
    return Sentence(f"{tank.en}: +{event.vp} VP.", f"{tank.cs}: {points}.")


def _left(board: Board, event: e.SeatLeft) -> Sentence:
    seat = seat_name(event.seat)
    if not event.heir:
        return Sentence(
            f"{seat.en} is out; Robata drives the tanks.", f"{capital(seat.cs)} končí; tanky řídí Tankobot."
        )
    heir = seat_name(event.heir)
    return Sentence(
        f"{seat.en} is out; {heir.en} takes the tanks over.", f"{capital(seat.cs)} končí; tanky přebírá {heir.cs}."
    )


WAYS = {
    Ending.POINTS: Sentence("by points", "na body"),
    Ending.PLACES: Sentence("by mission cards", "díky kartám mise"),
    Ending.MEDALS: Sentence("by medals", "na medaile"),
    Ending.HELD: Sentence("as nobody got through", "protože nikdo nepronikl"),
    Ending.CRUSHING: Sentence("crushingly, over the bridge", "drtivě, přes most"),
    Ending.KING: Sentence("as they hold the hill", "protože drží kopec"),
}


def _ended(board: Board, event: e.BattleEnded) -> Sentence:
    if not event.winners:
        return Sentence("The battle is a draw.", "Bitva skončila nerozhodně.")
    nation = NATIONS[nation_of(event.winners[0])]
    how = WAYS[event.how]
    return Sentence(f"The {nation.en} win {how.en}.", f"Vítězí {nation.cs} {how.cs}.")


SAY: dict[type[Event], Callable[[Board, Any], Sentence | None]] = {
    e.LaidOut: lambda _, __: Sentence("The battle is laid out.", "Bitva je připravena."),
    e.TakenOver: lambda _, __: Sentence("The battle goes on.", "Bitva pokračuje."),
    e.RoundBegan: _round,
    e.MarkerSought: _marker,
    e.Reshuffled: _shuffled,
    e.CardDrawn: _drawn,
    e.CardFlipped: _flip,
    e.InitiativeLaid: _laid,
    e.InitiativeTakenBack: _of_tank("The initiative card of {} is taken back.", "Kartu iniciativy už nemá {}."),
    e.InitiativeShown: _shown,
    e.TurnBegan: _of_tank("Phase of {}.", "Svou fázi začíná {}."),
    e.ActionLaid: _action,
    e.OrdersPaid: _paid,
    e.CardDropped: _hidden_card("{} discards a card", "{} odhazuje kartu"),
    e.CardLost: _hidden_card("{} loses a card at random", "{} náhodně ztrácí kartu"),
    e.CardStolen: _stolen,
    e.CardGiven: _given,
    e.HandShown: _hand_shown,
    e.TacticsPlayed: _tactics,
    e.Passed: _passed,
    e.TankMoved: _moved,
    e.TerrainLaid: _terrain,
    e.PlaceTaken: _place,
    e.SmokeLaid: _of_tank("Smoke is laid on {}.", "{} je zadýmován."),
    e.SmokeCleared: _of_tank("The smoke on {} is gone.", "{} už není zadýmován."),
    e.Stopped: _of_tank("{} stops.", "{} zastavuje."),
    e.HullDown: _of_tank("{} is hull down.", "{} je ve věžovém postavení."),
    e.Bogged: _bogged,
    e.Freed: _of_tank("{} gets free.", "{} se vyprostil."),
    e.Spotted: _between("{} spots {}.", "{} zpozoroval {}."),
    e.Ranged: _ranged,
    e.SightLost: _sight_lost,
    e.FlankPut: _between("{} flanks {}.", "{} má v obchvatu {}."),
    e.FlankRemoved: _between("{} no longer flanks {}.", "{} už v obchvatu nemá {}."),
    e.ApcrLoaded: _of_tank("{} loads APCR.", "{} nabíjí APCR."),
    e.ApcrFired: _of_tank("{} has fired APCR.", "{} vystřelil APCR."),
    e.ShotLocated: _located,
    e.ShotPierced: _pierced,
    e.DamageDrawn: _damage_drawn,
    e.DamageRead: _damage_read,
    e.ManHurt: _man_hurt,
    e.ManMoved: _man_moved,
    e.TracksHit: _tracks,
    e.GunHit: _of_tank("The main gun of {} is hit.", "{} má zasaženou hlavní zbraň."),
    e.FireBrokeOut: _of_tank("{} is on fire.", "{} hoří."),
    e.FirePutOut: _of_tank("The fire in {} is out.", "{} už nehoří."),
    e.MoraleBroke: _of_tank("The crew of {} breaks.", "{}: morálka posádky je podlomena."),
    e.Rallied: _of_tank("The crew of {} rallies.", "{}: posádka se zkonsolidovala."),
    e.TankLost: _lost,
    e.TankExited: _of_tank("{} gets through and leaves.", "{} pronikl a opouští bojiště."),
    e.InfantryMoved: _infantry,
    e.HatchTurned: _hatch,
    e.WeaponUsed: _weapon,
    e.WeatherTurned: _weather,
    e.MudLifted: lambda _, __: Sentence("The deep mud is gone.", "Hluboké bahno pominulo."),
    e.RoadTaken: _road_taken,
    e.RoadLaid: _of_tank("A road is laid under {}.", "{} stojí na cestě."),
    e.InfantryWoken: lambda _, __: Sentence("German infantry is at the front.", "Německá pěchota je na frontě."),
    e.GunsOverrun: _overrun,
    e.NewcomerCame: _came,
    e.TankReplaced: _of_tank("{} takes its place.", "Místo něj přijíždí {}."),
    e.TankReturned: _of_tank("{} comes back.", "{} se vrací do hry."),
    e.Scored: _scored,
    e.NationScored: _nation_scored,
    e.CardRevealed: _revealed,
    e.RevealedUsed: _used,
    e.RevealOver: _reveal_over,
    e.RobataChose: _robata_chose,
    e.CommandResolved: lambda _, __: None,
    e.PerilTurned: _peril,
    e.CharacterDrawn: _character,
    e.CharacterTurned: _character,
    e.RoundEnded: lambda _, __: Sentence("The round is over.", "Kolo skončilo."),
    e.SeatLeft: _left,
    e.BattleEnded: _ended,
}
