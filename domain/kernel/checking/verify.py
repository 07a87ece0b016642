"""Checking a whole file from its records alone (docs/checking-a-game.md), and saying what was found and what
could not be checked."""

from collections.abc import Iterable, Iterator

import msgspec

from kronika.domain.kernel.checking.verifier import Problem, Verifier
from kronika.domain.kernel.export import Export, ReceiptLine
from kronika.domain.kernel.log import Codec, Record
from kronika.domain.kernel.signing import CheckSignature, receipt_message, succession_message
from kronika.domain.kernel.system import System
from kronika.domain.kernel.words import PUBLIC, REFEREE


def line_of(receipt: ReceiptLine) -> list[tuple[str, str, str]]:
    """The successions of a receipt as (older key, newer key, signature by the older), the last one first."""
    keys = [*(one.key for one in receipt.successions), receipt.key]
    pairs = zip(receipt.successions, keys[1:], strict=True)
    return [(older.key, newer, older.signature) for older, newer in pairs][::-1]


def is_followed(older: str, newer: str, signature: str, check: CheckSignature) -> bool:
    """Whether a key of the service has signed the one that takes its place."""
    return check(older, signature, succession_message(older, newer))


def is_signed(receipt: ReceiptLine, check: CheckSignature) -> bool:
    """Whether a receipt's signature fits its own key."""
    message = receipt_message(receipt.game, receipt.version, bytes.fromhex(receipt.head))
    return check(receipt.key, receipt.signature, message)


def contradiction(receipt: ReceiptLine, verifier: Verifier, check: CheckSignature) -> str:
    """Why the log that a verifier was fed does not extend what a receipt is for; empty if it does."""
    if not is_signed(receipt, check):
        return "the receipt you hold is not signed by its key"
    if receipt.game != verifier.game:
        return f"the receipt you hold is for another game, {receipt.game}"
    if verifier.version < receipt.version:
        return (
            f"the log ends at version {verifier.version}, before the one your receipt is for: it is older, or was cut"
        )
    if bytes.fromhex(receipt.head) not in verifier.heads[receipt.version : receipt.version + 1]:
        return "the log is not the one your receipt was given for"
    return ""


class Report(msgspec.Struct, frozen=True):
    """What a verification found. Without a trusted key or an earlier receipt it proves only that
    the file is consistent with itself."""

    game: str
    audience: str
    version: int
    head: str
    epochs: int
    rolls: int
    draws: int
    signatures: int
    taken_back: int  #: How many undos took back what chance had decided: by consent, or of who plays alone.
    problems: tuple[Problem, ...]
    unchecked: tuple[str, ...]
    #: The reveals that bind nobody: whose seat shares its plans with the service, may have exchanged its
    #: entropy after it had seen that of others. And the epochs in which the service could choose because it
    #: plays: its bot did not reveal first, or was taken away when rolls could be foreseen.
    unbound: tuple[str, ...]
    signed_by: str  #: The key that signed the file.
    #: The key that the caller trusts and that vouches for the file: its own, or one that it succeeded;
    #: empty: none.
    by_key: str
    by_receipt: bool  #: Whether a receipt that the caller held fits.

    @property
    def ok(self) -> bool:
        return not self.problems

    @property
    def anchored(self) -> bool:
        """Whether more vouches for the file than itself."""
        return bool(self.by_key) or self.by_receipt


def audience_of(records: Iterable[Record]) -> str:
    """For whom the records were cut: the one whose sealed parts are open, all: the referee's."""
    open_for: set[str] = set()
    shut = False
    for record in records:
        for part in record.sealed:
            if part.is_open:
                open_for.add(part.audience)
            else:
                shut = True
    if len(open_for) == 1 and shut:
        return next(iter(open_for))
    return REFEREE if open_for and not shut else PUBLIC


def verify(
    export: Export,
    systems: dict[str, System],
    codecs: dict[str, Codec],
    check: CheckSignature,
    trusted: Iterable[str] = (),
    held: Iterable[ReceiptLine] = (),
) -> Report:
    """Check a whole export.

    `trusted`: keys (hex) of the service that the caller knows to be its. `held`: receipts that the
    caller was given earlier.
    """
    verifier = Verifier(systems, codecs, audience_of(export.records), check)
    for record in export.records:
        verifier.feed(record)
    receipt = export.receipt
    problems = verifier.problems
    if not is_signed(receipt, check):
        problems.append(Problem(0, "the receipt's signature does not fit its key"))
    line = line_of(receipt)
    if not all(is_followed(older, newer, signature, check) for older, newer, signature in line):
        problems.append(Problem(0, "a key of the receipt did not sign the one that is said to succeed it"))
    if (receipt.game, receipt.version, receipt.head) != (verifier.game, verifier.version, verifier.head.hex()):
        head = f"with head {verifier.head.hex()[:16]}…" if verifier.head else "where there is no head"
        said = f"the receipt is for version {receipt.version} with head {receipt.head[:16]}…, the records end at "
        problems.append(Problem(0, f"{said}version {verifier.version} {head}"))
    against = [(one.version, contradiction(one, verifier, check)) for one in held]
    problems[:0] = [Problem(version, said) for version, said in against if said]
    known = set(trusted)
    by_key = next((key for key in (receipt.key, *(older for older, _, _ in line)) if key in known), "")
    return report_of(verifier, receipt.key, by_key, by_receipt=any(not said for _, said in against))


def report_of(verifier: Verifier, signed_by: str, by_key: str, *, by_receipt: bool) -> Report:
    """What was found in all."""
    return Report(
        game=verifier.game,
        audience=verifier.audience,
        version=verifier.version,
        head=verifier.head.hex(),
        epochs=verifier.checks.chance.epochs,
        rolls=verifier.checks.chance.rolls,
        draws=verifier.checks.chance.draws,
        signatures=verifier.checks.signatures,
        taken_back=verifier.checks.taken_back,
        problems=tuple(verifier.problems),
        unchecked=tuple(_unchecked(verifier)),
        unbound=tuple(verifier.checks.unbound),
        signed_by=signed_by,
        by_key=by_key,
        by_receipt=by_receipt,
    )


def _unchecked(verifier: Verifier) -> Iterator[str]:
    hidden = dict(verifier.checks.chance.hidden)
    shared = hidden.pop(REFEREE, 0)
    if shared:
        yield (
            f"{shared} draws and flips from shared decks: their links and places wait for the closing, as they "
            "would tell what lies in hidden hands"
        )
    if hidden:
        yield f"{sum(hidden.values())} draws sealed for other seats: their links and cards"
    shut = sum(
        verifier.audience not in (REFEREE, audience)
        for version, parts in verifier.parts.items()
        for audience, _ in parts
        if (version, audience) not in verifier.opened
    )
    if shut:
        yield f"{shut} parts sealed for others, until the game opens"
    if verifier.checks.shut:
        yield f"the signatures of {len(verifier.checks.shut)} decisions in them"
    persons = [(name, seat) for name, seat in verifier.ledger.seats.items() if seat.bot is None]
    unsigned = [name for name, seat in persons if seat.held_by and not seat.held_by.key]
    if unsigned:
        yield f"who decided for {', '.join(unsigned)}: played unsigned"
    yield from verifier.checks.replaced
    if verifier.audience == REFEREE and not verifier.ledger.opened:
        yield "who else has seen the hands: all parts are open, and the game is not"
    for bot in verifier.ledger.bots:
        if bot.at in verifier.checks.seeded:
            yield f"what the bot {bot.bot} {bot.version} decided for {bot.seat}: `kronika audit` repeats it"
        else:
            closed = "was not opened" if verifier.ledger.opened else "opens at the closing"
            yield f"what the bot {bot.bot} {bot.version} decided for {bot.seat}: its seed {closed}"
    if verifier.ledger.opened and (lost := verifier.checks.chance.never_opened()):
        yield f"the chains whose secrets were lost: {', '.join(lost)}"
