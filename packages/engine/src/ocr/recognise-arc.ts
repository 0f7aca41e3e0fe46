import type { Language } from '@palimpsest/contract';
import type { Arc } from '../geometry/arc.ts';
import { boundsInFrame, type OrientedRectangle, rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import type { Point } from '../geometry/quad.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import { type UnrolledArc, unroll } from '../image/unroll.ts';
import { detectedAround, findInk } from './binarisation/find-ink.ts';
import { ctcLineHeight } from './ctc/ctc-recogniser.ts';
import type { ReadLine } from './evidence.ts';
import { arcParameters } from './parameters.ts';
import { type Recognisers, recogniseBox } from './recognise.ts';

/** Points along a word at which its band is looked at: between them it is as good as straight. */
const steps = 8;

/**
 * Reads text along an arc, laid out straight. Each word is a line of its own, in a rectangle at its own angle, and all words of the arc share
 * `bow`, so that they make one text. What turns too far to be set straight is left as it is.
 */
export async function recogniseArc(
  image: Raster,
  arc: Arc,
  language: Language,
  recognisers: Recognisers,
): Promise<ReadLine[]> {
  const { strip, box } = await turnedToRead(image, arc, recognisers);
  const lines = await recogniseBox(strip.picture, box, language, recognisers);
  return lines
    .toSorted((a, b) => a.box.x - b.box.x)
    .flatMap((line) =>
      wordsOf(strip.picture, line).map(({ text, from, to }) => ({
        ...line,
        text,
        bow: arc,
        doubt: line.doubt ?? (arc.to - arc.from > arcParameters.widestSetStraight ? 'curved' : undefined),
        bulletIndent: undefined,
        box: aroundWord(strip, line.box, from, to),
      })),
    );
}

/** The arc laid out with the tops of its letters up, whichever side they are on. */
async function turnedToRead(
  image: Raster,
  arc: Arc,
  { ctc }: Recognisers,
): Promise<{ strip: UnrolledArc; box: OrientedRectangle }> {
  const candidates = await Promise.all(
    (['outside', 'inside'] as const).map(async (top) => {
      const strip = unroll(image, arc, top);
      const { width, height } = strip.picture;
      const { margin } = strip;
      const box = { x: width / 2, y: height / 2, width: width - 2 * margin.x, height: height - 2 * margin.y, angle: 0 };
      const { text, confidence } = await ctc.recogniseLine(cropUpright(strip.picture, box, ctcLineHeight));
      return { strip, box, worth: confidence * Math.min(1, text.length / 2) };
    }),
  );
  return candidates.reduce((best, other) => (other.worth > best.worth ? other : best));
}

interface Word {
  text: string;
  /** Along the straight picture, in pixels. */
  from: number;
  to: number;
}

/** The words of a line with their places: parted at the widest gaps of its ink or, where that has too few, as their letters count. */
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
