import { expect, test } from 'vitest';
import { withLeanRanges } from '../../lean-ranges.ts';

const face = (ranges: string, family = 'Inter') =>
  `@font-face{font-family:${family};font-style:normal;unicode-range:${ranges}}`;

test('a face does not claim what a later one of its family claims', () => {
  const later = face('U+131,U+2000-206F');
  expect(withLeanRanges(face('U+400-45F,U+131,U+2020') + later)).toBe(face('U+400-45F') + later);
});

test('ranges that only such characters part become one', () => {
  const later = face('U+2BB-2BC');
  expect(withLeanRanges(face('U+100-2BA,U+2BD-2C5') + later)).toBe(face('U+100-2C5') + later);
});

test('faces of other families, and earlier ones, change nothing', () => {
  const css = face('U+131') + face('U+131-132', 'Newsreader');
  expect(withLeanRanges(css)).toBe(css);
  expect(withLeanRanges(face('U+1F00-1FFF') + face('U+1F00-1FFE'))).toBe(face('U+1F00-1FFF') + face('U+1F00-1FFE'));
});
