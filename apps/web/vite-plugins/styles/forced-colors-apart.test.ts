import { expect, test } from 'vitest';
import { splitForcedColors } from './forced-colors-apart.ts';

const forced = '@media (forced-colors:active){.forced-colors\\:hidden{display:none}}';
const other = '@media (forced-colors:active){.outline-hidden{outline:2px solid #0000}}';

test('classes for forced colors stand apart, in their layer', () => {
  expect(splitForcedColors(`@layer utilities{.a{b:c}${forced}${other}}`)).toEqual({
    rest: `@layer utilities{.a{b:c}${other}}`,
    forced: `@layer utilities{${forced}}`,
  });
});

test('a stylesheet without them stays as it is', () => {
  const css = `@media print{.a{b:c}}${other}`;
  expect(splitForcedColors(css)).toEqual({ rest: css, forced: '' });
});
