import { expect, test } from 'vitest';
import type { EditorText } from '../model/text.ts';
import { findMatches } from '../commands/find.ts';
import { layOut, sampleText } from '../testing/test-editor.ts';
import { matchBoxes } from './match-boxes.ts';

const box = { x: 0, y: 0, width: 400, height: 40, fontSize: 20, textAlign: 'left' } as const;
const boxesOf = (text: EditorText, query: RegExp) => matchBoxes(layOut, text, findMatches([text], query));
const widthOf = (words: string, style = {}) =>
  layOut(sampleText(1, { ...box, ...style, text: words })).lines[0]?.width ?? 0;

test('letters of a match are as wide as they are drawn, and begin where those before them end', () => {
  const [found, ...others] = boxesOf(sampleText(1, { ...box, text: 'un dos tres' }), /dos/gu);
  expect(others).toEqual([]);
  expect(found?.x).toBeCloseTo(widthOf('un dos') - widthOf('dos'), 1);
  expect(found?.width).toBeCloseTo(widthOf('dos'), 3);
  expect(found && found.y + found.height / 2).toBeCloseTo(20, -1);
});

test('a match is found where the case of the letters makes the text longer before it', () => {
  const text = sampleText(1, { ...box, text: 'Große Straße', textTransform: 'uppercase' });
  const [found] = boxesOf(text, /straße/giu);
  expect(found?.x).toBeCloseTo(widthOf('GROSSE STRASSE') - widthOf('STRASSE'), 1);
  expect(found?.width).toBeCloseTo(widthOf('STRASSE'), 3);
});

test('a match on two lines has a rectangle on each', () => {
  const boxes = boxesOf(sampleText(1, { ...box, text: 'uno dos\ntres' }), /dos\stres/gu);
  expect(boxes.map(({ width }) => Math.round(width))).toEqual([widthOf('dos'), widthOf('tres')].map(Math.round));
  expect((boxes[1]?.y ?? 0) - (boxes[0]?.y ?? 0)).toBeCloseTo(24, 3);
});

test('letters of other weights keep theirs, in the match and before it', () => {
  const runs = [{ start: 0, end: 6, fontWeight: 900, fill: '#ff0000' }];
  const [bold, plain] = boxesOf(sampleText(1, { ...box, text: 'un dos tres', runs }), /dos|tres/gu);
  expect(bold?.width).toBeCloseTo(widthOf('dos', { fontWeight: 900 }), 3);
  expect(plain?.x).toBeGreaterThan(widthOf('un dos', { fontWeight: 900 }));
});

test('on an arc each letter of a match has a rectangle, turned as it is', () => {
  const boxes = boxesOf(sampleText(1, { ...box, height: 200, text: 'OPEN ALL NIGHT', curve: 180 }), /ALL/gu);
  expect(boxes.length).toBeGreaterThan(0);
  expect(new Set(boxes.map(({ angle }) => Math.round(angle))).size).toBe(boxes.length);
});
