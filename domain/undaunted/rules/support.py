"""U16–U19, N4, N6, N11, S4, S14, S20, S21, A4, A7, R26, R30: bolster, command, conceal, control, recon, target, smoke,
requisition, rally, anti-air, repair."""

from kronika.domain.kernel.czech import Called
from kronika.domain.kernel.steps import Objection
from kronika.domain.kernel.words import Message
from kronika.domain.undaunted import acts as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Action, Face, Occasion
from kronika.domain.undaunted.events import VehicleRepaired
from kronika.domain.undaunted.names import against, card_called, the_counter
from kronika.domain.undaunted.rules.actor import Actor, act_rules, each
from kronika.domain.undaunted.rules.cards import another_fog, different, draw, first_fog, move_card, take_fog
from kronika.domain.undaunted.rules.casualties import Returning, lift_rout, lose_bomber, turn_ready
from kronika.domain.undaunted.rules.step import Continuing, Decision, Play
from kronika.domain.undaunted.rules.variants import ControlRule, variant
from kronika.domain.undaunted.rules.victory import award, check
from kronika.domain.undaunted.state import Board, Spent, Zone
from kronika.domain.undaunted.words import message

TARGET_RANGE = 3
"""N6: the nearest that a target marker may lie to the mortar."""


class Take(Decision, frozen=True, tag="take"):
    """One more card from the supply."""

    handles = ("card:{card}",)
    card: str  #: The card to take from the supply next.

    def said(self, board: Board) -> Message:
        return message("decision-take", card=card_called(board, self.card))

    def told(self, board: Board, side: Called) -> Message:
        return message("told-take", side=side, card=card_called(board, self.card))


class Bolstering(Continuing, frozen=True, tag="bolstering.v1"):
    """Cards are being taken from the supply: `left` more at most."""

    kind, answers, shows = "take", (Take,), ("left",)

    action: Action  #: The action by which cards are taken.
    left: int  #: How many more cards may be taken, at most.

    def ways(self, board: Board) -> list[str]:
        return takes(board, self.side, self.action)

    def explain(self, board: Board, decision: Take) -> Objection:
        return refuse_take(board, self.side, self.action, decision.card)

    def carry_out(self, play: Play, decision: Take) -> None:
        take(play, self, decision.card)

    def said(self, board: Board) -> Message:
        return message("half-done-bolstering", left=self.left)

    def declined(self, board: Board) -> Message:
        return message("decision-stop-taking")


def of_squads(board: Board, zone: tuple[str, ...], squads: tuple[str, ...]) -> list[str]:
    """The different cards of a zone that belong to one of the squads; all of them if none is named."""
    kinds = different(board, zone)
    if not squads:
        return kinds
    cards, wanted = board.scene.cards, frozenset(squads)
    return [card for card in kinds if not wanted.isdisjoint(cards[card].squads)]


# --- U16 bolster


def takes(board: Board, side: str, action: Action) -> list[str]:
    """The cards of the supply that `bolster` may take (U16, R3)."""
    return of_squads(board, board.sides[side].supply, action.squads)


def take(play: Play, frame: Bolstering, card: str, *, fresh: bool = False) -> None:
    """U16: a card goes from the supply to the discard pile; that can win (S23)."""
    move_card(play, frame.side, card, Zone.SUPPLY, Zone.DISCARD)
    lift_rout(play, card)
    if not play.board.winner:
        frame.follow(play, fresh=fresh)


def refuse_take(board: Board, side: str, action: Action, card: str) -> Objection:
    """Why `bolster` may not take this card."""
    name = card_called(board, card)
    accepted = takes(board, side, action)
    if card not in board.sides[side].supply:
        return against("U16", "not-in-supply", accepted, name=name)
    if not action.squads:
        return another_fog("U16", accepted)
    squads = "/".join(action.squads)
    return against("U16", "not-of-squad", accepted, squads=squads, name=name)


def _takes(board: Board, actor: Actor) -> list[str]:
    return takes(board, actor.side, actor.action)


def _bolster(play: Play, actor: Actor, act: d.Bolster) -> None:
    take(play, Bolstering(actor.side, actor.action, actor.action.value), act.take, fresh=True)


def _explain_bolster(board: Board, actor: Actor, act: d.Bolster) -> Objection:
    return refuse_take(board, actor.side, actor.action, act.take)


# --- U17 command


def _most(board: Board, actor: Actor) -> int:
    """U17: how many cards can be drawn."""
    side = board.sides[actor.side]
    return min(actor.action.value, len(side.deck) + len(side.discard))


def _command_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Command(count) for count in range(1, _most(board, actor) + 1)]


def _command(play: Play, actor: Actor, act: d.Command) -> None:
    draw(play, actor.side, act.count, "U17")


def _explain_command(board: Board, actor: Actor, act: d.Command) -> Objection:
    most = _most(board, actor)
    if not most:
        return against("U12", "not-one-card-to-draw")
    return against("U17", "not-so-many-cards", map(str, range(1, most + 1)), accepted=str(most), count=act.count)


# --- U18 conceal


def _conceal_options(board: Board, actor: Actor) -> list[d.Act]:
    """U18, R4: also where the opponent has no fog of war left."""
    return [d.Conceal()]


def _conceal(play: Play, actor: Actor, act: d.Conceal) -> None:
    take_fog(play, play.board.scene.opponent(actor.side))


def _explain_conceal(board: Board, actor: Actor, act: d.Conceal) -> Objection:
    raise AssertionError("U18: conceal can always be chosen")


# --- N4, S4 control, N11 the radio


def is_barred(board: Board, side: str, space: str) -> bool:
    """N4: whether an enemy counter there bars control of a space. S4: one that is not routed, where the enemy controls
    the space. A4: a soldier of the enemy, on foot or in a vehicle, where the enemy controls the space."""
    owners = board.owners
    enemies = {id: c for id, c in board.counters.items() if c.space == space and owners[id] != side}
    held = board.sides[board.scene.opponent(side)].markers.get(space) == Face.CONTROLLED
    match variant(board).control:
        case ControlRule.ANY_ENEMY:
            return bool(enemies)
        case ControlRule.UNROUTED_HOLDER:
            return held and any(not counter.routed for counter in enemies.values())
        case ControlRule.SOLDIER_OF_HOLDER:
            return held and any(not board.is_vehicle(id) for id in enemies)


def raises_objective(board: Board, side: str, space: str) -> bool:
    """N11: whether `control` here would raise the objective, the side controlling it already."""
    scene = board.scene
    return scene.radio == space and scene.raises == side and board.sides[side].markers.get(space) == Face.CONTROLLED


def _control_options(board: Board, actor: Actor) -> list[d.Act]:
    scouted = board.sides[actor.side].markers.get(actor.space) == Face.SCOUTED
    if (scouted or raises_objective(board, actor.side, actor.space)) and not is_barred(board, actor.side, actor.space):
        return [d.Control()]
    return []


def _control(play: Play, actor: Actor, act: d.Control) -> None:
    """N4, N11; the enemy's marker turns first, so that never both control (U3)."""
    side, space = actor.side, actor.space
    if raises_objective(play.board, side, space):
        play.emit(e.ObjectiveRaised(space, play.board.objectives.get(space, 0) + 1))
    else:
        enemy = play.board.scene.opponent(side)
        if play.board.sides[enemy].markers.get(space) == Face.CONTROLLED:
            play.emit(e.MarkerPlaced(enemy, space, Face.SCOUTED))
        play.emit(e.MarkerPlaced(side, space, Face.CONTROLLED))
        award(play, side, Occasion.CONTROL, space=space)
    check(play)


def _explain_control(board: Board, actor: Actor, act: d.Control) -> Objection:
    space = actor.space
    control = variant(board).control
    rule = control.value
    face = board.sides[actor.side].markers.get(space)
    if face is None:
        return against(rule, "not-without-control-marker", space=space)
    if face == Face.CONTROLLED and not raises_objective(board, actor.side, space):
        return against(rule, "not-controlled-already", space=space)
    if control is ControlRule.UNROUTED_HOLDER:
        return against(rule, "not-held-by-counter", space=space)
    if control is ControlRule.SOLDIER_OF_HOLDER:
        return against(rule, "not-held-by-soldier", space=space)
    return against(rule, "not-with-enemy-there", space=space)


# --- U19 recon


def _recon_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.Recon()] if first_fog(board, board.sides[actor.side].hand) is not None else []


def recon(play: Play, actor: Actor, act: d.Recon | d.Secure) -> None:
    """U19: a fog of war leaves the hand, a card is drawn."""
    fog = first_fog(play.board, play.board.sides[actor.side].hand)
    assert fog is not None, "R14 is judged before"
    move_card(play, actor.side, fog, Zone.HAND, variant(play.board).fog_to)
    draw(play, actor.side, 1, "U19")


def explain_recon(board: Board, actor: Actor, act: d.Recon | d.Secure) -> Objection:
    return against("R14", "not-without-fog-of-war")


# --- N6 target


def _far_spaces(board: Board, actor: Actor) -> list[str]:
    target = board.sides[actor.side].target
    ranges = board.scene.ranges[actor.space]
    return [to for to, distance in ranges.items() if distance >= TARGET_RANGE and to != target]


def _target(play: Play, actor: Actor, act: d.Target) -> None:
    play.emit(e.TargetPlaced(actor.side, act.to))


def _explain_target(board: Board, actor: Actor, act: d.Target) -> Objection:
    accepted = _far_spaces(board, actor)
    distance = board.scene.ranges[actor.space].get(act.to)
    if distance is None:
        return against("U1", "not-a-space", accepted, to=act.to)
    if distance < TARGET_RANGE:
        return against("N6", "not-so-near-mortar", accepted, to=act.to, distance=distance, target_range=TARGET_RANGE)
    return against("U12", "not-target-marker-twice", accepted, to=act.to)


act_rules(d.Bolster, each(d.Bolster, _takes), _bolster, _explain_bolster)
act_rules(d.Command, _command_options, _command, _explain_command)
act_rules(d.Conceal, _conceal_options, _conceal, _explain_conceal)
act_rules(d.Control, _control_options, _control, _explain_control)
act_rules(d.Recon, _recon_options, recon, explain_recon)
act_rules(d.Target, each(d.Target, _far_spaces), _target, _explain_target)


MOST_SMOKE = 2
"""S14: smoke markers that one counter places in a scenario."""


# --- S20 smoke


def _smoke_options(board: Board, actor: Actor) -> list[d.Act]:
    spent = board.spent.get(actor.counter, Spent()).smoke
    return [d.Smoke()] if spent < MOST_SMOKE and actor.space not in board.smoke else []


def _smoke(play: Play, actor: Actor, act: d.Smoke) -> None:
    play.emit(e.SmokePlaced(actor.counter, actor.space))


def _explain_smoke(board: Board, actor: Actor, act: d.Smoke) -> Objection:
    if actor.space in board.smoke:
        return against("S14", "not-smoke-twice", space=actor.space)
    return against("S14", "not-more-smoke", most_smoke=MOST_SMOKE)


# --- S21 requisition


def _supplied(board: Board, actor: Actor) -> list[str]:
    return different(board, board.sides[actor.side].supply)


def _requisition(play: Play, actor: Actor, act: d.Requisition) -> None:
    move_card(play, actor.side, act.take, Zone.SUPPLY, Zone.HAND)
    lift_rout(play, act.take)


def _explain_requisition(board: Board, actor: Actor, act: d.Requisition) -> Objection:
    accepted = _supplied(board, actor)
    if act.take in board.sides[actor.side].supply:
        return another_fog("S21", accepted)
    return against("S21", "not-in-supply", accepted, name=card_called(board, act.take))


# --- S21 rally


def _rallied(board: Board, actor: Actor) -> list[str]:
    kinds, owners, squads = board.scene.kinds, board.owners, set(actor.action.squads)
    return [
        id
        for id, counter in sorted(board.counters.items())
        if counter.suppressed and owners[id] == actor.side
        if not squads or squads & set(kinds[id].squads)
    ]


def _rally(play: Play, actor: Actor, act: d.Rally) -> None:
    turn_ready(play, act.counter)


def _explain_rally(board: Board, actor: Actor, act: d.Rally) -> Objection:
    who = the_counter(board, act.counter)
    return against("S21", "not-suppressed-in-squad", _rallied(board, actor), who=who)


# --- S21 anti-air


def _anti_air_options(board: Board, actor: Actor) -> list[d.Act]:
    return [d.AntiAir()]


def _anti_air(play: Play, actor: Actor, act: d.AntiAir) -> None:
    play.push(Returning(actor.side, actor.card.id))
    lose_bomber(play, play.board.scene.opponent(actor.side))


def _explain_anti_air(board: Board, actor: Actor, act: d.AntiAir) -> Objection:
    raise AssertionError("S21: anti-air can always be chosen")


act_rules(d.Smoke, _smoke_options, _smoke, _explain_smoke)
act_rules(d.Requisition, each(d.Requisition, _supplied), _requisition, _explain_requisition)
act_rules(d.Rally, each(d.Rally, _rallied), _rally, _explain_rally)
act_rules(d.AntiAir, _anti_air_options, _anti_air, _explain_anti_air)


# --- A7, R26, R30: repairing vehicles


def _damaged(board: Board, actor: Actor) -> list[str]:
    """A7, R30: the damaged vehicles on the soldier's tile, own and enemy; from a seat only his own vehicle."""
    inside = board.counters[actor.counter].vehicle
    return [
        id
        for id, damage in sorted(board.damage.items())
        if damage and (id == inside if inside else board.counters[id].space == actor.space)
    ]


def _repair(play: Play, actor: Actor, act: d.Repair) -> None:
    play.emit(VehicleRepaired(act.vehicle, play.board.damage[act.vehicle] - 1))


def _explain_repair(board: Board, actor: Actor, act: d.Repair) -> Objection:
    who, car, accepted = the_counter(board, actor.counter), the_counter(board, act.vehicle), _damaged(board, actor)
    if act.vehicle not in board.damage:
        return against("A7", "not-a-vehicle", accepted, car=car)
    inside = board.counters[actor.counter].vehicle
    if inside and act.vehicle != inside:
        return against("A7", "not-another-vehicle", accepted, who=who)
    if board.counters[act.vehicle].space != actor.space:
        return against("A7", "not-from-another-tile", accepted, car=car, space=actor.space, who=who)
    return against("R26", "not-without-damage", accepted, car=car)


act_rules(d.Repair, each(d.Repair, _damaged), _repair, _explain_repair)
