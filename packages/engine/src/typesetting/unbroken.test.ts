import { expect, test } from 'vitest';
import { withUnbrokenPhrases, withUnbrokenUnits } from './unbroken.ts';

test.each([
  ['Nur noch 5 € am Tag', 'Nur noch 5\u00a0€ am Tag'],
  ['Ab 30 km frei', 'Ab 30\u00a0km frei'],
  ['20 % de réduction, 1,5 l', '20\u00a0% de réduction, 1,5\u00a0l'],
  ['CHF 12 oder € 11', 'CHF\u00a012 oder €\u00a011'],
  ['Um 18 Uhr', 'Um 18\u00a0Uhr'],
])('no line ends between a number and its unit: "%s"', (text, unbroken) => {
  expect(withUnbrokenUnits(text)).toBe(unbroken);
});

test.each(['5 minutes', '3 gute Gründe', '2 for 1', '10 marzo', 'Halle 5 links', 'A 5', ''])(
  'a word that begins like a unit may stand on the next line: "%s"',
  (text) => {
    expect(withUnbrokenUnits(text)).toBe(text);
  },
);

test('no line ends within a phrase that is kept together, wherever it stands', () => {
  expect(withUnbrokenPhrases('Central Park: ven a Central Park', ['Central Park'])).toBe(
    'Central\u00a0Park: ven a Central\u00a0Park',
  );
  expect(withUnbrokenPhrases('Ven al parque', ['Central Park'])).toBeUndefined();
});
