import { expect, test } from 'vitest';
import { isFaceSure, sizeShareOf } from './measured-original.ts';
import { createTranslatedText, type EditorText } from './text.ts';

function small(fontSize: number): EditorText {
  const box = { x: 0, y: 0, width: 200, height: 40, rotation: 0 };
  const came = createTranslatedText(
    { id: 1, text: 'Rebajas', originalText: 'Sale', suggestedColors: [], ...box, fontSize: 20, sizeShare: 0.6 },
    0,
  );
  return { ...came, fontSize };
}

test('a text that came much smaller than its original tells how small it is, also where it is made smaller still', () => {
  expect(sizeShareOf(small(20))).toBe(0.6);
  expect(sizeShareOf(small(10))).toBeCloseTo(0.3);
});

test('it has nothing to tell once the user has made it larger, and where it came as large', () => {
  expect(sizeShareOf(small(21))).toBeUndefined();
  expect(sizeShareOf({ ...small(20), sizeShare: undefined })).toBeUndefined();
});

test.each([
  [1, true],
  [0.9, true],
  [0.89, false],
  [0, false],
  [undefined, undefined],
])('whether a face of the confidence %s is sure: %s', (faceConfidence, sure) => {
  expect(isFaceSure({ ...small(20), faceConfidence })).toBe(sure);
});
