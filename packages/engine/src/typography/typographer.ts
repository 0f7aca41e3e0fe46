import { matchFace, typefaces, type LibraryFace } from '@palimpsest/typefaces';
import type { TypefaceRecogniser, TypeReading } from '@palimpsest/typefaces/recognise';
import { chooseFamilies } from './choose-families.ts';
import { fitFace, type FaceFit, measuredLinesOf } from './face-fit.ts';
import { lineCrop } from './line-crop.ts';
import type { LineInk } from './line-ink.ts';
import { mismatch, overlayLine } from './overlay.ts';
import { plainFace, typographerParameters } from './parameters.ts';

const { shortlist, unlikeness, classDoubt, leastClass, overlaidLines, fullVote, fewLetters, fewCost, strangers } =
  typographerParameters;

/** The face of a text, and how it was set in it. */
export interface FoundFace extends Pick<FaceFit, 'face' | 'fontSize' | 'letterSpacing'> {
  /** 0 to 1: how well the letters of the face lie over those of the picture. */
  confidence: number;
}

/** Tells which faces of the library the texts of a picture are set in. */
export interface Typographer {
  /**
   * @param texts the ink of the lines of each text
   * @returns in the order of the texts; undefined for a text without ink
   */
  findFaces(texts: readonly (readonly LineInk[])[]): Promise<(FoundFace | undefined)[]>;
}

interface Candidate extends FaceFit {
  /** All that speaks against the face. */
  total: number;
  mismatch: number;
}

/**
 * @param families the families to choose from; those that the library lacks are left out
 */
export function createTypographer(recogniser: TypefaceRecogniser, families?: readonly string[]): Typographer {
  const chosen = typefaces.filter(({ name }) => families === undefined || families.includes(name));
  const faces = chosen.flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));

  async function candidatesOf(lines: readonly LineInk[]): Promise<Candidate[]> {
    const measured = measuredLinesOf(lines);
    const [longest] = measured;
    if (!longest) return [];
    const reading = await recogniser.recognise([lineCrop(longest.ink)]);
    const doubts = doubtsOf(reading);
    const few = Math.max(0, 1 - lettersOf(lines) / fewLetters);
    const shyness = ({ typeface }: LibraryFace): number => (typeface.name === plainFace.family ? 0 : few * fewCost);
    const fits = faces.flatMap((face) =>
      fitFace(face, measured).map((fit) => ({
        ...fit,
        cost: fit.cost + shyness(face) + (doubts.get(face.face.file) ?? 1),
      })),
    );
    const overlays = measured.slice(0, overlaidLines).map(overlayLine);
    return fits
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, shortlist)
      .map((fit) => {
        const laid = overlays.flatMap((line, index) => {
          const specimen = fit.specimens[index];
          return specimen ? [mismatch(line, fit.face, specimen, fit)] : [];
        });
        const mean = laid.reduce((sum, value) => sum + value, 0) / Math.max(1, laid.length);
        return { ...fit, mismatch: mean, total: mean + fit.cost };
      });
  }

  return {
    async findFaces(texts) {
      const candidates: Candidate[][] = [];
      for (const lines of texts) candidates.push(await candidatesOf(lines));
      const ballots = candidates.map((list, index) => ({
        costs: cheapestByFamily(list),
        weight: Math.min(1, lettersOf(texts[index] ?? []) / fullVote),
      }));
      const families = chooseFamilies(ballots);
      return candidates.map((list, index) => {
        const [best] = list
          .filter(({ face }) => face.typeface.name === families[index])
          .toSorted((a, b) => a.total - b.total);
        return best && { ...best, confidence: Math.max(0, 1 - best.mismatch / strangers) };
      });
    },
  };
}

/** What the network has against each face, by file: that its letters look different, and that its class is another. */
function doubtsOf({ faces, classes }: TypeReading): Map<string, number> {
  const byClass = new Map(
    classes.map((one) => [one.class, -Math.max(leastClass, Math.log(Math.max(1e-9, one.probability)))]),
  );
  return new Map(
    faces.map(({ typeface, face, similarity }) => [
      face.file,
      unlikeness * (1 - similarity) + classDoubt * (byClass.get(typeface.class) ?? 0),
    ]),
  );
}

function cheapestByFamily(candidates: readonly Candidate[]): Map<string, number> {
  const costs = new Map<string, number>();
  for (const { face, total } of candidates) {
    const { name } = face.typeface;
    costs.set(name, Math.min(total, costs.get(name) ?? Infinity));
  }
  return costs;
}

function lettersOf(lines: readonly LineInk[]): number {
  return lines.reduce((sum, { text }) => sum + text.replaceAll(/\s/gu, '').length, 0);
}

/** What a text without ink is set in. */
export function plainLibraryFace(): LibraryFace {
  const found = matchFace(plainFace.family, plainFace.weight);
  if (!found) throw new Error(`The library of typefaces has lost ${plainFace.family}.`);
  return found;
}
