"""Writes `fonts.json`: font files by family, each with the letters of `letters.txt` that it has; and `foreign.json`: those of other scripts."""

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

#: Faces of signs, and those that draw a letter as something else.
NO_TEXT = ("symbol", "emoji", "icon", "awesome", "dingbat", "math", "music", "barcode", "braille", "xits", "stixsiz", "stixnonuni", "notosansmono-blank", "ecolier_court", "pookie", "lastresort", "unifont", "redacted", "flow")
BASIC = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,")
#: Code points of other scripts, Arabic in its forms for presentation, which need no shaping.
RANGES = {
    "cyrillic": [(0x410, 0x450)], "greek": [(0x391, 0x3A2), (0x3A3, 0x3CA)], "hebrew": [(0x5D0, 0x5EB)], "arabic": [(0xFE80, 0xFEF5)], "armenian": [(0x531, 0x557), (0x561, 0x587)],
    "georgian": [(0x10D0, 0x10F1)], "devanagari": [(0x905, 0x93A)], "thai": [(0xE01, 0xE2F)], "kana": [(0x3041, 0x3097), (0x30A1, 0x30F7)], "han": [(0x4E00, 0x9FA5)], "hangul": [(0xAC00, 0xD7A4)],
}
#: Letters of them that look like Latin ones.
LOOKALIKE = set("АВЕКМНОРСТХаеорсухіІјЈѕЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧον")


def main(folders: list[str]) -> None:
    letters = set(Path("letters.txt").read_text())
    families: dict[str, list[dict]] = {}
    foreign: dict[str, list[str]] = {name: [] for name in RANGES}
    files = [file for folder in folders for kind in ("ttf", "otf", "ttc") for file in Path(folder).rglob(f"*.{kind}")]
    for file in sorted(files):
        if any(part in file.stem.lower() for part in NO_TEXT):
            continue
        try:
            font = TTFont(file, fontNumber=0, lazy=True)
            cmap = font.getBestCmap() or {}
            family = (font["name"].getBestFamilyName() or file.stem).split(",")[0]
        except Exception as error:
            print(f"left out: {file}: {error}", file=sys.stderr)
            continue
        has = {letter for letter in letters if ord(letter) in cmap}
        if has >= BASIC:
            families.setdefault(family, []).append({"file": str(file.resolve()), "has": "".join(sorted(has))})
        for name, ranges in RANGES.items():
            wanted = [code for low, high in ranges for code in range(low, high)]
            # Fonts of Chinese characters have the common ones of their own country.
            if sum(code in cmap for code in wanted) > (0.2 if name == "han" else 0.9) * len(wanted):
                foreign[name].append(str(file.resolve()))
    Path("fonts.json").write_text(json.dumps(families, ensure_ascii=False))
    Path("foreign.json").write_text(json.dumps(foreign))
    print(f"{len(families)} families, {sum(map(len, families.values()))} faces; {({name: len(files) for name, files in foreign.items()})}")


if __name__ == "__main__":
    main(sys.argv[1:])
