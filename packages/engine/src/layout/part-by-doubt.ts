import type { SkipReason } from '@palimpsest/contract';
import { contains, rectangleOf } from '../geometry/oriented-rectangle.ts';
import type { Paragraph } from '../model/paragraph.ts';
import type { RecognisedLine } from '../model/recognised-line.ts';
import type { Orthography } from './joining.ts';
import { groupParagraphs } from './paragraphs.ts';

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
export function partByDoubt(lines: readonly RecognisedLine[], orthography?: Orthography): PartedByDoubt {
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
