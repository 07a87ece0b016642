"""Who vouches for a log: receipts of the service, and the keys that its key succeeded."""

from kronika.domain.kernel.checking.verifier import Verifier
from kronika.domain.kernel.export import ReceiptLine
from kronika.domain.kernel.receipts import receipt_message, succession_message
from kronika.domain.kernel.signing import CheckSignature


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
