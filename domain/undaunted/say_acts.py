"""An act of a card in words."""

from kronika.domain.kernel.czech import counted
from kronika.domain.kernel.words import Sentence
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted.content import ActionName
from kronika.domain.undaunted.names import ACTION_NAMES, MINE_NAMES, card_called, card_name, counter_name
from kronika.domain.undaunted.rules.actions import NAMES
from kronika.domain.undaunted.state import Board

OF: frozenset[ActionName] = frozenset({ActionName.DEMOLISH, ActionName.BOMBARD})
"""Combat actions that are said in Czech with the genitive of their target; all others with `na`."""


def say_performed(board: Board, chooses: bool, decision: d.Play | d.Perform) -> Sentence:
    """An act of a card, by which of two printed actions (R37) if it `chooses` between them, and where its
    counter comes on."""
    said, at = say_act(board, decision.act), decision.at
    if chooses:
        en, cs = ("not upgraded", "nevylepšená akce") if decision.plain else ("upgraded", "vylepšená akce")
        said = Sentence(f"{said.en} ({en})", f"{said.cs} ({cs})")
    if decision.seat:
        said = Sentence(f"{said.en} (vehicle action)", f"{said.cs} (akce vozidla)")
    return Sentence(f"{said.en}, coming on at {at}", f"{said.cs}, nasazení na pole {at}") if at else said


def say_act(board: Board, act: d.Act) -> Sentence:
    """What an act does, without the card."""
    name = ACTION_NAMES[NAMES[type(act)]]
    match act:
        case d.Move(to="") | d.Scout(to="") | d.Stalk(to="") | d.Drive(to=""):
            return Sentence(f"{name.en} off the board", f"{name.cs} z plánu pryč")
        case d.Move() | d.Scout() | d.Stalk() | d.Drive() | d.Navigate() | d.ReconFlight():
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
        case d.Repair():
            car = counter_name(board, act.vehicle)
            return Sentence(f"{name.en} {car.en}", f"{name.cs} {car.cs.gen}")
        case d.Attack() | d.Suppress() | d.Flamethrower() | d.AntiTank() | d.Demolish() | d.Strafe():
            return _aimed(board, NAMES[type(act)], act.target)
        case d.FightAndFade():
            fight = _aimed(board, act.fight, act.target)
            return Sentence(f"{name.en}: {fight.en}", f"{name.cs} ({fight.cs})")
        case d.Bombard() | d.Volley() | d.Grenade():
            return _aimed(board, NAMES[type(act)], act.space)
        case d.Assault() | d.FireZone():
            return Sentence(f"{name.en} on {act.to}", f"{name.cs} na pole {act.to}")
        case d.Mines():
            mine = MINE_NAMES[act.face]
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


def say_free_move(board: Board, vehicle: str, seat: int) -> Sentence:
    """A free move in words."""
    if not vehicle:
        return Sentence("dismount", "vysednout")
    car = counter_name(board, vehicle)
    return Sentence(f"take seat {seat} of {car.en}", f"obsadit sedadlo {seat} ({car.cs})")
