import { type Bounds, overlap } from '../geometry/bounds.ts';
import { boundsInFrame } from '../geometry/oriented-rectangle.ts';
import { median } from '../median.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { hasPrompt, holdsProse, isCode } from './wording/code.ts';

/** Shorter lines say little about the advance of a face. */
const minLettersOfRhythm = 8;
/** The ink of a line is narrower than its advances by the bearings of its first and last letter. */
const bearingsInAdvances = 0.2;
/** How far the width of a line may be off: as a share of it, and at least in advances, since a letter may have been missed. */
const widthTolerance = 0.04;
const minToleranceInAdvances = 0.8;
/** Lines of one block differ no more in height: some have no ascender, others have brackets. */
const maxHeightRatio = 1.8;
/** An empty line parts the outputs of two commands. */
const maxGapInLineHeights = 2;
/** A column of output may stand far to the side. */
const maxColumnGapInAdvances = 12;

/** Texts in one rhythm, of which at least one is code. */
interface CodeBlock {
  texts: Set<Paragraph>;
  /** Pixels from letter to letter. */
  advance: number;
  lineHeight: number;
  isTerminal: boolean;
}

/**
 * The texts that are part of a program or of a terminal's output. Some tell so by themselves. Others stand next to such a text, in the same rhythm of
 * a monospaced face: below a prompt these are output, whatever they say; in a program, those that are no sentences.
 */
export function codeTexts(texts: readonly Paragraph[]): Set<Paragraph> {
  const seeds = texts.filter((text) => isCode(wordsOf(text)));
  const found = new Set(seeds);
  for (const seed of seeds) {
    const block = blockOf(seed);
    if (block) for (const text of grown(block, texts)) found.add(text);
  }
  return new Set(texts.filter((text) => found.has(text)));
}

/** Undefined for a text that does not tell its rhythm: below a prompt one line does, elsewhere two lines have to agree. */
function blockOf(text: Paragraph): CodeBlock | undefined {
  const isTerminal = hasPrompt(wordsOf(text));
  const advances = text.lines
    .filter((line) => line.text.length >= minLettersOfRhythm)
    .map((line) => widthOf(boundsOf(line)) / (line.text.length - bearingsInAdvances));
  const isEven = advances.length > 1 && Math.max(...advances) <= (1 + widthTolerance) * Math.min(...advances);
  const advance = median(advances);
  const lineHeight = median(text.lines.map((line) => heightOf(boundsOf(line))));
  if (advance === undefined || lineHeight === undefined || !(isTerminal || isEven)) return undefined;
  return { texts: new Set([text]), advance, lineHeight, isTerminal };
}

/** The texts of a block with those that go on where others of it end. */
function grown(block: CodeBlock, all: readonly Paragraph[]): Set<Paragraph> {
  const open = new Set(all.filter((text) => !block.texts.has(text) && belongs(text, block)));
  for (const text of block.texts) {
    for (const next of open) {
      if (!isBeside(text, next, block)) continue;
      // A set is walked over to those that were added meanwhile.
      block.texts.add(next);
      open.delete(next);
    }
  }
  return block.texts;
}

function belongs(text: Paragraph, { advance, lineHeight, isTerminal }: CodeBlock): boolean {
  if (!isTerminal && holdsProse(wordsOf(text))) return false;
  return text.lines.every((line) => {
    const bounds = boundsOf(line);
    const expected = advance * (line.text.length - bearingsInAdvances);
    const tolerance = Math.max(widthTolerance * expected, minToleranceInAdvances * advance);
    const ratio = heightOf(bounds) / lineHeight;
    return Math.abs(widthOf(bounds) - expected) <= tolerance && Math.max(ratio, 1 / ratio) <= maxHeightRatio;
  });
}

/** Whether two texts touch, but for an empty line between them or the gap of two columns. */
function isBeside(one: Paragraph, other: Paragraph, { advance, lineHeight }: CodeBlock): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const down = overlap(a.top, a.bottom, b.top, b.bottom);
  const across = overlap(a.left, a.right, b.left, b.right);
  return down >= -maxGapInLineHeights * lineHeight && across >= -maxColumnGapInAdvances * advance;
}

function wordsOf({ lines }: Paragraph): string[] {
  return lines.map((line) => line.text);
}

function boundsOf({ quad }: Pick<Paragraph, 'quad'>): Bounds {
  return boundsInFrame(quad, 0);
}

function widthOf({ left, right }: Bounds): number {
  return right - left;
}

function heightOf({ top, bottom }: Bounds): number {
  return bottom - top;
}
