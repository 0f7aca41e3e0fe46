"""What cameras, printers and files do to a picture. Each kind of damage is drawn once and put on several pictures alike."""

from collections.abc import Callable

import cv2
import numpy as np

Rng = np.random.Generator
Picture = np.ndarray
Step = Callable[[Picture], Picture]


def plain(picture: Picture) -> Picture:
    return picture


def rounded(picture: Picture) -> Picture:
    """Levels as a file holds them."""
    return np.clip(np.round(picture), 0, 255).astype(np.uint8)


def optics(rng: Rng, height: int) -> Step:
    """Blur of the lens, of motion, or of another size in between. Linear, so that it goes for coverage too."""
    kind = rng.random()
    if kind < 0.45:
        return plain
    if kind < 0.7:
        sigma = rng.uniform(0.3, 0.018 * height + 0.4)
        return lambda picture: cv2.GaussianBlur(picture, (0, 0), sigma)
    if kind < 0.8:
        length, angle = int(rng.uniform(2, 0.05 * height + 3)), rng.uniform(0, np.pi)
        kernel = np.zeros((2 * length + 1, 2 * length + 1), np.float32)
        end = np.array([np.cos(angle), np.sin(angle)]) * length / 2
        first, last = np.round(length - end).astype(int), np.round(length + end).astype(int)
        cv2.line(kernel, first.tolist(), last.tolist(), 1.0, 1, cv2.LINE_AA)
        kernel /= kernel.sum()
        return lambda picture: cv2.filter2D(picture, -1, kernel, borderType=cv2.BORDER_REFLECT)
    factor = rng.uniform(0.45 if height > 48 else 0.7, 0.95)
    down, up = (cv2.INTER_AREA, cv2.INTER_CUBIC) if rng.random() < 0.5 else (cv2.INTER_LINEAR, cv2.INTER_LINEAR)

    def resample(picture: Picture) -> Picture:
        rows, columns = picture.shape[:2]
        small = cv2.resize(picture, (max(4, int(columns * factor)), max(4, int(rows * factor))), interpolation=down)
        return cv2.resize(small, (columns, rows), interpolation=up)

    return resample


def light(rng: Rng, height: int, width: int) -> Step:
    """Exposure, cast, uneven light and tone curve; sometimes low light."""
    if rng.random() < 0.35:
        return plain
    low = rng.random() < 0.2
    gain = (rng.uniform(0.2, 0.5) if low else rng.uniform(0.75, 1.15)) * rng.uniform(0.9, 1.1, 3).astype(np.float32)
    gamma, lift = rng.uniform(0.8, 1.25), rng.uniform(0, 20)
    angle = rng.uniform(0, 2 * np.pi)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    slope = 1 + rng.uniform(0, 0.35) * ((x / width - 0.5) * np.cos(angle) + (y / height - 0.5) * np.sin(angle))
    return lambda picture: np.clip(255 * (np.clip(picture, 0, 255) / 255) ** gamma * gain * slope[..., None] + lift, 0, 255)


def grain(rng: Rng, height: int, width: int) -> Step:
    """Noise of the sensor: the same on each picture, a little coarser than a pixel or not, in colour or grey."""
    if rng.random() < 0.45:
        return plain
    sigma = rng.gamma(1.5, 3.5)
    field = rng.normal(0, sigma, (height, width, 3 if rng.random() < 0.6 else 1)).astype(np.float32)
    if rng.random() < 0.4:
        field = cv2.GaussianBlur(field, (0, 0), 0.7).reshape(field.shape) * 1.8
    return lambda picture: picture + field


def compression(rng: Rng) -> Step:
    """JPEG of quality 40 to 90, or none."""
    if rng.random() < 0.4:
        return plain
    options = [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(40, 91))]

    def encode(picture: Picture) -> Picture:
        _, data = cv2.imencode(".jpg", np.clip(picture, 0, 255).astype(np.uint8), options)
        return cv2.imdecode(data, cv2.IMREAD_COLOR).astype(np.float32)

    return encode


def sensor(rng: Rng, height: int, width: int) -> Step:
    """All that follows the lens, as one step from a picture to the levels of its file."""
    steps = (light(rng, height, width), grain(rng, height, width), compression(rng))

    def apply(picture: Picture) -> Picture:
        for step in steps:
            picture = step(picture)
        return rounded(picture)

    return apply
