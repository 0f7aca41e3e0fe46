"""Where letters and marks stand: on an upright canvas first, then arched and in perspective."""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from lettering import Face, line, text
from pictograms import pictogram

Rng = np.random.Generator


@dataclass
class Layout:
    """Letters on an upright canvas, and the shares of it that take the first and the second colour."""

    coverage: np.ndarray
    second: np.ndarray
    box: tuple[float, float, float, float]


def paste(canvas: np.ndarray, drawn: np.ndarray, left: int, top: int) -> None:
    """The larger coverage of both, cut at the canvas's edges."""
    rows, columns = canvas.shape
    y0, x0, y1, x1 = max(0, top), max(0, left), min(rows, top + drawn.shape[0]), min(columns, left + drawn.shape[1])
    if y0 < y1 and x0 < x1:
        part = canvas[y0:y1, x0:x1]
        np.maximum(part, drawn[y0 - top : y1 - top, x0 - left : x1 - left], out=part)


def lay_out(rng: Rng, face: Face, height: int, width: int, tall: float, whole: bool) -> Layout:
    """A line `tall` px high in the middle, often with others above and below it. A `whole` line stands alone and ends inside the canvas."""
    canvas, second = np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    size = max(6, int(tall * rng.uniform(0.8, 1.05)))
    room = width * (rng.uniform(0.25, 0.85) if whole else rng.uniform(0.15, 1.5))
    tracking = rng.uniform(0.05, 0.4) * size if rng.random() < 0.12 else 0
    content = text(rng, face, max(1, room / (0.55 * size + tracking)))
    drawn = line(rng, face, content, size, tracking)
    while whole and drawn.shape[1] > width * 0.92 and " " in content:
        content = content.rsplit(" ", 1)[0]
        drawn = line(rng, face, content, size, tracking)
    if drawn.shape[0] > tall * 1.05:
        drawn = cv2.resize(drawn, None, fx=tall / drawn.shape[0], fy=tall / drawn.shape[0], interpolation=cv2.INTER_AREA)
    spare = width - drawn.shape[1]
    left = int(rng.uniform(0.1, 0.9) * spare) if spare > 0 else int(rng.uniform(spare - tall, tall))
    top = int((height - drawn.shape[0]) / 2 + (0 if whole else rng.normal(0, 0.05) * tall))
    paste(canvas, drawn, left, top)
    leading = rng.uniform(1.0, 1.7) * tall
    for step in (-2, -1, 1, 2) if rng.random() < 0.45 and not whole else ():
        other = line(rng, face, text(rng, face, max(1, room / (0.55 * size))), size, 0)
        place = left if rng.random() < 0.7 else int(rng.uniform(-0.3, 0.8) * width)
        paste(canvas, other, place, int(height / 2 + step * leading - other.shape[0] / 2))
    kind = rng.random()
    if kind < 0.12:
        second[:, int(left + rng.uniform(0.2, 0.8) * drawn.shape[1]) :] = 1
    elif kind < 0.24:
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        second = np.clip((y - top) / drawn.shape[0] if rng.random() < 0.6 else (x - left) / drawn.shape[1], 0, 1)
    return Layout(canvas, second, (left, top, left + drawn.shape[1], top + drawn.shape[0]))


def lay_marks(rng: Rng, fonts: Path, height: int, width: int, tall: float) -> Layout:
    """Pictograms in a row of the middle line: one, some beside one another, or a row of them."""
    canvas = np.zeros((height, width), np.float32)
    size = int(tall * rng.uniform(0.8, 1.25))
    count = int(rng.choice([1, 1, 2, 3, 5]))
    step = int(size * rng.uniform(1.0, 2.0))
    left = int(rng.uniform(0, max(1, width - count * step)))
    same = pictogram(rng, fonts, size) if rng.random() < 0.4 else None
    for index in range(count):
        drawn = same if same is not None else pictogram(rng, fonts, size)
        paste(canvas, drawn, left + index * step, int((height - size) / 2))
    return Layout(canvas, np.zeros_like(canvas), (left, (height - size) / 2, left + count * step, (height + size) / 2))


def bend(rng: Rng, layout: Layout) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The layout's coverage and second colour, arched and in perspective, and its box's corners as they come to lie."""
    height, width = layout.coverage.shape
    x0, y0, x1, y1 = layout.box
    corners = np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)
    if rng.random() < 0.5:
        return layout.coverage, layout.second, corners
    middle, tall = np.array([(x0 + x1) / 2, (y0 + y1) / 2], np.float32), y1 - y0
    angle = np.radians(rng.normal(0, 2.5))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    moved = (corners - middle) @ turn.T + rng.normal(0, 0.05, (4, 2)) * tall
    moved[:, 0] += rng.normal(0, 0.1) * (corners[:, 1] - middle[1])
    matrix = cv2.getPerspectiveTransform(corners, (moved + middle).astype(np.float32))
    pictures = [layout.coverage, layout.second]
    if rng.random() < 0.25:
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        sag = rng.uniform(-0.25, 0.25) * tall / max(1.0, ((min(x1, width) - max(x0, 0)) / 2) ** 2)
        shifted = y + sag * (x - middle[0]) ** 2
        pictures = [cv2.remap(picture, x, shifted.astype(np.float32), cv2.INTER_LINEAR) for picture in pictures]
    warped = [cv2.warpPerspective(picture, matrix, (width, height), flags=cv2.INTER_LINEAR) for picture in pictures]
    return warped[0], warped[1], cv2.perspectiveTransform(corners[None], matrix)[0]
