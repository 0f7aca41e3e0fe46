import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../model/paragraph.ts';
import { residualStrokes } from './parameters.ts';
import { longestUntouched } from './untouched-stretch.ts';

/** A line 24 px high and 312 px wide, of which all was erased but for the columns from `from` to `to`. */
function untouched(text: string, from: number, to: number): number {
  const [width, height] = [312, 24];
  const quad: Paragraph['quad'] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const changed = Uint8Array.from({ length: width * height }, (_, i) => (i % width < from || i % width >= to ? 1 : 0));
  const paragraph = { id: 1, text, quad, rotation: 0, lines: [{ text, quad, confidence: 1 }] };
  return longestUntouched(paragraph, { box: { x: 0, y: 0, width, height }, changed, lineHeight: height });
}

describe('the longest stretch of a line in which nothing was erased', () => {
  it('is a word that still stands', () => {
    expect(untouched('Open air cinema in the old town hall', 100, 140)).toBeGreaterThan(residualStrokes.longestStretch);
  });

  it('is not a word space in capitals with wide letter spacing', () => {
    expect(untouched('NEW IN TOWN', 157, 192)).toBeLessThan(residualStrokes.longestStretch);
  });

  it('is a word in capitals with wide letter spacing', () => {
    expect(untouched('NEW IN TOWN', 157, 220)).toBeGreaterThan(residualStrokes.longestStretch);
  });
});
