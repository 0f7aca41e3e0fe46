import { expect, test } from 'vitest';
import type { Paragraph } from '../model/paragraph.ts';
import { wordmarks } from './brands.ts';

/** A line of that height, in pixels. */
function line(text: string, height: number, top = 20): Paragraph {
  const right = 20 + text.length * height * 0.6;
  const quad: Paragraph['quad'] = [
    { x: 20, y: top },
    { x: right, y: top },
    { x: right, y: top + height },
    { x: 20, y: top + height },
  ];
  return { id: 1, text, quad, rotation: 0, lines: [{ text, quad, confidence: 1 }] };
}

const menu = [line('File', 18), line('Edit', 19), line('Tutorials', 18)];
const marksIn = (...texts: readonly Paragraph[]): string[] => [...wordmarks(texts, 'English')].map(({ text }) => text);

test('the large name of a program stays among the texts of its interface, whatever signs were read beside it', () => {
  expect(marksIn(line('SCRATCH!', 36), ...menu)).toEqual(['SCRATCH!']);
});

test('a name in the size of the other texts may be the word', () => {
  expect(marksIn(line('Scratch', 20), ...menu)).toEqual([]);
});

test('the same word is no name on a poster', () => {
  expect(marksIn(line('SCRATCH', 90), line('How to mend a scratch in your floor', 30))).toEqual([]);
});

test('the large title of a screen is no name', () => {
  expect(marksIn(line('Preferences', 40), ...menu)).toEqual([]);
});
