import { expect, test } from 'vitest';
import { cssBlocks, cssText } from './css-blocks.ts';

const css = `@import 'a;b';/*{*/.a\\:b{color:red}@media print{.b{content:"}"}}@layer x;`;

test('finds the statements that stand in no other, whatever strings, comments and escapes hold', () => {
  expect(cssBlocks(css)).toEqual([
    { prelude: `@import 'a;b';`, body: undefined },
    { prelude: '/*{*/.a\\:b', body: 'color:red' },
    { prelude: '@media print', body: '.b{content:"}"}' },
    { prelude: '@layer x;', body: undefined },
  ]);
});

test('writes them as they were', () => {
  expect(cssText(cssBlocks(css))).toBe(css);
});
