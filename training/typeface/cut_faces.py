"""Cuts font files to the letters that training draws, without hints, which bend letters and stop some renderers. See README.md."""

import argparse
import json
from multiprocessing import Pool
from pathlib import Path

from fontTools import subset

from faces import file_of
from render import WORDS

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
DRAWN = {*"".join(WORDS), *"".join(WORDS).upper(), *map(chr, range(32, 127))}
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk"]


def cut(paths: tuple[Path, Path]) -> None:
    source, target = paths
    options = subset.Options(hinting=False, notdef_outline=True, layout_features=FEATURES, name_IDs=[])
    options.drop_tables += ["COLR", "CPAL", "FFTM", "SVG "]
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in DRAWN])
    subsetter.subset(font)
    font.flavor = None
    font.save(str(target))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("references", type=Path, help="folder of fetch-references.mjs")
    parser.add_argument("out", type=Path, help="folder for the cut faces")
    parser.add_argument("--faces", type=Path, default=ROOT / ".tools/typefaces", help="folder with the files of library and held-out families")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    listings = {
        ROOT / "packages/typefaces/src/library.json": arguments.faces,
        HERE / "held-out.json": arguments.faces,
        HERE / "references.json": arguments.references,
    }
    files = []
    for listing, folder in listings.items():
        for family in json.loads(listing.read_text()):
            names = [file_of(family, weight, False) for weight in family["weights"]]
            names += [file_of(family, weight, True) for weight in family["italics"]]
            files += [(folder / name, (arguments.out / name).with_suffix(".ttf")) for name in names]
    missing = [pair for pair in files if not pair[1].exists()]
    with Pool() as pool:
        pool.map(cut, missing, chunksize=8)
    print(f"{len(files)} faces in {arguments.out}, {len(missing)} of them new")


if __name__ == "__main__":
    main()
