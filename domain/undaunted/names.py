"""What things are called, in English and in the words of the Czech rulebooks."""

from collections.abc import Iterable
from typing import Final

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.words import Reason, Rejection, Sentence
from kronika.domain.undaunted import czech
from kronika.domain.undaunted.content import ActionName, MineFace, Name
from kronika.domain.undaunted.state import HIDDEN, Board, Zone

ACTION_NAMES: Final[dict[ActionName, Name]] = {
    ActionName.MOVE: Name("move", "přesun"),
    ActionName.SCOUT: Name("scout", "pátrání"),
    ActionName.STALK: Name("stalk", "skrytý přesun"),
    ActionName.GUIDE: Name("guide", "manévr"),
    ActionName.BOLSTER: Name("bolster", "posily"),
    ActionName.COMMAND: Name("command", "za mnou!"),
    ActionName.CONCEAL: Name("conceal", "zmatení nepřítele"),
    ActionName.CONTROL: Name("control", "ovládnutí"),
    ActionName.INSPIRE: Name("inspire", "povzbuzení"),
    ActionName.RECON: Name("recon", "průzkum"),
    ActionName.TARGET: Name("target", "zaměření"),
    ActionName.ATTACK: Name("attack", "útok"),
    ActionName.SUPPRESS: Name("suppress", "krycí palba"),
    ActionName.BLAST: Name("blast", "výbuch"),
    ActionName.ANTI_TANK: Name("anti-tank", "protitanková střela"),
    ActionName.DEMOLISH: Name("demolish", "demolice"),
    ActionName.BOMBARD: Name("bombard", "bombardování"),
    ActionName.VOLLEY: Name("volley", "umlčovací palba"),
    ActionName.GRENADE: Name("grenade", "granáty"),
    ActionName.FLAMETHROWER: Name("flamethrower", "plamenomet"),
    ActionName.SMOKE: Name("smoke", "dýmavnice"),
    ActionName.MINES: Name("mines", "miny"),
    ActionName.FIRE_ZONE: Name("fire zone", "palebný sektor"),
    ActionName.REQUISITION: Name("requisition", "okamžité posily"),
    ActionName.RALLY: Name("rally", "připravit"),
    ActionName.ANTI_AIR: Name("anti-air", "protiletadlová obrana"),
    ActionName.FIGHT_AND_FADE: Name("fight and fade", "útok a skrytý přesun"),
    ActionName.ASSAULT: Name("assault", "výpad"),
    ActionName.SECURE: Name("secure", "zajišťovací průzkum"),
    ActionName.EXERT: Name("exert", "vypětí sil"),
    ActionName.DRIVE: Name("drive", "jízda"),
    ActionName.NAVIGATE: Name("navigate", "navigace"),
    ActionName.REPAIR: Name("repair", "oprava"),
    ActionName.RECON_FLIGHT: Name("recon flight", "průzkumný let"),
    ActionName.STRAFE: Name("strafe", "nálet"),
}

PART_NAMES: Final[dict[str, Name]] = {
    "base": Name("base", "základ"),
    "armour": Name("armour", "pancíř"),
    "cover": Name("cover", "kryt"),
    "smoke": Name("smoke", "dým"),
    "range": Name("range", "vzdálenost"),
}
"""The parts of a defence."""

SIDES: Final[dict[str, str]] = {
    "American": "the Americans",
    "British": "the British",
    "German": "the Germans",
    "Italian": "the Italians",
    "LRDG": "the LRDG",
    "Soviet": "the Soviets",
    "US": "the US",
}
"""In English: the noun for a side that packs name by the adjective of its counters; any other name is a noun."""

OF_SINGLE_MEN: Final = frozenset({"north_africa"})
"""The games whose counters are single soldiers and vehicles."""

ZONE_NAMES: Final[dict[Zone, Name]] = {
    Zone.DECK: Name("deck", "dobírací balíček"),
    Zone.HAND: Name("hand", "ruka"),
    Zone.PICK: Name("initiative pick", "volba iniciativy"),
    Zone.PLAY: Name("play area", "herní oblast"),
    Zone.DISCARD: Name("discard pile", "odhazovací balíček"),
    Zone.REMOVED: Name("removed cards", "vyřazené karty"),
    Zone.SUPPLY: Name("supply", "záloha"),
    Zone.CASUALTIES: Name("casualties", "balíček ztrát"),
    Zone.ASIDE: Name("set aside", "odloženo stranou"),
}

FROM: Final[dict[Zone, str]] = {
    Zone.DECK: "z dobíracího balíčku",
    Zone.HAND: "z ruky",
    Zone.PICK: "z volby iniciativy",
    Zone.PLAY: "z herní oblasti",
    Zone.DISCARD: "z odhazovacího balíčku",
    Zone.REMOVED: "z vyřazených karet",
    Zone.SUPPLY: "ze zálohy",
    Zone.CASUALTIES: "z balíčku ztrát",
    Zone.ASIDE: "z karet odložených stranou",
}
TO: Final[dict[Zone, str]] = {
    Zone.DECK: "do dobíracího balíčku",
    Zone.HAND: "do ruky",
    Zone.PICK: "do volby iniciativy",
    Zone.PLAY: "do herní oblasti",
    Zone.DISCARD: "do odhazovacího balíčku",
    Zone.REMOVED: "mezi vyřazené karty",
    Zone.SUPPLY: "do zálohy",
    Zone.CASUALTIES: "do balíčku ztrát",
    Zone.ASIDE: "stranou",
}
WHERE: Final[dict[Zone, str]] = {
    Zone.PLAY: "v herní oblasti",
    Zone.HAND: "v ruce",
    Zone.DISCARD: "v odhazovacím balíčku",
    Zone.DECK: "v dobíracím balíčku",
}
"""In Czech: where a card comes from, where it goes to, where a card that is given up is looked for."""


MINE_NAMES: Final[dict[MineFace, Called]] = {
    MineFace.ANTI_PERSONNEL: Called("anti-personnel mine", czech.MINES[MineFace.ANTI_PERSONNEL]),
    MineFace.ANTI_TANK: Called("anti-tank mine", czech.MINES[MineFace.ANTI_TANK]),
}


def card_name(board: Board, card: str) -> Name:
    """A card's name: `a card` for one that is not seen, its id for one that the scenario does not have."""
    if card == HIDDEN:
        return Name("a card", "karta")
    known = board.scene.cards.get(card)
    return known.name if known is not None else Name(card, card)


def card_called(board: Board, card: str) -> Called:
    """A card as sentences speak of it; an unseen one is just `a card`."""
    name = card_name(board, card)
    return Called(name.en, czech.CARD if card == HIDDEN else czech.CARD.named(name.cs))


def counter_name(board: Board, counter: str) -> Called:
    """A counter, named with its side; a building or a tunnel, named with its space."""
    for named, en, cs in (
        ("building ", "the building on", czech.BUILDING),
        ("tunnel ", "the tunnel on", czech.TUNNEL),
    ):
        if counter.startswith(named):
            space = counter.removeprefix(named)
            return Called(f"{en} {space}", cs.named(f"na poli {space}"))
    if counter.startswith("structure "):
        return _structure_name(board, counter.removeprefix("structure "))
    kind = board.scene.kinds.get(counter)
    if kind is None:
        return Called(counter, czech.UNIT.named(counter))
    side = board.scene.side_names[kind.side]
    one = board.scene.variant in OF_SINGLE_MEN
    return Called(f"{side.en} {kind.name.en}", czech.counter_noun(kind, side.cs), one)


def _structure_name(board: Board, space: str) -> Called:
    """A structure, named with its space."""
    kind = board.scene.structures.get(space)
    name = kind.name if kind is not None else Name("Structure", czech.STRUCTURE.nom)
    return Called(f"the {name.en} on {space}", czech.structure_noun(name.cs).named(f"na poli {space}"), one=True)


def side_name(board: Board, side: str) -> Called:
    return side_called(board.scene.side_names.get(side, Name(side, side)))


def side_called(name: Name) -> Called:
    """A side as sentences speak of it: `the Germans`, where its name stands before those of its counters."""
    return Called(SIDES.get(name.en, name.en), czech.side_noun(name.cs))


def against(rule: str, en: str, cs: str, accepted: Iterable[str] = ()) -> Rejection:
    """A decision refused by a rule of the game."""
    return Rejection(Reason.AGAINST_THE_RULES, rule, Sentence(en, cs), tuple(accepted))
