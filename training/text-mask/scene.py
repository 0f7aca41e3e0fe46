"""Scenes: a line of text, or a mark that is none, on a background, with exact coverage and with the same picture without it."""

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from backgrounds import background, blend, colour
from damage import optics, plain, rounded, sensor
from layout import Layout, bend, lay_marks, lay_out, paste
from lettering import Face, line, text

Rng = np.random.Generator
#: A shadow, glow or outline counts where it changes the background by more than this, in levels.
VISIBLE = 5


@dataclass
class Scene:
    """All pictures are of one size; the middle line's quad is in its px, from the text's own top left corner clockwise."""

    image: np.ndarray
    clean: np.ndarray
    #: Coverage by letters after the lens, 0 to 1.
    stroke: np.ndarray
    #: True where a shadow, a glow or an outline shows.
    effect: np.ndarray
    quad: np.ndarray
    is_text: bool


def contrasting(rng: Rng, behind: np.ndarray) -> np.ndarray:
    """A colour that stands out from another, seldom by little."""
    low = rng.random() < 0.15
    for _ in range(20):
        tint = colour(rng) if low or rng.random() < 0.7 else np.full(3, rng.choice([0, 20, 255]), np.float32)
        away = float(np.linalg.norm(tint - behind))
        if (16 < away < 60) if low else away > 75:
            return tint
    return np.full(3, 255 if behind.mean() < 128 else 0, np.float32)


def shifted(coverage: np.ndarray, dx: float, dy: float) -> np.ndarray:
    matrix = np.float32([[1, 0, dx], [0, 1, dy]])
    return cv2.warpAffine(coverage, matrix, coverage.shape[::-1])


def hang(rng: Rng, picture: np.ndarray, coverage: np.ndarray, tall: float, tint: np.ndarray) -> np.ndarray:
    """The picture with an outline, a hard or soft shadow, a glow or an embossed edge of the letters, or with nothing."""
    kind = rng.random()
    dx, dy = rng.uniform(0.02, 0.14) * tall * rng.choice([-1, 1, 1]), rng.uniform(0.02, 0.14) * tall * rng.choice([-1, 1, 1])
    dark = np.zeros(3, np.float32) if rng.random() < 0.6 else colour(rng)
    if kind < 0.5:
        return picture
    if kind < 0.62:
        return blend(picture, dark, shifted(coverage, dx, dy) * rng.uniform(0.3, 1))
    if kind < 0.76:
        soft = cv2.GaussianBlur(coverage, (0, 0), rng.uniform(0.02, 0.12) * tall + 0.3)
        return blend(picture, dark, np.clip(shifted(soft, dx, dy) * rng.uniform(0.3, 1.1), 0, 1))
    if kind < 0.86:
        soft = cv2.GaussianBlur(coverage, (0, 0), rng.uniform(0.05, 0.3) * tall)
        return blend(picture, contrasting(rng, dark), np.clip(soft * rng.uniform(0.5, 2.2), 0, 1))
    if kind < 0.94:
        pen = max(1, round(rng.uniform(0.02, 0.09) * tall))
        disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * pen + 1, 2 * pen + 1))
        return blend(picture, contrasting(rng, tint), cv2.dilate(coverage, disc))
    edge = rng.uniform(0.02, 0.05) * tall + 0.5
    lit = np.clip(shifted(coverage, edge, edge) - coverage, 0, 1)
    shaded = np.clip(shifted(coverage, -edge, -edge) - coverage, 0, 1)
    return np.clip(picture + (lit - shaded)[..., None] * rng.uniform(30, 110), 0, 255)


def paint(rng: Rng, picture: np.ndarray, coverage: np.ndarray, second: np.ndarray, tint: np.ndarray) -> np.ndarray:
    """The letters over the picture: plain, in two colours, translucent, or as outlines only."""
    opacity = rng.uniform(0.5, 0.95) if rng.random() < 0.1 else 1
    fill = np.broadcast_to(tint, picture.shape)
    if second.any():
        fill = blend(fill, contrasting(rng, picture.mean((0, 1))), second)
    return blend(picture, fill, coverage * opacity)


def plate(rng: Rng, picture: np.ndarray, box: tuple[float, float, float, float]) -> np.ndarray:
    """A sign, button or ribbon behind the line."""
    tall = box[3] - box[1]
    margin = rng.uniform(0.1, 0.6, 4) * tall
    first = (int(box[0] - margin[0]), int(box[1] - margin[1]))
    last = (int(box[2] + margin[2]), int(box[3] + margin[3]))
    shape = np.zeros(picture.shape[:2], np.float32)
    cv2.rectangle(shape, first, last, 1.0, -1)
    if rng.random() < 0.5:
        shape = (cv2.GaussianBlur(shape, (0, 0), 0.12 * tall) > 0.5).astype(np.float32)
    signed = blend(picture, colour(rng), cv2.GaussianBlur(shape, (0, 0), 0.5) * rng.uniform(0.6, 1))
    if rng.random() < 0.4:
        cv2.rectangle(signed, first, last, colour(rng).tolist(), max(1, int(0.06 * tall)), cv2.LINE_AA)
    return signed


def hollow(coverage: np.ndarray, tall: float) -> np.ndarray:
    """Only the outlines of the letters."""
    return np.clip(coverage - cv2.erode(coverage, np.ones((3, 3), np.uint8), iterations=max(1, int(0.025 * tall))), 0, 1)


def scene(rng: Rng, fonts: Path, faces: list[Face], height: int, width: int, tall: float, whole: bool = False) -> Scene:
    """
    A scene of `height` × `width` px around a line `tall` px high; three in ten hold a mark or a texture instead.
    @param whole The line stands alone and ends inside the scene.
    """
    is_text = rng.random() < 0.7
    while True:
        drawn = _draw(rng, fonts, faces, (height, width), tall, whole, is_text)
        if not is_text or _stands_out(drawn):
            return drawn


def _stands_out(drawn: Scene) -> bool:
    """False where nobody could tell that there are letters: too little contrast, or less than the background has itself."""
    inside = drawn.stroke > 0.4
    if not inside.any():
        return False
    contrast = np.abs(drawn.image.astype(int) - drawn.clean)[inside].mean()
    return contrast > max(8, 0.8 * drawn.clean[cv2.dilate(inside.astype(np.uint8), np.ones((5, 5))) > 0].std(0).mean())


def _draw(rng: Rng, fonts: Path, faces: list[Face], size: tuple[int, int], tall: float, whole: bool, is_text: bool) -> Scene:
    height, width = size
    behind = background(rng, height, width, textured=not is_text and rng.random() < 0.5)
    face = faces[rng.integers(len(faces))]
    if is_text:
        layout = lay_out(rng, face, height, width, tall, whole)
    elif rng.random() < 0.75:
        layout = lay_marks(rng, fonts, height, width, tall)
    else:
        blank = np.zeros((height, width), np.float32)
        layout = Layout(blank, blank, (0.1 * width, (height - tall) / 2, 0.9 * width, (height + tall) / 2))
    if rng.random() < 0.2:
        behind = plate(rng, behind, layout.box)
    if is_text and rng.random() < 0.2:
        marks = lay_marks(rng, fonts, height, width, tall * rng.uniform(0.6, 1.4)).coverage
        x0, y0, x1, y1 = (int(side) for side in layout.box)
        if rng.random() < 0.7:
            marks[max(0, y0 - 2) : y1 + 2, max(0, x0 - int(0.2 * tall)) : max(0, x1 + int(0.2 * tall))] = 0
        behind = blend(behind, colour(rng), marks * rng.uniform(0.3, 1))
    coverage, second, quad = bend(rng, layout)
    if is_text and rng.random() < 0.04:
        coverage = hollow(coverage, tall)
    near = behind[int(0.3 * height) : int(0.7 * height) + 1].reshape(-1, 3).mean(0)
    tint = contrasting(rng, near)
    with_effect = hang(rng, behind, coverage, tall, tint)
    painted = paint(rng, with_effect, coverage, second, tint)
    clear = rng.random() < 0.3
    lens, film = (plain, rounded) if clear else (optics(rng, height), sensor(rng, height, width))
    stroke = np.clip(lens(coverage), 0, 1)
    effect = np.abs(lens(with_effect) - lens(behind)).max(2) > VISIBLE
    if not is_text:
        picture = film(lens(painted))
        clean, stroke, effect = picture, np.zeros_like(stroke), np.zeros_like(effect)
        if rng.random() < 0.15:
            return _with_neighbours(rng, face, Scene(picture, clean, stroke, effect, quad, False), tall)
        return Scene(picture, clean, stroke, effect, quad, False)
    return Scene(film(lens(painted)), film(lens(behind)), stroke, effect, quad, True)


def _with_neighbours(rng: Rng, face: Face, bare: Scene, tall: float) -> Scene:
    """A mark with lines of text above or below it: the letters count as strokes, the middle line still holds none."""
    height, width = bare.stroke.shape
    canvas = np.zeros((height, width), np.float32)
    size = max(6, int(0.7 * tall))
    drawn = line(rng, face, text(rng, face, width / size), size, 0)
    top = int(height / 2 + tall * 0.62) if rng.random() < 0.5 else int(height / 2 - tall * 0.62 - drawn.shape[0])
    paste(canvas, drawn, int(rng.uniform(-0.2, 0.5) * width), top)
    stroke = np.clip(cv2.GaussianBlur(canvas, (0, 0), 0.5), 0, 1)
    picture = blend(bare.image.astype(np.float32), contrasting(rng, bare.image.mean((0, 1))), stroke)
    return Scene(np.clip(picture, 0, 255).astype(np.uint8), bare.clean, stroke, bare.effect, bare.quad, False)


def crop(rng: Rng, fonts: Path, faces: list[Face], height: int, width: int) -> Scene:
    """A training crop: drawn at the size that the text has in its picture (10 to 120 px), then brought to `height` × `width` px."""
    own = int(np.exp(rng.uniform(np.log(16), np.log(150))))
    tall = own / rng.uniform(1.25, 2.1)
    drawn = scene(rng, fonts, faces, own, int(own * width / height), tall)
    mode = cv2.INTER_AREA if own > height else cv2.INTER_LINEAR
    image, clean, stroke = (cv2.resize(picture, (width, height), interpolation=mode) for picture in (drawn.image, drawn.clean, drawn.stroke))
    effect = cv2.resize(drawn.effect.astype(np.float32), (width, height), interpolation=mode) > 0.3
    return Scene(image, clean, stroke, effect, drawn.quad * (height / own), drawn.is_text)
