import { expect, test } from 'vitest';
import { withLatinFaces, withLeanRanges } from './lean-ranges.ts';

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

test('faces for other than Latin letters are left to the system', () => {
  const latin = face('U+0000-00FF,U+0131');
  const vietnamese = face('U+0102-0103,U+1EA0-1EF9');
  const [cyrillic, greek] = [face('U+0301,U+0400-045F'), face('U+1F00-1FFF')];
  const rest = '@font-face{font-family:Icons}a{b:c}';
  expect(withLatinFaces(cyrillic + vietnamese + greek + latin + rest)).toBe(vietnamese + latin + rest);
});
