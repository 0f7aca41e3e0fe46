"""The faces that the network learns, and what each of them is labelled with."""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Face:
    """One font file: `width` is the mean advance of a letter and `grey` the share of ink, both relative to the height of the capitals."""

    id: str
    family: str
    type_class: str
    weight: int
    italic: bool
    path: str
    width: float
    grey: float
    characters: frozenset[str]


def read_faces(listing: Path, directory: Path) -> list[Face]:
    """The faces of a listing such as `packages/typefaces/src/library.json`, whose files `scripts/typefaces.mjs` put into `directory`."""
    faces = []
    for family in json.loads(listing.read_text()):
        slug = family["name"].lower().replace(" ", "-")
        wanted = [(weight, False) for weight in family["weights"]] + [(weight, True) for weight in family["italics"]]
        for weight, italic in wanted:
            face_id = f"{slug}-{weight}{'-italic' if italic else ''}"
            path = directory / f"{face_id}.ttf"
            width, grey = measure(path)
            characters = frozenset(chr(code) for code in TTFont(path, lazy=True).getBestCmap())
            faces.append(Face(face_id, family["name"], family["class"], weight, italic, str(path), width, grey, characters))
    return faces


def measure(path: Path) -> tuple[float, float]:
    font = load_font(str(path), 64)
    left, top, right, bottom = font.getbbox("H")
    capitals = bottom - top
    advance = font.getlength(LETTERS)
    picture = Image.new("L", (int(advance) + 64, 192))
    ImageDraw.Draw(picture).text((32, 64), LETTERS, font=font, fill=255)
    ink = sum(value * count for value, count in enumerate(picture.histogram())) / 255
    return advance / len(LETTERS) / capitals, ink / (advance * capitals)


@lru_cache(maxsize=512)
def load_font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)
