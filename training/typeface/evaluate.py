"""How well the network knows type: on faces that it learned from, and on families that it never saw."""

from dataclasses import dataclass

import numpy as np
import torch

from faces import Face
from render import Painter

CLEAN_LINES = 6


@dataclass
class Gallery:
    """The direction of each face: the mean embedding of a few clean lines. This is all that a new face needs."""

    faces: list[Face]
    directions: np.ndarray


@torch.no_grad()
def answer(network, ink: np.ndarray):
    device = next(network.parameters()).device
    outputs = network(torch.from_numpy(ink.copy()).to(device).float().div(255)[None, None])
    return [output[0].cpu().numpy() for output in outputs]


def gallery_of(network, faces: list[Face], seed: int) -> Gallery:
    network.eval()
    painter = Painter(seed)
    means = np.stack([np.mean([answer(network, painter.line(face, clean=True))[0] for _ in range(CLEAN_LINES)], 0) for face in faces])
    return Gallery(faces, means / np.linalg.norm(means, axis=1, keepdims=True))


def evaluate(network, classes: list[str], faces: list[Face], gallery: Gallery, lines: int, seed: int) -> dict[str, float]:
    """Shares of damaged lines that are answered right; the nearest faces are looked for in the whole gallery."""
    network.eval()
    painter = Painter(seed)
    right: dict[str, list[bool]] = {}

    def count(name, value):
        right.setdefault(name, []).append(bool(value))

    for face in faces:
        for _ in range(lines):
            embedding, class_logits, measures = answer(network, painter.line(face))
            nearest = np.argsort(-gallery.directions @ embedding)
            families = list(dict.fromkeys(gallery.faces[index].family for index in nearest))
            first = gallery.faces[nearest[0]]
            count("class, network", classes[int(np.argmax(class_logits))] == face.type_class)
            count("class, nearest face", first.type_class == face.type_class)
            count("family, first", families[0] == face.family)
            count("family, first five", face.family in families[:5])
            count("face, first", first.id == face.id)
            count("weight within 100, network", abs(measures[0] * 100 - face.weight) <= 100)
            count("weight within 100, nearest face", abs(first.weight - face.weight) <= 100)
            count("italic, network", (measures[1] > 0) == face.italic)
            count("width within 10 %", abs(measures[2] / face.width - 1) <= 0.1)
    return {name: float(np.mean(values)) for name, values in right.items()}


def print_scores(title: str, scores: dict[str, float]) -> None:
    print(f"{title}:")
    for name, share in scores.items():
        print(f"  {name:34} {share:6.1%}")
