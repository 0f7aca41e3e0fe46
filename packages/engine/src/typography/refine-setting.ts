import type { LibraryFace } from '@palimpsest/typefaces';
import type { Plane } from '../image/raster.ts';
import { tightestSpacing } from '../letterforms.ts';
import { resample } from './coverage.ts';
import { gapsOf, type LeastSpacing } from './face-fit.ts';
import type { LineInk } from './line-ink.ts';
import { softened, unlike } from './overlay.ts';
import { drawText, measureSpecimen, type Specimen } from './specimen.ts';
import { mean } from '../mean.ts';

// `bench type` shows a change of these: size %, tracking %, closeness.
/** Lines that are laid over, longest first. */
const refinedLines = 3;
const maxRows = 48;
const maxColumns = 480;
/** Sizes that are tried: so many steps up and down, each of this share. */
const reach = 16;
const step = 0.005;
/** Margin around the ink, in pixels of the image. */
const rim = 2;
/** Minimum improvement of the mismatch that makes letter spacing credible: a share of the mismatch plus a constant. */
const worthSpacing = { share: 0.04, least: 0.006 };
/** Letter spacing below this is none, in ems. */
const minSpacing = 0.008;

/** The size and letter spacing of a text in a face: pixels of the image, and ems. */
export interface Setting {
  fontSize: number;
  letterSpacing: number;
}

interface Trial {
  ink: LineInk;
  specimen: Specimen;
  gaps: number;
  plane: Plane;
  /** Pixels of the plane for one of the image. */
  scale: number;
}

/**
 * The size and letter spacing at which the letters of a face lie best over those of the picture. Size and letter spacing trade off against each
 * other, since a line is as wide as it is; where its letters stand tells them apart. What differs between a face and its nearest of the
 * library, such as how long its ascenders are, then counts as little as its ink does.
 *
 * @param found where the search starts; no setting has less letter spacing than `minSpacing`, or than designers set
 */
export function refineSetting(
  lines: readonly LineInk[],
  face: LibraryFace,
  found: Setting & { minSpacing?: LeastSpacing },
): Setting {
  const trials = trialsOf(lines, face);
  if (trials.length === 0) return found;
  const search = (by: readonly Trial[]): ((steps: number) => TriedSetting) => {
    const tried = new Map<number, TriedSetting>();
    return (steps) => {
      let known = tried.get(steps);
      if (!known) {
        const setting = settingAt(trials, found.fontSize * (1 + steps * step), found.minSpacing ?? tightestSpacing);
        tried.set(steps, (known = { setting, cost: costOf(by, face, setting) }));
      }
      return known;
    };
  };
  // The longest line tells where the best size is, all of them which it is.
  const near = bestSteps(search(trials.slice(0, 1)), 0, [4, 2]);
  const at = search(trials);
  const refined = at(bestSteps(at, near, [1]));
  const plain = { fontSize: sizeAt(trials, 0), letterSpacing: 0 };
  if (Math.abs(plain.fontSize / refined.setting.fontSize - 1) > 2 * reach * step) return refined.setting;
  if (Math.abs(refined.setting.letterSpacing) < minSpacing) return plain;
  return costOf(trials, face, plain) <= refined.cost * (1 + worthSpacing.share) + worthSpacing.least
    ? plain
    : refined.setting;
}

interface TriedSetting {
  setting: Setting;
  cost: number;
}

/** Goes downhill from `start` with each stride in turn, within reach. */
function bestSteps(at: (steps: number) => TriedSetting, start: number, strides: readonly number[]): number {
  let best = start;
  for (const stride of strides) {
    for (;;) {
      const [next = best] = [best - stride, best + stride]
        .filter((steps) => Math.abs(steps) <= reach && at(steps).cost < at(best).cost)
        .toSorted((a, b) => at(a).cost - at(b).cost);
      if (next === best) break;
      best = next;
    }
  }
  return best;
}

function trialsOf(lines: readonly LineInk[], face: LibraryFace): Trial[] {
  return lines
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, refinedLines)
    .flatMap((ink) => {
      const specimen = measureSpecimen(ink.text, face);
      if (!specimen) return [];
      const { bounds } = ink;
      const height = bounds.bottom - bounds.top + 2 * rim;
      const width = bounds.right - bounds.left + 2 * rim;
      const rows = Math.min(maxRows, Math.round(height));
      const scale = rows / height;
      const columns = Math.min(maxColumns, Math.round(width * scale));
      const piece = { left: bounds.left - rim, top: bounds.top - rim, right: 0, bottom: 0 };
      piece.right = piece.left + columns / scale;
      piece.bottom = piece.top + rows / scale;
      return [
        { ink, specimen, gaps: gapsOf(ink.text), plane: softened(resample(ink.coverage, piece, columns, rows)), scale },
      ];
    });
}

function widthOf({ ink: { bounds } }: Trial): number {
  return bounds.right - bounds.left;
}

/** The letter spacing with which the lines are as wide as they are, in ems: one for all of them. */
function spacingAt(trials: readonly Trial[], fontSize: number): number {
  const left = trials.reduce((sum, trial) => sum + widthOf(trial) / fontSize - trial.specimen.width, 0);
  const gaps = trials.reduce((sum, trial) => sum + trial.gaps, 0);
  return left / Math.max(1, gaps);
}

/** The size at which the lines are as wide as they are with that letter spacing. */
function sizeAt(trials: readonly Trial[], letterSpacing: number): number {
  const wide = trials.reduce((sum, { specimen, gaps }) => sum + specimen.width + letterSpacing * gaps, 0);
  return trials.reduce((sum, trial) => sum + widthOf(trial), 0) / wide;
}

function settingAt(trials: readonly Trial[], fontSize: number, least: number): Setting {
  const letterSpacing = spacingAt(trials, fontSize);
  if (letterSpacing >= least) return { fontSize, letterSpacing };
  return { fontSize: sizeAt(trials, least), letterSpacing: least };
}

function costOf(trials: readonly Trial[], face: LibraryFace, { fontSize, letterSpacing }: Setting): number {
  const costs = trials.map(({ ink, specimen, plane, scale }) => {
    const spare = ink.bounds.bottom - ink.bounds.top - specimen.height * fontSize;
    const pen = {
      x: (rim - specimen.left * fontSize) * scale,
      y: (rim + spare / 2 + specimen.ascent * fontSize) * scale,
      size: fontSize * scale,
      letterSpacing,
      colour: ink.colour,
    };
    const drawn = (down: number): Plane =>
      softened(drawText(ink.text, face, { ...pen, y: pen.y + down * spare * scale }, plane.width, plane.height));
    // Letters of another face may be longer at one end only.
    return Math.min(...(Math.abs(spare) < 1 ? [0] : [-0.5, 0, 0.5]).map((down) => unlike(plane, drawn(down))));
  });
  return mean(costs);
}
