import type { Paragraph } from '../model/paragraph.ts';
import type { LineStrokes } from '../model/recognised-line.ts';
import { forEachShared, type PixelBox } from '../geometry/bounds.ts';
import { axesOf } from '../geometry/oriented-rectangle.ts';
import { readPlanes, writePlanes } from '../image/planes.ts';
import type { Raster } from '../image/raster.ts';
import { type ErasedText, eraseText, type StrokeMaps } from './erase-text.ts';
import { inkThreshold } from '../ink/contrast.ts';
import { strokesParameters } from '../ink/parameters.ts';
import { inkBesideParameters, residualStrokes } from './parameters.ts';
import { residualShare } from './residual-strokes.ts';
import { longestUntouched } from './untouched-stretch.ts';
import { eraseStronger } from './stronger-mask.ts';
import type { StrokeMap } from './stroke-network.ts';

/** A text to erase, with the strokes of those of its lines that could be told from the background. */
export interface TextToErase {
  paragraph: Paragraph;
  strokes: readonly LineStrokes[];
}

/** The outcome of erasing one text. */
export interface ErasingOutcome {
  /** False where the text was left as it was, because its strokes would still have shown. */
  isErased: boolean;
  /** The pixels that erasing the text changes, or would change if it was left as it was. */
  pixels: ErasedText;
  /** The share of its strokes that was still visible after the best attempt, 0 to 1. */
  residue: number;
}

export interface SafeErasure {
  /** The picture without the texts; texts that stay keep every byte. The same object as `forced` if every text was erased. */
  erased: Raster;
  /** The outcomes in the order of the texts, then of those that stay. */
  outcomes: ErasingOutcome[];
  /** The picture with all texts erased as far as they could be, for those who want one erased all the same. */
  forced: Raster;
}

/**
 * Erases texts and measures what is left of them. If too much of the strokes is still visible, a stronger mask is tried; if that does not
 * help, the text is left whole, so that nothing is set over letters that still show.
 * @param staying texts that keep every pixel; their outcomes, which come last, say what erasing them would change
 * @param maps stroke maps of the texts
 */
export function eraseSafely(
  image: Raster,
  texts: readonly TextToErase[],
  staying: readonly TextToErase[] = [],
  maps?: StrokeMaps,
): SafeErasure {
  const { picture: erased, attempts } = eraseWhole(image, texts, staying, maps);
  const left = [...texts.filter((text) => !attempts.has(text)), ...staying];
  const forced = left.length === 0 ? { picture: erased, attempts } : eraseAll(erased, left, [], maps);
  const outcomes = [...texts, ...staying].flatMap((text): ErasingOutcome[] => {
    const attempt = attempts.get(text) ?? forced.attempts.get(text);
    return attempt ? [{ isErased: attempts.has(text), ...attempt }] : [];
  });
  return { erased, outcomes, forced: forced.picture };
}

type Attempt = Omit<ErasingOutcome, 'isErased'>;

interface Attempts {
  picture: Raster;
  attempts: Map<TextToErase, Attempt>;
}

/**
 * Erases the texts that can be erased whole. Any other text stays and keeps the pixels that erasing its neighbours changed, so the neighbours are
 * erased anew beside it.
 */
function eraseWhole(
  image: Raster,
  texts: readonly TextToErase[],
  staying: readonly TextToErase[],
  maps: StrokeMaps | undefined,
): Attempts {
  const outcome = eraseAll(image, texts, staying, maps);
  const isGone = (text: TextToErase): boolean => (outcome.attempts.get(text)?.residue ?? 1) <= residualStrokes.most;
  const left = texts.filter((text) => !isGone(text));
  if (left.length === 0) return outcome;
  return eraseWhole(image, texts.filter(isGone), [...staying, ...left], maps);
}

/** Erases texts as far as they can be. */
function eraseAll(
  image: Raster,
  texts: readonly TextToErase[],
  staying: readonly TextToErase[],
  maps: StrokeMaps | undefined,
): Attempts {
  const paragraphsOf = (some: readonly TextToErase[]) => some.map(({ paragraph }) => paragraph);
  const { erased: picture, texts: first } = eraseText(image, paragraphsOf(texts), maps, paragraphsOf(staying));
  const attempts = new Map<TextToErase, Attempt>();
  for (const [index, { stays, ...pixels }] of first.entries()) {
    const given = texts[index];
    if (!given) continue;
    const text = { ...given, strokes: given.strokes.map((line) => withoutEdges(line, { box: pixels.box, stays })) };
    const once: Attempt = { pixels, residue: residueOf(image, picture, text, pixels) };
    const others = (): Uint8Array =>
      changedIn(pixels.box, first.toSpliced(index, 1)).map((value, i) => value | (stays[i] ?? 0));
    const isClean = once.residue <= residualStrokes.most;
    attempts.set(given, isClean ? once : eraseAgain(image, picture, text, once, others(), maps?.get(text.paragraph)));
  }
  return { picture, attempts };
}

/** The strokes of a line without ink along its edges that stays, such as a rule or a frame: letters reach farther into the line. */
function withoutEdges(
  { rectangle, coverage }: LineStrokes,
  { box, stays }: { box: PixelBox; stays: Uint8Array },
): LineStrokes {
  if (!stays.includes(1)) return { rectangle, coverage };
  const { width, height } = coverage;
  const { origin, along, down } = axesOf(rectangle);
  const [acrossStep, downStep] = [rectangle.width / width, rectangle.height / height];
  const edge = ((strokesParameters.margin + inkBesideParameters.core) / (1 + 2 * strokesParameters.margin)) * height;
  const data = coverage.data.map((value, at) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    const fromEdge = Math.min(row, height - row, column, width - column);
    if (fromEdge > edge) return value;
    const [u, v] = [(column + 0.5) * acrossStep, (row + 0.5) * downStep];
    const x = Math.floor(origin.x + u * along.x + v * down.x) - box.x;
    const y = Math.floor(origin.y + u * along.y + v * down.y) - box.y;
    return x >= 0 && y >= 0 && x < box.width && y < box.height && stays[y * box.width + x] === 1 ? inkThreshold : value;
  });
  return { rectangle, coverage: { width, height, data } };
}

/**
 * Erases a text by the ink that the stroke network confirms; if too much is still visible, by all ink of its lines: the network misses letters
 * that stand far apart and takes them for grain. The best attempt is left in `picture`.
 */
function eraseAgain(
  image: Raster,
  picture: Raster,
  text: TextToErase,
  once: Attempt,
  others: Uint8Array,
  maps: readonly StrokeMap[] = [],
): Attempt {
  const { box } = once.pixels;
  const before = readPlanes(picture, box);
  let best = once;
  let bestPlanes = before;
  for (const seen of maps.length > 0 ? [maps, []] : [[]]) {
    const { planes, text: pixels } = eraseStronger(picture, once.pixels, text.strokes, others, seen);
    writePlanes(picture, box, planes, pixels.changed);
    const residue = residueOf(image, picture, text, pixels);
    if (residue < best.residue) [best, bestPlanes] = [{ pixels, residue }, planes];
    if (best.residue <= residualStrokes.most) return best;
    writePlanes(picture, box, before, pixels.changed);
  }
  writePlanes(picture, box, bestPlanes, best.pixels.changed);
  return best;
}

/** The share of a text's strokes that is still visible, 0 to 1; 1 if nothing was erased, or nothing along a part of a line. */
function residueOf(image: Raster, erased: Raster, { paragraph, strokes }: TextToErase, pixels: ErasedText): number {
  if (!pixels.changed.includes(1) || longestUntouched(paragraph, pixels) > residualStrokes.longestStretch) return 1;
  return residualShare(image, erased, strokes);
}

/** Marks the pixels of a box that erasing the texts changed. */
function changedIn(box: PixelBox, texts: readonly ErasedText[]): Uint8Array {
  const marked = new Uint8Array(box.width * box.height);
  for (const { box: other, changed } of texts) {
    forEachShared(box, other, (to, at) => {
      if (changed[at] !== 0) marked[to] = 1;
    });
  }
  return marked;
}
