"""Marks that are no text: icons of two symbol fonts, arrows, flames, barcodes and made-up logos, as coverage from 0 to 1."""

from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

Rng = np.random.Generator
#: Noto Emoji's pictures, without the keycaps, flags and squared letters.
EMOJI = [*range(0x1F300, 0x1F51E), *range(0x1F525, 0x1F53D), *range(0x1F600, 0x1F650), *range(0x1F680, 0x1F6D0), *range(0x1F90D, 0x1FA00)]
#: Material Symbols have code points of their own in the private area; few of them hold letters.
SYMBOLS = [*range(0xE0B6, 0xE0F0), *range(0xE145, 0xE1E0), *range(0xE226, 0xE3FF), *range(0xE52D, 0xE590), *range(0xE838, 0xE950)]


@lru_cache(maxsize=64)
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size)


def icon(rng: Rng, fonts: Path, size: int) -> np.ndarray | None:
    """An icon in a square of `size` px, or None where the drawn code point has none."""
    emoji = rng.random() < 0.4
    file = next(fonts.glob("NotoEmoji*" if emoji else "MaterialSymbols*"))
    sign = chr(int(rng.choice(EMOJI if emoji else SYMBOLS)))
    font = _font(str(file), max(8, int(size / 1.25)))
    box = font.getbbox(sign)
    if box[2] - box[0] < 3 or box[3] - box[1] < 3 or bytes(font.getmask(sign)) == bytes(font.getmask("\uffff")):
        return None
    picture = Image.new("L", (size, size))
    ImageDraw.Draw(picture).text(((size - box[0] - box[2]) / 2, (size - box[1] - box[3]) / 2), sign, 255, font)
    return np.asarray(picture, np.float32) / 255


def _filled(size: int, *polygons: np.ndarray) -> np.ndarray:
    """Polygons (corners from 0 to 1) painted over one another in a square; every second one is cut out."""
    fine = np.zeros((size * 2, size * 2), np.uint8)
    for index, corners in enumerate(polygons):
        cv2.fillPoly(fine, [np.round(corners * size * 2).astype(np.int32)], 0 if index % 2 else 255, cv2.LINE_AA)
    return cv2.resize(fine, (size, size), interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def arrow(rng: Rng, size: int) -> np.ndarray:
    shaft, head, width = rng.uniform(0.05, 0.16), rng.uniform(0.2, 0.45), rng.uniform(0.2, 0.42)
    outline = [(0.05, 0.5 - shaft), (1 - head, 0.5 - shaft), (1 - head, 0.5 - width), (0.97, 0.5)]
    if rng.random() < 0.3:
        outline = [(0.3, 0.5 - width), (0.3 + shaft * 2, 0.5 - width), (0.9, 0.5), (0.9 - shaft * 2, 0.5)]
    corners = np.array(outline + [(x, 1 - y) for x, y in reversed(outline)])
    angle = rng.choice(8) * np.pi / 4
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return _filled(size, (corners - 0.5) @ turn * 0.95 + 0.5)


def flame(rng: Rng, size: int) -> np.ndarray:
    """One to three tongues beside one another, each with a smaller one cut out or not."""
    count, hollow = rng.integers(1, 4), rng.random() < 0.5
    total = np.zeros((size, size), np.float32)
    t = np.linspace(0, 2 * np.pi, 60)
    for index in range(count):
        lean, wide, tall = rng.uniform(-0.15, 0.15), rng.uniform(0.3, 0.9) / count, rng.uniform(0.6, 0.95)
        x = 0.5 * wide * np.sin(t) * (1 - 0.75 * (0.5 + 0.5 * np.cos(t)) ** rng.uniform(0.5, 1.2))
        y = 0.5 + 0.5 * np.cos(t)
        x = x + lean * y + 0.04 * np.sin(7 * y + rng.uniform(0, 6)) + (index + 0.5) / count
        outer = np.stack([x, 1 - y * tall - 0.02], 1)
        inner = (outer - [(index + 0.5) / count, 0.98]) * rng.uniform(0.35, 0.6) + [(index + 0.5) / count, 0.95]
        total = np.maximum(total, _filled(size, outer, *([inner] if hollow else [])))
    return total


def logo(rng: Rng, size: int) -> np.ndarray:
    """A mirrored blob or star with holes."""
    total = np.zeros((size, size), np.float32)
    for _ in range(rng.integers(1, 4)):
        points = rng.integers(3, 9) * 2
        angle = np.linspace(0, 2 * np.pi, points, endpoint=False) + rng.uniform(0, np.pi)
        radius = np.where(np.arange(points) % 2, rng.uniform(0.15, 0.45), rng.uniform(0.3, 0.48))
        outline = 0.5 + radius[:, None] * np.stack([np.cos(angle), np.sin(angle)], 1)
        shape = _filled(size, outline, 0.5 + (outline - 0.5) * rng.uniform(0.3, 0.8))
        total = np.abs(total - shape) if rng.random() < 0.5 else np.maximum(total, shape)
    return np.maximum(total, total[:, ::-1]) if rng.random() < 0.7 else total


def barcode(rng: Rng, size: int) -> np.ndarray:
    """A barcode, or the squares of a matrix code."""
    cells = int(rng.integers(8, 26))
    rows = cells if rng.random() < 0.4 else 1
    grid = (rng.random((rows, cells)) < 0.5).astype(np.float32)
    return cv2.resize(grid, (size, size), interpolation=cv2.INTER_AREA if cells > size else cv2.INTER_NEAREST)


def scribble(rng: Rng, size: int) -> np.ndarray:
    """A wave, a spiral or a tangled line."""
    t = np.linspace(0, 1, 80)
    turns, phase = rng.uniform(1, 6), rng.uniform(0, 6)
    curves = (
        np.stack([t, 0.5 + rng.uniform(0.05, 0.3) * np.sin(2 * np.pi * turns * t + phase)], 1),
        0.5 + 0.45 * t[:, None] * np.stack([np.cos(2 * np.pi * turns * t), np.sin(2 * np.pi * turns * t)], 1),
        cv2.resize(rng.uniform(0.05, 0.95, (rng.integers(4, 9), 2)), (2, 80), interpolation=cv2.INTER_CUBIC),
    )
    canvas = np.zeros((size, size), np.uint8)
    points = np.round(curves[rng.integers(3)] * size).astype(np.int32)
    cv2.polylines(canvas, [points], False, 255, max(1, int(rng.uniform(0.02, 0.12) * size)), cv2.LINE_AA)
    return canvas.astype(np.float32) / 255


def pictogram(rng: Rng, fonts: Path, size: int) -> np.ndarray:
    """Any mark in a square of `size` px, tight enough that it fills most of it."""
    if rng.random() < 0.55 and (drawn := icon(rng, fonts, size)) is not None:
        return drawn
    return (arrow, arrow, flame, flame, logo, barcode, scribble)[rng.integers(7)](rng, size)
