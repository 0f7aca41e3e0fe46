import type { LibraryFace } from '@palimpsest/typefaces';
import type { FaceFit, LeastSpacing } from './face-fit.ts';
import { typographerParameters } from './parameters.ts';

const { shortlist, measuredFirst } = typographerParameters;

/** A face that was measured and laid over the ink. */
export interface Candidate extends FaceFit {
  /** Defined where the face stands for one that cannot set the translation: its letters would touch where those of the other stand apart. */
  leastSpacing?: LeastSpacing;
  /** All that speaks against the face. */
  total: number;
  mismatch: number;
  /** How differently its letters lie, and how much darker or lighter they are. */
  unlike: number;
  /** Of the ink, in pixels of the image. */
  height: number;
}

/** How faces are measured and laid over, and how much more than the best one may cost before it is left out. */
interface CandidateSearch {
  fitsOf: (face: LibraryFace) => FaceFit[];
  /** Undefined for a fit that clearly costs more than `most`. */
  laidOver: (fit: FaceFit, most: number) => Candidate | undefined;
  leeway: number;
}

/**
 * The faces of the shortlist with all that speaks against them. Measuring and laying over only add to what a face costs: one that costs
 * more than the best by more than its text would give up for a common family is not measured, or not laid over.
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
