import { expect, test } from 'vitest';
import { type LoneBar, loneBarsIn, withLoneLetters } from './lone-bars.ts';

/** I as a face without serifs draws it, and the bar of the same face. */
const letter: LoneBar = { above: 1, below: 0, strokes: 1.3, gap: 1 };
const separator: LoneBar = { above: 1.05, below: 0.25, strokes: 0.9, gap: 1 };

const box = (left: number, width: number, top = 0, bottom = 30) => ({ left, top, right: left + width, bottom });

test.each([
  ['How can | help?', 'How can I help?'],
  ['| will', 'I will'],
  ['WHAT | SAY IS WHAT | MEAN', 'WHAT I SAY IS WHAT I MEAN'],
  ['l know', 'I know'],
  ['Mum and |', 'Mum and I'],
])('a lone bar as high as capitals is I: %s', (text, expected) => {
  expect(withLoneLetters(text, text.match(/(?<!\S)[|l](?!\S)/gu)?.map(() => letter) ?? [])).toBe(expected);
});

test.each(['8-9pm | Old Union', 'Home | About | Contact', 'MENU | DRINKS', 'red | green'])(
  'a bar that is deeper than letters stays: %s',
  (text) => {
    expect(withLoneLetters(text, text.match(/\|/gu)?.map(() => separator) ?? [])).toBe(text);
  },
);

test('a bar that is thinner than the strokes, much taller than capitals, or in wide gaps stays', () => {
  for (const other of [{ strokes: 0.4 }, { above: 1.7 }, { gap: 3 }]) {
    expect(withLoneLetters('red | green', [{ ...letter, ...other }])).toBe('red | green');
  }
});

test('a row of bars between names stays, and so does one behind a figure', () => {
  expect(withLoneLetters('Home | About | Contact', [letter, letter])).toBe('Home | About | Contact');
  expect(withLoneLetters('8-9pm | Old Union', [letter])).toBe('8-9pm | Old Union');
});

test('where the bars were not told from the background, one before a small letter is I', () => {
  expect(withLoneLetters('how can | help', [])).toBe('how can I help');
  expect(withLoneLetters('Home | About', [])).toBe('Home | About');
});

test('a 1 that is a plain bar is I, one with a flag stays', () => {
  expect(withLoneLetters('1 will be there', [letter])).toBe('I will be there');
  expect(withLoneLetters('1 cup of tea', [{ ...letter, strokes: 2.4 }])).toBe('1 cup of tea');
  expect(withLoneLetters('1 cup of tea', [])).toBe('1 cup of tea');
});

test('litres stay', () => {
  expect(withLoneLetters('5 l', [letter])).toBe('5 l');
});

test('finds the bars that stand apart, measured by the letters of their line', () => {
  const columns = [box(0, 20), box(24, 20), box(56, 4), box(72, 20), box(96, 4), box(104, 20), box(136, 3, -2, 38)];
  const [first, last, ...others] = loneBarsIn(columns, 30, 4);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ above: 1, below: 0, strokes: 1 });
  expect(last?.below).toBeGreaterThan(0.2);
});
