"""The faces that the network learns, and what each of them is labelled with."""

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import Pool
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

DRAWN_SIZE = 72
"""Every face is drawn at this size in pixels and made smaller, as design tools do, so that no hinting bends its letters."""


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
    """
    The faces of a listing such as `packages/typefaces/src/library.json` or `references.json`, whose files `cut_faces.py` put into `directory`.
    """
    rows = []
    for family in json.loads(listing.read_text()):
        wanted = [(weight, False) for weight in family["weights"]] + [(weight, True) for weight in family["italics"]]
        for weight, italic in wanted:
            path = (directory / file_of(family, weight, italic)).with_suffix(".ttf")
            rows.append((family, weight, italic, str(path)))
    with Pool() as pool:
        described = pool.map(describe, [path for *_, path in rows], chunksize=8)
    return [
        Face(Path(path).stem, family["name"], family["class"], weight, italic, path, *said)
        for (family, weight, italic, path), said in zip(rows, described)
    ]


def file_of(family: dict, weight: int, italic: bool) -> str:
    """The file of a face, as `copy-faces.mjs` or `fetch-references.mjs` names it."""
    package = re.fullmatch(r"@fontsource/(.*)@.*", family.get("package", ""))
    if package:
        return f"{package[1]}-latin-{weight}-{'italic' if italic else 'normal'}.woff2"
    return f"{family['name'].lower().replace(' ', '-')}-{weight}{'-italic' if italic else ''}.ttf"


def describe(path: str) -> tuple[float, float, frozenset[str]]:
    """Width, grey and the characters of a file."""
    font = load_font(path)
    left, top, right, bottom = font.getbbox("H")
    capitals = bottom - top
    advance = font.getlength(LETTERS)
    picture = Image.new("L", (int(advance) + 64, 3 * DRAWN_SIZE))
    ImageDraw.Draw(picture).text((32, DRAWN_SIZE), LETTERS, font=font, fill=255)
    ink = sum(value * count for value, count in enumerate(picture.histogram())) / 255
    characters = frozenset(chr(code) for code in TTFont(path, lazy=True).getBestCmap())
    return advance / len(LETTERS) / capitals, ink / (advance * capitals), characters


@lru_cache(maxsize=4096)
def load_font(path: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, DRAWN_SIZE)
