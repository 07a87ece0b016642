"""Words of the drawings, in both languages."""

from typing import Final

from kronika.domain.kernel.words import Sentence
from kronika.domain.tankduel.content.cards import Icon, Mark, Pierce
from kronika.domain.tankduel.content.common import Name
from kronika.domain.tankduel.content.robata import Primary, Secondary
from kronika.domain.tankduel.content.tanks import Quality
from kronika.domain.tankduel.content.words import Marker

QUALITIES: Final = {
    Quality.GREEN: Sentence("green", "nováčci"),
    Quality.VETERAN: Sentence("veterans", "veteráni"),
    Quality.ELITE: Sentence("elite", "elita"),
}
ICONS: Final = {
    Icon.EXPLOSION: Sentence("explosion", "výbuch"),
    Icon.FIRE: Sentence("fire", "oheň"),
    Icon.EXTINGUISHER: Sentence("extinguisher", "hasicí přístroj"),
    Icon.BINOCULARS: Sentence("binoculars", "dalekohled"),
}
MARKS: Final = {
    Mark.BOTH: Sentence("infantry", "pěchota"),
    Mark.SOVIET: Sentence("Soviet infantry", "sovětská pěchota"),
}
MARKERS: Final = {Marker.SHUFFLE: "SHUFFLE", Marker.END: "END GAME"}
PIERCE: Final = {Pierce.ALWAYS: "P", Pierce.NEVER: "O"}
STATES: Final = {
    "well": Sentence("well", "v pořádku"),
    "wounded": Sentence("wounded", "raněn"),
    "dead": Sentence("dead", "mrtev"),
}
TRACKS: Final = {
    "damaged": Sentence("tracks damaged", "poškozené pásy"),
    "immobilised": Sentence("immobilised", "znehybněn"),
}
PRIMARY: Final = {
    Primary.MISSION: Sentence("mission", "mise"),
    Primary.FIRE_HIGH: Sentence("fire: High", "palba: vysoká"),
    Primary.FIRE_LOW: Sentence("fire: Low", "palba: nízká"),
    Primary.MOVE_FLANK_OR_COVER: Sentence("move: flank or cover", "pohyb: obchvat nebo kryt"),
    Primary.LEADERSHIP: Sentence("Leadership", "velení"),
    Primary.SMOKE: Sentence("smoke", "dým"),
    Primary.MOVE: Sentence("move", "pohyb"),
}
SECONDARY: Final = {
    Secondary.SPOT: Sentence("spot", "zpozorování"),
    Secondary.HULL_DOWN: Sentence("hull down", "věžové postavení"),
    Secondary.APCR: Sentence("APCR", "APCR"),
    Secondary.SMOKE: Sentence("smoke", "dým"),
}
ROBATA: Final = Sentence("Robata", "Tankobot")
SAID: Final = {
    "round": Sentence("round {}", "kolo {}"),
    "pass": Sentence("pass {} of {}", "průchod {} z {}"),
    "deck": Sentence("deck {}", "balíček {}"),
    "discards": Sentence("discards {}", "odhozeno {}"),
    "places": Sentence("free mission cards {}", "volné karty mise {}"),
    "turn": Sentence("order: {}", "pořadí: {}"),
    "points": Sentence("{}: {} VP, medals {}", "{}: {} VB, medaile {}"),
    "motion": Sentence("in motion", "v pohybu"),
    "hull_down": Sentence("hull down", "věžové postavení"),
    "smoke": Sentence("smoke", "dým"),
    "bog": Sentence("bogged {}", "zapadl {}"),
    "fire": Sentence("on fire", "hoří"),
    "broken": Sentence("broken", "zlomená morálka"),
    "gun_hits": Sentence("gun hit ×{}", "zásah zbraně ×{}"),
    "loaded": Sentence("APCR loaded", "nabito APCR"),
    "apcr": Sentence("APCR ×{}", "APCR ×{}"),
    "buttoned": Sentence("hatch closed", "poklop uzavřen"),
    "fog": Sentence("heavy weather", "husté počasí"),
    "road": Sentence("road", "cesta"),
    "mud": Sentence("deep mud", "hluboké bahno"),
    "cover": Sentence("cover {}", "kryt {}"),
    "move": Sentence("Move {}", "Pohyb {}"),
    "shoots": Sentence("Fire {}", "Palba {}"),
    "initiative": Sentence("initiative {}", "iniciativa {}"),
    "laid": Sentence("initiative laid", "iniciativa položena"),
    "sees": Sentence("sees {}", "vidí {}"),
    "ranged": Sentence("has ranged {} (+{})", "zaměřil {} (+{})"),
    "flanks": Sentence("flanks {}", "obchází {}"),
    "lost": Sentence("out of play: {}", "mimo hru: {}"),
    "hand": Sentence("hand {}", "ruka {}"),
    "shown": Sentence("Hand of {} as shown in round {}", "Ruka, kterou ukázal {} v {}. kole"),
    "left": Sentence("has left", "odešel"),
    "fired": Sentence("has fired", "vystřelilo"),
    "overrun": Sentence("overrun", "přejeto"),
    "infantry": Sentence("infantry", "pěchota"),
    "order_icons": Sentence("order icons {}", "symboly rozkazu {}"),
    "pen": Sentence("penetration {}", "průraznost {}"),
    "range": Sentence("range", "vzdálenost"),
    "hit": Sentence("hit", "zásah"),
    "pierces": Sentence("pen.", "průr."),
    "front": Sentence("front", "čelo"),
    "side": Sentence("side", "bok"),
    "armour": Sentence("Armour, hull/turret: {}; tracks {}", "Pancíř, korba/věž: {}; pásy {}"),
    "vacant": Sentence("vacant", "volné"),
    "table": Sentence("On the table", "Na stole"),
    "revealed": Sentence("Revealed for Robata", "Odkryto pro Tankobota"),
    "robata": Sentence("Robata: {}", "Tankobot: {}"),
    "peril": Sentence("in peril", "v nebezpečí"),
    "primary": Sentence("primary: {}", "primární: {}"),
    "secondary": Sentence("secondary: {}", "sekundární: {}"),
    "shot": Sentence("High {}, Low {}; at it: High {}, Low {}", "vysoká {}, nízká {}; na něj: vysoká {}, nízká {}"),
    "legend": Sentence(
        "G and S: German and Soviet tanks, by number. > and <: in motion, to where it drives. [1]: an anti-tank gun, "
        "named below. Of a range the upper line is the Germans' own, the lower one the Soviets' own. Of a card: ! marks "
        "heavy damage, P always goes through, O never does.",
        "G a S: německé a sovětské tanky podle čísla. > a <: v pohybu, kterým směrem jede. [1]: protitankové dělo, "
        "popsané níže. Horní řádek vzdáleností je německý, dolní sovětský. U karty: ! značí těžké poškození, P projde "
        "vždy, O nikdy.",
    ),
    "marker": Sentence("{} among the last {} cards", "{} mezi posledními {} kartami"),
    "aside": Sentence("no marker in the deck", "v balíčku není značka"),
    "exits": Sentence("got through: {}", "dostalo se za čáru: {}"),
    "mud_lies": Sentence("deep mud lies", "leží hluboké bahno"),
    "roads": Sentence("road cards: {}, not taken {}", "karty cesty: {}, nevzato {}"),
    "short_player": Sentence("player {}", "hráč {}"),
    "player": Sentence("of {}", "řídí ho {}"),
    "in_box": Sentence("cards {}", "karty {}"),
    "worth": Sentence("{} VP, medals {}", "{} VB, medaile {}"),
    "sits": Sentence("{} in {}", "{}: {}"),
    "chosen": Sentence("Chosen so far: {}", "Zatím vybráno: {}"),
    "locations": Sentence("Hit by target number: {}", "Zásah podle cílového čísla: {}"),
    "tracks": Sentence("tracks", "pásy"),
    "hull": Sentence("hull", "korba"),
    "turret": Sentence("turret", "věž"),
    "levels": Sentence("Printed: Move {}, Fire {}", "Na desce: Pohyb {}, Palba {}"),
    "size": Sentence("size {:+}", "velikost {:+}"),
    "heavy_damage": Sentence("heavy damage", "těžké poškození"),
    "lays_smoke": Sentence("smoke", "dým"),
    "radio": Sentence("radio", "vysílačka"),
    "crew_worth": Sentence("VP: tank {}, {}", "VB: tank {}, {}"),
    "from": Sentence("hit, at {:03}", "zásah z {:03}"),
    "shot_at": Sentence("{} at {}, {} m{}: {} % hit{}", "{} na {}, {} m{}: zásah {} %{}"),
    "support_at": Sentence("{} at {}{}: {} % hit{}", "{} na {}{}: zásah {} %{}"),
    "not_ready": Sentence("not now", "teď ne"),
    "at_side": Sentence("side", "bok"),
    "goes_through": Sentence("{} {} %, through {} %{}", "{} {} %, průraz {} %{}"),
    "hides": Sentence("hidden", "kryto"),
    "boards": Sentence("Tank boards", "Desky tanků"),
    "cards": Sentence("Cards on the table", "Karty na stole"),
}


def said(what: Sentence | Name, language: str) -> str:
    """A text in a language."""
    return what.cs if language == "cs" else what.en


def say(word: str, language: str, *values: object) -> str:
    """One of the words of drawings, with values."""
    return said(SAID[word], language).format(*values)
