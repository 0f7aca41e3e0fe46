import { fontCatalogue, fontWeights } from '@palimpsest/typeset';
import { resample } from './coverage.ts';
import type { LineInk } from './line-ink.ts';
import { type Face, type Specimen, specimen } from './specimen.ts';

/** What a text is set in when nothing speaks for another. */
export const defaultFamily = 'Roboto';

/** The default family gives way only to one that fits better by this factor. */
const clearlyBetter = 0.97;
/** Rows at which crops and specimens are laid over each other. */
const rows = 32;
const mostColumns = 1024;
/** What a difference in the width of the line costs against a difference in the shape of its letters. */
const widthCost = 4;

/** The faces whose files we bring, family by family. */
export const faces: readonly Face[] = fontCatalogue
  .filter(({ files }) => files !== undefined)
  .flatMap(({ name, weights }) => weights.map((weight) => ({ family: name, weight: fontWeights[weight] })));

/** The family whose letters lie closest over the lines, at its best weight. */
export function closestFamily(lines: readonly LineInk[]): string {
  const costs = new Map<string, number>();
  for (const face of faces) {
    let cost = 0;
    for (const line of lines) {
      const set = specimen(line.text, face);
      if (set) cost += mismatch(line, set);
    }
    costs.set(face.family, Math.min(costs.get(face.family) ?? Infinity, cost));
  }
  let best = defaultFamily;
  let least = (costs.get(defaultFamily) ?? Infinity) * clearlyBetter;
  for (const [family, cost] of costs) {
    if (family !== defaultFamily && cost < least) [best, least] = [family, cost];
  }
  return best;
}

/** How differently two inks lie when brought to one size: 0 for the same, about 1 for strangers. */
function mismatch({ coverage, bounds }: LineInk, set: Specimen): number {
  const aspect = (bounds.right - bounds.left) / Math.max(1, bounds.bottom - bounds.top);
  const columns = Math.min(mostColumns, Math.max(4, Math.round(rows * aspect)));
  const seen = resample(coverage, bounds, columns, rows).data;
  const drawn = resample(set.coverage, set.bounds, columns, rows).data;
  let apart = 0;
  let total = 0;
  for (let i = 0; i < seen.length; i++) {
    const a = seen[i] ?? 0;
    const b = drawn[i] ?? 0;
    apart += (a - b) ** 2;
    total += a * a + b * b;
  }
  const stretch = Math.abs(Math.log(aspect / (set.width / set.height)));
  return (total > 0 ? apart / total : 1) + widthCost * Math.min(stretch, 0.25);
}
