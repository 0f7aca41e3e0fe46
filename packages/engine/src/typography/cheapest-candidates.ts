import type { LibraryFace } from '@palimpsest/typefaces';
import type { FaceFit, LeastSpacing } from './face-fit.ts';

// `bench type` shows a change of these: class %, family %, seconds.
/** Maximum number of faces that are overlaid on the ink, after the network and the widths have ruled out the rest. */
const shortlist = 26;
/** Number of faces that are measured before the first is overlaid: the most similar faces are seldom measured worst. */
const measuredFirst = 8;

/** A face that was measured and laid over the ink. */
export interface Candidate extends FaceFit {
  /** Defined if the face replaces one that lacks letters of the translation: its letters would touch where those of the other stand apart. */
  minSpacing?: LeastSpacing;
  /** Total cost of the face. */
  total: number;
  mismatch: number;
  /** Cost of differences of its letters in shape and darkness. */
  unlike: number;
  /** Height of the ink, in pixels of the image. */
  height: number;
}

/** Functions that measure faces and overlay them, and the extra cost over the best face up to which one is kept. */
interface CandidateSearch {
  fitsOf: (face: LibraryFace) => FaceFit[];
  /** Undefined for a fit that clearly costs more than `most`. */
  laidOver: (fit: FaceFit, most: number) => Candidate | undefined;
  leeway: number;
}

/**
 * The faces of the shortlist with their costs. Measuring and overlaying only add to the cost of a face: one that already costs
 * more than the best by more than `leeway` is not measured, or not overlaid.
 */
export function cheapestCandidates(
  faces: { face: LibraryFace; doubt: number }[],
  { fitsOf, laidOver, leeway }: CandidateSearch,
): Candidate[] {
  const candidates = new Map<FaceFit, Candidate>();
  let least = Infinity;
  const layOverOnce = (fit: FaceFit): void => {
    if (candidates.has(fit) || fit.cost > least + leeway) return;
    const candidate = laidOver(fit, least + leeway);
    if (!candidate) return;
    candidates.set(fit, candidate);
    least = Math.min(least, candidate.total);
  };
  let cheapest: FaceFit[] = [];
  for (const [index, { face, doubt }] of faces.toSorted((a, b) => a.doubt - b.doubt).entries()) {
    if (doubt >= Math.min(cheapest[shortlist - 1]?.cost ?? Infinity, least + leeway)) break;
    const fits = fitsOf(face).map((fit) => ({ ...fit, cost: fit.cost + doubt }));
    cheapest = [...cheapest, ...fits].toSorted((a, b) => a.cost - b.cost).slice(0, shortlist);
    const [first] = cheapest;
    if (first && index >= measuredFirst) layOverOnce(first);
  }
  for (const fit of cheapest) layOverOnce(fit);
  return cheapest.flatMap((fit) => candidates.get(fit) ?? []);
}
