"""Draws lines of text as pictures show them, and brings them to what the network sees."""

import random

import cv2
import numpy as np
from PIL import Image, ImageDraw

from faces import DRAWN_SIZE, Face, load_font

HEIGHT = 40
"""Height of what the network sees, in pixels."""

SMALLEST, LARGEST = 9, 64
"""Font sizes of the lines, in pixels; as many between 9 and 18 as between 18 and 36."""

WORDS = (
    "the and for with your from this that more free open sale menu coffee bread summer winter music night market garden hotel "
    "welcome please closed hours daily fresh best price offer today only save order call visit street house water light "
    "kitchen people love good morning festival workshop gallery school ticket entrance exit platform danger warning keep out "
    "der die das und mit frisch täglich geöffnet Straße schön für über Käse Größe jetzt neu Angebot Brötchen Frühstück "
    "le la les des avec pour été crème gâteau soirée entrée gratuit à partir où fenêtre français prêt forêt "
    "el los para con niño mañana corazón también aquí playa limpia comida más información año señor jamón "
    "il gli della con perché città caffè più buono domenica spiaggia gelato festa "
    "om em não são coração pão praia amanhã promoção você viagem ação "
    "och för är på från öppet välkommen smörgås måndag ikke også være når brød æble gård "
    "voor niet met het een huis openingstijden gezellig vrijdag zaterdag "
    "dobrý den vítejte příliš žluťoučký kůň otevřeno každý můžete děkujeme ďalší "
    "dzień dobry witamy łódź świeży chleb źródło gęś żółty książka wstęp wolny "
    "güzel çiçek yeni indirim şimdi kahve büyük fırsat gün için ağaç İstanbul "
    "jó reggelt köszönjük friss kenyér őszi vásár nyitva gyűjtemény "
    "bună ziua pâine proaspătă și în țară mâine reducere "
    "labas rytas šviežia duona žemė ąžuolas ačiū sveiki jūra ēst ķirsis ģimene "
    "tere hommikust värske õhtu jõulud päivää tervetuloa yö kesä "
    "xin chào cà phê người việt đường phố mới giảm giá được những "
    "dobrodošli svježe kruh čaj šuma žena đak ljubav večer"
).split()


class Painter:
    """Draws faces with the damage of real pictures; the same seed gives the same pictures."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.noise = np.random.default_rng(seed)

    def text_for(self, face: Face, letters: int) -> str:
        rng, words = self.random, []
        while sum(len(word) + 1 for word in words) < letters:
            word = rng.choice(WORDS) if rng.random() < 0.93 else str(rng.randrange(1, 10 ** rng.randint(1, 4)))
            if face.characters.issuperset(word):
                words.append(word)
        style = rng.random()
        text = " ".join(words)
        if style < 0.28 and face.characters.issuperset(text.upper()):
            text = text.upper()
        elif style < 0.55:
            text = " ".join(word[0].upper() + word[1:] for word in words)
        elif style < 0.75:
            text = text[0].upper() + text[1:]
        return text + rng.choice(["", "", "", "", "!", ".", ",", "?", ":"])

    def line(self, face: Face, letters: int | None = None, clean: bool = False) -> np.ndarray:
        """One line as the network sees it: HEIGHT rows, as many columns as it takes, 0 (background) to 255 (ink)."""
        rng = self.random
        size = 48.0 if clean else SMALLEST * (LARGEST / SMALLEST) ** rng.random()
        text = self.text_for(face, letters or rng.randint(8, 16))
        ink, box = self._draw(face, size, text, 0 if clean or rng.random() < 0.75 else rng.uniform(-0.02, 0.12))
        if clean:
            return to_ink(self._crop(255 - 255 * ink[..., None], box, 0.04))
        picture, behind, colour = self._paint(ink, size)
        # The product knows the picture without its text and gives the share of ink, dark on white; others cut a line out as it is.
        if rng.random() < 0.7:
            picture = share_of_ink(self._damage(picture, size), behind, colour)
        else:
            picture = self._damage(picture, size)
        return to_ink(self._crop(picture, box, None))

    def window(self, face: Face, width: int) -> np.ndarray:
        """A piece of exactly `width` columns of one line; a line that is too short stands in empty background."""
        ink = self.line(face, letters=max(3, round(width / HEIGHT * self.random.uniform(1.4, 2.6))))
        spare = ink.shape[1] - width
        if spare >= 0:
            start = self.random.randint(0, spare)
            return ink[:, start : start + width]
        left = self.random.randint(0, -spare)
        return np.pad(ink, ((0, 0), (left, -spare - left)))

    def _draw(self, face: Face, size: float, text: str, tracking: float):
        """The ink of a line, 0 to 1, with no more around it than a crop can show, and the box of the letters in it."""
        font = load_font(face.path)
        full = DRAWN_SIZE
        width = int(font.getlength(text) + max(0, tracking) * full * len(text)) + 3 * full
        mask = Image.new("L", (width, 4 * full))
        draw = ImageDraw.Draw(mask)
        x, y = full, 1.25 * full
        if tracking == 0:
            draw.text((x, y), text, font=font, fill=255)
        else:
            for letter, following in zip(text, text[1:] + " "):
                draw.text((x, y), letter, font=font, fill=255)
                x += font.getlength(letter + following) - font.getlength(following) + tracking * full
        box = mask.getbbox() or (full, full, width - full, 2 * full)
        if self.random.random() < 0.12:
            other = self.text_for(face, len(text))
            leading = self.random.choice([-1, 1]) * full * self.random.uniform(1.15, 1.6)
            draw.text((full, y + leading), other, font=font, fill=255)
        left, top, right, bottom = box
        spare = (bottom - top) // 4
        # A fraction of a pixel of the smaller picture, as layout on screens gives it, moves the edges of the letters.
        pixel = int(full / size) + 1
        from_left = max(0, left - spare - self.random.randrange(pixel))
        from_top = max(0, top - spare - self.random.randrange(pixel))
        kept = np.asarray(mask.crop((from_left, from_top, min(width, right + spare), min(mask.height, bottom + spare))))
        scale = size / full
        columns, rows = max(4, round(kept.shape[1] * scale)), max(4, round(kept.shape[0] * scale))
        ink = cv2.resize(kept, (columns, rows), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
        edges = ((left - from_left) * scale, (top - from_top) * scale, (right - from_left) * scale, (bottom - from_top) * scale)
        return ink, tuple(round(edge) for edge in edges)

    def _normal(self, deviation, shape):
        return self.noise.standard_normal(shape, np.float32) * np.float32(deviation)

    def _colours(self):
        """Those of letters and background, of three channels or, half of the time, greys."""
        channels = 3 if self.random.random() < 0.5 else 1
        while True:
            first, second = self.noise.integers(0, 256, (2, channels))
            if self.random.random() < 0.5:
                second = np.array([255] * channels if self.random.random() < 0.6 else [20] * channels)
            if self.random.random() < 0.5:
                first, second = second, first
            if np.linalg.norm(first - second) > 64 * channels**0.5:
                return first.astype(np.float32), second.astype(np.float32)

    def _background(self, shape, colour):
        rng, (height, width) = self.random, shape
        background = np.broadcast_to(colour, (height, width, len(colour))).astype(np.float32)
        kind = rng.random()
        if kind < 0.55:
            return background
        if kind < 0.7:
            across = np.linspace(-1, 1, width, dtype=np.float32)[None, :] * rng.uniform(-30, 30)
            down = np.linspace(-1, 1, height, dtype=np.float32)[:, None] * rng.uniform(-25, 25)
            return background + (across + down)[..., None]
        grain = rng.choice([2, 4, 8, 16, 32])
        rough = self._normal(rng.uniform(4, 26), (height // grain + 2, width // grain + 2, 1))
        return background + cv2.resize(rough, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]

    def _paint(self, ink, size):
        """The picture of a line, the picture without it, and the colour of its letters."""
        rng = self.random
        colour, behind = self._colours()
        background = self._background(ink.shape, behind)
        picture = background
        if rng.random() < 0.12:
            shadow = np.roll(ink, (max(1, round(size * rng.uniform(0.02, 0.06))), round(size * rng.uniform(-0.04, 0.06))), (0, 1))
            shadow = cv2.GaussianBlur(shadow, (0, 0), max(0.3, size * rng.uniform(0.0, 0.08))) * rng.uniform(0.3, 0.8)
            picture = picture * (1 - shadow[..., None])
        if rng.random() < 0.05:
            reach = max(1, round(size * 0.05)) * 2 + 1
            around = cv2.dilate(ink, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (reach, reach)))
            rim = self.noise.integers(0, 256, len(colour)).astype(np.float32)
            picture = picture * (1 - around[..., None]) + around[..., None] * rim
        fill = colour
        if rng.random() < 0.08:
            fill = colour + np.linspace(-40, 40, ink.shape[0], dtype=np.float32)[:, None, None]
        return picture * (1 - ink[..., None]) + fill * ink[..., None], background, colour

    def _damage(self, picture, size):
        rng = self.random
        height, width, channels = picture.shape
        if rng.random() < 0.35:
            turn = cv2.getRotationMatrix2D((width / 2, height / 2), rng.gauss(0, 0.7), 1)
            turn[0, 1] += rng.gauss(0, 0.008)
            picture = cv2.warpAffine(picture, turn, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        if rng.random() < 0.3:
            picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 0.035 * size + 0.3))
        if size >= 20 and rng.random() < 0.3:
            small = cv2.resize(picture, (width // 2, height // 2), interpolation=cv2.INTER_AREA)
            picture = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
        picture = picture.reshape(height, width, channels)
        if rng.random() < 0.35:
            picture = picture + self._normal(rng.uniform(1, 12), picture.shape)
        picture = np.clip(picture, 0, 255).astype(np.uint8)
        if rng.random() < 0.5:
            _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(35, 95)])
            picture = cv2.imdecode(data, cv2.IMREAD_COLOR if channels == 3 else cv2.IMREAD_GRAYSCALE)
        return picture.reshape(height, width, channels)

    def _crop(self, picture, box, margin):
        left, top, right, bottom = box
        tall = bottom - top
        above, below, before, after = (
            round(tall * (margin if margin is not None else self.random.uniform(-0.03, 0.15))) for _ in range(4)
        )
        return picture[max(0, top - above) : max(top + 4, bottom + below), max(0, left - before) : max(left + 4, right + after)]


def share_of_ink(picture, background, colour):
    """How far each pixel is on the way from the background to the colour of the letters, dark on white."""
    way = colour - background
    share = np.sum((picture - background) * way, axis=2) / np.maximum(np.sum(way * way, axis=2), 1)
    return 255 - 255 * np.clip(share, 0, 1)[..., None]


def to_ink(crop: np.ndarray) -> np.ndarray:
    """
    What the network sees of a crop in colours or greys: how far each pixel is from the background, the colour of the frame, as a share
    of the distance that two pixels of a hundred exceed. `recognise/ink-map.ts` does the same.
    """
    height, width = crop.shape[:2]
    columns = max(8, round(width * HEIGHT / height))
    method = cv2.INTER_AREA if height > HEIGHT else cv2.INTER_CUBIC
    resized = cv2.resize(np.asarray(crop, np.float32), (columns, HEIGHT), interpolation=method).reshape(HEIGHT, columns, -1)
    frame = np.concatenate([resized[0], resized[-1], resized[:, 0], resized[:, -1]])
    distance = np.linalg.norm(resized - np.median(frame, axis=0), axis=2)
    full = max(np.percentile(distance, 98), 1)
    return np.clip(distance / full * 255, 0, 255).astype(np.uint8)
