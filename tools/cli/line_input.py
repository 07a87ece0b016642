"""Questions to a person at a terminal, with news printed above the question while it is open.

Input typed before a question was shown does not answer it: at a terminal it is discarded. Input
from a file or a pipe is read line by line, one line per question.
"""

import os
import select
import shutil
import sys
import termios
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

import click

from kronika.domain.kernel.formats import safe
from kronika.tools.cli.terminal import as_it_comes, unguarded
from kronika.tools.words import sentence

LONGEST_LINE = 4096
"""Bytes that a terminal takes for a line."""


class InputEnded(click.ClickException):
    """Somebody was asked, and nobody can answer."""

    def __init__(self) -> None:
        context = click.get_current_context(silent=True)
        language = "en" if context is None else context.find_root().params.get("lang", "en")
        super().__init__(sentence(language, "input-has-ended"))


class Gone(Exception):
    """The question is no longer open."""


class Meanwhile(Protocol):
    """A background task that runs while a question is open."""

    def run(self) -> bool:
        """In a thread of its own until `stop`, or until what is asked is asked no more: then True."""

    def stop(self) -> None:
        """Let `run` end, soon."""


class LineInput:
    """Asks questions one after the other, and tells what anybody has to tell. With `lines` a line is
    typed as the terminal takes it, and nothing on the screen is ever written over."""

    def __init__(self, *, lines: bool) -> None:
        self._lines = lines
        self._above: Callable[[Callable[[], None]], object] | None = None
        """Has something printed above the question that stands open; none does: None."""
        self._untold: deque[tuple[str, bool]] = deque()

    def tell(self, text: str, *, bell: bool = False) -> None:
        """Print a text, from any thread: above the question if one stands open, then with a bell if wanted."""
        self._untold.append((text, bell and self._above is not None))
        if self._above is None:
            self._say_untold()
        else:
            self._above(self._say_untold)

    def ring(self) -> None:
        """Ring the bell of a terminal."""
        if sys.stdout.isatty():
            click.echo("\a", nl=False, file=unguarded(sys.stdout))

    def _say_untold(self) -> None:
        while self._untold:
            text, bell = self._untold.popleft()
            click.echo(text)
            if bell:
                self.ring()

    def ask(self, question: str, meanwhile: Meanwhile | None = None) -> str:
        """Returns the person's answer, without surrounding spaces. `meanwhile` runs only at a terminal.

        Raises `Gone`, `InputEnded`, and on Ctrl-C or Ctrl-D `click.Abort`.
        """
        with as_it_comes():
            if not sys.stdin.isatty():
                return _next_line(question)
            try:
                if self._lines or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
                    return self._by_lines(f"{question}: ", meanwhile).strip()
                return self._edited(f"{question}: ", meanwhile).strip()
            except (KeyboardInterrupt, EOFError):
                raise click.Abort from None

    def _edited(self, question: str, meanwhile: Meanwhile | None) -> str:
        """Asks with an editable line, which stays in place when something is printed above it. The import is here
        because it takes a sixth of a command's start, and few commands ask."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.application import run_in_terminal
        from prompt_toolkit.data_structures import Size
        from prompt_toolkit.input.typeahead import clear_typeahead
        from prompt_toolkit.output.vt100 import Vt100_Output

        def size() -> Size:
            columns, rows = shutil.get_terminal_size()
            return Size(rows=rows, columns=columns)

        output = Vt100_Output(unguarded(sys.stdout), size, term=os.environ.get("TERM"), enable_cpr=False)
        session: PromptSession[str] = PromptSession(output=output)
        app, shown = session.app, threading.Event()

        def in_turn(act: Callable[[], object]) -> None:
            with suppress(RuntimeError, AttributeError):  # it has just been answered: there is no loop any more
                app.loop.call_soon_threadsafe(act)  # type: ignore[union-attr]

        def leave() -> None:
            if app.future is not None and not app.future.done():
                app.exit(exception=Gone())

        _forget_what_was_typed()
        clear_typeahead(app.input)
        with self._beside(meanwhile, shown, lambda say: in_turn(lambda: run_in_terminal(say)), lambda: in_turn(leave)):
            return session.prompt(safe(question), pre_run=shown.set)

    def _by_lines(self, question: str, meanwhile: Meanwhile | None) -> str:
        """Asks with a line that the terminal itself edits. After a printout, the question is repeated below and the
        answer typed again."""
        shown, (gone, leave) = threading.Event(), os.pipe()

        def show() -> None:
            _forget_what_was_typed()
            click.echo(question, nl=False)

        def above(say: Callable[[], None]) -> None:
            click.echo()
            say()
            show()

        try:
            with self._beside(meanwhile, shown, above, lambda: os.write(leave, b"!")):
                show()
                shown.set()
                ready, _, _ = select.select([sys.stdin, gone], [], [])
                if gone in ready:
                    click.echo()
                    raise Gone
                line = os.read(sys.stdin.fileno(), LONGEST_LINE)
        finally:
            os.close(gone)
            os.close(leave)
        if not line:
            raise EOFError
        return line.decode(sys.stdin.encoding, errors="replace")

    @contextmanager
    def _beside(
        self,
        meanwhile: Meanwhile | None,
        shown: threading.Event,
        above: Callable[[Callable[[], None]], object],
        leave: Callable[[], object],
    ) -> Iterator[None]:
        """While this lasts, `meanwhile` goes on as soon as the question is shown. Raises what it raises."""
        if meanwhile is None:
            yield
            return
        failed: list[Exception] = []

        def go_on() -> None:
            shown.wait()
            try:
                if meanwhile.run():
                    leave()
            except Exception as error:
                failed.append(error)
                leave()

        thread = threading.Thread(target=go_on, daemon=True)
        self._above = above
        thread.start()
        try:
            yield
        except Gone:
            if not failed:
                raise
        finally:
            meanwhile.stop()
            shown.set()
            thread.join()
            self._above = None
            self._say_untold()
        if failed:
            raise failed[0]


def _forget_what_was_typed() -> None:
    termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _next_line(question: str) -> str:
    click.echo(f"{question}: ", nl=False)
    line = sys.stdin.readline()
    if not line:
        raise InputEnded
    return line.strip()
