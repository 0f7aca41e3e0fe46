import { strokesParameters } from './parameters.ts';
import type { CroppedStrokes, LineStrokes } from '../model/recognised-line.ts';
import { grow, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Quad } from '../geometry/quad.ts';
import { connectedComponents } from '../image/connected-components.ts';
import { cropUpright } from '../image/crop.ts';
import type { Raster } from '../image/raster.ts';
import { type Contrast, inkThreshold, separateInk } from './contrast.ts';

const { margin } = strokesParameters;
// The crop is that of find-ink.ts.
/** Height of a line in the crop that its strokes are told apart in, in pixels. */
const lineHeight = 56;
/**
 * Where words are only told apart: the minimum of `lineHeight`, and the number of pixels that are sampled for the two colours. Bold words of 20 px are
 * found at 36 rows, not at 24 (find-runs.test.ts).
 */
const ofWords = { minRows: 36, maxSamples: 1500 };
/** Ink and background this near in colour cannot be told apart reliably. */
const weakestContrast = 24;
/** Depth into a line that no frame around it reaches, in its heights, and the share of the rest that letters of the heaviest faces cover at most. */
const core = 0.2;
const maxCovered = 0.65;

/** The strokes of a line of text, told from its background; undefined where they cannot be. */
export function lineStrokes(image: Raster, quad: Quad): LineStrokes | undefined {
  const found = croppedStrokes(image, quad);
  return found && { rectangle: found.rectangle, coverage: found.coverage };
}

/** The strokes of a line with the crop of the picture that they were found in; undefined where they cannot be told from the background. */
export function croppedStrokes(image: Raster, quad: Quad): CroppedStrokes | undefined {
  return strokesIn(image, quad, lineHeight);
}

/** The same as `croppedStrokes`, from only as many pixels as it takes to tell words apart by colour and stroke width. */
export function wordStrokes(image: Raster, quad: Quad): CroppedStrokes | undefined {
  const { height } = rectangleOf(quad);
  const rows = Math.min(lineHeight, Math.max(ofWords.minRows, Math.round(height)));
  return strokesIn(image, quad, rows, ofWords.maxSamples);
}

function strokesIn(image: Raster, quad: Quad, rows: number, maxSamples?: number): CroppedStrokes | undefined {
  const line = rectangleOf(quad);
  if (line.width < 1 || line.height < 1) return undefined;
  const rectangle = grow(line, margin * line.height);
  const crop = cropUpright(image, rectangle, Math.round(rows * (1 + 2 * margin)));
  const inset = margin * rows;
  const inner = { left: inset, top: inset, right: crop.width - inset, bottom: crop.height - inset };
  const contrast = separateInk(crop, inner, maxSamples);
  if (contrast.strength < weakestContrast) return undefined;
  const { width, height } = crop;
  return {
    rectangle,
    crop,
    coverage: { width, height, data: asInk(withoutPattern(contrast), width, inset + core * rows) },
  };
}

/** Inverts the coverage where it covers most of the line: within a frame that hugs them, letters may be taken for background. */
function asInk(coverage: Uint8Array, width: number, inset: number): Uint8Array {
  const height = coverage.length / width;
  let covered = 0;
  let pixels = 0;
  for (let y = Math.ceil(inset); y < height - inset; y++) {
    for (let x = Math.ceil(inset); x < width - inset; x++) {
      pixels += 1;
      if ((coverage[y * width + x] ?? 0) > inkThreshold) covered += 1;
    }
  }
  return covered > maxCovered * pixels ? coverage.map((value) => 255 - value) : coverage;
}

/** Sets components that reach the edge of the crop to the threshold: a pattern, a frame or a neighbour is neither the line's ink nor its background. */
function withoutPattern({ width, height, coverage }: Contrast): Uint8Array {
  const { components, labels } = connectedComponents(coverage, width, height, inkThreshold);
  const isForeign = new Uint8Array(components.length + 1);
  for (const { label, top, bottom } of components) if (top === 0 || bottom === height - 1) isForeign[label] = 1;
  if (!isForeign.includes(1)) return coverage;
  return coverage.map((value, at) => (isForeign[labels[at] ?? 0] === 1 ? inkThreshold : value));
}
