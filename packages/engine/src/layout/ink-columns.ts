import { type Bounds, boundsAround, overlap } from '../geometry/bounds.ts';
import { rectangleFromFrame } from '../geometry/oriented-rectangle.ts';
import { type Colour, colourDistance, meanColour } from '../image/colour.ts';
import { connectedComponents } from '../image/connected-components.ts';
import { cropUpright } from '../image/crop.ts';
import { LevelHistogram } from '../image/level-histogram.ts';
import type { Raster } from '../image/raster.ts';
import type { PlacedLine } from './placed-line.ts';

// In heights of the capitals of the line where no other unit is named.
/** Height of capitals in the crop, in pixels: the gap between two letters is at least two pixels. */
const cropCapitalPx = 24;
/** Reach of the crop above the capitals and below the baseline: icons are up to twice as high as capitals, and may be half way to the next line. */
const reachAbove = 1.6;
/** Minimum distance of ink from the background in RGB, and as a share of the text's contrast. */
const minContrast = 40;
const contrastShare = 0.3;
/** Minimum share of pixels near the background's colour: a photograph has no such background. */
const minBackgroundShare = 0.5;
/** Maximum gap between letters of a word and between pieces of an icon. */
const pieceGap = 0.2;

/** Ink at the height of a line that stands apart from what is left and right of it: a word, or a mark. */
export interface InkColumn {
  /** Bounds in the frame of the line, in pixels of the picture. */
  bounds: Bounds;
  colour: Colour;
}

/**
 * The ink at the height of a line, word by word from left to right, without that of other lines and without what is only a part of
 * something larger, such as a frame.
 * @param from where to look, in the frame of the line, in pixels of the picture
 * @returns undefined where the background is not even enough to tell ink from it
 */
export function inkColumns(
  picture: Raster,
  line: PlacedLine,
  { left, right }: Pick<Bounds, 'left' | 'right'>,
  others: readonly PlacedLine[],
): InkColumn[] | undefined {
  const { capitalHeight: capital, baseline } = line;
  const top = baseline - (1 + reachAbove) * capital;
  const frame = { left, right, top, bottom: baseline + reachAbove * capital };
  const rectangle = rectangleFromFrame(frame, line.line.box.angle);
  const crop = cropUpright(picture, rectangle, Math.round((1 + 2 * reachAbove) * cropCapitalPx));
  const scale = crop.height / (frame.bottom - top);
  const background = medianColour(crop);
  const contrast = line.line.colour ? colourDistance(line.line.colour, background) : 0;
  const threshold = Math.max(minContrast, contrastShare * contrast);
  const distances = distancesFrom(crop, background);
  if (distances.filter((distance) => distance <= threshold).length < minBackgroundShare * distances.length) {
    return undefined;
  }
  const { components, labels } = connectedComponents(distances, crop.width, crop.height, threshold);
  const pieces = components
    .map((component) => ({
      ...component,
      isCut: component.left === 0 || component.top === 0 || component.bottom === crop.height - 1,
      bounds: {
        left: left + component.left / scale,
        right: left + (component.right + 1) / scale,
        top: top + component.top / scale,
        bottom: top + (component.bottom + 1) / scale,
      },
    }))
    .filter(({ bounds }) => overlap(bounds.top, bounds.bottom, baseline - capital, baseline) > 0)
    .filter(({ bounds }) => !others.some((other) => isMiddleIn(bounds, other)));
  return grouped(pieces, pieceGap * capital)
    .filter((members) => !members.some(({ isCut }) => isCut))
    .map((members) => ({
      bounds: boundsAround(members.map(({ bounds }) => bounds)),
      colour: strongestColour(crop, distances, labels, new Set(members.map(({ label }) => label))),
    }));
}

/** Pieces with less than `gap` between them are one. */
function grouped<T extends { bounds: Bounds }>(pieces: readonly T[], gap: number): T[][] {
  const groups: T[][] = [];
  let reached = -Infinity;
  for (const piece of pieces.toSorted((a, b) => a.bounds.left - b.bounds.left)) {
    const last = groups.at(-1);
    if (last && piece.bounds.left - reached < gap) last.push(piece);
    else groups.push([piece]);
    reached = Math.max(reached, piece.bounds.right);
  }
  return groups;
}

function isMiddleIn(inner: Bounds, outer: Bounds): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

function medianColour({ data }: Raster): Colour {
  const histograms = [new LevelHistogram(), new LevelHistogram(), new LevelHistogram()] as const;
  for (let at = 0; at < data.length; at += 4) {
    histograms.forEach((histogram, channel) => {
      histogram.add(data[at + channel] ?? 0);
    });
  }
  const [red, green, blue] = histograms;
  return [red.median() ?? 0, green.median() ?? 0, blue.median() ?? 0];
}

/** Distance of each pixel from a colour in RGB, 0 to 441. */
function distancesFrom({ width, height, data }: Raster, colour: Colour): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) =>
    colourDistance([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0], colour),
  );
}

/** The colour of the ink where it is least mixed with the background: the mean of the half of the pixels farthest from it. */
function strongestColour(
  { data }: Raster,
  distances: Float32Array,
  labels: Int32Array,
  own: ReadonlySet<number>,
): Colour {
  const pixels = [...labels.keys()].filter((at) => own.has(labels[at] ?? 0));
  const strongest = pixels.toSorted((a, b) => (distances[b] ?? 0) - (distances[a] ?? 0));
  return meanColour(
    strongest
      .slice(0, Math.ceil(pixels.length / 2))
      .map((at) => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]),
  );
}
