"""How games end: resigning, draws, claims, confirming, closing (design 6); and disputes."""

from domain.kernel import events as e
from domain.kernel.game import Position, Recorder
from domain.kernel.system import System
from domain.kernel.words import Reason, Rejection, refuse

Seeds = tuple[e.ChainSeed, ...]
"""What opens the chance of a game."""


def resign(system: System, position: Position, seat: str) -> Recorder | Rejection:
    """A seat gives up; the other side wins."""
    refused = _running(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    out.emit(e.Resigned(seat))
    out.emit(e.GameFinished(system.opponents(position.game.board, seat), "resigned"))
    return out


def offer_draw(system: System, position: Position, seat: str) -> Recorder | Rejection:
    """A seat offers a draw; it is a draw when every held seat has offered or accepted."""
    refused = _running(position)
    if refused is not None:
        return refused
    if in_campaign(position):
        return refuse(
            Reason.WRONG_PHASE,
            "A scenario of a campaign has a winner; there is no draw.",
            "Scénář kampaně má vítěze; remíza v něm není.",
            rule="C1",
        )
    if seat in position.ledger.draws:
        return refuse(Reason.ALREADY_DONE, "Your offer still stands.", "Vaše nabídka stále platí.")
    out = Recorder(system, position)
    out.emit(e.DrawOffered(seat))
    if set(out.ledger.held) <= set(out.ledger.draws):
        for other in out.ledger.draws:
            out.emit(e.DrawEnded(other, "accepted", seat))
        out.emit(e.GameFinished((), "drawn"))
    return out


def decline_draw(system: System, position: Position, seat: str, by: str) -> Recorder | Rejection:
    """An offer is declined, or withdrawn by the one who made it."""
    if seat not in position.ledger.draws:
        return refuse(Reason.NOTHING_TO_ANSWER, f"{seat} offers no draw.", f"Strana {seat} remízu nenabízí.")
    out = Recorder(system, position)
    out.emit(e.DrawEnded(seat, "withdrawn" if by == seat else "declined", by))
    return out


def claim(system: System, position: Position, seat: str, overdue: frozenset[int]) -> Recorder | Rejection:
    """Claim the game because a prompt of another seat has been open beyond the reply limit.

    `overdue`: the ids of the prompts that are; the service knows the time.
    """
    refused = _running(position)
    if refused is not None:
        return refused
    if not position.ledger.options.reply_limit:
        return refuse(
            Reason.WRONG_PHASE, "This game has no reply limit to claim by.", "Tato hra nemá lhůtu na odpověď."
        )
    late = [p.seat for p in position.game.prompts if p.id in overdue and p.seat != seat]
    if not late:
        return refuse(
            Reason.TOO_EARLY,
            f"No other seat has let its prompt wait for {position.ledger.options.reply_limit} seconds.",
            f"Žádná jiná strana nenechala výzvu čekat {position.ledger.options.reply_limit} sekund.",
        )
    out = Recorder(system, position)
    out.emit(e.GameClaimed(seat, late[0]))
    out.emit(e.GameFinished(system.opponents(position.game.board, late[0]), "claimed"))
    return out


def confirm(system: System, position: Position, seat: str, seeds: Seeds) -> Recorder | Rejection:
    """A seat is content with the end; with the last held one the game closes and opens. Who has
    confirmed closes it by confirming again if the seat that was waited for has been left.

    `seeds` are published only then; those of a campaign's game, with the campaign.
    """
    refused = _finished(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    if seat not in position.ledger.confirmed:
        out.emit(e.EndConfirmed(seat))
    if set(out.ledger.held) <= set(out.ledger.confirmed):
        _close(out, "confirmed", seeds)
    if not out.events:
        return refuse(Reason.ALREADY_DONE, "You have confirmed the end already.", "Konec už jste potvrdili.")
    return out


def close(system: System, position: Position, seeds: Seeds) -> Recorder | Rejection:
    """The closing time of a finished game has passed; the service says when."""
    refused = _finished(position)
    if refused is not None:
        return refused
    out = Recorder(system, position)
    _close(out, "expired", seeds)
    return out


def in_campaign(position: Position) -> bool:
    origin = position.ledger.origin
    return origin is not None and origin.kind == "campaign"


def _close(out: Recorder, how: str, seeds: Seeds) -> None:
    for dispute in out.ledger.open_disputes:
        out.emit(e.DisputeEnded(dispute.seat, dispute.version, "stands"))
    if in_campaign(out.position):
        out.emit(e.GameClosed("campaign", False))
    else:
        out.emit(e.GameClosed(how, True, seeds))


def open_after_campaign(system: System, position: Position, seeds: Seeds) -> Recorder:
    """The campaign of a closed game is closed: all seals are open, and its chance is published."""
    out = Recorder(system, position)
    out.emit(e.GameOpened(seeds))
    return out


def dispute(system: System, position: Position, seat: str, version: int, reason: str) -> Recorder | Rejection:
    """A seat disputes the roll at `version`, which the service has found to be one. Once a roll
    and seat; play goes on."""
    if position.ledger.closed:
        return refuse(
            Reason.WRONG_PHASE, "The game is closed; verify its export.", "Hra je uzavřená; ověřte její export."
        )
    if any((d.seat, d.version) == (seat, version) for d in position.ledger.disputes):
        return refuse(
            Reason.ALREADY_DONE,
            f"You have disputed the roll at version {version} already.",
            f"Hod ve verzi {version} už jste napadli.",
        )
    out = Recorder(system, position)
    out.emit(e.RollDisputed(seat, version, reason))
    return out


def withdraw_dispute(system: System, position: Position, seat: str, version: int) -> Recorder | Rejection:
    """The seat takes its dispute back."""
    if not any((d.seat, d.version) == (seat, version) for d in position.ledger.open_disputes):
        return refuse(
            Reason.NOTHING_TO_ANSWER,
            f"You have no open dispute of the roll at version {version}.",
            f"O hodu ve verzi {version} nevedete otevřený spor.",
        )
    out = Recorder(system, position)
    out.emit(e.DisputeEnded(seat, version, "withdrawn"))
    return out


def _running(position: Position) -> Rejection | None:
    if not position.ledger.started:
        return refuse(Reason.WRONG_PHASE, "The game has not started yet.", "Hra ještě nezačala.")
    if position.game.outcome is not None or position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, "The game is over.", "Hra skončila.")
    return None


def _finished(position: Position) -> Rejection | None:
    if position.ledger.closed:
        return refuse(Reason.WRONG_PHASE, "The game is closed already.", "Hra už je uzavřená.")
    if position.game.outcome is None:
        return refuse(Reason.WRONG_PHASE, "The game is not over yet.", "Hra ještě neskončila.")
    return None
