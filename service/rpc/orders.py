"""Calls about standing orders: what a seat lets be passed for it."""

from typing import Any

from kronika.domain.kernel import orders, receipts
from kronika.domain.kernel.events import Order
from kronika.domain.kernel.hashing import canonical_json
from kronika.service import convert, signatures
from kronika.service.core import Core
from kronika.service.rpc.common import Caller, chance_needed, change, find, must_hold, well_formed
from kronika.service.rpc.messages import answered
from kronika.v1 import game_service_pb2 as pb


async def give_order(core: Core, request: Any, caller: Caller) -> Any:
    """A seat gives a standing order, which at once passes what it passes."""
    game = await find(core, request.game, caller)
    seat = request.seat
    must_hold(game, seat, caller)
    with well_formed:
        order = convert.from_message(Order, request.order, "order")
    head, signed = signatures.given(request.signed)
    message = receipts.order_message(game.stream, seat, head, canonical_json(order))
    signatures.check(core, game, seat, signed, message, caller)
    with chance_needed:
        told = await change(
            core,
            game,
            seat,
            lambda p: orders.give(game.system, p, seat, order, core.chances.of_if_any(game), signed),
        )
    return answered(pb.GiveOrderResponse(), core, game, seat, told, caller)


async def withdraw_order(core: Core, request: Any, caller: Caller) -> Any:
    """A seat takes a standing order back."""
    game = await find(core, request.game, caller)
    must_hold(game, request.seat, caller)
    told = await change(
        core, game, request.seat, lambda p: orders.withdraw(game.system, p, request.seat, request.order)
    )
    return answered(pb.WithdrawOrderResponse(), core, game, request.seat, told, caller)
