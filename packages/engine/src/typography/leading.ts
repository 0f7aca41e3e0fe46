import { median } from '../median.ts';
import { toFrame } from '../geometry/oriented-rectangle.ts';
import type { LibraryFace } from '@palimpsest/typefaces';
import type { LineInk } from './line-ink.ts';
import { leadingParameters } from './parameters.ts';
import { measureSpecimen } from './specimen.ts';

const { least, most } = leadingParameters;

/**
 * Distance of the baselines as a multiple of the font size; undefined for a single line, and where lines lie as no designer sets them.
 */
export function leading(lines: readonly LineInk[], face: LibraryFace, fontSize: number): number | undefined {
  const [first] = lines;
  if (!first || lines.length < 2) return undefined;
  const { angle } = first.frame;
  const baselines = lines.flatMap((line) => {
    const specimen = measureSpecimen(line.text, face);
    if (!specimen) return [];
    // Both edges tell where the baseline is; their mean halves the error of the size.
    const fromBottom = line.bounds.bottom - specimen.descent * fontSize;
    const fromTop = line.bounds.top + specimen.ascent * fontSize;
    return [toFrame(line.origin, angle).y + (fromBottom + fromTop) / 2];
  });
  const steps = baselines
    .toSorted((a, b) => a - b)
    .flatMap((baseline, index, all) => (index > 0 ? [(baseline - (all[index - 1] ?? 0)) / fontSize] : []));
  const found = median(steps);
  return found !== undefined && found >= least && found <= most ? Math.round(found * 100) / 100 : undefined;
}
