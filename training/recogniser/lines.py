"""Draws lines of text as a detector cuts them out of pictures: 48 px high, with the words that they hold."""

import json
import random
import re
import sys
import unicodedata
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from fonts import LOOKALIKE, RANGES

sys.path.insert(0, str(Path(__file__).parent.parent / "text-mask"))
import backgrounds  # noqa: E402
import damage  # noqa: E402
import pictograms  # noqa: E402

HEIGHT = 48
WIDEST = 640
FOREIGN = "\ufffd"
"""Any letter of another script."""
LETTERS = Path("letters.txt").read_text() + FOREIGN
cv2.setNumThreads(1)


@lru_cache(maxsize=3000)
def sized(file: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)


class Writer:
    """Says what a line reads: pieces of sentences, words, names in capitals, numbers, prices, addresses, codes."""

    def __init__(self, texts: dict, rng: random.Random) -> None:
        self.rng = rng
        self.texts = {tag: text for tag, text in texts.items() if len(text["sentences"]) + len(text["words"]) > 300}
        self.tags = list(self.texts)
        weights = {"en": 8, "es": 3, "fr": 3, "de": 3, "it": 2, "pt": 2, "nl": 2, "pl": 2, "vi": 2}
        self.weights = [weights.get(tag, 1) for tag in self.tags]
        # Sentences by the rare letters that they hold, so that ő or ŵ is seen as often as a common one.
        self.holding: dict[str, list[str]] = {}
        for text in self.texts.values():
            for part in [*text["sentences"], *text["words"]]:
                for letter in set(part):
                    if ord(letter) > 126:
                        kept = self.holding.setdefault(letter, [])
                        if len(kept) < 3000:
                            kept.append(part)
                        elif rng.random() < 0.05:
                            kept[rng.randrange(3000)] = part
        self.rare = sorted(self.holding)
        # A capital I is an l in many faces; only the words tell.
        self.with_apostrophes = [part for text in self.texts.values() for part in text["sentences"] if re.search(r"\w'\w", part)]
        self.with_bars = [part for text in self.texts.values() for part in text["sentences"] if re.search(r"\bI[a-zA-Z]|\bI\b|[a-z]I", part)]

    def line(self) -> str:
        rng, kind = self.rng, self.rng.random()
        if kind < 0.1:
            text = self.number()
        elif kind < 0.14:
            text = self.code()
        elif kind < 0.18:
            text = "".join(rng.choice(LETTERS[:-1]) for _ in range(rng.randint(1, 9))).strip() or "a"
        else:
            length = int(min(40, max(2, rng.gammavariate(2.2, 7))))
            if kind < 0.21:
                text = self.piece(rng.choice(self.with_bars), length, "I")
            elif kind < 0.25:
                text = self.piece(rng.choice(self.with_apostrophes), length, "'")
                if rng.random() < 0.4:
                    text = text.replace("'", "’")
            elif kind < 0.3:
                own = self.texts[rng.choices(self.tags, self.weights)[0]]
                words = [rng.choice(own["words"] or own["sentences"])[:12] if rng.random() < 0.7 else self.number() for _ in range(rng.randint(2, 4))]
                sign = rng.choice([" | ", "|", " / ", "/", " > ", " – ", " - ", " & ", " + ", " = ", ": ", ":", " · ", " • ", ", ", "; ", " → ", " × ", "-", " (", "] ", " [", " <", "> ", "...", '" ', ' "', " #", " ~ ", "_", "."])
                text = sign.join(words)[:44].strip()
            elif kind < 0.55:
                letter = rng.choice(self.rare)
                text = self.piece(rng.choice(self.holding[letter]), length, letter)
            else:
                own = self.texts[rng.choices(self.tags, self.weights)[0]]
                if rng.random() < 0.62 and own["sentences"]:
                    text = self.piece(rng.choice(own["sentences"]), length)
                else:
                    source = own["words"] or own["sentences"]
                    words = [rng.choice(source)]
                    while len(" ".join(words)) < length * 0.7:
                        words.append(rng.choice(source))
                    text = " ".join(words)[:44].strip()
            if rng.random() < 0.1:
                text = f"{text} {self.number()}" if rng.random() < 0.5 else f"{self.number()} {text}"
            case = rng.random()
            if case < 0.22:
                text = text.upper()
            elif case < 0.32:
                text = " ".join(word[:1].upper() + word[1:] for word in text.split(" "))
            elif case < 0.38:
                text = text.lower()
            text += rng.choice(["", "", "", "", "", "", "", "", "", "", "", "", ".", ".", ",", ":", "!", ".", ",", "?", ":", "…", "...", "...", "...", " ...", ";", ")", "”", "»", "'", "-", " –", "*"])
            if rng.random() < 0.06:
                text = rng.choice(["(", "“", "„", "«", "¿", "¡", '"', "'", "• ", "– ", "- ", "* ", "#", "@", "<", "[", "... ", "...", "✓ ", "→ "]) + text
        text = unicodedata.normalize("NFC", text)
        return " ".join("".join(letter for letter in text if letter in LETTERS).split()) or "1"

    def piece(self, text: str, length: int, letter: str = "") -> str:
        words = text.split(" ")
        if letter:
            at = next((index for index, word in enumerate(words) if letter in word), 0)
        else:
            at = self.rng.randrange(len(words)) if self.rng.random() < 0.5 else 0
        taken = words[at]
        for word in words[at + 1 :]:
            if len(taken) + len(word) + 1 > length:
                break
            taken += " " + word
        return taken[:44]

    def number(self) -> str:
        rng = self.rng
        n = rng.randrange(1, 10 ** rng.randint(1, 6))
        return rng.choice(
            [
                lambda: str(n), lambda: f"{n:,}", lambda: f"{rng.uniform(0, 99):.2f}", lambda: f"{rng.uniform(0, 999):.2f}".replace(".", ","), lambda: f"${rng.uniform(0, 99):.2f}",
                lambda: f"{rng.uniform(0, 99):.2f} €".replace(".", ","), lambda: f"€{n}", lambda: f"£{n}", lambda: f"{n} Kč", lambda: f"{n} zł", lambda: f"₺{n}", lambda: f"{n} ₫", lambda: f"{rng.randint(1, 100)}%", lambda: f"{rng.randint(1, 100)} %",
                lambda: f"-{rng.randint(1, 90)}%", lambda: f"{rng.randint(0, 23)}:{rng.randint(0, 59):02}", lambda: f"{rng.randint(1, 12)}:{rng.randint(0, 59):02} {rng.choice(['AM', 'PM', 'am', 'pm', 'a.m.', 'p.m.', 'Uhr', 'h'])}",
                lambda: f"{rng.randint(1, 31)}.{rng.randint(1, 12)}.{rng.randint(1900, 2030)}", lambda: f"{rng.randint(1, 31)}/{rng.randint(1, 12)}/{rng.randint(1900, 2030)}", lambda: f"{rng.randint(1900, 2030)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}",
                lambda: f"{rng.randint(6, 20)}–{rng.randint(6, 22)}", lambda: f"+{rng.randint(1, 99)} {rng.randint(100, 999)} {rng.randint(100, 999)} {rng.randint(10, 99)}", lambda: f"{rng.randint(1, 40)}°C", lambda: f"{rng.randint(1, 400)} km/h", lambda: f"No. {rng.randint(1, 99)}",
                lambda: f"{rng.randint(1, 20)} × {rng.randint(1, 20)}", lambda: f"{rng.randint(1, 64)} {rng.choice(['GB', 'MB', 'kB', 'MHz', 'mm', 'cm', 'ml', 'kg', 'g', 'px', 'W', 'V'])}", lambda: f"{rng.randint(1, 9)}.{rng.randint(0, 99)}.{rng.randint(0, 20)}", lambda: f"{rng.randint(1, 9)}½",
                lambda: f"{rng.randint(1, 30)}.", lambda: f"{rng.randint(1, 30)})", lambda: f"({rng.randint(1, 30)})", lambda: f"#{n}", lambda: f"{rng.randint(1, 9)}/{rng.randint(1, 9)}", lambda: f"{n}+", lambda: f"<{rng.randint(1, 99)}", lambda: f"= {n}", lambda: f"{rng.randint(1, 9)}st",
            ]
        )()

    def code(self) -> str:
        rng = self.rng
        words = [rng.choice(self.texts["en"]["words"]).lower().replace("'", "") for _ in range(3)]
        host = f"{words[0]}.{rng.choice(['com', 'org', 'de', 'io', 'net', 'es', 'fr', 'co.uk', 'pl', 'eu'])}"
        return rng.choice(
            [
                host, f"www.{host}", f"https://{host}/{words[1]}", f"{words[1]}@{host}", f"@{words[0]}_{words[1]}", f"#{words[0]}{words[1].title()}", f"/{words[0]}/{words[1]}/{words[2]}", f"{words[0]}_{words[1]}", f"{words[0]}-{words[1]}.{rng.choice(['png', 'txt', 'py', 'conf', 'jpg', 'html'])}",
                f"{words[0]}.{words[1]}({words[2]})", f"--{words[0]}={rng.randint(0, 99)}", f"{words[0]}{rng.randint(0, 99)}", f"${words[0].upper()}", f"{rng.choice('ABCDEFGHKMX')}{rng.randint(10, 9999)}-{rng.choice('ABCDEFGHKMX')}{rng.randint(0, 9)}", f"C:\\{words[0]}\\{words[1]}",
                "".join(rng.choice("0123456789abcdef") for _ in range(rng.randint(6, 20))), f"[{words[0]}]", f"{{{words[0]}}}", f"{words[0].title()}{words[1].title()}", f"Ctrl+{rng.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ')}", f"{words[0]} | {words[1]}", f"{words[0]} & {words[1]}", f"{words[0]}/{words[1]}", f"v{rng.randint(1, 9)}.{rng.randint(0, 30)}",
            ]
        )[:44]


class Painter:
    """Draws line after line; the same seed gives the same lines."""

    def __init__(self, seed: int, held_out: bool, icons: Path | None = None) -> None:
        self.random, self.noise = random.Random(seed), np.random.default_rng(seed)
        families = json.loads(Path("fonts.json").read_text())
        names = [name for index, name in enumerate(sorted(families)) if (index % 10 == 4) == held_out]
        self.families = [families[name] for name in names]
        # What screens and print mostly use comes more often.
        common = ("sans", "roboto", "inter", "noto", "dejavu", "liberation", "arimo", "open", "lato", "cantarell", "clear", "carlito", "montserrat", "poppins", "tinos", "serif", "fira", "source")
        self.shares = [2.5 if any(part in name.lower() for part in common) else 1 for name in names]
        self.writer = Writer(json.loads(Path("texts.json").read_text()), self.random)
        self.icons = icons
        self.sets: dict[str, set[str]] = {}
        self.foreign = {name: files for name, files in json.loads(Path("foreign.json").read_text()).items() if files}

    def font_for(self, text: str) -> str | None:
        needed = set(text)
        for _ in range(30):
            face = self.random.choice(self.random.choices(self.families, self.shares)[0])
            has = self.sets.setdefault(face["file"], set(face["has"]) | {" "})
            if needed <= has:
                return face["file"]
        return None

    def line(self) -> tuple[np.ndarray, str]:
        while True:
            try:
                drawn = self.draw()
            except OSError:
                # A face of bitmaps lacks a size.
                continue
            if drawn is not None:
                return drawn

    def draw(self) -> tuple[np.ndarray, str] | None:
        while True:
            kind = self.random.random()
            if kind < 0.05:
                drawn = self.other_script()
                if drawn is not None:
                    return drawn
                continue
            if kind < 0.09:
                return self.nothing(), ""
            text = self.writer.line()
            file = self.font_for(text)
            drawn = file and self.paint(text, file)
            if drawn is not None and drawn is not False:
                return drawn, text

    def other_script(self) -> tuple[np.ndarray, str] | None:
        """A line of another script, at times with a number or a word of ours."""
        rng = self.random
        name = rng.choice(["cyrillic", "han", "greek", *self.foreign])
        if name not in self.foreign:
            return None
        file = rng.choice(self.foreign[name])
        low, high = rng.choice(RANGES[name])
        if name == "cyrillic" and rng.random() < 0.7:
            low, high = rng.choice([(0x410, 0x430), (0x430, 0x450)])
        words = []
        for _ in range(rng.randint(1, 3)):
            while True:
                word = "".join(chr(rng.randrange(low, high)) for _ in range(rng.randint(2, 6 if name in ("han", "kana", "hangul") else 10)))
                if sum(letter in LOOKALIKE for letter in word) < 0.6 * len(word):
                    break
            words.append(word)
        text, read = " ".join(words), " ".join(FOREIGN * len(word) for word in words)
        if rng.random() < 0.2:
            number = str(rng.randrange(1, 3000))
            text, read = (f"{text} {number}", f"{read} {number}") if rng.random() < 0.5 else (f"{number} {text}", f"{number} {read}")
        drawn = self.paint(text, file)
        return None if drawn is None else (drawn, read)

    def nothing(self) -> np.ndarray:
        """Texture, an icon or two, rules: what a detector takes for text and is none."""
        rng, noise = self.random, self.noise
        height, width = rng.randint(14, 60), rng.randint(14, 240)
        picture = backgrounds.background(noise, height, width) if rng.random() < 0.6 else np.broadcast_to(backgrounds.colour(noise), (height, width, 3)).astype(np.float32).copy()
        colour = self.ink_colour(picture)
        for _ in range(rng.choice([0, 1, 1, 2, 3])):
            size = int(height * rng.uniform(0.4, 0.95))
            mark = pictograms.pictogram(noise, self.icons, max(8, size)) if self.icons else np.ones((size, size // 3), np.float32)
            coverage = np.zeros((height, width), np.float32)
            self.place(coverage, mark, rng.randint(0, max(1, width - size)), rng.randint(0, max(1, height - size)))
            picture = backgrounds.blend(picture, colour, coverage)
        if rng.random() < 0.3:
            picture = self.with_rule(picture, colour, height // 4, height // 2, width // 4, width // 2)
        if rng.random() < 0.5:
            picture = damage.optics(noise, height)(picture)
            picture = damage.sensor(noise, *picture.shape[:2])(np.clip(picture, 0, 255)).astype(np.float32)
        wide = min(WIDEST, max(16, round(width * HEIGHT / height)))
        return np.clip(cv2.resize(picture, (wide, HEIGHT), interpolation=cv2.INTER_LINEAR), 0, 255).astype(np.uint8)

    def mask(self, text: str, file: str, size: int, tracking: float) -> np.ndarray | None:
        """Coverage of a line, cut to its ink."""
        rng = self.random
        direct = rng.random() < 0.5 or size > 56
        scale = 1 if direct else rng.choice([2, 3, 4])
        font = sized(file, size * scale)
        try:
            width = int(font.getlength(text)) + int(max(0, tracking) * size * scale * len(text)) + 4 * size * scale
        except OSError:
            return None
        if width > 6000:
            return None
        picture = Image.new("L", (width, 4 * size * scale))
        draw = ImageDraw.Draw(picture)
        x, y = size * scale + rng.random() * scale, size * scale + rng.random() * scale
        if tracking == 0:
            draw.text((x, y), text, 255, font)
        else:
            for letter, following in zip(text, text[1:] + " "):
                draw.text((x, y), letter, 255, font)
                x += font.getlength(letter + following) - font.getlength(following) + tracking * size * scale
        box = picture.getbbox()
        if box is None:
            return None
        if rng.random() < 0.03 and size > 14:
            thick = max(1, round(0.06 * size * scale))
            y2 = box[3] + thick if rng.random() < 0.7 else (box[1] + box[3]) // 2
            draw.rectangle((box[0], y2, box[2], y2 + thick), fill=255)
            box = picture.getbbox()
        cut = np.asarray(picture.crop((box[0] - box[0] % scale, box[1] - box[1] % scale, box[2] + scale, box[3] + scale)), np.uint8)
        if scale > 1:
            rows, columns = max(3, cut.shape[0] // scale), max(2, cut.shape[1] // scale)
            cut = cv2.resize(cut, (columns, rows), interpolation=cv2.INTER_AREA)
        return cut.astype(np.float32) / 255

    def paint(self, text: str, file: str) -> np.ndarray | None:
        rng, noise = self.random, self.noise
        size = int(round(9 * (72 / 9) ** (rng.random() ** 1.3)))
        tracking = 0 if rng.random() < 0.82 else rng.uniform(-0.04, 0.3)
        ink = self.mask(text, file, size, tracking)
        if ink is None or ink.shape[0] < 3 or ink.shape[0] > 200:
            return None
        stretch = rng.uniform(0.8, 1.3) if rng.random() < 0.2 else 1
        if stretch != 1:
            ink = cv2.resize(ink, (max(2, int(ink.shape[1] * stretch)), ink.shape[0]), interpolation=cv2.INTER_AREA if stretch < 1 else cv2.INTER_LINEAR)
        rows, columns = ink.shape
        if columns > 3000:
            return None
        # A line box is as high as its type, not as its ink: "mmm" has the room of "Áy".
        font = sized(file, size)
        ascent = font.getbbox("Hd")[1]
        em = size
        if rng.random() < 0.5:
            above = below = rng.uniform(0.02, 0.3) * max(rows, 0.45 * em)
            below *= rng.uniform(0.5, 1.5)
        else:
            whole = em * rng.uniform(1.0, 1.45)
            spare = max(0.1 * em, whole - rows)
            share = rng.uniform(0.2, 0.8)
            above, below = spare * share, spare * (1 - share)
        side = rng.uniform(0, 0.7) * max(rows, 0.5 * em)
        side2 = rng.uniform(0, 0.7) * max(rows, 0.5 * em)
        pad = 6
        left, top = int(side) + pad, int(above) + pad
        height, width = rows + int(above) + int(below) + 2 * pad, columns + int(side) + int(side2) + 2 * pad
        coverage = np.zeros((height, width), np.float32)
        coverage[top : top + rows, left : left + columns] = ink
        if rng.random() < 0.14:
            # A piece of the line above or below.
            other = self.mask(self.writer.line(), file, size, 0)
            if other is not None and other.shape[0] < height:
                shift = rng.choice([-1, 1]) * int(rows * 0.5 + other.shape[0] * 0.5 + em * rng.uniform(0.1, 0.5))
                self.place(coverage, other, left + rng.randint(-columns // 2, columns // 2), top + rows // 2 - other.shape[0] // 2 + shift)
        texture = rng.random()
        screen = rng.random() < 0.42
        if screen:
            # Screens and documents: greys or one strong colour, few damages.
            level = rng.choice([255, 255, 250, 245, 240, 230, 215, 200, 60, 45, 30, 20, 0])
            base = np.full(3, level, np.float32) + (noise.uniform(-8, 8, 3) if rng.random() < 0.4 else 0)
            behind = np.broadcast_to(np.clip(base, 0, 255), (height, width, 3)).astype(np.float32).copy()
        elif texture < 0.5:
            behind = np.broadcast_to(backgrounds.colour(noise), (height, width, 3)).astype(np.float32).copy()
        else:
            behind = backgrounds.background(noise, height, width)
        colour = self.ink_colour(behind)
        picture = behind
        effect = 1 if screen else rng.random()
        if effect < 0.06:
            shift = max(1, int(size * rng.uniform(0.03, 0.12)))
            shadow = cv2.GaussianBlur(np.roll(coverage, (shift, shift), (0, 1)), (0, 0), rng.uniform(0.4, 0.1 * size + 0.5))
            picture = backgrounds.blend(picture, backgrounds.colour(noise), shadow * rng.uniform(0.4, 1))
        elif effect < 0.11:
            kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * max(1, size // 16) + 1,) * 2)
            picture = backgrounds.blend(picture, backgrounds.colour(noise), cv2.dilate(coverage, kernel))
        elif effect < 0.13 and size > 24:
            kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * max(1, size // 24) + 1,) * 2)
            coverage = np.clip(cv2.dilate(coverage, kernel) - coverage, 0, 1)
        tint: np.ndarray = colour
        if rng.random() < 0.05:
            y = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
            tint = colour * (1 - y) + self.ink_colour(behind) * y
        picture = backgrounds.blend(picture, tint, coverage * (1 if rng.random() < 0.9 else rng.uniform(0.6, 1)))
        if self.icons and rng.random() < 0.1:
            picture = self.with_icon(picture, left, columns, colour)
        if rng.random() < 0.07:
            picture = self.with_rule(picture, colour, top, rows, left, columns)
        picture = self.bent(picture, rows)
        if rng.random() < (0.25 if screen else 0.6):
            picture = damage.optics(noise, size)(picture)
            picture = damage.sensor(noise, *picture.shape[:2])(np.clip(picture, 0, 255)).astype(np.float32)
        inner = picture[pad:-pad, pad:-pad] if rng.random() < 0.93 else picture
        if inner.shape[0] < 4 or inner.shape[1] < 4:
            return None
        wide = max(8, round(inner.shape[1] * HEIGHT / inner.shape[0] * (rng.uniform(0.9, 1.25))))
        if wide > WIDEST or wide < len(text) * 5:
            return None
        shrink = inner.shape[0] > HEIGHT
        method = cv2.INTER_AREA if shrink else rng.choice([cv2.INTER_LINEAR, cv2.INTER_LINEAR, cv2.INTER_CUBIC])
        return np.clip(cv2.resize(inner, (wide, HEIGHT), interpolation=method), 0, 255).astype(np.uint8)

    def ink_colour(self, behind: np.ndarray) -> np.ndarray:
        mean = behind.mean((0, 1))
        least = 25 if self.random.random() < 0.1 else 60
        for _ in range(20):
            colour = backgrounds.colour(self.noise)
            if self.random.random() < 0.4:
                colour = np.full(3, self.random.choice([0, 20, 40, 255, 245, 230]), np.float32)
            if abs(float((colour - mean) @ [0.3, 0.59, 0.11])) > least:
                return colour
        return np.full(3, 0 if mean.mean() > 128 else 255, np.float32)

    @staticmethod
    def place(canvas: np.ndarray, part: np.ndarray, x: int, y: int) -> None:
        top, left = max(0, y), max(0, x)
        bottom, right = min(canvas.shape[0], y + part.shape[0]), min(canvas.shape[1], x + part.shape[1])
        if bottom > top and right > left:
            canvas[top:bottom, left:right] = np.maximum(canvas[top:bottom, left:right], part[top - y : bottom - y, left - x : right - x])

    def with_icon(self, picture: np.ndarray, left: int, columns: int, colour: np.ndarray) -> np.ndarray:
        """An icon or arrow before or behind the text, which is no letter."""
        size = int(picture.shape[0] * self.random.uniform(0.5, 0.9))
        if size < 8:
            return picture
        mark = pictograms.pictogram(self.noise, self.icons, size)
        gap = int(size * self.random.uniform(0.2, 0.6))
        room = size + 2 * gap
        tint = colour if self.random.random() < 0.6 else backgrounds.colour(self.noise)
        edge = picture[:, :1] if self.random.random() < 0.5 else picture[:, -1:]
        strip = np.repeat(edge, room, 1).copy()
        coverage = np.zeros(strip.shape[:2], np.float32)
        self.place(coverage, mark, gap, (picture.shape[0] - size) // 2)
        strip = backgrounds.blend(strip, tint, coverage)
        return np.concatenate([strip, picture] if self.random.random() < 0.75 else [picture, strip], 1)

    def with_rule(self, picture: np.ndarray, colour: np.ndarray, top: int, rows: int, left: int, columns: int) -> np.ndarray:
        """The edge of a box, a table or a button beside the text."""
        rng = self.random
        tint = (colour if rng.random() < 0.4 else backgrounds.colour(self.noise)).tolist()
        height, width = picture.shape[:2]
        picture = np.ascontiguousarray(picture)
        thick = rng.randint(1, 3)
        if rng.random() < 0.5 and left > 10:
            x = rng.randint(6, max(6, left - 3))
            cv2.line(picture, (x, 0), (x, height), tint, thick)
        else:
            y = rng.choice([max(0, top - 3 - rng.randint(0, 4)), min(height - 1, top + rows + 3 + rng.randint(0, 4))])
            cv2.line(picture, (0, y), (width, y), tint, thick)
        return picture

    def bent(self, picture: np.ndarray, rows: int) -> np.ndarray:
        """A little turned, sheared, in perspective or curved, as boxes of detectors leave it."""
        rng, kind = self.random, self.random.random()
        height, width = picture.shape[:2]
        if kind < 0.7 or width < 12:
            return picture
        if kind < 0.92:
            slope = rng.uniform(-0.035, 0.035) * min(1, 8 * height / width)
            shear = rng.uniform(-0.15, 0.15)
            grow = rng.uniform(-0.12, 0.12)
            turn = np.array([[1, shear, -shear * height / 2], [slope, 1, -slope * width / 2], [0, 0, 1]], np.float32)
            lens = np.array([[1, 0, 0], [0, 1, 0], [0, grow / height * 0.3, 1 - grow * 0.15]], np.float32)
            return cv2.warpPerspective(picture, lens @ turn, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        x = np.linspace(-1, 1, width, dtype=np.float32)
        bow = rng.uniform(-0.12, 0.12) * rows
        shift = bow * x**2 + rng.uniform(-0.03, 0.03) * rows * np.sin(3 * x)
        map_y = np.arange(height, dtype=np.float32)[:, None] + shift[None]
        map_x = np.broadcast_to(np.arange(width, dtype=np.float32)[None], (height, width))
        return cv2.remap(picture, np.ascontiguousarray(map_x), map_y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
