"""A player at a campaign: confirms states, makes decks, goes through aftermaths, and plays the scenarios
at their tables."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from kronika.domain.kernel.links import Letter, Links, Rest, Step, links_of
from kronika.domain.kernel.notation import Notation
from kronika.domain.kernel.rendering import Page
from kronika.domain.kernel.system import System
from kronika.domain.systems import SYSTEMS
from kronika.library.policies import usual_policy
from kronika.service import convert
from kronika.tools.cli.common import Context, PromptOptions
from kronika.tools.cli.line_input import Gone
from kronika.tools.cli.menu import menu_of
from kronika.tools.cli.play_session import PlaySession
from kronika.tools.cli.table import Table
from kronika.tools.client.bot import choice_of
from kronika.tools.client.session import Session
from kronika.v1 import game_service_pb2 as pb

Done = Callable[[Step], bool]

COLUMN = 35
"""Width of a line beside which another stands."""
HELP: Final = {
    "number": "campaign-table-take-that-decision",
    "u": "campaign-table-undo-your-last-decision",
    "l": "campaign-table-what-happened-lately",
    "f": "campaign-table-who-plays-with-fingerprints",
    "r": "campaign-table-give-the-whole-campaign",
    "c": "campaign-table-confirm-the-end",
    "q": "campaign-table-leave-the-campaign-waits",
}
"""Messages that explain the letters of every campaign."""


def _in_columns(lines: Iterable[str]) -> Iterator[str]:
    """Two lines side by side, where the first is short enough."""
    left = ""
    for line in lines:
        if left and len(left) < COLUMN:
            yield f"{left:<{COLUMN}}{line}"
            left = ""
            continue
        if left:
            yield left
        left = line
    if left:
        yield left


class CampaignTable(PlaySession):
    """A player's campaign at the terminal. `done`: the step at which it may be left before its end."""

    def __init__(
        self,
        context: Context,
        session: Session,
        back: str,
        prompt_options: PromptOptions,
        done: Done = lambda _step: False,
    ) -> None:
        super().__init__(context, session, back, prompt_options)
        self._done = done

    def _begin(self) -> None:
        self._settle()
        self._since_last()
        self._stands()

    def _is_over(self) -> bool:
        return super()._is_over() or self._done(self._links.step(self._board))

    @property
    def _system(self) -> System:
        return SYSTEMS[self._session.position.ledger.system]

    @property
    def _links(self) -> Links:
        return links_of(self._system)

    @property
    def _board(self) -> Any:
        return self._session.position.game.board

    def _invitation(self) -> str:
        return f"{self._context.command_of_others} campaign play {self._session.game}"

    def _step(self) -> None:
        """Does the next thing: a decision, the game, the end, or waiting."""
        ledger, me = self._session.position.ledger, self._session.audience
        if self._session.is_over and me not in ledger.confirmed:
            self._after_the_end()
        elif self._links.step(self._board) is Step.PLAYING:
            self._play(self._links.game(self._board))
        elif any(prompt.seat == me for prompt in self._session.position.game.prompts):
            self._answer_prompt()
        else:
            letters = [letter.key for letter in self._links.controls.letters]
            self._wait(", ".join(["u", *letters, "l", "f", "r", "q"]))

    def _play(self, game: str) -> None:
        """The scenario, at the table."""
        beside = self._session.beside(game, self._session.audience)
        Table(self._context, beside, self._back, self._prompt_options).go_on()
        self._session.catch_up()

    def _show(self, letter: Letter) -> None:
        """A panel of the campaign's text."""
        page = Page(self._context.language, self._context.screen.width)
        self._session.catch_up()
        told = [panel.text for panel in self._system.rendering.written(self._board, page) if panel.name == letter.panel]
        self._context.show("\n".join(told), hang=6)

    def _stands(self) -> None:
        self._show(self._links.controls.letters[0])

    def _answer_prompt(self) -> None:
        snapshot = self._session.snapshot().snapshot
        system, language, controls = self._system, self._context.language, self._links.controls
        board, prompt = self._board, snapshot.prompts[0]
        kind = convert.kind_of(prompt.kind)
        reminder = controls.reminder(board, kind, self._session.audience)
        if reminder is not None:
            self._say(f"\n{self._context.say(reminder)}")
        seen = convert.from_message(system.contract.view, getattr(snapshot.view, system.name))
        note = Notation(seen, self._session.audience)
        asked = menu_of(system, board, prompt, snapshot.doing, language, note)
        self._decide(replace(asked, private=True) if kind in controls.consents else asked)

    def _help(self) -> str:
        controls = self._links.controls
        said = {key: self._context.text(id) for key, id in HELP.items()}
        said |= {letter.key: self._context.say(letter.said) for letter in controls.letters}
        if controls.rest is not None:
            said[controls.rest.key] = self._context.say(controls.rest.said)
        own = [letter.key for letter in controls.letters] + ([controls.rest.key] if controls.rest is not None else [])
        keys = {key: key for key in said} | {"number": self._context.text("campaign-table-number")}
        order = ("number", "u", *own, "l", "f", "r", "c", "q")
        return "\n".join(_in_columns(f"  {keys[key]}  {said[key]}" for key in order))

    def _letter(self, said: str) -> bool | None:
        game, seat, controls = self._session.game, self._session.audience, self._links.controls
        shown = next((letter for letter in controls.letters if letter.key == said), None)
        if shown is not None:
            self._show(shown)
            return False
        if controls.rest is not None and said == controls.rest.key:
            return self._leave_to_bot(controls.rest)
        match said:
            case "r":
                sure = self._sure(self._context.text("campaign-table-give-the-whole-campaign-up"))
                return sure and self._call("Resign", pb.ResignRequest(game=game, seat=seat))
            case "c":
                return self._call("ConfirmEnd", pb.ConfirmEndRequest(game=game, seat=seat))
            case _:
                return None

    def _leave_to_bot(self, rest: Rest) -> bool:
        """A bot answers all prompts of a kind, as long as there are any."""
        system, answered = self._system, False
        found = self._session.snapshot()
        policy, snapshot = usual_policy(system), found.snapshot
        scene = convert.from_message(system.contract.scene, getattr(found.scene, system.name))
        while snapshot.prompts and convert.kind_of(snapshot.prompts[0].kind) == rest.kind:
            prompt = snapshot.prompts[0]
            seen = convert.from_message(system.contract.view, getattr(snapshot.view, system.name))
            choices = [choice_of(system.name, legal) for legal in prompt.legal]
            chosen = policy.choose(self._session.audience, scene, seen, rest.kind, choices)
            snapshot = self._session.decide(prompt.prompt, prompt.legal[choices.index(chosen)].decision).snapshot
            answered = True
        if not answered:
            self._say(self._context.say(rest.none))
        return answered

    def _after_the_end(self) -> None:
        self._stands()
        self._show(self._links.controls.letters[-1])
        outcome = self._session.snapshot().snapshot.outcome
        if self._session.audience in outcome.winners:
            self._say(self._context.text("campaign-table-the-campaign-is-yours"))
        else:
            self._say(self._context.text("campaign-table-the-campaign-is-lost"))
        question = self._context.text("question-confirm-end")
        with suppress(Gone):
            while not self._other(self._ask(question, self._may_confirm)):
                pass
