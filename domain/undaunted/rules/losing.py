"""S6, S7, S19, S21, R8, R15: a card that a hit or anti-air costs its owner."""

from kronika.domain.kernel.chance import Chance
from kronika.domain.kernel.events import Sealed
from kronika.domain.kernel.values import Emitter
from kronika.domain.kernel.words import Message, Rejection
from kronika.domain.undaunted import decisions as d
from kronika.domain.undaunted import events as e
from kronika.domain.undaunted.content import Level, Occasion
from kronika.domain.undaunted.frames import Displacing, Losing, Returning
from kronika.domain.undaunted.names import against, card_called, counter_name
from kronika.domain.undaunted.rules.casualties import cards_of, drop_fire_zone
from kronika.domain.undaunted.rules.question import Answer, FrameKind, Question, judged, top
from kronika.domain.undaunted.rules.variants import variant
from kronika.domain.undaunted.rules.victory import award, check
from kronika.domain.undaunted.state import Board, Zone
from kronika.domain.undaunted.words import message

BOMBER_SEARCHED = (Zone.HAND, Zone.DISCARD, Zone.DECK)
"""S21: where a bomber is looked for, in this order."""
DEAREST_FIRST = (Level.UPGRADED, Level.ORDINARY, Level.RESERVIST)
"""R40: which soldier is given up by a side that is not asked."""


def _in_play(board: Board, frame: Losing) -> list[str]:
    """The cards of the hit counter in the play area, where everybody sees them."""
    return cards_of(board, board.sides[frame.side].play, frame.counter) if frame.counter else []


def losses(board: Board, frame: Losing) -> tuple[Zone, list[str]]:
    """S6, S21: the first zone with a card to give up, and those cards; none: the last zone."""
    zones, cards = board.sides[frame.side], board.scene.cards
    searched = variant(board).searched if frame.counter else BOMBER_SEARCHED
    for zone in searched:
        held = getattr(zones, zone)
        if frame.counter:
            found = cards_of(board, held, frame.counter)
        else:
            found = [card for card in dict.fromkeys(held) if card in cards and cards[card].title == frame.title]
        if found:
            return zone, found
    return searched[-1], []


def given_up_from_deck(board: Board, side: str) -> list[str]:
    """The cards of its deck of which a side has to give one up now; none at all other times."""
    frame = board.frames[-1] if board.frames else None
    if not isinstance(frame, Losing) or frame.side != side:
        return []
    zone, cards = losses(board, frame)
    return cards if zone == Zone.DECK else []


def _options(board: Board, frame: Losing) -> list[d.Decision]:
    return [d.Lose(card) for card in losses(board, frame)[1] or [""]]


def give_up(out: Emitter, frame: Losing, card: str) -> None:
    """S6, S7, S21: the card goes; without one the counter is routed, or no bomber is lost."""
    zone, _ = losses(out.board, frame)
    out.emit(e.FramePopped())
    if not frame.counter:
        if card:
            out.emit(e.CardLost(frame.side, zone, Zone.REMOVED, Sealed(frame.side, card)))
            if isinstance(out.board.frames[-1], Returning):
                out.emit(e.FramePopped())
        return
    lost_to = variant(out.board).lost_to
    if zone == Zone.PLAY:
        out.emit(e.CardMoved(frame.side, card, zone, lost_to))
    elif card:
        out.emit(e.CardLost(frame.side, zone, lost_to, Sealed(frame.side, card), frame.counter))
    elif not out.board.counters[frame.counter].routed:
        out.emit(e.CounterRouted(frame.counter))
        space = out.board.counters[frame.counter].space
        award(out, out.board.scene.opponent(frame.side), Occasion.ROUT, space=space, counter=frame.counter)
    drop_fire_zone(out, frame.counter)
    check(out)
    if out.board.winner or not frame.by:
        return
    if frame.thrown or not card:
        out.emit(e.FramePushed(Displacing(frame.by, frame.counter)))


def _give_up(out: Emitter, chance: Chance, frame: Losing, decision: d.Lose) -> None:
    give_up(out, frame, decision.card)


def _is_open(board: Board, frame: Losing) -> bool:
    """A single card in the play area goes by itself; in other zones nobody sees whether there is one."""
    return len(_in_play(board, frame)) != 1


def _give_up_the_only(out: Emitter, chance: Chance, frame: Losing) -> None:
    give_up(out, frame, _in_play(out.board, frame)[0])


def _give_up_the_dearest(out: Emitter, chance: Chance, frame: Losing) -> None:
    """R40: nobody keeps by leaving a card that he could have lost by staying."""
    cards = out.board.scene.cards
    dearest = sorted(losses(out.board, frame)[1], key=lambda card: (DEAREST_FIRST.index(cards[card].level), card))
    give_up(out, frame, dearest[0] if dearest else "")


def is_secret(board: Board, frame: Losing) -> bool:
    """R15: a loss is chosen in secret, unless it is chosen from the play area."""
    return not _in_play(board, frame)


def _is_private(board: Board, frame: Losing) -> bool:
    """R15: in secret, unless everybody sees that all the zones are empty."""
    zones = board.sides[frame.side]
    return is_secret(board, frame) and bool(zones.hand or zones.discard or zones.deck)


def _explain(board: Board, frame: Losing, decision: d.Lose) -> Rejection:
    zone, accepted = losses(board, frame)
    name = card_called(board, decision.card)
    rule = "S6" if frame.counter else "S21"
    if not accepted:
        return against(rule, message("not-one-card-to-give-up"), ("",))
    return against(
        rule,
        message("not-card-to-give-up", name=name, zone=message(f"looked-for-in-{zone}")),
        accepted,
    )


def _say(board: Board, frame: Losing) -> Message:
    if not frame.counter:
        return message("half-done-bomber-lost")
    return message("half-done-losing", who=counter_name(board, frame.counter))


def _say_lose(board: Board, decision: d.Lose) -> Message:
    if not decision.card:
        return message("decision-lose-nothing")
    return message("decision-lose", card=card_called(board, decision.card), code=decision.card)


LOSING = FrameKind[Losing](
    say=_say,
    shows=("counter",),
    question=Question(
        kind="casualty",
        asks=message("prompt-casualty"),
        answers={d.Lose: Answer(_say_lose)},
        options=_options,
        decide=judged(_options, _give_up, _explain),
        is_secret=is_secret,
        is_private=_is_private,
    ),
    is_open=_is_open,
    go_on=_give_up_the_only,
    resolve=_give_up_the_dearest,
)


# --- S6, S19: the attacker moves a counter that was hit


def displacements(board: Board, frame: Displacing) -> list[str]:
    """S6: the adjacent spaces with the owner's marker; no tunnels; a tank only where it can stand."""
    counter = frame.counter
    space = board.counters[counter].space
    markers = board.sides[board.owners[counter]].markers
    tank = board.is_tank(counter)
    return [to for to in board.scene.spaces[space].near if to in markers and not (tank and board.tile(to).impassable)]


def _options_displacing(board: Board, frame: Displacing) -> list[d.Decision]:
    return [*[d.Displace(to) for to in displacements(board, frame)], d.Stop()]


def displace(out: Emitter, chance: Chance, frame: Displacing, decision: d.Displace) -> None:
    """S6: neither mines (S12) nor fire zones (S13) are triggered; a suppressed counter turns ready. Its own
    fire zone went when it was hit."""
    out.emit(e.FramePopped())
    out.emit(e.CounterMoved(frame.counter, decision.to))
    if out.board.counters[frame.counter].suppressed:
        out.emit(e.CounterReadied(frame.counter))
    check(out)


def _can_be_moved(board: Board, frame: Displacing) -> bool:
    return bool(displacements(board, frame))


def _explain_displacing(board: Board, frame: Displacing, decision: d.Displace) -> Rejection:
    who, to = counter_name(board, frame.counter), decision.to
    return against(
        "S6",
        message("not-displaced-there", who=who, to=to),
        displacements(board, frame),
    )


def _say_displacing(board: Board, frame: Displacing) -> Message:
    return message("half-done-displacing", who=counter_name(board, frame.counter))


def _say_displace(board: Board, decision: d.Displace) -> Message:
    return message("decision-displace", to=decision.to)


def _say_stop(board: Board, decision: d.Stop) -> Message:
    counter = top(board, Displacing).counter
    return message("decision-leave-there", who=counter_name(board, counter), space=board.counters[counter].space)


DISPLACING = FrameKind[Displacing](
    say=_say_displacing,
    shows=("counter",),
    question=Question(
        kind="displace",
        asks=message("prompt-displace"),
        answers={d.Displace: Answer(_say_displace), d.Stop: Answer(_say_stop)},
        options=_options_displacing,
        decide=judged(_options_displacing, displace, _explain_displacing),
    ),
    is_open=_can_be_moved,
)
