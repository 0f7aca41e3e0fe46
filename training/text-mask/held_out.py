"""
Draws whole scenes with faces and a seed that training never saw, for compare.ts to erase text from.

    python3 held_out.py --fonts FOLDER --out FOLDER [--count 300]
"""

import argparse
import json
from pathlib import Path

import cv2
import numpy as np

from lettering import faces
from scene import Scene, scene

SEED = 2_000_003
#: A detector's quad lies this far outside of the ink, as a share of the line's height.
MARGIN = 0.08


def padded(quad: np.ndarray) -> np.ndarray:
    """The quad grown on all sides."""
    middle = quad.mean(0)
    tall = np.linalg.norm(quad[3] - quad[0])
    along = (quad[1] - quad[0]) / max(1e-6, np.linalg.norm(quad[1] - quad[0]))
    down = (quad[3] - quad[0]) / max(1e-6, tall)
    sides = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * MARGIN * tall
    return middle + (quad - middle) + sides[:, :1] * along + sides[:, 1:] * down


def write(drawn: Scene, out: Path, name: str) -> dict:
    coverage = np.dstack([drawn.stroke * 255, drawn.effect * 255.0, np.zeros_like(drawn.stroke)]).astype(np.uint8)
    for kind, picture in (("image", drawn.image), ("clean", drawn.clean), ("coverage", coverage)):
        cv2.imwrite(str(out / f"{name}.{kind}.png"), picture[..., ::-1])
    return {"name": name, "isText": bool(drawn.is_text), "quad": padded(drawn.quad).round(2).tolist()}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--fonts", type=Path, required=True)
    arguments.add_argument("--out", type=Path, required=True)
    arguments.add_argument("--count", type=int, default=300)
    options = arguments.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    own, entries = faces(options.fonts, True), []
    for index in range(options.count):
        rng = np.random.default_rng([SEED, index])
        tall = float(np.exp(rng.uniform(np.log(14), np.log(90))))
        drawn = scene(rng, options.fonts, own, int(4 * tall), int(tall * rng.uniform(6, 14)), tall, whole=True)
        entries.append(write(drawn, options.out, f"{index:04d}"))
    (options.out / "scenes.json").write_text(json.dumps(entries))
    print(f"{len(entries)} scenes in {options.out}")


if __name__ == "__main__":
    main()
