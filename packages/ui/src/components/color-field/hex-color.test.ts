import { expect, test } from 'vitest';
import { parseHexColor } from './hex-color.ts';

test.each([
  ['#ffffff', '#ffffff'],
  ['173BAC', '#173bac'],
  [' #fff ', '#ffffff'],
  ['#173b', '#117733bb'],
  ['#173bac80', '#173bac80'],
])('reads %s as %s', (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});

test.each(['', '#', '#f', '#ff', '#fffff', '#fffffff', '#ggg', 'red', '#ffffff00f'])('refuses %j', (text) => {
  expect(parseHexColor(text)).toBeUndefined();
});

test('a parsed color parses to itself', () => {
  for (const text of ['#fff', 'abcd', '#123456', '12345678']) {
    const color = parseHexColor(text) ?? '';
    expect(parseHexColor(color)).toBe(color);
  }
});
