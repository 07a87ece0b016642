"""Receipts kept from earlier: whether the log that a service has now extends what it signed then."""

from collections.abc import Collection
from typing import Any

from kronika.domain.kernel.checking.signatures import is_followed, is_signed
from kronika.domain.kernel.export import ReceiptLine
from kronika.domain.kernel.hashing import head_of
from kronika.service.signatures import verifies
from kronika.tools.client.connection import Connection
from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb


def game_of(connection: Connection, game: str) -> Any:
    """A game in short, with its version and head as the service tells them now."""
    return connection.games("GetGame", pb.GetGameRequest(game=game)).game


def successors(service: Any) -> dict[str, str]:
    """For each key of a service (as it tells of itself) the one that it succeeded, where that has signed it."""
    return {
        one.newer.hex(): one.older.hex()
        for one in service.successions
        if is_followed(one.older.hex(), one.newer.hex(), one.signature.hex(), verifies)
    }


def _counts_as(key: str, known: dict[str, str], trusted: Collection[str]) -> bool:
    """Whether a key is one that the caller trusts, or succeeded it."""
    seen: set[str] = set()
    while key not in trusted:
        seen.add(key)
        key = known.get(key, "")
        if not key or key in seen:
            return False
    return True


def contradiction(connection: Connection, receipt: ReceiptLine, now: Any, trusted: Collection[str] = ()) -> str:
    """Why the log of a game as it is `now` does not extend the one a receipt is for; empty if it does.

    The head is computed from the receipt's own and the leaves that the service lists after it. `trusted`:
    the keys that may have signed the receipt, or one that they succeeded; none: any that the service
    publishes.
    """
    if not is_signed(receipt, verifies):
        return "the receipt is not signed by its key"
    service = connection.catalog("GetService", catalog_pb.GetServiceRequest())
    if receipt.key not in [one.key.hex() for one in service.keys]:
        return "the receipt is signed by a key that this service does not publish"
    if trusted and not _counts_as(receipt.key, successors(service), trusted):
        return "the receipt is signed by neither a key you gave nor one that succeeded it"
    if receipt.game != now.game:
        return f"the receipt is for another game, {receipt.game}"
    if receipt.version > now.version:
        return f"the log ends at version {now.version} now: what the service signed then is gone"
    version, head = receipt.version, bytes.fromhex(receipt.head)
    while version < now.version:
        leaves = connection.games("ListLeaves", pb.ListLeavesRequest(game=now.game, after=version)).leaves
        if not leaves:
            return f"the service lists no leaf after version {version}"
        for leaf in leaves[: now.version - version]:
            version += 1
            head = head_of(head, version, leaf)
    if head == now.head:
        return ""
    return "the log now does not extend what the service signed then; this receipt and an export of today prove it"
