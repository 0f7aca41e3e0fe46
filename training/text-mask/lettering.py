"""Lines of text as coverage from 0 to 1: faces, made-up words with the letters of 44 languages, spacing and slant."""

from functools import lru_cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

Rng = np.random.Generator
#: The letters beyond a to z of the languages of packages/contract/src/languages.ts, by BCP 47 tag; languages without any are left out.
LETTERS = {
    "af": "áéíóúêëïôöûü", "sq": "çë", "eu": "ñç", "bs": "čćđšž", "ca": "àçèéíïòóúü·", "hr": "čćđšž", "cs": "áčďéěíňóřšťúůýž",
    "da": "æøåé", "nl": "éëïóöü", "eo": "ĉĝĥĵŝŭ", "et": "äõöüšž", "fi": "äöåšž", "fr": "àâæçéèêëîïôœùûüÿ", "gl": "áéíñóúü",
    "de": "äöüß", "hu": "áéíóöőúüű", "is": "áðéíóúýþæö", "ga": "áéíóú", "it": "àèéìîòù", "lv": "āčēģīķļņšūž",
    "lt": "ąčęėįšųūž", "lb": "äéëöü", "mt": "ċġħżàèìòù", "mi": "āēīōū", "cnr-Latn": "čćđšžśź", "nb": "æøåéòô",
    "oc": "áàçéèíïóòúü", "pl": "ąćęłńóśźż", "pt": "áâãàçéêíóôõú", "ro": "ăâîșț", "sr-Latn": "čćđšž", "sk": "áäčďéíĺľňóôŕšťúýž",
    "sl": "čšž", "es": "áéíñóúü", "sv": "åäöé", "tl": "ñáíóú", "tr": "çğıöşüâîû",
    "vi": "àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ", "cy": "âêîôûŵŷáïö",
}
VOWELS, CONSONANTS = "aeiouy", "bcdfghjklmnpqrstvwxz"


class Face:
    """A font file; knows which letters it has."""

    def __init__(self, file: Path) -> None:
        self.file = str(file)
        self.known: dict[str, bool] = {}

    @lru_cache(maxsize=24)
    def sized(self, size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(self.file, size, layout_engine=ImageFont.Layout.BASIC)

    def has(self, letter: str) -> bool:
        """True where the face draws the letter other than what it lacks."""
        if letter not in self.known:
            font = self.sized(24)
            self.known[letter] = bytes(font.getmask(letter)) != bytes(font.getmask("\uffff"))
        return self.known[letter]


def faces(folder: Path, held_out: bool) -> list[Face]:
    """The faces to train with, or every seventh one, which is kept for the evaluation."""
    files = sorted(file for file in folder.glob("*.ttf") if not file.name.startswith(("NotoEmoji", "MaterialSymbols")))
    if not files:
        raise FileNotFoundError(f"{folder} holds no faces. Run fetch-fonts.mjs {folder} first.")
    return [Face(file) for index, file in enumerate(files) if (index % 7 == 3) == held_out]


def word(rng: Rng, face: Face, extra: str) -> str:
    """A pronounceable word, a number or a price, in letters that the face has."""
    if rng.random() < 0.12:
        return str(rng.choice([f"{rng.integers(1, 99)}", f"{rng.integers(1900, 2030)}", f"{rng.uniform(1, 99):.2f} €", f"{rng.integers(5, 75)} %", f"{rng.integers(7, 22)}:30", "&", "–", "No. 7"]))
    letters = ""
    length = int(np.clip(rng.gamma(4, 1.4), 1, 13))
    vowel = rng.random() < 0.5
    while len(letters) < length:
        letter = str(rng.choice(list(extra if extra and rng.random() < 0.22 else VOWELS if vowel else CONSONANTS)))
        vowel = not vowel
        if face.has(letter) and face.has(letter.upper()[0]):
            letters += letter
        elif len(letters) == 0 and not face.has("a"):
            return "1984"
    case = rng.integers(4)
    return letters.upper() if case == 0 else letters.capitalize() if case == 1 else letters


def text(rng: Rng, face: Face, length: float) -> str:
    """Words of one language, about `length` characters, in capitals or not."""
    extra = str(rng.choice(list(LETTERS.values()))) if rng.random() < 0.75 else ""
    words = [word(rng, face, extra)]
    while len(" ".join(words)) < length:
        words.append(word(rng, face, extra) + str(rng.choice(["", "", "", ",", ".", "!", "?", ":"])))
    line = " ".join(words)
    return line.upper() if rng.random() < 0.3 else line


def line(rng: Rng, face: Face, content: str, size: int, tracking: float) -> np.ndarray:
    """The coverage of a line, cut to its ink; `tracking` is in px between two letters."""
    font = face.sized(size)
    if tracking == 0:
        left, top, right, bottom = font.getbbox(content)
        places = [(content, -left)]
    else:
        pen, places = 0.0, []
        for letter in content:
            places.append((letter, pen))
            pen += font.getlength(letter) + tracking
        _, top, _, bottom = font.getbbox(content)
        right, left = int(pen + size), 0
    picture = Image.new("L", (max(1, right - left) + size, max(1, bottom - top) + 2))
    draw = ImageDraw.Draw(picture)
    for letters, x in places:
        draw.text((x + size // 2, 1 - top), letters, 255, font)
    coverage = np.asarray(picture, np.float32) / 255
    rows, columns = np.nonzero(coverage.max(1) > 0.1)[0], np.nonzero(coverage.max(0) > 0.1)[0]
    if len(rows) == 0:
        return np.zeros((size, size), np.float32)
    return coverage[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
