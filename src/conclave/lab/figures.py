"""Figures and words of tournaments as people read them, in their language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from babel.numbers import format_decimal, format_percent

from conclave.lab.shares import Share
from conclave.speech import Words

WORDS: Final = Words(Path(__file__).parent)


def percent(share: float, lang: str, places: int = 1) -> str:
    return format_percent(share, f"0.{'0' * places} %" if places else "0 %", locale=lang)


def decimal(figure: float, places: int, lang: str) -> str:
    return format_decimal(round(figure, places), f"#,##0.{'0' * places}" if places else "#,##0", locale=lang)


def points(lift: float, lang: str) -> str:
    """A difference of shares in per cent points, with its sign."""
    return format_decimal(round(100 * lift, 1), "+0.0;\u22120.0", locale=lang)


def interval(share: Share, lang: str) -> str:
    return between(100 * share.low, 100 * share.high, lang) + " %"


def between(low: float, high: float, lang: str) -> str:
    return f"{decimal(low, 1, lang)} – {decimal(high, 1, lang)}"
