import type { Paragraph } from '../model/paragraph.ts';
import type { SourceText, TextRole } from './translator.ts';

/** A translation may be so much longer than its original before its box has to shrink the type. */
const roomFactor = 1.35;
/** Short words grow by more than their share: "Off" → "Apagado". */
const minRoom = 12;
/** Lines so much higher than the middle one of the picture are headings. */
const headingFactor = 1.4;
/** Most words of a text that names something and says nothing. */
const labelWords = 3;

/** The texts of a picture as translators get them: in reading order, each with what it is and how much room it has. */
export function toSourceTexts(paragraphs: readonly Paragraph[]): SourceText[] {
  const heights = paragraphs.map(lineHeight);
  const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  return paragraphs.map(({ text, lines, runs }, index) => ({
    text,
    lines: lines.map((line) => line.text),
    ...(runs && { runs: runs.map(({ start, end }) => ({ start, end })) }),
    role: roleOf(text, (heights[index] ?? 0) >= headingFactor * middle),
    characterBudget: characterBudget(text),
  }));
}

/** The most characters of a translation for which the place of a text has room. */
export function characterBudget(text: string): number {
  return Math.max(minRoom, Math.ceil(text.length * roomFactor));
}

function lineHeight({ lines }: Paragraph): number {
  return (
    lines.reduce(
      (sum, { quad: [topLeft, , , bottomLeft] }) =>
        sum + Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y),
      0,
    ) / Math.max(1, lines.length)
  );
}

function roleOf(text: string, isLarge: boolean): TextRole {
  if (/\p{Sc}/u.test(text) && /\d/u.test(text)) return 'price';
  if (isLarge) return 'heading';
  const words = text.trim().split(/\s+/u).length;
  return words <= labelWords && !/[.!?…]/u.test(text) ? 'label' : 'body';
}
