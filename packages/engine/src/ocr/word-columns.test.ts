import { expect, test } from 'vitest';
import { matchWords } from './word-columns.ts';

/** Glyphs of a word, each 10 wide and 2 apart. */
function word(left: number, letters: number) {
  return Array.from({ length: letters }, (_, index) => ({
    left: left + 12 * index,
    top: 0,
    right: left + 12 * index + 10,
    bottom: 20,
  }));
}

const icon = (left: number) => ({ left, top: 0, right: left + 20, bottom: 20 });

const matched = (words: string[], columns: ReturnType<typeof word>) =>
  matchWords(words, columns).map((group) => [group.word, group.columns.length]);

test('parts the glyphs of a line at its widest gaps', () => {
  expect(matched(['good', 'a', 'day'], [...word(0, 4), ...word(58, 1), ...word(80, 3)])).toEqual([
    ['good', 4],
    ['a', 1],
    ['day', 3],
  ]);
});

test('finds glyphs that nothing was read in before, between and behind words', () => {
  expect(matched(['clean'], [icon(0), ...word(34, 5)])).toEqual([
    [undefined, 1],
    ['clean', 5],
  ]);
  expect(matched(['clean', 'hands'], [...word(0, 5), icon(72), ...word(106, 5)])).toEqual([
    ['clean', 5],
    [undefined, 1],
    ['hands', 5],
  ]);
  expect(matched(['clean'], [...word(0, 5), icon(72)])).toEqual([
    ['clean', 5],
    [undefined, 1],
  ]);
});

test('tells nothing where there are fewer glyphs than words', () => {
  expect(matchWords(['a', 'b'], word(0, 1))).toEqual([]);
});
