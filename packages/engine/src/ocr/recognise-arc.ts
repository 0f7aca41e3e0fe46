import type { Language } from '@palimpsest/contract';
import type { BowedLine } from '../model/recognised-line.ts';
import { type Arc, fitArc, lengthOf } from '../geometry/arc.ts';
import { boundsInFrame, type OrientedRectangle, quadOf, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import type { Point } from '../geometry/quad.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import { type TopSide, type UnrolledArc, unroll } from '../image/unroll.ts';
import { detectedAround, findInk } from '../ink/find-ink.ts';
import type { ReadLine } from './confidence.ts';
import { recogniseBox } from './recognise.ts';
import { lineRows, type Recogniser } from './recogniser.ts';

/** Maximum angle of an arc, in radians: the text of a wider one, which is nearly a ring, has no visible beginning. */
const maxTurn = 1.8 * Math.PI;
/** Maximum difference of the ink's radius from the detector's, as a share of it: otherwise the ink is not that of the text. */
const maxChange = 0.3;
/** Number of points along a word at which its band is sampled: between them it is nearly straight. */
const steps = 8;
/** Level, 0 to 255, below which a pixel of a line is ink. */
const darkest = 128;

/**
 * Reads text along an arc, laid out straight. Each word is a line of its own, in a rectangle at its own angle, and all words of the arc share
 * `bow`, so that they make one text. An arc that is nearly a ring is left as it is.
 */
export async function recogniseArc(
  image: Raster,
  detected: Arc,
  language: Language,
  recogniser: Recogniser,
): Promise<ReadLine[]> {
  const { strip, box, arc, top } = onInk(image, onInk(image, await turnedToRead(image, detected, recogniser)));
  const lines = await recogniseBox(strip.picture, box, language, recogniser);
  const bow = bowOf(arc, top, strip, lines);
  const isRing = bow !== undefined && bow.to - bow.from > maxTurn;
  return lines
    .toSorted((a, b) => a.box.x - b.box.x)
    .flatMap((line) =>
      wordsOf(strip.picture, line).map(({ text, from, to }) => ({
        ...line,
        text,
        bow,
        doubt: line.doubt ?? (isRing ? 'curved' : undefined),
        box: aroundWord(strip, line.box, from, to),
      })),
    );
}

interface LaidOutArc {
  arc: Arc;
  top: TopSide;
  strip: UnrolledArc;
  /** The box of the arc, in the strip. */
  box: OrientedRectangle;
}

function laidOut(image: Raster, arc: Arc, top: TopSide): LaidOutArc {
  const strip = unroll(image, arc, top);
  const { width, height } = strip.picture;
  const { margin } = strip;
  const box = { x: width / 2, y: height / 2, width: width - 2 * margin.x, height: height - 2 * margin.y, angle: 0 };
  return { arc, top, strip, box };
}

/** Fits the arc to the circle of its ink, which is more exact than the detector's coarse map. */
function onInk(image: Raster, seen: LaidOutArc): LaidOutArc {
  const { arc, top, strip, box } = seen;
  const points = findInk(strip.picture, box).flatMap(({ image: ink, box: around }) =>
    Array.from(ink.data.keys())
      .filter((at) => (ink.data[at] ?? 255) < darkest)
      .map((at) =>
        strip.toImage({
          x: around.x + (((at % ink.width) + 0.5) / ink.width - 0.5) * around.width,
          y: around.y + ((Math.floor(at / ink.width) + 0.5) / ink.height - 0.5) * around.height,
        }),
      ),
  );
  const fit = fitArc(points);
  if (!fit || Math.abs(fit.arc.radius / arc.radius - 1) > maxChange) return seen;
  const { x, y, radius, from, to } = fit.arc;
  const around = Math.max(0, lengthOf(arc) / radius - (to - from)) / 2;
  return laidOut(image, { x, y, radius, from: from - around, to: to + around, height: arc.height }, top);
}

/** The arc laid out with the tops of its letters up, whether they are outside or inside. */
async function turnedToRead(image: Raster, arc: Arc, recogniser: Recogniser): Promise<LaidOutArc> {
  const candidates = await Promise.all(
    (['outside', 'inside'] as const).map(async (top) => {
      const seen = laidOut(image, arc, top);
      const { strip, box } = seen;
      const { text, confidence } = await recogniser.read(cropUpright(strip.picture, box, lineRows));
      return { ...seen, worth: confidence * Math.min(1, text.length / 2) };
    }),
  );
  return candidates.reduce((best, other) => (other.worth > best.worth ? other : best));
}

/** Position along its arc of the ink of the lines in a straight picture; undefined if nothing was read. */
function bowOf(arc: Arc, top: TopSide, strip: UnrolledArc, lines: readonly ReadLine[]): BowedLine | undefined {
  const [first] = lines.toSorted((a, b) => b.box.width - a.box.width);
  if (!first) return undefined;
  const bounds = boundsInFrame(
    lines.flatMap(({ box }) => quadOf(box)),
    0,
  );
  const start = (bounds.left - strip.margin.x) / arc.radius;
  const end = (bounds.right - strip.margin.x) / arc.radius;
  const outwards = strip.picture.height / 2 - bounds.bottom;
  return {
    x: arc.x,
    y: arc.y,
    from: top === 'outside' ? arc.from + start : arc.to - end,
    to: top === 'outside' ? arc.from + end : arc.to - start,
    top,
    foot: arc.radius + (top === 'outside' ? outwards : -outwards),
    height: bounds.bottom - bounds.top,
    descent:
      first.descent === undefined ? undefined : first.descent + bounds.bottom - (first.box.y + first.box.height / 2),
  };
}

interface Word {
  text: string;
  /** Start and end along the straight picture, in pixels. */
  from: number;
  to: number;
}

/** The words of a line with their places: split at the widest gaps of its ink or, if there are too few, by their numbers of letters. */
function wordsOf(picture: Raster, { text, box }: ReadLine): Word[] {
  const words = text.split(' ');
  const start = box.x - box.width / 2;
  const [ink] = findInk(picture, detectedAround(box));
  const columns = ink?.columns ?? [];
  const first = columns[0]?.left ?? 0;
  const scale = box.width / Math.max(1, (columns.at(-1)?.right ?? 0) - first);
  const gaps = columns
    .slice(1)
    .map(({ left }, index) => ({ from: columns[index]?.right ?? left, to: left }))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, words.length - 1)
    .toSorted((a, b) => a.from - b.from);
  if (gaps.length < words.length - 1) return byLetters(words, start, box.width);
  return words.map((word, index) => {
    const before = gaps[index - 1];
    const after = gaps[index];
    return {
      text: word,
      from: before ? start + (before.to - first) * scale : start,
      to: after ? start + (after.from - first) * scale : start + box.width,
    };
  });
}

function byLetters(words: readonly string[], start: number, width: number): Word[] {
  const total = words.join(' ').length;
  let letters = 0;
  return words.map((text) => {
    const from = start + (letters / total) * width;
    letters += text.length + 1;
    return { text, from, to: start + ((letters - 1) / total) * width };
  });
}

/** The rectangle in the image around a stretch of the straight picture. */
function aroundWord(strip: UnrolledArc, box: OrientedRectangle, from: number, to: number): OrientedRectangle {
  const across = (share: number): number => from + share * (to - from);
  const edge = (y: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => strip.toImage({ x: across(step / steps), y }));
  const before = strip.toImage({ x: across(0.45), y: box.y });
  const after = strip.toImage({ x: across(0.55), y: box.y });
  const angle = Math.atan2(after.y - before.y, after.x - before.x);
  const points = [...edge(box.y - box.height / 2), ...edge(box.y + box.height / 2)];
  return rectangleFromFrame(boundsInFrame(points, angle), angle);
}
