import { expect, test } from 'vitest';
import type { Quad } from '../geometry/quad.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { toSourceTexts } from './source-texts.ts';

/** @param height of each line, in px */
function paragraphOf(lines: readonly string[], height = 20): Paragraph {
  const quad: Quad = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: height },
    { x: 0, y: height },
  ];
  const text = lines.join(' ');
  return { id: 1, text, quad, rotation: 0, lines: lines.map((line) => ({ text: line, quad, confidence: 1 })) };
}

const sentence = paragraphOf(['We open at noon', 'on every day.']);

test.each([
  [['File'], 'label'],
  [['Log in'], 'label'],
  [['Save as', 'picture'], 'label'],
  [['Stop!'], 'body'],
  [['Wait… what'], 'body'],
  [['We open at noon'], 'body'],
  [['Now $5'], 'price'],
] as const)('%j is of the role %s', (lines, role) => {
  expect(toSourceTexts([sentence, sentence, paragraphOf(lines)])[2]?.role).toBe(role);
});

test('a text much larger than the others is a heading', () => {
  expect(toSourceTexts([sentence, sentence, paragraphOf(['File'], 60)])[2]?.role).toBe('heading');
});

test('a text has its lines as they stand in the picture', () => {
  expect(toSourceTexts([sentence])[0]?.lines).toEqual(['We open at noon', 'on every day.']);
});
