"""Work that is long, done in processes of its own: the interpreter has one lock, and who computes holds
up everybody else in his process.

A worker is started when there is something to do (never by fork, which gRPC does not survive), takes one
job after the other, and ends when it has become large or has had nothing to do for a while.
"""

import asyncio
import gc
import os
import pickle
import resource
import select
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import IO, Any, ParamSpec, TypeVar

from kronika.domain.kernel.bot_seats import decision_of
from kronika.domain.kernel.values import Prompt
from kronika.domain.systems import SYSTEMS
from kronika.service.quotas import Quotas, Who, reached
from kronika.service.words import message

P = ParamSpec("P")
R = TypeVar("R")

READERS = 2
"""Processes that read: on more than there are cores nobody would be quicker."""
READING, JUDGING = 120, 600
"""Seconds that a job of each kind may take."""
IDLE = 120
"""Seconds without work after which a worker ends."""
LARGEST = 400_000
"""KB of memory that a worker may have had and go on."""
NICE = 10
"""The niceness of workers, so that the process that answers calls goes first."""
SIZE = 8


class Died(Exception):
    """A worker ended in the middle of a job."""


class Worker:
    """A worker process, as seen by the process that gives it jobs. Not thread-safe."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def do(self, job: bytes) -> Any:
        """Returns the result of a job. Raises the job's exception, or `Died`."""
        for _ in range(2):
            process = self._started()
            assert process.stdin is not None and process.stdout is not None
            try:
                _send(process.stdin, job)
                found = _receive(process.stdout)
            except BrokenPipeError:
                found = None
            if found is not None:
                good, value = pickle.loads(found)
                if good:
                    return value
                raise value
            self.stop()
            if process.returncode:
                raise Died(f"a worker ended with {process.returncode}")
        raise Died("a worker ended without an answer")

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.stop()
            start = [sys.executable, "-P", "-c", "from kronika.service.workers import main; main()"]
            self._process = subprocess.Popen(start, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process

    def kill(self) -> None:
        """Ends the process immediately; a waiting caller gets `Died`."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process, which has nothing to do."""
        if self._process is not None:
            assert self._process.stdin is not None and self._process.stdout is not None
            self._process.stdout.close()
            with suppress(BrokenPipeError):
                self._process.stdin.close()
            self._process.wait()
            self._process = None


class WorkerPool:
    """Some workers with one queue."""

    def __init__(self, workers: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix=f"kronika-{name}")
        self._mine = threading.local()
        self._workers: list[Worker] = []

    def submit(self, job: bytes) -> "asyncio.Future[Any]":
        return asyncio.get_running_loop().run_in_executor(self._threads, self._do, job)

    def _do(self, job: bytes) -> Any:
        worker: Worker | None = getattr(self._mine, "worker", None)
        if worker is None:
            worker = self._mine.worker = Worker()
            self._workers.append(worker)
        return worker.do(job)

    def stop(self) -> None:
        """End the workers, whatever they are doing, and forget what waits."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


class Workers:
    """The workers of a service: some that read, one that judges files handed in, and one that thinks for bots."""

    def __init__(self, quotas: Quotas, thought: int) -> None:
        """`thought`: how many seconds a bot may think about a decision."""
        self._quotas = quotas
        self._reading, self._judging = WorkerPool(READERS, "reading"), WorkerPool(1, "judging")
        self._thinking, self._thought = WorkerPool(1, "thinking"), thought

    async def read(self, who: Who, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Call a function of a module in a worker. Raises `Refused` if the caller has too many such calls
        under way or this one takes too long, or what the function raises."""
        slot = ExitStack()
        slot.enter_context(self._quotas.working(who))
        done = self._reading.submit(_packed(READING, function, args, more))
        done.add_done_callback(lambda _: slot.close())
        found: R = await _answer(done, READING)
        return found

    async def judge(self, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """The same in the worker for files, where quotas of files hold."""
        found: R = await _answer(self._judging.submit(_packed(JUDGING, function, args, more)), JUDGING)
        return found

    async def think(self, function: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """The same in the worker for bots."""
        found: R = await _answer(self._thinking.submit(_packed(self._thought, function, args, more)), self._thought)
        return found

    def stop(self) -> None:
        self._thinking.stop()
        self._reading.stop()
        self._judging.stop()


async def _answer(done: "asyncio.Future[Any]", seconds: int) -> Any:
    done.add_done_callback(lambda one: one.cancelled() or one.exception())
    try:
        return await asyncio.shield(done)
    except Died:
        raise reached("work_seconds", "service", seconds, message("not-so-much-work", seconds=seconds)) from None


def _packed(seconds: int, function: Callable[..., Any], args: tuple[Any, ...], more: dict[str, Any]) -> bytes:
    return pickle.dumps((seconds, function, args, more), pickle.HIGHEST_PROTOCOL)


# --- in the worker


def main() -> None:
    """Takes jobs from standard input until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    jobs = os.fdopen(os.dup(0), "rb", buffering=0)
    while select.select([jobs], [], [], IDLE)[0] and (job := _receive(jobs)) is not None:
        answer = _done(job)
        try:
            _send(out, answer)
        except BrokenPipeError:
            os._exit(0)
        keep_what_is_there()
        if _most_memory() > LARGEST:
            break


def decide(system: str, bot: str, board: Any, prompt: Prompt, seed: bytes) -> Any:
    """Returns a bot's decision on a prompt of its seat; the board is that seat's view, and all that it gets."""
    return decision_of(SYSTEMS[system], SYSTEMS[system].bots[bot], board, prompt, seed)


def _most_memory() -> int:
    """The most memory that this process has used, in KB. On Linux, getrusage(2) returns at least the starting process's
    maximum, which execve(2) passes on. So this reads the high-water mark (VmHWM, proc(5))."""
    if sys.platform != "linux":
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM:"))


def _done(job: bytes) -> bytes:
    try:
        seconds, function, args, more = pickle.loads(job)
        signal.alarm(seconds)  # which ends the process
        found = function(*args, **more)
        signal.alarm(0)
        return pickle.dumps((True, found), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        signal.alarm(0)
        error.add_note(traceback.format_exc())
        return pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)


def _send(to: IO[bytes], data: bytes) -> None:
    to.write(len(data).to_bytes(SIZE, "big") + data)
    to.flush()


def _receive(source: IO[bytes]) -> bytes | None:
    """The next message; None at the end, or if it is incomplete."""
    size = _exactly(source, SIZE)
    return None if size is None else _exactly(source, int.from_bytes(size, "big"))


def _exactly(source: IO[bytes], count: int) -> bytes | None:
    found = bytearray()
    while len(found) < count:
        piece = source.read(count - len(found))
        if not piece:
            return None
        found += piece
    return bytes(found)


def tune() -> None:
    """Fewer collections, since nearly all that is made is freed by reference counts."""
    gc.set_threshold(50_000, 20, 20)


def keep_what_is_there() -> None:
    """Collections pass over what is there now: modules, packs, what is remembered. To look at all of that takes
    many times as long as a bot thinks."""
    gc.collect()
    gc.freeze()
