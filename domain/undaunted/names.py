"""What things are called, in English and in the words of the Czech rulebooks."""

from collections.abc import Callable, Iterable
from typing import Final

from domain.kernel.words import Reason, Rejection, Sentence
from domain.undaunted.content import ActionName, Name
from domain.undaunted.state import HIDDEN, Board, Zone

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
}

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

Namer = Callable[[Board, str], Name]


def card_name(board: Board, card: str) -> Name:
    """A card's name; an unseen or unknown one is called so."""
    if card == HIDDEN:
        return Name("a card", "karta")
    known = board.scene.cards.get(card)
    return known.name if known is not None else Name(card, card)


def counter_name(board: Board, counter: str) -> Name:
    """A counter with the side it belongs to; a building or a tunnel with its space."""
    for named, en, cs in (
        ("building ", "the building on", "budova na poli"),
        ("tunnel ", "the tunnel on", "tunel na poli"),
    ):
        if counter.startswith(named):
            space = counter.removeprefix(named)
            return Name(f"{en} {space}", f"{cs} {space}")
    kind = board.scene.kinds.get(counter)
    if kind is None:
        return Name(counter, counter)
    side = board.scene.side_names[kind.side]
    return Name(f"{side.en} {kind.name.en}", f"{side.cs}: {kind.name.cs}")


def side_name(board: Board, side: str) -> Name:
    return board.scene.side_names.get(side, Name(side, side))


def against(rule: str, en: str, cs: str, accepted: Iterable[str] = ()) -> Rejection:
    """A decision refused by a rule of the game."""
    return Rejection(Reason.AGAINST_THE_RULES, rule, Sentence(en, cs), tuple(accepted))
