import { typefaces, type LibraryFace } from '@palimpsest/typefaces';
import type { TypefaceRecogniser, TypeReading } from '@palimpsest/typefaces/recognise';
import { ableFaces, substitutesFor } from './able-faces.ts';
import {
  alikeGroups,
  isOfCapitals,
  plainDarkness,
  plainSize,
  probabilityOfSerifs,
  type TypeTraits,
} from './alike-groups.ts';
import { type Candidate, cheapestCandidates } from './cheapest-candidates.ts';
import { type Ballot, chooseFamilies } from './choose-families.ts';
import { classCosts, strangeness, weightCosts } from './class-first.ts';
import { meanDoubts } from './face-doubts.ts';
import { fitFace, type FaceFit, type MeasuredLine, measuredLinesOf } from './face-fit.ts';
import { cheapestInFamily } from './family-cost.ts';
import { toFrame } from '../geometry/oriented-rectangle.ts';
import { lineCrop } from './line-crop.ts';
import type { LineInk } from './line-ink.ts';
import { layOver, type Overlay, overlayLine } from './overlay.ts';
import {
  chooseFamiliesParameters,
  classFirstParameters,
  typeEvidenceParameters,
  typographerParameters,
} from './parameters.ts';
import { allowedFaces, type TypeEvidence, typeEvidence } from './type-evidence.ts';
import { mean } from '../mean.ts';

const { sureHeight } = typographerParameters;
// `bench type` shows a change of these: class %, family %, seconds.
/**
 * Limits of the extra cost, over its best face, that a text accepts for a shared family: `openingCost` over its votes. Within one family a face may cost
 * up to `least` more than the cheapest, which overlaid letters make up for.
 */
const familyLeeway = { least: 0.1, most: 0.2 };
/** Cost of being darker or lighter than the text, for each unit of the logarithm of the amount of ink. */
const darkness = 0.5;
/** Mismatch of overlaid letters below which the darkness of a face counts less, down to not at all. */
const minUnlike = 0.1;
/** Error of that logarithm between renderers. */
const sameDarkness = 0.12;
/** Number of lines that are overlaid, and the amount by which the others can improve the match of the first one. */
const overlaidLines = 2;
const otherLines = 0.05;
/** Number of letters from which a text has a full vote. */
const fullVote = 14;
/** Maximum number of votes of texts that were set alike. */
const maxVotes = 3;
/** Weight of the vote of texts in faces that the library lacks: which of its faces comes nearest is a matter of chance. */
const strangersVote = 0.2;
/** Minimum letter spacing, in ems, with which letters of another face are set to be as wide as those of the picture. */
const minUnlikeSpacingEm = -0.02;
/** Mismatch at which confidence falls to 0: that of letters that have nothing in common. */
const strangers = 0.7;
const { agrees } = classFirstParameters;
const { minNoveltyHeightPx } = typeEvidenceParameters;

/** The face of a text, and its setting in that face. */
export interface FoundFace extends Pick<Candidate, 'face' | 'fontSize' | 'letterSpacing' | 'minSpacing'> {
  /** Texts of one group were set alike. */
  group: number;
  /** Confidence, 0 to 1: the overlap of the face's letters with those of the picture. */
  confidence: number;
}

/** Finds the faces of the library in which the texts of a picture are set. */
export interface Typographer {
  /**
   * @param texts the ink of the lines of each text
   * @param language BCP 47 tag of the translation: a family that lacks one of its letters is left out
   * @returns in the order of the texts; undefined for a text without ink
   */
  findFaces(texts: readonly (readonly LineInk[])[], language?: string): Promise<(FoundFace | undefined)[]>;
}

/** Texts that were set alike, with the evidence of their type before a face is measured. */
interface AlikeTexts {
  lines: readonly LineInk[];
  measured: readonly MeasuredLine[];
  readings: readonly TypeReading[];
  /** Height of the ink, in pixels of the image. */
  height: number;
  evidence: TypeEvidence;
  /** Confidence that the library lacks their face, 0 to 1. */
  strange: number;
  /** Weight of their vote on the families of the picture. */
  weight: number;
}

/** The faces in which texts could be set, and the cost of each of their families. */
interface Choice extends Ballot {
  group: AlikeTexts;
  candidates: readonly Candidate[];
}

/** The faces for texts that were set alike; if the nearest of all lacks letters of the translation, those that can replace it. */
function candidatesOf(
  { lines, measured, readings, height, evidence: { isSure }, strange, weight }: AlikeTexts,
  allowed: readonly LibraryFace[],
  language: string | undefined,
): Candidate[] {
  const doubts = meanDoubts(readings);
  const doubted = allowed.map((face) => ({ face, doubt: doubts.get(face.face.file) ?? 1 }));
  const sureness = darkness * Math.min(1, height / sureHeight) ** 2;
  const overlays = measured.slice(0, overlaidLines).map(overlayLine);
  // Faces are ranked again if the nearest lacks letters, so measurements and drawings are cached.
  const fitsOf = remembered(
    (face: LibraryFace, minSpacing?: number) => fitFace(face, measured, minSpacing),
    ({ face }, minSpacing) => `${face.file} ${minSpacing}`,
  );
  const overlayOf = remembered(
    (fit: FaceFit, line: number): Overlay | undefined => {
      const [overlay, specimen] = [overlays[line], fit.specimens[line]];
      return overlay && specimen && layOver(overlay, fit.face, specimen, fit);
    },
    ({ face: { face }, fontSize, letterSpacing }, line) => `${face.file} ${fontSize} ${letterSpacing} ${line}`,
  );
  const laidOver = (fit: FaceFit, most: number): Candidate | undefined => {
    const first = overlayOf(fit, 0);
    if (first && first.mismatch + fit.cost > most + otherLines) return undefined;
    const laid = overlays.flatMap((_, line) => overlayOf(fit, line) ?? []);
    const mismatch = mean(laid.map((line) => line.mismatch));
    const darker = mean(laid.map((line) => line.darker));
    const grey = sureness * Math.min(1, mismatch / minUnlike) * Math.max(0, Math.abs(darker) - sameDarkness);
    const unlike = mismatch + grey;
    return { ...fit, mismatch, unlike, total: unlike + fit.cost, height };
  };
  const rankBy = (costs: typeof doubted, minSpacing?: number): Candidate[] =>
    cheapestCandidates(costs, {
      fitsOf: (face) => fitsOf(face, minSpacing),
      laidOver: (fit, most) => {
        const candidate = laidOver(fit, most);
        return candidate && { ...candidate, minSpacing };
      },
      leeway: leewayOf(weight),
    });
  const rank = (among: readonly LibraryFace[], minSpacing?: number): Candidate[] => {
    const own = doubted.filter(({ face }) => among.includes(face));
    if (isSure && strange === 0) return rankBy(own, minSpacing);
    const [otherClass, otherWeight] = [classCosts(readings), weightCosts(readings)];
    const classFirst = own.map(({ face, doubt }) => ({
      face,
      // Even if the network is not sure of a text's face, it tells the weight.
      doubt:
        doubt +
        (isSure ? strange * otherClass(face.typeface.class) : 0) +
        (isSure ? strange : 1) * otherWeight(face.face.weight),
    }));
    return rankBy(classFirst, minSpacing);
  };
  const able = ableFaces(allowed, lines.map(({ text }) => text).join(' '), language);
  const ranked = rank(allowed, isSure ? undefined : minUnlikeSpacingEm);
  const cheapest = cheapestOf(ranked);
  if (!cheapest || able.includes(cheapest.face)) return ranked.filter(({ face }) => able.includes(face));
  return rank(substitutesFor(cheapest.face, able), minUnlikeSpacingEm);
}

/**
 * @param families the families to choose from; those that the library lacks are left out
 */
export function createTypographer(recogniser: TypefaceRecogniser, families?: readonly string[]): Typographer {
  const chosen = typefaces.filter(({ name }) => families === undefined || families.includes(name));
  const faces = chosen.flatMap((typeface) => typeface.faces.map((face) => ({ typeface, face })));

  /** Measures the faces that texts may be set in. @param shared the families of the picture that are sure */
  function choiceOf(group: AlikeTexts, shared: readonly string[], language: string | undefined): Choice {
    const candidates = candidatesOf(group, allowedFaces(faces, group.evidence, shared), language);
    return { group, candidates, costs: cheapestByFamily(candidates), weight: group.weight };
  }

  /** The network's reading of the longest line of a text. */
  async function readingOf(lines: readonly LineInk[]): Promise<TypeReading | undefined> {
    const [longest] = measuredLinesOf(lines);
    return longest && recogniser.recognise([lineCrop(longest.ink)]);
  }

  return {
    async findFaces(texts, language) {
      const readings: (TypeReading | undefined)[] = [];
      for (const lines of texts) readings.push(await readingOf(lines));
      const groups = alikeGroups(texts.map((lines, index) => traitsOf(lines, readings[index])));
      const alike = groups.map((members): AlikeTexts => {
        const lines = members.flatMap((index) => texts[index] ?? []);
        const said = members.flatMap((index) => readings[index] ?? []);
        const measured = measuredLinesOf(lines);
        const height = mean(measured.map((line) => line.height));
        const evidence = typeEvidence(said, height);
        const strange = strangeness(said, ({ typeface }) => chosen.includes(typeface));
        const isOfChance = evidence.isSure ? strange : 1;
        // Small letters are blurred: the differences between families in them are as small as chance.
        const clearness = Math.min(1, height / minNoveltyHeightPx) * (1 - isOfChance * (1 - strangersVote));
        return {
          lines,
          measured,
          readings: said,
          height,
          evidence,
          strange,
          weight: votesOf(lettersOf(lines)) * clearness,
        };
      });
      const sure = alike.filter(({ evidence }) => evidence.isSure).map((group) => choiceOf(group, [], language));
      const shared = [...new Set(chooseFamilies(sure))].filter((family) => family !== undefined);
      const choices = alike.map(
        (group) => sure.find((choice) => choice.group === group) ?? choiceOf(group, shared, language),
      );
      const families = chooseFamilies(choices, shared);
      const found = Array.from<FoundFace | undefined>({ length: texts.length });
      for (const [index, members] of groups.entries()) {
        const best = cheapestInFamily(
          (choices[index]?.candidates ?? []).filter(({ face }) => face.typeface.name === families[index]),
        );
        for (const member of members) found[member] = best && inFace(best, texts[member] ?? [], index);
      }
      return found;
    },
  };
}

function cheapestOf(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.toSorted((a, b) => a.total - b.total)[0];
}

/** Caches a function. @param keyOf the key by which two calls are the same */
function remembered<Arguments extends unknown[], Answer>(
  ask: (...question: Arguments) => Answer,
  keyOf: (...question: Arguments) => string,
): (...question: Arguments) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (...question) => {
    const key = keyOf(...question);
    const found = known.get(key) ?? { answer: ask(...question) };
    known.set(key, found);
    return found.answer;
  };
}

/** The number of votes of texts by their letters: more than one if several were set alike. */
function votesOf(letters: number): number {
  return Math.min(maxVotes, letters / fullVote);
}

/** The extra cost, over its cheapest face, that a text accepts for a shared family: beyond it a family of its own is worth its cost. */
function leewayOf(weight: number): number {
  return Math.min(familyLeeway.most, Math.max(familyLeeway.least, chooseFamiliesParameters.openingCost / weight));
}

function traitsOf(lines: readonly LineInk[], reading: TypeReading | undefined): TypeTraits | undefined {
  const size = plainSize(lines);
  const darkness = plainDarkness(lines);
  const [first] = lines;
  if (size === undefined || darkness === undefined || !first || !reading) return undefined;
  return {
    size,
    darkness,
    colour: first.colour,
    weight: reading.weight,
    italic: reading.italic > 0.5,
    serifs: probabilityOfSerifs(reading),
    capitals: isOfCapitals(lines.map(({ text }) => text).join(' ')),
    middle: toFrame(first.frame, first.frame.angle).y,
  };
}

/**
 * Sets a text of a group in the face of the group, at its own size. The rest of the widths of another face is no letter spacing of the original, so
 * letters are not set tighter for it.
 */
function inFace(
  { face, mismatch, fontSize, letterSpacing, ...candidate }: Candidate,
  lines: readonly LineInk[],
  group: number,
): FoundFace {
  const minSpacing = candidate.minSpacing ?? (mismatch > agrees ? minUnlikeSpacingEm : undefined);
  const [own] = fitFace(face, measuredLinesOf(lines), minSpacing).toSorted((a, b) => a.cost - b.cost);
  return {
    face,
    group,
    fontSize: own?.fontSize ?? fontSize,
    letterSpacing: own?.letterSpacing ?? letterSpacing,
    confidence: Math.max(0, 1 - mismatch / strangers),
    minSpacing,
  };
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
