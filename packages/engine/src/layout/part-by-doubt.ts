import type { SkipReason } from '@palimpsest/contract';
import { overlap } from '../geometry/bounds.ts';
import { boundsInFrame, contains, quadOf, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Paragraph } from '../model/paragraph.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import type { Orthography } from '../model/orthography.ts';
import { groupParagraphs } from './paragraphs.ts';

/** Minimum lead in confidence, 0 to 1, of a line over another one at its place; with less the line is in doubt. */
const surerAtOnePlace = 0.3;
/** Share of the smaller line's area, 0 to 1, that both lines take up. */
const sharedPlace = 0.5;
/** Lines of which one is higher by more are a headline and a text on it. */
const maxHeightRatio = 1.6;

/** A reading that should not be trusted. */
export interface DoubtfulText {
  paragraph: Paragraph;
  reason: SkipReason;
}

/** The texts of a picture by whether they can be trusted. */
export interface PartedByDoubt {
  sure: Paragraph[];
  doubtful: DoubtfulText[];
}

/**
 * Groups lines into texts, and parts these by whether their reading can be trusted. Lines that cannot be are texts of their own, those of one arc
 * together. A text goes whole or stays whole: one that has such a line between others says something else without it.
 */
export function partByDoubt(read: readonly RecognisedLine[], orthography?: Orthography): PartedByDoubt {
  const lines = doubtingContradictions(read);
  const interrupted = interruptedTexts(lines, orthography);
  const rest = lines.filter((line) => !interrupted.some((text) => holds(text, line)));
  const leftAlone = Map.groupBy(
    rest.filter(({ doubt }) => doubt !== undefined),
    (line) => line.bow ?? line,
  );
  const alone = [...leftAlone.values()].flatMap((own): DoubtfulText[] => {
    const [paragraph] = groupParagraphs(own, orthography);
    const reason = own[0]?.doubt;
    return reason && paragraph ? [{ paragraph, reason }] : [];
  });
  return {
    sure: groupParagraphs(
      rest.filter(({ doubt }) => doubt === undefined),
      orthography,
    ),
    doubtful: [...interrupted.map((paragraph) => ({ paragraph, reason: 'low-confidence' as const })), ...alone],
  };
}

/**
 * The lines, those doubted that were read twice in one place, as the light and the dark of an outlined logo may be: both would be set over each other.
 * Where one reading is much surer than the other, it stands.
 */
function doubtingContradictions(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  return lines.map((line) => {
    const isContradicted = lines.some(
      (other) =>
        other !== line &&
        other.doubt === undefined &&
        standsOver(line, other) &&
        line.confidence < other.confidence + surerAtOnePlace,
    );
    return isContradicted && line.doubt === undefined ? { ...line, doubt: 'low-confidence' as const } : line;
  });
}

/** Whether two lines of much the same height take up the same place. */
function standsOver(one: RecognisedLine, other: RecognisedLine): boolean {
  const [a, b] = [one.box, other.box];
  // Seen from a line that is turned, one below it reaches into its place.
  if (!contains(a, b) && !contains(b, a)) return false;
  if (Math.max(a.height, b.height) > maxHeightRatio * Math.min(a.height, b.height)) return false;
  const [first, second] = [a, b].map((box) => boundsInFrame(quadOf(box), a.angle));
  if (!first || !second) return false;
  const width = overlap(first.left, first.right, second.left, second.right);
  const height = overlap(first.top, first.bottom, second.top, second.bottom);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared >= sharedPlace * Math.min(a.width * a.height, b.width * b.height);
}

/** The texts in which a line that was not read surely stands between two that were. */
function interruptedTexts(lines: readonly RecognisedLine[], orthography: Orthography | undefined): Paragraph[] {
  const unsure = lines.filter(({ doubt }) => doubt === 'low-confidence');
  if (unsure.length === 0) return [];
  const all = groupParagraphs([...lines.filter(({ doubt }) => doubt === undefined), ...unsure], orthography);
  return all.filter((text) => {
    const isUnsure = text.lines.map((_, index) => unsure.some((line) => holds(text, line, index)));
    const first = isUnsure.indexOf(false);
    return first !== -1 && isUnsure.slice(first, isUnsure.lastIndexOf(false)).includes(true);
  });
}

/** Whether a line is one of the text's. @param index of the only line to look at */
function holds({ lines }: Paragraph, { box }: RecognisedLine, index?: number): boolean {
  return lines.some(({ quad }, at) => (index === undefined || at === index) && contains(rectangleOf(quad), box));
}
