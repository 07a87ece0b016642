"""A game in which everything happens that can happen besides play: seats change hands, epochs are
voided and replaced, decisions are taken back, rolls disputed, draws offered."""

from collections.abc import Callable
from contextlib import suppress

from kronika.domain.kernel import ends, seats, undo
from kronika.domain.kernel.events import DiceRolled, Options
from kronika.domain.kernel.rolls import check_of
from kronika.domain.kernel.undo import UndoClass, last_decision, undo_class
from kronika.library.offline import OfflineGame
from kronika.library.policies import Policy, usual_policy
from kronika.service.packs import LoadedPack
from tests.bench.fixtures import brief


class OverTooSoon(Exception):
    """A game was over before everything had happened in it."""


def eventful(pack: LoadedPack) -> OfflineGame:
    """The first scenario of a pack whose game is long enough, played to its end and closed by its closing time.
    Raises `OverTooSoon` if none is."""
    for card in pack.card.scenarios:
        with suppress(OverTooSoon):
            return _eventful(pack, card.id)
    raise OverTooSoon(pack.card.id.name)


def _eventful(pack: LoadedPack, scenario: str) -> OfflineGame:
    game = OfflineGame(
        pack, scenario, "table", Options(undo_expiry=60, closing_time=60), begun=False, setup=brief(pack, scenario)
    )
    script = _Script(game)
    script.sit_down()
    script.take_back()
    script.change_hands()
    script.dispute()
    script.ask_and_think_better_of_it()
    script.offer_draws()
    game.renew()
    script.resign_and_be_forgiven()
    script.end()
    return game


class _Script:
    """The game, one kind of event after another."""

    def __init__(self, game: OfflineGame) -> None:
        self.game = game
        self.first, self.second = game.seats
        self._policies: dict[str, Policy] = {seat: usual_policy(game.system, at) for at, seat in enumerate(game.seats)}

    def sit_down(self) -> None:
        """One passes by; one leaves after committing, which voids the epoch."""
        game = self.game
        game.take(self.first)
        game.take(self.second, "a passer-by")
        game.keep(seats.leave(game.system, game.position, self.second, None))
        game.take(self.second, signs=True)
        game.commit(self.first)
        game.keep(seats.leave(game.system, game.position, self.first, game.next_anchors()))
        game.take(self.first, signs=True)
        game.begin()

    def take_back(self) -> None:
        """A decision that nobody has answered."""
        self._play_until(lambda: self._free() != "")
        self.game.undo(self._free(), self._before_last(self._free()))

    def change_hands(self) -> None:
        """One seat passes by its holder's signature, the other by consent, at the second try."""
        game = self.game
        game.hand_over(self.first, game.holder("a cousin", signs=True))
        invited = self._invite()
        game.keep(seats.withdraw(game.system, game.position, invited, self.first))
        asked = self._ask_for_second("a stranger")
        game.keep(seats.decline_handover(game.system, game.position, self.second, self.first, asked))
        asked = self._ask_for_second("a friend")
        game.keep(seats.consent_to_handover(game.system, game.position, self.second, self.first, asked, None))

    def _invite(self) -> int:
        """The first seat invites somebody to the second; the invitation."""
        game = self.game
        game.keep(seats.invite(game.system, game.position, self.first, "1" * 32, 60, self.second))
        return game.position.version

    def _ask_for_second(self, name: str) -> int:
        """Somebody who is invited asks for the second seat; the proposal."""
        game = self.game
        invited = self._invite()
        game.keep(seats.propose_handover(game.system, game.position, self.second, game.holder(name), invited))
        return game.position.version

    def dispute(self) -> None:
        """Three rolls: one is taken back, one stands, the dispute of one is withdrawn."""
        game = self.game
        mine, other, roll = self._disputed()
        game.undo(other, self._before_last(mine), dispute=roll)
        game.agree(other, by=mine)
        mine, other, roll = self._disputed()
        game.undo(other, self._before_last(mine), dispute=roll)
        game.keep(undo.decline(game.system, game.position, other, mine))
        mine, other, roll = self._disputed()
        game.keep(ends.withdraw_dispute(game.system, game.position, other, roll))

    def ask_and_think_better_of_it(self) -> None:
        """Requests to undo that are withdrawn, expire, and are withdrawn by deciding."""
        game = self.game
        self._play_until(lambda: self._roll() > 0)
        asker = next(reversed(game.position.ledger.decisions)).seat
        for end in (undo.withdraw, undo.expire):
            game.undo(asker, self._before_last(asker))
            game.keep(end(game.system, game.position, asker))
        game.undo(asker, self._before_last(asker))
        self._play_until(lambda: asker not in game.position.ledger.undo)

    def offer_draws(self) -> None:
        """One is declined, one withdrawn by deciding."""
        game = self.game
        game.keep(ends.offer_draw(game.system, game.position, self.first))
        game.keep(ends.decline_draw(game.system, game.position, self.first, self.second))
        game.keep(ends.offer_draw(game.system, game.position, self.second))
        self._play_until(lambda: self.second not in game.position.ledger.draws)

    def resign_and_be_forgiven(self) -> None:
        """An end by a seat is taken back with the other's consent."""
        game = self.game
        game.keep(ends.resign(game.system, game.position, self.first, game.chance(game.position.ledger)))
        game.undo(self.first, self._before_last(self.first))
        game.agree(self.first, by=self.second)

    def end(self) -> None:
        """A dispute is open to the last; one seat confirms, then the closing time passes."""
        game = self.game
        self._disputed()
        self._play_until(lambda: game.position.game.outcome is not None)
        game.keep(ends.confirm(game.system, game.position, self.first, game.seeds()))
        game.keep(ends.close(game.system, game.position, game.seeds()))

    # --- what the script looks for

    def _play_until(self, wanted: Callable[[], bool]) -> None:
        """At least one decision, and as many as it takes."""
        self.game.play(self._policies, 1)
        while not wanted():
            if self.game.position.game.outcome is not None:
                raise OverTooSoon("the game was over before it happened")
            self.game.play(self._policies, 1)

    def _before_last(self, seat: str) -> int:
        """The version before a seat's last decision; 0 if it has not decided."""
        decision = last_decision(self.game.position, seat)
        return decision.version - 1 if decision is not None else 0

    def _free(self) -> str:
        """Who can take its last decision back freely; empty: nobody."""
        for seat in self.game.seats:
            to = self._before_last(seat)
            if to and undo_class(self.game.position, seat, to) == UndoClass.FREE:
                return seat
        return ""

    def _roll(self) -> int:
        """The version of the first roll since the last decision; 0: none."""
        since = next(reversed(self.game.position.ledger.decisions)).version
        made = enumerate(self.game.events[since:], since + 1)
        rolls = (v for v, e in made if isinstance(e, DiceRolled) or check_of(self.game.system, e))
        return next(rolls, 0)

    def _disputed(self) -> tuple[str, str, int]:
        """The next roll, disputed: who made it, who disputes it, its version."""
        game = self.game
        self._play_until(lambda: self._roll() > 0)
        mine, roll = next(reversed(game.position.ledger.decisions)).seat, self._roll()
        other = self.second if mine == self.first else self.first
        game.keep(ends.dispute(game.system, game.position, other, roll, "it cannot be"))
        return mine, other, roll
