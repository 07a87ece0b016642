"""Sentences about the events that every game has."""

from typing import Any

from domain.kernel import events as e
from domain.kernel.system import System
from domain.kernel.words import Sentence

_UNDO_ENDS = {
    "declined": Sentence("declined", "zamítnuta"),
    "withdrawn": Sentence("withdrawn", "stažena"),
    "expired": Sentence("expired", "propadla"),
    "accepted": Sentence("accepted", "přijata"),
}
_DISPUTE_ENDS = {
    "stands": Sentence("the roll stands", "hod platí"),
    "went_back": Sentence("the game went back", "hra se vrátila"),
    "withdrawn": Sentence("withdrawn", "stažen"),
}
_FINISHES = {
    "resigned": Sentence("by resignation", "vzdáním"),
    "claimed": Sentence("by claim: a reply came too late", "pro překročení lhůty"),
}


def say(system: System, board: Any, event: e.Event) -> Sentence | None:
    """An event as one sentence; None for one that only keeps the books. `board` is the one after it."""
    if type(event) in system.evolve:
        return system.say_event(board, event)
    return _say(event) or system.say_event(board, event)


def _say(event: e.Event) -> Sentence | None:
    """A kernel event as one sentence; None where it only keeps the books or is the system's to tell."""
    match event:
        case e.GameCreated():
            return Sentence(f"Game {event.game} is created.", f"Hra {event.game} je založena.")
        case e.EpochOpened():
            return Sentence(f"Epoch {event.epoch} of chance is open.", f"Otevřena epocha náhody {event.epoch}.")
        case e.SeatTaken():
            return Sentence(f"{event.name} takes seat {event.seat}.", f"{event.name} usedá na místo {event.seat}.")
        case e.SeatLeft():
            return Sentence(f"Seat {event.seat} is empty.", f"Místo {event.seat} je volné.")
        case e.SeatHandedOver():
            return Sentence(f"Seat {event.seat} passes to {event.name}.", f"Místo {event.seat} přebírá {event.name}.")
        case e.InvitationGiven():
            return _invited(event)
        case e.InvitationWithdrawn():
            return Sentence(f"Invitation {event.invitation} is withdrawn.", f"Pozvánka {event.invitation} je stažena.")
        case e.HandoverProposed():
            return Sentence(f"{event.name} asks for seat {event.seat}.", f"{event.name} žádá o místo {event.seat}.")
        case e.HandoverConsented():
            return Sentence(f"{event.by} consents.", f"{event.by} souhlasí.")
        case e.HandoverDeclined():
            return Sentence(f"{event.by} refuses.", f"{event.by} odmítá.")
        case e.EntropyCommitted():
            return Sentence(f"{event.seat} commits to entropy.", f"{event.seat} se zavazuje k entropii.")
        case e.EntropyRevealed():
            return Sentence(f"{event.seat} reveals entropy.", f"{event.seat} odhaluje entropii.")
        case e.EpochBegan():
            return Sentence(f"Epoch {event.epoch} of chance begins.", f"Začíná epocha náhody {event.epoch}.")
        case e.EpochAgreed():
            return Sentence(
                f"{event.seat} agrees to replace epoch {event.epoch}.",
                f"{event.seat} souhlasí s novou epochou po {event.epoch}.",
            )
        case e.GameStarted():
            return Sentence("The game starts.", "Hra začíná.")
        case e.UndoRequested():
            return Sentence(
                f"{event.seat} asks to go back to version {event.to}.", f"{event.seat} žádá návrat k verzi {event.to}."
            )
        case e.UndoAgreed():
            return Sentence(f"{event.by} agrees to go back.", f"{event.by} s návratem souhlasí.")
        case e.UndoEnded():
            how = _UNDO_ENDS[event.how]
            return Sentence(
                f"The request of {event.seat} to go back: {how.en}.", f"Žádost {event.seat} o návrat: {how.cs}."
            )
        case e.Undone():
            return Sentence(f"The game goes back to version {event.to}.", f"Hra se vrací k verzi {event.to}.")
        case e.RollDisputed():
            return Sentence(
                f"{event.seat} disputes the roll at version {event.version}.",
                f"{event.seat} napadá hod ve verzi {event.version}.",
            )
        case e.DisputeEnded():
            how = _DISPUTE_ENDS[event.how]
            return Sentence(
                f"The dispute of the roll at version {event.version}: {how.en}.",
                f"Spor o hod ve verzi {event.version}: {how.cs}.",
            )
        case e.Settled():
            return Sentence("What was decided so far stands for good.", "Co bylo dosud rozhodnuto, platí natrvalo.")
        case e.Resigned():
            return Sentence(f"{event.seat} resigns.", f"{event.seat} se vzdává.")
        case e.DrawOffered():
            return Sentence(f"{event.seat} offers a draw.", f"{event.seat} nabízí remízu.")
        case e.DrawEnded():
            how = _UNDO_ENDS[event.how]
            return Sentence(
                f"The offer of {event.seat} of a draw: {how.en}.", f"Nabídka remízy od {event.seat}: {how.cs}."
            )
        case e.GameClaimed():
            return Sentence(f"{event.seat} claims the game.", f"{event.seat} si nárokuje hru.")
        case e.GameFinished():
            return _finished(event)
        case e.EndConfirmed():
            return Sentence(f"{event.seat} confirms the end.", f"{event.seat} potvrzuje konec.")
        case e.GameClosed():
            return Sentence("The game is closed.", "Hra je uzavřena.")
        case e.GameOpened():
            return Sentence("The game is open: everything may be checked.", "Hra je otevřena: vše lze ověřit.")
        case _:
            return None


def _invited(event: e.InvitationGiven) -> Sentence:
    to = Sentence(f" to seat {event.seat}", f" na místo {event.seat}") if event.seat else Sentence("", "")
    by = Sentence(event.by, f"Strana {event.by}") if event.by else Sentence("Who made the game", "Zakladatel hry")
    return Sentence(f"{by.en} invites somebody{to.en}.", f"{by.cs} někoho zve{to.cs}.")


def _finished(event: e.GameFinished) -> Sentence:
    if event.how == e.ABANDONED:
        return Sentence("The game is called off; nobody wins.", "Hra je zrušena; nikdo nevítězí.")
    if not event.winners:
        return Sentence("The game is a draw.", "Hra končí remízou.")
    how = _FINISHES.get(event.how, Sentence(f"({event.rule})", f"({event.rule})"))
    winners = ", ".join(event.winners)
    return Sentence(f"The game is over: {winners} win {how.en}.", f"Konec hry: vítězí {winners} {how.cs}.")
