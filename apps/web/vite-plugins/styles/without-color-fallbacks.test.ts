import { expect, test } from 'vitest';
import { mixedColorsOnly } from './without-color-fallbacks.ts';

const supports = '@supports (color:color-mix(in lab, red, red))';
const mixed = 'background-color:color-mix(in oklab, var(--a) 70%, transparent)';

test('a mixed color stands alone', () => {
  expect(mixedColorsOnly(`.a{background-color:var(--a)}${supports}{.a{${mixed}}}.b{color:red}`)).toBe(
    `.a{${mixed}}.b{color:red}`,
  );
});

test('what stands beside the color stays', () => {
  expect(mixedColorsOnly(`.a{background-color:var(--a);padding:1px}${supports}{.a{${mixed}}}`)).toBe(
    `.a{padding:1px;${mixed}}`,
  );
});

test('so does a rule for another selector', () => {
  const css = `.a{color:var(--a)}${supports}{.b{${mixed}}}`;
  expect(mixedColorsOnly(css)).toBe(css);
});

test('a rule that stood together with it keeps its color as it is', () => {
  expect(mixedColorsOnly(`.a,.a\\/70{background-color:var(--a)}${supports}{.a\\/70{${mixed}}}`)).toBe(
    `.a{background-color:var(--a)}.a\\/70{${mixed}}`,
  );
});

test('a selector that only ends alike is another', () => {
  const css = `.a .b{color:var(--a)}${supports}{.b{${mixed}}}`;
  expect(mixedColorsOnly(css)).toBe(css);
});
