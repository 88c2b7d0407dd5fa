"""What holds for all tests."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Tests in the background ignore Ctrl+C, and so would every program that they start and stop by it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
