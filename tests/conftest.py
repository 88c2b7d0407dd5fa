"""What holds for all tests."""

from __future__ import annotations

import signal
from contextlib import suppress

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Tests in the background ignore Ctrl+C, and so would every program that they start and stop by it.
    signal.signal(signal.SIGINT, signal.default_int_handler)

with suppress(ImportError):  # the environment of the cluster has none of it
    from hypothesis import HealthCheck, settings

    # The same examples in every run, however slow the machine is.
    settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("steady")
