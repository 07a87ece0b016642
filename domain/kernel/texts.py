"""Sentences about the events that every game has."""

from collections.abc import Callable
from typing import Any

from kronika.domain.kernel import events as e
from kronika.domain.kernel.czech import Noun, capital
from kronika.domain.kernel.durations import duration
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import Sentence, Text

_UNDO_ENDS = {
    "declined": Sentence("declined", "byla zamítnuta"),
    "withdrawn": Sentence("withdrawn", "byla stažena"),
    "expired": Sentence("expired", "propadla"),
    "accepted": Sentence("accepted", "byla přijata"),
}
DISPUTE_ENDS = {
    "stands": Sentence("the outcome stands", "skončil: výsledek platí"),
    "went_back": Sentence("the game went back", "skončil návratem hry"),
    "withdrawn": Sentence("withdrawn", "byl stažen"),
}
_FINISHES = {
    "resigned": Sentence("by resignation", "vzdáním protivníka"),
    "claimed": Sentence("by claim: a reply came too late", "nárokem: odpověď přišla pozdě"),
}

_LOST = {
    "resigned": Sentence("by resignation", "vzdáním"),
    "claimed": Sentence("by claim: a reply came too late", "nárokem: odpověď přišla pozdě"),
    "lost": Sentence("the game has beaten all who play", "hra porazila všechny, kdo hrají"),
}
"""Where nobody is left to win, or what plays by the rules alone has won."""


TOLD_BY_SYSTEMS = frozenset({e.DecisionMade, e.PromptOpened, e.PromptClosed})
"""Kernel events that only a system has words for."""


def say(system: System, board: Any, event: e.Event) -> Text | None:
    """An event as one sentence; None for one that only keeps the books. `board` is the one after it."""
    if e.applied_to_board(type(event)) or type(event) in TOLD_BY_SYSTEMS:
        return system.words.event(board, event)
    return _say(event, lambda seat: system.words.seat(board, seat)) or system.words.event(board, event)


def _say(event: e.Event, called: Callable[[str], Noun]) -> Text | None:
    """A kernel event as one sentence; None where it only keeps the books or is the system's to tell."""
    match event:
        case e.GameCreated():
            return Sentence(f"Game {event.game} is created.", f"Hra {event.game} je založena.")
        case e.EpochOpened():
            return Sentence(f"Epoch {event.epoch} of chance is open.", f"Otevřena epocha náhody {event.epoch}.")
        case e.SeatTaken():
            return Sentence(
                f"{event.name} takes seat {event.seat}.", f"{event.name} hraje za {called(event.seat).acc}."
            )
        case e.BotSeated():
            return Sentence(
                f"Seat {event.seat} is played by the bot {event.bot} {event.version}.",
                f"Za {called(event.seat).acc} hraje bot {event.bot} {event.version}.",
            )
        case e.SeatLeft():
            return Sentence(f"Seat {event.seat} is empty.", f"Místo {called(event.seat).gen} je volné.")
        case e.SeatFreed():
            return Sentence(f"Seat {event.seat} is freed.", f"Místo {called(event.seat).gen} je uvolněno.")
        case e.LineUpLocked():
            return Sentence("The line-up is locked.", "Sestava je uzamčena.")
        case e.LineUpUnlocked():
            return Sentence("The line-up is unlocked.", "Sestava je odemčena.")
        case e.SeatHandedOver():
            return Sentence(
                f"Seat {event.seat} passes to {event.name}.", f"Místo {called(event.seat).gen} přebírá {event.name}."
            )
        case e.InvitationGiven():
            return _invited(event, called)
        case e.InvitationWithdrawn():
            return Sentence(f"Invitation {event.invitation} is withdrawn.", f"Pozvánka {event.invitation} je stažena.")
        case e.HandoverProposed():
            return Sentence(
                f"{event.name} asks for seat {event.seat}.", f"{event.name} žádá o místo {called(event.seat).gen}."
            )
        case e.HandoverConsented():
            return Sentence(f"{event.by} consents.", f"{_subject(called(event.by))} souhlasí.")
        case e.HandoverDeclined():
            return Sentence(f"{event.by} refuses.", _does(called(event.by), "odmítá", "odmítají"))
        case e.EntropyCommitted():
            return Sentence(
                f"{event.seat} commits to entropy.",
                _does(called(event.seat), "se zavazuje", "se zavazují", "k entropii"),
            )
        case e.EntropyRevealed():
            return Sentence(
                f"{event.seat} reveals entropy.", _does(called(event.seat), "odhaluje", "odhalují", "entropii")
            )
        case e.EpochBegan():
            return Sentence(f"Epoch {event.epoch} of chance begins.", f"Začíná epocha náhody {event.epoch}.")
        case e.EpochAgreed():
            return Sentence(
                f"{event.seat} agrees to replace epoch {event.epoch}.",
                f"{_subject(called(event.seat))} souhlasí s nahrazením epochy náhody {event.epoch}.",
            )
        case e.GameStarted():
            return Sentence("The game starts.", "Hra začíná.")
        case e.UndoRequested():
            asks = Sentence(
                f"{event.seat} asks to go back to version {event.to}.",
                _does(called(event.seat), "žádá", "žádají", f"o návrat k verzi {event.to}"),
            )
            if not event.seen:
                return asks
            en = ", ".join(f"{seat} {count}" for seat, count in event.seen.items())
            cs = ", ".join(f"{called(seat).nom} {count}" for seat, count in event.seen.items())
            return Sentence(
                f"{asks.en} Cards drawn and seen since: {en}.", f"{asks.cs} Od té doby dobrané a viděné karty: {cs}."
            )
        case e.UndoAgreed():
            return Sentence(f"{event.by} agrees to go back.", f"{_subject(called(event.by))} s návratem souhlasí.")
        case e.UndoEnded():
            how = _UNDO_ENDS[event.how]
            return Sentence(
                f"The request of {event.seat} to go back: {how.en}.",
                f"Žádost {called(event.seat).gen} o návrat {how.cs}.",
            )
        case e.Undone():
            return Sentence(f"The game goes back to version {event.to}.", f"Hra se vrací k verzi {event.to}.")
        case e.RollDisputed():
            disputes = _does(called(event.seat), "napadá", "napadají", f"výsledek ve verzi {event.version}")
            said = f"{event.seat} disputes the outcome at version {event.version}."
            if not event.reason:
                return Sentence(said, disputes)
            reason = event.reason if event.reason.endswith((".", "!", "?")) else f"{event.reason}."
            return Sentence(f"{said} Reason: {reason}", f"{disputes} Důvod: {reason}")
        case e.DisputeEnded():
            how = DISPUTE_ENDS[event.how]
            return Sentence(
                f"The dispute of the outcome at version {event.version}: {how.en}.",
                f"Spor o výsledek ve verzi {event.version} {how.cs}.",
            )
        case e.Settled():
            return Sentence("What was decided so far stands for good.", "Co bylo dosud rozhodnuto, platí natrvalo.")
        case e.Resigned():
            return Sentence(f"{event.seat} resigns.", _does(called(event.seat), "se vzdává", "se vzdávají"))
        case e.GaveUp():
            return Sentence(
                f"The game goes on without {event.seat}.", f"Hra pokračuje; {called(event.seat).nom} už nehraje."
            )
        case e.OrderGiven():
            return Sentence(
                f"{event.seat} gives a standing order.",
                _does(called(event.seat), "dává", "dávají", "trvalý pokyn"),
            )
        case e.OrderWithdrawn():
            return Sentence(
                f"{event.seat} withdraws the standing order of version {event.order}.",
                _does(called(event.seat), "odvolává", "odvolávají", f"trvalý pokyn z verze {event.order}"),
            )
        case e.LimitRequested():
            what = _limit_request(event)
            return Sentence(f"{event.seat} asks {what.en}.", _does(called(event.seat), "žádá", "žádají", what.cs))
        case e.LimitAgreed():
            return Sentence(
                f"{event.by} agrees to the request of {event.seat} about the reply limit.",
                _does(called(event.by), "souhlasí", "souhlasí", f"se žádostí {called(event.seat).gen} o změnu lhůty"),
            )
        case e.LimitRequestEnded():
            how = _UNDO_ENDS[event.how]
            return Sentence(
                f"The request of {event.seat} about the reply limit: {how.en}.",
                f"Žádost {called(event.seat).gen} o změnu lhůty {how.cs}.",
            )
        case e.LimitChanged():
            return _limit_changed(event)
        case e.DrawOffered():
            return Sentence(f"{event.seat} offers a draw.", _does(called(event.seat), "nabízí", "nabízejí", "remízu"))
        case e.DrawEnded():
            how = _UNDO_ENDS[event.how]
            return Sentence(
                f"The offer of {event.seat} of a draw: {how.en}.",
                f"Nabídka remízy od {called(event.seat).gen} {how.cs}.",
            )
        case e.GameClaimed():
            return Sentence(
                f"{event.seat} claims the game.", _does(called(event.seat), "si nárokuje", "si nárokují", "hru")
            )
        case e.GameFinished():
            return _finished(event, called)
        case e.EndConfirmed():
            return Sentence(
                f"{event.seat} confirms the end.", _does(called(event.seat), "potvrzuje", "potvrzují", "konec")
            )
        case e.GameClosed():
            return Sentence("The game is closed.", "Hra je uzavřena.")
        case e.GameOpened():
            return Sentence("The game is open: everything may be checked.", "Hra je otevřena: vše lze ověřit.")
        case _:
            return None


def _invited(event: e.InvitationGiven, called: Callable[[str], Noun]) -> Sentence:
    to = (
        Sentence(f" to seat {event.seat}", f", ať hraje za {called(event.seat).acc}")
        if event.seat
        else Sentence("", "")
    )
    who = "The creator of the game" if not event.by else event.by
    czech = _does(called(event.by), "někoho zve", "někoho zvou") if event.by else "Zakladatel hry někoho zve."
    return Sentence(f"{who} invites somebody{to.en}.", czech.removesuffix(".") + f"{to.cs}.")


def _limit_request(event: e.LimitRequested) -> Sentence:
    time = duration(max(event.seconds, 1))
    return {
        e.LimitChange.EXTEND: Sentence(f"to extend the reply limit by {time.en}", f"o prodloužení lhůty o {time.cs}"),
        e.LimitChange.PAUSE: Sentence("to pause the reply limit", "o pozastavení lhůty"),
        e.LimitChange.RESUME: Sentence("to resume the reply limit", "o obnovení lhůty"),
    }[event.change]


def _limit_changed(event: e.LimitChanged) -> Sentence:
    time = duration(max(event.seconds, 1))
    return {
        e.LimitChange.EXTEND: Sentence(
            f"What is awaited now has {time.en} more.", f"Na co se teď čeká, má o {time.cs} více času."
        ),
        e.LimitChange.PAUSE: Sentence("The reply limit is paused.", "Lhůta na odpověď je pozastavena."),
        e.LimitChange.RESUME: Sentence("The reply limit runs again.", "Lhůta na odpověď opět běží."),
    }[event.change]


def _subject(noun: Noun) -> str:
    return capital(noun.nom)


def _does(noun: Noun, singular: str, plural: str, what: str = "") -> str:
    """Who does what, as a whole sentence."""
    return " ".join(filter(None, (_subject(noun), noun.does(singular, plural), what))) + "."


def _finished(event: e.GameFinished, called: Callable[[str], Noun]) -> Sentence:
    if event.how == e.ABANDONED:
        return Sentence("The game is called off; nobody wins.", "Hra je zrušena; nikdo nevítězí.")
    if not event.winners and event.how in _LOST:
        how = _LOST[event.how]
        return Sentence(f"The game is over: nobody wins, {how.en}.", f"Konec hry: nikdo nevítězí, {how.cs}.")
    if not event.winners:
        return Sentence("The game is a draw.", "Hra končí remízou.")
    how = _FINISHES.get(event.how, Sentence(f"({event.rule})", f"({event.rule})"))
    en, cs = ", ".join(event.winners), " a ".join(called(seat).nom for seat in event.winners)
    return Sentence(f"The game is over: {en} win {how.en}.", f"Konec hry: vítězí {cs} {how.cs}.")
