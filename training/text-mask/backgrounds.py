"""What text stands on: plain, patterned and photograph-like pictures, drawn from a seed. Levels are floats from 0 to 255, RGB."""

import cv2
import numpy as np

Rng = np.random.Generator


def colour(rng: Rng) -> np.ndarray:
    """A colour as designs have them: any, a pastel, a dark one, a grey, white or black."""
    kind = rng.integers(6)
    if kind == 0:
        return rng.uniform(0, 255, 3).astype(np.float32)
    if kind == 1:
        return np.full(3, rng.choice([0, 255, rng.uniform(0, 255)]), np.float32)
    hue, saturation = rng.uniform(0, 180), rng.uniform(0.15, 1)
    value = {2: rng.uniform(0.8, 1), 3: rng.uniform(0.08, 0.4)}.get(int(kind), rng.uniform(0.3, 1))
    hsv = np.array([[[hue, saturation * 255, value * 255]]], np.uint8)
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)[0, 0].astype(np.float32)


def noise(rng: Rng, height: int, width: int, cell: float, stretch: float = 1.0) -> np.ndarray:
    """Smooth noise from -1 to 1 whose bumps are about `cell` px wide and `cell / stretch` px high."""
    rows, columns = max(2, int(height * stretch / cell) + 2), max(2, int(width / cell) + 2)
    coarse = rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
    return cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)


def octaves(rng: Rng, height: int, width: int, stretch: float = 1.0) -> np.ndarray:
    """Noise of several sizes with a random fall-off, about -1 to 1."""
    cell, gain, fall = rng.uniform(0.4, 3) * height, 1.0, rng.uniform(0.4, 0.85)
    total = np.zeros((height, width), np.float32)
    while cell > 2 and gain > 0.03:
        total += gain * noise(rng, height, width, cell, stretch)
        cell, gain = cell / 2, gain * fall
    return total / (np.abs(total).max() + 1e-6)


def blend(below: np.ndarray, above: np.ndarray, share: np.ndarray) -> np.ndarray:
    """`above` (a picture or a colour) over `below`, covering `share` (0 to 1) of each pixel."""
    return below + (above - below) * share[..., None]


def flat(rng: Rng, height: int, width: int) -> np.ndarray:
    return np.broadcast_to(colour(rng), (height, width, 3)).copy()


def gradient(rng: Rng, height: int, width: int) -> np.ndarray:
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    if rng.random() < 0.3:
        place = np.hypot(x - rng.uniform(0, width), y - rng.uniform(0, height)) / rng.uniform(0.5, 1.5) / width
    else:
        angle = rng.uniform(0, 2 * np.pi)
        place = (x * np.cos(angle) + y * np.sin(angle)) / rng.uniform(0.5, 2) / width + rng.uniform(-0.5, 1)
    return blend(flat(rng, height, width), colour(rng), np.clip(place, 0, 1))


def stripes(rng: Rng, height: int, width: int) -> np.ndarray:
    """Stripes, checks or a grid of lines."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    angle, period, share = rng.uniform(0, np.pi), rng.uniform(0.06, 0.9) * height, rng.uniform(0.08, 0.6)
    across, along = x * np.cos(angle) + y * np.sin(angle), y * np.cos(angle) - x * np.sin(angle)
    on = (across / period) % 1 < share
    if (kind := rng.integers(3)) == 1:
        on = on ^ ((along / period) % 1 < share)
    elif kind == 2:
        on = on | ((along / period) % 1 < share)
    soft = cv2.GaussianBlur(on.astype(np.float32), (0, 0), rng.uniform(0.3, 1))
    return blend(flat(rng, height, width), colour(rng), soft * rng.uniform(0.1, 1))


def bricks(rng: Rng, height: int, width: int) -> np.ndarray:
    """Bricks or tiles with joints; each stone has a shade of its own."""
    row, length, joint = rng.uniform(0.15, 0.7) * height, rng.uniform(1, 3.5), rng.uniform(0.04, 0.15)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    level = np.floor(y / row)
    along = x / (row * length) + 0.5 * (level % 2) + rng.uniform()
    joints = ((y / row) % 1 < joint) | (along % 1 < joint / length)
    shades = rng.uniform(-25, 25, 997).astype(np.float32)[(level * 131 + np.floor(along) * 17).astype(int) % 997]
    stones = flat(rng, height, width) + (shades + 15 * octaves(rng, height, width))[..., None]
    return blend(stones, colour(rng), cv2.GaussianBlur(joints.astype(np.float32), (0, 0), 0.6))


def shapes(rng: Rng, height: int, width: int, count: int | None = None) -> np.ndarray:
    """Circles, rings, polygons and strokes over a gradient."""
    picture = gradient(rng, height, width)
    for _ in range(count or rng.integers(2, 14)):
        centre = (int(rng.uniform(0, width)), int(rng.uniform(0, height)))
        size, tint = max(2, int(rng.uniform(0.05, 0.9) * height)), colour(rng).tolist()
        thickness = -1 if rng.random() < 0.6 else max(1, int(rng.uniform(0.02, 0.15) * height))
        kind = rng.integers(4)
        if kind == 0:
            cv2.circle(picture, centre, size, tint, thickness, cv2.LINE_AA)
        elif kind == 1:
            corners = (np.array(centre) + rng.normal(0, size, (rng.integers(3, 7), 2))).astype(np.int32)
            cv2.polylines(picture, [corners], True, tint, abs(thickness), cv2.LINE_AA)
            if thickness < 0:
                cv2.fillPoly(picture, [corners], tint, cv2.LINE_AA)
        elif kind == 2:
            end = (int(rng.uniform(0, width)), int(rng.uniform(0, height)))
            cv2.line(picture, centre, end, tint, max(1, size // 8), cv2.LINE_AA)
        else:
            axes = (size, max(2, int(size * rng.uniform(0.2, 1))))
            cv2.ellipse(picture, centre, axes, rng.uniform(0, 180), 0, rng.uniform(90, 360), tint, thickness, cv2.LINE_AA)
    return picture


def foliage(rng: Rng, height: int, width: int) -> np.ndarray:
    """Many small leaves or stones over one another."""
    picture = flat(rng, height, width)
    main, size, strength = colour(rng), rng.uniform(0.03, 0.14) * height + 1, rng.uniform(10, 70)
    for _ in range(int(min(500, 1.2 * height * width / (size * size * 4)))):
        centre = (int(rng.uniform(0, width)), int(rng.uniform(0, height)))
        axes = (max(1, int(size * rng.uniform(0.7, 2.5))), max(1, int(size * rng.uniform(0.3, 1))))
        tint = np.clip(main + rng.normal(0, strength) + rng.normal(0, 10, 3), 0, 255).tolist()
        cv2.ellipse(picture, centre, axes, rng.uniform(0, 180), 0, 360, tint, -1, cv2.LINE_AA)
    return picture


def grain(rng: Rng, height: int, width: int) -> np.ndarray:
    """Noise of many sizes in two or three colours: clouds, marble; stretched: wood, cloth."""
    stretch = float(rng.choice([1, 1, rng.uniform(3, 20)]))
    picture = blend(flat(rng, height, width), colour(rng), 0.5 + 0.5 * octaves(rng, height, width, stretch))
    if rng.random() < 0.5:
        picture = blend(picture, colour(rng), np.clip(octaves(rng, height, width), 0, 1) ** rng.uniform(0.5, 2))
    return picture


def photograph(rng: Rng, height: int, width: int) -> np.ndarray:
    """Things out of focus under uneven light, with fine texture."""
    first = (shapes, grain, foliage, bricks)[rng.integers(4)](rng, height, width)
    second = (shapes, grain, gradient)[rng.integers(3)](rng, height, width)
    edge = 1 / (1 + np.exp(-octaves(rng, height, width) * rng.uniform(2, 40)))
    picture = blend(first, second, edge.astype(np.float32))
    if rng.random() < 0.7:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.5, 0.1 * height + 1))
    light = 1 + rng.uniform(0, 0.5) * noise(rng, height, width, 2 * height)
    fine = rng.uniform(0, 14) * noise(rng, height, width, rng.uniform(1.5, 5))
    return picture * light[..., None] + fine[..., None]


KINDS = (flat, gradient, stripes, bricks, shapes, foliage, grain, photograph)
SHARES = (0.24, 0.14, 0.08, 0.06, 0.1, 0.06, 0.12, 0.2)


def background(rng: Rng, height: int, width: int, textured: bool = False) -> np.ndarray:
    """Any background; a `textured` one has structure."""
    shares = np.array(SHARES) * ([0.05, 0.05, *[1] * 6] if textured else 1)
    kind = KINDS[rng.choice(len(KINDS), p=shares / shares.sum())]
    return np.clip(kind(rng, height, width), 0, 255).astype(np.float32)
