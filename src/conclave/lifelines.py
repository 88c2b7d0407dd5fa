"""Lifelines: a process that another has started ends with it, however that one ends, and leaves Ctrl+C to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


def end_with_parent() -> None:
    """From now on this process ends at once when the one that started it is gone, even by kill -9. The lifeline is a pipe of
    which only the parent holds the other end."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=watch, name="lifeline", daemon=True).start()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started within do not hear Ctrl+C, not even while they are still loading: the terminal tells all of them, but
    it is the parent that ends them, in its order."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def ctrl_c_when_asked() -> Iterator[Callable[[], None]]:
    """Ctrl+C waits until somebody asks for it, where it must not come at any moment. A second one does not wait."""
    if threading.current_thread() is not threading.main_thread():  # who is never told
        yield lambda: None
        return
    heard = False

    def hear(_number: int, _frame: FrameType | None) -> None:
        nonlocal heard
        if heard:
            raise KeyboardInterrupt
        heard = True

    def ask() -> None:
        if heard:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield ask
    finally:
        signal.signal(signal.SIGINT, before)


def end_at_once() -> None:
    """Until the server stands there is nothing to put away: a signal ends the process, without a word."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda _number, _frame: os._exit(0))
